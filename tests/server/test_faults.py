"""Faults are met: each is logged and named, stops nothing else, and is over when it is over."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from quipu.core.table import Table
from quipu.play import commands
from quipu.play.bots import BotFault
from quipu.registry import games
from quipu.server import background
from quipu.server.background import BackgroundLoop, backoff_seconds
from quipu.server.bots import pool
from quipu.server.bots.pool import BotPool
from quipu.server.clock import ServerClock
from quipu.server.db import repository
from quipu.server.tables import scheduler as house_room
from tests.support.games_under_test import play
from tests.support.server.client import Visitor, Watch, begin, serving
from tests.support.server.waiting import eventually

DAY = 86_400.0


def the_house(client: TestClient) -> Any:
    return client.app.state.services  # type: ignore[attr-defined]


def wrong(client: TestClient) -> dict[str, str]:
    answer = client.get("/health")
    said = dict(answer.json()["wrong"])
    assert answer.status_code == (503 if said else 200)
    return said


def bots_alone(client: TestClient, game: str = "dice") -> tuple[str, Callable[[], int]]:
    """A table at which only bots play, and how many knots are stored of it."""
    person = Visitor(client)
    table = person.table(game, how="/play")
    with person.line(table) as line:
        begin(line)
        line.say(type="takeover")
        while not line.last["seats"][0]["bot"]:
            line.until("view")
    house_store = the_house(client).store

    def stored() -> int:
        return len(client.portal.call(house_store.entries, table))  # type: ignore[union-attr]

    return table, stored


def goes_on(stored: Callable[[], int]) -> bool:
    before = stored()
    return eventually(lambda: stored() > before + 2)


def broken(*_: object) -> Any:
    raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))


# ---- loops ----------------------------------------------------------------------------------


def test_one_waits_ever_longer_but_not_for_ever() -> None:
    waits = [backoff_seconds(faults) for faults in range(1, 12)]
    assert waits[:3] == [0.5, 1.0, 2.0]
    assert waits == sorted(waits)
    assert waits[-1] == background.LONGEST_WAIT
    assert backoff_seconds(10_000) == background.LONGEST_WAIT


def test_a_loop_goes_on_after_any_fault_and_after_a_round_that_hangs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "FIRST_WAIT", 0.001)

    async def run() -> tuple[list[str], int]:
        done, turns, said = asyncio.Event(), 0, []

        async def turn() -> None:
            nonlocal turns
            turns += 1
            said.append(loop.wrong())
            if turns == 1:
                raise ValueError("a fault")
            if turns == 2:
                await asyncio.sleep(600)
            if turns == 4:
                done.set()

        loop = BackgroundLoop("keeper", turn, 0.05, done)
        assert loop.wrong() == "stopped"
        loop.start()
        assert loop.task is not None
        await loop.task
        return said, turns

    assert asyncio.run(run()) == (["", "failing", "failing", ""], 4)
    logged = [each for each in caplog.records if "keeper failed" in each.message]
    assert len(logged) == 2  # one line each, with the fault in it
    assert "ValueError: a fault" in logged[0].message


# ---- the keeper -----------------------------------------------------------------------------


def test_the_keeper_outlives_its_faults_and_health_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        _, stored = bots_alone(client)
        services = the_house(client)
        assert wrong(client) == {}
        with monkeypatch.context() as patched:
            patched.setattr(repository.Store, "due", broken)
            assert eventually(lambda: wrong(client).get("keeper") == "failing")
        assert goes_on(stored)
        assert eventually(lambda: wrong(client) == {})
        assert services.scheduler.polling.faults == 0
    logged = [each for each in caplog.records if "scheduler failed" in each.message]
    assert logged
    assert all("Error" in each.message for each in logged)


def test_work_that_fails_is_logged_with_its_table_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as client:
        table, stored = bots_alone(client)
        _, other = bots_alone(client)
        step = commands.bot_step
        failed: list[str] = []

        async def fails(live: Any, *given: Any) -> None:
            if live.state.id == table and len(failed) < 2:
                failed.append(live.state.id)
                raise RuntimeError("no")
            await step(live, *given)

        monkeypatch.setattr(commands, "bot_step", fails)
        assert goes_on(other)
        assert goes_on(stored)
    assert len(failed) == 2
    assert f"table {table}: due work failed; again in 1.0 seconds" in caplog.text


def test_work_that_is_never_done_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_room, "OVERDUE_S", 0.3)
    with serving(tmp_path) as client:

        async def fails(*_: Any) -> None:
            raise RuntimeError("no")

        monkeypatch.setattr(commands, "bot_step", fails)
        bots_alone(client)
        assert eventually(lambda: "overdue" in wrong(client))


# ---- storage --------------------------------------------------------------------------------


def test_a_fault_of_the_storage_gets_a_calm_answer_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, nonce_wait=600.0) as client:
        person = Visitor(client, "de")
        table = person.table()
        with monkeypatch.context() as patched:
            patched.setattr(repository.Store, "table", broken)
            the_house(client).registry.sessions.clear()
            answer = person.get(f"/t/{table}")
            assert answer.status_code == 503
            assert "Einen Moment" in answer.text
        assert person.get(f"/t/{table}").status_code == 200


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        person = Visitor(client)
        table = person.table()
        the_house(client).registry.sessions.clear()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert person.get(f"/t/{table}").status_code == 200
            assert person.get("/").status_code == 200
            other.execute("ROLLBACK")


def test_a_storage_that_failed_is_well_again_when_something_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        services = the_house(client)

        def is_told() -> bool:
            services.store.wrong = "SQLITE_FULL"  # unless what the start still writes goes well
            return wrong(client).get("storage") == "SQLITE_FULL"

        with monkeypatch.context() as patched:
            patched.setattr(repository.Store, "probe", broken)
            assert eventually(is_told)
        services.scheduler.awake.set()
        assert eventually(lambda: wrong(client) == {})
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_schema")]
        assert "probe" not in names


def test_a_damaged_cord_rests_and_everything_else_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, bot_pause=0.05) as client:
        table, _ = bots_alone(client)
        _, other = bots_alone(client)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE entries SET text = '{' WHERE table_id = ? AND number = 1", [table])
        services = the_house(client)
        client.portal.call(forget, services, table)  # type: ignore[union-attr]
        assert eventually(lambda: services.scheduler.is_resting(table))
        assert "This table cannot be shown" in Visitor(client).get(f"/t/{table}").text
        assert goes_on(other)
        assert eventually(lambda: wrong(client) == {})
    assert f"table {table} could not be loaded and is on hold" in caplog.text


async def forget(services: Any, table: str) -> None:
    async with services.registry.sessions[table].lock:
        del services.registry.sessions[table]


# ---- clocks that are set --------------------------------------------------------------------


def test_the_time_of_the_house_goes_on_evenly(caplog: pytest.LogCaptureFixture) -> None:
    wall, steady = Watch(), Watch(5.0)
    hours = ServerClock(wall, steady)
    for jump in (DAY, -2 * DAY):
        wall.at += jump
        steady.at += 1
        hours.compare()
    assert hours.now() == 1_000_002.0
    assert "system clock changed by +86399 s" in caplog.text
    assert "system clock changed by -172801 s" in caplog.text


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_clock_that_is_set_stalls_no_table_neither_now_nor_after_a_restart(
    tmp_path: Path, jump: float
) -> None:
    wall = Watch()
    with serving(tmp_path, wall=wall) as client:
        table, stored = bots_alone(client)
        wall.at += jump
        assert goes_on(stored)
    wall.at -= jump
    with serving(tmp_path, wall=wall) as client:
        knots = the_house(client).store.entries
        assert goes_on(lambda: len(client.portal.call(knots, table)))  # type: ignore[union-attr]


def test_work_that_lies_a_day_ahead_is_done_now(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=0.05) as client:
        table, stored = bots_alone(client)
        for _ in range(3):
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
                file.execute("UPDATE jobs SET due_at = due_at + ?", [DAY])
            assert goes_on(stored)
        assert table


def test_a_clock_that_lies_too_far_ahead_is_set_back_and_one_in_time_stays(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as client:
        host = Visitor(client)
        table = host.table()
        host.post(f"/t/{table}/room", option="first_seat", value="0")
        host.post(f"/t/{table}/room", clock="60")
        host.post(f"/t/{table}/room", start="1")
        with host.line(table) as line:
            begin(line)
        services = the_house(client)
        end = services.registry.sessions[table].clocks.ends[0]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE jobs SET due_at = due_at + ?", [DAY])
        services.scheduler.awake.set()
        stored = services.store.load
        assert eventually(
            lambda: client.portal.call(stored, table).jobs == {"clock 0": end}  # type: ignore[union-attr]
        )
        services.registry.sessions[table].clocks.ends[0] = end + DAY
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
            file.execute("UPDATE jobs SET due_at = due_at + ?", [DAY])
        services.scheduler.awake.set()
        assert eventually(lambda: services.registry.sessions[table].clocks.ends[0] < end + 120)


def test_after_a_sleep_nobody_loses_the_time_that_was_slept(tmp_path: Path) -> None:
    steady = Watch()
    with serving(tmp_path, steady=steady, clock_grace=20.0) as client:
        host = Visitor(client)
        table = host.table()
        host.post(f"/t/{table}/room", option="first_seat", value="0")
        host.post(f"/t/{table}/room", clock="60")
        host.post(f"/t/{table}/room", start="1")
        with host.line(table) as line:
            begin(line)
            services = the_house(client)
            steady.at += DAY
            services.scheduler.awake.set()
            assert eventually(
                lambda: services.registry.sessions[table].clocks.ends[0] > services.now() + 15
            )
            assert len(services.registry.sessions[table].table.record.knots) == 1


# ---- thinkers -------------------------------------------------------------------------------


def some_table() -> Table:
    return play(Table.open_seeded(games()["dice"], ["a", "b"], 4), 3, 4)


def thinker_ids(services: Any) -> list[int]:
    return [each.process.pid for each in [*services.thinkers.idle, *services.thinkers.busy]]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_thinker_that_dies_or_hangs_is_replaced(
    tmp_path: Path, how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, think_limit=1.5, warm=True) as client:
        _, stored = bots_alone(client)
        services = the_house(client)
        for _ in range(2):
            assert goes_on(stored)
            hurt = thinker_ids(services)
            for each in hurt:
                os.kill(each, how)
            assert goes_on(stored)
            assert not set(hurt) & set(thinker_ids(services))
        assert eventually(lambda: wrong(client) == {})
    said = "died" if how == signal.SIGKILL else "took longer than 1.5 seconds"
    assert f"bot process {said}" in caplog.text


def test_one_that_hangs_does_not_keep_the_others_from_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "SLOW", 0.1)

    async def think() -> None:
        thinkers = BotPool(1, 600.0)
        table = some_table()
        seat = table.waiting()[0]
        await thinkers.warm()
        os.kill(thinkers.idle[0].process.pid, signal.SIGSTOP)
        hung = asyncio.create_task(thinkers.decide(table, seat, "greedy"))
        await asyncio.sleep(0)
        assert await thinkers.decide(table, seat, "greedy")
        assert not hung.done()
        hung.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hung
        assert thinkers.busy == set()
        await thinkers.close()

    asyncio.run(think())


def test_a_bot_that_finds_no_end_or_fails_is_a_fault_of_the_bot() -> None:
    async def think() -> None:
        thinkers = BotPool(1, 1e-6)
        table = some_table()
        seat = table.waiting()[0]
        with pytest.raises(BotFault, match="took longer"):
            await thinkers.decide(table, seat, "greedy")
        assert thinkers.wrong
        thinkers.limit = 60.0
        with pytest.raises(BotFault, match="Traceback"):
            await thinkers.decide(table, 99, "greedy")
        assert thinkers.wrong == ""
        await thinkers.close()

    asyncio.run(think())


def test_a_thinker_is_told_only_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is decided whether the cord was followed before, forgotten, or is new."""

    async def think() -> None:
        thinkers, asked = BotPool(1, 60.0), []
        ask = pool.BotProcess.ask

        async def listen(thinker: Any, question: Any) -> Any:
            asked.append((question["since"], len(question["knots"])))
            return await ask(thinker, question)

        monkeypatch.setattr(pool.BotProcess, "ask", listen)
        table = some_table()
        first = len(table.record.knots)
        seat = table.waiting()[0]
        wanted = await thinkers.decide(table, seat, "greedy")
        assert await thinkers.decide(table, seat, "greedy") == wanted
        table.submit(seat, table.legal(seat)[0])
        second = len(table.record.knots)
        await thinkers.decide(table, table.waiting()[0], "greedy")
        assert asked == [(0, first), (first, 0), (first, second - first)]
        thinkers.idle[0].told = dict.fromkeys(thinkers.idle[0].told, 1)
        await thinkers.decide(table, table.waiting()[0], "greedy")
        assert asked[3:] == [(1, second - 1), (0, second)]
        await thinkers.close()

    monkeypatch.setattr(pool, "new_seed", lambda _table: 5)
    asyncio.run(think())


# ---- lines ----------------------------------------------------------------------------------


def test_what_goes_wrong_with_a_frame_is_logged_and_the_line_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, bot_pause=600.0) as client:
        person = Visitor(client)
        table = person.table(how="/play")
        with person.line(table) as line:
            begin(line)
            monkeypatch.setattr("quipu.play.views.queries.reason_at", broken)
            line.say(type="why", id="a", place="x-1")
            assert line.until("refused")["code"] == "not_stored"
            monkeypatch.setattr("quipu.play.views.renderer.ViewRenderer.look", broken)
            line.say(type="takeover")
            line.say(type="ping")
            line.until("pong")
            monkeypatch.undo()
            line.say(type="return")
            assert line.until("view")["full"]
    assert f"table {table}: a request failed: OperationalError: disk I/O error" in caplog.text
    assert f"table {table}: could not render the view of seat 0" in caplog.text


def test_who_leaves_while_a_line_is_opened_is_no_fault(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        said: list[str] = []

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            said.append(message["type"])
            raise ConnectionResetError

        scope = {"type": "websocket", "path": "/t/nowhere/line", "query_string": b""}
        more = {"headers": [], "scheme": "ws", "client": ("127.0.0.1", 1), "subprotocols": []}
        client.portal.call(client.app, scope | more, receive, send)  # type: ignore[union-attr]
        assert said == ["websocket.accept"]


@pytest.fixture(autouse=True)
def loudly(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING, logger="quipu.server"):
        yield
