"""Whether a position that was read could be reached: turn, dice and phase fit each other."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import SILENT
from quipu.core.luck import RecordedLuck
from quipu.core.state import Action
from quipu.hexes.bits import BITS, count_bits, lowest
from quipu.settlers.layout import LAID_HIGH, LAID_LOW, NOBODY, OWN, ROW, TOUCHED
from quipu.settlers.phases import (
    ACCEPTED,
    BEFORE,
    COUNTERED,
    DISCARD,
    IN_MAIN,
    MAIN,
    OFFER,
    OVER,
    Discarding,
    FoundingRoute,
    FoundingSettlement,
    Offering,
)
from quipu.settlers.state import Settlers
from quipu.settlers.trade import (
    AcceptTrade,
    CallForProposals,
    CounterTrade,
    DeclineTrade,
    OfferTrade,
)
from quipu.settlers.trading import Cards


def unsound(state: Settlers) -> str:
    """What does not fit; empty when all is well."""
    fault = unsound_turn(state) or unsound_phase(state)
    if fault:
        return fault
    if state.phase.code != OVER:
        for seat in state.waiting():
            if not state.legal(seat):
                return f"seat {seat} has nothing to decide"
    return ""


def unsound_turn(state: Settlers) -> str:
    phase, terms = state.phase, state.terms
    if isinstance(phase, FoundingSettlement):
        return unsound_founding(state, phase.step, NOBODY)
    if isinstance(phase, FoundingRoute):
        return unsound_founding(state, phase.step, phase.crossing)
    if state.turn == 0 or (state.first + state.turn - 1) % state.seats != state.active:
        return "this is not the turn of the active seat"
    if terms.turn_limit and state.turn > terms.turn_limit:
        return "the turn limit is passed"
    if state.offers > (terms.offers_per_turn if state.dice else 0):
        return "more offers were made than may be"
    return "trade is never closed here" if state.trade_closed and not terms.separate else ""


def unsound_founding(state: Settlers, step: i64, crossing: i64) -> str:
    """Every step before has left a settlement and a route piece; the crossing awaits its own."""
    if state.turn or state.founder(step) != state.active:
        return "this is not the active seat's step of the founding phase"
    for seat in range(state.seats):
        steps: i64 = 0
        for each in range(step):
            steps += 1 if state.founder(each) == seat else 0
        begun = 1 if crossing != NOBODY and seat == state.active else 0
        laid = count_bits(state.cells[LAID_LOW + seat]) + count_bits(state.cells[LAID_HIGH + seat])
        if laid != steps or count_bits(state.cells[OWN + seat]) != steps + begun:
            return f"seat {seat} has other pieces on the board than it founded"
    if crossing == NOBODY:
        return ""
    bare = state.cells[OWN + state.active] & ~state.cells[TOUCHED + state.active]
    return "" if bare & BITS[crossing] else f"no settlement on crossing {crossing} awaits its route"


def unsound_phase(state: Settlers) -> str:
    phase = state.phase
    if phase.code == BEFORE and state.dice:
        return "'dice' does not fit the phase"
    if phase.code in (MAIN, OFFER, DISCARD) and not state.dice:
        return "'dice' does not fit the phase"
    if isinstance(phase, Discarding):
        for seat in range(state.seats):
            if phase.owed[seat] > state.hand_size(seat):
                return f"seat {seat} owes more cards than it holds"
    if isinstance(phase, Offering) and not may_be_open(state, phase):
        return "this offer could not be made and answered so"
    return ""


def may_be_open(state: Settlers, phase: Offering) -> bool:
    """Make the offer and answer it again: that leads here, and nothing of it is refused."""
    twin = state.copy()
    assert isinstance(twin, Settlers)
    twin.phase = IN_MAIN
    twin.offers -= 1
    give, want = side(phase.give, phase.open_give), side(phase.want, phase.open_want)
    to = lowest(phase.asked) if count_bits(phase.asked) == 1 else NOBODY
    offer = CallForProposals(give, want, to) if phase.is_call() else OfferTrade(give, want, to)
    if twin.offers < 0 or not happens(twin, state.active, offer):
        return False
    for seat in range(state.seats):
        now = twin.phase
        if not isinstance(now, Offering) or phase.answers[seat] == now.answers[seat]:
            continue
        if not happens(twin, seat, answer(phase, seat)):
            return False
    again = twin.phase
    return isinstance(again, Offering) and again.asked == phase.asked


def side(cards: vec[i64], is_open: bool) -> Cards:
    return Cards(cards, None if is_open else {}, False)


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
    start = seat * 2 * ROW
    give, want = phase.counters[start : start + ROW], phase.counters[start + ROW : start + 2 * ROW]
    return CounterTrade(side(give, False), side(want, False))
