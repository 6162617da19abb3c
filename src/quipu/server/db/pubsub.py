"""Post: what workers at one database tell each other, by LISTEN and NOTIFY of PostgreSQL.

It has a connection of its own. What is stored is told by the transaction that stores it, so it
is heard after its commit or never; the rest (who is connected) is put here.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from quipu.server.background import SHORT_WAIT, BackgroundLoop
from quipu.server.db.engine import plain_address
from quipu.server.db.storage import CHANNEL, LONGEST_LETTER

log = logging.getLogger("quipu.server")

Message = dict[str, Any]
BEAT: Final = 5.0  # seconds between two signs of life
FAREWELL_S: Final = 1.0  # for telling the others that this worker ends
MOST_WAITING: Final = 10_000
CHANGED: Final = re.compile(r'\{"by":"([^"]*)","do":"table","table":"([^"]*)"')  # most letters


class PgPubSub:
    """Hears the others, and is heard by them."""

    def __init__(
        self,
        url: str,
        name: str,
        hear: Callable[[Message], Awaitable[None]],
        connected: Callable[[], Awaitable[None]],
        sign: Callable[[], Message],
        holds: Callable[[str], bool],
        done: asyncio.Event,
    ) -> None:
        self.url = url
        self.name = name
        self.hear = hear
        self.connected = connected  # called whenever letters may have been missed
        self.sign = sign  # of life, and what is in it
        self.holds = holds  # whether a table is in memory here, and not in doubt
        self.done = done
        self.is_connected = False
        self.next = 0.0  # when the next sign of life is due
        self.out: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.came: asyncio.Queue[Message] = asyncio.Queue()
        self.listening = BackgroundLoop("post", self.listen, None, done, SHORT_WAIT)
        self.reading = BackgroundLoop("reader of the post", self.read, None, done)

    def start(self) -> None:
        self.listening.start()
        self.reading.start()

    async def close(self) -> None:
        for loop in (self.listening, self.reading):
            if loop.task is not None:
                loop.task.cancel()
                await asyncio.gather(loop.task, return_exceptions=True)

    def put(self, **letter: object) -> None:
        """Tell the others; what cannot be sent is told again after the next connection."""
        text = json.dumps({"by": self.name, **letter}, separators=(",", ":"))
        if len(text.encode()) <= LONGEST_LETTER and not self.out.full():
            self.out.put_nowait(text)

    async def listen(self) -> None:
        """One connection, for as long as it lasts."""
        import asyncpg

        wire = await asyncpg.connect(plain_address(self.url), timeout=10, command_timeout=10)
        self.is_connected = True
        try:
            await wire.add_listener(CHANNEL, self.arrived)
            while not self.out.empty():
                self.out.get_nowait()
            await self.connected()
            self.listening.faults = 0  # this round goes on for as long as all is well
            while not self.done.is_set():
                try:
                    async with asyncio.timeout_at(self.next):
                        text = await self.out.get()
                except TimeoutError:
                    text = json.dumps({"by": self.name, "do": "alive", **self.sign()})
                    self.next = asyncio.get_running_loop().time() + BEAT
                await wire.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            self.is_connected = False
            if self.done.is_set():
                with suppress(Exception):  # those who do not hear it miss the next signs of life
                    text = json.dumps({"by": self.name, "do": "bye"})
                    told = wire.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
                    await asyncio.wait_for(told, FAREWELL_S)
            wire.terminate()

    def arrived(self, _wire: object, _process: int, _channel: str, payload: object) -> None:
        """What is one's own, or tells nothing new of a table, is not even read."""
        text = str(payload)
        changed = CHANGED.match(text)
        if changed is not None and (changed[1] == self.name or not self.holds(changed[2])):
            return
        letter = json.loads(text)
        if letter["by"] != self.name:
            self.came.put_nowait(letter)

    async def read(self) -> None:
        """One letter after another; a fault costs one letter."""
        letter = await self.came.get()
        await self.hear(letter)

    def wrong(self) -> str:
        return self.listening.wrong() or self.reading.wrong()
