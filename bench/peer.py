"""Measures catanatron, the best-known Python engine of a game like egypt, in the same way."""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

SEATS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
TURN_LIMIT = 1000


def start(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in SEATS], seed=seed)


def random_play(seconds: float) -> tuple[float, float]:
    """Decisions and games per second, everybody choosing at random."""
    decisions = games = 0
    game = start(0)
    began = now = time.process_time()
    while now - began < seconds:
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
        game = start(games)
        now = time.process_time()
    return decisions / (now - began), games / (now - began)


def copying(seconds: float) -> float:
    """Copies per second of a state in the middle of a game."""
    game = start(1)
    for _ in range(200):
        game.play_tick()
    copies = 0
    began = now = time.process_time()
    while now - began < seconds:
        for _ in range(100):
            game.state.copy()
        copies += 100
        now = time.process_time()
    return copies / (now - began)


def main() -> None:
    seconds = float(sys.argv[1])
    decisions, games = random_play(seconds)
    figures = {"decisions": decisions, "games": games, "copies": copying(seconds / 2)}
    print(json.dumps({"name": f"catanatron {version('catanatron')}", **figures}))


if __name__ == "__main__":
    main()
