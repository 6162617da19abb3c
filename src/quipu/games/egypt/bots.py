"""Greedy for the Egyptian games, with boats and stones, the favour and the gods."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quipu.core.state import Action, State
from quipu.games.egypt.bots_gods import Priest
from quipu.games.egypt.bots_outlook import EgyptOutlook
from quipu.games.egypt.bots_wishes import EgyptWishes
from quipu.games.egypt.box import BOAT, STONE
from quipu.games.egypt.gods import EgyptGods
from quipu.games.egypt.pyramid import EgyptPyramid
from quipu.games.egypt.pyramid_actions import BuildStone, SwapByFavour
from quipu.games.egypt.state import Egypt
from quipu.settlers.bots_greedy import GreedyBot, Judge
from quipu.settlers.bots_weights import BANK_FEE
from quipu.settlers.building import BuildRoute
from quipu.settlers.phases import BEFORE


class EgyptBot(GreedyBot):
    """Greedy on the Nile."""

    def judge(self, state: State, seat: i64) -> Judge:
        assert isinstance(state, Egypt)
        return EgyptJudge(state, seat)


class EgyptJudge(Judge):
    """The worth of each act to one seat."""

    def __init__(self, state: Egypt, seat: i64) -> None:
        outlook = EgyptOutlook(state, seat)
        self.plans = EgyptWishes(state, seat, outlook)
        super().__init__(state, seat, outlook, self.plans)
        self.priest: Priest | None = None
        if isinstance(state, EgyptGods):
            self.priest = Priest(state, seat, outlook, self.plans)

    def route_worth(self, action: BuildRoute) -> float:
        worth = super().route_worth(action)
        if action.piece == BOAT and isinstance(self.state, EgyptPyramid):
            worth += self.plans.first_boat(self.state)
        return worth

    def special_worth(self, action: Action[Any]) -> float:
        """Stones, favour, gods."""
        if isinstance(action, BuildStone):
            return self.wishes.plans[STONE] + self.wishes.bought(STONE)
        if isinstance(action, SwapByFavour):
            if self.state.phase.code == BEFORE:
                return 0.0  # the roll may bring what is missing
            return self.wishes.exchanged(action.give, 1, action.take, 1) - BANK_FEE
        return self.priest.worth(action) if self.priest is not None else 0.0
