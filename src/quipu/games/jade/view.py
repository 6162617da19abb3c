"""What a seat may know: everything but foreign artefacts, the heap and unseen tiles."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.core.memory import Memory, Observation
from quipu.games.jade.faces import CELLS, COPIES, KIND_COUNT, TYPES, kind_names
from quipu.games.jade.memory import KIND_NUMBER, JadeMemory
from quipu.games.jade.position import public_form
from quipu.games.jade.state import Jade
from quipu.games.jade.tiles import STACKS


class JadeObservation(Observation):
    """The public position, the own hand, and bounds for the others."""

    def __init__(self, state: Jade, seat: i64, memory: Memory | None) -> None:
        super().__init__(seat)
        everybody = range(int(state.seats))
        over = state.is_over()
        self.table = public_form(state)
        self.options = state.agreement.options
        self.seats = int(state.seats)
        self.mover = int(state.mover)
        self.phase = state.phase.name
        self.faces = [int(state.board.face[cell]) for cell in range(CELLS)]
        self.heights = [int(state.stacks.height(stack)) for stack in range(STACKS)]
        self.unseen = [int(state.stacks.bag[tile]) for tile in range(TYPES)]  # countable by all
        self.gold = [int(state.gold[each]) for each in everybody]  # countable by all
        self.hidden = int(state.artefacts.size)
        self.hand_sizes = [int(state.artefacts.owned[each]) for each in everybody]
        self.hands: list[list[str] | None] = [None] * self.seats
        self.points: list[int | None] = [None] * self.seats
        for each in everybody:
            if over or each == seat:  # J16.1: at the end all are shown
                self.hands[each] = kind_names(state.artefacts.hands, KIND_COUNT * each)
                self.points[each] = state.total(each)
        result = state.result()
        self.winners = result.winners if result is not None else []
        self.least: list[list[int]] = []
        self.most: list[list[int]] = []
        self.remember(memory)

    def remember(self, memory: Memory | None) -> None:
        """The memory's bounds, or those of somebody who has just come."""
        if isinstance(memory, JadeMemory):
            self.least = [row[:] for row in memory.least]
            self.most = [row[:] for row in memory.most]
            return
        sizes = [*self.hand_sizes, self.hidden]
        self.least = [[0] * KIND_COUNT for _ in sizes]
        self.most = [[min(size, count) for count in self.pool()] for size in sizes]
        for seat, hand in enumerate(self.hands):
            if hand is not None:
                counts = counted(hand)
                self.least[seat], self.most[seat] = counts, counts[:]

    def pool(self) -> list[int]:
        """By kind: the artefacts of which this seat does not see where they are."""
        left = list(COPIES)
        shown = self.table["open"]
        assert isinstance(shown, list)
        for kind in shown:
            left[KIND_NUMBER[kind]] -= 1
        for hand in self.hands:
            for kind in hand or []:
                left[KIND_NUMBER[kind]] -= 1
        return left

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(self.table)
        form.update(mover=self.mover, heights=self.heights, hands=self.hands)
        form.update(hand_sizes=self.hand_sizes, hidden=self.hidden, unseen=self.unseen)
        form.update(points=self.points, winners=self.winners)
        form.update(least=self.least, most=self.most)
        return form


def counted(hand: list[str]) -> list[int]:
    counts = [0] * KIND_COUNT
    for kind in hand:
        counts[KIND_NUMBER[kind]] += 1
    return counts
