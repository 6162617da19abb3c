"""What a seat knows as numbers at fixed places, for learners."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from bucket.view import BucketView
from quipu.core.memory import Observation
from quipu.core.tensor import Tensor, put

MOST_POINTS = 15  # three cards of 5


class BucketTensor(Tensor):
    """The own hand, what was poured, the bucket, and cards and points of all seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.declare("hand", [5], 3)
        self.declare("poured", [5], 4)
        self.declare("bucket", [2], 15)
        self.declare("cards", [seats], 3)
        self.declare("points", [seats], MOST_POINTS, -MOST_POINTS)

    def write(self, view: Observation, cells: vec[i16], at: int) -> int:
        assert isinstance(view, BucketView)
        seats = [self.seat_at(view, distance) for distance in range(self.seats)]
        numbers = [view.hand.count(value) for value in range(1, 6)]
        numbers += [view.poured.count(value) for value in range(1, 6)]
        numbers += [view.bucket, view.size]
        numbers += [view.cards[seat] for seat in seats] + [view.points[seat] for seat in seats]
        for number in numbers:
            at = put(cells, at, number)
        return at
