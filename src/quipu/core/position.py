"""Position: the set-up of a game, in which things are set by name until it reads them again."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck
from quipu.core.reading import Form
from quipu.core.refusal import Malformed, UnknownName
from quipu.core.state import State


class Position:
    """Begins as the set-up of a game, always the same one, or as any state of it::

        Position(game, 3).set("players.0.hand", {"grain": 2}).set("turn", 4).state()

    What follows from the rest, such as what hands leave in a bank, need not be set.
    """

    def __init__(self, game: Game, seats: int, **options: object) -> None:
        self.game = game
        self.form: Form = {}
        self.take(game.deal(seats, game.agree(seats, options), FastLuck(0), SILENT))

    def take(self, state: State) -> Position:
        """Go on from another state of the game."""
        self.form = deepcopy(self.game.position(state))
        for name in self.game.following():
            self.form.pop(name, None)
        return self

    def set(self, path: str, value: object) -> Position:
        """Put a value where names and numbers lead, from the outside to the inside."""
        *way, last = path.split(".")
        if not way and last not in self.known():
            raise UnknownName("field", last, self.known())
        place: Any = self.form
        for step in way:
            place = entered(place, step, path)
        if isinstance(place, list):
            place[index_in(place, last, path)] = value
        elif isinstance(place, dict):
            place[last] = value
        else:
            raise Malformed(f"{path!r}: nothing lies within {'.'.join(way)!r}")
        return self

    def state(self) -> State:
        """What it describes; Malformed says why no game could reach it."""
        return self.game.from_position(deepcopy(self.form))

    def known(self) -> list[str]:
        """The fields that can be set."""
        return sorted({*self.form, *self.game.following()})

    def __repr__(self) -> str:
        return f"<position of {self.game.key}>"


def entered(place: Any, step: str, path: str) -> Any:
    """One step further in."""
    if isinstance(place, list):
        return place[index_in(place, step, path)]
    if not isinstance(place, dict):
        raise Malformed(f"{path!r}: nothing lies within what comes before {step!r}")
    if step not in place:
        raise UnknownName("field", step, [str(name) for name in place])
    return place[step]


def index_in(place: list[object], step: str, path: str) -> int:
    if not step.isascii() or not step.isdecimal() or int(step) >= len(place):
        raise Malformed(f"{path!r}: {step!r} is not a number from 0 to {len(place) - 1}")
    return int(step)
