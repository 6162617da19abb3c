"""All pages come back at once: each is accepted, waits its turn, and is told what happens."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.server.net.arrival_queue import ArrivalQueue
from quipu.server.web import ws
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.dice_acts import THROW


def the_house(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def call(client: TestClient, do: Any, *args: Any) -> Any:
    return client.portal.call(do, *args)  # type: ignore[union-attr]


async def failing(*_: Any) -> Any:
    raise OperationalError("SELECT", {}, Exception("out of reach"))


def test_a_cold_table_is_read_once_and_holds_up_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        slow, other = Visitor(client).table(), Visitor(client).table()
        services = the_house(client)
        services.registry.sessions.clear()

        async def load() -> tuple[list[str], list[str]]:
            asked, free, found = [], asyncio.Event(), services.store.table

            async def table(name: str) -> Any:
                asked.append(name)
                if name == slow:
                    await free.wait()
                return await found(name)

            services.store.table = table
            waiting = [asyncio.create_task(services.registry.get(slow)) for _ in range(3)]
            await asyncio.sleep(0)
            async with asyncio.timeout(60):
                assert (await services.registry.get(other)).state.id == other
            waiting[0].cancel()  # one who leaves does not end it for the others
            free.set()
            lives = await asyncio.gather(*waiting[1:])
            assert lives[0] is lives[1]
            return asked, [each.state.id for each in lives]

        assert call(client, load) == ([slow, other], [slow, slow])


def test_a_page_is_accepted_before_its_table_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ws, "WAIT_S", 0.02)
    with serving(tmp_path) as client:
        host, _, table = two_at_a_table(client)
        services = the_house(client)
        for each in range(services.settings.loads):
            call(client, services.arrivals.enter, str(each))
        with host.line(table) as line:
            assert line.until("wait")["ahead"] == 1
            assert line.heard == ["wait"]
            call(client, release, services.arrivals)
            assert line.until("welcome")["retry"] == 0
            line.until("promise")


async def release(queue: ArrivalQueue) -> None:
    queue.leave()


def test_one_too_many_is_told_when_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, _, table = two_at_a_table(client)
        services = the_house(client)
        services.arrivals = ArrivalQueue(1, 0)
        call(client, services.arrivals.enter, "somebody")
        with pytest.raises(WebSocketDisconnect) as shut, host.line(table) as line:
            line.hear()
        assert (shut.value.code, shut.value.reason) == (1013, "retry 4")
        assert not services.connected


def test_a_hello_that_fails_closes_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            with monkeypatch.context() as broken:
                broken.setattr("quipu.server.db.progress.coach", failing)
                with pytest.raises(WebSocketDisconnect) as shut, host.line(table) as line:
                    line.until("view")
                assert (shut.value.code, shut.value.reason) == (1013, "retry 4")
                one.say(type="hello", lang="de", narrow=False, grounds=[])
                with pytest.raises(WebSocketDisconnect):
                    one.until("nothing")
            assert len(the_house(client).registry.sessions[table].lines) == 1
        with host.line(table) as again:
            again.until("view")


def test_an_act_that_was_stored_is_done_whatever_fails_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            before = one.last["knots"]
            with monkeypatch.context() as broken:
                broken.setattr("quipu.play.commands.tell", broken_tell)
                assert one.act(THROW)["type"] == "done"
            assert one.last["knots"] == before + 1


def broken_tell(*_: Any, **__: Any) -> None:
    raise RuntimeError("after the commit")


def test_who_cannot_know_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            store = the_house(client).store
            with monkeypatch.context() as broken:
                broken.setattr(store, "append_entries", failing)
                assert one.act(THROW)["code"] == "not_stored"
                broken.setattr(store, "load", failing)
                assert one.act(THROW)["code"] == "unsure"
            assert one.act(THROW)["type"] == "done"


def test_limits_of_a_worker_are_settings(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True, lines=1, pool=7) as client:
        host, guest, table = two_at_a_table(client)
        services = the_house(client)
        assert services.settings == replace(services.settings, lines=1, pool=7)
        with host.line(table) as one:
            one.until("promise")
            with pytest.raises(WebSocketDisconnect) as shut, guest.line(table) as two:
                two.hear()
            assert shut.value.code == 4429
