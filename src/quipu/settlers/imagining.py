"""From what a seat knows back to a full position that fits it: hands, cards, hidden answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.luck import Luck
from quipu.hexes.bits import BITS
from quipu.settlers.layout import (
    BANK,
    DECK,
    HAND,
    HELD,
    NEW,
    OPEN,
    POINT,
    POINTS,
    REMOVED,
    ROW,
    SEATS,
    SIZE,
    SOLDIER,
)
from quipu.settlers.phases import (
    ACCEPTED,
    COUNTERED,
    DECLINED,
    GIVEN,
    Discarding,
    Offering,
    Over,
)
from quipu.settlers.state import Settlers
from quipu.settlers.view import SettlersObservation


def fill_in(state: Settlers, view: SettlersObservation, luck: Luck) -> None:
    """Make a position out of what is known; `state` has the cells and phase of the view."""
    fill_in_hands(state, view, luck)
    deal_cards(state, view, luck)


def fill_in_hands(state: Settlers, view: SettlersObservation, luck: Luck) -> None:
    """All but the development cards."""
    state.first = view.first
    state.active = view.active
    state.turn = view.turn
    state.dice = view.dice[0] * 10 + view.dice[1] if view.dice else 0
    state.offers = view.offers
    state.trade_closed = view.trade_closed
    state.card_played = view.card_played
    state.robber = view.robber
    state.route_holder = view.route_holder
    state.army_holder = view.army_holder
    Hands(state, view).deal(luck)
    phase = state.phase
    if isinstance(phase, Discarding):
        state.phase = imagined_picks(state, view, phase, luck)
    elif isinstance(phase, Offering) and not phase.is_complete():
        state.phase = imagined_answers(state, phase, luck)


# ---- hands ------------------------------------------------------------------------------------


class Hands:
    """Cards that are somewhere in foreign hands, dealt within what is known of each."""

    def __init__(self, state: Settlers, view: SettlersObservation) -> None:
        self.state = state
        self.kinds: i64 = state.terms.box.kinds
        self.unknown = [seat for seat in range(int(state.seats)) if seat != int(view.seat)]
        self.floor = vec[i64]([0] * (SEATS * ROW))
        self.ceiling = vec[i64]([0] * (SEATS * ROW))
        self.dealt = vec[i64]([0] * (SEATS * ROW))  # beyond the floor
        self.room = vec[i64]([0] * SEATS)
        self.pool = vec[i64]([0] * ROW)
        self.find_bounds(view)

    def find_bounds(self, view: SettlersObservation) -> None:
        cells, supply = self.state.cells, self.state.terms.box.supply
        for kind in range(self.kinds):
            self.pool[kind] = supply[kind] - cells[BANK + kind]
            if view.seat >= 0:
                self.pool[kind] -= view.own_cards(kind)
        for seat in self.unknown:
            for kind in range(self.kinds):
                place = seat * ROW + kind
                self.ceiling[place] = min(cells[SIZE + seat], self.pool[kind])
                if view.memory is not None:
                    self.floor[place] = view.memory.floor[place]
                    self.ceiling[place] = view.memory.ceiling[place]
        phase = view.phase
        if isinstance(phase, Offering):
            self.believe_offer(phase, view.active)
        if phase.shown_seat() in self.unknown:
            self.believe_hand(phase.shown_seat(), phase.shown_cards())
        self.take_off_floors()

    def believe_hand(self, seat: i64, cards: vec[i64]) -> None:
        for kind in range(self.kinds):
            self.floor[seat * ROW + kind] = cards[kind]
            self.ceiling[seat * ROW + kind] = cards[kind]

    def take_off_floors(self) -> None:
        """What is certain needs no dealing."""
        cells = self.state.cells
        for seat in self.unknown:
            self.room[seat] = cells[SIZE + seat]
            for kind in range(self.kinds):
                self.room[seat] -= self.floor[seat * ROW + kind]
        for kind in range(self.kinds):
            for seat in self.unknown:
                self.pool[kind] -= self.floor[seat * ROW + kind]

    def believe_offer(self, phase: Offering, active: i64) -> None:
        """Who offers holds what he gives; who accepted or countered holds what he named."""
        for seat in self.unknown:
            for kind in range(self.kinds):
                place = seat * ROW + kind
                if seat == active:
                    self.floor[place] = max(self.floor[place], phase.give[kind])
                elif phase.answers[seat] == ACCEPTED:
                    self.floor[place] = max(self.floor[place], phase.want[kind])
                elif phase.answers[seat] == COUNTERED:
                    counter = phase.counters[seat * 2 * ROW + kind]
                    self.floor[place] = max(self.floor[place], counter)

    def deal(self, luck: Luck) -> None:
        """Card after card in random order to a random seat that may have it."""
        left: i64 = 0
        for kind in range(self.kinds):
            left += self.pool[kind]
        while left:
            kind = pick(self.pool, luck.below(left))
            self.pool[kind] -= 1
            left -= 1
            if not self.place(kind, luck) and not self.make_room(kind, 0):
                raise ValueError("no hands fit what is known")
        for seat in self.unknown:
            for kind in range(self.kinds):
                place = seat * ROW + kind
                self.state.cells[HAND + place] = self.floor[place] + self.dealt[place]

    def may_take(self, seat: i64, kind: i64) -> bool:
        place = seat * ROW + kind
        return self.floor[place] + self.dealt[place] < self.ceiling[place]

    def place(self, kind: i64, luck: Luck) -> bool:
        chances: i64 = 0
        for seat in self.unknown:
            if self.may_take(seat, kind):
                chances += self.room[seat]
        if chances == 0:
            return False
        n = luck.below(chances)
        for seat in self.unknown:
            if self.may_take(seat, kind):
                if n < self.room[seat]:
                    self.put(seat, kind)
                    return True
                n -= self.room[seat]
        return False

    def put(self, seat: i64, kind: i64) -> None:
        self.dealt[seat * ROW + kind] += 1
        self.room[seat] -= 1

    def make_room(self, kind: i64, seen: i64) -> bool:
        """Give the card to a full hand that passes one of its own on, as far as needed."""
        for seat in self.unknown:
            if not self.may_take(seat, kind) or (seen >> seat) & 1:
                continue
            if self.room[seat]:
                self.put(seat, kind)
                return True
            for other in range(self.kinds):
                if other == kind or self.dealt[seat * ROW + other] == 0:
                    continue
                self.dealt[seat * ROW + other] -= 1
                self.dealt[seat * ROW + kind] += 1
                if self.make_room(other, seen | BITS[seat]):
                    return True
                self.dealt[seat * ROW + other] += 1
                self.dealt[seat * ROW + kind] -= 1
        return False


def pick(counts: vec[i64], n: i64) -> i64:
    """The kind of the n-th card of a bag."""
    kind: i64 = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind


# ---- development cards ------------------------------------------------------------------------


def deal_cards(state: Settlers, view: SettlersObservation, luck: Luck) -> None:
    """Foreign cards out of all that nobody has shown; the rest is the deck."""
    cells, box = state.cells, state.terms.box
    kept = view.phase.shown_titles()[:]  # known to lie in the deck
    for title in range(box.titles):
        left = unseen(state, title)
        cells[DECK + title] = left
        if view.memory is not None:
            kept[title] = min(max(kept[title], view.memory.deck[title]), left)
        cells[DECK + title] -= kept[title]
    for n in range(state.seats):
        seat = (view.active + n) % state.seats  # the active seat first: it has not won
        if seat != view.seat:
            deal_cards_to(state, view, seat, luck)
    for title in range(box.titles):
        cells[DECK + title] += kept[title]


def unseen(state: Settlers, title: i64) -> i64:
    """Cards of a title that are neither removed nor open nor in a known hand."""
    left = state.terms.box.deck[title] - state.cells[REMOVED + title]
    for seat in range(state.seats):
        left -= state.cells[HELD + seat * ROW + title]
        if title == SOLDIER:
            left -= state.cells[OPEN + seat]
    return left


def deal_cards_to(state: Settlers, view: SettlersObservation, seat: i64, luck: Luck) -> None:
    cells = state.cells
    over = isinstance(state.phase, Over)
    missing = view.cards[seat] - state.cards_owned(seat)
    new = view.new if seat == view.active else 0
    for n in range(missing):
        bag = cells[DECK : DECK + ROW]
        won = cells[POINTS + seat] + state.hidden_points(seat) + 1 >= state.terms.points_to_win
        if over or (seat == view.active and won):
            bag[POINT] = 0
        left: i64 = 0
        for title in range(ROW):
            left += bag[title]
        title = pick(bag, luck.below(left))
        cells[DECK + title] -= 1
        cells[HELD + seat * ROW + title] += 1
        if n >= missing - new:
            cells[NEW + title] += 1
    if seat == view.active and over:
        cells[NEW + POINT] += view.new - state.new_cards()  # shown at the end


# ---- what is decided but not shown ------------------------------------------------------------


def imagined_picks(
    state: Settlers, view: SettlersObservation, phase: Discarding, luck: Luck
) -> Discarding:
    """Seats that are done have picked something."""
    for seat in range(state.seats):
        if seat == view.seat or phase.due[seat] or not phase.owed[seat]:
            continue
        hand = state.hand(seat)
        size = state.hand_size(seat)
        picks = vec[i64]([0] * ROW)
        for _ in range(phase.owed[seat]):
            kind = pick(hand, luck.below(size))
            hand[kind] -= 1
            picks[kind] += 1
            size -= 1
        due = phase.due[:]
        due[seat] = phase.owed[seat]
        phase = Discarding(phase.owed, due, phase.picked).with_picks(seat, picks)
    return phase


def imagined_answers(state: Settlers, phase: Offering, luck: Luck) -> Offering:
    """Somebody who has answered accepted or declined; a call is accepted by nobody."""
    for seat in range(state.seats):
        if phase.answers[seat] != GIVEN:
            continue
        may = not phase.is_call() and state.hand_size(seat) and state.holds(seat, phase.want)
        accepted = may and luck.below(2) == 1
        phase = phase.with_answer(seat, ACCEPTED if accepted else DECLINED)
    return phase
