"""Automatic actions: what a person wants done for its seat until the turn ends.

A game names them and says by which action each is carried out now (`Presenter.orders`, `ordered`);
the rules judge that action like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from quipu.core.game import Game
from quipu.core.memory import Observation
from quipu.core.state import Action
from quipu.core.timeline import Moment
from quipu.presenting.door import presenter
from quipu.presenting.looking import Looking, looking_at


@dataclass(frozen=True, order=True)
class AutoAction:
    """One wish of a seat, for one turn of the game."""

    seat: int
    name: str
    turn: int


AutoActions = frozenset[AutoAction]


def look(game: Game, moment: Moment, seat: int, names: Sequence[str] = ()) -> Looking[Observation]:
    """Look with the eyes of the seat, and with nothing else."""
    return looking_at(game, moment.state, seat, "en", names, memory=moment.memories[seat])


def offered(
    game: Game, looking: Looking[Observation], standing: AutoActions
) -> list[tuple[AutoAction, bool]]:
    """What the observer may order now, and whether it stands."""
    shows = presenter(game)
    turn = shows.turn(looking)
    found = [AutoAction(looking.seat, name, turn) for name in shows.orders(looking)]
    return [(each, each in standing) for each in found]


def wanted(
    game: Game, moment: Moment, order: AutoAction, names: Sequence[str] = ()
) -> Action[Any] | None:
    """The action that carries an order out now, if there is one."""
    if order.seat not in moment.state.waiting():
        return None
    return presenter(game).ordered(look(game, moment, order.seat, names), order.name)


def first_wanted(
    game: Game, moment: Moment, orders: Iterable[AutoAction], names: Sequence[str] = ()
) -> tuple[int, Action[Any]] | None:
    """The next action that one of these orders wants, and its seat."""
    for order in sorted(orders):
        action = wanted(game, moment, order, names)
        if action is not None:
            return order.seat, action
    return None


def lasting(
    game: Game, moment: Moment, orders: AutoActions, names: Sequence[str] = ()
) -> AutoActions:
    """The orders whose turn still lasts."""
    shows = presenter(game)
    return frozenset(
        order for order in orders if shows.turn(look(game, moment, order.seat, names)) == order.turn
    )
