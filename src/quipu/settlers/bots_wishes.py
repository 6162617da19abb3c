"""What one seat would like to build, and what a hand of cards is worth on the way to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.hexes.bits import lowest
from quipu.hexes.grid import HALF
from quipu.settlers import bots_weights as weigh
from quipu.settlers.bots_outlook import UNKNOWN, Outlook
from quipu.settlers.layout import CARD, CITY, ROUTE, ROW, SETTLEMENT
from quipu.settlers.phases import Discarding
from quipu.settlers.state import Settlers
from quipu.settlers.terms import MOST_PAID

NONE_YET: Final = vec[float]([0.0] * ROW)
UNPRICED: Final = vec[float]([UNKNOWN] * ROW)
LACKS: Final = vec[float]([float(count) for count in range(2 * MOST_PAID)])  # cards as a number


@mypyc_attr(allow_interpreted_subclasses=True)
class Wishes:
    """Plans with their worth, the hand as it is, and hands as they could be."""

    def __init__(self, state: Settlers, seat: i64, outlook: Outlook) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.kinds: i64 = state.terms.box.kinds
        self.paying: i64 = state.terms.box.paying
        self.things: i64 = len(state.terms.box.things)
        self.costs = state.terms.box.costs
        self.plans = NONE_YET[:]  # by thing; 0 what cannot be built
        self.hardness = NONE_YET[:]  # by kind: how long one waits for a card
        self.margin = weigh.OFFER_MARGIN  # what an offer must bring
        self.prices = UNPRICED[:]  # by thing: what it takes from the hand
        self.found = 0.0  # the worth of the plan that `best_plan` found last
        self.hand = self.free_hand()
        self.rest = self.hand[:]  # what a plan leaves of a hand
        self.limit: i64 = max(state.hand_limit(seat), weigh.HAND_AT_EASE)
        self.find_plans()
        self.find_hardness()
        self.now = self.hand_worth(self.hand)

    def free_hand(self) -> vec[i64]:
        """Own cards, without those already picked for a discard."""
        hand = self.state.hand(self.seat)
        phase = self.state.phase
        if isinstance(phase, Discarding):
            for kind in range(self.kinds):
                hand[kind] -= phase.picked[self.seat * ROW + kind]
        return hand

    # ---- plans ----------------------------------------------------------------------------

    def find_plans(self) -> None:
        state, seat = self.state, self.seat
        self.plans[ROUTE] = self.best_route(ROUTE)
        if state.stock(seat, SETTLEMENT):
            self.plans[SETTLEMENT] = self.best_site(state.sites(seat))
        if state.stock(seat, CITY):
            self.plans[CITY] = self.best_raise(self.raisable())
        if state.deck_size():
            self.plans[CARD] = self.outlook.card_worth()

    def raisable(self) -> i64:
        """Settlements that may become cities."""
        return self.state.buildings(self.seat) & ~self.state.cities(self.seat)

    def best_site(self, sites: i64) -> float:
        best = 0.0
        while sites != 0:
            best = max(best, self.outlook.settlement_worth(lowest(sites)))
            sites &= sites - 1
        return best

    def best_raise(self, sites: i64) -> float:
        best = 0.0
        while sites != 0:
            best = max(best, self.outlook.city_worth(lowest(sites)))
            sites &= sites - 1
        return best

    def best_route(self, piece: i64) -> float:
        state, seat = self.state, self.seat
        if state.stock(seat, piece) == 0:
            return 0.0
        best = 0.0
        low, high = state.free_low(seat, piece), state.free_high(seat, piece)
        while low != 0:
            best = max(best, self.outlook.promise(lowest(low)))
            low &= low - 1
        while high != 0:
            best = max(best, self.outlook.promise(lowest(high) + HALF))
            high &= high - 1
        return best

    def find_hardness(self) -> None:
        for kind in range(self.kinds):
            hard = weigh.EASE / (1.0 + self.outlook.income[kind])
            self.hardness[kind] = min(max(hard, weigh.EASIEST), weigh.HARDEST)

    # ---- hands ----------------------------------------------------------------------------

    def hand_worth(self, hand: vec[i64]) -> float:
        """The best plan, a second one with the cards it leaves, and every card a little."""
        size: i64 = 0
        for kind in range(self.kinds):
            size += hand[kind]
        worth = weigh.SPARE * float(min(size, self.limit))
        if size > self.limit:
            worth += weigh.BURDEN * float(size - self.limit)
        best = self.best_plan(hand)
        worth += self.found
        for kind in range(self.paying):
            left = hand[kind] - self.costs[best * ROW + kind]
            if left < 0:
                left = 0
            self.rest[kind] = left
        self.best_plan(self.rest)
        return worth + weigh.SECOND_PLAN * self.found

    def best_plan(self, hand: vec[i64]) -> i64:
        """By the worth of plans, less for every card that is missing; `found` is that worth."""
        best: i64 = 0
        found = 0.0
        costs, hardness, plans, kinds = self.costs, self.hardness, self.plans, self.paying
        for thing in range(self.things):
            worth = plans[thing] * weigh.READY  # at best
            if worth <= found:
                continue
            wait = 0.0
            for kind in range(kinds):
                lack = costs[thing * ROW + kind] - hand[kind]
                if lack > 0:
                    wait += LACKS[lack] * hardness[kind]
            if wait != 0.0:
                worth = plans[thing] / (1.0 + weigh.WAIT * wait)
            if worth > found:
                found = worth
                best = thing
        self.found = found
        return best

    # ---- changes --------------------------------------------------------------------------

    def exchanged(self, give: i64, count: i64, take: i64, taken: i64) -> float:
        """What it brings to give so many of one kind for so many of another."""
        hand = self.hand[:]
        hand[give] -= count
        hand[take] += taken
        return self.hand_worth(hand) - self.now

    def is_made_ready(self, give: i64, take: i64) -> bool:
        """Whether a card for another pays for a plan that lacked just that one."""
        if self.hand[give] == 0:
            return False
        costs = self.state.terms.box.costs
        for thing in range(self.things):
            row = thing * ROW
            if self.plans[thing] == 0.0 or costs[row + take] != self.hand[take] + 1:
                continue
            if costs[row + give] < self.hand[give] and self.lacks_only(thing, take):
                return True
        return False

    def lacks_only(self, thing: i64, kind: i64) -> bool:
        costs = self.state.terms.box.costs
        for each in range(self.kinds):
            if each != kind and costs[thing * ROW + each] > self.hand[each]:
                return False
        return True

    def gained(self, kind: i64, count: i64) -> float:
        return self.exchanged(kind, 0, kind, count)

    def paid(self, cards: vec[i64], start: i64) -> float:
        """What it costs to pay a row of cards."""
        hand = self.hand[:]
        for kind in range(self.kinds):
            hand[kind] -= cards[start + kind]
        return self.hand_worth(hand) - self.now

    def bought(self, thing: i64) -> float:
        if self.prices[thing] == UNKNOWN:
            self.prices[thing] = self.paid(self.costs, thing * ROW)
        return self.prices[thing]

    def traded(self, gives: vec[i64], takes: vec[i64]) -> float:
        hand = self.hand[:]
        for kind in range(self.kinds):
            hand[kind] += takes[kind] - gives[kind]
        return self.hand_worth(hand) - self.now

    def least_needed(self) -> i64:
        """The kind in hand whose loss hurts least."""
        least: i64 = -1
        best = weigh.NEVER
        for kind in range(self.kinds):
            if self.hand[kind] > 0:
                loss = self.gained(kind, -1)
                if loss > best:
                    best = loss
                    least = kind
        return least
