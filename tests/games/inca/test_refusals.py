"""The table of refusals: codes with their paragraphs, and which is told when several apply."""

from __future__ import annotations

import pytest

from quipu.games.inca.reasons import REASONS
from quipu.games.inca.setup import NEEDS_PRINTED_BOARD
from tests.support.inca.scenes import LEDGER, do, refused, scene

RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}


def rows() -> dict[str, str]:
    lines = LEDGER[LEDGER.index("# Refusals") : LEDGER.index("# Glossary")].splitlines()
    cells = [line.split("|") for line in lines if line.startswith("| `")]
    return {cell[1].strip(" `"): cell[2] for cell in cells}


def test_every_reason_has_a_code_of_the_ledger() -> None:
    told = {refusal.code for refusal in [*REASONS.usual, NEEDS_PRINTED_BOARD] if refusal.code}
    assert told == set(rows())


def test_over_before_turn() -> None:
    over = do(scene(turn_limit=5), "end_turn")
    refused(over, "roll", "game_over", seat=3)
    refused(over, "offer_trade wood:1 ore:1 -", "game_over", seat=3)
    refused(over, "found_tribe 3", "game_over")
    refused(over, "discard wood:1", "game_over")


def test_turn_before_due_before_pending_before_roll() -> None:
    state = do(scene(held={0: "combat_arts"}, phase="before_roll"), "play_combat_arts")
    refused(state, "build_road 0", "not_your_turn", seat=1)
    refused(state, "move_robber 6", "not_your_turn", seat=1)
    refused(state, "build_road 0", "decision_pending")
    refused(state, "offer_trade wood:1 ore:1 -", "decision_pending")
    refused(state, "found_tribe 3", "not_asked")
    refused(scene(phase="before_roll"), "build_road 0", "roll_first")


def test_limits_before_holdings() -> None:
    played = do(scene(held={0: "monopoly"}), "play_monopoly wood")
    refused(played, "play_combat_arts", "card_limit")
    start = scene(hands={0: "wood", 1: "ore"}, offers_per_turn=0)
    refused(start, "offer_trade fish:1 ore:1 -", "offer_limit")


def test_stock_before_place_before_payment() -> None:
    roads = [12, 20, 21, 32, 33, 42, 43]
    refused(
        scene(settlements={0: [13]}, roads={0: roads}, route=0), "build_road 12", "no_road_piece"
    )
    state = scene(settlements={0: [13], 1: [1]}, roads={1: [3, 12]})
    refused(state, "build_road 12", "path_taken")
    refused(state, "build_road 0", "road_not_connected")
    refused(state, "build_road 20", "cannot_pay")
    refused(state, "build_settlement 13", "site_occupied")
    refused(state, "build_settlement 7", "too_close")
    refused(state, "build_settlement 44", "no_own_road")
    refused(state, "build_city 13", "cannot_pay")


def test_ruin_before_block() -> None:
    """Both ends of e21 are closed: a ruin on v13 and a foreign building on v21 are no anchors."""
    state = scene(
        settlements={0: [1, 44], 1: [29]},
        ruins={1: [13]},
        roads={0: [3, 12, 55]},
        hands=RICH,
    )
    refused(state, "build_road 20", "road_at_ruin")
    blocked = scene(settlements={0: [44], 1: [29]}, roads={0: [44, 55]}, hands=RICH)
    refused(blocked, "build_road 43", "road_blocked")


def test_payment_before_form_before_supply() -> None:
    state = scene(hands={0: "wood:3", 1: "ore:20"})
    refused(state, "trade_three stone:3 ore", "cannot_pay")
    refused(state, "trade_three stone:3 stone", "cannot_pay")
    refused(state, "trade_three wood:3 wood", "same_kind_back")
    refused(state, "trade_three wood:3 ore", "supply_empty")


def test_the_advantage_used_before_place_before_holding() -> None:
    used = scene(open={0: 2}, army=0, robber=6, settlements={0: [13]})
    do(used, "drive_robber_off")
    refused(used, "drive_robber_off", "combat_used")
    refused(scene(), "drive_robber_off", "robber_not_near")
    refused(scene(robber=6, settlements={0: [13]}), "drive_robber_off", "combat_not_held")


@pytest.mark.rule("I3.10")
@pytest.mark.parametrize(
    ("act", "paragraph"),
    [("steal_from 4", "I9.7"), ("move_robber 29", "I9.6"), ("place_start_settlement 54", "I2.11")],
)
def test_unknown_places(act: str, paragraph: str) -> None:
    refused(scene(), act, "unknown_place", paragraph)
    refused(do(scene(turn_limit=5), "end_turn"), act, "unknown_place", paragraph, seat=2)


@pytest.mark.parametrize("kind", ["build_road", "place_free_road", "place_start_road"])
def test_unknown_paths(kind: str) -> None:
    refused(scene(), f"{kind} 71", "no_path", "I1.8")
    refused(scene(), f"{kind} -1", "no_path")
