"""Questions at a table that change nothing; each is answered to the sender alone."""

from __future__ import annotations

from quipu.core.refusal import IllegalAction
from quipu.play import chance_stats, commands, game_catalog
from quipu.play.client import TableClient
from quipu.play.messages.client import AskStats, AskWhat, AskWhy, Try
from quipu.play.messages.server import Stats, Tried
from quipu.play.session import TableSession
from quipu.play.views import inspection
from quipu.play.views.blocked_places import reason_at
from quipu.play.views.renderer import ViewRenderer
from quipu.presenting import presenter
from quipu.texts import describe_action


def attempt(live: TableSession, line: TableClient, message: Try) -> None:
    """What an action would be called, and why not if it is refused."""
    table, speak = commands.playing(live, line.seat), line.viewer.game_speak
    action = live.game.parse(message.action)
    refusal = action.refusal(table.state, line.seat)
    words = game_catalog.refusal_words(speak, refusal) if refusal is not None else None
    text = describe_action(speak, action.to_json(), table.names)
    line.send(Tried(id=message.id, text=text, refusal=words))


def why(live: TableSession, line: TableClient, message: AskWhy) -> None:
    """Why nothing can be done at a place."""
    table, speak = commands.playing(live, line.seat), line.viewer.game_speak
    found = reason_at(table, line.seat, message.place)
    text, words = "", None
    if found is not None:
        action, refusal = found
        text = presenter(live.game).kind_title(speak, action.kind, table.names, action)
        words = game_catalog.refusal_words(speak, refusal)
    line.send(Tried(id=message.id, text=text, refusal=words))


def what(live: TableSession, line: TableClient, message: AskWhat) -> None:
    """What lies at the first of these keys that can be explained."""
    table, viewer = live.table, line.viewer
    if table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    eyes = ViewRenderer(live, viewer.seat, viewer.lang, viewer.narrow)
    if message.open is not None:
        line.send(inspection.opened(eyes, table, message))
    elif message.at:
        line.send(inspection.explained(eyes, table, message))
    else:
        line.send(inspection.explainable(eyes, table, message))


def count(live: TableSession, line: TableClient, message: AskStats) -> None:
    """What chance gave so far, for the client that shows it."""
    if live.table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    line.send(Stats(id=message.id, **chance_stats.stats(live, line.viewer.lang)))
