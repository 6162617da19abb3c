"""The charts of a result: chance against expectation, the race, and what turned it."""

from __future__ import annotations

from math import isclose

import pytest

from quipu.play.replay.chance_chart import beyond, tally
from quipu.play.replay.score_chart import ScoreHistory, chart
from quipu.presenting import presenter
from quipu.registry import games

KEYS = pytest.mark.parametrize("key", list(games()))


@KEYS
def test_what_chance_may_give_adds_up(key: str) -> None:
    fair = presenter(games()[key]).fair
    assert isclose(sum(fair.values()), 1.0)
    told = {"dice": [3, 4], "faces": ["ore"] * 6, "tile": "A1"}
    found = {kind: presenter(games()[key]).outcomes(kind, told) for kind in ("rolled", "threw")}
    found["tile_drawn"] = presenter(games()[key]).outcomes("tile_drawn", told)
    assert {each for outcomes in found.values() for each in outcomes} <= set(fair)
    assert any(found.values())


def test_a_tally_counts_and_compares() -> None:
    fair = {"1": 0.5, "2": 0.25, "3": 0.25}
    found = tally(["1", "1", "1", "2", "1", "1", "2", "3"], fair)
    assert found is not None
    assert [bar["n"] for bar in found["bars"]] == [5, 2, 1]
    first, second = found["bars"][0], found["bars"][1]
    assert first["high"] > first["due"]
    assert isclose(second["high"], second["due"])
    assert tally(["1"], fair) is None


def test_how_far_chance_strays_is_the_tail_of_chi_squared() -> None:
    """Values of printed tables."""
    for value, freedom, tail in ((18.307, 10, 0.05), (11.070, 5, 0.05), (9.342, 10, 0.5)):
        assert isclose(beyond(value, freedom), tail, abs_tol=2e-4)
    assert beyond(0, 10) == 1.0


def raced() -> ScoreHistory:
    course = ScoreHistory()
    for step in range(60):
        ahead = {"villages": step // 20, "title": 2 if step >= 40 else 0}
        behind = {"villages": step // 30}
        points = [sum(ahead.values()), sum(behind.values())]
        course.note(points, [ahead, behind], step // 10)
    return course


def test_a_race_has_axes_and_says_what_turned_it() -> None:
    found = chart(raced(), 2, lambda seat, source: f"{'ab'[seat]}: {source}")
    assert [word["text"] for word in found["words"]] == ["a: title +3"]
    assert [number for number, _ in found["rounds"]] == [1, 2, 3, 4, 5]
    values = [y for _, y in found["grid"]]
    assert values == sorted(values, reverse=True)
    assert [line["end"] for line in found["lines"]] == [4, 1]
    assert abs(found["lines"][0]["label"] - found["lines"][1]["label"]) >= 21
