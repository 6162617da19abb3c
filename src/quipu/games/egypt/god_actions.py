"""The gods that act in their owner's turn, and the choice after each use (G2, G4)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.egypt.box import CHONS, GODS, HATHOR, KIND_NAMES, PTAH, SETH, WEPWAWET
from quipu.games.egypt.events import CARD_TAKEN, GOD_EXCHANGED, GOD_KEPT, OXCART_MOVED, RATE_NAMED
from quipu.games.egypt.god_phases import GodChoice
from quipu.games.egypt.gods import BONUS, BONUS_RATE, EgyptGods
from quipu.games.egypt.reasons import (
    GOD_MUST_EXCHANGE,
    GOD_NO_EFFECT,
    GOD_NO_FREE_END,
    GOD_NO_MERCENARY,
    GOD_NOT_OPEN,
    GOD_PAYMENT,
    GOD_SAME,
)
from quipu.settlers.events import BUILT
from quipu.settlers.layout import (
    CITY,
    NOBODY,
    OPEN,
    REMOVED,
    ROUTE,
    ROW,
    SETTLEMENT,
    SOLDIER,
)
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.phases import IN_MAIN, OVER
from quipu.settlers.reasons import (
    CANNOT_PAY,
    FINE,
    GAME_OVER,
    NOT_DUE,
    PATH_APART,
    PATH_BLOCKED,
    PATH_TAKEN,
    TRADE_CLOSED,
)
from quipu.settlers.telling import tell_robber


class GodAction(Action[EgyptGods]):
    """A use in the own turn after the roll, with nothing pending (G2.1)."""

    kind: ClassVar[str] = "use_god"

    def __init__(self, god: i64) -> None:
        super().__init__()
        self.god = god

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        return state.because(self.reason(state, seat), self)

    def reason(self, state: EgyptGods, seat: i64) -> i64:
        """Why not now, not with this god, or not so."""
        reason = self.time_reason(state, seat)
        if reason == FINE:
            reason = state.god_reason(seat, self.god)
        return self.use_reason(state, seat) if reason == FINE else reason

    def time_reason(self, state: EgyptGods, seat: i64) -> i64:
        return state.main_reason(seat)

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        """Why this use is not possible, or would change nothing (G2.9)."""
        return FINE


# ---- G2: keep or exchange -----------------------------------------------------------------------


def choice_reason(state: EgyptGods, seat: i64) -> i64:
    if state.phase.code == OVER:
        return GAME_OVER
    phase = state.phase
    return FINE if isinstance(phase, GodChoice) and phase.seat == seat else NOT_DUE


class KeepGod(Action[EgyptGods]):
    """G2.2: turn to B and keep, after a use on side A."""

    kind: ClassVar[str] = "keep_god"

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = choice_reason(state, seat)
        if reason == FINE and state.is_turned(seat):
            reason = GOD_MUST_EXCHANGE  # G2.3
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, GodChoice)
        state.keep_god(seat)
        if journal.listening:
            name = GODS[state.god_of(seat)]
            journal.tell(GOD_KEPT.of({"seat": int(seat), "god": name}))
        state.go_on(phase.back, luck, journal)


class ExchangeGod(Action[EgyptGods]):
    """G2.4: any other open god, side A; not the one just returned."""

    kind: ClassVar[str] = "exchange_god"

    def __init__(self, god: i64) -> None:
        super().__init__()
        self.god = god

    def refusal(self, state: EgyptGods, seat: i64) -> Refusal | None:
        reason = choice_reason(state, seat)
        if reason == FINE and state.god_of(seat) == self.god:
            reason = GOD_SAME
        if reason == FINE and state.owner_of(self.god) != NOBODY:
            reason = GOD_NOT_OPEN
        return state.because(reason, self)

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, GodChoice)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "god": GODS[self.god]}
            data["returned"] = GODS[state.god_of(seat)]
            journal.tell(GOD_EXCHANGED.of(data))
        state.take_god(seat, self.god)
        state.go_on(phase.back, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"god": GODS[self.god]}


# ---- payments -----------------------------------------------------------------------------------


def replacements(price: dict[str, int], with_price: bool) -> list[dict[str, int]]:
    """All payments in which one card of a price is replaced by one of another kind."""
    found = [dict(price)] if with_price else []
    for out in price:
        for instead in KIND_NAMES:
            paid = dict(price)
            paid[out] -= 1
            paid[instead] = paid.get(instead, 0) + 1
            ordered = {kind: paid[kind] for kind in KIND_NAMES if paid.get(kind)}
            if instead != out:
                found.append(ordered)
    return found


def pay_cards(state: EgyptGods, seat: i64, cards: vec[i64]) -> None:
    """G3.2: what is built or bought with a god closes trade as well."""
    for kind in range(state.terms.box.kinds):
        state.take(seat, kind, -cards[kind])
    state.trade_closed = state.terms.separate


class BuildWithWepwawet(GodAction):
    """G4.2: one oxcart, with any one other card in place of the brick or of the cattle."""

    kind: ClassVar[str] = "build_with_wepwawet"

    def __init__(self, path: i64, give: TradeSide, fits: bool = True) -> None:
        super().__init__(WEPWAWET)
        self.path = path
        self.give = give
        self.fits = fits  # it is one of the eight payments

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if not self.fits:
            return GOD_PAYMENT
        reason = state.route_reason(seat, ROUTE, self.path)
        if reason == FINE and not state.holds(seat, self.give.counts):
            reason = CANNOT_PAY
        return reason

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        pay_cards(state, seat, self.give.counts)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "piece": "oxcart"}
            data.update(path=int(self.path), paid=self.give.to_json())
            journal.tell(BUILT.of(data))
        state.lay(seat, ROUTE, self.path, journal)
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"path": int(self.path), "give": self.give.to_json()}


class MoveWithChons(GodAction):
    """G4.4: an own oxcart with a free end to another free path, judged without it."""

    kind: ClassVar[str] = "move_with_chons"

    def __init__(self, oxcart: i64, path: i64) -> None:
        super().__init__(CHONS)
        self.oxcart = oxcart
        self.path = path

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if not state.has_laid(seat, self.oxcart) or state.piece_for(self.oxcart) != ROUTE:
            return GOD_NO_FREE_END
        if not state.has_free_end(seat, self.oxcart):
            return GOD_NO_FREE_END
        wrong = state.wrong_path(ROUTE, self.path)
        if wrong != FINE:
            return wrong
        if state.is_taken(self.path):
            return PATH_TAKEN
        ends = state.ends_of(self.path)
        if ends & state.anchors_without(seat, self.oxcart):
            return FINE
        return PATH_BLOCKED if ends & state.touched_without(seat, self.oxcart) else PATH_APART

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        """The whole move is one step: routes are compared after the placing."""
        state.use_god(seat, journal)
        state.lift(seat, self.oxcart)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "oxcart": int(self.oxcart)}
            data["path"] = int(self.path)
            journal.tell(OXCART_MOVED.of(data))
        state.mark_path(seat, self.path)
        state.measure(seat)
        state.award_route(journal)
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"oxcart": int(self.oxcart), "path": int(self.path)}


class BuildWithPtah(GodAction):
    """G4.9: an open mercenary leaves the game and the price is lower."""

    kind: ClassVar[str] = "build_with_ptah"

    def __init__(self, thing: i64, crossing: i64, give: TradeSide) -> None:
        super().__init__(PTAH)
        self.thing = thing
        self.crossing = crossing
        self.give = give

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        if state.open_soldiers(seat) == 0:
            return GOD_NO_MERCENARY
        if self.thing == SETTLEMENT:
            reason = state.settlement_reason(seat, self.crossing)
        else:
            reason = state.city_reason(seat, self.crossing)
        if reason == FINE and not state.holds(seat, self.give.counts):
            reason = CANNOT_PAY
        return reason

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        state.cells[OPEN + seat] -= 1
        state.cells[REMOVED + SOLDIER] += 1
        state.award_army(journal)  # G4.12
        pay_cards(state, seat, self.give.counts)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat)}
            data["piece"] = state.terms.box.things[self.thing]
            data.update(crossing=int(self.crossing), paid=self.give.to_json())
            journal.tell(BUILT.of(data))
        if self.thing == SETTLEMENT:
            state.settle(seat, self.crossing, journal)
        else:
            state.raise_city(seat, self.crossing)
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"crossing": int(self.crossing)}


class SettleWithPtah(BuildWithPtah):
    """G4.9: a settlement for 1 brick and 1 cattle."""

    kind: ClassVar[str] = "settle_with_ptah"

    def __init__(self, crossing: i64) -> None:
        super().__init__(SETTLEMENT, crossing, priced({"brick": 1, "cattle": 1}))


class RaiseWithPtah(BuildWithPtah):
    """G4.9: a temple city for 2 stone and 1 grain."""

    kind: ClassVar[str] = "raise_with_ptah"

    def __init__(self, crossing: i64) -> None:
        super().__init__(CITY, crossing, priced({"grain": 1, "stone": 2}))


class DriveOffWithSeth(GodAction):
    """G4.10: the robber back to the desert, and a card of the hex he left; also before the roll."""

    kind: ClassVar[str] = "drive_off_with_seth"

    def __init__(self) -> None:
        super().__init__(SETH)

    def time_reason(self, state: EgyptGods, seat: i64) -> i64:
        return state.play_reason(seat)

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        return GOD_NO_EFFECT if state.robber == state.desert() else FINE

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        kind = state.terms.land.kinds[state.robber]
        state.robber = state.desert()
        tell_robber(state, seat, state.robber, journal)
        if state.bank(kind):
            state.take(seat, kind, 1)
            tell_taken(seat, kind, journal)
        state.used(seat, state.phase, journal)


class RateWithHathor(GodAction):
    """G4.11: name a kind and trade it 2:1 until the turn ends."""

    kind: ClassVar[str] = "rate_with_hathor"

    def __init__(self, card: i64) -> None:
        super().__init__(HATHOR)
        self.card = card

    def time_reason(self, state: EgyptGods, seat: i64) -> i64:
        reason = state.main_reason(seat)
        return TRADE_CLOSED if reason == FINE and state.trade_closed else reason

    def use_reason(self, state: EgyptGods, seat: i64) -> i64:
        return GOD_NO_EFFECT if state.rate(seat, self.card) == BONUS_RATE else FINE

    def apply(self, state: EgyptGods, seat: i64, luck: Luck, journal: Journal) -> None:
        state.use_god(seat, journal)
        state.cells[BONUS] = self.card + 1
        if journal.listening:
            name = KIND_NAMES[self.card]
            journal.tell(RATE_NAMED.of({"seat": int(seat), "card": name}))
        state.used(seat, IN_MAIN, journal)

    def arguments(self) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card]}


def priced(price: dict[str, int]) -> TradeSide:
    named: dict[str, object] = {kind: price[kind] for kind in KIND_NAMES if kind in price}
    counts = vec[i64]([price.get(kind, 0) for kind in KIND_NAMES] + [0] * (ROW - len(KIND_NAMES)))
    return TradeSide(counts, named, False)


def tell_taken(seat: i64, kind: i64, journal: Journal) -> None:
    if journal.listening:
        data: dict[str, object] = {"seat": int(seat), "gained": {KIND_NAMES[kind]: 1}}
        journal.tell(CARD_TAKEN.of(data))
