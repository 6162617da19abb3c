"""Summary: what a simulation shows of each bot, with honest intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

Z_95 = 1.959964


def half_width(total: float, squares: float, count: int) -> float:
    if count < 2:
        return float("inf")
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    return Z_95 * sqrt(variance / count)


def wilson(hits: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share after so many tries, honest at 0 and 1 too."""
    share, slack = hits / count, Z_95 * Z_95 / count
    middle = share + slack / 2
    half = Z_95 * sqrt(share * (1 - share) / count + slack / (4 * count))
    low, high = (middle - half) / (1 + slack), (middle + half) / (1 + slack)
    return max(low, 0.0), min(high, 1.0)


class Mean:
    """The mean of a figure, and how far off it may be."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count

    def interval(self) -> float:
        """Half the width of the 95 % interval."""
        return half_width(self.total, self.squares, self.count)


class Tally:
    """Figures of one bot; a game in which it held several seats counts once, by its mean."""

    def __init__(self) -> None:
        self.points = Mean()
        self.games = 0
        self.wins = 0.0
        self.counts: dict[int, int] = {}
        self.sources: dict[str, float] = {}

    def add(self, points: list[int], wins: float, sources: list[dict[str, int]]) -> None:
        self.points.add(sum(points) / len(points))
        self.games += 1
        self.wins += wins
        for name in sources[0]:
            share = sum(each[name] for each in sources) / len(sources)
            self.sources[name] = self.sources.get(name, 0.0) + share
        for value in points:
            self.counts[value] = self.counts.get(value, 0) + 1

    def win_share(self) -> float:
        return self.wins / self.games

    def by_source(self) -> dict[str, float]:
        """Mean points by source."""
        return {name: total / self.games for name, total in self.sources.items()}

    def quantile(self, share: float) -> int:
        """The points that this share of the seats did not exceed."""
        seats = sum(self.counts.values())
        passed = 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= share * seats:
                return value
        return max(self.counts)


class Summary:
    """Adds up results as they come."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.tallies: dict[str, Tally] = {}
        self.reasons: dict[str, int] = {}
        self.facts: dict[str, Mean] = {}

    def add(self, results: list[dict[str, Any]]) -> None:
        for result in results:
            self.games += 1
            self.seats = len(result["seats"])
            reason = result["reason"]
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
            for name, value in result["facts"].items():
                self.facts.setdefault(name, Mean()).add(value)
            for name in sorted(set(result["seats"])):
                seats = [seat for seat, bot in enumerate(result["seats"]) if bot == name]
                won = sum(1 for seat in seats if seat in result["winners"])
                points = [result["points"][seat] for seat in seats]
                sources = [result["sources"][seat] for seat in seats]
                tally = self.tallies.setdefault(name, Tally())
                tally.add(points, won / len(result["winners"]), sources)
