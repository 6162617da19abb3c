"""The position of a game of jade: what lies and stands where, and questions about it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.keys import mixed, mixed_bytes, mixed_cells, options_key
from quipu.core.openings import Opening, Subset, Turning
from quipu.core.refusal import Refusal
from quipu.core.state import Catalogue, Phase, Result, State
from quipu.games.jade.artefacts import Artefacts
from quipu.games.jade.board import SIZES, Board
from quipu.games.jade.checks import artefact_faults, board_faults, goals, tile_faults
from quipu.games.jade.districts import District, districts_of
from quipu.games.jade.faces import (
    BIT_OF,
    BITS,
    CENTRE,
    EMPTY,
    FITTING_TURNS,
    KIND_COUNT,
    NEIGHBOUR,
    OFF,
    PARTS,
    SIDES,
    TYPE_IDS,
    TYPES,
    WORD_OF,
    kind_names,
    point,
)
from quipu.games.jade.phases import (
    FRESH,
    HIDDEN_MOST,
    MUST_DISCOVER,
    MUST_LAY,
    MUST_RETURN,
    NOT_YOUR_TURN,
    NOWHERE,
    WRONG_PHASE,
    Discovering,
    Driving,
    Fitting,
    Over,
    Returning,
    phase_number,
)
from quipu.games.jade.scoring import Standing, sources
from quipu.games.jade.stacks import Stacks
from quipu.games.jade.tiles import CROSS_FIELDS, OPEN, SIDE_NAMES

NOBODY: Final = -1
DISPLAY: Final = 3  # J7.1
NO_TILE: Final = 255
FIGURES: Final = vec[i64]([3, 1, 1])  # J1.9: figures of 1, 2 and 3 archaeologists
FIGURE_COST: Final = vec[i64]([0, 1, 2])  # J9.2
HIDDEN_COST: Final = 1  # J13.3
BONUS_COST: Final = 1  # J14.1


class Agreement:
    """The options as the rules ask for them; shared by all copies, never changed."""

    def __init__(self, options: dict[str, bool | int | str]) -> None:
        self.options = options
        self.key: i64 = options_key(0, options)
        self.designs_matter: bool = options["designs_matter"] is True  # J16.3
        self.is_strict: bool = options["display_duty"] == "strict"  # J7.3
        self.within_reach: bool = options["swap_scope"] == "reach"  # J7.6
        self.stops_freely: bool = options["further_step"] == "free"  # J6.2
        self.exchanges_stuck: bool = options["stuck_exchange"] is True  # J7.4
        self.returns_freely: bool = options["hidden_return"] == "free"  # J13.3
        self.draws_as_owned: bool = options["hidden_draw"] == "owned"  # J13.4
        rounds = options["standstill"]
        assert isinstance(rounds, int)
        self.standstill: i64 = rounds  # J15.6


class Jade(State):
    """The full truth. `mover` and what a drive may do are kept for speed."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        agreement: Agreement,
        first: i64,
        board: Board,
        stacks: Stacks,
        artefacts: Artefacts,
        jeeps: vec[u8],
        display: vec[u8],
        gold: vec[i64],
        supply: vec[u8],
    ) -> None:
        super().__init__(seats, catalogue)
        self.agreement = agreement
        self.first = first
        self.board = board
        self.stacks = stacks
        self.artefacts = artefacts
        self.jeeps = jeeps  # cells by seat
        self.display = display  # three types by seat in rising order, NO_TILE last
        self.gold = gold  # J1.8: the bank never runs out
        self.supply = supply  # figures by seat and size
        self.turn: i64 = 1  # counted over all seats
        self.mover = first  # J3.1
        self.bonus: bool = False  # the running move is the bonus move
        self.stirred: bool = False  # a tile was drawn or laid in this turn
        self.idle: i64 = 0  # J15.6: turns in a row without that
        self.last_turn: i64 = 0  # J15.2; 0 until the last round is announced
        self.phase: Phase = FRESH
        self.goals_low: i64 = 0  # where the mover may drive to, as a set of cells
        self.goals_high: i64 = 0
        self.is_stuck: bool = False  # J7.6: three tiles, and none of them fits
        self.only_drives: bool = False  # J7.4: three tiles, none fits in reach, and no exchange

    def copy(self) -> Jade:
        return self.copy_with(self.artefacts.copy())

    def copy_with(self, artefacts: Artefacts) -> Jade:
        """The same position but for the artefacts."""
        twin = Jade(
            self.seats,
            self.catalogue,
            self.agreement,
            self.first,
            self.board.copy(),
            self.stacks.copy(),
            artefacts,
            self.jeeps[:],
            self.display[:],
            self.gold[:],
            self.supply[:],
        )
        twin.turn = self.turn
        twin.mover = self.mover
        twin.bonus = self.bonus
        twin.stirred = self.stirred
        twin.idle = self.idle
        twin.last_turn = self.last_turn
        twin.phase = self.phase
        twin.goals_low = self.goals_low
        twin.goals_high = self.goals_high
        twin.is_stuck = self.is_stuck
        twin.only_drives = self.only_drives
        return twin

    # ---- whose turn (J3) ------------------------------------------------------------------

    def moment(self) -> str:
        return f"turn {self.turn}, {self.phase.name}"

    def is_over(self) -> bool:
        return isinstance(self.phase, Over)

    def waiting(self) -> list[int]:
        return [] if isinstance(self.phase, Over) else [int(self.mover)]

    def deciding(self) -> i64:
        return NOBODY if isinstance(self.phase, Over) else self.mover

    def barred(self, seat: i64, wrong_phase: Refusal = WRONG_PHASE) -> Refusal:
        """Why this seat may not do at all what belongs to another phase."""
        phase = self.phase
        if isinstance(phase, Over):
            return phase.refusal
        return wrong_phase if seat == self.mover else NOT_YOUR_TURN

    def why_not_decline(self, seat: i64, wrong_phase: Refusal = WRONG_PHASE) -> Refusal:
        """Why it may not decline either, which three phases do not know (J3.4, J5.8, J13.3)."""
        phase = self.phase
        if seat == self.mover:
            if isinstance(phase, Fitting):
                return MUST_LAY
            if isinstance(phase, Returning):
                return MUST_RETURN
            if isinstance(phase, Discovering) and not phase.free:
                return MUST_DISCOVER
        return self.barred(seat, wrong_phase)

    # ---- the display (J7) -----------------------------------------------------------------

    def display_size(self, seat: i64) -> i64:
        size: i64 = 0
        for place in range(DISPLAY * seat, DISPLAY * seat + DISPLAY):
            if self.display[place] != NO_TILE:
                size += 1
        return size

    def display_types(self, seat: i64) -> i64:
        """The types in a display, as bits."""
        types: i64 = 0
        for place in range(DISPLAY * seat, DISPLAY * seat + DISPLAY):
            if self.display[place] != NO_TILE:
                types |= BITS[i64(self.display[place])]
        return types

    def has_on_display(self, seat: i64, tile: i64) -> bool:
        return (self.display_types(seat) & BITS[tile]) != 0

    def show(self, seat: i64, tile: i64) -> None:
        """J5.9: a tile joins the display, in its place by type."""
        place = DISPLAY * seat + self.display_size(seat)
        while place > DISPLAY * seat and i64(self.display[place - 1]) > tile:
            self.display[place] = self.display[place - 1]
            place -= 1
        self.display[place] = u8(tile)

    def unshow(self, seat: i64, tile: i64) -> None:
        """A tile leaves the display; those behind it move up."""
        place = DISPLAY * seat
        while i64(self.display[place]) != tile:
            place += 1
        while place < DISPLAY * seat + DISPLAY - 1:
            self.display[place] = self.display[place + 1]
            place += 1
        self.display[place] = NO_TILE

    # ---- districts (J10) ------------------------------------------------------------------

    def districts(self) -> list[District]:
        """All districts of the city, closed ones too; what `board` keeps, told apart."""
        return districts_of(self.board, int(self.seats))

    # ---- driving (J4, J7.3) ---------------------------------------------------------------

    def plan_drive(self) -> None:
        """J4.8, J4.10: where this drive may end; jeeps on the way do not matter (J4.6).

        J7.2, J7.3: with three tiles only where one of them fits; J7.4: anywhere if none does.
        """
        seat = self.mover
        root = self.board.road(i64(self.jeeps[seat]))
        low = self.board.ends[2 * root]
        high = self.board.ends[2 * root + 1]
        for other in range(self.seats):
            cell = i64(self.jeeps[other])
            if other != seat and cell != CENTRE:  # J4.5, J4.7
                if WORD_OF[cell]:
                    high &= ~BIT_OF[cell]
                else:
                    low &= ~BIT_OF[cell]
        self.is_stuck = False
        self.only_drives = False
        if self.display[DISPLAY * seat + DISPLAY - 1] != NO_TILE:
            fits_low, fits_high = self.board.fitting_fields(self.display_types(seat))
            fits_here = ((fits_low & low) | (fits_high & high)) != 0
            if self.agreement.within_reach:
                self.is_stuck = not fits_here
            else:
                self.is_stuck = (fits_low | fits_high) == 0
            self.only_drives = not fits_here and not self.agreement.exchanges_stuck
            if fits_here and self.agreement.is_strict:
                low &= fits_low
                high &= fits_high
        self.goals_low = low
        self.goals_high = high

    def may_drive_to(self, cell: i64) -> bool:
        goals = self.goals_high if WORD_OF[cell] else self.goals_low
        return (goals & BIT_OF[cell]) != 0

    def is_in_reach(self, cell: i64) -> bool:
        """J4.3, J4.4: over white lines freely, then at most one brown line."""
        root = self.board.road(i64(self.jeeps[self.mover]))
        return (self.board.ends[2 * root + WORD_OF[cell]] & BIT_OF[cell]) != 0

    def is_taken(self, cell: i64) -> bool:
        """J4.5: by another jeep; on the centre field any number may stand."""
        for other in range(self.seats):
            if other != self.mover and i64(self.jeeps[other]) == cell and cell != CENTRE:
                return True
        return False

    # ---- discovering and exchanging (J3.3, J3.4, J3.5, J13) -----------------------------------

    def can_discover(self) -> bool:
        """J3.4: there is an open line, and something to draw (J7.5) or to lay there (J15.3)."""
        cell = i64(self.jeeps[self.mover])
        if not self.board.has_open_line(cell):
            return False
        if self.stacks.left > 0 and self.display_size(self.mover) < DISPLAY:
            return True
        return self.board.fits_beside(cell, self.display_types(self.mover))

    def fitting_turns(self, tile: i64, side: i64) -> i64:
        """The turns in which a tile fits at this line of the mover's field, as bits."""
        other = NEIGHBOUR[SIDES * i64(self.jeeps[self.mover]) + side]
        if other == OFF or self.board.face[other] != EMPTY:
            return 0
        return i64(FITTING_TURNS[TYPES * i64(self.board.demand[other]) + tile])

    def needed_for(self, count: i64) -> i64:
        """J13.4, J13.7: how many artefacts one must own to draw so many hidden ones."""
        if self.agreement.returns_freely:
            return 0
        return count if self.agreement.draws_as_owned else 1

    def may_exchange(self) -> bool:
        """J7.4, J13.1: on the centre field after this drive."""
        return not self.only_drives and self.can_exchange()

    def can_exchange(self) -> bool:
        return self.can_exchange_hidden() or self.can_exchange_openly()

    def can_exchange_hidden(self) -> bool:
        """J13.4, J13.7: one artefact at least, own and hidden, and the gold."""
        has_own = self.artefacts.owned[self.mover] >= self.needed_for(1)
        return has_own and self.artefacts.size > 0 and self.gold[self.mover] >= HIDDEN_COST

    def can_exchange_openly(self) -> bool:
        """J13.7: an own artefact that is not like one of the open ones."""
        for place in range(OPEN):
            if self.artefacts.has_other_than(self.mover, i64(self.artefacts.open[place])):
                return True
        return False

    # ---- figures (J9) ---------------------------------------------------------------------

    def can_post(self, cell: i64) -> bool:
        """J3.6: whether there is anything to decide about figures.

        On a new city tile there always is: a figure of 1 is free (J9.2), or all are posted.
        """
        return cell != NOWHERE or self.board.has_posted(self.mover)

    def has_figure(self, seat: i64, size: i64) -> bool:
        return self.supply[SIZES * seat + size - 1] > 0

    def can_pay(self, seat: i64, size: i64) -> bool:
        return self.gold[seat] >= FIGURE_COST[size - 1]

    # ---- points (J16) ---------------------------------------------------------------------

    def sources(self, seat: i64) -> dict[str, int]:
        return sources(self.artefacts.hands, KIND_COUNT * seat, self.agreement.designs_matter)

    def total(self, seat: i64) -> int:
        return sum(self.points(seat).values())

    def course_figures(self) -> dict[str, int]:
        everybody = range(int(self.seats))
        return {
            "turns": int(self.turn),
            "tiles_laid": int(self.board.laid()) - CROSS_FIELDS,
            "districts_closed": int(self.board.closed()),
            "artefacts_dug": sum([int(self.artefacts.owned[seat]) for seat in everybody]),
        }

    def result(self) -> Result | None:
        phase = self.phase
        return self.standing(phase.reason) if isinstance(phase, Over) else None

    def standing(self, reason: str) -> Standing:
        everybody = range(int(self.seats))
        owned = [int(self.artefacts.owned[seat]) for seat in everybody]
        gold = [int(self.gold[seat]) for seat in everybody]
        return Standing([self.total(seat) for seat in everybody], owned, gold, reason)

    # ---- keys -----------------------------------------------------------------------------

    def key(self) -> i64:
        return mixed_bytes(self.open_key(), self.artefacts.hands)

    def seen_key(self, seat: i64) -> i64:
        """J1.10, J16.1: how many the others own, until at the end all are shown."""
        if isinstance(self.phase, Over):
            return self.key()
        key = mixed_cells(self.open_key(), self.artefacts.owned)
        if seat < 0:
            return key
        return mixed_bytes(key, self.artefacts.hands[KIND_COUNT * seat : KIND_COUNT * (seat + 1)])

    def open_key(self) -> i64:
        """Of all that everybody sees; what follows from it is left out."""
        key = mixed(self.agreement.key, (self.turn * 8 + self.first) * 8 + self.seats)
        key = mixed(key, (self.idle * 2 + i64(self.bonus)) * 2 + i64(self.stirred))
        key = mixed(key, self.last_turn * 512 + phase_number(self.phase))
        key = mixed_bytes(mixed_bytes(key, self.board.face), self.board.figure)
        key = mixed_bytes(mixed_bytes(key, self.jeeps), self.display)
        key = mixed_cells(mixed_bytes(key, self.stacks.unseen), self.stacks.under)
        return mixed_cells(mixed_bytes(key, self.artefacts.open), self.gold)

    # ---- what may be composed -------------------------------------------------------------

    def forms(self, seat: i64) -> list[Opening]:
        """J5.8: a place where a tile fits in several turns. J13.3: what to put back."""
        phase = self.phase
        if seat != self.mover:
            return []
        if isinstance(phase, Returning):
            return self.returnings(int(phase.count))
        if isinstance(phase, Fitting):
            return self.turnings(BITS[phase.tile])
        if isinstance(phase, Discovering):
            return self.turnings(self.display_types(seat))
        return []

    def returnings(self, count: int) -> list[Opening]:
        """J13.3: of all that one has now; two of one kind may go together."""
        things: list[object] = [*kind_names(self.artefacts.hands, KIND_COUNT * self.mover)]
        free = self.agreement.returns_freely
        least = 0 if free else count
        most = min(HIDDEN_MOST, len(things)) if free else count
        return [Subset("return_artefacts", "kinds", things, least, most)]

    def turnings(self, types: i64) -> list[Opening]:
        found: list[Opening] = []
        cell = i64(self.jeeps[self.mover])
        for tile in range(TYPES):
            for side in range(SIDES):
                turns = self.fitting_turns(tile, side) if types & BITS[tile] else 0
                if turns & (turns - 1):
                    place = point(NEIGHBOUR[SIDES * cell + side])
                    found.append(Turning("lay_tile", place, lay_forms(tile, side, turns)))
        return found

    # ---- invariants (J17.10) --------------------------------------------------------------

    def broken(self) -> str:
        if self.mover != (self.first + self.turn - 1) % self.seats:
            return "the mover does not fit the number of the turn"
        fault = board_faults(self.board, int(self.seats)) or artefact_faults(self.artefacts)
        if not fault:
            phase = self.phase
            drawn = int(phase.tile) if isinstance(phase, Fitting) else NOWHERE
            fault = tile_faults(self.board, self.stacks, self.display, drawn)
        return fault or self.broken_seats() or self.broken_drive()

    def broken_seats(self) -> str:
        for seat in range(self.seats):
            if self.gold[seat] < 0:
                return f"seat {seat} owes gold"
            if self.board.face[i64(self.jeeps[seat])] == EMPTY:
                return f"the jeep of seat {seat} stands on an undiscovered field"
            for size in range(SIZES):
                if self.figures_of(seat, size + 1) != FIGURES[size]:
                    return f"seat {seat} has lost or won a figure of {size + 1}"
            for other in range(seat):
                if self.jeeps[seat] == self.jeeps[other] and i64(self.jeeps[seat]) != CENTRE:
                    return f"the jeeps of seats {other} and {seat} stand on one field"
        return ""

    def figures_of(self, seat: i64, size: i64) -> i64:
        count = i64(self.supply[SIZES * seat + size - 1])
        for code in self.board.figure:
            if (i64(code) - 1) // PARTS == SIZES * seat + size - 1:
                count += 1
        return count

    def broken_drive(self) -> str:
        """The goals that are kept are those that a search over the lines finds."""
        if not isinstance(self.phase, Driving):
            return ""
        jeeps = [int(cell) for cell in self.jeeps]
        shown = self.display[DISPLAY * self.mover : DISPLAY * self.mover + DISPLAY]
        tiles = [int(tile) for tile in shown if tile != NO_TILE]
        found = goals(self.board, jeeps, int(self.mover), tiles, self.agreement.is_strict)
        kept = [cell for cell in range(len(self.board.face)) if self.may_drive_to(cell)]
        return "" if found == kept else f"the drive may end on {found}, not on {kept}"


def lay_forms(tile: i64, side: i64, turns: i64) -> list[dict[str, object]]:
    """The finished actions of one place, by turn."""
    return [
        {"kind": "lay_tile", "tile": TYPE_IDS[tile], "turn": turn, "side": SIDE_NAMES[side]}
        for turn in range(SIDES)
        if turns & BITS[turn]
    ]
