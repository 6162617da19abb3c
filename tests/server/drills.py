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
from tests.server.drilling import Company, Lost
from tests.server.machine import Server

DAY: Final = 86_400
LOCK: Final = """
import sqlite3, sys, time
file = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
file.execute("BEGIN EXCLUSIVE")
time.sleep(float(sys.argv[2]))
"""
DATED: Final = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ (?:WARNING|ERROR) ", re.MULTILINE)
Say = Callable[[str], None]


@dataclass(frozen=True)
class Fault:
    """Something that fails for a while: what health and the log say of it."""

    name: str
    begin: Callable[[Server, float], Any]
    logged: str
    health: str = ""


def locked(server: Server, seconds: float) -> None:
    """Another process holds the database."""
    subprocess.run([sys.executable, "-c", LOCK, str(server.file), str(seconds)], check=True)


def signalled(which: signal.Signals) -> Callable[[Server, float], None]:
    def hurt(server: Server, seconds: float) -> None:
        until = time.monotonic() + min(seconds, 3)
        while time.monotonic() < until:
            for thinker in server.thinkers():
                with suppress(ProcessLookupError):
                    os.kill(thinker, which)
            time.sleep(0.5)

    return hurt


def told(**faults: Any) -> Callable[[Server, float], None]:
    def fail(server: Server, seconds: float) -> None:
        server.fail(**faults)
        time.sleep(seconds)

    return fail


FAULTS: Final = (
    Fault("full", told(pragmas={"max_page_count": 1}), "disk is full", "storage"),
    Fault("locked", locked, "database is locked", "storage"),
    Fault("read only", told(pragmas={"query_only": 1}), "readonly database", "storage"),
    Fault("thinkers killed", signalled(signal.SIGKILL), "a thinker died"),
    Fault("thinkers stopped", signalled(signal.SIGSTOP), "a thinker took longer"),
    Fault("a day ahead", told(wall=DAY), "the clock was set by +86400 seconds"),
    Fault("a day back", told(wall=-DAY), "the clock was set by -172800 seconds"),
)


def made(folder: Path) -> Server:
    pace = {"QUIPU_BOT_PAUSE": "0.05", "QUIPU_THINK_LIMIT": "5"}
    return Server(folder, **pace)


async def meet_faults(server: Server, seconds: float, lock: float, say: Say) -> str:
    """Eight games while one thing after another fails; each goes on by itself."""
    server.draw_by("faults")
    server.fail()
    server.start()
    company = Company(server)
    async with company.playing():
        for fault in FAULTS:
            said = len(server.log())
            took = lock if fault.name == "locked" else seconds
            lasting = asyncio.create_task(asyncio.to_thread(fault.begin, server, took))
            await named(server, fault.health, lasting)
            await lasting
            if not fault.name.startswith("a day"):
                server.fail()
            began = time.monotonic()
            await company.all_further()
            await named(server, "", None)
            proved = await asyncio.to_thread(company.prove)
            logged = server.log()[said:]
            if fault.logged not in logged or not DATED.search(logged):
                raise Lost(f"{fault.name} is not in the log: {logged[-2000:]}")
            back = time.monotonic() - began
            say(f"{fault.name}: all eight went on within {back:.1f} s, {proved} views proved")
    server.kill()
    company.prove()
    return f"{company.summary()}; {company.verify()} ended"


async def named(server: Server, part: str, lasting: asyncio.Task[None] | None) -> None:
    """Wait until health names this part while it fails, or nothing after it is over."""
    async with asyncio.timeout(90):
        while True:
            said = await asyncio.to_thread(server.health)
            if said is not None and (part in said if part else lasting is not None or not said):
                return
            if lasting is not None and lasting.done():
                raise Lost(f"health said nothing of {part}")
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


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 500

    def say(words: str) -> None:
        print(words, flush=True)  # noqa: T201

    for drill in ("faults", "kills"):
        with tempfile.TemporaryDirectory() as folder:
            server = made(Path(folder))
            try:
                if drill == "faults":
                    say(asyncio.run(meet_faults(server, 15, 30, say)))
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
