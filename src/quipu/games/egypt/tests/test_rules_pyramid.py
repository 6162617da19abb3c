"""Part P: Nile and boats, stones, pharaoh, favour, golden stones, and how it ends."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck, RecordedLuck
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
from quipu.games.egypt.tests.scenes import (
    GAMES,
    allowed,
    begun,
    do,
    hand,
    heard,
    legal,
    numbers,
    points,
    read,
    refused,
    scene,
    written,
)
from quipu.games.egypt.tests.test_rules_setup import D9
from quipu.hexes.bits import count_bits
from quipu.hexes.trails import longest_trail
from quipu.settlers.supply import pips

RICH = "brick:9 cattle:9 grain:9 papyrus:9 stone:9"
FREE, GOLDEN = -1, -2


def site(*stones: int) -> list[int]:
    """The site with these stones on its lowest places."""
    return [*stones, *[FREE] * (30 - len(stones))]


def pyramid(*stones: int, gods: tuple[str, ...] = (), **more: Any) -> Egypt:
    """A scene with stones on the site; the last own stone brought the favour."""
    golden = stones.count(GOLDEN)
    left = {str(number): 3 for number in range(6, 10)}
    for n in range(golden):
        left[str(6 + n // 3)] -= 1
    own: dict[str, Any] = {"site": site(*stones), "swapped": False}
    own["golden"] = {"left": left, "number": 7 if golden else 0}
    builders = [stone for stone in stones if stone >= 0]
    own["favour"] = builders[-1] if builders else None
    own.update(more.pop("own", {}))
    used = gods or ("seth", "amun", "chons", "maat")
    return scene(key="egypt-pyramid", gods=used, own=own, **{"robber": 8, **more})


def seven(number: int = 7, left: str = "666777888999") -> RecordedLuck:
    return RecordedLuck([2, 3, left.index(str(number))])


# ---- P1, P2 -----------------------------------------------------------------------------------


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
    option = GAMES["egypt-pyramid"].options[-1]
    assert option.takes(option.read("6" * 12), 4)
    assert option.to_json()["type"] == "digits"
    assert "twelve" in option.words()


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


# ---- P3 ---------------------------------------------------------------------------------------


def test_p3_1_the_first_settlement_touches_the_nile() -> None:
    state = begun(4, "egypt-pyramid", first_seat=0)
    assert len(numbers(state, "place_start_settlement")) == 29
    refused(state, "place_start_settlement 47", "found_at_nile", "P3.1")
    do(state, "place_start_settlement 18", "place_start_oxcart 20")
    refused(state, "place_start_settlement 13", "too_close")


def test_p3_2_the_second_settlement_stands_anywhere() -> None:
    state = founded_once()
    assert allowed(state, "place_start_settlement 47")


def founded_once() -> Egypt:
    state = begun(3, "egypt-pyramid", first_seat=0)
    for crossing, path in ((18, 20), (0, 1), (53, 70)):
        do(state, f"place_start_settlement {crossing}", f"place_start_oxcart {path}")
    return state


def test_p3_3_no_founding_oxcart_on_the_nile() -> None:
    state = do(begun(4, "egypt-pyramid", first_seat=0), "place_start_settlement 18")
    refused(state, "place_start_oxcart 27", "nile_needs_boat", "P4.1")
    assert numbers(state, "place_start_oxcart") == [20]
    for crossing in range(54):
        paths = [p for p in GRID.corner_sides[crossing * 3 : crossing * 3 + 3] if p >= 0]
        assert any(path not in NILE_PATHS for path in paths)


def test_p3_4_the_second_settlement_pays_and_brings_a_god() -> None:
    state = do(founded_once(), "place_start_settlement 47")
    assert hand(state, 2) == {"stone": 1}
    assert written(state)["players"][2]["god"]["name"] == "amun"


# ---- P4 ---------------------------------------------------------------------------------------


def test_p4_1_boats_on_the_nile_and_oxcarts_on_land() -> None:
    state = pyramid(settlements={0: [18]}, hands={0: RICH})
    refused(state, "build_oxcart 27", "nile_needs_boat", "P4.1")
    refused(state, "build_boat 20", "boat_needs_nile", "P4.1")
    assert numbers(state, "build_boat") == [27, 28]
    do(state, "build_boat 27")
    assert hand(state, 0) == {"brick": 9, "cattle": 8, "grain": 9, "papyrus": 7, "stone": 9}
    refused(pyramid(settlements={0: [18]}), "build_boat 27", "cannot_pay")
    view: Any = GAMES["egypt-pyramid"].observe(state, 0)
    assert (view.boats[0], view.oxcarts[0]) == ([27], [])


def test_p4_2_a_boat_connects_as_an_oxcart_does() -> None:
    state = pyramid(settlements={0: [8], 1: [18]}, oxcarts={0: [13, 20]}, hands={0: RICH})
    refused(state, "build_boat 27", "path_blocked")
    refused(state, "build_boat 71", "path_not_connected")


def test_p4_3_from_a_boat_on() -> None:
    state = pyramid(settlements={0: [23]}, hands={0: RICH})
    do(state, "build_boat 27", "build_boat 28", "build_oxcart 36", "build_oxcart 20")
    assert written(state)["players"][0]["routes"] == [20, 27, 28, 36]


def test_p4_4_boats_count_for_the_longest_route() -> None:
    state = pyramid(settlements={0: [8]}, oxcarts={0: [13, 20, 28, 36]}, hands={0: RICH})
    do(state, "build_oxcart 45")
    assert written(state)["route"] == 0


def test_p4_5_a_boat_connects_a_settlement() -> None:
    state = pyramid(settlements={0: [34]}, oxcarts={0: [27, 35, 42]}, hands={0: RICH})
    assert numbers(state, "build_settlement") == [18, 23]


def test_p4_6_three_boats_and_nine_paths() -> None:
    state = pyramid(settlements={0: [0, 2, 8, 18]}, oxcarts={0: [0, 5, 12]}, hands={0: RICH})
    refused(state, "build_boat 27", "no_piece")
    shut = pyramid(
        settlements={0: [18], 1: [0, 2, 8], 2: [14, 29], 3: [30, 45, 53]},
        oxcarts={1: [0, 5, 12], 2: [15, 27, 28, 35], 3: [44, 59, 71]},
        hands={0: RICH},
    )
    assert legal(shut, "build_boat") == []
    refused(shut, "build_stone 0", "no_boat_yet")


def test_p4_7_free_oxcarts_and_gods_concern_oxcarts_only() -> None:
    free = pyramid(settlements={0: [18]}, held={0: "route_building"})
    do(free, "play_route_building")
    refused(free, "place_free_oxcart 27", "nile_needs_boat")
    assert numbers(free, "place_free_oxcart") == [20]
    chons = pyramid(gods=("chons",), settlements={0: [18]}, oxcarts={0: [27, 20]})
    refused(chons, "move_with_chons 27 14", "god_no_free_end")
    refused(chons, "move_with_chons 20 28", "nile_needs_boat")
    wepwawet = pyramid(gods=("wepwawet",), settlements={0: [18]}, hands={0: RICH})
    refused(wepwawet, "build_with_wepwawet 27 cattle:1,stone:1", "nile_needs_boat")


# ---- P5 ---------------------------------------------------------------------------------------


def building(*stones: int, **more: Any) -> Egypt:
    """Seats 0 and 1 have a boat each."""
    boats = {"settlements": {0: [23], 1: [35]}, "oxcarts": {0: [27], 1: [44]}}
    return pyramid(*stones, **{**boats, "hands": {0: RICH}, **more})


def test_p5_1_a_stone_costs_stone_and_cattle() -> None:
    state = do(building(), "build_stone 3")
    assert hand(state, 0)["stone"] == hand(state, 0)["cattle"] == 8
    assert written(state)["site"][3] == 0
    assert state.trade_closed


def test_p5_2_only_with_a_boat() -> None:
    refused(pyramid(hands={0: RICH}), "build_stone 0", "no_boat_yet", "P5.2")


def test_p5_3_a_free_place_of_the_lowest_open_level() -> None:
    state = building(1, 1)
    refused(state, "build_stone 0", "stone_place", "P5.3")
    refused(state, "build_stone 16", "stone_place")
    refused(state, "build_stone 30", "unknown_place")
    assert numbers(state, "build_stone") == [*range(2, 16)]
    do(state, "build_stone -")
    assert written(state)["site"][2] == 0
    full = building(*[1] * 12, *[2] * 4)
    assert numbers(full, "build_stone") == [*range(16, 25)]


def test_p5_4_twelve_stones_in_any_number_of_turns() -> None:
    state = building(*[0] * 10)
    do(state, "build_stone -", "build_stone -")
    refused(state, "build_stone -", "no_stone_left", "P5.4")


def test_p5_5_stone_favour_tiles_then_the_ends() -> None:
    kinds = [event.kind for event in heard(building(), "build_stone 0")]
    assert kinds == ["built", "favour_won", "blessed"]
    win = building(
        *[1] * 11,
        *[2] * 12,
        *[3] * 3,
        *[0] * 3,
        cities={0: [0, 2, 11, 47]},
        settlements={0: [23, 20], 1: [35]},
    )
    do(win, "build_stone 29")
    result = win.result()
    assert result is not None
    assert (result.winners, result.reason, result.points[0]) == ([0], "points", 11)


# ---- P6 ---------------------------------------------------------------------------------------


def test_p6_1_blessed_with_more_stones_than_another() -> None:
    def tiles(*stones: int) -> list[int]:
        state = pyramid(*stones)
        return [state.points(seat)["pharaoh"] for seat in range(4)]

    assert tiles() == [-1, -1, -1, -1]
    assert tiles(0) == [1, -1, -1, -1]
    assert tiles(0, 1, 2, 3) == [-1, -1, -1, -1]
    assert tiles(0, 0, 1, 2, 2, 2) == [1, 1, 1, -1]
    assert tiles(GOLDEN, GOLDEN) == [-1, -1, -1, -1]  # golden stones count for nobody


def test_p6_2_a_tile_may_turn_in_anothers_turn() -> None:
    state = building(1, 2, 3)
    assert points(state) == [0, 2, 1, 1]
    do(state, "build_stone -")
    assert points(state) == [0, 0, -1, -1]
    high = building(1, cities={1: [0, 2, 11, 47]})
    assert points(high)[1] == 10


# ---- P7 ---------------------------------------------------------------------------------------


def test_p7_1_the_favour_follows_the_latest_own_stone() -> None:
    state = building(1)
    refused(state, "swap_by_favour brick stone", "favour_not_yours", "P7.1")
    do(state, "build_stone -")
    assert written(state)["favour"] == 0
    assert written(pyramid(GOLDEN))["favour"] is None


def test_p7_2_one_swap_in_a_turn_also_when_trade_is_closed() -> None:
    state = do(building(), "build_stone -")
    refused(state, "trade_bank brick stone", "trade_closed")
    refused(state, "swap_by_favour brick brick", "bank_same_kind")
    do(state, "swap_by_favour brick stone")
    assert hand(state, 0)["brick"] == 8
    refused(state, "swap_by_favour brick stone", "favour_used", "P7.2")
    refused(building(0, hands={0: "brick"}), "swap_by_favour stone brick", "bank_too_few")
    empty = building(0, hands={0: "brick", 1: "stone:19"})
    refused(empty, "swap_by_favour brick stone", "bank_empty")
    before = building(0, phase="before_roll")
    refused(before, "swap_by_favour brick stone", "roll_first")


def test_p7_3_its_owner_keeps_nine_cards() -> None:
    hands = {0: "brick:9", 1: "grain:8", 2: "stone:6"}
    state = pyramid(0, hands=hands, phase="before_roll")
    do(state, "roll", luck=seven(6))
    assert state.waiting() == [1]
    ten = pyramid(0, hands={0: "brick:10"}, phase="before_roll")
    assert do(ten, "roll", luck=seven(9)).waiting() == [0]


# ---- P8 ---------------------------------------------------------------------------------------


def test_p8_1_the_golden_number_is_the_limit() -> None:
    hands = {0: "brick:8", 1: "grain:9", 2: "stone:7"}
    state = do(pyramid(hands=hands, phase="before_roll"), "roll", luck=seven(8))
    assert state.waiting() == [1]
    assert written(state)["golden"] == {"left": {"6": 3, "7": 3, "8": 2, "9": 3}, "number": 8}
    lower = do(pyramid(hands=hands, phase="before_roll"), "roll", luck=seven(6))
    assert lower.waiting() == [0, 1, 2]


def test_p8_2_isis_compares_with_the_golden_number() -> None:
    hands = {0: "brick:7"}
    saves = pyramid(gods=("isis",), hands=hands, phase="before_roll")
    do(saves, "roll", luck=seven(6))
    refused(saves, "use_isis brick", "god_no_effect")
    do(saves, "use_isis -", "keep_god")
    gains = pyramid(gods=("isis",), hands=hands, phase="before_roll")
    do(gains, "roll", luck=seven(8))
    do(gains, "use_isis stone", "keep_god")
    assert hand(gains, 0) == {"brick": 7, "stone": 1}
    favoured = pyramid(0, gods=("isis",), hands=hands, phase="before_roll")
    do(favoured, "roll", luck=seven(6))  # more than 6, but he discards nothing: no window
    assert favoured.phase.name == "moving_robber"


def test_p8_3_the_golden_stone_is_placed_after_the_discards() -> None:
    state = pyramid(1, hands={0: "brick:8"}, phase="before_roll")
    do(state, "roll", luck=seven(7))
    assert written(state)["site"][1] == FREE
    kinds = [event.kind for event in heard(state, "discard brick:4")]
    assert kinds == ["discard_picked", "discarded", "golden_placed"]
    assert written(state)["site"][1] == GOLDEN
    assert state.phase.name == "moving_robber"


def test_p8_4_a_mercenary_is_no_seven() -> None:
    state = do(pyramid(held={0: "mercenary"}, hands={0: "brick:12"}), "play_mercenary")
    assert state.phase.name == "moving_robber"
    assert GOLDEN not in written(state)["site"]


# ---- P9 ---------------------------------------------------------------------------------------


def test_p9_1_eleven_points_win() -> None:
    state = building(settlements={0: [18]}, cities={0: [0, 2, 11, 47]}, oxcarts={0: [27, 35]})
    assert points(state)[0] == 8
    do(state, "build_stone -")
    assert points(state)[0] == 10
    do(state, "build_settlement 29")
    result = state.result()
    assert result is not None
    assert (result.winners, result.points[0], result.reason) == ([0], 11, "points")


def test_p9_2_the_end_of_the_pyramid() -> None:
    golden = pyramid(*[GOLDEN] * 11, phase="before_roll", settlements={2: [8]})
    do(golden, "roll", luck=RecordedLuck([2, 3, 0]))
    result = golden.result()
    assert result is not None
    assert (result.reason, result.winners) == ("pyramid", [2])
    full = building(*[1] * 12, *[2] * 12, *[3] * 5)
    do(full, "build_stone -")
    result = full.result()
    assert result is not None
    assert result.reason == "pyramid"


def test_p9_3_points_then_stones_then_all() -> None:
    stones = [*[1] * 11, *[2] * 11, *[3] * 6, 0]
    homes = {0: [23], 1: [35], 2: [20]}
    tied = building(*stones, settlements=homes)
    do(tied, "build_stone -")
    result = tied.result()
    assert result is not None
    assert result.winners == [1, 2]
    more = building(*stones[1:], 2, settlements=homes)
    do(more, "build_stone -")
    result = more.result()
    assert result is not None
    assert result.winners == [2]
    shown = building(*stones, held={3: "victory_point:2"})
    do(shown, "build_stone -")
    result = shown.result()
    assert result is not None
    assert result.winners == [3]


def test_p9_4_stones_and_favour_give_no_points() -> None:
    state = building(0, 0, 0)
    assert state.points(0) == {
        "settlements": 1,
        "temple_city": 0,
        "route": 0,
        "army": 0,
        "cards": 0,
        "pharaoh": 1,
    }


# ---- P10 --------------------------------------------------------------------------------------


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


def test_p10_3_the_first_choices_of_the_founding_phase() -> None:
    state = begun(4, "egypt-pyramid", first_seat=0)
    assert counted(state) == (29, 63)
    do(state, "place_start_settlement 18", "place_start_oxcart 20")
    assert counted(state) == (25, 55)
    assert count_bits(NILE_CROSSINGS) == 29
    land = [path for path in range(72) if path not in NILE_PATHS]
    assert 2 * len(land) == 126


def counted(state: Egypt) -> tuple[int, int]:
    crossings = numbers(state, "place_start_settlement")
    pairs = 0
    for crossing in crossings:
        twin = state.copy()
        do(twin, f"place_start_settlement {crossing}")
        pairs += len(numbers(twin, "place_start_oxcart"))
    return len(crossings), pairs


@pytest.mark.parametrize("title", ["route", "army"])
def test_p6_2_a_tile_turns_beside_the_titles(title: str) -> None:
    """Whoever holds a title keeps its two points when his tile turns; `do` recounts them."""
    more: dict[str, Any] = {"open": {0: 3}, "army": 0}
    if title == "route":
        more = {"oxcarts": {0: [27, 20, 13, 7, 1, 0], 1: [44]}, "route": 0}
    before = building(**more)
    points = int(before.total(0))
    assert do(before, "build_stone 0").total(0) == points + 2


@pytest.mark.parametrize("hole", [15, 24, 28])
def test_p5_3_no_level_begins_above_a_hole(hole: int) -> None:
    """The last place of a level is free, and the first of the next one is built."""
    form = written(pyramid(*[n % 4 for n in range(hole)]))
    form["site"][hole + 1] = form["favour"]
    with pytest.raises(quipu.Malformed, match="before the level below is full"):
        read(form)


def test_p7_1_whoever_has_the_favour_does_not_win_it_again() -> None:
    state = building()
    assert "favour_won" in [event.kind for event in heard(state, "build_stone 0")]
    assert [event.kind for event in heard(state, "build_stone 1")] == ["built"]


def test_p8_1_the_golden_number_is_told() -> None:
    events = heard(pyramid(phase="before_roll"), "roll", luck=seven(8))
    (told,) = [event.told(2) for event in events if event.kind == "golden_revealed"]
    assert told == {"event": "golden_revealed", "seat": 0, "number": 8}
