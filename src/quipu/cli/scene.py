"""Scene: what a view of a board may show; without a view of its own a game is told as a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quipu.core.game import Game
    from quipu.core.memory import Observation
    from quipu.core.state import Action
    from quipu.texts import Speak

BUILT_IN: Final = "quipu.games."


@dataclass
class Scene:
    """A moment through the eyes of one seat, or of a spectator."""

    view: Observation
    legal: Sequence[Action[Any]]
    speak: Speak  # the words of the game
    own: Speak  # the words of the command
    names: Sequence[str]
    width: int


def show(game: Game, scene: Scene, brief: bool = False) -> RenderableType:
    """The board; `brief` when all but the newest is still on the screen."""
    module = view_module(game)
    if module is None:
        return told_plainly(game, scene)
    picture: RenderableType = (module.glance if brief else module.show)(scene)
    return picture


def view_module(game: Game) -> ModuleType | None:
    """`show_<game>` beside this module; a game from elsewhere brings a module `show` along."""
    name = f"{game.anchor}.show"
    if game.anchor.startswith(BUILT_IN):
        name = f"quipu.cli.show_{game.anchor.removeprefix(BUILT_IN)}"
    try:
        return import_module(name) if find_spec(name) is not None else None
    except ModuleNotFoundError:
        return None


def places_of(
    game: Game, view: Observation, speak: Speak
) -> Callable[[dict[str, object]], str] | None:
    """What a view of the game can add to an act: the lands around a crossing, and the like."""
    module = view_module(game)
    where = getattr(module, "where", None)
    return None if where is None else partial(where, view, speak)


def told_plainly(game: Game, scene: Scene) -> RenderableType:
    """Any observation as a list of its fields."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in scene.view.to_json().items():
        table.add_row(Text(name, "bold"), Text(plain(value, scene)))
    return table


def plain(value: object, scene: Scene) -> str:
    from quipu.texts import thing_name

    if isinstance(value, dict):
        return ", ".join(f"{name}: {plain(each, scene)}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(plain(each, scene) for each in value) or "–"
    if value is None or isinstance(value, bool):
        return "–" if value is None else scene.own("yes" if value else "no")
    return thing_name(scene.speak, value) if isinstance(value, str) else str(value)
