"""Archive: all that a house keeps as one file, back into any database.

A backup is gzipped JSON lines: a head that says in which form the rows are, then `[table, row]`
each, in an order in which they can be put back. It is read as of one moment while the house goes
on, and it fits SQLite and PostgreSQL alike, so a house can move. It holds the keys of running
games: only its owner may read the file.
"""

from __future__ import annotations

import gzip
import json
import os
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby, islice
from pathlib import Path
from time import time
from typing import Any, Final

from sqlalchemy import JSON, Connection, MetaData, Table, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from quipu.server.db.engine import make_engine, migrate
from quipu.server.db.prune import prune

FORMAT: Final = 1
HEAD: Final = "quipu backup"
CHUNK: Final = 500  # rows at once
FORMS: Final = "alembic_version"
COUNTED: Final = {  # tables whose ids PostgreSQL counts; talk is what chat_messages was before
    "persons",
    "talk",
    "chat_messages",
    "reports",
    "bans",
    "moderation",
    "announcements",
}

__all__ = ["BadBackup", "back_up", "prune", "restore"]


class BadBackup(ValueError):
    """A file that is no backup, or not one that can be put back here."""


# ---- backup -------------------------------------------------------------------------------------


async def back_up(url: str, file: Path) -> int:
    """Write everything to a file, whole or not at all; how many rows there were."""
    draft = file.with_name(file.name + ".part")
    count = 0
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                async for line in lines(url):
                    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
                    count += 1
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return count - 1


async def lines(url: str) -> AsyncIterator[object]:
    async with connected(url, writes=False) as connection:
        tables = await connection.run_sync(reflected)
        if FORMS not in tables:
            raise BadBackup("there is no house in this database")
        form = await connection.scalar(select(tables.pop(FORMS).c.version_num))
        yield {HEAD: FORMAT, "form": form, "made": time()}
        for name, table in tables.items():
            found = await connection.stream(select(table).order_by(*table.primary_key))
            async for row in found.mappings():
                yield [name, {key: plain(value) for key, value in row.items()}]


def plain(value: object) -> object:
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value


def reflected(connection: Connection) -> dict[str, Table]:
    """The tables that there are, those first that others point to."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return {table.name: table for table in found.sorted_tables}


@asynccontextmanager
async def connected(url: str, writes: bool) -> AsyncIterator[AsyncConnection]:
    """One transaction, however long it takes."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and not writes and not Path(file).exists():
        raise BadBackup(f"there is no database {file}; is QUIPU_DATABASE set as for the server?")
    engine = make_engine(url, limit=None)
    try:
        level = {"reading": True} if engine.dialect.name == "sqlite" else {}
        if engine.dialect.name == "postgresql":
            level = {"isolation_level": "REPEATABLE READ"}  # type: ignore[dict-item]
        using = engine if writes else engine.execution_options(**level)
        async with using.begin() as connection:
            yield connection
    finally:
        await engine.dispose()


# ---- restore ------------------------------------------------------------------------------------


async def restore(url: str, file: Path) -> int:
    """Put a backup into an empty database, in its own form, then bring that up to date."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as stream:
            form = read_head(stream.readline())
            async with connected(url, writes=True) as connection:
                there = await connection.run_sync(reflected)
                if any(name != FORMS for name in there):
                    raise BadBackup("there is a house in this database already; it stays")
                await connection.run_sync(migrate, form)
                tables = await connection.run_sync(reflected)
                count = await put_back(connection, tables, read_rows(stream))
                await connection.run_sync(migrate)
                return count
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise BadBackup(f"the file is damaged: {error}") from None


def read_head(line: str) -> str:
    try:
        head = json.loads(line)
        form, version = str(head["form"]), head[HEAD]
    except (ValueError, LookupError, TypeError):
        raise BadBackup("this is no backup of a house") from None
    if version != FORMAT:
        raise BadBackup(f"a backup of another format: {version}")
    return form


def read_rows(stream: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, line in enumerate(stream, start=2):
        try:
            name, row = json.loads(line)
            yield str(name), {key: as_stored(value) for key, value in row.items()}
        except (ValueError, AttributeError):
            raise BadBackup(f"line {number} of the backup cannot be read") from None


def as_stored(value: object) -> object:
    if isinstance(value, dict) and value.keys() == {"bytes"}:
        return b64decode(value["bytes"])
    return value


async def put_back(
    connection: AsyncConnection, tables: dict[str, Table], rows: Iterator[tuple[str, Any]]
) -> int:
    count = 0
    for name, found in groupby(rows, key=lambda each: each[0]):
        if name not in tables or name == FORMS:
            raise BadBackup(f"a backup of something else: {name}")
        while chunk := [row for _, row in islice(found, CHUNK)]:
            await connection.execute(tables[name].insert(), chunk)
            count += len(chunk)
    if connection.dialect.name == "postgresql":
        for name in COUNTED & tables.keys():  # what is counted goes on after what is there
            last = f"SELECT setval('{name}_id_seq', COALESCE(max(id), 0) + 1, false) FROM {name}"
            await connection.execute(text(last))
    return count
