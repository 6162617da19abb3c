"""Learned: what the store keeps of a person's learning, and the one lesson a person is at."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select

from quipu.core.refusal import IllegalAction, Malformed
from quipu.server.acts import FOREIGN
from quipu.server.live import Live
from quipu.server.schema import (
    DueRow,
    GuestRow,
    KnotRow,
    LearnedRow,
    SeatRow,
    TableRow,
    TalkRow,
)
from quipu.server.store import Store

COACH: Final = "coach"
OWNED: Final = (KnotRow, DueRow, TalkRow, GuestRow, SeatRow)


async def learned(store: Store, person: int | None, about: str) -> set[str]:
    """What a person has learned about something: `lesson egypt`, `coach quipu.games.egypt`."""
    if person is None:
        return set()
    found = select(LearnedRow.what).where(LearnedRow.person == person)
    async with store.reading() as session:
        every = await session.scalars(found)
        return {each.removeprefix(f"{about} ") for each in every if each.startswith(f"{about} ")}


async def learn(store: Store, person: int, what: str) -> None:
    async with store.writing() as session:
        await session.merge(LearnedRow(person=person, what=what[:120]))


async def forget(store: Store, person: int, what: str) -> None:
    async with store.writing() as session:
        row = await session.get(LearnedRow, (person, what))
        if row is not None:
            await session.delete(row)


async def coach(store: Store, person: int | None, anchor: str) -> dict[str, Any]:
    """Whether a person has a coach, and the situations of a game that it has explained."""
    wanted = await learned(store, person, "with")
    return {
        "on": COACH in wanted,
        "known": sorted(await learned(store, person, f"{COACH} {anchor}")),
    }


async def note(live: Live, person: int | None, body: dict[str, Any]) -> None:
    """`{on}` or `{known}` of the coach, for people the server knows."""
    if person is None:
        raise IllegalAction(FOREIGN)
    on, known = body.get("on"), body.get("known")
    if isinstance(on, bool):
        do = learn if on else forget
        await do(live.store, person, f"with {COACH}")
    elif isinstance(known, str) and 0 < len(known) <= 40 and known.isprintable():
        await learn(live.store, person, f"{COACH} {live.game.anchor} {known}")
    else:
        raise Malformed("coach is {on} or {known}")


async def drop_lessons(store: Store, person: int) -> list[str]:
    """Lesson tables of a person make room for the next one; which they were."""
    async with store.writing() as session:
        found = select(TableRow.id).where(TableRow.host == person, TableRow.lesson.is_not(None))
        tables = list(await session.scalars(found))
        for owned in OWNED:
            await session.execute(delete(owned).where(owned.table_id.in_(tables)))
        await session.execute(delete(TableRow).where(TableRow.id.in_(tables)))
    return tables
