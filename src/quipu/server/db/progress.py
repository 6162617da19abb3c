"""Learned: what the store keeps of a person's learning, and the one lesson a person is at."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select

from quipu.core.game import Game
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.play.messages.client import SetCoach
from quipu.play.messages.server import CoachState
from quipu.presenting import presenter
from quipu.server.db.models import ProgressRow, TableRow
from quipu.server.db.repository import Store

COACH: Final = "coach"
FOREIGN: Final = Refusal("foreign", "")


async def learned(store: Store, person: int | None, about: str) -> set[str]:
    """What a person has learned about something: `lesson egypt`, `coach quipu.games.egypt`.

    About nothing in particular: all of it, as it is stored.
    """
    if person is None:
        return set()
    found = select(ProgressRow.what).where(ProgressRow.person == person)
    async with store.reading() as session:
        every = await session.scalars(found)
        start = f"{about} " if about else ""
        return {each.removeprefix(start) for each in every if each.startswith(start)}


async def forget(store: Store, person: int, what: str) -> None:
    async with store.writing() as session:
        row = await session.get(ProgressRow, (person, what))
        if row is not None:
            await session.delete(row)


async def coach(store: Store, person: int | None, anchor: str) -> CoachState:
    """Whether a person has a coach, and the situations of a game that it has explained."""
    every = await learned(store, person, "")
    about = f"{COACH} {anchor} "
    known = [each.removeprefix(about) for each in every if each.startswith(about)]
    return {"on": f"with {COACH}" in every, "known": sorted(known)}


async def note(store: Store, game: Game, person: int | None, message: SetCoach) -> None:
    """Store a change of the coach for a person that the server knows."""
    if person is None:
        raise IllegalAction(FOREIGN)
    known = message.known
    if message.on:
        await store.learn(person, f"with {COACH}")
    elif message.on is not None:
        await forget(store, person, f"with {COACH}")
    elif known is not None and known in presenter(game).situations:
        await store.learn(person, f"{COACH} {game.anchor} {known}")
    else:
        raise Malformed("coach.known: a situation of this game, or on, is expected")


async def drop_lessons(store: Store, person: int) -> list[str]:
    """Lesson tables of a person make room for the next one; which they were."""
    async with store.writing() as session:
        found = select(TableRow.id).where(TableRow.host == person, TableRow.lesson.is_not(None))
        tables = list(await session.scalars(found))
        await session.execute(delete(TableRow).where(TableRow.id.in_(tables)))
    return tables
