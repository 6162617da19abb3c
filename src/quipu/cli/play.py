"""`quipu play`: a game in the terminal, new or taken up again."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game, read_options, read_seats, usual_bot
from quipu.cli.keeping import Keeper, games_folder, last_unfinished, new_path, resumed
from quipu.cli.parameters import (
    LARGEST_SEED,
    file_name,
    lang_option,
    option_option,
    plain_option,
    search_jobs_option,
    whole,
)
from quipu.cli.voice import Fault, Voice

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.table import Table

ME = "me"
LAST = "last"


@click.command("play", cls=Spoken)
@click.argument("game", required=False, metavar="GAME")
@click.option("--seats", metavar="NAMES")
@lang_option
@plain_option
@click.option("--seed", callback=whole(0, LARGEST_SEED), metavar="N")
@option_option
@click.option("--record", callback=file_name, metavar="FILE")
@click.option("--resume", callback=file_name, metavar="FILE")
@search_jobs_option
@click.pass_obj
def command(
    voice: Voice,
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    record: Path | None,
    resume: Path | None,
    search_jobs: int,
) -> None:
    if resume is None:
        table, keeper = begun(voice, game, seats, seed, options, record)
    else:
        given = {"--seats": seats, "--seed": seed, "--option": options, "--record": record}
        table, keeper = taken_up(game, given, resume)
    play(voice, table, keeper, resume is not None, search_jobs)


def play(
    voice: Voice, table: Table, keeper: Keeper, is_resumed: bool, search_jobs: int = 1
) -> None:
    from quipu.arena.helping import Crew
    from quipu.cli.session import Session

    session = Session(voice, table, keeper)
    try:
        with Crew(table.game, search_jobs) as crew:
            for bot in session.bots.values():
                crew.help(bot)
            session.show_greeting(is_resumed)
            session.run()
    except KeyboardInterrupt:
        if voice.console.is_terminal:
            voice.console.print()
        raise KeyboardInterrupt(session.resume_line()) from None
    finally:
        keeper.close()


def begun(
    voice: Voice,
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    path: Path | None,
) -> tuple[Table, Keeper]:
    """A new table and its file; nothing is written before everything is known to be right."""
    from quipu.core.fairluck import KEY_BYTES, key_from_seed
    from quipu.core.table import Table

    if game is None:
        raise Fault("which-game")
    chosen = find_game(game)
    people = read_seats(chosen, seats or usual_seats(chosen))
    agreed = read_options(voice, chosen, options, len(people))
    if path is None:
        path = new_path(chosen.key)
        make_folder(games_folder())
    secret = seed is None
    key = os.urandom(KEY_BYTES) if seed is None else key_from_seed(seed)
    name = os.urandom(8).hex() if seed is None else f"seed {seed}"
    table = Table.open(chosen, people, key, name, None, seed, **agreed)
    return table, Keeper.begin(path, table, secret)


def usual_seats(game: Game) -> str:
    """A person and a bot, or as many bots as the game needs."""
    fewest = game.seat_counts({option.name: option.default for option in game.options})[0]
    return ",".join([ME, *[usual_bot(game)] * max(1, fewest - 1)])


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("unwritable", file=str(folder), reason=str(error.strerror)) from None


def taken_up(game: str | None, given: Mapping[str, object], path: Path) -> tuple[Table, Keeper]:
    for option, value in given.items():
        if value not in (None, ()):
            raise Fault("not-with-resume", option=option)
    wanted = None if game is None else find_game(game)
    found = path
    if str(path) == LAST:
        found = last_unfinished(None if wanted is None else wanted.key)
    if wanted is not None:
        must_be_of(wanted.key, found)
    return resumed(found)


def must_be_of(key: str, path: Path) -> None:
    from quipu.cli.records import read_cord

    game, _ = read_cord(path, cut_off=True)
    if game.key != key:
        raise Fault("another-game", file=str(path), game=game.key, wanted=key)
