"""What a seat can do in the base game: the shared actions under Egypt's names, and their catalogue.

Shared as they are: founding (E2), roll and end of a turn (E3), trade with players (E5) and bank
(E6), `build_settlement` (E9), `buy_card` (E11), discards and robber (E12), `play_monopoly` (E13.9).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quipu.core.notation import CARDS, ID, IDS, NUMBER, Parameter
from quipu.core.refusal import Reasons, Refusal
from quipu.core.state import Action
from quipu.games.egypt.box import COSTS, GRID, KIND_NAMES, KINDS, STOCK, THINGS, TITLES
from quipu.games.egypt.reasons import REASONS
from quipu.settlers.bank import TradeBank
from quipu.settlers.building import BuildCity, BuildRoute
from quipu.settlers.cards import (
    PlaceFreeRoute,
    PlayFreeRoutes,
    PlayPlenty,
    PlaySoldier,
    WaiveRoute,
)
from quipu.settlers.founding import PlaceStartRoute
from quipu.settlers.kit import Named, SettlersKit
from quipu.settlers.reasons import CARD_POINTS, FINE
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box
from quipu.settlers.trade import PLAYER_TRADE


class PlaceStartOxcart(PlaceStartRoute):
    """E2.12: on a path at the settlement just placed; E2.14: it may not be declined."""

    kind: ClassVar[str] = "place_start_oxcart"


class BuildOxcart(BuildRoute):
    """E7.1: paid; E7.2, E7.3: on a free path at one's own network; E7.5: while there is one."""

    kind: ClassVar[str] = "build_oxcart"


class BuildTempleCity(BuildCity):
    """E10.2, E10.3: in the place of an own settlement; E10.4: also of one built this turn."""

    kind: ClassVar[str] = "build_temple_city"


class PlayMercenary(PlaySoldier):
    """E13.3, E13.4, E13.5: it stays open; army and victory first, then the robber."""

    kind: ClassVar[str] = "play_mercenary"


class PlayRouteBuilding(PlayFreeRoutes):
    """E13.7: up to two oxcarts free of charge; E13.6: as every progress card it is removed."""

    kind: ClassVar[str] = "play_route_building"


class PlaceFreeOxcart(PlaceFreeRoute):
    """E13.7: the first must be placed."""

    kind: ClassVar[str] = "place_free_oxcart"


class WaiveOxcart(WaiveRoute):
    """E13.7: the second may be waived."""

    kind: ClassVar[str] = "waive_oxcart"


class PlayVictoryPoint(Action[Settlers]):
    """E13.10: never played; E13.11: it can be asked for, and is always refused."""

    kind: ClassVar[str] = "play_victory_point"

    def refusal(self, state: Settlers, seat: i64) -> Refusal | None:
        reason = state.play_reason(seat)
        return state.because(CARD_POINTS if reason == FINE else reason, self)


def egypt_names() -> Named:
    """E13.8: plenty has 15 pairs of kinds."""
    kinds = range(len(KIND_NAMES))
    paths, crossings = range(GRID.sides), range(GRID.corners)
    return Named(
        start_routes=[PlaceStartOxcart(path) for path in paths],
        routes=[BuildOxcart(path) for path in paths],
        cities=[BuildTempleCity(crossing) for crossing in crossings],
        soldier=PlayMercenary(),
        free=PlayRouteBuilding(),
        free_routes=[PlaceFreeOxcart(path) for path in paths],
        waive=WaiveOxcart(),
        plenties=[PlayPlenty(a, b, KIND_NAMES) for a in kinds for b in kinds if a <= b],
        trades=[TradeBank(a, b, KIND_NAMES) for a in kinds for b in kinds if a != b],
    )


def make_box(stock: list[int], reasons: Reasons) -> Box:
    return Box(GRID, KINDS, THINGS, COSTS, stock, TITLES, reasons)


BOX: Final = make_box(STOCK, REASONS)
KIT: Final = SettlersKit(BOX, egypt_names(), [])

KINDS_OF_ACTION: Final[dict[str, list[Parameter]]] = {
    "place_start_settlement": [Parameter("crossing", NUMBER)],
    "place_start_oxcart": [Parameter("path", NUMBER)],
    "roll": [],
    "discard": [Parameter("give", CARDS)],
    "discard_card": [Parameter("card", ID)],
    "move_robber": [Parameter("hex", NUMBER)],
    "steal_from": [Parameter("seat", NUMBER)],
    **PLAYER_TRADE,
    "trade_bank": [Parameter("give", ID), Parameter("take", ID)],
    "build_oxcart": [Parameter("path", NUMBER)],
    "build_settlement": [Parameter("crossing", NUMBER)],
    "build_temple_city": [Parameter("crossing", NUMBER)],
    "buy_card": [],
    "play_mercenary": [],
    "play_route_building": [],
    "place_free_oxcart": [Parameter("path", NUMBER)],
    "waive_oxcart": [],
    "play_plenty": [Parameter("cards", IDS)],
    "play_monopoly": [Parameter("card", ID)],
    "play_victory_point": [],
    "end_turn": [],
}
