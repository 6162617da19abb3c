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
OFFER_OPEN: Final = 9
ANSWERS_MISSING: Final = 10
ROLL_FIRST: Final = 11
ALREADY_ROLLED: Final = 12
TRADE_CLOSED: Final = 13
CALL_ONLY: Final = 14  # a call is answered with a proposal
OFFER_LIMIT: Final = 15
CARD_LIMIT: Final = 16
NO_PIECE: Final = 17
UNKNOWN_PLACE: Final = 18
PATH_TAKEN: Final = 19
PATH_APART: Final = 20
PATH_BLOCKED: Final = 21
FOUNDING_PATH: Final = 22
CROSSING_TAKEN: Final = 23
TOO_CLOSE: Final = 24
CROSSING_APART: Final = 25
NOT_SETTLEMENT: Final = 26
ROBBER_STAYS: Final = 27
WRONG_VICTIM: Final = 28
NOT_WILLING: Final = 29
ONLY_CARDS: Final = 30
SAME_TERMS: Final = 31
COUNTERS_OFF: Final = 32
NO_PARTNER: Final = 33  # an offer to nobody at the table
SIDE_LIMIT: Final = 34
GIFT: Final = 35
SAME_KIND: Final = 36
NOT_HELD: Final = 37
TOO_MANY: Final = 38
DISCARD_COUNT: Final = 39
DISCARD_NOT_HELD: Final = 40
CARD_NOT_HELD: Final = 41
CARD_NEW: Final = 42
CANNOT_PAY: Final = 43
BANK_TOO_FEW: Final = 44
BANK_SAME_KIND: Final = 45
PLENTY_KIND: Final = 46  # plenty does not take this kind
BANK_EMPTY: Final = 47
DECK_EMPTY: Final = 48
CARD_NO_EFFECT: Final = 49
PLENTY_EMPTY: Final = 50
CARD_POINTS: Final = 51
OWN_REASONS: Final = 52  # a game's own reasons are numbered from here
