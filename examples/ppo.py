"""Masked PPO learns the dice game on the vector environment, and plays in the arena.

`python -m examples.ppo --minutes 10` trains for so many minutes of one core and keeps the net, the
curve as SVG, and what every stage reached as JSON in build/ppo; said again, it learns on, at first
fast, then slower. Then it is a bot:

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
from quipu.arena.simulation import Match
from quipu.bots.bot import Bot
from quipu.core.openings import Opening
from quipu.envs import described

GAMES, STEPS = 128, 64  # at once; of each between two lessons
STAGE = 15.0  # seconds of one core between two points of the curve
RATE, LAST_RATE = 1e-3, 1e-4  # how fast it learns, at the beginning and at the end
SURPRISE, LAST_SURPRISE = 0.01, 0.001  # what it is paid for not being sure yet
BOT_GAMES = 300  # for the lines beside the curve
WHEN = "minutes of one core"
MODEL = "build/ppo/net.zip"  # unless QUIPU_PPO says otherwise
OWN = ("built", "used", "points")  # parts that have a row for every seat


class Course(BaseCallback):  # type: ignore[misc]  # its types are there only for `make learner`
    """How far the training is, by acts or by seconds of the processor, and what it reached."""

    def __init__(self, games: Solo, seconds: float, acts: int | None, out: Path) -> None:
        super().__init__()
        self.games, self.seconds, self.acts, self.out = games, seconds, acts, out
        self.stages = 10 if acts is not None else max(1, round(seconds / STAGE))
        self.began = time.process_time()
        self.before = kept(out)
        self.curve: list[float] = []
        self.counted = 0

    def share(self) -> float:
        if self.acts is not None:
            return min(1.0, float(self.num_timesteps) / self.acts)
        return min(1.0, (time.process_time() - self.began) / self.seconds)

    def _on_rollout_start(self) -> None:
        left = 1.0 - self.share()
        self.model.ent_coef = LAST_SURPRISE + (SURPRISE - LAST_SURPRISE) * left
        self.model.lr_schedule = lambda _: LAST_RATE + (RATE - LAST_RATE) * left

    def _on_step(self) -> bool:
        fresh = self.games.totals[self.counted :]
        if fresh and self.share() * self.stages >= len(self.curve) + 1:
            self.counted = len(self.games.totals)
            self.curve.append(float(np.mean(fresh)))
            print(f"{self.share():4.0%} {self.num_timesteps:10,} {self.curve[-1]:6.1f}", flush=True)
            self.keep()
        return self.share() < 1.0

    def keep(self) -> None:
        """The net and what it reached, so that a training that is stopped leaves what it has."""
        self.out.mkdir(parents=True, exist_ok=True)
        self.model.save(self.out / "net.zip")
        found = {
            "minutes": self.before["minutes"] + self.share() * self.seconds / 60,
            "acts": self.before["acts"] + self.num_timesteps,
            "totals": self.before["totals"] + self.curve,
        }
        (self.out / "curve.json").write_text(json.dumps(found), encoding="utf-8")


def kept(out: Path) -> dict[str, Any]:
    """What a training in this folder reached, if there was one."""
    file = out / "curve.json"
    if not file.exists():
        return {"minutes": 0.0, "acts": 0, "totals": []}
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def train(out: Path, seconds: float, seed: int, acts: int | None = None) -> Course:
    """Learn for so many seconds of one core, or so many acts; a net in the folder learns on."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    games = Solo(GAMES, seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        learning_rate=RATE,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=4,
        gamma=0.997,
        gae_lambda=0.95,
        clip_range=0.2,
        policy_kwargs={"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    course = Course(games, seconds, acts, out)
    if course.before["acts"]:
        model.set_parameters(out / "net.zip", device="cpu")
    model.learn(total_timesteps=10**12, callback=course)
    course.keep()
    return course


def plot(out: Path) -> None:
    """The curve of a training that was kept, beside what bots reach on the same sheet."""
    found = kept(out)
    lines = {name: usual(name) for name in ("greedy", "perfect")}
    each = found["minutes"] / max(1, len(found["totals"]))
    curve = drawn([usual("random"), *found["totals"]], WHEN, "mean total", each, lines)
    (out / "curve.svg").write_text(curve, encoding="utf-8")


def usual(name: str) -> float:
    """The mean total of a bot that plays alone."""
    match = Match(KEY, [name], 1, {})
    return float(np.mean([match.play(number)["points"] for number in range(BOT_GAMES)]))


class Learned(Bot):
    """Chooses what the net thinks likeliest; it looks at its own sheet and its dice."""

    version = "1"

    def __init__(self, game: Game) -> None:
        super().__init__("ppo")
        self.game = game
        self.net, self.order, self.features = learned(os.environ.get("QUIPU_PPO", MODEL))

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        laid, places = self.order.laid(alone(self.game, view)[None])
        mask = np.zeros((1, len(self.game.catalogue.actions)), np.int8)
        mask[0, [int(action.index) for action in legal]] = 1
        may = self.order.masked(laid, mask)
        features = self.features.of(laid)
        chosen, _ = self.net.predict(features, action_masks=may, deterministic=True)
        return self.game.catalogue.actions[int(self.order.meant(chosen, places)[0])]


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
def learned(model: str) -> tuple[Any, Order, Features]:
    """A net that was kept, loaded once, with what it looks through."""
    torch.set_num_threads(1)
    return MaskablePPO.load(model, device="cpu"), Order(), Features()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    said = parser.parse_args()
    train(said.out, 60 * said.minutes, said.seed)
    plot(said.out)


if __name__ == "__main__":
    main()
