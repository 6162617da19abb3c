"""I16: check values that follow from the component data and the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import factorial

from quipu.games.inca.box import BEGINNER_MAP, GRID, NUMBERS, RESOURCE_CELLS
from quipu.games.inca.state import EVERYWHERE, Inca
from quipu.hexes.bits import BITS, count_bits
from quipu.hexes.grid import STEPS, corners_of
from quipu.hexes.trails import longest_trail
from quipu.settlers.layout import CLOSED, STOCK
from quipu.settlers.supply import pips
from tests.support.inca.scenes import (
    KINDS,
    begun,
    dice,
    do,
    hand,
    lengths,
    numbers,
    scene,
    written,
)

FRAME = "frame"
SORTS = {"jungle": "jungle", "plantation": "jungle", "fishing": "coastal", "ocean": "ocean"}


def sort_of(cell: tuple[int, int]) -> str:
    if cell not in GRID.cells:
        return FRAME
    return SORTS.get(BEGINNER_MAP[GRID.cells.index(cell)][0], "resource")


def borders() -> Counter[frozenset[str]]:
    """Every border of a hex once, by what lies on its two sides."""
    found: dict[frozenset[tuple[int, int]], frozenset[str]] = {}
    for q, r in GRID.cells:
        for dq, dr in STEPS:
            other = (q + dq, r + dr)
            found[frozenset({(q, r), other})] = frozenset({sort_of((q, r)), sort_of(other)})
    return Counter(found.values())


def test_i16_1_corners_borders_intersections_and_paths() -> None:
    assert len({point for cell in GRID.cells for point in corners_of(cell)}) == 78
    assert sum(borders().values()) == 106
    paths = [sum(p >= 0 for p in GRID.corner_sides[3 * c : 3 * c + 3]) for c in range(54)]
    hexes = [sum(h >= 0 for h in GRID.corner_hexes[3 * c : 3 * c + 3]) for c in range(54)]
    assert (GRID.corners, GRID.sides) == (54, 71)
    assert Counter(paths) == {3: 34, 2: 20}
    assert Counter(hexes) == {3: 40, 2: 7, 1: 7}
    heights = Counter(y for _, y in GRID.corner_points)
    assert [heights[y] for y in sorted(heights)] == [5, 6, 7, 8, 8, 7, 7, 6]
    middles = Counter(
        GRID.corner_points[GRID.ends[2 * p]][1] + GRID.corner_points[GRID.ends[2 * p + 1]][1]
        for p in range(71)
    )
    assert [middles[y] for y in sorted(middles)] == [10, 6, 14, 8, 14, 7, 12]


def test_i16_2_borders_with_and_without_a_path() -> None:
    found = {tuple(sorted(sides)): count for sides, count in borders().items()}
    assert found == {
        ("resource",): 37,
        ("jungle", "resource"): 12,
        ("frame", "resource"): 12,
        ("coastal", "resource"): 6,
        ("ocean", "resource"): 4,
        ("jungle",): 5,
        ("frame", "jungle"): 14,
        ("coastal", "ocean"): 4,
        ("coastal", "frame"): 8,
        ("frame", "ocean"): 4,
    }
    with_path = sum(count for sides, count in found.items() if "resource" in sides)
    assert with_path == 71
    number = {point: n for n, point in enumerate(GRID.corner_points)}
    for cell in GRID.cells:
        corners = corners_of(cell)
        for n, start in enumerate(corners):
            one, two = number.get(start), number.get(corners[(n + 1) % 6])
            if one is not None and two is not None:
                assert GRID.side_between(one, two) >= 0


def test_i16_3_pips() -> None:
    ways: Counter[str] = Counter()
    for name, number in BEGINNER_MAP:
        if number:
            ways[name] += int(pips(number))
    assert ways == {
        "forest": 14,
        "quarry": 10,
        "pasture": 9,
        "farmland": 14,
        "mountains": 11,
        "jungle": 11,
        "plantation": 10,
        "fishing": 11,
    }
    assert sum(ways.values()) == 90
    at = [
        sum(
            int(pips(NUMBERS[h]))
            for h in GRID.corner_hexes[3 * c : 3 * c + 3]
            if h >= 0 and NUMBERS[h]
        )
        for c in range(54)
    ]
    assert sum(at) == 445
    assert [c for c in range(54) if at[c] == max(at)] == [9, 16]
    assert max(at) == 13
    starts = [(44, 35), (7, 39), (8, 23), (9, 29)]
    assert [(at[one], at[two]) for one, two in starts] == [(9, 12), (9, 12), (10, 11), (13, 9)]
    state = begun()
    assert [round(36 * state.expected_yield(seat)) for seat in range(4)] == [21, 21, 21, 22]


def test_i16_4_equal_numbers_lie_apart_and_differ_in_kind() -> None:
    for number in range(2, 13):
        names = [name for name, token in BEGINNER_MAP if token == number]
        assert len(names) == len(set(names))
    for one, (q, r) in enumerate(GRID.cells):
        for dq, dr in STEPS:
            if (q + dq, r + dr) in GRID.cells:
                two = GRID.cells.index((q + dq, r + dr))
                tokens = {NUMBERS[one], NUMBERS[two]} - {0}
                assert len(tokens) != 1 or not (NUMBERS[one] and NUMBERS[two])
                assert not tokens <= {6, 8} or not (NUMBERS[one] and NUMBERS[two])


def test_i16_5_cards_of_every_roll_at_the_beginners_start() -> None:
    expected = {
        2: {},
        3: {0: "fish", 2: "wool"},
        4: {0: "wool", 1: "stone", 2: "stone"},
        5: {0: "wood", 1: "potato", 2: "potato", 3: "coca"},
        6: {0: "potato", 2: "wood", 3: "wood"},
        8: {0: "stone", 1: "ore", 3: "stone"},
        9: {1: "wood", 2: "ore", 3: "ore"},
        10: {1: "wool", 2: "feathers", 3: "potato"},
        11: {0: "ore", 1: "coca"},
        12: {3: "wool"},
    }
    for one, two in product(range(1, 7), repeat=2):
        if one + two == 7:
            continue
        state = begun(first_seat=0)
        before = [hand(state, seat) for seat in range(4)]
        do(state, "roll", luck=dice(one, two))
        for seat in range(4):
            gained = Counter(hand(state, seat))
            gained.subtract(before[seat])
            card = expected[one + two].get(seat)
            assert +gained == ({card: 1} if card else {})


def test_i16_6_the_supply_after_the_set_up() -> None:
    for seats, counts in (
        (4, [18, 17, 20, 20, 17, 11, 10, 11]),
        (3, [19, 17, 20, 20, 18, 11, 11, 11]),
    ):
        bank = written(begun(seats))["bank"]
        assert [bank[kind] for kind in KINDS] == counts
        assert sum(counts) == (124 if seats == 4 else 127)


def test_i16_7_first_roads_and_free_intersections() -> None:
    for seats, free in ((4, 27), (3, 32)):
        state = begun(seats)
        paths = [
            count_bits(state.free_low(seat, 0)) + count_bits(state.free_high(seat, 0))
            for seat in range(seats)
        ]
        assert [state.sites(seat) for seat in range(seats)] == [0] * seats
        assert count_bits(EVERYWHERE & ~state.cells[CLOSED]) == free
        if seats == 4:
            assert paths == [7, 7, 8, 8]


def test_i16_8_landscapes_and_first_founding_choices() -> None:
    assert len(RESOURCE_CELLS) == 18
    assert factorial(18) // (factorial(4) ** 3 * factorial(3) ** 2) == 12_864_852_000
    state = begun(map="variable", first_seat=0)
    crossings = numbers(state, "place_start_settlement")
    pairs = 0
    for crossing in crossings:
        twin = do(state.copy(), f"place_start_settlement {crossing}")
        pairs += len(numbers(twin, "place_start_road"))
    assert (len(crossings), pairs) == (54, 142)


def fewest_to_close(closed: int, used: int, most: int) -> int:
    """The smallest number of buildings that leaves no free place, if below `most`."""
    if closed == EVERYWHERE:
        return used
    left = 54 - closed.bit_count()
    if used + (left + 3) // 4 >= most:
        return most
    free = next(c for c in range(54) if not closed >> c & 1)
    for n in range(-1, 3):
        crossing = free if n < 0 else int(GRID.neighbours[free * 3 + n])
        if crossing >= 0 and not closed >> crossing & 1:
            most = min(most, fewest_to_close(closed | int(GRID.near[crossing]), used + 1, most))
    return most


def neighbours(corner: int) -> list[int]:
    return [int(other) for other in GRID.neighbours[corner * 3 : corner * 3 + 3] if other >= 0]


def partners(corners: list[int]) -> dict[int, int]:
    """A neighbour for each of these corners, none for two of them: the corner by neighbour."""
    found: dict[int, int] = {}

    def find(corner: int, asked: set[int]) -> bool:
        for other in neighbours(corner):
            if other not in asked:
                asked.add(other)
                if other not in found or find(found[other], asked):
                    found[other] = corner
                    return True
        return False

    assert all(find(corner, set()) for corner in corners)
    return found


def test_i16_9_buildings_and_route_lengths() -> None:
    """All of one colour can be built on; 27 paths that share no end hold one building each."""
    assert fewest_to_close(0, 0, 15) == 14
    colour = {0: 0}
    queue = [0]
    while queue:
        corner = queue.pop()
        for other in neighbours(corner):
            if other not in colour:
                colour[other] = 1 - colour[corner]
                queue.append(other)
            assert colour[other] != colour[corner]
    assert Counter(colour.values()) == {0: 27, 1: 27}
    partner = partners([corner for corner in colour if colour[corner] == 0])
    assert len(partner) == 27
    assert {*partner, *partner.values()} == {*range(int(GRID.corners))}
    assert all(other in neighbours(corner) for other, corner in partner.items())
    ring = scene(settlements={0: [13]}, roads={0: [2, 3, 11, 12, 19, 20, 32]}, route=0)
    assert lengths(ring)[0] == 7
    assert lengths(scene())[0] == 0


def test_i16_9_a_row_of_all_sides_of_a_hex() -> None:
    low = sum(int(BITS[path]) for path in (2, 3, 11, 12, 19, 20))
    assert longest_trail(GRID, low, 0, 0) == 6


def spoilt(state: Inca, place: int) -> str:
    twin = state.copy()
    twin.cells[place] -= 1
    return twin.broken()


def test_i16_10_everything_is_conserved() -> None:
    state = begun()
    assert state.broken() == ""
    assert "wood cards" in spoilt(state, 0)
    assert "settlement: " in spoilt(state, STOCK + 1)
    assert "city: " in spoilt(state, STOCK + 2)
    assert "road: " in spoilt(state, STOCK)
    assert "thicket: " in spoilt(state, STOCK + 4)
    assert "combat_arts cards" in spoilt(state, 108)
