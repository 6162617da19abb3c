"""Which decision is due, with its data; a phase is never changed, only replaced by another."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.keys import mixed, mixed_cells, mixed_text
from quipu.core.state import Phase
from quipu.settlers.layout import NOBODY, ROW, SEATS

# Codes, for those who have to walk quickly.
FOUND_SETTLEMENT: Final = 0
FOUND_ROUTE: Final = 1
BEFORE: Final = 2
MAIN: Final = 3
DISCARD: Final = 4
ROBBER: Final = 5
VICTIM: Final = 6
OFFER: Final = 7
FREE_ROUTE: Final = 8
OVER: Final = 9
OWN_PHASES: Final = 10  # a game's own phases are numbered from here


@mypyc_attr(allow_interpreted_subclasses=True)
class SettlersPhase(Phase):
    """One decision that may be due."""

    def __init__(self, code: i64) -> None:
        self.code = code

    def key(self, key: i64) -> i64:
        """A key that depends on this decision and its data, too."""
        return mixed(key, self.code)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name}

    def details(self) -> list[str]:
        return [f"{name}={value}" for name, value in self.to_json().items() if name != "name"]

    def seen_by(self, seat: i64) -> SettlersPhase:
        """The decision as one seat may see it."""
        return self

    def shown_seat(self) -> i64:
        """Whose hand lies open to the seat that decides."""
        return NOBODY

    def shown_cards(self) -> vec[i64]:
        """That hand."""
        return vec[i64]([0] * ROW)

    def shown_titles(self) -> vec[i64]:
        """Cards of the deck that lie open to the seat that decides."""
        return vec[i64]([0] * ROW)


class FoundingSettlement(SettlersPhase):
    """A settlement of the founding phase; steps count from 0 over both rounds."""

    name: ClassVar[str] = "founding_settlement"

    def __init__(self, step: i64) -> None:
        super().__init__(FOUND_SETTLEMENT)
        self.step = step

    def key(self, key: i64) -> i64:
        return mixed(super().key(key), self.step)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "step": int(self.step)}


class FoundingRoute(SettlersPhase):
    """The route piece at the settlement just placed."""

    name: ClassVar[str] = "founding_route"

    def __init__(self, step: i64, crossing: i64) -> None:
        super().__init__(FOUND_ROUTE)
        self.step = step
        self.crossing = crossing

    def key(self, key: i64) -> i64:
        return mixed(mixed(super().key(key), self.step), self.crossing)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "step": int(self.step), "crossing": int(self.crossing)}


class BeforeRoll(SettlersPhase):
    """The turn has begun; the roll is due."""

    name: ClassVar[str] = "before_roll"


class Main(SettlersPhase):
    """Trade and build."""

    name: ClassVar[str] = "main"


class Discarding(SettlersPhase):
    """Seats that owe cards pick them, all at once and unseen."""

    name: ClassVar[str] = "discarding"

    def __init__(self, owed: vec[i64], due: vec[i64], picked: vec[i64]) -> None:
        super().__init__(DISCARD)
        self.owed = owed  # by seat: fixed by the roll
        self.due = due  # by seat: cards still to pick
        self.picked = picked  # by seat and kind: picked, but in hand until all are done

    def key(self, key: i64) -> i64:
        key = mixed_cells(mixed_cells(super().key(key), self.owed), self.due)
        return mixed_cells(key, self.picked)

    def with_picks(self, seat: i64, cards: vec[i64]) -> Discarding:
        due, picked = self.due[:], self.picked[:]
        for kind in range(ROW):
            picked[seat * ROW + kind] += cards[kind]
            due[seat] -= cards[kind]
        return Discarding(self.owed, due, picked)

    def with_pick(self, seat: i64, card: i64) -> Discarding:
        due, picked = self.due[:], self.picked[:]
        picked[seat * ROW + card] += 1
        due[seat] -= 1
        return Discarding(self.owed, due, picked)

    def seen_by(self, seat: i64) -> Discarding:
        """Of others only whether they are done."""
        due, picked = vec[i64]([0] * SEATS), vec[i64]([0] * (SEATS * ROW))
        for other in range(SEATS):
            if other == seat:
                due[other] = self.due[other]
            elif self.due[other]:
                due[other] = self.owed[other]
        if seat >= 0:
            for kind in range(ROW):
                picked[seat * ROW + kind] = self.picked[seat * ROW + kind]
        return Discarding(self.owed, due, picked)

    def is_done(self) -> bool:
        for seat in range(SEATS):
            if self.due[seat]:
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Stealing(SettlersPhase):
    """The active seat picks whom to rob at the robber's hex."""

    name: ClassVar[str] = "stealing"

    def __init__(self, back: SettlersPhase) -> None:
        super().__init__(VICTIM)
        self.back = back

    def key(self, key: i64) -> i64:
        return mixed(mixed_text(key, self.name), self.back.code)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "back": self.back.name}


@mypyc_attr(allow_interpreted_subclasses=True)
class MovingRobber(SettlersPhase):
    """The active seat moves the robber and robs; then the turn goes on where it was."""

    name: ClassVar[str] = "moving_robber"

    def __init__(self, back: SettlersPhase, theft: Stealing, asks: i64) -> None:
        super().__init__(ROBBER)
        self.back = back
        self.theft = theft  # the choice of a victim
        self.asks = asks  # from so many victims on there is one; below, one is robbed at once

    def key(self, key: i64) -> i64:
        return mixed(mixed_text(key, self.name), self.back.code)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "back": self.back.name}


class FreeRoutes(SettlersPhase):
    """Route pieces free of charge; so many may still be placed."""

    name: ClassVar[str] = "free_routes"

    def __init__(self, left: i64, back: SettlersPhase) -> None:
        super().__init__(FREE_ROUTE)
        self.left = left
        self.back = back

    def key(self, key: i64) -> i64:
        return mixed(mixed(super().key(key), self.left), self.back.code)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "left": int(self.left), "back": self.back.name}


class Over(SettlersPhase):
    """Nobody decides any more."""

    name: ClassVar[str] = "over"

    def __init__(self, winners: list[int], reason: str) -> None:
        super().__init__(OVER)
        self.winners = winners
        self.reason = reason

    def key(self, key: i64) -> i64:
        for winner in self.winners:
            key = mixed(key, winner)
        return mixed_text(super().key(key), self.reason)

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "winners": list(self.winners), "reason": self.reason}


# Answers to an offer.
MISSING: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
GIVEN: Final = 4  # in the eyes of others, until all are in
ANSWERS: Final = ["missing", "accepted", "declined", "countered", "given"]


class Offering(SettlersPhase):
    """An open offer or call of the active seat, and the answers so far."""

    name: ClassVar[str] = "offering"

    def __init__(
        self,
        give: vec[i64],
        want: vec[i64],
        open_give: bool,
        open_want: bool,
        asked: i64,
        answers: vec[i64],
        counters: vec[i64],
    ) -> None:
        super().__init__(OFFER)
        self.give = give
        self.want = want
        self.open_give = open_give  # a side left open makes it a call
        self.open_want = open_want
        self.asked = asked  # set of seats
        self.answers = answers  # by seat
        self.counters = counters  # by seat: a row given, a row wanted

    def key(self, key: i64) -> i64:
        key = mixed_cells(mixed_cells(super().key(key), self.give), self.want)
        key = mixed(mixed(key, i64(self.open_give)), i64(self.open_want))
        return mixed_cells(mixed_cells(mixed(key, self.asked), self.answers), self.counters)

    def is_call(self) -> bool:
        return self.open_give or self.open_want

    def with_answer(self, seat: i64, answer: i64) -> Offering:
        answers = self.answers[:]
        answers[seat] = answer
        return self.answered(answers, self.counters)

    def with_counter(self, seat: i64, give: vec[i64], want: vec[i64]) -> Offering:
        answers, counters = self.answers[:], self.counters[:]
        answers[seat] = COUNTERED
        for kind in range(ROW):
            counters[seat * 2 * ROW + kind] = give[kind]
            counters[(seat * 2 + 1) * ROW + kind] = want[kind]
        return self.answered(answers, counters)

    def counter(self, seat: i64, side: i64) -> vec[i64]:
        """What a seat proposed: side 0 is what it gives, side 1 what it wants."""
        start = (seat * 2 + side) * ROW
        return self.counters[start : start + ROW]

    def answered(self, answers: vec[i64], counters: vec[i64]) -> Offering:
        return Offering(
            self.give, self.want, self.open_give, self.open_want, self.asked, answers, counters
        )

    def seen_by(self, seat: i64) -> Offering:
        """Answers are shown together; until then one knows one's own."""
        if self.is_complete():
            return self
        answers, counters = self.answers[:], self.counters[:]
        for other in range(SEATS):
            if other != seat and answers[other] != MISSING:
                answers[other] = GIVEN
            if other != seat:
                for place in range(other * 2 * ROW, (other + 1) * 2 * ROW):
                    counters[place] = 0
        return self.answered(answers, counters)

    def is_missing(self, seat: i64) -> bool:
        return (self.asked >> seat) & 1 != 0 and self.answers[seat] == MISSING

    def is_complete(self) -> bool:
        for seat in range(SEATS):
            if self.is_missing(seat):
                return False
        return True

    def is_hopeless(self) -> bool:
        """All have declined."""
        for seat in range(SEATS):
            if self.answers[seat] in (ACCEPTED, COUNTERED):
                return False
        return True


BEFORE_ROLL: Final[SettlersPhase] = BeforeRoll(BEFORE)
IN_MAIN: Final[SettlersPhase] = Main(MAIN)
VICTIM_BEFORE: Final = Stealing(BEFORE_ROLL)
VICTIM_MAIN: Final = Stealing(IN_MAIN)
ROBBER_BEFORE: Final = MovingRobber(BEFORE_ROLL, VICTIM_BEFORE, 2)
ROBBER_MAIN: Final = MovingRobber(IN_MAIN, VICTIM_MAIN, 2)
