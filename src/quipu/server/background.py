"""Loops: work in the background that goes on whatever happens and says what is wrong with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from quipu.server.fault_log import kind_of, short_traceback

log = logging.getLogger("quipu.server")

FIRST_WAIT: Final = 0.5  # seconds after one fault; twice as long after each further one
LONGEST_WAIT: Final = 30.0
SHORT_WAIT: Final = 2.0  # for loops whose question to a database that is away costs little


def backoff_seconds(faults: int) -> float:
    """How long to wait after so many faults in a row."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(faults - 1, 20))


class BackgroundLoop:
    """One round after another; a fault is logged, waited out ever longer, and gone past."""

    def __init__(
        self,
        name: str,
        turn: Callable[[], Awaitable[None]],
        limit: float | None,
        done: asyncio.Event,
        longest: float = LONGEST_WAIT,
    ) -> None:
        self.name = name
        self.turn = turn
        self.limit = limit  # seconds for one round
        self.done = done
        self.longest = longest  # seconds to wait after faults
        self.faults = 0  # in a row
        self.hurried = asyncio.Event()  # ends such a wait
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name=self.name)

    async def run(self) -> None:
        while not self.done.is_set():
            try:
                async with asyncio.timeout(self.limit):
                    await self.turn()
                self.faults = 0
            except Exception as error:  # noqa: BLE001  # it goes on whatever happens
                self.faults += 1
                wait = min(self.longest, backoff_seconds(self.faults))
                trace = "\n" + short_traceback(error) if self.faults == 1 else ""
                log.error(
                    "%s failed; restarting in %.1f s: %s%s",
                    self.name,
                    wait,
                    kind_of(error),
                    trace,
                )
                self.hurried.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurried.wait(), wait)

    def hurry(self) -> None:
        """What it failed at works again elsewhere: try again at once."""
        self.hurried.set()

    def wrong(self) -> str:
        """What is wrong with it, in a word, or nothing."""
        if self.task is None or self.task.done():
            return "stopped"
        return "failing" if self.faults else ""


def log_failures(task: asyncio.Task[None], what: str) -> asyncio.Task[None]:
    """A task nobody waits for: its fault is logged, not lost."""

    def look(ended: asyncio.Task[None]) -> None:
        error = None if ended.cancelled() else ended.exception()
        if error is not None:
            log.error("%s failed", what, exc_info=error)

    task.add_done_callback(look)
    return task
