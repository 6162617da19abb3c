"""E5 at its edges: holdings tested again at the settlement, and the bounds of a counter."""

from __future__ import annotations

from tests.support.egypt.scenes import do, hand, numbers, refused, scene

BRICK, GRAIN = 0, 2
HANDS = {0: "brick:2 cattle", 1: "grain:3", 2: "grain stone"}


def test_e5_12_both_holdings_are_tested_again() -> None:
    """No rule takes cards while an offer is open; were one to do so, nothing would move."""
    state = do(scene(hands=HANDS), "offer_trade brick:2 grain:2 1")
    do(state, "accept_trade", seat=1)
    poorer = state.copy()
    poorer.take(1, GRAIN, -2)
    refused(poorer, "choose_partner 1", "partner_not_willing", "E5.11")
    assert numbers(poorer, "choose_partner") == []
    do(poorer, "withdraw_trade")
    assert (hand(poorer, 0), hand(poorer, 1)) == ({"brick": 2, "cattle": 1}, {"grain": 1})
    state.take(0, BRICK, -1)
    refused(state, "choose_partner 1", "trade_not_held", "E5.11")
    assert state.phase.name == "offering"


def test_e5_10_a_counter_has_the_bounds_of_an_offer() -> None:
    state = do(scene(hands=HANDS, trade_side_max=2), "offer_trade brick:1 grain:1 -")
    refused(state, "counter_trade grain:3 brick:1", "trade_side_limit", "E5.10", seat=1)
    refused(state, "counter_trade grain:1 brick:2,cattle:1", "trade_side_limit", seat=1)
    do(state, "counter_trade grain:2 brick:2", seat=1)


def test_e5_8_a_proposal_to_a_call_is_no_like_for_like_either() -> None:
    state = do(scene(hands=HANDS), "call_for_proposals - grain:1 1")
    refused(state, "counter_trade grain:2 grain:1", "trade_same_kind", "E5.8", seat=1)


def test_e5_10_what_a_call_wants_is_bounded_too() -> None:
    refused(scene(hands=HANDS), "call_for_proposals - grain:4 -", "trade_too_many", "E5.10")
    refused(scene(hands=HANDS), "call_for_proposals brick:3 - -", "trade_not_held", "E5.9")
