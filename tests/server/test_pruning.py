"""Old tables go in batches; whoever looks at one is told; a backup of nothing leaves nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from quipu.cli.app import app
from quipu.server.background import BackgroundLoop
from quipu.server.db import engine as databases
from quipu.server.db import prune
from quipu.server.db.engine import driven, make_engine
from quipu.server.db.repository import Store
from quipu.server.db.storage import Database
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.dice_acts import THROW
from tests.support.server.waiting import eventually


def test_old_tables_go_in_batches_with_progress(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prune, "TABLES", 2)
    with serving(tmp_path, database=database) as client:
        host = Visitor(client)
        tables = [host.table() for _ in range(6)]
    store = Store(driven(database))
    seen: list[tuple[int, int, int]] = []

    async def remove() -> tuple[int, int]:
        async with store.writing() as session:
            old = text("UPDATE tables SET touched = 0 WHERE id <> :fresh")
            await session.execute(old, {"fresh": tables[0]})
            await session.execute(text("UPDATE persons SET made = 0"))
        found = await prune.prune(
            driven(database), 30, time.time(), progress=lambda *each: seen.append(each)
        )
        await store.close()
        return found

    assert asyncio.run(remove()) == (5, 0)
    assert seen == [(2, 0, 5), (4, 0, 5), (5, 0, 5)]


def test_no_statement_of_a_command_or_a_migration_is_limited(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit of a server that serves is 15 s; here it is none at all."""
    monkeypatch.setattr(databases, "LONGEST_QUESTION", 0.2)
    limits: list[Any] = []

    def made(url: str, *given: Any, **named: Any) -> Any:
        limits.append(named.get("limit", "usual"))
        return make_engine(url, *given, **named)

    for module in ("db.backup", "db.prune", "db.storage"):
        monkeypatch.setattr(f"quipu.server.{module}.make_engine", made)

    async def go() -> None:
        store = Store(driven(database))
        await store.open()
        await store.close()
        await prune.prune(driven(database), 30, time.time())
        engine = make_engine(driven(database), limit=None)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT pg_sleep(0.5)"))
        await engine.dispose()

    asyncio.run(go())
    assert limits == ["usual", None, None]


def test_a_page_at_a_table_that_was_removed_is_told(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            store = Store(driven(database))

            async def remove() -> None:
                async with store.writing() as session:
                    await session.execute(text("UPDATE tables SET touched = 0"))
                assert await prune.prune(driven(database), 30, time.time()) == (1, 0)
                await store.close()

            asyncio.run(remove())
            with pytest.raises(WebSocketDisconnect) as shut:
                one.until("nothing")
            assert shut.value.code == 4404
        page = host.get("/closed/4404")
        assert page.status_code == 200
        assert "This table is closed" in page.text
        assert "Too many open tables" in host.get("/closed/4429").text
        assert host.get("/closed/4400").status_code == 404


def test_a_backup_of_a_database_that_is_not_there_says_so_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for where in ([], ["--database", str(tmp_path / "there" / "tables.sqlite")]):
        said = CliRunner().invoke(app, ["backup", str(tmp_path / "x.backup"), *where])
        assert said.exit_code == 2
        assert "there is no database" in said.output
        assert "QUIPU_DATABASE" in said.output
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == []


def test_what_waits_for_the_database_goes_on_with_the_first_write(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        done = asyncio.Event()
        turns: list[int] = []

        async def scenario() -> None:
            async def fails() -> None:
                turns.append(len(turns))
                if len(turns) < 8:
                    raise OSError("away")
                done.set()

            loop = BackgroundLoop("test", fails, None, done)
            services.analyst.loop = loop
            loop.start()
            async with asyncio.timeout(60):
                while len(turns) < 8:  # by waiting alone this would take 63 s
                    services.store.wrong = "away"
                    async with services.store.writing():
                        pass
                    await asyncio.sleep(0.05)

        client.portal.call(scenario)  # type: ignore[union-attr]
        assert eventually(done.is_set)


def test_many_refused_acts_are_few_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: Any) -> Any:
        raise OSError("the database is away")

    with serving(tmp_path, bot_pause=600.0) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            with monkeypatch.context() as broken:
                broken.setattr(Database, "append_entries", away)
                caplog.clear()
                for _ in range(20):
                    assert one.act(THROW)["code"] == "not_stored"
    said = [each.getMessage() for each in caplog.records if table in each.getMessage()]
    assert len(said) == 1
    assert said[0].count("Traceback") == 1
