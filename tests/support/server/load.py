"""Load: scripted players at many tables, by the clock, and what the server needs for them.

`python -m tests.support.server.load` is `make load`: 100 tables of four people, 50 steps a second
for five minutes, then ever more until the 95th percentile passes 150 ms; on SQLite, then on
PostgreSQL with two workers. Acts are due at fixed times whether or not the last was answered, and
each is measured from its due time to the view in which each of the four people sees it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quipu.core.luck import FastLuck
from quipu.server.auth.identity import new_secret
from tests.support.server.client import acts, whole
from tests.support.server.drill_clients import HELLO, Frame, composed, say
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server

TICKS: Final = os.sysconf("SC_CLK_TCK")
PROXIED: Final = {"QUIPU_TRUSTED_PROXY": "127.0.0.1"}  # each table comes from a home of its own
CPU_BAR: Final = 8.0  # ms of an act with its four views
VIEW_BAR: Final = 50.0  # ms from act to view, for 95 of 100
NOTED: Final = 30.0  # seconds between two notes on the way
LIMIT: Final = 0.150  # seconds at the 95th percentile at which the ramp ends
STEEPER: Final = 1.25  # from one stage of the ramp to the next
LONGEST_ANSWER: Final = 60.0  # seconds


Say = Callable[[str], None]


def ignored(_words: str) -> None:
    """Nobody listens."""


@dataclass
class Measured:
    """What was seen at one rate."""

    rate: float
    steps: int = 0
    views: list[float] = field(default_factory=list)  # seconds from due to seen
    skipped: int = 0  # no table had an act to do
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the server's processes
    database: float = 0.0  # of the database's
    own: float = 0.0  # of the players

    def percentile(self, share: float) -> float:
        found = sorted(self.views)
        return found[min(len(found) - 1, int(share * len(found)))] if found else 0.0

    def bars(self) -> list[tuple[str, float, float]]:
        """What is measured against which bar, in milliseconds."""
        act = 1000 * self.cpu / max(1, self.steps)
        return [
            ("CPU of an act with its four views", act, CPU_BAR),
            ("95 of 100 views after an act within", 1000 * self.percentile(0.95), VIEW_BAR),
        ]

    def words(self) -> str:
        at = [f"{1000 * self.percentile(each):.0f}" for each in (0.5, 0.95, 0.99)]
        each = 1000 / max(1, self.steps)
        return (
            f"{self.rate:.0f} a second for {self.seconds:.0f} s: {self.steps / self.seconds:.1f} "
            f"steps and {len(self.views) / self.seconds:.0f} views a second; act to view "
            f"p50 {at[0]} ms, p95 {at[1]} ms, p99 {at[2]} ms; CPU per act {self.cpu * each:.1f} ms"
            f" (database {self.database * each:.1f}, players {self.own * each:.1f}); "
            f"refused {dict(self.refused)}, skipped {self.skipped}"
        )


class Seat:
    """One person at a table: a socket and the last view."""

    def __init__(self, number: int, secret: str) -> None:
        self.number = number
        self.secret = secret
        self.wire: ClientConnection | None = None
        self.view: Frame = {}
        self.seen = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Frame]] = {}

    async def listen(self, wire: ClientConnection) -> None:
        self.wire = wire
        await say(wire, HELLO)
        with suppress(WebSocketException):
            async for text in wire:
                await self.hear(wire, json.loads(text))

    async def hear(self, wire: ClientConnection, frame: Frame) -> None:
        if frame["type"] == "view":
            self.view = whole(self.view, frame)
            self.seen.set()
        elif frame["type"] == "promise":
            await say(wire, {"type": "nonce", "nonce": f"nonce{self.number}"})
        elif frame["type"] in ("done", "refused") and frame["token"] in self.answers:
            self.answers.pop(frame["token"]).set_result(frame)

    async def reaches(self, knots: int) -> float:
        """When this seat sees the table so far on."""
        while self.view.get("knots", 0) < knots:
            self.seen.clear()
            await self.seen.wait()
        return time.monotonic()


class Board:
    """One table of four, its people, and the act that is under way."""

    def __init__(self, number: int) -> None:
        self.seats = [Seat(n, new_secret()) for n in range(4)]
        self.luck = FastLuck(number)
        self.name = ""
        self.number = number
        self.acts = 0
        self.busy = asyncio.Lock()

    def open(self, server: Server, game: str) -> None:
        host = self.seats[0].secret
        home = f"10.0.{self.number // 250}.{self.number % 250 + 1}"  # limits of one address hold
        server.addresses |= {seat.secret: home for seat in self.seats}
        self.name = server.table(host, "/new", game)
        server.post(f"/t/{self.name}/room", host, count="4")
        for number in range(1, 4):
            server.post(f"/t/{self.name}/room", host, seat=str(number), to="guest")
        asked = "SELECT invitation FROM seats WHERE table_id = ? ORDER BY seat"
        for seat, (word,) in zip(self.seats[1:], server.rows(asked, self.name)[1:], strict=True):
            server.post(f"/j/{word}", seat.secret, name=f"p{seat.number}")
        server.post(f"/t/{self.name}/room", host, start="1")

    def wanted(self) -> tuple[Seat, Frame] | None:
        """Somebody who is asked, and one of the acts that are offered."""
        for seat in self.seats:
            view = seat.view
            if not view or view["over"] or not view["turn"]["you"]:
                continue
            offered = acts(view)
            if offered:
                return seat, offered[self.luck.below(len(offered))]
            if view["forms"]:
                return seat, composed(view["forms"][0], self.luck)
        return None

    async def step(self, due: float, found: Measured, done: set[str]) -> None:
        """One act, measured at all four seats; what is refused is no step."""
        async with self.busy:
            wanted = self.wanted()
            if wanted is None:
                found.skipped += 1
                return
            seat, action = wanted
            self.acts += 1
            token = f"load-{self.number:05}-{self.acts:06}"
            answer = seat.answers[token] = asyncio.get_running_loop().create_future()
            knots = seat.view["knots"]
            body = {"type": "act", "token": token, "seen": seat.view["seen"], "action": action}
            assert seat.wire is not None
            seeing = [asyncio.create_task(each.reaches(knots + 1)) for each in self.seats]
            try:
                async with asyncio.timeout(LONGEST_ANSWER):
                    await say(seat.wire, body)
                    said = await answer
                    if said["type"] == "refused":
                        found.refused[said["code"]] += 1
                        return
                    done.add(token)
                    times = await asyncio.gather(*seeing)
            except (TimeoutError, WebSocketException):
                found.refused["lost"] += 1
                return
            finally:
                for each in seeing:
                    each.cancel()
            found.steps += 1
            found.views += [at - due for at in times]


class Load:
    """So many tables at one server."""

    def __init__(self, server: Server, tables: int, game: str, say: Say = ignored) -> None:
        self.server = server
        self.say = say
        self.game = game
        self.boards = [Board(number) for number in range(tables)]
        self.done: set[str] = set()
        self.empty = 0

    async def sit_down(self, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
        tasks = []
        self.empty = memory(self.server)
        for number, board in enumerate(self.boards):
            if number % 25 == 0:
                self.say(f"{number} of {len(self.boards)} tables stand")
            await asyncio.to_thread(board.open, self.server, self.game)
            for seat in board.seats:
                where = f"ws://127.0.0.1:{self.server.port}/t/{board.name}/line"
                cookie = self.server.cookie(seat.secret)
                wire = await stack.enter_async_context(
                    connect(
                        where,
                        additional_headers=cookie,
                        max_size=None,
                        ping_interval=None,
                        open_timeout=120,
                    )
                )
                tasks.append(asyncio.create_task(seat.listen(wire)))
        async with asyncio.timeout(300):
            for board in self.boards:
                for seat in board.seats:
                    await seat.reaches(1)
        return tasks

    async def run(self, rate: float, seconds: float) -> Measured:
        """Acts by the clock, one table after another, whether or not the last was answered."""
        found = Measured(rate)
        began, used = time.monotonic(), cpu(self.server)
        mine = time.process_time()
        running: set[asyncio.Task[None]] = set()
        noted = began + NOTED
        for number in range(int(rate * seconds)):
            due = began + number / rate
            if due > noted:
                noted += NOTED
                soon = 1000 * found.percentile(0.95)
                self.say(f"{due - began:.0f} of {seconds:.0f} s, p95 {soon:.0f} ms so far")
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            board = self.boards[number % len(self.boards)]
            task = asyncio.create_task(board.step(due, found, self.done))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        found.seconds = time.monotonic() - began
        found.own = time.process_time() - mine
        found.cpu, found.database = (
            now - before for now, before in zip(cpu(self.server), used, strict=True)
        )
        return found

    def prove(self) -> str:
        """What was acknowledged is stored, once."""
        rows = self.server.rows("SELECT token FROM entries WHERE token NOTNULL")
        kept = Counter(token for (token,) in rows)
        lost = self.done - kept.keys()
        doubled = [token for token, times in kept.items() if times > 1]
        assert not lost, f"lost: {sorted(lost)[:5]}"
        assert not doubled, f"doubled: {doubled[:5]}"
        return f"{len(self.done)} acts acknowledged, none lost, none doubled"

    def memory(self) -> str:
        each = (memory(self.server) - self.empty) / len(self.boards) / 1024
        return f"{each:.0f} kB of memory a table with its four people"


def processes(server: Server) -> list[int]:
    return [server.pid, *server.workers()]


def cpu(server: Server) -> tuple[float, float]:
    """Seconds that the server's and the database's processes have used."""
    own = sum(ticks(each) for each in processes(server))
    cluster = server.postgres.process if server.postgres is not None else None
    theirs = 0.0
    if cluster is not None:
        listed = Path(f"/proc/{cluster.pid}/task/{cluster.pid}/children").read_text().split()
        theirs = ticks(cluster.pid, ended=True) + sum(ticks(int(each)) for each in listed)
    return own, theirs


def ticks(process: int, ended: bool = False) -> float:
    """Seconds of a process; with `ended`, also of its children that are gone."""
    with suppress(FileNotFoundError, ProcessLookupError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(int(each) for each in fields[11 : 15 if ended else 13]) / TICKS
    return 0.0


def memory(server: Server) -> int:
    """Bytes that the server's processes have for themselves."""
    total = 0
    for process in processes(server):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1]) * 1024
    return total


async def measure(
    server: Server,
    tables: int,
    rate: float,
    seconds: float,
    ramp: float,
    say: Say,
    note: Say = ignored,
) -> Measured:
    """One load as long as told, then stages of a ramp; the first is returned."""
    load = Load(server, tables, "egypt", note)
    async with AsyncExitStack() as stack:
        tasks = await load.sit_down(stack)
        first = found = await load.run(rate, seconds)
        say(found.words())
        while ramp and found.percentile(0.95) < LIMIT:
            rate *= STEEPER
            found = await load.run(rate, ramp)
            say(found.words())
        say(f"{load.memory()}; {await asyncio.to_thread(load.prove)}")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return first


def started(folder: Path, postgres: Postgres | None) -> Server:
    workers = {"QUIPU_WORKERS": "2"} if postgres is not None else {}
    server = Server(folder, postgres, **PROXIED, **workers, KNOWN_FAULTS="none")
    server.draw_by("load")
    server.start()
    return server


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--rate", type=float, default=50.0)
    asked.add_argument("--seconds", type=float, default=300.0)
    asked.add_argument("--ramp", type=float, default=30.0, help="seconds of a stage, 0 for none")
    asked.add_argument("--only", choices=("sqlite", "postgres"))
    given = asked.parse_args()
    found: list[tuple[str, Measured]] = []
    for kind in ("sqlite", "postgres"):
        if given.only in (None, kind):
            postgres = Postgres(safe=True) if kind == "postgres" else None
            if postgres is not None:
                postgres.start()
            found.append((kind, report(given, kind, postgres)))
    held = [judged(kind, *bar) for kind, measured in found for bar in measured.bars()]
    raise SystemExit(0 if all(held) else 1)


def judged(kind: str, what: str, found: float, bar: float) -> bool:
    """Whether a bar holds, said in a line."""
    verdict = "holds" if found <= bar else "does NOT hold"
    print(f"{kind}: {what}: {found:.1f} ms, bar {bar:.0f} ms: {verdict}", flush=True)  # noqa: T201
    return found <= bar


def report(given: argparse.Namespace, kind: str, postgres: Postgres | None) -> Measured:
    def tell(words: str) -> None:
        print(f"{kind}: {words}", flush=True)  # noqa: T201

    def note(words: str) -> None:
        print(f"{kind}: … {words}", file=sys.stderr, flush=True)  # noqa: T201

    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder), postgres)
        try:
            args = (given.tables, given.rate, given.seconds, given.ramp, tell, note)
            return asyncio.run(measure(server, *args))
        finally:
            server.close()
            if postgres is not None:
                postgres.close()


if __name__ == "__main__":
    main()
