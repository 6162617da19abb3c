"""The margin of the sheet: title and turn, costs, legend, whose sheet it is, and the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quipu.drawing import at, el, group, line, measure, path, text, use
from quipu.games.dice.draw_layout import (
    AMBER,
    BROWN,
    DARK,
    INK,
    PAPER,
    SEPIA,
    Desk,
    capital,
    disc,
)
from quipu.games.dice.draw_places import COSTS
from quipu.games.dice.draw_score import figure, heading, mini, title

TURNS: Final = 15
THROWN: Final = ("ready", "first", "second")


def draw_margin(desk: Desk) -> None:
    if desk.layout.narrow:
        desk.ground("costs", _short_costs())
    else:
        _title(desk)
        _costs(desk)
        _legend(desk)
        desk.piece("owner", _owner(desk))
    desk.piece("status", _status(desk))
    _others(desk)


def _title(desk: Desk) -> None:
    words = desk.speak("draw-title")
    middle = 500 if desk.plus else 520
    drawn = title(words, middle, 76, 30, 400, text_anchor="middle")
    if desk.plus:
        x = middle + measure(words, 30) / 2 + 24
        drawn += el("circle", cx=x, cy=66, r=15, fill=INK) + line(
            f"M{x - 8:.1f} 66h16M{x:.1f} 58v16",
            stroke=PAPER,
            stroke_width=3.6,
            stroke_linecap="round",
        )
    desk.ground("title", drawn)


# ---- whose turn -----------------------------------------------------------------------------


def _status(desk: Desk) -> str:
    words = _status_words(desk)
    x, y, size, room = (260, 37, 19, 430) if desk.layout.narrow else (520, 104, 14.5, 430)
    mark = ""
    if desk.view.phase != "over":
        left = x - min(room, measure(words, size)) / 2 - 14
        mark = disc(desk.view.active, left, y - size * 0.34, size / 17)
    weight = 700 if desk.own or desk.layout.narrow else 500
    fill = INK if desk.layout.narrow else BROWN
    return mark + text(
        words, x, y, size=size, width=room, text_anchor="middle", font_weight=weight, fill=fill
    )


def _status_words(desk: Desk) -> str:
    view = desk.view
    if view.phase == "over":
        return _ending(desk)
    step = "build" if view.phase == "building" else THROWN[min(view.throws, 2)]
    who = "own" if desk.own else "other"
    name = desk.names[view.active]
    if desk.plus:
        dice = len(view.faces)
        return desk.speak(f"draw-plus-{who}", turn=view.turn, dice=dice, step=step, name=name)
    return desk.speak(f"draw-turn-{who}", turn=view.turn, turns=TURNS, step=step, name=name)


def _ending(desk: Desk) -> str:
    winners = desk.view.winners
    if desk.view.seats == 1:
        return desk.speak("draw-done-alone", turns=TURNS)
    if len(winners) != 1:
        return desk.speak("draw-won-shared", names=[desk.names[seat] for seat in winners])
    if winners[0] == desk.view.seat:
        return desk.speak("draw-won-own")
    return desk.speak("draw-won-other", name=desk.names[winners[0]])


# ---- costs and legend -----------------------------------------------------------------------


def _costs(desk: Desk) -> None:
    heading(desk, "costs-title", desk.speak("draw-costs"), 60, 72, 200)
    rows = [_cost(desk, 107 + 33 * row, kind, cost) for row, (kind, cost) in enumerate(COSTS)]
    desk.ground("costs", "".join(rows))


def _cost(desk: Desk, y: float, kind: str, cost: Sequence[str]) -> str:
    name = capital(desk.speak(f"thing-{kind}"))
    icons = [use(f"icon-{c}", 142 + 25 * n, y - 16, width=22, height=22) for n, c in enumerate(cost)]
    return (
        text(name, 60, y, size=14, width=78, font_weight=600, fill=INK)
        + "".join(icons)
        + line(_stroke(58, y + 11, 210), **RULE)
    )


def _stroke(x: float, y: float, width: float) -> str:
    """A ruled line as a hand draws it."""
    return f"M{x} {y}c{width * 0.25:.0f}-1 {width * 0.68:.0f} 1 {width} 0"


RULE: Final = {"stroke": SEPIA, "stroke_width": 0.9, "stroke_opacity": 0.6}


def _short_costs() -> str:
    """The costs without words, for the corner of the phone sheet."""
    drawn = []
    for row, (kind, cost) in enumerate(COSTS):
        y = 70 + row * 24
        size = {"road": 0.42, "city": 0.46}.get(kind, 0.5)
        drawn.append(mini(kind, 27, y, size, turn=-28 if kind == "road" else 0))
        drawn += [
            use(f"icon-{each}", 45 + 21 * n, y - 11, width=21, height=21)
            for n, each in enumerate(cost)
        ]
    return "".join(drawn)


def _legend(desk: Desk) -> None:
    rows = [(640, "ink"), (686, "pencil"), (732, "sepia")]
    drawn = [_legend_row(desk, y, name) for y, name in rows]
    if desk.plus:
        field = "M-20-9H20V9H-20Z"
        drawn.append(
            group(
                path(field, fill="#B5793A", opacity=0.55),
                line(field, stroke="#7A4A1A", stroke_width=1.4, stroke_dasharray="4 3"),
                transform=at(76, 597, scale=0.8),
            )
            + _legend_words(desk, 597, "marked")
        )
    desk.ground("legend", "".join(drawn))


def _legend_row(desk: Desk, y: float, name: str) -> str:
    shape = "sheet-settlement-2"
    pencilled = (
        use(shape, class_="warm soft")
        + use(shape, class_="sheet")
        + use(shape, fill="url(#p-pencil)")
        + use(shape, class_="graphite")
    )
    drawn = pencilled if name == "pencil" else use(shape, class_=name)
    return group(drawn, transform=at(76, y, scale=0.8)) + _legend_words(desk, y, name)


def _legend_words(desk: Desk, y: float, name: str) -> str:
    words = desk.speak(f"draw-{name}")
    return text(words, 102, y + 5, size=13, width=176, font_weight=500, fill=DARK)


def _owner(desk: Desk) -> str:
    """The name on the sheet, as one signs it."""
    name = desk.names[desk.owner]
    return (
        disc(desk.owner, 72, 788, 1.1)
        + title(name, 92, 795, 20, 104)
        + line(_stroke(58, 808, 142), **RULE)
    )


# ---- the others -----------------------------------------------------------------------------


def _others(desk: Desk) -> None:
    others = [(desk.owner + n) % desk.view.seats for n in range(1, desk.view.seats)]
    if not others:
        return
    if desk.layout.narrow:
        _narrow_others(desk, others)
        return
    step = 36 if len(others) <= 4 else 31
    top = 700 - step * len(others)
    desk.piece("others", title(desk.speak("draw-others"), 830, top - 10, 16, 170))
    for row, seat in enumerate(others):
        desk.piece(f"other-{seat}", _other(desk, seat, top + step * (row + 0.5)))


def _other(desk: Desk, seat: int, y: float) -> str:
    score = desk.view.points[seat] if desk.plus else desk.view.totals[seat]
    return (
        _active_mark(desk, seat, 830, y)
        + disc(seat, 842, y)
        + text(
            desk.names[seat], 859, y + 5, size=13.5, width=50, font_weight=600, fill=DARK
        )
        + _counts(desk, seat, 918, y, 30)
        + text(
            figure(score), 1000, y + 6, size=17, text_anchor="end", font_weight=800, fill=INK
        )
        + line(_stroke(830, y + 18, 170), **RULE)
    )


def _active_mark(desk: Desk, seat: int, x: float, y: float) -> str:
    """An arrow before the seat whose turn it is, a laurel-coloured one before a winner."""
    if seat in desk.view.winners or (seat == desk.view.active and desk.view.phase != "over"):
        return path(f"M{x - 12} {y - 6}l9 6-9 6z", fill=AMBER, stroke="#8A5A0A", stroke_width=1)
    return ""


def _counts(desk: Desk, seat: int, x: float, y: float, step: float) -> str:
    """Two numbers that tell how the others stand: knights and route, or settlements and cities."""
    if desk.plus:
        pairs = [("knight", 0.46, desk.view.knights[seat]), ("road", 0.36, desk.view.routes[seat])]
    else:
        built = desk.view.built[seat]
        pairs = [
            (kind, size, sum(1 for name in built if name.startswith(letter)))
            for kind, size, letter in (("settlement", 0.44, "S"), ("city", 0.38, "C"))
        ]
    return "".join(
        mini(kind, x + n * step, y, size, turn=-28 if kind == "road" else 0)
        + text(str(count), x + 11 + n * step, y + 5, size=13, font_weight=600, fill=DARK)
        for n, (kind, size, count) in enumerate(pairs)
    )


def _narrow_others(desk: Desk, others: Sequence[int]) -> None:
    wide = desk.plus or len(others) == 1
    columns = 1 if wide else 2 if len(others) in (2, 4) else 3
    room = 488 / columns
    for n, seat in enumerate(others):
        x, y = 16 + n % columns * room, 812 + n // columns * 32
        desk.piece(f"other-{seat}", _narrow_other(desk, seat, x, y, room - 14))


def _narrow_other(desk: Desk, seat: int, x: float, y: float, room: float) -> str:
    score = desk.view.points[seat] if desk.plus else desk.view.totals[seat]
    detailed = room > 200
    name_room = room - 62 - (130 if detailed else 0)
    return (
        _active_mark(desk, seat, x + 8, y)
        + disc(seat, x + 18, y, 0.96)
        + text(desk.names[seat], x + 34, y + 5.5, size=16, width=name_room, font_weight=600, fill=DARK)
        + (_counts(desk, seat, x + room - 140, y, 48) if detailed else "")
        + text(
            figure(score), x + room, y + 6.5, size=19, text_anchor="end", font_weight=800, fill=INK
        )
    )
