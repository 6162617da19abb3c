"""Whether a position that was read could be reached: turn, dice and phase fit each other."""

from __future__ import annotations

from quipu.settlers.phases import BEFORE, MAIN, OVER, FoundingRoute, FoundingSettlement
from quipu.settlers.state import Settlers


def unsound(state: Settlers) -> str:
    """What does not fit; empty when all is well."""
    phase = state.phase
    if isinstance(phase, (FoundingSettlement, FoundingRoute)):
        if state.turn or state.founder(phase.step) != state.active:
            return "this is not the active seat's step of the founding phase"
    elif state.turn == 0 or (state.first + state.turn - 1) % state.seats != state.active:
        return "this is not the turn of the active seat"
    if (phase.code == BEFORE and state.dice) or (phase.code == MAIN and not state.dice):
        return "'dice' does not fit the phase"
    if phase.code != OVER:
        for seat in state.waiting():
            if not state.legal(seat):
                return f"seat {seat} has nothing to decide"
    return ""
