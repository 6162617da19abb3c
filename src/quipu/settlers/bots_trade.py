"""Trade with other seats: which offer to make, to accept, to answer a call, and whom to choose."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.settlers import bots_weights as weigh
from quipu.settlers.bots_wishes import Wishes
from quipu.settlers.layout import NOBODY, ROW, SEATS
from quipu.settlers.memory import HandMemory
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.phases import Offering
from quipu.settlers.trade import AcceptTrade, ChoosePartner, CounterTrade, OfferTrade
from quipu.settlers.view import SettlersObservation


def has_opening(openings: list[Opening], kind: str) -> bool:
    for opening in openings:
        if opening.kind == kind:
            return True
    return False


def cards_of(names: list[str], kind: i64, count: i64) -> TradeSide:
    counts = vec[i64]([0] * ROW)
    counts[kind] = count
    return TradeSide(counts, {names[kind]: int(count)}, False)


class Exchange:
    """A card for another."""

    def __init__(self, give: i64, take: i64, gain: float) -> None:
        self.give = give
        self.take = take
        self.gain = gain

    def rank(self) -> float:
        return -self.gain


class Trader:
    """Looks for exchanges that bring a plan nearer, and asks a price for helping others."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.state = wishes.state
        self.seat = wishes.seat
        self.names = wishes.state.terms.box.kind_names
        self.give: i64 = NOBODY  # the exchange found last
        self.take: i64 = NOBODY
        self.gain = 0.0
        self.exchanges: list[Exchange] = []  # all that were found then
        self.most = vec[i64]([])  # by seat and kind: as many as may be in that hand
        self.memory: HandMemory | None = None

    def guess(self) -> vec[i64]:
        """Without a memory: as many as are out, and no more than the hand has cards."""
        box = self.state.terms.box
        most = vec[i64]([0] * (SEATS * ROW))
        for kind in range(self.wishes.kinds):
            out = box.supply[kind] - self.state.bank(kind) - self.state.held(self.seat, kind)
            for seat in range(self.state.seats):
                most[seat * ROW + kind] = min(out, self.state.hand_size(seat))
        return most

    def cards(self, kind: i64, count: i64) -> TradeSide:
        return cards_of(self.names, kind, count)

    # ---- asking ---------------------------------------------------------------------------

    def know(self, view: SettlersObservation) -> None:
        """Who may hold what, as far as the seat remembers."""
        self.memory = view.memory
        self.most = self.guess() if view.memory is None else view.memory.ceiling[:]

    def find_offer(self) -> float:
        """One card for the one that is missing to build; the gain, or less than nothing."""
        self.find_exchange()
        return self.gain if self.gain >= self.wishes.margin else weigh.NEVER

    def find_exchange(self) -> None:
        """The best kinds to give and to take, of those that somebody may have."""
        self.give, self.take, self.gain = NOBODY, NOBODY, 0.0
        self.exchanges = []
        for take in range(self.wishes.kinds):
            for give in range(self.wishes.kinds):
                if give == take or not self.wishes.is_made_ready(give, take):
                    continue
                if not self.somebody_may(take, give):
                    continue
                gain = self.wishes.exchanged(give, 1, take, 1)
                if gain > 0.0:
                    self.exchanges.append(Exchange(give, take, gain))
                if gain > self.gain:
                    self.give, self.take, self.gain = give, take, gain

    def may(self, seat: i64, kind: i64, give: i64) -> bool:
        """Whether this seat seems to have such a card, and is not too close to winning.

        What it seems to have is one hand that fits all that is known of it. What it declined is
        not asked again while nothing has changed for it, and who declines again and again is left
        alone until it wants to trade itself.
        """
        if seat == self.seat or self.most[seat * ROW + kind] == 0 or self.is_close(seat):
            return False
        memory = self.memory
        if memory is not None and (
            memory.has_refused(seat, kind, give) or memory.declines[seat] >= weigh.PATIENCE
        ):
            return False
        return self.state.held(seat, kind) > 0

    def somebody_may(self, kind: i64, give: i64) -> bool:
        for seat in range(self.state.seats):
            if self.may(seat, kind, give):
                return True
        return False

    def whom(self, kind: i64, give: i64) -> i64:
        """All, if all seem to have it; else one of those who do: nobody is asked in vain."""
        for seat in range(self.state.seats):
            if seat == self.seat or self.state.hand_size(seat) == 0:
                continue
            if not self.may(seat, kind, give):
                return self.likeliest(kind, give)
        return NOBODY

    def likeliest(self, kind: i64, give: i64) -> i64:
        best: i64 = NOBODY
        most: i64 = 0
        for seat in range(self.state.seats):
            count = self.most[seat * ROW + kind]
            if count > most and self.may(seat, kind, give):
                most = count
                best = seat
        return best

    def offer(self) -> Action[Any]:
        return self.offer_of(self.give, self.take)

    def offer_of(self, give: i64, take: i64) -> Action[Any]:
        made = OfferTrade(self.cards(give, 1), self.cards(take, 1), self.whom(take, give))
        return self.state.catalogue.adopt(made)

    def offers(self) -> list[Action[Any]]:
        """All that were found, the best first."""
        found = sorted(self.exchanges, key=Exchange.rank)
        return [self.offer_of(each.give, each.take) for each in found]

    # ---- answering ------------------------------------------------------------------------

    def is_close(self, seat: i64) -> bool:
        left = self.wishes.outlook.goal - self.state.visible_points(seat)
        return left <= weigh.CLOSE

    def price(self, seat: i64) -> float:
        """What a trade must bring that helps this seat."""
        if self.is_close(seat):
            return weigh.WIN
        return weigh.GOODWILL * self.wishes.outlook.threat(seat)

    def answer_worth(self, action: Action[Any]) -> float:
        """Accept what pays, choose the best partner; to decline or withdraw is worth nothing."""
        phase = self.state.phase
        assert isinstance(phase, Offering)
        if isinstance(action, AcceptTrade):
            gain = self.wishes.traded(phase.want, phase.give)
            return gain - self.price(self.state.active)
        if isinstance(action, ChoosePartner):
            gain = self.wishes.traded(action.gives(phase), action.takes(phase))
            return gain - self.price(action.seat)
        return 0.0

    def proposal(self) -> Action[Any] | None:
        """To a call, one card for one within what the call names."""
        phase = self.state.phase
        assert isinstance(phase, Offering)
        best: Action[Any] | None = None
        least = self.price(self.state.active)
        for give in range(self.wishes.kinds):
            if self.wishes.hand[give] == 0 or not fits(phase.want, phase.open_want, give):
                continue
            for take in range(self.wishes.kinds):
                if take == give or not fits(phase.give, phase.open_give, take):
                    continue
                gain = self.wishes.exchanged(give, 1, take, 1)
                if gain > least:
                    least = gain
                    best = CounterTrade(self.cards(give, 1), self.cards(take, 1))
        return None if best is None else self.state.catalogue.adopt(best)


def fits(named: vec[i64], is_open: bool, kind: i64) -> bool:
    return is_open or named[kind] > 0
