"""Append entries to the record of a table, together with its row and its jobs.

This is the hot write path, so it bypasses the ORM: one statement (and transaction) on PostgreSQL,
four statements in one visit to the writer thread on SQLite. Writes use optimistic locking: the
version of the row has to be the one that the writer knows.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import JSON, Engine
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quipu.play.state import NewEntry
from quipu.server.db.models import TableRow

AS_JSON: Final = {
    column.name for column in TableRow.__table__.columns if isinstance(column.type, JSON)
}
INSERT_ENTRY: Final = "INSERT INTO entries (table_id, number, text, token) VALUES (?, ?, ?, ?)"
DELETE_JOBS: Final = "DELETE FROM jobs WHERE table_id = ?"
INSERT_JOB: Final = "INSERT INTO jobs (table_id, kind, due_at, lease_until) VALUES (?, ?, ?, 0)"
FIXED: Final = 9  # arguments of PostgreSQL's statement before those of the row


@dataclass(frozen=True)
class AppendEntries:
    """What one change stores: all of it or nothing."""

    table: str
    version: int  # of the row, as the writer knows it
    entries: Sequence[NewEntry]
    values: Mapping[str, object]  # of the row of the table
    jobs: Mapping[str, float]  # when due, by kind; they replace all jobs of the table

    def columns(self) -> list[object]:
        """The values of the row as they are stored."""
        return [
            json.dumps(value) if name in AS_JSON and value is not None else stored(value)
            for name, value in self.values.items()
        ]


def stored(value: object) -> object:
    """A value as the drivers take it: the word of an enum."""
    return str(value) if isinstance(value, StrEnum) else value


# ---- SQLite -------------------------------------------------------------------------------------


def append_sqlite(engine: Engine, append: AppendEntries) -> bool:
    """Append entries on SQLite (single writer). Returns False on a version conflict."""
    pooled = engine.raw_connection()
    connection: Any = pooled.driver_connection
    try:
        return _append(connection, append)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(None, None, error) from error
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from error
    finally:
        pooled.close()


def _append(connection: sqlite3.Connection, append: AppendEntries) -> bool:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT_ENTRY, [(append.table, *each) for each in append.entries])
        key = (append.table, append.version)
        if (
            connection.execute(_changed(tuple(append.values)), (*append.columns(), *key)).rowcount
            != 1
        ):
            return False
        connection.execute(DELETE_JOBS, (append.table,))
        if append.jobs:
            connection.executemany(
                INSERT_JOB, [(append.table, *each) for each in append.jobs.items()]
            )
        connection.execute("COMMIT")
        return True
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


@lru_cache(64)
def _changed(names: tuple[str, ...]) -> str:
    values = "".join(f", {name} = ?" for name in names)
    return f"UPDATE tables SET version = version + 1{values} WHERE id = ? AND version = ?"


# ---- PostgreSQL ---------------------------------------------------------------------------------


async def append_postgres(
    engine: AsyncEngine, append: AppendEntries, channel: str, told: str
) -> bool:
    """Append entries on PostgreSQL and notify workers. Returns False on a version conflict."""
    from asyncpg.exceptions import IntegrityConstraintViolationError

    given = (
        append.table,
        append.version,
        [each.number for each in append.entries],
        [each.text for each in append.entries],
        [each.token for each in append.entries],
        list(append.jobs),
        list(append.jobs.values()),
        channel,
        told,
        *append.columns(),
    )
    async with engine.connect() as pooled:
        connection: Any = (await pooled.get_raw_connection()).driver_connection
        while connection.is_closed():  # by the database, since it was last used
            await pooled.invalidate()
            connection = (await pooled.get_raw_connection()).driver_connection
        try:
            return bool(await connection.fetch(_statement(tuple(append.values)), *given))
        except IntegrityConstraintViolationError as error:
            raise IntegrityError(None, None, error) from error
        except BaseException:  # the state of this connection is unknown
            await pooled.invalidate()
            raise


@lru_cache(64)
def _statement(names: tuple[str, ...]) -> str:
    """The whole change as one statement; it does nothing on a version conflict."""
    places = [
        f"{name} = ${number}" + ("::text::json" if name in AS_JSON else "")
        for number, name in enumerate(names, FIXED + 1)
    ]
    return f"""
        WITH mine AS (
            UPDATE tables SET {", ".join(["version = version + 1", *places])}
            WHERE id = $1 AND version = $2 RETURNING id
        ), appended AS (
            INSERT INTO entries (table_id, number, text, token)
            SELECT mine.id, each.number, each.text, each.token
            FROM mine, unnest($3::int[], $4::text[], $5::text[]) AS each (number, text, token)
        ), dropped AS (
            DELETE FROM jobs USING mine
            WHERE jobs.table_id = mine.id AND jobs.kind <> ALL ($6::text[])
        ), added AS (
            INSERT INTO jobs (table_id, kind, due_at, lease_until)
            SELECT mine.id, each.kind, each.due_at, 0
            FROM mine, unnest($6::text[], $7::float8[]) AS each (kind, due_at)
            ON CONFLICT (table_id, kind)
            DO UPDATE SET due_at = excluded.due_at, lease_until = 0, owner = ''
        )
        SELECT pg_notify($8, $9) FROM mine"""
