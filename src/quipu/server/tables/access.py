"""Admission: whether somebody may come to a table at all, asked by pages and lines alike."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from quipu.play.session import TableSession
from quipu.server import close_codes

if TYPE_CHECKING:
    from quipu.server.tables.services import Services


async def may_come(services: Services, live: TableSession, person: int | None) -> bool:
    """Seats always; others to a table that is not private, or whose link they have followed.

    A lesson is for its learner alone.
    """
    if live.seat_of(person) >= 0 or live.state.lesson is not None:
        return live.seat_of(person) >= 0
    guest = await services.store.guest(live.state.id, person) if person is not None else None
    if guest is not None and guest.removed:
        return False
    return not live.state.private or (guest is not None and guest.admitted)


async def may_come_now(services: Services, live: TableSession, person: int | None) -> bool:
    """The same, but the table is read again before a refusal.

    Another worker may have seated this person a moment ago.
    """
    if await may_come(services, live, person):
        return True
    if not services.store.shared:
        return False
    live.is_doubtful = True
    await live.settle()
    return await may_come(services, live, person)


async def is_muted(services: Services, live: TableSession, person: int) -> bool:
    guest = await services.store.guest(live.state.id, person)
    return guest is not None and guest.muted


async def sweep(services: Services, live: TableSession) -> None:
    """Close the lines of all who may not come any more."""
    for line in services.registry.connections(live):
        if not await may_come(services, live, line.person):
            with suppress(Exception):
                await line.wire.close(close_codes.NO_TABLE)
