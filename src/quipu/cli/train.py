"""`quipu train`: what a position is worth, learned from games that bots play with each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.choosing import find_game
from quipu.cli.outputs import check_output, write_whole
from quipu.cli.parameters import MOST_JOBS, file_name, lang_option, whole
from quipu.cli.voice import Fault, Voice

MOST: Final = 100_000
GENERATIONS: Final = 30
GAMES: Final = 200
LARGEST_SEED: Final = (1 << 32) - 1


@click.command("train", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--generations", callback=whole(1, MOST), metavar="N")
@click.option("--games", callback=whole(1, MOST), metavar="N")
@click.option("--seed", callback=whole(0, LARGEST_SEED), metavar="N")
@click.option("--jobs", callback=whole(1, MOST_JOBS), metavar="N")
@click.option("--out", callback=file_name, metavar="FILE")
@lang_option
@click.pass_obj
def command(
    voice: Voice,
    game: str,
    generations: int | None,
    games: int | None,
    seed: int | None,
    jobs: int | None,
    out: Path | None,
) -> None:
    from quipu.arena.training import Trainer
    from quipu.bots.learning import weights_file
    from quipu.cli.solve import progress_bar

    chosen = find_game(game)
    if not chosen.merits():
        raise Fault("not-trained", game=chosen.key)
    file = out if out is not None else Path(weights_file(chosen.key))
    check_output(file)
    count, first = games or GAMES, 1 if seed is None else seed
    form = known(file)
    trainer = Trainer(chosen, count, first, None)
    if form is not None:
        if not trainer.goes_on(form):
            raise Fault("other-training", file=str(file))
        trainer = Trainer(chosen, count, first, form)
    most = generations or GENERATIONS
    with progress_bar() as bar:
        task = bar.add_task("", total=most, completed=trainer.generation)
        for done in trainer.run(most, jobs or 1):
            write_whole(file, (json.dumps(trainer.form(), indent=1) + "\n").encode())
            bar.update(task, completed=done)
    surprise = trainer.surprise[-1] if trainer.surprise else 0.0
    voice.console.print(
        voice.say("trained", file=str(file), n=trainer.generation, surprise=f"{surprise:.4f}"),
        soft_wrap=True,
    )


def known(file: Path) -> dict[str, Any] | None:
    """What was trained so far; None if there is nothing yet."""
    if not file.is_file():
        return None
    try:
        form = json.loads(file.read_bytes())
    except (OSError, ValueError) as error:
        raise Fault("unreadable", file=str(file), reason=str(error)) from None
    if not isinstance(form, dict):
        raise Fault("other-training", file=str(file))
    return form
