"""Live: one table in the memory of a worker; everything in it follows from what is stored."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from quipu.core.change import Change
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR
from quipu.core.record import Record, hang, read_line, written
from quipu.core.replay import follow, resume
from quipu.core.table import Table
from quipu.learning import Lesson, Puzzle, study
from quipu.registry import game as game_of
from quipu.server.bots.pool import HintCache
from quipu.server.db.append_entries import NewEntry
from quipu.server.db.models import ChatMessageRow, EntryRow, SeatRow, TableRow
from quipu.server.db.repository import Store, StoredTable
from quipu.server.db.storage import VersionConflict
from quipu.server.net.connection import ClientConnection
from quipu.server.play import auto_actions
from quipu.server.play.bot_speed import pause_of
from quipu.server.play.table_setup import best_bot
from quipu.server.play.timers import DecisionTimers
from quipu.server.play.views.cache import ViewCache

LATELY: Final = 64  # views of which it is known how long they took
GONE: Final = "gone"  # why a table rests that was removed


@dataclass
class Proposal:
    """Something the others have to agree to: an undo, or the end of the game."""

    kind: str
    seat: int
    knots: int
    agreed: set[int] = field(default_factory=set)

    def stored(self) -> dict[str, object]:
        return {**self.__dict__, "agreed": sorted(self.agreed)}

    @staticmethod
    def read(stored: dict[str, Any]) -> Proposal:
        return Proposal(**{**stored, "agreed": set(stored["agreed"])})


@dataclass(frozen=True)
class Presence:
    """Who is connected to a table at one worker."""

    seats: frozenset[int]
    watching: int
    persons: frozenset[int]


@dataclass
class SeatControl:
    """What follows from the cord beside the game: who plays for whom, and whose time runs."""

    clocks: DecisionTimers
    taken: dict[int, str] = field(default_factory=dict)  # seats a bot took over

    def copy(self) -> SeatControl:
        return SeatControl(self.clocks.copy(), dict(self.taken))

    def follow(self, knot: dict[str, Any]) -> None:
        self.clocks.follow(knot)
        if knot.get("table") == "takeover":
            self.taken[int(knot["seat"])] = str(knot["player"])
        elif knot.get("table") == "return":
            self.taken.pop(int(knot["seat"]), None)


class TableSession:
    """Row, seats and cord of one table, who is connected, and the lock that orders its changes.

    Only what is stored is in `table` and `standing`: a change is prepared, stored, adopted.
    """

    def __init__(
        self, row: TableRow, seats: list[SeatRow], store: Store, wake: Callable[[], None]
    ) -> None:
        self.wake = wake  # called when work has become due
        self.row = row
        self.seats = seats
        self.store = store
        self.game: Game = game_of(row.game)
        self.study: Lesson | Puzzle | None = study(self.game, row.lesson) if row.lesson else None
        self.shown = False  # the proof of its puzzle, before it was solved
        self.table: Table | None = None
        self.standing = SeatControl(DecisionTimers(row.clock))
        self.tokens: set[str] = set()
        self.lock = asyncio.Lock()
        self.lines: set[ClientConnection] = set()
        self.kept: Callable[[], object] = bool  # called when an act was stored
        self.took: deque[float] = deque(maxlen=LATELY)  # seconds from an act to a view of it
        self.handed: dict[int | None, int] = {}  # whose hand a device showed last, by person
        self.gallery = ViewCache()
        self.talk: asyncio.Task[list[ChatMessageRow]] | None = (
            None  # the latest chat, until more is said
        )
        self.hints = HintCache()
        self.proposal: Proposal | None = None
        self.orders = auto_actions.read(row.orders)
        self.ordered_at: float | None = None  # when the next step of an order is due
        self.looks: dict[str, tuple[str, dict[str, Any]]] = {}  # by language, at which head
        self.explained: dict[tuple[int, str], tuple[str, Any]] = {}  # by seat and language, as well
        self.stats: dict[str, tuple[str, dict[str, Any]]] = {}  # by language, at which head
        self.frozen = ""
        self.is_doubtful = False  # a store failed, or another worker changed it
        self.news: dict[int, dict[str, Any]] = {}  # what others stored and told, by its version
        self.elsewhere: Callable[[], list[Presence]] = list  # who is connected to other workers

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock; a table that is in doubt is read again before anybody changes it."""
        async with self.lock:
            if not self.frozen:
                await self.catch_up()
            try:
                yield
            except VersionConflict:
                self.is_doubtful = True
                raise

    async def settle(self) -> None:
        """Read what is stored if that is in doubt."""
        if self.is_behind:
            async with self.changing():
                pass

    @property
    def is_behind(self) -> bool:
        """Whether something is stored, or may be, that is not known here."""
        return (self.is_doubtful or bool(self.news)) and not self.frozen

    async def catch_up(self) -> None:
        """Follow what others stored: as they told it, or by reading where something is missing."""
        if self.is_doubtful:
            await self.load()
        if self.news:
            self.follow_news()
            if self.is_doubtful:
                await self.load()

    def follow_news(self) -> None:
        """One change after another; whoever missed one, or cannot follow, has to read."""
        told, self.news = self.news, {}
        try:
            for version in sorted(told):
                if version > self.row.version:
                    self.take_news(version, told[version])
        except BaseException:
            self.is_doubtful = True
            raise

    def take_news(self, version: int, told: dict[str, Any]) -> None:
        table, knots = self.table, told["entries"]
        known = len(table.record.knots) if table is not None else 0
        if table is None or version != self.row.version + 1 or knots[0][0] != known:
            self.is_doubtful = True
            return
        for knot, line, _ in knots:
            follow(table, read_line(line, knot + 2))
        for name, value in told["values"].items():
            setattr(self.row, name, value)
        self.row.version = version
        tokens = {token for _, _, token in knots if token}
        self.stand(table, self.standing.copy(), known, told["jobs"], tokens)

    async def latest_talk(self) -> list[ChatMessageRow]:
        """Read once for all who come while nobody speaks."""
        if self.talk is None or self.is_behind or (self.talk.done() and not succeeded(self.talk)):
            self.talk = asyncio.create_task(self.store.talk(self.row.id))
        return await asyncio.shield(self.talk)

    async def load(self) -> None:
        """Follow the stored cord, from the last known knot on."""
        self.talk = None
        self.is_doubtful = False  # unless somebody says so while it is being read
        try:
            known = len(self.table.record.knots) if self.table is not None else 0
            found = await self.store.stored(self.row.id, known)
            if found is None:
                self.frozen = GONE
            else:
                await self.take_up(found, known)
        except BaseException:
            self.is_doubtful = True
            raise

    async def take_up(self, found: StoredTable, known: int) -> None:
        """What is stored; a cord of rules no longer played is frozen."""
        self.row, self.seats = found.row, found.seats
        self.game = game_of(self.row.game)
        if self.row.header is None:
            self.table = None
            return
        header = json.loads(self.row.header)
        if not self.game.plays(header["rules"]):
            self.frozen = str(header["rules"])
            return
        if self.table is None:
            args = (self.game, header, found.knots, self.row.key)
            table, standing = (
                await asyncio.to_thread(followed, *args),
                SeatControl(DecisionTimers(self.row.clock)),
            )
            self.tokens = set()
        else:
            table, standing = self.table, self.standing.copy()
            for each in found.knots:
                follow(table, read_line(each.text, each.number + 2))
        tokens = {each.token for each in found.knots if each.token}
        self.stand(table, standing, known, found.due, tokens)

    def stand(
        self,
        table: Table,
        standing: SeatControl,
        known: int,
        due: dict[str, float],
        tokens: set[str],
    ) -> None:
        """All that follows from the row, the knots since the last known one, and what is due."""
        for knot in table.record.knots[known:]:
            standing.follow(knot)
        standing.clocks.take_up(due, len(table.steps))
        asked = Proposal.read(self.row.proposal) if self.row.proposal is not None else None
        stands = asked is not None and asked.knots == len(table.record.knots)
        self.proposal = asked if stands else None
        self.orders, self.ordered_at = (
            auto_actions.read(self.row.orders),
            due.get(auto_actions.KIND),
        )
        self.tokens |= tokens
        self.table, self.standing = table, standing

    # ---- asking ---------------------------------------------------------------------------

    @property
    def lesson(self) -> Lesson | None:
        return self.study if isinstance(self.study, Lesson) else None

    @property
    def puzzle(self) -> Puzzle | None:
        return self.study if isinstance(self.study, Puzzle) else None

    @property
    def clocks(self) -> DecisionTimers:
        return self.standing.clocks

    @property
    def taken(self) -> dict[int, str]:
        return self.standing.taken

    @property
    def names(self) -> list[str]:
        return self.table.names if self.table is not None else [seat.name for seat in self.seats]

    def seat_of(self, person: int | None) -> int:
        """The seat of a person, the first of several, or SPECTATOR."""
        return next(iter(self.seats_of(person)), SPECTATOR)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats of a person: several where several people share a device."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for this seat now, if one does."""
        return self.bot_by(seat, self.standing, self.table.resigned if self.table else [])

    def bot_by(self, seat: int, standing: SeatControl, resigned: list[int]) -> str | None:
        if seat in resigned:
            return best_bot(self.game)
        return standing.taken.get(seat) or self.seats[seat].bot

    def bots_waited_for(self) -> list[int]:
        waiting = self.table.waiting() if self.table is not None else []
        return [seat for seat in waiting if self.bot_of(seat) is not None]

    def people(self) -> list[int]:
        """Seats a person decides for."""
        return [seat.seat for seat in self.seats if self.bot_of(seat.seat) is None]

    def here(self) -> set[int]:
        """Seats that are connected, to this worker or to another."""
        return self.connected().union(*[each.seats for each in self.elsewhere()])

    def connected(self) -> set[int]:
        """Seats that are connected to this worker."""
        persons = [row.person for row in self.seats]
        found: set[int] = set()
        for line in self.lines:
            known = line.person is not None
            mine = [seat for seat, person in enumerate(persons) if known and person == line.person]
            found.update(mine or [line.seat])
        return found

    def is_watching(self, line: ClientConnection) -> bool:
        return line.seat < 0 and not self.seats_of(line.person)

    def watching(self) -> int:
        own = sum(self.is_watching(line) for line in self.lines)
        return own + sum(each.watching for each in self.elsewhere())

    def persons(self) -> set[int]:
        """All who are connected and known."""
        own = {line.person for line in self.lines if line.person is not None}
        return own.union(*[each.persons for each in self.elsewhere()])

    def is_away(self, seat: int, here: set[int] | None = None) -> bool:
        """Whether nobody decides for a seat: not connected, or the clock answered last."""
        if self.study is not None:  # which decides for all but the learner
            return False
        gone = seat not in (self.here() if here is None else here) or seat in self.clocks.late
        return gone and self.bot_of(seat) is None

    def may_hand_over(self, mine: int, seat: int) -> bool:
        """The host gives the seat of somebody away to a bot; if the host is away, anybody does."""
        host = self.seat_of(self.row.host)
        is_host = mine >= 0 and self.seats[mine].person == self.row.host
        keeps = is_host or self.is_away(host) or self.bot_of(host) is not None
        return mine >= 0 and mine != seat and keeps and self.is_away(seat)

    def told(
        self, lang: str, look: Callable[[TableSession, str], dict[str, Any]]
    ) -> dict[str, Any]:
        """What a look at the table says in a language, looked for once for each knot."""
        assert self.table is not None
        head, found = self.looks.get(lang, ("", {}))
        if head != self.table.record.head:
            head, found = self.table.record.head, look(self, lang)
            self.looks[lang] = (head, found)
        return found

    # ---- keeping --------------------------------------------------------------------------

    async def keep(
        self, change: Change, pause: float, token: str | None = None, fresh: bool = False
    ) -> None:
        """Store a change, then adopt it; if it cannot be stored, nothing has happened.

        `fresh` starts all clocks anew.
        """
        assert self.table is not None
        await self.keep_first(self.table, change, pause, token, fresh)
        self.kept()

    async def keep_first(
        self,
        table: Table,
        change: Change,
        pause: float,
        token: str | None = None,
        fresh: bool = False,
    ) -> None:
        """The same for a table that is not yet anybody's: its start is the first change."""
        before = change.length - len(change.knots)
        knots = [
            NewEntry(before + n, written(knot), token if n == 0 else None)
            for n, knot in enumerate(change.knots)
        ]
        standing = self.standing.copy()
        if fresh:
            standing.clocks.forget()
        due = self.due_after(change, standing, pause)
        stand = auto_actions.left(self, change, table.names)
        if stand:
            at = self.store.now() + auto_actions.while_away(pause)
            due |= auto_actions.due_after(self, stand, change, at, table.names)
        values: dict[str, object] = {
            "stage": "over" if change.ended is not None else "playing",
            "proposal": None,
        }
        if self.row.header is None:  # it never changes
            values["header"] = json.dumps(table.record.header)
        if stand != self.orders:
            values["orders"] = auto_actions.written(stand)
        await self.stored(knots, values, due)
        table.adopt(change)
        self.table, self.standing, self.proposal = table, standing, None
        self.orders, self.ordered_at = stand, due.get(auto_actions.KIND)
        for name, value in values.items():
            setattr(self.row, name, value)
        if due:
            self.wake()
        if token is not None:
            self.tokens.add(token)

    async def stored(
        self, knots: list[NewEntry], values: dict[str, object], due: dict[str, float]
    ) -> None:
        """Commit; after a failure the store is asked what is true, at once or before a change."""
        try:
            await self.store.append(self.row, knots, values, due)
        except BaseException as error:
            self.is_doubtful = True
            if isinstance(error, Exception):
                with suppress(Exception):
                    await self.load()
            if isinstance(error, IntegrityError):  # somebody else tied this knot
                raise VersionConflict from error
            raise

    def due_after(self, change: Change, standing: SeatControl, pause: float) -> dict[str, float]:
        """The work a change causes: the decision of a bot, the clocks of people."""
        for knot in change.knots:
            standing.follow(knot)
        now, waiting = self.store.now(), change.waiting()
        bots = [seat for seat in waiting if self.bot_by(seat, standing, change.resigned)]
        asked = [seat for seat in waiting if seat not in bots]
        moved = {played.step.seat for played in change.played}
        standing.clocks.set(asked, moved, change.moment.number, now)
        return (
            {"bot": now + pause_of(self.row.pace, pause)} if bots else {}
        ) | standing.clocks.due()

    async def propose(self, proposal: Proposal | None) -> None:
        """Something to agree to, or no longer; it outlives the server."""
        form = proposal.stored() if proposal is not None else None
        await self.store.change_table(self.row, proposal=form)
        self.proposal = proposal


def succeeded(task: asyncio.Task[list[ChatMessageRow]]) -> bool:
    return not task.cancelled() and task.exception() is None


def followed(game: Game, header: dict[str, Any], rows: list[EntryRow], key: bytes) -> Table:
    """The table of a stored cord, as far as it is stored."""
    record = Record(header)
    for number, each in enumerate(rows):
        hang(record, read_line(each.text, number + 2), number + 2)
    return resume(game, record, key)
