"""Shared by tests: Noted, live_table."""

from __future__ import annotations

from typing import Any

from quipu.core.luck import FastLuck
from quipu.core.table import Table
from quipu.play import table_setup
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.encode import encode
from quipu.play.messages.server import ServerMessage
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.registry import games
from quipu.server.db.models import Person
from quipu.server.net.connection import ClientConnection


def live_table(key: str, steps: int) -> TableSession:
    game = games()[key]
    count = table_setup.usual_count(game)
    table = Table.open_seeded(game, [f"p{n}" for n in range(count)], 5)
    luck = FastLuck(3)
    for _ in range(steps):
        waiting = table.waiting()
        if not waiting:
            break
        legal = table.legal(waiting[0])
        table.submit(waiting[0], legal[luck.below(len(legal))])
    host = Person(id=1, secret="", recovery="", name="p0", made=0.0)
    row = table_setup.new_table(game, host, True, {})
    store: Any = None
    live = TableSession(table_setup.seated(row, game, host, count, bots=False), store)
    live.table = table
    return live


class Noted(ClientConnection[ViewStream]):
    """A line that only notes what it is told."""

    def __init__(self, live: TableSession, seat: int) -> None:
        wire: Any = None
        super().__init__(wire, None, seat, "", ViewStream(live, seat, "en", narrow=False))
        self.told: list[dict[str, Any]] = []

    def send(self, message: ServerMessage | BotServerMessage) -> None:
        self.told.append(encode(message))
