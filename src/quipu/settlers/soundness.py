"""Whether a position that was read could be reached: turn, dice and phase fit each other."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import SILENT
from quipu.core.luck import RecordedLuck
from quipu.core.state import Action
from quipu.hexes.bits import BITS, count_bits, lowest
from quipu.settlers.layout import NOBODY, TOUCHED
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.phases import (
    ACCEPTED,
    BEFORE,
    COUNTERED,
    IN_MAIN,
    MAIN,
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
from quipu.settlers.trade import (
    AcceptTrade,
    CallForProposals,
    CounterTrade,
    DeclineTrade,
    OfferTrade,
)


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
        if count_bits(state.buildings(seat)) != due or state.laid_routes(seat) != laid:
            return f"seat {seat} has not placed what the founding phase asks for"
        if state.cities(seat):
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
    """Make the offer and answer it again: nothing of it is refused, and it leads here."""
    twin = state.copy()
    assert isinstance(twin, Settlers)
    twin.phase = IN_MAIN
    twin.offers -= 1
    give, want = side(phase.give, phase.open_give), side(phase.want, phase.open_want)
    to = lowest(phase.asked) if count_bits(phase.asked) == 1 else NOBODY
    offer = CallForProposals(give, want, to) if phase.is_call() else OfferTrade(give, want, to)
    if twin.offers < 0 or not happens(twin, state.active, offer):
        return "this offer could not be made"
    for seat in range(state.seats):
        now = twin.phase
        if not isinstance(now, Offering):
            break
        if now.asked != phase.asked:
            return "this offer could not be made"
        same = phase.answers[seat] == now.answers[seat]
        if not same and not happens(twin, seat, answer(phase, seat)):
            return f"seat {seat} could not answer so"
    return "" if isinstance(twin.phase, Offering) else "all have declined"


def side(cards: vec[i64], is_open: bool) -> TradeSide:
    return TradeSide(cards, None if is_open else {}, False)


def happens(state: Settlers, seat: i64, action: Action[Any]) -> bool:
    if action.refusal(state, seat) is not None:
        return False
    action.apply(state, seat, RecordedLuck([]), SILENT)
    return True


def answer(phase: Offering, seat: i64) -> Action[Any]:
    if phase.answers[seat] == ACCEPTED:
        return AcceptTrade()
    if phase.answers[seat] != COUNTERED:
        return DeclineTrade()
    return CounterTrade(side(phase.counter(seat, 0), False), side(phase.counter(seat, 1), False))
