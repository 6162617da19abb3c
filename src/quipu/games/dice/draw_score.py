"""What is counted: the track of fifteen turns, or in Plus the two titles and the ten boxes."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, el, group, line, text, use
from quipu.games.dice.draw_layout import BROWN, DARK, INK, PAPER, RED, SEPIA, Desk, disc
from quipu.games.dice.draw_places import TRACK

TITLE_POINTS: Final = 2
BOXES: Final = 10
TICK: Final = "M-9 0C-6 2-4 5-2 8 1 0 6-6 11-9"
CROSS: Final = "M-6-6C-2-2 2 2 6.4 6M6-6.4C2-2-2 2-6 6.4"


def draw_score(desk: Desk) -> None:
    if desk.plus:
        _titles(desk)
        _points(desk)
    else:
        _track(desk)


def heading(desk: Desk, key: str, words: str, x: float, y: float, width: float) -> None:
    desk.ground(key, title(words, x, y, 19, width))


def title(words: str, x: float, y: float, size: float, width: float, **attrs: object) -> str:
    return text(words, x, y, size=size, width=width, font="tt", font_weight=700, fill=INK, **attrs)


def figure(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")


# ---- base: the track ------------------------------------------------------------------------


def _track(desk: Desk) -> None:
    if not desk.layout.narrow:
        heading(desk, "turns", desk.speak("draw-turns"), 770, 72, 212)
    entries = desk.view.boxes[desk.owner]
    running = desk.view.phase != "over" and desk.owner == desk.view.active
    for box in range(len(TRACK)):
        state = "filled" if box < len(entries) else "empty"
        if running and box == len(entries):
            state = "now"
        entry = entries[box] if box < len(entries) else 0
        desk.piece(f"box-{box + 1}", _box(desk, box, state, entry))
    desk.piece("total", _total(desk))


def _spot(desk: Desk, box: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a box of the track."""
    if desk.layout.narrow:
        return 16 + box % 8 * 61.3, 703 + box // 8 * 44, 57.3, 38
    column, row = TRACK[box]
    return 770 + column * 43, 84 + row * 31, 40, 28


LOOKS: Final = {
    "filled": {"fill": PAPER, "stroke": INK, "stroke_width": 1.5},
    "empty": {"fill": PAPER, "stroke": SEPIA, "stroke_width": 1.5},
    "now": {"fill": "#FFE9B0", "stroke": "#B97A12", "stroke_width": 2.2},
}


def _box(desk: Desk, box: int, state: str, entry: int) -> str:
    x, y, width, height = _spot(desk, box)
    frame = el("rect", x=x, y=y, width=width, height=height, rx=3, **LOOKS[state])
    middle, base = x + width / 2, y + height / 2
    if state == "now":
        return frame + text(
            desk.speak("draw-now"),
            middle,
            base + 4.5,
            size=13,
            width=width - 6,
            text_anchor="middle",
            font_weight=700,
            fill="#6B4A08",
        )
    if state == "empty":
        small = 11 if not desk.layout.narrow else 14
        return frame + text(
            str(box + 1), middle, base + 4, size=small, text_anchor="middle", fill="#A08A5C"
        )
    return frame + _entry(entry, middle, base, 17 if not desk.layout.narrow else 20)


def _entry(entry: int, x: float, y: float, size: float) -> str:
    if entry == 0:
        mark = {"stroke": RED, "stroke_width": 2.4, "stroke_linecap": "round"}
        return line(CROSS, **mark, transform=at(x, y))
    return text(
        str(entry), x, y + size * 0.36, size=size, text_anchor="middle", font_weight=700, fill=INK
    )


def _total(desk: Desk) -> str:
    total = figure(desk.view.totals[desk.owner])
    x, y, width, height, size = (925, 206, 57, 34, 20)
    if desk.layout.narrow:
        x, y, width, height, size = (445.1, 745, 59.3, 42, 23)
    equals = text("=", 909, 228, size=20, text_anchor="middle", font_weight=700, fill=INK)
    frame = el(
        "rect", x=x, y=y, width=width, height=height, rx=4, fill=PAPER, stroke=INK, stroke_width=2.2
    )
    return (
        ("" if desk.layout.narrow else equals)
        + frame
        + text(
            total,
            x + width / 2,
            y + height / 2 + size * 0.36,
            size=size,
            text_anchor="middle",
            font_weight=800,
            fill=INK,
        )
    )


# ---- Plus: titles and points ----------------------------------------------------------------


def _titles(desk: Desk) -> None:
    if not desk.layout.narrow:
        heading(desk, "titles", desk.speak("draw-titles"), 770, 72, 212)
    view = desk.view
    _title(desk, "army", view.army, view.knights, 0)
    _title(desk, "route", view.route, view.routes, 1)


def _title(desk: Desk, name: str, holder: int, counts: list[int], row: int) -> None:
    own = holder == desk.owner
    words = text(
        desk.speak(f"draw-{name}"), 0, -4, size=13, width=104, font_weight=700, fill=INK
    ) + text(_note(desk, name, holder, counts), 0, 12, size=12, width=104, fill=BROWN)
    value = group(
        el(
            "rect",
            x=-14.5,
            y=-16,
            width=29,
            height=32,
            rx=3,
            fill=INK if own else PAPER,
            stroke=INK if own else SEPIA,
            stroke_width=1.5,
        ),
        text(
            str(TITLE_POINTS),
            0,
            6,
            size=17,
            text_anchor="middle",
            font_weight=800,
            fill=PAPER if own else BROWN,
        ),
    )
    desk.piece(f"title-{name}", _title_field(desk, name, holder, words, value, row))


def _title_field(
    desk: Desk, name: str, holder: int, words: str, value: str, row: int
) -> str:
    narrow = desk.layout.narrow
    x, y, width = (354, 58 + row * 48, 156) if narrow else (770, 84 + row * 50, 212)
    own = holder == desk.owner
    frame = el(
        "rect",
        x=x,
        y=y,
        width=width,
        height=42,
        rx=4,
        fill=PAPER,
        stroke=INK if own else SEPIA,
        stroke_width=2.2 if own else 1.5,
        stroke_dasharray="5 3.4" if holder < 0 else None,
    )
    picture = "" if narrow else group(_emblem(name, holder >= 0), transform=at(x + 36, y + 22))
    badge = disc(holder, x + 2, y + 2, 0.86) if holder >= 0 and not own else ""
    return (
        frame
        + picture
        + group(words, transform=at(x + (10 if narrow else 72), y + 22))
        + group(value, transform=at(x + width - 19.5, y + 21))
        + badge
    )


def _emblem(name: str, held: bool) -> str:
    """Three knights, or three roads in a row."""
    pen = "ink" if held else "sepia"
    if name == "army":
        return "".join(mini("knight", 18 * (n - 1) - 2, 0, 0.62, pen) for n in range(3))
    return "".join(
        mini("road", 13 * (n - 1) - 2, -7 * (n - 1), 0.44, pen, turn=-28) for n in range(3)
    )


def mini(kind: str, x: float, y: float, scale: float, pen: str = "ink", turn: float = 0) -> str:
    """A small symbol for counts and titles."""
    light = {"class_": "pen", "stroke": PAPER if pen == "ink" else SEPIA, "stroke_width": 2}
    extra = ""
    if kind == "knight":
        plume = light | {"stroke": INK if pen == "ink" else SEPIA}
        extra = use("sheet-knight-visor", **light) + use("sheet-knight-plume", **plume)
    return group(
        use(f"sheet-{kind}-1", class_=pen), extra, transform=at(x, y, turn=turn, scale=scale)
    )


def _note(desk: Desk, name: str, holder: int, counts: list[int]) -> str:
    if holder < 0:
        return desk.speak(f"draw-{name}-free")
    if holder == desk.view.seat:
        return desk.speak(f"draw-{name}-own", count=counts[holder])
    return desk.speak(f"draw-{name}-other", name=desk.names[holder], count=counts[holder])


def _points(desk: Desk) -> None:
    points = desk.view.points[desk.owner]
    goal = desk.view.options.get("points_to_win", 10)
    built = desk.view.built[desk.owner]
    ticks = sum(1 for name in built if name.startswith("PS"))
    ticks += 2 * sum(1 for name in built if name.startswith("PC"))
    for box in range(BOXES):
        desk.piece(f"box-{box + 1}", _tick_box(desk, box, box < ticks))
    words = desk.speak("draw-points-of", points=points, goal=goal)
    if desk.layout.narrow:
        desk.piece("points", _narrow_points(desk, points, words))
        return
    heading(desk, "points-title", desk.speak("draw-points"), 770, 204, 130)
    desk.piece(
        "points",
        text(words, 982, 203, size=14, width=78, text_anchor="end", font_weight=700, fill=INK),
    )


def _narrow_points(desk: Desk, points: int, words: str) -> str:
    return text(
        figure(points), 470, 742, size=34, text_anchor="middle", font_weight=800, fill=INK
    ) + text(
        words, 470, 768, size=14.5, width=80, text_anchor="middle", font_weight=600, fill=DARK
    )


def _tick_box(desk: Desk, box: int, ticked: bool) -> str:
    column, row = box % 5, box // 5
    x, y, width, height = 770 + column * 43, 214 + row * 31, 40, 28
    if desk.layout.narrow:
        x, y, width, height = 16 + column * 82, 703 + row * 44, 77, 38
    frame = el(
        "rect", x=x, y=y, width=width, height=height, rx=3, **LOOKS["filled" if ticked else "empty"]
    )
    if not ticked:
        return frame
    pen = {"class_": "pen", "stroke": INK, "stroke_width": 2.8}
    return frame + el("path", d=TICK, **pen, transform=at(x + width / 2, y + height / 2))
