"""Cards in hands and in the bank: who holds what, who can pay, and what a roll yields."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from quipu.core.state import Catalogue, State
from quipu.hexes.bits import count_bits
from quipu.settlers.layout import (
    BANK,
    CITIES,
    HAND,
    NOBODY,
    OWN,
    RATE,
    ROW,
    SIZE,
)
from quipu.settlers.terms import Terms


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
        return vec[u8]([u8(self.cells[start + n]) for n in range(ROW)])

    def take(self, seat: i64, kind: i64, count: i64) -> None:
        """From the bank into a hand; a negative count goes back."""
        self.cells[BANK + kind] -= count
        self.cells[HAND + seat * ROW + kind] += count
        self.cells[SIZE + seat] += count

    def hand_over(self, giver: i64, taker: i64, kind: i64, count: i64) -> None:
        self.take(giver, kind, -count)
        self.take(taker, kind, count)

    def holds(self, seat: i64, cards: vec[i64]) -> bool:
        start = HAND + seat * ROW
        for kind in range(self.terms.box.kinds):
            if self.cells[start + kind] < cards[kind]:
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
        box = self.terms.box
        start, cost = HAND + seat * ROW, thing * ROW
        for kind in range(box.kinds):
            if self.cells[start + kind] < box.costs[cost + kind]:
                return False
        return True

    def pay(self, seat: i64, thing: i64) -> None:
        box = self.terms.box
        for kind in range(box.kinds):
            count = box.costs[thing * ROW + kind]
            if count:
                self.take(seat, kind, -count)

    def rate(self, seat: i64, kind: i64) -> i64:
        """So many equal cards the bank asks for one other."""
        return self.cells[RATE + seat * ROW + kind]

    # ---- yields ---------------------------------------------------------------------------

    def harvest(self, number: i64) -> None:
        """Everybody's yields of a roll, at the same moment; the robber's hex yields nothing."""
        kinds = self.terms.land.rolls[number]
        for n in range(len(kinds)):
            self.share_out(number, kinds[n])

    def share_out(self, number: i64, kind: i64) -> None:
        """In a shortage several claimants get nothing, a single one what is left."""
        claims: i64 = 0
        claimants: i64 = 0
        for seat in range(self.seats):
            claim = self.claim(seat, number, kind)
            if claim:
                claims += claim
                claimants += 1
        if claims == 0:
            return
        stock = self.cells[BANK + kind]
        if claims > stock and (claimants > 1 or not self.terms.sole_takes_rest):
            return
        for seat in range(self.seats):
            claim = min(self.claim(seat, number, kind), stock)
            if claim:
                self.take(seat, kind, claim)

    def claim(self, seat: i64, number: i64, kind: i64) -> i64:
        """What a seat may expect of one kind from a number: 1 a settlement, 2 a city."""
        land = self.terms.land
        hexes = land.fields[number]
        claim: i64 = 0
        for n in range(len(hexes)):
            hex = hexes[n]
            if hex == self.robber or land.kinds[hex] != kind:
                continue
            there = self.cells[OWN + seat] & self.grid.around[hex]
            if there:
                claim += count_bits(there) + count_bits(there & self.cells[CITIES + seat])
        return claim

    def expected_yield(self, seat: i64) -> float:
        """Cards an average roll claims for this seat; for the luck report."""
        land = self.terms.land
        ways: i64 = 0
        for number in range(2, 13):
            kinds = land.rolls[number]
            for n in range(len(kinds)):
                ways += self.claim(seat, number, kinds[n]) * pips(number)
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
