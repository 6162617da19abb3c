"""Lessons at a table: what goes on, what gets a kind answer, and what the other seats do."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.table import NOTHING_TO_UNDO, STALE, Table
from quipu.learning import Lesson, lessons
from quipu.learning.lesson import LEARNER, Page, Step
from quipu.play import commands
from quipu.play.broadcast import tell
from quipu.play.messages.client import Act
from quipu.play.messages.view import LessonPage, LessonView
from quipu.play.session import TableSession
from quipu.texts import describe_action, speaker

OTHER: Final = Refusal("lesson_other", "")  # a good act, and not that of the lesson


# ---- what changes it ----------------------------------------------------------------------------


async def act(live: TableSession, seat: int, message: Act) -> None:
    """The rules judge first; of what they allow, the lesson goes on with what it is about."""
    lesson, table = at_lesson(live)
    is_new = message.token not in live.tokens
    if is_new and lesson.is_other(table, live.game.parse(message.action)):
        raise IllegalAction(OTHER)
    await commands.keep_act(live, seat, message)
    await passed(live)


async def show(live: TableSession) -> None:
    async with live.changing():
        lesson, table = at_lesson(live)
        due = lesson.due(table)
        if due.act is None or not due.is_learners:
            raise IllegalAction(STALE)
        await live.keep(table.prepare(due.seat, due.act))
    await passed(live)


async def back(live: TableSession) -> None:
    """To before the learner's last act; the luck that comes is the same again."""
    async with live.changing():
        lesson, table = at_lesson(live)
        count = lesson.back(table)
        if not count:
            raise IllegalAction(NOTHING_TO_UNDO)
        await live.keep(table.prepare_undo(LEARNER, count, consent=True))
    tell(live)


async def go_on(live: TableSession) -> None:
    """What the other seats do next, each after a moment, until the learner is asked."""
    while live.lesson is not None and live.table is not None:
        step = live.lesson.due(live.table)
        if step.act is None or step.is_learners:
            return
        await asyncio.sleep(live.bot_pause)
        async with live.changing():
            lesson, table = at_lesson(live)
            if lesson.due(table) is step:
                await live.keep(table.prepare(step.seat, step.act))
        await passed(live)


async def passed(live: TableSession) -> None:
    """Tell what is stored; after the last act the learner has learned it."""
    lesson, table = at_lesson(live)
    if lesson.is_done(table):
        await live.store.learn(live.state.host, f"lesson {live.game.key} {lesson.name}")
    tell(live)


def at_lesson(live: TableSession) -> tuple[Lesson, Table]:
    if live.lesson is None or live.table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    return live.lesson, live.table


# ---- what is shown ------------------------------------------------------------------------------


def shown(live: TableSession, lang: str) -> LessonView | None:
    """How far the lesson is, what is said now, and the act it waits for."""
    lesson, table = live.lesson, live.table
    if lesson is None or table is None:
        return None
    due = lesson.due(table)
    mine = due.is_learners or due.act is None
    every = list(lessons(lesson.game))
    after = every[every.index(lesson.name) + 1 :] if lesson.name in every else []
    return {
        "title": lesson.title[lang],
        "pages": [page(each, lang) for each in due.pages] if mine else [],
        "act": due.act.to_json() if due.act is not None and due.is_learners else None,
        "also": also(lesson, due) if due.is_learners else [],
        "free": due.free,
        "does": does(live, due, lang),
        "done": due.act is None,
        "back": lesson.back(table) > 0 and table.ended is None,
        "at": sum(step.is_learners for step in lesson.steps[: len(table.steps)]),
        "of": sum(step.is_learners for step in lesson.steps),
        "next": after[0] if after else "",
    }


def also(lesson: Lesson, due: Step) -> list[dict[str, Any]]:
    """Other acts that go on as well: whole acts, or a kind alone where every act of it does."""
    game = lesson.game
    return [
        {"kind": name} if name in game.kinds else game.parse(name).to_json() for name in due.also
    ]


def does(live: TableSession, due: Step, lang: str) -> str:
    """The act that goes on, in the words of its button."""
    if due.act is None or not due.is_learners:
        return ""
    return describe_action(speaker(live.game.anchor, lang), due.act.to_json(), live.names)


def page(shown: Page, lang: str) -> LessonPage:
    return {"text": shown.words[lang], "at": list(shown.at), "rule": shown.rule}
