"""`quipu check`: the contract of all games, asked of one; findings have a file and a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click
from rich.text import Text

from quipu.cli.app import Spoken, shown_place
from quipu.cli.choosing import find_game
from quipu.cli.parameters import lang_option
from quipu.cli.voice import Voice

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.testing import Finding

BREAKS_A_RULE: Final = 1  # the exit code


@click.command("check", cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--json", "as_json", is_flag=True)
@lang_option
@click.pass_context
def command(ctx: click.Context, game: str, as_json: bool) -> None:
    voice: Voice = ctx.obj
    chosen = find_game(game)
    rules, findings = ask(voice, chosen, as_json)
    faults = [finding for finding in findings if not finding.is_advice]
    if not as_json:
        conclude(voice, chosen, rules, findings)
    if faults:
        ctx.exit(BREAKS_A_RULE)


def ask(voice: Voice, game: Game, as_json: bool) -> tuple[int, list[Finding]]:
    """Ask every rule and show what is found at once; how many rules were asked."""
    from quipu.testing import each_result

    rules = 0
    findings: list[Finding] = []
    for _, finding in each_result(game):
        rules += 1
        if finding is None:
            continue
        findings.append(finding)
        if as_json:
            print(json.dumps(finding.to_json(), ensure_ascii=False), flush=True)
        else:
            show(voice, finding)
    return rules, findings


def show(voice: Voice, finding: Finding) -> None:
    """Where, which rule, and what happened instead."""
    colour, kind = ("yellow", "advice") if finding.is_advice else ("red", "fault")
    out, said = voice.console, voice.say
    out.print(
        Text(f"{shown_place(finding.place)}  {finding.rule}", f"bold {colour}"), soft_wrap=True
    )
    out.print(Text(f"  {said('check-rule', sentence=finding.sentence)}"), soft_wrap=True)
    found = said("check-found", kind=kind, case=finding.case, message=finding.message)
    out.print(Text(f"  {found}"), soft_wrap=True)
    if voice.debug and finding.trace:
        out.print(Text(finding.trace, "dim"), soft_wrap=True)


def conclude(voice: Voice, game: Game, rules: int, findings: list[Finding]) -> None:
    from quipu.testing.contract import rule_count

    advice = sum(finding.is_advice for finding in findings)
    faults = len(findings) - advice
    if rules < rule_count():
        voice.console.print(Text(voice.say("check-stopped"), "dim"), soft_wrap=True)
    key = "check-broken" if faults else "check-advice" if advice else "check-kept"
    said = voice.say(key, game=game.key, rules=rules, faults=faults, advice=advice)
    voice.console.print(Text(said, "bold red" if faults else "bold green"), soft_wrap=True)
