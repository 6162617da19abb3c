"""The catalogue of this game, and the walk over what only it adds."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.notation import CARDS, ID, IDS, NUMBER, Parameter
from quipu.core.state import Action
from quipu.games.inca.actions import (
    FRAME,
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
from quipu.hexes.bits import write_members
from quipu.settlers.bank import TradeBank
from quipu.settlers.building import BuildCity
from quipu.settlers.kit import Named, SettlersKit, write_trades
from quipu.settlers.layout import BANK, HAND, ROW
from quipu.settlers.phases import ROBBER, VICTIM
from quipu.settlers.reasons import FINE
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
        self.goods_id: i64 = self.goods[0].index - RESOURCES * (ALL - 1)  # of all kinds
        self.route_trade_id: i64 = self.by_route[0].index

    def walk_trades(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        assert isinstance(state, Inca)
        cells, start = state.cells, HAND + seat * ROW
        goods: i64 = 0  # kinds of them in hand
        for give in range(ALL):
            if cells[start + give] >= THREE:
                count = write_trades(ids, count, cells, self.trade_id, give, ALL)
        for give in range(RESOURCES, ALL):
            if cells[start + give] >= TWO:
                count = write_trades(ids, count, cells, self.goods_id, give, ALL)
            if cells[start + give]:
                goods += 1
        if goods == ALL - RESOURCES:
            for goods_set in self.sets:
                if goods_set.goods_reason(state, seat) == FINE:
                    ids[count] = goods_set.index
                    count += 1
        if state.route_holder == seat and not cells[ROUTE_USED]:
            count = self.walk_route_trades(state, seat, ids, count)
        return count

    def walk_route_trades(self, state: Inca, seat: i64, ids: vec[i64], count: i64) -> i64:
        """Pairs of cards in hand, and for each the kinds that are not among them."""
        cells, start = state.cells, HAND + seat * ROW
        for one in range(ALL):
            held = cells[start + one]
            if held == 0:
                continue
            for two in range(one if held > 1 else one + 1, ALL):
                if cells[start + two]:
                    at = self.route_trade_id + self.pair_start[one * ALL + two]
                    for take in range(ALL):
                        if take != one and take != two:
                            if cells[BANK + take]:
                                ids[count] = at
                                count += 1
                            at += 1
        return count

    def walk_pending(self, state: Settlers, seat: i64, ids: vec[i64]) -> i64:
        count = super().walk_pending(state, seat, ids)
        code = state.phase.code
        if code == ROBBER:
            count = self.walk(state, seat, ids, count, [self.frame])
        elif code == VICTIM:
            count = self.walk(state, seat, ids, count, [self.skip])
        return count

    def walk_own(self, state: Settlers, seat: i64, ids: vec[i64], count: i64) -> i64:
        if state.phase.code == FOUND_TRIBE:
            if seat != state.active:
                return count
            assert isinstance(state, Inca)
            return write_members(ids, count, self.tribes[0].index, state.found_choices(seat))
        if state.army_holder == seat and self.drive_off.refusal(state, seat) is None:
            ids[count] = self.drive_off.index
            count += 1
        return count


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
    "move_robber": [Parameter("hex", NUMBER, optional=True, nothing=FRAME)],
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
