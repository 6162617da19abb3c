"""Storage: how the database is asked and written, on SQLite or shared with other workers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from time import time
from typing import Any, Final

from sqlalchemy import func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker
from sqlalchemy.pool import QueuePool

from quipu.play.state import TableState
from quipu.play.store import VersionConflict
from quipu.server.db.append_entries import AppendEntries, append_postgres, append_sqlite
from quipu.server.db.engine import (
    CONNECTIONS,
    DatabaseUnavailable,
    is_of_driver,
    is_shared,
    let_go,
    make_engine,
    make_writer,
    migrate,
)
from quipu.server.db.models import JobRow, TableRow

LONGEST_WRITE: Final = 15.0  # seconds to wait for others who write
CHANNEL: Final = "quipu"  # on which workers tell each other what is stored
LONGEST_LETTER: Final = 7900  # bytes that PostgreSQL carries


def nothing() -> None:
    """No-op default."""


class Database:
    """One database; what it committed is true, nothing else is.

    A change of a table counts its version on; who holds another one lost a race. On a database
    that is shared, `name` is this worker's, and what was committed is told to the others.
    """

    def __init__(
        self,
        url: str,
        now: Callable[[], float] = time,
        name: str = "",
        connections: int = CONNECTIONS,
    ) -> None:
        self.now = now  # the time of the house; due work is measured by it
        self.name = name
        self.url = url
        self.shared = is_shared(url)
        self.engine = make_engine(url, connections)
        self.writer = make_writer(url)
        self.thread = ThreadPoolExecutor(1, "writer")  # in which it writes
        self.writers = async_sessionmaker(self.engine, expire_on_commit=False)
        self.readers = self.sessions("AUTOCOMMIT")  # one answer by itself
        self.snapshots = self.sessions("REPEATABLE READ")  # several, as of one moment
        self.turn = asyncio.Lock()  # one writes at a time; the others wait here, not in the pool
        self.wrong = ""  # why it could not be asked or written last, until it can
        self.on_recovered: Callable[[], None] = nothing  # called when it can again

    def sessions(self, level: str) -> async_sessionmaker[AsyncSession]:
        """Sessions that only read; on SQLite every transaction sees one moment."""
        if self.shared:
            engine = self.engine.execution_options(isolation_level=level)
        else:
            engine = self.engine.execution_options(reading=True)
        return async_sessionmaker(engine, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database up to date; a migration takes as long as it takes."""
        engine = make_engine(self.url, limit=None)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()

    def in_use(self) -> int:
        """Connections to the database that somebody uses now."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def close(self) -> None:
        await self.engine.dispose()
        await let_go()
        if self.writer is not None:
            self.writer.dispose()
        self.thread.shutdown(wait=False)

    @asynccontextmanager
    async def reading(self, snapshot: bool = False) -> AsyncIterator[AsyncSession]:
        """One question; or several that are answered as of one moment."""
        with self.noting(wrote=False):
            async with (self.snapshots if snapshot else self.readers)() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; a TimeoutError if others write for too long."""
        with self.noting(wrote=True):
            if self.shared:
                async with self.writers() as session, session.begin():
                    yield session
                return
            async with asyncio.timeout(LONGEST_WRITE):
                await self.turn.acquire()
            try:
                async with self.writers() as session, session.begin():
                    yield session
            finally:
                self.turn.release()

    async def append_entries(self, append: AppendEntries) -> None:
        """Store a change of a record in one transaction. Raises VersionConflict."""
        try:
            with self.noting(wrote=True):
                found = await self.append_by_dialect(append)
        except IntegrityError as error:  # somebody else stored this entry
            raise VersionConflict from error
        if not found:
            raise VersionConflict

    async def append_by_dialect(self, append: AppendEntries) -> bool:
        """Whether the version was the one that the writer knows."""
        if self.writer is None:
            return await append_postgres(self.engine, append, CHANNEL, self.news(append))
        async with asyncio.timeout(LONGEST_WRITE):
            await self.turn.acquire()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, append_sqlite, self.writer, append)
        finally:
            self.turn.release()

    @contextmanager
    def noting(self, wrote: bool) -> Iterator[None]:
        """Remember what is wrong with the storage; a lost race is not, a write proves it right."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            self.wrong = getattr(cause, "sqlite_errorname", "") or type(cause).__name__
            raise
        except Exception as error:
            if not is_of_driver(error):
                raise
            self.wrong = type(error).__name__
            raise DatabaseUnavailable(str(error)) from error
        if wrote and self.wrong:
            self.wrong = ""
            self.on_recovered()

    async def probe(self) -> None:
        """Write something that needs room and leave no trace; raises what is wrong."""
        async with self.writing() as session:
            if self.shared:
                told = "SELECT pg_logical_emit_message(true, 'quipu', repeat(' ', 65536))"
                await session.execute(text(told))
                return
            await session.execute(text("CREATE TABLE probe (room BLOB)"))
            await session.execute(text("INSERT INTO probe VALUES (:room)"), {"room": bytes(65_536)})
            await session.execute(text("DROP TABLE probe"))

    # ---- one change after another ---------------------------------------------------------

    def note(self, **told: object) -> str:
        """What the other workers are told once the transaction is committed."""
        return json.dumps({"by": self.name, **told}, separators=(",", ":"))

    def news(self, append: AppendEntries) -> str:
        """The notification of a change: its entries, or only its version if they are too long."""
        named: dict[str, object] = {"do": "table", "table": append.table}
        named["version"] = append.version + 1
        if "header" not in append.values:
            entries = [(each.number, each.text, each.token) for each in append.entries]
            told = self.note(**named, entries=entries, values=append.values, jobs=append.jobs)
            if len(told) <= LONGEST_LETTER:
                return told
        return self.note(**named)

    async def tell(self, session: AsyncSession, **told: object) -> None:
        if self.shared:
            await session.execute(select(func.pg_notify(CHANNEL, self.note(**told))))

    async def change(self, session: AsyncSession, state: TableState, **values: object) -> None:
        """Change the row of a table, unless somebody else did since it was read."""
        if (await session.execute(self.changing(state, **values))).first() is None:
            raise VersionConflict

    def changing(self, state: TableState, **values: object) -> Any:
        """The same as a statement, which gives nothing back if somebody else did."""
        version = state.version + 1
        known = TableRow.id == state.id, TableRow.version == state.version
        mine = update(TableRow).where(*known)
        told = self.note(do="table", table=state.id, version=version)
        seen = func.pg_notify(CHANNEL, told) if self.shared else TableRow.id
        changed = mine.values(version=version, **values).returning(TableRow.version, seen)
        return changed.execution_options(synchronize_session=False)

    def upsert(self, rows: list[dict[str, Any]], replace: bool) -> Any:
        """Due work, written over what there is, or only where there is none."""
        insert = postgresql.insert if self.shared else sqlite.insert
        made: Any = insert(JobRow).values(rows)
        key = [JobRow.table_id, JobRow.kind]
        if not replace:
            return made.on_conflict_do_nothing(index_elements=key)
        fresh = {"due_at": made.excluded.due_at, "lease_until": 0.0, "owner": ""}
        return made.on_conflict_do_update(index_elements=key, set_=fresh)
