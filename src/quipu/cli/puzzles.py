"""`quipu puzzles`: turns worth thinking about, found in games between bots, or proved again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game
from quipu.cli.outputs import check_output, write_whole
from quipu.cli.parameters import file_name, lang_option, whole
from quipu.cli.voice import Fault, Voice

FIND, CHECK = "find", "check"
MOST: Final = 1_000
MOST_GAMES: Final = 100_000
GAMES: Final = 200
LARGEST_SEED: Final = (1 << 32) - 1


@click.command("puzzles", cls=Spoken)
@click.argument("do", metavar="find|check")
@click.argument("game", metavar="GAME")
@click.option("--count", callback=whole(1, MOST), metavar="N")
@click.option("--games", callback=whole(1, MOST_GAMES), metavar="N")
@click.option("--seed", callback=whole(0, LARGEST_SEED), metavar="N")
@click.option("--out", callback=file_name, metavar="FILE")
@lang_option
@click.pass_obj
def command(
    voice: Voice,
    do: str,
    game: str,
    count: int | None,
    games: int | None,
    seed: int | None,
    out: Path | None,
) -> None:
    chosen = find_game(game)
    if do == FIND:
        find(voice, chosen.key, count or 10, games or GAMES, 1 if seed is None else seed, out)
    elif do == CHECK:
        check(voice, chosen.key)
    else:
        raise Fault("find-or-check", said=do)


def find(voice: Voice, key: str, count: int, games: int, seed: int, out: Path | None) -> None:
    """Write what is found, a puzzle a line, to a file or to the standard output."""
    from quipu.arena.puzzling import find as found_in
    from quipu.arena.puzzling import named
    from quipu.cli.solve import progress_bar

    game = find_game(key)
    if out is not None:
        check_output(out)
    found, played = [], 0
    with progress_bar() as bar:
        task = bar.add_task("", total=count)
        for puzzle in found_in(game, seed):
            played += puzzle is None
            if puzzle is not None:
                found.append(puzzle)
                bar.advance(task)
            if len(found) == count or played == games:
                break
    lines = [json.dumps(each.to_json(), separators=(",", ":")) for each in named(found)]
    text = "".join(f"{line}\n" for line in lines)
    if out is None:
        print(text, end="")
    else:
        write_whole(out, text.encode())
        voice.console.print(voice.say("puzzles-found", n=len(found), file=str(out)), soft_wrap=True)


def check(voice: Voice, key: str) -> None:
    """Prove all puzzles that a game brings."""
    from quipu.cli.solve import progress_bar
    from quipu.learning import BadPuzzle, puzzles

    game = find_game(key)
    try:
        every = puzzles(game)
        with progress_bar() as bar:
            task = bar.add_task("", total=len(every))
            for each in every.values():
                each.prove()
                bar.advance(task)
    except BadPuzzle as error:
        raise Fault("bad-puzzle", why=str(error)) from None
    voice.console.print(voice.say("puzzles-hold", n=len(every)), soft_wrap=True)
