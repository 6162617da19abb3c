"""The registry: built-in games in code, third-party ones through the entry points quipu.games."""

from __future__ import annotations

from difflib import get_close_matches

from quipu.core.game import Game
from quipu.games.dice.game import DiceGame, DicePlusGame
from quipu.games.egypt.game import EgyptGame, EgyptGodsGame, EgyptPyramidGame

ENTRY_POINTS = "quipu.games"

_games: dict[str, Game] = {}


class UnknownGame(KeyError):
    """No game of that name; the message names those that exist."""

    def __str__(self) -> str:
        return str(self.args[0])


def games() -> dict[str, Game]:
    """All registered games by key."""
    if not _games:
        found: dict[str, Game] = {}
        for each in [*built_in(), *_third_party()]:
            if each.key in found:
                raise ValueError(f"two games are registered as {each.key!r}")
            found[each.key] = each
        _games.update(found)
    return dict(_games)


def built_in() -> list[Game]:
    egypt: list[Game] = [EgyptGame(), EgyptGodsGame(), EgyptPyramidGame()]
    return [DiceGame(), DicePlusGame(), *egypt]


def _third_party() -> list[Game]:
    from importlib.metadata import entry_points

    found = []
    for point in entry_points(group=ENTRY_POINTS):
        made = point.load()()
        if not isinstance(made, Game):
            raise TypeError(f"the entry point {point.name!r} of {ENTRY_POINTS} makes no Game")
        found.append(made)
    return found


def game(key: str) -> Game:
    """The game of that key."""
    known = games()
    if key in known:
        return known[key]
    close = get_close_matches(key, list(known), 1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise UnknownGame(f"there is no game {key!r}{hint} (games: {', '.join(known)})")
