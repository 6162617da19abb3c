"""By kind of act and code the paragraphs that forbid it: read against the ledger one by one."""

from __future__ import annotations

EVERY = {"game_over": "I15.1 I15.4"}

# I2.11: the first pieces come first; I6.18: so does an open offer.
OWN_TURN = {"not_your_turn": "I3.8", "offer_open": "I6.18"}


def in_phase(paragraph: str) -> dict[str, str]:
    """In the trade/build phase, with nothing pending by this paragraph."""
    return {**OWN_TURN, "decision_pending": f"I2.11 {paragraph}", "roll_first": "I3.6"}


ROAD = {
    "no_path": "I1.8",
    "no_road_piece": "I7.6",
    "path_taken": "I7.3",
    "road_at_ruin": "I7.4",
    "road_blocked": "I7.3",
    "road_not_connected": "I7.3",
}

CARD = {
    **OWN_TURN,
    "decision_pending": "I2.11 I3.5",
    "card_limit": "I3.4",
    "card_not_held": "I10.1",
    "card_too_new": "I10.1",
}

OFFER = {
    "trade_no_partner": "I6.1 I6.4",
    "offer_open": "I6.18",
    "decision_pending": "I2.11 I6.3",
    "roll_first": "I3.6",
    "offer_limit": "I6.19",
    "only_cards": "I6.2",
    "unknown_place": "I6.4",
    "trade_too_many": "I6.7",
    "trade_empty_side": "I6.5",
    "trade_same_kind": "I6.6",
    "trade_not_held": "I6.8",
    "trade_hand_too_small": "I6.9",
}

DISCARD = {"not_asked": "I9.2", "discard_not_held": "I9.3"}

PARAGRAPHS: dict[str, dict[str, str]] = {
    "place_start_settlement": {
        "not_your_turn": "I2.10",
        "not_asked": "I2.10",
        "unknown_place": "I2.11",
        "site_occupied": "I2.11",
        "too_close": "I7.9",
    },
    "place_start_road": {
        "not_your_turn": "I2.10",
        "not_asked": "I2.11",
        "no_path": "I1.8",
        "road_not_at_settlement": "I2.11",
    },
    "roll": {
        "not_your_turn": "I3.2",
        "offer_open": "I6.18",
        "decision_pending": "I2.11 I3.5",
        "already_rolled": "I3.2",
    },
    "end_turn": {
        "not_your_turn": "I3.7",
        "offer_open": "I6.18",
        "decision_pending": "I2.11 I3.7",
        "roll_first": "I3.7",
    },
    # ---- I5, I8: trade with the supply
    "trade_three": {
        **in_phase("I5.1"),
        "cannot_pay": "I5.2",
        "not_equal_cards": "I5.2",
        "same_kind_back": "I5.5",
        "supply_empty": "I5.6",
    },
    "trade_two_goods": {
        **in_phase("I5.1"),
        "cannot_pay": "I5.3",
        "not_equal_cards": "I5.3",
        "not_goods": "I5.3",
        "same_kind_back": "I5.5",
        "supply_empty": "I5.6",
    },
    "trade_goods_set": {
        **in_phase("I5.1"),
        "cannot_pay": "I5.4",
        "resources_only": "I5.4",
        "supply_empty": "I5.6",
    },
    "trade_by_route": {
        **in_phase("I3.5"),
        "route_used": "I8.6",
        "route_not_held": "I8.6",
        "cannot_pay": "I8.6",
        "same_kind_back": "I8.6",
        "supply_empty": "I5.6",
    },
    # ---- I6: trade with players
    "offer_trade": OFFER,
    "call_for_proposals": {
        **OFFER,
        "counter_off": "I6.10",
        "unknown_place": "I6.10",
        "trade_no_partner": "I6.1 I6.10",
        "trade_not_held": "I6.8 I6.10",
        "trade_hand_too_small": "I6.10",
    },
    "accept_trade": {
        "not_asked": "I6.12",
        "already_answered": "I6.11",
        "trade_nothing_to_accept": "I6.12",
        "trade_not_held": "I6.12",
    },
    "decline_trade": {"not_asked": "I6.12", "already_answered": "I6.11"},
    "counter_trade": {
        "not_asked": "I6.13",
        "already_answered": "I6.11",
        "only_cards": "I6.2",
        "trade_same_terms": "I6.13",
        "counter_off": "I6.13",
        "trade_too_many": "I6.7",
        "trade_empty_side": "I6.5",
        "trade_same_kind": "I6.6",
        "trade_not_held": "I6.8",
        "trade_hand_too_small": "I6.9",
    },
    "choose_partner": {
        "not_your_turn": "I3.8",
        "not_asked": "I6.15",
        "unknown_place": "I6.15",
        "decision_pending": "I6.15",
        "not_a_partner": "I6.15",
        "trade_not_held": "I6.15",
    },
    "withdraw_trade": {"not_your_turn": "I3.8", "not_asked": "I6.16"},
    # ---- I7: building and buying
    "build_road": {**in_phase("I7.1"), **ROAD, "cannot_pay": "I7.2"},
    "build_settlement": {
        **in_phase("I7.1"),
        "unknown_place": "I7.8",
        "site_occupied": "I7.8",
        "too_close": "I7.9",
        "no_own_road": "I7.8",
        "cannot_pay": "I7.2",
    },
    "build_city": {
        **in_phase("I7.1"),
        "unknown_place": "I7.17",
        "in_decline": "I7.17",
        "no_own_settlement": "I7.17",
        "city_limit": "I7.19",
        "cannot_pay": "I7.2",
    },
    "buy_card": {**in_phase("I7.1"), "cannot_pay": "I7.2", "deck_empty": "I7.22"},
    # ---- I9: seven and robber
    "discard": {**DISCARD, "discard_count": "I9.3"},
    "discard_card": DISCARD,
    "move_robber": {
        "not_your_turn": "I3.8",
        "not_asked": "I9.6",
        "unknown_place": "I9.6",
        "robber_must_move": "I9.6",
        "robber_not_here": "I9.6",
    },
    "steal_from": {
        "not_your_turn": "I3.8",
        "not_asked": "I9.8",
        "unknown_place": "I9.7",
        "not_a_victim": "I9.7",
    },
    "skip_theft": {"not_your_turn": "I3.8", "not_asked": "I10.3", "theft_required": "I9.8 I10.3"},
    # ---- I10, I11: cards and Mightiest Combat Arts
    "play_combat_arts": CARD,
    "play_road_building": {**CARD, "no_road_possible": "I10.5"},
    "place_free_road": {**ROAD, "not_your_turn": "I3.8", "not_asked": "I10.5"},
    "play_invention": {**CARD, "resources_only": "I10.6", "supply_empty": "I10.6"},
    "play_monopoly": CARD,
    "drive_robber_off": {
        **OWN_TURN,
        "decision_pending": "I2.11 I3.5",
        "combat_used": "I11.2",
        "robber_not_near": "I11.2 I11.4",
        "combat_not_held": "I11.2",
    },
    # ---- I14: founding a tribe
    "found_tribe": {
        "not_your_turn": "I3.8",
        "not_asked": "I14.1",
        "unknown_place": "I14.2",
        "found_free_site_exists": "I14.8",
        "found_not_own_ruin": "I14.8",
        "found_occupied": "I14.2",
        "found_too_close": "I14.2",
        "found_reserved": "I14.3",
    },
}
