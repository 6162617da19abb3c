"""Greedy for the settlers games: takes what brings most now, by the table of its weights.

It sees what its seat may know, and works on a position imagined from that.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from quipu.bots.bot import WeighingBot
from quipu.core.game import Game
from quipu.core.luck import Luck
from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.state import Action, State
from quipu.settlers import bots_weights as weigh
from quipu.settlers.bank import TradeBank
from quipu.settlers.bots_outlook import Outlook
from quipu.settlers.bots_trade import Trader, has_opening
from quipu.settlers.bots_wishes import Wishes
from quipu.settlers.building import BuildCity, BuildRoute, BuildSettlement, BuyCard
from quipu.settlers.cards import PlaceFreeRoute, PlayCard, PlayMonopoly, PlayPlenty, PlaySoldier
from quipu.settlers.founding import PlaceStartRoute, PlaceStartSettlement
from quipu.settlers.layout import CARD, CITY, ROUTE, SETTLEMENT
from quipu.settlers.phases import BEFORE, MAIN, OFFER, Offering
from quipu.settlers.robbing import DiscardCard, MoveRobber, StealFrom
from quipu.settlers.state import Settlers
from quipu.settlers.turns import Roll
from quipu.settlers.view import SettlersObservation


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(WeighingBot):
    """Weighs every legal action once, and now and then proposes a trade."""

    def __init__(self, game: Game) -> None:
        super().__init__("greedy")
        self.game = game

    def judge(self, state: State, seat: i64) -> Judge:
        """The eyes and likings of its game."""
        raise NotImplementedError

    def choose(
        self, view: Observation, legal: list[Action[Any]], openings: list[Opening], luck: Luck
    ) -> Action[Any]:
        assert isinstance(view, SettlersObservation)
        if len(legal) == 1 and not self.may_propose(view, openings):
            return legal[0]
        judge = self.judge(self.game.imagine(view, luck), view.seat)
        judge.trader.know(view)
        best = legal[0]
        best_worth = 2.0 * weigh.NEVER
        for action in legal:
            worth = judge.worth(action)
            self.think(action, worth)
            worth += weigh.WHIM * float(luck.below(weigh.WHIMS))
            if worth > best_worth:
                best_worth = worth
                best = action
        if not self.may_propose(view, openings):
            return best
        proposed = judge.proposed(best, best_worth)
        if view.phase.code == MAIN:
            self.proposals = judge.trader.offers()
        return proposed or best

    def quick(self, state: State, seat: i64, luck: Luck) -> Action[Any]:
        """Without proposals: they cost more than they show."""
        legal = state.catalogue.legal(state, seat)
        best = legal[0]
        if len(legal) == 1:
            return best
        judge = self.judge(state, seat)
        best_worth = 2.0 * weigh.NEVER
        for action in legal:
            worth = judge.worth(action)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def may_propose(self, view: SettlersObservation, openings: list[Opening]) -> bool:
        """An offer in the own turn, once; an answer to a call."""
        phase = view.phase
        if isinstance(phase, Offering):
            return phase.is_call() and has_opening(openings, "counter_trade")
        few = phase.code == MAIN and view.offers < weigh.MOST_OFFERS
        return few and has_opening(openings, "offer_trade")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The worth of each act to one seat. What an act does not ask for is not thought of."""

    def __init__(self, state: Settlers, seat: i64, outlook: Outlook) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.wished: Wishes | None = None
        self.trading: Trader | None = None

    @property
    def wishes(self) -> Wishes:
        if self.wished is None:
            self.wished = self.wish()
        return self.wished

    @property
    def trader(self) -> Trader:
        if self.trading is None:
            self.trading = Trader(self.wishes)
        return self.trading

    def wish(self) -> Wishes:
        """The wishes of its game."""
        return Wishes(self.state, self.seat, self.outlook)

    def proposed(self, best: Action[Any], worth: float) -> Action[Any] | None:
        """A trade, if it promises more than the best act at hand."""
        if self.state.phase.code == OFFER:
            return self.trader.proposal()
        chance = weigh.OFFER_CHANCE * self.trader.find_offer()
        if chance > worth or (chance > 0.0 and isinstance(best, TradeBank)):
            return self.trader.offer()
        return None

    def worth(self, action: Action[Any]) -> float:
        if self.state.phase.code == OFFER:
            return self.trader.answer_worth(action)
        if isinstance(action, TradeBank):
            price = action.price(self.state, self.seat)
            return self.wishes.exchanged(action.give, price, action.take, 1) - weigh.BANK_FEE
        if isinstance(action, PlayCard):
            return self.card_worth(action)
        if isinstance(action, Roll):
            return weigh.ROLL
        if isinstance(action, DiscardCard):
            return self.wishes.gained(action.card, -1)
        if isinstance(action, MoveRobber):
            return self.outlook.robber_worth(action.hex)
        if isinstance(action, StealFrom):
            return self.outlook.theft_worth(action.seat)
        return self.building_worth(action)

    # ---- building -------------------------------------------------------------------------

    def building_worth(self, action: Action[Any]) -> float:
        if isinstance(action, BuildRoute):
            return self.route_worth(action)
        if isinstance(action, BuildSettlement):
            worth = self.outlook.settlement_worth(action.crossing)
            return worth + self.wishes.bought(SETTLEMENT)
        if isinstance(action, BuildCity):
            return self.outlook.city_worth(action.crossing) + self.wishes.bought(CITY)
        if isinstance(action, BuyCard):
            return self.wishes.plans[CARD] + self.wishes.bought(CARD)
        if isinstance(action, PlaceStartSettlement):
            return self.outlook.start_worth(action.crossing)
        if isinstance(action, (PlaceStartRoute, PlaceFreeRoute)):
            return self.outlook.promise(action.path)
        return self.special_worth(action)

    def route_worth(self, action: BuildRoute) -> float:
        return self.outlook.promise(action.path) + self.wishes.bought(action.piece)

    def special_worth(self, action: Action[Any]) -> float:
        """What only a game has; anything that is left, as the end of a turn, is worth nothing."""
        return 0.0

    # ---- development cards ----------------------------------------------------------------

    def card_worth(self, action: PlayCard) -> float:
        """Progress cards wait for the roll."""
        if isinstance(action, PlaySoldier):
            return weigh.SOLDIER + self.outlook.relief() + self.outlook.army_step()
        if self.state.phase.code == BEFORE:
            return 0.0
        if isinstance(action, PlayPlenty):
            return self.plenty_worth(action) - weigh.KEEP_CARD
        if isinstance(action, PlayMonopoly):
            return self.monopoly_worth(action.card) - weigh.KEEP_CARD
        return weigh.FREE_ROUTES * self.wishes.plans[ROUTE] - weigh.KEEP_CARD

    def plenty_worth(self, action: PlayPlenty) -> float:
        if action.one == action.two:
            return self.wishes.gained(action.one, 2)
        hand = self.wishes.hand[:]
        hand[action.one] += 1
        hand[action.two] += 1
        return self.wishes.hand_worth(hand) - self.wishes.now

    def monopoly_worth(self, kind: i64) -> float:
        """By what the others seem to hold."""
        count: i64 = 0
        for seat in range(self.state.seats):
            if seat != self.seat:
                count += min(self.state.held(seat, kind), self.state.monopoly_limit())
        return self.wishes.gained(kind, count)
