"""Finished games, one for every way a game can end and for what is rare."""

from __future__ import annotations

import pytest

import quipu
from quipu.games.jade.excavation import dues, ranked
from quipu.games.jade.state import Jade
from tests.support.finished_games import kept, replayed, tables


@pytest.mark.rule("J15.2", "J15.4", "J15.6")
@pytest.mark.parametrize(
    ("name", "reason"),
    [("tiles", "tiles"), ("artefacts", "artefacts"), ("standstill", "standstill")],
)
def test_there_is_a_game_for_every_end(name: str, reason: str) -> None:
    ended = replayed(kept(name)).ended
    assert ended is not None
    assert ended.reason == reason


def digs(table: quipu.Table) -> list[tuple[quipu.Event, int]]:
    """Every closing, with the number of artefacts found in it."""
    found: list[tuple[quipu.Event, int]] = []
    for event in table.events:
        if event.kind == "district_closed":
            found.append((event, 0))
        elif event.kind == "artefacts_found":
            count = event.data["count"]
            assert isinstance(count, int)
            found[-1] = (found[-1][0], found[-1][1] + count)
    return found


def due(closing: quipu.Event) -> int:
    strengths, heads = closing.data["archaeologists"], closing.data["heads"]
    assert isinstance(strengths, list)
    assert isinstance(heads, int)
    ranks = ranked(strengths, 0)
    return sum(each * len(seats) for each, seats in zip(dues(heads, 4), ranks, strict=False))


@pytest.mark.rule("J12.1")
def test_there_is_a_game_with_a_shortage() -> None:
    assert [count for closing, count in digs(replayed(kept("shortage"))) if count < due(closing)]
    assert not [
        count for closing, count in digs(replayed(kept("artefacts"))) if count < due(closing)
    ]


@pytest.mark.rule("J11.12")
def test_there_is_a_game_with_several_districts_closed_by_one_tile() -> None:
    events = replayed(kept("three_districts")).events
    most = run = 0
    for event in events:
        run = run + 1 if event.kind == "district_closed" else run
        run = 0 if event.kind == "tile_laid" else run
        most = max(most, run)
    assert most == 3


@pytest.mark.rule("J13.4")
def test_there_is_a_game_in_which_two_are_drawn_with_one_of_ones_own() -> None:
    owned = []
    before = 0
    for table in tables(kept("hidden_draw")):
        assert isinstance(table.state, Jade)
        last = table.steps[-1] if table.steps else None
        if last is not None and str(last.action) == "exchange_hidden 2":
            owned.append(before)
        before = int(table.state.artefacts.owned[table.state.mover])
    assert 1 in owned


@pytest.mark.rule("J6.2")
def test_there_is_a_game_in_which_somebody_drives_on_and_stops_there() -> None:
    table = replayed(kept("further_step"))
    kinds = [step.action.kind for step in table.steps]
    stops = [n for n, kind in enumerate(kinds) if kind == "stop"]
    assert [n for n in stops if kinds[n - 1] == "drive"]
    assert table.options["further_step"] == "free"


@pytest.mark.rule("J7.4")
def test_there_is_a_game_in_which_a_stuck_display_does_not_exchange() -> None:
    table = replayed(kept("stuck_exchange"))
    assert [str(step.action) for step in table.steps[:2]] == ["drive 5,5", "end_turn"]
    assert table.options["stuck_exchange"] is False


def test_games_of_the_second_rules_know_no_option_of_the_third() -> None:
    for name in ("hidden_draw", "tiles"):
        table = replayed(kept(name))
        assert "further_step" not in table.record.header["options"]  # type: ignore[operator]
        assert (table.options["further_step"], table.options["stuck_exchange"]) == ("duty", True)
