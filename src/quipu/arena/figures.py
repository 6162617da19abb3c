"""Figures: what the games of a tournament show, each with its 95 % interval and number of games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from quipu.arena.intervals import Estimate, mean, median, share
from quipu.arena.ratings import rate
from quipu.arena.referee import OCTAVE, Thought

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]
    Wholes = NDArray[np.int64]

Lines = list[dict[str, Any]]
LENGTHS: Final = ("turns", "rounds")  # facts that say how long a game was


@dataclass(frozen=True)
class Thinking:
    """How long a bot thinks about one decision, in seconds."""

    median: Estimate
    longest: float
    decisions: int
    total: float

    def to_json(self) -> dict[str, Any]:
        return {
            "median_seconds": self.median.to_json(),
            "longest_seconds": self.longest,
            "decisions": self.decisions,
            "total_seconds": self.total,
        }


@dataclass(frozen=True)
class Standing:
    """One bot: how often it wins, against its fair share of the seats, and what it makes."""

    name: str
    rating: Estimate | None  # None where there is nobody to compare with
    seats: int
    wins: float
    win_share: Estimate
    fair: float
    points: Estimate
    lost: dict[str, int]  # seats lost, by fault
    thinking: Thinking | None

    @property
    def of_fair(self) -> Estimate:
        return self.win_share.times(1 / self.fair)

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "rating": self.rating.to_json() if self.rating else None,
            "seats": self.seats,
            "wins": self.wins,
            "win_share": self.win_share.to_json(),
            "fair_share": self.fair,
            "of_fair_share": self.of_fair.to_json(),
            "points": self.points.to_json(),
            "lost_seats": self.lost,
            "thinking": self.thinking.to_json() if self.thinking else None,
        }


@dataclass(frozen=True)
class Length:
    """How long the games were, counted by a fact of the game."""

    fact: str
    median: Estimate
    tenth: float
    ninetieth: float
    counts: dict[int, int]

    def to_json(self) -> dict[str, Any]:
        return {
            "fact": self.fact,
            "median": self.median.to_json(),
            "tenth": self.tenth,
            "ninetieth": self.ninetieth,
            "counts": {str(value): count for value, count in self.counts.items()},
        }


@dataclass(frozen=True)
class Figures:
    """All of them; bots in the order of their strength."""

    games: int
    deals: int
    standings: list[Standing]
    pairs: dict[tuple[str, str], Estimate]  # how often the first finishes ahead of the second
    by_seat: list[Estimate]
    length: Length
    endings: dict[str, Estimate]
    facts: dict[str, Estimate]

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "deals": self.deals,
            "bots": [each.to_json() for each in self.standings],
            "pairs": [
                {"ahead": a, "behind": b, **each.to_json()} for (a, b), each in self.pairs.items()
            ],
            "seats": [each.to_json() for each in self.by_seat],
            "length": self.length.to_json(),
            "endings": {name: each.to_json() for name, each in self.endings.items()},
            "facts": {name: each.to_json() for name, each in self.facts.items()},
        }


class Board:
    """The games as arrays: row n is game n, column k its seat k."""

    def __init__(self, names: list[str], lines: Lines) -> None:
        place = {name: number for number, name in enumerate(names)}
        self.names = names
        self.lines = lines
        self.bots: Wholes = np.array([[place[bot] for bot in line["seats"]] for line in lines])
        self.ranks: Wholes = np.array([line["ranks"] for line in lines])
        self.points: Reals = np.array([line["points"] for line in lines], dtype=float)
        self.deals: Wholes = np.array([line["deal"] for line in lines])
        self.count = int(self.deals.max()) + 1
        self.won: Reals = np.zeros(self.bots.shape)
        for row, line in enumerate(lines):
            for seat in line["winners"]:
                self.won[row, seat] = 1 / len(line["winners"])

    def by_deal(self, values: Reals) -> Reals:
        return np.asarray(np.bincount(self.deals, weights=values, minlength=self.count))

    def share(self, hits: Reals, tries: Reals) -> Estimate | None:
        return share(self.by_deal(hits), self.by_deal(tries))

    def held(self, bot: int) -> Reals:
        """How many seats of each game a bot had."""
        return np.asarray((self.bots == bot).sum(1), dtype=float)

    def win_share(self, bot: int) -> Estimate:
        """Of the games in which it sat, how many it won; a shared win counts in part."""
        hits = np.where(self.bots == bot, self.won, 0.0).sum(1)
        found = self.share(hits, np.minimum(self.held(bot), 1.0))
        assert found is not None
        return found

    def fair(self, bot: int) -> float:
        """The same, if all seats were equal."""
        held = self.held(bot)
        return float(held.sum() / self.bots.shape[1] / np.count_nonzero(held))

    def ahead(self, one: int, other: int) -> Estimate | None:
        """How often a seat of one finishes before a seat of the other; a draw is half."""
        mine, theirs = self.bots == one, self.bots == other
        pairs = mine[:, :, None] & theirs[:, None, :]
        before = self.ranks[:, :, None] < self.ranks[:, None, :]
        level = self.ranks[:, :, None] == self.ranks[:, None, :]
        count = pairs.sum((1, 2))
        hits = (pairs * (before + level / 2)).sum((1, 2)) / np.maximum(count, 1)
        return self.share(hits, np.minimum(count, 1).astype(float))

    def mean_points(self, bot: int) -> Estimate:
        mine = self.bots == bot
        totals = self.by_deal(np.where(mine, self.points, 0.0).sum(1))
        found = mean(totals, self.by_deal(mine.sum(1).astype(float)))
        assert found is not None
        return found


def study(names: list[str], lines: Lines, thoughts: list[dict[str, Thought]]) -> Figures:
    """All figures of these games; `thoughts` are those of each deal."""
    board = Board(names, lines)
    seen = [bot for bot in range(len(names)) if board.held(bot).any()]
    standings = standings_of(board, seen, thoughts)
    order = [names.index(each.name) for each in standings]
    pairs = {
        (names[a], names[b]): found
        for a, b in permutations(order, 2)
        if (found := board.ahead(a, b)) is not None
    }
    ones = np.ones(len(lines))
    by_seat = [board.share(board.won[:, seat], ones) for seat in range(board.bots.shape[1])]
    return Figures(
        games=len(lines),
        deals=board.count,
        standings=standings,
        pairs=pairs,
        by_seat=[each for each in by_seat if each is not None],
        length=length_of(board),
        endings=endings_of(board),
        facts=facts_of(board),
    )


def standings_of(
    board: Board, seen: list[int], thoughts: list[dict[str, Thought]]
) -> list[Standing]:
    ratings: list[Estimate | None] = [None] * len(board.names)
    if len(seen) > 1:
        places = np.searchsorted(np.array(seen), board.bots)
        rated = rate(len(seen), places, board.ranks, board.deals)
        for bot, each in zip(seen, rated, strict=True):
            ratings[bot] = each
    made = [
        Standing(
            name=board.names[bot],
            rating=ratings[bot],
            seats=int(board.held(bot).sum()),
            wins=float(board.won[board.bots == bot].sum()),
            win_share=board.win_share(bot),
            fair=board.fair(bot),
            points=board.mean_points(bot),
            lost=lost_seats(board.lines, board.names[bot]),
            thinking=thinking_of(board.names[bot], thoughts),
        )
        for bot in seen
    ]
    return sorted(made, key=lambda each: -(each.rating.value if each.rating else 0.0))


def lost_seats(lines: Lines, name: str) -> dict[str, int]:
    found = Counter(
        fault["fault"] for line in lines for fault in line["faults"] if fault["bot"] == name
    )
    return dict(sorted(found.items()))


def thinking_of(name: str, thoughts: list[dict[str, Thought]]) -> Thinking | None:
    """Times are kept in steps, so that a median is exact to a twentieth."""
    mine = [(deal, each[name]) for deal, each in enumerate(thoughts) if name in each]
    steps = [(deal, step, n) for deal, each in mine for step, n in each.steps.items()]
    if not steps:
        return None
    deals, places, counts = (np.array(column) for column in zip(*steps, strict=True))
    seconds = 2 ** ((places + 0.5) / OCTAVE) / 1e9
    decisions = sum(each.decisions for _, each in mine)
    middle = median(seconds, counts.astype(float), deals, len(thoughts), decisions)
    assert middle is not None
    longest = max(each.longest for _, each in mine) / 1e9
    return Thinking(middle, longest, decisions, sum(each.total for _, each in mine) / 1e9)


def length_of(board: Board) -> Length:
    facts = board.lines[0]["facts"]
    fact = next((name for name in LENGTHS if name in facts), "decisions")
    values = [
        sum(line["decisions"]) if fact == "decisions" else line["facts"][fact]
        for line in board.lines
    ]
    lengths = np.array(values, dtype=float)
    middle = median(lengths, np.ones(len(values)), board.deals, board.count, len(values))
    assert middle is not None
    tenth, ninetieth = np.quantile(lengths, [0.1, 0.9], method="inverted_cdf")
    counts = dict(sorted(Counter(values).items()))
    return Length(fact, middle, float(tenth), float(ninetieth), counts)


def endings_of(board: Board) -> dict[str, Estimate]:
    reasons = Counter(line["reason"] for line in board.lines)
    ones = np.ones(len(board.lines))
    found = {}
    for reason, _ in reasons.most_common():
        hits = np.array([float(line["reason"] == reason) for line in board.lines])
        each = board.share(hits, ones)
        assert each is not None
        found[reason] = each
    return found


def facts_of(board: Board) -> dict[str, Estimate]:
    ones = board.by_deal(np.ones(len(board.lines)))
    found = {}
    for name in board.lines[0]["facts"]:
        values = np.array([float(line["facts"][name]) for line in board.lines])
        each = mean(board.by_deal(values), ones)
        assert each is not None
        found[name] = each
    return found
