"""Parts P1 to P3 and P10: what is in the box, the maps, founding at the Nile, and the figures."""

from __future__ import annotations

from math import factorial

import pytest

import quipu
from quipu.core.luck import FastLuck
from quipu.games.egypt.box import (
    COSTS,
    GRID,
    LEVELS,
    NILE_PATHS,
    PYRAMID_HARBOURS,
    PYRAMID_MAP,
)
from quipu.games.egypt.pyramid import NILE_CROSSINGS, EgyptPyramid
from quipu.games.egypt.setup import terrains
from quipu.games.egypt.state import Egypt
from quipu.hexes.bits import count_bits
from quipu.hexes.trails import longest_trail
from quipu.settlers.supply import pips
from tests.support.egypt.beginner_board import D9
from tests.support.egypt.scenes import (
    GAMES,
    allowed,
    begun,
    do,
    hand,
    numbers,
    points,
    pyramid,
    refused,
    written,
)

# ---- P1 -----------------------------------------------------------------------------------------


def test_p1_1_boats_stones_and_tiles() -> None:
    state = pyramid()
    assert [int(state.stock(0, piece)) for piece in (4, 5)] == [3, 12]
    assert [COSTS[4], COSTS[5]] == [D9["costs"]["boat"], D9["costs"]["pyramidStone"]]


def test_p1_2_twelve_golden_stones() -> None:
    assert sorted(D9["goldenNumbers"]) == [int(digit) for digit in "666777888999"]
    state = begun(4, "egypt-pyramid", golden_numbers="6" * 12)
    assert written(state)["golden"]["left"] == {"6": 12, "7": 0, "8": 0, "9": 0}
    for wrong in ("6" * 11, "5" + "6" * 11, 6):
        with pytest.raises(quipu.IllegalAction, match="wrong_option"):
            begun(4, "egypt-pyramid", golden_numbers=wrong)
    (option,) = [o for o in GAMES["egypt-pyramid"].options if o.name == "golden_numbers"]
    assert option.takes(option.read("6" * 12), 4)
    assert option.to_json()["type"] == "digits"
    assert "12" in option.words()


def test_p1_3_thirty_places_in_four_levels() -> None:
    assert D9["pyramidLevels"] == LEVELS
    assert sum(LEVELS) == len(written(pyramid())["site"]) == 30


def test_p1_4_seven_nile_hexes_and_nine_nile_paths() -> None:
    assert D9["nilePaths"] == NILE_PATHS
    state = pyramid()
    assert isinstance(state, EgyptPyramid)
    assert [path for path in range(72) if state.is_nile(path)] == NILE_PATHS


def test_p1_5_harbours_of_the_other_frame() -> None:
    assert {h["path"]: h["type"] for h in D9["harboursPyramid"]} == PYRAMID_HARBOURS
    assert [GRID.ends[66], GRID.ends[67]] == [21, 27]


# ---- P2 -----------------------------------------------------------------------------------------


def test_p2_1_the_fixed_map() -> None:
    printed = [[None if k == "desert" else k, chip] for k, chip in D9["pyramidMap"]]
    state = begun(4, "egypt-pyramid")
    assert written(state)["map"] == printed
    assert state.phase.name == "founding_settlement"
    assert state.robber == 8


def test_p2_2_the_variable_map() -> None:
    fixed = [kind for kind, _ in PYRAMID_MAP]
    nile = [0, 2, 4, 5, 14, 18]
    seen = set()
    for seed in range(12):
        land = written(begun(4, "egypt-pyramid", FastLuck(seed), map="variable"))["map"]
        kinds = [kind or "desert" for kind, _ in land]
        assert kinds[9] == "papyrus"
        assert sorted(kinds[h] for h in nile) == sorted(fixed[h] for h in nile)
        assert sorted(kinds) == sorted(fixed)
        seen.add(tuple(kinds))
    assert len(seen) == 12
    assert factorial(6) // 4 == 180
    assert sorted(terrains()) == sorted(
        -1 if k == "desert" else D9["kinds"].index(k) for k in fixed
    )


def test_p2_3_everybody_starts_under_the_curse() -> None:
    state = begun(4, "egypt-pyramid", first_seat=0)
    luck = FastLuck(3)
    while state.phase.name.startswith("founding"):
        choices = state.legal(state.active)
        do(state, str(choices[luck.below(len(choices))]))
    assert points(state) == [1, 1, 1, 1]
    assert state.points(0)["pharaoh"] == -1


# ---- P3 -----------------------------------------------------------------------------------------


def test_p3_1_the_first_settlement_touches_the_nile() -> None:
    state = begun(4, "egypt-pyramid", first_seat=0)
    assert len(numbers(state, "place_start_settlement")) == 29
    refused(state, "place_start_settlement 47", "found_at_nile", "P3.1")
    do(state, "place_start_settlement 18", "place_start_oxcart 20")
    refused(state, "place_start_settlement 13", "too_close")


def founded_once() -> Egypt:
    state = begun(3, "egypt-pyramid", first_seat=0)
    for crossing, path in ((18, 20), (0, 1), (53, 70)):
        do(state, f"place_start_settlement {crossing}", f"place_start_oxcart {path}")
    return state


def test_p3_2_the_second_settlement_stands_anywhere() -> None:
    state = founded_once()
    assert allowed(state, "place_start_settlement 47")


def test_p3_3_no_founding_oxcart_on_the_nile() -> None:
    state = do(begun(4, "egypt-pyramid", first_seat=0), "place_start_settlement 18")
    refused(state, "place_start_oxcart 27", "nile_needs_boat", "P3.3")
    assert numbers(state, "place_start_oxcart") == [20]
    for crossing in range(54):
        paths = [p for p in GRID.corner_sides[crossing * 3 : crossing * 3 + 3] if p >= 0]
        assert any(path not in NILE_PATHS for path in paths)


def test_p3_4_the_second_settlement_pays_and_brings_a_god() -> None:
    state = do(founded_once(), "place_start_settlement 47")
    assert hand(state, 2) == {"stone": 1}
    assert written(state)["players"][2]["god"]["name"] == "amun"


# ---- P10 ----------------------------------------------------------------------------------------


def test_p10_1_the_fixed_map() -> None:
    ways: dict[str, int] = {}
    for kind, number in PYRAMID_MAP:
        ways[kind] = ways.get(kind, 0) + (int(pips(number)) if number else 0)
    assert ways == {
        "papyrus": 13,
        "stone": 10,
        "cattle": 13,
        "grain": 13,
        "brick": 9,
        "desert": 0,
    }
    assert sum(int(pips(PYRAMID_MAP[hex][1])) for hex in D9["nileHexes"]) == 23
    for path in range(72):
        one, two = int(GRID.side_hexes[2 * path]), int(GRID.side_hexes[2 * path + 1])
        if two >= 0:
            (kind, number), (other, chip) = PYRAMID_MAP[one], PYRAMID_MAP[two]
            assert kind != other
            assert number != chip
            assert not {number, chip} <= {6, 8}


def test_p10_2_the_nile_parts_the_land() -> None:
    land = [path for path in range(72) if path not in NILE_PATHS]
    assert len(land) == 63
    parts, left = [], set(range(54))
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            ends = [{int(GRID.ends[2 * p]), int(GRID.ends[2 * p + 1])} for p in land]
            edge = set().union(*[e for e in ends if e & edge]) - part
        parts.append(len(part))
        left -= part
    assert sorted(parts) == [9, 18, 27]
    touched = [int(GRID.ends[2 * path + n]) for path in NILE_PATHS for n in (0, 1)]
    assert len(set(touched)) == 17
    assert {corner for corner in touched if touched.count(corner) > 1} == {18}
    assert longest_trail(GRID, 0, 0, 0) == 0


def counted(state: Egypt) -> tuple[int, int]:
    crossings = numbers(state, "place_start_settlement")
    pairs = 0
    for crossing in crossings:
        twin = state.copy()
        do(twin, f"place_start_settlement {crossing}")
        pairs += len(numbers(twin, "place_start_oxcart"))
    return len(crossings), pairs


def test_p10_3_the_first_choices_of_the_founding_phase() -> None:
    state = begun(4, "egypt-pyramid", first_seat=0)
    assert counted(state) == (29, 63)
    do(state, "place_start_settlement 18", "place_start_oxcart 20")
    assert counted(state) == (25, 55)
    assert count_bits(NILE_CROSSINGS) == 29
    land = [path for path in range(72) if path not in NILE_PATHS]
    assert 2 * len(land) == 126
