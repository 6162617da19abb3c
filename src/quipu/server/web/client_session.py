"""A client's session at a table: reads its frames in order, answers refusals and faults."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.play import game_catalog
from quipu.play.broadcast import tell, tell_presence
from quipu.play.messages.client import Act, RequestId
from quipu.play.messages.decode import message_type, read_frame
from quipu.play.messages.server import Done, Refused
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.server import close_codes
from quipu.server.bots.external import ExternalBotStream
from quipu.server.net.connection import ClientConnection
from quipu.server.net.middleware import TokenBuckets
from quipu.server.tables.services import Services

FIRST_WORD: Final = 20.0  # seconds to say hello in
MAX_DETAIL_CHARACTERS: Final = 200
ACT: Final = message_type(Act)
NOT_STORED: Final = Refusal("not_stored", "")
UNSURE: Final = Refusal("unsure", "")


class ClientSession:
    """Handles the messages of one client, one after another."""

    def __init__(
        self,
        services: Services,
        live: TableSession,
        line: ClientConnection[ViewStream],
        address: str,
        dispatch: Callable[[ClientSession, dict[str, Any]], Awaitable[None]],
    ) -> None:
        self.services = services
        self.live = live
        self.line = line
        self.dispatch = dispatch
        self.name = f"person {line.person}" if line.person is not None else address
        self.hellos = TokenBuckets(5, 0.5)  # a whole view is the dearest thing to ask for

    async def listen(self, socket: WebSocket) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self.is_greeted else FIRST_WORD):
                    text = await next_text(socket)
            except TimeoutError:
                await socket.close(close_codes.SILENT, "no hello")
                return
            await self.wait_for(self.services.rate_limits.frames)
            await self.hear(text)

    @property
    def is_greeted(self) -> bool:
        return self.line in self.live.lines

    @property
    def bot(self) -> ExternalBotStream | None:
        """The stream of an external bot, if the client is one."""
        viewer = self.line.viewer
        return viewer if isinstance(viewer, ExternalBotStream) else None

    async def wait_for(self, buckets: TokenBuckets) -> None:
        """Delay a client that exceeds its rate limit; the others go on."""
        while self.services.settings.limits and not buckets.take(self.name):
            await asyncio.sleep(1 / buckets.rate)

    async def hear(self, text: str) -> None:
        """Handle one frame; whatever it is, the connection lives unless a `hello` failed."""
        body: dict[str, Any] = {}
        version = self.live.state.version
        try:
            body = read_frame(text)
            await self.dispatch(self, body)
        except IllegalAction as error:
            self.refuse(body, error.refusal)
        except Malformed as error:
            self.refuse(body, Refusal("malformed", "", str(error)[:MAX_DETAIL_CHARACTERS]))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            if body.get("type") == "hello":
                raise  # a page without its view would stay empty: it is told to come back
            self.services.troubles.note(f"table {self.live.state.id}: a request failed", error)
            self.report_fault(body, version)

    def report_fault(self, body: dict[str, Any], version: int) -> None:
        """After a fault, say what is known: stored, not stored, or neither for sure.

        `version` is that of the table before the request.
        """
        live, token = self.live, token_of(body)
        if body.get("type") == ACT and isinstance(token, str) and token in live.tokens:
            live.gallery.turn(is_watched=True)
            for line in live.lines:  # what failed may have been telling them
                line.show()
            self.line.send(Done(token=token))
        elif live.is_behind or live.state.version != version:
            self.refuse(body, UNSURE)
        else:
            self.refuse(body, NOT_STORED)

    def refuse(self, body: dict[str, Any], refusal: Refusal) -> None:
        """Tell the sender alone: code, paragraph and a sentence."""
        self.services.pulse.state.refused += body.get("type") == ACT
        speak = self.line.viewer.game_speak
        if not speak.has("refusal-" + refusal.code.replace("_", "-")):
            speak = self.line.viewer.speak
        words = game_catalog.refusal_words(speak, refusal)
        self.line.send(Refused(token=token_of(body), **words))

    # ---- coming and going -----------------------------------------------------------------

    def enter(self) -> None:
        """From here on this connection receives everything, also what came about on its way."""
        self.services.registry.sessions.wake(self.live.state.id)
        self.live.lines.add(self.line)
        if self.live.is_behind:
            self.services.neighbours.catch_up(self.live)

    def presence(self, before: set[int]) -> None:
        """Tell all who is here; if a seat came or went, also send views."""
        live, is_watching = self.live, self.live.is_watching(self.line)
        live.gallery.seldom(lambda: self.tell_presence(live))
        if not is_watching and live.state.stage == "playing" and live.here() != before:
            tell(live, but=self.line)

    def tell_presence(self, live: TableSession) -> None:
        tell_presence(live)
        self.services.neighbours.announce(live)

    def leave(self) -> None:
        here = self.live.here()
        self.live.lines.discard(self.line)
        self.line.stop()
        if not self.services.is_draining:  # who is sent elsewhere is not away
            self.presence(here)


def token_of(body: dict[str, Any]) -> RequestId:
    """What names a request in its answer: a short text or a number, otherwise nothing."""
    token = body.get("token")
    return token if isinstance(token, (str, int)) else None


async def next_text(socket: WebSocket) -> str:
    """The next frame; one of bytes is as good as none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return str(message.get("text") or "")
