"""Puzzles on a page: those of every game, what is solved of them, and the form that begins one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from quipu.learning import Puzzle, puzzles
from quipu.learning.proving import POINTS
from quipu.registry import games
from quipu.server import families, learned
from quipu.server.forms import PAGE, asked
from quipu.server.live import Live
from quipu.server.pages import Visiting
from quipu.server.studying import open_study
from quipu.server.visit import Refused, Visit

router = APIRouter()


@router.get("/puzzles", **PAGE)
async def show_puzzles(visit: Visiting) -> Response:
    """All puzzles, by game."""
    shelves = [await shelf(visit, key) for key, game in games().items() if puzzles(game)]
    return visit.page("puzzles.html", shelves=shelves)


@router.post("/puzzles/{key}/{name}", **asked())
async def begin_puzzle(visit: Visiting, key: str, name: str) -> Response:
    """Begin a puzzle, or begin it again; whoever was at another one leaves it."""
    await visit.form()
    puzzle = puzzles(games()[key]).get(name) if key in games() else None
    if puzzle is None:
        raise Refused(404, "no-page")
    house = visit.house
    limits, address = house.settings.limits, visit.request.scope["address"]
    if limits and not house.lessons_of_address.take(address):
        raise Refused(429, "too-many")
    live = await open_study(house, puzzle, await visit.known(), visit.lang)
    return visit.go(f"/t/{live.row.id}")


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


async def at_puzzle(visit: Visit, live: Live) -> dict[str, Any]:
    """What the table page shows beside a puzzle."""
    assert live.puzzle is not None
    found = await shelf(visit, live.game.key)
    names = [row["name"] for row in found["rows"]]
    place = names.index(live.puzzle.name)
    following = names[place + 1 :] or names[:1]
    return {
        **found,
        "name": live.puzzle.name,
        "number": place + 1,
        "task": task_of(live.puzzle),
        "hard": live.puzzle.hard,
        "next": following[0],
    }
