"""What a player of jade should like: tastes move to where points come from, game after game.

`python tools/tastes.py tastes.json --generations 7` plays games in which all four seats like other
things than the others do. After each generation a linear fit says which of it brought points, and
the middle of all tastes moves there. The first generation has half of the games. A file that is
there is gone on with; generation g depends on the middle before it and on nothing else.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

from librt.vecs import vec

from quipu.arena.simulation import play
from quipu.core.luck import FastLuck
from quipu.games.jade.bots import GreedyBot
from quipu.games.jade.tastes import Tastes
from quipu.registry import game as find_game

SEATS = 4
STIFF = 0.02  # how firmly tastes stay where they are
STEP = 1.2  # spreads for each point that a spread brings, and the most in one generation

# Where it begins, and how far tastes are spread. The last ones are chances to be closed.
START = {
    "artefact": (3.0, 0.6),
    "gold": (0.25, 0.08),
    "tied": (0.12, 0.06),
    "rival": (0.8, 0.25),
    "jungle": (0.25, 0.15),
    "no_fit": (-0.07, 0.1),
    "full_display": (-0.9, 0.3),
    "idle": (-1.0, 0.4),
    "hidden": (0.3, 0.2),
    "swap": (0.3, 0.1),
    "bonus": (0.18, 0.12),
    "keep": (0.02, 0.02),
    "fade": (0.2, 0.2),
    "spent": (0.2, 0.2),
    "plenty": (0.05, 0.05),
    "scarce": (0.05, 0.08),
    "vacant": (0.1, 0.15),
    "company": (0.05, 0.15),
    "main": (0.15, 0.2),
    "dug": (0.5, 0.3),
    "last": (0.2, 0.25),
    "begun": (1.0, 0.3),
    "c1": (0.55, 0.1),
    "c2": (0.33, 0.07),
    "c3": (0.2, 0.05),
    "c4": (0.12, 0.04),
    "c5": (0.07, 0.03),
}
NAMES = list(START)
CHANCES = ["c1", "c2", "c3", "c4", "c5"]
LEAST_0 = ["gold", "tied", "keep", "plenty", "c5", "c4", "fade", "spent", "dug", "last"]
LEAST_0 += ["vacant", "company", "scarce"]
MOST_1 = ["fade", "spent", "last"]


def tastes_of(liked: dict[str, float]) -> Tastes:
    tastes = Tastes()
    for name in NAMES:
        if name not in CHANCES:
            setattr(tastes, name, liked[name])
    chances = [liked[name] for name in CHANCES]
    tastes.closing = vec[float]([1.0, *chances, chances[-1] / 2])
    return tastes


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By Gauss's method, the largest pivot first."""
    size = len(right)
    rows = [[*row, right[n]] for n, row in enumerate(matrix)]
    for n in range(size):
        pivot = max(range(n, size), key=lambda place: abs(rows[place][n]))
        rows[n], rows[pivot] = rows[pivot], rows[n]
        for below in range(n + 1, size):
            factor = rows[below][n] / rows[n][n]
            for m in range(n, size + 1):
                rows[below][m] -= factor * rows[n][m]
    found = [0.0] * size
    for n in range(size - 1, -1, -1):
        known = sum(rows[n][m] * found[m] for m in range(n + 1, size))
        found[n] = (rows[n][size] - known) / rows[n][n]
    return found


def lesson(middle: dict[str, float], generation: int, games: int) -> list[float]:
    """By so many points a seat gains that likes something one spread more."""
    game = find_game("jade")
    options = game.agree(SEATS, {})
    size = len(NAMES)
    matrix, right = [[0.0] * size for _ in NAMES], [0.0] * size
    for number in range(games):
        chance = Random(generation * 100_000 + number)
        moved = [[chance.gauss(0, 1) for _ in NAMES] for _ in range(SEATS)]
        liked = [
            {
                name: middle[name] + START[name][1] * each
                for name, each in zip(NAMES, own, strict=True)
            }
            for own in moved
        ]
        seed = ((generation + 1) << 36) | number
        bots = [GreedyBot(game, tastes_of(each)) for each in liked]
        result = play(game, [*bots], FastLuck(seed), seed, options).result()
        assert result is not None
        usual = [sum(column) / SEATS for column in zip(*moved, strict=True)]
        for seat, own in enumerate(moved):
            apart = [each - mean for each, mean in zip(own, usual, strict=True)]
            gained = result.points[seat] - sum(result.points) / SEATS
            for n, each in enumerate(apart):
                right[n] += each * gained
                for m, other in enumerate(apart):
                    matrix[n][m] += each * other
    stiff = STIFF * matrix[0][0]
    for n in range(size):
        matrix[n][n] += stiff
    return solved(matrix, right)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--generations", type=int, default=7)
    parser.add_argument("--games", type=int, default=600)
    said = parser.parse_args()
    middle, done = {name: start for name, (start, _) in START.items()}, 0
    if said.file.exists():
        kept = json.loads(said.file.read_text("utf-8"))
        middle, done = kept["middle"], kept["generations"]
    for generation in range(done, said.generations):
        games = said.games if generation else said.games // 2
        for name, gain in zip(NAMES, lesson(middle, generation, games), strict=True):
            middle[name] += START[name][1] * max(-STEP, min(STEP, STEP * gain))
            if name in LEAST_0:
                middle[name] = max(0.0, middle[name])
            if name in MOST_1:
                middle[name] = min(1.0, middle[name])
        form = {"generations": generation + 1, "middle": middle}
        said.file.write_text(json.dumps(form, indent=1) + "\n", "utf-8")
        print(
            generation, " ".join(f"{name} {each:.3f}" for name, each in middle.items()), flush=True
        )


if __name__ == "__main__":
    main()
