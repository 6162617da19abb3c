"""Moderation of the whole server: bans, reports, announcements, and a log of what moderators did.

All of it is stored, so every worker knows it within seconds. A ban names a person or a range of
addresses; nothing links the two.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from quipu.play.messages.server import Announcement
from quipu.server import close_codes
from quipu.server.background import SHORT_WAIT, BackgroundLoop
from quipu.server.db.models import AnnouncementRow, BanRow, ModerationRow, ReportRow

if TYPE_CHECKING:
    from quipu.server.db.storage import Database
    from quipu.server.tables.services import Services

LOOK_S: Final = 3.0  # between two looks for what was changed elsewhere
LONGEST_WORDS: Final = 500
MOST_SHOWN: Final = 50
FOREVER: Final = 0.0  # as the end of a ban

Network = IPv4Network | IPv6Network


def range_of(word: str) -> str:
    """A range of addresses in its usual form, or ValueError; one IPv6 address means its /64."""
    made = ip_network(word, strict=False)
    if isinstance(made, IPv6Network) and made.prefixlen == 128:
        made = made.supernet(new_prefix=64)
    return str(made)


def is_within(one: Network, other: Network) -> bool:
    if isinstance(one, IPv4Network):
        return isinstance(other, IPv4Network) and one.subnet_of(other)
    return isinstance(other, IPv6Network) and one.subnet_of(other)


class Moderation:
    """What holds now, as this worker last read it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.persons: dict[int, float] = {}  # the end of each ban
        self.networks: list[tuple[Network, float]] = []
        self.announcement = ""
        self.announced = 0  # the number of the announcement that was told last
        self.loop = BackgroundLoop("moderation", self.look, None, services.closing, SHORT_WAIT)

    def start(self) -> None:
        self.loop.start()

    async def close(self) -> None:
        if self.loop.task is not None:
            self.loop.task.cancel()
            await asyncio.gather(self.loop.task, return_exceptions=True)

    async def look(self) -> None:
        await self.read()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.services.closing.wait(), LOOK_S)

    async def read(self) -> None:
        """Take up what is stored; who was banned meanwhile is closed out, news are told."""
        now = self.services.now()
        async with self.services.store.reading() as session:
            bans = list(await session.scalars(select(BanRow)))
            latest = select(AnnouncementRow).order_by(AnnouncementRow.id.desc()).limit(1)
            news = await session.scalar(latest)
        holding = [ban for ban in bans if ban.until == FOREVER or ban.until > now]
        before = set(self.persons)
        self.persons = {ban.person: ban.until for ban in holding if ban.person is not None}
        self.networks = [(ip_network(ban.network), ban.until) for ban in holding if ban.network]
        for person in self.persons.keys() - before:
            await self.services.registry.close_person(person, close_codes.BANNED)
        holds = news is not None and (news.until == FOREVER or news.until > now)
        self.announcement = news.words if news is not None and holds else ""
        number = news.id if news is not None and holds else 0
        if number != self.announced:
            self.announced = number
            for live in self.services.registry.sessions.values():
                for line in live.lines:
                    line.send(Announcement(words=self.announcement))

    def is_banned(self, person: int | None, address: str) -> bool:
        now = self.services.now()
        if person in self.persons and self.holds(self.persons[person], now):
            return True
        try:
            known = ip_network(address)  # of IPv6 a /64 is one visitor
        except ValueError:
            return False
        return any(is_within(known, each) and self.holds(end, now) for each, end in self.networks)

    @staticmethod
    def holds(end: float, now: float) -> bool:
        return end == FOREVER or end > now


# ---- what moderators do, by the operator's page or by a command -----------------------------


async def ban(
    store: Database, at: float, by: str, what: str | int, until: float, reason: str
) -> None:
    """Ban a person by number, or a range of addresses."""
    row = BanRow(at=at, until=until, reason=reason[:LONGEST_WORDS], person=None, network="")
    if isinstance(what, int):
        row.person = what
    else:
        row.network = range_of(what)
    async with store.writing() as session:
        session.add(row)
        note(session, at, by, "ban", f"{row.network or f'person {what}'}: {row.reason}")


async def unban(store: Database, at: float, by: str, what: str | int) -> int:
    """Lift all bans of a person or a range; how many there were."""
    which = BanRow.person == what if isinstance(what, int) else BanRow.network == range_of(what)
    async with store.writing() as session:
        gone = list(await session.scalars(select(BanRow.id).where(which)))
        await session.execute(delete(BanRow).where(BanRow.id.in_(gone)))
        if gone:
            note(session, at, by, "unban", f"person {what}" if isinstance(what, int) else what)
    return len(gone)


async def announce(store: Database, at: float, by: str, words: str, until: float) -> None:
    """Tell everybody something until then; without words, nothing any more."""
    async with store.writing() as session:
        session.add(AnnouncementRow(at=at, until=until, words=words[:LONGEST_WORDS]))
        note(session, at, by, "announce", words[:LONGEST_WORDS])


async def report(
    store: Database, at: float, by: int, about: int | None, table: str, words: str
) -> None:
    async with store.writing() as session:
        row = ReportRow(at=at, by=by, about=about, at_table=table, words=words[:LONGEST_WORDS])
        session.add(row)


async def open_reports(store: Database) -> list[ReportRow]:
    found = select(ReportRow).where(~ReportRow.done).order_by(ReportRow.id.desc())
    async with store.reading() as session:
        return list(await session.scalars(found.limit(MOST_SHOWN)))


async def settle_report(store: Database, at: float, by: str, number: int) -> None:
    async with store.writing() as session:
        await session.execute(update(ReportRow).where(ReportRow.id == number).values(done=True))
        note(session, at, by, "settle", f"report {number}")


async def history(store: Database) -> Sequence[ModerationRow]:
    """What moderators did, the latest first."""
    found = select(ModerationRow).order_by(ModerationRow.id.desc()).limit(MOST_SHOWN)
    async with store.reading() as session:
        return list(await session.scalars(found))


def note(session: AsyncSession, at: float, by: str, what: str, about: str) -> None:
    session.add(ModerationRow(at=at, by=by, what=what, about=about[:LONGEST_WORDS]))
