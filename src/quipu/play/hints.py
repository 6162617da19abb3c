"""Hints: what a bot would do in a person's place, and why, from what that seat may know.

They are weighed where bots think, once for each moment, and everybody hears that one was asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from quipu.core.refusal import IllegalAction, Refusal
from quipu.core.state import Action
from quipu.core.table import STALE
from quipu.drawing import library
from quipu.play import chat, commands
from quipu.play.bots import BotFault, BotPlayers, WorkerLost
from quipu.play.client import TableClient
from quipu.play.messages.client import RequestId
from quipu.play.messages.server import Hint, Refused
from quipu.play.session import TableSession
from quipu.play.views.delta import symbols_in
from quipu.play.views.renderer import ViewRenderer, bot_level
from quipu.presenting import Looking, advisor, plain, presenter
from quipu.presenting.shown import BY_PLACE
from quipu.texts import describe_action

OFF: Final = Refusal("hints_off", "")
NOT_ASKED: Final = Refusal("not_asked", "")
NONE: Final = Refusal("no_hint", "")
TOO_FAST: Final = Refusal("too_fast", "")
PHRASE: Final = "hint"


def allowed(live: TableSession) -> bool:
    """The host's word; without one, against bots alone."""
    if live.state.hints is not None:
        return live.state.hints
    return sum(seat.bot is None for seat in live.seats) == 1


def ask(
    live: TableSession,
    line: TableClient,
    id: RequestId,
    bots: BotPlayers,
    may_ask: Callable[[], bool],
) -> None:
    """Refuse at once, or begin to weigh; the line goes on meanwhile."""
    table = commands.running(live, line.seat)
    if not allowed(live):
        raise IllegalAction(OFF)
    if line.seat not in table.waiting():
        raise IllegalAction(NOT_ASKED)
    bot = advisor(live.game)
    if bot is None:
        raise IllegalAction(NONE)
    if not may_ask():
        raise IllegalAction(TOO_FAST)
    said = live.hints.of(table.record.head)
    first = line.seat not in said
    if first:
        said[line.seat] = asyncio.create_task(bots.advise(table, line.seat, bot))
    task = asyncio.create_task(answer(live, line, id, bot, said[line.seat], first))
    live.observer.keep_task(task, f"table {live.state.id}: a hint")


async def answer(
    live: TableSession,
    line: TableClient,
    id: RequestId,
    bot: str,
    weighing: asyncio.Task[Any],
    first: bool,
) -> None:
    """Tell the one who asked, and everybody that a hint was asked for, the first time."""
    table, seat = live.table, line.seat
    assert table is not None
    head = table.record.head
    try:
        said = await asyncio.shield(weighing)
    except (BotFault, WorkerLost, OSError):
        live.hints.said.pop(seat, None)
        refused(line, id, NONE)
        return
    if live.table is not table or table.record.head != head or line.seat != seat:
        refused(line, id, STALE)
        return
    if first and line.person is not None:
        once = f"{PHRASE} {seat} {len(table.record.knots)}"
        await chat.say(live, line.person, live.names[seat], PHRASE, True, once)
    is_told = live.people() != [seat]
    viewer = line.viewer
    eyes = ViewRenderer(live, viewer.seat, viewer.lang, viewer.narrow)
    line.send(Hint(id=id, told=is_told, **worded(eyes, said, bot)))


def refused(line: TableClient, id: RequestId, refusal: Refusal) -> None:
    words = line.viewer.speak("refusal-" + refusal.code.replace("_", "-"), detail="none")
    line.send(Refused(token=id, code=refusal.code, paragraph="", text=words))


def worded(eyes: ViewRenderer, said: dict[str, Any], bot: str) -> dict[str, Any]:
    """A hint in the words of the game and in the language of who asked."""
    table, game = eyes.live.table, eyes.live.game
    assert table is not None
    looking: Looking[Any] = eyes.looking(table)
    action: Action[Any] = game.parse(said["action"])
    reasons = plain(presenter(game).reasons(looking, action))
    symbols = library(game.anchor)
    return {
        "seen": table.seen(eyes.seat),
        "action": said["action"],
        "text": title(eyes, looking, action),
        "reasons": reasons,
        "weighed": compared(looking, said),
        "exact": said["exact"],
        "by": eyes.speak("hint-by", level=bot_level(eyes.speak, bot)),
        "symbols": symbols.definitions(symbols.needed(set(symbols_in(reasons)))),
    }


def title(eyes: ViewRenderer, looking: Looking[Any], action: Action[Any]) -> str:
    """What to do; a place on the board is pointed at, not named."""
    shown, kind = presenter(eyes.live.game), action.kind.replace("_", "-")
    key = looking.speak.first(f"kind-{kind}", f"button-{kind}")
    if key is None or shown.choice(looking, action).by != BY_PLACE:
        return describe_action(looking.speak, action.to_json(), looking.names)
    return eyes.speak("hint-here", what=looking.speak(key))


def compared(looking: Looking[Any], said: dict[str, Any]) -> list[dict[str, Any]]:
    """The best acts with how much they promise: points, or a share between worst and best."""
    weighed = said["weighed"]
    chosen = [worth for action, worth in weighed if action == said["action"]]
    if not chosen and weighed:  # composed, or a step towards what was weighed
        weighed = [[said["action"], weighed[0][1]], *weighed]
    worths = [worth for _, worth in weighed]
    low, high = (min(worths), max(worths)) if worths else (0.0, 0.0)
    shown = weighed if len(weighed) < len(said["weighed"]) or len(weighed) <= 4 else weighed[:4]
    return [
        {
            "action": action,
            "text": describe_action(looking.speak, action, looking.names),
            "share": round((worth - low) / (high - low), 3) if high > low else 1.0,
            "points": looking.speak.number(round(worth, 1)) if said["exact"] else "",
        }
        for action, worth in shown
    ]
