"""Environments behave as Gymnasium, PettingZoo, OpenSpiel and Stable-Baselines3 expect it."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

import quipu
from quipu.bots.bot import Bot
from quipu.envs import GamesEnv, SingleEnv, aec, env_id, register_envs, spiel

SEATS = {"dice": 2, "dice-plus": 2, "jade": 2}
MODES = list(quipu.games())

every_mode = pytest.mark.parametrize("key", MODES)
every_way = pytest.mark.parametrize("way", ["deepcopy", "pickle"])


def seats_of(key: str) -> int:
    return SEATS.get(key, 3)


def twin_of(thing: Any, way: str) -> Any:
    if way == "deepcopy":
        return copy.deepcopy(thing)
    return pickle.loads(pickle.dumps(thing))  # one's own


# ---- ids ------------------------------------------------------------------------------------


@every_mode
def test_gymnasium_makes_every_mode_by_its_id(key: str) -> None:
    game = quipu.game(key)
    id = env_id(game)
    assert id == f"quipu/{key}-v{game.rules_version}"
    assert id in register_envs()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gym.make(id, seats=seats_of(key))
        env.reset(seed=1)
        several = gym.make_vec(id, num_envs=2, seats=seats_of(key))
        several.reset(seed=1)
    assert isinstance(env.unwrapped, SingleEnv)
    assert isinstance(several, GamesEnv)
    assert aec(key, seats_of(key)).metadata["name"].endswith(f"_v{game.rules_version}")


def test_gymnasiums_checker_draws_every_mode_of_rendering(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = gym.make(env_id(quipu.game("dice")), seats=2, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it does not know svg, png and text
        check_env(env.unwrapped)
    assert "phase: " in capsys.readouterr().out
    env.reset(seed=1)
    frame: Any = env.render()
    assert frame.shape[2] == 3


# ---- order and seats ------------------------------------------------------------------------


def test_nothing_comes_before_the_first_reset_or_after_the_end() -> None:
    turns, single, games = aec("dice", 2), SingleEnv("dice", 2), GamesEnv("dice", 2, 2)
    for too_early in (
        turns.last,
        lambda: turns.step(0),
        lambda: turns.observe("seat_0"),
        lambda: single.step(np.int64(0)),
        lambda: games.step(np.array([0, 0])),
        lambda: games.reset(options={"reset_mask": np.array([True, False])}),
    ):
        with pytest.raises(ResetNeeded):
            too_early()
    single.reset(seed=1)
    single.step(np.int64(-1))
    with pytest.raises(ResetNeeded):
        single.step(np.int64(0))
    turns.reset(seed=1)
    with pytest.raises(ValueError, match="has to act"):
        turns.step(None)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match="is not one of 2"):
        GamesEnv("dice", 2, 4, seat=seat)
    with pytest.raises(ValueError, match="is not one of 2"):
        SingleEnv("dice", 2, seat=seat)


# ---- seeds and arrays -----------------------------------------------------------------------


def test_a_seed_is_that_of_the_first_game_and_a_list_has_one_for_each() -> None:
    env, other, again = [GamesEnv("jade", 2, n, seat=None) for n in (3, 3, 1)]
    one, two = env.reset(seed=7)[0], other.reset(seed=[7, 8, 9])[0]
    assert (one["observation"] == two["observation"]).all()
    assert (one["observation"][0] != one["observation"][1]).any()
    three, _ = other.reset(seed=[9, None, 7])
    assert (three["observation"][[0, 2]] == one["observation"][[2, 0]]).all()
    with pytest.raises(ValueError, match="3 seeds"):
        env.reset(seed=[1])
    with pytest.raises(ValueError, match="a seed is"):
        env.reset(seed=[-5, 1, 2])
    second, _ = env.reset()
    again.reset(seed=7)
    assert (again.reset()[0]["observation"][0] == second["observation"][0]).all()


def test_arrays_are_ones_own_unless_said_otherwise() -> None:
    for kept in (True, False):
        env = GamesEnv("egypt", 3, 2, seat=None, copy=kept)
        first, info = env.reset(seed=1)
        luck = np.random.default_rng(1)
        later = first
        for _ in range(30):
            later, *_ = env.step(env.sample(luck))
        assert (first["observation"] is later["observation"]) == (not kept)
        assert (first["observation"] == later["observation"]).all() == (not kept)
        assert np.shares_memory(info["seat"], env.deciding) == (not kept)


def test_masks_are_where_maskable_learners_look() -> None:
    single, games = SingleEnv("egypt", 3), GamesEnv("egypt", 3, 2)
    seen, info = single.reset(seed=1)
    assert single.action_masks().dtype == bool
    assert (single.action_masks() == seen["action_mask"]).all()
    assert (info["action_mask"] == seen["action_mask"]).all()
    several, _ = games.reset(seed=1)
    assert (games.action_masks() == several["action_mask"]).all()


# ---- opponents ------------------------------------------------------------------------------


def first_legal(seen: dict[str, Any]) -> Any:
    """A policy for one row or for many."""
    return seen["action_mask"].argmax(axis=-1)


def never_legal(seen: dict[str, Any]) -> Any:
    return np.full(seen["action_mask"].shape[:-1], 10**6)


class FirstBot(Bot):
    """The first legal act."""

    def __init__(self) -> None:
        super().__init__("first")

    def decide(self, view: Any, legal: list[Any], openings: Any, luck: quipu.Luck) -> Any:
        return min(legal, key=lambda action: int(action.index))


@every_mode
def test_any_bot_or_policy_may_sit_at_the_other_seats(key: str) -> None:
    seats = seats_of(key)
    for who in ("easy", FirstBot(), first_legal):
        env = GamesEnv(key, seats, 2, seat=0, opponents=who)
        one = SingleEnv(key, seats, who)
        seen, info = env.reset(seed=[3, 4])
        other, _ = one.reset(seed=3)
        luck = np.random.default_rng(1)
        for _ in range(12):
            assert (info["seat"] == 0).all()
            for name, array in seen.items():
                assert (array[0] == other[name]).all(), name
            acts = env.sample(luck)
            seen, _, over, cut, info = env.step(acts)
            other, _, one_over, one_cut, _ = one.step(acts[0])
            assert (over[0], cut[0]) == (one_over, one_cut)
            if over.any() or cut.any():
                break


def test_opponents_are_counted_and_must_play() -> None:
    mixed = GamesEnv("egypt", 3, 2, seat=1, opponents=["greedy", first_legal])
    mixed.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(20):
        _, _, _, _, info = mixed.step(mixed.sample(luck))
        assert (info["seat"] == 1).all()
    with pytest.raises(ValueError, match="2 opponents"):
        GamesEnv("egypt", 3, 2, opponents=["greedy"])
    with pytest.raises(quipu.UnknownName):
        GamesEnv("egypt", 3, 2, opponents="nobody")
    with pytest.raises(TypeError, match="an opponent is"):
        GamesEnv("egypt", 3, 2, opponents=5)  # type: ignore[arg-type]
    cheat = GamesEnv("egypt", 3, 2, seat=2, opponents=never_legal)
    with pytest.raises(ValueError, match="illegal"):
        cheat.reset(seed=1)
    with pytest.raises(ValueError, match="the policy of seat"):
        SingleEnv("egypt", 3, opponents=never_legal, seat=2).reset(seed=1)


# ---- copies ---------------------------------------------------------------------------------


@every_mode
@every_way
def test_a_copied_environment_goes_on_by_itself_to_the_same(key: str, way: str) -> None:
    """In the middle of a game and, where there are words, of an act."""
    seats = seats_of(key)
    turns = aec(key, seats)
    turns.reset(seed=3)
    luck = np.random.default_rng(2)
    for _ in range(60):
        if any(turns.terminations.values()):
            break
        seen = turns.observe(turns.agent_selection)
        turns.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        if seen.get("said", np.zeros(1)).sum() > 2:
            break
    twin = twin_of(turns, way)
    played = [follow_turns(env, 25) for env in (twin, turns)]
    assert played[0] == played[1]

    games = GamesEnv(key, seats, 3, seat=None)
    games.reset(seed=3)
    for _ in range(45):
        games.step(games.sample(luck))
    several = twin_of(games, way)
    assert not np.shares_memory(several.seen["observation"], games.seen["observation"])
    assert follow_games(several, 25) == follow_games(games, 25)

    single = SingleEnv(key, seats, "easy")
    single.reset(seed=3)
    single.step(np.int64(np.flatnonzero(single.action_masks())[0]))
    one = twin_of(single, way)
    assert follow_single(one, 8) == follow_single(single, 8)


def follow_turns(env: Any, steps: int) -> list[Any]:
    luck, told = np.random.default_rng(5), []
    for _ in range(steps):
        if any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        seen = env.observe(env.agent_selection)
        told.append([array.tolist() for array in seen.values()])
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return told


def follow_games(env: GamesEnv, steps: int) -> list[Any]:
    luck, told = np.random.default_rng(5), []
    for _ in range(steps):
        seen, rewards, *_ = env.step(env.sample(luck))
        told.append([rewards.tolist(), *[array.tolist() for array in seen.values()]])
    return told


def follow_single(env: SingleEnv, steps: int) -> list[Any]:
    luck, told = np.random.default_rng(5), []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        seen, reward, over, cut, _ = env.step(luck.choice(legal) if len(legal) else np.int64(0))
        told.append([reward, *[array.tolist() for array in seen.values()]])
        if over or cut:
            env.reset()
    return told


# ---- OpenSpiel ------------------------------------------------------------------------------


def begun(name: str, params: dict[str, Any], decisions: int) -> Any:
    """A state after so many decisions by chance."""
    spiel.register()
    state = pyspiel.load_game(name, params).new_initial_state()
    luck = np.random.RandomState(decisions)
    while (decisions or state.is_chance_node()) and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice([answer for answer, _ in state.chance_outcomes()]))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_mode
def test_a_state_is_resampled_from_what_a_player_knows(key: str) -> None:
    name, params = spiel.name_of(key), {"players": seats_of(key)}
    drawn = [
        worlds_of(begun(name, params, decisions)) for decisions in (20, 90, 160, 230, 400, 500)
    ]
    assert max(drawn) > 1 or key not in ("egypt", "jade")  # in others little is hidden by then


def worlds_of(state: Any) -> int:
    """How many different ones were found that its player holds possible."""
    player, luck = state.current_player(), np.random.RandomState(1)
    worlds = set()
    for _ in range(6 if player >= 0 else 0):
        other = state.resample_from_infostate(player, luck.uniform)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        worlds.add(str(other))
        while not other.is_chance_node() and not other.is_terminal() and luck.uniform() < 0.9:
            other.apply_action(luck.choice(other.legal_actions()))
    return len(worlds)


def test_openspiels_information_set_search_plays() -> None:
    state = begun("quipu_egypt", {"players": 3}, 30)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
    luck = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(state.get_game(), judge, 2.0, 3, random_state=luck)
    game = state.get_game()
    assert game.max_game_length() == 18_000
    bot._evaluator = ShortEvaluator()  # playing out 18,000 steps takes too long
    assert bot.step(state) in state.legal_actions()


class ShortEvaluator(mcts.Evaluator):  # type: ignore[misc]  # it has no types
    """Every position is even."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiel_is_told_what_there_is() -> None:
    state = begun("quipu_egypt", {"players": 3}, 40)
    kind = state.get_game().get_type()
    assert kind.provides_observation_tensor
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    player = state.current_player()
    assert len(state.observation_string(player)) < len(state.information_state_string(player))
    assert state.observation_string(player) in state.information_state_string(player)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, player)
    assert observer.tensor.tolist() == state.observation_tensor(player)
    assert observer.dict["said"].shape == (23,)
    twin = pickle.loads(pickle.dumps(state))  # one's own
    assert str(twin) == str(state)
