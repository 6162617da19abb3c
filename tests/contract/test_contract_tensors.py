"""Every game as numbers for learners: fixed places, declared ranges, and nothing but knowledge."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.batch import Batch
from quipu.testing.machines import numbers
from tests.support.games_under_test import CASES, Case, at_some_moments

MOMENTS = 12
STEPS = 120

every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_what_a_seat_may_do_shows_in_what_it_is_told(case: Case) -> None:
    """Numbers that never change would teach nothing."""
    seen = [numbers(case, way.state, 0, None) for way in at_some_moments(case, 63, MOMENTS)]
    assert len({tuple(each) for each in seen}) > 1


@every_case
def test_games_of_a_batch_are_those_of_their_seeds(case: Case) -> None:
    """Two batches of a seed play the same; who is masked may act, and who is not loses."""
    one, two = batch_of(case, 5), batch_of(case, 5)
    for _ in range(STEPS):
        chosen = vec[i64]([first_legal(one, n) for n in range(3)])
        one.step(chosen)
        two.step(chosen)
        assert list(one.observations) == list(two.observations)
        assert list(one.masks) == list(two.masks)
        assert list(one.rewards) == list(two.rewards)
    assert one.decisions == two.decisions > 0
    one.reset(5)
    assert one.episodes == [1, 1, 1]
    one.step(vec[i64]([-1, 10**9, -5]))
    assert list(one.over) == [1, 1, 1]
    assert sum(one.rewards) == -3
    one.step(vec[i64]([0, 0, 0]))
    assert list(one.over) == [0, 0, 0]
    assert one.episodes == [2, 2, 2]


@every_case
def test_legal_actions_of_a_batch_are_counted_and_picked_by_rank(case: Case) -> None:
    batch = batch_of(case, 6)
    for _ in range(20):
        allowed = [masked(batch, n) for n in range(3)]
        assert [int(count) for count in batch.counts] == [len(each) for each in allowed]
        found: list[set[int]] = [set(), set(), set()]
        for rank in range(max(1, *map(len, allowed))):
            batch.pick(vec[i64]([min(rank, max(0, len(each) - 1)) for each in allowed]))
            for n, id in enumerate(batch.picked):
                found[n].add(int(id))
        assert found == [each or {0} for each in allowed]
        batch.step(vec[i64]([max(each, default=0) for each in allowed]))


def masked(batch: Batch, n: int) -> set[int]:
    start = n * int(batch.choices)
    return {id for id in range(int(batch.choices)) if batch.masks[start + id]}


def batch_of(case: Case, seed: int) -> Batch:
    return Batch(case.game, case.seats, case.chosen, 3, seed, [0])


def first_legal(batch: Batch, n: int) -> int:
    start = n * int(batch.choices)
    masks = [int(mask) for mask in batch.masks[start : start + int(batch.choices)]]
    return masks.index(1) if 1 in masks else 0
