"""Puzzles at a table: one turn from a given position, judged by what its choices are worth.

What luck brings decides nothing: each act is compared with the best one by exact search, where
bots think.
"""

from __future__ import annotations

import asyncio
from fractions import Fraction
from typing import Any, Final

from quipu.core.luck import LuckMismatch, NoLuck
from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.state import Action
from quipu.learning.proving import POINTS, turn_of
from quipu.learning.puzzle import Puzzle
from quipu.play import commands
from quipu.play.bots import BotFault, BotPlayers, WorkerLost
from quipu.play.client import TableClient
from quipu.play.messages.client import Act
from quipu.play.messages.server import Proof, ProofStep, PuzzleVerdict
from quipu.play.replay.action_targets import marked, offers
from quipu.play.session import TableSession
from quipu.presenting import looking_at, presenter
from quipu.texts import describe_action, speaker

ALONE: Final = Refusal("puzzle_alone", "")  # an act that asks somebody else


def is_over(live: TableSession) -> bool:
    """Whether the turn that is asked about is over."""
    assert live.table is not None
    assert live.table.timeline is not None
    now, begun = live.table.state, live.table.timeline.at(0).state
    return now.result() is not None or turn_of(now) != turn_of(begun)


async def act(live: TableSession, seat: int, message: Act) -> None:
    """An action of the turn; nothing after it."""
    must_run(live)
    if asks(live, seat, message.action):
        raise IllegalAction(ALONE)
    await commands.submit(live, seat, message)


async def undo(live: TableSession, seat: int) -> None:
    """Take back an open step of the turn."""
    must_run(live)
    await commands.undo(live, seat)


def show_proof(live: TableSession) -> None:
    """What is done after this solves nothing."""
    if live.table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    live.shown = True


def must_run(live: TableSession) -> None:
    if live.table is None or is_over(live):
        raise IllegalAction(commands.NOT_PLAYING)


def asks(live: TableSession, seat: int, form: dict[str, Any]) -> bool:
    """Whether the rules allow this act and somebody else would have to answer it."""
    assert live.table is not None
    assert live.table.timeline is not None
    action, twin = live.game.parse(form), live.table.state.copy()
    begun = live.table.timeline.at(0).state
    try:
        twin.apply(seat, action, NoLuck())
    except (IllegalAction, LuckMismatch):
        return False
    return twin.result() is None and turn_of(twin) == turn_of(begun) and twin.waiting() != [seat]


def judge(live: TableSession, bots: BotPlayers) -> None:
    """Once the turn is over, or given up, tell what it was worth."""
    if live.puzzle is not None and live.table is not None and (live.shown or is_over(live)):
        task = asyncio.create_task(verdict(live, live.puzzle, bots))
        live.observer.keep_task(task, f"table {live.state.id}: a proof")


async def verdict(live: TableSession, puzzle: Puzzle, bots: BotPlayers) -> None:
    table, value = live.table, None
    assert table is not None
    if is_over(live):
        try:
            value = await bots.prove(table.record, puzzle.task, puzzle.seat)
        except (BotFault, WorkerLost, OSError):
            value = None
    solved = value == puzzle.value and not live.shown
    if solved:
        await live.store.learn(live.state.host, f"puzzle {live.game.key} {puzzle.name}")
    for line in list(live.lines):
        line.send(told(line, live, puzzle, value, solved))


def told(
    line: TableClient, live: TableSession, puzzle: Puzzle, value: Fraction | None, solved: bool
) -> PuzzleVerdict:
    """The try, in the language of who tries; the proof once it is found or asked for."""
    table, lang = live.table, line.viewer.lang
    assert table is not None
    speak = speaker(live.game.anchor, lang)
    mine = [step.action for step in table.steps if step.seat == puzzle.seat]
    return PuzzleVerdict(
        name=puzzle.name,
        task=puzzle.task,
        over=is_over(live),
        solved=solved,
        best=value == puzzle.value,
        value=None if value is None else str(value),
        tried=[describe_action(speak, each.to_json(), live.names) for each in mine],
        points=puzzle.task == POINTS,
        proof=proof(live, puzzle, lang, line.viewer.narrow) if solved or live.shown else None,
    )


def proof(live: TableSession, puzzle: Puzzle, lang: str, narrow: bool) -> Proof:
    """What is best, its line in words, and where on the board each act of it is chosen."""
    table = live.table
    assert table is not None
    assert table.timeline is not None
    moment = table.timeline.at(0)
    state, line = moment.state.copy(), []
    memory = moment.memories[puzzle.seat]

    def shown(action: Action[Any]) -> ProofStep:
        looking = looking_at(
            live.game, state, puzzle.seat, lang, live.names, memory=memory, narrow=narrow
        )
        targets = presenter(live.game).board(looking).elements("targets").values()
        form = action.to_json()
        at = next((each for each in targets if offers(each, form)), "")
        return {"text": describe_action(looking.speak, form, live.names), "at": at}

    for number, action in enumerate(puzzle.line):
        line.append(shown(action))
        if number + 1 < len(puzzle.line):
            state.apply(puzzle.seat, action, NoLuck())
    return {
        "value": str(puzzle.value),
        "line": line,
        "shares": [[str(chance), str(worth)] for chance, worth in puzzle.shares],
        "symbols": marked(live.game.anchor, [each["at"] for each in line]),
    }
