"""Building and buying: pay the exact cost, take the piece from one's stock."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.settlers.events import BUILT, CARD_BOUGHT
from quipu.settlers.layout import CARD, CITY, POINT, ROUTE, SETTLEMENT
from quipu.settlers.reasons import CANNOT_PAY, DECK_EMPTY, FINE
from quipu.settlers.state import Settlers


class BuildRoute(Action[Settlers]):
    """One route piece on a free path at one's own network."""

    kind: ClassVar[str] = "build_route"

    def __init__(self, path: i64, piece: i64 = ROUTE) -> None:
        super().__init__()
        self.path = path
        self.piece = piece

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.main_reason(seat)
        if reason == FINE:
            reason = state.route_reason(seat, self.piece, self.path)
        if reason == FINE and not state.can_pay(seat, self.piece):
            reason = CANNOT_PAY
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.buy(seat, self.piece)
        tell_built(state, seat, self.piece, "path", self.path, journal)
        state.lay(seat, self.piece, self.path, journal)
        state.check_victory(journal)

    def arguments(self) -> dict[str, object]:
        return {"path": int(self.path)}


class BuildSettlement(Action[Settlers]):
    """On a free crossing that an own route piece touches and that keeps the distance."""

    kind: ClassVar[str] = "build_settlement"

    def __init__(self, crossing: i64) -> None:
        super().__init__()
        self.crossing = crossing

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.main_reason(seat)
        if reason == FINE:
            reason = state.settlement_reason(seat, self.crossing)
        if reason == FINE and not state.can_pay(seat, SETTLEMENT):
            reason = CANNOT_PAY
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.buy(seat, SETTLEMENT)
        tell_built(state, seat, SETTLEMENT, "crossing", self.crossing, journal)
        state.settle(seat, self.crossing, journal)
        state.built(seat, journal)

    def arguments(self) -> dict[str, object]:
        return {"crossing": int(self.crossing)}


class BuildCity(Action[Settlers]):
    """In the place of an own settlement."""

    kind: ClassVar[str] = "build_city"

    def __init__(self, crossing: i64) -> None:
        super().__init__()
        self.crossing = crossing

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.main_reason(seat)
        if reason == FINE:
            reason = state.city_reason(seat, self.crossing)
        if reason == FINE and not state.can_pay(seat, CITY):
            reason = CANNOT_PAY
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.buy(seat, CITY)
        tell_built(state, seat, CITY, "crossing", self.crossing, journal)
        state.raise_city(seat, self.crossing)
        state.built(seat, journal)

    def arguments(self) -> dict[str, object]:
        return {"crossing": int(self.crossing)}


class BuyCard(Action[Settlers]):
    """The top card of the deck, any number in a turn."""

    kind: ClassVar[str] = "buy_card"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.main_reason(seat)
        if reason == FINE and not state.can_pay(seat, CARD):
            reason = CANNOT_PAY
        if reason == FINE and state.deck_size() == 0:
            reason = DECK_EMPTY
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        state.buy(seat, CARD)
        chance = state.point_chance() if journal.listening else 0.0
        title = state.draw_card(seat, luck)
        if journal.listening:
            tell_bought(state, seat, title, state.terms.box.cost_json(CARD), journal, chance)
        state.check_victory(journal)


def tell_built(
    state: Settlers, seat: i64, thing: i64, where: str, place: i64, journal: Journal
) -> None:
    if journal.listening:
        box = state.terms.box
        data: dict[str, object] = {"seat": int(seat), "piece": box.things[thing]}
        data[where] = int(place)
        data["paid"] = box.cost_json(thing)
        journal.tell(BUILT.of(data))


def tell_bought(
    state: Settlers,
    seat: i64,
    title: i64,
    paid: dict[str, int],
    journal: Journal,
    chance: float = 0.0,
) -> None:
    """`chance` is that of a victory point, if chance decided."""
    if journal.listening:
        value = 1.0 if chance and title == POINT else 0.0
        data: dict[str, object] = {"seat": int(seat), "paid": paid}
        secret: dict[str, object] = {"card": state.terms.box.title_names[title]}
        knows = [int(seat)]
        journal.tell(CARD_BOUGHT.of(data, secret, knows, value=value, expected=chance))
