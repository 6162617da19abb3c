"""Whether a position that was read could be reached, as far as only this game can say."""

from __future__ import annotations

from quipu.games.inca.box import BEGINNER_KINDS, LAND
from quipu.games.inca.phases import FOUND_TRIBE, CombatMoving, CombatStealing
from quipu.games.inca.state import Inca
from quipu.hexes.bits import BITS
from quipu.settlers.layout import NOBODY, REMOVED, SEATS, SOLDIER
from quipu.settlers.phases import (
    FOUND_ROUTE,
    FOUND_SETTLEMENT,
    VICTIM,
    Discarding,
    FreeRoutes,
    MovingRobber,
    Over,
    Stealing,
)
from quipu.settlers.state import SEVEN


def unsound(state: Inca) -> str:
    """What does not fit; empty when all is well."""
    return unsound_map(state) or unsound_robber(state) or unsound_turn(state) or unsound_end(state)


def unsound_map(state: Inca) -> str:
    """I2.1: who begins with the printed pieces founds nothing; beginners' land is printed."""
    options = state.terms.options
    if options["founding"] == "printed" and state.phase.code in (FOUND_SETTLEMENT, FOUND_ROUTE):
        return "the printed start has no founding phase"
    if options["map"] != "beginner":
        return ""
    printed = [int(kind) for kind in state.terms.land.kinds] == BEGINNER_KINDS
    return "" if printed else "'map' is not that of beginners"


def unsound_robber(state: Inca) -> str:
    """I9.6, I9.8: it stands on land or on the frame, and who steals has a victim."""
    if state.robber != NOBODY and not LAND & BITS[state.robber]:
        return "the robber stands where it may not"
    return "there is nobody to rob" if state.phase.code == VICTIM and not state.victims() else ""


def unsound_turn(state: Inca) -> str:
    """What was done in this turn: I3.4, I3.6, I8.6, I10.2, I11.2."""
    cells = state.cells
    if cells[REMOVED + SOLDIER]:
        return "Combat Arts never leave the game"
    if state.card_played and not seen_cards(state):
        return "a card was played that nobody can see"
    if state.combat_used() and state.army_holder != state.active:
        return "the robber was driven off by nobody"
    if state.route_used() and not state.dice:
        return "before the roll nothing is traded by the route"
    return unsound_interlude(state)


def seen_cards(state: Inca) -> int:
    """Those among which is whatever the active seat has played in this turn."""
    removed = sum(int(state.cells[REMOVED + n]) for n in range(state.terms.box.titles))
    return removed + int(state.open_soldiers(state.active))


def unsound_interlude(state: Inca) -> str:
    """A decision between: a seven or a card led to it."""
    phase = state.phase
    if phase.code == FOUND_TRIBE and not state.dice:
        return "'dice' does not fit the phase"
    if not isinstance(phase, (Discarding, MovingRobber, Stealing, FreeRoutes)):
        return ""
    if state.card_played and is_of_card(state):
        return ""
    if isinstance(phase, (CombatMoving, CombatStealing, FreeRoutes)):
        return "no card was played that leads to this phase"
    if state.dice // 10 + state.dice % 10 != SEVEN:
        return "no seven was rolled"
    return unsound_discards(state)


def is_of_card(state: Inca) -> bool:
    """I10.3: where one must steal, the decision is the same as after a seven."""
    phase = state.phase
    if isinstance(phase, (CombatMoving, CombatStealing, FreeRoutes)):
        return True
    return isinstance(phase, Stealing) and state.agreed.must_steal


def unsound_discards(state: Inca) -> str:
    """I9.2, I9.3: hands are as they were at the roll until all have chosen."""
    phase = state.phase
    if isinstance(phase, Discarding):
        owed = state.owed().owed
        for seat in range(SEATS):
            if phase.owed[seat] != owed[seat]:
                return f"seat {seat} owes {owed[seat]} cards"
    return ""


def unsound_end(state: Inca) -> str:
    """I15.1, I15.4: the end has its reason, and whoever completes the third tribe wins."""
    phase = state.phase
    if not isinstance(phase, Over):
        return ""
    if phase.reason == "points":
        fits = phase.winners == [int(state.active)] and state.has_won(state.active)
    else:
        fits = phase.reason == "turn_limit" and state.turn == state.terms.turn_limit
        fits = fits and phase.winners == state.best_seats()
    return "" if fits else "the game did not end so"
