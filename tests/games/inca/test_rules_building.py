"""I7 and I8: building, building over, buying cards, the Longest Trade Route."""

from __future__ import annotations

from typing import Any

from quipu.core.luck import FastLuck, RecordedLuck
from tests.support.inca.scenes import (
    COSTS,
    GAME,
    KINDS,
    SILENT,
    dice,
    do,
    hand,
    heard,
    legal,
    lengths,
    markers,
    numbers,
    player,
    refused,
    scene,
    settled,
    told,
    written,
)

RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}


# ---- I7: roads --------------------------------------------------------------------------------


def test_i7_1_the_active_player_pays_and_places() -> None:
    state = scene(settlements={0: [13]}, hands={0: COSTS["road"], 1: COSTS["road"]})
    refused(state, "build_road 12", "not_your_turn", seat=1)
    refused(scene(settlements={0: [13]}, phase="before_roll"), "build_road 12", "roll_first")
    do(state, "build_road 12")
    assert settled(state) == [7, 2, 6, 4]
    refused(state, "build_road 20", "cannot_pay", "I7.2")


def test_i7_2_costs() -> None:
    for thing, act in (
        ("road", "build_road 12"),
        ("settlement", "build_settlement 28"),
        ("city", "build_city 13"),
        ("card", "buy_card"),
    ):
        state = scene(settlements={0: [13]}, roads={0: [20, 32]}, hands={0: COSTS[thing]})
        poor = scene(settlements={0: [13]}, roads={0: [20, 32]}, hands={0: "fish:9 coca:9"})
        refused(poor, act, "cannot_pay", "I7.2")
        assert hand(do(state, act, luck=RecordedLuck([0])), 0) == {}


def test_i7_3_a_road_at_an_anchor() -> None:
    state = scene(settlements={0: [13], 1: [28]}, roads={0: [20, 32], 1: [42]}, hands=RICH)
    assert numbers(state, "build_road") == [12, 19, 21]
    refused(state, "build_road 42", "path_taken", "I7.3")
    refused(state, "build_road 41", "road_blocked", "I7.3")
    refused(state, "build_road 0", "road_not_connected", "I7.3")


def test_i7_4_a_ruin_is_never_an_anchor() -> None:
    """The own road e20 ends at the foreign ruin v20; own ruins are no anchors either."""
    foreign = scene(settlements={0: [7], 1: [44]}, roads={0: [12, 20]}, ruins={1: [20]}, hands=RICH)
    refused(foreign, "build_road 19", "road_at_ruin", "I7.4")
    refused(foreign, "build_road 32", "road_at_ruin")
    assert numbers(foreign, "build_road") == [3, 4, 21]
    own = scene(settlements={0: [44]}, ruins={0: [13]}, hands=RICH)
    refused(own, "build_road 12", "road_at_ruin")
    assert numbers(own, "build_road") == [55, 64, 65]


def test_i7_5_only_the_ruins_own_intersection_is_closed() -> None:
    state = scene(settlements={0: [28], 1: [44]}, roads={0: [32]}, ruins={1: [13]}, hands=RICH)
    assert numbers(do(state, "build_road 20"), "build_road") == [19, 41, 42]


def test_i7_6_seven_roads() -> None:
    roads = [12, 20, 21, 32, 33, 42, 43]
    state = scene(settlements={0: [13]}, roads={0: roads}, hands=RICH, route=0)
    assert lengths(state)[0] >= 3
    refused(state, "build_road 3", "no_road_piece", "I7.6")
    assert numbers(state, "build_road") == []


def test_i7_7_behind_a_foreign_settlement() -> None:
    state = scene(settlements={0: [29], 1: [14]}, roads={0: [33, 22]}, hands=RICH)
    assert numbers(state, "build_road") == [21, 43, 44]
    refused(state, "build_road 13", "road_blocked")
    refused(state, "build_road 23", "road_blocked")


# ---- I7: settlements --------------------------------------------------------------------------


def test_i7_8_a_settlement_needs_an_own_road() -> None:
    state = scene(settlements={0: [13], 1: [3]}, roads={0: [20, 32], 1: [6]}, hands=RICH)
    refused(state, "build_settlement 8", "too_close")
    refused(state, "build_settlement 44", "no_own_road", "I7.8")
    refused(state, "build_settlement 13", "site_occupied", "I7.8")
    assert numbers(state, "build_settlement") == [28]
    before = hand(state, 0)
    do(state, "build_settlement 28")
    assert markers(state)[0] == 2
    assert sum(before.values()) - sum(hand(state, 0).values()) == 4


def test_i7_9_distance_counts_every_building() -> None:
    state = scene(settlements={0: [13], 1: [44]}, roads={0: [20, 32]}, ruins={1: [36]}, hands=RICH)
    refused(state, "build_settlement 28", "too_close", "I7.9")
    refused(state, "build_settlement 20", "too_close")


def test_i7_10_red_may_settle_on_v28_only() -> None:
    state = scene(settlements={0: [29], 1: [12]}, roads={0: [43, 42, 32]}, hands=RICH, route=0)
    assert numbers(state, "build_settlement") == [28]
    refused(state, "build_settlement 36", "too_close")
    refused(state, "build_settlement 20", "too_close")


def test_i7_11_active_buildings_are_never_built_over() -> None:
    state = scene(settlements={0: [29], 1: [14]}, roads={0: [33, 22]}, hands=RICH)
    refused(state, "build_settlement 14", "site_occupied")
    refused(state, "build_settlement 29", "site_occupied")


# ---- I7: building over ------------------------------------------------------------------------


def over(**more: Any) -> Any:
    """I7.15: Red on v29 with four roads, Blue's ruins on v14 and v30."""
    start: dict[str, Any] = {
        "settlements": {0: [29], 2: [48]},
        "roads": {0: [33, 22, 44, 45]},
        "ruins": {2: [14, 30]},
        "hands": {0: "wood:3 stone:3 potato:3 wool:3 ore:3"},
        "route": 0,
    }
    return scene(**{**start, **more})


def test_i7_12_with_an_own_road_a_ruin_is_built_over() -> None:
    state = over()
    assert numbers(state, "build_settlement") == [14, 30]
    do(state, "build_settlement 14")
    assert (player(state, 0)["settlements"], player(state, 2)["ruins"]) == ([14, 29], [30])
    assert hand(state, 0) == {"wood": 2, "stone": 2, "wool": 2, "potato": 2, "ore": 3}
    assert markers(state) == [2, 0, 5, 0]
    own = scene(settlements={0: [29]}, roads={0: [33, 21]}, ruins={0: [13]}, hands=RICH)
    anew = told(own, "build_settlement 13")[1]
    assert anew == {"event": "built_anew", "seat": 0, "piece": "settlement", "crossing": 13}
    assert (player(own, 0)["ruins"], markers(own)[0]) == ([], 6)


def test_i7_13_the_ruin_returns_to_its_owner_and_the_markers_stay() -> None:
    state = over()
    before = markers(state)[2]
    assert int(state.stock(2, 1)) == 5
    events = told(state, "build_settlement 30")
    assert [int(state.stock(2, piece)) for piece in (1, 4)] == [6, 3]
    assert markers(state)[2] == before
    assert events[1] == {
        "event": "built_over",
        "seat": 0,
        "from": 2,
        "piece": "settlement",
        "crossing": 30,
    }


def test_i7_14_the_new_piece_is_a_settlement() -> None:
    state = over(ruins={2: [14]}, city_ruins={2: [30]})
    do(state, "build_settlement 30")
    assert (player(state, 0)["cities"], int(state.stock(2, 2))) == ([], 2)
    do(state, "build_city 30")
    assert player(state, 0)["cities"] == [30]


def test_i7_15_no_road_goes_on_from_a_ruin() -> None:
    state = over()
    assert numbers(state, "build_road") == [21, 43, 55]
    for path in (13, 23, 34, 46):
        refused(state, f"build_road {path}", "road_at_ruin", "I7.4")


def test_i7_16_built_over_the_way_is_open() -> None:
    state = do(over(), "build_settlement 30")
    assert hand(state, 0) == {"wood": 2, "stone": 2, "wool": 2, "potato": 2, "ore": 3}
    assert numbers(state, "build_road") == [21, 34, 43, 46, 55]
    for path in (13, 23):
        refused(state, f"build_road {path}", "road_at_ruin")


# ---- I7: cities and cards ---------------------------------------------------------------------


def test_i7_17_a_city_replaces_an_own_active_settlement() -> None:
    state = scene(
        settlements={0: [13], 1: [44]}, ruins={0: [28], 1: [48]}, tribes={0: 2}, hands=RICH
    )
    refused(state, "build_city 28", "in_decline", "I7.17")
    refused(state, "build_city 48", "in_decline")
    refused(state, "build_city 44", "no_own_settlement", "I7.17")
    refused(state, "build_city 0", "no_own_settlement")
    assert numbers(state, "build_city") == [13]
    do(state, "build_city 13")
    assert settled(state) == [7, 1, 7, 3]


def test_i7_18_a_city_brings_one_marker() -> None:
    state = do(scene(settlements={0: [13]}, hands=RICH), "build_city 13")
    assert markers(state)[0] == 2


def test_i7_19_one_city_for_each_tribe() -> None:
    state = scene(settlements={0: [13]}, cities={0: [44]}, hands=RICH)
    refused(state, "build_city 13", "city_limit", "I7.19")
    refused(state, "build_city 44", "no_own_settlement")
    second = scene(settlements={0: [13]}, city_ruins={0: [44]}, hands=RICH)
    assert numbers(second, "build_city") == [13]


def test_i7_20_any_number_of_cards() -> None:
    state = scene(hands={0: "wool:3 potato:3 ore:3"})
    do(state, "buy_card", "buy_card", "buy_card", luck=FastLuck(3))
    assert sum(player(state, 0)["cards"].values()) == 3
    assert state.deck_size() == 7


def test_i7_21_a_bought_card_is_secret() -> None:
    state = scene(hands={0: COSTS["card"]})
    (event,) = heard(state, "buy_card", luck=RecordedLuck([9]))
    assert event.told(0)["card"] == "monopoly"
    assert "card" not in event.told(1)
    view: Any = GAME.observe(state, 1).to_json()
    assert view["players"][0]["cards"] == 1
    assert (view["cards"], view["first_cards"]) == ({}, {})


def test_i7_22_nothing_to_draw_from_an_empty_tray() -> None:
    titles = {0: "combat_arts:7 road_building invention monopoly"}
    state = scene(held=titles, hands={0: COSTS["card"]})
    assert state.deck_size() == 0
    refused(state, "buy_card", "deck_empty", "I7.22")
    assert legal(state, "buy_card") == []


def second_deck(**more: Any) -> Any:
    """Three seats with second tribes; seat 0 is about to end its first."""
    start: dict[str, Any] = {
        "seats": 3,
        "settlements": {0: [13, 28, 44], 1: [48], 2: [33]},
        "ruins": {1: [0], 2: [3]},
        "roads": {0: [65, 66]},
        "hands": {0: f"{COSTS['settlement']} {COSTS['card']}", 1: "wool potato ore"},
    }
    return scene(**{**start, **more})


def test_i7_23_deck_two_enters_when_all_have_founded_a_second_tribe() -> None:
    state = second_deck(held={2: "combat_arts:7 road_building invention"})
    assert (state.deck_size(), state.has_second_deck()) == (1, False)
    do(state, "build_settlement 45")
    assert state.has_second_deck() is False  # not before the founding
    events = told(state, f"found_tribe {numbers(state, 'found_tribe')[0]}")
    assert {"event": "deck_entered", "count": 11} in events
    kinds = [event["event"] for event in events]
    assert kinds.index("tribe_founded") < kinds.index("deck_entered") < kinds.index("turn_began")
    do(state, "roll", luck=dice(1, 1))
    do(state, "buy_card", luck=RecordedLuck([0]))
    assert player(state, 1)["first_cards"] == {"monopoly": 1}  # the last of deck 1 comes first
    empty = second_deck(held={2: "combat_arts:7 road_building invention monopoly"})
    do(empty, "build_settlement 45")
    do(empty, f"found_tribe {numbers(empty, 'found_tribe')[0]}")
    do(empty, "roll", luck=dice(1, 1))
    do(empty, "buy_card", luck=RecordedLuck([7]))
    assert (player(empty, 1)["cards"], player(empty, 1)["first_cards"]) == (
        {"road_building": 1},
        {},
    )
    view: Any = GAME.observe(empty, 0)
    assert (view.hidden_cards, view.second_deck) == ([[0, 0], [0, 1], [10, 0]], True)


# ---- I8 ---------------------------------------------------------------------------------------


def test_i8_1_the_longest_line_counts_each_road_once() -> None:
    branch = scene(settlements={0: [13]}, roads={0: [12, 20, 21]})
    assert lengths(branch)[0] == 2
    six = scene(settlements={0: [13]}, roads={0: [3, 2, 11, 19, 20, 12]}, route=0)
    assert lengths(six)[0] == 6
    seven = scene(settlements={0: [13]}, roads={0: [3, 2, 11, 19, 20, 12, 32]}, route=0)
    assert lengths(seven)[0] == 7


def test_i8_2_foreign_buildings_interrupt_ruins_too() -> None:
    roads = {0: [12, 20, 32]}
    for more in (
        {"settlements": {0: [7], 1: [20]}},
        {"settlements": {0: [7], 1: [44]}, "ruins": {1: [20]}},
    ):
        state: Any = scene(roads=roads, **more)  # type: ignore[arg-type]
        assert lengths(state)[0] == 2
    assert lengths(scene(roads=roads, settlements={0: [7]}, route=0))[0] == 3


def test_i8_3_own_ruins_interrupt_only_if_so_agreed() -> None:
    start: dict[str, Any] = {"roads": {0: [12, 20, 32]}, "settlements": {0: [7]}}
    start["ruins"] = {0: [20]}
    assert lengths(scene(**start, route=0))[0] == 3
    broken = scene(**start, own_ruin_breaks_route=True, hands=RICH)
    assert lengths(broken)[0] == 2
    do(broken, "build_settlement 20")
    assert (lengths(broken)[0], int(broken.route_holder)) == (3, 0)


def test_i8_4_the_first_with_three_then_strictly_longer() -> None:
    state = scene(
        settlements={0: [13], 1: [44]}, roads={0: [12, 20], 1: [64, 63, 62]}, route=1, hands=RICH
    )
    do(state, "build_road 32")
    assert int(state.route_holder) == 1  # equal
    events = told(state, "build_road 42")
    assert {"event": "title_won", "seat": 0, "title": "route", "from": 1} in events
    first = scene(settlements={0: [13]}, roads={0: [12, 20]}, hands=RICH)
    do(first, "build_road 32")
    assert int(first.route_holder) == 0


def test_i8_5_compared_anew_after_a_cut() -> None:
    """Seat 0 settles in the middle of the holder's road."""
    start: dict[str, Any] = {
        "settlements": {0: [44], 1: [7], 2: [43]},
        "roads": {0: [55, 44, 33], 1: [3, 12, 21, 22]},
        "hands": RICH,
        "route": 1,
    }
    state = do(scene(**start), "build_settlement 21")
    assert (lengths(state)[:2], int(state.route_holder)) == ([3, 3], 1)  # nobody has more
    start["roads"] = {0: [55, 44, 33], 1: [12, 21, 22, 23]}
    short = do(scene(**start), "build_settlement 21")
    assert (lengths(short)[:2], int(short.route_holder)) == ([3, 2], 0)
    start["roads"] = {0: [55, 44, 33], 1: [12, 21, 22, 23], 2: [61, 62, 63]}
    tie = scene(**start)
    events = told(tie, "build_settlement 21")
    assert {"event": "title_lost", "seat": 1, "title": "route"} in events
    assert int(tie.route_holder) == -1


def holder(**more: Any) -> Any:
    start: dict[str, Any] = {
        "settlements": {0: [13]},
        "roads": {0: [12, 20, 32]},
        "route": 0,
        "hands": {0: "wood:2 fish"},
    }
    return scene(**{**start, **more})


def test_i8_6_any_two_cards_for_one() -> None:
    state = holder()
    assert hand(do(state.copy(), "trade_by_route wood:2 ore"), 0) == {"ore": 1, "fish": 1}
    assert hand(do(state.copy(), "trade_by_route wood:1,fish:1 ore"), 0) == {"wood": 1, "ore": 1}
    refused(state, "trade_by_route wood:2 wood", "same_kind_back", "I8.6")
    refused(state, "trade_by_route wood:1,fish:1 fish", "same_kind_back")
    refused(state, "trade_by_route ore:2 wood", "cannot_pay")
    refused(state, "trade_by_route fish:2 wood", "cannot_pay")
    refused(holder(route=None, roads={}), "trade_by_route wood:2 ore", "route_not_held", "I8.6")
    refused(holder(hands={0: "wood:2", 1: "ore:20"}), "trade_by_route wood:2 ore", "supply_empty")
    assert len(legal(state, "trade_by_route")) == 7 + 6
    rich = holder(hands={0: " ".join(f"{card}:2" for card in KINDS)})
    assert len(legal(rich, "trade_by_route")) == 224
    do(state, "trade_by_route wood:1,fish:1 ore")
    refused(state, "trade_by_route wood:1,ore:1 fish", "route_used", "I8.6")


def test_i8_7_usable_at_once_and_once_a_turn() -> None:
    state = scene(settlements={0: [13]}, roads={0: [12, 20]}, hands={0: "wood:5 stone"})
    refused(state, "trade_by_route wood:2 ore", "route_not_held")
    do(state, "build_road 32", "trade_by_route wood:2 ore")
    refused(state, "trade_by_route wood:2 ore", "route_used")
    twice = do(holder(hands={0: "wood:4"}), "trade_by_route wood:2 ore")
    twice.route_holder = -1  # lost
    twice.award_route(SILENT)  # and won again
    assert int(twice.route_holder) == 0
    refused(twice, "trade_by_route wood:2 ore", "route_used")
    event = told(holder(), "trade_by_route wood:2 ore")
    assert event == [
        {"event": "route_traded", "seat": 0, "paid": {"wood": 2}, "gained": {"ore": 1}}
    ]


def test_i8_8_red_four_blue_three() -> None:
    state = scene(
        settlements={0: [37, 51], 2: [21, 31]},
        roads={0: [55, 65, 66, 67, 64], 2: [33, 44, 45, 46, 47]},
        route=0,
    )
    assert (lengths(state)[0], lengths(state)[2], int(state.route_holder)) == (4, 3, 0)
    assert written(state)["route"] == 0
