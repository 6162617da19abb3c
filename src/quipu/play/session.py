"""A table in this process's memory. Its contents always equal what is stored."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from quipu.core.change import Change
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR
from quipu.core.record import Record, hang, read_line, written
from quipu.core.replay import follow, resume
from quipu.core.table import Table
from quipu.learning import Lesson, Puzzle, study
from quipu.play import auto_actions
from quipu.play.bot_speed import pause_of
from quipu.play.client import TableClient
from quipu.play.hint_cache import HintCache
from quipu.play.state import (
    ChatMessage,
    JobKind,
    NewEntry,
    SeatState,
    Stage,
    StoredTable,
    TableHealth,
    TableState,
)
from quipu.play.store import TableStore, VersionConflict
from quipu.play.table_setup import best_bot
from quipu.play.timers import DecisionTimers
from quipu.play.views.cache import ViewCache
from quipu.registry import game as game_of

MAX_LATENCIES: Final = 64  # views of which it is known how long they took
USUAL_BOT_PAUSE_S: Final = 0.7  # between two steps of a bot, so that eyes can follow


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
    def read(stored: Mapping[str, Any]) -> Proposal:
        return Proposal(**{**stored, "agreed": set(stored["agreed"])})


@dataclass(frozen=True)
class Presence:
    """Who is connected to a table in another process."""

    seats: frozenset[int]
    watching: int
    persons: frozenset[int]


class TableObserver:
    """Hears what happens at a table; given at its construction. By default nobody listens."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def on_committed(self, session: TableSession) -> None:
        """A change was stored and adopted."""

    def on_jobs(self, session: TableSession) -> None:
        """Jobs were stored that may be due before all others."""

    def on_hand_opened(self, session: TableSession, person: int | None) -> None:
        """A shared device opened a hand at a client of this process."""

    def remote_presence(self, table: str) -> list[Presence]:
        """Who is connected to the table in other processes."""
        return []

    def keep_task(self, task: asyncio.Task[None], what: str) -> None:
        """Hold a task that nobody waits for until it is over; `what` names it in a log."""
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


@dataclass
class SeatControl:
    """What follows from the record beside the game: who plays for whom, and whose time runs."""

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
    """State and record of one table, its clients, and the lock that orders its changes.

    Only what is stored is in `state`, `table` and `standing`: a change is prepared, stored and
    then adopted.
    """

    def __init__(
        self,
        state: TableState,
        store: TableStore,
        observer: TableObserver | None = None,
        bot_pause: float = USUAL_BOT_PAUSE_S,
    ) -> None:
        self.state = state
        self.store = store
        self.observer = observer or TableObserver()
        self.bot_pause = bot_pause  # seconds before a step of a bot, at the usual speed
        self.game: Game = game_of(state.game)
        self.study: Lesson | Puzzle | None = (
            study(self.game, state.lesson) if state.lesson else None
        )
        self.shown = False  # the proof of its puzzle, before it was solved
        self.table: Table | None = None
        self.standing = SeatControl(DecisionTimers(state.clock))
        self.tokens: set[str] = set()
        self.lock = asyncio.Lock()
        self.lines: set[TableClient] = set()
        self.took: deque[float] = deque(maxlen=MAX_LATENCIES)  # seconds from an act to its view
        self.handed: dict[int | None, int] = {}  # whose hand a device showed last, by person
        self.gallery = ViewCache()
        self.talk: asyncio.Task[list[ChatMessage]] | None = None  # the latest chat, until more
        self.hints = HintCache()
        self.proposal: Proposal | None = None
        self.orders = auto_actions.read(state.orders)
        self.ordered_at: float | None = None  # when the next automatic action is due
        self.looks: dict[str, tuple[str, dict[str, Any]]] = {}  # by language, at which head
        self.explained: dict[tuple[int, str], tuple[str, Any]] = {}  # by seat and language, as well
        self.stats: dict[str, tuple[str, dict[str, Any]]] = {}  # by language, at which head
        self.health = TableHealth.PLAYABLE
        self.outdated_rules = ""  # the version of the rules that are no longer played
        self.is_doubtful = False  # a store failed, or another worker changed it
        self.news: dict[int, dict[str, Any]] = {}  # what others stored and told, by its version

    @property
    def seats(self) -> tuple[SeatState, ...]:
        return self.state.seats

    @property
    def frozen(self) -> str:
        """Why nobody can play here, as clients are told; nothing if all is well."""
        return self.outdated_rules or str(self.health)

    def apply_state(self, state: TableState) -> None:
        """Adopt a state that is stored."""
        if state.game != self.state.game:
            self.game = game_of(state.game)
        self.state = state

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the lock; a table that may be stale is read again before anybody changes it."""
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
                if version > self.state.version:
                    self.take_news(version, told[version])
        except BaseException:
            self.is_doubtful = True
            raise

    def take_news(self, version: int, told: dict[str, Any]) -> None:
        table, knots = self.table, told["entries"]
        known = len(table.record.knots) if table is not None else 0
        if table is None or version != self.state.version + 1 or knots[0][0] != known:
            self.is_doubtful = True
            return
        for knot, line, _ in knots:
            follow(table, read_line(line, knot + 2))
        self.apply_state(replace(self.state, version=version, **told["values"]))
        tokens = {token for _, _, token in knots if token}
        self.stand(table, self.standing.copy(), known, told["jobs"], tokens)

    async def latest_talk(self) -> list[ChatMessage]:
        """Read once for all who come while nobody speaks."""
        if self.talk is None or self.is_behind or (self.talk.done() and not succeeded(self.talk)):
            self.talk = asyncio.create_task(self.store.recent_chat(self.state.id))
        return await asyncio.shield(self.talk)

    async def load(self) -> None:
        """Follow the stored cord, from the last known knot on."""
        self.talk = None
        self.is_doubtful = False  # unless somebody says so while it is being read
        try:
            known = len(self.table.record.knots) if self.table is not None else 0
            found = await self.store.load(self.state.id, known)
            if found is None:
                self.health = TableHealth.GONE
            else:
                await self.take_up(found, known)
        except BaseException:
            self.is_doubtful = True
            raise

    async def take_up(self, found: StoredTable, known: int) -> None:
        """What is stored; a cord of rules no longer played is frozen."""
        self.apply_state(found.state)
        if self.state.header is None:
            self.table = None
            return
        header = json.loads(self.state.header)
        if not self.game.plays(header["rules"]):
            self.health, self.outdated_rules = TableHealth.OUTDATED, str(header["rules"])
            return
        if self.table is None:
            args = (self.game, header, found.entries, self.state.key)
            table = await asyncio.to_thread(followed, *args)
            standing = SeatControl(DecisionTimers(self.state.clock))
            self.tokens = set()
        else:
            table, standing = self.table, self.standing.copy()
            for each in found.entries:
                follow(table, read_line(each.text, each.number + 2))
        tokens = {each.token for each in found.entries if each.token}
        self.stand(table, standing, known, found.jobs, tokens)

    def stand(
        self,
        table: Table,
        standing: SeatControl,
        known: int,
        jobs: Mapping[str, float],
        tokens: set[str],
    ) -> None:
        """All that follows from the row, the knots since the last known one, and what is due."""
        for knot in table.record.knots[known:]:
            standing.follow(knot)
        standing.clocks.take_up(jobs, len(table.steps))
        asked = Proposal.read(self.state.proposal) if self.state.proposal is not None else None
        stands = asked is not None and asked.knots == len(table.record.knots)
        self.proposal = asked if stands else None
        self.orders, self.ordered_at = (
            auto_actions.read(self.state.orders),
            jobs.get(JobKind.AUTO_ACTION),
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
        return self.connected().union(
            *[each.seats for each in self.observer.remote_presence(self.state.id)]
        )

    def connected(self) -> set[int]:
        """Seats that are connected to this worker."""
        persons = [row.person for row in self.seats]
        found: set[int] = set()
        for line in self.lines:
            known = line.person is not None
            mine = [seat for seat, person in enumerate(persons) if known and person == line.person]
            found.update(mine or [line.seat])
        return found

    def is_watching(self, line: TableClient) -> bool:
        return line.seat < 0 and not self.seats_of(line.person)

    def watching(self) -> int:
        own = sum(self.is_watching(line) for line in self.lines)
        return own + sum(each.watching for each in self.observer.remote_presence(self.state.id))

    def persons(self) -> set[int]:
        """All who are connected and known."""
        own = {line.person for line in self.lines if line.person is not None}
        return own.union(*[each.persons for each in self.observer.remote_presence(self.state.id)])

    def is_away(self, seat: int, here: set[int] | None = None) -> bool:
        """Whether nobody decides for a seat: not connected, or the clock answered last."""
        if self.study is not None:  # which decides for all but the learner
            return False
        gone = seat not in (self.here() if here is None else here) or seat in self.clocks.late
        return gone and self.bot_of(seat) is None

    def may_hand_over(self, mine: int, seat: int) -> bool:
        """The host gives the seat of somebody away to a bot; if the host is away, anybody does."""
        host = self.seat_of(self.state.host)
        is_host = mine >= 0 and self.seats[mine].person == self.state.host
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

    async def keep(self, change: Change, token: str | None = None, fresh: bool = False) -> None:
        """Store a change, then adopt it; if it cannot be stored, nothing has happened.

        `fresh` gives everybody new time.
        """
        assert self.table is not None
        await self.keep_first(self.table, change, token, fresh)
        self.observer.on_committed(self)

    async def keep_first(
        self, table: Table, change: Change, token: str | None = None, fresh: bool = False
    ) -> None:
        """The same for a table that is not yet adopted: its start is the first change."""
        before = change.length - len(change.knots)
        entries = [
            NewEntry(before + n, written(knot), token if n == 0 else None)
            for n, knot in enumerate(change.knots)
        ]
        standing = self.standing.copy()
        if fresh:
            standing.clocks.forget()
        jobs = self.jobs_after(change, standing)
        orders = auto_actions.left(self.orders, self.game, change, table.names)
        if orders:
            at = self.store.now() + auto_actions.while_away(self.bot_pause)
            at = min(at, self.ordered_at or at)  # what was due before stays due then
            if auto_actions.wants_any(self.game, change, orders, table.names):
                jobs[JobKind.AUTO_ACTION] = at
        state = replace(
            self.state,
            stage=Stage.OVER if change.ended is not None else Stage.PLAYING,
            proposal=None,
        )
        if state.header is None:  # it never changes
            state = replace(state, header=json.dumps(table.record.header))
        if orders != self.orders:
            state = replace(state, orders=auto_actions.written(orders))
        stored = await self.stored(state, entries, jobs)
        table.adopt(change)
        self.state, self.table, self.standing, self.proposal = stored, table, standing, None
        self.orders, self.ordered_at = orders, jobs.get(JobKind.AUTO_ACTION)
        if jobs:
            self.observer.on_jobs(self)
        if token is not None:
            self.tokens.add(token)

    async def stored(
        self, state: TableState, entries: list[NewEntry], jobs: dict[str, float]
    ) -> TableState:
        """Commit; after a failure the store is asked what is true, at once or before a change."""
        try:
            return await self.store.append(self.state, state, entries, jobs)
        except BaseException as error:
            self.is_doubtful = True
            if isinstance(error, Exception):
                with suppress(Exception):
                    await self.load()
            raise

    def jobs_after(self, change: Change, standing: SeatControl) -> dict[str, float]:
        """The jobs that a change causes: the decision of a bot, the timeouts of people."""
        for knot in change.knots:
            standing.follow(knot)
        now, waiting = self.store.now(), change.waiting()
        bots = [seat for seat in waiting if self.bot_by(seat, standing, change.resigned)]
        asked = [seat for seat in waiting if seat not in bots]
        moved = {played.step.seat for played in change.played}
        standing.clocks.set(asked, moved, change.moment.number, now)
        pause = pause_of(self.state.pace, self.bot_pause)
        return ({str(JobKind.BOT): now + pause} if bots else {}) | standing.clocks.due()

    async def propose(self, proposal: Proposal | None) -> None:
        """Store something to agree to, or that there is nothing any more."""
        form = proposal.stored() if proposal is not None else None
        await self.change_state(proposal=form)
        self.proposal = proposal

    async def change_state(self, **values: Any) -> None:  # fields of TableState
        """Store some values of the state, then adopt them."""
        self.apply_state(await self.store.change_table(self.state, replace(self.state, **values)))


def succeeded(task: asyncio.Task[list[ChatMessage]]) -> bool:
    return not task.cancelled() and task.exception() is None


def followed(game: Game, header: dict[str, Any], entries: Sequence[NewEntry], key: bytes) -> Table:
    """The table of a stored record, as far as it is stored."""
    record = Record(header)
    for number, each in enumerate(entries):
        hang(record, read_line(each.text, number + 2), number + 2)
    return resume(game, record, key)
