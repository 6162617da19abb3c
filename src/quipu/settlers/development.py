"""Development cards: the deck nobody has looked into, cards in secret, soldiers laid open."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.state import Catalogue
from quipu.settlers.board import Board, leader
from quipu.settlers.events import CARD_PLAYED
from quipu.settlers.layout import DECK, HELD, NEW, NOBODY, OPEN, POINT, REMOVED, ROW, SOLDIER
from quipu.settlers.reasons import CARD_LIMIT, CARD_NEW, CARD_NOT_HELD, FINE
from quipu.settlers.terms import Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Development(Board):
    """The part of a position that is made of development cards."""

    def __init__(
        self, seats: i64, catalogue: Catalogue[Any], terms: Terms, cells: vec[i64]
    ) -> None:
        super().__init__(seats, catalogue, terms, cells)
        self.army_holder: i64 = NOBODY
        self.card_played: bool = False  # in this turn

    # ---- questions a game may answer in its own way ---------------------------------------

    def army_minimum(self) -> i64:
        raise NotImplementedError

    # ---- cards ----------------------------------------------------------------------------

    def deck_size(self) -> i64:
        size: i64 = 0
        for title in range(ROW):
            size += self.cells[DECK + title]
        return size

    def owns(self, seat: i64, title: i64) -> i64:
        return self.cells[HELD + seat * ROW + title]

    def open_soldiers(self, seat: i64) -> i64:
        """Those that lie open before a seat."""
        return self.cells[OPEN + seat]

    def cards_owned(self, seat: i64) -> i64:
        count: i64 = 0
        for title in range(ROW):
            count += self.cells[HELD + seat * ROW + title]
        return count

    def new_cards(self) -> i64:
        """How many cards the active seat has bought in this turn."""
        count: i64 = 0
        for title in range(ROW):
            count += self.cells[NEW + title]
        return count

    def hidden_points(self, seat: i64) -> i64:
        return self.cells[HELD + seat * ROW + POINT]

    def point_chance(self) -> float:
        """How likely the next card of the deck is a victory point."""
        size = self.deck_size()
        return float(self.cells[DECK + POINT]) / float(size) if size else 0.0

    def draw_card(self, seat: i64, luck: Luck) -> i64:
        """The top card of the deck, which nobody has seen."""
        title = luck.draw(self.bag(DECK))
        self.receive_card(seat, title)
        return title

    def receive_card(self, seat: i64, title: i64) -> None:
        self.cells[DECK + title] -= 1
        self.cells[HELD + seat * ROW + title] += 1
        self.cells[NEW + title] += 1

    def card_reason(self, seat: i64, title: i64) -> i64:
        """One card a turn, an older one than those of this turn."""
        if self.card_played:
            return CARD_LIMIT
        owned = self.owns(seat, title)
        if owned == 0:
            return CARD_NOT_HELD
        return CARD_NEW if owned == self.cells[NEW + title] else FINE

    def play_card(self, seat: i64, title: i64, journal: Journal) -> None:
        """A soldier stays open, anything else leaves the game."""
        self.card_played = True
        self.cells[HELD + seat * ROW + title] -= 1
        if title == SOLDIER:
            self.cells[OPEN + seat] += 1
        else:
            self.cells[REMOVED + title] += 1
        if journal.listening:
            name = self.terms.box.title_names[title]
            journal.tell(CARD_PLAYED.of({"seat": int(seat), "card": name}))
        if title == SOLDIER:
            self.award_army(journal)

    def award_army(self, journal: Journal) -> None:
        """As the route: the holder if not outdone, else the single greatest."""
        holder = leader(self, OPEN, self.army_minimum(), self.army_holder)
        if holder != self.army_holder:
            self.hand_title("army", self.army_holder, holder, journal)
            self.army_holder = holder

    # ---- invariants -----------------------------------------------------------------------

    def broken_cards(self) -> str:
        """Deck, hands, open and removed cards are together what the box holds."""
        box, cells = self.terms.box, self.cells
        for title in range(box.titles):
            total = cells[DECK + title] + cells[REMOVED + title]
            if cells[DECK + title] < 0:
                return f"the deck owes {box.title_names[title]}"
            for seat in range(self.seats):
                total += self.owns(seat, title)
                if title == SOLDIER:
                    total += cells[OPEN + seat]
            if total != box.deck[title]:
                return f"{total} {box.title_names[title]} cards, not {box.deck[title]}"
        if leader(self, OPEN, self.army_minimum(), self.army_holder) != self.army_holder:
            return "the largest army lies with the wrong seat"
        return ""
