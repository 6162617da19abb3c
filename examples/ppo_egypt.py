"""Masked PPO learns Egypt against three-seat tables of `medium`, and plays in the arena.

`python -m examples.ppo_egypt --minutes 60` first imitates `medium` for some minutes of one core,
then plays against it and learns from that; net and curve are kept in build/ppo. It chooses among
the acts of the catalogue: it answers offers and makes none. Then it is a bot:

QUIPU_PPO=build/ppo/egypt.pt quipu arena egypt --seats 3 --bots medium
    --python ppo=examples/ppo_egypt.py:Learned --games 300

`make learner` installs what it needs.
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
from gymnasium.vector import AutoresetMode

sys.path.insert(0, str(Path(__file__).parent.parent))  # the arena loads this file by its path

import quipu
from examples.settlers_net import SettlersNet, numbers_of
from quipu import Action, Game, Luck, Observation
from quipu.bots.bot import Bot
from quipu.core.openings import Opening
from quipu.envs import GamesEnv

KEY, SEATS, GUIDE = "egypt", 3, "medium"
GAMES, STEPS = 32, 128  # with the learner in each seat; of each between two lessons
LOT, EPOCHS, CLIP = 1024, 3, 0.15
DISCOUNT, SMOOTH = 0.999, 0.95
POINT = 0.03  # reward for a point that everybody can see; the end brings 1 or -0.5
SURPRISE = 0.003  # what it is paid for not being sure yet
RATE, LAST_RATE = 3e-4, 3e-5
ALONE = 6  # lessons in which only the rating of positions learns, which was not imitated
ROWS, MOST_ROWS, LOTS = 6_000, 400_000, 24  # decisions of the guide: new ones, kept, lots of each
REPORT = 10  # lessons between two points of the curve
RECENT = 1_500  # games of which a point of the curve is the mean
MODEL = "build/ppo/egypt.pt"  # unless QUIPU_PPO says otherwise

Rows = list[tuple[np.ndarray, list[int], int]]
Seen = dict[str, np.ndarray]


class Watched(Bot):
    """Plays as its guide does, and keeps what it saw, what it might do and what it did."""

    def __init__(self, game: Game) -> None:
        super().__init__("watched")
        self.game, self.guide = game, game.bot(GUIDE)
        self.kept: Rows = []

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        action: Action[Any] = self.guide.decide(view, legal, openings, luck)
        if action.index >= 0 and len(legal) > 1:
            ids = [int(each.index) for each in legal]
            self.kept.append((numbers_of(self.game, view).copy(), ids, int(action.index)))
        return action


class Training:
    """A net that imitates and then learns, for so many seconds of one core."""

    def __init__(self, out: Path, seconds: float, imitating: float, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.out, self.seconds, self.imitating = out, seconds, imitating
        self.seed, self.luck = seed, np.random.default_rng(seed)
        self.net = SettlersNet(KEY, SEATS)
        self.steps = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.acts = 0
        self.wins: list[float] = []
        self.curve: list[dict[str, float]] = []
        self.began = time.process_time()

    def spent(self) -> float:
        return time.process_time() - self.began

    def set_rate(self, first: float, last: float, share: float) -> None:
        for group in self.steps.param_groups:
            group["lr"] = first + (last - first) * min(1.0, share)

    def improve(self, loss: Any) -> None:
        self.steps.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.steps.step()

    # ---- imitating ------------------------------------------------------------------------

    def imitate(self) -> None:
        """Watch the guide in two seats; the third is played by chance, later by the net."""
        game = quipu.game(KEY)
        watched = [Watched(game) for _ in range(SEATS - 1)]
        env = GamesEnv(KEY, SEATS, GAMES, 0, opponents=watched, actions="catalogue")
        seen, _ = env.reset(seed=self.seed)
        rows: Rows = []
        while self.spent() < self.imitating:
            share = self.spent() / self.imitating
            self.set_rate(1e-3, 1e-4, share)
            until = len(rows) + ROWS
            while len(rows) < until:
                acts = self.chosen(seen) if share > 0.1 else env.sample(self.luck)
                seen = env.step(acts)[0]
                for each in watched:
                    rows += each.kept
                    each.kept = []
            rows = rows[-MOST_ROWS:]
            right = float(np.mean([self.imitate_lot(rows) for _ in range(LOTS)]))
            print(f"imitating {self.spent():6.0f} s, {right:.1%} as the guide", flush=True)
            self.keep()

    def imitate_lot(self, rows: Rows) -> float:
        picked = [rows[n] for n in self.luck.integers(len(rows), size=LOT)]
        masks = torch.zeros((LOT, self.net.size), dtype=torch.bool)
        for n, (_, ids, _) in enumerate(picked):
            masks[n, ids] = True
        numbers = torch.tensor(np.stack([each[0] for each in picked]))
        done = torch.tensor([each[2] for each in picked])
        chances, _ = self.net.likely(numbers, masks)
        self.improve(-chances.gather(1, done[:, None]).mean())
        return float((chances.argmax(1) == done).float().mean())

    def chosen(self, seen: Seen) -> np.ndarray:
        """An act for each game, by the chances that the net gives."""
        masks = torch.tensor(seen["action_mask"] != 0)
        masks[~masks.any(1), 0] = True  # a game that is over
        with torch.no_grad():
            chances, _ = self.net.likely(torch.tensor(seen["observation"]), masks)
        acts: np.ndarray = torch.multinomial(chances.exp(), 1)[:, 0].numpy()
        return acts

    # ---- learning -------------------------------------------------------------------------

    def learn(self) -> None:
        """PPO: play, and then make likelier what went better than expected."""
        same = AutoresetMode.SAME_STEP
        envs = [
            GamesEnv(KEY, SEATS, GAMES, seat, same, opponents=GUIDE, actions="catalogue")
            for seat in range(SEATS)
        ]
        first = 1000 * self.seed
        seen = merged([env.reset(seed=first + 100 * n)[0] for n, env in enumerate(envs)])
        start, lesson = self.spent(), 0
        while self.spent() < self.seconds:
            share = (self.spent() - start) / (self.seconds - start)
            self.set_rate(RATE, LAST_RATE, share)
            seen, kept = self.play(envs, seen)
            self.take_lesson(kept, seen, lesson < ALONE)
            lesson += 1
            if lesson % REPORT == 0:
                self.report()
        self.report()

    def play(self, envs: list[GamesEnv], seen: Seen) -> tuple[Seen, dict[str, list[Any]]]:
        names = ("seen", "masks", "acts", "chances", "values", "rewards", "over")
        kept: dict[str, list[Any]] = {name: [] for name in names}
        points = self.net.parts["points"].start
        for _ in range(STEPS):
            numbers = torch.tensor(seen["observation"])
            masks = torch.tensor(seen["action_mask"] != 0)
            with torch.no_grad():
                chances, values = self.net.likely(numbers, masks)
            acts = torch.multinomial(chances.exp(), 1)[:, 0]
            had = seen["observation"][:, points].astype(np.float32)
            told = [
                env.step(part.numpy()) for env, part in zip(envs, acts.split(GAMES), strict=True)
            ]
            seen = merged([each[0] for each in told])
            rewards = np.concatenate([each[1] for each in told]).astype(np.float32)
            over = np.concatenate([each[2] | each[3] for each in told])
            gained = np.clip(seen["observation"][:, points] - had, -2, 2)
            self.wins += (rewards[over] > 0.9).astype(float).tolist()
            earned = rewards + POINT * np.where(over, 0.0, gained).astype(np.float32)
            own = chances.gather(1, acts[:, None])[:, 0]
            new = (numbers, masks, acts, own, values, torch.tensor(earned), torch.tensor(over))
            for name, each in zip(names, new, strict=True):
                kept[name].append(each)
        self.acts += STEPS * len(over)
        return seen, kept

    def take_lesson(self, kept: dict[str, list[Any]], seen: Seen, alone: bool) -> None:
        with torch.no_grad():
            _, last = self.net(torch.tensor(seen["observation"]))
        values = torch.stack([*kept["values"], last])
        gains = torch.zeros(STEPS, len(last))
        after = torch.zeros(len(last))
        for step in reversed(range(STEPS)):
            on = 1.0 - kept["over"][step].float()
            error = kept["rewards"][step] + DISCOUNT * values[step + 1] * on - values[step]
            after = error + DISCOUNT * SMOOTH * on * after
            gains[step] = after
        goals, gains = (gains + values[:-1]).flatten(), gains.flatten()
        numbers, masks = torch.cat(kept["seen"]), torch.cat(kept["masks"])
        acts, before = torch.cat(kept["acts"]), torch.cat(kept["chances"])
        free = torch.nonzero(masks.sum(1) > 1)[:, 0]  # decisions with a choice
        gains = (gains - gains[free].mean()) / (gains[free].std() + 1e-6)
        for _ in range(EPOCHS):
            for lot in free[torch.randperm(len(free))].split(LOT):
                chances, rated = self.net.likely(numbers[lot], masks[lot])
                value = (rated - goals[lot]).square().mean()
                if alone:
                    self.improve(value)
                    continue
                ratio = (chances.gather(1, acts[lot][:, None])[:, 0] - before[lot]).exp()
                near = ratio.clamp(1 - CLIP, 1 + CLIP)
                policy = -torch.min(ratio * gains[lot], near * gains[lot]).mean()
                surprise = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
                self.improve(policy + 0.5 * value - SURPRISE * surprise)

    def report(self) -> None:
        recent = float(np.mean(self.wins[-RECENT:])) if self.wins else 0.0
        point = {"minutes": self.spent() / 60, "acts": self.acts, "games": len(self.wins)}
        self.curve.append({**point, "share": recent})
        print(f"learning {self.spent():6.0f} s, {self.acts:,} acts, {recent:.1%} won", flush=True)
        self.keep()

    def keep(self) -> None:
        """The net and what it reached, so that a training that is stopped leaves what it has."""
        self.out.mkdir(parents=True, exist_ok=True)
        net = {"net": self.net.state_dict(), "seats": SEATS, "key": KEY}
        torch.save(net, self.out / "egypt.pt")
        (self.out / "egypt.json").write_text(json.dumps(self.curve), encoding="utf-8")


def merged(seen: list[Seen]) -> Seen:
    names = ("observation", "action_mask")
    return {name: np.concatenate([each[name] for each in seen]) for name in names}


class Learned(Bot):
    """Chooses what the net thinks likeliest among the acts of the catalogue."""

    version = "1"

    def __init__(self, game: Game) -> None:
        super().__init__("ppo")
        self.game = game
        self.net = loaded(os.environ.get("QUIPU_PPO", MODEL))

    def decide(
        self,
        view: Observation | None,
        legal: list[Action[Any]],
        openings: list[Opening],
        luck: Luck,
    ) -> Action[Any]:
        if len(legal) == 1:
            return legal[0]
        masks = torch.zeros((1, self.net.size), dtype=torch.bool)
        masks[0, [int(each.index) for each in legal]] = True
        numbers = torch.tensor(numbers_of(self.game, view)[None])
        with torch.no_grad():
            chances, _ = self.net.likely(numbers, masks)
        return self.game.catalogue.actions[int(chances[0].argmax())]


@cache
def loaded(file: str) -> SettlersNet:
    """A net that was kept, loaded once."""
    torch.set_num_threads(1)
    kept = torch.load(file, weights_only=True)
    net = SettlersNet(kept["key"], kept["seats"])
    net.load_state_dict(kept["net"])
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of one core, in all")
    parser.add_argument("--imitate", type=float, default=7.0, help="minutes of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    said = parser.parse_args()
    training = Training(said.out, 60 * said.minutes, 60 * said.imitate, said.seed)
    training.imitate()
    training.learn()


if __name__ == "__main__":
    main()
