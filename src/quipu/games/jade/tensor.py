"""The realm of the jade goddess as numbers for learners: the area, racks, displays and stacks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Observation
from quipu.core.tensor import MOST, Tensor, put, put_nothing, put_row
from quipu.games.jade.board import NO_FIGURE, SIZES
from quipu.games.jade.faces import CELLS, EMPTY, FACES, KIND_COUNT, PARTS, TYPES
from quipu.games.jade.phases import phase_number
from quipu.games.jade.state import DISPLAY, NO_TILE
from quipu.games.jade.tiles import ARTEFACTS, OPEN, STACKS, TILES
from quipu.games.jade.view import JadeObservation

CROSS_FACES = 64  # of the fields that are printed on the board
MOST_PHASES = 511
MOST_GOLD = 200


class JadeTensor(Tensor):
    """All but foreign artefacts, the heap and unseen tiles; of those what can be counted."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        each = int(seats)
        self.declare("faces", [CELLS], FACES + CROSS_FACES)
        self.declare("figures", [CELLS], each * SIZES)
        self.declare("figure_parts", [CELLS], PARTS)
        self.declare("jeeps", [each], CELLS)
        self.declare("displays", [each, DISPLAY], TYPES)
        self.declare("supply", [each, SIZES], 9)
        self.declare("gold", [each], MOST_GOLD)
        self.declare("owned", [each], ARTEFACTS)
        self.declare("open", [OPEN], KIND_COUNT)
        self.declare("hidden", [1], ARTEFACTS)
        for name in ("fewest", "most"):  # by seat and kind, then of the heap
            self.declare(name, [each + 1, KIND_COUNT], ARTEFACTS)
        self.declare("heights", [STACKS], TILES)
        self.declare("unseen", [TYPES], TILES)
        self.declare("phase", [1], MOST_PHASES)
        self.declare("mover", [1], each)
        for name in ("bonus", "stirred"):
            self.declare(name, [1], 1)
        for name in ("idle", "turn", "last_turn"):
            self.declare(name, [1], MOST)

    def write(self, view: Observation, cells: vec[i16], at: i64) -> i64:
        assert isinstance(view, JadeObservation)
        at = self.write_area(view, cells, at)
        at = self.write_seats(view, cells, at)
        at = self.write_artefacts(view, cells, at)
        state = view.sight
        for stack in range(STACKS):
            at = put(cells, at, state.stacks.height(stack))
        for tile in range(TYPES):
            at = put(cells, at, i64(state.stacks.bag[tile]))
        at = put(cells, at, phase_number(state.phase))
        at = put(cells, at, self.distance(view, state.mover) + 1)
        at = put(cells, at, i64(state.bonus))
        at = put(cells, at, i64(state.stirred))
        at = put(cells, at, state.idle)
        at = put(cells, at, state.turn)
        return put(cells, at, state.last_turn)

    def write_area(self, view: JadeObservation, cells: vec[i16], at: i64) -> i64:
        board = view.sight.board
        put_nothing(cells, at, 3 * CELLS)
        for cell in range(CELLS):
            face = i64(board.face[cell])
            if face != EMPTY:
                cells[at + cell] = i16(face + 1)
            if board.figure[cell] != NO_FIGURE:
                who = self.distance(view, board.figure_seat(cell))
                cells[at + CELLS + cell] = i16(who * SIZES + board.figure_size(cell))
                cells[at + 2 * CELLS + cell] = i16(board.figure_part(cell) % PARTS + 1)
        return at + 3 * CELLS

    def write_seats(self, view: JadeObservation, cells: vec[i16], at: i64) -> i64:
        state, seats = view.sight, self.seats
        display = at + seats
        supply = display + seats * DISPLAY
        gold = supply + seats * SIZES
        for n in range(seats):
            seat = self.seat_at(view, n)
            cells[at + n] = i16(i64(state.jeeps[seat]) + 1)
            for place in range(DISPLAY):
                tile = i64(state.display[DISPLAY * seat + place])
                cells[display + n * DISPLAY + place] = i16(0 if tile == NO_TILE else tile + 1)
            for size in range(SIZES):
                cells[supply + n * SIZES + size] = i16(i64(state.supply[SIZES * seat + size]))
            cells[gold + n] = i16(state.gold[seat])
            cells[gold + seats + n] = i16(i64(state.artefacts.owned[seat]))
        return gold + 2 * seats

    def write_artefacts(self, view: JadeObservation, cells: vec[i16], at: i64) -> i64:
        artefacts = view.sight.artefacts
        for place in range(OPEN):
            at = put(cells, at, i64(artefacts.open[place]) + 1)
        at = put(cells, at, artefacts.size)
        least, most = view.bounds_by_row()
        rows = self.seats + 1
        for n in range(rows):
            row = n if n == self.seats else self.seat_at(view, n)
            put_row(cells, at + n * KIND_COUNT, least, row * KIND_COUNT, KIND_COUNT)
            put_row(cells, at + (rows + n) * KIND_COUNT, most, row * KIND_COUNT, KIND_COUNT)
        return at + 2 * rows * KIND_COUNT
