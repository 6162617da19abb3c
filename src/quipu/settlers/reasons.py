"""Reasons why something is not allowed, as numbers; each game gives them codes and paragraphs.

They stand in the order in which they are told when several apply.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_TRADER: Final = 3  # an offer by a seat whose turn it is not
NOT_DUE: Final = 4
NO_OFFER: Final = 5
NOT_ASKED: Final = 6
ANSWERED: Final = 7
PENDING: Final = 8
FOUNDING: Final = 9  # the first pieces are being placed
OFFER_OPEN: Final = 10
ANSWERS_MISSING: Final = 11
ROLL_FIRST: Final = 12
ALREADY_ROLLED: Final = 13
TRADE_CLOSED: Final = 14
CALL_ONLY: Final = 15  # a call is answered with a proposal
OFFER_LIMIT: Final = 16
CARD_LIMIT: Final = 17
NO_PIECE: Final = 18
UNKNOWN_PLACE: Final = 19
PATH_TAKEN: Final = 20
PATH_APART: Final = 21
PATH_BLOCKED: Final = 22
FOUNDING_PATH: Final = 23
CROSSING_TAKEN: Final = 24
TOO_CLOSE: Final = 25
CROSSING_APART: Final = 26
NOT_SETTLEMENT: Final = 27
ROBBER_STAYS: Final = 28
WRONG_VICTIM: Final = 29
NOT_WILLING: Final = 30
ONLY_CARDS: Final = 31
SAME_TERMS: Final = 32
COUNTERS_OFF: Final = 33
NO_PARTNER: Final = 34  # an offer to nobody at the table
SIDE_LIMIT: Final = 35
GIFT: Final = 36
SAME_KIND: Final = 37
EMPTY_HAND: Final = 38  # a call of a seat that could give nothing
NOT_HELD: Final = 39
TOO_MANY: Final = 40
DISCARD_COUNT: Final = 41
DISCARD_NOT_HELD: Final = 42
CARD_NOT_HELD: Final = 43
CARD_NEW: Final = 44
CANNOT_PAY: Final = 45
BANK_TOO_FEW: Final = 46
BANK_SAME_KIND: Final = 47
PLENTY_KIND: Final = 48  # plenty does not take this kind
BANK_EMPTY: Final = 49
DECK_EMPTY: Final = 50
CARD_NO_EFFECT: Final = 51
PLENTY_EMPTY: Final = 52
CARD_POINTS: Final = 53
OWN_REASONS: Final = 54  # a game's own reasons are numbered from here
