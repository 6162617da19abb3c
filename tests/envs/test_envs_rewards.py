"""What learners are paid: rewards by choice, and limits of turns that are no end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import quipu
from quipu import Result
from quipu.core.rewards import REWARDS, rewards_of
from quipu.envs import GamesEnv, SingleEnv, aec, spiel

MODES = list(quipu.games())


@pytest.mark.parametrize(
    ("winners", "points", "expected"),
    [
        ([1], [5, 10, 7], {"zero_sum": [-0.5, 1, -0.5], "rank": [-1, 1, 0], "win": [-1, 1, -1]}),
        (
            [0, 1],
            [9, 9, 2],
            {"zero_sum": [0.25, 0.25, -0.5], "rank": [0.5, 0.5, -1], "win": [0.5, 0.5, -1]},
        ),
        ([0, 1, 2], [3, 3, 3], {"zero_sum": [0, 0, 0], "rank": [0, 0, 0]}),
        ([2], [4, 4, 8], {"zero_sum": [-0.5, -0.5, 1], "rank": [-0.5, -0.5, 1]}),
        ([0], [12, 3], {"zero_sum": [1, -1], "rank": [1, -1], "points": [12, 3]}),
        ([0], [12], {"zero_sum": [0], "rank": [0], "win": [1], "points": [12]}),
    ],
)
def test_places_that_are_shared_are_averaged(
    winners: list[int], points: list[int], expected: dict[str, list[float]]
) -> None:
    result = Result(winners, points, "points")
    for kind, rewards in expected.items():
        assert rewards_of(kind, result) == pytest.approx(rewards), kind
        if kind in ("zero_sum", "rank"):
            assert sum(rewards_of(kind, result)) == pytest.approx(0)


def test_a_game_that_was_cut_has_no_winner() -> None:
    result = Result([1], [5, 10, 7], "turn_limit")
    for kind in ("win", "zero_sum", "rank"):
        assert rewards_of(kind, result, is_cut=True) == [0, 0, 0]
    assert rewards_of("points", result, is_cut=True) == [5, 10, 7]


def played_turns(env: Any) -> tuple[dict[str, float], bool, bool]:
    """What each agent got in a game that chance played, and how it ended."""
    luck = np.random.default_rng(1)
    env.reset(seed=3)
    for _agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return dict(env.rewards), over, cut
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    raise AssertionError("it does not end")


def played_vector(env: GamesEnv) -> tuple[list[float], bool, bool]:
    luck = np.random.default_rng(1)
    env.reset(seed=3)
    while True:
        _, _, over, cut, info = env.step(env.sample(luck))
        if over[0] or cut[0]:
            return info["rewards"][0].tolist(), bool(over[0]), bool(cut[0])


@pytest.mark.parametrize("reward", REWARDS)
def test_a_limit_of_turns_truncates_and_nobody_wins(reward: str) -> None:
    rewards, over, cut = played_turns(aec("egypt", 3, reward=reward, turn_limit=4))
    assert (over, cut) == (False, True)
    assert (set(rewards.values()) == {0}) == (reward != "points")
    vector = GamesEnv("egypt", 3, 1, seat=None, reward=reward, turn_limit=4)
    got, over, cut = played_vector(vector)
    assert (over, cut) == (False, True)
    assert (set(got) == {0}) == (reward != "points")


def test_a_limit_of_turns_is_the_end_if_so_chosen() -> None:
    rewards, over, cut = played_turns(aec("egypt", 3, limit_ends=True, turn_limit=4))
    assert (over, cut) == (True, False)
    assert sum(rewards.values()) == pytest.approx(0)
    got, over, cut = played_vector(
        GamesEnv("egypt", 3, 1, seat=None, limit_ends=True, turn_limit=4)
    )
    assert (over, cut) == (True, False)
    assert sum(got) == pytest.approx(0)


def test_one_seat_learns_that_its_game_was_cut() -> None:
    env = SingleEnv("egypt", 3, turn_limit=3)
    seen, _ = env.reset(seed=1)
    over = cut = False
    while not (over or cut):
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, cut, _ = env.step(action)
    assert (over, cut, reward) == (False, True, 0)


@pytest.mark.parametrize("key", ["dice", "jade"])
def test_an_end_by_the_rules_is_paid_in_every_environment(key: str) -> None:
    rewards, over, cut = played_turns(aec(key, 2))
    assert (over, cut) == (True, False)
    assert sorted(rewards.values()) in ([-1, 1], [0, 0])
    got, over, cut = played_vector(GamesEnv(key, 2, 1, seat=None))
    assert (over, cut) == (True, False)
    assert sorted(got) in ([-1, 1], [0, 0])


def test_an_illegal_act_costs_more_than_any_result() -> None:
    env = SingleEnv("dice", 1, reward="points")
    env.reset(seed=1)
    assert env.step(np.int64(-1))[1] == -1000
    env = SingleEnv("dice", 2)
    env.reset(seed=1)
    assert env.step(np.int64(-1))[1] == -1
    with pytest.raises(ValueError, match="reward is one of"):
        aec("dice", 2, reward="fame")


@pytest.mark.parametrize(
    ("reward", "utility", "total"),
    [("zero_sum", "ZERO_SUM", 0), ("rank", "ZERO_SUM", 0), ("win", "GENERAL_SUM", None)],
)
def test_openspiel_knows_what_kind_of_utility_it_is(
    reward: str, utility: str, total: float | None
) -> None:
    spiel.register()
    game = pyspiel.load_game("quipu_dice", {"players": 2, "reward": reward})
    assert game.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    assert game.utility_sum() == total
    state = game.new_initial_state()
    luck = np.random.RandomState(2)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([answer for answer, _ in state.chance_outcomes()]))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert any(state.returns())
    assert total is None or sum(state.returns()) == pytest.approx(total)


def test_openspiel_cuts_a_game_that_lasts_too_long() -> None:
    spiel.register()
    game = pyspiel.load_game("quipu_egypt", {"players": 3, "max_game_length": 30})
    assert game.max_game_length() == 30
    state = game.new_initial_state()
    luck, decisions = np.random.RandomState(2), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([answer for answer, _ in state.chance_outcomes()]))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
    assert decisions == 30
    assert state.returns() == [0, 0, 0]
