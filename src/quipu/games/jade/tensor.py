"""The realm of the jade goddess as numbers for learners: the area, racks, displays and stacks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Observation
from quipu.core.state import Phase
from quipu.core.tensor import MOST, Tensor, put, put_nothing, put_row, rows, seat_names
from quipu.games.jade.board import NO_FIGURE, SIZES
from quipu.games.jade.faces import (
    ALL_FACES,
    CELLS,
    EMPTY,
    FACES,
    KIND_COUNT,
    NEIGHBOUR,
    PARTS,
    SIDES,
    TILE_FACES,
    TYPE_IDS,
    TYPES,
)
from quipu.games.jade.phases import (
    DRIVING_ON,
    ENDS,
    FITTING,
    FRESH,
    PLAIN,
    POSTING,
    POSTING_NOWHERE,
    RETURNING,
    SWAPPED,
    phase_number,
)
from quipu.games.jade.state import DISPLAY, NO_TILE
from quipu.games.jade.tiles import ARTEFACTS, KINDS, OPEN, SIZE, STACKS, TILES
from quipu.games.jade.view import JadeObservation

MOST_PHASES = 511
MOST_GOLD = 200


class JadeTensor(Tensor):
    """All but foreign artefacts, the heap and unseen tiles; of those what can be counted."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        each = int(seats)
        self.declare("faces", [CELLS], len(ALL_FACES))
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
        self.explain_axes()
        self.explain_values()

    def explain_axes(self) -> None:
        seats, fields = seat_names(int(self.seats)), [field_name(cell) for cell in range(CELLS)]
        self.explain(["faces", "figures", "figure_parts"], [fields])
        self.explain(["jeeps", "owned"], [seats])
        self.explain(["gold"], [seats], usual=20)
        self.explain(["displays"], [seats, ["1", "2", "3"]])
        self.explain(["supply"], [seats, ["1", "2", "3"]])
        self.explain(["fewest", "most"], [[*seats, "heap"], list(KINDS)], usual=6)
        self.explain(["owned", "hidden"], usual=ARTEFACTS // 2)
        self.explain(["heights", "unseen"], usual=16)
        self.explain(["unseen"], [TYPE_IDS], usual=4)
        self.explain(["idle"], usual=8)
        self.explain(["turn", "last_turn"], usual=100)

    def explain_values(self) -> None:
        seats, fields = seat_names(int(self.seats)), [field_name(cell) for cell in range(CELLS)]
        figures = [f"{size} of {seat}" for seat in seats for size in range(1, SIZES + 1)]
        faces = [f"{TYPE_IDS[face.type]} turned {face.turn}" for face in TILE_FACES]
        self.explain(["faces"], values=["none", *faces, *["cross"] * (len(ALL_FACES) - FACES)])
        self.explain(["figures"], values=["none", *figures])
        self.explain(["figure_parts"], values=["none", "first part", "second part", "third part"])
        self.explain(["jeeps"], values=["none", *fields])
        self.explain(["displays"], values=["none", *TYPE_IDS])
        self.explain(["open"], values=["none", *KINDS])
        self.explain(["mover"], values=["none", *seats])
        names = ["" for _ in range(MOST_PHASES + 1)]
        phases: list[Phase] = [FRESH, SWAPPED, DRIVING_ON, *FITTING, *RETURNING, *POSTING]
        phases += [POSTING_NOWHERE, *ENDS, *PLAIN]
        for phase in phases:
            names[phase_number(phase)] = " ".join([phase.name, *phase.details()])
        self.explain(["phase"], values=names)

    def board(self) -> dict[str, list[list[int]]]:
        """The neighbours of each field to the north, east, south and west, and where it lies."""
        places = [[cell % SIZE, cell // SIZE] for cell in range(CELLS)]
        return {"field_neighbours": rows(NEIGHBOUR, SIDES), "field_xy": places}

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


def field_name(cell: int) -> str:
    """Its column and row."""
    return f"field {cell % SIZE},{cell // SIZE}"
