"""Seven and robber: discards by all at once, the robber's way, and whom he robs."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.events import DISCARD_PICKED
from quipu.settlers.layout import ROW
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.phases import OVER, ROBBER, VICTIM, Discarding, Stealing
from quipu.settlers.reasons import (
    DISCARD_COUNT,
    DISCARD_NOT_HELD,
    FINE,
    GAME_OVER,
    NOT_DUE,
    ROBBER_STAYS,
    WRONG_VICTIM,
)
from quipu.settlers.state import Settlers


def discard_reason(state: Settlers, seat: i64) -> i64:
    if state.phase.code == OVER:
        return GAME_OVER
    phase = state.phase
    return FINE if isinstance(phase, Discarding) and phase.due[seat] else NOT_DUE


def has_left(state: Settlers, seat: i64, phase: Discarding, cards: vec[i64]) -> bool:
    """Whether a hand holds these besides what is picked already."""
    for kind in range(state.terms.box.kinds):
        if state.held(seat, kind) - phase.picked[seat * ROW + kind] < cards[kind]:
            return False
    return True


def tell_picked(seat: i64, cards: dict[str, int], journal: Journal) -> None:
    """Picks stay secret, and the cards in hand, until all have decided."""
    note: dict[str, object] = {"seat": int(seat), "cards": cards}
    journal.tell(DISCARD_PICKED.of(note, None, [int(seat)], only=True))


def go_on(state: Settlers, after: Discarding, luck: Luck, journal: Journal) -> None:
    if after.is_done():
        state.discard_all(after.picked, luck, journal)
    else:
        state.phase = after


class Discard(Action[Settlers]):
    """All cards that are due, at once."""

    kind: ClassVar[str] = "discard"

    def __init__(self, give: TradeSide) -> None:
        super().__init__()
        self.give = give

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = discard_reason(state, seat)
        phase = state.phase
        if reason == FINE and isinstance(phase, Discarding):
            if self.give.size() != phase.due[seat]:
                reason = DISCARD_COUNT
            elif not has_left(state, seat, phase, self.give.counts):
                reason = DISCARD_NOT_HELD
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Discarding)
        if journal.listening:
            tell_picked(seat, state.terms.box.cards_json(self.give.counts), journal)
        go_on(state, phase.with_picks(seat, self.give.counts), luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"give": self.give.to_json()}


class DiscardCard(Action[Settlers]):
    """E12.8, I9.10: one of the cards that are due; the small form of the same choice."""

    kind: ClassVar[str] = "discard_card"

    def __init__(self, card: i64, name: str) -> None:
        super().__init__()
        self.card = card
        self.name = name

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = discard_reason(state, seat)
        phase = state.phase
        if reason == FINE and isinstance(phase, Discarding):
            left = state.held(seat, self.card) - phase.picked[seat * ROW + self.card]
            reason = FINE if left else DISCARD_NOT_HELD
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Discarding)
        if journal.listening:
            tell_picked(seat, {self.name: 1}, journal)
        go_on(state, phase.with_pick(seat, self.card), luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": self.name}


class MoveRobber(Action[Settlers]):
    """To another hex; whom to rob is the next decision."""

    kind: ClassVar[str] = "move_robber"

    def __init__(self, hex: i64) -> None:
        super().__init__()
        self.hex = hex

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and state.phase.code != ROBBER:
            reason = NOT_DUE
        if reason == FINE and state.robber == self.hex:
            reason = ROBBER_STAYS
        if reason == FINE:
            reason = state.resting_reason(self.hex)
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.move_robber(self.hex, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"hex": int(self.hex)}


class StealFrom(Action[Settlers]):
    """One of several opponents at the robber's hex."""

    kind: ClassVar[str] = "steal_from"

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and state.phase.code != VICTIM:
            reason = NOT_DUE
        if reason == FINE and not (state.victims() >> self.seat) & 1:
            reason = WRONG_VICTIM
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, Stealing)
        state.phase = phase.back
        state.rob(self.seat, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"seat": int(self.seat)}
