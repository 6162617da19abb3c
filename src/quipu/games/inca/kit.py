"""The catalogue of this game, and the walk over what only it adds."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.notation import CARDS, ID, IDS, NUMBER, Parameter
from quipu.core.state import Action
from quipu.games.inca.actions import (
    THREE,
    TWO,
    BuildRoad,
    DriveRobberOff,
    FoundTribe,
    MoveToFrame,
    PlaceFreeRoad,
    PlaceStartRoad,
    PlayCombatArts,
    PlayInvention,
    PlayRoadBuilding,
    SkipTheft,
    TradeByRoute,
    TradeGoodsSet,
    TradeThree,
    TradeTwoGoods,
)
from quipu.games.inca.box import (
    COSTS,
    GRID,
    KIND_NAMES,
    KINDS,
    RESOURCES,
    STOCK,
    THINGS,
    TITLES,
)
from quipu.games.inca.lands import ROUTE_USED
from quipu.games.inca.phases import FOUND_TRIBE
from quipu.games.inca.reasons import REASONS
from quipu.games.inca.state import Inca
from quipu.hexes.bits import lowest
from quipu.settlers.bank import TradeBank
from quipu.settlers.building import BuildCity
from quipu.settlers.kit import Named, SettlersKit
from quipu.settlers.layout import HAND, ROW
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box
from quipu.settlers.trade import PLAYER_TRADE

ALL: Final = len(KIND_NAMES)
PAIRS: Final = [(a, b) for a in range(ALL) for b in range(a, ALL)]


class IncaKit(SettlersKit):
    """I5.7: four ways to trade with the supply, and no others."""

    def __init__(self, box: Box) -> None:
        kinds = range(ALL)
        self.threes: list[TradeBank] = [
            TradeThree(a, b, KIND_NAMES) for a in kinds for b in kinds if a != b
        ]
        self.goods: list[TradeBank] = [
            TradeTwoGoods(a, b, KIND_NAMES) for a in range(RESOURCES, ALL) for b in kinds if a != b
        ]
        self.sets = [TradeGoodsSet(a, b) for a, b in PAIRS]
        self.by_route = [TradeByRoute(a, b, n) for a, b in PAIRS for n in kinds if n not in (a, b)]
        self.pair_start = pair_starts(self.by_route)
        self.frame = MoveToFrame()
        self.skip = SkipTheft()
        self.drive_off = DriveRobberOff()
        self.tribes = [FoundTribe(crossing) for crossing in range(GRID.corners)]
        trades: list[Action[Any]] = [*self.threes, *self.goods, *self.sets, *self.by_route]
        paths = range(GRID.sides)
        named = Named(
            start_routes=[PlaceStartRoad(path) for path in paths],
            routes=[BuildRoad(path) for path in paths],
            cities=[BuildCity(crossing) for crossing in range(GRID.corners)],
            soldier=PlayCombatArts(),
            free=PlayRoadBuilding(),
            free_routes=[PlaceFreeRoad(path) for path in paths],
            waive=None,
            plenties=[PlayInvention(a, b, KIND_NAMES) for a, b in PAIRS],
            trades=trades,
        )
        super().__init__(box, named, [self.frame, self.skip, self.drive_off, *self.tribes])

    def add_trades(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        start = HAND + seat * ROW
        goods: i64 = 0  # kinds of them in hand
        for give in range(ALL):
            if state.cells[start + give] >= THREE:
                self.add_some(found, state, seat, self.threes, give)
        for give in range(RESOURCES, ALL):
            if state.cells[start + give] >= TWO:
                self.add_some(found, state, seat, self.goods, give - RESOURCES)
            if state.cells[start + give]:
                goods += 1
        if goods == ALL - RESOURCES:
            for trade in self.sets:
                if trade.refusal(state, seat) is None:
                    found.append(trade)
        if state.route_holder == seat and not state.cells[ROUTE_USED]:
            self.add_route_trades(found, state, seat)

    def add_some(
        self,
        found: list[Action[Any]],
        state: Settlers,
        seat: i64,
        trades: list[TradeBank],
        give: i64,
    ) -> None:
        """One kind for each of the others."""
        for n in range(give * (ALL - 1), (give + 1) * (ALL - 1)):
            trade = trades[n]
            if trade.refusal(state, seat) is None:
                found.append(trade)

    def add_route_trades(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        """Pairs of cards in hand, and for each the kinds that are not among them."""
        start = HAND + seat * ROW
        for one in range(ALL):
            count = state.cells[start + one]
            if count == 0:
                continue
            for two in range(one if count > 1 else one + 1, ALL):
                if state.cells[start + two]:
                    self.add_pair(found, state, seat, one * ALL + two)

    def add_pair(self, found: list[Action[Any]], state: Settlers, seat: i64, pair: i64) -> None:
        for n in range(self.pair_start[pair], self.pair_start[pair + 1]):
            trade = self.by_route[n]
            if trade.refusal(state, seat) is None:
                found.append(trade)

    def add_pending(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        super().add_pending(found, state, seat)
        if self.frame.refusal(state, seat) is None:
            found.append(self.frame)
        if self.skip.refusal(state, seat) is None:
            found.append(self.skip)

    def add_own(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        if state.phase.code == FOUND_TRIBE:
            self.add_tribes(found, state, seat)
        elif state.army_holder == seat and self.drive_off.refusal(state, seat) is None:
            found.append(self.drive_off)

    def add_tribes(self, found: list[Action[Any]], state: Settlers, seat: i64) -> None:
        assert isinstance(state, Inca)
        sites = state.found_choices(seat)
        while sites != 0:
            tribe = self.tribes[lowest(sites)]
            sites &= sites - 1
            if tribe.refusal(state, seat) is None:
                found.append(tribe)


def pair_starts(trades: list[TradeByRoute]) -> vec[i64]:
    """By pair of kinds paid, where its trades begin; the next begins where they end."""
    starts = [0] * (ALL * ALL + 1)
    for trade in trades:
        starts[int(trade.one * ALL + trade.two) + 1] += 1
    for pair in range(ALL * ALL):
        starts[pair + 1] += starts[pair]
    return vec[i64](starts)


BOX: Final = Box(GRID, KINDS, THINGS, COSTS, STOCK, TITLES, REASONS)
KIT: Final = IncaKit(BOX)

KINDS_OF_ACTION: Final[dict[str, list[Parameter]]] = {
    "place_start_settlement": [Parameter("crossing", NUMBER)],
    "place_start_road": [Parameter("path", NUMBER)],
    "roll": [],
    "play_combat_arts": [],
    "play_road_building": [],
    "place_free_road": [Parameter("path", NUMBER)],
    "play_invention": [Parameter("cards", IDS)],
    "play_monopoly": [Parameter("card", ID)],
    "drive_robber_off": [],
    "discard": [Parameter("give", CARDS)],
    "discard_card": [Parameter("card", ID)],
    "move_robber": [Parameter("hex", NUMBER, optional=True)],
    "steal_from": [Parameter("seat", NUMBER)],
    "skip_theft": [],
    "trade_three": [Parameter("give", CARDS), Parameter("take", ID)],
    "trade_two_goods": [Parameter("give", CARDS), Parameter("take", ID)],
    "trade_goods_set": [Parameter("take", IDS)],
    "trade_by_route": [Parameter("give", CARDS), Parameter("take", ID)],
    **PLAYER_TRADE,
    "build_road": [Parameter("path", NUMBER)],
    "build_settlement": [Parameter("crossing", NUMBER)],
    "build_city": [Parameter("crossing", NUMBER)],
    "buy_card": [],
    "found_tribe": [Parameter("crossing", NUMBER)],
    "end_turn": [],
}
