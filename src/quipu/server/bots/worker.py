"""A bot process: answers the questions of the pool, one JSON line each, until nobody asks any more.

`python -m quipu.server.bots.worker LIMIT PARENT` is started by `pool.py`.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

from quipu.arena.hurrying import LONGEST, hurry
from quipu.bots.bot import Bot
from quipu.core.luck import FastLuck
from quipu.core.record import Record
from quipu.core.replay import follow, take_place
from quipu.core.table import Table
from quipu.processes import alarm, end_with_parent, ignore_interrupts
from quipu.registry import game as game_of
from quipu.registry import games

MAX_TABLES: Final = 64  # that a process remembers
MAX_THOUGHTS: Final = 5  # that are sent with a hint
GRACE_S: Final = 10.0  # beyond the limit after which the system itself ends a process

_known: OrderedDict[str, tuple[str, Table]] = OrderedDict()


def decide(question: dict[str, Any]) -> dict[str, Any]:
    """What this bot does now. It is shown its seat's observation only."""
    table = _follow(question)
    if table is None:
        return {"lacking": True}
    later = "judge" in question or "prove" in question
    return study(table, question) if later else weigh(table, question)


def study(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """Steps of a finished game, or a puzzle; few ever do, so few read in what it needs."""
    from quipu.server.bots.analysis_task import judged, proved

    return judged(table, question) if "judge" in question else proved(table, question)


def weigh(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    seat, player = int(question["seat"]), table.game.bot(question["bot"])
    view = table.observe(seat) if player.looks else None
    luck = FastLuck(question["seed"])
    hurry(player, float(question.get("seconds", LONGEST)))
    action = player.decide(view, table.legal(seat), table.state.openings(seat), luck)
    said: dict[str, Any] = {"action": action.to_json()}
    if question.get("weighed"):
        said |= {"exact": player.exact, "weighed": thoughts(player)}
    return said


def thoughts(player: Bot) -> list[list[Any]]:
    """What it weighed, the best first: acts with their worth, none twice, and the worst."""
    worths: dict[str, list[Any]] = {}
    for each in player.weighed():
        worths.setdefault(str(each.action), [each.action.to_json(), each.worth])
    found = list(worths.values())
    return found if len(found) <= MAX_THOUGHTS else [*found[: MAX_THOUGHTS - 1], found[-1]]


def _follow(question: dict[str, Any]) -> Table | None:
    """The table of a cord; what was followed before is neither sent nor followed again."""
    name, knots = str(question["name"]), question["knots"]
    past, table = _known.pop(name, ("", None))
    if question["since"] == 0:
        header = question["header"]
        table = take_place(game_of(header["game"]), Record(header), None)
    elif table is None or past != question["past"]:
        return None
    for knot in knots:
        follow(table, knot)
    _known[name] = (table.record.head, table)
    while len(_known) > MAX_TABLES:
        _known.popitem(last=False)
    return table


def answer(line: bytes) -> dict[str, Any]:
    try:
        return decide(json.loads(line))
    except Exception:  # noqa: BLE001  # whatever a bot does wrong is told, not hidden
        return {"fault": traceback.format_exc()}


def think() -> None:
    """Answer until nobody asks any more; a server that was killed leaves nobody thinking."""
    limit, parent = float(sys.argv[1]), int(sys.argv[2])
    end_with_parent(parent)
    ignore_interrupts()
    says = os.dup(1)
    os.dup2(2, 1)  # what a bot prints is no answer
    said = {"games": len(games())}
    with suppress(BrokenPipeError):
        os.write(says, json.dumps(said).encode() + b"\n")
        for line in sys.stdin.buffer:
            with alarm(limit + GRACE_S):  # ends it if nobody is left to, even in compiled code
                said = answer(line)
            os.write(says, json.dumps(said).encode() + b"\n")


if __name__ == "__main__":
    think()
