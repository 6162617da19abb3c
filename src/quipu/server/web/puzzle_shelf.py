"""The shelf of puzzles: those of a mode in their order, with what a person has solved of them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from quipu.core.luck import FastLuck
from quipu.learning import Puzzle, puzzles
from quipu.learning.proving import POINTS
from quipu.play import game_catalog
from quipu.presenting import presenter
from quipu.registry import games
from quipu.server.db import progress
from quipu.server.web.request_context import RequestContext

WORLDS: Final = 4  # that are imagined to see whether they differ


async def shelf(visit: RequestContext, key: str) -> dict[str, Any]:
    """The puzzles of one mode in their order."""
    game = games()[key]
    solved = await progress.learned(visit.services.store, visit.person_id, f"puzzle {key}")
    rows = [
        {
            "name": name,
            "number": number,
            "task": task_of(each),
            "hard": each.hard,
            "solved": name in solved,
            **place_of(key, name),
        }
        for number, (name, each) in enumerate(puzzles(game).items(), 1)
    ]
    done = sum(row["solved"] is True for row in rows)
    return {"key": key, "title": game_catalog.title(game, visit.lang), "rows": rows, "done": done}


@cache
def place_of(key: str, name: str) -> dict[str, Any]:
    """What tells a puzzle from others of its task: its turn, and the solver's points by then."""
    puzzle = puzzles(games()[key])[name]
    points = sum(puzzle.begin().scored(puzzle.seat).values())
    return {"turn": puzzle.origin.get("turn", 0), "points": points}


@cache
def hides_something(key: str, name: str) -> bool:
    """Whether the solver has to reckon with more than one world: two imagined ones differ."""
    puzzle = puzzles(games()[key])[name]
    game, state = puzzle.game, puzzle.begin()
    view = game.observe(state, puzzle.seat)
    worlds = [game.position(game.imagine(view, FastLuck(seed))) for seed in range(WORLDS)]
    return any(each != worlds[0] for each in worlds)


def task_of(puzzle: Puzzle) -> str:
    """Which text says what is to be done."""
    if puzzle.task == POINTS:
        return "points" if puzzle.is_sure else "mean"
    return "win" if puzzle.is_sure else "chance"


async def on_shelf(visit: RequestContext, puzzle: Puzzle) -> dict[str, Any]:
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
        **place_of(puzzle.game.key, puzzle.name),
        "trades": bool(presenter(puzzle.game).yields),
        "hides": hides_something(puzzle.game.key, puzzle.name),
        "next": following[0],
    }
