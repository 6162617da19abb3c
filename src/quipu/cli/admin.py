"""`quipu admin`: look at one table or person, ban, announce, drain; servers take it up at once."""

from __future__ import annotations

from typing import Any, Final

import click

from quipu.cli.app import Spoken
from quipu.cli.houses import at_house
from quipu.cli.parameters import lang_option, whole
from quipu.cli.voice import Voice

ACTIONS: Final = (
    "table",
    "person",
    "reports",
    "log",
    "settle",
    "ban",
    "unban",
    "announce",
    "drain",
)


@click.command("admin", cls=Spoken)
@click.argument("action", metavar="ACTION", type=click.Choice(ACTIONS))
@click.argument("what", metavar="[WHAT]", required=False, default="")
@click.option("--days", callback=whole(1, 36_500), metavar="N")
@click.option("--reason", default="", metavar="WORDS")
@click.option("--database", metavar="FILE")
@lang_option
@click.pass_obj
def command(
    voice: Voice, action: str, what: str, days: int | None, reason: str, database: str | None
) -> None:
    async def do(_archive: Any, url: str) -> list[str]:
        from quipu.server.db import administration

        return await administration.do(url, action, what, days, reason)

    for line in at_house(database, do):
        known = line in ("admin-done", "admin-none", "admin-asked")
        voice.console.print(voice.say(line) if known else line, markup=False, highlight=False)
