"""`quipu games`: what can be played, for how many, and what may be agreed before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quipu.cli.app import Spoken, shown_place
from quipu.cli.choosing import count_range, find_game, option_values, shown_value
from quipu.cli.parameters import lang_option
from quipu.cli.voice import Voice

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.options import Option


@click.command("games", cls=Spoken)
@click.argument("game", required=False, metavar="[GAME]")
@lang_option
@click.pass_obj
def command(voice: Voice, game: str | None) -> None:
    if game is not None:
        show_game(voice, find_game(game), details=True)
        return
    from quipu.registry import broken_plugins, games

    for each in games().values():
        show_game(voice, each, details=False)
        voice.console.print()
    for left in broken_plugins():
        place = shown_place(left.place)
        said = voice.say("left-out", game=left.name, place=place, reason=left.reason)
        voice.console.print(Text(said, "red"), soft_wrap=True)
        if voice.debug:
            voice.console.print(Text(left.trace, "dim"), soft_wrap=True)


def show_game(voice: Voice, game: Game, details: bool) -> None:
    speak, console = voice.of(game), voice.console
    head = Text()
    head.append(game.key, "bold cyan")
    if speak.has(f"game-{game.key}"):
        head.append(f"  {speak(f'game-{game.key}')}", "bold")
    counts = game.seat_counts({option.name: option.default for option in game.options})
    head.append(f"  {voice.say('for-seats', counts=count_range(voice, counts))}")
    console.print(head)
    if speak.has(f"game-{game.key}-about"):
        console.print(Padding(Text(speak(f"game-{game.key}-about")), (0, 2), expand=False))
    if game.options:
        console.print(Padding(options_table(voice, game), (0, 2), expand=False))
    if details:
        show_details(voice, game)


def options_table(voice: Voice, game: Game) -> Grid:
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("option", "takes", "default", "paragraph"):
        grid.add_column(voice.say(f"column-{column}"))
    for option in game.options:
        grid.add_row(
            Text(option.name, "bold"),
            option_values(voice, option),
            shown_value(option.default),
            Text(option.paragraph, "cyan"),
        )
    return grid


def option_about(voice: Voice, game: Game, option: Option) -> str:
    speak = voice.of(game)
    key = f"option-{option.name.replace('_', '-')}-about"
    return speak(key) if speak.has(key) else ""


def show_details(voice: Voice, game: Game) -> None:
    say, console = voice.say, voice.console
    console.print()
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        grid.add_row(Text(option.name, "bold"), option_about(voice, game, option))
    console.print(Padding(grid, (0, 2), expand=False))
    console.print()
    for key, words in (
        ("details-bots", ", ".join(game.bots())),
        ("details-kinds", ", ".join(game.kinds)),
        ("details-rules", f"quipu rules {game.key}"),
        ("details-play", f"quipu play {game.key}"),
    ):
        line = Text.assemble((f"{say(key)}: ", "dim"), words)
        console.print(Padding(line, (0, 2), expand=False))
