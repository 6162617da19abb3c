"""`quipu verify`: whether a record is sound, and what of it could be checked."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from quipu.cli.app import Spoken
from quipu.cli.parameters import file_argument, lang_option
from quipu.cli.records import BadLine, read_cord, told_by_line
from quipu.cli.voice import Fault, Voice
from quipu.core.replay import Verdict
from quipu.core.replay import verify as check

CHOSEN = {"position": "verify-chosen", "script": "verify-chosen", "seed": "verify-seeded"}


@click.command("verify", cls=Spoken)
@file_argument
@click.option("--head", metavar="HASH", default="")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_obj
def command(voice: Voice, file: Path, head: str, as_json: bool) -> None:
    if head and (len(head) != 64 or not set(head) <= set("0123456789abcdef")):
        raise Fault("no-hash", head=head)
    try:
        verdict, last = verdict_on(file, head)
    except Fault as fault:
        if as_json:
            line = fault.line if isinstance(fault, BadLine) else None
            reason = fault.reason if isinstance(fault, BadLine) else voice.fault(fault)
            print(json.dumps({"sound": False, "line": line, "reason": reason}, ensure_ascii=False))
        raise
    if as_json:
        print(json.dumps({"sound": True, **verdict.to_json(), "last": last}))
    else:
        show_verdict(voice, verdict, last)


def verdict_on(file: Path, head: str) -> tuple[Verdict, str]:
    game, record = read_cord(file)
    with told_by_line(file):
        return check(game, record, head), record.head


def show_verdict(voice: Voice, verdict: Verdict, last: str) -> None:
    """What was checked, and in one line each why the rest was not."""
    say = voice.say
    end = "verify-finished" if verdict.finished else "verify-running"
    voice.console.print(Text(say("verify-sound", n=verdict.knots, end=say(end)), "bold green"))
    for checked, key in (
        (verdict.chain, "verify-chain"),
        (True, "verify-legal"),
        (verdict.luck and verdict.drawn, "verify-luck"),
        (verdict.head, "verify-head"),
    ):
        mark = Text("  ✓ ", "green") if checked else Text("  – ", "dim")
        why = CHOSEN.get(verdict.origin) if key == "verify-luck" else None
        text = say(why or key) if checked or why else say(f"{key}-not")
        voice.console.print(mark.append(text, "default" if checked else "dim"))
    voice.console.print(Text(f"  {say('record-head', head=last)}", "dim"))
