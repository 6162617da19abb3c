"""Questions at a table that change nothing: what would it be, why not, what is this, a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quipu.core.refusal import IllegalAction, Malformed
from quipu.presenting import presenter
from quipu.server.net.connection import ClientConnection
from quipu.server.play import chance_stats, commands, hints
from quipu.server.play.session import TableSession
from quipu.server.play.views import inspection
from quipu.server.play.views.blocked_places import reason_at
from quipu.server.web import game_catalog
from quipu.texts import describe_action

if TYPE_CHECKING:
    from quipu.server.tables.services import Services


def ask(
    services: Services, live: TableSession, line: ClientConnection, body: dict[str, Any]
) -> bool:
    """Answer to who asks alone; whether it was a question."""
    kind = body.get("type")
    if kind == "try":
        attempt(live, line, body)
    elif kind == "why":
        why(live, line, body)
    elif kind == "what":
        what(live, line, body)
    elif kind == "stats":
        count(live, line, body)
    elif kind == "hint":
        hints.ask(services, live, line, body.get("id"))
    else:
        return False
    return True


def attempt(live: TableSession, line: ClientConnection, body: dict[str, Any]) -> None:
    """What an action would be called, and why not if it is refused."""
    table, speak = commands.playing(live, line.seat), line.viewer.game_speak
    action = live.game.parse(body.get("action"))
    refusal = action.refusal(table.state, line.seat)
    words = game_catalog.refusal_words(speak, refusal) if refusal is not None else None
    text = describe_action(speak, action.to_json(), table.names)
    line.send({"type": "tried", "id": body.get("id"), "text": text, "refusal": words})


def why(live: TableSession, line: ClientConnection, body: dict[str, Any]) -> None:
    """Why nothing can be done at a place."""
    table, place = commands.playing(live, line.seat), body.get("place")
    if not isinstance(place, str):
        raise Malformed("why is {id, place}")
    speak = line.viewer.game_speak
    found = reason_at(table, line.seat, place)
    text, words = "", None
    if found is not None:
        action, refusal = found
        text = presenter(live.game).kind_title(speak, action.kind, table.names, action)
        words = game_catalog.refusal_words(speak, refusal)
    line.send({"type": "tried", "id": body.get("id"), "text": text, "refusal": words})


def what(live: TableSession, line: ClientConnection, body: dict[str, Any]) -> None:
    """What lies at the first of these keys that can be explained."""
    keys = body.get("at", [])
    if not isinstance(keys, list) or len(keys) > inspection.MOST_KEYS:
        raise Malformed("what is {id, at}")
    table = live.table
    if table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    eyes = line.viewer.eyes
    if "open" in body:
        found = inspection.opened(eyes, table, body["open"])
    else:
        found = inspection.explained(eyes, table, keys)
    line.send({"type": "explained", "id": body.get("id"), **found})


def count(live: TableSession, line: ClientConnection, body: dict[str, Any]) -> None:
    """What chance gave so far, for whoever has that tab open."""
    if live.table is None:
        raise IllegalAction(commands.NOT_PLAYING)
    line.send({"type": "stats", "id": body.get("id"), **chance_stats.stats(live, line.viewer.lang)})
