"""The queue of connections that wait for their first view: bounded, and fair by address."""

from __future__ import annotations

import asyncio

import pytest

from quipu.server.net.arrival_queue import LONGEST_SPREAD_S, ArrivalQueue, QueueFull, spread


async def wait_in(queue: ArrivalQueue, address: str, came: list[str], free: asyncio.Event) -> None:
    async with queue.slot(address):
        came.append(address)
        await free.wait()


def test_slots_go_to_one_address_after_another() -> None:
    async def come() -> list[str]:
        queue, free = ArrivalQueue(1, 100), asyncio.Event()
        came: list[str] = []
        addresses = ["first", *["many"] * 4, "one", "other"]
        tasks = [asyncio.create_task(wait_in(queue, each, came, free)) for each in addresses]
        await asyncio.sleep(0)
        assert came == ["first"]
        assert len(queue) == 6
        free.set()
        await asyncio.gather(*tasks)
        assert (queue.served, len(queue)) == (0, 0)
        return came

    assert asyncio.run(come()) == ["first", "many", "one", "other", "many", "many", "many"]


def test_no_more_wait_than_may() -> None:
    async def come() -> None:
        queue, free = ArrivalQueue(2, 3), asyncio.Event()
        came: list[str] = []
        tasks = [asyncio.create_task(wait_in(queue, str(n), came, free)) for n in range(5)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await queue.enter("one too many")
        free.set()
        await asyncio.gather(*tasks)
        await queue.enter("later")

    asyncio.run(come())


def test_who_leaves_the_queue_takes_no_slot_along() -> None:
    async def come() -> list[str]:
        queue, free = ArrivalQueue(1, 9), asyncio.Event()
        came: list[str] = []
        tasks = [asyncio.create_task(wait_in(queue, each, came, free)) for each in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        queue.leave()  # as if the first had finished: its turn goes on to the third
        tasks[2].cancel()  # which gives up in the very moment in which it is called
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        return came

    assert asyncio.run(come()) == ["a", "d"]


def test_few_pages_come_back_at_once_and_many_within_seconds() -> None:
    assert [spread(n) for n in (0, 40, 1000, 4000, 100_000)] == [0, 0, 4, 16, LONGEST_SPREAD_S]
