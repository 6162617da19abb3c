"""Lines: who does not listen is cut off, who listens slowly is not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from quipu.play.messages.server import Pong, RoomChanged
from quipu.server.net import connection as lines
from quipu.server.net.connection import ClientConnection


class Wire:
    """A page that takes what it is sent only while it is free."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.heard: list[str] = []
        self.closed: list[int] = []

    async def send_text(self, data: str) -> None:
        await self.free.wait()
        self.heard.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        del reason
        self.closed.append(code)


NO_VIEW: Any = None


def begun() -> tuple[ClientConnection[Any], Wire]:
    wire = Wire()
    line = ClientConnection(wire, None, -1, "somebody", NO_VIEW)
    line.start()
    return line, wire


async def turns(said: Callable[[], bool]) -> None:
    """Let others have their turn until it is so."""
    async with asyncio.timeout(60):
        while not said():
            await asyncio.sleep(0)


async def ended(line: ClientConnection[Any]) -> None:
    """Nothing of a line goes on after its end."""
    line.stop()
    await turns(lambda: not lines.ENDING)
    assert line.watch is None or line.watch.cancelled()


def test_whoever_leaves_too_much_unheard_is_cut_off_once() -> None:
    async def run() -> None:
        line, wire = begun()
        for number in range(lines.LONGEST_QUEUE + 5):
            line.send(Pong(retry=number))
        await turns(lambda: bool(wire.closed))
        line.send(Pong(retry=-1))
        await ended(line)
        assert wire.closed == [1011]
        assert not wire.heard

    asyncio.run(run())


def test_whoever_does_not_listen_for_long_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_SEND", 0.05)

    async def run() -> None:
        line, wire = begun()
        line.send(RoomChanged())
        await turns(lambda: bool(wire.closed))
        await ended(line)
        assert wire.closed == [1011]
        assert line.task is None

    asyncio.run(run())


def test_many_messages_in_a_row_are_no_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the watch goes on from message to message, that of a message does not."""
    now = 0.0
    monkeypatch.setattr(lines, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        line, wire = begun()
        line.send(Pong(retry=0))
        await turns(lambda: line.sending is not None)
        now = lines.LONGEST_SEND - 1
        wire.free.set()
        await turns(lambda: len(wire.heard) == 1)
        wire.free.clear()
        line.send(Pong(retry=1))
        await turns(lambda: line.sending == now)
        first, now = line.watch, lines.LONGEST_SEND + 1
        line._watched()
        assert line.watch is not first
        assert not wire.closed
        wire.free.set()
        await turns(lambda: len(wire.heard) == 2)
        now = 10 * lines.LONGEST_SEND
        line._watched()
        assert line.watch is None
        assert not wire.closed
        await ended(line)

    asyncio.run(run())


def test_a_page_that_cannot_be_sent_anything_is_closed() -> None:
    class Broken(Wire):
        async def send_text(self, data: str) -> None:
            raise OSError(data)

    async def run() -> None:
        wire = Broken()
        line = ClientConnection(wire, None, -1, "somebody", NO_VIEW)
        line.start()
        line.send(RoomChanged())
        await turns(lambda: bool(wire.closed))
        await ended(line)
        assert wire.closed == [1011]

    asyncio.run(run())
