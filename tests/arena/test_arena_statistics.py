"""The statistics of the arena, on synthetic players of known strength: 95 % means 95 %.

Everything is drawn from known seeds. `make coverage` asks the same of many more tournaments.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache

import pytest

pytest.importorskip("openskill")

import numpy as np

from quipu.arena.contest import Contest, Named
from quipu.arena.figures import Board, study
from quipu.arena.intervals import Estimate, mean, median, share, student
from quipu.arena.ratings import MIDDLE, SCALE, rate
from quipu.arena.referee import Thought
from quipu.arena.tournament import EARLIEST_STOP, looks
from tests.support.synthetic_games import FIRST, LUCK, NAMES, SEATS, STRENGTHS, games

MORE = int(os.environ.get("QUIPU_COVERAGE", "1"))  # times as many tournaments


@cache
def truth() -> dict[str, float]:
    """What endless play would show, from two million games drawn at once."""
    rng = np.random.default_rng(99)
    count = 400_000
    order = rng.permuted(np.tile(np.arange(5), (count, 1)), axis=1)[:, :SEATS]
    favour = rng.normal(size=(count, SEATS)) * LUCK + np.array([FIRST, 0, 0, 0])
    form = STRENGTHS[order] + favour + rng.gumbel(size=(count, SEATS))
    best = form.argmax(1)
    winner = order[np.arange(count), best]
    found = {f"win {n}": float((winner == n).sum() / (order == n).sum()) for n in range(5)}
    found |= {f"seat {n}": float((best == n).mean()) for n in range(SEATS)}
    for one, other in ((0, 1), (2, 3), (1, 4)):
        mine = np.where(order == one, form, -np.inf).max(1)
        theirs = np.where(order == other, form, -np.inf).max(1)
        both = np.isfinite(mine) & np.isfinite(theirs)
        found[f"pair {one} {other}"] = float((mine > theirs)[both].mean())
    found["points 0"] = float(np.round(10 * form)[order == 0].mean())
    turns = rng.poisson(20, count) + rng.poisson(60, count)
    found["median"] = float(np.median(turns))
    found["ending"] = 0.9
    return found


def coverage(
    asked: Callable[[Board], dict[str, Estimate | None]], deals: int, tournaments: int
) -> dict[str, float]:
    """How often each interval holds the truth."""
    hits: dict[str, list[bool]] = {}
    for seed in range(tournaments * MORE):
        board = Board(NAMES, games(seed, deals))
        for name, each in asked(board).items():
            assert each is not None
            hits.setdefault(name, []).append(each.low <= truth()[name] <= each.high)
    return {name: sum(each) / len(each) for name, each in hits.items()}


def shares_of(board: Board) -> dict[str, Estimate | None]:
    ones = np.ones(len(board.lines))
    ended = np.array([float(line["reason"] == "points") for line in board.lines])
    return (
        {f"win {n}": board.win_share(n) for n in range(5)}
        | {f"seat {n}": board.share(board.won[:, n], ones) for n in range(SEATS)}
        | {f"pair {a} {b}": board.ahead(a, b) for a, b in ((0, 1), (2, 3), (1, 4))}
        | {"ending": board.share(ended, ones), "points 0": board.mean_points(0)}
    )


def test_shares_and_means_cover_the_truth_as_often_as_they_say() -> None:
    found = coverage(shares_of, deals=40, tournaments=150)
    overall = sum(found.values()) / len(found)
    assert 0.935 <= overall <= 0.97, found
    assert min(found.values()) >= 0.90, found


def test_they_do_so_in_short_tournaments_too() -> None:
    found = coverage(shares_of, deals=10, tournaments=150)
    overall = sum(found.values()) / len(found)
    assert 0.93 <= overall <= 0.985, found
    assert min(found.values()) >= 0.88, found


def test_the_median_covers_the_truth() -> None:
    def asked(board: Board) -> dict[str, Estimate | None]:
        turns = np.array([float(line["facts"]["turns"]) for line in board.lines])
        return {"median": median(turns, np.ones(len(turns)), board.deals, board.count, len(turns))}

    assert coverage(asked, deals=40, tournaments=200)["median"] >= 0.93


def test_rotations_with_the_same_luck_make_intervals_narrower() -> None:
    """The favour of a seat comes round to everybody, so it does not blur who is better."""
    lines = games(5, 300, luck=3.0, first=0.0)
    alone = [{**line, "deal": number} for number, line in enumerate(lines)]
    together, apart = Board(NAMES, lines).win_share(2), Board(NAMES, alone).win_share(2)
    assert together.value == apart.value
    assert together.half < 0.8 * apart.half


def test_ratings_cover_the_truth() -> None:
    real = MIDDLE + SCALE * (STRENGTHS - STRENGTHS.mean())
    hits = []
    for seed in range(40 * MORE):
        board = Board(NAMES, games(seed, 30, luck=0.0, first=0.0))
        rated = rate(5, board.bots, board.ranks, board.deals)
        hits += [each.low <= true <= each.high for each, true in zip(rated, real, strict=True)]
    assert 0.90 <= sum(hits) / len(hits) <= 0.99


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    board = Board(NAMES, games(1, 60))
    forth = rate(5, board.bots, board.ranks, board.deals)
    back = rate(5, board.bots[::-1], board.ranks[::-1], board.deals[::-1])
    for one, other in zip(forth, back, strict=True):
        assert abs(one.value - other.value) < 0.1 * one.half


def test_ratings_of_a_bot_that_always_loses_are_finite_and_unsure() -> None:
    seats = np.array([[0, 1], [1, 0]] * 20)
    ranks = np.array([[1, 2], [2, 1]] * 20)
    strong, weak = rate(2, seats, ranks, np.arange(40) // 2)
    assert strong.value > 1700 > 1300 > weak.value
    assert weak.half > 50
    assert strong.value + weak.value == pytest.approx(2 * MIDDLE)


def test_equal_players_and_draws_are_rated_equal() -> None:
    seats = np.array([[0, 1, 2]] * 10)
    rated = rate(3, seats, np.ones_like(seats), np.arange(10))
    assert [round(each.value) for each in rated] == [1500] * 3


def test_a_bot_in_several_seats_learns_from_each() -> None:
    seats = np.array([[0, 0, 1, 1]] * 30)
    ranks = np.array([[1, 2, 3, 4], [1, 3, 2, 4], [2, 1, 3, 4]] * 10)
    strong, weak = rate(2, seats, ranks, np.arange(30))
    assert strong.low > weak.high


def test_stopping_early_does_not_spoil_the_intervals() -> None:
    hits = []
    for seed in range(40 * MORE):
        lines = games(seed, 150)
        for look in looks(150):
            board = Board(NAMES, lines[: SEATS * look])
            found = [board.win_share(bot) for bot in range(5)] if look >= EARLIEST_STOP else []
            if found and all(each.half <= 0.09 for each in found):
                break
        hits += [each.low <= truth()[f"win {n}"] <= each.high for n, each in enumerate(found)]
    assert sum(hits) / len(hits) >= 0.92


def test_always_and_never_are_not_certain() -> None:
    """Who wins 97 of 100 games in truth wins all of a few; that is no proof of 100."""
    rng = np.random.default_rng(3)
    hits = 0
    for _ in range(500):
        wins = rng.binomial(4, 0.97, size=20).astype(float)
        found = share(wins, np.full(20, 4.0))
        assert found is not None
        hits += found.low <= 0.97 <= found.high
    assert hits >= 460
    never = share(np.zeros(30), np.full(30, 4.0))
    assert never is not None
    assert (never.value, never.low) == (0.0, 0.0)
    assert 0.08 < never.high < 0.16


def test_one_deal_tells_nothing_of_the_spread() -> None:
    found = share(np.array([1.0]), np.array([4.0]))
    assert found == Estimate(0.25, 0.0, 1.0, 4)
    one = mean(np.array([10.0]), np.array([4.0]))
    assert one is not None
    assert one.to_json() == {"value": 2.5, "low": None, "high": None, "games": 4}
    assert share(np.zeros(3), np.zeros(3)) is None
    assert mean(np.zeros(3), np.zeros(3)) is None
    assert median(np.zeros(0), np.zeros(0), np.zeros(0, dtype=int), 0, 0) is None


@pytest.mark.parametrize(
    ("deals", "t"), [(2, 12.706), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (10**6, 1.96)]
)
def test_the_quantiles_are_those_of_student(deals: int, t: float) -> None:
    assert student(deals) == pytest.approx(t, abs=0.002)


def test_all_figures_of_a_study_have_intervals_and_numbers_of_games() -> None:
    thought = Thought()
    for took in (1000, 2000, 3000, 10**9):
        thought.add(took)
    lines = games(7, 50)
    figures = study(NAMES, lines, [dict.fromkeys(NAMES, thought) for _ in range(50)])
    assert [each.name for each in figures.standings] == NAMES
    assert figures.games == 200
    assert figures.deals == 50
    for each in figures.standings:
        assert each.fair == pytest.approx(0.25)
        assert each.win_share.games == each.seats == 160
        assert each.thinking is not None
        assert each.thinking.longest == 1.0
        assert each.thinking.median.value == pytest.approx(2e-6, rel=0.05)
        assert each.thinking.decisions == 200
    assert len(figures.pairs) == 20
    for (one, other), ahead in figures.pairs.items():
        assert ahead.value + figures.pairs[other, one].value == pytest.approx(1.0)
    assert sum(each.value for each in figures.by_seat) == pytest.approx(1.0)
    assert figures.length.fact == "turns"
    assert figures.length.tenth < figures.length.median.value < figures.length.ninetieth
    assert sum(figures.length.counts.values()) == 200
    assert set(figures.endings) == {"points", "turn_limit"}
    assert figures.facts["turns"].low < 80 < figures.facts["turns"].high


def test_a_fair_share_counts_the_seats_a_bot_has() -> None:
    plan = Contest("dice", (Named("a"), Named("b"), Named("c")), 4)
    lines = []
    for deal in range(30):
        for each in plan.rotations(deal):
            seats = [plan.names[bot] for bot in each.bots]
            lines.append({"deal": deal, "seats": seats, "ranks": [1, 2, 3, 4], "winners": [0]})
            lines[-1]["points"] = [4, 3, 2, 1]
    board = Board(plan.names, lines)
    for bot in range(3):  # seat 0 always wins, so everybody wins its share
        assert board.win_share(bot).value == pytest.approx(board.fair(bot))
