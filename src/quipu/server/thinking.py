"""Thinking: bots decide in other processes, from the cord, so that no page ever waits for them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from quipu.core.luck import FastLuck
from quipu.core.record import Record
from quipu.core.replay import follow, take_place
from quipu.core.table import Table
from quipu.registry import game as game_of
from quipu.registry import games

KEPT = 64

_known: OrderedDict[str, tuple[str, Table]] = OrderedDict()


def end_with_parent() -> None:
    """In a worker: a server that was killed leaves nobody thinking."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def wake() -> int:
    """In a worker: read the games."""
    return len(games())


def decide(header: str, knots: list[str], seat: int, bot: str, seed: int) -> str:
    """In a worker: what this bot does now, as JSON. It is shown its seat's observation only."""
    table = _follow(json.loads(header), [json.loads(line) for line in knots])
    game = table.game
    player = game.bot(bot)
    view = table.observe(seat) if player.looks else None
    action = player.decide(view, table.legal(seat), table.state.openings(seat), FastLuck(seed))
    return json.dumps(action.to_json())


def _follow(header: dict[str, Any], knots: list[dict[str, Any]]) -> Table:
    """The table of a cord; what was followed before is not followed again."""
    name = f"{header['luck']['commitment']} {header['luck']['table']}"
    past, table = _known.pop(name, ("", None))
    done = len(table.record.knots) if table is not None else 0
    if table is None or done > len(knots) or knots[done - 1]["hash"] != past:
        table, done = take_place(game_of(header["game"]), Record(header), None), 0
    for knot in knots[done:]:
        follow(table, knot)
    _known[name] = (knots[-1]["hash"], table)
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return table


class Thinkers:
    """A pool of processes that starts when the first bot has to think."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, context, end_with_parent)
        return self.pool

    def warm(self) -> None:
        """Wake the processes, so that the first bot does not wait for them."""
        for _ in range(self.count):
            self.started().submit(wake)

    async def decide(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """What the bot wants; a pool that died is replaced once."""
        header = json.dumps(table.record.header)
        knots = [json.dumps(knot) for knot in table.record.knots]
        asked = (header, knots, seat, bot, secrets.randbits(32))
        loop = asyncio.get_running_loop()
        try:
            said = await loop.run_in_executor(self.started(), decide, *asked)
        except BrokenProcessPool:
            self.close()
            said = await loop.run_in_executor(self.started(), decide, *asked)
        wanted: dict[str, Any] = json.loads(said)
        return wanted

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
