"""Nobody waits longer at a table than it was said: whoever asks a bot there looks at a clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quipu import FastLuck, Game, Table
from quipu.arena import hurrying
from quipu.bots.searching import GuardedBot
from quipu.cli.joining import Joined
from quipu.registry import games
from quipu.server.bots import pool, worker
from tests.support.command_line import Desk

SEARCHED = [game for game in games().values() if isinstance(game.bot("expert"), GuardedBot)]
every_search = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: str(game.key))
A_SECOND = 1.0


class Clock:
    """Every look takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += A_SECOND
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(hurrying, "monotonic", made)
    return made


def seated(game: Game) -> tuple[Table, int]:
    """A table some steps on its way, and who has something to choose."""
    seats = game.seat_counts({each.name: each.default for each in game.options})[-1]
    table = Table.open_seeded(game, [f"seat {n}" for n in range(seats)], 3, **game.limits())
    guide = game.bot("greedy")
    for step in range(60):
        seat = table.waiting()[0]
        legal = table.legal(seat)
        if step > 8 and len(legal) > 3:
            break
        made = guide.decide(table.observe(seat), legal, table.state.openings(seat), FastLuck(step))
        table.submit(seat, made)
    return table, seat


def is_in_time(clock: Clock) -> bool:
    """It was looked at, and after it said that it is late hardly any more."""
    return A_SECOND < clock.now <= hurrying.LONGEST + 6 * A_SECOND


@every_search
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_thinkers_of_the_server_answer_in_time(game: Game, level: str, clock: Clock) -> None:
    if not isinstance(game.bot(level), GuardedBot):
        pytest.skip("it does not search")
    table, seat = seated(game)
    said = worker.weigh(table, pool.advice(table, seat, level))
    assert table.game.parse(said["action"]).refusal(table.state, seat) is None
    assert is_in_time(clock)


def test_who_joins_from_outside_answers_in_time(clock: Clock) -> None:
    game = games()["jade"]
    table, seat = seated(game)
    joined = Joined("expert", 1)
    joined.game, joined.player, joined.seat = game, game.bot("expert"), seat
    asked: dict[str, Any] = {"position": game.position(table.state), "number": 1}
    assert joined.answer(asked)["type"] == "act"
    assert is_in_time(clock)


def test_bots_in_the_terminal_answer_in_time(tmp_path: Path, clock: Clock) -> None:
    line = ["play", "egypt", "--seats", "expert,random,random", "--seed", "7"]
    Desk(tmp_path).ok(*line, "--option", "turn_limit=6")
    assert clock.now > A_SECOND
