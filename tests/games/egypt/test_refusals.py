"""Section R: the order of reasons, and the exact use of near codes."""

from __future__ import annotations

import pytest

from quipu.games.egypt.reasons import REASONS
from quipu.settlers.reasons import NO_PIECE
from tests.support.egypt.scenes import dice, do, refused, scene
from tests.support.paths import rulebook

LEDGER = rulebook("egypt")
RICH = {0: "brick:9 cattle:9 grain:9 papyrus:9 stone:9"}


def rows() -> dict[str, str]:
    lines = LEDGER[LEDGER.index("# R. Refusals") :].splitlines()
    cells = [line.split("|") for line in lines if line.startswith("| `")]
    return {cell[1].strip(" `"): cell[2].strip() for cell in cells}


def test_every_reason_has_a_code_of_the_ledger() -> None:
    assert {refusal.code for refusal in REASONS.usual[1:]} == set(rows())


def test_an_act_without_paragraphs_of_its_own_is_refused_by_those_of_the_reasons() -> None:
    assert REASONS.of("trade_bank") is REASONS.usual
    assert REASONS.usual[NO_PIECE].paragraph == "E7.5"
    assert REASONS.of("build_settlement")[NO_PIECE].paragraph == "E9.6"


def test_over_before_turn() -> None:
    over = do(scene(turn_limit=5), "end_turn")
    refused(over, "roll", "game_over", seat=3)
    refused(over, "offer_trade brick:1 stone:1 -", "game_over", seat=3)


def test_turn_before_pending_before_roll() -> None:
    state = do(scene(held={0: "mercenary"}, phase="before_roll"), "play_mercenary")
    refused(state, "build_oxcart 0", "not_your_turn", seat=1)
    refused(state, "build_oxcart 0", "decision_pending")
    refused(state, "offer_trade brick:1 stone:1 -", "trade_not_active", seat=1)
    refused(state, "offer_trade brick:1 stone:1 -", "decision_pending")
    refused(scene(phase="before_roll"), "build_oxcart 0", "roll_first")


def test_phase_before_limits_before_holdings() -> None:
    start = scene(settlements={0: [18]}, hands={0: "brick cattle", 1: "stone"}, offers_per_turn=0)
    refused(start, "offer_trade grain:1 stone:1 -", "offer_limit")
    refused(do(start, "build_oxcart 27"), "offer_trade grain:1 stone:1 -", "trade_closed")
    played = do(scene(held={0: "monopoly"}), "play_monopoly brick")
    refused(played, "play_mercenary", "card_limit")


def test_stock_before_place_before_payment() -> None:
    paths = [0, 1, 2, 3, 4, 5, 9, 17, 22, 32, 38, 48, 53, 61, 65]
    refused(scene(settlements={0: [0]}, oxcarts={0: paths}, route=0), "build_oxcart 0", "no_piece")
    state = scene(settlements={0: [18]})
    refused(state, "build_oxcart 0", "path_not_connected")
    refused(state, "build_oxcart 27", "cannot_pay")
    refused(state, "build_settlement 18", "crossing_taken")
    refused(state, "build_settlement 23", "too_close")
    refused(state, "build_settlement 40", "crossing_not_connected")


def test_taken_before_connection() -> None:
    state = scene(settlements={0: [18], 1: [0]}, oxcarts={1: [0]}, hands=RICH)
    refused(state, "build_oxcart 0", "path_taken")


def test_wrong_kind_of_path_before_taken() -> None:
    state = scene(key="egypt-pyramid", robber=8, settlements={0: [18], 1: [0]}, oxcarts={1: [0, 1]})
    refused(state, "build_oxcart 0", "nile_needs_boat")
    refused(state, "build_boat 1", "boat_needs_nile")
    refused(state, "build_boat 0", "path_taken")


def test_with_an_open_offer() -> None:
    state = scene(hands={0: "brick", 1: "stone"})
    do(state, "offer_trade brick:1 stone:1 -")
    refused(state, "call_for_proposals - - -", "offer_open")
    refused(state, "trade_bank brick stone", "decision_pending")
    refused(state, "move_robber 0", "nothing_to_decide")


def test_holdings_before_supply() -> None:
    state = scene(hands={0: "brick:3", 1: "stone:19"})
    refused(state, "trade_bank brick stone", "bank_too_few")
    seven = do(scene(hands={0: "brick:8"}, phase="before_roll"), "roll", luck=dice(3, 4))
    refused(seven, "discard stone:3", "discard_count")
    refused(seven, "discard stone:4", "discard_not_held")


@pytest.mark.parametrize("act", ["steal_from 4", "place_free_oxcart 99", "place_start_oxcart 72"])
def test_unknown_places(act: str) -> None:
    refused(scene(), act, "unknown_place")
