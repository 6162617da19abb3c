"""Masked PPO on the vector environment: what it sees, what it may do, and that it learns.

`make learner` runs this; it needs PyTorch and Stable-Baselines3, which are no part of the other
tests.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quipu
from tests.support.paths import EXAMPLES

pytestmark = [
    pytest.mark.skipif(not os.environ.get("QUIPU_LEARNER"), reason="make learner runs this"),
    pytest.mark.filterwarnings("ignore"),  # of their own code
]

if os.environ.get("QUIPU_LEARNER"):
    from examples import ppo, ppo_egypt
    from examples.ppo_games import POINTS, Order, Solo
    from quipu.arena import Coded, run
    from quipu.envs import GamesEnv

PPO = EXAMPLES / "ppo.py"
EGYPT = EXAMPLES / "ppo_egypt.py"


def played(games: Any, steps: int) -> tuple[float, list[int]]:
    """Legal acts by chance; the rewards of the first game up to its first end, and all totals."""
    luck, gained, ended = np.random.default_rng(1), 0.0, False
    for _ in range(steps):
        masks = np.stack(games.env_method("action_masks"))
        chosen = (luck.random(masks.shape) * masks).argmax(axis=1)
        _, rewards, over, told = games.step(chosen)
        assert [n for n, each in enumerate(told) if each] == np.flatnonzero(over).tolist()
        gained += 0.0 if ended else float(rewards[0])
        ended = ended or bool(over[0])
    assert ended
    return gained, games.totals


def test_rewards_are_the_points_of_whole_games_and_every_choice_is_legal() -> None:
    games = Solo(1, seed=3)
    assert games.reset().shape == (1, games.features.size)
    gained, totals = played(games, 160)
    assert gained == pytest.approx(POINTS * totals[0], abs=1e-4)
    assert all(-30 <= total <= 132 for total in totals)  # D12.3; `quipu solve dice`


def test_dice_lie_in_order_and_a_throw_means_the_places_at_the_table() -> None:
    order = Order()
    numbers = np.zeros((1, 200), np.int16)
    numbers[0, :6] = [5, 2, 5, 1, 2, 6]
    laid, places = order.laid(numbers)
    assert laid[0, :6].tolist() == [1, 2, 2, 5, 5, 6]
    actions = quipu.game("dice").catalogue.actions
    ids = {str(action): n for n, action in enumerate(actions)}
    chosen = np.array([ids["throw_dice 0,3"]])  # the one, and the first of the fives
    assert str(actions[order.meant(chosen, places)[0]]) == "throw_dice 0,3"
    both = np.array([ids["throw_dice 1,2"]])  # the twos
    assert str(actions[order.meant(both, places)[0]]) == "throw_dice 1,4"
    stop = np.array([ids["stop_throwing"]])
    assert order.meant(stop, places) == stop
    allowed = order.masked(laid, np.ones((1, len(actions)), np.int8))[0]
    assert allowed[ids["throw_dice 0,3"]]
    assert not allowed[ids["throw_dice 0,4"]]  # another five would be the same
    assert allowed[ids["stop_throwing"]]


def test_it_learns_and_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = ppo.train(tmp_path, seconds=0.0, seed=1, acts=80_000)
    assert course.curve[0] < 0
    assert course.curve[-1] > 5  # chance reaches -10
    monkeypatch.setenv("QUIPU_PPO", str(tmp_path / "net.zip"))
    held = run("dice", [Coded("ppo", f"{PPO}:Learned"), "random"], games=10, seed=1, limit=120.0)
    assert held.sent_off == {}
    won = [line["seats"][line["winners"][0]] for line in held.lines]
    assert won.count("ppo") >= 9


def test_egypt_takes_a_lesson_and_its_net_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo_egypt, "GAMES", 4)
    monkeypatch.setattr(ppo_egypt, "STEPS", 12)
    training = ppo_egypt.Training(tmp_path, seconds=1.0, imitating=0.0, seed=1)
    watched = ppo_egypt.Watched(quipu.game("egypt"))
    envs = [
        GamesEnv("egypt", 3, 4, seat, opponents=[watched, "random"], actions="catalogue")
        for seat in range(3)
    ]
    seen = ppo_egypt.merged([env.reset(seed=seat)[0] for seat, env in enumerate(envs)])
    before = [weights.clone() for weights in training.net.parameters()]
    seen, kept = training.play(envs, seen)
    training.take_lesson(kept, seen, alone=False)
    assert 0.0 <= training.imitate_lot(watched.kept) <= 1.0
    changed = zip(before, training.net.parameters(), strict=True)
    assert any(not old.equal(new) for old, new in changed)
    training.keep()
    assert (tmp_path / "egypt.pt").stat().st_size < 1_000_000
    monkeypatch.setenv("QUIPU_PPO", str(tmp_path / "egypt.pt"))
    own = Coded("ppo", f"{EGYPT}:Learned")
    held = run("egypt", [own, "random"], games=2, seed=1, seats=3, limit=120.0)
    assert held.sent_off == {}
