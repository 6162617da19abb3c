"""Where the artefacts are: in the hidden heap, among the open ones, on the racks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.luck import Luck
from quipu.games.jade.faces import COPIES, KIND_COUNT
from quipu.games.jade.tiles import OPEN

START_HEAP: Final = sum(COPIES)


class Artefacts:
    """J1.7, J2.6: the heap is a bag, since nobody looks into it."""

    def __init__(
        self, heap: vec[u8], size: i64, open: vec[u8], hands: vec[u8], owned: vec[i64]
    ) -> None:
        self.heap = heap  # by kind
        self.size = size  # of the heap
        self.open = open  # kinds by place
        self.hands = hands  # by seat and kind, without limit (J1.10)
        self.owned = owned  # by seat

    def copy(self) -> Artefacts:
        return Artefacts(self.heap[:], self.size, self.open[:], self.hands[:], self.owned[:])

    def turn_up(self, place: i64, luck: Luck) -> None:
        """J2.6: one of the heap is laid open."""
        kind = luck.draw(self.heap)
        self.heap[kind] -= 1
        self.size -= 1
        self.open[place] = u8(kind)

    def draw(self, seat: i64, luck: Luck) -> i64:
        """J11.11, J13.3: one of the heap, never of the open ones (J12.6), goes onto a rack."""
        kind = luck.draw(self.heap)
        self.heap[kind] -= 1
        self.size -= 1
        self.hands[KIND_COUNT * seat + kind] += 1
        self.owned[seat] += 1
        return kind

    def put_back(self, seat: i64, kind: i64) -> None:
        """J13.5: mixed into the heap."""
        self.hands[KIND_COUNT * seat + kind] -= 1
        self.owned[seat] -= 1
        self.heap[kind] += 1
        self.size += 1

    def exchange(self, seat: i64, give: i64, take: i64) -> None:
        """J13.2: the given one lies open in the place of the other."""
        self.open[self.place_of(take)] = u8(give)
        self.hands[KIND_COUNT * seat + give] -= 1
        self.hands[KIND_COUNT * seat + take] += 1

    def place_of(self, kind: i64) -> i64:
        """The first place where this kind lies open, or -1."""
        for place in range(OPEN):
            if i64(self.open[place]) == kind:
                return place
        return -1

    def has(self, seat: i64, kind: i64) -> bool:
        return self.hands[KIND_COUNT * seat + kind] > 0

    def count(self, seat: i64, kind: i64) -> i64:
        return i64(self.hands[KIND_COUNT * seat + kind])

    def has_other_than(self, seat: i64, kind: i64) -> bool:
        return self.owned[seat] > i64(self.hands[KIND_COUNT * seat + kind])


def hidden_artefacts(seats: int) -> Artefacts:
    """All of them in the heap; the five open ones are turned up next."""
    return Artefacts(
        vec[u8](COPIES),
        START_HEAP,
        vec[u8]([0] * OPEN),
        vec[u8]([0] * (KIND_COUNT * seats)),
        vec[i64]([0] * seats),
    )
