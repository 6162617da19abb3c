"""Backup, restore and prune: a house moves whole, from any earlier form, to either database."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from quipu.cli.app import app
from quipu.play.session import TableSession
from quipu.server.db import backup
from quipu.server.db.backup import BadBackup
from quipu.server.db.engine import SQLITE, driven, make_engine, migrate
from quipu.server.db.migrations import versions
from quipu.server.db.repository import Store
from tests.support.server.client import Visitor, begin, serving, two_at_a_table
from tests.support.server.dice_acts import STOP, THROW
from tests.support.server.postgres import Postgres
from tests.support.server.uploads import bring, found

PLAIN_NAMES = "0015"  # the form since which tables and columns have their names of today
OLD_NAMES = {"entries": "knots", "chat_messages": "talk", "jobs": "due"}
OLD_COLUMNS = {"knot": "number", "line": "text"}
FORMS = sorted(each.name[1:5] for each in Path(versions.__path__[0]).glob("m[0-9]*.py"))


def played(folder: Path) -> tuple[Visitor, str, dict[str, Any]]:
    """A house with a game in the middle of a turn."""
    with serving(folder) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            one.say(type="say", words="¡hola!")
            assert one.act(THROW, token="kept-as-well")["type"] == "done"
            return host, table, one.last


def test_a_house_moves_from_sqlite_to_postgres_and_back(tmp_path: Path, database: str) -> None:
    host, table, before = played(tmp_path)
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    rows = asyncio.run(backup.back_up(f"{SQLITE}{tmp_path / 'tables.sqlite'}", first))
    assert asyncio.run(backup.restore(driven(database), first)) == rows
    assert asyncio.run(backup.back_up(driven(database), second)) == rows
    again = tmp_path / "again.sqlite"
    assert asyncio.run(backup.restore(SQLITE + str(again), second)) == rows
    assert content(first) == content(second)
    assert first.stat().st_mode & 0o077 == 0
    for where in (database, str(again)):
        with serving(tmp_path, database=where) as client:
            host.client = client
            with host.line(table) as one:
                after = one.until("view")
                assert (after["head"], after["forms"]) == (before["head"], before["forms"])
                assert one.act(THROW, token="kept-as-well")["code"] == "repeated"
                assert one.act(STOP)["type"] == "done"
            somebody = Visitor(client)
            assert somebody.post("/me/name", name="New").status_code == 303  # counted on


def content(file: Path) -> list[str]:
    with gzip.open(file, "rt") as lines:
        return sorted(lines.readlines()[1:])


def test_a_backup_of_every_earlier_form_is_put_back_and_brought_up_to_date(
    tmp_path: Path, postgres: Postgres
) -> None:
    """A stored game of each time: its rows as that form has them."""
    _, table, before = played(tmp_path)
    assert len(FORMS) >= 11
    for form in FORMS:
        old, new = tmp_path / f"{form}.sqlite", tmp_path / f"{form}-new.sqlite"
        file = tmp_path / f"{form}.backup"
        asyncio.run(go_back(tmp_path / "tables.sqlite", old, form))
        asyncio.run(backup.back_up(SQLITE + str(old), file))
        with gzip.open(file, "rt") as lines:
            assert json.loads(lines.readline())["form"] == form
        other = driven(postgres.database())
        for url in (SQLITE + str(new), other):
            asyncio.run(backup.restore(url, file))
        for where in (SQLITE + str(old), SQLITE + str(new), other):  # as it lies, or by a backup
            live = asyncio.run(loaded(where, table))
            assert live.table is not None
            assert live.table.record.head == before["head"]
            assert "kept-as-well" in live.tokens


async def go_back(source: Path, old: Path, form: str) -> None:
    """The same rows in an earlier form, without what that had no place for."""
    engine = make_engine(SQLITE + str(old))
    async with engine.begin() as connection:
        await connection.run_sync(migrate, form)
        await connection.execute(text(f"ATTACH '{source}' AS new"))
        for name in ("persons", "tables", "seats", "entries", "chat_messages", "jobs"):
            old_name = name if form >= PLAIN_NAMES else OLD_NAMES.get(name, name)
            info = await connection.execute(text(f"PRAGMA main.table_info({old_name})"))
            columns = [row[1] for row in info]
            names = ", ".join(f'"{each}"' for each in columns)
            now = ", ".join(f'"{OLD_COLUMNS.get(each, each)}"' for each in columns)
            await connection.execute(
                text(f"INSERT INTO main.{old_name} ({names}) SELECT {now} FROM new.{name}")
            )
    await engine.dispose()


async def loaded(url: str, table: str) -> TableSession:
    store = Store(url)
    await store.open()
    found = await store.table(table)
    assert found is not None
    live = TableSession(found, store)
    await live.load()
    await store.close()
    return live


def test_what_is_no_backup_is_refused_in_one_line(tmp_path: Path) -> None:
    empty, good = tmp_path / "new.sqlite", tmp_path / "good.backup"
    for words in (b"", b"no gzip", gzip.compress(b"{}\n"), gzip.compress(b'{"quipu backup": 9}')):
        file = tmp_path / "bad.backup"
        file.write_bytes(words)
        said = invoked("restore", str(file), "--database", str(empty))
        assert said.exit_code == 2
        assert said.output.count("\n") == 1, said.output
    played(tmp_path)
    here = str(tmp_path / "tables.sqlite")
    assert invoked("backup", str(good), "--database", here).exit_code == 0
    said = invoked("restore", str(good), "--database", here)
    assert (said.exit_code, "already" in said.output) == (2, True)
    cut = tmp_path / "cut.backup"
    cut.write_bytes(good.read_bytes()[:-40])
    with pytest.raises(BadBackup):
        asyncio.run(backup.restore(SQLITE + str(tmp_path / "cut.sqlite"), cut))
    assert invoked("backup", str(tmp_path / "no" / "x"), "--database", here).exit_code == 2


def invoked(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_is_old_is_removed_and_nothing_else(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    where = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        where = request.getfixturevalue("database")
    with serving(tmp_path, database=where) as client:
        host, guest, old = two_at_a_table(client)
        with host.line(old) as one, guest.line(old) as two:
            begin(one, two)
            one.say(type="say", words="long ago")
            one.until("chat")
        fresh = host.table()
        film = bring(guest, found("egypt-agreed").read_bytes()).headers["location"]
        url = driven(where) if kind == "postgres" else SQLITE + where

    async def age() -> None:
        store = Store(url)
        async with store.writing() as session:
            await session.execute(text("UPDATE tables SET touched = 0 WHERE id = :id"), {"id": old})
            await session.execute(text("UPDATE persons SET made = 0"))
            await session.execute(text("UPDATE uploads SET made = 0"))
        await store.close()

    asyncio.run(age())
    dry = invoked("prune", "--days", "30", "--dry-run", "--database", where)
    assert "1 tables and 1 people would" in dry.output
    done = invoked("prune", "--days", "30", "--database", where)
    assert "1 tables and 1 people removed" in done.output, done.output
    with serving(tmp_path, database=where) as client:
        host.client = guest.client = client
        assert host.get(f"/t/{old}").status_code == 404
        assert host.get(f"/t/{fresh}").status_code == 200
        assert host.get(film).status_code == 404
