"""What charts have in common: ticks are round, labels do not meet, paths have gaps."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quipu.drawing.charts import (
    Axis,
    coordinate,
    line_path,
    round_step,
    spread_labels,
    step_between,
    step_path,
    ticks,
    whole_step,
)

GAP = 17.0


@pytest.mark.parametrize("places", [[0, 0, 0], [99, 99, 99], [10, 12, 90], [100, 0, 50]])
def test_labels_do_not_meet_and_keep_their_order(places: list[float]) -> None:
    found = spread_labels(places, GAP, 100)
    assert all(low - high >= GAP for high, low in pairwise(sorted(found)))
    assert 0 <= min(found) <= max(found) <= 100
    order = sorted(range(3), key=lambda n: places[n])
    assert [found[n] for n in order] == sorted(found)


def test_labels_that_have_room_stay_where_they_belong() -> None:
    assert spread_labels([80.0, 10.0, 40.0], GAP, 100) == [80.0, 10.0, 40.0]
    assert spread_labels([], GAP, 100) == []


@pytest.mark.parametrize(("least", "step"), [(0.3, 0.5), (16.7, 20), (21, 25), (40, 50), (51, 100)])
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_ticks_are_round_and_lie_inside() -> None:
    hundreds = [1200, 1300, 1400, 1500, 1600, 1700]
    assert ticks(1190, 1730, step_between(1190, 1730, 6)) == hundreds
    assert ticks(0, 10, 2.5) == [0, 2.5, 5, 7.5, 10]
    assert ticks(-3, 3, 2) == [-2, 0, 2]


@pytest.mark.parametrize(("span", "step"), [(0, 1), (0.5, 1), (6, 1), (7, 2), (12, 2), (13, 5)])
def test_steps_of_whole_numbers_are_whole(span: float, step: int) -> None:
    assert whole_step(span, 6) == step


def test_values_have_their_place_on_an_axis() -> None:
    up = Axis(0, 10, 100, 20)
    assert (up(0), up(5), up(10)) == (100, 60, 20)
    assert Axis(3, 3, 0, 50)(3) == 0


def test_paths_are_short_and_have_gaps() -> None:
    assert line_path([(0, 1), (2, 3), None, (4, 5)]) == "M0.0 1.0h.1L2.0 3.0M4.0 5.0h.1"
    assert step_path([(0, 0), (5, 2)]) == "M0.0 0.0H5.0V2.0"
    assert [coordinate(each) for each in (1.0, 0.25, 12.04)] == ["1", "0.2", "12"]
