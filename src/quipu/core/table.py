"""Table: one running game, its state, record, luck and what each seat was told."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from quipu.core.change import CHANGES, Change
from quipu.core.fairluck import commitment_to, key_from_seed
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Event
from quipu.core.memory import Memory, Observation
from quipu.core.record import Record
from quipu.core.refusal import NO_SUCH_SEAT, IllegalAction, Refusal
from quipu.core.source import Source
from quipu.core.state import Action, Result, State
from quipu.core.timeline import Moment, Step, Timeline

STALE: Final = Refusal("stale", "")
OVER: Final = Refusal("game_over", "")
NOTHING_TO_UNDO: Final = Refusal("nothing_to_undo", "")
NEEDS_CONSENT: Final = Refusal("needs_consent", "")
TOO_OFTEN: Final = Refusal("too_often", "")

# How often a seat may do these before the game goes on by a step that cannot be taken back.
MOST: Final = {"undo": 50, "takeover": 10, "return": 10}


class Table:
    """Every change goes through it: prepared, stored by whoever keeps the cord, then adopted.

    `prepare` and its kin answer a Change and change nothing; `adopt` makes it true. `submit`,
    `undo` and the others do both, for tables that nobody has to store.
    """

    def __init__(self, game: Game, record: Record, key: bytes | None) -> None:
        """Use `open`, `open_seeded` or `replay.resume`; this only takes its place at the cord."""
        self.game = game
        self.record = record
        self.source = Source(record.header, key)
        header: Any = record.header
        self.seats: int = len(header["seats"])
        self.options = game.recall(header["rules"], self.seats, header["options"])
        self.names: list[str] = [seat["name"] for seat in header["seats"]]
        self.timeline: Timeline | None = None  # until the start is adopted
        self.acted: list[int] = [0] * self.seats  # steps by seat, also those taken back
        self.drawn = 0  # the start and the steps that drew luck, also those taken back
        self.often: dict[str, int] = {}
        self.events: list[Event] = []
        self.told_counts: list[int] = [0] * (self.seats + 1)
        self.acted_until: list[int] = [0] * self.seats  # events told up to each seat's last step
        self.asked: list[str] = [""] * self.seats  # what each seat decides about now
        self.asked_since: list[int] = [0] * self.seats  # the count it had been told by then
        self.resigned: list[int] = []
        self.ended: Result | None = None
        self.is_closed = False  # the cord has its end

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<table of {self.game.key}: {names}; {len(self.record.knots)} entries>"

    @staticmethod
    def open(
        game: Game,
        seats: list[dict[str, object]],
        key: bytes,
        table: str,
        nonces: list[str] | None = None,
        seed: int | None = None,
        **options: object,
    ) -> Table:
        """A new table; commitment and nonces stand in the header before the first draw."""
        made, change = Table.prepare_open(game, seats, key, table, nonces, seed, **options)
        made.adopt(change)
        return made

    @staticmethod
    def prepare_open(
        game: Game,
        seats: list[dict[str, object]],
        key: bytes,
        table: str,
        nonces: list[str] | None = None,
        seed: int | None = None,
        **options: object,
    ) -> tuple[Table, Change]:
        """An empty table and its start."""
        agreed = game.agree(len(seats), options)
        luck = luck_fields(key, table, nonces, len(seats), seed)
        record = Record.begin(game.key, game.rules_version, agreed, seats, luck)
        made = Table(game, record, key)
        return made, made.prepare_start()

    @staticmethod
    def open_seeded(game: Game, names: list[str], seed: int, **options: object) -> Table:
        """A reproducible table, whose luck follows from the seed in its header."""
        if seed < 0:
            raise ValueError("a seed is 0 or greater")
        seats: list[dict[str, object]] = [{"name": name} for name in names]
        return Table.open(game, seats, key_from_seed(seed), f"seed {seed}", None, seed, **options)

    @staticmethod
    def open_at(
        game: Game,
        names: list[str],
        position: dict[str, object],
        script: list[list[int] | None] | None = None,
        seed: int = 0,
    ) -> Table:
        """A table that begins at a position; the luck of its script comes first, then the seed's.

        A script has an entry for the start and for each further step that draws luck, in the
        line of play that stands; None, or a script that has ended, leaves it to the seed.
        """
        seats: list[dict[str, object]] = [{"name": name} for name in names]
        state = game.from_position(position)
        if int(state.seats) != len(names):
            raise IllegalAction(NO_SUCH_SEAT.with_detail(f"the position has {state.seats} seats"))
        chosen: Any = position["options"]
        agreed = game.agree(len(names), chosen)
        luck = luck_fields(key_from_seed(seed), f"seed {seed}", None, len(names), seed)
        if script:
            luck["script"] = script
        return Table.begun(game, agreed, seats, luck, position)

    @staticmethod
    def open_scripted(
        game: Game,
        names: list[str],
        script: list[list[int] | None],
        seed: int = 0,
        **options: object,
    ) -> Table:
        """A seeded table with some of its luck chosen beforehand, as `open_at` explains."""
        seats: list[dict[str, object]] = [{"name": name} for name in names]
        agreed = game.agree(len(names), options)
        luck = luck_fields(key_from_seed(seed), f"seed {seed}", None, len(names), seed)
        luck["script"] = script
        return Table.begun(game, agreed, seats, luck, None)

    @staticmethod
    def begun(
        game: Game,
        agreed: dict[str, bool | int | str],
        seats: list[dict[str, object]],
        luck: dict[str, object],
        position: dict[str, object] | None,
    ) -> Table:
        """A table whose record has a header, and nothing has happened yet."""
        record = Record.begin(game.key, game.rules_version, agreed, seats, luck, position)
        made = Table(game, record, record.revealed_key())
        made.adopt(made.prepare_start())
        return made

    # ---- asking ---------------------------------------------------------------------------

    @property
    def key(self) -> bytes | None:
        """The secret of a fair table; none where luck is seeded."""
        return self.source.key

    @property
    def now(self) -> Moment:
        """The present moment."""
        assert self.timeline is not None
        return self.timeline.now

    @property
    def state(self) -> State:
        """The whole truth of the moment; for the table alone."""
        return self.now.state

    @state.setter
    def state(self, state: State) -> None:
        """Put another position in the place of the present one, for studies; no knot says so."""
        now = self.now
        assert self.timeline is not None
        self.timeline.put(Moment(now.number, state, now.memories, now.draws))

    @property
    def memories(self) -> list[Memory]:
        """What each seat remembers, the spectators' last."""
        return self.now.memories

    @property
    def steps(self) -> list[Step]:
        """The steps that stand."""
        return self.timeline.steps if self.timeline is not None else []

    def must_know(self, seat: int) -> None:
        """Seats and spectators are told of the game, nobody else."""
        if not SPECTATOR <= seat < self.seats:
            raise IllegalAction(NO_SUCH_SEAT)

    def told(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """What this seat (or SPECTATOR) was told, from the given count on."""
        self.must_know(seat)
        heard = [told for event in self.events if (told := event.told(seat)) is not None]
        return heard[since:]

    def seen(self, seat: int) -> int:
        """How much this seat has been told so far."""
        self.must_know(seat)
        return self.told_counts[seat]

    def observe(self, seat: int) -> Observation:
        """What a seat may know now, with all that it remembers."""
        self.must_know(seat)
        return self.game.observe(self.state, seat, self.memories[seat])

    def waiting(self) -> list[int]:
        """The seats that are asked; none when the game has ended."""
        return [] if self.ended is not None else self.state.waiting()

    def legal(self, seat: int) -> list[Action[Any]]:
        """What a seat may do now; nothing when the game has ended."""
        self.state.must_seat(seat)
        return [] if self.ended is not None else self.state.legal(seat)

    def totals(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.change().totals()

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether something told since changed what this seat decides about."""
        return not self.asked_since[seat] <= seen <= self.told_counts[seat]

    # ---- preparing ------------------------------------------------------------------------

    def change(self) -> Change:
        """A change of nothing yet."""
        return Change(
            self.game,
            self.record.head,
            len(self.record.knots),
            self.timeline,
            self.drawn,
            self.resigned,
            self.ended,
        )

    def prepare_start(self) -> Change:
        """The change that lays the game out."""
        change = self.change()
        luck = self.source.luck(0, 0, 0)
        position = self.record.header.get("position")
        given = change.lay_out(self.seats, self.options, position, luck)
        self.source.must_fit(luck)
        change.tie({"table": "start", "luck": given}, self.source)
        return change

    def prepare(self, seat: int, action: Action[Any], seen: int | None = None) -> Change:
        """What this action makes of the table; raises IllegalAction with the reason."""
        self.must_be_open(seat)
        if seen is not None and self.is_stale(seat, seen):
            raise IllegalAction(STALE)
        change = self.change()
        change.tie_step(seat, action, self.source)
        return change

    def prepare_undo(self, seat: int, steps: int = 1, consent: bool = False) -> Change:
        """Drop the last steps; those that revealed something need the others' consent."""
        self.must_be_open(seat)
        if not 1 <= steps <= len(self.steps):
            raise IllegalAction(NOTHING_TO_UNDO)
        if steps > self.undoable(seat) and not consent:
            raise IllegalAction(NEEDS_CONSENT)
        self.must_be_rare("undo", seat)
        change = self.change()
        change.take_back(seat, steps)
        change.tie({"table": "undo", "seat": seat, "steps": steps}, self.source)
        return change

    def prepare_resign(self, seat: int) -> Change:
        """Give up. The last seat that has not resigned wins; until then a bot goes on."""
        self.must_be_open(seat)
        if seat in self.resigned:
            raise IllegalAction(OVER)
        change = self.change()
        change.give_up(seat)
        change.tie({"table": "resign", "seat": seat}, self.source)
        change.tie_end(self.source)
        return change

    def prepare_end(self) -> Change:
        """All agreed to stop: the points of the moment decide."""
        self.must_be_open(0)
        change = self.change()
        change.end_agreed()
        change.tie({"table": "agreed_end"}, self.source)
        change.tie_end(self.source)
        return change

    def prepare_player(self, seat: int, change: str, player: str) -> Change:
        """A `takeover` by a bot, a `return` of the person, or a `timeout` of its clock."""
        self.must_be_open(seat)
        if change not in CHANGES:
            raise ValueError(f"a player changes by {', '.join(CHANGES)}, not {change!r}")
        self.must_be_rare(change, seat)
        made = self.change()
        made.pass_seat(seat, change, player)
        made.tie({"table": change, "seat": seat, "player": player}, self.source)
        return made

    def prepare_timeout(self, seat: int, player: str, action: Action[Any]) -> Change:
        """The clock of a seat ran out, and this is the answer given for it."""
        made = self.prepare_player(seat, "timeout", player)
        made.tie_step(seat, action, self.source)
        return made

    def must_be_open(self, seat: int) -> None:
        """Refuse what is asked at a table that has ended, or by a seat that is not there."""
        if self.ended is not None:
            raise IllegalAction(OVER)
        if not 0 <= seat < self.seats:
            raise IllegalAction(NO_SUCH_SEAT)

    def must_be_rare(self, kind: str, seat: int) -> None:
        """Refuse what a seat has done too often since the game last went on."""
        if kind in MOST and self.often.get(f"{kind} {seat}", 0) >= MOST[kind]:
            raise IllegalAction(TOO_OFTEN)

    def undoable(self, seat: int) -> int:
        """How many steps this seat may take back without asking anybody."""
        count = 0
        for step in reversed(self.steps):
            if step.closed or step.seat != seat or self.ended is not None:
                break
            count += 1
        return count

    # ---- adopting -------------------------------------------------------------------------

    def adopt(self, change: Change) -> None:
        """Make a change true; it fits only the cord it was prepared for."""
        if change.after != self.record.head:
            raise ValueError("the table has moved on since this was prepared")
        if change.start is not None:
            self.timeline = Timeline(change.start)
        assert self.timeline is not None
        if change.back is not None:
            self.timeline.cut(change.back)
        for played in change.played:
            self.timeline.grow(played)
            self.acted[played.step.seat] += 1
        self.drawn = change.drawn
        self.resigned = change.resigned
        self.ended = change.ended
        self.is_closed = self.is_closed or change.is_closed
        for knot in change.knots:
            self.record.add(knot)
            self.count(knot)
        if any(played.step.closed for played in change.played):
            self.often = {}
        self.tell(change.events)
        for played in change.played:
            self.acted_until[played.step.seat] = len(self.events)

    def count(self, knot: dict[str, object]) -> None:
        """Count a knot of those that must be rare."""
        kind = knot.get("table")
        if isinstance(kind, str) and kind in MOST:
            name = f"{kind} {knot['seat']}"
            self.often[name] = self.often.get(name, 0) + 1

    def tell(self, events: list[Event]) -> None:
        """Tell each seat, and the spectators, what it may know of these events."""
        self.events.extend(events)
        for place in range(self.seats + 1):
            seat = place if place < self.seats else SPECTATOR
            self.told_counts[place] += sum(1 for event in events if event.told(seat) is not None)
        for seat in range(self.seats):
            decision = brief(f"{self.acted[seat]} {self.state.decision(seat)}")
            if self.asked[seat] != decision:
                first = not self.asked[seat]
                self.asked[seat] = decision
                self.asked_since[seat] = 0 if first else self.told_counts[seat]

    # ---- both at once ---------------------------------------------------------------------

    def submit(self, seat: int, action: Action[Any], seen: int | None = None) -> Step:
        """Do one action; raises IllegalAction with the reason and changes nothing."""
        self.adopt(self.prepare(seat, action, seen))
        return self.steps[-1]

    def undo(self, seat: int, steps: int = 1, consent: bool = False) -> None:
        """Prepare and adopt an undo at once."""
        self.adopt(self.prepare_undo(seat, steps, consent))

    def resign(self, seat: int) -> None:
        """Prepare and adopt a resignation at once."""
        self.adopt(self.prepare_resign(seat))

    def agree_to_end(self) -> None:
        """Prepare and adopt an agreed end at once."""
        self.adopt(self.prepare_end())

    def change_player(self, seat: int, change: str, player: str) -> None:
        """Prepare and adopt at once that somebody else plays for a seat."""
        self.adopt(self.prepare_player(seat, change, player))


def luck_fields(
    key: bytes, table: str, nonces: list[str] | None, seats: int, seed: int | None
) -> dict[str, object]:
    """What a header says of the luck before any of it is drawn."""
    luck: dict[str, object] = {
        "commitment": commitment_to(key),
        "table": table,
        "nonces": nonces if nonces is not None else [""] * seats,
    }
    if seed is not None:
        luck["seed"] = seed
    return luck


def brief(decision: str) -> str:
    """Enough of a decision to know it again; there is one for every step of a long game."""
    return hashlib.sha256(decision.encode()).hexdigest()[:16]
