"""The one table from reasons to the codes and paragraphs of this game."""

from __future__ import annotations

from typing import Final

from quipu.core.refusal import Refusal
from quipu.settlers import reasons

GOD_NOT_YOURS: Final = 52  # from OWN_REASONS on
GOD_NEW: Final = 53
GOD_USED: Final = 54
GOD_WRONG_TIME: Final = 55
GOD_NO_EFFECT: Final = 56
GOD_MUST_EXCHANGE: Final = 57
GOD_SAME: Final = 58
GOD_NOT_OPEN: Final = 59
GOD_PAYMENT: Final = 60
GOD_NOT_AHEAD: Final = 61
GOD_NO_MERCENARY: Final = 62
GOD_NO_FREE_END: Final = 63
NILE_NEEDS_BOAT: Final = 64
BOAT_NEEDS_NILE: Final = 65
FOUND_AT_NILE: Final = 66
NO_BOAT_YET: Final = 67
NO_STONE_LEFT: Final = 68
STONE_PLACE: Final = 69
FAVOUR_NOT_YOURS: Final = 70
FAVOUR_USED: Final = 71

NOTHING: Final = ""
NO_REASON: Final = Refusal(NOTHING, NOTHING)

TABLE: Final = {
    reasons.FINE: NO_REASON,
    reasons.GAME_OVER: Refusal("game_over", "E14.2"),
    reasons.NOT_YOUR_TURN: Refusal("not_your_turn", "E3.1"),
    reasons.NOT_TRADER: Refusal("trade_not_active", "E5.2"),
    reasons.NOT_DUE: Refusal("nothing_to_decide", "E3.5"),
    reasons.NO_OFFER: Refusal("no_offer", "E5.14"),
    reasons.NOT_ASKED: Refusal("not_asked", "E5.6"),
    reasons.ANSWERED: Refusal("already_answered", "E5.6"),
    reasons.PENDING: Refusal("decision_pending", "E3.5"),
    reasons.OFFER_OPEN: Refusal("offer_open", "E5.14"),
    reasons.ANSWERS_MISSING: Refusal("answers_missing", "E5.11"),
    reasons.ROLL_FIRST: Refusal("roll_first", "E3.2"),
    reasons.ALREADY_ROLLED: Refusal("already_rolled", "E3.2"),
    reasons.TRADE_CLOSED: Refusal("trade_closed", "E3.3"),
    reasons.CALL_ONLY: Refusal("call_needs_proposal", "E5.5"),
    reasons.OFFER_LIMIT: Refusal("offer_limit", "E5.13"),
    reasons.CARD_LIMIT: Refusal("card_limit", "E13.1"),
    reasons.NO_PIECE: Refusal("no_piece", "E7.5"),
    reasons.UNKNOWN_PLACE: Refusal("unknown_place", "E1.4"),
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
    reasons.NO_PARTNER: Refusal("unknown_place", "E1.4"),
    reasons.SIDE_LIMIT: Refusal("trade_side_limit", "E5.10"),
    reasons.GIFT: Refusal("trade_gift", "E5.7"),
    reasons.SAME_KIND: Refusal("trade_same_kind", "E5.8"),
    reasons.NOT_HELD: Refusal("trade_not_held", "E5.9"),
    reasons.TOO_MANY: Refusal("trade_too_many", "E5.10"),
    reasons.DISCARD_COUNT: Refusal("discard_count", "E12.2"),
    reasons.DISCARD_NOT_HELD: Refusal("discard_not_held", "E12.3"),
    reasons.CARD_NOT_HELD: Refusal("card_not_held", "E13.1"),
    reasons.CARD_NEW: Refusal("card_new", "E13.2"),
    reasons.CANNOT_PAY: Refusal("cannot_pay", "E7.1"),
    reasons.BANK_TOO_FEW: Refusal("bank_too_few", "E6.1"),
    reasons.BANK_SAME_KIND: Refusal("bank_same_kind", "E6.5"),
    reasons.PLENTY_KIND: Refusal("card_no_effect", "E13.7"),
    reasons.BANK_EMPTY: Refusal("bank_empty", "E6.6"),
    reasons.DECK_EMPTY: Refusal("deck_empty", "E11.2"),
    reasons.CARD_NO_EFFECT: Refusal("card_no_effect", "E13.7"),
    reasons.PLENTY_EMPTY: Refusal("card_no_effect", "E13.7"),
    reasons.CARD_POINTS: Refusal("card_points", "E13.10"),
    GOD_NOT_YOURS: Refusal("god_not_yours", "G2.1"),
    GOD_NEW: Refusal("god_new", "G2.5"),
    GOD_USED: Refusal("god_used", "G2.6"),
    GOD_WRONG_TIME: Refusal("god_wrong_time", "G2.1"),
    GOD_NO_EFFECT: Refusal("god_no_effect", "G2.9"),
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

REASONS: Final = [TABLE[n] for n in range(len(TABLE))]
