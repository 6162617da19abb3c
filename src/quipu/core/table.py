"""Table: one running game, its state, record, luck and what each seat was told."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from quipu.core.fairluck import FairLuck, commitment_to, key_from_seed
from quipu.core.game import Game
from quipu.core.journal import SPECTATOR, Chronicle, Event
from quipu.core.luck import ListeningLuck, Luck, RecordedLuck
from quipu.core.memory import Memory, Observation
from quipu.core.record import Record
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.core.state import Action, Result, State

STALE: Final = Refusal("stale", "")
OVER: Final = Refusal("game_over", "")
NOTHING_TO_UNDO: Final = Refusal("nothing_to_undo", "")
NEEDS_CONSENT: Final = Refusal("needs_consent", "")
CHANGES: Final = ["takeover", "return", "timeout"]
NO_SUCH_SEAT: Final = Refusal("no_such_seat", "")


class Step:
    """One accepted action and what luck gave for it.

    A closed step used chance, told a secret, laid open what others hid or asked somebody
    else; it is not taken back without the others' consent.
    """

    def __init__(self, seat: int, action: Action[Any], given: list[int], closed: bool) -> None:
        self.seat = seat
        self.action = action
        self.given = given
        self.closed = closed


class Table:
    """Every change goes through it: all of a request is applied, or nothing is."""

    def __init__(self, game: Game, record: Record, key: bytes | None) -> None:
        """Use `open`, `open_seeded` or `replay.resume`; this only takes its place at the cord."""
        self.game = game
        self.record = record
        self.key = key
        header: Any = record.header
        self.seats: int = len(header["seats"])
        self.options = game.recall(header["rules"], self.seats, header["options"])
        self.names: list[str] = [seat["name"] for seat in header["seats"]]
        self.fair = (
            None
            if key is None
            else FairLuck(key, header["luck"]["table"], list(header["luck"]["nonces"]))
        )
        self.state: State
        self.setup: list[int] = []
        self.steps: list[Step] = []
        self.acted: list[int] = [0] * self.seats  # steps by seat, also those taken back
        self.memories: list[Memory] = []
        self.events: list[Event] = []
        self.told_counts: list[int] = [0] * (self.seats + 1)
        self.moments: list[list[tuple[int, str]]] = [[] for _ in range(self.seats)]
        self.resigned: list[int] = []
        self.ended: Result | None = None
        self.is_closed = False  # the cord has its end

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
        agreed = game.agree(len(seats), options)
        luck: dict[str, object] = {
            "commitment": commitment_to(key),
            "table": table,
            "nonces": nonces if nonces is not None else [""] * len(seats),
        }
        if seed is not None:
            luck["seed"] = seed
        made = Table(game, Record.begin(game.key, game.rules_version, agreed, seats, luck), key)
        made.begin()
        return made

    @staticmethod
    def open_seeded(game: Game, names: list[str], seed: int, **options: object) -> Table:
        """A reproducible table, whose luck follows from the seed in its header."""
        if seed < 0:
            raise ValueError("a seed is 0 or greater")
        seats: list[dict[str, object]] = [{"name": name} for name in names]
        return Table.open(game, seats, key_from_seed(seed), f"seed {seed}", None, seed, **options)

    # ---- the cord -------------------------------------------------------------------------

    def begin(self) -> None:
        """The first knot: the game is set up as header and key say."""
        self.tell(self.lay_out(self.luck_at(0)))
        self.tie({"table": "start", "luck": self.setup})

    def luck_at(self, knot: i64) -> Luck:
        if self.fair is None:
            raise ValueError("this table is only replayed: it has no luck of its own")
        self.fair.at(knot)
        return self.fair

    def tie(self, body: dict[str, object]) -> None:
        assert self.key is not None
        self.record.tie(body, self.key)

    def lay_out(self, luck: Luck) -> list[Event]:
        """Set the game up and forget everything that was played; what there is to tell."""
        listening = ListeningLuck(luck)
        chronicle = Chronicle()
        self.state = self.game.deal(self.seats, self.options, listening, chronicle)
        self.setup = listening.given
        self.steps = []
        self.memories = [
            self.game.memory(seat, self.seats) for seat in [*range(self.seats), SPECTATOR]
        ]
        self.remember(chronicle.events)
        return chronicle.events

    def remember(self, events: list[Event]) -> None:
        for event in events:
            for memory in self.memories:
                told = event.told(memory.seat)
                if told is not None:
                    memory.hear(told)

    def tell(self, events: list[Event]) -> None:
        """Tell each seat, and the spectators, what it may know of these events."""
        self.events.extend(events)
        for place in range(self.seats + 1):
            seat = place if place < self.seats else SPECTATOR
            self.told_counts[place] += sum(1 for event in events if event.told(seat) is not None)
        for seat in range(self.seats):
            decision = brief(f"{self.acted[seat]} {self.state.decision(seat)}")
            if not self.moments[seat] or self.moments[seat][-1][1] != decision:
                self.moments[seat].append((self.told_counts[seat], decision))

    # ---- asking ---------------------------------------------------------------------------

    def told(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """What this seat (or SPECTATOR) was told, from the given count on."""
        heard = [told for event in self.events if (told := event.told(seat)) is not None]
        return heard[since:]

    def seen(self, seat: int) -> int:
        """How much this seat has been told so far."""
        return self.told_counts[seat]

    def observe(self, seat: int) -> Observation:
        return self.game.observe(self.state, seat, self.memories[seat])

    def waiting(self) -> list[int]:
        return [] if self.ended is not None else self.state.waiting()

    def legal(self, seat: int) -> list[Action[Any]]:
        return [] if self.ended is not None else self.state.legal(seat)

    def is_stale(self, seat: int, seen: int) -> bool:
        """Whether something told since changed what this seat decides about."""
        if not 0 <= seen <= self.told_counts[seat]:
            return True
        at = max(n for n, (count, _) in enumerate(self.moments[seat]) if count <= seen or n == 0)
        then = self.moments[seat][at][1]
        return any(decision != then for _, decision in self.moments[seat][at:])

    # ---- acting ---------------------------------------------------------------------------

    def submit(self, seat: int, actions: list[Action[Any]], seen: int | None = None) -> list[Step]:
        """Apply all of the actions or none; raises IllegalAction with the reason."""
        self.must_be_open(seat)
        if seen is not None and self.is_stale(seat, seen):
            raise IllegalAction(STALE)
        state = self.state.copy()
        steps: list[Step] = []
        events: list[Event] = []
        for action in actions:
            luck = ListeningLuck(self.luck_at(len(self.record.knots) + len(steps)))
            chronicle = Chronicle()
            asked = state.waiting()
            state.apply(seat, action, luck, chronicle)
            closed = is_closed(asked, state, seat, luck.given, chronicle.events)
            steps.append(Step(seat, action, luck.given, closed))
            events.extend(chronicle.events)
        for step in steps:
            self.tie({"seat": seat, "action": step.action.to_json(), "luck": step.given})
        self.state = state
        self.steps.extend(steps)
        self.acted[seat] += len(steps)
        self.remember(events)
        self.tell(events)
        self.end_by_rules()
        return steps

    def must_be_open(self, seat: int) -> None:
        if self.ended is not None:
            raise IllegalAction(OVER)
        if not 0 <= seat < self.seats:
            raise IllegalAction(NO_SUCH_SEAT)

    def end_by_rules(self) -> None:
        """The rules' own end; who has resigned does not win."""
        result = self.state.result()
        if result is None:
            return
        ranks = result.ranks()
        left = [seat for seat in range(self.seats) if seat not in self.resigned]
        best = min(ranks[seat] for seat in left)
        winners = [seat for seat in left if ranks[seat] == best]
        if winners != result.winners:
            result = Result(winners, result.points, result.reason)
        self.finish(result)

    def finish(self, result: Result) -> None:
        self.ended = result
        if self.key is not None:
            self.is_closed = True
            self.tie({"table": "end", "result": result.to_json(), "key": self.key.hex()})

    # ---- taking back ----------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many steps this seat may take back without asking anybody."""
        count = 0
        for step in reversed(self.steps):
            if step.closed or step.seat != seat or self.ended is not None:
                break
            count += 1
        return count

    def undo(self, seat: int, steps: int = 1, consent: bool = False) -> None:
        """Drop the last steps; those that revealed something need the others' consent."""
        self.must_be_open(seat)
        if not 1 <= steps <= len(self.steps):
            raise IllegalAction(NOTHING_TO_UNDO)
        if steps > self.undoable(seat) and not consent:
            raise IllegalAction(NEEDS_CONSENT)
        self.tie({"table": "undo", "seat": seat, "steps": steps})
        self.drop(seat, steps)

    def drop(self, seat: int, steps: int) -> None:
        """Play all but the last steps again; what was told stays told."""
        kept = self.steps[: len(self.steps) - steps]
        acted = self.acted[:]
        self.lay_out(RecordedLuck(self.setup))
        for step in kept:
            self.repeat(step.seat, step.action, step.given)
        self.acted = acted
        self.tell([Event("undone", {"seat": seat, "steps": steps})])

    def repeat(self, seat: int, action: Action[Any], given: list[int]) -> list[Event]:
        """Play a recorded step again with the luck it had; what there is to tell."""
        luck = RecordedLuck(given)
        chronicle = Chronicle()
        asked = self.state.waiting()
        self.state.apply(seat, action, luck, chronicle)
        if not luck.is_spent():
            raise Malformed("more luck was recorded than the rules ask for")
        closed = is_closed(asked, self.state, seat, given, chronicle.events)
        self.steps.append(Step(seat, action, given, closed))
        self.acted[seat] += 1
        self.remember(chronicle.events)
        return chronicle.events

    # ---- what belongs to the table and not to the game ------------------------------------

    def resign(self, seat: int) -> None:
        """Give up. The last seat that has not resigned wins; until then a bot goes on."""
        self.must_be_open(seat)
        if seat in self.resigned:
            raise IllegalAction(OVER)
        self.tie({"table": "resign", "seat": seat})
        self.give_up(seat)

    def give_up(self, seat: int) -> None:
        self.resigned.append(seat)
        self.tell([Event("resigned", {"seat": seat})])
        left = [other for other in range(self.seats) if other not in self.resigned]
        if len(left) <= 1:
            self.finish(Result(left, self.totals(), "resigned"))

    def agree_to_end(self) -> None:
        """All agreed to stop: the points of the moment decide."""
        self.must_be_open(0)
        self.tie({"table": "agreed_end"})
        self.end_agreed()

    def end_agreed(self) -> None:
        self.tell([Event("agreed_end", {})])
        totals = self.totals()
        left = [seat for seat in range(self.seats) if seat not in self.resigned]
        best = max(totals[seat] for seat in left)
        winners = [seat for seat in left if totals[seat] == best]
        self.finish(Result(winners, totals, "agreed"))

    def change_player(self, seat: int, change: str, player: str) -> None:
        """A `takeover` by a bot, a `return` of the person, or a `timeout` of its clock."""
        self.must_be_open(seat)
        if change not in CHANGES:
            raise ValueError(f"a player changes by {', '.join(CHANGES)}, not {change!r}")
        self.tie({"table": change, "seat": seat, "player": player})
        self.tell([Event(change, {"seat": seat, "player": player})])

    def totals(self) -> list[int]:
        return [sum(self.state.points(seat).values()) for seat in range(self.seats)]


def brief(decision: str) -> str:
    """Enough of a decision to know it again; there is one for every step of a long game."""
    return hashlib.sha256(decision.encode()).hexdigest()[:16]


def is_closed(
    asked: list[int], state: State, seat: int, given: list[int], events: list[Event]
) -> bool:
    """Whether a step revealed something: chance, a secret to others, a question to somebody."""
    if given or any(event.reveals(seat) for event in events):
        return True
    waiting = state.waiting()
    return not waiting or any(other != seat and other not in asked for other in waiting)
