"""Positions as readable JSON, and back; what no game could reach is Malformed."""

from __future__ import annotations

from mypy_extensions import i64, u8

from quipu.core.options import settle
from quipu.core.reading import Form, field, fields, flag, number, only, part, row, whole
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.core.state import Phase
from quipu.games.jade.board import NO_FIGURE, SIZES
from quipu.games.jade.faces import (
    CELLS,
    COPIES,
    EMPTY,
    FACE_CITY,
    FACE_OF,
    FACE_PARTS,
    FACE_TURN,
    FACE_TYPE,
    FACES,
    KIND_COUNT,
    PARTS,
    SIDES,
    TYPE_COUNTS,
    TYPE_IDS,
    kind_name,
    kind_names,
    point,
)
from quipu.games.jade.phases import (
    DISCOVERING,
    DISCOVERING_FREELY,
    DRIVING_ON,
    ENDS,
    EXCHANGING,
    EXTENDING,
    FITTING,
    FRESH,
    HIDDEN_MOST,
    NOWHERE,
    POSTING,
    POSTING_NOWHERE,
    RETURNING,
    SWAPPED,
    Discovering,
    Driving,
    Fitting,
    Over,
    Posting,
    Returning,
)
from quipu.games.jade.setup import OPTIONS, SEATS, blank
from quipu.games.jade.soundness import unsound
from quipu.games.jade.state import DISPLAY, NO_TILE, Jade
from quipu.games.jade.tiles import KINDS, OPEN, SIZE, STACKS

FIELDS = ["game", "options", "first", "turn", "phase", "bonus", "laid", "figures", "jeeps"]
FIELDS += ["displays", "stacks", "open", "hands", "gold", "idle", "stirred", "last_turn"]
MOST_TURNS = 100_000

# ---- writing ----------------------------------------------------------------------------------


def written(state: Jade) -> Form:
    """The whole position."""
    form = public_form(state)
    seats = range(int(state.seats))
    form["hands"] = [kind_names(state.artefacts.hands, KIND_COUNT * seat) for seat in seats]
    return form


def public_form(state: Jade) -> Form:
    """Everything but the hands: what everybody at the table may know."""
    seats = range(int(state.seats))
    return {
        "game": "jade",
        "options": dict(state.agreement.options),
        "first": int(state.first),
        "turn": int(state.turn),
        "phase": phase_form(state.phase),
        "bonus": state.bonus,
        "laid": laid_tiles(state),
        "figures": posted_figures(state),
        "jeeps": [point(i64(state.jeeps[seat])) for seat in seats],
        "displays": [shown_tiles(state, seat) for seat in seats],
        "stacks": [stack_form(state, stack) for stack in range(STACKS)],
        "open": [kind_name(i64(kind)) for kind in state.artefacts.open],
        "gold": [int(state.gold[seat]) for seat in seats],
        "idle": int(state.idle),
        "stirred": state.stirred,
        "last_turn": int(state.last_turn),
    }


def phase_form(phase: Phase) -> Form:
    form: Form = {"name": phase.name}
    if isinstance(phase, Driving):
        form.update(swapped=phase.swapped, jungle=phase.jungle)
    elif isinstance(phase, Discovering) and phase.free:
        form["free"] = True
    elif isinstance(phase, Fitting):
        form["tile"] = TYPE_IDS[phase.tile]
    elif isinstance(phase, Returning):
        form["count"] = int(phase.count)
    elif isinstance(phase, Posting):
        form["cell"] = None if phase.cell == NOWHERE else point(phase.cell)
    elif isinstance(phase, Over):
        form["reason"] = phase.reason
    return form


def laid_tiles(state: Jade) -> list[object]:
    laid: list[object] = []
    for cell in range(CELLS):
        face = i64(state.board.face[cell])
        if face < FACES:
            laid.append([TYPE_IDS[FACE_TYPE[face]], *point(cell), int(FACE_TURN[face])])
    return laid


def posted_figures(state: Jade) -> list[object]:
    board = state.board
    figures: list[object] = []
    for cell in range(CELLS):
        if board.figure[cell] != NO_FIGURE:
            who, size = int(board.figure_seat(cell)), int(board.figure_size(cell))
            figures.append([who, size, *point(cell), int(board.figure_part(cell)) % PARTS])
    return figures


def shown_tiles(state: Jade, seat: int) -> list[object]:
    shown = state.display[DISPLAY * seat : DISPLAY * seat + DISPLAY]
    return [TYPE_IDS[i64(tile)] for tile in shown if tile != NO_TILE]


def stack_form(state: Jade, stack: int) -> Form:
    under: list[object] = [TYPE_IDS[tile] for tile in state.stacks.buried(stack)]
    return {"unseen": int(state.stacks.unseen[stack]), "under": under}


# ---- reading ----------------------------------------------------------------------------------


def from_position(data: object) -> Jade:
    """The state that a position describes; Malformed says what is wrong with it."""
    form = fields(data)
    only(form, FIELDS)
    state = read(form)
    fault = state.broken() or unsound(state)
    if fault:
        raise Malformed(fault)
    return state


def read(form: Form) -> Jade:
    if field(form, "game") != "jade":
        raise Malformed("'game' is not 'jade'")
    seats = len(items(form, "jeeps", SEATS[0], SEATS[-1]))
    state = blank(seats, options_of(form, seats), whole(form, "first", 0, seats - 1))
    state.turn = whole(form, "turn", 1, MOST_TURNS)
    state.mover = (state.first + state.turn - 1) % state.seats
    state.bonus = flag(form, "bonus")
    state.stirred = flag(form, "stirred")
    state.idle = whole(form, "idle", 0, MOST_TURNS)
    state.last_turn = whole(form, "last_turn", 0, MOST_TURNS)
    read_tiles(state, form)
    read_figures(state, items(form, "figures", 0, CELLS))
    for seat, gold in enumerate(items(form, "gold", seats, seats)):
        state.gold[seat] = number(gold, "gold", 0, 200)
    read_artefacts(state, form)
    state.phase = read_phase(state, part(form, "phase"))
    if isinstance(state.phase, Driving):
        state.plan_drive()
    return state


def read_tiles(state: Jade, form: Form) -> None:
    """Laid, displayed and buried tiles; what is left is unseen."""
    seats = int(state.seats)
    for entry in items(form, "laid", 0, CELLS):
        tile, x, y, turn = row(entry, "laid", 4, 4)
        taken = take_tile(state, tile)
        cell = cell_of([x, y], "laid")
        if state.board.face[cell] != EMPTY:
            raise Malformed(f"'laid': two tiles lie on {x},{y}")
        face = FACE_OF[SIDES * taken + number(turn, "turn", 0, SIDES - 1)]
        if not state.board.fits(cell, face):
            raise Malformed(f"'laid': {tile} does not fit on {x},{y}")
        state.board.lay(cell, face)
    for seat, cell_form in enumerate(items(form, "jeeps", seats, seats)):
        state.jeeps[seat] = u8(cell_of(cell_form, "jeeps"))
    for seat, tiles in enumerate(items(form, "displays", seats, seats)):
        for tile in row(tiles, "displays", 0, DISPLAY):
            state.show(seat, take_tile(state, tile))
    for stack, entry in enumerate(items(form, "stacks", STACKS, STACKS)):
        pile = fields(entry, "a stack")
        state.stacks.unseen[stack] = u8(whole(pile, "unseen", 0, 200))
        for tile in row(field(pile, "under"), "under", 0, 200):
            state.stacks.bury(stack, take_tile(state, tile))
    state.stacks.left = sum(int(state.stacks.height(stack)) for stack in range(STACKS))


def take_tile(state: Jade, tile: object) -> int:
    """A tile of this type is no longer unseen."""
    if not isinstance(tile, str) or tile not in TYPE_IDS:
        raise Malformed(f"there is no tile {shown(tile)}")
    kind = TYPE_IDS.index(tile)
    if state.stacks.bag[kind] == 0:
        raise Malformed(f"there are too many tiles {tile}: the box has {TYPE_COUNTS[kind]}")
    state.stacks.bag[kind] -= 1
    return kind


def read_figures(state: Jade, figures: list[object]) -> None:
    for entry in figures:
        seat, size, x, y, place_of = row(entry, "figures", 5, 5)
        who = number(seat, "figures", 0, int(state.seats) - 1)
        strong = number(size, "figures", 1, SIZES)
        cell = cell_of([x, y], "figures")
        face = i64(state.board.face[cell])
        if face >= FACES or state.board.figure[cell] != NO_FIGURE:
            raise Malformed(f"'figures': on {x},{y} no figure can stand")
        place = number(place_of, "figures", 0, int(FACE_PARTS[face]) - 1)
        if not state.has_figure(who, strong):
            raise Malformed(f"'figures': seat {who} has too many of {strong}")
        state.supply[SIZES * who + strong - 1] -= 1
        state.board.set_figure(who, strong, cell, place)


def read_artefacts(state: Jade, form: Form) -> None:
    """Open and owned ones; what is left is hidden."""
    artefacts = state.artefacts
    for place, kind in enumerate(items(form, "open", OPEN, OPEN)):
        artefacts.open[place] = u8(take_artefact(state, kind))
    for seat, hand in enumerate(items(form, "hands", int(state.seats), int(state.seats))):
        for kind in row(hand, "hands", 0, 200):
            artefacts.hands[KIND_COUNT * seat + take_artefact(state, kind)] += 1
            artefacts.owned[seat] += 1


def take_artefact(state: Jade, kind: object) -> int:
    if not isinstance(kind, str) or kind not in KINDS:
        raise Malformed(f"there is no artefact {shown(kind)}")
    known = KINDS.index(kind)
    if state.artefacts.heap[known] == 0:
        raise Malformed(f"there are too many artefacts {kind}: the box has {COPIES[known]}")
    state.artefacts.heap[known] -= 1
    state.artefacts.size -= 1
    return known


def read_phase(state: Jade, form: Form) -> Phase:
    name = field(form, "name")
    if name == "discovering" and "free" in form:
        return DISCOVERING_FREELY if flag(form, "free") else DISCOVERING
    simple: dict[str, Phase] = {phase.name: phase for phase in (DISCOVERING, EXCHANGING, EXTENDING)}
    if isinstance(name, str) and name in simple:
        return simple[name]
    if name == "driving":
        if flag(form, "jungle"):
            return DRIVING_ON
        return SWAPPED if flag(form, "swapped") else FRESH
    if name == "fitting":
        return FITTING[take_tile(state, field(form, "tile"))]
    if name == "returning":
        return RETURNING[whole(form, "count", 1, HIDDEN_MOST)]
    if name == "posting":
        return read_posting(state, form.get("cell"))
    for end in ENDS:
        if name == end.name and form.get("reason") == end.reason:
            return end
    raise Malformed("'phase' is none of the phases, or lacks its data")


def read_posting(state: Jade, place: object) -> Phase:
    if place is None:
        return POSTING_NOWHERE
    cell = cell_of(place, "cell")
    face = i64(state.board.face[cell])
    if face >= FACES or FACE_CITY[face] == 0 or i64(state.jeeps[state.mover]) != cell:
        raise Malformed("'cell' is not where the mover stands on a city tile")
    return POSTING[cell]


# ---- single values ----------------------------------------------------------------------------


def options_of(form: Form, seats: int) -> dict[str, bool | int | str]:
    try:
        return settle(OPTIONS, seats, part(form, "options"))
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def items(form: Form, name: str, least: int, most: int) -> list[object]:
    return row(field(form, name), name, least, most)


def cell_of(value: object, name: str) -> int:
    x, y = row(value, name, 2, 2)
    return SIZE * number(y, name, 0, SIZE - 1) + number(x, name, 0, SIZE - 1)
