"""Scene: what a view of a table may show; without a view of its own a game is told as a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quipu.core.homes import declared

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quipu.core.game import Game
    from quipu.core.memory import Observation
    from quipu.core.state import Action
    from quipu.texts import Speak


@dataclass
class Scene:
    """A moment through the eyes of one seat, or of a spectator."""

    view: Observation
    legal: Sequence[Action[Any]]
    speak: Speak  # the words of the game
    names: Sequence[str]
    width: int
    plain: bool = False  # words in lines, for screen readers, files and screens without colour

    def places(self, field: str) -> set[int]:
        """The numbers under this name in what can be done now, such as every `crossing`."""
        found: set[int] = set()
        for action in self.legal:
            value = action.arguments().get(field)
            if isinstance(value, int):
                found.add(value)
        return found


@dataclass(frozen=True, kw_only=True)
class Terminal:
    """How a game is shown in a terminal: `TERMINAL` in the module `show` of its package."""

    show: Callable[[Scene], RenderableType]  # the whole table
    words: Callable[[Scene], list[str]]  # the same in lines of words
    glance: Callable[[Scene], RenderableType] | None = None  # what changes within a turn
    where: Callable[[Observation, Speak, dict[str, object]], str] | None = None  # around an act


def terminal_of(game: Game) -> Terminal | None:
    """The view that a game brings, or None."""
    found = declared(game.anchor, "show", "TERMINAL")
    if found is not None and not isinstance(found, Terminal):
        raise TypeError(f"TERMINAL of {game.anchor}.show is no Terminal")
    return found


def shown(game: Game, scene: Scene, brief: bool = False) -> RenderableType:
    """The table; `brief` when all but the newest is still on the screen."""
    from rich.text import Text

    terminal = terminal_of(game)
    if terminal is None:
        return told_plainly(scene)
    if scene.plain:
        return Text("\n".join(terminal.words(scene)))
    return (terminal.glance if brief and terminal.glance else terminal.show)(scene)


def places_of(
    game: Game, view: Observation, speak: Speak
) -> Callable[[dict[str, object]], str] | None:
    """What a view of the game can add to an act: the lands around a crossing, and the like."""
    terminal = terminal_of(game)
    where = terminal.where if terminal is not None else None
    return None if where is None else lambda form: where(view, speak, form)


def told_plainly(scene: Scene) -> RenderableType:
    """Any observation as a list of its fields."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in scene.view.to_json().items():
        table.add_row(Text(name, "bold"), Text(in_words(value, scene)))
    return table


def in_words(value: object, scene: Scene) -> str:
    from quipu.texts import thing_name

    if isinstance(value, dict):
        return ", ".join(f"{name}: {in_words(each, scene)}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(in_words(each, scene) for each in value) or "–"
    if value is None or isinstance(value, bool):
        return "–" if value is None else scene.speak("yes" if value else "no")
    return thing_name(scene.speak, value) if isinstance(value, str) else str(value)
