"""Where a rule just holds or just fails: the last card, the first good, the last hex."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.luck import FastLuck
from quipu.hexes.bits import members_of
from tests.support.inca.scenes import (
    COSTS,
    GAME,
    KINDS,
    begun,
    do,
    hand,
    legal,
    numbers,
    refused,
    scene,
    told,
)

SET = "feathers coca fish"
TRADER: dict[str, Any] = {"settlements": {0: [13]}, "roads": {0: [12, 20, 32]}, "route": 0}


def test_i2_9_all_hear_who_begins() -> None:
    chronicle = quipu.Chronicle()
    GAME.start(3, FastLuck(1), chronicle, first_seat=2)
    events = [event.told(quipu.SPECTATOR) for event in chronicle.events]
    assert {"event": "began", "seat": 2} in events


def test_i5_3_two_goods_are_enough() -> None:
    state = scene(hands={0: "wood:2 coca fish:2"})
    assert legal(state, "trade_two_goods") == [f"fish:2 {card}" for card in KINDS[:-1]]


def test_i5_6_a_good_that_was_paid_may_be_the_only_one() -> None:
    """Of each good the supply has none but the card paid."""
    state = scene(hands={0: SET, 1: "feathers:11 coca:11 fish:11"})
    for good in KINDS[5:]:
        taken = do(state.copy(), f"trade_goods_set wood,{good}")
        assert hand(taken, 0) == {"wood": 1, good: 1}
        refused(state, f"trade_goods_set {good},{good}", "supply_empty", "I5.6")
    for pair in ("feathers,coca", "feathers,fish", "coca,fish"):
        taken = do(state.copy(), f"trade_goods_set {pair}")
        assert hand(taken, 0) == dict.fromkeys(pair.split(","), 1)


def test_i5_6_both_cards_must_be_there() -> None:
    state = scene(hands={0: SET, 1: "stone:20"})
    refused(state, "trade_goods_set wood,stone", "supply_empty", "I5.6")
    refused(state, "trade_goods_set stone,ore", "supply_empty", "I5.6")


@pytest.mark.rule("I5.7", "I8.6")
def test_i5_7_the_catalogue_has_every_trade_and_no_other() -> None:
    kinds = [action.kind for action in begun().catalogue.actions]
    trades = ["trade_three", "trade_two_goods", "trade_goods_set", "trade_by_route"]
    assert [kinds.count(kind) for kind in trades] == [56, 21, 36, 224]


def test_i7_23_deck_two_waits_for_the_last() -> None:
    """Seat 2 still leads its first tribe."""
    state = scene(
        seats=3,
        settlements={0: [13, 28, 44], 1: [48], 2: [33]},
        ruins={1: [0]},
        roads={0: [65, 66]},
        hands={0: COSTS["settlement"]},
    )
    do(state, "build_settlement 45")
    events = told(state, f"found_tribe {numbers(state, 'found_tribe')[0]}")
    assert [event["event"] for event in events] == ["tribe_founded", "turn_began"]
    assert state.deck_size() == 10


def test_i8_6_both_cards_paid_are_held() -> None:
    refused(scene(**TRADER, hands={0: "wood"}), "trade_by_route wood:1,fish:1 ore", "cannot_pay")
    refused(scene(**TRADER, hands={0: "fish"}), "trade_by_route wood:1,fish:1 ore", "cannot_pay")


def test_i8_6_equal_cards_are_written_as_two() -> None:
    state = scene(**TRADER, hands={0: "wood:2 fish"})
    pairs = [text.split()[0] for text in legal(state, "trade_by_route")]
    assert pairs == ["wood:2"] * 7 + ["wood:1,fish:1"] * 6


def test_i10_3_nobody_else_skips_a_theft() -> None:
    refused(scene(), "skip_theft", "not_your_turn", "I3.8", seat=1)
    refused(do(scene(turn_limit=5), "end_turn"), "skip_theft", "game_over", "I15.4")


def test_i10_7_a_limit_is_a_number_or_all() -> None:
    for wrong in (True, 0, 21, "none"):
        with pytest.raises(quipu.IllegalAction, match="wrong_option"):
            begun(monopoly_max=wrong)


def test_i11_4_nobody_lives_at_the_frame() -> None:
    """Not even whoever has a building at the last hex."""
    crossing = members_of(begun().grid.around[28])[0]
    state = scene(settlements={0: [crossing]}, open={0: 2}, army=0, robber=None)
    refused(state, "drive_robber_off", "robber_not_near", "I11.4")
