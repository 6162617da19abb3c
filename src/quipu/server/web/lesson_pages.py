"""Learn: the lessons of a game on a page, and the form that begins one."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from quipu.core.game import Game
from quipu.learning import lessons
from quipu.play import game_catalog
from quipu.play.session import TableSession
from quipu.registry import games
from quipu.server.db import progress
from quipu.server.tables.studies import open_study
from quipu.server.web import lobby
from quipu.server.web.forms import BUTTON, PAGE, FormRoute
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError, RequestContext

router = APIRouter(route_class=FormRoute)


@router.get("/learn/{key}", **PAGE)
async def show_lessons(visit: Visiting, key: str) -> Response:
    """What can be learned of a game, and what this person has learned."""
    game = taught(key)
    return visit.page(
        "learn.html",
        key=key,
        title=game_catalog.title(game, visit.lang),
        scene=lobby.scene(game.anchor),
        lessons=await lesson_list(visit, game),
        modes=[
            (each.key, lobby.short_name(each, visit.lang))
            for each in game_catalog.families()[game.anchor]
            if lessons(each)
        ],
    )


@router.post("/learn/{key}/{name}", **BUTTON)
async def begin_lesson(visit: Visiting, key: str, name: str) -> Response:
    """Begin a lesson, or begin it again; whoever was at another one leaves it."""
    return await begin(visit, taught(key), name)


async def begin_next(visit: RequestContext, game: Game) -> Response:
    """Begin the first lesson of a game that this person has not finished."""
    every = await lesson_list(visit, taught(game.key))
    first = next((each for each in every if each["first"]), every[0])
    return await begin(visit, game, first["name"])


async def begin(visit: RequestContext, game: Game, name: str) -> Response:
    lesson = lessons(game).get(name)
    if lesson is None:
        raise PageError(404, "no-page")
    services = visit.services
    limits, address = services.settings.limits, visit.request.scope["address"]
    if limits and not services.rate_limits.lessons_of_address.take(address):
        raise PageError(429, "too-many")
    live = await open_study(services, lesson, await visit.known(), visit.lang)
    return visit.go(f"/t/{live.state.id}")


def taught(key: str) -> Game:
    if key not in games() or not lessons(games()[key]):
        raise PageError(404, "no-game")
    return games()[key]


async def at_lesson(visit: RequestContext, live: TableSession) -> dict[str, Any]:
    """What the table page shows beside a lesson: all of its game, and which comes next."""
    assert live.lesson is not None
    every = await lesson_list(visit, live.game, live.lesson.name)
    names = [each["name"] for each in every]
    following = names[names.index(live.lesson.name) + 1 :]
    return {
        "title": live.lesson.title[visit.lang],
        "number": names.index(live.lesson.name) + 1,
        "every": every,
        "next": following[0] if following else "",
    }


async def lesson_list(visit: RequestContext, game: Game, now: str = "") -> list[dict[str, Any]]:
    """The lessons of a game in their order: done, the one to begin next, or still to come."""
    done = await progress.learned(visit.services.store, visit.person_id, f"lesson {game.key}")
    rows = [
        {"name": name, "title": each.title[visit.lang], "done": name in done, "now": name == now}
        for name, each in lessons(game).items()
    ]
    first = next((row["name"] for row in rows if not row["done"]), None)
    return [row | {"first": row["name"] == first} for row in rows]
