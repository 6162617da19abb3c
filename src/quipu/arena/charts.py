"""Charts: plain SVG, labelled at the data, drawn once for the desk and once for the phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor
from typing import Final

from quipu.arena.figures import Length, Standing
from quipu.arena.intervals import Estimate
from quipu.drawing.charts import Axis, step_between, ticks
from quipu.drawing.charts import coordinate as n

DESK: Final = 550
PHONE: Final = 326
WIDE: Final = 1158
BEHIND: Final = (0x6D, 0xB0, 0xCE)
LEVEL: Final = (0xFB, 0xF3, 0xE2)
AHEAD: Final = (0xE3, 0x95, 0x5F)
STAMPS: Final = ("circle", "triangle", "square", "star")
LETTER: Final = 8.6  # how wide a bold letter of 14 px is, roughly, in a wide font
BARS: Final = (16, 8)  # at most so many, on the desk and on the phone
UNKNOWN: Final = 2000.0  # points of a rating that stand for any number

Number = Callable[[float], str]


def text(
    x: float, y: float, words: str, kind: str = "", anchor: str = "", room: float = 0.0
) -> str:
    """A text; one too long for its room is cut, and says all when pointed at."""
    whole, title = words, ""
    if room and len(words) * LETTER > room:
        words = words[: max(int(room / LETTER) - 1, 1)].rstrip() + "…"
        title = f"<title>{escape(whole)}</title>"
    kind = f' class="{kind}"' if kind else ""
    anchor = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{n(x)}" y="{n(y)}"{kind}{anchor}>{title}{escape(words)}</text>'


def path(d: str, kind: str) -> str:
    return f'<path d="{d}" class="{kind}"/>'


def svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {n(width)} {n(height)}" width="{n(width)}" height="{n(height)}"'
    return f'<svg class="ch" {size} role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


# ---- ratings ------------------------------------------------------------------------------------


def ratings(
    rated: Sequence[Standing], width: float, label: str, number: Number, between: Number
) -> str:
    """A bar for every bot; on the phone its name and its figure stand above the bar."""
    found = [(each.name, each.rating) for each in rated if each.rating is not None]
    narrow = width < DESK
    drawn = [within_reach(each) for _, each in found]
    ends = [end for each in drawn for end in (each.low, each.high)]
    step = step_between(min(ends), max(ends), 4 if narrow else 6)
    low = floor(min(ends) / step) * step
    high = max(ceil(max(ends) / step) * step, low + step)
    names = max(len(name) for name, _ in found) * LETTER + 16
    left = 18.0 if narrow else min(max(names, 72.0), 170.0)
    right = width - 18 if narrow else width - 152
    row = 56 if narrow else 52
    bottom = row * len(found)

    x = Axis(low, high, left, right)
    parts = []
    for mark in ticks(low, high, step):
        parts.append(path(f"M{n(x(mark))} 0V{bottom}", "grid"))
        parts.append(text(x(mark), bottom + 24, number(mark), anchor="middle"))
    for place, (name, each) in enumerate(found):
        y = row * place + (38 if narrow else 26)
        parts.append(path(f"M{n(left)} {y}H{n(right)}", "grid"))
        wide = max(x(drawn[place].high) - x(drawn[place].low), 3.0)
        middle = (x(drawn[place].high) + x(drawn[place].low)) / 2
        parts.append(
            f'<rect x="{n(middle - wide / 2)}" y="{y - 9}" width="{n(wide)}" height="18"'
            f' rx="{n(min(4, wide / 2))}" class="iv"/>'
        )
        parts.append(path(f"M{n(x(each.value))} {y - 9}v18", "ivm"))
        ranged = f"{number(each.low)} {between(0)} {number(each.high)}"
        if narrow:
            parts.append(text(0, y - 18, name, "k f14 halo2", room=150))
            whole = f'<tspan class="k">{escape(number(each.value))}</tspan>  {escape(ranged)}'
            parts.append(
                f'<text x="{n(width)}" y="{y - 18}" text-anchor="end" class="halo2">{whole}</text>'
            )
        else:
            parts.append(text(0, y + 5, name, "k f15", room=left - 8))
            parts.append(text(width - 138, y + 5, number(each.value), "k f15"))
            parts.append(text(width, y + 5, ranged, anchor="end"))
    return svg(width, bottom + 32, label, parts)


def within_reach(each: Estimate) -> Estimate:
    """One deal alone tells nothing of the spread; what cannot be drawn ends with the chart."""
    low, high = max(each.low, each.value - UNKNOWN), min(each.high, each.value + UNKNOWN)
    return Estimate(each.value, low, high, each.games)


# ---- who finishes ahead of whom -----------------------------------------------------------------


def shade(value: float) -> str:
    """Blue for behind, cream for level, orange for ahead."""
    end = BEHIND if value < 0.5 else AHEAD
    part = min(abs(value - 0.5) * 2, 1.0)
    mixed = [round(a + (b - a) * part) for a, b in zip(LEVEL, end, strict=True)]
    return "#" + "".join(f"{each:02X}" for each in mixed)


def pairs(
    names: Sequence[str],
    found: dict[tuple[str, str], Estimate],
    width: float,
    label: str,
    ends: tuple[str, str],
    percent: Number,
    points: Number,
) -> str:
    """The share of the row before the column, and how far off it may be."""
    narrow = width < DESK
    longest = max(len(name) for name in names) * LETTER + 10
    left = min(max(longest, 52.0), 72.0 if narrow else 130.0)
    cell = max((width - left) / len(names), 46.0)
    cell = min(cell, 120.0 if narrow else 160.0)
    full = left + cell * len(names)
    row, top = (50 if narrow else 58), 30
    parts = []
    for place, name in enumerate(names):
        parts.append(text(left + cell * (place + 0.5), 20, name, "k f13", "middle", cell - 2))
        parts.append(text(0, top + row * (place + 0.5) + 5, name, "k f14", room=left - 6))
    for down, one in enumerate(names):
        for across, other in enumerate(names):
            x, y = left + cell * across, float(top + row * down)
            each = found.get((one, other))
            fill = "var(--panel-2)" if each is None else shade(each.value)
            parts.append(
                f'<rect x="{n(x)}" y="{n(y)}" width="{n(cell)}" height="{row}" rx="8"'
                f' fill="{fill}" class="cell"/>'
            )
            if each is not None:
                middle = x + cell / 2
                parts.append(text(middle, y + row / 2 - 2, percent(each.value), "cd", "middle"))
                parts.append(text(middle, y + row / 2 + 14, points(each.half), "cs", "middle"))
    bottom = top + row * len(names)
    parts += scale(max(full, width) / 2, bottom + 16, ends, 9 if narrow else 20.8)
    return svg(max(full, width), bottom + 40, label, parts)


def scale(middle: float, y: float, ends: tuple[str, str], step: float) -> list[str]:
    """What the colours mean."""
    first = middle - 5.5 * step
    bars = [
        f'<rect x="{n(first + step * place)}" y="{n(y)}" width="{n(step + 0.5)}" height="12"'
        f' fill="{shade(place / 10)}"/>'
        for place in range(11)
    ]
    words = [
        text(first - 8, y + 10, ends[0], anchor="end"),
        text(first + 11 * step + 8, y + 10, ends[1]),
    ]
    return bars + words


# ---- seats --------------------------------------------------------------------------------------


def seats(
    shares: Sequence[Estimate],
    colours: Sequence[str],
    width: float,
    label: str,
    fair: str,
    names: Sequence[str],
    percent: Number,
) -> str:
    """Win shares with whiskers around the fair share, over the discs of the seats."""
    even = 1 / len(shares)
    low = min([even, *[each.low for each in shares]])
    high = max([even, *[each.high for each in shares]])
    step = step_between(low, high, 4)
    low, high = max(floor(low / step) * step, 0.0), min(ceil(high / step) * step, 1.0)
    top, bottom, left = 34.0, 290.0, 56.0

    y = Axis(low, high, bottom, top)
    parts = []
    for mark in ticks(low, high, step):
        if abs(y(mark) - y(even)) > 15:
            parts.append(path(f"M{n(left)} {n(y(mark))}H{n(width)}", "grid"))
            parts.append(text(left - 8, y(mark) + 4, percent(mark), anchor="end"))
    parts.append(path(f"M{n(left)} {n(y(even))}H{n(width)}", "ref"))
    parts.append(text(left - 8, y(even) + 4, percent(even), "k", "end"))
    room = (width - left) / len(shares)
    for seat, each in enumerate(shares):
        x = left + room * (seat + 0.5)
        ends = f"M{n(x - 7)} {n(y(each.low))}h14M{n(x - 7)} {n(y(each.high))}h14"
        parts.append(path(f"M{n(x)} {n(y(each.low))}V{n(y(each.high))}{ends}", "wh"))
        parts.append(f'<circle cx="{n(x)}" cy="{n(y(each.value))}" r="7.5" class="pt"/>')
        parts.append(text(x, y(each.high) - 9, percent(each.value), "k f14 halo2", "middle"))
        parts.append(disc(x, bottom + 32, colours[seat % len(colours)], seat))
        parts.append(text(x, bottom + 62, names[seat], "k f13", "middle", room))
    if width >= DESK:
        parts.append(text(left + 2, y(even) - 6, fair, "halo2"))
    return svg(width, bottom + 68, label, parts)


def disc(x: float, y: float, colour: str, seat: int) -> str:
    stamp = f'<use href="#stamp-{STAMPS[seat % 4]}" transform="scale(1.08)"/>'
    ring = '<circle r="11" class="s" stroke="#2A1D18" stroke-width="1.3"/>'
    return f'<g class="seat-{colour}" transform="translate({n(x)} {n(y)})">{ring}{stamp}</g>'


# ---- lengths ------------------------------------------------------------------------------------


def bars_of(length: Length, most: int) -> tuple[int, list[tuple[int, int]]]:
    """Bars of a round width: where each begins and how many games lie in it."""
    low, high = min(length.counts), max(length.counts)
    step = max(round(step_between(low, high + 1, most)), 1)
    first = low // step * step
    starts = range(first, high + 1, step)
    count = dict.fromkeys(starts, 0)
    for value, games in length.counts.items():
        count[first + (value - first) // step * step] += games
    return step, list(count.items())


def lengths(
    length: Length,
    width: float,
    label: str,
    middle: str,
    most_games: str,
    unit: str,
    number: Number,
) -> str:
    """How many games took how long; the median, and where eight of ten games lie."""
    narrow = width < DESK
    step, found = bars_of(length, BARS[narrow])
    tallest = max(games for _, games in found)
    tick = step_between(0, tallest, 5)
    top, bottom, left = (84.0 if narrow else 64.0), 236.0, 44.0
    high = ceil(tallest / tick) * tick
    start, end = found[0][0], found[-1][0] + step
    bar = (width - left) / len(found)

    x, y = Axis(start, end, left, width - 8), Axis(0, high, bottom, top)
    parts, said = [], []
    for mark in ticks(0, high, tick):
        parts.append(path(f"M{n(left)} {n(y(mark))}H{n(width)}", "grid"))
        parts.append(text(left - 8, y(mark) + 4, number(mark), anchor="end"))
    for value, games in found:
        wide = max(x(value + step) - x(value) - 6, 2.0)
        tall = bottom - y(games)
        parts.append(
            f'<rect x="{n(x(value) + 3)}" y="{n(y(games))}" width="{n(wide)}"'
            f' height="{n(tall)}" rx="{n(min(3, tall / 2))}" class="hb"/>'
        )
        if games and bar > 26:
            place = x(value) + 3 + wide / 2
            said.append(text(place, y(games) - 5, number(games), "k halo2", "middle"))
        parts.append(text(x(value), bottom + 18, number(value), anchor="middle"))
    parts.append(text(x(end), bottom + 18, number(end), anchor="middle"))
    parts.append(text(width, bottom + 36, unit, anchor="end"))
    half = 0.5 if step == 1 else 0.0  # a bar of one value stands for that value
    parts += spread(length, x, bottom, half, narrow, width, middle, most_games) + said
    return svg(width, bottom + 42, label, parts)


def spread(
    length: Length,
    x: Callable[[float], float],
    bottom: float,
    half: float,
    narrow: bool,
    width: float,
    middle: str,
    most_games: str,
) -> list[str]:
    centre = x(length.median.value + half)
    low, high = x(length.tenth + half), x(length.ninetieth + half)
    place = min(max(centre, 90.0), width - 90)
    parts = [
        path(f"M{n(centre)} 18V{n(bottom)}", "ref"),
        text(place, 14, middle, "k f13", "middle"),
        path(f"M{n(low)} 30H{n(high)}M{n(low)} 25v10M{n(high)} 25v10", "wh"),
    ]
    if narrow:
        parts.append(text(width, 50, most_games, "halo2", "end"))
    elif high + 10 + len(most_games) * 6.6 < width:
        parts.append(text(high + 10, 34, most_games, "halo2"))
    else:
        parts.append(text(low - 10, 34, most_games, "halo2", "end"))
    return parts
