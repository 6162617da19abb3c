"""Loops: work in the background that goes on whatever happens and says what is wrong with it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("quipu.server")

FIRST_WAIT: Final = 0.5  # seconds after one fault; twice as long after each further one
LONGEST_WAIT: Final = 30.0


def back_off(faults: int) -> float:
    """How long to wait after so many faults in a row."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(faults - 1, 20))


class Loop:
    """One round after another; a fault is logged, waited out ever longer, and gone past."""

    def __init__(
        self,
        name: str,
        turn: Callable[[], Awaitable[None]],
        limit: float | None,
        done: asyncio.Event,
    ) -> None:
        self.name = name
        self.turn = turn
        self.limit = limit  # seconds for one round
        self.done = done
        self.faults = 0  # in a row
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name=self.name)

    async def run(self) -> None:
        while not self.done.is_set():
            try:
                async with asyncio.timeout(self.limit):
                    await self.turn()
                self.faults = 0
            except Exception:
                self.faults += 1
                wait = back_off(self.faults)
                log.exception("the %s failed and goes on in %.1f seconds", self.name, wait)
                await asyncio.sleep(wait)

    def wrong(self) -> str:
        """What is wrong with it, in a word, or nothing."""
        if self.task is None or self.task.done():
            return "stopped"
        return "failing" if self.faults else ""


def watched(task: asyncio.Task[None], what: str) -> asyncio.Task[None]:
    """A task nobody waits for: its fault is logged, not lost."""

    def look(ended: asyncio.Task[None]) -> None:
        error = None if ended.cancelled() else ended.exception()
        if error is not None:
            log.error("%s failed", what, exc_info=error)

    task.add_done_callback(look)
    return task
