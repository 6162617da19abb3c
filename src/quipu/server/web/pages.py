"""Pages: lobby, rules, person, door and settings; what changes something is a form of ours."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Form, Query
from pydantic import Field
from sqlalchemy import update
from starlette.requests import Request
from starlette.responses import Response

from quipu.play import bot_speed
from quipu.server.auth import identity
from quipu.server.db.models import Person
from quipu.server.tables import quick_games, rematches
from quipu.server.web import lobby
from quipu.server.web.forms import BUTTON, FORM, PAGE, Back, FormRoute, Name, OwnForm
from quipu.server.web.request_context import (
    DOOR,
    MOTIONS,
    TEXT_SIZES,
    THEMES,
    PageError,
    RequestContext,
)
from quipu.texts import LANGUAGES

router = APIRouter(route_class=FormRoute)


async def visiting(request: Request) -> RequestContext:
    """The visit of a request; on a private server only with the door code."""
    visit = await RequestContext.begin(request.app.state.services, request)
    if not visit.may_enter:
        raise PageError(401, "door")
    return visit


async def at_the_door(request: Request) -> RequestContext:
    return await RequestContext.begin(request.app.state.services, request)


Visiting = Annotated[RequestContext, Depends(visiting)]


@router.get("/", **PAGE)
async def show_lobby(visit: Visiting) -> Response:
    """The lobby: games, own tables, open and running ones."""
    return visit.page(
        "lobby.html",
        cards=lobby.cards(visit.lang, await quick_games.history_of(visit)),
        left_out=lobby.left_out_games(),
        own=await lobby.own_tables(visit),
        rematches=await rematches.waiting_for(visit),
        finished=await lobby.finished_tables(visit),
        open=await lobby.open_tables(visit),
        running=await lobby.running_tables(visit),
        handbook=visit.services.settings.handbook() is not None,
    )


@router.get("/watch", **PAGE)
async def show_running(visit: Visiting) -> Response:
    """Tables to watch."""
    running = await lobby.running_tables(visit)
    return visit.page("watch.html", running=running, cards=lobby.cards(visit.lang))


# ---- the person -----------------------------------------------------------------------------


@router.get("/me", **PAGE)
async def show_person(
    visit: Visiting, to: Annotated[str, Query(max_length=200)] = "/me"
) -> Response:
    """Name and recovery; after a change of name one goes `to` where one came from."""
    return await person_page(visit, to=back(to, "/me"))


async def person_page(
    visit: RequestContext,
    status: int = 200,
    *,
    to: str = "/me",
    code: str = "",
    wrong: bool = False,
) -> Response:
    own, finished = await lobby.own_tables(visit), await lobby.finished_tables(visit)
    values = {"to": to, "code": code, "wrong": wrong, "own": own, "finished": finished}
    return visit.page("person.html", status, **values)


class NameForm(OwnForm):
    name: Name = ""
    back: Back = ""


@router.post("/me/name", **FORM)
async def rename(visit: Visiting, form: Annotated[NameForm, Form()]) -> Response:
    """Change the name that the others see."""
    person = await visit.known()
    person.name = identity.shown_name(form.name, visit.speak("guest"))
    await visit.services.store.change_person(person.id, name=person.name)
    await visit.services.lifecycle.rename(person)
    return visit.go(back(form.back, "/me"))


@router.post("/me/code", **BUTTON)
async def new_code(visit: Visiting) -> Response:
    """A fresh recovery code, shown once; the old one no longer works."""
    person = await visit.known()
    code = identity.recovery_code()
    kept = identity.hashed(identity.same_code(code))
    await visit.services.store.change_person(person.id, recovery=kept)
    return await person_page(visit, code=code)


class RecoveryForm(OwnForm):
    code: str = Field("", description="A recovery code.")


@router.post("/me/recover", **FORM)
async def recover(visit: Visiting, form: Annotated[RecoveryForm, Form()]) -> Response:
    """Become the person of a recovery code, once; the other device keeps playing no longer."""
    may_try_code(visit)
    code = identity.same_code(form.code[:60])
    found = await visit.services.store.recovered(identity.hashed(code))
    if found is None:
        return await person_page(visit, 403, wrong=True)
    visit.renew()
    fresh = identity.recovery_code()
    if not await moved(visit, found.id, code, fresh):  # by somebody else, with the same code
        return await person_page(visit, 403, wrong=True)
    await visit.services.cut_off(found.id)
    visit.person = found
    return await person_page(visit, code=fresh, to="/")


async def moved(visit: RequestContext, person: int, code: str, fresh: str) -> bool:
    """Take the person over, once: the code that was used gives way to a fresh one."""
    mine = update(Person).where(Person.id == person, Person.recovery == identity.hashed(code))
    kept = identity.hashed(identity.same_code(fresh))
    async with visit.services.store.writing() as session:
        done = await session.execute(
            mine.values(secret=identity.hashed(visit.secret), recovery=kept)
        )
    return bool(getattr(done, "rowcount", 0))


def may_try_code(visit: RequestContext) -> None:
    """Codes are not to be guessed: a few tries, then one in five seconds."""
    services = visit.services
    if services.settings.limits and not services.rate_limits.codes.take(
        visit.request.scope["address"]
    ):
        raise PageError(429, "too-many")


def is_code(visit: RequestContext, given: str, code: str) -> bool:
    """Compare a code that programs show with every request: only wrong ones count as tries.

    Once too many were wrong nothing is compared any more, so a right guess is not noticed either.
    """
    services, address = visit.services, visit.request.scope["address"]
    if services.settings.limits and not services.rate_limits.codes.has(address):
        raise PageError(429, "too-many")
    if identity.is_same(given, code):
        return True
    services.rate_limits.codes.take(address)
    return False


# ---- settings and the door ------------------------------------------------------------------


SETTINGS: Final = {
    "lang": tuple(LANGUAGES),
    "theme": (*THEMES, "system"),
    "text": TEXT_SIZES,
    "motion": MOTIONS,
    "pace": tuple(bot_speed.FACTORS),
}


@router.get("/settings", **PAGE)
async def show_settings(
    visit: Visiting, to: Annotated[str, Query(max_length=200)] = "/"
) -> Response:
    """What a person may set; every change is saved as it is made. `to` is where one came from."""
    return visit.page(
        "settings.html",
        to=back(to, "/"),
        paces=bot_speed.offered(visit.speak),
        pace=visit.pace,
        sizes=TEXT_SIZES,
    )


class SettingsForm(OwnForm):
    lang: str = Field("", description="en, de or nl.")
    theme: str = Field("", description="light, dark or system.")
    text: str = Field("", description="The text size in per cent: 90, 100, 110, 120 or 130.")
    motion: str = Field("", description="system or reduced.")
    pace: str = Field("", description="calm, brisk or at_once: of the bots at new tables.")
    back: Back = ""


@router.post("/settings", **FORM)
async def settle(
    visit: Annotated[RequestContext, Depends(at_the_door)], form: Annotated[SettingsForm, Form()]
) -> Response:
    """Change settings of this browser; unknown values are ignored."""
    answer = visit.go(back(form.back, "/"))
    given = form.model_dump()
    for name, values in SETTINGS.items():
        if given[name] in values:
            visit.set_cookie(answer, name, given[name])
    return answer


class DoorForm(OwnForm):
    code: str = Field("", description="The door code.")
    back: Back = ""


@router.post("/door", **FORM)
async def knock(
    visit: Annotated[RequestContext, Depends(at_the_door)], form: Annotated[DoorForm, Form()]
) -> Response:
    """Come in with the door code."""
    may_try_code(visit)
    code = visit.services.settings.door_code
    given = form.code[:40].strip()
    if not code or not identity.is_same(given.casefold(), code.casefold()):
        return visit.page("door.html", 403, wrong=True)
    answer = visit.go(back(form.back, "/"))
    visit.set_cookie(answer, DOOR, identity.door_pass(code, visit.secret))
    return answer


def back(where: str, otherwise: str) -> str:
    """A path of this server to return to, never another host."""
    fine = where.startswith("/") and not where.startswith("//") and "\\" not in where
    return where if fine and len(where) < 200 and where.isprintable() else otherwise
