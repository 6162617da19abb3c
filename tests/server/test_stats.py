"""The tab with what chance gave: only what everybody was told, counted once for each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.core.journal import SPECTATOR
from quipu.core.table import Table
from quipu.play import chance_stats
from quipu.presenting import presenter
from quipu.registry import games
from quipu.texts import LANGUAGES, speaker
from tests.support.games_under_test import Case, step_by_step
from tests.support.server.client import Visitor, begin, serving

STEPS = 500


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as made:
        yield made


def played(key: str, seats: int, seed: int = 4) -> Table:
    """A game as chance decides it, far enough that something was stolen, bought and rolled."""
    case = Case(games()[key], seats, {})
    table = case.table(seed)
    step = step_by_step(table, seed)
    for _ in range(STEPS):
        if table.waiting():
            step()
    return table


@pytest.mark.parametrize("key", ["egypt", "egypt-pyramid", "inca"])
def test_cards_from_rolls_are_those_that_spectators_heard_of(key: str) -> None:
    table, shows = played(key, 3), presenter(games()[key])
    heard = [told for told in table.told(SPECTATOR) if told["event"] == "yielded"]
    gained = [Counter[str](), Counter[str](), Counter[str]()]
    for told in heard:
        given: Any = told["gained"]
        gained[int(str(told["seat"]))].update(given)
    for lang in LANGUAGES:
        found: Any = chance_stats.cards(table, shows, speaker(table.game.anchor, lang))
        assert len(found["kinds"]) == len(shows.tints)
        for row in found["rows"]:
            named = dict(zip(shows.tints, row["counts"], strict=True))
            assert {kind: n for kind, n in named.items() if n} == +gained[row["seat"]]
            assert row["total"] == gained[row["seat"]].total()
    rolls = [told for told in table.told(SPECTATOR) if told["event"] == "rolled"]
    chance: Any = chance_stats.chance(table, shows, speaker(table.game.anchor, "en"))
    assert chance["draws"] == len(rolls)
    assert sum(bar["n"] for bar in chance["bars"]) == len(rolls)
    assert abs(sum(bar["due"] for bar in chance["bars"]) - len(rolls)) < 0.1


def test_what_a_secret_is_worth_counts_nowhere() -> None:
    """A stolen or bought card has a worth that only some may know."""
    table = played("egypt", 3)
    secret = [event for event in table.events if event.secret]
    assert secret, "nothing was hidden in this game"
    speak, shows = speaker(table.game.anchor, "en"), presenter(table.game)
    before = chance_stats.cards(table, shows, speak), chance_stats.chance(table, shows, speak)
    for event in secret:
        event.value, event.expected = 1000.0, 1000.0
        event.secret = dict.fromkeys(event.secret, "?")
    assert (
        chance_stats.cards(table, shows, speak),
        chance_stats.chance(table, shows, speak),
    ) == before


@pytest.mark.parametrize(("key", "seats"), [("dice", 2), ("jade", 2)])
def test_games_without_a_bank_count_what_chance_gave(key: str, seats: int) -> None:
    table, shows = played(key, seats), presenter(games()[key])
    assert chance_stats.cards(table, shows, speaker(table.game.anchor, "en")) is None
    chance: Any = chance_stats.chance(table, shows, speaker(table.game.anchor, "en"))
    assert chance["draws"] == sum(bar["n"] for bar in chance["bars"])
    assert [bar["name"] for bar in chance["bars"]]


def test_it_is_asked_for_and_counted_once_for_each_move(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Visitor(client)
    table = host.table("egypt", "/play")
    counts: list[str] = []
    counted = chance_stats.counted

    def noted(live: Any, table: Any, lang: str) -> Any:
        counts.append(lang)
        return counted(live, table, lang)

    monkeypatch.setattr(chance_stats, "counted", noted)
    with host.line(table) as line:
        begin(line)
        assert counts == []  # nobody asked
        for number in range(3):
            line.say(type="stats", id=f"s{number}")
            found = line.until("stats")
            assert found["id"] == f"s{number}"
            assert found["chance"] is None  # nothing was rolled yet
        assert counts == ["en"]
    stranger = Visitor(client, "de")
    with stranger.line(table) as line:
        line.until("view")
        line.say(type="stats", id="watching")
        line.until("stats")
    assert counts == ["en", "de"]
