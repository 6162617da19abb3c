"""What a good player of a settlers game looks at to see who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.hexes.bits import BITS, count_bits
from quipu.settlers.layout import CITY, LENGTH, NOBODY, RATE, ROW, SETTLEMENT
from quipu.settlers.state import Settlers
from quipu.settlers.supply import pips

MERITS: Final = [
    "points",
    "lead",  # points as a share of the goal, squared: the last ones are worth more
    "yield",  # cards of an average roll
    "kinds",  # of resources among them
    "hand",  # cards that a seven leaves
    "burden",  # and the others
    "cards",  # development cards
    "soldiers",
    "army",  # held, besides its points: it may be lost
    "trail",
    "route",
    "sites",  # free and in reach, up to three
    "settlements",  # that may become cities
    "harbours",  # kinds for which the bank asks less than four
    "ready",  # a settlement or a city can be paid and placed
    "turn",
    "waiting",  # share of the round before the next turn
]
USUAL: Final[dict[str, float]] = {"points": 0.5, "yield": 0.75, "hand": 0.05, "cards": 0.15}
NONE_YET: Final = vec[float]([0.0] * len(MERITS))
MOST_SITES: Final = 3
BANK_RATE: Final = 4


def merits_of(state: Settlers, seat: i64, goal: i64) -> vec[float]:
    """In the order of `MERITS`."""
    found = NONE_YET[:]
    total = float(state.total(seat))
    found[0] = total
    found[1] = total * total / float(goal)
    add_income(state, seat, found)
    size, limit = state.hand_size(seat), state.hand_limit(seat)
    found[4] = float(min(size, limit))
    found[5] = float(max(size - limit, 0))
    found[6] = float(state.cards_owned(seat))
    found[7] = float(state.open_soldiers(seat))
    found[8] = 1.0 if state.army_holder == seat else 0.0
    found[9] = float(state.cells[LENGTH + seat])
    found[10] = 1.0 if state.route_holder == seat else 0.0
    own, cities, sites = state.buildings(seat), state.cities(seat), state.sites(seat)
    found[11] = float(min(count_bits(sites), i64(MOST_SITES)))
    found[12] = float(count_bits(own & ~cities))
    for kind in range(state.terms.box.kinds):
        if state.cells[RATE + seat * ROW + kind] < BANK_RATE:
            found[13] += 1.0
    if sites and state.can_pay(seat, SETTLEMENT):
        found[14] += 1.0
    if own & ~cities and state.can_pay(seat, CITY):
        found[14] += 1.0
    found[15] = 1.0 if state.active == seat else 0.0
    found[16] = float((seat - state.active) % state.seats) / float(state.seats)
    return found


def add_income(state: Settlers, seat: i64, found: vec[float]) -> None:
    """Yield and kinds, without the hex of the robber."""
    land, grid = state.terms.land, state.grid
    own, cities = state.buildings(seat), state.cities(seat)
    ways: i64 = 0
    kinds: i64 = 0
    for hex in range(grid.hexes):
        kind, there = land.kinds[hex], own & grid.around[hex]
        if there == 0 or kind == NOBODY or hex == state.robber or land.numbers[hex] == 0:
            continue
        ways += (count_bits(there) + count_bits(there & cities)) * pips(land.numbers[hex])
        kinds |= BITS[kind]
    found[2] = float(ways) / 36.0
    found[3] = float(count_bits(kinds))
