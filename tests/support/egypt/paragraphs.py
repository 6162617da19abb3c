"""By kind of act and code the paragraphs that forbid it: read against the ledger one by one."""

from __future__ import annotations

EVERY = {"game_over": "E14.2 E14.5 P9.1 P9.2"}

# E2.14: founding is no turn; E3.5: one decision at a time.
AFTER_ROLL = {"not_your_turn": "E3.7", "decision_pending": "E2.14 E3.5", "roll_first": "E3.2"}

PATH = {
    "unknown_place": "E7.2",
    "no_piece": "E7.5",
    "nile_needs_boat": "P4.1",
    "path_taken": "E7.2",
    "path_not_connected": "E7.3",
    "path_blocked": "E7.3",
}

SITE = {
    "no_piece": "E9.6",
    "crossing_taken": "E9.2",
    "too_close": "E9.3",
    "crossing_not_connected": "E9.2",
}

CARD = {
    "not_your_turn": "E3.7",
    "decision_pending": "E2.14 E13.1",
    "card_limit": "E13.1",
    "card_not_held": "E13.1",
    "card_new": "E13.2",
}

OFFER = {
    "trade_not_active": "E5.2",
    "decision_pending": "E2.14 E3.5",
    "roll_first": "E3.2",
    "offer_open": "E5.14",
    "trade_closed": "E3.3",
    "offer_limit": "E5.13",
    "trade_only_cards": "E5.3",
    "unknown_place": "E5.4",
    "trade_side_limit": "E5.10",
    "trade_gift": "E5.7",
    "trade_same_kind": "E5.8",
    "trade_not_held": "E5.9",
    "trade_too_many": "E5.10",
}

ANSWER = {"no_offer": "E5.6", "not_asked": "E5.6", "already_answered": "E5.6"}

DISCARD = {"nothing_to_decide": "E12.2", "discard_not_held": "E12.3"}


def god(paragraph: str, *codes: str) -> dict[str, str]:
    """What a god of the own turn shares with the others, and codes his own paragraph answers."""
    return {
        "not_your_turn": paragraph,
        "decision_pending": "E2.14 G2.1",
        "god_not_yours": "G2.1",
        "god_new": "G2.5",
        "god_used": "G2.6",
        **dict.fromkeys(codes, paragraph),
    }


def window(paragraph: str) -> dict[str, str]:
    """What Hapi and Isis share, who help in any turn."""
    return {
        "bank_empty": paragraph,
        "god_not_yours": "G2.1",
        "god_new": "G2.5",
        "god_used": "G2.6",
        "god_wrong_time": paragraph,
    }


PARAGRAPHS: dict[str, dict[str, str]] = {
    "place_start_settlement": {
        "not_your_turn": "E2.11",
        "nothing_to_decide": "E2.11",
        "unknown_place": "E2.11",
        "crossing_taken": "E2.11",
        "too_close": "E9.3",
        "found_at_nile": "P3.1",
    },
    "place_start_oxcart": {
        "not_your_turn": "E2.11",
        "nothing_to_decide": "E2.12",
        "unknown_place": "E2.12",
        "founding_path": "E2.12",
        "nile_needs_boat": "P3.3",
    },
    "roll": {
        "not_your_turn": "E3.1",
        "decision_pending": "E2.14 E3.5",
        "already_rolled": "E3.2",
    },
    "end_turn": {
        "not_your_turn": "E3.6",
        "decision_pending": "E2.14 E3.6",
        "roll_first": "E3.6",
    },
    # ---- E5, E6: trade
    "offer_trade": OFFER,
    "call_for_proposals": {**OFFER, "counter_off": "E5.5", "trade_not_held": "E5.9 E5.16"},
    "accept_trade": {**ANSWER, "call_needs_proposal": "E5.5", "trade_not_held": "E5.9"},
    "decline_trade": ANSWER,
    "counter_trade": {
        **ANSWER,
        "trade_only_cards": "E5.3",
        "trade_same_terms": "E5.6",
        "counter_off": "E5.6",
        "trade_side_limit": "E5.10",
        "trade_gift": "E5.7",
        "trade_same_kind": "E5.8",
        "trade_not_held": "E5.9",
        "trade_too_many": "E5.10",
    },
    "choose_partner": {
        "not_your_turn": "E3.7",
        "no_offer": "E5.11",
        "unknown_place": "E5.11",
        "answers_missing": "E5.11",
        "partner_not_willing": "E5.11",
        "trade_not_held": "E5.11",
    },
    "withdraw_trade": {"not_your_turn": "E3.7", "no_offer": "E5.14"},
    "trade_bank": {
        **AFTER_ROLL,
        "trade_closed": "E3.3",
        "bank_too_few": "E6.1",
        "bank_same_kind": "E6.5",
        "bank_empty": "E6.6",
    },
    # ---- E7, E9, E10, E11: building and buying
    "build_oxcart": {**AFTER_ROLL, **PATH, "cannot_pay": "E7.2"},
    "build_settlement": {**AFTER_ROLL, **SITE, "unknown_place": "E9.2", "cannot_pay": "E9.1"},
    "build_temple_city": {
        **AFTER_ROLL,
        "unknown_place": "E10.2",
        "no_piece": "E10.3",
        "not_your_settlement": "E10.3",
        "cannot_pay": "E10.1",
    },
    "buy_card": {**AFTER_ROLL, "cannot_pay": "E11.1", "deck_empty": "E11.2"},
    # ---- E12: seven and robber
    "discard": {**DISCARD, "discard_count": "E12.2"},
    "discard_card": DISCARD,
    "move_robber": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "E12.4",
        "unknown_place": "E12.4",
        "robber_stays": "E12.4",
    },
    "steal_from": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "E12.6",
        "unknown_place": "E12.5",
        "victim_wrong": "E12.5",
    },
    # ---- E13: cards
    "play_mercenary": CARD,
    "play_route_building": {**CARD, "card_no_effect": "E13.7"},
    "place_free_oxcart": {
        **PATH,
        "not_your_turn": "E3.7",
        "nothing_to_decide": "E13.7",
        "unknown_place": "E13.7",
    },
    "waive_oxcart": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "E13.7",
        "decision_pending": "E13.7",
    },
    "play_plenty": {**CARD, "card_no_effect": "E13.8", "bank_empty": "E13.8"},
    "play_monopoly": CARD,
    "play_victory_point": {
        "not_your_turn": "E3.7",
        "decision_pending": "E2.14 E13.1",
        "card_points": "E13.10",
    },
    # ---- G2: keep or exchange
    "keep_god": {"nothing_to_decide": "G2.2", "god_must_exchange": "G2.3"},
    "exchange_god": {
        "nothing_to_decide": "G2.8",
        "god_same": "G2.4",
        "god_not_open": "G2.4",
    },
    # ---- G4: the ten gods
    "ask_amun": god("G4.1", "roll_first", "unknown_place", "god_wrong_time", "god_no_effect"),
    "give_back": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "G4.1",
        "trade_not_held": "G4.1",
    },
    "stop_asking": {"not_your_turn": "E3.7", "nothing_to_decide": "G4.1"},
    "build_with_wepwawet": {
        **PATH,
        **god("G4.2", "roll_first", "unknown_place", "god_payment", "cannot_pay"),
    },
    "take_with_hapi": window("G4.3"),
    "use_isis": {**window("G4.5"), "god_no_effect": "G4.5 P8.2"},
    "pass": {"nothing_to_decide": "G3.1"},
    "move_with_chons": {
        **god("G4.4", "roll_first", "unknown_place", "god_no_free_end"),
        "nile_needs_boat": "P4.1",
        "path_taken": "G4.4",
        "path_not_connected": "G4.4",
        "path_blocked": "G4.4",
    },
    "buy_with_thot": god(
        "G4.7", "roll_first", "god_payment", "cannot_pay", "deck_empty", "god_no_effect"
    ),
    "keep_card": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "G4.7",
        "card_not_held": "G4.7",
    },
    "look_with_maat": god("G4.8", "roll_first", "unknown_place", "god_not_ahead", "god_no_effect"),
    "take_with_maat": {
        "not_your_turn": "E3.7",
        "nothing_to_decide": "G4.8",
        "trade_not_held": "G4.8",
    },
    "settle_with_ptah": {
        **SITE,
        **god("G4.9", "roll_first", "unknown_place", "god_no_mercenary", "cannot_pay"),
    },
    "raise_with_ptah": {
        **god("G4.9", "roll_first", "unknown_place", "god_no_mercenary", "cannot_pay"),
        "no_piece": "E10.3",
        "not_your_settlement": "E10.3",
    },
    "drive_off_with_seth": god("G4.10", "god_no_effect"),
    "rate_with_hathor": god("G4.11", "roll_first", "trade_closed", "god_no_effect"),
    # ---- P: the Great Pyramid
    "build_boat": {
        **AFTER_ROLL,
        "unknown_place": "P4.1",
        "no_piece": "P4.6",
        "boat_needs_nile": "P4.1",
        "path_taken": "P4.6",
        "path_not_connected": "P4.2",
        "path_blocked": "P4.2",
        "cannot_pay": "P4.1",
    },
    "build_stone": {
        **AFTER_ROLL,
        "unknown_place": "P5.3",
        "no_boat_yet": "P5.2",
        "no_stone_left": "P5.4",
        "stone_place": "P5.3",
        "cannot_pay": "P5.1",
    },
    "swap_by_favour": {
        "not_your_turn": "P7.2",
        "decision_pending": "E2.14 P7.2",
        "roll_first": "P7.2",
        "favour_not_yours": "P7.1",
        "favour_used": "P7.2",
        "bank_too_few": "P7.2",
        "bank_same_kind": "P7.2",
        "bank_empty": "P7.2",
    },
}
