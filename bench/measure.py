"""Measures the quipu of this interpreter and prints the figures as JSON; run.py compares two."""

from __future__ import annotations

import json
import sys
import time

import quipu
from quipu.core.journal import SILENT
from quipu.core.state import State, play_on

BATCH = 2000  # decisions between two looks at the clock


def seats_of(game: quipu.Game) -> int:
    """As many seats as the game has, four at the most."""
    counts = game.seat_counts({option.name: option.default for option in game.options})
    return max(count for count in counts if count <= 4)


def start(game: quipu.Game, luck: quipu.Luck) -> State:
    return game.start(seats_of(game), luck, SILENT, **game.limits())


def random_play(game: quipu.Game, seconds: float) -> tuple[float, float]:
    """Decisions and games per second, everybody choosing at random."""
    luck = quipu.FastLuck(1)
    state = start(game, luck)
    decisions = games = 0
    began = now = time.process_time()
    while now - began < seconds:
        made = play_on(state, luck, BATCH)
        decisions += made
        if made < BATCH:
            games += 1
            state = start(game, luck)
        now = time.process_time()
    return decisions / (now - began), games / (now - began)


def copying(game: quipu.Game, seconds: float) -> float:
    """Copies per second of a position in the middle of a game."""
    luck = quipu.FastLuck(1)
    state = start(game, luck)
    play_on(state, luck, 100)
    copies = 0
    began = now = time.process_time()
    while now - began < seconds:
        for _ in range(1000):
            state.copy()
        copies += 1000
        now = time.process_time()
    return copies / (now - began)


def main() -> None:
    seconds = float(sys.argv[1])
    figures: dict[str, dict[str, float]] = {}
    for key, game in quipu.games().items():
        random_play(game, seconds / 10)
        decisions, games = random_play(game, seconds)
        copies = copying(game, seconds / 2)
        figures[key] = {"decisions": decisions, "games": games, "copies": copies}
    print(json.dumps({"compiled": quipu.COMPILED, "games": figures}))


if __name__ == "__main__":
    main()
