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

    E2.11 to E2.14 founding, E3.1 to E3.7 the turn, E4.1 to E4.9 yields, E7.1 to E7.5 oxcarts,
    E8.1 to E8.8 the longest trade route, E12.1 to E12.7 seven and robber, E14.1 to E14.5 points
    and end, E15.5 what `broken` counts.
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
