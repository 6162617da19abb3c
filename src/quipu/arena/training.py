"""Training: the weights of a game's merits, learned from games that bots play with each other.

What a seat may hope for is exp(weights · merits), and its chance is its share of all hopes. After
every generation of games the weights move towards what temporal differences say: a position should
promise what the later ones promise, and the last one what came out. Generation g of a seed depends
on the weights before it and on nothing else, so neither jobs nor interruptions change the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log, sqrt
from multiprocessing import get_context
from typing import Any, Final, Self

from quipu.bots.bot import Bot
from quipu.bots.playing import Gallery, ask
from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.core.state import State
from quipu.presenting.advice import must_guide
from quipu.processes import without_interrupts
from quipu.registry import game as find_game

LATER: Final = 0.97  # how much of what a position should promise is left to later ones
STRIDE: Final = 13  # decisions between two positions that are looked at
CALM: Final = 3.0  # generations after which half of the step is taken that one suggests
STIFF: Final = 0.02  # for each game: how firmly weights stay near nothing
WHIM: Final = 10  # so many of a hundred decisions are left to chance, so that there is much to see
LEAST: Final = 1e-6
GAME_BITS: Final = 32


@dataclass
class Lesson:
    """What games teach: a direction for each weight, how sure it is, and how wrong they were.

    `curve` has a row for every weight, as long as its own place: the rest mirrors it.
    """

    slope: list[float]
    curve: list[list[float]]
    surprise: float
    positions: int

    @staticmethod
    def empty(size: int) -> Lesson:
        return Lesson([0.0] * size, [[0.0] * (n + 1) for n in range(size)], 0.0, 0)

    def add(self, other: Lesson) -> None:
        for n, row in enumerate(self.curve):
            self.slope[n] += other.slope[n]
            for m, each in enumerate(other.curve[n]):
                row[m] += each
        self.surprise += other.surprise
        self.positions += other.positions


def shares(merits: list[list[float]], weights: list[float]) -> list[float]:
    """The chance of each seat."""
    hopes = [sum(w * m for w, m in zip(weights, own, strict=True)) for own in merits]
    most = max(hopes)
    raised = [exp(hope - most) for hope in hopes]
    return [each / sum(raised) for each in raised]


def lesson(positions: list[list[list[float]]], result: list[float], weights: list[float]) -> Lesson:
    """From the merits of all seats in positions of one game, the last first, and how it ended."""
    made = Lesson.empty(len(weights))
    target = result
    for merits in positions:
        chances = shares(merits, weights)
        made.positions += 1
        usual = [
            sum(chance * merit for chance, merit in zip(chances, column, strict=True))
            for column in zip(*merits, strict=True)
        ]
        for seat, own in enumerate(merits):
            chance, wrong = chances[seat], target[seat] - chances[seat]
            made.surprise -= target[seat] * log(max(chance, LEAST))
            apart = [merit - mean for merit, mean in zip(own, usual, strict=True)]
            for n, merit in enumerate(own):
                made.slope[n] += wrong * merit
                if apart[n]:
                    row, part = made.curve[n], chance * apart[n]
                    for m in range(n + 1):
                        row[m] += part * apart[m]
        target = [
            LATER * late + (1 - LATER) * now for late, now in zip(target, chances, strict=True)
        ]
    return made


def solved(curve: list[list[float]], pull: list[float]) -> list[float]:
    """What the matrix turns into `pull`, by Cholesky's method; it is positive by its stiffness."""
    root: list[list[float]] = []
    half: list[float] = []
    for n, row in enumerate(curve):
        made: list[float] = []
        for m in range(n):
            done = sum(made[k] * root[m][k] for k in range(m))
            made.append((row[m] - done) / root[m][m])
        made.append(sqrt(row[n] - sum(each * each for each in made)))
        half.append((pull[n] - sum(made[k] * half[k] for k in range(n))) / made[n])
        root.append(made)
    found = [0.0] * len(pull)
    for n in range(len(pull) - 1, -1, -1):
        later = sum(root[k][n] * found[k] for k in range(n + 1, len(pull)))
        found[n] = (half[n] - later) / root[n][n]
    return found


def play(game: Game, seats: int, seed: int) -> tuple[list[list[list[float]]], list[float]]:
    """One game between bots with whims; merits of positions, the last first, and who won."""
    name = must_guide(game)
    bots: list[Bot] = [game.bot(name, whim=WHIM) for _ in range(seats)]
    luck = FastLuck(seed)
    whims = [FastLuck(((1 + seat) << 64) | seed) for seat in range(seats)]
    gallery = Gallery(game, bots)
    journal = gallery.journal()
    state: State = game.deal(seats, game.agree(seats, game.limits()), luck, journal)
    seen: list[list[list[float]]] = []
    made = 0
    while (seat := int(state.deciding())) >= 0:
        if made % STRIDE == 0:
            seen.append([[*game.merits_of(state, each)] for each in range(seats)])
        state.apply(seat, ask(game, state, seat, bots[seat], gallery, whims[seat]), luck, journal)
        made += 1
    result = state.result()
    assert result is not None
    won = [1 / len(result.winners) if each in result.winners else 0.0 for each in range(seats)]
    return seen[::-1], won


def study(task: tuple[str, int, int, list[float]]) -> Lesson:
    """What one game of a generation teaches."""
    key, seats, seed, weights = task
    positions, won = play(find_game(key), seats, seed)
    return lesson(positions, won, weights)


class Trainer:
    """Generation after generation; `form` is the file, from which another one goes on."""

    def __init__(self, game: Game, games: int, seed: int, form: dict[str, Any] | None) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.seats = int(game.seat_counts({each.name: each.default for each in game.options})[-1])
        self.merits = game.merits()
        self.generation = 0
        self.weights = [0.0] * len(self.merits)
        self.surprise: list[float] = []
        if form is not None:
            self.generation = int(form["generations"])
            self.weights = [float(form["weights"][name]) for name in self.merits]
            self.surprise = list(form["surprise"])

    def tasks(self) -> list[tuple[str, int, int, list[float]]]:
        first = (self.seed << 48) | (self.generation << GAME_BITS)
        return [(self.game.key, self.seats, first | n, self.weights) for n in range(self.games)]

    def run(self, generations: int, jobs: int) -> Iterator[int]:
        """Train up to so many generations; says after each how many there are."""
        with Crew(jobs) as crew:
            while self.generation < generations:
                learned = Lesson.empty(len(self.merits))
                for each in crew.map(self.tasks()):
                    learned.add(each)
                self.learn(learned)
                yield self.generation

    def learn(self, learned: Lesson) -> None:
        """A step of Newton's, shorter from generation to generation, so that luck evens out."""
        stiff = STIFF * self.games
        pull = [
            slope - stiff * weight
            for slope, weight in zip(learned.slope, self.weights, strict=True)
        ]
        for n, row in enumerate(learned.curve):
            row[n] += stiff
        pace = CALM / (CALM + self.generation)
        for n, step in enumerate(solved(learned.curve, pull)):
            self.weights[n] += pace * step
        self.generation += 1
        self.surprise.append(round(learned.surprise / max(learned.positions, 1), 5))

    def form(self) -> dict[str, Any]:
        """The file: the weights, and how they were made."""
        numbers = f"--generations {self.generation} --games {self.games} --seed {self.seed}"
        return {
            "made": f"quipu train {self.game.key} {numbers}",
            "game": self.game.key,
            "rules": self.game.rules_version,
            "games": self.games,
            "seed": self.seed,
            "generations": self.generation,
            "weights": dict(zip(self.merits, self.weights, strict=True)),
            "surprise": self.surprise,
        }

    def goes_on(self, form: dict[str, Any]) -> bool:
        """Whether a file is of this training."""
        mine = (self.game.key, self.game.rules_version, self.games, self.seed, self.merits)
        names = ("game", "rules", "games", "seed")
        return (*[form.get(name) for name in names], list(form.get("weights", {}))) == mine


class Crew:
    """So many processes, or none for a single job; what they find comes in order."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: Any = None

    def __enter__(self) -> Self:
        if self.jobs > 1:
            with without_interrupts():
                self.pool = get_context("spawn").Pool(self.jobs)
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()

    def map(self, tasks: list[Any]) -> Iterator[Lesson]:
        if self.pool is None:
            return map(study, tasks)
        found: Iterator[Lesson] = self.pool.imap(study, tasks, chunksize=4)
        return found
