"""Line: one connected browser, whose messages are sent in order without holding up the others."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any, Protocol

LONGEST_QUEUE = 200


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
        self.queue: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._empty())

    def send(self, message: dict[str, Any]) -> None:
        try:
            self.queue.put_nowait(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        except asyncio.QueueFull:
            self.stop()

    async def _empty(self) -> None:
        with suppress(Exception):
            while True:
                await asyncio.wait_for(self.wire.send_text(await self.queue.get()), 20)
        with suppress(Exception):
            await self.wire.close(1011)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None
