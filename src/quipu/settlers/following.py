"""Follows hands from position to position, for simulations in which nobody hears events.

Every movement of cards is open but theft, so what all seats know follows from the hands before
and after an act, and from the kind of act. It writes the bounds of `HandMemory` and nothing else:
what bots remember of declined offers and of the deck needs events.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from quipu.core.memory import Follower
from quipu.core.state import Action
from quipu.settlers.cards import PlayMonopoly
from quipu.settlers.layout import HAND, NOBODY, ROW, SEATS
from quipu.settlers.memory import HandMemory
from quipu.settlers.phases import ACCEPTED, COUNTERED, Offering
from quipu.settlers.robbing import MoveRobber, StealFrom
from quipu.settlers.state import Settlers
from quipu.settlers.trade import AcceptTrade, CounterTrade, DeclineTrade, OfferTrade

# What acts show besides the cards that they move.
NOTHING: Final = 0
THEFT: Final = 1  # a card that only thief and victim see
OFFER: Final = 2  # what is offered is held
ANSWER: Final = 3  # once all have answered, what they would give is held
MONOPOLY: Final = 4  # how many of a kind each seat has
OWN_SIGHTS: Final = 5  # a game's own are numbered from here


@mypyc_attr(allow_interpreted_subclasses=True)
class HandFollower(Follower):
    """The bounds of all seats, by what each of them has seen."""

    def __init__(self, memories: list[HandMemory], state: Settlers) -> None:
        self.memories = memories
        self.seats: i64 = len(memories)
        self.kinds = state.terms.box.kinds
        self.hands = vec[i64]([0] * (SEATS * ROW))
        self.unsettled = vec[u8]([0] * SEATS)
        if size_of_hands(memories[0]):  # begun earlier: they know of these cards
            for place in range(SEATS * ROW):
                self.hands[place] = state.cells[HAND + place]
        else:
            self.move_cards(state)  # E2.3, I2.8: cards of the start, which all see
        self.sights: vec[u8] = vec[u8]([])  # by act of the catalogue; its game fills it in

    def sight_of(self, action: Action[Any]) -> i64:
        """What an act shows besides the cards that it moves."""
        if isinstance(action, (MoveRobber, StealFrom)):
            return THEFT
        if isinstance(action, OfferTrade):
            return OFFER
        if isinstance(action, (AcceptTrade, CounterTrade, DeclineTrade)):
            return ANSWER
        return MONOPOLY if isinstance(action, PlayMonopoly) else NOTHING

    def follow(self, state: Any, seat: i64, action: Any) -> None:
        assert isinstance(state, Settlers)
        assert isinstance(action, Action)
        index = action.index
        sight = i64(self.sights[index]) if index >= 0 else self.sight_of(action)
        if sight == NOTHING:
            self.move_cards(state)
        elif sight == THEFT:
            self.steal(state, seat)
        elif sight == OFFER:
            phase = state.phase
            if isinstance(phase, Offering) and not phase.open_give:
                self.show(seat, phase.give, 0)
        elif sight == ANSWER:
            self.show_answers(state)
        elif sight == MONOPOLY:
            assert isinstance(action, PlayMonopoly)
            self.count_kind(seat, action.card, state.monopoly_limit())
            self.move_cards(state)
        else:
            self.see_own(state, seat, action, sight)

    def see_own(self, state: Settlers, seat: i64, action: Action[Any], sight: i64) -> None:
        """What only this game shows."""

    def settle(self, seat: i64) -> None:
        if self.unsettled[seat]:
            self.memories[seat].tighten()
            self.unsettled[seat] = 0

    def unsettle(self) -> None:
        for seat in range(self.seats):
            self.unsettled[seat] = 1

    # ---- movements ------------------------------------------------------------------------

    def move_cards(self, state: Settlers) -> None:
        """All cards that have come to or left a hand, which everybody saw."""
        cells, hands = state.cells, self.hands
        for seat in range(self.seats):
            for kind in range(self.kinds):
                place = seat * ROW + kind
                change = cells[HAND + place] - hands[place]
                if change:
                    hands[place] += change
                    for memory in self.memories:
                        memory.shift(seat, kind, change)
                    self.unsettle()

    def steal(self, state: Settlers, thief: i64) -> None:
        """E12.7, I9.9: only thief and victim learn which card it was."""
        cells, hands = state.cells, self.hands
        for place in range(self.seats * ROW):
            if cells[HAND + place] < hands[place]:
                self.take_unseen(place // ROW, thief, place % ROW)
                return

    def take_unseen(self, victim: i64, thief: i64, kind: i64) -> None:
        """A card goes from hand to hand."""
        self.hands[victim * ROW + kind] -= 1
        self.hands[thief * ROW + kind] += 1
        for seat in range(self.seats):
            memory = self.memories[seat]
            if seat in (thief, victim):
                memory.shift(victim, kind, -1)
                memory.shift(thief, kind, 1)
            else:
                self.settle(seat)
                memory.lose_unknown(victim, thief)
        self.unsettle()

    # ---- what was shown -------------------------------------------------------------------

    def show(self, seat: i64, cards: vec[i64], start: i64) -> None:
        """A seat holds at least these cards."""
        for memory in self.memories:
            for kind in range(self.kinds):
                place = seat * ROW + kind
                memory.floor[place] = max(memory.floor[place], cards[start + kind])
        self.unsettle()

    def show_answers(self, state: Settlers) -> None:
        """E5.15, I6.11: all answers are shown at once."""
        phase = state.phase
        if not isinstance(phase, Offering) or not phase.is_complete():
            return
        for seat in range(self.seats):
            if phase.answers[seat] == ACCEPTED:
                self.show(seat, phase.want, 0)
            elif phase.answers[seat] == COUNTERED:
                self.show(seat, phase.counters, seat * 2 * ROW)

    def count_kind(self, taker: i64, kind: i64, most: i64) -> None:
        """What each seat is about to hand over is all it has, if it could be made to give more."""
        for seat in range(self.seats):
            count = self.hands[seat * ROW + kind]
            if seat != taker and count < most:
                self.know(NOBODY, seat, kind, count)

    def know(self, viewer: i64, seat: i64, kind: i64, count: i64) -> None:
        """One seat, or all, have seen how many cards of a kind a hand holds."""
        for n in range(self.seats):
            if viewer == NOBODY or n == viewer:
                memory = self.memories[n]
                memory.floor[seat * ROW + kind] = count
                memory.ceiling[seat * ROW + kind] = count
                self.unsettled[n] = 1


def size_of_hands(memory: HandMemory) -> i64:
    """How many cards a memory knows to be in hands."""
    count: i64 = 0
    for seat in range(SEATS):
        count += memory.sizes[seat]
    return count
