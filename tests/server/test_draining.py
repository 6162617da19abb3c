"""A worker that drains: it takes nobody, gives its work back, and sends its pages elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from quipu.cli.app import app
from quipu.server.db.engine import driven
from quipu.server.db.repository import Store
from tests.support.server.client import begin, serving, two_at_a_table
from tests.support.server.dice_acts import THROW
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, notify, one_each, the_house


def test_pages_are_sent_to_another_worker_and_nobody_is_away(tmp_path: Path, database: str) -> None:
    with one_each(tmp_path, database) as (workers, (one, two), table):
        first, second = map(the_house, workers)
        live = second.registry.sessions[table]
        assert eventually(lambda: call(workers[1], live.here) == {0, 1})
        call(workers[0], first.drain)
        with pytest.raises(WebSocketDisconnect) as closed:
            one.until("nothing")
        assert (closed.value.code, closed.value.reason) == (1012, "retry 0")
        assert workers[0].get("/health").status_code == 503
        assert "draining" in workers[0].get("/health").json()["wrong"]
        assert workers[1].get("/health").status_code == 200
        assert call(workers[1], live.here) == {0, 1}  # who is on the way is not away
        two.say(type="ping")
        two.until("pong")
        assert not two.last["seats"][0]["away"]


def test_where_all_drain_the_pages_are_told_to_spread_their_return(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that drains itself serves nobody: the pages wait for the restart of both."""
    with one_each(tmp_path, database) as (workers, (_, two), _):
        first, second = map(the_house, workers)
        assert eventually(lambda: call(workers[1], second.neighbours.any_serves))
        call(workers[0], first.drain)
        assert eventually(lambda: not call(workers[1], second.neighbours.any_serves))
        monkeypatch.setattr(second, "spread", lambda: 9)
        call(workers[1], second.drain)
        with pytest.raises(WebSocketDisconnect) as closed:
            two.until("nothing")
        assert (closed.value.code, closed.value.reason) == (1012, "retry 9")


def test_a_draining_worker_takes_no_page_and_no_work(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database, bot_pause=0.01) as client:
        host, guest, table = two_at_a_table(client)
        services = the_house(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            letter = {"by": "command", "do": "drain", "host": "another"}
            notify(client, letter)
            notify(client, letter | {"host": services.pulse.state.host})
            for line in (one, two):
                with pytest.raises(WebSocketDisconnect) as closed:
                    line.until("nothing")
                assert closed.value.code == 1012
        with pytest.raises(WebSocketDenialResponse) as refused, host.line(table):
            pass
        assert refused.value.status_code == 503  # a proxy asks the next one
        assert host.get("/").status_code == 503
        assert client.get("/health").status_code == 503
        call(client, services.store.set_job, table, "bot", 0.0)
        services.scheduler.start_job((table, "bot"))
        assert not services.scheduler.running


def test_the_command_to_drain_needs_a_name_and_promises_no_more_than_it_knows(
    database: str,
) -> None:
    def said(*what: str) -> tuple[int, str]:
        given = ["admin", "drain", *what, "--database", database]
        answer = CliRunner().invoke(app, given)
        return answer.exit_code, answer.output

    with_tables(database)
    code, words = said("no-such-host")
    assert (code, "check its QUIPU_NAME" in " ".join(words.split())) == (0, True)
    code, words = said()
    assert (code, "the name of a host" in words) == (2, True)


def with_tables(database: str) -> None:
    async def made() -> None:
        store = Store(driven(database))
        await store.open()
        await store.close()

    asyncio.run(made())
