"""I12 to I15: tribes, decline, founding and the end of the game."""

from __future__ import annotations

from typing import Any

import quipu
from quipu.games.inca.state import Inca
from quipu.hexes.bits import members_of
from tests.support.inca.scenes import (
    COSTS,
    GAME,
    begun,
    dice,
    do,
    hand,
    legal,
    lengths,
    markers,
    numbers,
    player,
    read,
    refused,
    scene,
    settled,
    told,
    written,
)

RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}
THREE: dict[str, Any] = {"settlements": {0: [13, 28, 44]}, "roads": {0: [65, 66]}, "hands": RICH}


def complete(**more: Any) -> Inca:
    """Seat 0 builds the settlement that completes its first tribe."""
    return do(scene(**{**THREE, **more}), "build_settlement 45")


# ---- I12 --------------------------------------------------------------------------------------


def test_i12_1_a_marker_for_each_building_and_for_nothing_else() -> None:
    state = scene(settlements={0: [13]}, roads={0: [20, 32]}, hands=RICH, held={0: "monopoly"})
    assert state.points(0) == {"tribe_1": 1, "tribe_2": 0, "tribe_3": 0}
    do(state, "build_road 42", "play_monopoly fish")
    assert int(state.route_holder) == 0
    assert markers(state)[0] == 1
    do(state, "build_settlement 28", "build_city 13")
    assert state.points(0) == {"tribe_1": 3, "tribe_2": 0, "tribe_3": 0}
    view: Any = GAME.observe(state, 1)
    assert (view.tribes, view.markers[0]) == ([1, 1, 1, 1], [3, 0, 0])


def test_i12_2_goals_of_the_three_tribes() -> None:
    assert complete().phase.name == "founding_tribe"
    city = scene(settlements={0: [13, 28, 44]}, hands=RICH)
    assert do(city, "build_city 13").phase.name == "founding_tribe"
    second = scene(settlements={0: [13, 28]}, ruins={0: [3]}, hands=RICH)
    do(second, "build_city 13")
    assert second.phase.name == "main"  # three of four
    third = scene(settlements={0: [13, 28]}, ruins={0: [3]}, tribes={0: 3}, hands=RICH)
    assert do(third, "build_city 13").result() is not None


def test_i12_3_markers_are_settlements_and_twice_the_cities() -> None:
    state = scene(settlements={0: [13]}, cities={0: [44]}, ruins={0: [3]})
    assert markers(state)[0] == 4 + 3
    state.cells[168] += 1  # POINTS of seat 0
    assert "markers do not fit" in state.broken()


# ---- I13 --------------------------------------------------------------------------------------


def test_i13_1_a_complete_tribe_must_decline() -> None:
    state = complete()
    assert {str(action).split()[0] for action in state.legal(0)} == {"found_tribe"}
    for act in ("build_road 12", "end_turn", "buy_card", "trade_three wood:3 ore"):
        refused(state, act, "decision_pending")
    third = scene(settlements={0: [13]}, ruins={0: [3]}, tribes={0: 3}, hands=RICH)
    assert do(third, "build_city 13").phase.name == "main"  # it has two of three


def test_i13_2_the_order_of_events() -> None:
    """Tribe 2 declines: ruins of tribe 1 go, roads, route, thickets, founding, deck, end."""
    state = scene(
        seats=3,
        settlements={0: [13, 28, 44], 1: [48], 2: [33]},
        ruins={0: [3], 1: [0], 2: [10]},
        roads={0: [65, 66, 64], 1: [60, 61, 62]},
        route=0,
        hands={0: COSTS["settlement"]},
    )
    events = told(state, "build_settlement 45")
    assert [event["event"] for event in events] == ["built", "tribe_declined", "title_won"]
    assert events[1] == {
        "event": "tribe_declined",
        "seat": 0,
        "tribe": 2,
        "ruins": [13, 28, 44, 45],
        "cleared": [3],
    }
    assert events[2] == {"event": "title_won", "seat": 1, "title": "route", "from": 0}
    founded = [event["event"] for event in told(state, "found_tribe 3")]
    assert founded == ["tribe_founded", "turn_began"]
    assert (int(state.active), markers(state)) == (1, [9, 5, 5])


def test_i13_3_all_roads_return() -> None:
    state = complete()
    assert (player(state, 0)["routes"], settled(state)) == ([], [4, 2, 7, 0])


def test_i13_4_the_route_card_goes_on() -> None:
    start: dict[str, Any] = {**THREE, "roads": {0: [65, 66, 64]}, "route": 0}
    nobody = complete(**start)
    assert int(nobody.route_holder) == -1
    start["settlements"] = {**THREE["settlements"], 1: [48], 2: [33]}
    start["roads"] = {0: [65, 66, 64], 1: [60, 61, 62], 2: [51, 50, 49]}
    assert int(complete(**start).route_holder) == -1  # shared
    start["roads"] = {0: [65, 66, 64], 1: [60, 61, 62], 2: [51, 50]}
    assert int(complete(**start).route_holder) == 1


def test_i13_4_routes_are_compared_once_after_the_decline() -> None:
    """Seat 0 cuts the holder from four to three; its own four roads are gone by then."""
    state = scene(
        settlements={0: [33, 44, 48], 1: [7], 2: [43]},
        roads={0: [33, 44, 55, 65], 1: [3, 12, 21, 22], 2: [61, 62, 63]},
        route=1,
        hands=RICH,
    )
    assert lengths(state) == [4, 4, 3, 0]
    do(state, "build_settlement 21")
    assert (lengths(state), int(state.route_holder)) == ([0, 3, 3, 0], 1)


def test_i13_5_tribe_one_leaves_with_the_decline_of_tribe_two() -> None:
    state = scene(
        settlements={0: [13, 28, 44], 1: [1]},
        ruins={0: [3]},
        city_ruins={0: [33]},
        roads={0: [65, 66], 1: [3]},
        hands=RICH,
    )
    do(state, "build_settlement 45")
    assert player(state, 0)["ruins"] == [13, 28, 44, 45]
    assert settled(state) == [4, 2, 7, 0]
    assert markers(state)[0] == 8
    assert 33 in numbers(state, "found_tribe")


def test_i13_6_a_thicket_on_each_building() -> None:
    state = scene(settlements={2: [13, 28], 0: [44]}, hands={2: COSTS["city"]}, seats=3)
    form = written(state)
    form["players"][0].pop("new")
    form["players"][2]["new"] = {}
    form.update(first=2, active=2)
    form["players"][2]["routes"] = [32]
    form["players"][2]["settlements"] = [13, 28, 48]
    blue = do(read(form), "build_city 13")
    assert player(blue, 2)["ruins"] == [13, 28, 48]
    assert [int(blue.stock(2, piece)) for piece in (0, 4)] == [7, 1]


def test_i13_7_ruins_are_never_developed_but_go_on_yielding() -> None:
    state = scene(
        settlements={0: [44], 1: [28]},
        ruins={0: [13]},
        roads={1: [20, 32]},
        hands=RICH,
        robber=None,
    )
    refused(state, "build_city 13", "in_decline")
    refused(state, "build_road 12", "road_at_ruin")
    roll = scene(settlements={0: [44]}, ruins={0: [13]}, phase="before_roll")
    assert hand(do(roll, "roll", luck=dice(4, 5)), 0) == {"wood": 1}


def test_i13_8_cards_are_not_touched_by_a_decline() -> None:
    before = scene(**THREE, held={0: "monopoly"}, open={0: 2}, army=0)
    after = do(before.copy(), "build_settlement 45")
    assert sum(hand(before, 0).values()) - sum(hand(after, 0).values()) == 4
    assert player(after, 0)["cards"] == {"monopoly": 1}
    assert (player(after, 0)["open"], int(after.army_holder)) == (2, 0)


# ---- I14 --------------------------------------------------------------------------------------


def test_i14_1_the_next_tribe_is_founded_at_once_and_for_free() -> None:
    state = complete()
    refused(state, "end_turn", "decision_pending")
    before = hand(state, 0)
    do(state, "found_tribe 3")
    assert hand(state, 0) == before
    refused(scene(), "found_tribe 3", "not_asked")
    refused(complete(), "found_tribe 3", "not_your_turn", seat=1)


def test_i14_2_a_free_place_at_a_distance() -> None:
    state = complete(settlements={0: [13, 28, 44], 1: [3, 48]}, ruins={1: [33]})
    for place in (3, 33, 48):
        refused(state, f"found_tribe {place}", "found_occupied", "I14.2")
    for place in (9, 20, 25):
        refused(state, f"found_tribe {place}", "found_too_close", "I14.2")
    assert set(numbers(state, "found_tribe")).isdisjoint({3, 33, 48, 9, 20, 25, 13, 28})
    second = scene(settlements={0: [13, 28, 44]}, ruins={0: [3]}, roads={0: [65, 66]}, hands=RICH)
    assert 3 in numbers(do(second, "build_settlement 45"), "found_tribe")  # left by I13.5


def test_i14_3_not_a_site_of_an_opponent() -> None:
    state = complete(settlements={0: [13, 28, 44], 1: [3]}, roads={0: [65, 66], 1: [7, 14]})
    refused(state, "found_tribe 15", "found_reserved", "I14.3")
    assert 15 not in numbers(state, "found_tribe")


def test_i14_4_a_place_next_to_such_a_site_is_allowed() -> None:
    state = complete(settlements={0: [13, 28, 44], 1: [3]}, roads={0: [65, 66], 1: [7, 14]})
    do(state, "found_tribe 23")
    refused(state, "build_settlement 15", "roll_first")
    do(state, "roll", luck=dice(1, 1))
    assert int(state.sites(1)) == 0


def test_i14_5_orange_founds_beside_grays_site() -> None:
    form = written(begun(first_seat=1))
    form.update(phase={"name": "main"}, dice=[1, 1])
    form.pop("bank")
    form["players"][3]["routes"].append(24)
    orange = form["players"][1]
    orange.update(settlements=[6, 7, 39], routes=[2, 3, 57], hand={"potato": 2, "ore": 3})
    state = do(read(form), "build_city 39")
    assert player(state, 1)["ruins"] == [6, 7, 39]
    assert members_of(state.sites(3)) == [22]
    refused(state, "found_tribe 22", "found_reserved", "I14.3")
    do(state, "found_tribe 30")
    assert members_of(state.sites(3)) == []


def test_i14_6_a_marker_but_no_road_and_no_cards() -> None:
    state = complete()
    do(state, "found_tribe 3")
    assert (player(state, 0)["routes"], player(state, 0)["tribe"], markers(state)[0]) == ([], 2, 5)
    assert state.points(0) == {"tribe_1": 4, "tribe_2": 1, "tribe_3": 0}


def test_i14_7_then_the_turn_is_over() -> None:
    state = complete(held={0: "monopoly"})
    do(state, "found_tribe 3")
    assert (int(state.active), state.phase.name) == (1, "before_roll")
    refused(state, "play_monopoly wood", "not_your_turn", seat=0)


CROWDED: dict[str, Any] = {  # with seat 0 on v45 no place is left that keeps the distance
    "settlements": {0: [13, 36, 44], 1: [4, 6, 8], 2: [11, 23, 25], 3: [30, 32, 34]},
    "ruins": {1: [42], 2: [53]},
    "roads": {0: [65, 66], 3: [21, 22, 23, 34]},
    "route": 3,
    "hands": RICH,
}


def test_i14_8_an_own_ruin_makes_way_if_no_place_is_left() -> None:
    state = complete(**CROWDED)
    assert numbers(state, "found_tribe") == [13, 36, 44, 45]
    for place in (0, 4, 42):
        refused(state, f"found_tribe {place}", "found_not_own_ruin", "I14.8")
    events = told(state, "found_tribe 13")  # a foreign road ends there
    assert [event["event"] for event in events[:2]] == ["tribe_founded", "built_anew"]
    assert (player(state, 0)["ruins"], markers(state)[0]) == ([36, 44, 45], 5)
    assert settled(state) == [4, 2, 7, 1]
    refused(complete(), "found_tribe 13", "found_free_site_exists", "I14.8")


def test_i14_9_a_tribe_with_a_single_settlement_reaches_two() -> None:
    state = scene(settlements={0: [13]}, ruins={0: [3]}, tribes={0: 3}, hands=RICH)
    do(state, "build_city 13")
    assert markers(state)[0] == 10
    assert legal(state, "build_city") == legal(state, "build_settlement") == []


# ---- I15 --------------------------------------------------------------------------------------


def test_i15_1_the_third_marker_of_the_third_tribe_wins() -> None:
    state = scene(
        settlements={0: [13, 44], 1: [3]},
        ruins={0: [0]},
        tribes={0: 3},
        roads={0: [65, 66]},
        hands=RICH,
    )
    events = told(state, "build_settlement 45")
    assert events[-1] == {"event": "ended", "winners": [0], "reason": "points"}
    result = state.result()
    assert result is not None
    assert (result.winners, result.points) == ([0], [11, 1, 0, 0])
    assert state.waiting() == []
    refused(state, "end_turn", "game_over", "I15.1")
    refused(state, "roll", "game_over", seat=1)
    refused(state, "accept_trade", "game_over", seat=1)


def test_i15_2_only_a_marker_can_win() -> None:
    state = scene(settlements={0: [13]}, ruins={0: [0]}, tribes={0: 3}, hands=RICH)
    do(state, "build_city 13")
    do(state, "buy_card", luck=quipu.FastLuck(1))
    assert state.result() is None
    assert do(state, "end_turn").result() is None


def test_i15_3_the_others_are_ranked_by_markers() -> None:
    state = scene(
        settlements={0: [13, 44], 1: [3], 2: [48], 3: [33, 38]},
        ruins={0: [0]},
        tribes={0: 3},
        hands=RICH,
    )
    result = do(state, "build_city 13").result()
    assert result is not None
    assert result.ranks == [1, 3, 3, 2]


def test_i15_4_the_turn_limit() -> None:
    state = begun(3, turn_limit=3, first_seat=0)
    for _ in range(3):
        assert state.result() is None
        do(state, "roll", luck=dice(1, 1))
        do(state, "end_turn")
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ([0, 1, 2], "turn_limit")
    assert GAME.limits() == {"turn_limit": 400, "offers_per_turn": 6}
    assert GAME.agree(4, {})["turn_limit"] == 0
    found = complete(turn_limit=5, settlements={**THREE["settlements"], 1: [3]})
    do(found, "found_tribe 33")
    result = found.result()
    assert result is not None
    assert result.winners == [0]
