"""Finished games, one for every way a game can end and for what is rare: replayed on every run."""

from __future__ import annotations

from pathlib import Path

import pytest

import quipu
from quipu.core.record import read_record
from quipu.games.jade.excavation import dues, ranked
from quipu.games.jade.tests.build import GAME

FOLDER = Path(__file__).parent / "games"
NAMES = ["tiles", "artefacts", "shortage", "three_districts", "standstill"]


def record(name: str) -> quipu.Record:
    return read_record((FOLDER / f"{name}.quipu").read_text(encoding="utf-8"))


def last(name: str) -> quipu.Table:
    """The table at the end of a recorded game; every position on the way is sound."""
    table = None
    for step, table in enumerate(quipu.replay(GAME, record(name))):
        if step % 25 == 0:
            assert table.state.broken() == ""
    assert table is not None
    return table


def test_every_file_has_a_test() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.quipu"))


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_sound_and_its_luck_was_fair(name: str) -> None:
    verdict = quipu.verify(GAME, record(name))
    assert verdict.finished
    assert verdict.luck


@pytest.mark.rule("J15.2", "J15.4", "J15.6")
@pytest.mark.parametrize(
    ("name", "reason"),
    [("tiles", "tiles"), ("artefacts", "artefacts"), ("standstill", "standstill")],
)
def test_there_is_a_game_for_every_end(name: str, reason: str) -> None:
    ended = last(name).ended
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
    assert [count for closing, count in digs(last("shortage")) if count < due(closing)]
    assert not [count for closing, count in digs(last("artefacts")) if count < due(closing)]


@pytest.mark.rule("J11.12")
def test_there_is_a_game_with_several_districts_closed_by_one_tile() -> None:
    events = last("three_districts").events
    most = run = 0
    for event in events:
        run = run + 1 if event.kind == "district_closed" else run
        run = 0 if event.kind == "tile_laid" else run
        most = max(most, run)
    assert most == 3
