"""Pieces on the board: distance, connection, harbours and the longest route."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import Journal
from quipu.core.state import Catalogue
from quipu.hexes.bits import BITS, count_bits, lowest, members_of
from quipu.hexes.trails import has_side, longest_trail, longest_with
from quipu.settlers.events import TITLE_LOST, TITLE_WON
from quipu.settlers.layout import (
    BUILT,
    CITIES,
    CITY,
    CLOSED,
    LAID_HIGH,
    LAID_LOW,
    LENGTH,
    NOBODY,
    OWN,
    POINTS,
    RATE,
    REACH_HIGH,
    REACH_LOW,
    ROUTE,
    ROW,
    SETTLEMENT,
    STOCK,
    TAKEN_HIGH,
    TAKEN_LOW,
    TOUCHED,
)
from quipu.settlers.reasons import (
    CROSSING_APART,
    CROSSING_TAKEN,
    FINE,
    NO_PIECE,
    NOT_SETTLEMENT,
    PATH_APART,
    PATH_BLOCKED,
    PATH_TAKEN,
    TOO_CLOSE,
)
from quipu.settlers.supply import Supply
from quipu.settlers.terms import Terms

RATE_WITHOUT: Final = 4
RATE_ANY: Final = 3
RATE_KIND: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Supply):
    """The part of a position that stands on crossings and paths."""

    def __init__(
        self, seats: i64, catalogue: Catalogue[Any], terms: Terms, cells: vec[i64]
    ) -> None:
        super().__init__(seats, catalogue, terms, cells)
        self.route_holder: i64 = NOBODY

    def lay_out_board(self) -> None:
        """A board without pieces: full stocks, the plain rate at the bank."""
        for seat in range(self.seats):
            for n in range(ROW):
                self.cells[STOCK + seat * ROW + n] = self.terms.box.stock[n]
                self.cells[RATE + seat * ROW + n] = RATE_WITHOUT

    # ---- questions a game may answer in its own way ---------------------------------------

    def route_minimum(self) -> i64:
        raise NotImplementedError

    def title_points(self) -> i64:
        """What the longest route and the largest army are worth."""
        raise NotImplementedError

    def anchors(self, seat: i64) -> i64:
        """Crossings from which a seat may go on: own piece there, no foreign building."""
        cells = self.cells
        own = cells[OWN + seat]
        return (cells[TOUCHED + seat] | own) & ~(cells[BUILT] & ~own)

    def roots(self, seat: i64) -> i64:
        """The buildings from which a seat's route went out."""
        return self.cells[OWN + seat]

    def passage_closed(self, seat: i64) -> i64:
        """E8.2, I8.2: crossings that a route of this seat may not pass."""
        return self.cells[BUILT] & ~self.cells[OWN + seat]

    def wrong_path(self, piece: i64, path: i64) -> i64:
        """Why this path is not for such a piece."""
        return FINE

    def piece_for(self, path: i64) -> i64:
        """Which piece a path carries."""
        return ROUTE

    def fit_low(self, piece: i64, paths: i64) -> i64:
        """Those of the low half of some paths that are for such a piece."""
        return paths

    def fit_high(self, piece: i64, paths: i64) -> i64:
        return paths

    def city_sites(self, seat: i64) -> i64:
        """The set of crossings on which a seat could raise a city, cards aside."""
        if self.stock(seat, CITY) == 0:
            return 0
        return self.cells[OWN + seat] & ~self.cells[CITIES + seat]

    def replaceable(self) -> i64:
        """Crossings whose building makes way for a settlement."""
        return 0

    def blocked_reason(self, seat: i64, ends: i64) -> i64:
        """Why a free path with these ends may not carry a route piece of this seat."""
        return PATH_BLOCKED if ends & self.cells[TOUCHED + seat] else PATH_APART

    def sites(self, seat: i64) -> i64:
        """The set of crossings on which a seat could settle, cards and pieces aside."""
        return self.cells[TOUCHED + seat] & (~self.cells[CLOSED] | self.replaceable())

    def free_low(self, seat: i64, piece: i64) -> i64:
        """The free paths at anchors that fit such a piece: the low half of them."""
        return self.fit_low(piece, self.cells[REACH_LOW + seat] & ~self.cells[TAKEN_LOW])

    def free_high(self, seat: i64, piece: i64) -> i64:
        return self.fit_high(piece, self.cells[REACH_HIGH + seat] & ~self.cells[TAKEN_HIGH])

    # ---- what stands where ----------------------------------------------------------------

    def stock(self, seat: i64, piece: i64) -> i64:
        return self.cells[STOCK + seat * ROW + piece]

    def buildings(self, seat: i64) -> i64:
        """The crossings of a seat's buildings, cities included, as a set."""
        return self.cells[OWN + seat]

    def cities(self, seat: i64) -> i64:
        return self.cells[CITIES + seat]

    def owner_at(self, crossing: i64) -> i64:
        """Whose building stands there."""
        for seat in range(self.seats):
            if self.cells[OWN + seat] & BITS[crossing]:
                return seat
        return NOBODY

    def is_city(self, seat: i64, crossing: i64) -> bool:
        return self.cells[CITIES + seat] & BITS[crossing] != 0

    def has_laid(self, seat: i64, path: i64) -> bool:
        return has_side(self.cells[LAID_LOW + seat], self.cells[LAID_HIGH + seat], path)

    def is_taken(self, path: i64) -> bool:
        return has_side(self.cells[TAKEN_LOW], self.cells[TAKEN_HIGH], path)

    def reaches(self, seat: i64, path: i64) -> bool:
        return has_side(self.cells[REACH_LOW + seat], self.cells[REACH_HIGH + seat], path)

    def can_lay(self, seat: i64, piece: i64) -> bool:
        """Whether there is such a piece and a place for it."""
        if self.stock(seat, piece) == 0:
            return False
        return self.free_low(seat, piece) != 0 or self.free_high(seat, piece) != 0

    # ---- why not --------------------------------------------------------------------------

    def route_reason(self, seat: i64, piece: i64, path: i64) -> i64:
        if self.stock(seat, piece) == 0:
            return NO_PIECE
        return self.path_reason(seat, piece, path)

    def path_reason(self, seat: i64, piece: i64, path: i64) -> i64:
        """Right kind of path, free, and at an anchor; E7.4 and I7.7 work it out."""
        wrong = self.wrong_path(piece, path)
        if wrong != FINE:
            return wrong
        if self.is_taken(path):
            return PATH_TAKEN
        if self.reaches(seat, path):
            return FINE
        ends = BITS[self.grid.ends[path * 2]] | BITS[self.grid.ends[path * 2 + 1]]
        return self.blocked_reason(seat, ends)

    def site_reason(self, crossing: i64) -> i64:
        """E9.3, I7.9: free, and no building beside it; E9.4 and I7.10 work it out."""
        if self.cells[CLOSED] & BITS[crossing] == 0:
            return FINE
        return CROSSING_TAKEN if self.cells[BUILT] & BITS[crossing] else TOO_CLOSE

    def settlement_reason(self, seat: i64, crossing: i64) -> i64:
        if self.stock(seat, SETTLEMENT) == 0:
            return NO_PIECE
        reason = self.site_reason(crossing)
        if reason != FINE and not self.replaceable() & BITS[crossing]:
            return reason
        return FINE if self.cells[TOUCHED + seat] & BITS[crossing] else CROSSING_APART

    def city_reason(self, seat: i64, crossing: i64) -> i64:
        if self.stock(seat, CITY) == 0:
            return NO_PIECE
        settlements = self.cells[OWN + seat] & ~self.cells[CITIES + seat]
        return FINE if settlements & BITS[crossing] else NOT_SETTLEMENT

    # ---- placing --------------------------------------------------------------------------

    def lay(self, seat: i64, piece: i64, path: i64, journal: Journal) -> None:
        """E8.5, I8.5: a route piece from the stock; routes are compared at once."""
        cells = self.cells
        cells[STOCK + seat * ROW + piece] -= 1
        self.mark_path(seat, path)
        low, high, length = cells[LAID_LOW + seat], cells[LAID_HIGH + seat], cells[LENGTH + seat]
        closed = self.passage_closed(seat)
        longer = longest_with(self.grid, path, low, high, closed, length)
        if longer != length:
            cells[LENGTH + seat] = longer
            self.award_route(journal)

    def mark_path(self, seat: i64, path: i64) -> None:
        cells, grid = self.cells, self.grid
        low, high = grid.low_bit[path], grid.high_bit[path]
        cells[TAKEN_LOW] |= low
        cells[TAKEN_HIGH] |= high
        cells[LAID_LOW + seat] |= low
        cells[LAID_HIGH + seat] |= high
        one, two = grid.ends[path * 2], grid.ends[path * 2 + 1]
        cells[TOUCHED + seat] |= BITS[one] | BITS[two]
        self.reach_from(seat, one)
        self.reach_from(seat, two)

    def reach_from(self, seat: i64, crossing: i64) -> None:
        """The paths at a crossing are reached if it is an anchor."""
        if self.anchors(seat) & BITS[crossing]:
            self.cells[REACH_LOW + seat] |= self.grid.low_at[crossing]
            self.cells[REACH_HIGH + seat] |= self.grid.high_at[crossing]

    def unmark_path(self, seat: i64, path: i64) -> None:
        """A route piece leaves; what it touched and reached is counted by the caller."""
        self.cells[TAKEN_LOW] &= ~self.grid.low_bit[path]
        self.cells[TAKEN_HIGH] &= ~self.grid.high_bit[path]
        self.cells[LAID_LOW + seat] &= ~self.grid.low_bit[path]
        self.cells[LAID_HIGH + seat] &= ~self.grid.high_bit[path]

    def settle(self, seat: i64, crossing: i64, journal: Journal) -> None:
        """E8.5, I8.5: a settlement from the stock; routes are compared at once."""
        self.put_settlement(seat, crossing)
        self.award_route(journal)

    def put_settlement(self, seat: i64, crossing: i64) -> None:
        """E9.5, I7.8: it serves at once and pays nothing; it may cut a foreign route."""
        cells = self.cells
        cells[STOCK + seat * ROW + SETTLEMENT] -= 1
        cells[OWN + seat] |= BITS[crossing]
        cells[BUILT] |= BITS[crossing]
        cells[CLOSED] |= self.grid.near[crossing]
        cells[POINTS + seat] += 1
        self.reach_from(seat, crossing)
        self.open_harbour(seat, crossing)
        for other in range(self.seats):
            if other != seat:
                self.cut_at(other, crossing)

    def cut_at(self, seat: i64, crossing: i64) -> None:
        """What stands on a crossing has changed: whose route touches it counts anew.

        A single route piece there can only end at it, whatever stands there.
        """
        cells, grid = self.cells, self.grid
        if cells[TOUCHED + seat] & BITS[crossing] == 0:
            return
        self.find_reach(seat)
        low = grid.low_at[crossing] & cells[LAID_LOW + seat]
        high = grid.high_at[crossing] & cells[LAID_HIGH + seat]
        if count_bits(low) + count_bits(high) > 1:
            self.measure(seat)

    def take_off(self, seat: i64, crossing: i64) -> None:
        """A building goes back to its owner's stock."""
        cells = self.cells
        piece = CITY if self.is_city(seat, crossing) else SETTLEMENT
        cells[STOCK + seat * ROW + piece] += 1
        cells[OWN + seat] &= ~BITS[crossing]
        cells[CITIES + seat] &= ~BITS[crossing]
        cells[BUILT] &= ~BITS[crossing]
        cells[CLOSED] = self.closed()
        for other in range(self.seats):
            self.cut_at(other, crossing)

    def closed(self) -> i64:
        """All buildings and their neighbours, counted anew."""
        closed: i64 = 0
        built = self.cells[BUILT]
        while built != 0:
            closed |= self.grid.near[lowest(built)]
            built &= built - 1
        return closed

    def take_up(self, seat: i64) -> None:
        """All route pieces of the kind ROUTE go back to their owner's stock."""
        cells = self.cells
        cells[STOCK + seat * ROW + ROUTE] += self.laid_routes(seat)
        cells[TAKEN_LOW] &= ~cells[LAID_LOW + seat]
        cells[TAKEN_HIGH] &= ~cells[LAID_HIGH + seat]
        cells[LAID_LOW + seat] = 0
        cells[LAID_HIGH + seat] = 0
        cells[TOUCHED + seat] = 0
        cells[LENGTH + seat] = 0
        self.find_reach(seat)

    def raise_city(self, seat: i64, crossing: i64) -> None:
        """E10.2, I7.17: the settlement goes back to the stock; E10.1, I7.18: one point more."""
        self.cells[STOCK + seat * ROW + SETTLEMENT] += 1
        self.cells[STOCK + seat * ROW + CITY] -= 1
        self.cells[CITIES + seat] |= BITS[crossing]
        self.cells[POINTS + seat] += 1

    def open_harbour(self, seat: i64, crossing: i64) -> None:
        """E6.2: 3:1 for every kind, E6.3: 2:1 for its own; E6.7: from now on, robber or not."""
        kind = self.terms.land.served[crossing]
        start = RATE + seat * ROW
        if kind >= 0:
            self.cells[start + kind] = RATE_KIND
        elif kind == NOBODY:
            for each in range(self.terms.box.kinds):
                self.cells[start + each] = min(self.cells[start + each], RATE_ANY)

    def find_reach(self, seat: i64) -> None:
        """The paths at anchors, counted anew."""
        low: i64 = 0
        high: i64 = 0
        anchors, grid = self.anchors(seat), self.grid
        while anchors != 0:
            corner = lowest(anchors)
            anchors &= anchors - 1
            low |= grid.low_at[corner]
            high |= grid.high_at[corner]
        self.cells[REACH_LOW + seat] = low
        self.cells[REACH_HIGH + seat] = high

    # ---- the longest route ----------------------------------------------------------------

    def measure(self, seat: i64) -> None:
        self.cells[LENGTH + seat] = self.trail(seat)

    def trail(self, seat: i64) -> i64:
        cells = self.cells
        closed = self.passage_closed(seat)
        return longest_trail(self.grid, cells[LAID_LOW + seat], cells[LAID_HIGH + seat], closed)

    def award_route(self, journal: Journal) -> None:
        """E8.4, E8.6, I8.4, I8.5: the holder, if long enough and not outdone; else the longest."""
        holder = leader(self, LENGTH, self.route_minimum(), self.route_holder)
        if holder != self.route_holder:
            self.hand_title("route", self.route_holder, holder, journal)
            self.route_holder = holder

    def hand_title(self, title: str, former: i64, holder: i64, journal: Journal) -> None:
        if former != NOBODY:
            self.cells[POINTS + former] -= self.title_points()
        if holder != NOBODY:
            self.cells[POINTS + holder] += self.title_points()
        if journal.listening and holder == NOBODY:
            journal.tell(TITLE_LOST.of({"seat": int(former), "title": title}))
        elif journal.listening:
            data: dict[str, object] = {"seat": int(holder), "title": title, "from": int(former)}
            journal.tell(TITLE_WON.of(data))

    # ---- invariants -----------------------------------------------------------------------

    def broken_board(self) -> str:
        built: i64 = 0
        closed: i64 = 0
        for seat in range(self.seats):
            if built & self.cells[OWN + seat]:
                return "two buildings on one crossing"
            built |= self.cells[OWN + seat]
            fault = self.broken_pieces(seat)
            if fault:
                return f"seat {seat}: {fault}"
        for crossing in members_of(built):
            if closed & BITS[crossing]:
                return f"crossing {crossing} is too close to another building"
            closed |= self.grid.near[crossing]
        if built != self.cells[BUILT] or closed != self.cells[CLOSED]:
            return "the sets of buildings are wrong"
        if leader(self, LENGTH, self.route_minimum(), self.route_holder) != self.route_holder:
            return "the longest route lies with the wrong seat"
        return self.broken_paths()

    def broken_pieces(self, seat: i64) -> str:
        """Pieces on the board and in stock, rates, reach and route, each counted anew."""
        cells = self.cells
        cities = cells[CITIES + seat]
        settlements = cells[OWN + seat] & ~cities
        fault = self.broken_stock(seat, SETTLEMENT, count_bits(settlements))
        fault = fault or self.broken_stock(seat, CITY, count_bits(cities))
        if fault:
            return fault
        if cities & ~cells[OWN + seat]:
            return "a city stands where no building is"
        fault = self.broken_stock(seat, ROUTE, self.laid_routes(seat))
        if fault:
            return fault
        if cells[LENGTH + seat] != self.trail(seat):
            return f"its route is {self.trail(seat)} long, not {cells[LENGTH + seat]}"
        return self.broken_reach(seat)

    def broken_stock(self, seat: i64, piece: i64, placed: i64) -> str:
        """Pieces of a kind, so many of them on the board, are as many as the box has."""
        stock, most = self.stock(seat, piece), self.terms.box.stock[piece]
        if placed + stock == most:
            return ""
        return f"{self.terms.box.things[piece]}: {placed} placed and {stock} in stock, not {most}"

    def laid_routes(self, seat: i64) -> i64:
        """Pieces of the kind ROUTE on the board."""
        return count_bits(self.cells[LAID_LOW + seat]) + count_bits(self.cells[LAID_HIGH + seat])

    def broken_reach(self, seat: i64) -> str:
        cells = self.cells
        low, high = cells[REACH_LOW + seat], cells[REACH_HIGH + seat]
        self.find_reach(seat)
        if (low, high) != (cells[REACH_LOW + seat], cells[REACH_HIGH + seat]):
            return "what it reaches is wrong"
        touched: i64 = 0
        for path in range(self.grid.sides):
            if self.has_laid(seat, path):
                touched |= BITS[self.grid.ends[path * 2]] | BITS[self.grid.ends[path * 2 + 1]]
        if touched != cells[TOUCHED + seat]:
            return "what its route touches is wrong"
        return "a route piece leads to none of its buildings" if touched & ~self.led(seat) else ""

    def led(self, seat: i64) -> i64:
        """The crossings to which a seat's route leads from its buildings, past foreign ones too."""
        found: i64 = self.roots(seat)
        before: i64 = 0
        while found != before:
            before = found
            for path in range(self.grid.sides):
                ends = BITS[self.grid.ends[path * 2]] | BITS[self.grid.ends[path * 2 + 1]]
                if ends & found and self.has_laid(seat, path):
                    found |= ends
        return found

    def broken_paths(self) -> str:
        for path in range(self.grid.sides):
            laid: i64 = 0
            for seat in range(self.seats):
                if self.has_laid(seat, path):
                    laid += 1
            if laid > 1 or (laid == 1) != self.is_taken(path):
                return f"path {path} is not taken as it seems"
        return ""


def leader(board: Board, start: i64, least: i64, holder: i64) -> i64:
    """Who has a title by these counts: the holder if not outdone, or the single greatest."""
    most = least
    first: i64 = NOBODY
    tied = False
    cells = board.cells
    for seat in range(board.seats):
        count = cells[start + seat]
        if count > most or (count == most and first == NOBODY):
            most, first, tied = count, seat, False
        elif count == most:
            tied = True
    if holder != NOBODY and board.cells[start + holder] == most:
        return holder
    return NOBODY if tied else first
