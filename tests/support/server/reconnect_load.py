"""The return: many pages at many tables, the server restarts, and all of them come back at once.

`python -m tests.support.server.reconnect_load --tables 1000` is the long form, part of `make load`:
4,000 pages on PostgreSQL with two workers. Each page behaves as web/js/line.js does: the same waits
and limits, the spread told by the server, and `wait` frames heard. The bar: every page has a view
within 30 seconds of the moment at which the server listens again, and none gave up an attempt.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.support.server.drill_clients import HELLO
from tests.support.server.load import PROXIED, Board, cpu
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server

WAITS_S: Final = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)  # as in line.js
OPENING_S: Final = 12.0
SILENCE_S: Final = 49.0
BAR_S: Final = 30.0
RETRY: Final = re.compile(r"^retry (\d+)$")
LISTENING_S: Final = 240.0
WORKERS: Final = "2"


class Page:
    """One browser at a table; it comes back by itself until it is ended."""

    def __init__(self, server: Server, table: str, secret: str, counted: Counter[str]) -> None:
        self.server = server
        self.table = table
        self.secret = secret
        self.counted = counted
        self.spread = 0
        self.shown_at = 0.0  # when it had its last whole view
        self.shown = asyncio.Event()

    async def stay(self) -> None:
        tries = 0
        while True:
            wait = WAITS_S[min(tries, len(WAITS_S) - 1)] * (0.7 + random.random() * 0.6)
            if tries or self.shown_at:
                await asyncio.sleep(max(wait, random.random() * self.spread))
            tries += 1
            try:
                if await self.visit():
                    tries = 0
            except (OSError, WebSocketException, TimeoutError) as error:
                self.counted[type(error).__name__] += 1

    async def visit(self) -> bool:
        """One connection, to its end; whether anything was heard on it."""
        where = f"ws://127.0.0.1:{self.server.port}/t/{self.table}/line"
        headers = self.server.cookie(self.secret)
        heard = False
        async with asyncio.timeout(OPENING_S):
            wire = await connect(
                where,
                additional_headers=headers,
                max_size=None,
                ping_interval=None,
                open_timeout=None,
                compression=None,
            )
        try:
            await wire.send(json.dumps(HELLO))
            while True:
                async with asyncio.timeout(SILENCE_S if not heard else None):
                    heard |= await self.hear(wire)
        except TimeoutError:
            self.counted["silent"] += 1
        except ConnectionClosed as closed:
            received = closed.rcvd
            self.counted[f"closed {received.code if received else 'cut'}"] += bool(received)
            told = RETRY.match(received.reason) if received else None
            self.spread = int(told[1]) if told else self.spread
        finally:
            wire.transport.abort()
        return heard

    async def hear(self, wire: ClientConnection) -> bool:
        text = str(await wire.recv())
        if text.startswith('{"type":"wait"'):
            return False
        if text.startswith('{"type":"welcome"'):
            self.spread = int(json.loads(text)["retry"])
        elif text.startswith('{"type":"view"'):
            self.shown_at = time.monotonic()
            self.shown.set()
        elif text.startswith('{"type":"promise"'):
            await wire.send(json.dumps({"type": "nonce", "nonce": "abc"}))
        return True


async def sit_down(server: Server, tables: int) -> tuple[list[Page], list[asyncio.Task[None]]]:
    """Tables of four that have begun, and a page at each seat."""
    pages: list[Page] = []
    tasks: list[asyncio.Task[None]] = []
    counted: Counter[str] = Counter()
    for number in range(tables):
        board = Board(number)
        await asyncio.to_thread(board.open, server, "egypt")
        for seat in board.seats:
            pages.append(Page(server, board.name, seat.secret, counted))
            tasks.append(asyncio.create_task(pages[-1].stay()))
        if number % 100 == 99:
            print(f"… {number + 1} of {tables} tables stand", file=sys.stderr, flush=True)  # noqa: T201
    async with asyncio.timeout(600):
        for page in pages:
            await page.shown.wait()
    return pages, tasks


async def come_back(server: Server, pages: list[Page], how: str) -> tuple[float, float, int, float]:
    """Restart the server; seconds until half and all of the pages have a view, from listening."""
    for page in pages:
        page.shown.clear()
    pages[0].counted.clear()
    if how == "kill":
        await asyncio.to_thread(server.kill)
    else:
        await asyncio.to_thread(server.end)
    await asyncio.to_thread(server.start)
    began, used = time.monotonic(), cpu(server)
    missing = 0
    try:
        async with asyncio.timeout(LISTENING_S):
            for page in pages:
                await page.shown.wait()
    except TimeoutError:
        missing = sum(not page.shown.is_set() for page in pages)
    times = sorted(page.shown_at - began for page in pages if page.shown.is_set())
    spent = sum(cpu(server)) - sum(used)
    return times[len(times) // 2], times[-1], missing, spent


async def measure(server: Server, tables: int, how: str) -> bool:
    pages, tasks = await sit_down(server, tables)
    half, last, missing, spent = await come_back(server, pages, how)
    counted = dict(pages[0].counted)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    given_up = sum(counted.get(each, 0) for each in ("TimeoutError", "silent", "InvalidStatus"))
    holds = not missing and last <= BAR_S and not given_up
    print(  # noqa: T201
        f"return after {how}: {len(pages)} pages at {tables} tables, load {os.getloadavg()[0]:.1f}:"
        f" half have a view after {half:.1f} s, all after {last:.1f} s, {missing} have none; "
        f"{given_up} attempts given up; {1000 * spent / len(pages):.1f} ms of CPU a page; "
        f"{counted}; bar {BAR_S:.0f} s: {'holds' if holds else 'does NOT hold'}",
        flush=True,
    )
    return holds


def run(tables: int, how: str, shared: bool = True) -> bool:
    postgres = Postgres(safe=True) if shared else None
    if postgres is not None:
        postgres.start()
    given = {"QUIPU_WORKERS": WORKERS} if shared else {"QUIPU_LINES": "5000"}
    limits = {"QUIPU_TABLES_PER_ADDRESS": "0", "QUIPU_TABLES_PER_PERSON": "0"}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), postgres, **PROXIED, **given, **limits, KNOWN_FAULTS="none")
        server.draw_by("return")
        try:
            server.start()
            return asyncio.run(measure(server, tables, how))
        finally:
            server.close()
            if postgres is not None:
                postgres.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--how", choices=("kill", "end"), default="end")
    given = asked.parse_args()
    raise SystemExit(0 if run(given.tables, given.how) else 1)


if __name__ == "__main__":
    main()
