"""What one seat may know: its own hand, and everything that was poured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quipu.core.memory import Observation

if TYPE_CHECKING:
    from bucket.game import Bucket


class BucketView(Observation):
    """Built by adding: of the other hands only how many cards they have."""

    def __init__(self, state: Bucket, seat: int) -> None:
        super().__init__(seat)
        self.options = dict(state.options)
        self.hand = state.hands[seat][:] if seat >= 0 else []
        self.cards = [len(hand) for hand in state.hands]
        self.bucket = state.bucket
        self.size = state.size()
        self.poured = state.poured[:]
        self.points = [sum(state.sources(each).values()) for each in range(len(self.cards))]
        self.is_over = state.is_over()

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(options=dict(self.options), hand=self.hand[:], cards=self.cards[:])
        form.update(bucket=self.bucket, poured=self.poured[:], points=self.points[:])
        return form
