"""The pool of bot processes: bots decide in them, from the record, so that no page waits for them.

A process (`worker.py`) that hangs or dies is replaced, and the others are asked meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from fractions import Fraction
from time import monotonic
from typing import Any, Final
from zlib import crc32

from quipu.arena.hurrying import LONGEST
from quipu.core.record import Record
from quipu.core.table import Table
from quipu.play.bots import BotFault, WorkerLost

log = logging.getLogger("quipu.server")

COMMAND: Final = (sys.executable, "-m", "quipu.server.bots.worker")
TRIES: Final = 3
SLOW: Final = 2.0  # seconds after which somebody else may think as well
MOST_SLOW: Final = 4
LONGEST_START: Final = 60.0  # seconds to read the games in
LEAST_BUDGET_S: Final = 0.1  # for a decision, however many wait


class WorkerTimeout(WorkerLost):
    """A process took too long."""


class BotProcess:
    """One process; it is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.told: dict[str, int] = {}  # knots it was told, by cord

    @staticmethod
    async def start(limit: float) -> BotProcess:
        """A new one, as soon as it has read the games."""
        pipe = asyncio.subprocess.PIPE
        command = (*COMMAND, str(limit), str(os.getpid()))
        made = BotProcess(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
        try:
            async with asyncio.timeout(LONGEST_START):
                await made.hear()
        except BaseException:
            await made.end()
            raise
        return made

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def decide(self, record: Record, knots: list[dict[str, Any]], wish: Any) -> Any:
        header, name = record.header, name_of(record)
        since = min(self.told.pop(name, 0), len(knots))
        past = knots[since - 1]["hash"] if since else ""
        question = {"name": name, "since": since, "past": past, "knots": knots[since:], **wish}
        said = await self.ask(question if since else question | {"header": header})
        if "lacking" in said:
            whole = {"since": 0, "knots": knots, "header": header}
            said = await self.ask(question | whole)
        self.told[name] = len(knots)
        return said

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            await self.process.stdin.drain()
        except OSError as error:
            raise WorkerLost("died") from error
        return await self.hear()

    async def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        try:
            said: dict[str, Any] = json.loads(await self.process.stdout.readline())
        except (OSError, ValueError) as error:
            raise WorkerLost("died") from error
        return said

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        assert self.process.stdin is not None
        self.kill()
        self.process.stdin.close()
        await self.process.wait()


class BotPool:
    """So many processes, the first of which starts when the first bot has to think."""

    def __init__(
        self,
        count: int,
        limit: float,
        thought: Callable[[str, float, float], None] | None = None,
    ) -> None:
        self.count = count
        self.limit = limit  # seconds for a decision
        self.thought = thought  # is told what each decision took, and how long it waited before
        self.now: Counter[str] = Counter()  # bots that decide just now
        self.queue: Counter[str] = Counter()  # bots that wait for a process
        self.hurried: Counter[str] = Counter()  # decisions that had a smaller budget, ever
        self.idle: list[BotProcess] = []
        self.busy: set[BotProcess] = set()
        self.places = asyncio.Semaphore(count)
        self.slow = 0
        self.wrong = ""  # why the last decision could not be had, until one can
        self.over = asyncio.Event()  # once nobody may think any more

    async def start(self) -> BotProcess:
        """A new one, unless all is over, or was when it had read the games."""
        if not self.over.is_set():
            made = await BotProcess.start(self.limit)
            if not self.over.is_set():
                return made
            await made.end()
        raise WorkerLost("is over")

    async def warm(self) -> None:
        """Wake the processes, so that the first bot does not wait for them."""
        while len(self.idle) + len(self.busy) < self.count:
            self.idle.append(await self.start())

    async def decide(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """What the bot wants; raises what kept it from deciding."""
        wish = {"seat": seat, "bot": bot, "seed": new_seed(table), "at_table": True}
        said = await self.asked(table.record, wish)
        wanted: dict[str, Any] = said["action"]
        return wanted

    async def advise(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """The same with what was weighed."""
        return await self.asked(table.record, advice(table, seat, bot))

    async def prove(self, record: Record, task: str, seat: int) -> Fraction:
        """What the actions of a turn were worth together, whatever luck made of them."""
        said = await self.asked(record, {"prove": task, "seat": seat})
        return Fraction(said["value"])

    async def asked(self, record: Record, wish: dict[str, Any]) -> dict[str, Any]:
        knots = list(record.knots)
        for left in reversed(range(TRIES)):
            try:
                said = await self.once(record, knots, wish)
                break
            except (WorkerLost, OSError) as error:
                if self.over.is_set():
                    raise
                self.note(record, error)
                if isinstance(error, WorkerTimeout) and left < TRIES - 1:
                    raise BotFault(str(error)) from None
                if not left:
                    raise
        self.wrong = ""
        if "fault" in said:
            raise BotFault(said["fault"])
        answer: dict[str, Any] = said
        return answer

    def note(self, record: Record, error: Exception) -> None:
        luck: Any = record.header["luck"]
        self.wrong = str(error) or type(error).__name__
        log.warning("table %s: bot process %s; retrying with another", luck["table"], self.wrong)

    async def once(self, record: Record, knots: list[dict[str, Any]], wish: Any) -> Any:
        bot, asked = str(wish.get("bot", "")), monotonic()  # nobody of the bots judges games
        async with self.place(bot):
            thinker = await self.free(name_of(record))
            self.busy.add(thinker)
            began = monotonic()
            self.now[bot] += 1
            try:
                async with asyncio.timeout(self.limit):
                    said = await thinker.decide(record, knots, self.budgeted(wish))
                if bot and self.thought is not None:
                    self.thought(bot, monotonic() - began, began - asked)
            except BaseException as error:
                await thinker.end()
                if isinstance(error, TimeoutError):
                    raise WorkerTimeout(f"took longer than {self.limit:g} seconds") from None
                raise
            finally:
                self.busy.discard(thinker)
                self.now[bot] -= 1
            self.idle.append(thinker)
            while len(self.idle) > self.count:
                await self.idle.pop(0).end()
            return said

    def budgeted(self, wish: dict[str, Any]) -> dict[str, Any]:
        """While many wait, a bot at a table searches for a shorter time.

        The record holds what it did, so the game replays as it was; hints and the arena are left
        alone.
        """
        wish = dict(wish)
        share = self.queue.total() / (2 * self.count)
        if wish.pop("at_table", False) and share >= 1:
            self.hurried[str(wish["bot"])] += 1
            wish["seconds"] = max(LEAST_BUDGET_S, LONGEST / (1 + share))
        return wish

    async def free(self, name: str) -> BotProcess:
        """Somebody idle, best one who knows the table; else a new one."""
        for dead in [each for each in self.idle if not each.is_alive]:
            self.idle.remove(dead)
            self.wrong = "died"
            log.warning("idle bot process died; starting another")
            await dead.end()
        if not self.idle:
            return await self.start()
        best = max(self.idle, key=lambda each: each.told.get(name, 0))
        self.idle.remove(best)
        return best

    @asynccontextmanager
    async def place(self, bot: str) -> AsyncIterator[None]:
        """One of `count` places; who thinks long gives it away before the end."""
        self.queue[bot] += 1
        try:
            await self.places.acquire()
        finally:
            self.queue[bot] -= 1
        given = False

        def give() -> None:
            nonlocal given
            if self.slow < MOST_SLOW:
                given = True
                self.slow += 1
                self.places.release()

        timer = asyncio.get_running_loop().call_later(SLOW, give)
        try:
            yield
        finally:
            timer.cancel()
            if given:
                self.slow -= 1
            else:
                self.places.release()

    async def rest(self) -> None:
        """End all processes until somebody is asked again."""
        known, self.idle, self.busy = [*self.idle, *self.busy], [], set()
        for thinker in known:
            thinker.kill()
        for thinker in known:
            await thinker.end()

    async def close(self) -> None:
        """End them for good: nobody is started any more, also for what is being asked."""
        self.over.set()
        await self.rest()


def name_of(record: Record) -> str:
    luck: Any = record.header["luck"]
    return f"{luck['commitment']} {luck['table']}"


def advice(table: Table, seat: int, bot: str) -> dict[str, Any]:
    """The question for a hint: what is hidden has no part in it, not even in the bot's luck."""
    seed = crc32(f"{name_of(table.record)} {seat} {table.seen(seat)}".encode())
    return {"seat": seat, "bot": bot, "seed": seed, "weighed": True}


def new_seed(_table: Table) -> int:
    """What a bot's own luck begins with."""
    return secrets.randbits(32)
