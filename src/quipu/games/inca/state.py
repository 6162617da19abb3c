"""A position with its tribes: culture markers, decline, founding and victory."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.openings import Opening
from quipu.core.state import Catalogue
from quipu.games.inca.box import GOALS, GRID, THICKET
from quipu.games.inca.events import (
    BUILT_ANEW,
    BUILT_OVER,
    DECK_ENTERED,
    TRIBE_DECLINED,
    TRIBE_FOUNDED,
)
from quipu.games.inca.lands import END, RUINED, RUINS, IncaTerms, Lands
from quipu.games.inca.openings import supply_openings
from quipu.games.inca.phases import FOUND_TRIBE, FOUNDING
from quipu.games.inca.reasons import (
    FOUND_FREE_SITE,
    FOUND_NOT_OWN,
    FOUND_OCCUPIED,
    FOUND_RESERVED,
    FOUND_TOO_CLOSE,
)
from quipu.hexes.bits import BITS, count_bits, members_of
from quipu.settlers.layout import (
    BUILT,
    CITIES,
    CLOSED,
    NOBODY,
    OWN,
    POINTS,
    ROW,
    STOCK,
    TOUCHED,
)
from quipu.settlers.phases import BEFORE_ROLL, OVER
from quipu.settlers.reasons import FINE

TRIBES: Final = len(GOALS)
FIRST_GOAL: Final = GOALS[0]  # I12.2: markers in all at which a tribe is complete
SECOND_GOAL: Final = GOALS[0] + GOALS[1]
LAST_GOAL: Final = sum(GOALS)
EVERYWHERE: Final[i64] = BITS[GRID.corners] - 1


class Inca(Lands):
    """Rise of the Inkas; the points of a seat are its culture markers.

    As in every settlers game: founding, turn, yields (I4.3: ruins included), distance, seven and
    robber. Its own are ruins, tribes and what Combat Arts bring.
    """

    def copy(self) -> Inca:
        twin = Inca(self.seats, self.catalogue, self.agreed, self.cells[:], self.phase)
        self.copy_into(twin)
        return twin

    def own_waiting(self) -> list[int]:
        return [int(self.active)]

    def forms(self, seat: i64) -> list[Opening]:
        return super().forms(seat) + supply_openings(self, seat)

    # ---- tribes and markers ---------------------------------------------------------------

    def tribe(self, seat: i64) -> i64:
        """I12.1: the active tribe, counted from 0."""
        return tribe_of(self.cells[POINTS + seat])

    def has_goal(self, seat: i64) -> bool:
        """I13.1: tribe 1 or 2 is complete and must decline."""
        return self.cells[POINTS + seat] in (FIRST_GOAL, SECOND_GOAL)

    def has_won(self, seat: i64) -> bool:
        """I15.1: the third tribe is complete."""
        return self.cells[POINTS + seat] >= LAST_GOAL

    def sources(self, seat: i64) -> dict[str, int]:
        """I12.1: markers by tribe."""
        markers = markers_of(self.cells[POINTS + seat])
        return {f"tribe_{n + 1}": count for n, count in enumerate(markers)}

    # ---- placing --------------------------------------------------------------------------

    def settle(self, seat: i64, crossing: i64, journal: Journal) -> None:
        """I7.12, I7.13, I7.14: also in place of a ruin; I13.4: a decline compares routes."""
        owner = self.owner_at(crossing)
        if owner != NOBODY:
            city = self.is_city(owner, crossing)
            self.clear_ruin(owner, crossing)  # I7.16: with it all roads there count anew
            if journal.listening:
                data: dict[str, object] = {"seat": int(seat)}
                if owner != seat:
                    data["from"] = int(owner)
                data["piece"] = self.terms.box.things[2 if city else 1]
                data["crossing"] = int(crossing)
                kind = BUILT_OVER if owner != seat else BUILT_ANEW
                journal.tell(kind.of(data))
        self.put_settlement(seat, crossing)
        if not self.has_goal(seat):
            self.award_route(journal)

    def built(self, seat: i64, journal: Journal) -> None:
        """I15.2, I13.1: with the marker the game is won or the tribe declines."""
        self.check_victory(journal)
        if self.has_goal(seat):
            self.decline(seat, journal)

    # ---- decline --------------------------------------------------------------------------

    def decline(self, seat: i64, journal: Journal) -> None:
        """I13.2: the order of events; I13.8: cards and Combat Arts stay."""
        cells = self.cells
        cleared = members_of(cells[RUINS + seat])
        for crossing in cleared:  # I13.5
            self.clear_ruin(seat, crossing)
        ruins = cells[OWN + seat]
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "tribe": int(self.tribe(seat))}
            data["ruins"] = members_of(ruins)
            data["cleared"] = cleared
            journal.tell(TRIBE_DECLINED.of(data))
        self.take_up(seat)  # I13.3
        self.award_route(journal)  # I13.4
        cells[RUINS + seat] = ruins  # I13.6
        cells[RUINED] |= ruins
        cells[STOCK + seat * ROW + THICKET] -= count_bits(ruins)
        self.find_reach(seat)  # I13.7: no road goes on from a ruin
        self.phase = FOUNDING

    # ---- founding -------------------------------------------------------------------------

    def found_sites(self, seat: i64) -> i64:
        """I14.2: free and at a distance; I14.3: no road of an opponent there, I14.4: but beside it.

        I14.5 works it out.
        """
        sites = EVERYWHERE & ~self.cells[CLOSED]
        for other in range(self.seats):
            if other != seat:
                sites &= ~self.cells[TOUCHED + other]
        return sites

    def found_choices(self, seat: i64) -> i64:
        """I14.8: an own ruin if there is no other place."""
        sites = self.found_sites(seat)
        return sites or self.cells[RUINS + seat]

    def found_reason(self, seat: i64, crossing: i64) -> i64:
        place = BITS[crossing]
        if self.found_choices(seat) & place:
            return FINE
        if self.found_sites(seat) == 0:
            return FOUND_NOT_OWN
        if self.cells[RUINS + seat] & place:
            return FOUND_FREE_SITE
        if self.cells[BUILT] & place:
            return FOUND_OCCUPIED
        return FOUND_TOO_CLOSE if self.cells[CLOSED] & place else FOUND_RESERVED

    def found_tribe(self, seat: i64, crossing: i64, luck: Luck, journal: Journal) -> None:
        """I14.6: a marker, no road and no cards; I14.7: then the turn is over."""
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "tribe": int(self.tribe(seat)) + 1}
            data["crossing"] = int(crossing)
            journal.tell(TRIBE_FOUNDED.of(data))
        was_aside = not self.has_second_deck()
        self.settle(seat, crossing, journal)
        if was_aside and self.has_second_deck() and journal.listening:
            journal.tell(DECK_ENTERED.of({"count": int(self.deck_size())}))
        self.end_turn(luck, journal)

    # ---- invariants -----------------------------------------------------------------------

    def broken(self) -> str:
        fault = super().broken() or self.broken_ruins() or self.broken_decks()
        if fault:
            return fault
        for seat in range(self.seats):
            fault = self.broken_tribe(seat)
            if fault:
                return f"seat {seat}: {fault}"
        return ""

    def broken_tribe(self, seat: i64) -> str:
        """I12.3: markers are the settlements and twice the cities; I1.15 bounds the pieces."""
        active = self.active_buildings(seat)
        worth = count_bits(active) + count_bits(active & self.cells[CITIES + seat])
        tribe = self.tribe(seat)
        if worth != markers_of(self.cells[POINTS + seat])[tribe]:
            return "its markers do not fit its buildings"
        if tribe == 0 and self.cells[RUINS + seat]:
            return "ruins of no tribe"
        if self.cells[POINTS + seat] > LAST_GOAL:
            return "more markers than there are"
        if self.has_won(seat) and self.phase.code != OVER:
            return "the game goes on though its third tribe is complete"
        is_founding = self.phase.code == FOUND_TRIBE and seat == self.active
        if self.has_goal(seat) != is_founding:
            return "a tribe is founded exactly after a decline"
        return ""


def tribe_of(markers: i64) -> i64:
    """The active tribe, from 0; a complete one has made way for the next."""
    if markers < FIRST_GOAL:
        return 0
    return 1 if markers < SECOND_GOAL else 2


def markers_of(markers: i64) -> list[int]:
    """How many of them lie with each tribe."""
    first = min(markers, FIRST_GOAL)
    second = min(markers - first, SECOND_GOAL - FIRST_GOAL)
    return [int(first), int(second), int(markers - first - second)]


def blank(seats: i64, catalogue: Catalogue[Any], terms: IncaTerms) -> Inca:
    """A table with nothing on it yet."""
    return Inca(seats, catalogue, terms, vec[i64]([0] * END), BEFORE_ROLL)
