"""Why something is not allowed: reasons with their codes, and for each act its paragraph."""

from __future__ import annotations

from typing import Final

from quipu.core.refusal import Reasons, Refusal
from quipu.settlers import reasons

ROUTE_SPENT: Final = 54  # from OWN_REASONS on
COMBAT_SPENT: Final = 55
NO_PATH: Final = 56
ROAD_AT_RUIN: Final = 57
IN_DECLINE: Final = 58
CITY_LIMIT: Final = 59
ROBBER_NOT_HERE: Final = 60
THEFT_REQUIRED: Final = 61
ROBBER_NOT_NEAR: Final = 62
ROBBER_ON_FRAME: Final = 63
FOUND_FREE_SITE: Final = 64
FOUND_NOT_OWN: Final = 65
FOUND_OCCUPIED: Final = 66
FOUND_TOO_CLOSE: Final = 67
FOUND_RESERVED: Final = 68
ROUTE_NOT_HELD: Final = 69
COMBAT_NOT_HELD: Final = 70
NOT_EQUAL: Final = 71
NOT_GOODS: Final = 72
RESOURCES_ONLY: Final = 73
THEFT_AGREED: Final = 74

NOTHING: Final = ""
NO_REASON: Final = Refusal(NOTHING, NOTHING)

TABLE: Final = {
    reasons.FINE: NO_REASON,
    reasons.GAME_OVER: Refusal("game_over", "I15.1"),
    reasons.NOT_YOUR_TURN: Refusal("not_your_turn", "I3.8"),
    reasons.NOT_TRADER: Refusal("trade_no_partner", "I6.1"),
    reasons.NOT_DUE: Refusal("not_asked", "I9.6"),
    reasons.NO_OFFER: Refusal("not_asked", "I6.12"),
    reasons.NOT_ASKED: Refusal("not_asked", "I6.12"),
    reasons.ANSWERED: Refusal("already_answered", "I6.11"),
    reasons.PENDING: Refusal("decision_pending", "I3.5"),
    reasons.FOUNDING: Refusal("decision_pending", "I2.11"),
    reasons.OFFER_OPEN: Refusal("offer_open", "I6.18"),
    reasons.ANSWERS_MISSING: Refusal("decision_pending", "I3.5"),
    reasons.ROLL_FIRST: Refusal("roll_first", "I3.6"),
    reasons.ALREADY_ROLLED: Refusal("already_rolled", "I3.2"),
    reasons.TRADE_CLOSED: NO_REASON,  # I3.3: trade and building alternate
    reasons.CALL_ONLY: Refusal("trade_nothing_to_accept", "I6.12"),
    reasons.OFFER_LIMIT: Refusal("offer_limit", "I6.19"),
    reasons.CARD_LIMIT: Refusal("card_limit", "I3.4"),
    reasons.NO_PIECE: Refusal("no_road_piece", "I7.6"),
    reasons.UNKNOWN_PLACE: Refusal("unknown_place", "I7.8"),
    reasons.PATH_TAKEN: Refusal("path_taken", "I7.3"),
    reasons.PATH_APART: Refusal("road_not_connected", "I7.3"),
    reasons.PATH_BLOCKED: Refusal("road_blocked", "I7.3"),
    reasons.FOUNDING_PATH: Refusal("road_not_at_settlement", "I2.11"),
    reasons.CROSSING_TAKEN: Refusal("site_occupied", "I7.8"),
    reasons.TOO_CLOSE: Refusal("too_close", "I7.9"),
    reasons.CROSSING_APART: Refusal("no_own_road", "I7.8"),
    reasons.NOT_SETTLEMENT: Refusal("no_own_settlement", "I7.17"),
    reasons.ROBBER_STAYS: Refusal("robber_must_move", "I9.6"),
    reasons.WRONG_VICTIM: Refusal("not_a_victim", "I9.7"),
    reasons.NOT_WILLING: Refusal("not_a_partner", "I6.15"),
    reasons.ONLY_CARDS: Refusal("only_cards", "I6.2"),
    reasons.SAME_TERMS: Refusal("trade_same_terms", "I6.13"),
    reasons.COUNTERS_OFF: Refusal("counter_off", "I6.10"),
    reasons.NO_PARTNER: Refusal("trade_no_partner", "I6.4"),
    reasons.SIDE_LIMIT: Refusal("trade_too_many", "I6.7"),
    reasons.GIFT: Refusal("trade_empty_side", "I6.5"),
    reasons.SAME_KIND: Refusal("trade_same_kind", "I6.6"),
    reasons.EMPTY_HAND: Refusal("trade_not_held", "I6.10"),
    reasons.NOT_HELD: Refusal("trade_not_held", "I6.8"),
    reasons.TOO_MANY: Refusal("trade_hand_too_small", "I6.9"),
    reasons.DISCARD_COUNT: Refusal("discard_count", "I9.3"),
    reasons.DISCARD_NOT_HELD: Refusal("discard_not_held", "I9.3"),
    reasons.CARD_NOT_HELD: Refusal("card_not_held", "I10.1"),
    reasons.CARD_NEW: Refusal("card_too_new", "I10.1"),
    reasons.CANNOT_PAY: Refusal("cannot_pay", "I7.2"),
    reasons.BANK_TOO_FEW: Refusal("cannot_pay", "I7.2"),
    reasons.BANK_SAME_KIND: Refusal("same_kind_back", "I5.5"),
    reasons.PLENTY_KIND: Refusal("resources_only", "I10.6"),
    reasons.BANK_EMPTY: Refusal("supply_empty", "I5.6"),
    reasons.DECK_EMPTY: Refusal("deck_empty", "I7.22"),
    reasons.CARD_NO_EFFECT: Refusal("no_road_possible", "I10.5"),
    reasons.PLENTY_EMPTY: Refusal("supply_empty", "I10.6"),
    reasons.CARD_POINTS: NO_REASON,  # I10.8: no card is worth a point
    ROUTE_SPENT: Refusal("route_used", "I8.6"),
    COMBAT_SPENT: Refusal("combat_used", "I11.2"),
    NO_PATH: Refusal("no_path", "I1.8"),
    ROAD_AT_RUIN: Refusal("road_at_ruin", "I7.4"),
    IN_DECLINE: Refusal("in_decline", "I7.17"),
    CITY_LIMIT: Refusal("city_limit", "I7.19"),
    ROBBER_NOT_HERE: Refusal("robber_not_here", "I9.6"),
    THEFT_REQUIRED: Refusal("theft_required", "I9.8"),
    ROBBER_NOT_NEAR: Refusal("robber_not_near", "I11.2"),
    ROBBER_ON_FRAME: Refusal("robber_not_near", "I11.4"),
    FOUND_FREE_SITE: Refusal("found_free_site_exists", "I14.8"),
    FOUND_NOT_OWN: Refusal("found_not_own_ruin", "I14.8"),
    FOUND_OCCUPIED: Refusal("found_occupied", "I14.2"),
    FOUND_TOO_CLOSE: Refusal("found_too_close", "I14.2"),
    FOUND_RESERVED: Refusal("found_reserved", "I14.3"),
    ROUTE_NOT_HELD: Refusal("route_not_held", "I8.6"),
    COMBAT_NOT_HELD: Refusal("combat_not_held", "I11.2"),
    NOT_EQUAL: Refusal("not_equal_cards", "I5.2"),
    NOT_GOODS: Refusal("not_goods", "I5.3"),
    RESOURCES_ONLY: Refusal("resources_only", "I5.4"),
    THEFT_AGREED: Refusal("theft_required", "I10.3"),
}

# What forbids a kind of act, where it is another paragraph than the one above.
ACTS: Final = {
    "place_start_settlement": {
        reasons.NOT_YOUR_TURN: "I2.10",
        reasons.NOT_DUE: "I2.10",
        reasons.UNKNOWN_PLACE: "I2.11",
        reasons.CROSSING_TAKEN: "I2.11",
    },
    "place_start_road": {reasons.NOT_YOUR_TURN: "I2.10", reasons.NOT_DUE: "I2.11"},
    "roll": {reasons.NOT_YOUR_TURN: "I3.2"},
    "discard": {reasons.NOT_DUE: "I9.2"},
    "discard_card": {reasons.NOT_DUE: "I9.2"},
    "move_robber": {reasons.UNKNOWN_PLACE: "I9.6"},
    "steal_from": {reasons.NOT_DUE: "I9.8", reasons.UNKNOWN_PLACE: "I9.7"},
    "skip_theft": {reasons.NOT_DUE: "I10.3"},
    "trade_three": {
        reasons.PENDING: "I5.1",
        reasons.BANK_TOO_FEW: "I5.2",
        reasons.CANNOT_PAY: "I5.2",
    },
    "trade_two_goods": {
        reasons.PENDING: "I5.1",
        reasons.BANK_TOO_FEW: "I5.3",
        reasons.CANNOT_PAY: "I5.3",
        NOT_EQUAL: "I5.3",
    },
    "trade_goods_set": {reasons.PENDING: "I5.1", reasons.CANNOT_PAY: "I5.4"},
    "trade_by_route": {reasons.CANNOT_PAY: "I8.6", reasons.BANK_SAME_KIND: "I8.6"},
    "offer_trade": {reasons.PENDING: "I6.3", reasons.UNKNOWN_PLACE: "I6.4"},
    "call_for_proposals": {
        reasons.PENDING: "I6.3",
        reasons.UNKNOWN_PLACE: "I6.10",
        reasons.NO_PARTNER: "I6.10",
        reasons.TOO_MANY: "I6.10",
    },
    "accept_trade": {reasons.NOT_HELD: "I6.12"},
    "counter_trade": {
        reasons.NO_OFFER: "I6.13",
        reasons.NOT_ASKED: "I6.13",
        reasons.COUNTERS_OFF: "I6.13",
    },
    "choose_partner": {
        reasons.NO_OFFER: "I6.15",
        reasons.ANSWERS_MISSING: "I6.15",
        reasons.UNKNOWN_PLACE: "I6.15",
        reasons.NOT_HELD: "I6.15",
    },
    "withdraw_trade": {reasons.NO_OFFER: "I6.16"},
    "build_road": {reasons.PENDING: "I7.1"},
    "build_settlement": {reasons.PENDING: "I7.1"},
    "build_city": {reasons.PENDING: "I7.1", reasons.UNKNOWN_PLACE: "I7.17"},
    "buy_card": {reasons.PENDING: "I7.1"},
    "place_free_road": {reasons.NOT_DUE: "I10.5"},
    "play_invention": {reasons.BANK_EMPTY: "I10.6"},
    "found_tribe": {reasons.NOT_DUE: "I14.1", reasons.UNKNOWN_PLACE: "I14.2"},
    "end_turn": {
        reasons.NOT_YOUR_TURN: "I3.7",
        reasons.PENDING: "I3.7",
        reasons.ROLL_FIRST: "I3.7",
    },
}

ENDS: Final = {
    "points": Refusal("game_over", "I15.1"),
    "turn_limit": Refusal("game_over", "I15.4"),
}

REASONS: Final = Reasons([TABLE[n] for n in range(len(TABLE))], ACTS, ENDS)
