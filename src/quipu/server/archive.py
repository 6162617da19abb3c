"""Archive: all that a house keeps as one file, back into any database; and what is old, removed.

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

from sqlalchemy import JSON, Connection, MetaData, Table, delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from quipu.server.database import make_engine, migrate
from quipu.server.schema import (
    AnalysisRow,
    DueRow,
    GuestRow,
    KnotRow,
    LearnedRow,
    Person,
    SeatRow,
    TableRow,
    TalkRow,
    UploadRow,
)

FORMAT: Final = 1
HEAD: Final = "quipu backup"
CHUNK: Final = 500  # rows at once
FORMS: Final = "alembic_version"
DAY: Final = 86_400.0


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
    """One transaction."""
    engine = make_engine(url)
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
        for name in ("persons", "talk"):  # what is counted goes on after what is there
            last = f"SELECT setval('{name}_id_seq', COALESCE(max(id), 0) + 1, false) FROM {name}"
            await connection.execute(text(last))
    return count


# ---- prune --------------------------------------------------------------------------------------


async def prune(url: str, days: float, now: float, dry: bool = False) -> tuple[int, int]:
    """Remove tables and records that nobody touched for so long, then people left without any."""
    before = now - days * DAY
    old = select(TableRow.id).where(TableRow.touched < before)
    left = [
        select(SeatRow.person).where(SeatRow.person.is_not(None), SeatRow.table_id.not_in(old)),
        select(GuestRow.person).where(GuestRow.table_id.not_in(old)),
        select(TalkRow.person).where(TalkRow.table_id.not_in(old)),
        select(TableRow.host).where(TableRow.touched >= before),
        select(UploadRow.person).where(UploadRow.made >= before),
    ]
    gone = Person.made < before, *[Person.id.not_in(each) for each in left]
    async with connected(url, writes=not dry) as connection:
        tables = await connection.scalar(select(func.count()).select_from(old.subquery())) or 0
        people = await connection.scalar(select(func.count()).select_from(Person).where(*gone)) or 0
        if not dry:
            for kind in (DueRow, TalkRow, KnotRow, GuestRow, SeatRow):
                await connection.execute(delete(kind).where(kind.table_id.in_(old)))
            films = select(UploadRow.id).where(UploadRow.made < before)
            for words in (old, films):
                await connection.execute(delete(AnalysisRow).where(AnalysisRow.word.in_(words)))
            await connection.execute(delete(TableRow).where(TableRow.touched < before))
            await connection.execute(delete(UploadRow).where(UploadRow.made < before))
            knew = delete(LearnedRow).where(LearnedRow.person.in_(select(Person.id).where(*gone)))
            await connection.execute(knew)
            await connection.execute(delete(Person).where(*gone))
    return tables, people
