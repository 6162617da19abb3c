"""What a seat can do: one class for each kind, with its paragraph."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pebbles import events
from pebbles.state import (
    ANSWERED,
    ANSWERS,
    GONE,
    GRAB,
    LARGEST_HEAP,
    MARKED,
    NONE,
    NOT_ANSWERED,
    NOT_IN_HEAP,
    ONE_ACT,
    OWN_TOKEN,
    SEATS,
    TWO_OR_THREE,
    VALUES,
    Answering,
    Over,
    Pebbles,
    Taking,
)
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.notation import ID, NUMBER, NUMBERS, Parameter
from quipu.core.refusal import Refusal
from quipu.core.state import Action, Catalogue


class TakePebble(Action[Pebbles]):
    """B2.1."""

    kind: ClassVar[str] = "take_pebble"

    def __init__(self, pebble: int) -> None:
        super().__init__()
        self.pebble = pebble

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_taking(seat)
        if refusal is not None:
            return refusal
        return None if self.pebble in state.heap() else NOT_IN_HEAP

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        state.owner[self.pebble] = seat
        journal.tell(events.TOOK.of({"seat": seat, "pebble": self.pebble}))
        state.pass_on(luck)

    def arguments(self) -> dict[str, object]:
        return {"pebble": self.pebble}


class GrabPebbles(Action[Pebbles]):
    """B2.2: composed; the places are sorted and different."""

    kind: ClassVar[str] = "grab_pebbles"

    def __init__(self, pebbles: list[int]) -> None:
        super().__init__()
        self.pebbles = pebbles

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_taking(seat)
        if refusal is not None:
            return refusal
        if not 2 <= len(self.pebbles) <= GRAB:
            return TWO_OR_THREE
        return None if set(self.pebbles) <= set(state.heap()) else NOT_IN_HEAP

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        count = len(self.pebbles)
        kept = luck.die() > 2
        for pebble in self.pebbles:
            state.owner[pebble] = seat if kept else GONE
        data: dict[str, object] = {"seat": seat, "pebbles": self.pebbles, "kept": kept}
        journal.tell(events.GRABBED.of(data, value=count * kept, expected=count * 2 / 3))
        state.pass_on(luck)

    def arguments(self) -> dict[str, object]:
        return {"pebbles": [*self.pebbles]}


class MarkPebble(Action[Pebbles]):
    """B2.4: nobody else hears of it."""

    kind: ClassVar[str] = "mark_pebble"

    def __init__(self, pebble: int) -> None:
        super().__init__()
        self.pebble = pebble

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_taking(seat)
        if refusal is not None:
            return refusal
        if state.marks[seat] != NONE:
            return MARKED
        return None if self.pebble in state.heap() else NOT_IN_HEAP

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        state.marks[seat] = self.pebble
        journal.tell(events.MARKED.of({"seat": seat, "pebble": self.pebble}, {}, [seat], only=True))

    def arguments(self) -> dict[str, object]:
        return {"pebble": self.pebble}


class Peek(Action[Pebbles]):
    """B2.3: look at a token; the looker remembers it until it is swapped."""

    kind: ClassVar[str] = "peek"

    def __init__(self, victim: int) -> None:
        super().__init__()
        self.victim = victim

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_taking(seat)
        if refusal is not None:
            return refusal
        if self.victim == seat or self.victim >= state.seats:
            return OWN_TOKEN
        return ONE_ACT if isinstance(state.phase, Taking) and state.phase.acted else None

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        state.phase = Taking(True)
        data: dict[str, object] = {"seat": seat, "victim": self.victim}
        journal.tell(events.PEEKED.of(data, {"token": state.tokens[self.victim]}, [seat]))

    def arguments(self) -> dict[str, object]:
        return {"victim": self.victim}


class SwapToken(Action[Pebbles]):
    """B2.3: back into the bag, then a new one out of it."""

    kind: ClassVar[str] = "swap_token"

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_taking(seat)
        if refusal is not None:
            return refusal
        return ONE_ACT if isinstance(state.phase, Taking) and state.phase.acted else None

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        state.bag[VALUES.index(state.tokens[seat])] += 1
        state.draw_token(seat, luck)
        state.phase = Taking(True)
        journal.tell(events.SWAPPED.of({"seat": seat}, {"token": state.tokens[seat]}, [seat]))


class Answer(Action[Pebbles]):
    """B3.1, B3.3."""

    kind: ClassVar[str] = "answer"

    def __init__(self, answer: int) -> None:
        super().__init__()
        self.answer = answer

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_answering()
        if refusal is not None:
            return refusal
        return None if state.answers()[seat] == NONE else ANSWERED

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        answers = list(state.answers())
        answers[seat] = self.answer
        state.phase = Answering(tuple(answers))
        journal.tell(events.ANSWERED.of({"seat": seat}, self.arguments(), [seat]))
        if NONE not in answers:
            state.phase = Over(tuple(answers))
            told: dict[str, object] = {"tokens": state.tokens[:]}
            told["marks"] = state.marks[:]
            told["answers"] = [ANSWERS[answer] for answer in answers]
            journal.tell(events.SHOWN.of(told))
            result = state.result()
            assert result is not None
            kind = events.ENDED if len(result.winners) == 1 else events.ENDED_SHARED
            journal.tell(kind.of({"winners": result.winners}))

    def arguments(self) -> dict[str, object]:
        return {"answer": ANSWERS[self.answer]}


class WithdrawAnswer(Action[Pebbles]):
    """B3.2: a permission of a seat that nobody waits for."""

    kind: ClassVar[str] = "withdraw_answer"

    def refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        refusal = state.not_answering()
        if refusal is not None:
            return refusal
        return NOT_ANSWERED if state.answers()[seat] == NONE else None

    def apply(self, state: Pebbles, seat: int, luck: Luck, journal: Journal) -> None:
        answers = list(state.answers())
        answers[seat] = NONE
        state.phase = Answering(tuple(answers))
        journal.tell(events.WITHDREW.of({"seat": seat}))


ALL: Final[list[Action[Any]]] = [
    *[TakePebble(pebble) for pebble in range(LARGEST_HEAP)],
    *[MarkPebble(pebble) for pebble in range(LARGEST_HEAP)],
    *[Peek(seat) for seat in range(max(SEATS))],
    SwapToken(),
    *[Answer(answer) for answer in range(len(ANSWERS))],
    WithdrawAnswer(),
]
CATALOGUE: Final[Catalogue[Pebbles]] = Catalogue(ALL)
KINDS: Final = {
    "take_pebble": [Parameter("pebble", NUMBER)],
    "grab_pebbles": [Parameter("pebbles", NUMBERS)],
    "mark_pebble": [Parameter("pebble", NUMBER)],
    "peek": [Parameter("victim", NUMBER)],
    "swap_token": [],
    "answer": [Parameter("answer", ID)],
    "withdraw_answer": [],
}
