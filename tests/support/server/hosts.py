"""Two hosts and one PostgreSQL in network namespaces, while one thing after another fails.

`python -m tests.support.server.hosts` is part of `make drill`; it needs root and iproute2. The
namespaces and all their traffic are its own: a hub with the database and the players, and two
hosts, each a `quipu serve` behind a link that can be cut. A host is killed, stopped and cut off,
restarted by SIGTERM, and the database is restarted. Nothing may be lost or doubled, and no table of
bots may stand still for 3 seconds longer than what it rests on was away.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.support.server.drill_clients import LOST, Company, Player
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server

HUB: Final = "quipu-hub"
NAMES: Final = ("quipu-one", "quipu-two")
NETWORK: Final = "10.77.28"
DATABASE: Final = f"{NETWORK}.254"
PORT: Final = 8787
BAR_S: Final = 3.0
LOOK_S: Final = 0.05
FAULT_S: Final = float(os.environ.get("DRILL_SECONDS", "12"))
COUNTS: Final = """
    SELECT entries.table_id, count(*) FROM entries JOIN tables ON tables.id = entries.table_id
    WHERE tables.stage = 'playing' GROUP BY entries.table_id"""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def inside(namespace: str) -> tuple[str, ...]:
    return ("ip", "netns", "exec", namespace)


@contextmanager
def network() -> Iterator[None]:
    """A hub with a bridge, and two hosts at it; nothing leads out of them."""
    remove_network()
    try:
        for name in (HUB, *NAMES):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", HUB, "link", "add", "bridge", "type", "bridge")
        ip("-n", HUB, "addr", "add", f"{DATABASE}/24", "dev", "bridge")
        ip("-n", HUB, "link", "set", "bridge", "up")
        for number, name in enumerate(NAMES, start=1):
            ends = ("link", "add", f"to-{number}", "type", "veth", "peer", "name", "out")
            ip("-n", HUB, *ends, "netns", name)
            ip("-n", HUB, "link", "set", f"to-{number}", "master", "bridge", "up")
            ip("-n", name, "addr", "add", f"{NETWORK}.{number}/24", "dev", "out")
            ip("-n", name, "link", "set", "out", "up")
        yield
    finally:
        remove_network()


def remove_network() -> None:
    for name in (HUB, *NAMES):
        subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


class Host(Server):
    """A server in a namespace of its own."""

    def __init__(self, folder: Path, postgres: Postgres, number: int, database: str) -> None:
        folder.mkdir()
        given = {"QUIPU_HOST": "0.0.0.0", "QUIPU_NAME": f"host{number}", "KNOWN_FAULTS": "none"}
        super().__init__(folder, None, **given, QUIPU_BOT_PAUSE="0.2", QUIPU_PORT=str(PORT))
        self.postgres, self.number, self.port = postgres, number, PORT
        self.database = database.replace("127.0.0.1", DATABASE)
        self.ip, self.prefix = f"{NETWORK}.{number}", inside(NAMES[number - 1])
        self.patience = 5.0
        self.draw_by(f"host {number}")

    def link(self, state: str) -> None:
        ip("link", "set", f"to-{self.number}", state)

    def signal_all(self, which: signal.Signals) -> None:
        for each in (self.pid, *self.workers(), *self.thinkers()):
            with suppress(ProcessLookupError):
                os.kill(each, which)


class Roaming(Player):
    """A player who goes to the other host when this one does not answer."""

    hosts: list[Host]

    async def go_on(self) -> None:
        while True:
            try:
                if not self.table:
                    self.table = await asyncio.to_thread(
                        self.server.table, self.secret, "/play", self.game
                    )
                    self.tables.append(self.table)
                    self.open = None
                await self.sit_down()
            except LOST:
                others = [each for each in self.hosts if each is not self.server]
                self.server = others[0]
            await asyncio.sleep(0.05)


class Crowd(Company):
    """Players at both hosts."""

    def __init__(self, hosts: list[Host], *modes: str) -> None:
        super().__init__(hosts[0], *modes)
        self.players = [
            Roaming(hosts[each.number // 2 % 2], each.number, each.game, each.alone)
            for each in self.players
        ]
        for player in self.players:
            assert isinstance(player, Roaming)
            player.hosts, player.patience = hosts, 5.0


class Standstill:
    """How long each table of bots stood still, as the database sees it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.since: dict[str, tuple[int, float]] = {}
        self.longest: tuple[float, str] = (0.0, "")
        self.asked = time.monotonic()  # when the database last answered
        self.away = 0.0  # seconds for which it did not

    async def watch(self, tables: Callable[[], set[str]]) -> None:
        while True:
            try:
                wire = await asyncpg.connect(self.database, timeout=5)
                await self.look(wire, tables)
            except Exception:  # noqa: BLE001  # the database is away, in whichever way
                await asyncio.sleep(LOOK_S)

    async def look(self, wire: Any, tables: Callable[[], set[str]]) -> None:
        while True:
            rows = dict(await wire.fetch(COUNTS))
            now = time.monotonic()
            self.away, self.asked = max(self.away, now - self.asked), now
            wanted = tables()
            for gone in [each for each in self.since if each not in rows or each not in wanted]:
                del self.since[gone]
            for table in wanted & rows.keys():
                count, at = self.since.get(table, (0, now))
                self.longest = max(self.longest, (now - at, table))
                if rows[table] != count:
                    self.since[table] = (rows[table], now)
            await asyncio.sleep(LOOK_S)


@asynccontextmanager
async def watched(database: str, crowd: Crowd) -> Any:
    """Look at the tables at which only bots are left."""

    seated: set[str] = set()

    def of_bots() -> set[str]:
        alone = [each for each in crowd.players if each.alone and each.table]
        seated.update(each.table for each in alone if each.is_seated())
        return {each.table for each in alone} & seated

    seen = Standstill(database)
    task = asyncio.create_task(seen.watch(of_bots))
    try:
        yield seen
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


Fault = Callable[[list[Host], Postgres], Awaitable[None]]


async def kill(hosts: list[Host], _: Postgres) -> None:
    await asyncio.to_thread(hosts[0].kill)
    await asyncio.sleep(FAULT_S)
    await asyncio.to_thread(hosts[0].start)


async def stop(hosts: list[Host], _: Postgres) -> None:
    hosts[1].signal_all(signal.SIGSTOP)
    await asyncio.sleep(FAULT_S)
    hosts[1].signal_all(signal.SIGCONT)


async def cut(hosts: list[Host], _: Postgres) -> None:
    hosts[0].link("down")
    await asyncio.sleep(FAULT_S)
    hosts[0].link("up")


async def restart(hosts: list[Host], _: Postgres) -> None:
    """As for a new version: one host after the other."""
    for host in hosts:
        await asyncio.to_thread(host.end)
        await asyncio.to_thread(host.start)
        while await asyncio.to_thread(host.health):
            await asyncio.sleep(0.1)
        await asyncio.sleep(FAULT_S / 2)


async def restart_database(_: list[Host], postgres: Postgres) -> None:
    await asyncio.to_thread(postgres.stop)
    await asyncio.sleep(FAULT_S / 2)
    await asyncio.to_thread(postgres.start)


FAULTS: Final[dict[str, Fault]] = {
    "a host is killed": kill,
    "a host is stopped": stop,
    "a host is cut off": cut,
    "hosts are restarted in turn": restart,
    "the database is restarted": restart_database,
}


async def drill(hosts: list[Host], postgres: Postgres, say: Callable[[str], None]) -> bool:
    """Each fault in turn; whether no table stood still for too long."""
    crowd, held = Crowd(hosts, *["dice", "egypt"] * 4), True
    database = hosts[0].database
    async with crowd.playing():
        for name, fault in FAULTS.items():
            await crowd.all_seated()
            async with watched(database, crowd) as seen:
                await fault(hosts, postgres)
                await crowd.all_further()
                longest = max(0.0, seen.longest[0] - seen.away)
            proved = await asyncio.to_thread(crowd.prove)
            held = held and longest < BAR_S
            say(
                f"two hosts, {name}: nothing lost or doubled, {proved} views proved; longest "
                f"standstill of a table of bots {longest:.1f} s beyond the fault, bar {BAR_S:.0f} s"
                f" (load {os.getloadavg()[0]:.1f})"
            )
    for host in hosts:
        host.kill()
    crowd.prove()
    say(f"{crowd.summary()}; {crowd.verify()} ended and verified")
    return held


def in_hub() -> int:
    """Within the hub's namespace."""
    postgres = Postgres(safe=True, also=DATABASE)
    with tempfile.TemporaryDirectory() as folder:
        try:
            postgres.start()
            database = postgres.database()
            hosts = [Host(Path(folder) / str(n), postgres, n, database) for n in (1, 2)]
            hosts[1].secrets = hosts[0].secrets
            try:
                for host in hosts:
                    host.start()
                return 0 if asyncio.run(drill(hosts, postgres, print_now)) else 1
            except BaseException:
                Path("build").mkdir(exist_ok=True)
                Path("build/hosts.log").write_text("\n".join(each.log() for each in hosts))
                raise
            finally:
                for host in hosts:
                    host.close()
        finally:
            postgres.close()


def print_now(words: str) -> None:
    print(words, flush=True)  # noqa: T201


def main() -> None:
    if len(sys.argv) > 1 and sys.argv[1] == "--in-hub":
        raise SystemExit(in_hub())
    if os.getuid() != 0 or shutil.which("ip") is None:
        print_now("two hosts: skipped, this needs root and iproute2")
        return
    with network():
        command = [*inside(HUB), sys.executable, "-m", "tests.support.server.hosts", "--in-hub"]
        raise SystemExit(subprocess.run(command, check=False).returncode)


if __name__ == "__main__":
    main()
