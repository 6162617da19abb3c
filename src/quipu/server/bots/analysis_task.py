"""Judging: in a process of its own, a few steps of a finished game are analysed at a time."""

from __future__ import annotations

import os
from contextlib import suppress
from fractions import Fraction
from time import monotonic
from typing import Any, Final

from quipu.arena.analysis import DEPTH, WORLDS, Judge
from quipu.core.table import Table
from quipu.core.timeline import Step, play_again
from quipu.learning.proving import POINTS, Prover, best_acts

QUICK: Final = 1.0  # seconds after which what was found is told
GENTLE: Final = 10  # how much others go first

_gentle: list[int] = []


def judged(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """The steps from `judge` on, as far as a second goes; the first of all is the start."""
    be_gentle()
    began, timeline = monotonic(), table.timeline
    assert timeline is not None
    first = int(question["judge"])
    judge = Judge(table.game, int(question.get("worlds", WORLDS)), DEPTH)
    made: list[dict[str, Any]] = []
    before = timeline.at(max(first - 1, 0))
    if first == 0:
        seats = range(int(before.state.seats))
        made.append({"chances": [round(judge.chance(before, seat, 0), 4) for seat in seats]})
    for number, step in enumerate(timeline.steps[max(first - 1, 0) :], max(first, 1)):
        if made and monotonic() - began > QUICK:
            break
        after = play_again(before, step.seat, step.action, step.given).moment
        made.append(judge.step(before, after, knot_of(number, step)).to_json())
        before = after
    return {"steps": made, "spent": monotonic() - began}


def proved(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """What the acts of a turn were worth together, whatever luck made of them."""
    timeline, seat, task = table.timeline, int(question["seat"]), str(question["prove"])
    assert timeline is not None
    moment = timeline.at(0)
    prover = Prover(table.game, moment.state, seat, task)
    total = best_acts(prover, moment.state)[0]
    for step in timeline.steps:
        if not prover.is_own(moment.state):
            break
        best = best_acts(prover, moment.state)[0]
        value = prover.act(moment.state, step.action) or Fraction(0)
        if task == POINTS:
            total -= best - value
        elif best:
            total *= value / best
        moment = play_again(moment, step.seat, step.action, step.given).moment
    return {"value": str(total)}


def knot_of(number: int, step: Step) -> dict[str, Any]:
    action = step.action.to_json()
    return {"knot": number, "seat": step.seat, "action": action, "luck": step.given}


def be_gentle() -> None:
    """Whoever waits for a bot goes first."""
    if not _gentle:
        _gentle.append(GENTLE)
        with suppress(AttributeError, OSError):  # where there is no such thing
            os.nice(GENTLE)
