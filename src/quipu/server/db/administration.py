"""Administration: what `quipu admin` does at a database, beside the servers that use it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import gmtime, strftime, time
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.engine import make_url

from quipu.play.timers import DAY
from quipu.server.db import moderation
from quipu.server.db.backup import BadBackup
from quipu.server.db.models import BanRow, EntryRow, JobRow, Person, ReportRow, SeatRow, TableRow
from quipu.server.db.repository import Store
from quipu.server.db.storage import CHANNEL

BY: Final = "console"
DONE: Final = ["admin-done"]
NONE: Final = ["admin-none"]
ASKED: Final = ["admin-asked"]


async def do(url: str, action: str, what: str, days: int | None, reason: str) -> list[str]:
    """The lines to print; those that begin with `admin-` are keys of texts."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and not Path(file).exists():
        raise BadBackup(f"there is no database {file}; is QUIPU_DATABASE set as for the server?")
    until = time() + days * DAY if days else moderation.FOREVER
    store = Store(url)
    try:
        if action == "ban":
            await moderation.ban(store, time(), BY, about(what), until, reason)
            return DONE
        if action == "announce":
            await moderation.announce(store, time(), BY, what, until)
            return DONE
        return await DEEDS[action](store, what)
    finally:
        await store.close()


def about(what: str) -> int | str:
    """A person by number, or a range of addresses; ValueError if it is neither."""
    return int(what) if what.isdecimal() else moderation.range_of(what)


async def unban(store: Store, what: str) -> list[str]:
    return DONE if await moderation.unban(store, time(), BY, about(what)) else NONE


async def settle(store: Store, what: str) -> list[str]:
    if not what.isdecimal():
        raise ValueError(f"a report has a number, not {what!r}")
    await moderation.settle_report(store, time(), BY, int(what))
    return DONE


async def drain(store: Store, what: str) -> list[str]:
    if not store.shared:
        raise ValueError("one server on SQLite has nobody to send its pages to; end it instead")
    if not what:
        raise ValueError("drain needs the name of a host, its QUIPU_NAME")
    letter = json.dumps({"by": "command", "do": "drain", "host": what})
    async with store.writing() as session:
        await session.execute(select(func.pg_notify(CHANNEL, letter)))
        moderation.note(session, time(), BY, "drain", what)
    return ASKED


async def show_table(store: Store, what: str) -> list[str]:
    async with store.reading() as session:
        row = await session.get(TableRow, what)
        if row is None:
            return NONE
        seats = list(await session.scalars(select(SeatRow).where(SeatRow.table_id == what)))
        steps = await session.scalar(select(func.count()).where(EntryRow.table_id == what))
        due = list(await session.scalars(select(JobRow).where(JobRow.table_id == what)))
    lines = [f"{row.id} {row.game} {row.stage}, {steps} entries, last touched {when(row.touched)}"]
    for seat in sorted(seats, key=lambda each: each.seat):
        who = f"person {seat.person}" if seat.person else f"bot {seat.bot}" if seat.bot else "free"
        lines.append(f"seat {seat.seat}: {seat.name} ({who})")
    lines += [f"due {each.kind} at {when(each.due_at)} {each.owner}".rstrip() for each in due]
    return lines


async def show_person(store: Store, what: str) -> list[str]:
    number = int(what) if what.isdecimal() and len(what) < 10 else -1
    async with store.reading() as session:
        person = await session.get(Person, number)
        if person is None:
            return NONE
        bans = list(await session.scalars(select(BanRow).where(BanRow.person == number)))
        told = select(func.count()).where(ReportRow.about == number)
        reports = await session.scalar(told)
    tables = await store.tables_of(number, ("open", "starting", "playing", "over"))
    lines = [f"{person.id} {person.name}, since {when(person.made)}, reported {reports} times"]
    lines += [f"table {row.id} {row.game} {row.stage}" for row in tables]
    return lines + [f"banned {end_of(ban.until)}: {ban.reason}" for ban in bans]


async def show_reports(store: Store, _: str) -> list[str]:
    rows = await moderation.open_reports(store)
    return [
        f"{row.id} {when(row.at)} person {row.by} about {row.about or '-'} at {row.at_table}: "
        f"{row.words}"
        for row in rows
    ] or NONE


async def show_log(store: Store, _: str) -> list[str]:
    rows = await moderation.history(store)
    return [f"{when(row.at)} {row.by} {row.what} {row.about}" for row in rows] or NONE


def when(at: float) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(at))


def end_of(until: float) -> str:
    return "for good" if until == moderation.FOREVER else f"until {when(until)}"


DEEDS: Final[dict[str, Callable[[Store, str], Awaitable[list[str]]]]] = {
    "table": show_table,
    "person": show_person,
    "reports": show_reports,
    "log": show_log,
    "settle": settle,
    "unban": unban,
    "drain": drain,
}
