"""The environments for learners pass the suites that PettingZoo, Gymnasium and OpenSpiel have."""

from __future__ import annotations

import random
import struct
import sys
import warnings
import zlib
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from open_spiel.python.algorithms import mcts

import quipu
from examples.cfr import solve
from quipu.drawing import Drawing
from quipu.envs import GamesEnv, SingleEnv, aec, described, spiel
from quipu.envs.pictures import rgb_array

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where `make bench` has been, it loads a game the old way
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

SEATS = {"dice": 2, "dice-plus": 2, "jade": 2}
MODES = list(quipu.games())
SHORT = {"egypt": '{"turn_limit": 3}', "inca": '{"turn_limit": 3}'}  # turns until OpenSpiel ends

every_mode = pytest.mark.parametrize("key", MODES)


def seats_of(key: str) -> int:
    return SEATS.get(key, 3)


@every_mode
def test_pettingzoo_finds_nothing_wrong(key: str) -> None:
    def made(render_mode: str | None = None) -> Any:
        return aec(key, seats=seats_of(key), render_mode=render_mode)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mask makes the observation a dictionary
        api_test(made(), num_cycles=40)
        seed_test(made, num_cycles=10)


@every_mode
def test_pettingzoo_measures_it(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that moves a second with each look, so that it takes six rounds."""
    ticks = iter(range(100))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    random.seed(1)  # it chooses by this
    performance_benchmark(aec(key, seats=seats_of(key)))
    assert "Finished" in capsys.readouterr().out


@every_mode
def test_tables_are_rendered_as_drawings_and_words(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if key != "dice":  # drawings of all modes become pictures in other tests
        monkeypatch.setattr(Drawing, "png", lambda _: png_of(np.zeros((2, 3, 4), np.uint8), [0, 4]))
    shapes = {
        "svg": lambda made: made.startswith("<svg"),
        "png": lambda made: made[1:4] == b"PNG",
        "text": lambda made: "phase: " in made,
        "ansi": lambda made: "phase: " in made,
        "rgb_array": lambda made: made.dtype == np.uint8 and made.shape[2] == 3,
    }
    render_test(lambda render_mode: aec(key, seats_of(key), render_mode=render_mode), shapes)
    assert "phase: " in capsys.readouterr().out


def png_of(pixels: np.ndarray, filters: list[int]) -> bytes:
    """A PNG whose rows have these filters."""
    height, width, channels = pixels.shape
    padded = np.zeros((height + 1, width + 1, channels), np.int16)
    padded[1:, 1:] = pixels
    rows = b""
    for y, kind in enumerate(filters, start=1):
        left, above, corner = padded[y, :-1], padded[y - 1, 1:], padded[y - 1, :-1]
        guess = left + above - corner
        far = [np.abs(guess - each) for each in (left, above, corner)]
        near = np.select(
            [(far[0] <= far[1]) & (far[0] <= far[2]), far[1] <= far[2]], [left, above], corner
        )
        guesses = [0 * left, left, above, (left + above) // 2, near]
        line = (padded[y, 1:] - guesses[kind]) % 256
        rows += bytes([kind]) + line.astype(np.uint8).tobytes()
    head = struct.pack(">IIBBBBB", width, height, 8, {3: 2, 4: 6}[channels], 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    made = [struct.pack(">I", len(body)) + kind + body + b"crc?" for kind, body in chunks]
    return b"?PNG\r\n\x1a\n" + b"".join(made)


@pytest.mark.parametrize("channels", [3, 4])
def test_pixels_are_read_through_every_filter(channels: int) -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (10, 7, channels), np.uint8)
    if channels == 4:
        pixels[:, :, 3] = 255
    found = rgb_array(png_of(pixels, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]))
    assert (found == pixels[:, :, :3]).all()
    clear = np.zeros((1, 1, 4), np.uint8)
    assert rgb_array(png_of(clear, [0])).tolist() == [[[255, 255, 255]]]


def test_an_illegal_act_ends_the_episode_or_is_raised() -> None:
    env = aec("egypt", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards == {"seat_0": 0, "seat_1": 0, "seat_2": 0} | {agent: -1}
    assert all(env.terminations.values())
    strict = aec("egypt", seats=3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(quipu.IllegalAction):
        strict.step(illegal)
    with pytest.raises(IndexError):
        strict.step(10**6)


def test_one_seat_against_named_bots_meets_the_same_rules() -> None:
    env = SingleEnv("egypt", 3, opponents=["greedy", "random"], seat=1)
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 10**6):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(np.int64(wrong))
        assert (reward, over) == (-1, True)
        assert info["refused"]
    strict = SingleEnv("egypt", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IndexError):
        strict.step(np.int64(-1))
    with pytest.raises(ValueError, match="2 opponents"):
        SingleEnv("egypt", 3, opponents=["greedy"])


@every_mode
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SingleEnv(key, seats_of(key)), skip_render_check=True)


@every_mode
def test_a_vector_steps_games_and_begins_them_anew(key: str) -> None:
    env = GamesEnv(key, seats_of(key), num_envs=3, seat=None)
    seen, info = env.reset(seed=5)
    luck = np.random.default_rng(1)
    for _ in range(30):
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        acts = [luck.choice(ids) if len(ids) else 0 for ids in legal]
        seen, rewards, over, cut, info = env.step(np.array(acts))
        assert described(key, seats_of(key)).numbers.contains(seen["observation"][0])
        assert rewards.shape == over.shape == cut.shape == (3,)
        assert all(0 <= seat < seats_of(key) for seat in info["seat"])
    seen, rewards, over, cut, info = env.step(np.array([-1, -1, -1]))
    assert over.all()
    assert (rewards == -1).all()
    seen, rewards, over, cut, info = env.step(np.array([-1, -1, -1]))
    assert not over.any()
    assert not rewards.any()


def test_games_that_are_over_begin_anew_at_once_if_so_chosen() -> None:
    env = GamesEnv("dice", 2, num_envs=2, autoreset=AutoresetMode.SAME_STEP)
    seen, _ = env.reset(seed=5)
    legal = int(np.flatnonzero(seen["action_mask"][0])[0])
    seen, rewards, over, _, info = env.step(np.array([legal, -1]))
    assert over.tolist() == [False, True]
    assert rewards.tolist() == [0, -1]
    assert info["rewards"][1].tolist() == [-1, 0]
    assert info["_final_obs"].tolist() == info["_final_info"].tolist() == [False, True]
    assert info["final_obs"][0] is None
    last = info["final_obs"][1]
    assert last["observation"].shape == seen["observation"][1].shape
    assert not last["action_mask"].any()
    assert info["final_info"]["rewards"][1].tolist() == [-1, 0]
    assert seen["action_mask"].any(axis=1).all()
    _, _, over, _, _ = env.step(np.array([-1, -1]))
    assert over.all()


def test_games_that_are_over_wait_for_a_reset_if_so_chosen() -> None:
    env = GamesEnv("dice", 2, num_envs=3, autoreset=AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=5)
    legal = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
    seen, _, over, _, _ = env.step(np.array([legal[0], -1, legal[2]]))
    assert over.tolist() == [False, True, False]
    with pytest.raises(ResetNeeded, match="reset_mask"):
        env.step(np.array(legal))
    again, _ = env.reset(seed=[None, 6, None], options={"reset_mask": over})
    assert (again["observation"][[0, 2]] == seen["observation"][[0, 2]]).all()
    first, _ = GamesEnv("dice", 2, num_envs=1).reset(seed=6)
    assert (again["observation"][1] == first["observation"][0]).all()
    for wrong in (np.array([True]), np.array([1, 0, 0]), np.zeros(3, bool)):
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options={"reset_mask": wrong})


@every_mode
def test_a_vector_draws_legal_acts_by_chance(key: str) -> None:
    env = GamesEnv(key, seats_of(key), num_envs=4, seat=None)
    env.reset(seed=5)
    luck = np.random.default_rng(1)
    for _ in range(40):
        acts = env.sample(luck)
        assert env.seen["action_mask"][range(4), acts].all()
        _, _, over, _, _ = env.step(acts)
        assert not over.any()
    lists = [set(np.flatnonzero(mask)) for mask in env.seen["action_mask"]]
    drawn = [env.sample(luck) for _ in range(30 * max(map(len, lists)))]
    assert [set(each) for each in zip(*drawn, strict=True)] == lists
    env.step(np.array([-1, -1, -1, -1]))
    assert env.sample(luck).shape == (4,)


def test_numbers_are_known_by_their_names() -> None:
    env = GamesEnv("egypt", 4, num_envs=2)
    seen, _ = env.reset(seed=1)
    parts = described("egypt", 4).split(seen["observation"])
    assert parts["kinds"].shape == (2, 19)
    assert parts["rates"].shape == (2, 4, 5)
    assert (parts["rates"] == 4).all()


@every_mode
def test_openspiel_plays_every_mode_and_writes_it_down(key: str) -> None:
    spiel.register()
    options = SHORT.get(key.split("-", maxsplit=1)[0], "")
    params = {"players": seats_of(key), "options": options}
    game = pyspiel.load_game(spiel.name_of(key), params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_search_plays() -> None:
    spiel.register()
    game = pyspiel.load_game("quipu_dice", {"players": 2})
    state = game.new_initial_state()
    luck = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(luck.choice([answer for answer, _ in state.chance_outcomes()]))
    judge = mcts.RandomRolloutEvaluator(1, luck)
    bot = mcts.MCTSBot(game, 2.0, 4, judge, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_cfr_solves_the_last_turns_of_a_short_game() -> None:
    found = solve(2)
    assert 0 < found[2] < 0.6 * found[0]


def test_wrong_options_are_said_clearly() -> None:
    spiel.register()
    with pytest.raises(quipu.Malformed, match="JSON"):
        pyspiel.load_game("quipu_dice", {"options": "{"})
    with pytest.raises(quipu.IllegalAction):
        aec("egypt", seats=9)
    with pytest.raises(ValueError, match="render_mode"):
        aec("egypt", seats=3, render_mode="smoke")
