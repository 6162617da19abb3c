"""What a seat may know of a dice game: everything but the dice to come (K3)."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.core.memory import Observation
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import FACES, KNIGHT, THROWS, TURNS, count_bits
from quipu.games.dice.state import (
    NOBODY,
    Dice,
)

UNTHROWN = -1
DIE_STATES = ["available", "spent", "lost", "made"]
STEPS = ["ready", "first", "second"]


class DiceObservation(Observation):
    """Nothing is hidden, so it keeps a copy of the position and names its things when asked."""

    def __init__(self, state: Dice, seat: i64) -> None:
        super().__init__(seat)
        self.copy = state.copy()

    @property
    def variant(self) -> str:
        return "dice-plus" if isinstance(self.copy, DicePlus) else "dice"

    @property
    def options(self) -> dict[str, bool | int | str]:
        return self.copy.options

    @property
    def seats(self) -> int:
        return int(self.copy.seats)

    @property
    def active(self) -> int:
        return int(self.copy.active())

    @property
    def turn(self) -> int:
        """The number of the turn, counted over all seats from 1, as in a position."""
        return int(self.copy.turn)

    @property
    def round(self) -> int:
        """The number of the active seat's own turn, from 1."""
        return int(self.copy.round())

    @property
    def phase(self) -> str:
        return self.copy.phase_name()

    @property
    def step(self) -> str:
        """Where the turn is: ready to throw, after the first or second throw, build, or won."""
        steps = {"throwing": STEPS[self.throws % THROWS], "building": "build"}
        return steps.get(self.phase, self.phase)

    @property
    def throws(self) -> int:
        return int(self.copy.throws)

    @property
    def faces(self) -> list[int]:
        places = range(int(self.copy.dice_count()))
        return [int(self.copy.faces[n]) if self.copy.throws else UNTHROWN for n in places]

    @property
    def dice_state(self) -> list[int]:
        return [int(self.copy.gone[n]) for n in range(int(self.copy.dice_count()))]

    @property
    def built(self) -> list[list[str]]:
        return [self.copy.sheet.names(self.copy.built[seat]) for seat in range(self.seats)]

    @property
    def used(self) -> list[list[str]]:
        return [self.copy.sheet.joker_names(self.copy.used[seat]) for seat in range(self.seats)]

    @property
    def built_now(self) -> list[str]:
        return self.copy.sheet.names(self.copy.built_now)

    @property
    def fresh(self) -> list[str]:
        """Knights built in this turn."""
        return self.copy.sheet.names(self.copy.built_now & self.copy.sheet.sorts[KNIGHT])

    @property
    def boxes(self) -> list[list[int]]:
        return [filled_boxes(self.copy, seat) for seat in range(self.seats)]

    @property
    def totals(self) -> list[int]:
        """Points as they are written down."""
        return [int(self.copy.total(seat)) for seat in range(self.seats)]

    @property
    def points(self) -> list[int]:
        """Points as they stand on the sheets, those of the running turn included."""
        return [int(self.copy.standing(seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return self.copy.winners_if_over()

    @property
    def army(self) -> int:
        return int(self.copy.army) if isinstance(self.copy, DicePlus) else NOBODY

    @property
    def route(self) -> int:
        return int(self.copy.route) if isinstance(self.copy, DicePlus) else NOBODY

    @property
    def knights(self) -> list[int]:
        mask = self.copy.sheet.sorts[KNIGHT]
        return [int(count_bits(self.copy.built[seat] & mask)) for seat in range(self.seats)]

    @property
    def routes(self) -> list[int]:
        if not isinstance(self.copy, DicePlus):
            return [0] * self.seats
        return [int(self.copy.route_length(seat)) for seat in range(self.seats)]

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(self.position())
        form.update(active=self.active, round=self.round)
        form.update(totals=self.totals, winners=self.winners)
        if self.variant == "dice-plus":
            form.update(knights=self.knights, routes=self.routes)
        return form

    def position(self) -> dict[str, object]:
        """The position; `from_position` reads it back."""
        faces = [None if face == UNTHROWN else FACES[face] for face in self.faces]
        sheets: list[dict[str, object]] = []
        for built, used, boxes in zip(self.built, self.used, self.boxes, strict=True):
            sheet: dict[str, object] = {"built": built, "used": used}
            if self.variant == "dice":
                sheet["boxes"] = ["x" if points == 0 else points for points in boxes]
            sheets.append(sheet)
        form: dict[str, object] = {
            "game": self.variant,
            "options": dict(self.options),
            "first": int(self.copy.first),
            "turn": int(self.copy.turn),
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
