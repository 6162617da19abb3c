"""The door: who presents a game, and the picture of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quipu.presenting.looking import looking_at
from quipu.presenting.presenter import Presenter

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.state import State
    from quipu.drawing import Drawing

_made: dict[int, tuple[Game, Presenter[Any]]] = {}


def presenter(game: Game) -> Presenter[Any]:
    """The presenter that a game brings, or the plain one; made once for each game."""
    if id(game) not in _made:
        found = game.presenter() or Presenter(game)
        if not isinstance(found, Presenter):
            raise TypeError(f"{game.key} is presented by {found!r}, which is no Presenter")
        _made[id(game)] = (game, found)
    return _made[id(game)][1]


def draw(
    game: Game, state: State, seat: int, lang: str, names: list[str] | None, narrow: bool
) -> Drawing:
    """The board as this seat may see it."""
    return presenter(game).board(looking_at(game, state, seat, lang, names, narrow=narrow))
