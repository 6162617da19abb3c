"""Line: one connected browser, whose messages are sent in order without holding up the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Protocol

import orjson

log = logging.getLogger("quipu.server")

LONGEST_QUEUE: Final = 200
LONGEST_SEND: Final = 20.0  # seconds
ENDING: Final[set[asyncio.Task[None]]] = set()  # held until they are over
VIEW: Final = None  # in the queue: the view of the moment at which it is sent


class Wire(Protocol):
    """What a line needs of a WebSocket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Line:
    """A queue and a task that empties it; who does not listen is cut off."""

    def __init__(self, wire: Wire, person: int | None, seat: int, name: str) -> None:
        self.wire = wire
        self.person = person
        self.seat = seat
        self.name = name
        self.viewer: Any = None
        self.curtain: Any = None  # of a device at which several people sit
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(LONGEST_QUEUE)
        self.began: float | None = None  # when somebody asked for what the next view shows
        self.viewed: Callable[[float], None] = ignored  # told how long it took until it was sent
        self.is_asked = False  # whether a view is the last thing in the queue
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._empty())

    def send(self, message: dict[str, Any]) -> None:
        self.put(written(message))

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
            self.stop()

    async def _empty(self) -> None:
        with suppress(Exception):
            while True:
                text = await self.queue.get()
                is_view = text is VIEW
                began, self.began = self.began, None if is_view else self.began
                text = await self._view() if text is VIEW else text
                if text:
                    async with asyncio.timeout(LONGEST_SEND):
                        await self.wire.send_text(text)
                    if is_view and began is not None:
                        self.viewed(monotonic() - began)
        with suppress(Exception):
            await self.wire.close(1011)

    async def _view(self) -> str:
        """The next view; one that fails stops nothing, and the next is whole."""
        self.is_asked = self.is_asked and not self.queue.empty()
        try:
            text: str = await self.viewer.text()
        except Exception:
            table = self.viewer.live.row.id
            log.exception("table %s cannot be shown to seat %s", table, self.seat)
            self.viewer.last = None
            return ""
        return text

    def stop(self) -> None:
        if self.task is not None:
            ENDING.add(self.task)
            self.task.add_done_callback(ENDING.discard)
            self.task.cancel()
            self.task = None


def ignored(_seconds: float) -> None:
    """Nobody counts."""


def written(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()
