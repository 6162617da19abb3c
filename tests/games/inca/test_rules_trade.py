"""I6: trade with players."""

from __future__ import annotations

import pytest

from quipu import FastLuck
from tests.support.inca.scenes import (
    GAME,
    do,
    hand,
    numbers,
    refused,
    scene,
    told,
)

HANDS = {0: "wood:2 stone", 1: "wool:2", 2: "wool ore", 3: "fish"}
OFFER = "offer_trade wood:1 wool:1 -"


def test_i6_1_the_active_player_is_on_one_side() -> None:
    refused(scene(hands=HANDS), OFFER, "trade_no_partner", "I6.1", seat=1)
    refused(scene(hands=HANDS), "call_for_proposals - - -", "trade_no_partner", seat=2)


def test_i6_2_only_hand_cards_are_traded() -> None:
    state = scene(hands=HANDS)
    refused(state, "offer_trade combat_arts:1 wool:1 -", "only_cards", "I6.2")
    do(state, OFFER)
    refused(state, "counter_trade wool:1 settlement:1", "only_cards", seat=1)


def test_i6_3_after_the_roll_and_between_other_things() -> None:
    refused(scene(phase="before_roll", hands=HANDS), OFFER, "roll_first")
    state = do(scene(settlements={0: [13]}, hands=HANDS), "build_road 12", OFFER)
    do(state, "accept_trade", seat=1)
    do(state, "decline_trade", seat=2)
    do(state, "decline_trade", seat=3)
    do(state, "choose_partner 1")
    assert hand(state, 0) == {"wool": 1}


def test_i6_4_an_offer_asks_all_or_one() -> None:
    assert do(scene(hands=HANDS), OFFER).waiting() == [1, 2, 3]
    state = do(scene(hands=HANDS), "offer_trade wood:1 wool:1 2")
    assert state.waiting() == [2]
    refused(state, "accept_trade", "not_asked", "I6.12", seat=1)
    refused(scene(hands=HANDS), "offer_trade wood:1 wool:1 0", "trade_no_partner")
    three = scene(seats=3, hands={0: "wood", 1: "wool"})
    refused(three, "offer_trade wood:1 wool:1 3", "trade_no_partner")
    refused(three, "offer_trade wood:1 wool:1 4", "unknown_place")


def test_i6_5_no_gifts() -> None:
    refused(scene(hands=HANDS), "offer_trade wood:1 - -", "trade_empty_side", "I6.5")
    refused(scene(hands=HANDS), "offer_trade - wool:1 -", "trade_empty_side")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade wool:1 -", "trade_empty_side", seat=1)


def test_i6_6_no_like_for_like() -> None:
    act = "offer_trade wood:1 wood:1,wool:1 -"
    refused(scene(hands=HANDS), act, "trade_same_kind", "I6.6")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade wool:1 wool:1", "trade_same_kind", seat=1)


def test_i6_7_a_limit_for_each_side() -> None:
    limited = scene(hands=HANDS, trade_side_max=1)
    refused(limited, "offer_trade wood:2 wool:1 -", "trade_too_many", "I6.7")
    do(scene(hands=HANDS), "offer_trade wood:2,stone:1 wool:2 -")


def test_i6_8_everybody_holds_what_he_gives() -> None:
    refused(scene(hands=HANDS), "offer_trade wood:3 wool:1 -", "trade_not_held", "I6.8")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade wool:3 wood:1", "trade_not_held", seat=1)


def test_i6_9_no_more_than_a_hand_can_hold() -> None:
    state = scene(hands=HANDS)
    refused(state, "offer_trade wood:1 wool:3 -", "trade_hand_too_small", "I6.9")
    refused(state, "offer_trade wood:1 fish:2 3", "trade_hand_too_small")
    do(state, OFFER)
    refused(state, "counter_trade wool:1 ore:4", "trade_hand_too_small", seat=1)


def test_i6_10_a_call_is_answered_by_proposals() -> None:
    state = do(scene(hands=HANDS), "call_for_proposals - wool:1 -")
    do(state, "counter_trade ore:1 stone:1", seat=2)  # need not fit the side named
    do(state, "decline_trade", seat=1)
    do(state, "decline_trade", seat=3)
    assert hand(do(state, "choose_partner 2"), 0) == {"wood": 2, "ore": 1}
    off = scene(hands=HANDS, counter_offers=False)
    refused(off, "call_for_proposals - wool:1 -", "counter_off", "I6.10")
    refused(scene(hands={1: "wood"}), "call_for_proposals - - -", "trade_not_held")
    refused(scene(hands={0: "wood"}), "call_for_proposals - - -", "trade_hand_too_small")
    assert do(scene(hands=HANDS), "call_for_proposals - - 3").waiting() == [3]


def test_i6_11_answers_are_given_once_and_shown_together() -> None:
    state = do(scene(hands=HANDS), OFFER)
    assert told(state, "accept_trade", seat=1) == [{"event": "answered", "seat": 1}]
    refused(state, "decline_trade", "already_answered", "I6.11", seat=1)
    view = GAME.observe(state, 0).to_json()["phase"]
    assert view["answers"][0] == {"seat": 1, "answer": "given"}  # type: ignore[index]
    do(state, "decline_trade", seat=3)
    last = told(state, "decline_trade", seat=2)
    assert {"event": "accepted", "seat": 1, "want": {"wool": 1}} in last
    refused(scene(hands=HANDS), "decline_trade", "not_asked", "I6.12", seat=1)


def test_i6_12_to_accept_one_must_hold_what_is_wanted() -> None:
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "accept_trade", "trade_not_held", seat=3)
    do(state, "decline_trade", seat=3)
    call = do(scene(hands=HANDS), "call_for_proposals wood:1 - -")
    refused(call, "accept_trade", "trade_nothing_to_accept", "I6.12", seat=1)


def test_i6_13_one_counter_which_is_not_the_offer_itself() -> None:
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade wool:1 wood:1", "trade_same_terms", "I6.13", seat=1)
    do(state, "counter_trade wool:1 wood:2", seat=1)
    refused(state, "counter_trade wool:2 wood:2", "already_answered", seat=1)
    off = do(scene(hands=HANDS, counter_offers=False), OFFER)
    refused(off, "counter_trade wool:1 wood:2", "counter_off", seat=1)
    assert off.openings(1) == []


def test_i6_13_a_counter_filled_in_by_chance_is_never_the_offer_itself() -> None:
    state = do(scene(hands={0: "wood", 1: "wool"}), "offer_trade wood:1 wool:1 1")
    (form,) = state.openings(1)
    for seed in range(200):
        assert GAME.parse(form.sample(FastLuck(seed))).refusal(state, 1) is None


def test_i6_14_an_empty_hand_declines_by_itself() -> None:
    state = do(scene(hands={0: "wood", 1: "ore", 2: "wool"}), OFFER)
    assert state.waiting() == [1, 2]  # seat 1 cannot accept, and is asked all the same


def test_i6_15_the_active_player_chooses_one() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    do(state, "counter_trade ore:1 stone:2", seat=2)
    refused(state, "choose_partner 1", "decision_pending")
    do(state, "decline_trade", seat=3)
    assert state.waiting() == [0]
    refused(state, "choose_partner 3", "not_a_partner", "I6.15")
    refused(state, "choose_partner 2", "trade_not_held")  # one stone is not two
    assert numbers(state, "choose_partner") == [1]
    declined = do(scene(hands={0: "wood", 1: "wool"}), OFFER)
    assert do(declined, "decline_trade", seat=1).phase.name == "main"


def test_i6_16_an_offer_may_be_withdrawn_at_any_time() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    assert 0 not in state.waiting()
    assert [str(action) for action in state.legal(0)] == ["withdraw_trade"]
    assert told(state, "withdraw_trade") == [{"event": "withdrawn", "seat": 0}]
    assert hand(state, 1) == {"wool": 2}
    refused(state, "withdraw_trade", "not_asked")


def test_i6_17_both_sides_change_hands_at_once() -> None:
    state = do(scene(hands=HANDS), "offer_trade wood:2 wool:1 2")
    do(state, "counter_trade wool:1,ore:1 wood:2,stone:1", seat=2)
    broke = state.copy()
    broke.hand_over(0, 3, 0, 2)
    refused(broke, "choose_partner 2", "trade_not_held")
    do(state, "choose_partner 2")
    assert (hand(state, 0), hand(state, 2)) == ({"wool": 1, "ore": 1}, {"wood": 2, "stone": 1})
    assert state.phase.name == "main"


def test_i6_18_nothing_else_while_an_offer_is_open() -> None:
    state = scene(
        hands={0: "wood:4 stone wool potato ore", 1: "fish"},
        settlements={0: [13]},
        held={0: "monopoly"},
        robber=6,
        open={0: 2},
        army=0,
    )
    do(state, "offer_trade wood:1 fish:1 -")
    acts = ["build_road 12", "buy_card", "trade_three wood:3 ore", "play_monopoly fish"]
    for act in [*acts, "drive_robber_off", "end_turn", "roll", "offer_trade wood:1 fish:1 -"]:
        refused(state, act, "offer_open", "I6.18")


def test_i6_19_so_many_offers_in_a_turn() -> None:
    state = scene(hands=HANDS, offers_per_turn=2)
    do(state, OFFER, "withdraw_trade", "call_for_proposals - - 1", "withdraw_trade")
    refused(state, OFFER, "offer_limit", "I6.19")
    assert state.openings(0) == []
    refused(scene(hands=HANDS, offers_per_turn=0), OFFER, "offer_limit")
    many = scene(hands=HANDS, offers_per_turn=6)
    for _ in range(6):
        do(many, OFFER, "withdraw_trade")
    refused(many, OFFER, "offer_limit")


@pytest.mark.rule("I3.3")
def test_i6_19_without_a_limit_offers_go_on_as_long_as_there_are_cards() -> None:
    assert GAME.agree(3, {})["offers_per_turn"] == "unlimited"
    state = scene(hands=HANDS)
    for _ in range(120):
        do(state, OFFER, "withdraw_trade")
    assert {form.kind for form in state.openings(0)} == {"offer_trade", "call_for_proposals"}
    again = GAME.from_position(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)


def test_i6_20_offers_and_exchanges_are_public() -> None:
    state = scene(hands=HANDS)
    offered = told(state, "offer_trade wood:1 wool:1 1")
    assert offered == [
        {"event": "offered", "seat": 0, "to": 1, "give": {"wood": 1}, "want": {"wool": 1}}
    ]
    do(state, "accept_trade", seat=1)
    traded = {"event": "traded", "seat": 0, "to": 1, "give": {"wood": 1}, "take": {"wool": 1}}
    assert told(state, "choose_partner 1") == [traded]
    called = told(state, "call_for_proposals - ore:1 2")
    assert called == [{"event": "called", "seat": 0, "to": 2, "give": None, "want": {"ore": 1}}]
