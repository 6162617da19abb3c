"""Pace: how long bots wait between two steps is a choice of the table, stored and obeyed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.play.bot_speed import FACTORS
from tests.support.server.client import Visitor, Watch, serving

PAUSE = 10.0


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def client(tmp_path: Path, watch: Watch) -> Iterator[TestClient]:
    with serving(tmp_path, steady=watch, bot_pause=PAUSE) as client:
        yield client


def due(client: TestClient, table: str) -> list[float]:
    """How far ahead the next step of a bot lies."""
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    found = client.portal.call(services.store.load, table)  # type: ignore[union-attr]
    return [at - services.now() for kind, at in found.jobs.items() if kind == "bot"]


@pytest.mark.parametrize("pace", list(FACTORS))
def test_a_room_has_a_pace_and_bots_keep_to_it(client: TestClient, pace: str) -> None:
    host = Visitor(client)
    table = host.table()
    for fields in ({"option": "first_seat", "value": "1"}, {"seat": "1", "to": "greedy"}):
        host.post(f"/t/{table}/room", **fields)
    host.post(f"/t/{table}/room", pace=pace)
    assert f'value="{pace}" class="on"' in host.get(f"/t/{table}").text
    host.post(f"/t/{table}/room", start="1")
    with host.line(table) as line:
        line.until("promise")
        line.say(type="nonce", nonce="a1")
        line.until("view")
        assert line.last["pace"] == pace
        if FACTORS[pace]:
            assert due(client, table) == [pytest.approx(PAUSE * FACTORS[pace])]
        else:
            while not line.last["turn"]["you"]:
                line.until("view")


def test_the_pace_is_changed_at_the_table_by_its_host_alone(client: TestClient) -> None:
    host, other = Visitor(client), Visitor(client)
    table = host.table("dice", "/play")
    with host.line(table) as line, other.line(table) as guest:
        line.until("promise")
        line.say(type="nonce", nonce="a1")
        line.until("view")
        assert line.last["pace"] == "brisk"
        guest.say(type="pace", pace="at_once")
        assert guest.until("refused")["code"] == "foreign"
        line.say(type="pace", pace="hasty")
        assert line.until("refused")["code"] == "malformed"
        line.say(type="pace", pace="calm")
        while line.last["pace"] != "calm":
            line.until("view")
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    row = client.portal.call(services.store.table, table)  # type: ignore[union-attr]
    assert row.pace == "calm"


def test_a_pace_that_there_is_not_is_refused(client: TestClient) -> None:
    host = Visitor(client)
    table = host.table()
    answer = host.post(f"/t/{table}/room", pace="hasty")
    assert answer.headers["location"].endswith("?why=wrong_option")
