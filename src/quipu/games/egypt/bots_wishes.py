"""What one seat would like to build in Egypt besides: boats and stones of the pyramid."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.games.egypt import bots_weights as weigh
from quipu.games.egypt.box import BOAT, STONE
from quipu.games.egypt.pyramid import EgyptPyramid
from quipu.settlers.bots_wishes import Wishes


class EgyptWishes(Wishes):
    """Plans with those of the pyramid."""

    def find_plans(self) -> None:
        super().find_plans()
        state = self.state
        if isinstance(state, EgyptPyramid):
            self.plans[BOAT] = self.best_boat(state)
            if state.boats(self.seat):
                self.plans[STONE] = self.stone_worth(state)

    def best_boat(self, state: EgyptPyramid) -> float:
        if not state.can_lay(self.seat, BOAT):
            return 0.0
        return self.best_route(BOAT) + self.first_boat(state)

    def first_boat(self, state: EgyptPyramid) -> float:
        """P5.1: the boat that makes stones possible."""
        return 0.0 if state.boats(self.seat) else weigh.FIRST_BOAT * self.stone_worth(state)

    def stone_worth(self, state: EgyptPyramid) -> float:
        """P6.1: from curse to blessing; P7.1: the favour."""
        if state.stock(self.seat, STONE) == 0:
            return 0.0
        fewest: i64 = 99
        for other in range(state.seats):
            if other != self.seat:
                fewest = min(fewest, state.stones(other))
        mine = state.stones(self.seat) + 1
        worth = 0.0 if state.favour() == self.seat else weigh.FAVOUR
        if not state.is_blessed(self.seat) and mine > fewest:
            return worth + self.outlook.points(2)
        return worth + (weigh.NEXT_STONE if mine <= fewest + 2 else 0.0)
