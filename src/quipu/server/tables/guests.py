"""Guests: who may come to a table besides its seats, and what its host forbids there."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Form
from pydantic import Field
from starlette.responses import Response

from quipu.core.refusal import Refusal
from quipu.play import game_catalog, table_setup
from quipu.play.client import TableClient
from quipu.play.session import TableSession
from quipu.play.state import Stage, TableHealth
from quipu.play.store import retry_on_conflict
from quipu.server.tables.access import is_muted, may_come, may_come_now, sweep
from quipu.server.tables.services import Services
from quipu.server.web import lobby
from quipu.server.web.forms import BUTTON, FORM, PAGE, Back, FormRoute, Number, OwnForm
from quipu.server.web.pages import Visiting, back
from quipu.server.web.request_context import PageError, RequestContext

router = APIRouter(route_class=FormRoute)

__all__ = ["is_muted", "may_come", "sweep"]

MUTED: Final = Refusal("muted", "")


# ---- who may come -------------------------------------------------------------------------------


async def at_table(visit: Visiting, table: str) -> TableSession:
    """The table of an address, for those who may come to it; to others it does not exist."""
    live = await visit.services.registry.get(table)
    if live is None or not await may_come_now(visit.services, live, visit.person_id):
        raise PageError(404, "no-table")
    own_page = live.study is not None and visit.request.url.path == f"/t/{live.state.id}"
    if live.state.lesson is not None and not own_page:  # there is its table and nothing else
        raise PageError(404, "no-table")
    if live.frozen:
        raise (
            PageError(500, "damaged")
            if live.health is TableHealth.DAMAGED
            else PageError(200, "frozen")
        )
    return live


AtTable = Annotated[TableSession, Depends(at_table)]


async def as_host(visit: Visiting, live: AtTable) -> TableSession:
    if visit.person_id != live.state.host:
        raise PageError(403, "not-host")
    return live


AsHost = Annotated[TableSession, Depends(as_host)]


async def admit(visit: RequestContext, live: TableSession) -> None:
    """Whoever has a link of a table may watch it from now on, unless its host said no."""
    person = await visit.known()
    guest = await visit.services.store.guest(live.state.id, person.id)
    if guest is not None and guest.removed:
        raise PageError(404, "no-table")
    await visit.services.store.set_guest(live.state.id, person.id, admitted=True)


# ---- the link for watching ----------------------------------------------------------------------


@router.get("/w/{word}", **PAGE)
async def show_watching(visit: Visiting, word: str) -> Response:
    """Ask before anybody is admitted: previews of a link must not come in."""
    live = await watched(visit, word)
    if live.seat_of(visit.person_id) >= 0:
        return visit.go(f"/t/{live.state.id}")
    return to_watch(visit, live, f"/w/{word}")


@router.post("/w/{word}", **BUTTON)
async def watch(visit: Visiting, word: str) -> Response:
    """Be admitted to watch."""
    live = await watched(visit, word)
    await admit(visit, live)
    return visit.go(f"/t/{live.state.id}")


async def watched(visit: RequestContext, word: str) -> TableSession:
    table = await visit.services.store.watched(word[:40]) if word else None
    live = await visit.services.registry.get(table) if table is not None else None
    if live is None:
        raise PageError(404, "no-table")
    return live


def to_watch(
    visit: RequestContext, live: TableSession, where: str, why: str = "invited-to-watch"
) -> Response:
    """The page of a link at which there is no seat to take, but a game to watch."""
    return visit.page(
        "invitation.html",
        where=where,
        game=game_catalog.title(live.game, visit.lang),
        scene=lobby.scene(live.game.anchor),
        host=host_name(live),
        watching=True,
        why=why,
    )


def host_name(live: TableSession) -> str:
    return next((each.name for each in live.seats if each.person == live.state.host), "")


# ---- what the host does -------------------------------------------------------------------------


@router.get("/t/{table}/people", **PAGE)
async def show_people(visit: Visiting, live: AsHost, part: bool = False) -> Response:
    """Who is or was at the table; `part` is the list alone, to show over the table."""
    values = await people_values(visit, live, f"/t/{live.state.id}/people" + "?part=true" * part)
    title = game_catalog.title(live.game, visit.lang)
    return visit.page("people_part.html" if part else "people.html", title=title, **values)


class GuestForm(OwnForm):
    person: Number = Field(description="The number of a person.")
    do: Literal["mute", "unmute", "remove", "readmit"] = Field(description="What to do.")
    back: Back = ""


@router.post("/t/{table}/people", **FORM)
async def change_guest(
    visit: Visiting, live: AsHost, form: Annotated[GuestForm, Form()]
) -> Response:
    """Mute somebody for all, or remove somebody who watches or has not begun to play."""
    found = {each["id"]: each for each in await people_here(visit.services, live)}
    person, do = found.get(form.person), form.do
    if person is None:
        raise PageError(404, "no-table")
    if do in ("mute", "unmute"):
        await visit.services.store.set_guest(live.state.id, person["id"], muted=do == "mute")
    elif do == "remove" and person["removable"]:
        await remove(visit.services, live, person["id"])
    elif do == "readmit":
        await visit.services.store.set_guest(live.state.id, person["id"], removed=False)
    return visit.go(back(form.back, f"/t/{live.state.id}/people"))


@retry_on_conflict
async def remove(services: Services, live: TableSession, person: int) -> None:
    """Somebody may not come any more; links they may know lead nowhere from now on."""
    async with live.changing():
        seats = live.seats_of(person)
        if seats and live.state.stage != "open":
            return
        await services.store.set_guest(live.state.id, person, removed=True, admitted=False)
        state = live.state
        for seat in seats:
            state = table_setup.set_seat(state, seat, "guest")
        state = table_setup.renew_links(state)
        if state.stage == Stage.OPEN:
            await services.lifecycle.save_setup(live, state)
        else:
            live.apply_state(await services.store.save_links(state))
    await sweep(services, live)


async def people_here(services: Services, live: TableSession) -> list[dict[str, Any]]:
    """Everybody but the host who sits, watches, was admitted, or said something."""
    store, table = services.store, live.state.id
    guests = {guest.person: guest for guest in await store.guests(table)}
    seated = {seat.person for seat in live.seats if seat.person is not None}
    here = live.persons()
    spoke = {row.person for row in await store.recent_chat(table)}
    names = await store.names(sorted((seated | here | spoke | set(guests)) - {live.state.host}))
    return [
        {
            "id": person,
            "name": name,
            "where": "sits" if person in seated else "watches" if person in here else "gone",
            "muted": person in guests and guests[person].muted,
            "removed": person in guests and guests[person].removed,
            "removable": person not in seated or live.state.stage == "open",
        }
        for person, name in names.items()
    ]


def nameless(lines: set[TableClient]) -> int:
    """How many watch without ever having told a name."""
    return sum(1 for line in lines if line.person is None)


async def people_values(visit: RequestContext, live: TableSession, where: str) -> dict[str, Any]:
    listed = "link" if live.state.private else "yes" if live.state.watched else "no"
    return {
        "table": live.state.id,
        "people": await people_here(visit.services, live),
        "nameless": nameless(live.lines),
        "private": live.state.private,
        "listed": listed,
        "watch_link": room_link(visit, f"/w/{live.state.watch_word}"),
        "back": where,
    }


def room_link(visit: RequestContext, path: str) -> str:
    """An address of this server as others reach it."""
    host = visit.request.url.netloc
    if visit.services.network and visit.is_local:
        host = visit.services.network
    return f"{visit.request.scope['scheme']}://{host}{path}"
