"""E5 and E6: trade with players and with the bank."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import FastLuck, Malformed
from quipu.games.egypt.state import Egypt
from quipu.settlers.phases import ANSWERS
from tests.support.egypt.scenes import (
    GAMES,
    allowed,
    begun,
    do,
    hand,
    heard,
    legal,
    numbers,
    refused,
    scene,
    written,
)

HANDS = {0: "brick:2 cattle", 1: "grain:2", 2: "grain stone", 3: "papyrus"}
OFFER = "offer_trade brick:1 grain:1 -"


def test_e5_1_the_active_player_may_trade_after_the_roll() -> None:
    refused(scene(phase="before_roll", hands=HANDS), OFFER, "roll_first")
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    do(state, "decline_trade", seat=2)
    do(state, "decline_trade", seat=3)
    do(state, "choose_partner 1", OFFER)
    assert hand(state, 0) == {"brick": 1, "cattle": 1, "grain": 1}
    assert hand(state, 1) == {"brick": 1, "grain": 1}


def test_e5_2_others_make_no_offers() -> None:
    refused(scene(hands=HANDS), OFFER, "trade_not_active", "E5.2", seat=1)
    refused(scene(hands=HANDS), "call_for_proposals - - -", "trade_not_active", seat=1)


def test_e5_3_only_cards_are_traded() -> None:
    state = scene(hands=HANDS)
    refused(state, "offer_trade mercenary:1 grain:1 -", "trade_only_cards", "E5.3")
    do(state, OFFER)
    refused(state, "counter_trade grain:1 settlement:1", "trade_only_cards", seat=1)


def test_e5_4_an_offer_asks_all_or_one() -> None:
    state = do(scene(hands=HANDS), "offer_trade brick:1 grain:1 2")
    assert state.waiting() == [2]
    refused(state, "accept_trade", "not_asked", "E5.6", seat=1)
    refused(state, "accept_trade", "not_asked", seat=0)
    assert do(scene(hands=HANDS), OFFER).waiting() == [1, 2, 3]
    refused(scene(hands=HANDS), "offer_trade brick:1 grain:1 0", "unknown_place")
    three = scene(seats=3, hands={0: "brick", 1: "grain"})
    refused(three, "offer_trade brick:1 grain:1 3", "unknown_place", "E5.4")


def test_e5_5_a_call_is_answered_by_proposals() -> None:
    state = do(scene(hands=HANDS), "call_for_proposals - grain:1 -")
    refused(state, "accept_trade", "call_needs_proposal", "E5.5", seat=1)
    do(state, "counter_trade stone:1 cattle:1", seat=2)  # need not fit the side named
    do(state, "decline_trade", seat=1)
    do(state, "decline_trade", seat=3)
    do(state, "choose_partner 2")
    assert hand(state, 0) == {"brick": 2, "stone": 1}
    off = scene(hands=HANDS, counter_offers=False)
    refused(off, "call_for_proposals - grain:1 -", "counter_off", "E5.5")
    with pytest.raises(Malformed, match="open"):
        GAMES["egypt"].parse("call_for_proposals brick:1 grain:1 -")


def test_e5_6_everybody_asked_answers_once() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "counter_trade grain:1 brick:2", seat=1)
    refused(state, "decline_trade", "already_answered", "E5.6", seat=1)
    refused(state, "counter_trade grain:1 brick:1", "trade_same_terms", "E5.6", seat=2)
    off = do(scene(hands=HANDS, counter_offers=False), OFFER)
    refused(off, "counter_trade grain:1 brick:2", "counter_off", seat=1)
    do(off, "accept_trade", seat=1)
    refused(scene(hands=HANDS), "accept_trade", "no_offer", "E5.6", seat=1)


def test_e5_7_no_gifts() -> None:
    refused(scene(hands=HANDS), "offer_trade brick:1 - -", "trade_gift", "E5.7")
    refused(scene(hands=HANDS), "offer_trade - grain:1 -", "trade_gift")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade grain:1 -", "trade_gift", seat=1)


def test_e5_8_no_like_for_like() -> None:
    act = "offer_trade brick:1 brick:1,grain:1 -"
    refused(scene(hands=HANDS), act, "trade_same_kind", "E5.8")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade grain:1 grain:1", "trade_same_kind", seat=1)


def test_e5_9_everybody_holds_what_he_gives() -> None:
    refused(scene(hands=HANDS), "offer_trade brick:3 grain:1 -", "trade_not_held", "E5.9")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "accept_trade", "trade_not_held", seat=3)
    refused(state, "counter_trade grain:3 brick:1", "trade_not_held", seat=1)
    do(scene(hands=HANDS), "offer_trade brick:1 papyrus:2 -")  # nobody has them: not tested


def test_e5_10_bounds_of_an_offer() -> None:
    refused(scene(hands=HANDS), "offer_trade brick:1 grain:3 -", "trade_too_many", "E5.10")
    refused(scene(hands=HANDS), "offer_trade brick:1 grain:2 3", "trade_too_many")
    poor = scene(hands={0: "brick", 1: "grain"})
    refused(poor, "offer_trade brick:1 grain:1 2", "trade_too_many")
    refused(scene(hands={0: "brick"}), OFFER, "trade_too_many")
    assert do(poor, OFFER).waiting() == [1]  # those without cards count as declining
    limited = scene(hands=HANDS, trade_side_max=1)
    refused(limited, "offer_trade brick:2 grain:1 -", "trade_side_limit", "E5.10")
    state = do(scene(hands=HANDS), OFFER)
    refused(state, "counter_trade grain:1 stone:4", "trade_too_many", seat=1)


def test_e5_11_the_active_player_chooses_when_all_have_answered() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    do(state, "counter_trade stone:1 cattle:2", seat=2)
    refused(state, "choose_partner 1", "answers_missing", "E5.11")
    do(state, "decline_trade", seat=3)
    assert state.waiting() == [0]
    refused(state, "choose_partner 3", "partner_not_willing", "E5.11")
    refused(state, "choose_partner 2", "trade_not_held")  # he has one cattle
    assert numbers(state, "choose_partner") == [1]
    refused(state, "choose_partner 1", "not_your_turn", seat=1)


def test_e5_11_an_offer_that_all_decline_closes_by_itself() -> None:
    state = do(scene(hands=HANDS), OFFER)
    for seat in (1, 2, 3):
        do(state, "decline_trade", seat=seat)
    assert state.phase.name == "main"
    refused(state, "choose_partner 1", "no_offer")


def test_e5_12_both_sides_change_hands_at_once() -> None:
    state = do(scene(hands=HANDS), "offer_trade brick:2 grain:1 2")
    do(state, "counter_trade grain:1,stone:1 brick:2,cattle:1", seat=2)
    do(state, "choose_partner 2")
    assert hand(state, 0) == {"grain": 1, "stone": 1}
    assert hand(state, 2) == {"brick": 2, "cattle": 1}
    assert state.phase.name == "main"


def test_e5_13_so_many_offers_in_a_turn() -> None:
    state = scene(hands=HANDS, offers_per_turn=2)
    do(state, OFFER, "withdraw_trade", "call_for_proposals - - 1", "withdraw_trade")
    refused(state, OFFER, "offer_limit", "E5.13")
    assert state.openings(0) == []
    refused(scene(hands=HANDS, offers_per_turn=0), OFFER, "offer_limit")


@pytest.mark.rule("E5.1")
def test_e5_13_without_a_limit_offers_go_on_as_long_as_there_are_cards() -> None:
    game = GAMES["egypt"]
    assert game.agree(3, {})["offers_per_turn"] == "unlimited"
    state = scene(hands=HANDS)
    for _ in range(120):
        do(state, OFFER, "withdraw_trade")
    assert {form.kind for form in state.openings(0)} == {"offer_trade", "call_for_proposals"}
    again = game.from_position(game.position(state))
    assert game.position(again) == game.position(state)


@pytest.mark.parametrize("key", ["egypt", "egypt-gods", "egypt-pyramid"])
def test_e5_13_programs_play_with_six_offers_in_a_turn(key: str) -> None:
    assert GAMES[key].limits()["offers_per_turn"] == 6


def test_e5_14_one_open_offer_that_may_be_withdrawn() -> None:
    state = do(scene(hands=HANDS), OFFER)
    refused(state, OFFER, "offer_open", "E5.14")
    refused(state, "end_turn", "decision_pending")
    assert [str(action) for action in state.legal(0)] == ["withdraw_trade"]
    assert 0 not in state.waiting()
    do(state, "accept_trade", seat=1)
    do(state, "withdraw_trade")
    assert hand(state, 1) == {"grain": 2}
    refused(state, "withdraw_trade", "no_offer", "E5.14")


def test_e5_15_answers_are_shown_together() -> None:
    state = do(scene(hands=HANDS), "offer_trade brick:1 grain:1 -")
    first = heard(state, "accept_trade", seat=1)
    assert [event.told(0) for event in first] == [{"event": "answered", "seat": 1}]
    view = GAMES["egypt"].observe(state, 0).to_json()["phase"]
    assert view["answers"][0] == {"seat": 1, "answer": "given"}  # type: ignore[index]
    do(state, "decline_trade", seat=2)
    last = [event.told(0) for event in heard(state, "decline_trade", seat=3)]
    assert {"event": "accepted", "seat": 1, "want": {"grain": 1}} in last


def test_e5_16_a_call_needs_a_card() -> None:
    refused(scene(hands={1: "brick"}), "call_for_proposals - - -", "trade_not_held")


# ---- E6 ---------------------------------------------------------------------------------------


def test_e6_1_four_for_one() -> None:
    state = scene(hands={0: "brick:4 stone:3"})
    refused(state, "trade_bank stone grain", "bank_too_few", "E6.1")
    assert hand(do(state, "trade_bank brick grain"), 0) == {"grain": 1, "stone": 3}


@pytest.mark.parametrize("crossing", [0, 3])
def test_e6_2_three_for_one_at_a_harbour(crossing: int) -> None:
    state = scene(settlements={0: [crossing]}, hands={0: "brick:3"})
    assert hand(do(state, "trade_bank brick grain"), 0) == {"grain": 1}


@pytest.mark.parametrize("crossing", [42, 46])
def test_e6_3_two_for_one_of_its_kind(crossing: int) -> None:
    state = scene(cities={0: [crossing]}, hands={0: "papyrus:2 brick:3"})
    refused(state, "trade_bank brick grain", "bank_too_few")
    assert hand(do(state, "trade_bank papyrus grain"), 0) == {"brick": 3, "grain": 1}


def test_e6_4_the_best_rate_applies_by_itself() -> None:
    state = scene(settlements={0: [0]}, cities={0: [42]}, hands={0: "papyrus:4 brick:4"})
    do(state, "trade_bank papyrus grain", "trade_bank brick stone")
    assert hand(state, 0) == {"brick": 1, "grain": 1, "papyrus": 2, "stone": 1}


def test_e6_5_another_kind_than_given() -> None:
    refused(scene(hands={0: "brick:4"}), "trade_bank brick brick", "bank_same_kind", "E6.5")


def test_e6_6_the_bank_must_hold_the_card() -> None:
    state = scene(hands={0: "brick:4", 1: "stone:19"})
    refused(state, "trade_bank brick stone", "bank_empty", "E6.6")
    assert legal(state, "trade_bank") == ["brick cattle", "brick grain", "brick papyrus"]


def test_e6_7_unlimited_and_a_new_harbour_serves() -> None:
    start: dict[str, Any] = {
        "oxcarts": {0: [0, 6]},
        "settlements": {0: [7]},
        "hands": {0: "brick:9 cattle grain papyrus"},
        "robber": 0,
    }
    state = do(scene(**start, phases="merged"), "build_settlement 0", "trade_bank brick stone")
    assert hand(state, 0) == {"brick": 5, "stone": 1}
    do(state, "trade_bank brick stone")
    separate = do(scene(**start), "build_settlement 0")
    refused(separate, "trade_bank brick stone", "trade_closed")
    assert allowed(begun(), "roll")
    assert written(separate)["players"][0]["hand"] == {"brick": 8}


@pytest.mark.rule("E6.3")
@pytest.mark.parametrize(("crossing", "kind"), [(33, 0), (11, 1), (1, 2), (42, 3), (10, 4)])
def test_every_harbour_of_a_kind_serves_this_kind_only(crossing: int, kind: int) -> None:
    state = scene(settlements={0: [crossing]})
    assert [state.rate(0, each) for each in range(5)] == [
        2 if each == kind else 4 for each in range(5)
    ]


# ---- what mutants have shown to be untested -----------------------------------------------------


def seen_answers(state: Egypt, seat: int) -> tuple[list[str], list[int]]:
    """The answers of seats 1 to 3 and whose counters are known, in the eyes of one seat."""
    phase: Any = GAMES["egypt"].observe(state, seat).phase  # type: ignore[attr-defined]
    size = len(phase.counters) // 4
    known = [n for n in range(4) if any(phase.counters[n * size : (n + 1) * size])]
    return [ANSWERS[phase.answers[n]] for n in (1, 2, 3)], known


def test_e5_15_until_all_have_answered_one_knows_ones_own_answer() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    do(state, "counter_trade stone:1 brick:1", seat=2)
    assert seen_answers(state, 1) == (["accepted", "given", "missing"], [])
    assert seen_answers(state, 2) == (["given", "countered", "missing"], [2])
    assert seen_answers(state, 0) == seen_answers(state, -1) == (["given", "given", "missing"], [])
    do(state, "decline_trade", seat=3)
    for seat in (-1, 0, 1, 2, 3):
        assert seen_answers(state, seat) == (["accepted", "countered", "declined"], [2])


@pytest.mark.parametrize("sides", ["brick:1 -", "- grain:1", "- -"])
def test_e5_5_either_side_of_a_call_may_be_open(sides: str) -> None:
    state = scene(hands=HANDS)
    (called,) = heard(state, f"call_for_proposals {sides} 1")
    told = called.told(2)
    assert called.kind == "called"
    assert [told["give"] is None, told["want"] is None] == [side == "-" for side in sides.split()]
    refused(state, "accept_trade", "call_needs_proposal", seat=1)


def test_e5_1_e5_6_when_an_offer_or_a_counter_may_be_composed() -> None:
    state = scene(hands=HANDS, phase="before_roll")
    assert state.openings(0) == []
    state = scene(hands=HANDS)
    assert {form.kind for form in state.openings(0)} == {"offer_trade", "call_for_proposals"}
    assert state.openings(1) == []
    do(state, "offer_trade brick:1 grain:1 1")
    assert [form.kind for form in state.openings(1)] == ["counter_trade"]
    assert state.openings(0) == state.openings(2) == []


def test_e5_6_a_counter_filled_in_by_chance_is_never_the_offer_itself() -> None:
    state = do(scene(hands={0: "brick", 1: "grain"}), "offer_trade brick:1 grain:1 1")
    (form,) = state.openings(1)
    wanted = set()
    for seed in range(200):
        sampled: Any = form.sample(FastLuck(seed))
        assert GAMES["egypt"].parse(sampled).refusal(state, 1) is None
        wanted |= set(sampled["want"])
    assert wanted == {*form.to_json()["want"]} - {"brick", "grain"}  # type: ignore[misc]
    call = do(scene(hands={0: "brick", 1: "grain"}), "call_for_proposals brick:1 - 1")
    samples: Any = [call.openings(1)[0].sample(FastLuck(seed)) for seed in range(200)]
    assert {"brick": 1} in [each["want"] for each in samples]


def test_e5_10_both_sides_are_bounded_alike() -> None:
    hands = {0: "brick:3", 1: "grain:3"}
    limited = scene(hands=hands, trade_side_max=2)
    refused(limited, "offer_trade brick:3 grain:1 -", "trade_side_limit")
    refused(limited, "offer_trade brick:1 grain:3 -", "trade_side_limit")
    do(limited, "offer_trade brick:2 grain:2 -")


def test_e5_3_neither_side_names_anything_but_cards() -> None:
    state = scene(hands=HANDS)
    refused(state, "offer_trade brick:1 mercenary:1 -", "trade_only_cards")
    do(state, OFFER)
    refused(state, "counter_trade settlement:1 brick:1", "trade_only_cards", seat=1)


def test_e5_6_an_answer_given_comes_before_what_the_next_one_names() -> None:
    state = do(scene(hands=HANDS), OFFER)
    do(state, "accept_trade", seat=1)
    refused(state, "counter_trade stone:9 brick:1", "already_answered", seat=1)


def test_e5_7_a_call_is_not_answered_by_a_gift() -> None:
    state = do(scene(hands=HANDS), "call_for_proposals brick:1 - 1")
    refused(state, "counter_trade - brick:1", "trade_gift", seat=1)


def test_e5_15_offer_and_counters_are_written_and_told() -> None:
    for words in (OFFER, "offer_trade brick:1 grain:1 2"):
        assert str(GAMES["egypt"].parse(words)) == words
    state = do(scene(hands=HANDS), "offer_trade brick:1 grain:1 2")
    events = heard(state, "counter_trade stone:1 cattle:1", seat=2)
    counter = {"seat": 2, "give": {"stone": 1}, "want": {"cattle": 1}}
    assert events[-1].told(3) == {"event": "countered", **counter}
    shown: Any = GAMES["egypt"].observe(state, 3).to_json()["phase"]
    assert (shown["give"], shown["want"]) == ({"brick": 1}, {"grain": 1})
    assert shown["answers"] == [{**counter, "answer": "countered"}]
    call = do(scene(hands=HANDS), "call_for_proposals - grain:1 2")
    shown = GAMES["egypt"].observe(call, 3).to_json()["phase"]
    assert (shown["give"], shown["want"]) == (None, {"grain": 1})
