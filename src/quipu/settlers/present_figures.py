"""Worked examples of the settlers games as positions: what the ledger says, set on a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quipu.core.game import Game
from quipu.core.luck import NoLuck
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
    dice: tuple[int, int] = (3, 5),
    **more: object,
) -> State:
    """Seat 0 trades and builds, with these pieces on the board and no others."""
    made = (
        Position(game, seats)
        .set("phase", {"name": "main"})
        .set("dice", list(dice))
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


def rolled(game: Game, seats: int, *dice: int) -> State:
    """The printed start, after the first roll."""
    made = Position(game, seats, map="beginner").set("phase", {"name": "main"})
    return made.set("dice", list(dice)).set("active", 0).set("first", 0).set("turn", 1).state()


def after(game: Game, state: State, *acts: str) -> State:
    """The same after these acts of seat 0, none of which draws luck."""
    for act in acts:
        state.apply(0, game.parse(act), NoLuck())
    return state
