"""A table for one person alone, of a lesson or of a puzzle: what it hears and how it goes on."""

from __future__ import annotations

from quipu.core.refusal import Malformed
from quipu.play.bots import BotPlayers
from quipu.play.messages.client import Act, LessonStep, ShowProof, Undo
from quipu.play.session import TableSession
from quipu.play.study import lessons, puzzles

StudyMessage = Undo | LessonStep | ShowProof


async def act(live: TableSession, seat: int, message: Act) -> None:
    """An action at a lesson or a puzzle."""
    if live.lesson is not None:
        await lessons.act(live, seat, message)
    else:
        await puzzles.act(live, seat, message)


async def change(live: TableSession, seat: int, message: StudyMessage) -> None:
    """What is not an action: back and show of a lesson, undo and proof of a puzzle."""
    if live.lesson is not None and isinstance(message, (Undo, LessonStep)):
        is_shown = isinstance(message, LessonStep) and message.do == "show"
        await (lessons.show if is_shown else lessons.back)(live)
    elif live.puzzle is not None and isinstance(message, Undo):
        await puzzles.undo(live, seat)
    elif live.puzzle is not None and isinstance(message, ShowProof):
        puzzles.show_proof(live)
    else:
        raise Malformed(f"type: {message.type} is not accepted at this table")


async def go_on(live: TableSession, bots: BotPlayers) -> None:
    """What comes without the person: the acts of the other seats, or the verdict."""
    await lessons.go_on(live)
    puzzles.judge(live, bots)
