"""`quipu prune`: tables that nobody touched for long are removed, and people who are at none."""

from __future__ import annotations

from time import time

import click

from quipu.cli.app import Spoken
from quipu.cli.houses import at_house
from quipu.cli.parameters import lang_option, whole
from quipu.cli.voice import Voice


@click.command("prune", cls=Spoken)
@click.option("--days", required=True, callback=whole(1, 36_500), metavar="N")
@click.option("--dry-run", is_flag=True)
@click.option("--database", metavar="FILE")
@lang_option
@click.pass_obj
def command(voice: Voice, days: int, dry_run: bool, database: str | None) -> None:
    def tell(tables: int, people: int, every: int) -> None:
        """Where it is, over the line before."""
        if voice.console.is_terminal:
            words = voice.say("prune-progress", tables=tables, people=people, of=every)
            voice.console.print(words, end="\r")

    tables, people = at_house(
        database,
        lambda archive, url: archive.prune(url, days, time(), dry_run, tell),
        alone=not dry_run,
    )
    key = "prune-would" if dry_run else "prune-done"
    voice.console.print(voice.say(key, tables=tables, people=people))
