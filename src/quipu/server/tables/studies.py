"""Opens the table of a lesson or a puzzle: a person has one at a time, and nobody else may come."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from quipu.core.record import Record
from quipu.core.table import Table
from quipu.learning import Lesson, Puzzle
from quipu.play import table_setup
from quipu.play.session import TableSession
from quipu.play.state import Stage
from quipu.server.close_codes import MOVED
from quipu.server.db import progress
from quipu.server.db.models import Person
from quipu.server.tables.services import Services
from quipu.texts import speaker


async def open_study(
    services: Services, study: Lesson | Puzzle, person: Person, lang: str
) -> TableSession:
    """A table at its position, private to one person; the one they were at before makes room."""
    for old in await progress.drop_lessons(services.store, person.id):
        gone = services.registry.sessions.pop(old, None)
        for line in services.registry.connections(gone) if gone is not None else []:
            with suppress(Exception):
                await line.wire.close(MOVED)
    state = table_setup.new_table(study.game, person, True, {})
    word = speaker("quipu.web", lang)("bot")
    names = iter(f"{word} {number}" for number in range(1, study.seats + 1))
    seats = [
        table_setup.new_seat(seat, person)
        if seat == study.seat
        else replace(table_setup.new_seat(seat), name=next(names))
        for seat in range(study.seats)
    ]
    begun = study.table([seat.name for seat in seats], int.from_bytes(state.key[:4]))
    assert begun.key is not None
    state = replace(
        state,
        lesson=study.kept_as,
        watched=False,
        hints=False,
        key=begun.key,
        stage=Stage.PLAYING,
        seats=tuple(seats),
    )
    live = await services.registry.put(state)
    table = Table(study.game, Record(begun.record.header), begun.key)
    async with live.lock:
        await live.keep_first(table, table.prepare_start())
    return live
