"""How likely the others' known acts are in an imagined world: what they did not build or give."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.settlers.layout import CITY, ROW, SETTLEMENT
from quipu.settlers.state import Settlers
from quipu.settlers.view import SettlersObservation

# That somebody could build a place and did not, by turns since: cards may have come since then.
UNBUILT: Final = vec[float]([1.0, 0.3, 0.55, 0.75])
REFUSED: Final = 0.5  # that somebody declined an exchange and had the card
LEAST: Final = 0.05


def likelihood(view: SettlersObservation, world: Settlers) -> float:
    likely = 1.0
    for seat in range(world.seats):
        if seat != view.seat:
            likely *= unbuilt(world, seat) * refused(view, world, seat)
    return max(likely, LEAST)


def unbuilt(world: Settlers, seat: i64) -> float:
    """Of a seat whose turn is over: that it kept cards for a settlement or a city."""
    ago = (world.active - seat) % world.seats
    if ago >= len(UNBUILT) or ago >= world.turn:
        return 1.0
    could = world.sites(seat) and world.stock(seat, SETTLEMENT) and world.can_pay(seat, SETTLEMENT)
    if not could:
        could = world.city_sites(seat) and world.stock(seat, CITY) and world.can_pay(seat, CITY)
    return UNBUILT[ago] if could else 1.0


def refused(view: SettlersObservation, world: Settlers, seat: i64) -> float:
    """That it has what it did not give for something, as far as the seat remembers."""
    memory = view.memory
    if memory is None:
        return 1.0
    likely = 1.0
    for kind in range(world.terms.box.kinds):
        if memory.refused[seat * ROW + kind] and world.held(seat, kind):
            likely *= REFUSED
    return likely
