"""Playing development cards: one a turn, before or after the roll."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.events import MONOPOLY_NAMED, PLACED, PLENTY_TAKEN, ROUTE_WAIVED
from quipu.settlers.layout import FREE_ROUTES, MONOPOLY, PLENTY, ROUTE, ROW, SOLDIER
from quipu.settlers.phases import FreeRoutes
from quipu.settlers.reasons import (
    BANK_EMPTY,
    CARD_NO_EFFECT,
    FINE,
    NOT_DUE,
    PENDING,
    PLENTY_EMPTY,
    PLENTY_KIND,
)
from quipu.settlers.state import Settlers
from quipu.settlers.telling import tell_gain, tell_handed


class PlayCard(Action[Settlers]):
    """A card out of one's hand; subclasses say what it does."""

    kind: ClassVar[str] = "play_card"

    def __init__(self, title: i64) -> None:
        super().__init__()
        self.title = title

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.play_reason(seat)
        if reason == FINE:
            reason = state.card_reason(seat, self.title)
        if reason == FINE:
            reason = self.effect_reason(state, seat)
        return state.because(reason, self)

    def effect_reason(self, state: Settlers, seat: i64) -> i64:
        """Why the card could do nothing now."""
        return FINE


class PlaySoldier(PlayCard):
    """E13.3, I10.2: it stays open; E13.5: army and victory come before the robber."""

    kind: ClassVar[str] = "play_soldier"

    def __init__(self) -> None:
        super().__init__(SOLDIER)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.play_card(seat, SOLDIER, journal)
        state.send_robber()
        state.check_victory(journal)


class PlayFreeRoutes(PlayCard):
    """Up to two route pieces free of charge."""

    kind: ClassVar[str] = "play_free_routes"

    def __init__(self) -> None:
        super().__init__(FREE_ROUTES)

    def effect_reason(self, state: Settlers, seat: i64) -> i64:
        return FINE if state.can_lay(seat, ROUTE) else CARD_NO_EFFECT

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.play_card(seat, FREE_ROUTES, journal)
        state.phase = FreeRoutes(2, state.phase)


class PlaceFreeRoute(Action[Settlers]):
    """One of them, under the rules for any route piece."""

    kind: ClassVar[str] = "place_free_route"

    def __init__(self, path: i64) -> None:
        super().__init__()
        self.path = path

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and not isinstance(state.phase, FreeRoutes):
            reason = NOT_DUE
        if reason == FINE:
            reason = state.route_reason(seat, ROUTE, self.path)
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, FreeRoutes)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "piece": state.terms.box.things[ROUTE]}
            data["path"] = int(self.path)
            journal.tell(PLACED.of(data))
        state.lay(seat, ROUTE, self.path, journal)
        goes_on = phase.left > 1 and state.can_lay(seat, ROUTE)
        state.phase = FreeRoutes(phase.left - 1, phase.back) if goes_on else phase.back
        state.check_victory(journal)

    def arguments(self) -> dict[str, object]:
        return {"path": int(self.path)}


class WaiveRoute(Action[Settlers]):
    """The first must be placed, the second may be left out."""

    kind: ClassVar[str] = "waive_route"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        phase = state.phase
        if reason == FINE and not isinstance(phase, FreeRoutes):
            reason = NOT_DUE
        if reason == FINE and isinstance(phase, FreeRoutes) and phase.left > 1:
            reason = PENDING
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, FreeRoutes)
        state.phase = phase.back
        if journal.listening:
            journal.tell(ROUTE_WAIVED.of({"seat": int(seat)}))


class PlayPlenty(PlayCard):
    """Two cards of choice from the bank; one, named twice, if it holds no more."""

    kind: ClassVar[str] = "play_plenty"

    def __init__(self, one: i64, two: i64, names: list[str]) -> None:
        super().__init__(PLENTY)
        self.one = one
        self.two = two
        self.names = names

    def effect_reason(self, state: Settlers, seat: i64) -> i64:
        if max(self.one, self.two) >= state.plenty_kinds():
            return PLENTY_KIND
        stock = state.bank_below(state.plenty_kinds())
        if stock == 0:
            return PLENTY_EMPTY
        if state.bank(self.one) == 0 or state.bank(self.two) == 0:
            return BANK_EMPTY
        if self.one == self.two and state.bank(self.one) == 1 and stock > 1:
            return BANK_EMPTY
        return FINE

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.play_card(seat, PLENTY, journal)
        cards = vec[i64]([0] * ROW)
        cards[self.one] += 1
        if state.bank_below(state.plenty_kinds()) > 1:
            cards[self.two] += 1
        for kind in range(state.terms.box.kinds):
            state.take(seat, kind, cards[kind])
        tell_gain(state, seat, cards, PLENTY_TAKEN, journal)

    def arguments(self) -> dict[str, object]:
        return {"cards": [self.names[self.one], self.names[self.two]]}


class PlayMonopoly(PlayCard):
    """Every other seat hands over its cards of one kind."""

    kind: ClassVar[str] = "play_monopoly"

    def __init__(self, card: i64, name: str) -> None:
        super().__init__(MONOPOLY)
        self.card = card
        self.name = name

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.play_card(seat, MONOPOLY, journal)
        most = state.monopoly_limit()
        counts = [int(min(state.held(other, self.card), most)) for other in range(state.seats)]
        counts[seat] = 0
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "card": self.name}
            data.update(counts=counts, most=int(most))
            journal.tell(MONOPOLY_NAMED.of(data, opens=True))
        for other, count in enumerate(counts):
            if count:
                state.hand_over(other, seat, self.card, count)
                tell_handed(other, seat, {self.name: count}, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": self.name}
