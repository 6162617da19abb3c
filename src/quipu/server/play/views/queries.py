"""Questions at a table that change nothing; each is answered to the sender alone."""

from __future__ import annotations

from quipu.core.refusal import IllegalAction
from quipu.play.messages.client import AskStats, AskWhat, AskWhy, Try
from quipu.play.messages.server import Stats, Tried
from quipu.presenting import presenter
from quipu.server.net.connection import ClientConnection
from quipu.server.play import chance_stats, commands
from quipu.server.play.session import TableSession
from quipu.server.play.views import inspection
from quipu.server.play.views.blocked_places import reason_at
from quipu.server.web import game_catalog
from quipu.texts import describe_action


def attempt(live: TableSession, line: ClientConnection, message: Try) -> None:
    """What an action would be called, and why not if it is refused."""
    table, speak = commands.playing(live, line.seat), line.viewer.game_speak
    action = live.game.parse(message.action)
    refusal = action.refusal(table.state, line.seat)
    words = game_catalog.refusal_words(speak, refusal) if refusal is not None else None
    text = describe_action(speak, action.to_json(), table.names)
    line.send(Tried(id=message.id, text=text, refusal=words))


def why(live: TableSession, line: ClientConnection, message: AskWhy) -> None:
    """Why nothing can be done at a place."""
    table, speak = commands.playing(live, line.seat), line.viewer.game_speak
    found = reason_at(table, line.seat, message.place)
    text, words = "", None
    if found is not None:
        action, refusal = found
        text = presenter(live.game).kind_title(speak, action.kind, table.names, action)
        words = game_catalog.refusal_words(speak, refusal)
    line.send(Tried(id=message.id, text=text, refusal=words))


def what(live: TableSession, line: ClientConnection, message: AskWhat) -> None:
    """What lies at the first of these keys that can be explained."""
    table = live.table
    if table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    eyes = line.viewer.eyes
    if message.open is not None:
        line.send(inspection.opened(eyes, table, message))
    elif message.at:
        line.send(inspection.explained(eyes, table, message))
    else:
        line.send(inspection.explainable(eyes, table, message))


def count(live: TableSession, line: ClientConnection, message: AskStats) -> None:
    """What chance gave so far, for whoever has that tab open."""
    if live.table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    line.send(Stats(id=message.id, **chance_stats.stats(live, line.viewer.lang)))
