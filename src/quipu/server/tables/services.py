"""House: all tables of this server, the keeper of due work, and how a table begins."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter, OrderedDict
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, Final, cast

from sqlalchemy.exc import SQLAlchemyError

from quipu.core.refusal import IllegalAction
from quipu.core.table import Table
from quipu.play.messages.server import Began, RoomChanged
from quipu.registry import games
from quipu.server import close_codes
from quipu.server.auth.identity import short_id
from quipu.server.background import SHORT_WAIT, BackgroundLoop, backoff_seconds, log_failures
from quipu.server.bots.analysis_queue import AnalysisQueue
from quipu.server.bots.pool import BotPool
from quipu.server.clock import ServerClock
from quipu.server.cluster.coordinator import ClusterCoordinator
from quipu.server.config import Settings
from quipu.server.db.models import JobRow, Person, SeatRow, TableRow
from quipu.server.db.moderation import Moderation
from quipu.server.db.repository import Job, Store
from quipu.server.db.storage import retry_on_conflict
from quipu.server.fault_log import FaultLog
from quipu.server.net.arrival_queue import ArrivalQueue, come_back, spread
from quipu.server.net.middleware import HourlyQuota, TokenBuckets
from quipu.server.play import auto_actions, bot_speed, commands, hotseat, rematches, table_setup
from quipu.server.play.replay.replay import Replay
from quipu.server.play.session import GONE, SeatControl, TableSession
from quipu.server.play.timers import KIND, DecisionTimers
from quipu.server.rendering.png import Painter
from quipu.server.stats import collect
from quipu.server.stats.worker_stats import ErrorLogHandler, StatsRecorder
from quipu.server.tables.access import sweep
from quipu.server.tables.session_cache import SessionCache
from quipu.texts import speaker

log = logging.getLogger("quipu.server")

LONGEST_SLEEP: Final = 5.0
SHARED_SLEEP: Final = 1.0  # the same where others may leave work behind
LONGEST_LOOK: Final = 40.0  # seconds for a look at what is due
AWAY: Final = 10.0  # seconds without a look after which the house counts as having been away
FORGOTTEN: Final = 120.0  # seconds after which a fault that did not come again is over
OVERDUE: Final = 60.0  # seconds after which work that was not done is a fault
AGES_S: Final = 2.0  # between two questions for the age of due work
MOST_WORKING: Final = 64
UPLOADS: Final = 20  # records that a person may bring in an hour
ANALYSES: Final = 12  # games that a person may have judged in an hour
REPORTS: Final = 10  # that may come from an address in an hour
RESTARTS: Final = 1012
DRAINED: Final = 25  # connections that are sent elsewhere at a time
DRAIN_PAUSE_S: Final = 0.1  # after each of these
HEARING_S: Final = 0.3  # for messages of workers that drain at the same time
PATIENCE: Final = 2.0
DAMAGED: Final = "damaged"  # why a table rests whose cord cannot be followed


class Services:
    """Tables by id, loaded from the store when somebody asks for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hours = ServerClock(settings.wall, settings.steady)
        self.store = Store(settings.url(), self.hours.now, short_id(), settings.pool)
        self.thinkers = BotPool(settings.thinkers, settings.think_limit, self.thought)
        self.lives = SessionCache()
        host = settings.name or f"{socket.gethostname()}:{settings.port}"
        self.pulse = StatsRecorder(self.hours.now, host)
        self.noting = ErrorLogHandler(self.pulse, self.tell_fault)
        self.loads: dict[
            str, asyncio.Task[TableSession | None]
        ] = {}  # of tables that are being read
        self.arrivals = ArrivalQueue(settings.loads, settings.waiting)
        self.troubles = FaultLog(log)
        self.awake = asyncio.Event()
        self.closing = asyncio.Event()
        self.is_draining = False  # nobody is served any more who is not yet, and all are sent on
        self.moderation = Moderation(self)
        self.reports = HourlyQuota(REPORTS)  # from an address
        self.neighbours = ClusterCoordinator(self, settings.url(), self.store.shared)
        self.store.on_recovered = self.recovered
        self.keeper = BackgroundLoop(
            "keeper of due work", self.look, LONGEST_LOOK, self.closing, SHORT_WAIT
        )
        self.renewal = BackgroundLoop(
            "renewal of leases", self.renew_leases, LONGEST_LOOK, self.closing, SHORT_WAIT
        )
        self.looked: float | None = None  # when it last looked
        self.oldest: dict[str, float] = {}  # when the work was due that waits longest, by kind
        self.counted = float("-inf")  # when it last asked for that
        self.working: dict[Job, asyncio.Task[None]] = {}
        self.tries: dict[Job, tuple[int, float]] = {}  # faults in a row, and when to try again
        self.waking: asyncio.Task[None] | None = None
        self.frames = TokenBuckets(
            120, 15
        )  # frames, by person, or by address of one who is not known
        self.words = TokenBuckets(6, 0.5)
        self.hints = TokenBuckets(6, 0.2)  # that a person may ask for
        self.uploads = HourlyQuota(UPLOADS)
        self.analyses_of_person = HourlyQuota(ANALYSES)
        self.analyses_of_address = HourlyQuota(4 * ANALYSES)
        self.analyst = AnalysisQueue(self)
        self.painter = Painter()
        self.checker = Painter()  # of uploaded records; pictures do not wait for them
        self.frames_drawn = TokenBuckets(
            300, 10
        )  # moments of a replay that are drawn for an address
        self.walks = TokenBuckets(
            20, 0.2
        )  # games that an address may have walked through for a replay
        self.films: OrderedDict[str, Replay] = OrderedDict()
        self.answering: set[asyncio.Task[None]] = set()  # hints that are being weighed
        self.codes = TokenBuckets(
            10, 0.2
        )  # door and recovery codes that may be tried from an address
        self.tables_of_person = HourlyQuota(settings.tables_per_person)
        self.tables_of_address = HourlyQuota(settings.tables_per_address)
        self.lessons_of_address = HourlyQuota(4 * settings.tables_per_address)
        self.connected: Counter[str] = Counter()  # open lines by address
        self.network = ""  # the address in the local network, once it is open

    async def open(self) -> None:
        await self.store.open()
        await self.store.take_up_starts(self.now() + self.settings.nonce_wait)
        log.addHandler(self.noting)
        self.neighbours.start()
        await self.moderation.read()
        self.moderation.start()
        self.keeper.start()
        if self.store.shared:
            self.renewal.start()
        self.analyst.start()
        if self.settings.warm:
            self.waking = log_failures(asyncio.create_task(self.thinkers.warm()), "waking the bots")

    async def drain(self) -> None:
        """Finish what is under way, give due work to others, and send all pages elsewhere.

        Where other workers serve, pages are sent on a few at a time and come back at once; else
        all together, with the time over which to spread their return.
        """
        if self.is_draining:
            return
        self.is_draining = True
        self.neighbours.offer_work()
        if self.neighbours.alive:  # if all end together, each hears of the others
            await asyncio.sleep(HEARING_S)
        tasks = list(self.working.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        with suppress(SQLAlchemyError, OSError):
            await self.store.release_leases()
        self.neighbours.offer_work()
        lines = [line for live in list(self.lives.values()) for line in live.lines]
        others = self.neighbours.any_serves()
        reason = come_back(0 if others else self.spread())
        for number, line in enumerate(lines, start=1):
            with suppress(Exception):
                await line.wire.close(RESTARTS, reason)
            if others and number % DRAINED == 0:
                await asyncio.sleep(DRAIN_PAUSE_S)

    async def close(self) -> None:
        """Let what is being stored be stored; who still thinks then is interrupted."""
        self.closing.set()
        self.awake.set()
        self.analyst.awake.set()
        others = filter(
            None, [self.keeper.task, self.renewal.task, self.waking, self.analyst.loop.task]
        )
        tasks = [*self.working.values(), *self.answering, *others]
        _, slow = await asyncio.wait(tasks, timeout=PATIENCE) if tasks else ((), ())
        for task in slow:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        for live in self.lives.values():
            for line in list(live.lines):
                line.stop()
        with suppress(SQLAlchemyError, OSError):
            await self.store.release_leases()
        log.removeHandler(self.noting)
        await self.moderation.close()
        await self.neighbours.close()
        await self.analyst.close()
        await self.painter.close()
        await self.checker.close()
        await self.thinkers.close()
        await self.store.close()

    async def live(self, table: str) -> TableSession | None:
        """The table of that id as it is stored, or None."""
        self.lives.wake(table)
        if table in self.lives and table not in self.loads:
            await self.lives[table].settle()
            if self.lives[table].frozen != GONE:
                return self.lives[table]
            del self.lives[table]
            return None
        if table not in self.loads:
            task = self.loads[table] = asyncio.create_task(self.read_in(table))
            task.add_done_callback(partial(self.loaded, table))
        return await asyncio.shield(self.loads[table])

    def loaded(self, table: str, task: asyncio.Task[TableSession | None]) -> None:
        del self.loads[table]
        if not task.cancelled():
            task.exception()  # all who waited were told; perhaps nobody did

    async def read_in(self, table: str) -> TableSession | None:
        """Load a table that is not in memory; once, however many ask for it."""
        found = await self.store.table(table)
        if found is None or found[0].game not in games():
            return None
        self.lives.rest_some()
        live = self.made(*found)
        self.lives[table] = live  # what other workers tell from here on is heard
        try:
            await self.load(live)
        except BaseException:
            del self.lives[table]
            raise
        return live

    def spread(self) -> int:
        """Seconds over which the pages of this worker should come back if it ends."""
        return spread(self.connected.total())

    def made(self, row: TableRow, seats: list[SeatRow]) -> TableSession:
        live = TableSession(row, seats, self.store, self.awake.set)
        live.elsewhere = lambda: self.neighbours.presence_at(row.id)
        live.kept = self.pulse.acted
        return live

    async def load(self, live: TableSession) -> None:
        """A cord that cannot be followed rests, as it is stored; everything else goes on."""
        try:
            await live.load()
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            log.exception("table %s could not be loaded and is on hold", live.row.id)
            live.table, live.frozen = None, DAMAGED

    # ---- making tables --------------------------------------------------------------------

    async def make(
        self,
        game: str,
        host: Person,
        lang: str,
        *,
        bots: bool,
        setup: table_setup.Setup | None = None,
    ) -> TableSession:
        """A private room; or with `bots` a game that starts at once and is not listed."""
        made, setup = games()[game], setup or table_setup.Setup()
        row = table_setup.new_row(made, host, not bots, dict(setup.options))
        row.pace, row.watched = setup.pace, not bots
        count = setup.seats or table_setup.usual_count(made)
        seats = table_setup.seats_for(row, made, host, count, bots, setup.level)
        live = await self.put(row, seats)
        if bots:
            await self.start(live, lang)
        return live

    async def put(
        self, row: TableRow, seats: list[SeatRow], after: TableRow | None = None
    ) -> TableSession:
        await self.store.add_table(row, seats, after)
        live = self.made(row, seats)
        self.lives[row.id] = live
        return live

    async def save_room(self, live: TableSession, start_at: float | None = None) -> None:
        live.row.touched = time()
        await self.store.save_room(live.row, live.seats, start_at)
        live.game = games()[live.row.game]
        self.reseat(live)
        for line in live.lines:
            line.send(RoomChanged())
        rematches.room_changed(self, live)

    def reseat(self, live: TableSession) -> None:
        for line in live.lines:
            hotseat.follow(live, line)

    async def rename(self, person: Person) -> None:
        """A new name counts at once at tables that have not begun; a cord keeps the old one."""
        for row in await self.store.tables_of(person.id, ("open",)):
            live = await self.live(row.id)
            if live is not None:
                await self.rename_at(live, person)

    @retry_on_conflict
    async def rename_at(self, live: TableSession, person: Person) -> None:
        async with live.changing():
            seats = live.seats_of(person.id)
            if live.row.stage == "open" and len(seats) == 1:  # several at a device have their own
                with table_setup.whole(live):
                    live.seats[seats[0]].name = person.name
                    await self.save_room(live)

    async def cut_off(self, person: int) -> None:
        """Close the lines of a person that went on on another device."""
        self.neighbours.cut_off(person)
        await self.close_lines(person)

    async def sweep(self, live: TableSession) -> None:
        await sweep(self, live)

    async def close_table(self, live: TableSession) -> None:
        """To those who are connected a table that was removed does not exist."""
        for line in list(live.lines):
            with suppress(Exception):
                await line.wire.close(close_codes.NO_TABLE)

    async def close_lines(self, person: int, code: int = close_codes.MOVED) -> None:
        lines = [line for live in self.lives.values() for line in live.lines]
        for line in lines:
            if line.person == person:
                with suppress(Exception):
                    await line.wire.close(code)

    async def start(self, live: TableSession, lang: str) -> None:
        """From now on the commitment stands; free seats are given to bots."""
        speak = speaker("quipu.web", lang)
        live.game.agree(len(live.seats), dict(live.row.options))
        for seat in live.seats:
            if seat.person is None and seat.bot is None:
                seat.bot = table_setup.best_bot(live.game)
        table_setup.name_seats(live.seats, speak("bot"), speak("guest"))
        live.row.stage = "starting"
        await self.save_room(live, start_at=self.now() + self.settings.nonce_wait)
        self.awake.set()

    @retry_on_conflict
    async def nonce(self, live: TableSession, seat: int, nonce: str) -> None:
        """A person's part of the luck; when all have given theirs the game begins."""
        async with live.changing():
            if live.row.stage != "starting" or seat < 0 or live.seats[seat].nonce is not None:
                return
            with table_setup.whole(live):
                for mine in live.seats_of(live.seats[seat].person):
                    live.seats[mine].nonce = nonce
                people = [each for each in live.seats if each.person is not None]
                if any(each.nonce is None for each in people):
                    await self.store.save_room(live.row, live.seats)
                    return
            await self.begin(live)
        self.welcome(live)

    async def begin(self, live: TableSession) -> None:
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
            log.exception("table %s could not start; its room is open again", row.id)
            row.stage, row.key = "open", table_setup.new_key()
            for seat in live.seats:
                seat.nonce = None
            await self.save_room(live)
            return
        live.standing = SeatControl(DecisionTimers(row.clock))
        await self.store.save_room(row, live.seats)
        await live.keep_first(table, start, self.settings.bot_pause)
        self.awake.set()

    def welcome(self, live: TableSession) -> None:
        if live.table is None:
            return
        luck = cast("dict[str, Any]", live.table.record.header["luck"])
        for line in live.lines:
            line.send(Began(luck=luck))
        commands.tell(live)

    # ---- due work -------------------------------------------------------------------------

    def now(self) -> float:
        return self.hours.now()

    async def look(self) -> None:
        """Take what is due, also with nobody connected; other work waits in its rows."""
        self.awake.clear()
        if self.is_draining:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), LONGEST_SLEEP)
            return
        if self.store.wrong:
            await self.store.probe()
        self.hours.compare()
        now, settings = self.now(), self.settings
        if self.looked is None or now - self.looked > AWAY:
            await self.come_back(now)
        pause = settings.bot_pause * bot_speed.LONGEST
        longest = {
            "bot": pause,
            auto_actions.KIND: auto_actions.LONGEST * pause,
            "start": settings.nonce_wait,
        }
        passed_over = len(self.tries) + sum(bool(live.frozen) for live in self.lives.values())
        rows, following = await self.store.due(
            now, longest, settings.clock_grace, MOST_WORKING + passed_over + len(self.working)
        )
        rows = [row for row in rows if not self.is_resting(row.table_id)]
        self.looked = now
        if now - self.counted > AGES_S or now < self.counted:
            resting = [table for table, live in self.lives.items() if live.frozen]
            self.oldest, self.counted = await self.store.oldest_due(now, resting), now
        free = [row for row in rows if self.may_take(row, now)]
        lease = now + settings.lease
        mine = await self.store.lease(free[: MOST_WORKING - len(self.working)], now, lease)
        for row in free:
            if (row.table_id, row.kind) in mine:
                self.take((row.table_id, row.kind))
        self.tries = {work: each for work, each in self.tries.items() if each[1] > now - FORGOTTEN}
        again = [at for _, at in self.tries.values() if at > now]
        times = [following or now + LONGEST_SLEEP, *again]
        with suppress(TimeoutError):
            rest = SHARED_SLEEP if self.store.shared else LONGEST_SLEEP
            wait = max(0.01, min(rest, min(times) - now))
            await asyncio.wait_for(self.awake.wait(), wait)

    async def come_back(self, now: float) -> None:
        """After a start, a sleep or a fault nobody's clock ends at once."""
        if self.looked is not None:
            log.warning("scheduler stalled for %.0f s (process suspended?)", now - self.looked)
        earliest = now + self.settings.clock_grace
        await self.store.spare_clocks(earliest)
        for live in self.lives.values():
            live.clocks.spare(earliest)

    def is_resting(self, table: str) -> bool:
        return table in self.lives and bool(self.lives[table].frozen)

    def may_take(self, row: JobRow, now: float) -> bool:
        """Not what is being done, nor what has just failed."""
        work = (row.table_id, row.kind)
        return work not in self.working and self.tries.get(work, (0, now))[1] <= now

    def take(self, work: Job) -> None:
        if not self.closing.is_set() and not self.is_draining:
            self.working[work] = asyncio.create_task(self.work(*work))

    async def renew_leases(self) -> None:
        """Keep the work that takes longer than a lease."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self.settings.lease / 3)
        if self.working:
            await self.store.renew(list(self.working), self.now() + self.settings.lease)

    async def work(self, table: str, kind: str) -> None:
        """Do it; what fails stays due and is tried again, ever later."""
        try:
            await self.do(table, kind)
            self.tries.pop((table, kind), None)
        except Exception as error:  # noqa: BLE001  # a bot may fail in any way
            faults = self.tries.get((table, kind), (0, 0.0))[0] + 1
            wait = backoff_seconds(faults)
            self.tries[table, kind] = (faults, self.now() + wait)
            what = f"table {table}: due work failed; again in {wait:.1f} seconds"
            self.troubles.note(what, error)
            with suppress(SQLAlchemyError, OSError):
                await self.store.renew([(table, kind)], self.now() + wait)
        finally:
            self.working.pop((table, kind), None)
            self.awake.set()

    def recovered(self) -> None:
        """The database can be written again: whatever waits because of it goes on at once."""
        self.tries.clear()
        for loop in (self.keeper, self.renewal, self.analyst.loop):
            loop.hurry()
        self.neighbours.hurry()
        self.awake.set()

    async def do(self, table: str, kind: str) -> None:
        live = await self.live(table)
        if live is None:
            await self.store.drop_due(table, kind)
        elif live.frozen:
            return  # its work rests with it
        elif kind == "bot":
            await commands.bot_step(live, self.thinkers, self.settings.bot_pause)
        elif kind == auto_actions.KIND:
            await commands.order_step(live, self.settings.bot_pause)
        elif kind.startswith(KIND):
            seat = int(kind.removeprefix(KIND))
            live.clocks.limit(self.now(), self.settings.clock_grace)
            await commands.clock_step(live, seat, self.thinkers, self.settings.bot_pause)
        else:
            await self.stop_waiting(live)

    def measured(self) -> dict[str, object]:
        """What this worker counts of itself, as of now."""
        return collect.measured(self)

    def thought(self, bot: str, seconds: float, waited: float = 0.0) -> None:
        self.pulse.thought(bot, seconds, waited)

    def tell_fault(self, level: str, words: str) -> None:
        self.neighbours.tell_fault(level, words)

    def wrong(self) -> dict[str, str]:
        """What is wrong with the house, by part; nothing, if all is well."""
        kind, late = max(self.ages().items(), key=lambda each: each[1], default=("", 0.0))
        silent = self.now() - self.looked if self.looked is not None else 0.0
        slept = f"has not looked for {silent:.0f} seconds" if silent > LONGEST_LOOK else ""
        found = {
            "storage": self.store.wrong,
            "keeper": self.keeper.wrong() or slept,
            "post": self.neighbours.wrong(),
            "thinkers": self.thinkers.wrong,
            "analyst": self.analyst.loop.wrong(),
            "starting": "wakes its bots" if self.is_waking else "",
            "draining": "sends its pages elsewhere" if self.is_draining else "",
            "overdue": f"{kind}: {late:.0f} seconds" if late > OVERDUE else "",
        }
        return {part: words for part, words in found.items() if words}

    @property
    def is_waking(self) -> bool:
        """Whether its bots are not ready yet; other workers had better go on until they are."""
        return self.waking is not None and not self.waking.done()

    def ages(self) -> dict[str, float]:
        """Seconds for which the oldest due work of each kind has waited, leased or not."""
        return {kind: max(0.0, self.now() - at) for kind, at in self.oldest.items()}

    @retry_on_conflict
    async def stop_waiting(self, live: TableSession) -> None:
        """Whoever has given no nonce by now gives the empty one."""
        async with live.changing():
            if live.row.stage != "starting" or live.table is not None:
                await self.store.drop_due(live.row.id, "start", live.row.version)
                return
            await self.begin(live)
        self.welcome(live)
