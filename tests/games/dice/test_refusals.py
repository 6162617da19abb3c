"""Section R: every refusal with its code and paragraph, and which of two is told first."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.dice.state import Dice
from tests.support.dice import ledger
from tests.support.dice.build import (
    BASE_GAME,
    PLUS_GAME,
    base,
    begun,
    cost,
    play,
    plus,
    six,
    take_turn,
    throw,
)
from tests.support.refusals import refused

ALL = "brick wood wool grain ore gold"
KNIGHTS = "K1 K2 K3 K4 K5 K6"
CODES = [row[0] for row in ledger.table("# R. Refusals")]
PARAGRAPHS = {row[0]: row[1].split(", ") for row in ledger.table("# R. Refusals")}


def over(key: str = "dice") -> Dice:
    if key == "dice":
        state = base(six(""), "", "", turn=15)
        return take_turn(play(state, "end_turn"), six(""))
    return play(plus(six(""), "", "", turn=10, round_limit=5), "end_turn")


# ---- each of them ---------------------------------------------------------------------------


def test_game_over() -> None:
    refused(over(), "throw_dice 0,1,2,3,4,5", "game_over", "D13.1")
    refused(over("dice-plus"), "throw_dice 0,1,2,3,4,5", "game_over", "DP8.4")
    refused(over("dice-plus"), "end_turn", "game_over", "DP8.4")


def test_not_your_turn() -> None:
    refused(begun(2), "throw_dice 0,1,2,3,4,5", "not_your_turn", "D3.3", seat=1)
    refused(base(ALL, "", ""), "end_turn", "not_your_turn", "D3.3", seat=1)


@pytest.mark.parametrize(
    "act",
    ["end_turn", "build_road R0", "trade_gold ore", "use_joker K1 gold ore"],
)
def test_throw_first(act: str) -> None:
    refused(base("", "K1"), act, "throw_first", "D4.7")
    refused(base("", "K1"), "stop_throwing", "throw_first", "D4.1")


@pytest.mark.parametrize("throws", [1, 2])
@pytest.mark.parametrize(
    "act", ["end_turn", "build_road R0", "trade_gold ore", "use_joker K1 gold ore"]
)
def test_still_throwing(act: str, throws: int) -> None:
    state = base("", "K1")
    for _ in range(throws):
        throw(state, "brick wood gold gold gold gold")
    refused(state, act, "still_throwing", "D4.7")


@pytest.mark.parametrize("act", ["stop_throwing", "throw_dice 0", "throw_dice 0,1,2,3,4,5"])
def test_throwing_over(act: str) -> None:
    refused(play(throw(begun(), ALL), "stop_throwing"), act, "throwing_over", "D4.5")
    refused(base(ALL), act, "throwing_over", "D4.6")


def test_no_dice() -> None:
    refused(throw(begun(), ALL), "throw_dice -", "no_dice", "D4.5")


def test_no_such_die() -> None:
    refused(throw(begun(), ALL), "throw_dice 6", "no_such_die", "D4.8")
    refused(throw(begun(2, "dice-plus"), "ore ore ore"), "throw_dice 3", "no_such_die", "DP2.2")


def test_all_dice_first() -> None:
    refused(begun(), "throw_dice 0,1,2", "all_dice_first", "D4.1")
    refused(begun(2, "dice-plus"), "throw_dice 0,1", "all_dice_first", "DP2.2")


def test_no_such_symbol() -> None:
    state = base(ALL)
    refused(state, "build_road R16", "no_such_symbol", "D1.3")
    refused(state, "build_knight K7", "no_such_symbol", "D1.3")
    refused(state, "build_settlement S6", "no_such_symbol", "D1.3")
    refused(state, "build_city S3", "no_such_symbol", "D1.3")
    refused(state, "use_joker K7 gold ore", "no_such_symbol", "D1.5")
    refused(plus(ALL), "build_city C7", "no_such_symbol", "DP1.3")
    refused(plus(ALL), "use_joker K1 gold ore", "no_such_symbol", "DP7.1")


def test_already_built() -> None:
    refused(base(six("brick wood"), "R0"), "build_road R0", "already_built", "D5.1")
    refused(plus(six("wool grain ore"), "PK5"), "build_knight PK5", "already_built", "D5.1")


def test_lower_first() -> None:
    roads = " ".join(road["id"] for road in ledger.BASE["roads"])
    refused(base(six(cost("knight"))), "build_knight K2", "lower_first", "D7.2")
    refused(base(six(cost("settlement")), roads), "build_settlement S4", "lower_first", "D8.1")
    refused(base(six(cost("city")), roads), "build_city C12", "lower_first", "D9.2")


def test_road_not_connected() -> None:
    refused(base(six("brick wood")), "build_road R1", "road_not_connected", "D6.2")


def test_no_road_there() -> None:
    refused(base(six(cost("settlement")), "S3"), "build_settlement S4", "no_road_there", "D8.2")
    refused(base(six(cost("city"))), "build_city C7", "no_road_there", "D9.1")
    refused(plus(six(cost("city"))), "build_city PC4", "no_road_there", "DP3.2")
    refused(plus(six(cost("settlement"))), "build_settlement PS7", "no_road_there", "DP3.2")


def test_cannot_pay() -> None:
    refused(base(six("brick")), "build_road R0", "cannot_pay", "D5.2")


def test_knight_not_built() -> None:
    refused(base(ALL), "use_joker K1 gold ore", "knight_not_built", "D10.1")
    refused(plus(ALL), "use_joker ore gold ore", "knight_not_built", "D10.1")


def test_pair_not_complete() -> None:
    refused(plus(ALL), "use_joker north gold ore", "pair_not_complete", "DP7.2")
    refused(plus(ALL, "PK8"), "use_joker middle gold ore", "pair_not_complete", "DP7.2")


def test_joker_used() -> None:
    refused(base(ALL, "K1", used="K1"), "use_joker K1 gold ore", "joker_used", "D10.5")


def test_joker_rests() -> None:
    state = play(base(six(cost("knight"))), "build_knight K1")
    refused(state, "use_joker K1 gold ore", "joker_rests", "D10.7")
    fresh = play(plus(six(cost("knight"))), "build_knight PK1")
    refused(fresh, "use_joker ore gold ore", "joker_rests", "D10.7")


def test_wrong_resource() -> None:
    refused(base(ALL, "K1"), "use_joker K1 gold grain", "wrong_resource", "D10.2")


def test_same_face() -> None:
    refused(base(ALL, "K1"), "use_joker K1 ore ore", "same_face", "D10.3")


def test_face_not_there() -> None:
    refused(base(six(""), "K1"), "use_joker K1 wool ore", "face_not_there", "D10.2")


def test_gold_for_gold() -> None:
    refused(base(six("")), "trade_gold gold", "gold_for_gold", "D11.2")


def test_too_little_gold() -> None:
    refused(base(six("", "ore")), "trade_gold wool", "too_little_gold", "D11.1")
    refused(base(ALL), "trade_gold wool", "too_little_gold", "D11.4")


def test_wrong_seats() -> None:
    refused(BASE_GAME, {"seats": 5}, "wrong_seats", "D2.1")
    refused(PLUS_GAME, {"seats": 1}, "wrong_seats", "DP1.2")


@pytest.mark.parametrize(
    ("key", "option", "value"),
    [
        *[("dice", "extra_seats", value) for value in ("yes", 1, None)],
        *[("dice", "first_seat", value) for value in (2, -1, "0", True, "lot")],
        *[("dice", "fresh_joker", value) for value in ("on", 0)],
        *[("dice", option, True) for option in ("dice_ramp", "route_spurs", "seed")],
        *[("dice-plus", "first_seat", value) for value in (2, -1, "first", False)],
        *[("dice-plus", "fresh_joker", value) for value in ("on", 1)],
        *[("dice-plus", "dice_ramp", value) for value in ("off", 6)],
        *[("dice-plus", "route_spurs", value) for value in ("always", True, 0)],
        *[("dice-plus", "points_to_win", value) for value in (4, 16, "10", 10.0, True)],
        *[("dice-plus", "round_limit", value) for value in (-1, 10_000, "none", False)],
        ("dice-plus", "extra_seats", True),
    ],
)
def test_wrong_option(key: str, option: str, value: object) -> None:
    refused(quipu.game(key), {"seats": 2, option: value}, "wrong_option", "O")


# ---- the first that applies -----------------------------------------------------------------


def comes_before(first: str, *later: str) -> None:
    """The ledger lists the first code above all the others."""
    for code in later:
        assert CODES.index(first) < CODES.index(code)


def test_r_lists_every_code_once() -> None:
    assert len(CODES) == len(set(CODES)) == 26


def test_game_over_comes_before_not_your_turn() -> None:
    comes_before("game_over", "not_your_turn", "throw_first")
    refused(over(), "throw_dice 0,1,2,3,4,5", "game_over", "D13.1", seat=0)
    refused(over(), "stop_throwing", "game_over", "D13.1", seat=1)
    refused(over("dice-plus"), "build_road R0", "game_over", "DP8.4", seat=0)


def test_not_your_turn_comes_before_everything_about_the_act() -> None:
    comes_before("not_your_turn", "throw_first", "still_throwing", "throwing_over", "no_dice")
    for act in ("stop_throwing", "end_turn", "throw_dice -", "throw_dice 6", "build_road R9"):
        refused(begun(2), act, "not_your_turn", "D3.3", seat=1)
    refused(throw(begun(2), ALL), "end_turn", "not_your_turn", "D3.3", seat=1)
    for act in ("throw_dice 0", "build_road R99", "trade_gold gold", "use_joker K9 ore ore"):
        refused(base(ALL, "", ""), act, "not_your_turn", "D3.3", seat=1)


def test_throw_first_comes_before_everything_about_symbols_jokers_and_gold() -> None:
    comes_before("throw_first", "no_such_symbol", "cannot_pay", "knight_not_built", "gold_for_gold")
    for act in ("build_road R99", "build_city C30", "use_joker K1 ore ore", "trade_gold gold"):
        refused(begun(), act, "throw_first", "D4.7")


def test_still_throwing_comes_before_everything_about_symbols_jokers_and_gold() -> None:
    comes_before("still_throwing", "no_such_symbol", "cannot_pay", "knight_not_built")
    comes_before("still_throwing", "gold_for_gold", "too_little_gold")
    state = throw(begun(), ALL)
    for act in ("build_road R99", "build_city C30", "use_joker K1 ore ore", "trade_gold gold"):
        refused(state, act, "still_throwing", "D4.7")


def test_throwing_over_comes_before_everything_about_the_dice_named() -> None:
    comes_before("throwing_over", "no_dice", "no_such_die", "all_dice_first")
    for act in ("throw_dice -", "throw_dice 6", "throw_dice 0,7"):
        refused(base(ALL), act, "throwing_over", "D4.6")


def test_no_dice_and_no_such_die_come_before_all_dice_first() -> None:
    comes_before("no_dice", "no_such_die", "all_dice_first")
    comes_before("no_such_die", "all_dice_first")
    refused(begun(), "throw_dice -", "no_dice", "D4.5")
    refused(begun(), "throw_dice 6", "no_such_die", "D4.8")
    refused(begun(), "throw_dice 0,1,2,3,4,5,6", "no_such_die", "D4.8")
    refused(begun(2, "dice-plus"), "throw_dice 0,5", "no_such_die", "DP2.2")


def test_no_such_symbol_comes_before_everything_about_building_and_jokers() -> None:
    comes_before("no_such_symbol", "already_built", "cannot_pay", "knight_not_built", "same_face")
    refused(base(six("")), "build_road R16", "no_such_symbol", "D1.3")
    refused(base(six("")), "use_joker K7 ore ore", "no_such_symbol", "D1.5")


def test_already_built_comes_before_cannot_pay() -> None:
    comes_before("already_built", "lower_first", "road_not_connected", "cannot_pay")
    refused(base(six(""), "R0"), "build_road R0", "already_built", "D5.1")
    refused(base(six(""), "S3"), "build_settlement S3", "already_built", "D5.1")


def test_lower_first_comes_before_no_road_there_and_cannot_pay() -> None:
    comes_before("lower_first", "no_road_there", "cannot_pay")
    refused(base(six("")), "build_knight K2", "lower_first", "D7.2")
    refused(base(six("")), "build_settlement S11", "lower_first", "D8.1")
    refused(base(six(cost("city"))), "build_city C30", "lower_first", "D9.2")


def test_a_place_not_reached_comes_before_cannot_pay() -> None:
    comes_before("road_not_connected", "cannot_pay")
    comes_before("no_road_there", "cannot_pay")
    refused(base(six("")), "build_road R15", "road_not_connected", "D6.2")
    refused(base(six(""), "S3"), "build_settlement S4", "no_road_there", "D8.2")
    refused(base(six("")), "build_city C7", "no_road_there", "D9.1")
    refused(plus(six("")), "build_city PC4", "no_road_there", "DP3.2")


def test_a_missing_knight_comes_before_everything_about_the_faces() -> None:
    comes_before("knight_not_built", "wrong_resource", "same_face", "face_not_there")
    comes_before("pair_not_complete", "wrong_resource", "same_face", "face_not_there")
    for faces in ("gold grain", "ore ore", "wool ore"):
        refused(base(six("", "brick")), f"use_joker K1 {faces}", "knight_not_built", "D10.1")
    for faces in ("ore ore", "wool ore"):
        act = f"use_joker north {faces}"
        refused(plus(six("", "brick"), "PK6"), act, "pair_not_complete", "DP7.2")


def test_a_crossed_out_joker_comes_before_everything_about_the_faces() -> None:
    comes_before("joker_used", "joker_rests", "wrong_resource", "same_face", "face_not_there")
    state = base(six(""), "K1", used="K1")
    for faces in ("gold grain", "ore ore", "wool ore"):
        refused(state, f"use_joker K1 {faces}", "joker_used", "D10.5")


def test_a_resting_joker_comes_before_everything_about_the_faces() -> None:
    comes_before("joker_rests", "wrong_resource", "same_face", "face_not_there")
    state = play(base(six(cost("knight"))), "build_knight K1")
    for faces in ("gold grain", "ore ore", "wool ore"):
        refused(state, f"use_joker K1 {faces}", "joker_rests", "D10.7")


def test_pair_not_complete_comes_before_joker_rests() -> None:
    comes_before("pair_not_complete", "joker_rests")
    state = play(plus(six(cost("knight"))), "build_knight PK6")
    refused(state, "use_joker north gold ore", "pair_not_complete", "DP7.2")


def test_wrong_resource_comes_before_same_face_and_face_not_there() -> None:
    comes_before("wrong_resource", "same_face", "face_not_there")
    refused(base(ALL, "K1"), "use_joker K1 grain grain", "wrong_resource", "D10.2")
    refused(base(six(""), "K1"), "use_joker K1 wool grain", "wrong_resource", "D10.2")


def test_same_face_comes_before_face_not_there() -> None:
    comes_before("same_face", "face_not_there")
    refused(base(six(""), "K1"), "use_joker K1 ore ore", "same_face", "D10.3")


def test_gold_for_gold_comes_before_too_little_gold() -> None:
    comes_before("gold_for_gold", "too_little_gold")
    refused(base(six("", "ore")), "trade_gold gold", "gold_for_gold", "D11.2")


def test_the_start_is_refused_by_the_first_of_wrong_seats_and_wrong_option() -> None:
    first = min(("wrong_seats", "wrong_option"), key=CODES.index)
    expected = {"wrong_seats": "D2.1", "wrong_option": "O"}
    refused(BASE_GAME, {"seats": 9, "fresh_joker": "maybe"}, first, expected[first])


# ---- all of them ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["dice", "dice-plus"])
def test_every_refusal_of_the_catalogue_stands_in_the_ledger(key: str) -> None:
    """Whatever is asked in whatever position, code and paragraph are a row of section R."""
    game = quipu.game(key)
    told = set()
    luck = quipu.FastLuck(3)
    state = game.start(2, luck, quipu.Journal(), round_limit=40) if key == "dice-plus" else None
    state = state or game.start(2, luck)
    for step in range(900):
        if step % 6 == 0 or not state.waiting():
            for action in game.catalogue.actions:
                for seat in range(2):
                    refusal = action.refusal(state, seat)
                    if refusal is not None:
                        told.add((refusal.code, refusal.paragraph))
        if not state.waiting():
            break
        seat = state.waiting()[0]
        acts = state.legal(seat)
        state.apply(seat, acts[luck.below(len(acts))], luck)
    assert told
    for code, paragraph in told:
        assert paragraph in PARAGRAPHS[code]
