"""Thinking: bots decide in other processes, from the cord, so that no page ever waits for them.

`python -m quipu.server.bots.pool` is such a process: a question a line, an answer a line. One that
hangs or dies is replaced, and the others are asked meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import traceback
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from fractions import Fraction
from time import monotonic
from typing import Any, Final
from zlib import crc32

from quipu.arena.hurrying import LONGEST, hurry
from quipu.bots.bot import Bot
from quipu.core.luck import FastLuck
from quipu.core.record import Record
from quipu.core.replay import follow, take_place
from quipu.core.table import Table
from quipu.play.bots import BotFault, WorkerLost
from quipu.processes import alarm, end_with_parent, ignore_interrupts
from quipu.registry import game as game_of
from quipu.registry import games

log = logging.getLogger("quipu.server")

COMMAND: Final = (sys.executable, "-m", "quipu.server.bots.pool")
KEPT: Final = 64  # tables a process remembers
TOLD: Final = 5  # thoughts that are told with a hint
TRIES: Final = 3
SLOW: Final = 2.0  # seconds after which somebody else may think as well
MOST_SLOW: Final = 4
LONGEST_START: Final = 60.0  # seconds to read the games in
GRACE: Final = 10.0  # seconds beyond the limit after which the system itself ends a process
LEAST_BUDGET_S: Final = 0.1  # for a decision, however many wait

# ---- in such a process ----------------------------------------------------------------------

_known: OrderedDict[str, tuple[str, Table]] = OrderedDict()


def decide(question: dict[str, Any]) -> dict[str, Any]:
    """What this bot does now. It is shown its seat's observation only."""
    table = _follow(question)
    if table is None:
        return {"lacking": True}
    later = "judge" in question or "prove" in question
    return study(table, question) if later else weigh(table, question)


def study(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    """Steps of a finished game, or a puzzle; few ever do, so few read in what it needs."""
    from quipu.server.bots.analysis_task import judged, proved

    return judged(table, question) if "judge" in question else proved(table, question)


def weigh(table: Table, question: dict[str, Any]) -> dict[str, Any]:
    seat, player = int(question["seat"]), table.game.bot(question["bot"])
    view = table.observe(seat) if player.looks else None
    luck = FastLuck(question["seed"])
    hurry(player, float(question.get("seconds", LONGEST)))
    action = player.decide(view, table.legal(seat), table.state.openings(seat), luck)
    said: dict[str, Any] = {"action": action.to_json()}
    if question.get("weighed"):
        said |= {"exact": player.exact, "weighed": thoughts(player)}
    return said


def thoughts(player: Bot) -> list[list[Any]]:
    """What it weighed, the best first: acts with their worth, none twice, and the worst."""
    worths: dict[str, list[Any]] = {}
    for each in player.weighed():
        worths.setdefault(str(each.action), [each.action.to_json(), each.worth])
    found = list(worths.values())
    return found if len(found) <= TOLD else [*found[: TOLD - 1], found[-1]]


def _follow(question: dict[str, Any]) -> Table | None:
    """The table of a cord; what was followed before is neither sent nor followed again."""
    name, knots = str(question["name"]), question["knots"]
    past, table = _known.pop(name, ("", None))
    if question["since"] == 0:
        header = question["header"]
        table = take_place(game_of(header["game"]), Record(header), None)
    elif table is None or past != question["past"]:
        return None
    for knot in knots:
        follow(table, knot)
    _known[name] = (table.record.head, table)
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return table


def answer(line: bytes) -> dict[str, Any]:
    try:
        return decide(json.loads(line))
    except Exception:  # noqa: BLE001  # whatever a bot does wrong is told, not hidden
        return {"fault": traceback.format_exc()}


def think() -> None:
    """Answer until nobody asks any more; a server that was killed leaves nobody thinking."""
    limit, parent = float(sys.argv[1]), int(sys.argv[2])
    end_with_parent(parent)
    ignore_interrupts()
    says = os.dup(1)
    os.dup2(2, 1)  # what a bot prints is no answer
    said = {"games": len(games())}
    with suppress(BrokenPipeError):
        os.write(says, json.dumps(said).encode() + b"\n")
        for line in sys.stdin.buffer:
            with alarm(limit + GRACE):  # ends it if nobody is left to, even in compiled code
                said = answer(line)
            os.write(says, json.dumps(said).encode() + b"\n")


# ---- in the server --------------------------------------------------------------------------


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


if __name__ == "__main__":
    think()
