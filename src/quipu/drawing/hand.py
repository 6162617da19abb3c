"""Lines as a hand draws them: straight runs displaced by a smooth noise of their place.

The noise depends on the place only, so neighbours that share an edge share its wobble.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor, hypot

from quipu.drawing.markup import num

Point = tuple[float, float]


def wobble(
    points: Sequence[Point],
    *,
    amount: float = 1.3,
    wave: float = 45,
    step: float = 12,
    seed: int = 0,
    octaves: int = 2,
    closed: bool = True,
) -> str:
    """A path through the points, displaced by up to `amount`, with waves of that length."""
    drawn = [_displaced(p, amount, wave, seed, octaves) for p in _walk(points, step, closed)]
    return _written(drawn) + ("Z" if closed else "")


def _walk(points: Sequence[Point], step: float, closed: bool) -> list[Point]:
    ends = [*points, points[0]] if closed else list(points)
    walked: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(ends):
        parts = max(1, ceil(hypot(bx - ax, by - ay) / step))
        walked += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts) for k in range(parts)]
    return walked if closed else [*walked, ends[-1]]


def _displaced(point: Point, amount: float, wave: float, seed: int, octaves: int) -> Point:
    x, y = point
    dx = _noise(x / wave, y / wave, seed, octaves)
    dy = _noise(x / wave, y / wave, seed + 101, octaves)
    return x + amount * dx, y + amount * dy


def _noise(x: float, y: float, seed: int, octaves: int) -> float:
    """From -1 to 1; each octave has half the wave and half the weight."""
    scales = [2.0**k for k in range(octaves)]
    total = sum(_smooth(x * s, y * s, seed + k) / s for k, s in enumerate(scales))
    return total / sum(1 / s for s in scales)


def _smooth(x: float, y: float, seed: int) -> float:
    i, j = floor(x), floor(y)
    u, v = _ease(x - i), _ease(y - j)
    top = _lattice(i, j, seed) * (1 - u) + _lattice(i + 1, j, seed) * u
    low = _lattice(i, j + 1, seed) * (1 - u) + _lattice(i + 1, j + 1, seed) * u
    return top * (1 - v) + low * v


def _ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def _lattice(i: int, j: int, seed: int) -> float:
    mixed = (i * 374761393 + j * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def _written(points: Sequence[Point]) -> str:
    """Relative steps of one decimal; the rounding error is carried, not summed."""
    (x, y), parts = points[0], []
    px, py = round(x, 1), round(y, 1)
    for x, y in points[1:]:
        dx, dy = round(x - px, 1), round(y - py, 1)
        px, py = px + dx, py + dy
        parts.append(_step(dx, dy))
    return f"M{num(points[0][0])} {num(points[0][1])}l" + " ".join(parts)


def _step(dx: float, dy: float) -> str:
    first, second = _short(dx), _short(dy)
    return first + (second if second.startswith("-") else " " + second)


def _short(value: float) -> str:
    sign, size = ("-" if value < 0 else ""), num(abs(value))
    return "0" if size == "0" else sign + size.removeprefix("0")
