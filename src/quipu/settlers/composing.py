"""Composes offers, calls, counters and discards from words, without forms and texts.

It allows the same words as the forms in `quipu.settlers.openings`; tests compare the two over
whole games. A side of a trade is named kind after kind in their order and ends with `done`; a
call has a side left open; a counter is never the offered exchange itself.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.chains import DONE
from quipu.core.composing import Composer
from quipu.core.state import Action, State
from quipu.settlers.layout import NOBODY, ROW, SEATS
from quipu.settlers.offer_terms import TradeSide, same_cards
from quipu.settlers.phases import Discarding, Offering
from quipu.settlers.reasons import FINE
from quipu.settlers.robbing import Discard
from quipu.settlers.state import Settlers
from quipu.settlers.trade import CallForProposals, CounterTrade, OfferTrade

OFFER: Final = 0
CALL: Final = 1
COUNTER: Final = 2
DISCARD: Final = 3
KINDS: Final = ["offer_trade", "call_for_proposals", "counter_trade", "discard"]

GIVE: Final = 0  # which part is being said
WANT: Final = 1
TO: Final = 2


class TradeComposer(Composer):
    """What is being composed, as counts."""

    def __init__(self, number: dict[str, int], names: list[str]) -> None:
        super().__init__()
        self.names = names
        self.kinds: i64 = len(names)
        self.kind_word = vec[i64]([number[kind] for kind in KINDS])
        self.card_word = vec[i64](
            [number[f"{side}={name}"] for side in ("give", "want") for name in names]
        )
        self.open_word = vec[i64]([number["give=-"], number["want=-"]])
        self.to_word = vec[i64]([number[f"to={seat}"] for seat in range(SEATS)])
        self.all_word: i64 = number["to=-"]
        self.done_word: i64 = number[DONE]
        self.state: Settlers | None = None
        self.seat: i64 = 0
        self.kind: i64 = NOBODY
        self.part: i64 = GIVE
        self.give = vec[i64]([0] * ROW)
        self.want = vec[i64]([0] * ROW)
        self.open_give = False
        self.open_want = False
        self.last_kind: i64 = 0  # named last in the side that is being said
        self.most_give: i64 = 0
        self.most_want: i64 = 0

    # ---- what may be said -----------------------------------------------------------------

    def first(self, state: State, seat: i64, ids: vec[i64], count: i64) -> i64:
        assert isinstance(state, Settlers)
        self.is_begun = False
        self.state, self.seat = state, seat
        phase, start = state.phase, count
        if isinstance(phase, Discarding):
            if phase.due[seat]:
                ids[count] = self.kind_word[DISCARD]
                count += 1
        elif isinstance(phase, Offering):
            if self.may_counter(state, seat, phase):
                ids[count] = self.kind_word[COUNTER]
                count += 1
        elif self.may_offer(state, seat):
            ids[count] = self.kind_word[OFFER]
            count += 1
            if state.terms.counter_offers:
                ids[count] = self.kind_word[CALL]
                count += 1
        return sorted_from(ids, count, start)

    def may_offer(self, state: Settlers, seat: i64) -> bool:
        if state.offers >= state.terms.offers_per_turn or state.hand_size(seat) == 0:
            return False
        if state.bank_reason(seat) != FINE:
            return False
        for other in range(state.seats):
            if other != seat and state.hand_size(other):
                return True
        return False

    def may_counter(self, state: Settlers, seat: i64, phase: Offering) -> bool:
        if not phase.is_missing(seat) or not state.terms.counter_offers:
            return False
        if state.hand_size(state.active) == 0 or state.hand_size(seat) == 0:
            return False
        self.begin(state, seat, COUNTER)
        for kind in range(self.kinds):
            if self.may_name(kind):
                return True
        return False

    def following(self, ids: vec[i64], count: i64) -> i64:
        start = count
        if self.part == TO:
            count = self.add_targets(ids, count)
            return sorted_from(ids, count, start)
        side = self.part
        named = self.give if side == GIVE else self.want
        size = size_of(named)
        if self.may_leave_open(size):
            ids[count] = self.open_word[side]
            count += 1
        if size and self.may_end(size):
            ids[count] = self.done_word
            count += 1
        for kind in range(self.last_kind, self.kinds):
            if self.may_name(kind):
                ids[count] = self.card_word[side * self.kinds + kind]
                count += 1
        return sorted_from(ids, count, start)

    def add_targets(self, ids: vec[i64], count: i64) -> i64:
        """All, or one seat that has cards, and as many as are wanted."""
        state = self.state
        assert state is not None
        ids[count] = self.all_word
        count += 1
        wanted = size_of(self.want)
        for other in range(state.seats):
            if other != self.seat and state.hand_size(other) >= max(1, wanted):
                ids[count] = self.to_word[other]
                count += 1
        return count

    def may_leave_open(self, size: i64) -> bool:
        return self.kind == CALL and size == 0

    def may_end(self, size: i64) -> bool:
        """Whether a side is whole with what was named."""
        if self.kind == DISCARD:
            return size == self.most_give
        if self.kind != COUNTER:
            return True
        if self.part == GIVE:
            return not self.is_offered_back() or self.can_want_otherwise()
        return not (self.is_offered_back() and self.is_wanted_back())

    def may_name(self, kind: i64) -> bool:
        """Whether one more card of a kind leads to an act."""
        if self.part == GIVE:
            return self.may_give(kind) and self.goes_on(self.give, kind)
        return self.may_want(kind) and self.goes_on(self.want, kind)

    def may_give(self, kind: i64) -> bool:
        state, given = self.state, size_of(self.give)
        assert state is not None
        if given == self.most_give or self.left(state, kind) <= self.give[kind]:
            return False
        if self.kind == DISCARD:
            return self.left_from(state, kind) - self.give[kind] >= self.most_give - given
        if self.kind == CALL or self.give[kind]:
            return True
        others: i64 = 0  # kinds that are left to want
        for other in range(self.kinds):
            if other != kind and self.give[other] == 0:
                others += 1
        return others > 0

    def left(self, state: Settlers, kind: i64) -> i64:
        """Cards of a kind in hand, without those picked for a discard already."""
        phase = state.phase
        held = state.held(self.seat, kind)
        if isinstance(phase, Discarding):
            held -= phase.picked[self.seat * ROW + kind]
        return held

    def left_from(self, state: Settlers, first: i64) -> i64:
        """Cards of this kind and those after it."""
        count: i64 = 0
        for kind in range(first, self.kinds):
            count += self.left(state, kind)
        return count

    def may_want(self, kind: i64) -> bool:
        if self.kind == CALL and not self.open_give:
            return False
        return size_of(self.want) < self.most_want and self.give[kind] == 0

    # ---- a counter is not the offer -------------------------------------------------------

    def goes_on(self, named: vec[i64], kind: i64) -> bool:
        """Whether anything but the offered exchange can come of naming this card."""
        if self.kind != COUNTER:
            return True
        before = self.last_kind
        named[kind] += 1
        self.last_kind = kind
        found = self.may_end(size_of(named)) or self.may_name_more()
        named[kind] -= 1
        self.last_kind = before
        return found

    def may_name_more(self) -> bool:
        """Whether a further card makes it another exchange."""
        for kind in range(self.last_kind, self.kinds):
            if self.part == GIVE and self.may_give(kind):
                return True
            if self.part == WANT and self.may_want(kind):
                return True
        return False

    def can_want_otherwise(self) -> bool:
        """Whether there is another side to want than what was offered."""
        kinds: i64 = 0
        for kind in range(self.kinds):
            if self.give[kind] == 0:
                kinds += 1
        return kinds > 1 or (kinds == 1 and self.most_want > 1)

    def is_offered_back(self) -> bool:
        """Whether what is given is what the offer wants."""
        state = self.state
        assert state is not None
        phase = state.phase
        assert isinstance(phase, Offering)
        return not phase.is_call() and same_cards(self.give, phase.want)

    def is_wanted_back(self) -> bool:
        state = self.state
        assert state is not None
        phase = state.phase
        assert isinstance(phase, Offering)
        return same_cards(self.want, phase.give)

    # ---- saying ---------------------------------------------------------------------------

    def say(self, number: i64) -> Action[Any] | None:
        state = self.state
        assert state is not None
        if not self.is_begun:
            for kind in range(len(self.kind_word)):
                if self.kind_word[kind] == number:
                    self.begin(state, self.seat, kind)
            self.is_begun = True
            return None
        if number == self.all_word:
            return self.whole(NOBODY)
        for seat in range(SEATS):
            if number == self.to_word[seat]:
                return self.whole(seat)
        if number == self.open_word[GIVE]:
            self.open_give = True
            return self.end_part()
        if number == self.open_word[WANT]:
            self.open_want = True
            return self.end_part()
        if number == self.done_word:
            return self.end_part()
        self.name_card(number)
        return None

    def begin(self, state: Settlers, seat: i64, kind: i64) -> None:
        self.kind, self.part, self.last_kind = kind, GIVE, 0
        self.open_give = self.open_want = False
        for n in range(ROW):
            self.give[n] = 0
            self.want[n] = 0
        limit = state.terms.trade_side_max
        phase = state.phase
        if isinstance(phase, Discarding):
            self.most_give, self.most_want = phase.due[seat], 0
            return
        self.most_give = bounded(limit, state.hand_size(seat))
        if kind == COUNTER:
            self.most_want = bounded(limit, state.hand_size(state.active))
            return
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.hand_size(other))
        self.most_want = bounded(limit, most)

    def name_card(self, number: i64) -> None:
        side, named = self.part, self.give if self.part == GIVE else self.want
        for kind in range(self.kinds):
            if self.card_word[side * self.kinds + kind] == number:
                named[kind] += 1
                self.last_kind = kind

    def end_part(self) -> Action[Any] | None:
        """The side is whole; what is said next, or the act."""
        self.last_kind = 0
        if self.kind == DISCARD or (self.kind == COUNTER and self.part == WANT):
            return self.whole(NOBODY)
        self.part += 1
        return None

    def whole(self, to: i64) -> Action[Any]:
        self.is_begun = False
        give = self.side(self.give, self.open_give)
        want = self.side(self.want, self.open_want)
        made: Action[Any]
        if self.kind == DISCARD:
            made = Discard(give)
        elif self.kind == COUNTER:
            made = CounterTrade(give, want)
        elif self.kind == CALL:
            made = CallForProposals(give, want, to)
        else:
            made = OfferTrade(give, want, to)
        assert self.state is not None
        return self.state.catalogue.adopt(made)

    def side(self, cards: vec[i64], is_open: bool) -> TradeSide:
        if is_open:
            return TradeSide(cards[:], None, False)
        named: dict[str, object] = {}
        for kind in range(self.kinds):
            if cards[kind]:
                named[self.names[kind]] = int(cards[kind])
        return TradeSide(cards[:], named, False)


def size_of(cards: vec[i64]) -> i64:
    """As in `offer_terms`, which is compiled for less speed."""
    size: i64 = 0
    for kind in range(ROW):
        size += cards[kind]
    return size


def bounded(limit: i64, most: i64) -> i64:
    return min(most, limit) if limit else most


def sorted_from(ids: vec[i64], count: i64, start: i64) -> i64:
    """Put the few ids from a place on into rising order; how many there are in all."""
    for n in range(start + 1, count):
        id = ids[n]
        at = n
        while at > start and ids[at - 1] > id:
            ids[at] = ids[at - 1]
            at -= 1
        ids[at] = id
    return count
