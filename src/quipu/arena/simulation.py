"""Simulation: many games between bots, the same for any number of jobs."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from quipu.bots.bot import Bot
from quipu.bots.playing import play_game
from quipu.core.game import Game
from quipu.core.luck import FastLuck, Luck
from quipu.core.state import State
from quipu.processes import without_interrupts
from quipu.registry import game as find_game

BATCH_SECONDS = 0.1  # a batch is short, so that progress moves and an interrupt is heard
LARGEST_BATCH = 2000
AHEAD = 4  # batches handed out for each job before their results are asked for
BOT_BITS = 88  # a bot's own luck is seeded above all seeds of games
LARGEST_SEED = (1 << 48) - 1


def play(
    game: Game, bots: list[Bot], luck: Luck, seed: int, options: dict[str, bool | int | str]
) -> State:
    """One game; every bot has luck of its own, so that its whims do not shift the dice."""
    whims: list[Luck] = [FastLuck(((1 + seat) << BOT_BITS) | seed) for seat in range(len(bots))]
    return play_game(game, options, bots, luck, whims)


class Match:
    """The same pairing again and again; game n depends on seed and n alone."""

    def __init__(self, key: str, bots: list[str], seed: int, options: dict[str, object]) -> None:
        self.game = find_game(key)
        self.names = bots
        self.bots = [self.game.bot(name) for name in bots]
        self.seed = seed
        self.options = self.game.agree(len(bots), {**self.game.limits(), **options})

    def play(self, number: int) -> dict[str, object]:
        """Game n of the match; the seats move on by one from game to game."""
        turned = [(seat + number) % len(self.bots) for seat in range(len(self.bots))]
        seed = (self.seed << 32) | number
        bots = [self.bots[place] for place in turned]
        state = play(self.game, bots, FastLuck(seed), seed, self.options)
        result = state.result()
        assert result is not None
        return {
            "game": number,
            "seats": [self.names[place] for place in turned],
            "points": result.points,
            "winners": result.winners,
            "reason": result.reason,
            "sources": [state.scored(seat) for seat in range(len(bots))],
            "facts": state.course_figures(),
        }


_match: list[Match] = []


def _enter(key: str, bots: list[str], seed: int, options: dict[str, object]) -> None:
    """In a worker: be ready for batches, and leave interrupts to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _match.append(Match(key, bots, seed, options))


def _play_batch(batch: range) -> list[dict[str, object]]:
    return [_match[0].play(number) for number in batch]


class Simulation:
    """Runs a match in batches and gives the results in the order of the games."""

    def __init__(
        self,
        key: str,
        bots: list[str],
        games: int,
        seed: int,
        jobs: int,
        options: dict[str, object],
    ) -> None:
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError("a seed is a number from 0 to 2**48 - 1")
        self.match = Match(key, bots, seed, options)
        self.games = games
        self.jobs = jobs
        self.start = (key, bots, seed, options)
        self.pool: Any = None

    def run(self) -> Iterator[list[dict[str, object]]]:
        if self.games == 0:
            return
        began = time.perf_counter()
        yield [self.match.play(0)]
        size = int(BATCH_SECONDS / max(time.perf_counter() - began, 1e-6))
        size = min(max(size, 1), LARGEST_BATCH)
        batches = (range(n, min(n + size, self.games)) for n in range(1, self.games, size))
        if self.jobs == 1:
            for batch in batches:
                yield [self.match.play(number) for number in batch]
            return
        self.pool = self.open_pool()
        due: deque[Any] = deque()
        for batch in batches:
            due.append(self.pool.apply_async(_play_batch, (batch,)))
            if len(due) > AHEAD * self.jobs:
                yield due.popleft().get()
        while due:
            yield due.popleft().get()
        self.close()

    def open_pool(self) -> Any:
        with without_interrupts():
            return get_context("spawn").Pool(self.jobs, _enter, self.start)

    def close(self) -> None:
        """End the workers at once, whatever they are doing."""
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
            self.pool = None
