"""Intervals: 95 % for shares, means and medians of games that come in deals.

The games of one deal share their luck, so deals are counted, not games: the variance is that
between deals, and quantiles are those of Student's t for so many deals. Shares take Wilson's form
with the effective number of games, which stays honest at 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Reals = NDArray[np.float64]
    Wholes = NDArray[np.int64]

Z_95: Final = 1.959964
FEW: Final = {
    1: 12.706,
    2: 4.3027,
    3: 3.1824,
    4: 2.7764,
    5: 2.5706,
}  # where the series is too coarse


@dataclass(frozen=True)
class Estimate:
    """A figure, the ends of its 95 % interval, and from how many games it is."""

    value: float
    low: float
    high: float
    games: int

    @property
    def half(self) -> float:
        """How far the interval reaches on its longer side."""
        return max(self.high - self.value, self.value - self.low)

    def times(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.games)

    def to_json(self) -> dict[str, Any]:
        ends = [end if isfinite(end) else None for end in (self.low, self.high)]
        return {"value": self.value, "low": ends[0], "high": ends[1], "games": self.games}


def student(deals: int) -> float:
    """The quantile of Student's t that leaves 2.5 % above, for so many deals."""
    free = deals - 1
    if free < 1:
        return inf
    if free in FEW:
        return FEW[free]
    z = Z_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def spread(hits: Reals, tries: Reals) -> tuple[float, float, int]:
    """A ratio of sums over deals, its variance, and how many deals tell of it."""
    told = tries > 0
    hits, tries = hits[told], tries[told]
    deals = len(tries)
    ratio = float(hits.sum() / tries.sum())
    if deals < 2:
        return ratio, inf, deals
    rest = hits - ratio * tries
    variance = deals / (deals - 1) * float((rest * rest).sum()) / float(tries.sum()) ** 2
    return ratio, variance, deals


def share(hits: Reals, tries: Reals, most: float = 8.0) -> Estimate | None:
    """How often something happened, by deal; None if it never could.

    Where luck is balanced within a deal, a game tells more than an independent one would, but
    never believed to be more than `most` times as much.
    """
    count = float(tries.sum())
    if not count:
        return None
    ratio, variance, deals = spread(hits, tries)
    games = round(count)
    t = student(deals)
    if not isfinite(t):
        return Estimate(ratio, 0.0, 1.0, games)
    inner = ratio * (1 - ratio)
    certain = (
        inner < 1e-12
    )  # always or never: nothing is known of how alike the games of a deal are
    size = deals if certain else min(inner / max(variance, 1e-300), count * most)
    slack = t * t / size
    middle = (ratio + slack / 2) / (1 + slack)
    half = t * sqrt(max(inner, 0.0) / size + slack / (4 * size)) / (1 + slack)
    return Estimate(ratio, max(middle - half, 0.0), min(middle + half, 1.0), games)


def mean(totals: Reals, counts: Reals) -> Estimate | None:
    """A mean over games, by the sums and numbers of each deal."""
    count = float(counts.sum())
    if not count:
        return None
    value, variance, deals = spread(totals, counts)
    half = student(deals) * sqrt(variance) if deals > 1 else inf
    return Estimate(value, value - half, value + half, round(count))


def median(values: Reals, weights: Reals, deals: Wholes, count: int, games: int) -> Estimate | None:
    """The middle of all values, between the quantiles at the ends of the share below it.

    `deals` says to which of `count` deals each value belongs, `weights` how often it occurred.
    """
    if not len(values):
        return None
    order = np.argsort(values, kind="stable")
    ladder = np.cumsum(weights[order]) / weights.sum()

    def quantile(part: float) -> float:
        place = min(int(np.searchsorted(ladder, part - 1e-12)), len(order) - 1)
        return float(values[order[place]])

    middle = quantile(0.5)
    below: Reals = np.bincount(deals, weights * (values <= middle), count).astype(float)
    all_of: Reals = np.bincount(deals, weights, count).astype(float)
    _, variance, told = spread(below, all_of)
    half = student(told) * sqrt(variance) if told > 1 else inf
    return Estimate(middle, quantile(max(0.5 - half, 0.0)), quantile(min(0.5 + half, 1.0)), games)
