"""Starting to play: a game against bots, the question before a first game, a room for friends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Form
from pydantic import ConfigDict, Field
from starlette.responses import Response

from quipu.core.game import Game
from quipu.learning import lessons
from quipu.play import game_catalog
from quipu.play.table_setup import Setup
from quipu.registry import games
from quipu.server.auth import identity
from quipu.server.db import progress
from quipu.server.db.models import Person
from quipu.server.tables import quick_games
from quipu.server.web import lesson_pages, lobby
from quipu.server.web.forms import FORM, PAGE, FormRoute, OwnForm
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError, RequestContext

router = APIRouter(route_class=FormRoute)

COACH: Final = "coach"


class GameForm(OwnForm):
    game: str = Field("", description="The key of a game.")


class PlayForm(GameForm):
    """A game against bots; further fields are `seats:<game>` and `<option>:<game>`."""

    model_config = ConfigDict(extra="allow")

    level: str = Field("", description="How well the bots play.")
    coach: str = Field("", description="on: with a coach from now on.")
    how: str = Field("", description="learn (the next lesson), coach or play.")
    name: str = Field("", description="Shown to the others, if given.")
    first: str = Field(
        "",
        description="ask: if this game is new to the person, ask how to begin instead of starting.",
    )


@router.post("/play", **FORM)
async def play_now(visit: Visiting, form: Annotated[PlayForm, Form()]) -> Response:
    """A table against bots that begins at once."""
    game, fields = known_game(form.game), form.model_dump()
    known = await quick_games.history_of(visit)
    if form.first == "ask" and not known.knows(game):
        return visit.go(f"/first/{game.key}?{urlencode(setup_fields(game, fields))}")
    if form.name.strip():
        await call(visit, form.name)
    if form.how == "learn":
        return await lesson_pages.begin_next(visit, game)
    setup = quick_games.read_setup(game, fields, Setup(pace=visit.pace))
    host = await may_open(visit)
    if form.how == COACH or form.coach == "on":
        await visit.services.store.learn(host.id, f"with {progress.COACH}")
    options = quick_games.agreed_options(game, setup)
    setup = Setup(setup.level, setup.seats, options, setup.pace)
    live = await visit.services.lifecycle.make(game.key, host, visit.lang, bots=True, setup=setup)
    return visit.go(f"/t/{live.state.id}")


def setup_fields(game: Game, fields: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form that set up this game."""
    names = ["level", f"seats:{game.key}"]
    names += [f"{name}:{game.key}" for name in quick_games.choices(game)]
    return {name: str(fields[name])[:40] for name in names if fields.get(name)}


async def call(visit: RequestContext, name: str) -> None:
    """Change the name of the person."""
    person = await visit.known()
    person.name = identity.shown_name(name, visit.speak("guest"))
    await visit.services.store.change_person(person.id, name=person.name)
    await visit.services.lifecycle.rename(person)


@router.get("/first/{key}", **PAGE)
async def show_first(visit: Visiting, key: str, part: bool = False) -> Response:
    """How to begin with a game one has not played; `part` is the form alone, for a dialog."""
    game = known_game(key)
    known = await quick_games.history_of(visit)
    usual = quick_games.usual_setup(game, known)
    setup = quick_games.read_setup(game, visit.request.query_params, usual)
    taught = len(lessons(game))
    return visit.page(
        "first_body.html" if part else "first.html",
        key=key,
        title=game_catalog.title(game, visit.lang),
        scene=lobby.scene(game.anchor),
        lessons=taught,
        how="play" if known.knows_family(game) else COACH,
        levels=lobby.levels([game], visit.lang),
        level=setup.level,
        setup=quick_games.setup_form(game, visit.lang, setup),
        part=part,
    )


@router.post("/new", **FORM)
async def new_table(visit: Visiting, form: Annotated[GameForm, Form()]) -> Response:
    """A room for friends: free seats, invitations, options."""
    game = known_game(form.game)
    host = await may_open(visit)
    setup = Setup(pace=visit.pace)
    live = await visit.services.lifecycle.make(game.key, host, visit.lang, bots=False, setup=setup)
    return visit.go(f"/t/{live.state.id}")


async def may_open(visit: RequestContext) -> Person:
    """Who opens a table, unless too many were opened within the hour."""
    services, address = visit.services, visit.request.scope["address"]
    if services.settings.limits and not services.rate_limits.tables_of_address.take(address):
        raise PageError(429, "too-many-tables")
    person = await visit.known()
    if services.settings.limits and not services.rate_limits.tables_of_person.take(str(person.id)):
        raise PageError(429, "too-many-tables")
    return person


def known_game(key: str) -> Game:
    if key not in games():
        raise PageError(404, "no-game")
    return games()[key]
