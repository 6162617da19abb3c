"""Access: an id for each request and connection, counts of their outcomes, and an access log.

The log is written only if a file was named. Its lines hold no address and no person, and links
that admit somebody are cut: what it says of people is what the privacy page says.
"""

from __future__ import annotations

import logging
import re
import secrets
from contextvars import ContextVar
from logging.handlers import WatchedFileHandler
from time import monotonic
from typing import Any, Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quipu.server.config import Settings

REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
HEADER: Final = b"x-request-id"
GIVEN: Final = re.compile(r"[A-Za-z0-9-]{8,64}")  # by a proxy
LINKS: Final = re.compile(r"^/(j|w|r)/[^/]+")
log = logging.getLogger("quipu.access")


class AccessLogMiddleware:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.is_logged = bool(settings.access_log)
        if self.is_logged:
            open_log(settings.access_log)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if is_sent_on(scope):
            await self.refuse(scope, receive, send)
            return
        visit = Noted(scope)
        REQUEST_ID.set(visit.id)
        try:
            await self.app(scope, visit.hearing(receive), visit.telling(send))
        finally:
            visit.end(self.is_logged)

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """This worker drains: a proxy asks the next one."""
        if scope["type"] == "http":
            await AWAY(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(AWAY)


AWAY: Final = PlainTextResponse(
    "This server is about to end.", status_code=503, headers={"Retry-After": "1"}
)
WATCHED: Final = ("/health", "/metrics", "/operator")


def is_sent_on(scope: Scope) -> bool:
    """Whether this worker drains and leaves this to others; forms are taken to the end."""
    state: Any = scope["app"].state if "app" in scope else None
    services = getattr(state, "services", None)
    if services is None or not services.is_draining or scope["path"] in WATCHED:
        return False
    return scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD")


class Noted:
    """One request, or one WebSocket from its opening to its close."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.began = monotonic()
        self.code = 0
        self.is_open = False  # a WebSocket that was accepted
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        known = given.decode("latin-1")
        self.id = known if GIVEN.fullmatch(known) else secrets.token_hex(6)

    def hearing(self, receive: Receive) -> Receive:
        async def hear() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect" and self.is_open and not self.code:
                self.code = int(message.get("code", 1005))
            return message

        return hear

    def telling(self, send: Send) -> Send:
        async def tell(message: Message) -> None:
            kind = message["type"]
            if kind == "http.response.start":
                self.code = int(message["status"])
                message = {**message, "headers": [*message["headers"], (HEADER, self.id.encode())]}
            elif kind == "websocket.accept":
                self.is_open = True
            elif kind == "websocket.close" and self.is_open and not self.code:
                self.code = int(message.get("code", 1000))
            await send(message)

        return tell

    def end(self, is_logged: bool) -> None:
        state: Any = self.scope["app"].state if "app" in self.scope else None
        services = getattr(state, "services", None)
        is_line = self.scope["type"] == "websocket"
        if services is not None and self.code:
            (services.pulse.ended if is_line else services.pulse.answered)(self.code)
        if is_logged:
            path = LINKS.sub(r"/\1/…", str(self.scope["path"]))[:200]
            method = "LINE" if is_line else self.scope["method"]
            took = round(1000 * (monotonic() - self.began))
            log.info("%s %s %s %s %s ms", self.id, method, path, self.code or "-", took)


def open_log(file: str) -> None:
    """One file for all workers; it is opened again when something else has taken it away."""
    if any(isinstance(each, WatchedFileHandler) for each in log.handlers):
        return
    handler = WatchedFileHandler(file, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
