"""A rough line: a TCP proxy that delays, throttles, stalls and tears what goes through it.

What becomes of a connection follows from a seed and its number: after so many bytes, wherever in a
frame that is, it is cut, or falls silent without a word. What was under way by then is dropped.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from quipu.core.luck import FastLuck

CHUNK: Final = 2048
AT_ONCE: Final = struct.pack("ii", 1, 0)  # closing is a reset, and drops what was not sent
UNHEARD: Final = 1.0  # seconds for which the server does not hear that a silent line was given up
CUT, RESET, SILENT = "cut", "reset", "silent"


@dataclass(frozen=True)
class Weather:
    """How bad it is: ranges to draw from. An upper end of 0 means: not at all."""

    delay: tuple[float, float] = (0.0, 0.0)  # seconds, for each piece
    rate: int = 0  # bytes a second
    down: tuple[int, int] = (0, 0)  # bytes to the client after which a line ends
    up: tuple[int, int] = (0, 0)  # bytes to the server
    silent: int = 0  # of a hundred lines that end, those that only fall silent
    pages: bool = False  # whether what is no WebSocket ends as well


FAIR: Final = Weather()


class Rough:
    """The proxy, in a thread of its own; `port` leads to the server's."""

    def __init__(self, to: int, weather: Weather, seed: int) -> None:
        self.to = to
        self.weather = weather
        self.seed = seed
        self.made = 0
        self.ends: Counter[str] = Counter()  # how lines ended
        self.torn = 0  # in the middle of what was sent at once
        self.links: set[Link] = set()
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def start(self) -> None:
        self.thread.start()
        self.wait_for(self.listen())

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.come, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.made += 1
        link = Link(self, FastLuck(self.seed * 100_003 + self.made), writer)
        self.links.add(link)
        try:
            await link.carry(reader)
        finally:
            self.links.discard(link)

    def close(self) -> None:
        self.wait_for(self.shut())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def shut(self) -> None:
        self.server.close()
        for link in list(self.links):
            link.end(CUT, quietly=True)
        while self.links:
            await asyncio.sleep(0.01)

    def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result()

    # ---- from other threads ---------------------------------------------------------------

    def clear_up(self) -> None:
        """From now on no line ends, and nothing is held up."""
        self.weather = FAIR

        async def tell() -> None:
            for link in self.links:
                link.left = {}

        self.wait_for(tell())

    def silence(self) -> None:
        """All that are open fall silent, and say nothing of it."""

        async def tell() -> None:
            for link in list(self.links):
                link.end(SILENT)

        self.wait_for(tell())


class Link:
    """One connection through the proxy and what becomes of it."""

    def __init__(self, rough: Rough, luck: FastLuck, near: asyncio.StreamWriter) -> None:
        self.rough = rough
        self.luck = luck
        self.near = near
        self.far: asyncio.StreamWriter | None = None
        self.left: dict[str, int] = {}  # bytes that still come through, by direction
        self.is_over = asyncio.Event()
        self.is_silent = False

    def draw(self, bounds: tuple[int, int]) -> int:
        low, high = bounds
        return low + int(self.luck.below(high - low + 1))

    async def carry(self, near: asyncio.StreamReader) -> None:
        try:
            with suppress(OSError):
                head = await near.read(CHUNK)
                weather = self.rough.weather
                if not weather.pages and b"websocket" not in head.lower():
                    weather = replace(weather, down=(0, 0), up=(0, 0))
                # Drawn for each way; whichever is used up first ends the line.
                ways = {"down": weather.down, "up": weather.up}
                self.left = {way: self.draw(ends) for way, ends in ways.items() if ends[1]}
                far, self.far = await asyncio.open_connection("127.0.0.1", self.rough.to)
                await self.both_ways(head, near, far)
        finally:
            for each in (self.near, self.far):
                if each is not None:
                    each.transport.abort()

    async def both_ways(
        self, head: bytes, near: asyncio.StreamReader, far: asyncio.StreamReader
    ) -> None:
        assert self.far is not None
        pumps = [
            asyncio.create_task(self.pump("up", near, self.far, head)),
            asyncio.create_task(self.pump("down", far, self.near, b"")),
        ]
        over = asyncio.create_task(self.is_over.wait())
        await asyncio.wait([over, *pumps], return_when=asyncio.FIRST_COMPLETED)
        if self.is_silent:  # the server has not heard of it yet
            with suppress(TimeoutError):
                await asyncio.wait_for(over, UNHEARD)
        for each in (over, *pumps):
            each.cancel()
        await asyncio.gather(over, *pumps, return_exceptions=True)

    async def pump(
        self, way: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter, first: bytes
    ) -> None:
        """Piece after piece, in order: each is on its way for a while of its own."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(64)
        sending = asyncio.create_task(self.send(way, pieces, sink))
        due = 0.0
        try:
            piece = first or await source.read(CHUNK)
            while piece:
                weather, now = self.rough.weather, self.rough.loop.time()
                low, high = weather.delay
                late = low + (high - low) * self.draw((0, 1000)) / 1000
                due = max(due, now + late)
                if weather.rate:
                    due += len(piece) / weather.rate
                await pieces.put((due, piece))
                piece = await source.read(CHUNK)
            await pieces.put((due, b""))
            await sending
        finally:
            sending.cancel()

    async def send(
        self, way: str, pieces: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
    ) -> None:
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(due - self.rough.loop.time())
            if not piece:
                return
            if self.is_silent or self.is_over.is_set():  # nothing comes after a gap
                continue
            left = self.left.get(way, len(piece))
            sink.write(piece[:left])
            await sink.drain()
            if left < len(piece):
                self.rough.torn += left > 0
                is_silent = self.draw((0, 99)) < self.rough.weather.silent
                self.end(SILENT if is_silent else (CUT, RESET)[self.draw((0, 1))])
            elif way in self.left:
                self.left[way] = left - len(piece)

    def end(self, how: str, quietly: bool = False) -> None:
        if not quietly:
            self.rough.ends[how] += 1
        if how == SILENT:
            self.is_silent, self.left = True, {}
            return
        if how == RESET:
            for each in (self.near, self.far):
                found = each.get_extra_info("socket") if each is not None else None
                if found is not None:
                    found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.is_over.set()


@contextmanager
def rough_line(to: int, weather: Weather, seed: int = 1) -> Iterator[Rough]:
    made = Rough(to, weather, seed)
    made.start()
    try:
        yield made
    finally:
        made.close()
