"""Parts P4 to P9: boats, stones, pharaoh, favour, golden stones, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.luck import RecordedLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import (
    FREE,
    GAMES,
    GOLDEN,
    RICH,
    do,
    hand,
    heard,
    legal,
    numbers,
    points,
    pyramid,
    read,
    refused,
    written,
)

# ---- P4 -----------------------------------------------------------------------------------------


def seven(number: int = 7, left: str = "666777888999") -> RecordedLuck:
    return RecordedLuck([2, 3, left.index(str(number))])


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


# ---- P5 -----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("hole", [15, 24, 28])
def test_p5_3_no_level_begins_above_a_hole(hole: int) -> None:
    """The last place of a level is free, and the first of the next one is built."""
    form = written(pyramid(*[n % 4 for n in range(hole)]))
    form["site"][hole + 1] = form["favour"]
    with pytest.raises(quipu.Malformed, match="before the level below is full"):
        read(form)


# ---- P6 -----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("title", ["route", "army"])
def test_p6_2_a_tile_turns_beside_the_titles(title: str) -> None:
    """Whoever holds a title keeps its two points when his tile turns; `do` recounts them."""
    more: dict[str, Any] = {"open": {0: 3}, "army": 0}
    if title == "route":
        more = {"oxcarts": {0: [27, 20, 13, 7, 1, 0], 1: [44]}, "route": 0}
    before = building(**more)
    points = int(before.total(0))
    assert do(before, "build_stone 0").total(0) == points + 2


# ---- P7 -----------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("time", ["turn", "after_roll"])
def test_p7_2_the_swap_may_come_before_the_roll(time: str) -> None:
    before = building(0, phase="before_roll", favour_time=time)
    refused(before, "swap_by_favour brick stone", "not_your_turn", seat=1)
    if time == "after_roll":
        refused(before, "swap_by_favour brick stone", "roll_first")
        assert legal(before, "swap_by_favour") == []
        return
    assert len(legal(before, "swap_by_favour")) == 20
    do(before, "swap_by_favour brick stone")
    assert (hand(before, 0)["brick"], hand(before, 0)["stone"]) == (8, 10)
    refused(before, "swap_by_favour brick stone", "favour_used", "P7.2")
    do(before, "roll", luck=RecordedLuck([0, 0]))
    refused(before, "swap_by_favour brick stone", "favour_used")


def test_p7_2_greedy_waits_for_the_roll_with_its_swap() -> None:
    before = building(0, phase="before_roll")
    game = GAMES["egypt-pyramid"]
    bot, view = game.bot("greedy"), game.observe(before, 0)
    chosen = bot.decide(view, before.legal(0), before.openings(0), quipu.FastLuck(1))
    assert chosen.kind == "roll"


def test_p7_3_its_owner_keeps_nine_cards() -> None:
    hands = {0: "brick:9", 1: "grain:8", 2: "stone:6"}
    state = pyramid(0, hands=hands, phase="before_roll")
    do(state, "roll", luck=seven(6))
    assert state.waiting() == [1]
    ten = pyramid(0, hands={0: "brick:10"}, phase="before_roll")
    assert do(ten, "roll", luck=seven(9)).waiting() == [0]


def test_p7_1_whoever_has_the_favour_does_not_win_it_again() -> None:
    state = building()
    assert "favour_won" in [event.kind for event in heard(state, "build_stone 0")]
    assert [event.kind for event in heard(state, "build_stone 1")] == ["built"]


# ---- P8 -----------------------------------------------------------------------------------------


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


def test_p8_1_the_golden_number_is_told() -> None:
    events = heard(pyramid(phase="before_roll"), "roll", luck=seven(8))
    (told,) = [event.told(2) for event in events if event.kind == "golden_revealed"]
    assert told == {"event": "golden_revealed", "seat": 0, "number": 8}


# ---- P9 -----------------------------------------------------------------------------------------


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
