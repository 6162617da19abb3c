"""The cord is the truth: it outlives the server, and a lost race leaves no trace."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from quipu.play import commands, table_setup
from quipu.play.messages.client import Act
from quipu.play.state import NewEntry, Stage
from quipu.play.store import VersionConflict
from quipu.registry import games
from quipu.server.db.engine import SQLITE, let_go, make_engine, migrate
from quipu.server.db.models import Base
from quipu.server.db.repository import Store
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.dice_acts import STOP, THROW


def test_a_game_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW, token="the-first-one")["type"] == "done"
            before = one.last
    with serving(tmp_path) as client:
        host.client = guest.client = client
        with host.line(table) as one:
            after = one.until("view")
            assert after["seen"] == before["seen"]
            assert after["knots"] == before["knots"]
            assert after["forms"] == before["forms"]
            assert one.act(THROW, token="the-first-one")["code"] == "repeated"
            assert one.act(STOP)["type"] == "done"


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=600.0) as client:
        person = Visitor(client)
        table = person.table(how="/play")
        with person.line(table) as line:
            begin(line)
            line.say(type="takeover")
            while not line.last["seats"][0]["bot"]:
                line.until("view")
            before = line.last["knots"]
    with serving(tmp_path) as client:
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        client.portal.call(hurry, services.store, table)  # type: ignore[union-attr]
        services.scheduler.awake.set()
        person.client = client
        with person.line(table) as line:
            line.until("view")
            while line.last["knots"] < before + 3:
                line.until("view")


async def hurry(store: Store, table: str) -> None:
    await store.set_job(table, "bot", 0.0)


def test_a_game_begins_without_those_who_gave_no_nonce(tmp_path: Path) -> None:
    with serving(tmp_path, nonce_wait=0.2) as client:
        host, _, table = two_at_a_table(client)
        with host.line(table) as one:
            one.until("view")
            assert one.last["turn"]["you"]


def test_a_knot_happens_once(tmp_path: Path) -> None:
    async def twice() -> int:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.open()
        host = await store.add_person("secret", "recovery", "p0")
        row = table_setup.new_table(games()["dice"], host, True, {})
        await store.add_table(row)

        def knot(number: int) -> NewEntry:
            return NewEntry(number, "{}", None)

        stored = await store.append(row, row, [knot(0)], {})
        over = replace(stored, stage=Stage.OVER)
        with pytest.raises(VersionConflict):
            await store.append(stored, over, [knot(1), knot(0)], {})
        found = await store.table(row.id)
        assert found is not None
        assert found.stage == "open"
        knots = await store.entries(row.id)
        await store.close()
        return len(knots)

    assert asyncio.run(twice()) == 1


def test_a_step_that_could_not_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("the disk is full")

    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            services: Any = client.app.state.services  # type: ignore[attr-defined]
            live = services.registry.sessions[table]
            knots = len(live.table.record.knots)
            with monkeypatch.context() as broken:
                broken.setattr(services.store, "append", full)
                with pytest.raises(OSError, match="full"):
                    client.portal.call(throw, live)  # type: ignore[union-attr]
            assert len(live.table.record.knots) == knots
            assert one.act(THROW)["type"] == "done"


async def throw(live: Any) -> None:
    message = Act(token="unlucky-one", seen=live.table.seen(0), action=THROW)
    await commands.submit(live, 0, message)


def test_the_migrations_make_what_the_code_describes(tmp_path: Path) -> None:
    async def compare() -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        url = f"sqlite+aiosqlite:///{tmp_path / 'm.sqlite'}"
        store = Store(url)
        await store.open()
        await store.close()
        engine = make_engine(url)
        async with engine.connect() as connection:

            def differences(plain: Any) -> list[Any]:
                found = compare_metadata(MigrationContext.configure(plain), Base.metadata)
                return list(found)

            found = await connection.run_sync(differences)
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
            full = (await connection.execute(text("PRAGMA synchronous"))).scalar()
        await engine.dispose()
        assert (mode, full) == ("wal", 2)
        return found

    assert asyncio.run(compare()) == []


@pytest.mark.parametrize("kind", ["undo", "end"])
def test_what_was_proposed_is_still_asked_after_a_restart(tmp_path: Path, kind: str) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            one.act(THROW)
            one.say(type=kind)
            while not one.last["proposal"]:
                one.until("view")
            knots = one.last["knots"]
    with serving(tmp_path) as client:
        host.client = guest.client = client
        with host.line(table) as one, guest.line(table) as two:
            asked = two.until("view")["proposal"]
            assert (asked["kind"], asked["answer"]) == (kind, True)
            assert one.until("view")["proposal"]["answer"] is False
            two.say(type="answer", yes=True)
            while two.last["proposal"]:
                two.until("view")
            assert two.last["over"] == (kind == "end")
            assert two.last["knots"] > knots


def test_a_proposal_that_the_game_went_past_is_withdrawn_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            two.say(type="end")
            while not one.last["proposal"]:
                one.until("view")
            one.act(THROW)
            assert not one.last["proposal"]
            one.say(type="answer", yes=True)
            assert one.until("refused")["code"] == "stale"
            two.say(type="end")
            while not one.last["proposal"]:
                one.until("view")
            one.say(type="answer", yes=False)
            while one.last["proposal"]:
                one.until("view")
    with serving(tmp_path) as client:
        host.client = client
        with host.line(table) as one:
            assert one.until("view")["proposal"] is None


def test_the_next_game_of_a_company_is_made_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        host.post(f"/t/{table}/room", clock="60")
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            two.say(type="resign")
            while not one.last["over"]:
                one.until("view")
        first = host.post(f"/t/{table}/rematch").headers["location"]
    with serving(tmp_path) as client:
        host.client = guest.client = client
        page = host.get(first).text
        assert page.index("<b>Ines</b>") < page.index("<b>Guest</b>")  # each one seat further
        assert guest.post(f"/t/{table}/rematch").headers["location"] == first
        assert 'id="board-room"' in host.get(first).text  # all have joined: it begins


def test_a_database_of_the_first_form_is_taken_over(tmp_path: Path) -> None:
    """Tables that were private stay off the list for watching; none gets a clock."""

    async def grown() -> list[Any]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}")
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(text("INSERT INTO persons VALUES (1, 's', 'r', 'p', 0)"))
            for name, private in (("one", 1), ("two", 0)):
                row = f"'{name}', 'dice', 'open', '{{}}', 1, {private}, 0, x'00', NULL, NULL, 5"
                await connection.execute(text(f"INSERT INTO tables VALUES ({row})"))
        await store.open()
        found = [await store.table(name) for name in ("one", "two")]
        await store.close()
        return [(each.watched, each.clock, each.proposal) for each in found if each]

    assert asyncio.run(grown()) == [(False, 0, None), (True, 0, None)]


def test_whoever_is_cancelled_twice_while_reading_keeps_nobody_waiting(tmp_path: Path) -> None:
    """As a line that is cut while the server closes; the loop ends although a question hung."""
    goes_on, asked = threading.Event(), threading.Event()

    def hang() -> int:
        asked.set()
        goes_on.wait(60)
        return 1

    async def reading() -> None:
        engine = make_engine(f"{SQLITE}{tmp_path}/hung.db")

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.create_function("hang", 0, hang)

        async with engine.connect() as connection:
            await connection.execute(text("SELECT hang()"))

    async def main() -> None:
        task = asyncio.create_task(reading())
        while not asked.is_set():
            await asyncio.sleep(0.01)
        for _ in range(2):
            task.cancel()
            for _ in range(20):
                await asyncio.sleep(0)
        goes_on.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        await let_go()

    served = threading.Thread(target=asyncio.run, args=(main(),), daemon=True)
    served.start()
    served.join(60)
    assert not served.is_alive()
