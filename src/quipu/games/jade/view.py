"""What a seat may know: everything but foreign artefacts, the heap and unseen tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.memory import Memory, Observation
from quipu.games.jade.artefacts import Artefacts
from quipu.games.jade.board import MOST_SEATS, SIZES
from quipu.games.jade.districts import District
from quipu.games.jade.faces import CELLS, COPIES, KIND_COUNT, TYPES, kind_names
from quipu.games.jade.memory import JadeMemory
from quipu.games.jade.position import public_form
from quipu.games.jade.state import Jade
from quipu.games.jade.tiles import OPEN, STACKS

ALL_COPIES: Final = vec[i64](COPIES)
NO_HEAP: Final = vec[u8]([0] * KIND_COUNT)
NO_HANDS: Final = vec[u8]([0] * (KIND_COUNT * MOST_SEATS))

Bounds = list[list[int]]  # by row and kind


def sight_of(state: Jade, seat: i64) -> Jade:
    """The position with no other artefacts than those that this seat sees; J16.1: at the end all.

    How many there are elsewhere is public, and of tiles what can be counted.
    """
    seen = state.artefacts
    hands = NO_HANDS[: KIND_COUNT * state.seats]
    for each in range(state.seats):
        if each == seat or state.is_over():
            for place in range(KIND_COUNT * each, KIND_COUNT * (each + 1)):
                hands[place] = seen.hands[place]
    return state.copy_with(Artefacts(NO_HEAP[:], seen.size, seen.open[:], hands, seen.owned[:]))


class JadeObservation(Observation):
    """The public position, the own hand, and bounds for the others, each told when it is asked."""

    def __init__(self, state: Jade, seat: i64, memory: Memory | None) -> None:
        super().__init__(seat)
        self.sight = sight_of(state, seat)
        self.known: tuple[Bounds, Bounds] | None = None
        if isinstance(memory, JadeMemory):
            self.known = ([row[:] for row in memory.least], [row[:] for row in memory.most])

    # ---- what all see ---------------------------------------------------------------------

    @property
    def table(self) -> dict[str, object]:
        return public_form(self.sight)

    @property
    def options(self) -> dict[str, bool | int | str]:
        return self.sight.agreement.options

    @property
    def seats(self) -> int:
        return int(self.sight.seats)

    @property
    def mover(self) -> int:
        return int(self.sight.mover)

    @property
    def turn(self) -> int:
        """The number of the turn, counted over all seats from 1, as in a position."""
        return int(self.sight.turn)

    @property
    def figures_left(self) -> list[list[int]]:
        """By seat: figures of 1, 2 and 3 archaeologists that are not on the area (J1.9)."""
        left = [int(count) for count in self.sight.supply]
        return [left[SIZES * each : SIZES * each + SIZES] for each in range(self.seats)]

    @property
    def districts(self) -> list[District]:
        """J10.3: all districts, closed ones too."""
        return self.sight.districts()

    @property
    def phase(self) -> str:
        return self.sight.phase.name

    @property
    def faces(self) -> list[int]:
        return [int(self.sight.board.face[cell]) for cell in range(CELLS)]

    @property
    def heights(self) -> list[int]:
        return [int(self.sight.stacks.height(stack)) for stack in range(STACKS)]

    @property
    def unseen(self) -> list[int]:
        """Tiles in the stacks by type, which all can count."""
        return [int(self.sight.stacks.bag[tile]) for tile in range(TYPES)]

    @property
    def gold(self) -> list[int]:
        """Which all can count, too."""
        return [int(self.sight.gold[each]) for each in range(self.seats)]

    @property
    def hidden(self) -> int:
        return int(self.sight.artefacts.size)

    @property
    def hand_sizes(self) -> list[int]:
        return [int(self.sight.artefacts.owned[each]) for each in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        result = self.sight.result()
        return result.winners if result is not None else []

    # ---- artefacts ------------------------------------------------------------------------

    def shows(self, seat: i64) -> bool:
        """Whether the rack of a seat lies open to this one."""
        return seat == self.seat or self.sight.is_over()

    @property
    def hands(self) -> list[list[str] | None]:
        hands = self.sight.artefacts.hands
        return [
            kind_names(hands, KIND_COUNT * each) if self.shows(each) else None
            for each in range(self.seats)
        ]

    @property
    def points(self) -> list[int | None]:
        everybody = range(self.seats)
        return [self.sight.total(each) if self.shows(each) else None for each in everybody]

    @property
    def least(self) -> Bounds:
        return self.bounds()[0]

    @property
    def most(self) -> Bounds:
        return self.bounds()[1]

    def bounds(self) -> tuple[Bounds, Bounds]:
        """The memory's bounds, or those of somebody who has just come."""
        if self.known is not None:
            return self.known
        pool = self.pool()
        least = [[0] * KIND_COUNT for _ in range(self.seats + 1)]
        most = [[min(n, int(pool[k])) for k in range(KIND_COUNT)] for n in self.row_sizes()]
        for each in range(self.seats):
            if self.shows(each):
                start = KIND_COUNT * each
                hand = [int(n) for n in self.sight.artefacts.hands[start : start + KIND_COUNT]]
                least[each], most[each] = hand, hand[:]
        return least, most

    def bounds_by_row(self) -> tuple[vec[i64], vec[i64]]:
        """The same, one row after another in a vector each."""
        known = self.known
        if known is not None:
            return flat(known[0]), flat(known[1])
        pool, hands = self.pool(), self.sight.artefacts.hands
        rows: i64 = self.sight.seats + 1
        least = vec[i64]([0] * int(rows * KIND_COUNT))
        most = least[:]
        for row in range(rows):
            shown = row < rows - 1 and self.shows(row)
            size = self.sight.artefacts.size
            if row < rows - 1:
                size = self.sight.artefacts.owned[row]
            for kind in range(KIND_COUNT):
                place = row * KIND_COUNT + kind
                if shown:
                    least[place] = i64(hands[place])
                    most[place] = least[place]
                else:
                    most[place] = min(size, pool[kind])
        return least, most

    def row_sizes(self) -> list[int]:
        """Of every hand and the heap."""
        return [*self.hand_sizes, self.hidden]

    def pool(self) -> vec[i64]:
        """By kind: the artefacts of which this seat does not see where they are."""
        artefacts = self.sight.artefacts
        left = ALL_COPIES[:]
        for place in range(OPEN):
            left[i64(artefacts.open[place])] -= 1
        for place in range(len(artefacts.hands)):
            left[place % KIND_COUNT] -= i64(artefacts.hands[place])
        return left

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(self.table)
        form.update(mover=self.mover, heights=self.heights, hands=self.hands)
        form.update(hand_sizes=self.hand_sizes, hidden=self.hidden, unseen=self.unseen)
        form.update(points=self.points, winners=self.winners, figures_left=self.figures_left)
        form.update(least=self.least, most=self.most)
        return form


def flat(bounds: Bounds) -> vec[i64]:
    return vec[i64]([count for row in bounds for count in row])
