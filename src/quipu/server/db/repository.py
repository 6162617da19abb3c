"""Store: the one door to the database; what it committed is true, nothing else is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    and_,
    case,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from quipu.server.db.append_entries import AppendEntries, NewEntry
from quipu.server.db.models import (
    COLUMNS,
    ChatMessageRow,
    EntryRow,
    GuestRow,
    JobRow,
    Person,
    SeatRow,
    TableRow,
    copy_guest,
    copy_seat,
)
from quipu.server.db.storage import Database, VersionConflict
from quipu.server.play.timers import DAY

LATEST_TALK: Final = 100
MOST_LISTED: Final = 24
MOST_REMATCHES: Final = 3
SLACK: Final = 5.0  # seconds by which two times of the house may differ
Job = tuple[str, str]  # a table and the kind of what it waits for


@dataclass(frozen=True)
class StoredTable:
    """A table as it is at one moment: its row, seats, knots from some number on, and due work."""

    row: TableRow
    seats: list[SeatRow]
    knots: list[EntryRow]
    due: dict[str, float]


class Store(Database):
    """Asks and writes; each method is one transaction."""

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
        self, row: TableRow, seats: Sequence[SeatRow], after: TableRow | None = None
    ) -> None:
        """A new table; `after` is the finished one whose company plays on there."""
        async with self.writing() as session:
            session.add(row)
            await session.flush()
            session.add_all(seats)
            if after is None:
                return
            await self.change(session, after, rematch=row.id)
            found = select(GuestRow).where(GuestRow.table_id == after.id)
            for guest in await session.scalars(found):
                session.add(copy_guest(guest, row.id))
        after.version += 1
        after.rematch = row.id

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            found = select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            return row, list(await session.scalars(found))

    async def stored(self, table: str, since: int = 0) -> StoredTable | None:
        """All that is stored of a table, as of one moment; its knots from a number on."""
        async with self.reading(snapshot=True) as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            seats = select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            cord = select(EntryRow).where(EntryRow.table_id == table, EntryRow.number >= since)
            knots = await session.scalars(cord.order_by(EntryRow.number))
            due = await session.scalars(select(JobRow).where(JobRow.table_id == table))
            times = {each.kind: each.due_at for each in due}
            return StoredTable(row, list(await session.scalars(seats)), list(knots), times)

    async def save_room(
        self, row: TableRow, seats: Sequence[SeatRow], start_at: float | None = None
    ) -> None:
        """The row and all seats of a table that has not begun, and when it shall at the latest."""
        kept = ("id", "version", "touched")
        values = {name: getattr(row, name) for name in COLUMNS if name not in kept}
        async with self.writing() as session:
            await self.change(session, row, touched=row.touched, **values)
            await session.execute(delete(SeatRow).where(SeatRow.table_id == row.id))
            session.add_all([copy_seat(seat) for seat in seats])
            if start_at is not None:
                start = {"table_id": row.id, "kind": "start", "due_at": start_at, "lease_until": 0}
                await session.execute(self.upsert([start], replace=True))
        row.version += 1

    async def save_links(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """The links to a table, whatever its stage."""
        async with self.writing() as session:
            await self.change(session, row, watch_word=row.watch_word)
            for each in seats:
                seat = update(SeatRow).where(SeatRow.table_id == row.id, SeatRow.seat == each.seat)
                await session.execute(seat.values(invitation=each.invitation))
        row.version += 1

    async def change_table(self, row: TableRow, **values: object) -> None:
        """Store some values of a table; then the row has them as well."""
        async with self.writing() as session:
            await self.change(session, row, **values)
        row.version += 1
        for name, value in values.items():
            setattr(row, name, value)

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

    async def rematches_of(self, person: int, since: float) -> list[str]:
        """Finished tables of a person whose company waits for them in the room of a next game."""
        old, made, mine = aliased(TableRow), aliased(TableRow), aliased(SeatRow)
        joined = select(SeatRow.table_id).where(SeatRow.person == person)
        found = (
            select(old.id)
            .join(mine, mine.table_id == old.id)
            .join(made, made.id == old.rematch)
            .where(mine.person == person, made.stage == "open", made.touched > since)
            .where(made.id.not_in(joined))
            .order_by(made.touched.desc())
            .limit(MOST_REMATCHES)
        )
        async with self.reading() as session:
            return list(dict.fromkeys(await session.scalars(found)))

    async def open_tables(self, since: float) -> list[TableRow]:
        """Tables at which anybody may sit down, the latest first."""
        free = (TableRow.stage == "open", ~TableRow.private, ~TableRow.locked)
        return await self.listed(since, *free)

    async def running_tables(self, since: float) -> list[TableRow]:
        """Running games whose hosts let everybody watch, the latest first."""
        shown = (TableRow.stage == "playing", ~TableRow.private, TableRow.watched.is_(True))
        return await self.listed(since, *shown)

    async def played_for_days(self) -> int:
        """How many games go on whose people have days for a decision."""
        slow = TableRow.stage == "playing", TableRow.clock >= DAY
        async with self.reading() as session:
            return await session.scalar(select(func.count()).where(*slow)) or 0

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
            await self.tell(session, do="guests", table=table)

    async def names(self, persons: Sequence[int]) -> dict[int, str]:
        found = select(Person.id, Person.name).where(Person.id.in_(persons)).order_by(Person.id)
        async with self.reading() as session:
            return {row.id: row.name for row in await session.execute(found)}

    async def watched(self, word: str) -> str | None:
        """The table to which a link for watching leads."""
        async with self.reading() as session:
            return await session.scalar(select(TableRow.id).where(TableRow.watch_word == word))

    # ---- the cord -------------------------------------------------------------------------

    async def knots(self, table: str) -> list[EntryRow]:
        found = select(EntryRow).where(EntryRow.table_id == table).order_by(EntryRow.number)
        async with self.reading() as session:
            return list(await session.scalars(found))

    async def append(
        self,
        row: TableRow,
        knots: Sequence[NewEntry],
        values: dict[str, object],
        due: dict[str, float],
    ) -> None:
        """Knots, the row that leads to them and the work they cause: all of it or nothing."""
        changed: dict[str, Any] = {**values, "touched": time()}
        await self.append_entries(row, AppendEntries(row.id, row.version, knots, changed, due))
        row.touched = changed["touched"]

    async def set_due(self, table: str, kind: str, at: float) -> None:
        work = {"table_id": table, "kind": kind, "due_at": at, "lease_until": 0}
        async with self.writing() as session:
            await session.execute(self.upsert([work], replace=True))

    async def due(
        self, now: float, longest: dict[str, float], grace: float, most: int
    ) -> tuple[list[JobRow], float | None]:
        """Work whose time has come, the oldest first; and when the next will be due.

        Work lies at most so far ahead: `longest` by kind, a clock as long as that of its table
        or the grace. What lies further was stored by another clock; its time has come as well.
        """
        ahead = JobRow.due_at - (now + SLACK)
        strayed = [and_(JobRow.kind == kind, ahead > wait) for kind, wait in longest.items()]
        strayed += [and_(JobRow.kind.like("clock %"), ahead > TableRow.clock + grace)]
        mine = and_(JobRow.owner == self.name, JobRow.owner != "")  # of work that failed here
        ready = or_(JobRow.due_at <= now, *strayed), or_(JobRow.lease_until <= now, mine)
        found = select(JobRow).join(TableRow, TableRow.id == JobRow.table_id).where(*ready)
        later = select(func.min(JobRow.due_at)).where(JobRow.due_at > now)
        leased = select(func.min(JobRow.lease_until)).where(
            JobRow.due_at <= now, JobRow.lease_until > now, JobRow.owner != self.name
        )
        async with self.reading() as session:
            rows = list(await session.scalars(found.order_by(JobRow.due_at).limit(most)))
            times = [await session.scalar(later)]
            if self.shared:  # whoever holds it may be gone by then
                times.append(await session.scalar(leased))
            return rows, min([each for each in times if each is not None], default=None)

    async def oldest_due(self, now: float, resting: Sequence[str]) -> dict[str, float]:
        """When the work was due that waits longest, by kind, whether or not somebody does it."""
        kind = case((JobRow.kind.like("clock %"), "clock"), else_=JobRow.kind)
        found = select(kind, func.min(JobRow.due_at)).where(JobRow.due_at <= now)
        if resting:
            found = found.where(JobRow.table_id.not_in(resting))
        async with self.reading() as session:
            rows = await session.execute(found.group_by(kind))
            return {row[0]: row[1] for row in rows}

    async def lease(self, rows: Sequence[JobRow], now: float, until: float) -> set[Job]:
        """Which of this work nobody else does: it is this worker's until then.

        What another worker is taking at this very moment is passed over.
        """
        works = [(row.table_id, row.kind) for row in rows]
        if not self.shared or not works:
            return set(works)
        key = tuple_(JobRow.table_id, JobRow.kind)
        ready = or_(JobRow.lease_until <= now, JobRow.owner == self.name)
        free = select(JobRow.table_id, JobRow.kind).where(key.in_(works), ready)
        async with self.writing() as session:
            found = await session.execute(free.with_for_update(skip_locked=True))
            mine = {(table, kind) for table, kind in found}
            if mine:
                taken = update(JobRow).where(key.in_(mine))
                taken = taken.values(lease_until=until, owner=self.name)
                await session.execute(taken.execution_options(synchronize_session=False))
        return mine

    async def renew(self, works: Sequence[Job], until: float) -> None:
        """Renew the leases of this worker; failed work stays with it until its next try.

        A step that was committed meanwhile replaced its row by the next step's, which has no
        owner: that one is left alone.
        """
        if self.shared and works:
            key = tuple_(JobRow.table_id, JobRow.kind)
            longer = update(JobRow).where(key.in_(works), JobRow.owner == self.name)
            longer = longer.values(lease_until=until)
            async with self.writing() as session:
                await session.execute(longer.execution_options(synchronize_session=False))

    async def release_leases(self) -> None:
        """Give back all work of this worker, so that others need not wait for its leases."""
        if self.shared:
            mine = update(JobRow).where(JobRow.owner == self.name)
            async with self.writing() as session:
                free = mine.values(lease_until=0.0, owner="")
                await session.execute(free.execution_options(synchronize_session=False))

    async def drop_due(self, table: str, kind: str, version: int | None = None) -> None:
        """Nothing is to be done; Raced, if that is said of a table as it was before a change."""
        async with self.writing() as session:
            if version is not None:
                found = select(TableRow.version).where(TableRow.id == table).with_for_update()
                if await session.scalar(found) not in (version, None):
                    raise VersionConflict
            row = JobRow.table_id == table, JobRow.kind == kind
            await session.execute(delete(JobRow).where(*row))

    async def spare_clocks(self, earliest: float) -> None:
        """No clock ends before that."""
        early = update(JobRow).where(JobRow.kind.like("clock %"), JobRow.due_at < earliest)
        async with self.writing() as session:
            await session.execute(early.values(due_at=earliest))

    async def take_up_starts(self, at: float) -> None:
        """Every table that was about to begin does so, also one whose due work was lost."""
        lost = select(TableRow.id).where(
            TableRow.stage == "starting",
            ~select(JobRow).where(JobRow.table_id == TableRow.id, JobRow.kind == "start").exists(),
        )
        async with self.writing() as session:
            starts = [
                {"table_id": table, "kind": "start", "due_at": at, "lease_until": 0}
                for table in await session.scalars(lost)
            ]
            if starts:
                await session.execute(self.upsert(starts, replace=False))

    # ---- talk -----------------------------------------------------------------------------

    async def say(self, row: ChatMessageRow) -> bool:
        """Whether it was said; what is said once may have been said by another worker."""
        try:
            async with self.writing() as session:
                session.add(row)
                await session.flush()
                await self.tell(session, do="talk", table=row.table_id, talk=row.id)
        except IntegrityError:
            if row.once is None:
                raise
            return False
        return True

    async def said(self, talk: int) -> ChatMessageRow | None:
        async with self.reading() as session:
            return await session.get(ChatMessageRow, talk)

    async def talk(self, table: str) -> list[ChatMessageRow]:
        found = (
            select(ChatMessageRow)
            .where(ChatMessageRow.table_id == table)
            .order_by(ChatMessageRow.id.desc())
        )
        async with self.reading() as session:
            rows = list(await session.scalars(found.limit(LATEST_TALK)))
        return rows[::-1]
