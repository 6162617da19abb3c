"""What the drawing asks of an observation, and what it keeps of it while drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from quipu.settlers.draw_desk import NOBODY, picked_cards
from quipu.settlers.draw_desk import View as SettlersView

__all__ = ["NOBODY", "Seen", "View", "seen"]

DECK: Final = 10  # I1.13: cards of each


class Seen(Protocol):
    """What a seat may know, in the words of the box; lists are by seat or by hex."""

    @property
    def seat(self) -> int:
        """Who looks; -1 is a spectator."""

    @property
    def seats(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def landscapes(self) -> Sequence[str]: ...

    @property
    def chips(self) -> Sequence[int]:
        """0 without a token."""

    @property
    def robber(self) -> int:
        """-1 on the frame."""

    @property
    def settlements(self) -> Sequence[Sequence[int]]:
        """With those in decline, as cities."""

    @property
    def cities(self) -> Sequence[Sequence[int]]: ...

    @property
    def ruins(self) -> Sequence[Sequence[int]]:
        """Those of them that are in decline."""

    @property
    def roads(self) -> Sequence[Sequence[int]]: ...

    @property
    def markers(self) -> Sequence[Sequence[int]]:
        """Culture markers of the first, second and third tribe."""

    @property
    def tribes(self) -> Sequence[int]:
        """The active tribe, 1 to 3."""

    def hand_size(self, seat: int) -> int: ...

    @property
    def hidden_cards(self) -> Sequence[Sequence[int]]:
        """Development cards with the back "1", and with the back "2"."""

    @property
    def combat_arts(self) -> Sequence[int]:
        """Laid open."""

    @property
    def deck(self) -> int:
        """Cards in the tray."""

    @property
    def second_deck(self) -> bool:
        """Whether deck "2" is in the tray."""

    @property
    def route_used(self) -> bool: ...

    @property
    def combat_used(self) -> bool: ...

    @property
    def dice(self) -> Sequence[int]:
        """The two dice of this turn; none before the roll."""

    @property
    def bank(self) -> Mapping[str, int]: ...

    @property
    def hand(self) -> Mapping[str, int]:
        """Own cards by kind; none for a spectator."""

    @property
    def held(self) -> Mapping[str, int]: ...

    @property
    def new_cards(self) -> Mapping[str, int]: ...

    @property
    def route_holder(self) -> int: ...

    @property
    def army_holder(self) -> int: ...

    def phase_json(self) -> Mapping[str, object]: ...


@dataclass(frozen=True, kw_only=True)
class View(SettlersView):
    """One look at the table, read once."""

    active: int
    cities: Sequence[Sequence[int]]
    ruins: Sequence[Sequence[int]]
    roads: Sequence[Sequence[int]]
    markers: Sequence[Sequence[int]]
    tribes: Sequence[int]
    hand_sizes: Sequence[int]
    hidden_cards: Sequence[Sequence[int]]
    combat_arts: Sequence[int]
    deck: int
    second_deck: bool = False
    route_used: bool = False
    combat_used: bool = False

    def buildings(self, seat: int) -> set[int]:
        return {*self.settlements[seat], *self.cities[seat]}

    @property
    def decks(self) -> tuple[int, int]:
        """Cards left of deck "1" and of deck "2"; I7.23: those of deck "1" are drawn first."""
        second = min(self.deck, DECK) if self.second_deck else DECK
        return (self.deck - second if self.second_deck else self.deck), second


def seen(view: Seen) -> View:
    return View(
        seat=int(view.seat),
        seats=int(view.seats),
        active=int(view.active),
        terrains=view.landscapes,
        chips=view.chips,
        robber=int(view.robber),
        settlements=view.settlements,
        cities=view.cities,
        ruins=view.ruins,
        roads=view.roads,
        markers=view.markers,
        tribes=view.tribes,
        hand_sizes=[int(view.hand_size(seat)) for seat in range(view.seats)],
        hidden_cards=view.hidden_cards,
        combat_arts=view.combat_arts,
        deck=int(view.deck),
        second_deck=view.second_deck,
        route_used=view.route_used,
        combat_used=view.combat_used,
        dice=view.dice,
        bank=view.bank,
        hand=view.hand,
        picked=picked_cards(view),
        held=view.held,
        new_cards=view.new_cards,
        route_holder=int(view.route_holder),
        army_holder=int(view.army_holder),
    )
