"""Why something is not allowed: reasons with their codes, and for each act its paragraph."""

from __future__ import annotations

from typing import Final

from quipu.core.refusal import Reasons, Refusal
from quipu.settlers import reasons

GOD_NOT_YOURS: Final = 54  # from OWN_REASONS on
GOD_NEW: Final = 55
GOD_USED: Final = 56
GOD_WRONG_TIME: Final = 57
GOD_NO_EFFECT: Final = 58
GOD_MUST_EXCHANGE: Final = 59
GOD_SAME: Final = 60
GOD_NOT_OPEN: Final = 61
GOD_PAYMENT: Final = 62
GOD_NOT_AHEAD: Final = 63
GOD_NO_MERCENARY: Final = 64
GOD_NO_FREE_END: Final = 65
NILE_NEEDS_BOAT: Final = 66
BOAT_NEEDS_NILE: Final = 67
FOUND_AT_NILE: Final = 68
NO_BOAT_YET: Final = 69
NO_STONE_LEFT: Final = 70
STONE_PLACE: Final = 71
FAVOUR_NOT_YOURS: Final = 72
FAVOUR_USED: Final = 73

NOTHING: Final = ""
NO_REASON: Final = Refusal(NOTHING, NOTHING)

TABLE: Final = {
    reasons.FINE: NO_REASON,
    reasons.GAME_OVER: Refusal("game_over", "E14.2"),
    reasons.NOT_YOUR_TURN: Refusal("not_your_turn", "E3.7"),
    reasons.NOT_TRADER: Refusal("trade_not_active", "E5.2"),
    reasons.NOT_DUE: Refusal("nothing_to_decide", "E12.4"),
    reasons.NO_OFFER: Refusal("no_offer", "E5.14"),
    reasons.NOT_ASKED: Refusal("not_asked", "E5.6"),
    reasons.ANSWERED: Refusal("already_answered", "E5.6"),
    reasons.PENDING: Refusal("decision_pending", "E3.5"),
    reasons.FOUNDING: Refusal("decision_pending", "E2.14"),
    reasons.OFFER_OPEN: Refusal("offer_open", "E5.14"),
    reasons.ANSWERS_MISSING: Refusal("answers_missing", "E5.11"),
    reasons.ROLL_FIRST: Refusal("roll_first", "E3.2"),
    reasons.ALREADY_ROLLED: Refusal("already_rolled", "E3.2"),
    reasons.TRADE_CLOSED: Refusal("trade_closed", "E3.3"),
    reasons.CALL_ONLY: Refusal("call_needs_proposal", "E5.5"),
    reasons.OFFER_LIMIT: Refusal("offer_limit", "E5.13"),
    reasons.CARD_LIMIT: Refusal("card_limit", "E13.1"),
    reasons.NO_PIECE: Refusal("no_piece", "E7.5"),
    reasons.UNKNOWN_PLACE: Refusal("unknown_place", "E7.2"),
    reasons.PATH_TAKEN: Refusal("path_taken", "E7.2"),
    reasons.PATH_APART: Refusal("path_not_connected", "E7.3"),
    reasons.PATH_BLOCKED: Refusal("path_blocked", "E7.3"),
    reasons.FOUNDING_PATH: Refusal("founding_path", "E2.12"),
    reasons.CROSSING_TAKEN: Refusal("crossing_taken", "E9.2"),
    reasons.TOO_CLOSE: Refusal("too_close", "E9.3"),
    reasons.CROSSING_APART: Refusal("crossing_not_connected", "E9.2"),
    reasons.NOT_SETTLEMENT: Refusal("not_your_settlement", "E10.3"),
    reasons.ROBBER_STAYS: Refusal("robber_stays", "E12.4"),
    reasons.WRONG_VICTIM: Refusal("victim_wrong", "E12.5"),
    reasons.NOT_WILLING: Refusal("partner_not_willing", "E5.11"),
    reasons.ONLY_CARDS: Refusal("trade_only_cards", "E5.3"),
    reasons.SAME_TERMS: Refusal("trade_same_terms", "E5.6"),
    reasons.COUNTERS_OFF: Refusal("counter_off", "E5.5"),
    reasons.NO_PARTNER: Refusal("unknown_place", "E5.4"),
    reasons.SIDE_LIMIT: Refusal("trade_side_limit", "E5.10"),
    reasons.GIFT: Refusal("trade_gift", "E5.7"),
    reasons.SAME_KIND: Refusal("trade_same_kind", "E5.8"),
    reasons.EMPTY_HAND: Refusal("trade_not_held", "E5.16"),
    reasons.NOT_HELD: Refusal("trade_not_held", "E5.9"),
    reasons.TOO_MANY: Refusal("trade_too_many", "E5.10"),
    reasons.DISCARD_COUNT: Refusal("discard_count", "E12.2"),
    reasons.DISCARD_NOT_HELD: Refusal("discard_not_held", "E12.3"),
    reasons.CARD_NOT_HELD: Refusal("card_not_held", "E13.1"),
    reasons.CARD_NEW: Refusal("card_new", "E13.2"),
    reasons.CANNOT_PAY: Refusal("cannot_pay", "E7.2"),
    reasons.BANK_TOO_FEW: Refusal("bank_too_few", "E6.1"),
    reasons.BANK_SAME_KIND: Refusal("bank_same_kind", "E6.5"),
    reasons.PLENTY_KIND: Refusal("card_no_effect", "E13.8"),
    reasons.BANK_EMPTY: Refusal("bank_empty", "E6.6"),
    reasons.DECK_EMPTY: Refusal("deck_empty", "E11.2"),
    reasons.CARD_NO_EFFECT: Refusal("card_no_effect", "E13.7"),
    reasons.PLENTY_EMPTY: Refusal("card_no_effect", "E13.8"),
    reasons.CARD_POINTS: Refusal("card_points", "E13.10"),
    GOD_NOT_YOURS: Refusal("god_not_yours", "G2.1"),
    GOD_NEW: Refusal("god_new", "G2.5"),
    GOD_USED: Refusal("god_used", "G2.6"),
    GOD_WRONG_TIME: Refusal("god_wrong_time", "G4.3"),
    GOD_NO_EFFECT: Refusal("god_no_effect", "G4.5"),
    GOD_MUST_EXCHANGE: Refusal("god_must_exchange", "G2.3"),
    GOD_SAME: Refusal("god_same", "G2.4"),
    GOD_NOT_OPEN: Refusal("god_not_open", "G2.4"),
    GOD_PAYMENT: Refusal("god_payment", "G4.2"),
    GOD_NOT_AHEAD: Refusal("god_not_ahead", "G4.8"),
    GOD_NO_MERCENARY: Refusal("god_no_mercenary", "G4.9"),
    GOD_NO_FREE_END: Refusal("god_no_free_end", "G4.4"),
    NILE_NEEDS_BOAT: Refusal("nile_needs_boat", "P4.1"),
    BOAT_NEEDS_NILE: Refusal("boat_needs_nile", "P4.1"),
    FOUND_AT_NILE: Refusal("found_at_nile", "P3.1"),
    NO_BOAT_YET: Refusal("no_boat_yet", "P5.2"),
    NO_STONE_LEFT: Refusal("no_stone_left", "P5.4"),
    STONE_PLACE: Refusal("stone_place", "P5.3"),
    FAVOUR_NOT_YOURS: Refusal("favour_not_yours", "P7.1"),
    FAVOUR_USED: Refusal("favour_used", "P7.2"),
}

OWN_TURN_GODS: Final = {  # gods of the own turn, by what is done with them
    "ask_amun": "G4.1",
    "build_with_wepwawet": "G4.2",
    "move_with_chons": "G4.4",
    "buy_with_thot": "G4.7",
    "look_with_maat": "G4.8",
    "settle_with_ptah": "G4.9",
    "raise_with_ptah": "G4.9",
    "drive_off_with_seth": "G4.10",
    "rate_with_hathor": "G4.11",
}


def own_turn(paragraph: str) -> dict[int, str]:
    """What every god of the own turn shares: when he helps, what it costs, and to what end."""
    return {
        reasons.NOT_YOUR_TURN: paragraph,
        reasons.PENDING: "G2.1",
        reasons.ROLL_FIRST: paragraph,
        reasons.TRADE_CLOSED: paragraph,
        reasons.UNKNOWN_PLACE: paragraph,
        reasons.CANNOT_PAY: paragraph,
        reasons.DECK_EMPTY: paragraph,
        GOD_WRONG_TIME: paragraph,
        GOD_NO_EFFECT: paragraph,
        GOD_PAYMENT: paragraph,
    }


CARD: Final = {reasons.PENDING: "E13.1"}  # a card that is played
DISCARD: Final = {reasons.NOT_DUE: "E12.2"}
ISIS: Final = {
    reasons.BANK_EMPTY: "G4.5",
    GOD_WRONG_TIME: "G4.5",
}

# What forbids a kind of act, where it is another paragraph than the one above.
ACTS: Final[dict[str, dict[int, str]]] = {
    **{kind: own_turn(paragraph) for kind, paragraph in OWN_TURN_GODS.items()},
    "place_start_settlement": {
        reasons.NOT_YOUR_TURN: "E2.11",
        reasons.NOT_DUE: "E2.11",
        reasons.UNKNOWN_PLACE: "E2.11",
        reasons.CROSSING_TAKEN: "E2.11",
    },
    "place_start_oxcart": {
        reasons.NOT_YOUR_TURN: "E2.11",
        reasons.NOT_DUE: "E2.12",
        reasons.UNKNOWN_PLACE: "E2.12",
        NILE_NEEDS_BOAT: "P3.3",
    },
    "roll": {reasons.NOT_YOUR_TURN: "E3.1"},
    "discard": DISCARD,
    "discard_card": DISCARD,
    "move_robber": {reasons.UNKNOWN_PLACE: "E12.4"},
    "steal_from": {reasons.NOT_DUE: "E12.6", reasons.UNKNOWN_PLACE: "E12.5"},
    "offer_trade": {reasons.UNKNOWN_PLACE: "E5.4"},
    "call_for_proposals": {reasons.UNKNOWN_PLACE: "E5.4"},
    "accept_trade": {reasons.NO_OFFER: "E5.6"},
    "decline_trade": {reasons.NO_OFFER: "E5.6"},
    "counter_trade": {reasons.NO_OFFER: "E5.6", reasons.COUNTERS_OFF: "E5.6"},
    "choose_partner": {
        reasons.NO_OFFER: "E5.11",
        reasons.UNKNOWN_PLACE: "E5.11",
        reasons.NOT_HELD: "E5.11",
    },
    "build_settlement": {
        reasons.NO_PIECE: "E9.6",
        reasons.UNKNOWN_PLACE: "E9.2",
        reasons.CANNOT_PAY: "E9.1",
    },
    "build_temple_city": {
        reasons.NO_PIECE: "E10.3",
        reasons.UNKNOWN_PLACE: "E10.2",
        reasons.CANNOT_PAY: "E10.1",
    },
    "buy_card": {reasons.CANNOT_PAY: "E11.1"},
    "play_mercenary": CARD,
    "play_route_building": CARD,
    "play_plenty": {**CARD, reasons.BANK_EMPTY: "E13.8"},
    "play_monopoly": CARD,
    "play_victory_point": CARD,
    "place_free_oxcart": {reasons.NOT_DUE: "E13.7", reasons.UNKNOWN_PLACE: "E13.7"},
    "waive_oxcart": {reasons.NOT_DUE: "E13.7", reasons.PENDING: "E13.7"},
    "end_turn": {
        reasons.NOT_YOUR_TURN: "E3.6",
        reasons.PENDING: "E3.6",
        reasons.ROLL_FIRST: "E3.6",
    },
    "move_with_chons": {
        **own_turn("G4.4"),
        reasons.PATH_TAKEN: "G4.4",
        reasons.PATH_APART: "G4.4",
        reasons.PATH_BLOCKED: "G4.4",
    },
    "settle_with_ptah": {**own_turn("G4.9"), reasons.NO_PIECE: "E9.6"},
    "raise_with_ptah": {**own_turn("G4.9"), reasons.NO_PIECE: "E10.3"},
    "keep_god": {reasons.NOT_DUE: "G2.2"},
    "exchange_god": {reasons.NOT_DUE: "G2.8"},
    "pass": {reasons.NOT_DUE: "G3.1"},
    "take_with_hapi": {reasons.BANK_EMPTY: "G4.3"},
    "use_isis": ISIS,
    "give_back": {reasons.NOT_DUE: "G4.1", reasons.NOT_HELD: "G4.1"},
    "stop_asking": {reasons.NOT_DUE: "G4.1"},
    "keep_card": {reasons.NOT_DUE: "G4.7", reasons.CARD_NOT_HELD: "G4.7"},
    "take_with_maat": {reasons.NOT_DUE: "G4.8", reasons.NOT_HELD: "G4.8"},
}

BOAT: Final = {
    reasons.NO_PIECE: "P4.6",
    reasons.UNKNOWN_PLACE: "P4.1",
    reasons.PATH_TAKEN: "P4.6",
    reasons.PATH_APART: "P4.2",
    reasons.PATH_BLOCKED: "P4.2",
    reasons.CANNOT_PAY: "P4.1",
}

SWAP: Final = {
    reasons.NOT_YOUR_TURN: "P7.2",
    reasons.PENDING: "P7.2",
    reasons.ROLL_FIRST: "P7.2",
    reasons.BANK_TOO_FEW: "P7.2",
    reasons.BANK_SAME_KIND: "P7.2",
    reasons.BANK_EMPTY: "P7.2",
}

PYRAMID_ACTS: Final[dict[str, dict[int, str]]] = {
    **ACTS,
    "use_isis": {**ISIS, GOD_NO_EFFECT: "P8.2"},
    "build_boat": BOAT,
    "build_stone": {reasons.UNKNOWN_PLACE: "P5.3", reasons.CANNOT_PAY: "P5.1"},
    "swap_by_favour": SWAP,
}

ENDS: Final = {
    "points": Refusal("game_over", "E14.2"),
    "turn_limit": Refusal("game_over", "E14.5"),
}
PYRAMID_ENDS: Final = {
    "points": Refusal("game_over", "P9.1"),
    "turn_limit": Refusal("game_over", "E14.5"),
    "pyramid": Refusal("game_over", "P9.2"),
}

USUAL: Final = [TABLE[n] for n in range(len(TABLE))]
REASONS: Final = Reasons(USUAL, ACTS, ENDS)
PYRAMID_REASONS: Final = Reasons(USUAL, PYRAMID_ACTS, PYRAMID_ENDS)
