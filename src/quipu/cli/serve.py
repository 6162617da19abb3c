"""`quipu serve`: the table in the browser, for this machine or for others."""

from __future__ import annotations

import click
from rich.text import Text

from quipu.cli.app import Spoken
from quipu.cli.parameters import lang_option
from quipu.cli.voice import Fault, Voice


@click.command("serve", cls=Spoken)
@click.option("--host", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--database", metavar="FILE")
@click.option("--workers", type=click.IntRange(1, 64))
@click.option("--no-browser", is_flag=True)
@click.option("--door-code", metavar="WORD")
@click.option("--operator-code", metavar="WORD")
@click.option("--trusted-proxy", metavar="ADDRESS", multiple=True)
@lang_option
@click.pass_obj
def command(
    voice: Voice,
    host: str | None,
    port: int | None,
    database: str | None,
    workers: int | None,
    no_browser: bool,
    door_code: str | None,
    operator_code: str | None,
    trusted_proxy: tuple[str, ...],
) -> None:
    try:
        from quipu.server.run import serve
    except ImportError as error:
        raise Fault("serve-needs", module=str(error.name)) from None

    def say(address: str) -> None:
        voice.console.print(Text(voice.say("serve-ready", address=address), "bold"))
        voice.console.print(Text(voice.say("serve-stop"), "dim"))

    browser = False if no_browser else None
    try:
        serve(host, port, database, browser, door_code, trusted_proxy, say, workers, operator_code)
    except (ValueError, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Fault("serve-cannot", reason=reason) from None
