"""The short form of the drills: nothing is lost, nothing doubled, and all games go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.drills import (
    faults,
    kill_often,
    made,
    meet_faults,
    must_stand,
    under_attack,
)
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = made(tmp_path)
    yield server
    server.close()


def test_eight_games_outlive_every_kill(server: Server) -> None:
    said: list[str] = []
    assert "8 kills: " in asyncio.run(kill_often(server, 8, said.append))


def test_eight_games_outlive_every_fault(server: Server) -> None:
    said: list[str] = []
    asyncio.run(meet_faults(server, 0.0, 0.0, said.append))
    assert [each.partition(":")[0] for each in said] == [fault.name for fault in faults(server)]


def test_eight_games_go_on_beside_attackers(server: Server) -> None:
    """How much slower they get is for `make drill` to say, on a machine that is quiet."""
    said: list[str] = []
    siege = asyncio.run(under_attack(server, 6.0, said.append))
    must_stand(siege)
    assert siege.pings > 0
    floods = {what.rpartition(" ")[0] or what for what in siege.heard}
    wanted = {"handshake", "picture", "upload", "operator code", "recovery code", "frames"}
    assert floods >= {*wanted, "half-open"}, siege.heard
    assert siege.heard["operator code 429"] > 0, "guessing is stopped"


def test_two_workers_on_postgres_outlive_every_kill(tmp_path: Path, postgres: Postgres) -> None:
    server, said = made(tmp_path, postgres), list[str]()
    try:
        assert "4 kills: " in asyncio.run(kill_often(server, 4, said.append))
    finally:
        server.close()
