"""What a seat may know of a dice game: everything but the dice to come (K3)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from quipu.core.memory import Observation
from quipu.core.refusal import IllegalAction, Malformed
from quipu.games.dice.setup import BASE_OPTIONS, PLUS_OPTIONS, blank
from quipu.core.options import settle
from quipu.games.dice.sheet import DICE, FACES, THROWS, TURNS
from quipu.games.dice.state import (
    AVAILABLE,
    BUILDING,
    NOBODY,
    OVER,
    THROWING,
    Dice,
    DicePlus,
)

UNTHROWN = -1
DIE_STATES = ["available", "spent", "lost"]


class DiceObservation(Observation):
    """Nothing is hidden, so this is the position, with the names of things."""

    def __init__(self, state: Dice, seat: i64) -> None:
        super().__init__(seat)
        plus = isinstance(state, DicePlus)
        sheet = state.sheet
        everybody = range(int(state.seats))
        places = range(int(state.dice_count()))
        self.variant = "dice-plus" if plus else "dice"
        self.options = state.options
        self.seats = int(state.seats)
        self.first = int(state.first)
        self.active = int(state.active())
        self.turn = int(state.round())
        self.game_turn = int(state.turn)
        self.phase = state.phase.name
        self.throws = int(state.throws)
        self.faces = [int(state.faces[n]) if self.throws else UNTHROWN for n in places]
        self.dice_state = [int(state.gone[n]) for n in places]
        self.built = [sheet.names(state.built[each]) for each in everybody]
        self.used = [sheet.joker_names(state.used[each]) for each in everybody]
        self.built_now = sheet.names(state.built_now)
        self.fresh = [id for id in self.built_now if id.lstrip("P").startswith("K")]
        self.boxes = [filled_boxes(state, each) for each in everybody]
        self.totals = [int(state.total(each)) for each in everybody]
        self.army = int(state.army) if isinstance(state, DicePlus) else NOBODY
        self.route = int(state.route) if isinstance(state, DicePlus) else NOBODY
        self.knights = [
            int(state.knights(each)) if isinstance(state, DicePlus) else 0 for each in everybody
        ]
        self.routes = [
            int(state.route_length(each)) if isinstance(state, DicePlus) else 0
            for each in everybody
        ]
        self.points = list(self.totals)
        self.winners = state.winners_if_over()

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(self.position())
        form.update(active=self.active, totals=self.totals, winners=self.winners)
        if self.variant == "dice-plus":
            form.update(knights=self.knights, routes=self.routes)
        return form

    def position(self) -> dict[str, object]:
        """The position; `from_position` reads it back."""
        faces = [None if face == UNTHROWN else FACES[face] for face in self.faces]
        sheets: list[dict[str, object]] = []
        for each in range(self.seats):
            sheet: dict[str, object] = {"built": self.built[each], "used": self.used[each]}
            if self.variant == "dice":
                sheet["boxes"] = ["x" if points == 0 else points for points in self.boxes[each]]
            sheets.append(sheet)
        form: dict[str, object] = {
            "game": self.variant,
            "options": self.options,
            "first": self.first,
            "turn": self.game_turn,
            "phase": self.phase,
            "throws": self.throws,
            "dice": faces,
            "dice_state": [DIE_STATES[how] for how in self.dice_state],
            "built_now": self.built_now,
            "sheets": sheets,
        }
        if self.variant == "dice-plus":
            form["army"] = None if self.army == NOBODY else self.army
            form["route"] = None if self.route == NOBODY else self.route
        return form


def filled_boxes(state: Dice, seat: int) -> list[int]:
    if isinstance(state, DicePlus):
        return []
    return [int(state.boxes[seat * TURNS + box]) for box in range(int(state.turns_scored(seat)))]


# ---- and back ---------------------------------------------------------------------------------


def from_position(data: object, variant: str) -> Dice:
    """The state that a position describes; Malformed says what is wrong with it."""
    form = fields(data)
    if form.get("game") != variant:
        raise Malformed(f"'game' is not {variant!r}")
    sheets = form.get("sheets")
    if not isinstance(sheets, list) or not 1 <= len(sheets) <= 8:
        raise Malformed("'sheets' is not a list of 1 to 8 sheets")
    seats = len(sheets)
    state = blank(
        seats,
        variant == "dice-plus",
        options_of(form, variant, seats),
        whole(form, "first", 0, seats - 1),
    )
    state.turn = whole(form, "turn", 1, 10_000 * seats)
    if isinstance(state, DicePlus):
        state.army = holder(form, "army", seats)
        state.route = holder(form, "route", seats)
    elif state.turn > TURNS * seats:
        raise Malformed("'turn' is beyond the last one")
    read_dice(state, form)
    for seat, sheet in enumerate(sheets):
        read_sheet(state, seat, fields(sheet))
    state.built_now = state.sheet.mask(known(form, "built_now", state.sheet.ids))
    fault = state.broken()
    if fault:
        raise Malformed(fault)
    return state


def fields(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise Malformed("a position is a JSON object")
    return data


def options_of(form: dict[str, object], variant: str, seats: int) -> dict[str, bool | int | str]:
    chosen = form.get("options")
    if not isinstance(chosen, dict):
        raise Malformed("'options' is not an object")
    try:
        return settle(PLUS_OPTIONS if variant == "dice-plus" else BASE_OPTIONS, seats, chosen)
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def whole(form: dict[str, object], name: str, low: int, high: int) -> int:
    value = form.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Malformed(f"{name!r} is not a number from {low} to {high}")
    return value


def holder(form: dict[str, object], name: str, seats: int) -> int:
    return NOBODY if form.get(name) is None else whole(form, name, 0, seats - 1)


def known(form: dict[str, object], name: str, ids: list[str]) -> list[str]:
    """A list of different ids out of those that exist."""
    value = form.get(name)
    if not isinstance(value, list) or any(item not in ids for item in value):
        raise Malformed(f"{name!r} names something that is not on the sheet")
    if len(set(value)) != len(value):
        raise Malformed(f"{name!r} names something twice")
    return list(value)


def words(form: dict[str, object], name: str, count: int) -> list[object]:
    value = form.get(name)
    if not isinstance(value, list) or len(value) != count:
        raise Malformed(f"{name!r} is not a list of {count}")
    return value


def read_dice(state: Dice, form: dict[str, object]) -> None:
    dice = int(state.dice_count())
    state.throws = whole(form, "throws", 0, THROWS)
    phase = form.get("phase")
    throws = int(state.throws)
    if phase == "throwing" and throws < THROWS:
        state.phase = THROWING[throws]
    elif phase == "building" and throws > 0:
        state.phase = BUILDING
    elif phase == "over":
        state.phase = OVER
    else:
        raise Malformed("'phase' does not fit 'throws'")
    faces = words(form, "dice", dice)
    states = words(form, "dice_state", dice)
    for place in range(dice):
        read_die(state, place, faces[place], states[place])


def read_die(state: Dice, place: int, face: object, how: object) -> None:
    if how not in DIE_STATES:
        raise Malformed(f"die {place}: there is no state {how!r}")
    if state.throws == 0:
        if face is not None or how != DIE_STATES[AVAILABLE]:
            raise Malformed("dice show nothing before the first throw")
        return
    if not isinstance(face, str) or face not in FACES:
        raise Malformed(f"die {place}: there is no face {face!r}")
    gone = DIE_STATES.index(how) if isinstance(how, str) else AVAILABLE
    if gone != AVAILABLE and state.phase is not BUILDING and state.phase is not OVER:
        raise Malformed(f"die {place} is {how} before building")
    state.faces[place] = u8(FACES.index(face))
    state.gone[place] = u8(gone)
    if gone == AVAILABLE:
        state.available[FACES.index(face)] += 1


def read_sheet(state: Dice, seat: int, form: dict[str, object]) -> None:
    state.built[seat] = state.sheet.mask(known(form, "built", state.sheet.ids))
    jokers = known(form, "used", state.sheet.joker_ids)
    state.used[seat] = sum(1 << state.sheet.joker_number[id] for id in jokers)
    if isinstance(state, DicePlus):
        return
    count = int(state.turns_scored(seat))
    for box, entry in enumerate(words(form, "boxes", count)):
        if entry == "x":
            entry = 0
        if not isinstance(entry, int) or isinstance(entry, bool) or not 0 <= entry <= 145:
            raise Malformed(f"seat {seat}: box {box + 1} holds neither points nor a cross")
        state.boxes[seat * TURNS + box] = u8(entry)
