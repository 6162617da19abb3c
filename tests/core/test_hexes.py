"""Hex grids of any shape: numbering, neighbours, coast; and the longest trail, counted naively."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quipu.hexes.bits import BITS, count_bits, lowest, members_of, set_of
from quipu.hexes.grid import HALF, NONE, Grid
from quipu.hexes.trails import has_side, longest_trail
from tests.support.hypothesis_settings import searched

ISLAND = Grid([(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2])
ROW = Grid([(0, 0), (1, 0), (2, 0)])
STRIP = Grid([(0, 0), (1, 0), (2, 0), (3, 0)], ground=[1, 2])


def halves(sides: list[int]) -> tuple[int, int]:
    return set_of([n for n in sides if n < HALF]), set_of([n - HALF for n in sides if n >= HALF])


# ---- sets ---------------------------------------------------------------------------------------


@searched()
@given(st.sets(st.integers(0, 61)))
def test_sets_of_small_numbers(members: set[int]) -> None:
    made = set_of(sorted(members))
    assert members_of(made) == sorted(members)
    assert count_bits(made) == len(members)
    if members:
        assert lowest(made) == min(members)


# ---- grids --------------------------------------------------------------------------------------


def test_one_cell_has_six_corners_and_sides() -> None:
    grid = Grid([(0, 0)])
    assert (grid.corners, grid.sides) == (6, 6)
    assert [int(c) for c in grid.hex_corners] == [0, 2, 4, 5, 3, 1]  # N NE SE S SW NW by row
    assert all(grid.is_coast(side) for side in range(6))


def test_a_row_of_cells_shares_sides() -> None:
    assert (ROW.corners, ROW.sides) == (14, 16)
    inner = [side for side in range(16) if not ROW.is_coast(side)]
    assert [[int(h) for h in ROW.side_hexes[2 * s : 2 * s + 2]] for s in inner] == [[0, 1], [1, 2]]


def test_only_the_ground_has_borders() -> None:
    assert (STRIP.corners, STRIP.sides) == (10, 11)
    assert [int(c) for c in STRIP.hex_corners[:6]].count(NONE) == 4
    assert [count_bits(STRIP.around[hex]) for hex in range(4)] == [2, 6, 6, 2]


def test_sides_are_members_of_one_half() -> None:
    for side in range(ISLAND.sides):
        low, high = ISLAND.low_bit[side], ISLAND.high_bit[side]
        assert (low, high) == halves([side])
        assert has_side(low, high, side)
    for corner in range(ISLAND.corners):
        sides = [int(n) for n in ISLAND.corner_sides[3 * corner : 3 * corner + 3] if n != NONE]
        assert (ISLAND.low_at[corner], ISLAND.high_at[corner]) == halves(sides)


def test_numbers_follow_the_rows() -> None:
    points = ISLAND.corner_points
    assert points == sorted(points, key=lambda point: (point[1], point[0]))
    assert (ISLAND.hexes, ISLAND.corners, ISLAND.sides) == (19, 54, 72)


def test_neighbours_are_mutual() -> None:
    for corner in range(54):
        for n in range(3):
            other = ISLAND.neighbours[corner * 3 + n]
            if other != NONE:
                side = ISLAND.corner_sides[corner * 3 + n]
                assert ISLAND.side_between(other, corner) == side
                assert ISLAND.other_end(side, corner) == other
                assert ISLAND.near[other] & BITS[corner]
    assert ISLAND.side_between(0, 53) == NONE


@pytest.mark.parametrize("grid", [ISLAND, ROW, Grid([(0, 0)])])
def test_the_coast_goes_round_once(grid: Grid) -> None:
    coast = [side for side in range(grid.sides) if grid.is_coast(side)]
    found = grid.coast_clockwise(coast[0])
    assert sorted(found) == coast
    for one, two in zip(found, [*found[1:], found[0]], strict=True):
        ends = {int(grid.ends[2 * s + n]) for s in (one, two) for n in (0, 1)}
        assert len(ends) == 3


def test_the_coast_goes_the_same_way_from_everywhere() -> None:
    coast = ISLAND.coast_clockwise(0)
    for place, side in enumerate(coast):
        assert ISLAND.coast_clockwise(side) == [*coast[place:], *coast[:place]]


def test_a_grid_may_be_too_large() -> None:
    with pytest.raises(ValueError, match="corners"):
        Grid([(q, 0) for q in range(30)])


def test_each_bound_of_a_grid_counts_alone() -> None:
    apart = [(3 * n, 0) for n in range(7)]
    pairs = [(q + n, 20) for q in (0, 4) for n in (0, 1)]
    assert Grid([*apart, *pairs]).corners == 62
    with pytest.raises(ValueError, match="62 corners"):
        Grid([(3 * n, 0) for n in range(11)])  # 66 corners, but only 66 sides
    block = [(q, r) for r in range(4) for q in range(5)]
    with pytest.raises(ValueError, match="72 sides"):
        Grid(block)  # 77 sides, but only 58 corners


# ---- trails -------------------------------------------------------------------------------------


def naive(grid: Grid, sides: set[int], closed: set[int]) -> int:
    """The longest trail by trying everything from every corner."""

    def best(corner: int, left: frozenset[int]) -> int:
        found = 0
        for side in left:
            ends = {int(grid.ends[2 * side]), int(grid.ends[2 * side + 1])}
            if corner in ends:
                (beyond,) = ends - {corner}
                rest = left - {side}
                found = max(found, 1 + (0 if beyond in closed else best(beyond, rest)))
        return found

    return max(best(corner, frozenset(sides)) for corner in range(grid.corners))


@searched(60)
@given(st.sets(st.integers(0, 71), max_size=9), st.sets(st.integers(0, 53), max_size=6))
def test_the_longest_trail_of_scattered_sides(sides: set[int], closed: set[int]) -> None:
    low, high = halves(sorted(sides))
    assert longest_trail(ISLAND, low, high, set_of(sorted(closed))) == naive(ISLAND, sides, closed)


@searched(60)
@given(st.lists(st.integers(0, 100), min_size=4, max_size=10), st.sets(st.integers(0, 53)))
def test_the_longest_trail_of_a_network(steps: list[int], closed: set[int]) -> None:
    """Sides that grow from one corner, so that there are rings and branches."""
    sides: list[int] = [27]
    for step in steps:
        ends = {int(ISLAND.ends[2 * s + n]) for s in sides for n in (0, 1)}
        fitting = [int(s) for c in sorted(ends) for s in ISLAND.corner_sides[c * 3 : c * 3 + 3]]
        free = [s for s in fitting if s != NONE and s not in sides]
        sides.append(free[step % len(free)])
    low, high = halves(sides)
    some = {corner for corner in closed if corner % 5 == 0}
    assert longest_trail(ISLAND, low, high, set_of(sorted(some))) == naive(ISLAND, set(sides), some)


def test_two_rings_and_a_bridge() -> None:
    first = [27, 28, 35, 36, 43, 44]
    low, high = halves(first)
    assert longest_trail(ISLAND, low, high, 0) == 6
    assert longest_trail(ISLAND, low, high, set_of([18])) == 6
    assert longest_trail(ISLAND, low, high, set_of([18, 35])) == 3
    assert longest_trail(ISLAND, 0, 0, 0) == 0
    assert has_side(low, high, 43)
    assert not has_side(low, high, 0)


def test_a_ring_apart_from_another_part() -> None:
    low, high = halves([27, 28, 35, 36, 43, 44, 0, 1])
    assert longest_trail(ISLAND, low, high, 0) == 6


def ring(hex: int) -> list[int]:
    corners = [int(corner) for corner in ISLAND.hex_corners[hex * 6 : hex * 6 + 6]]
    ahead = [*corners[1:], corners[0]]
    return [int(ISLAND.side_between(*pair)) for pair in zip(corners, ahead, strict=True)]


@pytest.mark.parametrize("hex", range(19))
def test_a_ring_counts_whole_wherever_it_is_closed(hex: int) -> None:
    """Also beside a side at the far end of the island."""
    sides = ring(hex)
    low, high = halves(sides)
    assert longest_trail(ISLAND, low, high, 0) == 6
    for corner in ISLAND.hex_corners[hex * 6 : hex * 6 + 6]:
        assert longest_trail(ISLAND, low, high, BITS[corner]) == 6
    low, high = halves([*sides, 0 if hex > 9 else 71])
    assert longest_trail(ISLAND, low, high, 0) == 6


def test_the_last_side_hangs_together_with_no_other_coast() -> None:
    low, high = halves([0, 71])
    assert longest_trail(ISLAND, low, high, 0) == 1
