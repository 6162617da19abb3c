"""The registry: built-in games in code, third-party ones through the entry points quipu.games."""

from __future__ import annotations

from collections.abc import Callable

from quipu.core.game import Game
from quipu.core.refusal import UnknownName

ENTRY_POINTS = "quipu.games"


class UnknownGame(UnknownName):
    """No game of that name; the message names those that exist."""


def _dice() -> Game:
    from quipu.games.dice.game import DiceGame

    return DiceGame()


def _dice_plus() -> Game:
    from quipu.games.dice.game import DicePlusGame

    return DicePlusGame()


def _egypt() -> Game:
    from quipu.games.egypt.game import EgyptGame

    return EgyptGame()


def _egypt_gods() -> Game:
    from quipu.games.egypt.game import EgyptGodsGame

    return EgyptGodsGame()


def _egypt_pyramid() -> Game:
    from quipu.games.egypt.game import EgyptPyramidGame

    return EgyptPyramidGame()


def _inca() -> Game:
    from quipu.games.inca.game import IncaGame

    return IncaGame()


def _jade() -> Game:
    from quipu.games.jade.game import JadeGame

    return JadeGame()


# Functions, so that a game is loaded when it is asked for.
BUILT_IN: dict[str, Callable[[], Game]] = {
    "dice": _dice,
    "dice-plus": _dice_plus,
    "egypt": _egypt,
    "egypt-gods": _egypt_gods,
    "egypt-pyramid": _egypt_pyramid,
    "inca": _inca,
    "jade": _jade,
}

_made: dict[str, Game] = {}
_foreign: list[dict[str, Game]] = []  # empty until the entry points have been read


def games() -> dict[str, Game]:
    """All registered games by key."""
    return {key: game(key) for key in [*BUILT_IN, *_third_party()]}


def game(key: str) -> Game:
    """The game of that key."""
    if key not in _made:
        if key in BUILT_IN:
            _made[key] = BUILT_IN[key]()
        elif key in _third_party():
            _made[key] = _third_party()[key]
        else:
            raise UnknownGame("game", key, [*BUILT_IN, *_third_party()])
    return _made[key]


def _third_party() -> dict[str, Game]:
    if not _foreign:
        from importlib.metadata import entry_points

        found: dict[str, Game] = {}
        for point in entry_points(group=ENTRY_POINTS):
            made = point.load()()
            if not isinstance(made, Game):
                raise TypeError(f"the entry point {point.name!r} of {ENTRY_POINTS} makes no Game")
            if made.key in found or made.key in BUILT_IN:
                raise ValueError(f"two games are registered as {made.key!r}")
            found[made.key] = made
        _foreign.append(found)
    return _foreign[0]
