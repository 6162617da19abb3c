"""What a seat remembers of foreign hands: for each kind the fewest and the most cards.

It hears events and nothing else. Every movement of cards is open but those by theft.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.events import seat_in
from quipu.core.memory import Memory, Observation
from quipu.hexes.bits import BITS
from quipu.settlers.events import (
    ACCEPTED,
    CALLED,
    CARD_BOUGHT,
    COUNTERED,
    DECLINED,
    HANDED,
    MONOPOLY_NAMED,
    OFFERED,
    STOLE,
    TRADED,
)
from quipu.settlers.layout import NOBODY, ROW, SEATS
from quipu.settlers.terms import Box


@mypyc_attr(allow_interpreted_subclasses=True)
class HandMemory(Memory):
    """Floor and ceiling of every hand by kind; titles known to lie in the deck."""

    def __init__(self, seat: i64, seats: i64, box: Box) -> None:
        super().__init__(seat, seats)
        self.box = box
        self.floor = vec[i64]([0] * (SEATS * ROW))
        self.ceiling = vec[i64]([0] * (SEATS * ROW))
        self.sizes = vec[i64]([0] * SEATS)
        self.out = vec[i64]([0] * ROW)  # by kind: cards in hands
        self.deck = vec[i64]([0] * ROW)  # by title: at least so many lie in the deck
        self.refused = vec[i64]([0] * (SEATS * ROW))  # by seat and kind wanted: set of kinds given
        self.declines = vec[i64]([0] * SEATS)  # since it last wanted to trade
        self.offered: i64 = NOBODY  # the last offer, if it was of one kind for one
        self.wanted: i64 = NOBODY

    def copy(self) -> HandMemory:
        other = HandMemory(self.seat, self.seats, self.box)
        self.copy_into(other)
        return other

    def copy_into(self, other: HandMemory) -> None:
        other.floor, other.ceiling = self.floor[:], self.ceiling[:]
        other.sizes, other.out, other.deck = self.sizes[:], self.out[:], self.deck[:]
        other.refused, other.declines = self.refused[:], self.declines[:]
        other.offered, other.wanted = self.offered, self.wanted
        other.game = self.game

    def save(self) -> dict[str, object]:
        return {
            "floor": numbers(self.floor),
            "ceiling": numbers(self.ceiling),
            "sizes": numbers(self.sizes),
            "out": numbers(self.out),
            "deck": numbers(self.deck),
            "refused": numbers(self.refused),
            "declines": numbers(self.declines),
            "offered": int(self.offered),
            "wanted": int(self.wanted),
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.floor, self.ceiling = vec[i64](saved["floor"]), vec[i64](saved["ceiling"])
        self.sizes, self.out = vec[i64](saved["sizes"]), vec[i64](saved["out"])
        self.deck, self.refused = vec[i64](saved["deck"]), vec[i64](saved["refused"])
        self.declines = vec[i64](saved["declines"])
        self.offered, self.wanted = saved["offered"], saved["wanted"]

    def hear(self, told: dict[str, object]) -> None:
        kind = told["event"]
        if kind == STOLE.name:
            self.hear_theft(STOLE.seat(told, "from"), STOLE.seat(told, "seat"), told.get("card"))
        elif kind == HANDED.name:
            self.pass_on(HANDED.seat(told, "seat"), HANDED.seat(told, "to"), told["cards"])
        elif kind == TRADED.name:
            giver, taker = TRADED.seat(told, "seat"), TRADED.seat(told, "to")
            self.pass_on(giver, taker, told["give"])
            self.pass_on(taker, giver, told["take"])
        elif kind == CARD_BOUGHT.name:
            self.hear_bought(told)
        else:
            self.hear_shown(told)
        if "paid" in told:
            self.move(seat_in(told), told["paid"], -1)
        if "gained" in told:
            self.move(seat_in(told), told["gained"], 1)
        self.tighten()

    def hear_theft(self, victim: i64, thief: i64, card: object) -> None:
        """Thief and victim know the card, the others only that one passed."""
        if isinstance(card, str):
            self.pass_on(victim, thief, {card: 1})
        else:
            self.lose_unknown(victim, thief)

    def hear_shown(self, told: dict[str, object]) -> None:
        """What an event that moves nothing shows of a hand or of the deck."""
        kind = told["event"]
        if kind in (OFFERED.name, CALLED.name, COUNTERED.name):
            self.see_cards(seat_in(told), told["give"])
            self.declines[seat_in(told)] = 0
            if kind != COUNTERED.name:
                self.offered = self.only(told["give"])
                self.wanted = self.only(told["want"])
        elif kind == DECLINED.name:
            self.hear_declined(seat_in(told))
        elif kind == ACCEPTED.name:
            self.see_cards(seat_in(told), told["want"])
            self.declines[seat_in(told)] = 0
        elif kind == MONOPOLY_NAMED.name:
            self.hear_monopoly(seat_in(told), told)

    def take_in(self, view: Observation) -> None:
        """Sizes of hands and the bank are open; of foreign cards nothing else is known."""
        form: Any = view.to_json()
        for kind, name in enumerate(self.box.kind_names):
            self.out[kind] = self.box.supply[kind] - i64(form["bank"].get(name, 0))
        for seat, player in enumerate(form["players"]):
            self.sizes[seat] = player["hand"]
            for kind in range(self.box.kinds):
                self.ceiling[seat * ROW + kind] = min(self.sizes[seat], self.out[kind])
        if self.seat >= 0:
            self.see_hand(self.seat, form["hand"])
        self.tighten()

    # ---- movements ------------------------------------------------------------------------

    def move(self, seat: i64, cards: object, sign: i64) -> None:
        """Known cards from the bank into a hand, or back."""
        if not isinstance(cards, dict):
            return
        for name, count in cards.items():
            kind: i64 = self.box.kind_names.index(name)
            change: i64 = count
            change *= sign
            self.forget_refused(seat, kind, change)
            self.shift(seat, kind, change)

    def shift(self, seat: i64, kind: i64, change: i64) -> None:
        """So many more cards of a kind in a hand, or fewer."""
        place = seat * ROW + kind
        self.floor[place] = max(0, self.floor[place] + change)
        self.ceiling[place] += change
        self.sizes[seat] += change
        self.out[kind] += change

    def pass_on(self, giver: i64, taker: i64, cards: object) -> None:
        self.move(giver, cards, -1)
        self.move(taker, cards, 1)

    def lose_unknown(self, victim: i64, thief: i64) -> None:
        """One card, of a kind that the victim may have had."""
        for kind in range(ROW):
            if self.ceiling[victim * ROW + kind]:
                lost = self.floor[victim * ROW + kind] - 1
                self.floor[victim * ROW + kind] = max(0, lost)
                self.ceiling[thief * ROW + kind] += 1
        self.sizes[victim] -= 1
        self.sizes[thief] += 1

    # ---- what was declined ----------------------------------------------------------------

    def only(self, cards: object) -> i64:
        """The one kind that a side of an offer names."""
        if not isinstance(cards, dict) or len(cards) != 1:
            return NOBODY
        for name in cards:
            return self.box.kind_names.index(name)
        return NOBODY

    def hear_declined(self, seat: i64) -> None:
        """Whoever asks, this seat does not give the one for the other."""
        self.declines[seat] += 1
        if self.offered != NOBODY and self.wanted != NOBODY:
            self.refused[seat * ROW + self.wanted] |= BITS[self.offered]

    def has_refused(self, seat: i64, want: i64, give: i64) -> bool:
        """Whether a seat declined this exchange, and nothing has changed for it since."""
        return self.refused[seat * ROW + want] & BITS[give] != 0

    def forget_refused(self, seat: i64, kind: i64, change: i64) -> None:
        """Who has more of what was wanted, or less of what was given, may think anew."""
        if change > 0:
            self.refused[seat * ROW + kind] = 0
        elif change < 0:
            for want in range(ROW):
                self.refused[seat * ROW + want] &= ~BITS[kind]

    # ---- what was shown -------------------------------------------------------------------

    def see_cards(self, seat: i64, cards: object) -> None:
        """Who accepts holds what is wanted, who offers or counters what he gives."""
        if isinstance(cards, dict):
            for name, count in cards.items():
                place = seat * ROW + self.box.kind_names.index(name)
                self.floor[place] = max(self.floor[place], i64(count))

    def see_hand(self, seat: i64, cards: object) -> None:
        if isinstance(cards, dict):
            for kind, name in enumerate(self.box.kind_names):
                self.floor[seat * ROW + kind] = cards.get(name, 0)
                self.ceiling[seat * ROW + kind] = cards.get(name, 0)

    def limit(self, seat: i64, name: str) -> None:
        self.ceiling[seat * ROW + self.box.kind_names.index(name)] = 0

    def hear_monopoly(self, taker: i64, told: dict[str, object]) -> None:
        """What each seat is about to hand over is all it has, if it could be made to give more."""
        counts, most = told["counts"], told["most"]
        assert isinstance(counts, list)
        assert isinstance(most, int)
        kind: i64 = self.box.kind_names.index(str(told["card"]))
        for seat, count in enumerate(counts):
            if seat != taker and count < most:
                self.floor[seat * ROW + kind] = count
                self.ceiling[seat * ROW + kind] = count

    def hear_bought(self, told: dict[str, object]) -> None:
        """A card left the deck; unless it is one's own it may be any of those known there."""
        for title, name in enumerate(self.box.title_names):
            if self.deck[title] and told.get("card", name) == name:
                self.deck[title] -= 1

    def see_deck(self, returned: object) -> None:
        if isinstance(returned, dict):
            for title, name in enumerate(self.box.title_names):
                self.deck[title] = max(self.deck[title], i64(returned.get(name, 0)))

    # ---- drawing conclusions --------------------------------------------------------------

    def tighten(self) -> None:
        """Hands have known sizes, and of each kind a known number is in hands."""
        changed = True
        while changed:
            changed = False
            for seat in range(self.seats):
                changed = self.fit(seat * ROW, 1, self.box.kinds, self.sizes[seat]) or changed
            for kind in range(self.box.kinds):
                changed = self.fit(kind, ROW, self.seats, self.out[kind]) or changed

    def fit(self, start: i64, step: i64, count: i64, total: i64) -> bool:
        """Narrow bounds that must add up to a total; whether anything changed."""
        least: i64 = 0
        most: i64 = 0
        widest: i64 = 0
        for n in range(count):
            low, high = self.floor[start + n * step], self.ceiling[start + n * step]
            least += low
            most += high
            widest = max(widest, high - low)
        if widest <= total - least and widest <= most - total:
            return False  # no bound is wider than what the others leave open
        changed = False
        for n in range(count):
            place = start + n * step
            low = max(self.floor[place], total - (most - self.ceiling[place]))
            high = min(self.ceiling[place], total - (least - self.floor[place]))
            if low != self.floor[place] or high != self.ceiling[place]:
                least += low - self.floor[place]
                most += high - self.ceiling[place]
                self.floor[place], self.ceiling[place] = low, high
                changed = True
        return changed

    def to_json(self) -> dict[str, object]:
        names = self.box.kind_names
        hands: list[dict[str, object]] = []
        for seat in range(self.seats):
            bounds: dict[str, object] = {}
            for kind, name in enumerate(names):
                place = seat * ROW + kind
                bounds[name] = [int(self.floor[place]), int(self.ceiling[place])]
            hands.append(bounds)
        return {"hands": hands, "deck": self.box.titles_json(self.deck)}


def numbers(cells: vec[i64]) -> list[int]:
    return [int(cell) for cell in cells]
