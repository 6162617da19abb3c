"""The registry: built-in games in code, third-party ones through the entry points quipu.games."""

from __future__ import annotations

from collections.abc import Callable

from quipu.core.game import Game
from quipu.core.refusal import UnknownName
from quipu.plugins import BrokenPlugin, describe_failure, folders_of, innermost_place, load


class UnknownGame(UnknownName):
    """No game of that name; the message names those that exist."""


class BrokenGame(UnknownGame):
    """A game that is installed and could not be loaded; the message says where and why."""

    def __init__(self, left: BrokenPlugin) -> None:
        KeyError.__init__(self, f"{left.name} could not be loaded: {left.place}: {left.reason}")
        self.left = left


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
_foreign: list[tuple[dict[str, Game], list[BrokenPlugin]]] = []  # empty until they have been read


def games() -> dict[str, Game]:
    """All registered games by key; those that could not be loaded are in `broken_plugins`."""
    return {key: game(key) for key in [*BUILT_IN, *_third_party()]}


def game(key: str) -> Game:
    """The game of that key."""
    if key not in _made:
        if key in BUILT_IN:
            _made[key] = BUILT_IN[key]()
        elif key in _third_party():
            _made[key] = _third_party()[key]
        else:
            raise unknown(key)
    return _made[key]


def unknown(key: str) -> UnknownGame:
    """Why there is no game of that key: nobody knows it, or it could not be loaded."""
    for left in broken_plugins():
        if left.name == key:
            return BrokenGame(left)
    return UnknownGame("game", key, [*BUILT_IN, *_third_party()])


def broken_plugins() -> list[BrokenPlugin]:
    """The third-party games that could not be loaded, each with its file, line and reason."""
    return list(_loaded()[1])


def third_party() -> dict[str, Game]:
    """The games of other packages by key."""
    return dict(_third_party())


def plugin_of(error: BaseException) -> BrokenPlugin | None:
    """The third-party game whose code an error comes from; None if it comes from Quipu."""
    for made in _third_party().values():
        if innermost_place(error.__traceback__, folders_of(made)) is not None:
            return describe_failure(made, error)
    return None


def report_broken(left: BrokenPlugin) -> None:
    """Name a game that was loaded and cannot be shown, once."""
    if all(each.name != left.name for each in broken_plugins()):
        _loaded()[1].append(left)


def _third_party() -> dict[str, Game]:
    return _loaded()[0]


def _loaded() -> tuple[dict[str, Game], list[BrokenPlugin]]:
    if not _foreign:
        _foreign.append(load(BUILT_IN))
    return _foreign[0]
