"""The drills: the server is killed again and again, and everything it rests on fails in turn.

`python -m tests.server.drills` is their long form (`make drill`); the tests run the short one.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from quipu.core.luck import FastLuck
from tests.server.drilling import Company
from tests.server.machine import Server
from tests.server.postgres import Postgres
from tests.server.rough import Weather, rough_line

DAY: Final = 86_400
PATIENCE: Final = 300.0  # seconds; a busy machine is given time
UNANSWERED: Final = 5.0  # seconds after which a player on a rough line takes it for dead
PARTS: Final = 5
ROUGH: Final = Weather((0.15, 0.4), 40_000, (2_000, 40_000), (600, 4_000), silent=15)
LOCK: Final = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
file.execute("BEGIN EXCLUSIVE")
sys.stdin.read()
"""
DATED: Final = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ (?:WARNING|ERROR) ", re.MULTILINE)
Say = Callable[[str], None]


End = Callable[[], None]


@dataclass(frozen=True)
class Fault:
    """Something that fails until it is ended; what the log, and perhaps health, say of it."""

    name: str
    begin: Callable[[Server], End]
    logged: str
    health: str = ""


def locked(server: Server) -> End:
    """Another process holds the database."""
    holder = subprocess.Popen([sys.executable, "-c", LOCK, str(server.file)], stdin=subprocess.PIPE)

    def end() -> None:
        holder.communicate()

    return end


def signalled(which: signal.Signals) -> Callable[[Server], End]:
    def begin(server: Server) -> End:
        for thinker in server.thinkers():
            with suppress(ProcessLookupError):
                os.kill(thinker, which)
        return lambda: None

    return begin


def told(**faults: Any) -> Callable[[Server], End]:
    def begin(server: Server) -> End:
        server.fail(**faults)
        return server.fail if "pragmas" in faults else lambda: None

    return begin


def away(server: Server) -> End:
    """The database is stopped, and comes back."""
    assert server.postgres is not None
    server.postgres.stop()
    return server.postgres.start


OF_SQLITE: Final = (
    Fault("full", told(pragmas={"max_page_count": 1}), "disk is full", "storage"),
    Fault("locked", locked, "database is locked", "storage"),
    Fault("read only", told(pragmas={"query_only": 1}), "readonly database", "storage"),
)
OF_POSTGRES: Final = (Fault("away", away, "ConnectionRefusedError", "storage"),)
OF_ALL: Final = (
    Fault("thinkers killed", signalled(signal.SIGKILL), "a thinker died"),
    Fault("thinkers stopped", signalled(signal.SIGSTOP), "a thinker took longer"),
    Fault("a day ahead", told(wall=DAY), "the clock was set by +86400 seconds"),
    Fault("a day back", told(wall=-DAY), "the clock was set by -172800 seconds"),
    Fault("asleep for a day", told(wall=0, steady=DAY), "the house was away for 864"),
)


def made(folder: Path, postgres: Postgres | None = None) -> Server:
    """A server on SQLite, or with two workers on PostgreSQL."""
    pace = {"QUIPU_BOT_PAUSE": "0.05", "QUIPU_THINK_LIMIT": "5", "QUIPU_LEASE": "1"}
    if postgres is not None:
        pace["QUIPU_WORKERS"] = "2"
    return Server(folder, postgres, **pace)


def faults(server: Server) -> tuple[Fault, ...]:
    return (*(OF_SQLITE if server.postgres is None else OF_POSTGRES), *OF_ALL)


async def meet_faults(server: Server, seconds: float, lock: float, say: Say) -> str:
    """Eight games while one thing after another fails; each goes on by itself."""
    server.draw_by("faults")
    server.fail()
    server.start()
    company = Company(server)
    async with company.playing():
        for fault in faults(server):
            said = len(server.log())
            end = await asyncio.to_thread(fault.begin, server)
            await asyncio.sleep(lock if fault.name == "locked" else seconds)
            await noticed(server, fault, said)
            await asyncio.to_thread(end)
            began = time.monotonic()
            await company.all_further()
            await well(server)
            back = time.monotonic() - began
            proved = await asyncio.to_thread(company.prove)
            say(f"{fault.name}: all eight went on within {back:.1f} s, {proved} views proved")
    server.kill()
    company.prove()
    return f"{company.summary()}; {company.verify()} ended"


async def noticed(server: Server, fault: Fault, said: int) -> None:
    """Wait until the log tells of a fault, with its date, and health names what fails."""
    async with asyncio.timeout(PATIENCE):
        while True:
            health = await asyncio.to_thread(server.health) or {}
            lines = server.log()[said:]
            if fault.logged in lines and (not fault.health or fault.health in health):
                assert DATED.search(lines)
                return
            await asyncio.sleep(0.1)


async def well(server: Server) -> None:
    """Wait until health finds nothing wrong."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(server.health) != {}:
            await asyncio.sleep(0.1)


async def kill_often(server: Server, kills: int, say: Say) -> str:
    """`kill -9` at any moment: nothing is lost, doubled, or told before it is stored."""
    server.draw_by("kills")
    server.start()
    company, luck, proved = Company(server), FastLuck(kills), 0
    began = time.monotonic()
    async with company.playing():
        for number in range(1, kills + 1):
            await company.told_more(1 + int(luck.below(12)))
            await asyncio.sleep(0.005 * int(luck.below(20)))
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(0.05)  # what was sent has been read
            proved += await asyncio.to_thread(company.prove)
            await asyncio.to_thread(server.start)
            if number % 50 == 0:
                say(f"{number} kills in {time.monotonic() - began:.0f} s: {company.summary()}")
        await company.all_further()
    server.kill()
    proved += company.prove()
    return f"{kills} kills: {company.summary()}; {proved} views proved, {company.verify()} ended"


async def on_rough_lines(server: Server, weather: Weather, ends: int, say: Say, *modes: str) -> str:
    """Games over lines that are slow, cut anywhere and fall silent; then all are there."""
    server.draw_by("rough")
    server.start()
    company, proved, began = Company(server, *modes), 0, time.monotonic()
    with rough_line(server.port, weather) as rough:
        server.through = rough.port
        for player in company.players:
            player.patience = UNANSWERED
        async with company.playing():
            for part in range(1, PARTS + 1):
                async with asyncio.timeout(PATIENCE * 4):
                    while rough.ends.total() < ends * part / PARTS:
                        await asyncio.sleep(0.05)
                proved += await asyncio.to_thread(company.prove)
                say(f"{dict(rough.ends)} in {time.monotonic() - began:.0f} s: {company.summary()}")
            rough.clear_up()
            await company.all_further()
            await company.all_seated()
        server.kill()
        proved += company.prove()
        ended = company.verify()
        how = f"{rough.ends.total()} lines ended, {rough.torn} in the middle of a piece"
        return f"{how}: {company.summary()}; {proved} views proved, {ended} ended"


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 500

    def say(words: str) -> None:
        print(words, flush=True)  # noqa: T201

    postgres = Postgres(safe=True)
    postgres.start()
    try:
        for drill in ("faults", "rough lines", "kills"):
            for shared in (None, postgres):
                say(f"{drill} on {'SQLite' if shared is None else 'PostgreSQL, two workers'}")
                run(drill, kills, shared, say)
    finally:
        postgres.close()


def run(drill: str, kills: int, postgres: Postgres | None, say: Say) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = made(Path(folder), postgres)
        try:
            if drill == "faults":
                say(asyncio.run(meet_faults(server, 15, 30, say)))
            elif drill == "rough lines":
                say(asyncio.run(on_rough_lines(server, ROUGH, kills, say)))
            else:
                say(asyncio.run(kill_often(server, kills, say)))
        except BaseException:
            Path("build").mkdir(exist_ok=True)
            Path("build/drill.log").write_text(server.log())
            raise
        finally:
            server.close()


if __name__ == "__main__":
    main()
