"""A curve as SVG: values at 0, 1, 2, …, axes with their names, and levels to compare it with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 300, 64, 44, 16
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#5A4E41}.axis{stroke:#5A4E41;fill:none}"
    ".curve{stroke:#9A4517;stroke-width:2.5;fill:none;stroke-linejoin:round}.grid{stroke:#DCCDB2}"
    ".level{stroke:#2F6B62;stroke-width:1.5;stroke-dasharray:6 4}.named{fill:#2F6B62}"
)


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
    high, low = max(0.0, *values, *levels.values()) or 1.0, min(0.0, *values, *levels.values())

    def x(n: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 16) * n / max(1, len(values) - 1), 1)

    def y(value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low), 1)

    points = " ".join(f"{x(n)},{y(value)}" for n, value in enumerate(values))
    marks = []
    for part in range(5):
        value = low + (high - low) * part / 4
        marks.append(f'<path class="grid" d="M{LEFT} {y(value)}H{WIDTH - 16}"/>')
        marks.append(
            f'<text x="{LEFT - 8}" y="{y(value) + 4}" text-anchor="end">{value:.2f}</text>'
        )
        n = (len(values) - 1) * part / 4
        middle = f'x="{x(n)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle"'
        marks.append(f"<text {middle}>{round(n * each, 2):g}</text>")
    for name, level in levels.items():
        marks.append(f'<path class="level" d="M{LEFT} {y(level)}H{WIDTH - 16}"/>')
        said = f'x="{WIDTH - 20}" y="{y(level) + 16}" text-anchor="end"'
        marks.append(f'<text class="named" {said}>{escape(name)} {level:.1f}</text>')
    foot = f'x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 6}" text-anchor="middle"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}"><style>{STYLE}</style>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFBF3"/>{"".join(marks)}'
        f'<path class="axis" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - 16}"/>'
        f'<polyline class="curve" points="{points}"/>'
        f'<text x="{LEFT + 6}" y="{TOP - 4}">{escape(up)}</text>'
        f"<text {foot}>{escape(along)}</text></svg>\n"
    )
