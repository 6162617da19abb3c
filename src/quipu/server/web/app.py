"""The application: routes, sockets, static files and the guard around them."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib.resources import files

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.websockets import WebSocketDisconnect

import quipu
from quipu.drawing import font_file, font_names
from quipu.registry import broken_plugins
from quipu.server.config import Settings
from quipu.server.db import key_encryption
from quipu.server.net.access_log import AccessLogMiddleware
from quipu.server.net.http_server import ConnectionLimiter
from quipu.server.net.middleware import BodyTooLarge, SecurityMiddleware
from quipu.server.tables import guests
from quipu.server.tables.services import Services
from quipu.server.web import (
    account,
    analysis,
    closed_page,
    docs,
    lesson_pages,
    moderation,
    operator,
    pages,
    play_pages,
    puzzle_pages,
    replays,
    rules,
    setup_page,
)
from quipu.server.web.assets import sent_file
from quipu.server.web.request_context import (
    DRAWINGS,
    FOLDERS,
    PageError,
    RequestContext,
    game_styles,
    mark,
)
from quipu.server.web.ws import serve_line

FOREVER = "public, max-age=31536000, immutable"


def create_app(settings: Settings) -> FastAPI:
    """One server as an ASGI application; the house opens and closes with it."""

    key_encryption.use(settings.data_key)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        await services.open()
        yield
        await services.close()

    app = FastAPI(
        title="Quipu", version=quipu.__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.asgi = app
    app.state.crowd = ConnectionLimiter(settings)
    app.include_router(pages.router)
    app.include_router(play_pages.router)
    app.include_router(setup_page.router)
    app.include_router(guests.router)
    app.include_router(replays.router)
    app.include_router(analysis.router)
    app.include_router(rules.router)
    app.include_router(lesson_pages.router)
    app.include_router(puzzle_pages.router)
    app.include_router(operator.router)
    app.include_router(account.router)
    app.include_router(docs.router)
    app.include_router(closed_page.router)
    app.include_router(moderation.router)
    app.add_api_route("/static/{marked}/{folder}/{name}", static, include_in_schema=False)
    app.add_api_route("/health", health)
    app.add_api_websocket_route("/t/{table}/line", line)
    app.add_exception_handler(PageError, calm_page)
    app.add_exception_handler(HTTPException, nothing_here)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(BodyTooLarge, too_much)
    app.add_exception_handler(ClientDisconnect, nobody_there)
    app.add_exception_handler(SQLAlchemyError, out_of_reach)
    app.add_exception_handler(OSError, out_of_reach)
    app.add_middleware(GZipMiddleware, minimum_size=700, compresslevel=4)
    app.add_middleware(SecurityMiddleware, settings=settings)
    app.add_middleware(AccessLogMiddleware, settings=settings)
    return app


async def line(socket: WebSocket, table: str) -> None:
    with suppress(OSError, WebSocketDisconnect):  # who has left while the line was opened
        await serve_line(socket.app.state.services, socket, table)


async def health(request: Request) -> Response:
    """Whether all is well, and what is wrong (503) if not; no table is named."""
    wrong = request.app.state.services.wrong()
    left = [each.to_json() for each in broken_plugins()]  # games that are broken hurt nobody else
    body = {"quipu": quipu.__version__, "wrong": wrong, "left_out": left}
    return JSONResponse(body, status_code=503 if wrong else 200)


async def static(marked: str, folder: str, name: str) -> Response:
    """Files of the page; an address with the mark of today's files may be kept for good."""
    headers = {"Cache-Control": FOREVER if marked == mark() else "no-store"}
    if folder == DRAWINGS and name in game_styles():
        return Response(game_styles()[name], media_type="text/css", headers=headers)
    if folder == "fonts" and name in font_names():
        return Response(font_file(name), media_type="font/woff2", headers=headers)
    if name not in file_names(folder):
        return PlainTextResponse("There is no such file.", status_code=404)
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    return Response(sent_file(folder, name), media_type=kind, headers=headers)


@cache
def file_names(folder: str) -> frozenset[str]:
    """The files that may be asked for by name; no other name ever reaches the disk."""
    if folder not in FOLDERS:
        return frozenset()
    return frozenset(each.name for each in (files("quipu.web") / folder).iterdir())


# ---- when something is missing --------------------------------------------------------------


async def calm_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, PageError)
    visit = await RequestContext.begin(request.app.state.services, request)
    if error.key == "door":
        return visit.page("door.html", error.code, wrong=False)
    answer = visit.notice(error.key, error.code)
    if error.code == 429:
        answer.headers["Retry-After"] = "120"
    return answer


async def nothing_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    visit = await RequestContext.begin(request.app.state.services, request)
    if not visit.may_enter:
        return visit.page("door.html", 401, wrong=False)
    return visit.notice("no-page", error.status_code)


async def not_understood(request: Request, error: Exception) -> Response:
    visit = await RequestContext.begin(request.app.state.services, request)
    return visit.notice("no-page", 422)


async def nobody_there(request: Request, error: Exception) -> Response:
    """Who asked left before the end of the question; nobody reads this."""
    return PlainTextResponse("", status_code=400)


async def out_of_reach(request: Request, error: Exception) -> Response:
    """The storage fails: nothing was changed, and it will go on."""
    services = request.app.state.services
    services.troubles.note(f"{request.method} {request.url.path} could not be answered", error)
    return RequestContext(services, request).notice("storage", 503)


async def too_much(request: Request, error: Exception) -> Response:
    return PlainTextResponse("This is too much.", status_code=413)
