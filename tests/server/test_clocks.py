"""Clocks: when time is over a bot answers once, with nobody connected, after a kill, for each."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.core.luck import FastLuck
from quipu.core.record import Record, hang, read_line
from quipu.core.replay import verify
from quipu.play import table_setup, timers
from quipu.play.session import TableSession
from quipu.play.timers import DecisionTimers
from quipu.registry import games
from quipu.server.auth.identity import new_secret
from quipu.server.config import Settings
from quipu.server.tables.services import Services
from tests.support.server.client import Talk, Visitor, Watch, begin, invitation, serving
from tests.support.server.dice_acts import STOP, THROW
from tests.support.server.passing_time import pass_time
from tests.support.server.server_process import Server
from tests.support.server.waiting import eventually, until, your_turn


@pytest.fixture
def watch() -> Watch:
    """Time stands still until a test moves it on."""
    return Watch()


@pytest.fixture
def client(tmp_path: Path, watch: Watch) -> Iterator[TestClient]:
    with serving(tmp_path, steady=watch, clock_grace=0.0) as client:
        yield client


def two_with_a_clock(client: TestClient, seconds: int) -> tuple[Visitor, Visitor, str]:
    host, guest = Visitor(client), Visitor(client)
    table = host.table()
    for fields in ({"option": "first_seat", "value": "0"}, {"clock": str(seconds)}):
        host.post(f"/t/{table}/room", **fields)
    guest.post(invitation(host, table))
    host.post(f"/t/{table}/room", start="1")
    return host, guest, table


def kinds(line: Talk) -> list[str]:
    return [each["kind"] for each in line.last["log"]]


def test_when_time_is_over_a_bot_answers_and_the_rest_of_the_turn_goes_quickly(
    client: TestClient, watch: Watch
) -> None:
    host, guest, table = two_with_a_clock(client, 60)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        assert one.last["seats"][0]["clock"] == 60
        assert one.last["seats"][1]["clock"] is None
        pass_time(client, watch, 59)
        two.say(type="ping")
        two.until("pong")
        assert "timeout" not in kinds(two)
        pass_time(client, watch, 1)
        while "timeout" not in kinds(two):
            two.until("view")
        assert two.last["seats"][0]["away"]
        assert two.last["seats"][0]["give"]  # the host is late, so anybody may
        late = [each for each in two.last["log"] if each["kind"] == "timeout"]
        assert late[0]["text"].endswith("ran out of time.")
        while not two.last["turn"]["you"]:
            assert two.last["seats"][0]["clock"] == timers.HURRY
            pass_time(client, watch, timers.HURRY)
            two.until("view")
        assert two.last["seats"][1]["clock"] == 60


def test_a_clock_runs_with_nobody_connected_and_the_cord_holds_it(
    client: TestClient, watch: Watch
) -> None:
    host, guest, table = two_with_a_clock(client, 60)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    live = services.registry.sessions[table]

    def late() -> set[int]:
        knots = live.table.record.knots
        return {knot["seat"] for knot in knots if knot.get("table") == "timeout"}

    while late() != {0, 1}:
        before = len(live.table.record.knots)
        pass_time(client, watch, 60)
        assert eventually(lambda: len(live.table.record.knots) > before)  # noqa: B023
    knots = live.table.record.knots
    at = next(n for n, knot in enumerate(knots) if knot.get("table") == "timeout")
    assert knots[at + 1]["seat"] == knots[at]["seat"]
    assert "action" in knots[at + 1]
    assert verify(live.game, live.table.record).chain


def test_a_late_seat_may_be_given_to_a_bot_and_comes_back(client: TestClient) -> None:
    host, guest, table = two_with_a_clock(client, 60)
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        services.registry.sessions[table].clocks.late.add(1)
        one.say(type="takeover", seat=1)
        assert one.until("view")["seats"][1]["bot"]
        while not two.last["seats"][1]["bot"]:
            two.until("view")
        two.say(type="return")
        while two.last["seats"][1]["bot"]:
            two.until("view")
        assert not two.last["seats"][1]["away"]
        one.say(type="takeover", seat=1)
        assert one.until("refused")["code"] == "foreign"
        services.registry.sessions[table].clocks.late |= {0}
        two.say(type="takeover", seat=0)
        assert two.until("view", "refused")["seats"][0]["bot"]


def test_own_progress_wins_time_and_taking_back_does_not(client: TestClient) -> None:
    host, guest, table = two_with_a_clock(client, 60)
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        ends = services.registry.sessions[table].clocks.ends
        ends[0] -= 40
        one.act(THROW)
        assert one.last["seats"][0]["clock"] > 50
        ends = services.registry.sessions[table].clocks.ends
        ends[0] -= 10
        one.act(STOP)
        fresh = services.registry.sessions[table].clocks.ends
        fresh[0] -= 40
        for _ in range(2):
            one.say(type="undo")
            while one.last["undo"]:
                one.until("view")
            assert one.last["seats"][0]["clock"] <= 20
            one.act(STOP)
            assert one.last["seats"][0]["clock"] <= 20


def test_what_all_agreed_to_take_back_takes_nobodys_time(client: TestClient) -> None:
    host, guest, table = two_with_a_clock(client, 60)
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    with host.line(table) as one, guest.line(table) as two:
        begin(one, two)
        one.act(THROW)
        services.registry.sessions[table].clocks.ends[0] -= 50
        one.say(type="undo")
        while two.last["proposal"] is None:
            two.until("view")
        two.say(type="answer", yes=True)
        while two.last["proposal"] is not None:
            two.until("view")
        assert two.last["seats"][0]["clock"] > 50


def test_only_the_clocks_that_are_offered_may_be_chosen(client: TestClient) -> None:
    host = Visitor(client)
    table = host.table()
    for wrong in ("7", "-1", "x", "1e9", "60.0"):
        answer = host.post(f"/t/{table}/room", clock=wrong)
        assert answer.headers["location"].endswith("why=wrong_option")
    host.post(f"/t/{table}/room", clock="120")
    host.post(f"/t/{table}/room", clock="")  # an empty field of a form is not given
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    assert services.registry.sessions[table].state.clock == 120
    assert "Undoing a move does not give you time back" in host.get(f"/t/{table}").text


# ---- two at once ----------------------------------------------------------------------------


async def egypt_with_two_asked(services: Services) -> TableSession:
    """Three people at a table of Egypt where two of them are asked at once."""
    people = [await services.store.add_person(f"s{n}", f"r{n}", f"p{n}") for n in range(3)]
    game = games()["egypt"]
    row = table_setup.new_table(game, people[0], True, {})
    seats = [table_setup.new_seat(n, person) for n, person in enumerate(people)]
    live = await services.registry.put(replace(row, clock=60, seats=tuple(seats)))
    await services.lifecycle.start(live, live.state, "en")
    await services.lifecycle.begin(live, live.state)
    assert live.table is not None
    luck = FastLuck(4)
    while len(live.table.waiting()) < 2:
        seat = live.table.waiting()[0]
        acts = live.table.legal(seat)
        thrifty = [act for act in acts if not act.kind.startswith(("build", "buy"))]
        legal = thrifty or acts  # so that hands grow until a seven asks for cards
        await live.keep(live.table.prepare(seat, legal[luck.below(len(legal))]))
        assert live.table.ended is None
    return live


def test_two_seats_that_are_asked_at_once_have_a_clock_each(tmp_path: Path) -> None:
    async def both() -> None:
        made = Settings(database=str(tmp_path / "x.sqlite"), clock_grace=0.0)
        async with opened(made) as services:
            live = await egypt_with_two_asked(services)
            assert live.table is not None
            one, two = live.table.waiting()[:2]
            ends = dict(live.clocks.ends)
            assert set(ends) == set(live.table.waiting())
            await live.keep(live.table.prepare(one, live.table.legal(one)[0]))
            if two in live.table.waiting():
                assert live.clocks.ends[two] == ends[two]
        async with opened(made) as services:
            again = await services.registry.get(live.state.id)
            assert again is not None
            assert again.clocks.ends == live.clocks.ends
            await all_run_out(services, again)

    asyncio.run(both())


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    services = Services(settings)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def all_run_out(services: Services, live: TableSession) -> None:
    """The time of everybody who is asked is over; the table answers for each."""
    assert live.table is not None
    late = set(live.clocks.ends)
    live.clocks.ends = dict.fromkeys(late, services.now() - 1)
    for seat in late:
        await services.store.set_job(live.state.id, f"clock {seat}", 0.0)
    services.scheduler.awake.set()
    for _ in range(600):
        knots = live.table.record.knots
        done = {knot["seat"] for knot in knots if knot.get("table") == "timeout"}
        if done >= late:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{late} are late, and {done} were answered for")


def test_who_is_late_follows_from_the_cord() -> None:
    made = DecisionTimers(60)
    step = {"seat": 1, "action": {}}
    for knot in ({"table": "timeout", "seat": 1}, step, {"seat": 0, "action": {}}):
        made.follow(knot)
    assert made.late == {1}
    made.follow(step)
    assert made.late == set()


# ---- kill -9 --------------------------------------------------------------------------------


def test_a_clock_outlives_the_server_and_gives_time_to_come_back(tmp_path: Path) -> None:
    server, secret = Server(tmp_path, QUIPU_CLOCK_GRACE="4"), new_secret()
    server.start()
    try:
        table = server.table(secret, "/new")
        server.post(f"/t/{table}/room", secret, clock="300", option="first_seat", value="0")
        server.post(f"/t/{table}/room", secret, start="1")
        line = server.line(table, secret)
        until(line, "promise")
        line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
        view = your_turn(line)
        assert 100 < view["seats"][0]["clock"] <= 300
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as file:
            due = file.execute("SELECT due_at FROM jobs WHERE kind = 'clock 0'").fetchone()[0]
            assert 0 < due - time.time() < 300
            file.execute("UPDATE jobs SET due_at = 0")
        started = time.time()
        server.start()
        while not (found := timeouts(tmp_path / "tables.sqlite")):
            assert time.time() - started < 120
            time.sleep(0.2)
        assert time.time() - started > 4
        assert found[0]["seat"] == 0
    finally:
        server.close()


def timeouts(database: Path) -> list[dict[str, Any]]:
    with sqlite3.connect(database) as file:
        lines = [line for (line,) in file.execute("SELECT text FROM entries ORDER BY number")]
        header = file.execute("SELECT header FROM tables").fetchone()[0]
    record = Record(json.loads(header))
    for number, line in enumerate(lines):
        hang(record, read_line(line, number + 2), number + 2)
    return [knot for knot in record.knots if knot.get("table") == "timeout"]
