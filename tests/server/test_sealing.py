"""What lies on the disk: files that only their owner reads, and luck keys that are encrypted."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quipu.server import run
from quipu.server.config import Settings, from_environment
from quipu.server.db import key_encryption
from quipu.server.db.backup import back_up, restore
from quipu.server.db.key_encryption import MARK, KeyRing, Sealed
from quipu.server.db.repository import Store
from tests.support.server.client import Visitor, begin, two_at_a_table
from tests.support.server.client import serving as served
from tests.support.server.waiting import THROW

# ---- modes --------------------------------------------------------------------------------------


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Whatever the user's own habits are."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_umask")
def test_a_new_database_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("quipu.server.config.data_folder", lambda: tmp_path / "quipu")
    with served(tmp_path, database="") as client:
        Visitor(client).table()
        found = {each.name: mode(each) for each in (tmp_path / "quipu").iterdir()}
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"} <= set(found)
    assert set(found.values()) == {0o600}
    assert mode(tmp_path / "quipu") == 0o700


@pytest.mark.usefixtures("open_umask")
def test_an_older_database_becomes_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "quipu"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "tables.sqlite")) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("CREATE TABLE x (y)")
        assert {mode(each) for each in folder.iterdir()} == {0o644}
        monkeypatch.setattr("quipu.server.config.data_folder", lambda: folder)
        held = run.reserved(Settings())
        assert held is not None
        assert {mode(each) for each in folder.iterdir()} == {0o600}
        assert {"tables.sqlite-wal", "tables.sqlite.lock"} <= {
            each.name for each in folder.iterdir()
        }
        held.close()
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("open_umask")
def test_a_folder_that_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    with served(folder) as client:
        Visitor(client).table()
        assert mode(folder / "tables.sqlite") == 0o600
    assert mode(folder) == 0o755
    made = Settings(database=str(tmp_path / "new" / "tables.sqlite"))
    made.url()
    assert mode(tmp_path / "new") == 0o700


# ---- keys ---------------------------------------------------------------------------------------


@pytest.fixture
def keys() -> Iterator[list[str]]:
    fernet = pytest.importorskip("cryptography.fernet").Fernet
    yield [fernet.generate_key().decode() for _ in range(3)]
    key_encryption.use("")


def stored(file: Path) -> list[bytes]:
    with closing(sqlite3.connect(file)) as asked:
        return [bytes(row[0]) for row in asked.execute("SELECT key FROM tables")]


def opened(file: Path, data_key: str) -> None:
    """What a server does before it listens."""
    held = run.reserved(Settings(database=str(file), data_key=data_key))
    assert held is not None
    held.close()


def plays_on(folder: Path, data_key: str, host: Visitor, table: str) -> None:
    with served(folder, data_key=data_key) as client:
        host.client = client
        with host.line(table) as line:
            assert line.until("view")["over"] is False


def test_the_key_of_a_running_game_is_encrypted_and_the_game_goes_on(
    tmp_path: Path, keys: list[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    with served(tmp_path, data_key=keys[0]) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            assert one.act(THROW)["type"] == "done"
            key = client.app.state.services.registry.sessions[table].state.key  # type: ignore[attr-defined]
    (sealed,) = stored(file)
    assert sealed.startswith(MARK)
    assert key not in sealed
    assert key not in file.read_bytes()
    assert KeyRing(keys[0]).open(sealed) == key
    plays_on(tmp_path, keys[0], host, table)


def test_keys_are_changed_and_older_games_are_encrypted(tmp_path: Path, keys: list[str]) -> None:
    file = tmp_path / "tables.sqlite"
    with served(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
    (key,) = stored(file)
    assert len(key) == 32
    for given, reads in (
        (keys[0], keys[0]),
        (f"{keys[0]},{keys[1]}", keys[0]),
        (f"{keys[1]}, {keys[0]}", keys[1]),
        (keys[1], keys[1]),
    ):
        opened(file, given)
        (sealed,) = stored(file)
        assert KeyRing(reads).open(sealed) == key
        plays_on(tmp_path, given, host, table)
    for wrong in ("", keys[2]):
        with pytest.raises(Sealed, match="QUIPU_DATA_KEY"):
            opened(file, wrong)
    assert stored(file) == [sealed]


def test_a_backup_holds_what_is_encrypted_and_is_put_back(tmp_path: Path, keys: list[str]) -> None:
    with served(tmp_path, data_key=keys[0]) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)
            key = client.app.state.services.registry.sessions[table].state.key  # type: ignore[attr-defined]
    asyncio.run(back_up(Settings(database=str(tmp_path / "tables.sqlite")).url(), tmp_path / "b"))
    assert key not in gzip.decompress((tmp_path / "b").read_bytes())
    again = tmp_path / "again"
    asyncio.run(restore(Settings(database=str(again / "tables.sqlite")).url(), tmp_path / "b"))
    plays_on(again, keys[0], host, table)


def test_the_same_on_postgresql(database: str, keys: list[str]) -> None:
    with served(Path(), database=database) as client:
        host, guest, table = two_at_a_table(client)
        with host.line(table) as one, guest.line(table) as two:
            begin(one, two)

    async def changed(given: str) -> int:
        key_encryption.use(given)
        store = Store(Settings(database=database).url())
        try:
            return await key_encryption.bring_up_to_date(store.engine)
        finally:
            await store.close()

    assert asyncio.run(changed(keys[0])) == 1
    assert asyncio.run(changed(keys[0])) == 0
    assert asyncio.run(changed(f"{keys[1]},{keys[0]}")) == 1
    with pytest.raises(Sealed):
        asyncio.run(changed(""))
    with served(Path(), database=database, data_key=keys[1]) as client:
        host.client = client
        with host.line(table) as line:
            assert line.until("view")["over"] is False


def test_a_key_that_is_none_and_a_package_that_is_missing_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = from_environment({}, {"QUIPU_DATA_KEY": "secret"})
    assert made.data_key == "secret"
    assert "secret" not in repr(made)
    monkeypatch.setitem(sys.modules, "cryptography.fernet", None)
    with pytest.raises(ValueError, match=r"pip install 'quipu\[encryption\]'"):
        KeyRing("secret")
    assert KeyRing("").seal(b"key") == b"key"


def test_what_is_no_key_is_said() -> None:
    pytest.importorskip("cryptography.fernet")
    with pytest.raises(ValueError, match="Fernet"):
        KeyRing("secret")
