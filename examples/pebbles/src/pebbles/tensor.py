"""What a seat knows as numbers at fixed places, for learners."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from pebbles.state import LARGEST_HEAP, VALUES
from pebbles.view import PebblesObservation
from quipu.core.memory import Observation
from quipu.core.tensor import MOST, Tensor, put

PHASES = ["taking", "answering", "over"]


class PebblesTensor(Tensor):
    """Who owns which pebble, tokens that are known, and whose answer is there."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.declare("owners", [LARGEST_HEAP], seats + 1)
        self.declare("tokens", [seats], max(VALUES))
        self.declare("answered", [seats], 1)
        self.declare("phase", [1], len(PHASES))
        self.declare("turn", [1], MOST)

    def write(self, view: Observation, cells: vec[i16], at: int) -> int:
        assert isinstance(view, PebblesObservation)
        for pebble in range(LARGEST_HEAP):
            owner = view.owner[pebble] if pebble < len(view.owner) else -1
            at = put(cells, at, 0 if owner < 0 else self.distance(view, owner) + 1)
        everybody = [self.seat_at(view, n) for n in range(self.seats)]
        for seat in everybody:
            at = put(cells, at, view.tokens[seat] or view.known[seat])
        for seat in everybody:
            at = put(cells, at, int(view.answered[seat]))
        at = put(cells, at, PHASES.index(view.phase) + 1)
        return put(cells, at, view.turn)
