"""Spaces: which numbers and acts a game has for a number of seats, and what they mean."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from quipu.core.chains import Acts
from quipu.core.game import Game
from quipu.core.tensor import MOST
from quipu.registry import game as game_named

ALL: Final = "all"
CATALOGUE: Final = "catalogue"
ACTIONS: Final = (ALL, CATALOGUE)
MOST_USUAL_SEATS: Final = 4


class Described:
    """The spaces of one game for a number of seats: numbers as they are declared, acts by id.

    With `actions="all"` the acts of the catalogue come first, then the words by which all other
    acts are composed; with `actions="catalogue"` there are no words.
    """

    def __init__(self, key: str, seats: int, actions: str = ALL) -> None:
        if actions not in ACTIONS:
            raise ValueError(f"actions is one of {', '.join(ACTIONS)}, not {actions!r}")
        game = game_named(key)
        self.key, self.seats, self.actions = key, seats, actions
        self.parts = game.tensor(seats).parts
        self.composing = Acts(game, actions == ALL)
        self.words = self.composing.words
        self.listed = int(self.composing.listed)
        self.choices = int(self.composing.choices)
        low = [part.low for part in self.parts for _ in range(part.size)]
        high = [part.high for part in self.parts for _ in range(part.size)]
        self.numbers = spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)

        usual = [part.usual for part in self.parts for _ in range(part.size)]
        self.usual = np.array(usual, np.float32)
        self.board = {name: np.array(rows) for name, rows in game.tensor(seats).board().items()}

    def names(self) -> list[str]:
        """What each number is: `hand[grain]`, `rates[seat +1, brick]`."""
        return [name for part in self.parts for name in part.names()]

    def value_names(self, part: str) -> list[str]:
        """What the numbers of a part mean, from its lowest on; none where they are counts."""
        [found] = [each for each in self.parts if each.name == part]
        return found.values

    def scaled(self, numbers: np.ndarray) -> np.ndarray:
        """The numbers divided by what is usual, so that most are between -1 and 1."""
        return numbers.astype(np.float32) / self.usual

    def seen(self) -> spaces.Dict:
        """What an agent observes: the numbers, which acts are legal, and what it has said so far.

        `said` counts the words of an act that is being composed; it is there if there are words.
        """
        mask = spaces.Box(0, 1, (self.choices,), np.int8)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": self.numbers,
            "action_mask": mask,
        }
        if self.words:
            seen["said"] = spaces.Box(0, MOST, (len(self.words),), np.int16)
        return spaces.Dict(seen)

    def acts(self) -> spaces.Discrete:
        """The acts by their ids: those of the catalogue, then words."""
        return spaces.Discrete(self.choices)

    def act_names(self) -> list[str]:
        """What each id means: the text form of an act, or a word."""
        return [self.composing.text(id) for id in range(self.choices)]

    def split(self, numbers: np.ndarray) -> dict[str, np.ndarray]:
        """The same numbers by the names of their parts, each in its shape; more may lie before."""
        return {
            part.name: numbers[..., part.start : part.start + part.size].reshape(
                *numbers.shape[:-1], *part.shape
            )
            for part in self.parts
        }


def usual_seats(game: Game) -> int:
    """As many as the game is for, at most four."""
    counts = game.seat_counts({option.name: option.default for option in game.options})
    return max(count for count in counts if count <= MOST_USUAL_SEATS)


@cache
def described(key: str, seats: int, actions: str = ALL) -> Described:
    """The spaces of a game for a number of seats, made once."""
    return Described(key, seats, actions)
