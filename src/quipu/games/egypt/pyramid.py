"""A position of the Great Pyramid (part P): boats, stones, pharaoh, favour and golden stones."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.state import Catalogue
from quipu.games.egypt.box import (
    BOAT,
    FEWEST_GOLDEN,
    FORK,
    GRID,
    LEVELS,
    NILE_HEXES,
    NILE_PATHS,
    SITE_PLACES,
    STONE,
)
from quipu.games.egypt.events import BLESSED, CURSED, FAVOUR_WON, GOLDEN_PLACED, GOLDEN_REVEALED
from quipu.games.egypt.god_phases import GodChoice, IsisWindow
from quipu.games.egypt.gods import GODS_END, EgyptGods, GodTerms
from quipu.games.egypt.reasons import BOAT_NEEDS_NILE, FOUND_AT_NILE, NILE_NEEDS_BOAT
from quipu.hexes.bits import BITS, count_bits, set_of
from quipu.hexes.grid import HALF
from quipu.settlers.layout import (
    LAID_HIGH,
    LAID_LOW,
    NOBODY,
    POINTS,
    ROUTE,
    ROW,
    SEATS,
    STOCK,
)
from quipu.settlers.phases import BEFORE_ROLL, OVER, Discarding, SettlersPhase
from quipu.settlers.reasons import FINE

BUILT_STONES: Final = GODS_END  # by seat
FAVOUR: Final = GODS_END + 4  # one more than the seat that has it
SWAPPED: Final = GODS_END + 5  # in this turn
NUMBER: Final = GODS_END + 6  # the golden number revealed last
GOLDEN: Final = GODS_END + 7  # by number from 6 on: golden stones in the stack
GOLDEN_BUILT: Final = GODS_END + 11
SITE: Final = GODS_END + 12  # by place: one more than the seat, or GOLDEN_STONE
PYRAMID_END: Final = SITE + SITE_PLACES

GOLDEN_STONE: Final = SEATS + 1
GOLDEN_STONES: Final = 12  # P1.2
FAVOUR_LIMIT: Final = 9  # P7.3
CURSE: Final = -1  # P2.3
BLESSING: Final = 1  # P6.1

NILE_LOW: Final[i64] = set_of([path for path in NILE_PATHS if path < HALF])
NILE_HIGH: Final[i64] = set_of([path - HALF for path in NILE_PATHS if path >= HALF])
NILE_CROSSINGS: Final[i64] = set_of(
    sorted({int(c) for hex in [FORK, *NILE_HEXES] for c in GRID.hex_corners[hex * 6 : hex * 6 + 6]})
)


class EgyptPyramid(EgyptGods):
    """The Great Pyramid, always with the gods."""

    def copy(self) -> EgyptPyramid:
        twin = EgyptPyramid(self.seats, self.catalogue, self.agreed, self.cells[:], self.phase)
        self.copy_into(twin)
        return twin

    def lay_out(self) -> None:
        """P1.2: the golden stack; P2.3: every tile on Curse."""
        super().lay_out()
        for seat in range(self.seats):
            self.cells[POINTS + seat] = CURSE
        for digit in str(self.terms.options["golden_numbers"]):
            self.cells[GOLDEN + int(digit) - FEWEST_GOLDEN] += 1

    # ---- P3, P4: Nile and boats -----------------------------------------------------------

    def is_nile(self, path: i64) -> bool:
        return (NILE_LOW & self.grid.low_bit[path]) | (NILE_HIGH & self.grid.high_bit[path]) != 0

    # P3.4: the second settlement pays and brings a god as in the other modes

    def founding_reason(self, step: i64, crossing: i64) -> i64:
        """P3.1: in round 1 at a Nile hex; P3.2: in round 2 anywhere."""
        if step >= self.seats or NILE_CROSSINGS & BITS[crossing]:
            return FINE
        return FOUND_AT_NILE

    def wrong_path(self, piece: i64, path: i64) -> i64:
        """P3.3, P4.1, P4.7: boats on Nile paths only, oxcarts on none of them."""
        if self.is_nile(path):
            return FINE if piece == BOAT else NILE_NEEDS_BOAT
        return BOAT_NEEDS_NILE if piece == BOAT else FINE

    def piece_for(self, path: i64) -> i64:
        return BOAT if self.is_nile(path) else ROUTE

    def fit_low(self, piece: i64, paths: i64) -> i64:
        return paths & NILE_LOW if piece == BOAT else paths & ~NILE_LOW

    def fit_high(self, piece: i64, paths: i64) -> i64:
        return paths & NILE_HIGH if piece == BOAT else paths & ~NILE_HIGH

    def boats(self, seat: i64) -> i64:
        """P4.4, P4.5: pieces of the route like any other; here only counted."""
        low, high = self.cells[LAID_LOW + seat], self.cells[LAID_HIGH + seat]
        return count_bits(low & NILE_LOW) + count_bits(high & NILE_HIGH)

    # ---- P5: stones -----------------------------------------------------------------------

    def stones(self, seat: i64) -> i64:
        return self.cells[BUILT_STONES + seat]

    def lowest_place(self) -> i64:
        """P5.3, P8.3: the lowest free place, which is one of the lowest open level."""
        place: i64 = 0
        while place < SITE_PLACES and self.cells[SITE + place]:
            place += 1
        return place

    def open_places(self) -> i64:
        """P5.3: the free places of the lowest unfinished level, as a set."""
        lowest = self.lowest_place()
        places: i64 = 0
        for place in range(lowest, self.level_end(lowest)):
            if self.cells[SITE + place] == 0:
                places |= BITS[place]
        return places

    def level_end(self, place: i64) -> i64:
        """Where the level of a place ends; the site, if there is none."""
        end: i64 = 0
        for size in LEVELS:
            end += size
            if place < end:
                return end
        return SITE_PLACES

    def is_open_place(self, place: i64) -> bool:
        return self.open_places() & BITS[place] != 0

    def build_stone(self, seat: i64, place: i64, journal: Journal) -> None:
        """P5.5: stone, favour, pharaoh tiles, then both ends."""
        self.cells[SITE + place] = seat + 1
        self.cells[BUILT_STONES + seat] += 1
        self.cells[STOCK + seat * ROW + STONE] -= 1
        self.move_favour(seat, journal)
        self.turn_tiles(journal)
        self.check_victory(journal)
        self.check_site(journal)

    # ---- P6: pharaoh ----------------------------------------------------------------------

    def is_blessed(self, seat: i64) -> bool:
        """P6.1: more own stones than at least one other."""
        for other in range(self.seats):
            if self.stones(seat) > self.stones(other):
                return True
        return False

    def tile(self, seat: i64) -> i64:
        return BLESSING if self.is_blessed(seat) else CURSE

    def turn_tiles(self, journal: Journal) -> None:
        """P6.2: of others a tile turns only to Curse."""
        for seat in range(self.seats):
            change = self.tile(seat) - self.tile_counted(seat)
            self.cells[POINTS + seat] += change
            if change and journal.listening:
                kind = BLESSED if change > 0 else CURSED
                journal.tell(kind.of({"seat": int(seat)}))

    def tile_counted(self, seat: i64) -> i64:
        """What the points of a seat hold of its tile."""
        titles: i64 = 0
        if self.route_holder == seat:
            titles += self.title_points()
        if self.army_holder == seat:
            titles += self.title_points()
        return self.cells[POINTS + seat] - titles - self.building_points(seat)

    # ---- P7: the Vizier's Favour ----------------------------------------------------------

    def golden_waits(self) -> i64:
        """P8.1: from its reveal until all have given back, a golden stone is on its way."""
        phase: SettlersPhase = self.phase
        if isinstance(phase, GodChoice):
            phase = phase.back
        return 1 if isinstance(phase, (Discarding, IsisWindow)) else 0

    def favour(self) -> i64:
        return self.cells[FAVOUR] - 1

    def move_favour(self, seat: i64, journal: Journal) -> None:
        """P7.1: whoever built the latest own stone has it."""
        former = self.favour()
        self.cells[FAVOUR] = seat + 1
        if former != seat and journal.listening:
            journal.tell(FAVOUR_WON.of({"seat": int(seat), "from": int(former)}))

    def has_swapped(self) -> bool:
        """P7.2: in this turn."""
        return self.cells[SWAPPED] != 0

    def turn_began(self, journal: Journal) -> None:
        super().turn_began(journal)
        self.cells[SWAPPED] = 0

    # ---- P8: seven ------------------------------------------------------------------------

    def hand_limit(self, seat: i64) -> i64:
        """P7.3, P8.1."""
        return FAVOUR_LIMIT if self.favour() == seat else self.cells[NUMBER]

    def isis_number(self) -> i64:
        return self.cells[NUMBER]  # P8.2

    def rolled_seven(self, luck: Luck, journal: Journal) -> None:
        """P8.1, P8.3: the golden number comes first; P8.4: a mercenary does not come here."""
        bag = vec[u8]([u8(self.cells[GOLDEN + n]) for n in range(4)])
        drawn = luck.draw(bag)
        self.cells[GOLDEN + drawn] -= 1
        self.cells[NUMBER] = drawn + FEWEST_GOLDEN
        if journal.listening:
            data: dict[str, object] = {"seat": int(self.active)}
            data["number"] = int(self.cells[NUMBER])
            journal.tell(GOLDEN_REVEALED.of(data))
        super().rolled_seven(luck, journal)

    def after_discards(self, luck: Luck, journal: Journal) -> None:
        """P8.3: the golden stone is placed; then the end is tested, then the robber moves."""
        place = self.lowest_place()
        self.cells[SITE + place] = GOLDEN_STONE
        self.cells[GOLDEN_BUILT] += 1
        if journal.listening:
            journal.tell(GOLDEN_PLACED.of({"place": int(place)}))
        super().after_discards(luck, journal)
        self.check_site(journal)

    # ---- P9: end --------------------------------------------------------------------------

    def check_site(self, journal: Journal) -> None:
        """P9.2: P9.1 was tested before."""
        if self.is_finished() and self.phase.code != OVER:
            self.finish(self.best_builders(), "pyramid", journal)

    def is_finished(self) -> bool:
        """P9.2: all golden stones, or all places."""
        return self.lowest_place() == SITE_PLACES or self.cells[GOLDEN_BUILT] == GOLDEN_STONES

    def best_builders(self) -> list[int]:
        """P9.3: most points, then most own stones, then all of them."""
        best = self.best_seats()
        most = max(int(self.stones(seat)) for seat in best)
        return [seat for seat in best if int(self.stones(seat)) == most]

    def sources(self, seat: i64) -> dict[str, int]:
        """P9.4: the pharaoh tile counts, stones and favour do not."""
        sources = super().sources(seat)
        sources["pharaoh"] = int(self.tile(seat))
        return sources

    # ---- invariants -----------------------------------------------------------------------

    def laid_routes(self, seat: i64) -> i64:
        return super().laid_routes(seat) - self.boats(seat)

    def broken(self) -> str:
        fault = super().broken()
        if fault:
            return fault
        for seat in range(self.seats):
            fault = self.broken_stock(seat, BOAT, self.boats(seat))
            fault = fault or self.broken_stock(seat, STONE, self.stones(seat))
            if fault:
                return f"seat {seat}: {fault}"
        return self.broken_site()

    def broken_site(self) -> str:
        """Every stone is counted once; no level begins before the one below is full."""
        counted = vec[i64]([0] * (GOLDEN_STONE + 1))
        for place in range(SITE_PLACES):
            counted[self.cells[SITE + place]] += 1
            lowest = self.lowest_place()
            if self.cells[SITE + place] and place > lowest and not self.same_level(place, lowest):
                return f"place {place} is built before the level below is full"
        for seat in range(self.seats):
            if counted[seat + 1] != self.stones(seat):
                built = self.stones(seat)
                return f"seat {seat} has {counted[seat + 1]} stones on the site, {built} counted"
        left: i64 = 0
        for n in range(4):
            left += self.cells[GOLDEN + n]
        placed, waits = counted[GOLDEN_STONE], self.golden_waits()
        if placed != self.cells[GOLDEN_BUILT] or left + placed + waits != GOLDEN_STONES:
            return f"golden stones: {left} left, {placed} placed, {waits} on its way, not 12 in all"
        own = sum(int(self.stones(seat)) for seat in range(self.seats))
        return "" if (self.favour() != NOBODY) == (own > 0) else "the favour is misplaced"

    def same_level(self, one: i64, two: i64) -> bool:
        start: i64 = 0
        for size in LEVELS:
            if one < start + size:
                return start <= two < start + size
            start += size
        return False


def blank_pyramid(seats: i64, catalogue: Catalogue[Any], terms: GodTerms) -> EgyptPyramid:
    """A table with nothing on it yet."""
    cells = vec[i64]([0] * PYRAMID_END)
    return EgyptPyramid(seats, catalogue, terms, cells, BEFORE_ROLL)
