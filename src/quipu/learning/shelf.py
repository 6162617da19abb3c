"""Shelf: the lessons that a game brings, `lessons/<game>/<number>-<name>.toml` in its package."""

from __future__ import annotations

from importlib.resources import files

from quipu.core.game import Game
from quipu.learning.lesson import Lesson
from quipu.learning.puzzle import PREFIX, Puzzle, puzzles

_read: dict[int, tuple[Game, dict[str, Lesson]]] = {}


def lessons(game: Game) -> dict[str, Lesson]:
    """By name, in their order; read once."""
    if id(game) not in _read:
        _read[id(game)] = (game, {each.name: each for each in found(game)})
    return _read[id(game)][1]


def lesson(game: Game, name: str) -> Lesson | None:
    """A lesson of a game by its name, if there is one."""
    return lessons(game).get(name)


def study(game: Game, kept_as: str) -> Lesson | Puzzle | None:
    """The lesson or the puzzle whose table stands under this name, if there is one."""
    if kept_as.startswith(PREFIX):
        return puzzles(game).get(kept_as.removeprefix(PREFIX))
    return lesson(game, kept_as)


def found(game: Game) -> list[Lesson]:
    folder = files(game.anchor) / "lessons" / game.key
    if not folder.is_dir():
        return []
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(".toml"))
    return [
        Lesson(game, name.removesuffix(".toml").partition("-")[2], text)
        for name in names
        if (text := (folder / name).read_text(encoding="utf-8"))
    ]
