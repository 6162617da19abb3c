"""Store: the one door to the database; what it committed is true, nothing else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import time
from typing import Final

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

from quipu.play.state import (
    COLUMNS,
    ChatMessage,
    JobKind,
    NewEntry,
    StoredTable,
    TableState,
)
from quipu.play.store import VersionConflict
from quipu.play.timers import DAY
from quipu.server.db.append_entries import AppendEntries
from quipu.server.db.models import (
    ChatMessageRow,
    EntryRow,
    GuestRow,
    JobRow,
    Person,
    ProgressRow,
    SeatRow,
    TableRow,
    copy_guest,
    message_of,
    seat_rows,
    state_of,
    table_row,
)
from quipu.server.db.storage import Database

LATEST_TALK: Final = 100
MOST_LISTED: Final = 24
MOST_REMATCHES: Final = 3
SLACK: Final = 5.0  # seconds by which two times of the house may differ
Job = tuple[str, str]  # a table and the kind of what it waits for


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

    async def add_table(self, state: TableState, after: TableState | None = None) -> None:
        """A new table; `after` is the finished one whose company plays on there."""
        async with self.writing() as session:
            session.add(table_row(state))
            await session.flush()
            session.add_all(seat_rows(state))
            if after is None:
                return
            await self.change(session, after, rematch=state.id)
            found = select(GuestRow).where(GuestRow.table_id == after.id)
            for guest in await session.scalars(found):
                session.add(copy_guest(guest, state.id))

    async def table(self, table: str) -> TableState | None:
        async with self.reading() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            found = select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            return state_of(row, list(await session.scalars(found)))

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """All that is stored of a table, as of one moment; its entries from a number on."""
        async with self.reading(snapshot=True) as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            seats = select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            record = select(EntryRow.number, EntryRow.text, EntryRow.token).where(
                EntryRow.table_id == table, EntryRow.number >= since
            )
            entries = await session.execute(record.order_by(EntryRow.number))
            jobs = await session.scalars(select(JobRow).where(JobRow.table_id == table))
            times = {each.kind: each.due_at for each in jobs}
            state = state_of(row, list(await session.scalars(seats)))
            return StoredTable(state, [NewEntry(*each) for each in entries], times)

    async def save_setup(self, state: TableState, start_at: float | None = None) -> TableState:
        """All of a table that has not begun, and when it shall at the latest."""
        values = {name: getattr(state, name) for name in COLUMNS}
        async with self.writing() as session:
            await self.change(session, state, touched=state.touched, **values)
            await session.execute(delete(SeatRow).where(SeatRow.table_id == state.id))
            session.add_all(seat_rows(state))
            if start_at is not None:
                start = {
                    "table_id": state.id,
                    "kind": str(JobKind.START),
                    "due_at": start_at,
                    "lease_until": 0,
                }
                await session.execute(self.upsert([start], replace=True))
        return replace(state, version=state.version + 1)

    async def save_links(self, state: TableState) -> TableState:
        """The links to a table, whatever its stage."""
        async with self.writing() as session:
            await self.change(session, state, watch_word=state.watch_word)
            for each in state.seats:
                mine = SeatRow.table_id == state.id, SeatRow.seat == each.seat
                seat = update(SeatRow).where(*mine)
                await session.execute(seat.values(invitation=each.invitation))
        return replace(state, version=state.version + 1)

    async def change_table(self, before: TableState, after: TableState) -> TableState:
        """Store the values of a table that changed, without its seats."""
        async with self.writing() as session:
            await self.change(session, before, **after.changes_since(before))
        return replace(after, version=before.version + 1)

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

    async def set_guest(
        self,
        table: str,
        person: int,
        admitted: bool | None = None,
        muted: bool | None = None,
        removed: bool | None = None,
    ) -> None:
        """Change what a table knows of a person; None leaves it as it is."""
        async with self.writing() as session:
            guest = await session.get(GuestRow, (table, person))
            if guest is None:
                guest = GuestRow(table_id=table, person=person)
                guest.admitted = guest.muted = guest.removed = False
                session.add(guest)
            guest.admitted = guest.admitted if admitted is None else admitted
            guest.muted = guest.muted if muted is None else muted
            guest.removed = guest.removed if removed is None else removed
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

    async def entries(self, table: str) -> list[EntryRow]:
        found = select(EntryRow).where(EntryRow.table_id == table).order_by(EntryRow.number)
        async with self.reading() as session:
            return list(await session.scalars(found))

    async def append(
        self,
        before: TableState,
        after: TableState,
        entries: Sequence[NewEntry],
        jobs: Mapping[str, float],
    ) -> TableState:
        """Entries, the state that leads to them and the jobs they cause: all of it or nothing."""
        touched = time()
        changed = after.changes_since(before) | {"touched": touched}
        await self.append_entries(AppendEntries(before.id, before.version, entries, changed, jobs))
        return replace(after, version=before.version + 1, touched=touched)

    async def set_job(self, table: str, job: str, at: float) -> None:
        work = {"table_id": table, "kind": str(job), "due_at": at, "lease_until": 0}
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

    async def drop_job(self, table: str, job: str, version: int | None = None) -> None:
        """Forget a job. Raises VersionConflict if the table has another version."""
        async with self.writing() as session:
            if version is not None:
                found = select(TableRow.version).where(TableRow.id == table).with_for_update()
                if await session.scalar(found) not in (version, None):
                    raise VersionConflict
            row = JobRow.table_id == table, JobRow.kind == str(job)
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

    async def add_chat_message(self, message: ChatMessage) -> ChatMessage | None:
        """The message with its number; None if it was said before, perhaps by another worker."""
        row = ChatMessageRow(
            table_id=message.table_id,
            person=message.person,
            name=message.name,
            words=message.words,
            phrase=message.phrase,
            at=message.at,
            once=message.once,
        )
        try:
            async with self.writing() as session:
                session.add(row)
                await session.flush()
                await self.tell(session, do="talk", table=row.table_id, talk=row.id)
        except IntegrityError:
            if message.once is None:
                raise
            return None
        return message_of(row)

    async def chat_message(self, number: int) -> ChatMessage | None:
        async with self.reading() as session:
            row = await session.get(ChatMessageRow, number)
            return message_of(row) if row is not None else None

    async def recent_chat(self, table: str) -> list[ChatMessage]:
        found = (
            select(ChatMessageRow)
            .where(ChatMessageRow.table_id == table)
            .order_by(ChatMessageRow.id.desc())
        )
        async with self.reading() as session:
            rows = list(await session.scalars(found.limit(LATEST_TALK)))
        return [message_of(row) for row in rows[::-1]]

    async def learn(self, person: int, what: str) -> None:
        """Note the progress of a person: a lesson, a puzzle, or a situation."""
        async with self.writing() as session:
            await session.merge(ProgressRow(person=person, what=what[:120]))
