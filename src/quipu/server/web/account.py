"""Own data: what is kept about a person, as a file of theirs, and how it is deleted."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Form
from pydantic import Field
from sqlalchemy import delete, select, update
from starlette.responses import JSONResponse, Response

from quipu.core.refusal import IllegalAction
from quipu.play import commands, table_setup
from quipu.play.session import TableSession
from quipu.play.state import Stage, TableState
from quipu.play.store import retry_on_conflict
from quipu.server.auth import identity
from quipu.server.db.models import (
    ChatMessageRow,
    GuestRow,
    Person,
    ProgressRow,
    SeatRow,
    TableRow,
    UploadRow,
)
from quipu.server.db.repository import Store
from quipu.server.tables.services import Services
from quipu.server.web.forms import FORM, PAGE, FormRoute, OwnForm
from quipu.server.web.pages import Visiting
from quipu.server.web.request_context import PageError

router = APIRouter(route_class=FormRoute)


@router.get("/privacy", **PAGE)
async def show_privacy(visit: Visiting) -> Response:
    """What is kept, for how long, and who sees it."""
    return visit.page("privacy.html", unsure=False)


@router.get("/me/data", response_class=JSONResponse)
async def export(visit: Visiting) -> Response:
    """Everything that is kept about this person; secrets are kept as hashes and not told."""
    if visit.person is None:
        raise PageError(404, "no-page")
    found = await about(visit.services.store, visit.person)
    text = json.dumps(found, ensure_ascii=False, indent=1)
    headers = {"Content-Disposition": 'attachment; filename="quipu.json"'}
    return Response(text, media_type="application/json", headers=headers)


class DeletionForm(OwnForm):
    sure: str = Field("", description="yes")


@router.post("/me/delete", **FORM)
async def forget(visit: Visiting, form: Annotated[DeletionForm, Form()]) -> Response:
    """Delete all of it; what others need of a game they played stays without this person."""
    if visit.person is None:
        raise PageError(404, "no-page")
    if form.sure != "yes":
        return visit.page("privacy.html", 422, unsure=True)
    await delete_person(visit.services, visit.person.id)
    visit.person = None
    visit.renew()
    return visit.go("/")


async def about(store: Store, person: Person) -> dict[str, Any]:
    async with store.reading(snapshot=True) as session:
        seats = await session.execute(
            select(TableRow.id, TableRow.game, TableRow.stage, SeatRow.seat, SeatRow.name)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.person == person.id)
            .order_by(TableRow.touched)
        )
        said = await session.scalars(
            select(ChatMessageRow)
            .where(ChatMessageRow.person == person.id)
            .order_by(ChatMessageRow.id)
        )
        learned = await session.scalars(
            select(ProgressRow.what)
            .where(ProgressRow.person == person.id)
            .order_by(ProgressRow.what)
        )
        guest = await session.scalars(select(GuestRow).where(GuestRow.person == person.id))
        brought = await session.scalars(select(UploadRow).where(UploadRow.person == person.id))
        return {
            "name": person.name,
            "known since": person.made,
            "seats": [dict(row) for row in seats.mappings()],
            "said": [{"table": each.table_id, "at": each.at, "words": each.words} for each in said],
            "learned": list(learned),
            "brought": [{"replay": row.id, "at": row.made, "record": row.text} for row in brought],
            "visited": [
                {
                    "table": each.table_id,
                    "admitted": each.admitted,
                    "muted": each.muted,
                    "removed": each.removed,
                }
                for each in guest
            ],
        }


async def delete_person(services: Services, person: int) -> None:
    async with services.store.reading() as session:
        found = select(SeatRow.table_id).where(SeatRow.person == person)
        tables = list(await session.scalars(found))
    for table in tables:
        live = await services.registry.get(table)
        if live is not None:
            await leave(services, live, person)
    nobody = identity.hashed(secrets.token_urlsafe(32)), identity.hashed(secrets.token_urlsafe(32))
    async with services.store.writing() as session:
        await session.execute(delete(ChatMessageRow).where(ChatMessageRow.person == person))
        await session.execute(delete(GuestRow).where(GuestRow.person == person))
        await session.execute(delete(ProgressRow).where(ProgressRow.person == person))
        films = delete(UploadRow).where(UploadRow.person == person).returning(UploadRow.id)
        for film in await session.scalars(films):
            services.films.pop(film, None)
        seats = update(SeatRow).where(SeatRow.person == person)  # of tables that rest
        await session.execute(seats.values(person=None))
        mine = update(Person).where(Person.id == person)
        await session.execute(mine.values(name="", secret=nobody[0], recovery=nobody[1]))
    await services.cut_off(person)


async def leave(services: Services, live: TableSession, person: int) -> None:
    """A table with nobody else, or a room of one's own, is removed; elsewhere a bot goes on."""
    others = [seat for seat in live.seats if seat.person not in (None, person)]
    if not others or (live.state.stage == "open" and live.state.host == person):
        await remove(services, live)
        return
    for seat in live.seats_of(person):
        if live.state.stage == "playing" and live.bot_of(seat) is None:
            with suppress(IllegalAction):
                await commands.hand_over(live, seat, True)
    await stand_up(services, live, person)


@retry_on_conflict
async def stand_up(services: Services, live: TableSession, person: int) -> None:
    async with live.changing():
        seats = live.seats_of(person)
        if not seats:
            return
        state = live.state
        for number in seats:
            seat = replace(state.seats[number], person=None)
            if state.stage in (Stage.OPEN, Stage.STARTING):
                seat = table_setup.new_seat(number, bot=table_setup.best_bot(live.game))
            state = table_setup.with_seat(state, seat)
        await services.lifecycle.save_setup(live, state)


async def remove(services: Services, live: TableSession) -> None:
    """A table and all that hangs on it."""
    async with live.lock:
        await remove_rows(services.store, live.state)
        services.registry.sessions.pop(live.state.id, None)
    await services.registry.close_table(live)


async def remove_rows(store: Store, state: TableState) -> None:
    async with store.writing() as session:
        await session.execute(delete(TableRow).where(TableRow.id == state.id))
        await store.tell(session, do="table", table=state.id, version=state.version + 1)
