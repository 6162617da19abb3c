"""What all charts have in common: axes, round ticks, labels that do not meet, SVG paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

ROUND: Final = (1, 2, 2.5, 5, 10)  # steps between ticks, times a power of ten
WHOLE: Final = (1, 2, 5, 10)
CLOSE: Final = 1e-9


@dataclass(frozen=True)
class Axis:
    """Places of values on a line: `low` is drawn at `start`, `high` at `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = max(self.high - self.low, CLOSE)
        return self.start + (value - self.low) / span * (self.end - self.start)


def round_step(least: float, steps: Sequence[float] = ROUND) -> float:
    """The smallest round number that is at least as large."""
    least = max(least, CLOSE)
    unit = 10.0 ** floor(log10(least))
    return next(unit * each for each in steps if unit * each >= least * (1 - CLOSE))


def step_between(low: float, high: float, most: int) -> float:
    """A round step with which at most this many ticks lie between two values."""
    return round_step((high - low) / most)


def whole_step(span: float, most: int, steps: Sequence[int] = WHOLE) -> int:
    """The same for whole numbers, at least 1."""
    return max(1, round(round_step(span / most, steps))) if span > most else 1


def ticks(low: float, high: float, step: float) -> list[float]:
    """All multiples of a step between two values."""
    first, last = ceil(low / step - CLOSE), floor(high / step + CLOSE)
    return [step * place for place in range(first, last + 1)]


def spread_labels(places: Sequence[float], gap: float, bottom: float) -> list[float]:
    """Where labels go that belong at these places: none nearer than `gap` to another.

    They keep their order and go no further than `bottom`, as long as there is room for all.
    """
    found = [0.0] * len(places)
    above = float("-inf")
    order = sorted(range(len(places)), key=lambda n: places[n])
    for rank, n in enumerate(order):
        lowest = bottom - gap * (len(order) - 1 - rank)
        found[n] = above = max(above + gap, min(places[n], lowest))
    return found


def coordinate(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def line_path(points: Iterable[tuple[float, float] | None]) -> str:
    """A line with a gap wherever there is no point; a single point is seen as a dot."""
    drawn, is_open = "", False
    for point in points:
        if point is not None:
            place = f"{point[0]:.1f} {point[1]:.1f}"
            drawn += f"L{place}" if is_open else f"M{place}h.1"
        is_open = point is not None
    return drawn


def step_path(points: Sequence[tuple[float, float]]) -> str:
    """A line that goes across to each point and then up or down to it."""
    (x, y), *others = points
    return f"M{x:.1f} {y:.1f}" + "".join(f"H{x:.1f}V{y:.1f}" for x, y in others)
