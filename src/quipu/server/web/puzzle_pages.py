"""Puzzles on pages: those of every game, what is solved of them, one by its link, its position."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from quipu.learning import Puzzle, puzzles
from quipu.registry import games
from quipu.server.tables.studies import open_study
from quipu.server.web.branch import play_on
from quipu.server.web.forms import BUTTON, PAGE, FormRoute
from quipu.server.web.pages import Visiting
from quipu.server.web.puzzle_shelf import on_shelf, shelf
from quipu.server.web.replays import DRAWN, ration
from quipu.server.web.request_context import PageError

router = APIRouter(route_class=FormRoute)


@router.get("/puzzles", **PAGE)
async def show_puzzles(visit: Visiting) -> Response:
    """All puzzles, by game."""
    shelves = [await shelf(visit, key) for key, game in games().items() if puzzles(game)]
    return visit.page("puzzles.html", shelves=shelves)


def named(key: str, name: str) -> Puzzle:
    puzzle = puzzles(games()[key]).get(name) if key in games() else None
    if puzzle is None:
        raise PageError(404, "no-page")
    return puzzle


@router.get("/puzzles/{key}/{name}", **PAGE)
async def show_puzzle(visit: Visiting, key: str, name: str) -> Response:
    """One puzzle, for those who were sent its link."""
    return visit.page("puzzle.html", puzzle=await on_shelf(visit, named(key, name)))


@router.get("/puzzles/{key}/{name}/board.svg")
async def show_board(visit: Visiting, key: str, name: str) -> Response:
    """Its board as its solver sees it."""
    puzzle = named(key, name)
    ration(visit)
    state, seat, lang = puzzle.begin(), puzzle.seat, visit.lang
    text = await asyncio.to_thread(lambda: puzzle.game.draw(state, seat, lang).svg())
    return Response(text, media_type="image/svg+xml", headers=DRAWN)


@router.post("/puzzles/{key}/{name}/play", **BUTTON)
async def play_puzzle(visit: Visiting, key: str, name: str) -> Response:
    """A game against bots that begins at its position."""
    puzzle = named(key, name)
    return await play_on(visit, puzzle.game, puzzle.begin(), puzzle.seat)


@router.post("/puzzles/{key}/{name}", **BUTTON)
async def begin_puzzle(visit: Visiting, key: str, name: str) -> Response:
    """Begin a puzzle, or begin it again; whoever was at another one leaves it."""
    puzzle, services = named(key, name), visit.services
    limits, address = services.settings.limits, visit.request.scope["address"]
    if limits and not services.rate_limits.lessons_of_address.take(address):
        raise PageError(429, "too-many")
    live = await open_study(services, puzzle, await visit.known(), visit.lang)
    return visit.go(f"/t/{live.state.id}")
