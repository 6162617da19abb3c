"""Worked examples of the settlers games as positions: what the ledger says, set on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State

Pieces = Mapping[int, Sequence[int]]  # by seat


def scene(
    game: Game,
    settlements: Pieces,
    routes: Pieces,
    seats: int = 3,
    cities: Pieces | None = None,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    route: int | None = None,
    **more: object,
) -> State:
    """Seat 0 trades and builds, with these pieces on the board and no others."""
    made = (
        Position(game, seats)
        .set("phase", {"name": "main"})
        .set("dice", [3, 5])
        .set("turn", seats + 1)
    )
    for seat in range(seats):
        made.set(f"players.{seat}.settlements", list(settlements.get(seat, [])))
        made.set(f"players.{seat}.cities", list((cities or {}).get(seat, [])))
        made.set(f"players.{seat}.routes", list(routes.get(seat, [])))
        made.set(f"players.{seat}.hand", dict((hands or {}).get(seat, {})))
    made.set("active", 0).set("first", 0).set("route", route)
    for name, value in more.items():
        made.set(name, value)
    return made.state()
