"""What a seat remembers of artefacts: bounds for every hand and the heap, from what it was told.

A kind taken from the open ones is known to be in that hand until it could have left; what a
seat put back is known to be in the heap until somebody could have drawn it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.core.events import seat_in
from quipu.core.memory import Memory, Observation
from quipu.games.jade.events import (
    ARTEFACTS_FOUND,
    ARTEFACTS_RETURNED,
    BEGAN,
    EXCHANGED_HIDDEN,
    EXCHANGED_OPENLY,
)
from quipu.games.jade.faces import COPIES, KIND_COUNT
from quipu.games.jade.tiles import KINDS

HEARD = [
    *(BEGAN.name, EXCHANGED_OPENLY.name, ARTEFACTS_FOUND.name, EXCHANGED_HIDDEN.name),
    ARTEFACTS_RETURNED.name,
]
KIND_NUMBER = {kind: number for number, kind in enumerate(KINDS)}


class JadeMemory(Memory):
    """`least` and `most` of each kind by row: a row for every hand, the last one is the heap."""

    def __init__(self, seat: i64, seats: i64) -> None:
        super().__init__(seat, seats)
        self.me = int(seat)
        self.heap = int(seats)
        self.open = [0] * KIND_COUNT
        self.sizes = [0] * (self.heap + 1)
        self.least = [[0] * KIND_COUNT for _ in range(self.heap + 1)]
        self.most = [[0] * KIND_COUNT for _ in range(self.heap + 1)]

    def copy(self) -> JadeMemory:
        other = JadeMemory(self.seat, self.seats)
        other.open = self.open[:]
        other.sizes = self.sizes[:]
        other.least = [row[:] for row in self.least]
        other.most = [row[:] for row in self.most]
        other.game = self.game
        return other

    def save(self) -> dict[str, object]:
        return {"open": self.open, "sizes": self.sizes, "least": self.least, "most": self.most}

    def load(self, saved: dict[str, Any]) -> None:
        self.open, self.sizes = saved["open"][:], saved["sizes"][:]
        self.least = [row[:] for row in saved["least"]]
        self.most = [row[:] for row in saved["most"]]

    def cares(self, kind: str) -> bool:
        return kind in HEARD

    def hear(self, told: dict[str, object]) -> None:
        event = told["event"]
        if event == BEGAN.name:
            self.begin(numbers(told["open"]))
        elif event == EXCHANGED_OPENLY.name:
            give, take = numbers([told["give"], told["take"]])
            self.exchange(int(seat_in(told)), give, take)
        elif event in (ARTEFACTS_FOUND.name, EXCHANGED_HIDDEN.name):
            self.move(self.heap, int(seat_in(told)), told)
        elif event == ARTEFACTS_RETURNED.name:
            self.move(int(seat_in(told)), self.heap, told)
        else:
            return
        self.conclude()

    def take_in(self, view: Observation) -> None:
        """What lies open and how many are where; an observation without memory has the bounds."""
        form: Any = view.to_json()
        for kind in numbers(form["open"]):
            self.open[kind] += 1
        self.sizes = [*form["hand_sizes"], form["hidden"]]
        self.least, self.most = form["least"], form["most"]
        self.conclude()

    def begin(self, open: list[int]) -> None:
        """J2.6: five lie open, nobody has any, the others are in the heap."""
        for kind in open:
            self.open[kind] += 1
        for kind in range(KIND_COUNT):
            hidden = COPIES[kind] - self.open[kind]
            self.least[self.heap][kind] = self.most[self.heap][kind] = hidden
            self.sizes[self.heap] += hidden

    def exchange(self, seat: int, give: int, take: int) -> None:
        """J13.2: everybody saw what was given and what was taken."""
        self.open[give] += 1
        self.open[take] -= 1
        self.least[seat][give] = max(1, self.least[seat][give]) - 1
        self.most[seat][give] -= 1
        self.least[seat][take] += 1
        self.most[seat][take] += 1

    def move(self, source: int, target: int, told: dict[str, object]) -> None:
        """Some go from the heap to a hand, or back: known ones, or only how many."""
        count = whole(told["count"])
        self.sizes[source] -= count
        self.sizes[target] += count
        if "kinds" in told:
            for kind in numbers(told["kinds"]):
                self.move_known(source, target, kind)
        else:
            self.move_unknown(source, target, count)

    def move_known(self, source: int, target: int, kind: int) -> None:
        self.least[source][kind] = max(1, self.least[source][kind]) - 1
        self.most[source][kind] -= 1
        self.least[target][kind] += 1
        self.most[target][kind] += 1

    def move_unknown(self, source: int, target: int, count: int) -> None:
        """Any may have gone; but if few stay behind, some of a known kind must have."""
        stay = self.sizes[source]
        for kind in range(KIND_COUNT):
            least, most = self.least[source][kind], self.most[source][kind]
            self.least[target][kind] += max(0, least - stay)
            self.most[target][kind] += min(count, most)
            self.least[source][kind] = max(0, least - count)

    # ---- drawing conclusions --------------------------------------------------------------

    def conclude(self) -> None:
        """Tighten the bounds by what there is of each kind and by how many each row holds."""
        for _ in range(2):
            for kind in range(KIND_COUNT):
                self.conclude_kind(kind)
            for row in range(self.heap + 1):
                self.conclude_row(row)

    def conclude_kind(self, kind: int) -> None:
        hidden = COPIES[kind] - self.open[kind]
        least = sum(row[kind] for row in self.least)
        most = sum(row[kind] for row in self.most)
        for row in range(self.heap + 1):
            low, high = self.least[row][kind], self.most[row][kind]
            self.most[row][kind] = min(high, hidden - (least - low))
            self.least[row][kind] = max(low, hidden - (most - high))

    def conclude_row(self, row: int) -> None:
        size = self.sizes[row]
        least, most = sum(self.least[row]), sum(self.most[row])
        for kind in range(KIND_COUNT):
            low, high = self.least[row][kind], self.most[row][kind]
            self.most[row][kind] = min(high, size - (least - low))
            self.least[row][kind] = max(low, size - (most - high))

    def to_json(self) -> dict[str, object]:
        return {"least": [row[:] for row in self.least], "most": [row[:] for row in self.most]}


def numbers(kinds: object) -> list[int]:
    assert isinstance(kinds, list)
    return [KIND_NUMBER[kind] for kind in kinds]


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value
