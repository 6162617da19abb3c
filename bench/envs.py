"""Measures environments for learners: Quipu's beside PettingZoo's, catanatron's and OpenSpiel's.

Steps per second of one core, legal actions at random. A step in which every seat learns is one
choice of a learner, with its observation and mask: an act, or a word of one that is composed;
steps that only begin a new game are not counted. "Fastest" is without memories, copies and
composed acts (`memory=False, copy=False, actions="catalogue"`); the others are as they are made.
"""

from __future__ import annotations

import json
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel

import quipu
from bench.measure import Bench, seats_of
from quipu.envs import GamesEnv, SingleEnv, aec, spiel

GAMES = 64  # of a vector environment
CLASSIC = ("connect_four_v3", "chess_v6")
OF_OPENSPIEL = ("backgammon", "gin_rummy", "hearts")

Step = Callable[[], int]


def rate(step: Step, seconds: float) -> float:
    """Steps per second of the processor; a step says how many decisions it was."""
    count = step()
    began = now = time.process_time()
    count = 0
    while now - began < seconds:
        for _ in range(10):
            count += step()
        now = time.process_time()
    return count / (now - began)


def chosen(mask: Any, luck: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(luck.random() * len(legal))]) if len(legal) else 0


def turns(env: Any) -> Step:
    """An AEC environment, as every agent in turn looks and acts."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents or env.terminations[env.agent_selection]:
            env.reset()
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else chosen(seen["action_mask"], luck))
        return 1

    return step


def single(env: Any, legal: Callable[[Any, Any], Any]) -> Step:
    """One seat, the others chosen for; what is legal is found in what was seen or told."""
    luck = np.random.default_rng(1)
    held = [env.reset(seed=1)]

    def step() -> int:
        ids = legal(*held[0])
        seen, _, over, cut, told = env.step(int(ids[int(luck.random() * len(ids))]))
        held[0] = env.reset() if over or cut else (seen, told)
        return 1

    return step


def vector(env: GamesEnv) -> Step:
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        before = int(env.batch.decisions)
        env.step(env.sample(luck))
        return int(env.batch.decisions) - before

    return step


def vector_choices(env: GamesEnv) -> Step:
    """Choices that learners made, each with what its seat knew and might do."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        choices = int((env.counts > 0).sum())
        env.step(env.sample(luck))
        return choices

    return step


def vector_given(env: GamesEnv) -> Step:
    """The environment alone: of the legal actions the first, found by numpy in one go."""
    held = [env.reset(seed=1)[0]]

    def step() -> int:
        before = int(env.batch.decisions)
        held[0] = env.step(held[0]["action_mask"].argmax(axis=1))[0]
        return int(env.batch.decisions) - before

    return step


def spieled(game: Any) -> Step:
    luck = np.random.default_rng(1)
    held = [game.new_initial_state()]

    def step() -> int:
        state = held[0]
        if state.is_terminal():
            held[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            answers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(answers, p=np.array(chances) / sum(chances))))
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(luck.random() * len(legal))])
        return 1

    return step


def own(seconds: float) -> dict[str, dict[str, float]]:
    spiel.register()
    found = {}
    for key, game in quipu.games().items():
        seats = seats_of(game)
        raw = Bench(game).random_play(seconds)[0]
        fast = {"memory": False, "copy": False, "actions": "catalogue"}
        env = GamesEnv(key, seats, num_envs=GAMES, seat=None, **fast)  # type: ignore[arg-type]
        one = GamesEnv(key, seats, num_envs=GAMES, **fast)  # type: ignore[arg-type]
        whole = GamesEnv(key, seats, num_envs=GAMES, seat=None)
        words = GamesEnv(key, seats, num_envs=GAMES, seat=None, memory=False)
        memory = GamesEnv(key, seats, num_envs=GAMES, seat=None, actions="catalogue")
        found[key] = {
            "engine": raw,
            "vector, every seat learns": rate(vector_choices(whole), seconds),
            "vector, every seat learns, whole acts": rate(vector(whole), seconds),
            "vector, every seat learns, catalogue": rate(vector_choices(memory), seconds),
            "vector, every seat learns, no memory": rate(vector_choices(words), seconds),
            "vector, every seat learns, fastest": rate(vector_choices(env), seconds),
            "vector, one seat learns, fastest": rate(vector(one), seconds),
            "vector, one seat learns, without choosing": rate(vector_given(one), seconds),
            "PettingZoo": rate(turns(aec(key, seats)), seconds),
            "Gymnasium": rate(single(SingleEnv(key, seats), in_mask), seconds),
            "OpenSpiel": rate(
                spieled(pyspiel.load_game(spiel.name_of(key), {"players": seats})), seconds
            ),
        }
    return found


def in_mask(seen: Any, told: Any) -> Any:
    return np.flatnonzero(seen["action_mask"])


def in_list(seen: Any, told: Any) -> Any:
    return told["valid_actions"]


def peers(seconds: float) -> dict[str, float]:
    found = {}
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found[f"PettingZoo {name}"] = rate(turns(env), seconds)
    for name in OF_OPENSPIEL:
        found[f"OpenSpiel {name}"] = rate(spieled(pyspiel.load_game(name)), seconds)
    catan = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
    found[f"catanatron_gym {version('catanatron_gym')}"] = rate(single(catan, in_list), seconds)
    return found


def main() -> None:
    seconds = float(sys.argv[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of foreign packages
        print(json.dumps({"own": own(seconds), "peers": peers(seconds)}))


if __name__ == "__main__":
    main()
