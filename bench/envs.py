"""Measures environments for learners: Quipu's beside PettingZoo's, catanatron's and OpenSpiel's.

Steps per second of one core, legal actions at random. catanatron's environment is only in its
repository; QUIPU_PEER names the folder of its source, and without it that row is left out.
"""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
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


def single(env: Any, mask: Callable[[Any], Any]) -> Step:
    luck = np.random.default_rng(1)
    held = [env.reset(seed=1)[0]]

    def step() -> int:
        seen, _, over, cut, _ = env.step(chosen(mask(held[0]), luck))
        held[0] = env.reset()[0] if over or cut else seen
        return 1

    return step


def vector(env: GamesEnv) -> Step:
    luck = np.random.default_rng(1)
    held = [env.reset(seed=1)[0]]

    def step() -> int:
        mask = held[0]["action_mask"]
        weights = luck.random(mask.shape, dtype=np.float32) * mask
        before = int(env.batch.decisions)
        held[0] = env.step(weights.argmax(axis=1))[0]
        return int(env.batch.decisions) - before

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
        env = GamesEnv(key, seats, num_envs=GAMES, seat=None)
        found[key] = {
            "engine": raw,
            "vector, chosen at random": rate(vector(env), seconds),
            "vector": rate(vector_given(env), seconds),
            "PettingZoo": rate(turns(aec(key, seats)), seconds),
            "Gymnasium": rate(single(SingleEnv(key, seats), in_seen), seconds),
            "OpenSpiel": rate(
                spieled(pyspiel.load_game(spiel.name_of(key), {"players": seats})), seconds
            ),
        }
    return found


def in_seen(seen: Any) -> Any:
    return seen["action_mask"]


def peers(seconds: float) -> dict[str, float]:
    found = {}
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found[f"PettingZoo {name}"] = rate(turns(env), seconds)
    for name in OF_OPENSPIEL:
        found[f"OpenSpiel {name}"] = rate(spieled(pyspiel.load_game(name)), seconds)
    source = os.environ.get("QUIPU_PEER", "")
    if source and os.path.isdir(source):  # noqa: PTH112  # as it was said
        sys.path.insert(0, source)
        for name in [name for name in sys.modules if name.partition(".")[0] == "catanatron"]:
            del sys.modules[name]
        made = import_module("catanatron.gym.envs.catanatron_env").CatanatronEnv()
        found["catanatron, its environment"] = rate(
            single(made, lambda _: made.action_masks()), seconds
        )
    return found


def main() -> None:
    seconds = float(sys.argv[1])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of foreign packages
        print(json.dumps({"own": own(seconds), "peers": peers(seconds)}))


if __name__ == "__main__":
    main()
