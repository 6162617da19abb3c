"""The roll and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.state import Settlers


class Roll(Action[Settlers]):
    """Two dice, compulsory and exactly once in a turn."""

    kind: ClassVar[str] = "roll"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(state.roll_reason(seat), self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.roll(luck, journal)


class EndTurn(Action[Settlers]):
    """By the active seat itself, after the roll and with nothing pending."""

    kind: ClassVar[str] = "end_turn"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        return state.because(state.main_reason(seat), self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.end_turn(luck, journal)
