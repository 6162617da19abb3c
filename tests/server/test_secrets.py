"""What a seat and a spectator receive does not change when what they cannot know is exchanged."""

from __future__ import annotations

import json

import pytest

from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.play.messages.client import AskWhat, Try
from quipu.play.session import TableSession
from quipu.play.timers import DecisionTimers
from quipu.play.views import inspection, queries
from quipu.play.views.stream import ViewStream
from quipu.registry import games
from tests.support.server.live_tables import Noted, live_table


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
