"""WebSockets: accepts the connections of a table; PROTOCOL.md says what is sent and refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quipu.play import hotseat
from quipu.play.encoding import encoded
from quipu.play.messages.server import Wait
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.server import close_codes
from quipu.server.net.arrival_queue import QueueFull, come_back
from quipu.server.net.connection import ClientConnection
from quipu.server.stats import collect
from quipu.server.tables import access
from quipu.server.tables.services import Services
from quipu.server.web.client_session import FIRST_WORD, ClientSession, next_text
from quipu.server.web.message_handlers import dispatch
from quipu.server.web.request_context import PageError, RequestContext

MOST_WATCHING: Final = 300  # at one table
WAIT_S: Final = 3.0  # after which a page that waits for its first view is told so, again and again
LEAST_SPREAD_S: Final = 4  # over which pages come back that could not be served


async def serve_line(services: Services, socket: WebSocket, table: str) -> None:
    """Accept a browser, show it the table and do what it asks until it leaves."""
    address = socket.scope["address"]
    await socket.accept()
    if services.settings.limits and is_full(services, address):
        await socket.close(close_codes.TOO_MANY, "too many connections")
        return
    services.connected[address] += 1
    try:
        await serve_accepted(services, socket, table, address)
    except WebSocketDisconnect:
        pass
    except QueueFull:
        await socket.close(
            close_codes.TRY_AGAIN_LATER, come_back(max(LEAST_SPREAD_S, services.spread()))
        )
    except Exception as error:  # noqa: BLE001  # whatever it is, the page is told to come back
        services.troubles.note(f"table {table}: a connection could not be served", error)
        with suppress(RuntimeError):  # it was closed already
            await socket.close(
                close_codes.TRY_AGAIN_LATER, come_back(max(LEAST_SPREAD_S, services.spread()))
            )
    finally:
        services.connected[address] -= 1
        if not services.connected[address]:
            del services.connected[address]


async def serve_accepted(services: Services, socket: WebSocket, table: str, address: str) -> None:
    """Wait for its hello, then for a slot in which its table is loaded and first shown."""
    try:
        async with asyncio.timeout(FIRST_WORD):
            text = await next_text(socket)
    except TimeoutError:
        await socket.close(close_codes.SILENT, "no hello")
        return
    session: ClientSession | None = None
    try:
        async with patience(services, socket), services.arrivals.slot(address):
            session = await greeted(services, socket, table, address)
            if session is None:
                return
            await session.hear(text)
        await session.listen(socket)
    finally:
        if session is not None:
            session.leave()


@asynccontextmanager
async def patience(services: Services, socket: WebSocket) -> AsyncIterator[None]:
    """Tell a page that waits that it was not forgotten, so that it does not try again."""

    async def tell() -> None:
        while True:
            await asyncio.sleep(WAIT_S)
            text = encoded(Wait(ahead=len(services.arrivals)))
            with suppress(Exception):
                await socket.send_text(text)

    task = asyncio.create_task(tell())
    try:
        yield
    finally:
        task.cancel()


async def greeted(
    services: Services, socket: WebSocket, table: str, address: str
) -> ClientSession | None:
    """Read person and table; None if this person has no such table, which it is told."""
    try:
        visit = await RequestContext.begin(services, socket)
    except PageError:
        await socket.close(close_codes.BANNED, "banned")
        return None
    live = await services.registry.get(table) if visit.may_enter else None
    if live is not None and not await access.may_come_now(services, live, visit.person_id):
        live = None
    if live is None:
        if visit.may_enter:
            await socket.close(close_codes.NO_TABLE, "no such table")
        else:
            await socket.close(close_codes.DOOR_CODE, "door code")
        return None
    person = visit.person_id
    if services.settings.limits and is_crowded(live, live.seat_of(person)):
        await socket.close(close_codes.TOO_MANY, "too many watch this table")
        return None
    name = visit.person.name if visit.person is not None else visit.speak("guest")
    seat = hotseat.own_eyes(live, person)
    viewer = ViewStream(live, seat, visit.lang, narrow=False)
    viewed = partial(collect.viewed, services, live)
    line = ClientConnection(socket, person, seat, name, viewer, viewed)
    session = ClientSession(services, live, line, address, dispatch)
    line.start()
    return session


def is_full(services: Services, address: str) -> bool:
    """Whether there are connections enough: from this address, or at this worker."""
    every, settings = services.connected, services.settings
    return every[address] >= settings.lines_per_address or every.total() >= settings.lines


def is_crowded(live: TableSession, seat: int) -> bool:
    """Whether enough people watch this table."""
    return seat < 0 and sum(map(live.is_watching, live.lines)) >= MOST_WATCHING
