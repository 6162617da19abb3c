"""House: all tables of this server, the keeper of due work, and how a table begins."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from contextlib import suppress
from time import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from quipu.core.refusal import IllegalAction
from quipu.core.table import Table
from quipu.registry import games
from quipu.server import acts, curtain, measuring, orders, paces, room
from quipu.server.admission import NOT_THERE, sweep
from quipu.server.analysing import Analyst
from quipu.server.clocks import KIND, Clocks
from quipu.server.films import Film
from quipu.server.guard import Buckets, Quota
from quipu.server.hours import Hours
from quipu.server.live import GONE, Live, Standing
from quipu.server.lives import Lives
from quipu.server.loops import Loop, back_off, watched
from quipu.server.neighbours import Neighbours
from quipu.server.people import short_id
from quipu.server.pulse import Noting, Pulse
from quipu.server.schema import DueRow, Person, SeatRow, TableRow
from quipu.server.settings import Settings
from quipu.server.storage import retried
from quipu.server.store import Store, Work
from quipu.server.thinking import Thinkers
from quipu.texts import speaker

log = logging.getLogger("quipu.server")

LONGEST_SLEEP: Final = 5.0
LONGEST_LOOK: Final = 40.0  # seconds for a look at what is due
AWAY: Final = 10.0  # seconds without a look after which the house counts as having been away
FORGOTTEN: Final = 120.0  # seconds after which a fault that did not come again is over
OVERDUE: Final = 60.0  # seconds after which work that was not done is a fault
MOST_WORKING: Final = 64
UPLOADS: Final = 20  # records that a person may bring in an hour
ANALYSES: Final = 12  # games that a person may have judged in an hour
MOVED: Final = 4410
PATIENCE: Final = 2.0
DAMAGED: Final = "damaged"  # why a table rests whose cord cannot be followed


class House:
    """Tables by id, loaded from the store when somebody asks for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hours = Hours(settings.wall, settings.steady)
        self.store = Store(settings.url(), self.hours.now, short_id())
        self.thinkers = Thinkers(settings.thinkers, settings.think_limit, self.thought)
        self.lives = Lives()
        self.pulse = Pulse(self.hours.now)
        self.noting = Noting(self.pulse, self.tell_fault)
        self.loading = asyncio.Lock()
        self.opening: set[str] = set()  # tables whose cord is being followed
        self.awake = asyncio.Event()
        self.closing = asyncio.Event()
        self.neighbours = Neighbours(self, settings.url(), self.store.shared)
        self.keeper = Loop("keeper of due work", self.look, LONGEST_LOOK, self.closing)
        self.looked: float | None = None  # when it last looked
        self.oldest: float | None = None  # when the work was due that waits longest
        self.held = 0.0  # when it last said which work it does
        self.working: dict[Work, asyncio.Task[None]] = {}
        self.tries: dict[Work, tuple[int, float]] = {}  # faults in a row, and when to try again
        self.waking: asyncio.Task[None] | None = None
        self.frames = Buckets(120, 15)  # frames, by person, or by address of one who is not known
        self.words = Buckets(6, 0.5)
        self.hints = Buckets(6, 0.2)  # that a person may ask for
        self.uploads = Quota(UPLOADS)
        self.analyses_of_person = Quota(ANALYSES)
        self.analyses_of_address = Quota(4 * ANALYSES)
        self.analyst = Analyst(self)
        self.pictures = Buckets(30, 1)  # PNGs that are asked for from an address
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.answering: set[asyncio.Task[None]] = set()  # hints that are being weighed
        self.codes = Buckets(10, 0.2)  # door and recovery codes that may be tried from an address
        self.tables_of_person = Quota(settings.tables_per_person)
        self.tables_of_address = Quota(settings.tables_per_address)
        self.lessons_of_address = Quota(4 * settings.tables_per_address)
        self.connected: Counter[str] = Counter()  # open lines by address
        self.network = ""  # the address in the local network, once it is open

    async def open(self) -> None:
        await self.store.open()
        await self.store.take_up_starts(self.now() + self.settings.nonce_wait)
        log.addHandler(self.noting)
        self.neighbours.start()
        self.keeper.start()
        self.analyst.start()
        if self.settings.warm:
            self.waking = watched(asyncio.create_task(self.thinkers.warm()), "waking the bots")

    async def close(self) -> None:
        """Let what is being stored be stored; who still thinks then is interrupted."""
        self.closing.set()
        self.awake.set()
        self.analyst.awake.set()
        others = filter(None, [self.keeper.task, self.waking, self.analyst.loop.task])
        tasks = [*self.working.values(), *self.answering, *others]
        _, slow = await asyncio.wait(tasks, timeout=PATIENCE) if tasks else ((), ())
        for task in slow:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        for live in self.lives.values():
            for line in list(live.lines):
                line.stop()
        log.removeHandler(self.noting)
        await self.neighbours.close()
        await self.analyst.close()
        await self.thinkers.close()
        await self.store.close()

    async def live(self, table: str) -> Live | None:
        """The table of that id as it is stored, or None."""
        self.lives.wake(table)
        if table in self.lives and table not in self.opening:
            await self.lives[table].settle()
            if self.lives[table].frozen != GONE:
                return self.lives[table]
            del self.lives[table]
            return None
        async with self.loading:
            if table in self.lives:
                return self.lives[table]
            found = await self.store.table(table)
            if found is None or found[0].game not in games():
                return None
            self.lives.rest_some()
            live = self.made(*found)
            self.lives[table] = live  # what other workers tell from here on is heard
            self.opening.add(table)
            try:
                await self.load(live)
            except BaseException:
                del self.lives[table]
                raise
            finally:
                self.opening.discard(table)
            return live

    def made(self, row: TableRow, seats: list[SeatRow]) -> Live:
        live = Live(row, seats, self.store, self.awake.set)
        live.elsewhere = lambda: self.neighbours.presence_at(row.id)
        live.kept = self.pulse.acted
        return live

    async def load(self, live: Live) -> None:
        """A cord that cannot be followed rests, as it is stored; everything else goes on."""
        try:
            await live.load()
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            log.exception("table %s cannot be loaded and rests", live.row.id)
            live.table, live.frozen = None, DAMAGED

    # ---- making tables --------------------------------------------------------------------

    async def make(
        self, game: str, host: Person, lang: str, *, bots: bool, level: str = ""
    ) -> Live:
        """A private room; or with `bots` a game to watch that begins with the host's nonce."""
        made = games()[game]
        row = room.new_row(made, host, not bots, {})
        seats = room.seats_for(row, made, host, room.usual_count(made), bots, level)
        live = await self.put(row, seats)
        if bots:
            await self.start(live, lang)
        return live

    async def put(self, row: TableRow, seats: list[SeatRow], after: TableRow | None = None) -> Live:
        await self.store.add_table(row, seats, after)
        live = self.made(row, seats)
        self.lives[row.id] = live
        return live

    async def save_room(self, live: Live, start_at: float | None = None) -> None:
        live.row.touched = time()
        await self.store.save_room(live.row, live.seats, start_at)
        live.game = games()[live.row.game]
        self.reseat(live)
        for line in live.lines:
            line.send({"type": "room"})

    def reseat(self, live: Live) -> None:
        for line in live.lines:
            curtain.follow(live, line)

    async def rename(self, person: Person) -> None:
        """A new name counts at once at tables that have not begun; a cord keeps the old one."""
        for row in await self.store.tables_of(person.id, ("open",)):
            live = await self.live(row.id)
            if live is not None:
                await self.rename_at(live, person)

    @retried
    async def rename_at(self, live: Live, person: Person) -> None:
        async with live.changing():
            seats = live.seats_of(person.id)
            if live.row.stage == "open" and len(seats) == 1:  # several at a device have their own
                with room.whole(live):
                    live.seats[seats[0]].name = person.name
                    await self.save_room(live)

    async def cut_off(self, person: int) -> None:
        """Close the lines of a person that went on on another device."""
        self.neighbours.cut_off(person)
        await self.close_lines(person)

    async def sweep(self, live: Live) -> None:
        await sweep(self, live)

    async def close_table(self, live: Live) -> None:
        """To those who are connected a table that was removed does not exist."""
        for line in list(live.lines):
            with suppress(Exception):
                await line.wire.close(NOT_THERE)

    async def close_lines(self, person: int) -> None:
        lines = [line for live in self.lives.values() for line in live.lines]
        for line in lines:
            if line.person == person:
                with suppress(Exception):
                    await line.wire.close(MOVED)

    async def start(self, live: Live, lang: str) -> None:
        """From now on the commitment stands; free seats are given to bots."""
        speak = speaker("quipu.web", lang)
        live.game.agree(len(live.seats), dict(live.row.options))
        for seat in live.seats:
            if seat.person is None and seat.bot is None:
                seat.bot = room.best_bot(live.game)
        room.name_seats(live.seats, speak("bot"), speak("guest"))
        live.row.stage = "starting"
        await self.save_room(live, start_at=self.now() + self.settings.nonce_wait)
        self.awake.set()

    @retried
    async def nonce(self, live: Live, seat: int, nonce: str) -> None:
        """A person's part of the luck; when all have given theirs the game begins."""
        async with live.changing():
            if live.row.stage != "starting" or seat < 0 or live.seats[seat].nonce is not None:
                return
            with room.whole(live):
                for mine in live.seats_of(live.seats[seat].person):
                    live.seats[mine].nonce = nonce
                people = [each for each in live.seats if each.person is not None]
                if any(each.nonce is None for each in people):
                    await self.store.save_room(live.row, live.seats)
                    return
            await self.begin(live)
        self.welcome(live)

    async def begin(self, live: Live) -> None:
        """Commitment and nonces stand; lay the game out, or open the room again. Holds the lock."""
        seats: list[dict[str, object]] = [
            {"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name}
            for seat in live.seats
        ]
        nonces = [seat.nonce or "" for seat in live.seats]
        row = live.row
        try:
            table, start = Table.prepare_open(
                live.game, seats, row.key, row.id, nonces, None, **dict(row.options)
            )
        except IllegalAction:
            log.exception("table %s cannot begin; its room is open again", row.id)
            row.stage, row.key = "open", room.new_key()
            for seat in live.seats:
                seat.nonce = None
            await self.save_room(live)
            return
        live.standing = Standing(Clocks(row.clock))
        await self.store.save_room(row, live.seats)
        await live.keep_first(table, start, self.settings.bot_pause)
        self.awake.set()

    def welcome(self, live: Live) -> None:
        if live.table is None:
            return
        luck = live.table.record.header["luck"]
        for line in live.lines:
            line.send({"type": "began", "luck": luck})
        acts.tell(live)

    # ---- due work -------------------------------------------------------------------------

    def now(self) -> float:
        return self.hours.now()

    async def look(self) -> None:
        """Take what is due, also with nobody connected; other work waits in its rows."""
        self.awake.clear()
        if self.store.wrong:
            await self.store.probe()
        self.hours.compare()
        now, settings = self.now(), self.settings
        if self.looked is None or now - self.looked > AWAY:
            await self.come_back(now)
        pause = settings.bot_pause * paces.LONGEST
        longest = {"bot": pause, orders.KIND: orders.LONGEST * pause, "start": settings.nonce_wait}
        passed_over = len(self.tries) + sum(bool(live.frozen) for live in self.lives.values())
        rows, following = await self.store.due(
            now, longest, settings.clock_grace, MOST_WORKING + passed_over
        )
        rows = [row for row in rows if not self.is_resting(row.table_id)]
        self.looked, self.oldest = now, min([row.due_at for row in rows], default=None)
        free = [row for row in rows if self.may_take(row, now)]
        lease = now + settings.lease
        mine = await self.store.lease(free[: MOST_WORKING - len(self.working)], now, lease)
        for row in free:
            if (row.table_id, row.kind) in mine:
                self.take((row.table_id, row.kind))
        await self.hold(now)
        self.tries = {work: each for work, each in self.tries.items() if each[1] > now - FORGOTTEN}
        again = [at for _, at in self.tries.values() if at > now]
        times = [following or now + LONGEST_SLEEP, *again]
        with suppress(TimeoutError):
            rest = self.settings.lease / 3 if self.working else LONGEST_SLEEP
            wait = max(0.01, min(rest, min(times) - now))
            await asyncio.wait_for(self.awake.wait(), wait)

    async def come_back(self, now: float) -> None:
        """After a start, a sleep or a fault nobody's clock ends at once."""
        if self.looked is not None:
            log.warning("the house was away for %.0f seconds", now - self.looked)
        earliest = now + self.settings.clock_grace
        await self.store.spare_clocks(earliest)
        for live in self.lives.values():
            live.clocks.spare(earliest)

    def is_resting(self, table: str) -> bool:
        return table in self.lives and bool(self.lives[table].frozen)

    def may_take(self, row: DueRow, now: float) -> bool:
        """Not what is being done, nor what has just failed."""
        work = (row.table_id, row.kind)
        return work not in self.working and self.tries.get(work, (0, now))[1] <= now

    def take(self, work: Work) -> None:
        if not self.closing.is_set():
            self.working[work] = asyncio.create_task(self.work(*work))

    async def hold(self, now: float) -> None:
        """Work that takes long stays with this worker."""
        if now - self.held > self.settings.lease / 3:
            await self.store.extend(list(self.working), now + self.settings.lease)
            self.held = now

    async def work(self, table: str, kind: str) -> None:
        """Do it; what fails stays due and is tried again, ever later."""
        try:
            await self.do(table, kind)
            self.tries.pop((table, kind), None)
        except Exception:
            faults = self.tries.get((table, kind), (0, 0.0))[0] + 1
            wait = back_off(faults)
            self.tries[table, kind] = (faults, self.now() + wait)
            log.exception("table %s: due work failed; again in %.1f seconds", table, wait)
            with suppress(SQLAlchemyError, OSError):
                await self.store.extend([(table, kind)], self.now() + wait)
        finally:
            self.working.pop((table, kind), None)
            self.awake.set()

    async def do(self, table: str, kind: str) -> None:
        live = await self.live(table)
        if live is None:
            await self.store.drop_due(table, kind)
        elif live.frozen:
            return  # its work rests with it
        elif kind == "bot":
            await acts.bot_step(live, self.thinkers, self.settings.bot_pause)
        elif kind == orders.KIND:
            await acts.order_step(live, self.settings.bot_pause)
        elif kind.startswith(KIND):
            seat = int(kind.removeprefix(KIND))
            live.clocks.limit(self.now(), self.settings.clock_grace)
            await acts.clock_step(live, seat, self.thinkers, self.settings.bot_pause)
        else:
            await self.stop_waiting(live)

    def measured(self) -> dict[str, object]:
        """What this worker counts of itself, as of now."""
        return measuring.measured(self)

    def thought(self, bot: str, seconds: float) -> None:
        self.pulse.thought(bot, seconds)

    def tell_fault(self, level: str, words: str) -> None:
        self.neighbours.tell_fault(level, words)

    def wrong(self) -> dict[str, str]:
        """What is wrong with the house, by part; nothing, if all is well."""
        late = self.now() - self.oldest if self.oldest is not None else 0.0
        silent = self.now() - self.looked if self.looked is not None else 0.0
        slept = f"has not looked for {silent:.0f} seconds" if silent > LONGEST_LOOK else ""
        found = {
            "storage": self.store.wrong,
            "keeper": self.keeper.wrong() or slept,
            "post": self.neighbours.wrong(),
            "thinkers": self.thinkers.wrong,
            "analyst": self.analyst.loop.wrong(),
            "overdue": f"{late:.0f} seconds" if late > OVERDUE else "",
        }
        return {part: words for part, words in found.items() if words}

    @retried
    async def stop_waiting(self, live: Live) -> None:
        """Whoever has given no nonce by now gives the empty one."""
        async with live.changing():
            if live.row.stage != "starting" or live.table is not None:
                await self.store.drop_due(live.row.id, "start", live.row.version)
                return
            await self.begin(live)
        self.welcome(live)
