"""Whether a position that was read could be reached: its parts and its phase fit each other."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.games.jade.board import NO_FIGURE, Board
from quipu.games.jade.checks import fields
from quipu.games.jade.faces import (
    BITS,
    CELLS,
    CENTRE,
    EMPTY,
    FACE_CITY,
    FACE_PARTS,
    FACES,
    NEIGHBOUR,
    OFF,
    PARTS,
    SIDES,
)
from quipu.games.jade.phases import (
    EXTENDING,
    NO_ARTEFACTS,
    NO_TILES,
    NOWHERE,
    STANDSTILL,
    Discovering,
    Driving,
    Exchanging,
    Fitting,
    Over,
    Posting,
    Returning,
)
from quipu.games.jade.state import BONUS_COST, DISPLAY, Jade


def unsound(state: Jade) -> str:
    """What does not fit; empty when all is well."""
    fault = unsound_area(state) or unsound_clock(state)
    if not fault and not is_sound(state):
        fault = f"'phase': {state.phase.name} does not fit the rest of the position"
    return fault


# ---- the area ---------------------------------------------------------------------------------


def unsound_area(state: Jade) -> str:
    board = state.board
    if len(discovered(board)) != len(fields(board)):
        return "'laid': a tile lies apart from all others"
    chosen = state.agreement.options["first_seat"]
    if isinstance(chosen, int) and chosen != state.first:  # J2.4
        return "'first' is not the seat that the options name"
    phase = state.phase
    new = phase.cell if isinstance(phase, Posting) else i64(NOWHERE)
    if new != NOWHERE and board.figure[new] != NO_FIGURE:
        return "'figures': one stands on the tile just laid"
    for cell in range(CELLS):
        if board.figure[cell] != NO_FIGURE:
            root = board.district_of(board.figure_part(cell))
            if board.open_sides(root) == 0 and not touches(board, new, root):  # J11.10
                return "'figures': one stands in a district that is dug"
    return ""


def discovered(board: Board) -> set[int]:
    """J5.4: the fields to which tile after tile leads from the centre."""
    found = {int(CENTRE)}
    waiting = [int(CENTRE)]
    while waiting:
        cell = waiting.pop()
        for side in range(SIDES):
            other = int(NEIGHBOUR[SIDES * cell + side])
            if other != OFF and board.face[other] != EMPTY and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def touches(board: Board, cell: i64, root: i64) -> bool:
    """Whether a tile has a part in this district."""
    if cell != NOWHERE:
        for place in range(FACE_PARTS[i64(board.face[cell])]):
            if board.district_of(PARTS * cell + place) == root:
                return True
    return False


# ---- how long it has lasted (J15) ---------------------------------------------------------------


def unsound_clock(state: Jade) -> str:
    phase = state.phase
    announced = state.last_turn > 0
    if announced != (state.stacks.left == 0):  # J15.1
        return "'last_turn' is told when the stacks are empty, and only then"
    if announced and not state.turn <= state.last_turn <= state.turn + state.seats:  # J15.2
        return "'last_turn' is not within one round"
    most = state.agreement.standstill * state.seats
    if state.idle > state.turn - (0 if state.is_over() else 1):
        return "'idle': so many turns have not been"
    if (most > 0 and state.idle >= most) != (phase is STANDSTILL) and phase is not NO_TILES:
        return "'idle' does not fit the end by standstill"
    free = state.agreement.returns_freely or isinstance(phase, Returning)
    if state.artefacts.size == 0 and phase is not NO_ARTEFACTS and not free:  # J13.8, J15.4
        return "with an empty heap the game is over"
    return ""


# ---- the phase (J3) -----------------------------------------------------------------------------


def is_sound(state: Jade) -> bool:
    """Whether a move can come to this phase."""
    phase = state.phase
    seat = state.mover
    if isinstance(phase, Driving):
        return is_sound_drive(state, phase)
    if isinstance(phase, Discovering):
        return state.can_discover() and (not phase.free or is_sound_choice(state))
    if isinstance(phase, Fitting):  # J5.8, J7.1
        fits = state.board.fits_beside(i64(state.jeeps[seat]), BITS[phase.tile])
        return fits and state.stirred and state.display_size(seat) < DISPLAY
    if isinstance(phase, Exchanging):
        at_centre = i64(state.jeeps[seat]) == CENTRE and not is_bound(state)
        return at_centre and state.can_exchange()
    if isinstance(phase, Returning):
        enough = state.artefacts.owned[seat] >= phase.count + state.needed_for(phase.count)
        return i64(state.jeeps[seat]) == CENTRE and not is_bound(state) and enough
    if isinstance(phase, Posting):
        return state.can_post(phase.cell) and (state.stirred or phase.cell == NOWHERE)
    if phase is EXTENDING:
        return not state.bonus and state.gold[seat] >= BONUS_COST
    return not isinstance(phase, Over) or is_sound_end(state, phase)


def is_sound_drive(state: Jade, phase: Driving) -> bool:
    """J6.1: on the jungle tile just laid. J7.8: a swap leaves three tiles."""
    if phase.jungle:
        face = i64(state.board.face[i64(state.jeeps[state.mover])])
        return state.stirred and face < FACES and FACE_CITY[face] == 0
    return not phase.swapped or state.display_size(state.mover) == DISPLAY


def is_sound_choice(state: Jade) -> bool:
    """J6.2: free to stop after driving on, which leaves fewer than three tiles."""
    fewer = state.display_size(state.mover) < DISPLAY
    return state.agreement.stops_freely and state.stirred and fewer


def is_bound(state: Jade) -> bool:
    """J7.4: a strict duty brings a full display to the centre only where none of it fits."""
    full = state.display_size(state.mover) == DISPLAY
    return full and state.agreement.is_strict and not state.agreement.exchanges_stuck


def is_sound_end(state: Jade, over: Over) -> bool:
    if over is NO_ARTEFACTS:
        return state.artefacts.size == 0
    return over is not NO_TILES or state.turn == state.last_turn
