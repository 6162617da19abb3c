"""`quipu backup`: all that a house keeps, as one file, while it goes on."""

from __future__ import annotations

from pathlib import Path

import click

from quipu.cli.app import Spoken
from quipu.cli.houses import at_house
from quipu.cli.parameters import file_name, lang_option
from quipu.cli.voice import Voice


@click.command("backup", cls=Spoken)
@click.argument("file", metavar="FILE", callback=file_name)
@click.option("--database", metavar="FILE")
@lang_option
@click.pass_obj
def command(voice: Voice, file: Path, database: str | None) -> None:
    rows = at_house(database, lambda archive, url: archive.back_up(url, file))
    voice.console.print(voice.say("backup-done", rows=rows, file=str(file)))
