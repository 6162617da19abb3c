"""The shelf of puzzles: those of a mode in their order, with what a person has solved of them."""

from __future__ import annotations

from typing import Any

from quipu.learning import Puzzle, puzzles
from quipu.learning.proving import POINTS
from quipu.registry import games
from quipu.server import families, learned
from quipu.server.visit import Visit


async def shelf(visit: Visit, key: str) -> dict[str, Any]:
    """The puzzles of one mode in their order."""
    game = games()[key]
    solved = await learned.learned(visit.house.store, visit.person_id, f"puzzle {key}")
    rows = [
        {"name": name, "task": task_of(each), "hard": each.hard, "solved": name in solved}
        for name, each in puzzles(game).items()
    ]
    done = sum(row["solved"] is True for row in rows)
    return {"key": key, "title": families.title(game, visit.lang), "rows": rows, "done": done}


def task_of(puzzle: Puzzle) -> str:
    """Which text says what is to be done."""
    if puzzle.task == POINTS:
        return "points" if puzzle.is_sure else "mean"
    return "win" if puzzle.is_sure else "chance"


async def on_shelf(visit: Visit, puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle, its place among those of its mode, and the next one."""
    found = await shelf(visit, puzzle.game.key)
    names = [row["name"] for row in found["rows"]]
    place = names.index(puzzle.name)
    following = names[place + 1 :] or names[:1]
    return {
        **found,
        "name": puzzle.name,
        "number": place + 1,
        "task": task_of(puzzle),
        "hard": puzzle.hard,
        "next": following[0],
    }
