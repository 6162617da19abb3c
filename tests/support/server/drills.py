"""The drills: the server is killed again and again, and everything it rests on fails in turn.

`python -m tests.support.server.drills` is their long form (`make drill`); the tests run the short
one. `--only attackers --database postgres` runs one part.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from quipu.core.luck import FastLuck
from tests.support.server.drill_clients import HELLO, LOST, Company, Player
from tests.support.server.postgres import Postgres
from tests.support.server.rough_network import Weather, rough_line
from tests.support.server.server_process import Server

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
ATTACK_S: Final = 60.0
SLOWER: Final = 5.0  # times the quiet 95th percentile of a ping that an attack may cost
BETWEEN_PINGS: Final = 0.25  # seconds
MAX_LOG_BYTES: Final = 300_000
MAX_GROWTH_BYTES: Final = 200_000_000
DRILLS: Final = ("faults", "rough", "attackers", "kills")
MODULES: Final = ("hosts", "standstill")  # each in a process of its own, on PostgreSQL alone
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
    Fault("thinkers killed", signalled(signal.SIGKILL), "bot process died"),
    Fault("thinkers stopped", signalled(signal.SIGSTOP), "bot process took longer"),
    Fault("a day ahead", told(wall=DAY), "system clock changed by +86400 s"),
    Fault("a day back", told(wall=-DAY), "system clock changed by -172800 s"),
    Fault("asleep for a day", told(wall=0, steady=DAY), "the scheduler stood still for 864"),
)


def made(folder: Path, postgres: Postgres | None = None) -> Server:
    """A server on SQLite, or with two workers on PostgreSQL."""
    pace = {"QUIPU_BOT_PAUSE": "0.05", "QUIPU_THINK_LIMIT": "5", "QUIPU_LEASE": "1"}
    pace["QUIPU_OPERATOR_CODE"] = "what attackers guess"
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


# ---- under attack -------------------------------------------------------------------------------


class Pings:
    """How long each table takes to answer a ping, asked on a line of its own beside the player."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.took: list[float] = []  # seconds

    async def measure(self, seconds: float) -> list[float]:
        """The times of all pings within so many seconds."""
        self.took = []
        tasks = [asyncio.create_task(self.ping(player)) for player in self.company.players]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.took

    async def ping(self, player: Player) -> None:
        while True:
            with suppress(*LOST):
                await self.listen(player)
            await asyncio.sleep(0.1)

    async def listen(self, player: Player) -> None:
        table, server = player.table, self.company.server
        where = f"ws://127.0.0.1:{server.door}/t/{table}/line"
        cookie = server.cookie(player.secret)
        async with connect(where, additional_headers=cookie, max_size=None) as wire:
            await wire.send(json.dumps(HELLO))
            while json.loads(await wire.recv())["type"] != "welcome":
                pass
            while table == player.table:
                began = time.monotonic()
                await wire.send('{"type":"ping"}')
                while json.loads(await wire.recv())["type"] != "pong":
                    pass
                self.took.append(time.monotonic() - began)
                await asyncio.sleep(BETWEEN_PINGS)


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


def memory(server: Server) -> int:
    """Bytes that the processes of a server hold, without those in which bots think or paint."""
    found = 0
    for each in (server.pid, *server.workers()):
        status = Path(f"/proc/{each}/status").read_text()
        found += int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024
    return found


@dataclass(frozen=True)
class Siege:
    """What eight games measured quietly, and beside attackers."""

    quiet: float  # seconds; 95 of 100 pings are quicker
    attacked: float
    pings: int
    log: int  # bytes that the log grew by
    memory: int  # bytes that the server grew by
    heard: dict[str, int]  # what the attackers were answered


async def under_attack(server: Server, seconds: float, say: Say) -> Siege:
    """Eight games, first alone, then beside floods of everything an anonymous visitor can send."""
    server.draw_by("attackers")
    server.start()
    company = Company(server)
    async with company.playing():
        pings = Pings(company)
        quiet = await pings.measure(seconds)
        say(f"quiet: {len(quiet)} pings, p95 {1000 * percentile(quiet, 0.95):.1f} ms")
        log, held = len(server.log()), memory(server)
        command = (
            sys.executable,
            "-m",
            "tests.support.server.attackers",
            str(server.port),
            str(seconds),
        )
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdout=pipe)
        attacked = await pings.measure(seconds)
        said, _ = await process.communicate()
        heard: dict[str, int] = json.loads(said)
        found = Siege(
            percentile(quiet, 0.95),
            percentile(attacked, 0.95),
            len(attacked),
            len(server.log()) - log,
            memory(server) - held,
            heard,
        )
        say(f"attacked: {found}")
        await company.all_further()
        await well(server)
        proved = await asyncio.to_thread(company.prove)
    server.kill()
    proved += company.prove()
    say(f"{company.summary()}; {proved} views proved, {company.verify()} ended")
    return found


def must_stand(siege: Siege) -> None:
    """What does not depend on how busy the machine is."""
    unanswered = {what: n for what, n in siege.heard.items() if what.endswith("unanswered")}
    assert not unanswered, unanswered
    assert siege.log < MAX_LOG_BYTES, siege
    assert siege.memory < MAX_GROWTH_BYTES, siege


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("kills", type=int, nargs="?", default=500, help="of kills and rough lines")
    asked.add_argument("--only", action="append", choices=(*DRILLS, *MODULES), default=[])
    asked.add_argument("--database", choices=("sqlite", "postgres"), help="both if not given")
    given = asked.parse_args()

    def say(words: str) -> None:
        print(words, flush=True)  # noqa: T201

    for drill in DRILLS:
        for database in ("sqlite", "postgres"):
            is_named = drill in (given.only or DRILLS)
            if is_named and given.database in (None, database):
                with served_by(database) as shared:
                    say(f"{drill} on {'PostgreSQL, two workers' if shared else 'SQLite'}")
                    run(drill, given.kills, shared, say)
    for module in MODULES:
        if module in (given.only or MODULES):
            subprocess.run([sys.executable, "-m", f"tests.support.server.{module}"], check=True)


@contextmanager
def served_by(database: str) -> Iterator[Postgres | None]:
    if database == "sqlite":
        yield None
        return
    postgres = Postgres(safe=True)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.close()


def run(drill: str, kills: int, postgres: Postgres | None, say: Say) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = made(Path(folder), postgres)
        try:
            if drill == "faults":
                say(asyncio.run(meet_faults(server, 15, 30, say)))
            elif drill == "rough":
                say(asyncio.run(on_rough_lines(server, ROUGH, kills, say)))
            elif drill == "attackers":
                siege = asyncio.run(under_attack(server, ATTACK_S, say))
                must_stand(siege)
                assert siege.attacked < SLOWER * siege.quiet, siege
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
