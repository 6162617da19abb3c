"""What a seat and a spectator receive does not change when what they cannot know is exchanged."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.core.table import Table
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.client import AskWhat, Try
from quipu.play.messages.encode import encode
from quipu.play.messages.server import ServerMessage
from quipu.registry import games
from quipu.server.db.models import Person
from quipu.server.net.connection import ClientConnection
from quipu.server.play import table_setup
from quipu.server.play.session import TableSession
from quipu.server.play.timers import DecisionTimers
from quipu.server.play.views import inspection, queries
from quipu.server.play.views.stream import ViewStream


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
    row = table_setup.new_row(game, host, True, {})
    seats = table_setup.seats_for(row, game, host, count, bots=False)
    store: Any = None
    live = TableSession(row, seats, store, lambda: None)
    live.table = table
    return live


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("steps", [0, 40, 160])
def test_everything_a_seat_receives_stays_the_same(key: str, steps: int) -> None:
    live = live_table(key, steps)
    table = live.table
    assert table is not None
    truth = table.state
    for seat in (*range(table.seats), SPECTATOR):
        table.state = truth
        before = json.dumps(ViewStream(live, seat, "en", narrow=False).view())
        for seed in range(3):
            table.state = live.game.imagine(live.game.observe(truth, seat), FastLuck(seed))
            assert json.dumps(ViewStream(live, seat, "en", narrow=False).view()) == before


@pytest.mark.parametrize("key", list(games()))
def test_every_game_is_shown_in_every_language_and_shape(key: str) -> None:
    live = live_table(key, 30)
    for lang in ("en", "de", "nl"):
        for narrow in (False, True):
            view = ViewStream(live, 0, lang, narrow).view()
            assert "⟨" not in json.dumps(view, ensure_ascii=False)
            assert view["board"]["laid"]


class Noted(ClientConnection):
    """A line that only notes what it is told."""

    def __init__(self, live: TableSession, seat: int) -> None:
        wire: Any = None
        super().__init__(wire, None, seat, "")
        self.viewer = ViewStream(live, seat, "en", narrow=False)
        self.told: list[dict[str, Any]] = []

    def send(self, message: ServerMessage | BotServerMessage) -> None:
        self.told.append(encode(message))


def tried(live: TableSession, seat: int) -> str:
    """What a seat hears when it tries a hundred actions, legal or not."""
    line = Noted(live, seat)
    known = live.game.catalogue.actions
    for action in known[:: max(1, len(known) // 100)]:
        queries.attempt(live, line, Try(id="x", action=action.to_json()))
    assert live.table is not None
    places = inspection.explainable(line.viewer.eyes, live.table, AskWhat()).things
    queries.what(live, line, AskWhat(id="y", at=[places[0]["at"][0]]))
    return json.dumps(line.told)


@pytest.mark.parametrize("key", list(games()))
def test_what_is_tried_betrays_nothing(key: str) -> None:
    live = live_table(key, 90)
    table = live.table
    assert table is not None
    truth = table.state
    for seat in range(table.seats):
        table.state = truth
        before = tried(live, seat)
        assert '"paragraph"' in before
        for seed in range(3):
            table.state = live.game.imagine(live.game.observe(truth, seat), FastLuck(seed))
            assert tried(live, seat) == before


def test_clocks_tell_everybody_the_same() -> None:
    live = live_table("egypt", 40)
    live.standing.clocks = DecisionTimers(60)
    assert live.table is not None
    live.clocks.set(live.table.waiting(), [], 40, 990.0)
    shown = [
        [each["clock"] for each in ViewStream(live, seat, "en", narrow=False).view(1000.0)["seats"]]
        for seat in (*range(live.table.seats), SPECTATOR)
    ]
    assert 50.0 in shown[0]
    assert all(each == shown[0] for each in shown)
