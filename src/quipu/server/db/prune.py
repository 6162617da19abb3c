"""Pruning: remove tables, records and people that nobody touched for long, in small batches.

Each batch is a transaction of its own, so a server at the same PostgreSQL goes on, what was
removed stays removed if the command is stopped, and no statement grows with the database.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quipu.play.timers import DAY
from quipu.server.db.engine import make_engine
from quipu.server.db.models import (
    ChatMessageRow,
    GuestRow,
    Person,
    ProgressRow,
    SeatRow,
    TableRow,
    UploadRow,
)
from quipu.server.db.storage import CHANNEL

TABLES: Final = 100  # in a batch
PEOPLE: Final = 1000

Progress = Callable[[int, int, int], None]  # tables and people removed so far, tables in all


def silent(_tables: int, _people: int, _every: int) -> None:
    """No-op default."""


async def prune(
    url: str, days: float, now: float, dry: bool = False, progress: Progress = silent
) -> tuple[int, int]:
    """Remove tables and records that nobody touched for so long, then people left without any."""
    before = now - days * DAY
    engine = make_engine(url, limit=None)
    try:
        async with engine.connect() as connection:
            every = await count(connection, TableRow, TableRow.touched < before)
            if dry:
                return every, await count(connection, Person, is_left(before))
        tables = people = 0
        while removed := await remove_tables(engine, before):
            tables += removed
            progress(tables, people, every)
        while await remove_uploads(engine, before):
            pass
        while removed := await remove_people(engine, before):
            people += removed
            progress(tables, people, every)
        return tables, people
    finally:
        await engine.dispose()


async def count(connection: AsyncConnection, kind: Any, which: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(kind).where(which)) or 0


async def remove_tables(engine: AsyncEngine, before: float) -> int:
    """One batch, with all that hangs on it; the workers at the same database are told."""
    found = select(TableRow.id).where(TableRow.touched < before).limit(TABLES)
    async with engine.begin() as connection:
        tables = list(await connection.scalars(found.with_for_update(skip_locked=True)))
        if not tables:
            return 0
        await connection.execute(delete(TableRow).where(TableRow.id.in_(tables)))
        if connection.dialect.name == "postgresql":
            for table in tables:
                told = json.dumps({"by": "command", "do": "gone", "table": table})
                await connection.execute(select(func.pg_notify(CHANNEL, told)))
    return len(tables)


async def remove_uploads(engine: AsyncEngine, before: float) -> int:
    found = select(UploadRow.id).where(UploadRow.made < before).limit(TABLES)
    async with engine.begin() as connection:
        words = list(await connection.scalars(found))
        await connection.execute(delete(UploadRow).where(UploadRow.id.in_(words)))
    return len(words)


async def remove_people(engine: AsyncEngine, before: float) -> int:
    found = select(Person.id).where(is_left(before)).limit(PEOPLE)
    async with engine.begin() as connection:
        people = list(await connection.scalars(found))
        await connection.execute(delete(ProgressRow).where(ProgressRow.person.in_(people)))
        await connection.execute(delete(Person).where(Person.id.in_(people)))
    return len(people)


def is_left(before: float) -> ColumnElement[bool]:
    """Whether a person came long ago and is at no table and in no record touched since."""

    def at_table(kind: Any) -> ColumnElement[bool]:
        fresh = and_(TableRow.id == kind.table_id, TableRow.touched >= before)
        return exists().where(kind.person == Person.id, fresh)

    keeps = or_(
        *[at_table(kind) for kind in (SeatRow, GuestRow, ChatMessageRow)],
        exists().where(TableRow.host == Person.id, TableRow.touched >= before),
        exists().where(UploadRow.person == Person.id, UploadRow.made >= before),
    )
    return and_(Person.made < before, ~keeps)
