"""A first learner: MaskablePPO of sb3-contrib on the vector environment.

`python -m examples.learner --seconds 60` (or `make learner`) learns against chance, for so long,
and is judged now and then by games against greedy bots; `--out` draws how its share of wins grew.
It needs `quipu[rl]`, torch, stable-baselines3 and sb3-contrib.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from examples.curves import drawn
from quipu.envs import GamesEnv, SingleEnv, described

MASKS = "action_masks"  # the name by which sb3-contrib asks for them
LAYERS = [256, 256]


class Numbers:
    """What a seat knows, each number by its range between −1 and 1."""

    def __init__(self, key: str, seats: int) -> None:
        space = described(key, seats).numbers
        self.size = space.shape[0]
        self.widest = np.maximum(1, np.maximum(np.abs(space.low), np.abs(space.high)))

    def __call__(self, numbers: NDArray[np.int16]) -> NDArray[np.float32]:
        return (numbers / self.widest).astype(np.float32)


class Tables(VecEnv):  # type: ignore[misc]  # it has no types
    """Many games at once, in the form that stable-baselines3 steps."""

    def __init__(self, key: str, seats: int, games: int, seed: int) -> None:
        again = AutoresetMode.SAME_STEP
        self.games = GamesEnv(key, seats, num_envs=games, seat=0, autoreset=again)
        self.numbers, self.first = Numbers(key, seats), seed
        seen = spaces.Box(-1, 1, (self.numbers.size,), np.float32)
        super().__init__(games, seen, described(key, seats).acts())

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self.games.reset(seed=self.first)
        return self.numbers(seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, rewards, over, _, info = self.games.step(self.actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for n in np.flatnonzero(over):
            last = info["final_obs"]["observation"][n]
            told[n] = {"terminal_observation": self.numbers(last), "TimeLimit.truncated": False}
        return self.numbers(seen["observation"]), rewards.astype(np.float32), over, told

    def action_masks(self) -> list[NDArray[np.bool_]]:
        return [mask.astype(bool) for mask in self.games.seen["action_mask"]]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> Any:
        return getattr(self, method_name)(*args, **named)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is left open."""


def won(model: Any, key: str, seats: int, opponents: str, seeds: Iterable[int]) -> float:
    """The share of games that it wins against bots, from every seat in turn."""
    numbers, found = Numbers(key, seats), []
    tables = [SingleEnv(key, seats, opponents=opponents, seat=seat) for seat in range(seats)]
    for seed in seeds:
        env = tables[seed % seats]
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            mask = seen["action_mask"].astype(bool)
            chosen, _ = model.predict(
                numbers(seen["observation"]), action_masks=mask, deterministic=True
            )
            seen, reward, over, _, _ = env.step(np.int64(chosen))
        found.append(max(0.0, reward))
    return float(np.mean(found))


def learn(said: argparse.Namespace) -> list[float]:
    """Learn for so many seconds; the share of wins before, in between and after."""
    torch.set_num_threads(1)
    tables = Tables(said.game, said.seats, said.tables, seed=1)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        seed=1,
        n_steps=128,
        batch_size=1024,
        learning_rate=3e-4,
        ent_coef=0.01,
        gamma=1.0,
        policy_kwargs={"net_arch": LAYERS},
        device="cpu",
    )
    shares: list[float] = []
    learned = 0.0
    for part in range(said.parts + 1):
        shares.append(won(model, said.game, said.seats, said.opponents, range(said.judged)))
        print(
            f"after {learned:6.0f} s, {model.num_timesteps:9,} steps: {shares[-1]:.1%}", flush=True
        )
        if part < said.parts:
            began = time.monotonic()
            while time.monotonic() - began < said.seconds / said.parts:
                model.learn(128 * said.tables, reset_num_timesteps=False)
            learned += time.monotonic() - began
    if said.keep is not None:
        model.save(said.keep)
    return shares


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dice-plus")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60, help="of learning")
    parser.add_argument("--parts", type=int, default=4, help="after each of which it is judged")
    parser.add_argument("--tables", type=int, default=32, help="games at once")
    parser.add_argument("--opponents", default="greedy", help="bots that judge it")
    parser.add_argument("--judged", type=int, default=40, help="games of each judgement")
    parser.add_argument("--out", type=Path, help="the curve as SVG")
    parser.add_argument("--keep", type=Path, help="the model")
    said = parser.parse_args(words)
    shares = learn(said)
    if said.out is not None:
        text = f"share of wins against {said.opponents}"
        each = said.seconds / said.parts
        said.out.write_text(drawn(shares, "seconds of learning", text, each), encoding="utf-8")


if __name__ == "__main__":
    main()
