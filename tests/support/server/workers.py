"""Shared by tests: call, notify, one_each, the_house, two_workers, until_knots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text
from starlette.testclient import TestClient

from quipu.server.db import storage
from tests.support.server.client import (
    Talk,
    begin,
    serving,
    two_at_a_table,
)
from tests.support.server.waiting import eventually


def the_house(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def call(client: TestClient, do: Any, *args: Any) -> Any:
    return client.portal.call(do, *args)  # type: ignore[union-attr]


@contextmanager
def two_workers(folder: Path, database: str, **given: Any) -> Iterator[list[TestClient]]:
    with ExitStack() as stack:
        made = [stack.enter_context(serving(folder, database=database, **given)) for _ in range(2)]
        assert eventually(lambda: all(len(the_house(each).neighbours.alive) == 1 for each in made))
        yield made


@contextmanager
def one_each(folder: Path, database: str) -> Iterator[tuple[list[TestClient], list[Talk], str]]:
    """A game of two; the host is connected to one worker and the guest to the other."""
    with two_workers(folder, database) as workers, ExitStack() as stack:
        host, guest, table = two_at_a_table(workers[0])
        guest.client = workers[1]
        lines = [stack.enter_context(each.line(table)) for each in (host, guest)]
        begin(*lines)
        yield workers, lines, table


def until_knots(line: Talk, knots: int) -> None:
    while line.last["knots"] < knots:
        line.until("view")


def notify(client: TestClient, letter: dict[str, Any]) -> None:
    """Say something as another worker would."""

    async def say() -> None:
        async with the_house(client).store.writing() as session:
            told = {"channel": storage.CHANNEL, "letter": json.dumps(letter)}
            await session.execute(text("SELECT pg_notify(:channel, :letter)"), told)

    call(client, say)
