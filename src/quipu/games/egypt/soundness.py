"""Whether a position of Egypt that was read could be reached: land, end, gods and pyramid."""

from __future__ import annotations

from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.refusal import Malformed
from quipu.games.egypt.box import (
    AMUN,
    BEGINNER_MAP,
    FEWEST_GOLDEN,
    FORK,
    HAPI,
    HARBOURS,
    ISIS,
    LETTERS,
    MAAT,
    NILE_HEXES,
    PYRAMID_HARBOURS,
    PYRAMID_MAP,
    SETH,
    THOT,
)
from quipu.games.egypt.god_phases import (
    AmunAgain,
    AmunReturn,
    GodChoice,
    GodPhase,
    HapiWindow,
    IsisWindow,
    MaatTaking,
    ThotChoice,
)
from quipu.games.egypt.gods import EgyptGods
from quipu.games.egypt.pyramid import GOLDEN, NUMBER, EgyptPyramid
from quipu.games.egypt.setup import fixed_land, printed_harbours, terrains
from quipu.games.egypt.state import Egypt
from quipu.settlers.layout import DECK, NOBODY, ROW, SEATS
from quipu.settlers.offer_terms import same_cards, size_of
from quipu.settlers.phases import BEFORE, Over
from quipu.settlers.reading import checked
from quipu.settlers.reasons import FINE
from quipu.settlers.state import SEVEN
from quipu.settlers.terms import Land

E = TypeVar("E", bound=Egypt)


def sound(state: E) -> E:
    """The state itself; Malformed says why no game could reach it."""
    checked(state)
    fault = unsound_land(state) or unsound_end(state)
    if not fault and isinstance(state, EgyptGods):
        fault = unsound_gods(state)
    if not fault and isinstance(state, EgyptPyramid):
        fault = unsound_pyramid(state)
    if fault:
        raise Malformed(fault)
    return state


# ---- E2, P2: the land ---------------------------------------------------------------------------


def unsound_land(state: Egypt) -> str:
    land, options = state.terms.land, state.terms.options
    pyramid = isinstance(state, EgyptPyramid)
    printed = printed_harbours(PYRAMID_HARBOURS if pyramid else HARBOURS)
    if not fits_harbours(land.harbours, printed, options["harbours"] == "shuffled"):
        return "'harbours' are not those of the box"
    first = fixed_land(PYRAMID_MAP if pyramid else BEGINNER_MAP, land.harbours)
    if options["map"] == "variable":
        if not (fits_box(land) and (not pyramid or keeps_nile(land, first))):
            return "'map' is not laid out by the rules"
    elif kinds_of(land) != kinds_of(first) or list(land.numbers) != list(first.numbers):
        return "'map' is not the printed one"
    chosen = options["first_seat"]
    if isinstance(chosen, int) and state.first != chosen:
        return "another seat was chosen to begin"  # E2.6
    return "the robber is on no hex" if state.robber == NOBODY else ""


def fits_harbours(laid: dict[int, int], printed: dict[int, int], shuffled: bool) -> bool:
    """E2.9: as printed, or the same types at the same places."""
    if not shuffled:
        return laid == printed
    return sorted(laid) == sorted(printed) and sorted(laid.values()) == sorted(printed.values())


def kinds_of(land: Land) -> list[int]:
    return [int(kind) for kind in land.kinds]


def fits_box(land: Land) -> bool:
    """E2.17: all terrains and all chips of the box; a chip lies on every hex but the desert."""
    numbers = sorted(int(number) for number in land.numbers if number)
    return sorted(kinds_of(land)) == sorted(terrains()) and numbers == sorted(LETTERS)


def keeps_nile(land: Land, printed: Land) -> bool:
    """P2.2: the fork stays, and Nile hexes change places among themselves only."""
    laid, first = kinds_of(land), kinds_of(printed)
    nile = sorted(laid[hex] for hex in NILE_HEXES) == sorted(first[hex] for hex in NILE_HEXES)
    return nile and laid[FORK] == first[FORK]


# ---- E14, P9: the end ---------------------------------------------------------------------------


def unsound_end(state: Egypt) -> str:
    phase = state.phase
    if not isinstance(phase, Over):
        return ""
    winners: list[int] = []
    if phase.reason == "points" and state.has_won(state.active):
        winners = [int(state.active)]
    elif phase.reason == "turn_limit" and state.turn == state.terms.turn_limit:
        winners = state.best_seats()
    elif phase.reason == "pyramid" and isinstance(state, EgyptPyramid) and state.is_finished():
        winners = state.best_builders()
    return "" if winners and phase.winners == winners else "the game has not ended so"


# ---- G: the gods --------------------------------------------------------------------------------


def unsound_gods(state: EgyptGods) -> str:
    if state.has_bonus() and state.dice == 0:
        return "'bonus' is named after the roll"
    phase = state.phase
    if isinstance(phase, (HapiWindow, IsisWindow)):
        return "" if is_window(state, phase) else "this god may not help now"
    if isinstance(phase, GodChoice):
        return "" if is_choice(state, phase) else "no god was used"
    if isinstance(phase, GodPhase):
        return "" if is_use(state, phase) else "this god was not used so"
    return ""


def is_window(state: EgyptGods, phase: GodPhase) -> bool:
    """G3.1: the game stops only for one who may."""
    number = state.dice // 10 + state.dice % 10
    if isinstance(phase, IsisWindow):
        fits = number == SEVEN and same_owed(phase.owed, state.owed().owed)
        return fits and state.isis_helps(phase.seat, phase.owed)
    may = state.god_reason(phase.seat, HAPI) == FINE and state.bank_size() > 0
    return may and number not in (0, SEVEN)


def same_owed(some: vec[i64], others: vec[i64]) -> bool:
    for seat in range(SEATS):
        if some[seat] != others[seat]:
            return False
    return True


def is_choice(state: EgyptGods, phase: GodChoice) -> bool:
    """G2.2: right after a use; before the roll only Seth is used, after a seven Isis."""
    god, seat = state.god_of(phase.seat), phase.seat
    if not state.used_now(seat):
        return False
    if isinstance(phase.back, IsisWindow):
        seven = state.dice // 10 + state.dice % 10 == SEVEN
        return god == ISIS and seven and phase.back.owed[seat] == 0
    if phase.back.code == BEFORE:
        return god == SETH and seat == state.active and state.dice == 0
    mine = seat == state.active or god == HAPI
    return mine and god != ISIS and state.dice != 0


def is_use(state: EgyptGods, phase: GodPhase) -> bool:
    """G4.1, G4.7, G4.8: what is left to decide fits the god that was used in this turn."""
    seat = phase.seat
    if seat != state.active or not state.used_now(seat) or state.dice == 0:
        return False
    god = state.god_of(seat)
    if isinstance(phase, AmunReturn):
        return god == AMUN and phase.giver != seat
    if isinstance(phase, AmunAgain):
        return god == AMUN and phase.asked != seat
    if isinstance(phase, MaatTaking):
        shown = same_cards(phase.hand, state.hand(phase.victim))
        return god == MAAT and phase.victim != seat and shown
    return god == THOT and isinstance(phase, ThotChoice) and fits_deck(state, phase)


def fits_deck(state: EgyptGods, phase: ThotChoice) -> bool:
    for title in range(ROW):
        if phase.titles[title] > state.cells[DECK + title]:
            return False
    return phase.count == size_of(phase.titles) == min(state.deck_size(), 3)


# ---- P: the pyramid -----------------------------------------------------------------------------


def unsound_pyramid(state: EgyptPyramid) -> str:
    left: i64 = 0
    for n in range(4):
        digit = str(FEWEST_GOLDEN + n)
        if state.cells[GOLDEN + n] > str(state.terms.options["golden_numbers"]).count(digit):
            return f"there are not so many golden stones with a {digit}"
        left += state.cells[GOLDEN + n]
    if (state.cells[NUMBER] < FEWEST_GOLDEN) != (left == 12) or 0 < state.cells[NUMBER] < 6:
        return "'number' does not fit the golden stones"
    if state.favour() != NOBODY and state.stones(state.favour()) == 0:
        return "the favour is with a seat that has built no stone"
    too_early = state.dice == 0 and state.agreed.favour_after_roll
    if state.has_swapped() and (state.favour() != state.active or too_early):
        return "nobody could swap by the favour"
    return ""
