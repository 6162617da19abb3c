"""The realm of the jade goddess as numbers for learners: the area, racks, displays and stacks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Memory, Observation
from quipu.core.state import Phase, State
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
from quipu.games.jade.memory import JadeMemory
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
from quipu.games.jade.state import DISPLAY, NO_TILE, Jade
from quipu.games.jade.tiles import ARTEFACTS, KINDS, OPEN, SIZE, STACKS, TILES
from quipu.games.jade.view import JadeObservation

MOST_PHASES = 511
MOST_GOLD = 200


class JadeTensor(Tensor):
    """All but foreign artefacts, the heap and unseen tiles; of those what can be counted."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        each = int(seats)
        self.marks = 1 + CELLS  # whether anything was written, and what lay on each field
        self.lens: JadeObservation | None = None
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
        return self.write_rest(view, cells, at)

    def write_state(
        self,
        state: State,
        seat: i64,
        memory: Memory | None,
        cells: vec[i16],
        at: i64,
        marks: vec[i64],
        mark: i64,
    ) -> None:
        """Without a memory bounds follow from what is seen, so that is made as usual."""
        assert isinstance(state, Jade)
        view = self.lens
        if view is None or not isinstance(memory, JadeMemory):
            view = self.lens = JadeObservation(state, seat, memory)
        if isinstance(memory, JadeMemory):
            view.seat, view.sight = seat, state
            view.known = (memory.least, memory.most)
        if marks[mark] == 0:
            put_nothing(cells, at, 3 * CELLS)
            marks[mark] = 1
        self.update_area(view, cells, at, marks, mark + 1)
        self.write_rest(view, cells, at + 3 * CELLS)

    def update_area(
        self, view: JadeObservation, cells: vec[i16], at: i64, marks: vec[i64], mark: i64
    ) -> None:
        """Write the fields that have changed."""
        board = view.sight.board
        faces, figures = board.face, board.figure
        for cell in range(CELLS):
            face = i64(faces[cell])
            lies: i64 = 0 if face == EMPTY else face + 1
            lies = lies * 256 + i64(figures[cell])
            if lies != marks[mark + cell]:
                marks[mark + cell] = lies
                cells[at + cell] = i16(lies // 256)
                self.write_figure(view, cells, at, cell)

    def write_rest(self, view: JadeObservation, cells: vec[i16], at: i64) -> i64:
        """All but the area."""
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
                self.write_figure(view, cells, at, cell)
        return at + 3 * CELLS

    def write_figure(self, view: JadeObservation, cells: vec[i16], at: i64, cell: i64) -> None:
        """Whose figure stands on a field, how large it is, and in which part."""
        board = view.sight.board
        stands = board.figure[cell] != NO_FIGURE
        who = self.distance(view, board.figure_seat(cell)) if stands else 0
        size = who * SIZES + board.figure_size(cell) if stands else 0
        part = board.figure_part(cell) % PARTS + 1 if stands else 0
        cells[at + CELLS + cell] = i16(size)
        cells[at + 2 * CELLS + cell] = i16(part)

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
        rows = self.seats + 1
        known = view.known
        if known is not None:
            self.write_bounds(view, known[0], cells, at)
            self.write_bounds(view, known[1], cells, at + rows * KIND_COUNT)
            return at + 2 * rows * KIND_COUNT
        least, most = view.bounds_by_row()
        for n in range(rows):
            row = n if n == self.seats else self.seat_at(view, n)
            put_row(cells, at + n * KIND_COUNT, least, row * KIND_COUNT, KIND_COUNT)
            put_row(cells, at + (rows + n) * KIND_COUNT, most, row * KIND_COUNT, KIND_COUNT)
        return at + 2 * rows * KIND_COUNT

    def write_bounds(
        self, view: JadeObservation, bounds: list[list[int]], cells: vec[i16], at: i64
    ) -> None:
        """What is remembered of every hand and of the heap, by kind."""
        for n in range(self.seats + 1):
            row = bounds[n if n == self.seats else self.seat_at(view, n)]
            for kind in range(KIND_COUNT):
                cells[at + n * KIND_COUNT + kind] = i16(i64(row[kind]))


def field_name(cell: int) -> str:
    """Its column and row."""
    return f"field {cell % SIZE},{cell // SIZE}"
