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
from quipu.settlers.bots_wishes import Wishes
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
        super().__init__(state, seat, EgyptOutlook(state, seat))
        self.called: Priest | None = None

    def wish(self) -> Wishes:
        return EgyptWishes(self.state, self.seat, self.outlook)

    def priest(self, state: EgyptGods) -> Priest:
        if self.called is None:
            self.called = Priest(state, self.seat, self.outlook, self.wishes)
        return self.called

    def route_worth(self, action: BuildRoute) -> float:
        worth, wishes = super().route_worth(action), self.wishes
        if (
            action.piece == BOAT
            and isinstance(self.state, EgyptPyramid)
            and isinstance(wishes, EgyptWishes)
        ):
            worth += wishes.first_boat(self.state)
        return worth

    def special_worth(self, action: Action[Any]) -> float:
        """Stones, favour, gods."""
        if isinstance(action, BuildStone):
            return self.wishes.plans[STONE] + self.wishes.bought(STONE)
        if isinstance(action, SwapByFavour):
            if self.state.phase.code == BEFORE:
                return 0.0  # the roll may bring what is missing
            return self.wishes.exchanged(action.give, 1, action.take, 1) - BANK_FEE
        if isinstance(self.state, EgyptGods):
            return self.priest(self.state).worth(action)
        return 0.0
