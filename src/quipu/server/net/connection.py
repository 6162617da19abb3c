"""Line: one connected browser, whose messages are sent in order without holding up the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

from quipu.play.client import HotSeat, ViewSource
from quipu.play.encoding import encoded
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.server import NotShown, ServerMessage

log = logging.getLogger("quipu.server")

LONGEST_QUEUE: Final = 200
LONGEST_SEND: Final = 20.0  # seconds
ENDING: Final[set[asyncio.Task[None]]] = set()  # held until they are over
VIEW: Final = None  # in the queue: the view of the moment at which it is sent


class WebSocketLike(Protocol):
    """What a line needs of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


View = TypeVar("View", bound=ViewSource)


class ClientConnection(Generic[View]):
    """A queue of messages and the task that sends them; a client that does not read is dropped."""

    def __init__(
        self,
        wire: WebSocketLike,
        person: int | None,
        seat: int,
        name: str,
        viewer: View,
        viewed: Callable[[float], None] | None = None,
    ) -> None:
        self.wire = wire
        self.person = person
        self.seat = seat
        self.name = name
        self.viewer: View = viewer
        self.curtain: HotSeat | None = None  # of a device at which several people sit
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)
        self.began: float | None = None  # when somebody asked for what the next view shows
        self.viewed = viewed  # told how long it took until it was sent
        self.is_asked = False  # whether a view is the last thing in the queue
        self.task: asyncio.Task[None] | None = None
        self.sending: float | None = None  # since when
        self.watch: asyncio.TimerHandle | None = None  # over what is being sent

    def start(self) -> None:
        self.task = asyncio.create_task(self._empty())

    def send(self, message: ServerMessage | BotServerMessage) -> None:
        self.put(encoded(message))

    def show(self, began: float | None = None) -> None:
        """A view of what is true when its turn comes; several in a row are one."""
        self.began = began if self.began is None else self.began
        if not self.is_asked:
            self.put(VIEW)
            self.is_asked = True

    def put(self, text: str | None) -> None:
        """What was written once may be put into many lines."""
        self.is_asked = False
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()

    async def _empty(self) -> None:
        with suppress(Exception):
            while True:
                text = await self.queue.get()
                is_view = text is VIEW
                began, self.began = self.began, None if is_view else self.began
                text = await self._view() if text is VIEW else text
                if text:
                    self._watch()
                    await self.wire.send_text(text)
                    self.sending = None
                    if is_view and began is not None and self.viewed is not None:
                        self.viewed(monotonic() - began)
        await self._end()

    async def _end(self) -> None:
        self.sending = None
        with suppress(Exception):
            await self.wire.close(1011)

    def _watch(self) -> None:
        """Something is being sent; one watch looks after many of them, which a timeout does not."""
        self.sending = monotonic()
        if self.watch is None:
            self._watch_for(LONGEST_SEND)

    def _watch_for(self, seconds: float) -> None:
        self.watch = asyncio.get_running_loop().call_later(seconds, self._watched)

    def _watched(self) -> None:
        self.watch = None
        if self.sending is not None:
            rest = self.sending + LONGEST_SEND - monotonic()
            self._watch_for(rest) if rest > 0 else self.cut()

    async def _view(self) -> str:
        """The next view; one that fails stops nothing, and the next is whole."""
        self.is_asked = self.is_asked and not self.queue.empty()
        try:
            text: str = await self.viewer.text()
        except Exception:
            log.exception(
                "table %s: could not render the view of seat %s", self.viewer.table_id, self.seat
            )
            self.viewer.reset()
            return encoded(NotShown(text=self.viewer.speak("not-shown")))
        return text

    def cut(self) -> None:
        """Who does not listen is cut off, and shown the whole when it comes back."""
        if self.task is not None:
            self.stop()
            held(asyncio.create_task(self._end()))

    def stop(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        if self.task is not None:
            held(self.task).cancel()
            self.task = None


def held(task: asyncio.Task[None]) -> asyncio.Task[None]:
    """A task that nobody else holds, until it is over."""
    ENDING.add(task)
    task.add_done_callback(ENDING.discard)
    return task
