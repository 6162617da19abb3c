"""A curve as SVG: values at 0, 1, 2, …, axes with their names, and levels to compare it with."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 310, 64, 44, 26
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#5A4E41}.axis{stroke:#5A4E41;fill:none}"
    ".curve{stroke:#9A4517;stroke-width:2.5;fill:none;stroke-linejoin:round}.grid{stroke:#DCCDB2}"
    ".level{stroke:#2F6B62;stroke-width:1.5;stroke-dasharray:6 4}.named{fill:#2F6B62}"
)


def round_step(span: float) -> float:
    """How far apart marks are, so that there are four to eight of them and all are round."""
    power = 10.0 ** math.floor(math.log10(span))
    return next(power * part for part in (0.2, 0.5, 1.0, 2.0) if span <= 6 * power * part)


def drawn(
    values: Sequence[float],
    along: str,
    up: str,
    each: float = 1.0,
    levels: Mapping[str, float] | None = None,
) -> str:
    """The values, `each` apart along the axis; the axis upwards holds 0 and all of them.

    Levels are named lines across, for what does not change along the axis.
    """
    levels = levels or {}
    most, least = max(0.0, *values, *levels.values()) or 1.0, min(0.0, *values, *levels.values())
    step = round_step(most - least)
    high, low = step * math.ceil(most / step), step * math.floor(least / step)
    places = max(0, -math.floor(math.log10(step)))

    def x(n: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 16) * n / max(1, len(values) - 1), 1)

    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)

    points = " ".join(f"{x(n)},{y(value)}" for n, value in enumerate(values))
    marks = []
    for part in range(round((high - low) / step) + 1):
        value = low + step * part
        marks.append(f'<path class="grid" d="M{LEFT} {y(value)}H{WIDTH - 16}"/>')
        said = f"{value:.{places}f}".replace("-", "−")
        marks.append(f'<text x="{LEFT - 8}" y="{y(value) + 4}" text-anchor="end">{said}</text>')
    whole = (len(values) - 1) * each
    apart = round_step(whole or 1.0)
    for part in range(math.floor(whole / apart + 1e-9) + 1):
        middle = f'x="{x(part * apart / each)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle"'
        marks.append(f"<text {middle}>{round(part * apart, 6):g}</text>")
    for name, level in levels.items():
        marks.append(f'<path class="level" d="M{LEFT} {y(level)}H{WIDTH - 16}"/>')
        said = f'x="{LEFT + 8}" y="{y(level) + 15}"'
        marks.append(f'<text class="named" {said}>{escape(name)} {level:.1f}</text>')
    foot = f'x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 6}" text-anchor="middle"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}"><style>{STYLE}</style>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFBF3"/>{"".join(marks)}'
        f'<path class="axis" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - 16}"/>'
        f'<polyline class="curve" points="{points}"/>'
        f'<text x="{LEFT - 8}" y="{TOP - 12}">{escape(up)}</text>'
        f"<text {foot}>{escape(along)}</text></svg>\n"
    )
