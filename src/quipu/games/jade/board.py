"""The playing area: laid tiles, lines, districts and figures, kept as tiles are laid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from quipu.games.jade.faces import (
    AROUND,
    BIT_OF,
    BIT_PLACE,
    BITS,
    BYTE,
    CELLS,
    CENTRE,
    CITY,
    EMPTY,
    FACE_CITY,
    FACE_PARTS,
    FACE_TURN,
    FACE_TYPE,
    FITTING_TURNS,
    FITTING_TYPES,
    JUNGLE,
    NEIGHBOUR,
    OFF,
    OPEN_SIDE,
    PART_ON,
    PARTS,
    POWER,
    PRIME,
    PRINTED,
    SIDES,
    STRENGTH,
    SYMBOLS,
    TYPES,
    WORD,
    WORD_OF,
    cross_face,
)

NO_FIGURE: Final = 0
SIZES: Final = 3  # J1.9: figures of 1, 2 and 3 archaeologists
MOST_SEATS: Final = 4


class Board:
    """What lies on the area. `broken` recounts all that is kept twice."""

    def __init__(
        self,
        face: vec[u8],
        demand: vec[u8],
        frontier: vec[i64],
        link: vec[u8],
        ends: vec[i64],
        parent: vec[i16],
        district: vec[i64],
        figure: vec[u8],
        posted: vec[i64],
    ) -> None:
        self.face = face  # by cell; EMPTY where nothing was discovered
        self.demand = demand  # by empty cell: what its neighbours ask for (J5.5)
        self.frontier = frontier  # the empty cells beside a field, as a set of cells
        self.link = link  # by field: another one joined by white lines, or itself
        self.ends = ends  # by root of white lines: where a drive may end (J4.8), jeeps ignored
        self.parent = parent  # by part: another one of its district, or itself
        self.district = district  # by root: heads, coins, open sides, archaeologists (J10.9)
        self.figure = figure  # by cell: seat, archaeologists and part, or NO_FIGURE
        self.posted = posted  # by seat: the cells of its figures, as a set of cells

    def copy(self) -> Board:
        return Board(
            self.face[:],
            self.demand[:],
            self.frontier[:],
            self.link[:],
            self.ends[:],
            self.parent[:],
            self.district[:],
            self.figure[:],
            self.posted[:],
        )

    # ---- laying (J5) ----------------------------------------------------------------------

    def lay(self, cell: i64, face: i64) -> None:
        """J10.9: the new parts are districts of their own, then they join their neighbours.

        J10.11 and J10.12 work it out.
        """
        self.face[cell] = u8(face)
        self.frontier[WORD_OF[cell]] &= ~BIT_OF[cell]
        self.link[cell] = u8(cell)
        self.ends[2 * cell + WORD_OF[cell]] = BIT_OF[cell]
        for place in range(FACE_PARTS[face]):
            part = PARTS * cell + place
            self.parent[part] = i16(part)
            self.district[part] = SYMBOLS[PARTS * face + place]
        for side in range(SIDES):
            other = NEIGHBOUR[SIDES * cell + side]
            if other != OFF and self.face[other] == EMPTY:
                self.open_line(cell, face, side, other)
        for side in range(SIDES):
            other = NEIGHBOUR[SIDES * cell + side]
            if other != OFF and self.face[other] != EMPTY:
                self.join(cell, face, side, other)

    def open_line(self, cell: i64, face: i64, side: i64, other: i64) -> None:
        """J3.7, J10.5: a side towards an empty cell, which now asks for the same."""
        self.frontier[WORD_OF[other]] |= BIT_OF[other]
        power = POWER[(side + 2) % SIDES]
        if FACE_CITY[face] & BITS[side]:
            self.demand[other] += u8(CITY * power)
            self.district[PARTS * cell + PART_ON[SIDES * face + side]] += OPEN_SIDE
        else:
            self.demand[other] += u8(JUNGLE * power)

    def join(self, cell: i64, face: i64, side: i64, other: i64) -> None:
        """J4.2, J10.1: two fields are joined by a white line, or by a brown one and the city."""
        if not FACE_CITY[face] & BITS[side]:
            self.join_roads(self.road(cell), self.road(other))
            return
        self.ends[2 * self.road(cell) + WORD_OF[other]] |= BIT_OF[other]
        self.ends[2 * self.road(other) + WORD_OF[cell]] |= BIT_OF[cell]
        there = PART_ON[SIDES * i64(self.face[other]) + (side + 2) % SIDES]
        old = self.district_of(PARTS * other + there)
        self.district[old] -= OPEN_SIDE
        new = self.district_of(PARTS * cell + PART_ON[SIDES * face + side])
        if old != new:  # J10.4: two parts of one tile may be joined by a detour
            self.parent[new] = i16(old)
            self.district[old] += self.district[new]

    def join_roads(self, new: i64, old: i64) -> None:
        if new != old:
            self.link[new] = u8(old)
            self.ends[2 * old] |= self.ends[2 * new]
            self.ends[2 * old + 1] |= self.ends[2 * new + 1]

    # ---- lines (J3.7, J4) -----------------------------------------------------------------

    def road(self, cell: i64) -> i64:
        """The root of all fields joined with this one by white lines."""
        while i64(self.link[cell]) != cell:
            cell = i64(self.link[cell])
        return cell

    def is_open(self, cell: i64, side: i64) -> bool:
        """J3.7: whatever its colour; a side on the edge is none."""
        other = NEIGHBOUR[SIDES * cell + side]
        return other != OFF and self.face[other] == EMPTY

    def has_open_line(self, cell: i64) -> bool:
        return (
            self.is_open(cell, 0)
            or self.is_open(cell, 1)
            or self.is_open(cell, 2)
            or self.is_open(cell, 3)
        )

    # ---- fitting (J5.5) -------------------------------------------------------------------

    def fits(self, cell: i64, face: i64) -> bool:
        """Whether this very face fits on an empty cell."""
        turns = i64(FITTING_TURNS[TYPES * i64(self.demand[cell]) + FACE_TYPE[face]])
        return (turns & BITS[FACE_TURN[face]]) != 0

    def fits_beside(self, cell: i64, types: i64) -> bool:
        """Whether one of these types fits at an open line of this field in some turn."""
        for side in range(SIDES):
            if self.is_open(cell, side):
                other = NEIGHBOUR[SIDES * cell + side]
                if FITTING_TYPES[i64(self.demand[other])] & types:
                    return True
        return False

    def fitting_fields(self, types: i64) -> tuple[i64, i64]:
        """The cells beside which one of these types fits, as the two words of a set."""
        low: i64 = 0
        high: i64 = 0
        for word in range(2):
            rest = self.frontier[word]
            while rest:
                bit = rest & -rest
                rest ^= bit
                cell = WORD * word + BIT_PLACE[bit % PRIME]
                if FITTING_TYPES[i64(self.demand[cell])] & types:
                    low |= AROUND[2 * cell]
                    high |= AROUND[2 * cell + 1]
        return low, high

    # ---- districts (J10) ------------------------------------------------------------------

    def district_of(self, part: i64) -> i64:
        """J10.3: the root of the district that holds this part."""
        while i64(self.parent[part]) != part:
            part = i64(self.parent[part])
        return part

    def heads(self, root: i64) -> i64:
        return self.district[root] & BYTE

    def coins(self, root: i64) -> i64:
        return (self.district[root] >> 8) & BYTE

    def open_sides(self, root: i64) -> i64:
        return (self.district[root] >> 16) & BYTE

    def laid(self) -> i64:
        """How many fields there are, those of the cross among them."""
        count: i64 = 0
        for cell in range(CELLS):
            if self.face[cell] != EMPTY:
                count += 1
        return count

    def closed(self) -> i64:
        """How many districts have no open side left."""
        count: i64 = 0
        for cell in range(CELLS):
            face = i64(self.face[cell])
            if face == EMPTY:
                continue
            for part in range(PARTS * cell, PARTS * cell + FACE_PARTS[face]):
                if self.district_of(part) == part and self.open_sides(part) == 0:
                    count += 1
        return count

    def strength(self, root: i64, seat: i64) -> i64:
        """J11.2: all archaeologists of a seat in a district."""
        return (self.district[root] // STRENGTH[seat]) & BYTE

    # ---- figures (J9) ---------------------------------------------------------------------

    def set_figure(self, seat: i64, size: i64, cell: i64, place: i64) -> None:
        self.figure[cell] = u8(1 + (seat * SIZES + size - 1) * PARTS + place)
        self.posted[2 * seat + WORD_OF[cell]] |= BIT_OF[cell]
        self.district[self.district_of(PARTS * cell + place)] += size * STRENGTH[seat]

    def take_figure(self, cell: i64) -> None:
        seat = self.figure_seat(cell)
        root = self.district_of(self.figure_part(cell))
        self.district[root] -= self.figure_size(cell) * STRENGTH[seat]
        self.posted[2 * seat + WORD_OF[cell]] &= ~BIT_OF[cell]
        self.figure[cell] = NO_FIGURE

    def figure_seat(self, cell: i64) -> i64:
        """Whose figure stands there; -1 if there is none."""
        return (i64(self.figure[cell]) - 1) // (SIZES * PARTS)

    def figure_size(self, cell: i64) -> i64:
        return (i64(self.figure[cell]) - 1) // PARTS % SIZES + 1

    def figure_part(self, cell: i64) -> i64:
        return PARTS * cell + (i64(self.figure[cell]) - 1) % PARTS

    def has_posted(self, seat: i64) -> bool:
        return (self.posted[2 * seat] | self.posted[2 * seat + 1]) != 0


def start_cross() -> Board:
    """J2.2, J17.4, J17.5: the cross lies in the middle with twelve districts (J10.10)."""
    board = Board(
        vec[u8]([EMPTY] * CELLS),
        vec[u8]([0] * CELLS),
        vec[i64]([0, 0]),
        vec[u8]([0] * CELLS),
        vec[i64]([0] * (2 * CELLS)),
        vec[i16]([0] * (PARTS * CELLS)),
        vec[i64]([0] * (PARTS * CELLS)),
        vec[u8]([NO_FIGURE] * CELLS),
        vec[i64]([0] * (2 * MOST_SEATS)),
    )
    board.lay(CENTRE, cross_face(PRINTED.cross[CENTRE]))
    for cell, sides in PRINTED.cross.items():
        if cell != CENTRE:
            board.lay(cell, cross_face(sides))
    return board


CROSS: Final = start_cross()
