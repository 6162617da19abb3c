"""Tasks: what a game can do with a file on command, as `quipu <game> <task> FILE`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quipu.core.homes import declared

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.texts import Speak


@dataclass(frozen=True)
class Told:
    """What came of a task: what is wrong with the file, a line each; else what to say."""

    wrong: Sequence[str] = ()
    said: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class Task:
    """One of `TASKS` in the module `tasks` of a game's package; its texts are `task-<name>-…`."""

    name: str
    run: Callable[[object, str, Speak], Told]  # with what the file holds, and its name


def tasks_of(game: Game) -> list[Task]:
    """The commands that a game brings."""
    found = declared(game.anchor, "tasks", "TASKS")
    tasks = list(found) if isinstance(found, (list, tuple)) else []
    if not all(isinstance(task, Task) for task in tasks):
        raise TypeError(f"TASKS of {game.anchor}.tasks holds something that is no Task")
    return tasks
