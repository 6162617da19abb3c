"""Reading a position of the dice games back; whatever no game could reach is refused."""

from __future__ import annotations

from mypy_extensions import u8

from quipu.core.game import Game
from quipu.core.reading import Form, field, fields, listed, one_of, only, part, row, whole
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.setup import blank
from quipu.games.dice.sheet import FACES, THROWS, TURNS
from quipu.games.dice.soundness import unsound
from quipu.games.dice.state import (
    AVAILABLE,
    BUILDING,
    NOBODY,
    OVER,
    THROWING,
    Dice,
)
from quipu.games.dice.view import DIE_STATES

FIELDS = ["game", "options", "first", "turn", "phase", "throws", "dice", "dice_state"]
FIELDS_AFTER = ["built_now", "sheets"]
MOST_POINTS = 145  # D14.2
MOST_SHEETS = 99  # how many there may be, the options say


def from_position(data: object, game: Game) -> Dice:
    """The state that a position describes; Malformed says what is wrong with it."""
    plus = game.key == "dice-plus"
    titles = ["army", "route"] if plus else []
    form = fields(data)
    only(form, FIELDS + FIELDS_AFTER + titles)
    if field(form, "game") != game.key:
        raise Malformed(f"'game' is not {game.key!r}")
    sheets = row(field(form, "sheets"), "sheets", 0, MOST_SHEETS)
    seats = len(sheets)
    options = options_of(form, game, seats)
    first = whole(form, "first", 0, seats - 1)
    if options["first_seat"] not in ("random", first):
        raise Malformed("'first' is not the seat that was agreed")
    state = blank(seats, plus, options, first)
    read_turn(state, form)
    read_dice(state, form)
    for seat, sheet in enumerate(sheets):
        read_sheet(state, seat, sheet)
    fault = state.broken() or unsound(state)
    if fault:
        raise Malformed(fault)
    if form["phase"] != state.phase_name():
        raise Malformed("'phase' does not fit the points")
    return state


def options_of(form: Form, game: Game, seats: int) -> dict[str, bool | int | str]:
    try:
        return game.agree(seats, part(form, "options"))
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def holder(form: Form, name: str, seats: int) -> int:
    return NOBODY if field(form, name) is None else whole(form, name, 0, seats - 1)


def known(form: Form, name: str, ids: list[str]) -> list[str]:
    """A list of different ids out of those that exist."""
    found = [ids[one_of(item, name, ids)] for item in row(field(form, name), name, 0, 99)]
    if len(set(found)) != len(found):
        raise Malformed(f"{name!r} names something twice")
    return found


def read_turn(state: Dice, form: Form) -> None:
    seats = int(state.seats)
    last = TURNS * seats
    if isinstance(state, DicePlus):
        state.army = holder(form, "army", seats)
        state.route = holder(form, "route", seats)
        last = (int(state.round_limit) or 1_000_000) * seats
    state.set_turn(whole(form, "turn", 1, last))
    state.built_now = state.sheet.mask(known(form, "built_now", state.sheet.ids))


def read_dice(state: Dice, form: Form) -> None:
    dice = int(state.dice_count())
    throws = whole(form, "throws", 0, THROWS)
    state.throws = throws
    phase = field(form, "phase")
    if phase == "throwing" and throws < THROWS:
        state.phase = THROWING
    elif phase in ("building", "won") and throws > 0:
        state.phase = BUILDING
    elif phase == "over" and throws > 0:
        state.phase = OVER
    else:
        raise Malformed("'phase' does not fit 'throws'")
    faces = listed(form, "dice", dice)
    states = listed(form, "dice_state", dice)
    for place in range(dice):
        read_die(state, place, faces[place], states[place])


def read_die(state: Dice, place: int, face: object, how: object) -> None:
    if not isinstance(how, str) or how not in DIE_STATES:
        raise Malformed(f"die {place}: there is no state {shown(how)}")
    gone = DIE_STATES.index(how)
    if gone != AVAILABLE and state.phase.name == "throwing":
        raise Malformed(f"die {place} is {how} before building")
    if state.throws == 0:
        if face is not None:
            raise Malformed("dice show nothing before the first throw")
        return
    if not isinstance(face, str) or face not in FACES:
        raise Malformed(f"die {place}: there is no face {shown(face)}")
    state.faces[place] = u8(FACES.index(face))
    state.gone[place] = u8(gone)
    if gone == AVAILABLE:
        state.available[FACES.index(face)] += 1


def read_sheet(state: Dice, seat: int, data: object) -> None:
    plus = isinstance(state, DicePlus)
    names = ["built", "used"] if plus else ["built", "used", "boxes"]
    form = fields(data, f"sheet {seat}")
    only(form, names, f"sheet {seat}")
    state.built[seat] = state.sheet.mask(known(form, "built", state.sheet.ids))
    jokers = known(form, "used", state.sheet.joker_ids)
    state.used[seat] = sum([1 << state.sheet.joker_number[id] for id in jokers])
    if plus:
        return
    for box, entry in enumerate(listed(form, "boxes", int(state.turns_scored(seat)))):
        points = 0 if entry == "x" else entry
        if type(points) is not int or not (entry == "x" or 1 <= points <= MOST_POINTS):
            raise Malformed(f"seat {seat}: box {box + 1} holds neither points nor a cross")
        state.boxes[seat * TURNS + box] = u8(points)
