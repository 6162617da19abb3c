"""Grid: pointy-top hex cells of any shape, their corners and sides with stable numbers.

Cells are given in axial coordinates and keep their order. On the lattice a cell stands at
x = 2q + r, y = 3r. Corners are numbered by (y, x), sides by the (y, x) of their middle.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.hexes.bits import BITS, LARGEST_SET

CORNERS: Final = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # N NE SE S SW NW
SIDES: Final = ["NE", "E", "SE", "SW", "W", "NW"]  # side n joins corners n and n + 1
STEPS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # the cell beyond side n

HALF: Final = 36  # sides 0-35 are members of the low set, 36 and more of the high one
NONE: Final = -1

Point = tuple[int, int]


class Grid:
    """What touches what; all tables are flat, and -1 stands where there is nothing.

    `ground` names the cells whose borders are sides; a border between two other cells is
    none, and a corner that no side reaches does not exist. Without it every border counts.
    """

    def __init__(self, cells: list[Point], ground: list[int] | None = None) -> None:
        solid = [*range(len(cells))] if ground is None else ground
        middles, borders = borders_of(cells, solid)
        points = sorted({end for middle in middles for end in borders[middle]}, key=by_row)
        number = {point: n for n, point in enumerate(points)}
        if len(points) > LARGEST_SET or len(middles) > 2 * HALF:
            raise ValueError(f"a grid has up to {LARGEST_SET} corners and {2 * HALF} sides")
        self.cells = cells
        self.hexes: i64 = len(cells)
        self.corners: i64 = len(points)
        self.sides: i64 = len(middles)
        self.corner_points = points
        self.ends = vec[i64]([number[end] for middle in middles for end in borders[middle]])
        self.hex_corners = vec[i64](
            [number.get(point, NONE) for cell in cells for point in corners_of(cell)]
        )
        self.corner_hexes = vec[i64](
            padded([[h for h, cell in enumerate(cells) if p in corners_of(cell)] for p in points])
        )
        self.corner_sides = vec[i64](
            padded([[s for s, m in enumerate(middles) if p in borders[m]] for p in points])
        )
        sides = range(len(middles))
        self.low_bit = vec[i64]([1 << n if n < HALF else 0 for n in sides])  # a side as a set
        self.high_bit = vec[i64]([1 << (n - HALF) if n >= HALF else 0 for n in sides])
        self.side_hexes = sides_to_hexes(cells, middles, borders)
        self.neighbours = self.other_ends()
        self.around = self.corner_sets()  # by hex, the set of its corners
        self.near = self.near_sets()  # by corner, the set of itself and its neighbours
        self.low_at = self.side_sets(0)  # by corner, its sides in the low set
        self.high_at = self.side_sets(HALF)

    def other_ends(self) -> vec[i64]:
        found: list[int] = []
        for corner in range(self.corners):
            for n in range(3):
                side = self.corner_sides[corner * 3 + n]
                found.append(NONE if side == NONE else self.other_end(side, corner))
        return vec[i64](found)

    def other_end(self, side: i64, corner: i64) -> i64:
        first = self.ends[side * 2]
        return self.ends[side * 2 + 1] if first == corner else first

    def corner_sets(self) -> vec[i64]:
        found: list[int] = []
        for hex in range(self.hexes):
            members: i64 = 0
            for n in range(6):
                corner = self.hex_corners[hex * 6 + n]
                if corner != NONE:
                    members |= BITS[corner]
            found.append(members)
        return vec[i64](found)

    def near_sets(self) -> vec[i64]:
        found: list[int] = []
        for corner in range(self.corners):
            members = BITS[corner]
            for n in range(3):
                other = self.neighbours[corner * 3 + n]
                if other != NONE:
                    members |= BITS[other]
            found.append(members)
        return vec[i64](found)

    def side_sets(self, start: i64) -> vec[i64]:
        found: list[int] = []
        for corner in range(self.corners):
            members: i64 = 0
            for n in range(3):
                side = self.corner_sides[corner * 3 + n] - start
                if 0 <= side < HALF:
                    members |= BITS[side]
            found.append(members)
        return vec[i64](found)

    def is_coast(self, side: i64) -> bool:
        """A side with a cell on one hand only."""
        return self.side_hexes[side * 2 + 1] == NONE

    def side_between(self, first: i64, second: i64) -> i64:
        """The side that joins two corners, or -1."""
        for n in range(3):
            if self.neighbours[first * 3 + n] == second:
                return self.corner_sides[first * 3 + n]
        return NONE

    def coast_clockwise(self, start: i64) -> list[int]:
        """The coast from this coast side on, walked with the cells at the right hand."""
        hex = self.side_hexes[start * 2]
        corner = self.ends[start * 2]
        for n in range(6):
            ahead = self.hex_corners[hex * 6 + (n + 1) % 6]
            if self.side_between(self.hex_corners[hex * 6 + n], ahead) == start:
                corner = ahead
        found: list[int] = [start]
        side = self.next_coast(start, corner)
        while side != start:
            found.append(side)
            corner = self.other_end(side, corner)
            side = self.next_coast(side, corner)
        return found

    def next_coast(self, side: i64, corner: i64) -> i64:
        for n in range(3):
            other = self.corner_sides[corner * 3 + n]
            if other not in (NONE, side) and self.is_coast(other):
                return other
        return side


def by_row(point: Point) -> Point:
    return (point[1], point[0])


def corners_of(cell: Point) -> list[Point]:
    x, y = 2 * cell[0] + cell[1], 3 * cell[1]
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def borders_of(
    cells: list[Point], solid: list[int]
) -> tuple[list[Point], dict[Point, list[Point]]]:
    """The sides by their doubled middle, in order, each with its two ends in order."""
    borders: dict[Point, list[Point]] = {}
    for hex in solid:
        corners = corners_of(cells[hex])
        for n, start in enumerate(corners):
            end = corners[(n + 1) % 6]
            middle = (start[0] + end[0], start[1] + end[1])
            borders[middle] = sorted([start, end], key=by_row)
    return sorted(borders, key=by_row), borders


def padded(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in (row + [NONE] * 3)[:3]]


def sides_to_hexes(
    cells: list[Point], middles: list[Point], borders: dict[Point, list[Point]]
) -> vec[i64]:
    found: list[int] = []
    for middle in middles:
        start, end = borders[middle]
        touching = [h for h, c in enumerate(cells) if {start, end} <= set(corners_of(c))]
        found.extend([*touching, NONE][:2])
    return vec[i64](found)
