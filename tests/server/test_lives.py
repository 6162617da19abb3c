"""Lives: a table is in memory once, also where tables rest because there are many."""

from __future__ import annotations

import gc
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.play.session import TableSession
from quipu.play.state import Stage, TableState
from quipu.play.table_setup import new_seat
from quipu.server.net.connection import ClientConnection
from quipu.server.tables import session_cache
from quipu.server.tables.session_cache import SessionCache
from tests.support.server.client import begin, serving, two_at_a_table
from tests.support.server.dice_acts import THROW
from tests.support.server.waiting import eventually


def made(name: str) -> TableSession:
    seats = (new_seat(0),)
    state = TableState(id=name, game="dice", host=1, stage=Stage.PLAYING, seats=seats)
    store: Any = None
    return TableSession(state, store)


def test_whom_nobody_looks_at_rests_and_whom_somebody_has_is_that_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(session_cache, "MOST", 4)
    every = SessionCache()
    for name in ("looked at", "held", "let go"):
        every[name] = made(name)
    wire: Any = None
    every["looked at"].lines.add(ClientConnection(wire, 1, 0, "somebody", wire))
    held = every["held"]
    every.rest_some()
    assert len(every) == 3
    every["one more"] = made("one more")
    every.rest_some()
    assert sorted(every) == ["looked at", "one more"]
    assert held.is_doubtful
    gc.collect()
    every.wake("held")
    assert every["held"] is held
    every.wake("let go")
    assert "let go" not in every


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with serving(tmp_path, bot_pause=600.0) as client:
        yield client


def test_whoever_comes_slowly_to_a_table_that_came_to_rest_plays_at_the_same(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    host, guest, table = two_at_a_table(client)
    with ExitStack() as stack:
        with host.line(table) as first, guest.line(table) as second:
            begin(first, second)
        assert eventually(lambda: not services.registry.sessions[table].lines)
        slow = stack.enter_context(guest.line(table, greet=False))
        known = services.registry.sessions[table]
        host.table()
        monkeypatch.setattr(session_cache, "MOST", 2)
        assert client.portal is not None
        client.portal.call(services.registry.sessions.rest_some)
        assert table not in services.registry.sessions
        quick = stack.enter_context(host.line(table))
        quick.until("view")
        assert services.registry.sessions[table] is known
        slow.say(type="hello", lang="en", arrangement="desk", grounds=[])
        slow.until("view")
        assert quick.act(THROW)["type"] == "done"
        while slow.last["knots"] < quick.last["knots"]:
            slow.until("view")
        assert slow.last["head"] == quick.last["head"]
