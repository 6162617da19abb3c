"""Measures the quipu of this interpreter and prints the figures as JSON; run.py compares two."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import quipu
from quipu.arena.simulation import Match
from quipu.core.journal import SILENT
from quipu.core.state import State, play_on

MANY = 1_000_000  # decisions that no game has
MIDDLE = 100  # decisions after which positions are copied and observed
TURNS = 4  # in which engine and simulation are measured, one after the other


def seats_of(game: quipu.Game) -> int:
    """As many seats as the game has, four at the most."""
    counts = game.seat_counts({option.name: option.default for option in game.options})
    return max(count for count in counts if count <= 4)


class Bench:
    """One game, agreed on once; game n has luck of its own, so that no two are alike."""

    def __init__(self, game: quipu.Game) -> None:
        self.game = game
        self.seats = seats_of(game)
        self.agreed = game.agree(self.seats, game.limits())
        self.match = Match(game.key, ["random"] * self.seats, 1, {})

    def start(self, number: int) -> tuple[State, quipu.FastLuck]:
        luck = quipu.FastLuck(number)
        return self.game.deal(self.seats, self.agreed, luck, SILENT), luck

    def random_play(self, seconds: float) -> tuple[float, float]:
        """Decisions and games per second, everybody choosing at random."""
        decisions = games = 0
        began = now = time.process_time()
        while now - began < seconds:
            state, luck = self.start(games)
            decisions += int(play_on(state, luck, MANY))
            games += 1
            now = time.process_time()
        return decisions / (now - began), games / (now - began)

    def simulated(self, seconds: float) -> float:
        """Games per second of `quipu sim` with random bots, on one core."""
        games = 0
        began = now = time.process_time()
        while now - began < seconds:
            self.match.play(games)
            games += 1
            now = time.process_time()
        return games / (now - began)

    def figures(self, seconds: float) -> dict[str, float]:
        self.random_play(seconds / 10)
        played = [
            (*self.random_play(seconds / TURNS), self.simulated(seconds / TURNS))
            for _ in range(TURNS)
        ]
        decisions, games, simulated = (max(each) for each in zip(*played, strict=True))
        state, luck = self.start(1)
        play_on(state, luck, MIDDLE)
        view = self.game.observe(state, 0)
        return {
            "decisions": decisions,
            "games": games,
            "simulated games": simulated,
            "copies": rate(state.copy, seconds / 4),
            "keys": rate(state.key, seconds / 4),
            "observations": rate(lambda: self.game.observe(state, 0), seconds / 4),
            "imagined positions": rate(lambda: self.game.imagine(view, luck), seconds / 4),
        }


def rate(ask: Callable[[], object], seconds: float) -> float:
    """How often something can be asked in a second; the best of a few tries."""
    best = 0.0
    for _ in range(TURNS):
        count = 0
        began = now = time.process_time()
        while now - began < seconds / TURNS:
            for _ in range(200):
                ask()
            count += 200
            now = time.process_time()
        best = max(best, count / (now - began))
    return best


def main() -> None:
    seconds = float(sys.argv[1])
    figures = {key: Bench(game).figures(seconds) for key, game in quipu.games().items()}
    print(json.dumps({"compiled": quipu.COMPILED, "games": figures}))


if __name__ == "__main__":
    main()
