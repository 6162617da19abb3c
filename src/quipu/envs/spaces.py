"""Spaces: how many numbers and actions a game has for so many seats, and what they mean."""

from __future__ import annotations

from functools import cache

import numpy as np
from gymnasium import spaces

from quipu.registry import game as game_named


class Described:
    """The spaces of one game for so many seats: numbers as they are declared, actions by id."""

    def __init__(self, key: str, seats: int) -> None:
        game = game_named(key)
        self.parts = game.tensor(seats).parts
        self.choices = len(game.catalogue.actions)
        low = [part.low for part in self.parts for _ in range(part.size)]
        high = [part.high for part in self.parts for _ in range(part.size)]
        self.numbers = spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)

    def seen(self) -> spaces.Dict:
        """What an agent observes: the numbers, and which actions are legal."""
        mask = spaces.Box(0, 1, (self.choices,), np.int8)
        return spaces.Dict({"observation": self.numbers, "action_mask": mask})

    def acts(self) -> spaces.Discrete:
        """The actions by their ids in the catalogue."""
        return spaces.Discrete(self.choices)

    def split(self, numbers: np.ndarray) -> dict[str, np.ndarray]:
        """The same numbers by the names of their parts, each in its shape; more may lie before."""
        return {
            part.name: numbers[..., part.start : part.start + part.size].reshape(
                *numbers.shape[:-1], *part.shape
            )
            for part in self.parts
        }


@cache
def described(key: str, seats: int) -> Described:
    """The spaces of a game for so many seats, made once."""
    return Described(key, seats)
