"""What a seat can do only here: roads, supply trade, Combat Arts, the frame and new tribes.

Shared as they are: founding (I2), roll and end of a turn (I3), trade with players (I6),
settlements, cities and cards bought (I7), discards and robber (I9), `play_monopoly` (I10.7).
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.events import EventKind
from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.games.inca.box import KIND_NAMES, RESOURCES
from quipu.games.inca.events import ROBBER_DRIVEN_OFF, ROUTE_TRADED, THEFT_SKIPPED
from quipu.games.inca.lands import COMBAT_USED, ROUTE_USED, Lands
from quipu.games.inca.phases import FOUND_TRIBE, CombatDuty, CombatStealing
from quipu.games.inca.reasons import (
    COMBAT_NOT_HELD,
    COMBAT_SPENT,
    NOT_EQUAL,
    NOT_GOODS,
    RESOURCES_ONLY,
    ROBBER_NOT_NEAR,
    ROBBER_ON_FRAME,
    THEFT_AGREED,
    THEFT_REQUIRED,
)
from quipu.games.inca.state import Inca
from quipu.settlers.bank import TradeBank
from quipu.settlers.building import BuildRoute
from quipu.settlers.cards import PlaceFreeRoute, PlayFreeRoutes, PlayPlenty, PlaySoldier
from quipu.settlers.events import BANK_TRADED
from quipu.settlers.founding import PlaceStartRoute
from quipu.settlers.layout import NOBODY, ROW
from quipu.settlers.offer_terms import TradeSide
from quipu.settlers.phases import VICTIM
from quipu.settlers.reasons import BANK_EMPTY, BANK_SAME_KIND, CANNOT_PAY, FINE, NOT_DUE
from quipu.settlers.robbing import MoveRobber
from quipu.settlers.state import Settlers
from quipu.settlers.telling import tell_trade

THREE: Final = 3  # I5.2
TWO: Final = 2  # I5.3, I5.4, I8.6


# ---- under this game's names ------------------------------------------------------------------


class PlaceStartRoad(PlaceStartRoute):
    """I2.11: on a free path at the settlement just placed."""

    kind: ClassVar[str] = "place_start_road"


class BuildRoad(BuildRoute):
    """I7.1, I7.3: on a free path at an anchor; I7.2: paid; I7.6: while there is one."""

    kind: ClassVar[str] = "build_road"


class PlayCombatArts(PlaySoldier):
    """I10.2: it stays open for the rest of the game; then the robber moves."""

    kind: ClassVar[str] = "play_combat_arts"


class PlayRoadBuilding(PlayFreeRoutes):
    """I10.5: two roads free of charge; I10.4: the card leaves the game."""

    kind: ClassVar[str] = "play_road_building"


class PlaceFreeRoad(PlaceFreeRoute):
    """I10.5: both must be built as far as pieces and paths allow."""

    kind: ClassVar[str] = "place_free_road"


class PlayInvention(PlayPlenty):
    """I10.6: any two cards of the supply."""

    kind: ClassVar[str] = "play_invention"


# ---- trade with the supply --------------------------------------------------------------------


class TradeThree(TradeBank):
    """I5.1, I5.2: three cards of one kind for one of another (I5.5)."""

    kind: ClassVar[str] = "trade_three"

    def price(self, state: Settlers, seat: i64) -> i64:
        return THREE

    def arguments(self) -> dict[str, object]:
        return {"give": {self.names[self.give]: THREE}, "take": self.names[self.take]}


class TradeTwoGoods(TradeBank):
    """I5.3: two cards of one good for one of another kind."""

    kind: ClassVar[str] = "trade_two_goods"

    def price(self, state: Settlers, seat: i64) -> i64:
        return TWO

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        if self.give >= RESOURCES:
            return super().refusal(state, seat)
        reason = state.bank_reason(seat)
        if reason == FINE:
            reason = CANNOT_PAY if state.held(seat, self.give) < TWO else NOT_GOODS
        return state.because(reason, self)

    def arguments(self) -> dict[str, object]:
        return {"give": {self.names[self.give]: TWO}, "take": self.names[self.take]}


class TradeUnequal(Action[Settlers]):
    """I5.2: a payment of different kinds can be asked for, and is always refused."""

    kind: ClassVar[str] = "trade_three"

    def __init__(self, give: TradeSide, take: str) -> None:
        super().__init__()
        self.give = give
        self.take = take

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.bank_reason(seat)
        if reason == FINE:
            reason = NOT_EQUAL if state.holds(seat, self.give.counts) else CANNOT_PAY
        return state.because(reason, self)

    def arguments(self) -> dict[str, object]:
        return {"give": self.give.to_json(), "take": self.take}


class TradeUnequalGoods(TradeUnequal):
    """I5.3: likewise."""

    kind: ClassVar[str] = "trade_two_goods"


class TradeGoodsSet(Action[Settlers]):
    """I5.4: one card of each good for any two; I5.5: also of the kinds paid."""

    kind: ClassVar[str] = "trade_goods_set"

    def __init__(self, one: i64, two: i64) -> None:
        super().__init__()
        self.one = one
        self.two = two

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.bank_reason(seat)
        if reason == FINE:
            assert isinstance(state, Lands)
            reason = self.goods_reason(state, seat)
        return state.because(reason, self)

    def goods_reason(self, state: Lands, seat: i64) -> i64:
        reason = state.goods_trade_reason(seat)
        if reason != FINE:
            return reason
        if self.two >= state.goods_kinds():
            return RESOURCES_ONLY
        return FINE if self.is_there(state) else BANK_EMPTY

    def is_there(self, state: Lands) -> bool:
        """I5.6: what is paid may be taken back."""
        one = state.bank(self.one) + (1 if self.one >= RESOURCES else 0)
        two = state.bank(self.two) + (1 if self.two >= RESOURCES else 0)
        return one > 1 if self.one == self.two else one > 0 and two > 0

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        paid, gained = vec[i64]([0] * ROW), vec[i64]([0] * ROW)
        for kind in range(RESOURCES, state.terms.box.kinds):
            paid[kind] = 1
        gained[self.one] += 1
        gained[self.two] += 1
        exchange(state, seat, paid, gained, BANK_TRADED, journal)

    def arguments(self) -> dict[str, object]:
        return {"take": [KIND_NAMES[self.one], KIND_NAMES[self.two]]}


class TradeByRoute(Action[Settlers]):
    """I8.6, I8.7: once a turn any two cards for one of a kind not among them."""

    kind: ClassVar[str] = "trade_by_route"

    def __init__(self, one: i64, two: i64, take: i64) -> None:
        super().__init__()
        self.one = one
        self.two = two
        self.take = take

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.bank_reason(seat)
        if reason == FINE:
            assert isinstance(state, Lands)
            reason = self.route_reason(state, seat)
        return state.because(reason, self)

    def route_reason(self, state: Lands, seat: i64) -> i64:
        reason = state.route_trade_reason(seat)
        if reason != FINE:
            return reason
        need = 2 if self.one == self.two else 1
        if state.held(seat, self.one) < need or state.held(seat, self.two) < need:
            return CANNOT_PAY
        if self.take in (self.one, self.two):
            return BANK_SAME_KIND
        return FINE if state.bank(self.take) else BANK_EMPTY

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        paid, gained = vec[i64]([0] * ROW), vec[i64]([0] * ROW)
        paid[self.one] += 1
        paid[self.two] += 1
        gained[self.take] += 1
        state.cells[ROUTE_USED] = 1
        exchange(state, seat, paid, gained, ROUTE_TRADED, journal)

    def arguments(self) -> dict[str, object]:
        give = {KIND_NAMES[self.one]: 1}
        give[KIND_NAMES[self.two]] = 2 if self.one == self.two else 1
        return {"give": give, "take": KIND_NAMES[self.take]}


def exchange(
    state: Settlers, seat: i64, paid: vec[i64], gained: vec[i64], kind: EventKind, journal: Journal
) -> None:
    """I5.6: the payment first, then what is taken."""
    box = state.terms.box
    for n in range(box.kinds):
        state.take(seat, n, gained[n] - paid[n])
    if journal.listening:
        tell_trade(seat, box.cards_json(paid), box.cards_json(gained), kind, journal)


# ---- robber -----------------------------------------------------------------------------------


FRAME: Final = "frame"  # I1.7


class MoveToFrame(MoveRobber):
    """I9.6: the frame is one more target, where nobody is robbed, if so agreed (I1.7)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def arguments(self) -> dict[str, object]:
        return {"hex": None}

    def __str__(self) -> str:
        return f"{self.kind} {FRAME}"


class SkipTheft(Action[Settlers]):
    """I10.3: after Combat Arts nobody has to be robbed; I9.8: after a seven somebody has."""

    kind: ClassVar[str] = "skip_theft"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and state.phase.code != VICTIM:
            reason = NOT_DUE
        if reason == FINE and not isinstance(state.phase, CombatStealing):
            is_duty = isinstance(state.phase, CombatDuty)
            reason = THEFT_AGREED if is_duty else THEFT_REQUIRED
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        phase = state.phase
        assert isinstance(phase, CombatStealing)
        state.phase = phase.back
        if journal.listening:
            journal.tell(THEFT_SKIPPED.of({"seat": int(seat)}))


class DriveRobberOff(Action[Settlers]):
    """I11.2: the holder of Mightiest Combat Arts, from a hex at an own building (I11.4).

    I11.3: also before the roll, and also besides a development card.
    """

    kind: ClassVar[str] = "drive_robber_off"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.play_reason(seat)
        if reason == FINE:
            reason = self.robber_reason(state, seat)
        return state.because(reason, self)

    def robber_reason(self, state: Settlers, seat: i64) -> i64:
        if state.cells[COMBAT_USED]:
            return COMBAT_SPENT
        if state.robber == NOBODY:
            return ROBBER_ON_FRAME
        if not state.buildings(seat) & state.grid.around[state.robber]:
            return ROBBER_NOT_NEAR
        return FINE if state.army_holder == seat else COMBAT_NOT_HELD

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        """I11.5: one card of that hex, if the supply has one."""
        hex = state.robber
        kind = state.terms.land.kinds[hex]
        count = min(state.bank(kind), 1)
        state.robber = NOBODY
        state.cells[COMBAT_USED] = 1
        state.take(seat, kind, count)
        if journal.listening:
            data: dict[str, object] = {"seat": int(seat), "hex": int(hex)}
            data["gained"] = {KIND_NAMES[kind]: 1} if count else {}
            journal.tell(ROBBER_DRIVEN_OFF.of(data))


# ---- tribes -----------------------------------------------------------------------------------


class FoundTribe(Action[Settlers]):
    """I14.1: the first settlement of the next tribe, free of charge and never declined."""

    kind: ClassVar[str] = "found_tribe"

    def __init__(self, crossing: i64) -> None:
        super().__init__()
        self.crossing = crossing

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.turn_reason(seat)
        if reason == FINE and state.phase.code != FOUND_TRIBE:
            reason = NOT_DUE
        if reason == FINE:
            assert isinstance(state, Inca)
            reason = state.found_reason(seat, self.crossing)
        return state.because(reason, self)

    def apply(self, state: Settlers, seat: i64, luck: Luck, journal: Journal) -> None:
        assert isinstance(state, Inca)
        state.found_tribe(seat, self.crossing, luck, journal)

    def arguments(self) -> dict[str, object]:
        return {"crossing": int(self.crossing)}
