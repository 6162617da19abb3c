"""Store: the one door to the database; what it committed is true, nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import files
from time import time
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    event,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from quipu.server.schema import (
    DueRow,
    GuestRow,
    KnotRow,
    Person,
    SeatRow,
    TableRow,
    TalkRow,
    copy_guest,
    copy_seat,
)

LATEST_TALK: Final = 100
MOST_LISTED: Final = 24
LONGEST_WRITE: Final = 15.0  # seconds to wait for others who write
SLACK: Final = 5.0  # seconds by which two times of the house may differ


def make_engine(url: str) -> AsyncEngine:
    """An engine; on SQLite who writes takes the write lock at once, and what is written is synced.

    Who only reads (`reading=True` among the execution options) waits for nobody.
    """
    engine = create_async_engine(url)
    if url.startswith("sqlite"):

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _record: object) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "busy_timeout=10000",
                "foreign_keys=ON",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Connection) -> None:
            reads = connection.get_execution_options().get("reading", False)
            connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest form, or to an older one."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("quipu.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


class Store:
    """Asks and writes; each method is one transaction."""

    def __init__(self, url: str, now: Callable[[], float] = time) -> None:
        self.now = now  # the time of the house; due work is measured by it
        self.engine = make_engine(url)
        self.writers = async_sessionmaker(self.engine, expire_on_commit=False)
        readers = self.engine.execution_options(reading=True)
        self.readers = async_sessionmaker(readers, expire_on_commit=False)
        self.turn = asyncio.Lock()  # one writes at a time; the others wait here, not in the pool
        self.wrong = ""  # why it could not be asked or written last, until it can

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        with self.noting(wrote=False):
            async with self.readers() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction; a TimeoutError if others write for too long."""
        with self.noting(wrote=True):
            async with asyncio.timeout(LONGEST_WRITE):
                await self.turn.acquire()
            try:
                async with self.writers() as session, session.begin():
                    yield session
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
        if wrote:
            self.wrong = ""

    async def probe(self) -> None:
        """Write something that needs room and leave no trace; raises what is wrong."""
        async with self.writing() as session:
            await session.execute(text("CREATE TABLE probe (room BLOB)"))
            await session.execute(text("INSERT INTO probe VALUES (:room)"), {"room": bytes(65_536)})
            await session.execute(text("DROP TABLE probe"))

    # ---- persons --------------------------------------------------------------------------

    async def person(self, secret: str) -> Person | None:
        async with self.reading() as session:
            return await session.scalar(select(Person).where(Person.secret == secret))

    async def recovered(self, recovery: str) -> Person | None:
        async with self.reading() as session:
            return await session.scalar(select(Person).where(Person.recovery == recovery))

    async def add_person(self, secret: str, recovery: str, name: str) -> Person:
        async with self.writing() as session:
            person = Person(secret=secret, recovery=recovery, name=name, made=time())
            session.add(person)
        return person

    async def change_person(self, person: int, **values: object) -> None:
        async with self.writing() as session:
            await session.execute(update(Person).where(Person.id == person).values(**values))

    # ---- tables ---------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], after: str | None = None
    ) -> None:
        """A new table; `after` is the finished one whose company plays on there."""
        async with self.writing() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)
            before = update(TableRow).where(TableRow.id == after)
            await session.execute(before.values(rematch=row.id))
            for guest in await session.scalars(select(GuestRow).where(GuestRow.table_id == after)):
                session.add(copy_guest(guest, row.id))

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            found = select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            return row, list(await session.scalars(found))

    async def save_room(
        self, row: TableRow, seats: Sequence[SeatRow], start_at: float | None = None
    ) -> None:
        """The row and all seats of a table that has not begun, and when it shall at the latest."""
        async with self.writing() as session:
            await session.merge(row)
            await session.execute(delete(SeatRow).where(SeatRow.table_id == row.id))
            session.add_all([copy_seat(seat) for seat in seats])
            if start_at is not None:
                due = DueRow(table_id=row.id, kind="start", due_at=start_at, lease_until=0)
                await session.merge(due)

    async def save_links(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """The links to a table, whatever its stage."""
        async with self.writing() as session:
            found = update(TableRow).where(TableRow.id == row.id)
            await session.execute(found.values(watch_word=row.watch_word))
            for each in seats:
                seat = update(SeatRow).where(SeatRow.table_id == row.id, SeatRow.seat == each.seat)
                await session.execute(seat.values(invitation=each.invitation))

    async def change_table(self, table: str, **values: object) -> None:
        async with self.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(**values))

    async def invitation(self, word: str) -> SeatRow | None:
        async with self.reading() as session:
            return await session.scalar(select(SeatRow).where(SeatRow.invitation == word))

    async def tables_of(self, person: int, stages: Sequence[str]) -> list[TableRow]:
        found = (
            select(TableRow)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(SeatRow.person == person, TableRow.stage.in_(stages))
            .order_by(TableRow.touched.desc())
            .limit(8)
        )
        async with self.reading() as session:
            return list((await session.scalars(found)).unique())

    async def open_tables(self, since: float) -> list[TableRow]:
        """Tables at which anybody may sit down, the latest first."""
        free = (TableRow.stage == "open", ~TableRow.private, ~TableRow.locked)
        return await self.listed(since, *free)

    async def running_tables(self, since: float) -> list[TableRow]:
        """Running games whose hosts let everybody watch, the latest first."""
        shown = (TableRow.stage == "playing", ~TableRow.private, TableRow.watched.is_(True))
        return await self.listed(since, *shown)

    async def listed(self, since: float, *which: ColumnElement[bool]) -> list[TableRow]:
        found = (
            select(TableRow)
            .where(TableRow.touched > since, *which)
            .order_by(TableRow.touched.desc())
            .limit(MOST_LISTED)
        )
        async with self.reading() as session:
            return list(await session.scalars(found))

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        found = select(SeatRow).where(SeatRow.table_id.in_(tables)).order_by(SeatRow.seat)
        seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
        async with self.reading() as session:
            for seat in await session.scalars(found):
                seats[seat.table_id].append(seat)
        return seats

    # ---- guests ---------------------------------------------------------------------------

    async def guest(self, table: str, person: int) -> GuestRow | None:
        async with self.reading() as session:
            return await session.get(GuestRow, (table, person))

    async def guests(self, table: str) -> list[GuestRow]:
        async with self.reading() as session:
            found = select(GuestRow).where(GuestRow.table_id == table)
            return list(await session.scalars(found))

    async def set_guest(self, table: str, person: int, **values: bool) -> None:
        async with self.writing() as session:
            guest = await session.get(GuestRow, (table, person))
            if guest is None:
                guest = GuestRow(table_id=table, person=person)
                session.add(guest)
            for name, value in values.items():
                setattr(guest, name, value)

    async def names(self, persons: Sequence[int]) -> dict[int, str]:
        found = select(Person.id, Person.name).where(Person.id.in_(persons)).order_by(Person.id)
        async with self.reading() as session:
            return {row.id: row.name for row in await session.execute(found)}

    async def watched(self, word: str) -> str | None:
        """The table to which a link for watching leads."""
        async with self.reading() as session:
            return await session.scalar(select(TableRow.id).where(TableRow.watch_word == word))

    # ---- the cord -------------------------------------------------------------------------

    async def knots(self, table: str) -> list[KnotRow]:
        found = select(KnotRow).where(KnotRow.table_id == table).order_by(KnotRow.knot)
        async with self.reading() as session:
            return list(await session.scalars(found))

    async def append(
        self,
        table: str,
        knots: Sequence[KnotRow],
        values: dict[str, object],
        due: dict[str, float],
    ) -> None:
        """Knots, the row that leads to them and the work they cause: all of it or nothing."""
        async with self.writing() as session:
            session.add_all(knots)
            changed = update(TableRow).where(TableRow.id == table)
            await session.execute(changed.values(touched=time(), **values))
            await session.execute(delete(DueRow).where(DueRow.table_id == table))
            session.add_all(
                DueRow(table_id=table, kind=kind, due_at=at, lease_until=0)
                for kind, at in due.items()
            )

    async def due_of(self, table: str) -> dict[str, float]:
        async with self.reading() as session:
            rows = await session.scalars(select(DueRow).where(DueRow.table_id == table))
            return {row.kind: row.due_at for row in rows}

    async def set_due(self, table: str, kind: str, at: float) -> None:
        async with self.writing() as session:
            await session.merge(DueRow(table_id=table, kind=kind, due_at=at, lease_until=0))

    async def due(
        self, now: float, longest: dict[str, float], grace: float, most: int
    ) -> tuple[list[DueRow], float | None]:
        """Work whose time has come, the oldest first; and when the next will be due.

        Work lies at most so far ahead: `longest` by kind, a clock as long as that of its table
        or the grace. What lies further was stored by another clock; its time has come as well.
        """
        ahead = DueRow.due_at - (now + SLACK)
        strayed = [and_(DueRow.kind == kind, ahead > wait) for kind, wait in longest.items()]
        strayed += [and_(DueRow.kind.like("clock %"), ahead > TableRow.clock + grace)]
        ready = or_(DueRow.due_at <= now, *strayed)
        found = select(DueRow).join(TableRow, TableRow.id == DueRow.table_id).where(ready)
        later = select(DueRow.due_at).where(DueRow.due_at > now).order_by(DueRow.due_at)
        async with self.reading() as session:
            rows = await session.scalars(found.order_by(DueRow.due_at).limit(most))
            return list(rows), await session.scalar(later.limit(1))

    async def drop_due(self, table: str, kind: str) -> None:
        async with self.writing() as session:
            found = delete(DueRow).where(DueRow.table_id == table, DueRow.kind == kind)
            await session.execute(found)

    async def spare_clocks(self, earliest: float) -> None:
        """No clock ends before that."""
        early = update(DueRow).where(DueRow.kind.like("clock %"), DueRow.due_at < earliest)
        async with self.writing() as session:
            await session.execute(early.values(due_at=earliest))

    async def take_up_starts(self, at: float) -> None:
        """Every table that was about to begin does so, also one whose due work was lost."""
        lost = select(TableRow.id).where(
            TableRow.stage == "starting",
            ~select(DueRow).where(DueRow.table_id == TableRow.id, DueRow.kind == "start").exists(),
        )
        async with self.writing() as session:
            session.add_all(
                DueRow(table_id=table, kind="start", due_at=at, lease_until=0)
                for table in await session.scalars(lost)
            )

    # ---- talk -----------------------------------------------------------------------------

    async def say(self, row: TalkRow) -> None:
        async with self.writing() as session:
            session.add(row)

    async def talk(self, table: str) -> list[TalkRow]:
        found = select(TalkRow).where(TalkRow.table_id == table).order_by(TalkRow.id.desc())
        async with self.reading() as session:
            rows = list(await session.scalars(found.limit(LATEST_TALK)))
        return rows[::-1]
