"""Trade with other seats: which offer to make, to accept, to answer a call, and whom to choose."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.settlers import bots_weights as weigh
from quipu.settlers.bots_wishes import Wishes
from quipu.settlers.layout import BANK, NOBODY, POINTS, ROW, SIZE
from quipu.settlers.phases import Offering
from quipu.settlers.trade import AcceptTrade, ChoosePartner, CounterTrade, OfferTrade
from quipu.settlers.trading import Cards


def has_opening(openings: list[Opening], kind: str) -> bool:
    for opening in openings:
        if opening.kind == kind:
            return True
    return False


def cards_of(names: list[str], kind: i64, count: i64) -> Cards:
    counts = vec[i64]([0] * ROW)
    counts[kind] = count
    return Cards(counts, {names[kind]: int(count)}, False)


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

    def cards(self, kind: i64, count: i64) -> Cards:
        return cards_of(self.names, kind, count)

    # ---- asking ---------------------------------------------------------------------------

    def find_offer(self) -> float:
        """One card for one; if that was in vain, two for one. The gain, or less than nothing."""
        count = self.state.offers + 1
        self.find_exchange(count)
        enough = self.give != NOBODY and self.gain >= weigh.OFFER_MARGIN
        return self.gain if enough and self.somebody_may() else weigh.NEVER

    def find_exchange(self, count: i64) -> None:
        """The best kinds to give so many of and to take one of."""
        self.give, self.take, self.gain = NOBODY, NOBODY, 0.0
        for give in range(self.wishes.kinds):
            if self.wishes.hand[give] < count:
                continue
            for take in range(self.wishes.kinds):
                if take == give or not self.is_out(take):
                    continue
                gain = self.wishes.exchanged(give, count, take, 1)
                if gain > self.gain:
                    self.give, self.take, self.gain = give, take, gain

    def is_out(self, kind: i64) -> bool:
        """Whether others hold such cards at all."""
        cells = self.state.cells
        out = self.state.terms.box.supply[kind] - cells[BANK + kind]
        return out > self.state.held(self.seat, kind)

    def somebody_may(self) -> bool:
        """Whether anybody with cards is not too close to winning to trade with."""
        for seat in range(self.state.seats):
            if seat != self.seat and self.state.cells[SIZE + seat] and not self.is_close(seat):
                return True
        return False

    def offer(self) -> Action[Any]:
        count = self.state.offers + 1
        made = OfferTrade(self.cards(self.give, count), self.cards(self.take, 1), NOBODY)
        return self.state.catalogue.adopt(made)

    # ---- answering ------------------------------------------------------------------------

    def is_close(self, seat: i64) -> bool:
        left = self.wishes.outlook.goal - self.state.cells[POINTS + seat]
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
