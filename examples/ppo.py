"""Masked PPO learns the dice game on the vector environment, and plays in the arena.

`python -m examples.ppo --minutes 25 --out build/ppo` trains for so many minutes of one core and
writes the net, the curve as SVG, and what every stage reached as JSON. Then it is a bot:

quipu arena dice --bots greedy --python ppo=examples/ppo.py:Learned --games 2000

`make learner` installs what it needs: Stable-Baselines3, its contributions, and PyTorch.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

sys.path.insert(0, str(Path(__file__).parent.parent))  # the arena loads this file by its path

from examples.curves import drawn
from examples.ppo_games import KEY, Features, Order, Solo
from quipu import Action, Game, Luck, Observation
from quipu.bots.bot import Bot
from quipu.core.openings import Opening
from quipu.envs import described

GAMES, STEPS = 128, 32  # at once; of each between two lessons
STAGES = 40  # points of the curve
RATE, LAST_RATE = 7e-4, 1e-4  # how fast it learns, at the beginning and at the end
SURPRISE, LAST_SURPRISE = 0.01, 0.001  # what it is paid for not being sure yet
MODEL = os.environ.get("QUIPU_PPO", "build/ppo/net.zip")
OWN = ("built", "used", "points")  # parts that have a row for every seat


class Clock(BaseCallback):  # type: ignore[misc]  # its types are there only for `make learner`
    """Ends the training after so many seconds of the processor and keeps what was reached."""

    def __init__(self, games: Solo, seconds: float) -> None:
        super().__init__()
        self.games, self.seconds = games, seconds
        self.began = time.process_time()
        self.curve: list[float] = []
        self.counted = 0

    def share(self) -> float:
        return min(1.0, (time.process_time() - self.began) / self.seconds)

    def _on_rollout_start(self) -> None:
        left = 1.0 - self.share()
        self.model.ent_coef = LAST_SURPRISE + (SURPRISE - LAST_SURPRISE) * left
        self.model.lr_schedule = lambda _: LAST_RATE + (RATE - LAST_RATE) * left

    def _on_step(self) -> bool:
        if self.share() * STAGES >= len(self.curve) + 1:
            fresh = self.games.totals[self.counted :]
            self.counted = len(self.games.totals)
            self.curve.append(float(np.mean(fresh)) if fresh else 0.0)
            self.model.save("/tmp/ppo-check.zip")
            print(f"{self.share():4.0%} {self.num_timesteps:10,} {self.curve[-1]:6.1f}", flush=True)
        return self.share() < 1.0


def train(seconds: float, seed: int) -> tuple[Any, Clock]:
    """A net that has learned for so many seconds of one core, and how it went."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    games = Solo(GAMES, seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=RATE,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        gae_lambda=0.95,
        clip_range=0.2,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    clock = Clock(games, seconds)
    model.learn(total_timesteps=10**12, callback=clock)
    return model, clock


class Learned(Bot):
    """Chooses what the net thinks likeliest; it looks at its own sheet and its dice."""

    version = "1"

    def __init__(self, game: Game) -> None:
        super().__init__("ppo")
        self.game = game

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        order = order_of()
        laid, places = order.laid(alone(self.game, view)[None])
        mask = np.zeros((1, len(self.game.catalogue.actions)), np.int8)
        mask[0, [int(action.index) for action in legal]] = 1
        may = order.masked(laid, mask)
        chosen, _ = net().predict(features_of().of(laid), action_masks=may, deterministic=True)
        return self.game.catalogue.actions[int(order.meant(chosen, places)[0])]


def alone(game: Game, view: Any) -> np.ndarray:
    """What a seat knows of itself, as the numbers of a game that it plays alone."""
    tensor = game.tensor(view.seats)
    cells = tensor.room()
    tensor.write(view, cells, 0)
    known = described(KEY, view.seats).split(np.frombuffer(memoryview(cells), np.int16))
    known = {name: part[:1] if name in OWN else part for name, part in known.items()}
    known["turn"] = np.array([view.round])
    return np.concatenate([part.ravel() for part in known.values()]).astype(np.int16)


@cache
def features_of() -> Features:
    return Features()


@cache
def order_of() -> Order:
    return Order()


@cache
def net() -> Any:
    torch.set_num_threads(1)
    return MaskablePPO.load(MODEL, device="cpu")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    said = parser.parse_args()
    model, clock = train(60 * said.minutes, said.seed)
    said.out.mkdir(parents=True, exist_ok=True)
    model.save(said.out / "net.zip")
    found = {"minutes": said.minutes, "acts": model.num_timesteps, "totals": clock.curve}
    (said.out / "curve.json").write_text(json.dumps(found), encoding="utf-8")
    each = said.minutes / STAGES
    curve = drawn(clock.curve, "minutes of one core", "mean total", each)
    (said.out / "curve.svg").write_text(curve, encoding="utf-8")


if __name__ == "__main__":
    main()
