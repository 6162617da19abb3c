"""Summary: what a simulation shows of each bot, with honest intervals."""

from __future__ import annotations

from math import sqrt
from typing import Any

Z_95 = 1.959964


class Tally:
    """Figures of one bot; a game in which it held several seats counts once, by its mean."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0.0
        self.squares = 0.0
        self.wins = 0.0
        self.win_squares = 0.0
        self.counts: dict[int, int] = {}

    def add(self, points: list[int], wins: float) -> None:
        mean = sum(points) / len(points)
        self.games += 1
        self.total += mean
        self.squares += mean * mean
        self.wins += wins
        self.win_squares += wins * wins
        for value in points:
            self.counts[value] = self.counts.get(value, 0) + 1

    def mean(self) -> float:
        return self.total / self.games

    def interval(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return half_width(self.total, self.squares, self.games)

    def win_share(self) -> float:
        return self.wins / self.games

    def win_interval(self) -> float:
        return half_width(self.wins, self.win_squares, self.games)

    def quantile(self, share: float) -> int:
        """The points that this share of the seats did not exceed."""
        seats = sum(self.counts.values())
        passed = 0
        for value in sorted(self.counts):
            passed += self.counts[value]
            if passed >= share * seats:
                return value
        return max(self.counts)


def half_width(total: float, squares: float, count: int) -> float:
    if count < 2:
        return float("inf")
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    return Z_95 * sqrt(variance / count)


class Summary:
    """Adds up results as they come."""

    def __init__(self) -> None:
        self.games = 0
        self.tallies: dict[str, Tally] = {}
        self.reasons: dict[str, int] = {}

    def add(self, results: list[dict[str, Any]]) -> None:
        for result in results:
            self.games += 1
            reason = result["reason"]
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
            for name in sorted(set(result["seats"])):
                seats = [seat for seat, bot in enumerate(result["seats"]) if bot == name]
                won = sum(1 for seat in seats if seat in result["winners"])
                points = [result["points"][seat] for seat in seats]
                self.tallies.setdefault(name, Tally()).add(points, won / len(result["winners"]))
