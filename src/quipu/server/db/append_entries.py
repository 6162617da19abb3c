"""Tying: knots, the row that leads to them and the work they cause, stored by as little as will do.

Every act comes by here, so it is written in the words of the database itself: one statement for
PostgreSQL, which is a transaction of its own; on SQLite four of them in one visit to the thread
that writes.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import JSON, Engine
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quipu.server.db.models import TableRow

AS_JSON: Final = {
    column.name for column in TableRow.__table__.columns if isinstance(column.type, JSON)
}
TIE: Final = "INSERT INTO knots (table_id, knot, line, token) VALUES (?, ?, ?, ?)"
FREE: Final = "DELETE FROM due WHERE table_id = ?"
WANT: Final = "INSERT INTO due (table_id, kind, due_at, lease_until) VALUES (?, ?, ?, 0)"
FIXED: Final = 9  # arguments of PostgreSQL's statement before those of the row


class NewEntry(NamedTuple):
    """A knot as it is stored, with the token of the request that tied it."""

    knot: int
    line: str
    token: str | None


@dataclass(frozen=True)
class AppendEntries:
    """What is stored of one change: all of it or nothing."""

    table: str
    version: int  # of the row, as whoever changes it knows it
    knots: Sequence[NewEntry]
    values: Mapping[str, object]  # of the row
    due: Mapping[str, float]  # by kind; whatever else was due is no more

    def columns(self) -> list[object]:
        """The values of the row as they are stored."""
        return [
            json.dumps(value) if name in AS_JSON and value is not None else value
            for name, value in self.values.items()
        ]


# ---- SQLite -------------------------------------------------------------------------------------


def append_sqlite(engine: Engine, tie: AppendEntries) -> bool:
    """Where nobody else writes; False if the row has another version."""
    pooled = engine.raw_connection()
    wire: Any = pooled.driver_connection
    try:
        return _tied(wire, tie)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(None, None, error) from error
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from error
    finally:
        pooled.close()


def _tied(wire: sqlite3.Connection, tie: AppendEntries) -> bool:
    wire.execute("BEGIN IMMEDIATE")
    try:
        wire.executemany(TIE, [(tie.table, *each) for each in tie.knots])
        key = (tie.table, tie.version)
        if wire.execute(_changed(tuple(tie.values)), (*tie.columns(), *key)).rowcount != 1:
            return False
        wire.execute(FREE, (tie.table,))
        if tie.due:
            wire.executemany(WANT, [(tie.table, kind, at) for kind, at in tie.due.items()])
        wire.execute("COMMIT")
        return True
    finally:
        if wire.in_transaction:
            wire.execute("ROLLBACK")


@lru_cache(64)
def _changed(names: tuple[str, ...]) -> str:
    values = "".join(f", {name} = ?" for name in names)
    return f"UPDATE tables SET version = version + 1{values} WHERE id = ? AND version = ?"


# ---- PostgreSQL ---------------------------------------------------------------------------------


async def append_postgres(engine: AsyncEngine, tie: AppendEntries, channel: str, told: str) -> bool:
    """Where others write and are told; False if the row has another version."""
    from asyncpg.exceptions import IntegrityConstraintViolationError

    given = (
        tie.table,
        tie.version,
        [each.knot for each in tie.knots],
        [each.line for each in tie.knots],
        [each.token for each in tie.knots],
        list(tie.due),
        list(tie.due.values()),
        channel,
        told,
        *tie.columns(),
    )
    async with engine.connect() as connection:
        wire: Any = (await connection.get_raw_connection()).driver_connection
        while wire.is_closed():  # by the database, since it was last used
            await connection.invalidate()
            wire = (await connection.get_raw_connection()).driver_connection
        try:
            return bool(await wire.fetch(_statement(tuple(tie.values)), *given))
        except IntegrityConstraintViolationError as error:
            raise IntegrityError(None, None, error) from error
        except BaseException:  # nobody knows what will come on this line
            await connection.invalidate()
            raise


@lru_cache(64)
def _statement(names: tuple[str, ...]) -> str:
    """All in one: only who finds its version changes anything, and then tells it."""
    places = [
        f"{name} = ${number}" + ("::text::json" if name in AS_JSON else "")
        for number, name in enumerate(names, FIXED + 1)
    ]
    return f"""
        WITH mine AS (
            UPDATE tables SET {", ".join(["version = version + 1", *places])}
            WHERE id = $1 AND version = $2 RETURNING id
        ), tied AS (
            INSERT INTO knots (table_id, knot, line, token)
            SELECT mine.id, each.knot, each.line, each.token
            FROM mine, unnest($3::int[], $4::text[], $5::text[]) AS each (knot, line, token)
        ), free AS (
            DELETE FROM due USING mine WHERE due.table_id = mine.id AND due.kind <> ALL ($6::text[])
        ), wanted AS (
            INSERT INTO due (table_id, kind, due_at, lease_until)
            SELECT mine.id, each.kind, each.due_at, 0
            FROM mine, unnest($6::text[], $7::float8[]) AS each (kind, due_at)
            ON CONFLICT (table_id, kind)
            DO UPDATE SET due_at = excluded.due_at, lease_until = 0, owner = ''
        )
        SELECT pg_notify($8, $9) FROM mine"""
