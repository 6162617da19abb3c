"""By kind of act and code the paragraphs that forbid it: read against the ledger one by one."""

from __future__ import annotations

EVERY = {"game_over": "D13.1 DP8.1 DP8.4", "not_your_turn": "D3.3"}

BUILDING = {"throw_first": "D4.7", "still_throwing": "D4.7"}
BUILD = {
    **BUILDING,
    "no_such_symbol": "D1.3 DP1.3",
    "already_built": "D5.1",
    "cannot_pay": "D5.2",
}

PARAGRAPHS: dict[str, dict[str, str]] = {
    "throw_dice": {
        "throwing_over": "D4.5 D4.6",
        "no_dice": "D4.5",
        "no_such_die": "D4.8 DP2.2",
        "all_dice_first": "D4.1 DP2.2",
    },
    "stop_throwing": {"throw_first": "D4.1", "throwing_over": "D4.5 D4.6"},
    "use_joker": {
        **BUILDING,
        "no_such_symbol": "D1.5 DP7.1",
        "knight_not_built": "D10.1",
        "pair_not_complete": "DP7.2",
        "joker_used": "D10.5",
        "joker_rests": "D10.7 DP7.3",
        "wrong_resource": "D10.2",
        "same_face": "D10.3",
        "face_not_there": "D10.2",
    },
    "trade_gold": {
        **BUILDING,
        "gold_for_gold": "D11.2",
        "too_little_gold": "D11.1 D11.4",
        "gold_not_rolled": "D11.6",
    },
    "build_road": {**BUILD, "road_not_connected": "D6.2"},
    "build_knight": {**BUILD, "lower_first": "D7.2"},
    "build_settlement": {**BUILD, "lower_first": "D8.1", "no_road_there": "D8.2 DP3.2"},
    "build_city": {**BUILD, "lower_first": "D9.2", "no_road_there": "D9.1 DP3.2"},
    "end_turn": BUILDING,
}
