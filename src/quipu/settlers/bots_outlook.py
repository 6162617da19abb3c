"""What the board promises to one seat: yields, sites, ways to them, titles, and who is ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.hexes.bits import BITS, LARGEST_SET, count_bits, lowest
from quipu.hexes.grid import HALF
from quipu.hexes.trails import longest_with
from quipu.settlers import bots_weights as weigh
from quipu.settlers.layout import (
    BUILT,
    CLOSED,
    LAID_HIGH,
    LAID_LOW,
    LENGTH,
    NOBODY,
    OPEN,
    OWN,
    ROW,
    SEATS,
    SETTLEMENT,
    TAKEN_HIGH,
    TAKEN_LOW,
    TOUCHED,
)
from quipu.settlers.state import Settlers
from quipu.settlers.supply import pips

UNKNOWN: Final = -1.0
UNCOUNTED: Final = -1
FARTHEST: Final = 3

# What an outlook begins with is copied: to fill it anew for every decision takes longer.
NO_INCOME: Final = vec[float]([0.0] * ROW)
UNSEEN: Final = vec[float]([UNKNOWN] * LARGEST_SET)  # by crossing
UNTRIED: Final = vec[float]([UNKNOWN] * (2 * HALF))  # by path
UNMET: Final = vec[float]([UNKNOWN] * SEATS)
PIPS: Final = vec[float]([0.0] + [float(max(pips(number), 0)) for number in range(1, 13)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """One seat's eyes on a position; what is counted once is kept."""

    def __init__(self, state: Settlers, seat: i64, goal: i64, kind_worth: vec[float]) -> None:
        self.state = state
        self.seat = seat
        self.grid = state.grid
        self.land = state.terms.land
        self.goal = goal  # points to win
        self.kind_worth = kind_worth  # of a pip, by kind
        self.left: i64 = goal - state.total(seat)
        share = float(max(self.left, 1)) / float(goal)
        self.harvest = weigh.YIELD * share
        self.income = NO_INCOME[:]  # own pips by kind
        self.best_rival: i64 = NOBODY
        self.threats = UNMET[:]
        self.yielding = UNSEEN[:]
        self.sites = UNSEEN[:]
        self.aims = UNSEEN[:]
        self.promises = UNTRIED[:]
        self.route_need: i64 = UNCOUNTED  # the trail that takes the title
        self.settles = state.stock(seat, SETTLEMENT) != 0
        self.has_site = state.sites(seat) != 0
        self.passed: i64 = state.cells[TOUCHED + seat] | state.cells[OWN + seat]
        self.count_income()

    def count_income(self) -> None:
        """Of every hex at a building, twice at a city."""
        own, cities = self.state.buildings(self.seat), self.state.cities(self.seat)
        while own != 0:
            crossing = lowest(own)
            own &= own - 1
            cards = 1.0
            if cities & BITS[crossing]:
                cards = 2.0
            for n in range(3):
                hex = self.grid.corner_hexes[crossing * 3 + n]
                if hex != NOBODY and self.land.kinds[hex] != NOBODY:
                    self.income[self.land.kinds[hex]] += cards * PIPS[self.land.numbers[hex]]

    def find_rival(self) -> None:
        for seat in range(self.state.seats):
            if seat == self.seat:
                continue
            if self.best_rival == NOBODY or self.points_of(seat) > self.points_of(self.best_rival):
                self.best_rival = seat

    def points_of(self, seat: i64) -> i64:
        return self.state.visible_points(seat)

    def points(self, count: i64) -> float:
        """What so many victory points are worth; the last ones win."""
        return weigh.POINT * float(count) + (weigh.WIN if count >= self.left else 0.0)

    # ---- questions a game may answer in its own way ---------------------------------------

    def favours(self, crossing: i64) -> float:
        """What a crossing has besides its hexes."""
        return 0.0

    def is_site(self, corner: i64) -> bool:
        """Whether a settlement could stand there, ways aside."""
        return self.state.cells[CLOSED] & BITS[corner] == 0

    # ---- yields ---------------------------------------------------------------------------

    def hex_pips(self, hex: i64) -> float:
        return PIPS[self.land.numbers[hex]]

    def claims(self, seat: i64, hex: i64) -> i64:
        """Cards that a hex yields to a seat."""
        there = self.state.buildings(seat) & self.grid.around[hex]
        if there == 0:
            return 0
        return count_bits(there) + count_bits(there & self.state.cities(seat))

    def yields(self, crossing: i64) -> float:
        """What the hexes at a crossing are worth: more a new kind, less what one has much of."""
        if self.yielding[crossing] == UNKNOWN:
            self.yielding[crossing] = self.count_yields(crossing) * self.harvest
        return self.yielding[crossing]

    def count_yields(self, crossing: i64) -> float:
        """What one of the hexes brings counts as income for the next, and for no longer."""
        worth = 0.0
        income = self.income
        for n in range(3):
            hex = self.grid.corner_hexes[crossing * 3 + n]
            if hex == NOBODY or self.land.kinds[hex] == NOBODY:
                continue
            kind = self.land.kinds[hex]
            had, more = income[kind], PIPS[self.land.numbers[hex]]
            worth += more * self.kind_worth[kind] / (1.0 + weigh.GLUT * had)
            if had == 0.0:
                worth += weigh.NEW_KIND + weigh.NEW_PIP * more
            income[kind] = had + more
        for n in range(3):
            hex = self.grid.corner_hexes[crossing * 3 + n]
            if hex != NOBODY and self.land.kinds[hex] != NOBODY:
                income[self.land.kinds[hex]] -= PIPS[self.land.numbers[hex]]
        return worth

    # ---- sites ----------------------------------------------------------------------------

    def start_worth(self, crossing: i64) -> float:
        """Of a settlement that costs nothing."""
        return self.yields(crossing) + self.favours(crossing)

    def settlement_worth(self, crossing: i64) -> float:
        if self.sites[crossing] == UNKNOWN:
            worth = self.points(1) + self.yields(crossing) + self.favours(crossing)
            self.sites[crossing] = worth
        return self.sites[crossing]

    def city_worth(self, crossing: i64) -> float:
        return self.points(1) + self.yields(crossing)

    # ---- ways -----------------------------------------------------------------------------

    def promise(self, path: i64) -> float:
        """What a route piece on a free path brings nearer: a site, the title."""
        if self.promises[path] == UNKNOWN:
            one = self.beyond(self.grid.ends[path * 2], 1)
            two = self.beyond(self.grid.ends[path * 2 + 1], 1)
            self.promises[path] = max(one, two) + self.route_step(path)
        return self.promises[path]

    def beyond(self, corner: i64, steps: i64) -> float:
        """The best that lies at a crossing or farther on, the farther the less."""
        if self.passed & BITS[corner]:
            return 0.0
        if self.aims[corner] == UNKNOWN:
            self.aims[corner] = self.aim(corner)
        best = self.aims[corner] * weigh.NEARNESS[steps]
        cells, grid = self.state.cells, self.grid
        if steps == FARTHEST or cells[BUILT] & BITS[corner]:
            return best
        taken_low, taken_high = cells[TAKEN_LOW], cells[TAKEN_HIGH]
        for n in range(corner * 3, corner * 3 + 3):
            path = grid.corner_sides[n]
            if path == NOBODY:
                continue
            if grid.low_bit[path] & taken_low == 0 and grid.high_bit[path] & taken_high == 0:
                best = max(best, self.beyond(grid.neighbours[n], steps + 1))
        return best

    def aim(self, corner: i64) -> float:
        worth = 0.0
        if self.settles and self.is_site(corner):
            worth = self.settlement_worth(corner)
            if self.has_site:
                worth *= weigh.SITE_AT_HAND
        return worth

    # ---- titles ---------------------------------------------------------------------------

    def most_of_others(self, start: i64) -> i64:
        most: i64 = 0
        for seat in range(self.state.seats):
            if seat != self.seat:
                most = max(most, self.state.cells[start + seat])
        return most

    def title_step(self, have: i64, need: i64, share: float) -> float:
        """A title that is reached now, or a part of it."""
        title = self.state.title_points()
        if have >= need:
            return self.points(title)
        return share * weigh.POINT * float(title) / float(1 + need - have)

    def route_step(self, path: i64) -> float:
        """A longer trail, if the title is near and not one's own."""
        state, seat = self.state, self.seat
        if state.route_holder == seat:
            return 0.0
        if self.route_need == UNCOUNTED:
            self.route_need = max(state.route_minimum(), self.most_of_others(LENGTH) + 1)
        length, need = state.cells[LENGTH + seat], self.route_need
        if need - length > weigh.TITLE_REACH:
            return 0.0
        low = state.cells[LAID_LOW + seat] | self.grid.low_bit[path]
        high = state.cells[LAID_HIGH + seat] | self.grid.high_bit[path]
        longer = longest_with(self.grid, path, low, high, state.passage_closed(seat), length)
        return self.title_step(longer, need, weigh.ROUTE_STEP) if longer > length else 0.0

    def army_step(self) -> float:
        """One more soldier laid open."""
        state, seat = self.state, self.seat
        if state.army_holder == seat:
            return 0.0
        need = max(state.army_minimum(), self.most_of_others(OPEN) + 1)
        return self.army_prize(state.open_soldiers(seat) + 1, need)

    def army_prize(self, have: i64, need: i64) -> float:
        return self.title_step(have, need, weigh.ARMY_STEP)

    def card_worth(self) -> float:
        """Any card, and a step to the army."""
        return weigh.CARD + weigh.SOLDIER_CHANCE * self.army_step()

    # ---- others ---------------------------------------------------------------------------

    def threat(self, seat: i64) -> float:
        if self.threats[seat] == UNKNOWN:
            if self.best_rival == NOBODY:
                self.find_rival()
            share = float(self.points_of(seat)) / float(self.goal)
            leading = weigh.LEADER if seat == self.best_rival else 0.0
            self.threats[seat] = 1.0 + weigh.LEAD * share + leading
        return self.threats[seat]

    def block_worth(self, hex: i64) -> float:
        """What the robber does to all on a hex: good for others' loss, bad for one's own."""
        worth = 0.0
        for seat in range(self.state.seats):
            claims = self.claims(seat, hex)
            if claims and seat == self.seat:
                worth -= weigh.OWN_LOSS * float(claims)
            elif claims:
                worth += self.threat(seat) * float(claims)
        return worth * self.hex_pips(hex)

    def robber_worth(self, hex: i64) -> float:
        """The block, and the best theft that goes with it."""
        theft = 0.0
        for seat in range(self.state.seats):
            if seat != self.seat and self.state.buildings(seat) & self.grid.around[hex]:
                theft = max(theft, self.theft_worth(seat))
        return self.block_worth(hex) + theft

    def theft_worth(self, seat: i64) -> float:
        size = self.state.hand_size(seat)
        if size == 0:
            return 0.0
        return weigh.THEFT * self.threat(seat) + weigh.PLUNDER * float(size)

    def relief(self) -> float:
        """What one gets again when the robber leaves."""
        hex = self.state.robber
        if hex < 0:
            return 0.0
        return weigh.RELIEF * (float(self.claims(self.seat, hex)) * self.hex_pips(hex))
