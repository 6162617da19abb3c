"""Greedy for the Inkas: rises, declines and founds again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.state import Action, State
from quipu.games.inca import bots_weights as weigh
from quipu.games.inca.actions import DriveRobberOff, FoundTribe, TradeByRoute, TradeGoodsSet
from quipu.games.inca.bots_outlook import IncaOutlook
from quipu.games.inca.box import RESOURCES
from quipu.games.inca.state import Inca
from quipu.settlers.bots_greedy import GreedyBot, Judge
from quipu.settlers.bots_outlook import Outlook
from quipu.settlers.bots_weights import BANK_FEE
from quipu.settlers.bots_wishes import Wishes
from quipu.settlers.building import BuyCard
from quipu.settlers.cards import PlayCard, PlaySoldier
from quipu.settlers.layout import CARD, CITY, ROW, SETTLEMENT
from quipu.settlers.state import Settlers


class IncaBot(GreedyBot):
    """Greedy in the Andes."""

    def judge(self, state: State, seat: i64) -> Judge:
        assert isinstance(state, Inca)
        return IncaJudge(state, seat)


class IncaWishes(Wishes):
    """Plans of the active tribe; goods are for trading."""

    def __init__(self, state: Settlers, seat: i64, outlook: Outlook) -> None:
        super().__init__(state, seat, outlook)
        self.margin = weigh.OFFER_MARGIN

    def raisable(self) -> i64:
        """I7.17, I7.19: active settlements, and one city for each tribe."""
        state, seat = self.state, self.seat
        assert isinstance(state, Inca)
        active = state.active_buildings(seat)
        return 0 if active & state.cities(seat) else active

    def hand_worth(self, hand: vec[i64]) -> float:
        """I5.3: two equal goods are as good as a card of choice."""
        worth = super().hand_worth(hand)
        for kind in range(RESOURCES, self.kinds):
            worth += weigh.PAIR * float(hand[kind] // 2)
        return worth


class IncaJudge(Judge):
    """The worth of each act to one seat."""

    def __init__(self, state: Inca, seat: i64) -> None:
        outlook = IncaOutlook(state, seat)
        super().__init__(state, seat, outlook)
        self.missing = outlook.missing()
        self.finishing = self.can_finish()

    def wish(self) -> Wishes:
        return IncaWishes(self.state, self.seat, self.outlook)

    def can_finish(self) -> bool:
        """I14.7: the next marker ends tribe and turn; what is for nothing comes before."""
        if self.missing != 1 or self.outlook.left == 1:
            return False
        state, seat, plans = self.state, self.seat, self.wishes.plans
        for thing in (SETTLEMENT, CITY):
            if plans[thing] > 0.0 and state.can_pay(seat, thing):
                return True
        return False

    def worth(self, action: Action[Any]) -> float:
        worth = super().worth(action)
        if self.finishing and worth > 0.0 and self.is_for_nothing(action):
            return worth + weigh.FIRST
        return worth

    def is_for_nothing(self, action: Action[Any]) -> bool:
        """It leaves the cards for the marker in hand."""
        if isinstance(action, BuyCard):
            return self.leaves_marker()
        return isinstance(action, (PlayCard, DriveRobberOff))

    def leaves_marker(self) -> bool:
        """Whether a card and the last building can both be paid."""
        costs, plans = self.state.terms.box.costs, self.wishes.plans
        for thing in (SETTLEMENT, CITY):
            if plans[thing] == 0.0:
                continue
            enough = True
            for kind in range(ROW):
                both = costs[CARD * ROW + kind] + costs[thing * ROW + kind]
                enough = enough and self.wishes.hand[kind] >= both
            if enough:
                return True
        return False

    def card_worth(self, action: PlayCard) -> float:
        worth = super().card_worth(action)
        return worth + (weigh.COMBAT if isinstance(action, PlaySoldier) else 0.0)

    def special_worth(self, action: Action[Any]) -> float:
        """Trades of this game, advantage cards, tribes."""
        if isinstance(action, FoundTribe):
            return self.outlook.start_worth(action.crossing)
        if isinstance(action, DriveRobberOff):
            kind = self.state.terms.land.kinds[self.state.robber]
            card = self.wishes.gained(kind, 1) if self.state.bank(kind) else 0.0
            return card + self.outlook.relief()
        if isinstance(action, TradeGoodsSet):
            return self.goods_worth(action) - BANK_FEE
        if isinstance(action, TradeByRoute):
            return self.route_trade_worth(action) - BANK_FEE
        return 0.0

    def goods_worth(self, action: TradeGoodsSet) -> float:
        hand = self.wishes.hand[:]
        for kind in range(RESOURCES, self.wishes.kinds):
            hand[kind] -= 1
        hand[action.one] += 1
        hand[action.two] += 1
        return self.wishes.hand_worth(hand) - self.wishes.now

    def route_trade_worth(self, action: TradeByRoute) -> float:
        hand = self.wishes.hand[:]
        hand[action.one] -= 1
        hand[action.two] -= 1
        hand[action.take] += 1
        return self.wishes.hand_worth(hand) - self.wishes.now
