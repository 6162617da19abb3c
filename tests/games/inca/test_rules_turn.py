"""I3 to I5: the turn, production, and trade with the supply."""

from __future__ import annotations

import pytest

from quipu import Malformed
from tests.support.inca.scenes import (
    COSTS,
    GAME,
    KINDS,
    RESOURCES,
    allowed,
    begun,
    dice,
    do,
    hand,
    heard,
    legal,
    numbers,
    refused,
    scene,
    told,
    written,
)

RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}
SET = "feathers coca fish"


# ---- I3 ---------------------------------------------------------------------------------------


def test_i3_1_production_then_trade_and_build() -> None:
    state = begun(first_seat=0)
    assert state.phase.name == "before_roll"
    assert do(state, "roll", luck=dice(1, 1)).phase.name == "main"


def test_i3_2_one_roll_for_all_players() -> None:
    state = begun(first_seat=0)
    refused(state, "roll", "not_your_turn", "I3.2", seat=1)
    do(state, "roll", luck=dice(5, 6))
    refused(state, "roll", "already_rolled", "I3.2")
    assert hand(state, 1)["coca"] == 2


def test_i3_3_trade_and_building_alternate() -> None:
    state = scene(settlements={0: [13]}, hands={0: "wood:2 stone:3 fish:2"})
    do(state, "build_road 12", "trade_two_goods fish:2 wood", "build_road 20", "build_road 21")
    assert hand(state, 0) == {}
    do(state, "end_turn")
    assert state.active == 1


def test_i3_4_one_development_card_in_a_turn() -> None:
    state = scene(held={0: "monopoly invention"}, phase="before_roll")
    do(state, "play_monopoly wood")
    refused(state, "play_invention wood,wood", "card_limit", "I3.4")
    do(state, "roll", luck=dice(1, 1))
    refused(state, "play_invention wood,wood", "card_limit")
    later = do(scene(held={0: "monopoly invention"}), "play_invention wood,wood")
    refused(later, "play_monopoly wood", "card_limit")


def test_i3_5_nothing_between_the_roll_and_its_consequences() -> None:
    state = scene(
        held={0: "monopoly"},
        open={0: 2},
        army=0,
        settlements={0: [13]},
        robber=6,
        phase="before_roll",
    )
    do(state, "roll", luck=dice(3, 4))
    refused(state, "play_monopoly wood", "decision_pending", "I3.5")
    refused(state, "drive_robber_off", "decision_pending")
    refused(state, "end_turn", "decision_pending")


def test_i3_6_before_the_roll_cards_the_advantage_and_the_roll() -> None:
    state = scene(
        held={0: "monopoly"},
        open={0: 2},
        army=0,
        settlements={0: [13]},
        robber=6,
        hands=RICH,
        phase="before_roll",
    )
    kinds = {str(action).split()[0] for action in state.legal(0)}
    assert kinds == {"roll", "play_monopoly", "drive_robber_off"}
    refused(state, "build_road 12", "roll_first", "I3.6")
    refused(state, "trade_three wood:3 ore", "roll_first")
    refused(state, "end_turn", "roll_first")


def test_i3_7_the_active_player_ends_his_turn() -> None:
    state = do(scene(seats=3), "end_turn")
    assert (state.active, state.phase.name) == (1, "before_roll")
    do(state, "roll", luck=dice(1, 1))
    refused(state, "end_turn", "not_your_turn", seat=0)
    do(state, "end_turn")
    do(state, "roll", luck=dice(1, 1))
    assert do(state, "end_turn").active == 0


def test_i3_8_opponents_answer_and_discard_only() -> None:
    state = scene(settlements={1: [13]}, hands={1: "wood stone"})
    refused(state, "build_road 12", "not_your_turn", "I3.8", seat=1)
    refused(state, "buy_card", "not_your_turn", seat=1)
    refused(state, "trade_three wood:3 ore", "not_your_turn", seat=1)
    assert state.legal(1) == []


def test_i3_9_permissions_are_renewed_at_the_next_turn() -> None:
    state = scene(
        seats=3,
        settlements={0: [13]},
        roads={0: [12, 20, 32]},
        route=0,
        open={0: 2},
        army=0,
        robber=6,
        hands={0: "wood:4"},
        held={0: "monopoly"},
    )
    do(state, "drive_robber_off", "trade_by_route wood:2 ore", "play_monopoly fish")
    refused(state, "trade_by_route wood:2 ore", "route_used", "I8.6")
    assert written(state)["combat_used"] is True
    do(state, "end_turn")
    form = written(state)
    assert (form["combat_used"], form["route_used"], form["card_played"]) == (False, False, False)


# ---- I4 ---------------------------------------------------------------------------------------


def test_i4_1_the_sum_chooses_the_hexes() -> None:
    state = scene(settlements={0: [13]}, phase="before_roll")  # forest 9, quarry 4, farmland 10
    for one, two, card in ((4, 5, "wood"), (1, 3, "stone"), (4, 6, "potato")):
        assert hand(do(state.copy(), "roll", luck=dice(one, two)), 0) == {card: 1}
    assert hand(do(state, "roll", luck=dice(1, 1)), 0) == {}


def test_i4_2_one_for_a_settlement_two_for_a_city() -> None:
    state = scene(
        settlements={0: [1], 1: [27]}, cities={0: [13]}, roads={1: [18, 31]}, phase="before_roll"
    )  # both at the forest 9
    do(state, "roll", luck=dice(4, 5))
    assert (hand(state, 0), hand(state, 1)) == ({"wood": 3}, {})


def test_i4_3_ruins_yield_like_active_buildings() -> None:
    state = scene(
        settlements={0: [44]}, ruins={0: [1, 47]}, city_ruins={0: [13]}, phase="before_roll"
    )
    do(state, "roll", luck=dice(4, 5))
    assert hand(state, 0) == {"wood": 3}


def test_i4_4_the_robbers_hex_yields_nothing() -> None:
    state = scene(settlements={0: [13]}, robber=6, phase="before_roll")
    assert hand(do(state.copy(), "roll", luck=dice(4, 5)), 0) == {}
    assert hand(do(state, "roll", luck=dice(1, 3)), 0) == {"stone": 1}


def test_i4_5_nobody_gets_anything_on_a_seven() -> None:
    state = do(begun(first_seat=0), "roll", luck=dice(3, 4))
    assert [int(state.hand_size(seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert state.phase.name == "moving_robber"


def test_i4_6_yields_are_automatic() -> None:
    events = told(begun(first_seat=0), "roll", luck=dice(5, 6))
    assert events[0] == {"event": "rolled", "seat": 0, "dice": [5, 6]}
    gained = [event["gained"] for event in events if event["event"] == "yielded"]
    assert gained == [{"ore": 1}, {"coca": 1}, {}, {}]


def test_i4_7_shortage() -> None:
    """Forest 9 at 13 and 1; 19 wood are in hands."""
    both = scene(settlements={0: [13], 1: [1]}, hands={2: "wood:19"}, phase="before_roll")
    do(both, "roll", luck=dice(4, 5))
    assert (hand(both, 0), hand(both, 1)) == ({}, {})
    alone = scene(cities={0: [13]}, hands={2: "wood:19"}, phase="before_roll")
    assert hand(do(alone, "roll", luck=dice(4, 5)), 0) == {"wood": 1}
    other = scene(
        settlements={0: [13], 1: [1], 2: [8]}, hands={3: "wood:19"}, phase="before_roll"
    )  # v8 at the mountains 9
    assert hand(do(other, "roll", luck=dice(4, 5)), 2) == {"ore": 1}


def test_i4_8_the_beginners_start_and_an_eleven() -> None:
    state = do(begun(first_seat=0), "roll", luck=dice(5, 6))
    assert hand(state, 0) == {"stone": 1, "ore": 2, "fish": 1}
    assert hand(state, 1) == {"wood": 1, "stone": 1, "coca": 2}
    assert [int(state.hand_size(seat)) for seat in (2, 3)] == [3, 3]
    for pair, card in (((4, 5), "ore"), ((1, 3), "stone"), ((4, 6), "feathers")):
        blue = begun(first_seat=0)
        before = hand(blue, 2)[card]
        assert hand(do(blue, "roll", luck=dice(*pair)), 2)[card] == before + 1


def test_i4_9_red_and_blue_at_the_forest() -> None:
    state = scene(settlements={0: [9, 23], 2: [10]}, phase="before_roll")
    six = do(state.copy(), "roll", luck=dice(3, 3))
    assert (hand(six, 0), hand(six, 2)) == ({"wood": 2}, {"wood": 1})
    four = do(state, "roll", luck=dice(1, 3))
    assert hand(four, 2) == {"feathers": 1}
    city = scene(settlements={0: [9, 23]}, cities={2: [10]}, phase="before_roll")
    assert hand(do(city, "roll", luck=dice(1, 3)), 2) == {"feathers": 2}


# ---- I5 ---------------------------------------------------------------------------------------


def test_i5_1_the_active_player_trades_as_often_as_he_likes() -> None:
    state = scene(hands={0: "wood:9", 1: "stone:3"})
    refused(state, "trade_three stone:3 ore", "not_your_turn", seat=1)
    do(state, *["trade_three wood:3 ore"] * 3)
    assert hand(state, 0) == {"ore": 3}


def test_i5_2_three_of_a_kind_for_one() -> None:
    state = scene(hands={0: "wood:3 stone:2 fish:3"})
    assert hand(do(state.copy(), "trade_three wood:3 fish"), 0) == {"stone": 2, "fish": 4}
    refused(state, "trade_three stone:3 ore", "cannot_pay", "I5.2")
    refused(state, "trade_three wood:2,stone:1 ore", "not_equal_cards", "I5.2")
    refused(state, "trade_three wood:1,ore:2 fish", "cannot_pay")
    with pytest.raises(Malformed, match="pays 3"):
        GAME.parse("trade_three wood:2 ore")
    with pytest.raises(Malformed, match="no resource"):
        GAME.parse("trade_three wood:3 gold")


def test_i5_3_two_equal_goods_for_one() -> None:
    state = scene(hands={0: "fish:2 coca:1 wood:2 stone:3"})
    assert hand(do(state.copy(), "trade_two_goods fish:2 ore"), 0)["ore"] == 1
    refused(state, "trade_two_goods wood:2 ore", "not_goods", "I5.3")
    refused(state, "trade_two_goods ore:2 wood", "cannot_pay")
    refused(state, "trade_two_goods coca:1,fish:1 ore", "not_equal_cards", "I5.3")
    refused(state, "trade_two_goods coca:2 ore", "cannot_pay")


def test_i5_4_three_different_goods_for_two() -> None:
    state = scene(hands={0: f"{SET} fish"})
    assert len(legal(state, "trade_goods_set")) == 36
    assert hand(do(state.copy(), "trade_goods_set ore,ore"), 0) == {"ore": 2, "fish": 1}
    assert hand(do(state.copy(), "trade_goods_set fish,wood"), 0) == {"wood": 1, "fish": 2}
    refused(scene(hands={0: "feathers fish:3"}), "trade_goods_set ore,ore", "cannot_pay")
    english = scene(hands={0: SET}, three_goods_take="resources")
    assert len(legal(english, "trade_goods_set")) == 15
    refused(english, "trade_goods_set wood,fish", "resources_only", "I5.4")
    assert hand(do(english, "trade_goods_set ore,wood"), 0) == {"wood": 1, "ore": 1}
    with pytest.raises(Malformed, match="two cards"):
        GAME.parse("trade_goods_set ore")


def test_i5_5_another_kind_than_paid() -> None:
    state = scene(hands={0: "wood:3 fish:2"})
    refused(state, "trade_three wood:3 wood", "same_kind_back", "I5.5")
    refused(state, "trade_two_goods fish:2 fish", "same_kind_back")
    swapped = do(scene(hands={0: SET}), "trade_goods_set feathers,coca")
    assert hand(swapped, 0) == {"feathers": 1, "coca": 1}


def test_i5_6_the_payment_goes_first_and_no_half_trades() -> None:
    empty = scene(hands={0: "wood:3", 1: "ore:20"})
    refused(empty, "trade_three wood:3 ore", "supply_empty", "I5.6")
    assert "wood:3 ore" not in legal(empty, "trade_three")
    one = scene(hands={0: SET, 1: "ore:19", 2: "fish:11"})
    refused(one, "trade_goods_set ore,ore", "supply_empty")
    assert hand(do(one.copy(), "trade_goods_set ore,fish"), 0) == {"ore": 1, "fish": 1}
    refused(one, "trade_goods_set fish,fish", "supply_empty")
    none = scene(hands={0: "wood:3", 1: "ore:20", 2: "wood:17"})
    refused(none, "trade_goods_set ore,wood", "cannot_pay")


def test_i5_7_every_combination_that_fits_and_no_other_rates() -> None:
    state = scene(hands={0: "wood:3 fish:3"})
    assert legal(state, "trade_three") == [
        *[f"wood:3 {card}" for card in KINDS if card != "wood"],
        *[f"fish:3 {card}" for card in KINDS if card != "fish"],
    ]
    assert legal(state, "trade_two_goods") == [f"fish:2 {card}" for card in KINDS[:-1]]
    refused(state, "trade_by_route wood:2 ore", "route_not_held", "I8.6")
    full = scene(hands={0: "wood:3 stone:3 wool:3 potato:3 ore:3 feathers:3 coca:3 fish:3"})
    assert len(legal(full, "trade_three")) == 56
    assert len(legal(full, "trade_two_goods")) == 21
    event = heard(full, "trade_goods_set wood,wood")[-1].told(2)
    assert event["paid"] == {"feathers": 1, "coca": 1, "fish": 1}
    assert event["gained"] == {"wood": 2}


def test_costs_are_paid_into_the_supply() -> None:
    state = scene(settlements={0: [13]}, hands={0: COSTS["road"]})
    assert numbers(state, "build_road") == [12, 20, 21]
    assert hand(do(state, "build_road 12"), 0) == {}
    assert written(state)["bank"]["wood"] == 20
    assert allowed(state, "end_turn")
    assert KINDS[:5] == RESOURCES
