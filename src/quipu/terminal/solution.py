"""A solution: what perfect play is worth, for a game of which that can be computed exactly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from quipu.core.homes import declared

if TYPE_CHECKING:
    from quipu.core.game import Game

Options = Mapping[str, bool | int | str]


@dataclass(frozen=True)
class Solved:
    """What came out: the mean of perfect play, the best total there is, and all their chances."""

    mean: float
    best: int
    chances: Mapping[int, float]  # by total
    missing: float  # of all chances: what was too unlikely to be followed

    def deviation(self) -> float:
        square = sum(chance * (total - self.mean) ** 2 for total, chance in self.chances.items())
        return sqrt(square)

    def quantile(self, share: float) -> int:
        """The least total such that at least this share of games has no more."""
        below = 0.0
        for total in sorted(self.chances):
            below += self.chances[total]
            if below >= share:
                return total
        return max(self.chances)

    def to_json(self) -> dict[str, object]:
        return {
            "mean": self.mean,
            "best": self.best,
            "deviation": self.deviation(),
            "quartiles": [self.quantile(share) for share in (0.25, 0.5, 0.75)],
            "chances": {str(total): self.chances[total] for total in sorted(self.chances)},
            "missing": self.missing,
        }


class Solution(ABC):
    """The work, in small steps so that it can be watched and stopped."""

    @abstractmethod
    def steps(self) -> int: ...

    @abstractmethod
    def run(self) -> Iterator[int]:
        """Do it; says after each step how many were done."""

    @abstractmethod
    def solved(self) -> Solved:
        """What came out, once all steps are done."""

    @abstractmethod
    def table(self) -> bytes:
        """The values of all positions between turns, as a bot plays by them."""


def solution_of(game: Game, options: Options) -> Solution | None:
    """From `SOLUTIONS` in the module `solution` of a game's package, by the key of the game."""
    found = declared(game.anchor, "solution", "SOLUTIONS")
    made: Callable[[Options], object] | None = dict(found or {}).get(game.key)  # type: ignore[call-overload]
    if made is None:
        return None
    solution = made(options)
    assert isinstance(solution, Solution)
    return solution
