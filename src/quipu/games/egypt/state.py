"""A position of the base game: what Egypt answers to the questions of the settlers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.state import Catalogue
from quipu.settlers.layout import GAME
from quipu.settlers.phases import BEFORE_ROLL, SettlersPhase
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Terms

NOBODY: Final = -1

ROUTE_MINIMUM: Final = 5  # E8.3
ARMY_MINIMUM: Final = 3  # E13.4
TITLE_POINTS: Final = 2  # E1.9, E8.3, E13.4
HAND_LIMIT: Final = 7  # E12.2

OWN_CELLS: Final = 0


class Egypt(Settlers):
    """The base game (part E); everything else is as in every settlers game.

    E2.11 to E2.14 founding, E3.1 to E3.7 the turn, E4.1 to E4.9 yields, E7.1 to E7.5 oxcarts,
    E8.1 to E8.8 the longest trade route, E12.1 to E12.7 seven and robber, E14.1 to E14.5 points
    and end, E15.5 what `broken` counts.
    """

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        terms: Terms,
        cells: vec[i64],
        phase: SettlersPhase,
    ) -> None:
        super().__init__(seats, catalogue, terms, cells, phase)

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


def blank(seats: i64, catalogue: Catalogue[Any], terms: Terms) -> Egypt:
    """A table with nothing on it yet."""
    cells = vec[i64]([0] * (GAME + OWN_CELLS))
    return Egypt(seats, catalogue, terms, cells, BEFORE_ROLL)
