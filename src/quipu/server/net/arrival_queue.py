"""Arrivals: how many connections are served their first view at once, and when to come back.

After a restart all pages return within seconds. Each is accepted at once and waits here for one
of a few slots, in which its person and table are read and its first view is made. Slots go to one
address after another, so one that opens many connections delays only itself.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PAGES_PER_SECOND: Final = 250  # that a worker may be asked to take back, each second
LONGEST_SPREAD_S: Final = 20


class QueueFull(Exception):
    """Too many wait already."""


class ArrivalQueue:
    """A bounded queue that is fair by address."""

    def __init__(self, slots: int, most: int) -> None:
        self.slots = slots
        self.most = most  # that may wait
        self.served = 0  # now
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        await self.enter(address)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, address: str) -> None:
        if self.served < self.slots and not self.waiting:
            self.served += 1
            return
        if len(self) >= self.most:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            else:
                self.withdraw(address, turn)
            raise

    def withdraw(self, address: str, turn: asyncio.Future[None]) -> None:
        queue = self.waiting.get(address)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self.waiting[address]

    def leave(self) -> None:
        """Pass the slot to the next address."""
        while self.waiting:
            address, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[address] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.served -= 1


def spread(pages: int) -> int:
    """Seconds over which so many pages should spread their return."""
    return min(LONGEST_SPREAD_S, pages // PAGES_PER_SECOND)


def come_back(seconds: int) -> str:
    """The reason of a close after which a page comes back at a random time within so long."""
    return f"retry {seconds}"
