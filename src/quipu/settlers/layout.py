"""Where everything lies in the cells of a position; one vector, so that a copy is one copy."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

SEATS: Final = 4
ROW: Final = 8  # the most kinds, pieces or titles; a row of cells for one seat

# Things to pay for; the first three and those from 4 on are pieces.
ROUTE: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CARD: Final = 3

# Titles of development cards.
SOLDIER: Final = 0
POINT: Final = 1
FREE_ROUTES: Final = 2
PLENTY: Final = 3
MONOPOLY: Final = 4

BANK: Final = 0  # by kind
HAND: Final = 8  # by seat and kind
SIZE: Final = 40  # by seat: cards in hand
RATE: Final = 44  # by seat and kind: so many for one at the bank
STOCK: Final = 76  # by seat and piece
DECK: Final = 108  # by title
HELD: Final = 116  # by seat and title, new ones included
NEW: Final = 148  # by title: bought in this turn
OPEN: Final = 156  # by seat: soldiers laid open
REMOVED: Final = 160  # by title: out of the game

POINTS: Final = 168  # by seat: those everybody can see
LENGTH: Final = 172  # by seat: the longest trail

# Sets of crossings and, in two halves, of paths.
OWN: Final = 176  # by seat: buildings
CITIES: Final = 180  # by seat: those of them that are cities
TOUCHED: Final = 184  # by seat: crossings at an own route piece
LAID_LOW: Final = 188  # by seat: own route pieces
LAID_HIGH: Final = 192
REACH_LOW: Final = 196  # by seat: paths at an anchor, taken or not
REACH_HIGH: Final = 200
TAKEN_LOW: Final = 204
TAKEN_HIGH: Final = 205
BUILT: Final = 206  # all buildings
CLOSED: Final = 207  # all buildings and their neighbours

GAME: Final = 208  # the game's own cells begin here
