"""Standstill: many tables of bots on PostgreSQL, and how long each stands still between two steps.

`python -m tests.support.server.standstill --tables 50 --level hard --steps 10000` injects no fault,
so no table may stand still for as long as a lease. A pause counts as an orphaned lease if the row
that waits is leased and its lease is not renewed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import asyncpg

from quipu.server.auth.identity import new_secret
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server

LOOK_S: Final = 0.25
LONG_S: Final = 9.0  # a pause that only a lease explains
LEASE_S: Final = "10"  # long, so that an orphaned lease stands out
LOOKING: Final = """
    SELECT tables.id, tables.stage, count(entries.number), max(jobs.lease_until)
    FROM tables JOIN entries ON entries.table_id = tables.id
    LEFT JOIN jobs ON jobs.table_id = tables.id AND jobs.kind = 'bot'
    GROUP BY tables.id, tables.stage"""


@dataclass
class Watch:
    """What was seen of one table."""

    steps: int = 0
    since: float = 0.0  # when its last step was seen
    leases: set[float] = field(default_factory=set)  # of the step that waits
    longest: float = 0.0
    pauses: list[tuple[float, bool]] = field(default_factory=list)  # seconds, orphaned

    def look(self, steps: int, lease: float, now: float) -> None:
        pause = now - self.since
        if steps == self.steps:
            self.leases |= {lease} if lease else set()
            return
        if self.steps:
            self.longest = max(self.longest, pause)
            if pause > LONG_S:
                self.pauses.append((pause, len(self.leases) == 1))
        self.steps, self.since, self.leases = steps, now, set()


def seat_bots(server: Server, game: str, level: str) -> str:
    """A table at which only bots play."""
    secret = new_secret()
    table = server.post("/play", secret, game=game, level=level).rpartition("/")[2]
    line = server.line(table, secret)
    while (told := json.loads(line.recv(timeout=240)))["type"] != "view":
        if told["type"] == "promise":
            line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
    line.send(json.dumps({"type": "takeover"}))
    while not json.loads(line.recv(timeout=240)).get("seats", [{"bot": False}])[0]["bot"]:
        pass
    line.close()
    return table


async def watch(server: Server, tables: int, game: str, level: str, steps: int) -> dict[str, Watch]:
    """Look at the tables until so many steps were done; a game that is over is replaced."""
    found: dict[str, Watch] = {}
    over: set[str] = set()
    wire = await asyncpg.connect(server.database)
    for _ in range(tables):
        await asyncio.to_thread(seat_bots, server, game, level)
    while sum(each.steps for each in found.values()) < steps:
        now = time.monotonic()
        for table, stage, count, lease in await wire.fetch(LOOKING):
            found.setdefault(table, Watch(since=now)).look(count, lease or 0.0, now)
            if stage == "over" and table not in over:
                over.add(table)
                await asyncio.to_thread(seat_bots, server, game, level)
        await asyncio.sleep(LOOK_S)
    await wire.close()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--game", default="egypt")
    asked.add_argument("--level", default="hard")
    asked.add_argument("--steps", type=int, default=10_000)
    given = asked.parse_args()
    postgres = Postgres(safe=True)
    postgres.start()
    with tempfile.TemporaryDirectory() as folder:
        limits = {"QUIPU_TABLES_PER_ADDRESS": "0", "QUIPU_LEASE": LEASE_S, "QUIPU_BOT_PAUSE": "0.7"}
        server = Server(Path(folder), postgres, KNOWN_FAULTS="none", **limits)
        server.draw_by("standstill")
        try:
            server.start()
            began = time.monotonic()
            found = asyncio.run(
                watch(server, given.tables, given.game, given.level, given.steps)
            ).values()
            pauses = sorted((each for one in found for each in one.pauses), reverse=True)
            orphaned = sum(is_orphaned for _, is_orphaned in pauses)
            print(  # noqa: T201
                f"{sum(each.steps for each in found)} steps of {given.tables} tables of "
                f"{given.level} bots in {time.monotonic() - began:.0f} s, load "
                f"{os.getloadavg()[0]:.1f}: longest pause {max(e.longest for e in found):.1f} s, "
                f"{len(pauses)} over {LONG_S:.0f} s, {orphaned} of them orphaned leases"
            )
        finally:
            server.close()
            postgres.close()
    raise SystemExit(1 if orphaned else 0)


if __name__ == "__main__":
    main()
