"""What only here is composed: trades with the supply for which a list would be too long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quipu.core.notation import ID, IDS, Parameter
from quipu.core.openings import Cards, Opening
from quipu.games.inca.box import KIND_NAMES, RESOURCES
from quipu.games.inca.lands import Lands
from quipu.settlers.layout import HAND, ROW
from quipu.settlers.reasons import FINE

TAKE_ONE: Final = Parameter("take", ID)
TAKE_SOME: Final = Parameter("take", IDS)


def supply_openings(state: Lands, seat: i64) -> list[Opening]:
    if state.bank_reason(seat) != FINE:
        return []
    return goods_openings(state, seat) + route_openings(state, seat)


def goods_openings(state: Lands, seat: i64) -> list[Opening]:
    """I5.4: two cards for one of each good, which come into the supply first (I5.6)."""
    want: dict[str, int] = {}
    if state.goods_trade_reason(seat) == FINE:
        for kind in range(state.goods_kinds()):
            count = min(state.bank(kind) + (1 if kind >= RESOURCES else 0), 2)
            if count:
                want[KIND_NAMES[kind]] = int(count)
    if sum(want.values()) < 2:
        return []
    return [Cards("trade_goods_set", {}, want, (0, 0), (2, 2), None, TAKE_SOME)]


def route_openings(state: Lands, seat: i64) -> list[Opening]:
    """I8.6: two cards for one of a kind that can be had, and that they need not be of."""
    want: dict[str, int] = {}
    if state.route_trade_reason(seat) == FINE:
        for kind in range(state.terms.box.kinds):
            if state.bank(kind) and state.hand_size(seat) - state.held(seat, kind) >= 2:
                want[KIND_NAMES[kind]] = 1
    if not want:
        return []
    give = state.terms.box.cards_json(state.cells, HAND + seat * ROW)
    return [Cards("trade_by_route", give, want, (2, 2), (1, 1), None, TAKE_ONE)]
