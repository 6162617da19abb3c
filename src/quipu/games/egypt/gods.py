"""A position with the gods (part G): who owns which, when it was used, and what follows."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.state import Catalogue
from quipu.games.egypt import events
from quipu.games.egypt.box import GODS, HAPI, ISIS
from quipu.games.egypt.god_phases import GodChoice, GodPhase, HapiWindow, IsisWindow
from quipu.games.egypt.reasons import GOD_NEW, GOD_NOT_YOURS, GOD_USED
from quipu.games.egypt.state import HAND_LIMIT, Egypt
from quipu.hexes.bits import BITS
from quipu.settlers.layout import (
    BUILT,
    GAME,
    LAID_HIGH,
    LAID_LOW,
    NOBODY,
    OWN,
    POINTS,
    REACH_HIGH,
    REACH_LOW,
    ROUTE,
    ROW,
    SEATS,
    SIZE,
    TAKEN_HIGH,
    TAKEN_LOW,
    TOUCHED,
)
from quipu.settlers.phases import BEFORE_ROLL, IN_MAIN, OVER, Discarding, SettlersPhase
from quipu.settlers.reasons import FINE
from quipu.settlers.terms import Box, Land, Options, Terms

GOD: Final = GAME  # by seat: which god, or NOBODY
SIDE: Final = GAME + 4  # by seat
TAKEN: Final = GAME + 8  # by seat: in which turn, 0 in set-up
USED: Final = GAME + 12  # by seat: in which turn last
BONUS: Final = GAME + 16  # one more than the kind that is traded 2:1 until the turn ends
GODS_END: Final = GAME + 17

SIDE_A: Final = 0
SIDE_B: Final = 1
BONUS_RATE: Final = 2  # G4.11


class GodTerms(Terms):
    """The options that only games with the gods have."""

    def __init__(self, box: Box, land: Land, options: Options) -> None:
        super().__init__(box, land, options)
        self.any_turn_wakes: bool = options.get("god_rest") == "any_turn"  # G2.6
        self.favour_after_roll: bool = options.get("favour_time") == "after_roll"  # P7.2


class EgyptGods(Egypt):
    """The base game with the help of the gods."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        terms: GodTerms,
        cells: vec[i64],
        phase: SettlersPhase,
    ) -> None:
        super().__init__(seats, catalogue, terms, cells, phase)
        self.agreed = terms

    def copy(self) -> EgyptGods:
        twin = EgyptGods(self.seats, self.catalogue, self.agreed, self.cells[:], self.phase)
        self.copy_into(twin)
        return twin

    def lay_out(self) -> None:
        super().lay_out()
        for seat in range(SEATS):
            self.cells[GOD + seat] = NOBODY

    # ---- G1: who owns which ---------------------------------------------------------------

    def god_of(self, seat: i64) -> i64:
        return self.cells[GOD + seat]

    def is_turned(self, seat: i64) -> bool:
        """G2.2: its card lies on side B, so it was kept once."""
        return self.cells[SIDE + seat] == SIDE_B

    def used_now(self, seat: i64) -> bool:
        """In this turn."""
        return self.cells[USED + seat] == self.turn

    def has_bonus(self) -> bool:
        """G4.11: a kind was named with Hathor in this turn."""
        return self.cells[BONUS] != 0

    def owner_of(self, god: i64) -> i64:
        for seat in range(self.seats):
            if self.cells[GOD + seat] == god:
                return seat
        return NOBODY

    def founded(self, seat: i64, journal: Journal) -> None:
        """G1.2, G1.3: whoever places his second settlement takes the top card, A1 first.

        G1.5: with fixed pieces likewise, the last of the turn order first.
        """
        god: i64 = 0
        while self.owner_of(god) != NOBODY:
            god += 1
        self.cells[GOD + seat] = god
        if journal.listening:
            journal.tell(events.GOD_TAKEN.of({"seat": int(seat), "god": GODS[god]}))

    # ---- G2: use and exchange -------------------------------------------------------------

    def god_reason(self, seat: i64, god: i64) -> i64:
        """G2.1: the owner alone; G2.5: not in the turn it was taken; G2.6: not while it rests."""
        if self.cells[GOD + seat] != god:
            return GOD_NOT_YOURS
        if self.turn > 0 and self.cells[TAKEN + seat] == self.turn:  # set-up is no turn
            return GOD_NEW
        return GOD_USED if self.is_resting(seat) else FINE

    def is_resting(self, seat: i64) -> bool:
        """G2.6, G2.7: from its use until a turn of its owner has ended, or any turn."""
        used = self.cells[USED + seat]
        if used == 0:
            return False
        gone = self.turn - used  # seats take turns in order, so this says whose turn it was
        if self.agreed.any_turn_wakes:
            return gone == 0
        return gone <= (seat - self.active + gone) % self.seats

    def use_god(self, seat: i64, journal: Journal) -> None:
        """G2.8: only a use leads to an exchange."""
        self.cells[USED + seat] = self.turn
        if journal.listening:
            name = GODS[self.cells[GOD + seat]]
            journal.tell(events.GOD_USED.of({"seat": int(seat), "god": name}))

    def used(self, seat: i64, back: SettlersPhase, journal: Journal) -> None:
        """The use is over: victory first, else the choice of G2.2."""
        self.phase = GodChoice(seat, back)
        self.check_victory(journal)

    def keep_god(self, seat: i64) -> None:
        self.cells[SIDE + seat] = SIDE_B

    def take_god(self, seat: i64, god: i64) -> None:
        """G2.4: back to the open cards, and another one, side A."""
        self.cells[GOD + seat] = god
        self.cells[SIDE + seat] = SIDE_A
        self.cells[TAKEN + seat] = self.turn
        self.cells[USED + seat] = 0

    def go_on(self, back: SettlersPhase, luck: Luck, journal: Journal) -> None:
        """After the choice: where the use began, or to the discards of a seven."""
        if isinstance(back, IsisWindow):
            zeros = vec[i64]([0] * (SEATS * ROW))
            self.call_discards(Discarding(back.owed, back.owed, zeros), luck, journal)
        else:
            self.phase = back

    def own_waiting(self) -> list[int]:
        phase = self.phase
        assert isinstance(phase, GodPhase)
        return [int(phase.seat)]

    def turn_began(self, journal: Journal) -> None:
        self.cells[BONUS] = 0

    # ---- G3: windows ----------------------------------------------------------------------

    def after_harvest(self, served: i64, luck: Luck, journal: Journal) -> None:
        """G3.1: the game stops only if Hapi can be used now; G4.3: only the outcome counts."""
        self.phase = IN_MAIN
        for seat in range(self.seats):
            helps = self.god_reason(seat, HAPI) == FINE and self.bank_size() > 0
            if helps and served & BITS[seat] == 0:
                self.phase = HapiWindow(seat)

    def rolled_seven(self, luck: Luck, journal: Journal) -> None:
        """G4.6: what is owed is fixed by the roll; then Isis, then the discards."""
        discards = self.owed()
        for seat in range(self.seats):
            if self.isis_helps(seat, discards.owed):
                self.phase = IsisWindow(seat, discards.owed, self.seats)
                return
        self.call_discards(discards, luck, journal)

    def isis_helps(self, seat: i64, owed: vec[i64]) -> bool:
        if self.god_reason(seat, ISIS) != FINE:
            return False
        return self.isis_saves(seat, owed) or self.isis_gains(seat)

    def isis_number(self) -> i64:
        """G4.5: more cards than these are saved, others gain one."""
        return HAND_LIMIT

    def isis_saves(self, seat: i64, owed: vec[i64]) -> bool:
        return self.cells[SIZE + seat] > self.isis_number() and owed[seat] > 0

    def isis_gains(self, seat: i64) -> bool:
        return self.cells[SIZE + seat] <= self.isis_number() and self.bank_size() > 0

    # ---- G4: questions of single gods -----------------------------------------------------

    def rate(self, seat: i64, kind: i64) -> i64:
        """G4.11: the rate named with Hathor lasts until the turn ends."""
        if seat == self.active and self.cells[BONUS] == kind + 1:
            return BONUS_RATE
        return super().rate(seat, kind)

    def has_free_end(self, seat: i64, path: i64) -> bool:
        """G4.4: a crossing with no own building and no other own route piece."""
        loose = self.touched_without(seat, path) | self.cells[OWN + seat]
        ends = self.ends_of(path)
        return ends & ~loose != 0

    def ends_of(self, path: i64) -> i64:
        return BITS[self.grid.ends[path * 2]] | BITS[self.grid.ends[path * 2 + 1]]

    def touched_without(self, seat: i64, path: i64) -> i64:
        """The crossings at own route pieces, were this one not there."""
        touched = self.cells[TOUCHED + seat]
        low = self.cells[LAID_LOW + seat] & ~self.grid.low_bit[path]
        high = self.cells[LAID_HIGH + seat] & ~self.grid.high_bit[path]
        for n in range(2):
            corner = self.grid.ends[path * 2 + n]
            if (self.grid.low_at[corner] & low) | (self.grid.high_at[corner] & high) == 0:
                touched &= ~BITS[corner]
        return touched

    def anchors_without(self, seat: i64, path: i64) -> i64:
        own = self.cells[OWN + seat]
        return (self.touched_without(seat, path) | own) & ~(self.cells[BUILT] & ~own)

    def free_without(self, seat: i64, path: i64) -> tuple[i64, i64]:
        """G4.4: where an own oxcart could go: free paths at anchors, were it not there.

        What was reached stays so, but for paths at an end that is no anchor then, unless
        their other end is one.
        """
        cells, grid = self.cells, self.grid
        low, high = cells[REACH_LOW + seat], cells[REACH_HIGH + seat]
        anchors = self.anchors_without(seat, path)
        for n in range(2):
            corner = grid.ends[path * 2 + n]
            if anchors & BITS[corner]:
                continue
            for m in range(3):
                side, beyond = grid.corner_sides[corner * 3 + m], grid.neighbours[corner * 3 + m]
                if side != NOBODY and anchors & BITS[beyond] == 0:
                    low &= ~grid.low_bit[side]
                    high &= ~grid.high_bit[side]
        low, high = low & ~cells[TAKEN_LOW], high & ~cells[TAKEN_HIGH]
        return self.fit_low(ROUTE, low), self.fit_high(ROUTE, high)

    def lift(self, seat: i64, path: i64) -> None:
        """An oxcart leaves its path; it is placed again in the same step."""
        self.cells[TOUCHED + seat] = self.touched_without(seat, path)
        self.unmark_path(seat, path)
        self.find_reach(seat)

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """G4.8: strictly more visible points."""
        return self.cells[POINTS + other] > self.cells[POINTS + seat]

    # ---- invariants -----------------------------------------------------------------------

    def broken(self) -> str:
        fault = super().broken()
        if fault or self.turn == 0 or self.phase.code == OVER:
            return fault
        for seat in range(self.seats):
            if not 0 <= self.god_of(seat) < len(GODS):
                return f"seat {seat} has no god"  # G1.6
            if self.owner_of(self.god_of(seat)) != seat:
                return f"{GODS[self.god_of(seat)]} has two owners"
            if self.cells[USED + seat] > self.turn or self.cells[TAKEN + seat] > self.turn:
                return f"seat {seat}: a god was used in a turn to come"
        return ""


def blank_gods(seats: i64, catalogue: Catalogue[Any], terms: GodTerms) -> EgyptGods:
    """A table with nothing on it yet."""
    cells = vec[i64]([0] * GODS_END)
    return EgyptGods(seats, catalogue, terms, cells, BEFORE_ROLL)
