"""The margin of the sheet: title and turn, costs, legend, whose sheet it is, and the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quipu.drawing import Attrs, at, el, group, line, measure, paragraph, path, text, use
from quipu.games.dice.draw_island import marked_field
from quipu.games.dice.draw_layout import (
    AMBER,
    BROWN,
    DARK,
    INK,
    OTHERS_STEP,
    OTHERS_TOP,
    PAPER,
    SEPIA,
    Desk,
    capital,
    columns,
    disc,
    figure,
    mini,
    title,
)
from quipu.games.dice.draw_places import COSTS
from quipu.games.dice.draw_symbols import pencilled
from quipu.games.dice.sheet import TURNS

SLOPE: Final = -28  # of small roads
MANY: Final = 4  # more others than this stand closer and without their counts


def draw_margin(desk: Desk) -> None:
    desk.lay(_draw_printed, "margin", desk.owner)
    desk.piece("status", _status(desk))
    view = desk.view
    score = view.points if desk.plus else view.totals
    counts = (view.knights, view.routes) if desk.plus else (view.built,)
    turn = view.winners if view.phase == "over" else [view.active]
    desk.lay(_others, "others", desk.owner, view.seats, score, counts, turn)


def _draw_printed(desk: Desk) -> None:
    """What does not change in a game."""
    if desk.layout.narrow:
        desk.ground("costs", _short_costs())
    else:
        desk.ground("title", _title(desk))
        desk.ground("costs-title", title(desk.speak("draw-costs"), 60, 72, 19, 200))
        desk.ground("costs", _costs(desk))
        desk.ground("legend", _legend(desk))
        desk.piece("owner", _owner(desk))


def _title(desk: Desk) -> str:
    words = desk.speak("draw-title")
    if not desk.plus:
        return title(words, 520, 76, 30, 400, text_anchor="middle")
    end = 500 + min(400, measure(words, 30, 700, "tt")) / 2
    sign = line("M-8 0H8M0-8V8", stroke=PAPER, stroke_width=3.6, stroke_linecap="round")
    return title(words, end, 76, 30, 400, text_anchor="end") + group(
        el("circle", r=15, fill=INK), sign, transform=at(end + 25, 66)
    )


# ---- whose turn -----------------------------------------------------------------------------


def _status(desk: Desk) -> str:
    words = _status_words(desk)
    over = desk.view.phase == "over"
    x, y, size = (260, 37, 19) if desk.layout.narrow else (520, 104, 19 if over else 14.5)
    mark = ""
    if not over:
        left = x - min(430, measure(words, size, 700)) / 2 - 14
        mark = disc(desk.view.active, left, y - size * 0.34, size / 17)
    bold = over or desk.own or desk.layout.narrow
    look: Attrs = {"font_weight": 700, "fill": INK}
    return mark + text(
        words,
        x,
        y,
        size=size,
        width=430,
        text_anchor="middle",
        **(look if bold else {"font_weight": 500, "fill": BROWN}),
    )


def _status_words(desk: Desk) -> str:
    view = desk.view
    if view.phase == "over":
        return _ending(desk)
    key = f"draw-{'plus' if desk.plus else 'turn'}-{'own' if desk.own else 'other'}"
    dice, name = len(view.faces), desk.names[view.active]
    return desk.speak(key, turn=view.round, turns=TURNS, dice=dice, step=view.step, name=name)


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


def _costs(desk: Desk) -> str:
    rows = enumerate(COSTS)
    return "".join(_cost(desk, 107 + 33 * row, kind, cost) for row, (kind, cost) in rows)


def _cost(desk: Desk, y: float, kind: str, cost: Sequence[str]) -> str:
    name = capital(desk.speak(f"thing-{kind}"))
    icons = [
        use(f"icon-{face}", 142 + 25 * n, y - 16, width=22, height=22)
        for n, face in enumerate(cost)
    ]
    words = text(name, 60, y, size=14, width=78, font_weight=600, fill=INK)
    return words + "".join(icons) + _ruled(58, y + 11, 210)


def _ruled(x: float, y: float, width: float) -> str:
    """A line as a hand draws it along a ruler."""
    d = f"M{x} {y:.1f}c{width * 0.25:.0f}-1 {width * 0.68:.0f} 1 {width} 0"
    return line(d, stroke=SEPIA, stroke_width=0.9, stroke_opacity=0.6)


def _short_costs() -> str:
    """The costs without words, for the corner of the narrow sheet."""
    drawn = []
    for row, (kind, cost) in enumerate(COSTS):
        y = 72 + row * 26
        size = {"road": 0.44, "city": 0.48}.get(kind, 0.52)
        drawn.append(mini(kind, 27, y, size, turn=SLOPE if kind == "road" else 0))
        drawn += [
            use(f"icon-{face}", 45 + 23 * n, y - 12, width=23, height=23)
            for n, face in enumerate(cost)
        ]
    return "".join(drawn)


def _legend(desk: Desk) -> str:
    shape = "sheet-settlement-2"
    drawn = [
        _legend_row(desk, 640, "ink", use(shape, class_="ink")),
        _legend_row(desk, 686, "pencil", pencilled(shape)),
        _legend_row(desk, 732, "sepia", use(shape, class_="sepia")),
    ]
    if desk.plus:
        drawn.append(_legend_row(desk, 594, "marked", marked_field("M-20-9H20V9H-20Z", "")))
    return "".join(drawn)


def _legend_row(desk: Desk, y: float, name: str, picture: str) -> str:
    words = desk.speak(f"draw-{name}")
    return group(picture, transform=at(76, y, scale=0.8)) + paragraph(
        words, 102, y, size=13, width=172, font_weight=500, fill=DARK
    )


def _owner(desk: Desk) -> str:
    """The name on the sheet, as one signs it."""
    name = title(desk.names[desk.owner], 92, 795, 20, 106)
    return disc(desk.owner, 72, 788, 1.1) + name + _ruled(58, 808, 142)


# ---- the others -----------------------------------------------------------------------------


def _others(desk: Desk) -> None:
    others = [(desk.owner + n) % desk.view.seats for n in range(1, desk.view.seats)]
    if desk.layout.narrow:
        _narrow_others(desk, others)
    elif others:
        _wide_others(desk, others)


def _wide_others(desk: Desk, others: Sequence[int]) -> None:
    step = 36 if len(others) <= MANY else 31
    top = 706 - step * len(others)
    desk.piece("others", title(desk.speak("draw-others"), 816, top - 10, 16, 184))
    for row, seat in enumerate(others):
        y = top + step * (row + 0.5)
        drawn = _other(desk, seat, 816, y, 184, 13.5, len(others) <= MANY)
        desk.piece(f"other-{seat}", drawn + _ruled(816, y + step / 2, 184))


def _narrow_others(desk: Desk, others: Sequence[int]) -> None:
    across = columns(len(others), desk.plus) if others else 1
    room = 488 / across
    for n, seat in enumerate(others):
        x, y = 16 + n % across * room, OTHERS_TOP + 4 + n // across * OTHERS_STEP
        drawn = _other(desk, seat, x, y, room - 14 * (across > 1), 16, room > 200)
        desk.piece(f"other-{seat}", drawn)


def _other(
    desk: Desk, seat: int, x: float, y: float, room: float, size: float, counted: bool
) -> str:
    """A line of the list: disc, name, two counts, points."""
    score = desk.view.points[seat] if desk.plus else desk.view.totals[seat]
    step = size * 2.3
    end = x + room - size * 2.7
    counts = _counts(desk, seat, end - 2 * step + 8, y, size) if counted else ""
    name_room = (end - 2 * step - 8 if counted else end) - x - 32
    return (
        _pointer(desk, seat, x, y)
        + disc(seat, x + 12, y)
        + text(
            desk.names[seat],
            x + 29,
            y + size * 0.36,
            size=size,
            width=name_room,
            font_weight=600,
            fill=DARK,
        )
        + counts
        + text(
            figure(score),
            x + room,
            y + size * 0.45,
            size=size * 1.25,
            text_anchor="end",
            font_weight=800,
            fill=INK,
        )
    )


def _pointer(desk: Desk, seat: int, x: float, y: float) -> str:
    """An arrow before the seat whose turn it is, at the end before the winners."""
    chosen = desk.view.winners if desk.view.phase == "over" else [desk.view.active]
    if seat not in chosen:
        return ""
    d = f"M{x - 11:.1f} {y - 6:.1f}l9 6-9 6z"
    return path(d, fill=AMBER, stroke="#8A5A0A", stroke_width=1, stroke_linejoin="round")


def _counts(desk: Desk, seat: int, x: float, y: float, size: float) -> str:
    """How another stands: knights and route, or settlements and cities."""
    view = desk.view
    if desk.plus:
        pairs = [("knight", 0.46, view.knights[seat]), ("road", 0.36, view.routes[seat])]
    else:
        kinds = [place.kind for place in desk.page.places if place.id in view.built[seat]]
        pairs = [
            ("settlement", 0.44, kinds.count("settlement")),
            ("city", 0.38, kinds.count("city")),
        ]
    grow = size / 13.5
    return "".join(
        mini(kind, x + n * size * 2.3, y, scale * grow, turn=SLOPE if kind == "road" else 0)
        + text(
            str(count),
            x + size * 0.84 + n * size * 2.3,
            y + size * 0.36,
            size=size * 0.96,
            font_weight=600,
            fill=DARK,
        )
        for n, (kind, scale, count) in enumerate(pairs)
    )
