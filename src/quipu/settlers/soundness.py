"""Whether a position that was read could be reached: turn, dice and phase fit each other."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.hexes.bits import BITS, count_bits
from quipu.settlers.layout import CITIES, OWN, TOUCHED
from quipu.settlers.phases import (
    ACCEPTED,
    BEFORE,
    COUNTERED,
    DECLINED,
    MAIN,
    MISSING,
    OVER,
    Discarding,
    FoundingRoute,
    FoundingSettlement,
    FreeRoutes,
    MovingRobber,
    Offering,
    Stealing,
)
from quipu.settlers.state import SEVEN, Settlers
from quipu.settlers.trading import size_of


def unsound(state: Settlers) -> str:
    """What does not fit; empty when all is well."""
    return unsound_turn(state) or undecided(state) or unsound_dice(state) or unsound_phase(state)


def unsound_turn(state: Settlers) -> str:
    phase, terms = state.phase, state.terms
    if isinstance(phase, (FoundingSettlement, FoundingRoute)):
        if state.turn or state.founder(phase.step) != state.active:
            return "this is not the active seat's step of the founding phase"
    elif state.turn == 0 or (state.first + state.turn - 1) % state.seats != state.active:
        return "this is not the turn of the active seat"
    if terms.turn_limit and state.turn > terms.turn_limit:
        return "the last turn is over"
    if state.offers > terms.offers_per_turn or (state.trade_closed and not terms.separate):
        return "'offers' or 'trade_closed' does not fit the options"
    return ""


def undecided(state: Settlers) -> str:
    if state.phase.code != OVER:
        for seat in state.waiting():
            if not state.legal(seat):
                return f"seat {seat} has nothing to decide"
    return ""


def unsound_dice(state: Settlers) -> str:
    if not fits_dice(state):
        return "'dice' does not fit the phase"
    if state.dice == 0 and (state.offers or state.trade_closed or state.new_cards()):
        return "before the roll nothing is offered, built or bought"
    return ""


def fits_dice(state: Settlers) -> bool:
    phase = state.phase
    if isinstance(phase, Discarding):
        return state.dice // 10 + state.dice % 10 == SEVEN
    if isinstance(phase, (FoundingSettlement, FoundingRoute)):
        return state.dice == 0
    if isinstance(phase, (MovingRobber, Stealing, FreeRoutes)):
        phase = phase.back
    if phase.code == BEFORE:
        return state.dice == 0
    return state.dice != 0 or not (phase.code == MAIN or isinstance(phase, Offering))


def unsound_phase(state: Settlers) -> str:
    phase = state.phase
    if isinstance(phase, FoundingSettlement):
        return unsound_founding(state, phase.step, phase.step)
    if isinstance(phase, FoundingRoute):
        if state.owner_at(phase.crossing) != state.active:
            return "the settlement just placed is not there"
        if state.cells[TOUCHED + state.active] & BITS[phase.crossing]:
            return "the settlement just placed has its route piece"
        return unsound_founding(state, phase.step + 1, phase.step)
    if isinstance(phase, Discarding):
        return unsound_discards(state, phase)
    return unsound_offer(state, phase) if isinstance(phase, Offering) else ""


def unsound_founding(state: Settlers, settlements: i64, routes: i64) -> str:
    """Before so many steps of the founding phase everybody has placed what was due."""
    for seat in range(state.seats):
        due: i64 = 0
        laid: i64 = 0
        for step in range(settlements):
            if state.founder(step) == seat:
                due += 1
                laid += 1 if step < routes else 0
        if count_bits(state.cells[OWN + seat]) != due or state.laid_routes(seat) != laid:
            return f"seat {seat} has not placed what the founding phase asks for"
        if state.cells[CITIES + seat]:
            return f"seat {seat} has a city in the founding phase"
    return ""


def unsound_discards(state: Settlers, phase: Discarding) -> str:
    """Whoever owes cards owes half of a hand that is too large."""
    for seat in range(state.seats):
        size = state.hand_size(seat)
        if phase.owed[seat] and (size <= state.hand_limit(seat) or phase.owed[seat] != size // 2):
            return f"seat {seat} does not owe so many cards"
    return ""


def unsound_offer(state: Settlers, phase: Offering) -> str:
    """Who offers, accepts or counters holds what he names, and only those asked answer."""
    active = state.active
    if state.offers == 0 or state.trade_closed or not phase.asked or phase.asked & BITS[active]:
        return "this offer could not be made"
    if not phase.is_call() and (size_of(phase.give) == 0 or size_of(phase.want) == 0):
        return "an offer has cards on both sides"
    if state.hand_size(active) == 0 or not state.holds(active, phase.give):
        return "the active seat does not hold what it offers"
    for seat in range(state.seats):
        if not fits_answer(state, phase, seat):
            return f"seat {seat} could not answer so"
    return "all have declined" if phase.is_complete() and phase.is_hopeless() else ""


def fits_answer(state: Settlers, phase: Offering, seat: i64) -> bool:
    answer = phase.answers[seat]
    if not phase.asked & BITS[seat]:
        return answer == MISSING
    if state.hand_size(seat) == 0:
        return answer == DECLINED
    if answer == ACCEPTED:
        return not phase.is_call() and state.holds(seat, phase.want)
    if answer == COUNTERED:
        return state.terms.counter_offers and state.holds(seat, phase.counter(seat, 0))
    return True
