"""What environments write bit by bit is what observations, events and forms give at each step."""

from __future__ import annotations

import numpy as np
import pytest

import quipu
from quipu.core.chains import Acts, ChainComposer
from quipu.envs import GamesEnv, SingleEnv, aec, described
from quipu.envs.course import Course, Terms
from tests.support.hypothesis_settings import SPARING

SETTLERS = ["egypt", "egypt-gods", "egypt-pyramid", "inca"]
STEPS = 1600 // SPARING // SPARING


def observed(course: Course) -> np.ndarray:
    """The numbers of a whole observation, with a memory that heard every event."""
    seat, cells = course.deciding(), course.tensor.room()
    view = course.game.observe(course.state, seat, course.memories[seat])
    course.game.tensor(course.seats).write(view, cells, 0)
    return np.frombuffer(memoryview(cells), np.int16)


def first_difference(key: str, seats: int, seed: int, steps: int) -> tuple[int, list[str]] | None:
    """The step at which an environment is wrong, and about what; games are played by chance."""
    many, one = GamesEnv(key, seats, 2, seat=None), aec(key, seats)
    slow = Course(Terms(key, seats), by_events=True)
    slow.composer = ChainComposer(slow.acts)
    luck = np.random.default_rng(seed)
    seen, _ = many.reset(seed=seed)
    one.reset(seed=seed)
    slow.begin(seed, 0)
    space = described(key, seats)
    names = {"observation": space.names(), "action_mask": space.act_names(), "said": space.words}
    for step in range(steps):
        acts = many.sample(luck)
        made = slow.seen(slow.deciding())
        made["observation"] = observed(slow)
        for told in (one.last()[0], {part: rows[0] for part, rows in seen.items()}):
            for part, numbers in made.items():
                places = np.flatnonzero(numbers != told[part])
                if len(places):
                    return step, [names[part][place] for place in places]
        one.step(int(acts[0]))
        slow.act(slow.deciding(), int(acts[0]))
        seen, _, over, cut, _ = many.step(acts)
        if over[0] or cut[0]:
            return None
    return None


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("key", SETTLERS)
def test_hands_are_followed_and_acts_composed_without_events_and_forms(key: str, seed: int) -> None:
    assert GamesEnv(key, 4, 1, seat=None).batch.follows
    assert first_difference(key, 4, seed, STEPS) is None


@pytest.mark.parametrize("key", ["dice", "dice-plus", "jade"])
def test_other_games_write_the_same(key: str) -> None:
    assert first_difference(key, 2, 5, STEPS) is None


def test_memories_are_kept_by_events_where_a_bot_needs_them() -> None:
    env = GamesEnv("egypt", 3, 1, opponents="greedy")
    assert not env.batch.follows
    assert GamesEnv("jade", 2, 1, seat=None).batch.hearing


def test_a_game_without_a_composer_of_its_own_composes_by_its_forms() -> None:
    acts = Acts(quipu.game("dice"))
    assert isinstance(acts.composer(), ChainComposer)


@pytest.mark.parametrize("many", [False, True])
def test_opponents_that_play_by_chance_offer_trades(many: bool) -> None:
    """Seat 0 passes until it is asked to answer an offer."""
    space = described("egypt", 3)
    names = space.act_names()
    decline = names.index("decline_trade")
    env = GamesEnv("egypt", 3, 1) if many else SingleEnv("egypt", 3)
    seen, _ = env.reset(seed=4)
    for _ in range(400):
        mask = np.reshape(seen["action_mask"], -1)
        if mask[decline]:
            return
        act = int(np.flatnonzero(mask[: space.listed])[-1])
        seen = env.step(np.array([act]) if many else np.int64(act))[0]  # type: ignore[arg-type]
    pytest.fail("nobody offered anything")
