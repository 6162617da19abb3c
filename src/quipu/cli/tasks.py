"""`quipu <game> <task> FILE`: what a game can do with a file, as its package declares it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quipu.cli.app import BAD_INPUT, Spoken, complain
from quipu.cli.parameters import file_argument, lang_option
from quipu.cli.records import read_bytes
from quipu.cli.voice import Fault, Voice, nearest
from quipu.terminal.tasks import Task, tasks_of

if TYPE_CHECKING:
    from quipu.core.game import Game


def games_with_tasks() -> dict[str, list[Task]]:
    """By the key of the game; a game in several variants is named once."""
    from quipu.registry import games

    found: dict[str, list[Task]] = {}
    seen: set[str] = set()
    for key, game in games().items():
        tasks = tasks_of(game) if game.anchor not in seen else []
        seen.add(game.anchor)
        if tasks:
            found[key] = tasks
    return found


class GameCommand(Spoken):
    """The command of one game; its help is in the texts of the game."""

    def __init__(self, game: Game, tasks: list[Task]) -> None:
        self.game = game
        self.tasks = {task.name: task for task in tasks}

        @click.argument("task", metavar="|".join(self.tasks))
        @file_argument
        @lang_option
        @click.pass_context
        def run(ctx: click.Context, task: str, file: Path) -> None:
            self.run(ctx, task, file)

        params = list(reversed(getattr(run, "__click_params__", [])))
        super().__init__(game.key, callback=run, params=params)

    def run(self, ctx: click.Context, name: str, file: Path) -> None:
        voice: Voice = ctx.obj
        if name not in self.tasks:
            close, known = nearest(name, list(self.tasks)), ", ".join(self.tasks)
            raise Fault("no-such-task", word=name, close=close, known=known)
        told = self.tasks[name].run(read_json(file), str(file), voice.of(self.game))
        for line in told.wrong:
            complain(line)
        if told.wrong:
            ctx.exit(BAD_INPUT)
        for line in told.said:
            voice.console.print(line, soft_wrap=True)

    def text(self, voice: Voice, part: str) -> str:
        if part == "":
            return "\n".join(voice.of(self.game)(f"task-{name}") for name in self.tasks)
        if part == "-examples":
            return "\n".join(f"quipu {self.game.key} {name} FILE" for name in self.tasks)
        return voice.say(f"help-tasks{part}", known=", ".join(self.tasks))


def read_json(file: Path) -> object:
    data = read_bytes(file)
    try:
        return json.loads(data, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise Fault("no-json", file=str(file), reason=str(error)) from None


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A field that stands there twice would hide the other one."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"the field {name!r} stands there twice")
    return dict(pairs)
