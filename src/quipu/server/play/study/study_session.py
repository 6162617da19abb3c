"""Studying: a table for one person alone, of a lesson or of a puzzle; how it begins and goes on.

A person has one at a time, nobody else may come, and it counts nowhere.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from quipu.core.record import Record
from quipu.core.refusal import Malformed
from quipu.core.table import Table
from quipu.learning import Lesson, Puzzle
from quipu.play.messages.client import Act, LessonStep, ShowProof, Undo
from quipu.server import close_codes
from quipu.server.db import progress
from quipu.server.play import table_setup
from quipu.server.play.study import lessons, puzzles
from quipu.texts import speaker

if TYPE_CHECKING:
    from quipu.server.db.models import Person
    from quipu.server.play.session import TableSession
    from quipu.server.tables.services import Services

StudyMessage = Undo | LessonStep | ShowProof


async def open_study(
    services: Services, study: Lesson | Puzzle, person: Person, lang: str
) -> TableSession:
    """A table at its position, private to one person; the one they were at before makes room."""
    for old in await progress.drop_lessons(services.store, person.id):
        gone = services.lives.pop(old, None)
        for line in list(gone.lines) if gone is not None else []:
            with suppress(Exception):
                await line.wire.close(close_codes.MOVED)
    row = table_setup.new_row(study.game, person, True, {})
    row.lesson, row.watched, row.hints = study.kept_as, False, False
    word = speaker("quipu.web", lang)("bot")
    seats = [
        table_setup.new_seat(row.id, seat, person if seat == study.seat else None)
        for seat in range(study.seats)
    ]
    others = (each for each in seats if each.person is None)
    for number, each in enumerate(others, 1):
        each.name = f"{word} {number}"
    begun = study.table([seat.name for seat in seats], int.from_bytes(row.key[:4]))
    assert begun.key is not None
    row.key, row.stage = begun.key, "playing"
    live = await services.put(row, seats)
    table = Table(study.game, Record(begun.record.header), begun.key)
    async with live.lock:
        await live.keep_first(table, table.prepare_start(), 0)
    return live


async def act(services: Services, live: TableSession, seat: int, message: Act) -> None:
    """An action at a lesson or a puzzle."""
    if live.lesson is not None:
        await lessons.act(live, seat, message, services.settings.bot_pause)
    else:
        await puzzles.act(live, seat, message)


async def change(services: Services, live: TableSession, seat: int, message: StudyMessage) -> None:
    """What is not an action: back and show of a lesson, undo and proof of a puzzle."""
    pause = services.settings.bot_pause
    if live.lesson is not None and isinstance(message, (Undo, LessonStep)):
        is_shown = isinstance(message, LessonStep) and message.do == "show"
        await (lessons.show if is_shown else lessons.back)(live, pause)
    elif live.puzzle is not None and isinstance(message, Undo):
        await puzzles.undo(live, seat)
    elif live.puzzle is not None and isinstance(message, ShowProof):
        puzzles.show_proof(live)
    else:
        raise Malformed(f"type: {message.type} is not accepted at this table")


async def go_on(services: Services, live: TableSession) -> None:
    """What comes without the person: the acts of the other seats, or the verdict."""
    await lessons.go_on(live, services.settings.bot_pause)
    puzzles.judge(services, live)
