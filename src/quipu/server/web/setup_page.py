"""Rooms: changing a table before it begins, joining by invitation, the result."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Form, Query
from pydantic import Field
from starlette.responses import JSONResponse, PlainTextResponse, Response

from quipu.core.refusal import IllegalAction
from quipu.play import bot_speed, game_catalog, hotseat, table_setup
from quipu.play.ending import ending
from quipu.play.messages.encode import encode
from quipu.play.replay import summary
from quipu.play.session import TableSession
from quipu.play.state import TableState
from quipu.play.store import VersionConflict, retry_on_conflict
from quipu.presenting import presenter
from quipu.server.auth import identity
from quipu.server.db.models import Person
from quipu.server.net import lan
from quipu.server.tables import guests, rematches
from quipu.server.tables.guests import AsHost, AtTable
from quipu.server.web import lesson_pages, lobby
from quipu.server.web.forms import (
    BUTTON,
    FORM,
    PAGE,
    Back,
    FormRoute,
    Name,
    Number,
    OwnForm,
    YesNo,
)
from quipu.server.web.pages import Visiting, back
from quipu.server.web.play_pages import may_open
from quipu.server.web.puzzle_shelf import on_shelf
from quipu.server.web.request_context import PageError, RequestContext
from quipu.server.web.setup_form import room_values

router = APIRouter(route_class=FormRoute)


@router.get("/j/{invitation}", **PAGE)
async def show_invitation(visit: Visiting, invitation: str) -> Response:
    """Ask before a seat is taken: previews of a link must not sit down."""
    number, live = await invited(visit, invitation)
    if live.seat_of(visit.person_id) >= 0:
        return visit.go(f"/t/{live.state.id}")
    if live.state.stage != "open":
        return guests.to_watch(visit, live, f"/j/{invitation}")
    if live.state.locked or seat_for(live, number) is None:
        why = "invited-locked" if live.state.locked else "invited-full"
        return guests.to_watch(visit, live, f"/j/{invitation}", why)
    return visit.page(
        "invitation.html",
        where=f"/j/{invitation}",
        game=game_catalog.title(live.game, visit.lang),
        scene=lobby.scene(live.game.anchor),
        host=guests.host_name(live),
        watching=False,
        why="invited-by",
    )


def seat_for(live: TableSession, number: int) -> int | None:
    """The seat that a link to this one leads to: itself, or another free one."""
    return number if live.seats[number].person is None else table_setup.free_seat(live.seats)


async def invited(visit: RequestContext, invitation: str) -> tuple[int, TableSession]:
    """The seat of an invitation and its table, unless the host removed this person."""
    seat = await visit.services.store.invitation(invitation[:40])
    live = await visit.services.registry.get(seat.table_id) if seat is not None else None
    if live is None or seat is None:
        raise PageError(404, "no-table")
    person = visit.person_id
    guest = await visit.services.store.guest(live.state.id, person) if person is not None else None
    if guest is not None and guest.removed:
        raise PageError(404, "no-table")
    return seat.seat, live


class JoinForm(OwnForm):
    name: Name = ""
    watch: str = Field("", description="yes: watch, if no seat can be taken.")


@router.post("/j/{invitation}", **FORM)
@retry_on_conflict
async def join(visit: Visiting, invitation: str, form: Annotated[JoinForm, Form()]) -> Response:
    """Take the seat of an invitation, or another free one; watch a game that runs already."""
    number, live = await invited(visit, invitation)
    person = await visit.known()
    if form.name.strip():
        person.name = identity.shown_name(form.name, person.name)
        await visit.services.store.change_person(person.id, name=person.name)
    async with live.changing():
        seat = seat_for(live, number) if not live.state.locked else None
        if live.state.stage != "open" or (seat is None and form.watch == "yes"):
            await guests.admit(visit, live)
        elif seat is None and live.seat_of(person.id) < 0:
            return visit.go(f"/j/{invitation}")
        elif seat is not None:
            await visit.services.lifecycle.save_setup(
                live, table_setup.sit_down(live.state, seat, person)
            )
    return visit.go(f"/t/{live.state.id}")


class SeatForm(OwnForm):
    name: str = Field("", description="Of one more at this device.")


@router.post("/t/{table}/sit", **FORM)
@retry_on_conflict
async def sit(visit: Visiting, live: AtTable, form: Annotated[SeatForm, Form()]) -> Response:
    """Take a free seat of an open table; who sits already, for somebody beside them."""
    person = await visit.known()
    async with live.changing():
        number, mine = table_setup.free_seat(live.seats), live.seats_of(person.id)
        if (live.state.private and not mine) or live.state.locked:
            raise PageError(409, "seat-taken")
        if live.state.stage != "open" or number is None:
            raise PageError(409, "seat-taken")
        if mine:
            state = table_setup.sit_beside(live.state, number, person.id, form.name)
        else:
            state = table_setup.sit_down(live.state, number, person)
        await visit.services.lifecycle.save_setup(live, state)
    return visit.go(f"/t/{live.state.id}")


@router.post("/t/{table}/leave", **BUTTON)
@retry_on_conflict
async def leave(visit: Visiting, live: AtTable) -> Response:
    """Give one's seat back before the start; the host stays."""
    async with live.changing():
        seats = live.seats_of(visit.person_id)
        if seats and live.state.stage == "open" and visit.person_id != live.state.host:
            state = live.state
            for seat in seats:
                state = table_setup.set_seat(state, seat, "guest")
            await visit.services.lifecycle.save_setup(live, state)
    return visit.go("/")


# ---- the table ------------------------------------------------------------------------------


@router.get("/t/{table}", **PAGE)
async def show_table(visit: Visiting, live: AtTable, part: bool = False) -> Response:
    """The room before the start, then the table; `part` is the room alone, to swap in place."""
    seat, mine = live.seat_of(visit.person_id), live.seats_of(visit.person_id)
    if live.state.stage == "open":
        values = room_values(visit, live)
        if values["is_host"]:
            values |= await guests.people_values(visit, live, f"/t/{live.state.id}")
        return visit.page("room_body.html" if part else "room.html", **values)
    return visit.page(
        "table.html",
        table=live.state.id,
        key=live.game.key,
        surface=presenter(live.game).surface,
        seat=seat,
        device=[live.names[each] for each in mine] if len(mine) > 1 else [],
        title=game_catalog.title(live.game, visit.lang),
        aim=game_catalog.aim(live.game, visit.lang, agreed_options(live)),
        is_host=visit.person_id == live.state.host,
        has_stats=live.study is None and bool(presenter(live.game).fair),
        paces=bot_speed.offered(visit.speak),
        watched=live.state.watched and not live.state.private,
        address=str(visit.request.base_url).rstrip("/"),
        lesson=await lesson_pages.at_lesson(visit, live) if live.lesson is not None else None,
        puzzle=await on_shelf(visit, live.puzzle) if live.puzzle is not None else None,
    )


def agreed_options(live: TableSession) -> dict[str, object]:
    return table_setup.agreed(live.game, len(live.seats), live.state.options)


class WatchingForm(OwnForm):
    watch: YesNo | Literal["link"] = Field(description="yes (listed), no (by address) or link.")
    back: Back = ""


@router.post("/t/{table}/watching", **FORM)
@retry_on_conflict
async def change_watching(
    visit: Visiting, live: AsHost, form: Annotated[WatchingForm, Form()]
) -> Response:
    """Who may watch a running game: everybody, those with its address, or those with a link."""
    if live.state.stage != "open":
        async with live.changing():
            await live.change_state(private=form.watch == "link", watched=form.watch == "yes")
        await guests.sweep(visit.services, live)
    return visit.go(back(form.back, f"/t/{live.state.id}"))


class RoomForm(OwnForm):
    """One change of a room; what is not given stays."""

    game: str | None = Field(None, description="The key of a game.")
    count: Number | None = Field(None, description="How many seats.")
    option: str | None = Field(
        None, description="The name of an option; `value` is what it shall be."
    )
    value: str = Field("", description="The value of the option.")
    seat: Number | None = Field(None, description="The number of a seat; `to` says for whom.")
    to: str = Field(
        "", description="A bot, guest, or device: for somebody at the host's own, called `name`."
    )
    name: str = Field("", description="Of somebody at this device.")
    clock: str | None = Field(None, description="Seconds for a decision, 0 for no clock.")
    pace: str | None = Field(None, description="calm, brisk or at_once: how fast bots are.")
    who: Literal["private", "open"] | None = Field(None, description="Who may sit down.")
    watch: YesNo | None = Field(None, description="Whether the running game is listed.")
    hints: YesNo | None = Field(None, description="Whether a bot may be asked what it would do.")
    lock: YesNo | None = Field(None, description="Whether nobody else may sit down.")
    start: str | None = Field(None, description="Anything: the game begins.")


@router.post("/t/{table}/room", **FORM)
@retry_on_conflict
async def change_room(visit: Visiting, live: AsHost, form: Annotated[RoomForm, Form()]) -> Response:
    """One change by the host: game, seats, an option, who may join, or the start."""
    async with live.changing():
        if live.state.stage != "open":
            return visit.go(f"/t/{live.state.id}")
        try:
            state = apply_change(live.state, form)
            if form.start is not None:
                await visit.services.lifecycle.start(live, state, visit.lang)
            else:
                await visit.services.lifecycle.save_setup(live, state)
        except VersionConflict:
            raise
        except IllegalAction as error:
            return visit.go(f"/t/{live.state.id}?why={error.refusal.code}")
    await guests.sweep(visit.services, live)
    return visit.go(f"/t/{live.state.id}")


def apply_change(state: TableState, form: RoomForm) -> TableState:
    """The table after what one form asks."""
    if form.game is not None:
        state = table_setup.set_game(state, form.game)
    if form.count is not None:
        state = table_setup.set_count(state, form.count)
    if form.option is not None:
        state = table_setup.set_option(state, len(state.seats), form.option, form.value)
    if form.seat is not None:
        state = table_setup.set_seat(state, form.seat, form.to, form.name)
    if form.clock is not None:
        state = table_setup.set_clock(state, form.clock)
    if form.pace is not None:
        state = table_setup.set_pace(state, form.pace)
    return with_access(state, form)


def with_access(state: TableState, form: RoomForm) -> TableState:
    """Who may sit down, watch and ask for hints."""
    if form.who is not None:
        state = replace(state, private=form.who == "private")
    if form.watch is not None:
        state = replace(state, watched=form.watch == "yes")
    if form.hints is not None:
        state = replace(state, hints=form.hints == "yes")
    if form.lock is not None:
        state = replace(state, locked=form.lock == "yes")
    return state


@router.post("/t/{table}/network", **BUTTON)
async def open_network(visit: Visiting, live: AtTable) -> Response:
    """Open this server to the local network; only whoever sits at this machine may."""
    if not visit.is_local or visit.request.scope["address"] not in lan.LOOPBACK:
        raise PageError(403, "not-host")
    await lan.open_to_network(visit.services, visit.request.scope["app"].state.asgi)
    return visit.go(f"/t/{live.state.id}")


# ---- the end --------------------------------------------------------------------------------


@router.get("/t/{table}/result", **PAGE)
async def show_result(
    visit: Visiting, live: AtTable, head: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Who won and why, points by source, the race, luck, the proof."""
    if live.table is None or live.table.ended is None:
        return visit.go(f"/t/{live.state.id}")
    record, seat = live.table.record, hotseat.own_eyes(live, visit.person_id)
    found = await asyncio.to_thread(summary.summary, live.game, record, visit.lang, head, seat)
    scale = max([1, *found["points"], *found["bars"]])
    looks = zip(found["colours"], found["stamps"], strict=True)
    return visit.page(
        "result.html",
        table=live.state.id,
        key=live.game.key,
        title=game_catalog.title(live.game, visit.lang),
        scene=lobby.scene(live.game.anchor),
        seat=seat,
        is_seated=live.seat_of(visit.person_id) >= 0,
        result=found,
        end=ending(live.game, live.table, seat, visit.lang),
        looks=[{"colour": colour, "stamp": stamp} for colour, stamp in looks],
        scale=scale,
        notch=summary.notch(scale),
    )


@router.get("/t/{table}/record", response_class=PlainTextResponse)
async def download(visit: Visiting, live: AtTable) -> Response:
    """The finished game as a file; while it runs it would tell secrets."""
    if live.table is None or live.table.ended is None:
        raise PageError(404, "not-over")
    name = f'attachment; filename="{live.game.key}-{live.state.id}.quipu"'
    return PlainTextResponse(live.table.record.text(), headers={"Content-Disposition": name})


@router.get("/t/{table}/rematch")
async def show_rematch(visit: Visiting, live: AtTable) -> Response:
    """The rematch as this person may read it, or null: for pages without a line of their own."""
    made = await rematches.following(visit.services, live)
    found = None
    if made is not None:
        found = encode(rematches.shown(live, made, visit.person_id, visit.speak))
        del found["type"]
    return JSONResponse(found, headers={"Cache-Control": "no-store"})


@router.post("/t/{table}/rematch", **BUTTON)
@retry_on_conflict
async def rematch(visit: Visiting, live: AtTable) -> Response:
    """Ask for another game, or join the one that somebody asked for."""
    if live.table is None or live.table.ended is None or visit.person is None:
        raise PageError(409, "not-over")
    if live.seat_of(visit.person.id) < 0:
        raise PageError(403, "not-host")
    async with live.changing():
        made = await rematches.following(visit.services, live)
        if made is None:
            await may_open(visit)
            made = await visit.services.registry.put(rematches.new_room(live, visit.person), live)
            rematches.announce(visit.services, live, made)
    await join_rematch(visit, live, made, visit.person)
    return visit.go(f"/t/{made.state.id}")


async def join_rematch(
    visit: RequestContext, old: TableSession, made: TableSession, person: Person
) -> None:
    """Take the seat kept for this person; the last one to join starts the game."""
    async with made.changing():
        if made.state.stage != "open":
            if made.seat_of(person.id) < 0:
                await guests.admit(visit, made)
            return
        came = made.seat_of(person.id) < 0
        state = rematches.sit_down(old, made.state, person)
        if not any(seat.person == person.id for seat in state.seats):
            raise PageError(409, "seat-taken")
        if rematches.is_complete(old, state):
            await visit.services.lifecycle.start(made, state, visit.lang)
        elif came:
            await visit.services.lifecycle.save_setup(made, state)
