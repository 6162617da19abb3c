"""A position of the base game: what Egypt answers to the questions of the settlers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.state import Catalogue
from quipu.games.egypt.box import DESERT
from quipu.settlers.layout import GAME, NOBODY
from quipu.settlers.phases import BEFORE_ROLL
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Terms

ROUTE_MINIMUM: Final = 5  # E8.3
ARMY_MINIMUM: Final = 3  # E13.4
TITLE_POINTS: Final = 2  # E1.9, E8.3, E13.4
HAND_LIMIT: Final = 7  # E12.2


class Egypt(Settlers):
    """The base game (part E); everything else is as in every settlers game.

    E15.5 is what `broken` counts.
    """

    def copy(self) -> Egypt:
        twin = Egypt(self.seats, self.catalogue, self.terms, self.cells[:], self.phase)
        self.copy_into(twin)
        return twin

    def route_minimum(self) -> i64:
        return ROUTE_MINIMUM

    def army_minimum(self) -> i64:
        return ARMY_MINIMUM

    def title_points(self) -> i64:
        return TITLE_POINTS

    def hand_limit(self, seat: i64) -> i64:
        return HAND_LIMIT

    def desert(self) -> i64:
        for hex in range(self.grid.hexes):
            if self.terms.land.kinds[hex] == DESERT:
                return hex
        return NOBODY


def blank(seats: i64, catalogue: Catalogue[Any], terms: Terms) -> Egypt:
    """A table with nothing on it yet."""
    return Egypt(seats, catalogue, terms, vec[i64]([0] * GAME), BEFORE_ROLL)
