"""`quipu bot NAME --join URL`: a bot of a game, or of your own, plays at a table elsewhere."""

from __future__ import annotations

import click

from quipu.cli.app import Spoken
from quipu.cli.joining import Joined, NotInvited, sit_down
from quipu.cli.parameters import lang_option
from quipu.cli.voice import Fault, Voice
from quipu.core.refusal import UnknownName


@click.command("bot", cls=Spoken)
@click.argument("bot", metavar="BOT")
@click.option("--join", metavar="URL", required=True)
@click.option("--seed", type=int, default=1, show_default=True)
@lang_option
@click.pass_obj
def command(voice: Voice, bot: str, join: str, seed: int) -> None:
    joined = Joined(bot, seed)
    try:
        table, key = sit_down(join, bot.rpartition(":")[2])  # of `file.py:Class` the class
        voice.console.print(voice.say("bot-sits", table=table))
        ended = joined.play(table, key, voice.console.print)
    except ImportError as error:
        raise Fault("serve-needs", module=str(error.name)) from None
    except (NotInvited, OSError):
        raise Fault("bot-not-invited", link=join) from None
    except UnknownName:
        raise Fault("bot-unknown", bot=bot) from None
    if ended != "end":
        raise Fault(f"bot-{ended}", table=table)
    voice.console.print(voice.say("bot-ended"))
