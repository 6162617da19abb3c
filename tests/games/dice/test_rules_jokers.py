"""D10 and D11: resource jokers and the gold trade."""

from __future__ import annotations

import pytest

from tests.support.dice import ledger
from tests.support.dice.build import (
    available,
    base,
    begun,
    boxes,
    built,
    crossed_out,
    legal,
    play,
    plus,
    position,
    shown,
    six,
    take_turn,
    throw,
)
from tests.support.refusals import refused

ALL = "brick wood wool grain ore gold"
KNIGHTS = "K1 K2 K3 K4 K5 K6"


# ---- D10 Resource jokers --------------------------------------------------------------------


@pytest.mark.parametrize("count", range(7))
def test_d10_1_every_built_knight_gives_one_joker(count: int) -> None:
    sheet = " ".join(f"K{n}" for n in range(1, count + 1))
    state = base(ALL, sheet)
    assert {act.split()[1] for act in legal(state, "use_joker")} == set(sheet.split())
    for missing in range(count + 1, 7):
        takes = ledger.BASE["knights"][missing - 1]["joker"].replace("any", "ore")
        gives = "gold"
        act = f"use_joker K{missing} {gives} {takes}"
        refused(state, act, "knight_not_built", "D10.1")


def test_d10_1_a_joker_is_for_its_owner() -> None:
    state = base(ALL, "", KNIGHTS)
    refused(state, "use_joker K1 gold ore", "knight_not_built", "D10.1")
    refused(state, "use_joker K1 gold ore", "not_your_turn", "D3.3", seat=1)


@pytest.mark.parametrize("give", ["brick", "wood", "wool", "grain", "gold"])
def test_d10_2_any_die_is_turned_to_the_jokers_resource(give: str) -> None:
    state = play(base(ALL, "K1"), f"use_joker K1 {give} ore")
    assert shown(state) == ALL.replace(give, "ore")
    assert available(state) == shown(state)


def test_d10_2_the_joker_gives_no_other_resource_than_its_own() -> None:
    for knight in ledger.BASE["knights"][:5]:
        for take in ledger.FACES:
            give = "brick" if take == "gold" else "gold"
            act = f"use_joker {knight['id']} {give} {take}"
            if take != knight["joker"]:
                refused(base(ALL, KNIGHTS), act, "wrong_resource", "D10.2")
            else:
                play(base(ALL, KNIGHTS), act)


def test_d10_2_the_die_must_be_available() -> None:
    refused(base(six("wool"), "K1"), "use_joker K1 grain ore", "face_not_there", "D10.2")
    spent = play(base(six("brick wood"), "K1"), "build_road R0")
    refused(spent, "use_joker K1 brick ore", "face_not_there", "D10.2")
    lost = play(base("gold gold wool wool wool wool", "K1"), "trade_gold grain")
    refused(lost, "use_joker K1 gold ore", "face_not_there", "D10.2")


def test_d10_3_the_die_given_must_show_another_face() -> None:
    state = base(ALL, KNIGHTS)
    refused(state, "use_joker K1 ore ore", "same_face", "D10.3")
    for face in ledger.FACES:
        refused(state, f"use_joker K6 {face} {face}", "same_face", "D10.3")


@pytest.mark.parametrize("take", ledger.FACES)
def test_d10_4_the_joker_of_knight_6_gives_any_resource_gold_included(take: str) -> None:
    state = base(ALL, KNIGHTS)
    others = [face for face in ledger.FACES if face != take]
    assert {f"use_joker K6 {give} {take}" for give in others} <= legal(state)
    play(state, f"use_joker K6 {others[0]} {take}")
    assert available(state).split().count(take) == 2


def test_d10_4_gold_from_the_joker_never_pays() -> None:
    state = play(base("brick wool wool wool wool wool", KNIGHTS), "use_joker K6 wool gold")
    refused(state, "build_road R0", "cannot_pay", "D5.2")


def test_d10_5_after_use_the_joker_is_crossed_out_for_the_rest_of_the_game() -> None:
    state = play(base(ALL, KNIGHTS), "use_joker K1 gold ore")
    assert crossed_out(state) == ["K1"]
    refused(state, "use_joker K1 brick ore", "joker_used", "D10.5")
    play(state, "end_turn")
    throw(state, ALL)
    play(state, "stop_throwing")
    refused(state, "use_joker K1 brick ore", "joker_used", "D10.5")


def test_d10_5_the_knight_stays_built_and_keeps_its_points() -> None:
    state = play(base(ALL, "K1 K2"), "use_joker K1 gold ore", "end_turn")
    assert built(state) == {"K1", "K2"}
    assert state.points(0)["knights"] == 3


def test_d10_6_jokers_are_used_from_the_end_of_throwing_to_the_end_of_the_turn() -> None:
    state = base("", "K1 K2", "")
    refused(state, "use_joker K1 gold ore", "throw_first", "D4.7")
    throw(state, "brick brick wood wood wool gold")
    refused(state, "use_joker K1 gold ore", "still_throwing", "D4.7")
    play(state, "stop_throwing", "use_joker K1 gold ore", "build_road R0", "build_road R2")
    play(state, "use_joker K2 wool grain", "end_turn")
    refused(state, "use_joker K2 wool grain", "not_your_turn", "D3.3", seat=0)


def test_d10_6_all_six_jokers_may_be_used_in_one_turn_and_then_there_is_none() -> None:
    state = base("gold gold gold gold gold gold", KNIGHTS)
    for knight in ledger.BASE["knights"]:
        take = knight["joker"].replace("any", "brick")
        play(state, f"use_joker {knight['id']} gold {take}")
    assert available(state) == "ore grain wool wood brick brick"
    assert crossed_out(state) == KNIGHTS.split()
    assert legal(state, "use_joker") == set()


def test_d10_7_the_joker_of_a_knight_built_now_rests_until_the_next_turn() -> None:
    state = take_turn(begun(), six("wool grain ore"), "build_knight K1")
    throw(state, six("wool grain ore", "brick"))
    play(state, "stop_throwing", "build_knight K2")
    refused(state, "use_joker K2 brick grain", "joker_rests", "D10.7")
    play(state, "use_joker K1 brick ore", "end_turn")
    throw(state, ALL)
    play(state, "stop_throwing", "use_joker K2 gold grain")
    assert crossed_out(state) == ["K1", "K2"]


def test_d10_7_with_fresh_joker_it_may_be_used_at_once_on_dice_still_available() -> None:
    state = play(base("wool grain ore brick brick gold", "", fresh_joker=True), "build_knight K1")
    refused(state, "use_joker K1 wool ore", "face_not_there", "D10.2")
    play(state, "use_joker K1 gold ore")
    assert available(state) == "brick brick ore"


def test_d10_8_a_turned_die_may_be_turned_again_by_another_joker() -> None:
    state = base("gold gold wool wool wool wool", KNIGHTS)
    play(state, "trade_gold brick", "use_joker K1 brick ore", "use_joker K2 ore grain")
    assert shown(state) == "grain gold wool wool wool wool"


def test_d10_9_using_a_joker_needs_no_purpose_and_is_not_taken_back() -> None:
    state = play(base(six(""), "K1"), "use_joker K1 gold ore", "end_turn")
    assert crossed_out(state) == ["K1"]
    assert boxes(state)[-1] == "x"


def test_d10_9_using_a_joker_is_voluntary() -> None:
    state = base("grain grain ore ore wool gold", "K1 R0 R1")
    assert {"use_joker K1 wool ore", "end_turn"} <= legal(state)
    play(state, "end_turn")
    assert crossed_out(state) == []


def test_d10_9_without_an_available_die_no_joker_can_be_used() -> None:
    state = play(base("brick brick brick wood wood wood", KNIGHTS), "build_road R0")
    play(state, "build_road R1", "build_road R2")
    assert legal(state, "use_joker") == set()
    refused(state, "use_joker K6 brick ore", "face_not_there", "D10.2")


def test_d10_10_the_worked_example_of_the_ore_joker() -> None:
    state = base("", "K1 R0 R1")
    throw(state, ALL)
    throw(state, ALL)
    throw(state, "grain grain ore ore wool gold")
    refused(state, "build_city C7", "cannot_pay", "D5.2")
    play(state, "use_joker K1 wool ore", "build_city C7")
    assert "C7" in built(state)
    assert available(state) == "gold"
    assert crossed_out(state) == ["K1"]


# ---- D11 Gold trade -------------------------------------------------------------------------


def test_d11_1_of_two_gold_one_is_turned_and_the_other_is_lost() -> None:
    state = play(base("wool gold wool gold wool wool", KNIGHTS), "trade_gold ore")
    assert available(state) == "wool ore wool wool wool"
    assert position(state)["dice_state"][3] == "lost"


def test_d11_1_the_lost_die_can_neither_pay_nor_be_turned() -> None:
    state = play(base("wool gold gold gold wool wool", KNIGHTS), "trade_gold ore")
    refused(state, "trade_gold ore", "too_little_gold", "D11.4")
    play(state, "use_joker K6 gold brick")
    refused(state, "use_joker K5 gold brick", "face_not_there", "D10.2")
    assert available(state) == "wool ore brick wool wool"


def test_d11_1_without_gold_there_is_no_trade() -> None:
    refused(base("wool wool wool wool wool wool"), "trade_gold ore", "too_little_gold", "D11.1")


def test_d11_2_the_face_named_is_any_resource_but_gold() -> None:
    state = base("gold gold wool wool wool wool")
    assert legal(state, "trade_gold") == {f"trade_gold {face}" for face in ledger.FACES[:5]}
    refused(state, "trade_gold gold", "gold_for_gold", "D11.2")


@pytest.mark.parametrize(("gold", "trades"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_d11_3_the_trade_is_repeated_while_two_gold_are_available(gold: int, trades: int) -> None:
    rule = ledger.COMMON["gold_trade"]
    assert trades == gold // rule["give"] * rule["take"]
    state = base(" ".join(["gold"] * gold + ["wool"] * (6 - gold)))
    for _ in range(trades):
        play(state, "trade_gold ore")
    assert available(state).split().count("ore") == trades
    assert legal(state, "trade_gold") == set()
    assert available(state).split().count("gold") == gold % 2


def test_d11_4_a_single_gold_cannot_be_traded_and_pays_for_nothing() -> None:
    state = base("brick wool wool wool wool gold", "K1 K2 K3 K4")
    refused(state, "trade_gold wood", "too_little_gold", "D11.4")
    refused(state, "build_road R0", "cannot_pay", "D5.2")


def test_d11_4_a_single_gold_can_be_given_to_a_joker() -> None:
    state = base("brick wool wool wool wool gold", "K1 K2 K3 K4")
    play(state, "use_joker K4 gold wood", "build_road R0")
    assert "R0" in built(state)


def test_d11_5_gold_is_traded_from_the_end_of_throwing_to_the_end_of_the_turn() -> None:
    state = begun(2)
    refused(state, "trade_gold ore", "throw_first", "D4.7")
    throw(state, "brick wood gold gold gold gold")
    refused(state, "trade_gold ore", "still_throwing", "D4.7")
    play(state, "stop_throwing", "trade_gold brick", "build_road R0", "trade_gold wood")
    play(state, "build_road R1", "end_turn")
    refused(state, "trade_gold ore", "not_your_turn", "D3.3", seat=0)


def test_d11_5_the_trade_is_voluntary() -> None:
    state = base("gold gold gold gold gold gold", "", "")
    assert "end_turn" in legal(state)
    play(state, "end_turn")
    assert state.waiting() == [1]


def test_d11_6_gold_made_by_a_joker_is_not_traded() -> None:
    state = base("gold wool wool wool wool wool", KNIGHTS)
    refused(state, "trade_gold ore", "too_little_gold", "D11.4")
    play(state, "use_joker K6 wool gold")
    assert shown(state) == "gold gold wool wool wool wool"
    assert position(state)["dice_state"][:2] == ["available", "made"]
    refused(state, "trade_gold ore", "gold_not_rolled", "D11.6")
    refused(state, "trade_gold gold", "gold_for_gold", "D11.2")
    assert legal(state, "trade_gold") == set()


def test_d11_6_gold_made_by_a_joker_is_given_to_another_first() -> None:
    state = base("gold gold wool wool wool wool", KNIGHTS)
    play(state, "use_joker K6 wool gold", "use_joker K1 gold ore")
    assert position(state)["dice_state"] == ["available"] * 6
    assert shown(state) == "gold gold ore wool wool wool"
    play(state, "trade_gold brick")
    assert available(state) == "brick ore wool wool wool"


def test_d11_6_rolled_gold_is_traded_beside_gold_made_by_a_joker() -> None:
    state = play(base("wool gold gold wool wool wool", KNIGHTS), "use_joker K6 wool gold")
    assert position(state)["dice_state"][0] == "made"
    play(state, "trade_gold ore")
    assert shown(state) == "gold ore gold wool wool wool"
    assert position(state)["dice_state"][:3] == ["made", "available", "lost"]
    refused(state, "trade_gold ore", "too_little_gold", "D11.4")
    single = play(base("wool wool wool wool wool ore", KNIGHTS), "use_joker K6 ore gold")
    refused(single, "trade_gold ore", "too_little_gold", "D11.4")
    assert "use_joker K1 gold ore" in legal(single)


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_d11_6_with_joker_gold_it_counts_like_rolled_gold(key: str) -> None:
    if key == "dice":
        state = base("gold wool wool wool wool wool", KNIGHTS, joker_gold=True)
        play(state, "use_joker K6 wool gold", "trade_gold ore")
    else:
        state = plus("gold wool wool wool wool wool", "PK6 PK7", joker_gold=True)
        play(state, "use_joker north wool gold", "trade_gold ore")
    assert available(state) == "ore wool wool wool wool"
    assert position(state)["dice_state"].count("lost") == 1


def test_d11_7_the_lower_of_the_two_lowest_gold_places_is_turned() -> None:
    state = play(base("wool gold ore gold gold brick"), "trade_gold grain")
    assert shown(state) == "wool grain ore gold gold brick"
    assert position(state)["dice_state"] == [
        *("available", "available", "available", "lost", "available", "available")
    ]


def test_d11_8_the_worked_example_of_the_gold_trade() -> None:
    state = base("grain grain ore ore gold gold", "R0 R1")
    refused(state, "build_city C7", "cannot_pay", "D5.2")
    play(state, "trade_gold ore", "build_city C7")
    assert "C7" in built(state)
    assert available(state) == ""
    assert position(state)["dice_state"].count("spent") == 5
    assert position(state)["dice_state"].count("lost") == 1
