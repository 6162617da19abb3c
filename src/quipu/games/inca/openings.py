"""What only here is composed: cards to pay and to take, for which a list would be too long."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quipu.core.notation import ID, IDS, Parameter
from quipu.core.openings import Cards, Opening
from quipu.games.inca.box import KIND_NAMES, RESOURCES
from quipu.games.inca.lands import Lands
from quipu.settlers.layout import HAND, PLENTY, ROW
from quipu.settlers.reasons import FINE

TAKE_ONE: Final = Parameter("take", ID)
TAKE_TWO: Final = Parameter("take", IDS)
INVENTED: Final = Parameter("cards", IDS)


def supply_openings(state: Lands, seat: i64) -> list[Opening]:
    found = invention_openings(state, seat)
    if state.bank_reason(seat) == FINE:
        found += goods_openings(state, seat)
        found += route_openings(state, seat)
    return found


def invention_openings(state: Lands, seat: i64) -> list[Opening]:
    """I10.6: any two cards; if the supply holds only one there is nothing to compose."""
    want: dict[str, int] = {}
    if state.play_reason(seat) == FINE and state.card_reason(seat, PLENTY) == FINE:
        for kind in range(state.plenty_kinds()):
            if state.bank(kind):
                want[KIND_NAMES[kind]] = int(min(state.bank(kind), 2))
    return two_of("play_invention", want, INVENTED)


def two_of(kind: str, want: dict[str, int], taken: Parameter) -> list[Opening]:
    if sum(want.values()) < 2:
        return []
    return [Cards(kind, {}, want, (0, 0), (2, 2), None, taken)]


def goods_openings(state: Lands, seat: i64) -> list[Opening]:
    """I5.4: two cards for one of each good, which come into the supply first (I5.6)."""
    want: dict[str, int] = {}
    if state.goods_trade_reason(seat) == FINE:
        for kind in range(state.goods_kinds()):
            count = min(state.bank(kind) + (1 if kind >= RESOURCES else 0), 2)
            if count:
                want[KIND_NAMES[kind]] = int(count)
    return two_of("trade_goods_set", want, TAKE_TWO)


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
