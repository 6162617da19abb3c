"""One look at a table of the Inkas, read once for drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quipu.games.inca.view import IncaObservation
from quipu.settlers.draw_desk import View as SettlersView
from quipu.settlers.draw_desk import seen_alike

DECK: Final = 10  # I1.13: cards of each


@dataclass(frozen=True, kw_only=True)
class View(SettlersView):
    """One look at the table, read once."""

    active: int
    ruins: Sequence[Sequence[int]]  # settlements and cities hold these too
    roads: Sequence[Sequence[int]]
    markers: Sequence[Sequence[int]]  # by tribe
    tribes: Sequence[int]  # the active ones, 1 to 3
    hand_sizes: Sequence[int]
    hidden_cards: Sequence[Sequence[int]]  # with the back "1", and with the back "2"
    combat_arts: Sequence[int]  # laid open
    deck: int  # cards in the tray
    second_deck: bool = False
    route_used: bool = False
    combat_used: bool = False

    @property
    def decks(self) -> tuple[int, int]:
        """Cards left of deck "1" and of deck "2"; I7.23: those of deck "1" are drawn first."""
        second = min(self.deck, DECK) if self.second_deck else DECK
        return (self.deck - second if self.second_deck else self.deck), second


def seen(view: IncaObservation) -> View:
    return View(
        active=int(view.active),
        terrains=view.landscapes,
        ruins=view.ruins,
        roads=view.routes,
        markers=view.markers,
        tribes=view.tribes,
        hand_sizes=[int(view.hand_size(seat)) for seat in range(view.seats)],
        hidden_cards=view.hidden_cards,
        combat_arts=view.combat_arts,
        deck=int(view.deck),
        second_deck=view.second_deck,
        route_used=view.route_used,
        combat_used=view.combat_used,
        **seen_alike(view),
    )
