"""Several workers at one PostgreSQL: one table for all, each knot once, and nobody is missed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quipu.cli.app import app
from quipu.core.refusal import IllegalAction
from quipu.play import commands, table_setup
from quipu.play.messages.client import Act
from quipu.play.state import NewEntry, Stage
from quipu.play.store import VersionConflict
from quipu.registry import games
from quipu.server.auth.identity import new_secret
from quipu.server.cluster.coordinator import ClusterCoordinator
from quipu.server.db import storage
from quipu.server.db.engine import driven, make_engine, without_password
from quipu.server.db.models import Base, JobRow
from quipu.server.db.pubsub import PgPubSub
from quipu.server.db.repository import Store
from quipu.server.tables.guests import remove
from tests.support.server.client import (
    Visitor,
    Watch,
    begin,
    invitation,
    serving,
    two_at_a_table,
    watcher,
)
from tests.support.server.dice_acts import STOP, THROW
from tests.support.server.postgres import Postgres
from tests.support.server.server_process import Server, running_workers
from tests.support.server.waiting import eventually
from tests.support.server.workers import call, notify, one_each, the_house, two_workers, until_knots

SHORT_LEASE = {"QUIPU_LEASE": "1"}


def test_what_one_worker_stores_the_other_tells(tmp_path: Path, database: str) -> None:
    with one_each(tmp_path, database) as (_, (one, two), _table):
        for action in (THROW, STOP):
            assert one.act(action)["type"] == "done"
            until_knots(two, one.last["knots"])
            assert two.last["head"] == one.last["head"]
        assert [line["n"] for line in two.last["log"]]
        two.say(type="say", words="well thrown")
        assert one.until("chat")["text"] == "well thrown"
        one.say(type="say", phrase="nice")
        two.until("chat")
        assert two.until("chat")["seat"] == 0


@pytest.mark.parametrize("told", ["whole", "named", "lost"])
def test_what_was_told_need_not_be_read(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    """A letter holds the knots; who was told less, or missed one, reads them."""
    with one_each(tmp_path, database) as (workers, (one, two), table):
        services = the_house(workers[1])
        live, read = services.registry.sessions[table], []
        post, stored = services.neighbours.post, services.store.load
        assert eventually(lambda: not call(workers[1], lambda: live.is_behind))

        async def asked(*which: Any) -> Any:
            read.append(which)
            return await stored(*which)

        monkeypatch.setattr(services.store, "load", asked)
        if told == "named":
            monkeypatch.setattr(storage, "LONGEST_LETTER", 40)
        if told == "lost":
            arrived: list[Any] = []

            async def silence(letter: Any) -> None:
                arrived.append(letter)

            with monkeypatch.context() as deaf:
                deaf.setattr(post, "hear", silence)
                assert one.act(THROW)["type"] == "done"
                assert eventually(lambda: any("entries" in letter for letter in arrived))
        else:
            assert one.act(THROW)["type"] == "done"
        assert one.act(STOP)["type"] == "done"
        until_knots(two, one.last["knots"])
        assert two.last["head"] == one.last["head"]
        assert bool(read) == (told != "whole")


def test_a_letter_of_a_table_that_is_not_here_is_not_even_read() -> None:
    async def hear() -> None:
        never: Any = None
        calls = (never, never, never, lambda table: table == "here")
        post = PgPubSub("", "me", *calls, asyncio.Event())
        for by, table in (("other", "there"), ("me", "here"), ("other", "here")):
            told = storage.Database.note(
                cast("Any", SimpleNamespace(name=by)), do="table", table=table, version=2
            )
            post.arrived(None, 0, "", told)
            if (by, table) != ("other", "here"):
                post.arrived(None, 0, "", told[:-1])  # whoever read it would fail
        assert post.came.qsize() == 1
        with pytest.raises(ValueError, match="Expecting"):
            post.arrived(None, 0, "", told[:-1])

    asyncio.run(hear())


def test_of_a_table_in_doubt_that_nobody_looks_at_there_is_nothing_to_learn() -> None:
    table = SimpleNamespace(lines=set(), is_doubtful=False)
    registry = SimpleNamespace(sessions={"here": table})
    services: Any = SimpleNamespace(registry=registry)
    holds = partial(ClusterCoordinator.holds, cast("Any", SimpleNamespace(services=services)))
    assert holds("here")
    assert not holds("there")
    table.is_doubtful = True
    assert not holds("here")
    table.lines = {"a line"}
    assert holds("here")


def test_who_is_connected_is_known_at_every_worker(tmp_path: Path, database: str) -> None:
    with two_workers(tmp_path, database) as (first, second):
        host, guest, table = two_at_a_table(first)
        guest.client = second
        with host.line(table) as one:
            with guest.line(table) as two:
                begin(one, two)
                live = the_house(first).registry.sessions[table]
                assert eventually(lambda: call(first, live.here) == {0, 1})
                assert not live.is_away(1)
            assert eventually(lambda: call(first, live.here) == {0})
            while not one.last["seats"][1]["away"]:
                one.until("view")
            assert one.last["seats"][1]["give"]


def test_people_of_a_dead_worker_are_gone_also_for_the_last_survivor(
    tmp_path: Path, database: str
) -> None:
    """Nobody is left to be heard of; a timer notices, and the seat can be given to a bot."""
    watch = Watch()
    with serving(tmp_path, database=database, wall=watch, steady=watch) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one:
            with guest.line(table) as two:
                begin(one, two)
            while not one.last["seats"][1]["away"]:
                one.until("view")
            dead = {"by": "dead", "do": "here", "table": table, "watching": 0, "persons": [2]}
            notify(client, dead | {"seats": [1]})
            while one.last["seats"][1]["away"]:
                one.until("view")
            neighbours = the_house(client).neighbours
            for _ in range(3):
                watch.at += 5.0
                notify(client, {"by": "dead", "do": "ask"})
                assert eventually(lambda: neighbours.alive["dead"] == watch.at)
            assert not the_house(client).registry.sessions[table].is_away(1)
            watch.at += 20.0
            while not one.last["seats"][1]["away"]:
                one.until("view")
            assert one.last["seats"][1]["give"]
            one.say(type="takeover", seat=1)
            while not one.last["seats"][1]["bot"]:
                one.until("view")


def test_a_worker_that_ends_says_so(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as first:
        neighbours = the_house(first).neighbours
        with serving(tmp_path, database=database):
            assert eventually(lambda: len(neighbours.alive) == 1)
            neighbours.services.now = lambda: 0.0  # nobody is silent for long
        assert eventually(lambda: not neighbours.alive)


def test_a_room_is_one_room_at_every_worker(tmp_path: Path, database: str) -> None:
    with two_workers(tmp_path, database) as (first, second):
        host, guest = Visitor(first), Visitor(second)
        table = host.table()
        with host.line(table) as line:
            line.until("welcome")
            assert guest.post(invitation(host, table), name="Ines").status_code == 303
            line.until("room")
            assert "Ines" in host.get(f"/t/{table}").text
            host.client = second
            assert host.post(f"/t/{table}/room", start="1").status_code == 303
            line.until("room")
            host.client = first
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            two.say(type="resign")
            while not one.last["over"]:
                one.until("view")
            made = guest.post(f"/t/{table}/rematch").headers["location"]
            assert f"/t/{one.until('rematch')['table']}" == made
            assert host.post(f"/t/{table}/rematch").headers["location"] == made


def test_a_rematch_is_announced_at_every_worker(tmp_path: Path, database: str) -> None:
    """Also to a friend who has gone on to another table there, and again when somebody joins."""
    with two_workers(tmp_path, database) as (first, second):
        host, guest, table = two_at_a_table(first)
        guest.client = second
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            two.say(type="resign")
            while not one.last["over"]:
                one.until("view")
        watching = watcher(host, table)
        watching.client = second
        other = guest.table()
        with guest.line(other) as away, watching.line(table) as three:
            away.until("welcome")
            three.until("view")
            made = host.post(f"/t/{table}/rematch").headers["location"]
            told = away.until("rematch")
            assert (told["of"], f"/t/{told['table']}") == (table, made)
            assert told["may_join"]
            joined = [each["joined"] for each in three.until("rematch")["seats"]]
            assert joined == [True, False]
            guest.client = first
            assert guest.post(f"/t/{table}/rematch").headers["location"] == made
            while joined != [True, True]:
                joined = [each["joined"] for each in three.until("rematch")["seats"]]


def test_who_is_removed_at_one_worker_is_gone_at_the_other(tmp_path: Path, database: str) -> None:
    with one_each(tmp_path, database) as (workers, (one, _two), table):
        watcher = Visitor(workers[1])
        link = "/w/" + the_house(workers[0]).registry.sessions[table].state.watch_word
        assert watcher.post(link).status_code == 303
        with watcher.line(table) as line:
            line.until("view")
            live = the_house(workers[1]).registry.sessions[table]
            there = next(each.person for each in live.lines if each.seat < 0)
            assert eventually(
                lambda: (
                    there
                    in call(workers[0], the_house(workers[0]).registry.sessions[table].persons)
                )
            )
            assert one.act(THROW)["type"] == "done"
            services = the_house(workers[0])
            call(workers[0], remove, services, services.registry.sessions[table], there)
            with pytest.raises(WebSocketDisconnect) as closed:
                line.until("nothing")
            assert closed.value.code == 4404


# ---- races ----------------------------------------------------------------------------------


def test_a_knot_happens_once(database: str) -> None:
    async def race() -> tuple[list[str], int, str]:
        stores = [Store(driven(database), name=str(n)) for n in range(2)]
        for store in stores:
            await store.open()
        host = await stores[0].add_person("secret", "recovery", "p0")
        row = table_setup.new_table(games()["dice"], host, True, {})
        await stores[0].add_table(row)
        said = await asyncio.gather(*[tie(store, row.id, n) for n, store in enumerate(stores)])
        found = await stores[0].load(row.id)
        assert found is not None
        for store in stores:
            await store.close()
        return sorted(said), len(found.entries), found.entries[0].text

    async def tie(store: Store, table: str, number: int) -> str:
        found = await store.table(table)
        assert found is not None
        knot = NewEntry(0, str(number), None)
        try:
            await store.append(found, replace(found, stage=Stage.PLAYING), [knot], {})
        except Exception as error:  # noqa: BLE001  # which of the two it is depends on who is first
            return type(error).__name__
        return "and" + str(number)

    said, knots, line = asyncio.run(race())
    assert knots == 1
    assert said[1] == f"and{line}"
    assert said[0] == "VersionConflict"


def test_the_loser_of_a_race_reloads_and_is_judged_by_what_is_true(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with one_each(tmp_path, database) as (workers, (one, two), table):
        deaf = the_house(workers[1])
        behind = deaf.registry.sessions[table]

        async def silence(_letter: object) -> None:
            """What this worker is told gets lost."""

        knots = len(behind.table.record.knots)
        monkeypatch.setattr(deaf.neighbours.post, "hear", silence)
        assert one.act(THROW, token="only-once")["type"] == "done"
        again = Act(token="only-once", seen=one.last["seen"], action=THROW)
        with pytest.raises(IllegalAction, match="repeated"):
            call(workers[1], commands.submit, behind, 0, again)
        assert len(behind.table.record.knots) == knots + 1
        assert one.act(STOP)["type"] == "done"
        two.say(type="resign")
        while not two.last["over"]:
            two.until("view")
        assert len(behind.table.record.knots) > knots + 2


def test_what_many_do_at_once_happens_once_each(tmp_path: Path, database: str) -> None:
    """The same act again and again at both workers: one is done, all others are told so."""
    with one_each(tmp_path, database) as (workers, (one, _), table):
        body = Act(token="the-same-act", seen=one.last["seen"], action=THROW)
        said: list[str] = []

        def act(client: TestClient) -> None:
            live = the_house(client).registry.sessions[table]
            try:
                call(client, commands.submit, live, 0, body)
                said.append("done")
            except IllegalAction as error:
                said.append(error.refusal.code)

        threads = [threading.Thread(target=act, args=(workers[n % 2],)) for n in range(8)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        assert sorted(said) == ["done", *["repeated"] * 7]


def test_two_agreements_at_two_workers_both_count(tmp_path: Path, database: str) -> None:
    with one_each(tmp_path, database) as (_, (one, two), _table):
        one.say(type="end")
        while not two.last["proposal"]:
            two.until("view")
        two.say(type="answer", yes=True)
        for line in (one, two):
            while not line.last["over"]:
                line.until("view")


# ---- due work -------------------------------------------------------------------------------


def test_due_work_is_leased_to_one_worker(database: str) -> None:
    async def take() -> list[int]:
        stores = [Store(driven(database), name=str(n)) for n in range(2)]
        for store in stores:
            await store.open()
        host = await stores[0].add_person("secret", "recovery", "p0")
        rows = [table_setup.new_table(games()["dice"], host, True, {}) for _ in range(6)]
        for row in rows:
            await stores[0].add_table(row)
            await stores[0].set_job(row.id, "bot", 5.0)
        found: list[JobRow] = (await stores[0].due(10.0, {}, 0.0, 10))[0]
        taken = await asyncio.gather(*[store.lease(found, 10.0, 20.0) for store in stores])
        foreign = [[row for row in found if (row.table_id, row.kind) not in mine] for mine in taken]
        early = [await stores[n].lease(foreign[n], 15.0, 25.0) for n in range(2)]
        later = [early[0] | early[1], await stores[0].lease(found, 20.0, 30.0)]
        for store in stores:
            await store.renew([(rows[0].id, "bot")], 90.0)
        left = (await stores[1].due(40.0, {}, 0.0, 10))[0]
        for store in stores:
            await store.close()
        assert not taken[0] & taken[1]
        return [len(taken[0] | taken[1]), *map(len, later), len(left)]

    assert asyncio.run(take()) == [6, 0, 6, 5]


def test_only_an_owned_lease_is_renewed(database: str) -> None:
    """A step that was just stored left the next one behind, which nobody does yet."""

    async def renew() -> list[tuple[str, float]]:
        stores = [Store(driven(database), name=str(n)) for n in range(2)]
        for store in stores:
            await store.open()
        host = await stores[0].add_person("secret", "recovery", "p0")
        row = table_setup.new_table(games()["dice"], host, True, {})
        await stores[0].add_table(row)
        await stores[0].set_job(row.id, "bot", 5.0)
        work = (row.id, "bot")
        found = (await stores[0].due(10.0, {}, 0.0, 10))[0]
        assert await stores[0].lease(found, 10.0, 20.0) == {work}
        seen = []

        async def look() -> None:
            asked = f"SELECT owner, lease_until FROM jobs WHERE table_id = '{row.id}'"
            async with stores[0].reading() as session:
                seen.extend([tuple(each) for each in await session.execute(text(asked))])

        await stores[1].renew([work], 80.0)
        await look()
        await stores[0].renew([work], 30.0)
        await look()
        playing = replace(row, stage=Stage.PLAYING)
        await stores[0].append(row, playing, [NewEntry(0, "{}", None)], {"bot": 12.0})
        await stores[0].renew([work], 90.0)
        await look()
        next_step = (await stores[1].due(13.0, {}, 0.0, 10))[0]
        assert await stores[1].lease(next_step, 13.0, 20.0) == {work}
        await stores[0].release_leases()
        await look()
        await stores[1].release_leases()
        await look()
        for store in stores:
            await store.close()
        return seen

    assert asyncio.run(renew()) == [("0", 20.0), ("0", 30.0), ("", 0.0), ("1", 20.0), ("", 0.0)]


def bots_alone(server: Server) -> str:
    secret = new_secret()
    table = server.table(secret)
    line = server.line(table, secret)
    while json.loads(line.recv(timeout=240))["type"] != "promise":
        pass
    line.send(json.dumps({"type": "nonce", "nonce": "abc"}))
    while json.loads(line.recv(timeout=240))["type"] != "view":
        pass
    line.send(json.dumps({"type": "takeover"}))
    return table


def knots_of(server: Server, table: str) -> int:
    asked = "SELECT count(*) FROM entries WHERE table_id = ?"
    return int(server.rows(asked, table)[0][0])


def over(server: Server, table: str) -> bool:
    return server.rows("SELECT stage FROM tables WHERE id = ?", table) == [("over",)]


def goes_on(server: Server, table: str) -> bool:
    before = knots_of(server, table)
    return eventually(lambda: knots_of(server, table) > before + 1 or over(server, table))


def test_another_worker_goes_on_when_one_is_killed_in_the_middle_of_a_thought(
    tmp_path: Path, postgres: Postgres
) -> None:
    with running_workers(tmp_path, postgres, **SHORT_LEASE, QUIPU_BOT_PAUSE="0.05") as server:
        table = bots_alone(server)
        assert goes_on(server, table)
        victim = thinking_worker(server, table)
        stood = knots_of(server, table)
        os.kill(victim, signal.SIGKILL)
        assert eventually(lambda: knots_of(server, table) > stood or over(server, table))
        assert eventually(lambda: len(set(server.workers()) - {victim}) == 2)
        assert f"worker {victim} exited (-9)" in server.log()


def thinking_worker(server: Server, table: str) -> int:
    """The worker that has the work of a table and whose thinker stands still in its thought."""
    for worker in server.workers() * 200:
        for thinker in server.thinkers(worker):
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGSTOP)
        time.sleep(0.2)
        before = knots_of(server, table)
        time.sleep(0.4)
        leased = "SELECT count(*) FROM jobs WHERE table_id = ? AND lease_until > 0"
        if knots_of(server, table) == before and server.rows(leased, table) == [(1,)]:
            return worker
        for thinker in server.thinkers(worker):
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGCONT)
    raise AssertionError("nobody thinks")


def test_games_go_on_after_the_database_was_restarted(tmp_path: Path, postgres: Postgres) -> None:
    with running_workers(tmp_path, postgres, **SHORT_LEASE, QUIPU_BOT_PAUSE="0.02") as server:
        tables = [bots_alone(server) for _ in range(2)]
        assert all(goes_on(server, table) for table in tables)
        before = [knots_of(server, table) for table in tables]
        postgres.stop()
        try:
            assert eventually(lambda: any("storage" in (server.health() or {}) for _ in range(8)))
        finally:
            postgres.start()
        assert all(goes_on(server, table) for table in tables)
        assert eventually(lambda: all(server.health() == {} for _ in range(8)))
        after = [knots_of(server, table) for table in tables]
        assert all(new >= old for new, old in zip(after, before, strict=True))
        heads = server.rows("SELECT number, count(*) FROM entries GROUP BY table_id, number")
        assert {count for _, count in heads} == {1}


# ---- what is refused, and what is stored ------------------------------------------------------


def test_several_workers_need_a_database_that_is_shared(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    said = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", file])
    assert said.exit_code == 2
    assert "several workers need PostgreSQL" in said.output


def test_an_address_out_of_reach_is_told_without_its_password() -> None:
    where = "postgresql://quipu:secret@127.0.0.1:1/quipu"
    said = CliRunner().invoke(app, ["serve", "--database", where])
    assert said.exit_code == 2
    assert "127.0.0.1" in said.output
    assert "secret" not in said.output
    assert "secret" not in without_password(where)


def test_the_migrations_make_what_the_code_describes_here_too(database: str) -> None:
    async def compare() -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        stores = [Store(driven(database)) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])  # all at once, as workers do
        engine = make_engine(driven(database))
        async with engine.connect() as connection:

            def differences(plain: Any) -> list[Any]:
                return list(compare_metadata(MigrationContext.configure(plain), Base.metadata))

            found = await connection.run_sync(differences)
        for each in (*[store.engine for store in stores], engine):
            await each.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_a_lost_race_is_a_refusal_of_its_own() -> None:
    assert VersionConflict().refusal.code == "stale"
