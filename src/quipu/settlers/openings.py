"""What a seat may compose now: offers, calls, counters and a discard of many cards at once."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.core.openings import Cards, Opening
from quipu.settlers.layout import HAND, ROW
from quipu.settlers.phases import Discarding, Offering
from quipu.settlers.supply import Supply


def discard_openings(state: Supply, seat: i64, phase: Discarding) -> list[Opening]:
    due = int(phase.due[seat])
    if due == 0:
        return []
    left: dict[str, int] = {}
    for kind, name in enumerate(state.terms.box.kind_names):
        count = state.held(seat, kind) - phase.picked[seat * ROW + kind]
        if count:
            left[name] = int(count)
    return [Cards("discard", left, {}, (due, due), (0, 0))]


def offer_openings(state: Supply, seat: i64) -> list[Opening]:
    """Offers and calls to all, whose forms name nobody, and to each seat alone."""
    others = [other for other in range(int(state.seats)) if other != int(seat)]
    asked = [other for other in others if state.hand_size(other)]
    if not asked or state.hand_size(seat) == 0:
        return []
    found = forms_for(state, seat, max(int(state.hand_size(other)) for other in asked), None)
    for other in asked:
        found += forms_for(state, seat, int(state.hand_size(other)), [other])
    return found


def forms_for(state: Supply, seat: i64, hand: int, to: list[int] | None) -> list[Opening]:
    """An offer, and calls with one side or both left open."""
    give = state.terms.box.cards_json(state.cells, HAND + seat * ROW)
    most_give = bounded(state, int(state.hand_size(seat)))
    most_want = bounded(state, hand)
    want = dict.fromkeys(state.terms.box.kind_names, most_want)
    found: list[Opening] = [Cards("offer_trade", give, want, (1, most_give), (1, most_want), to)]
    if state.terms.counter_offers:
        call, nothing = "call_for_proposals", (0, 0)
        found.append(Cards(call, {}, dict(want), nothing, (0, most_want), to))
        found.append(Cards(call, dict(give), {}, (0, most_give), nothing, to))
    return found


def counter_openings(state: Supply, seat: i64, phase: Offering, active: i64) -> list[Opening]:
    if not phase.is_missing(seat) or not state.terms.counter_offers:
        return []
    if state.hand_size(active) == 0:
        return []
    give = state.terms.box.cards_json(state.cells, HAND + seat * ROW)
    most_give = bounded(state, int(state.hand_size(seat)))
    most_want = bounded(state, int(state.hand_size(active)))
    want = dict.fromkeys(state.terms.box.kind_names, most_want)
    barred = None if phase.is_call() else offered(state, phase)
    found = Cards("counter_trade", give, want, (1, most_give), (1, most_want), barred=barred)
    found.exact = False  # a counter is not the offer itself
    return [found]


def offered(state: Supply, phase: Offering) -> tuple[dict[str, int], dict[str, int]]:
    """The offered exchange, as the one who is asked would name it; E5.6, I6.13: no counter."""
    cards = state.terms.box.cards_json
    return cards(phase.want, 0), cards(phase.give, 0)


def bounded(state: Supply, most: int) -> int:
    limit = int(state.terms.trade_side_max)
    return min(most, limit) if limit else most
