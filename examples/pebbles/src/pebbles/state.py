"""The position: heap, tokens and marks, the phases, and why something may not be done."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import u8

from quipu.core.keys import mixed, mixed_text, options_key
from quipu.core.luck import Luck
from quipu.core.openings import Opening, Subset
from quipu.core.refusal import Refusal
from quipu.core.state import Catalogue, Phase, Result, State

LARGEST_HEAP: Final = 12
SEATS: Final = [2, 3, 4]  # B1.1
VALUES: Final = [1, 2, 3]  # B1.2
COPIES: Final = 3  # B1.2
GRAB: Final = 3  # B2.2
ANSWERS: Final = ["even", "odd"]
IN_HEAP: Final = -1
GONE: Final = -2
NONE: Final = -1

Options = dict[str, bool | int | str]

GAME_OVER = Refusal("game_over", "B3.3")
NOT_YOUR_TURN = Refusal("not_your_turn", "B2.1")
NOT_IN_HEAP = Refusal("not_in_heap", "B2.1")
TWO_OR_THREE = Refusal("two_or_three", "B2.2")
ONE_ACT = Refusal("one_act", "B2.3")
OWN_TOKEN = Refusal("own_token", "B2.3")
MARKED = Refusal("marked", "B2.4")
HEAP_NOT_EMPTY = Refusal("heap_not_empty", "B3.1")
ANSWERED = Refusal("answered", "B3.1")
NOT_ANSWERED = Refusal("not_answered", "B3.2")


class Taking(Phase):
    """B2: the active seat takes; `acted` says whether it has looked or swapped before."""

    name: ClassVar[str] = "taking"

    def __init__(self, acted: bool) -> None:
        self.acted = acted


class Answering(Phase):
    """B3.1: 0 is even, 1 odd, -1 not yet answered, by seat."""

    name: ClassVar[str] = "answering"

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers


class Over(Answering):
    """B3.3: everything is shown."""

    name: ClassVar[str] = "over"


class Pebbles(State):
    """The heap, the tokens and the marks; lists are replaced by `copy`, phases never change."""

    def __init__(
        self, seats: int, options: Options, first: int, catalogue: Catalogue[Pebbles]
    ) -> None:
        super().__init__(seats, catalogue)
        heap = options["heap"]
        assert isinstance(heap, int)
        self.options = options
        self.first = first
        self.turn = 1
        self.phase: Phase = Taking(False)
        self.owner = [IN_HEAP] * heap
        self.tokens = [0] * seats
        self.marks = [NONE] * seats
        self.bag = [COPIES] * len(VALUES)

    def copy(self) -> Pebbles:
        twin = Pebbles(self.seats, self.options, self.first, self.catalogue)
        twin.turn, twin.phase = self.turn, self.phase
        twin.owner, twin.tokens = self.owner[:], self.tokens[:]
        twin.marks, twin.bag = self.marks[:], self.bag[:]
        return twin

    def key(self) -> int:
        return self.key_of(self.tokens, self.marks, self.answers())

    def seen_key(self, seat: int) -> int:
        """B1.2, B2.4, B3.1: one's own token, mark and answer, until all are shown."""
        if isinstance(self.phase, Over):
            return self.key()
        own = [each == seat for each in range(int(self.seats))]
        answers = [
            each if mine else min(each, 0) for each, mine in zip(self.answers(), own, strict=True)
        ]
        tokens = [each if mine else 0 for each, mine in zip(self.tokens, own, strict=True)]
        marks = [each if mine else NONE for each, mine in zip(self.marks, own, strict=True)]
        return self.key_of(tokens, marks, tuple(answers))

    def key_of(self, tokens: list[int], marks: list[int], answers: tuple[int, ...]) -> int:
        acted = isinstance(self.phase, Taking) and self.phase.acted
        key = options_key(self.seats, self.options)
        for number in (self.first, self.turn, acted, *self.owner, *tokens, *marks, *answers):
            key = mixed(key, int(number))
        return mixed_text(key, self.phase.name)

    def active(self) -> int:
        return (self.first + self.turn - 1) % int(self.seats)

    def heap(self) -> list[int]:
        return [pebble for pebble, owner in enumerate(self.owner) if owner == IN_HEAP]

    def answers(self) -> tuple[int, ...]:
        phase = self.phase
        return phase.answers if isinstance(phase, Answering) else (NONE,) * int(self.seats)

    def waiting(self) -> list[int]:
        if isinstance(self.phase, Over):
            return []
        if isinstance(self.phase, Answering):
            return [seat for seat, answer in enumerate(self.answers()) if answer == NONE]
        return [self.active()]

    def not_taking(self, seat: int) -> Refusal | None:
        if isinstance(self.phase, Over):
            return GAME_OVER
        if isinstance(self.phase, Answering) or seat != self.active():
            return NOT_YOUR_TURN
        return None

    def not_answering(self) -> Refusal | None:
        if isinstance(self.phase, Over):
            return GAME_OVER
        return None if isinstance(self.phase, Answering) else HEAP_NOT_EMPTY

    def forms(self, seat: int) -> list[Opening]:
        heap = self.heap()
        if self.not_taking(seat) is not None or len(heap) < 2:
            return []
        return [Subset("grab_pebbles", "pebbles", [*heap], 2, min(GRAB, len(heap)))]

    def draw_token(self, seat: int, luck: Luck) -> None:
        kind = luck.draw(vec[u8]([u8(count) for count in self.bag]))
        self.bag[kind] -= 1
        self.tokens[seat] = VALUES[kind]

    def pass_on(self, luck: Luck) -> None:
        """B2.1, B3.1: the next turn, or the question."""
        if self.heap():
            self.turn += 1
            self.phase = Taking(False)
            luck.begin_turn(self.turn)
        else:
            self.phase = Answering((NONE,) * int(self.seats))

    def sources(self, seat: int) -> dict[str, int]:
        mark = self.marks[seat]
        right = isinstance(self.phase, Over) and self.answers()[seat] == sum(self.tokens) % 2
        return {
            "pebbles": self.owner.count(seat),
            "mark": int(mark != NONE and self.owner[mark] == seat),
            "token": self.tokens[seat],
            "answer": 2 if right else 0,
        }

    def result(self) -> Result | None:
        if not isinstance(self.phase, Over):
            return None
        totals = [sum(self.points(seat).values()) for seat in range(int(self.seats))]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return Result(winners, totals, "heap")

    def broken(self) -> str:
        for kind, value in enumerate(VALUES):
            if not 0 <= self.bag[kind] == COPIES - self.tokens.count(value):
                return f"tokens of the value {value} are lost or made"
        if isinstance(self.phase, Taking) != bool(self.heap()):
            return "the phase does not fit the heap"
        return ""
