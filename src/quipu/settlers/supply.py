"""Cards in hands and in the bank: who holds what, who can pay, and what a roll yields."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from quipu.core.state import Catalogue, State
from quipu.hexes.bits import BITS, count_bits
from quipu.settlers.layout import (
    BANK,
    BUILT,
    CITIES,
    HAND,
    NOBODY,
    OWN,
    RATE,
    ROW,
    SIZE,
)
from quipu.settlers.terms import MOST_PAID, Terms

EMPTY_BAG: Final = vec[u8]([0] * ROW)


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(State):
    """The part of a position that is made of resource cards."""

    def __init__(
        self, seats: i64, catalogue: Catalogue[Any], terms: Terms, cells: vec[i64]
    ) -> None:
        super().__init__(seats, catalogue)
        self.terms = terms
        self.grid = terms.grid
        self.cells = cells
        self.robber: i64 = NOBODY  # a hex

    # ---- hands and bank -------------------------------------------------------------------

    def bank(self, kind: i64) -> i64:
        return self.cells[BANK + kind]

    def bank_size(self) -> i64:
        return self.bank_below(self.terms.box.kinds)

    def bank_below(self, kinds: i64) -> i64:
        """Cards in the bank of the kinds below a number."""
        size: i64 = 0
        for kind in range(kinds):
            size += self.cells[BANK + kind]
        return size

    def held(self, seat: i64, kind: i64) -> i64:
        return self.cells[HAND + seat * ROW + kind]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[SIZE + seat]

    def hand(self, seat: i64) -> vec[i64]:
        start = HAND + seat * ROW
        return self.cells[start : start + ROW]

    def bag(self, start: i64) -> vec[u8]:
        """A row of cells as a bag for luck."""
        bag, cells = EMPTY_BAG[:], self.cells
        for n in range(ROW):
            bag[n] = u8(cells[start + n])
        return bag

    def take(self, seat: i64, kind: i64, count: i64) -> None:
        """From the bank into a hand; a negative count goes back."""
        cells = self.cells
        cells[BANK + kind] -= count
        cells[HAND + seat * ROW + kind] += count
        cells[SIZE + seat] += count

    def hand_over(self, giver: i64, taker: i64, kind: i64, count: i64) -> None:
        self.take(giver, kind, -count)
        self.take(taker, kind, count)

    def holds(self, seat: i64, cards: vec[i64]) -> bool:
        start, held = HAND + seat * ROW, self.cells
        for kind in range(self.terms.box.kinds):
            if held[start + kind] < cards[kind]:
                return False
        return True

    def largest_hand(self, seats: i64) -> i64:
        """The most cards in one hand of a set of seats."""
        most: i64 = 0
        for seat in range(self.seats):
            if (seats >> seat) & 1:
                most = max(most, self.cells[SIZE + seat])
        return most

    # ---- payments -------------------------------------------------------------------------

    def can_pay(self, seat: i64, thing: i64) -> bool:
        return (self.payable(seat) >> thing) & 1 != 0

    def payable(self, seat: i64) -> i64:
        """The set of things that a hand pays for."""
        cells, affords = self.cells, self.terms.box.affords
        things: i64 = -1
        for kind in range(self.terms.box.kinds):
            held = cells[HAND + seat * ROW + kind]
            things &= affords[kind * ROW + (min(MOST_PAID, held))]
        return things

    def pay(self, seat: i64, thing: i64) -> None:
        costs, cells = self.terms.box.costs, self.cells
        for kind in range(self.terms.box.kinds):
            count = costs[thing * ROW + kind]
            cells[BANK + kind] += count
            cells[HAND + seat * ROW + kind] -= count
            cells[SIZE + seat] -= count

    def rate(self, seat: i64, kind: i64) -> i64:
        """E6.4: so many equal cards the bank asks for one other, at the best rate there is."""
        return self.cells[RATE + seat * ROW + kind]

    # ---- yields ---------------------------------------------------------------------------

    def harvest(self, number: i64) -> i64:
        """E4.4, I4.6: everybody's yields of a roll at the same moment, whether wanted or not.

        The set of those who got something.
        """
        served: i64 = 0
        land = self.terms.land
        rolls, fields = land.rolls, land.fields
        built: i64 = 0
        for n in range(fields.starts[number], fields.starts[number + 1]):
            built |= self.grid.around[fields.items[n]]
        if built & self.cells[BUILT]:
            for n in range(rolls.starts[number], rolls.starts[number + 1]):
                served |= self.share_out(number, rolls.items[n])
        return served

    def share_out(self, number: i64, kind: i64) -> i64:
        """E4.5, E4.6, I4.7: short of a kind, several get nothing, a single one what is left."""
        served: i64 = 0
        claims: i64 = 0
        claimants: i64 = 0
        by_seat: i64 = 0  # a byte for each
        land, cells = self.terms.land, self.cells
        around: i64 = 0
        for n in range(land.fields.starts[number], land.fields.starts[number + 1]):
            hex = land.fields.items[n]
            if land.kinds[hex] == kind and hex != self.robber:
                around |= self.grid.around[hex]
        if around & cells[BUILT] == 0:
            return 0
        for seat in range(self.seats):
            if cells[OWN + seat] & around:
                claim = self.claim(seat, number, kind)
                claims += claim
                claimants += 1
                by_seat += claim << (8 * seat)
        stock = cells[BANK + kind]
        if stock == 0:
            return 0
        if claims > stock and (claimants > 1 or not self.terms.sole_takes_rest):
            return 0
        for seat in range(self.seats):
            claim = (by_seat >> (8 * seat)) & 255
            if claim:
                self.take(seat, kind, min(claim, stock))
                served |= BITS[seat]
        return served

    def claim(self, seat: i64, number: i64, kind: i64) -> i64:
        """E4.2, I4.2: of one kind from a number, 1 for each settlement, 2 for each city.

        E4.3, I4.4: nothing where the robber is. E4.7, E4.8, E4.9, I4.8 and I4.9 work it out.
        """
        land, around = self.terms.land, self.grid.around
        own, cities = self.cells[OWN + seat], self.cells[CITIES + seat]
        claim: i64 = 0
        for n in range(land.fields.starts[number], land.fields.starts[number + 1]):
            hex = land.fields.items[n]
            there = own & around[hex]
            if there != 0 and hex != self.robber and land.kinds[hex] == kind:
                claim += count_bits(there) + count_bits(there & cities)
        return claim

    def expected_yield(self, seat: i64) -> float:
        """Cards an average roll claims for this seat; for the luck report."""
        land = self.terms.land
        ways: i64 = 0
        for number in range(2, 13):
            for kind in land.rolls.row(number):
                ways += self.claim(seat, number, kind) * pips(number)
        return int(ways) / 36

    # ---- invariants -----------------------------------------------------------------------

    def broken_supply(self) -> str:
        """For every kind, bank and hands together are what the box holds."""
        box = self.terms.box
        for kind in range(box.kinds):
            total = self.cells[BANK + kind]
            if total < 0:
                return f"the bank owes {box.kind_names[kind]}"
            for seat in range(self.seats):
                total += self.held(seat, kind)
            if total != box.supply[kind]:
                return f"{total} {box.kind_names[kind]} cards, not {box.supply[kind]}"
        for seat in range(self.seats):
            size: i64 = 0
            for kind in range(ROW):
                if self.held(seat, kind) < 0:
                    return f"seat {seat} owes cards"
                size += self.held(seat, kind)
            if size != self.hand_size(seat):
                return f"seat {seat} holds {size} cards, {self.hand_size(seat)} counted"
        return ""


def pips(number: i64) -> i64:
    """Ways of 36 in which two dice show this sum."""
    if number == 7:
        return 0
    return number - 1 if number < 7 else 13 - number
