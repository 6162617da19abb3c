"""Measures what the pages of the environments say: lengths of games, and baselines.

`python -m tools.baselines lengths` plays every mode by chance in `GamesEnv`; `python -m
tools.baselines play greedy --games 200 --against random` seats one bot among others, as the
evaluation protocol says. Each run replaces its rows in docs/researchers/baselines.json, from
which `make docs` makes the pages.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import mean, median
from typing import Any

import numpy as np

from quipu.arena.simulation import Match
from quipu.arena.summary import wilson
from quipu.core.game import Game
from quipu.envs import GamesEnv
from quipu.envs.spaces import usual_seats
from quipu.registry import games

FILE = Path(__file__).resolve().parent.parent / "docs" / "researchers" / "baselines.json"
AT_ONCE = 16


def kept() -> dict[str, Any]:
    """What was measured so far."""
    if not FILE.exists():
        return {"lengths": {}, "baselines": []}
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def keep(found: dict[str, Any]) -> None:
    rows = sorted(found["baselines"], key=lambda row: (row["mode"], row["field"], row["bot"]))
    lines = ",\n  ".join(json.dumps(row) for row in rows)
    lengths = ",\n  ".join(
        f"{json.dumps(key)}: {json.dumps(found['lengths'][key])}" for key in found["lengths"]
    )
    text = f'{{\n "lengths": {{\n  {lengths}\n }},\n "baselines": [\n  {lines}\n ]\n}}\n'
    FILE.write_text(text, encoding="utf-8")


def lengths(game: Game, count: int, seed: int) -> dict[str, Any]:
    """How long games of players who choose by chance are, and among how much they choose."""
    env = GamesEnv(game.key, usual_seats(game), AT_ONCE, seat=None)
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps, acts = np.zeros(AT_ONCE, int), np.zeros(AT_ONCE, int)
    found: list[tuple[int, int, bool]] = []
    choices: list[int] = []
    while len(found) < count:
        playing = env.counts > 0  # a game that is over only begins again
        choices += env.counts[playing].tolist()
        _, _, over, cut, _ = env.step(env.sample(luck))
        steps += playing
        acts += playing & [not each.is_begun for each in env.batch.composers]
        for n in np.flatnonzero(over | cut):
            found.append((int(steps[n]), int(acts[n]), bool(cut[n])))
            steps[n] = acts[n] = 0
    return {
        "seats": usual_seats(game),
        "games": len(found),
        "seed": seed,
        "steps": round(median(each[0] for each in found)),
        "steps_most": max(each[0] for each in found),
        "acts": round(median(each[1] for each in found)),
        "choices": round(mean(choices), 1),
        "choices_most": max(choices),
        "cut": sum(each[2] for each in found),
    }


def play(game: Game, bot: str, field: str, count: int, seed: int) -> dict[str, Any]:
    """One bot among bots of another name, seats moving on from game to game."""
    seats = usual_seats(game)
    match = Match(game.key, [bot, *[field] * (seats - 1)], seed, {})
    shares, points = [], []
    for number in range(count):
        result = match.play(number)
        winners: Any = result["winners"]
        own = -number % seats  # where the first of the bots sits
        shares.append(1 / len(winners) if own in winners else 0.0)
        points.append(result["points"][own])  # type: ignore[index]
    low, high = wilson(sum(shares), count)
    return {
        "mode": game.key,
        "bot": bot,
        "field": field,
        "seats": seats,
        "games": count,
        "seed": seed,
        "share": round(mean(shares), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "points": round(mean(points), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["lengths", "play"])
    parser.add_argument("bot", nargs="?", default="greedy")
    parser.add_argument("--modes", nargs="*", default=list(games()))
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    for mode in said.modes:
        game = games()[mode]
        if said.what == "lengths":
            row = lengths(game, said.games, said.seed)
            found = kept()
            found["lengths"][mode] = row
        else:
            row = play(game, said.bot, said.against, said.games, said.seed)
            found = kept()
            same = ("mode", "bot", "field")
            rows = found["baselines"]
            found["baselines"] = [each for each in rows if any(each[k] != row[k] for k in same)]
            found["baselines"].append(row)
        keep(found)
        print(mode, row, flush=True)


if __name__ == "__main__":
    main()
