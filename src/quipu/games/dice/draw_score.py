"""What is counted: the track of fifteen turns, or in Plus the two titles and the ten boxes."""

from __future__ import annotations

from typing import Final

from quipu.drawing import Attrs, at, el, group, line, text
from quipu.games.dice.draw_layout import (
    BROWN,
    FAINT,
    INK,
    PAPER,
    RED,
    SEPIA,
    Desk,
    box,
    disc,
    figure,
    middle,
    mini,
    title,
)
from quipu.games.dice.draw_places import TRACK, Point
from quipu.games.dice.sheet import TITLE_POINTS

BOXES: Final = 10  # DP1.5
TICK: Final = "M-9 0C-6 2-4 5-2 8 1 0 6-6 11-9"
CROSS: Final = "M-6-6C-2-2 2 2 6.4 6M6-6.4C2-2-2 2-6 6.4"
LOOKS: Final[dict[str, Attrs]] = {
    "filled": {"fill": PAPER, "stroke": INK, "stroke_width": 1.5},
    "empty": {"fill": PAPER, "stroke": SEPIA, "stroke_width": 1.5},
    "now": {"fill": "#FFE9B0", "stroke": "#B97A12", "stroke_width": 2.2},
}


def draw_score(desk: Desk) -> None:
    view, owner = desk.view, desk.owner
    if desk.plus:
        titles = (view.army, view.knights, view.route, view.routes)
        desk.lay(_titles, "titles", owner, view.seat, *titles)
        desk.lay(
            _points, "points", view.points[owner], view.options["points_to_win"], view.built[owner]
        )
    else:
        running = view.phase != "over" and owner == view.active
        now = view.built_now if running else []
        won = owner in view.winners
        desk.lay(_track, "track", view.boxes[owner], running, now, won, view.totals[owner])


# ---- base: the track ------------------------------------------------------------------------


def _track(desk: Desk) -> None:
    if not desk.layout.narrow:
        desk.ground("turns", title(desk.speak("draw-turns"), 770, 72, 19, 212))
        words = desk.speak("draw-total")
        desk.ground("total-name", middle(words, 953.5, 251, 12, width=70, fill=BROWN))
    for turn in range(len(TRACK)):
        desk.piece(f"box-{turn + 1}", _turn(desk, turn))
    desk.piece("total", _total(desk))


def _turn(desk: Desk, turn: int) -> str:
    """One box: an entry, the turn that is running, or the number of a turn to come."""
    entries = desk.view.boxes[desk.owner]
    spot, small = _turn_spot(desk, turn), 14 if desk.layout.narrow else 11
    if turn < len(entries):
        return _frame(desk, spot, "filled") + _entry(entries[turn], spot, small + 6)
    running = desk.view.phase != "over" and desk.owner == desk.view.active
    if running and turn == len(entries):
        return _frame(desk, spot, "now") + _now(desk, spot, small + 2)
    return _frame(desk, spot, "empty") + middle(str(turn + 1), *spot, small, fill=FAINT)


def _turn_spot(desk: Desk, turn: int) -> Point:
    if desk.layout.narrow:
        return 44.6 + turn % 8 * 61.3, 728 + turn // 8 * 44
    column, row = TRACK[turn]
    return 790 + column * 43, 98 + row * 31


def _frame(desk: Desk, spot: Point, look: str) -> str:
    width, height = (57.3, 38.0) if desk.layout.narrow else (40.0, 28.0)
    return el("rect", **box(width, height, *spot), rx=3, **LOOKS[look])


def _entry(entry: int, spot: Point, size: float) -> str:
    if entry == 0:
        return line(
            CROSS, stroke=RED, stroke_width=2.4, stroke_linecap="round", transform=at(*spot)
        )
    return middle(str(entry), *spot, size, font_weight=700, fill=INK)


def _now(desk: Desk, spot: Point, size: float) -> str:
    """What the symbols built in this turn are worth so far, or the word."""
    now = desk.view.built_now
    worth = sum(place.points for place in desk.page.places if place.id in now)
    words = f"+{worth}" if worth else desk.speak("draw-now")
    return middle(words, *spot, size, width=36, font_weight=700, fill="#6B4A08")


def _total(desk: Desk) -> str:
    x, y, width, height, size = (953.5, 223, 57, 34, 20)
    if desk.layout.narrow:
        x, y, width, height, size = (473.7, 772, 60, 43, 24)
    look = LOOKS["now" if desk.owner in desk.view.winners else "filled"] | {"stroke": INK}
    equals = middle("=", 909, 221, 20, font_weight=700, fill=INK)
    return (
        ("" if desk.layout.narrow else equals)
        + el("rect", **box(width, height, x, y), rx=4, **(look | {"stroke_width": 2.2}))
        + middle(figure(desk.view.totals[desk.owner]), x, y, size, font_weight=800, fill=INK)
    )


# ---- Plus: titles and points ----------------------------------------------------------------


def _titles(desk: Desk) -> None:
    view = desk.view
    if not desk.layout.narrow:
        desk.ground("titles", title(desk.speak("draw-titles"), 770, 72, 19, 212))
    desk.piece("title-army", _title(desk, "army", view.army, view.knights, 0))
    desk.piece("title-route", _title(desk, "route", view.route, view.routes, 1))


def _title(desk: Desk, name: str, holder: int, counts: list[int], row: int) -> str:
    narrow, own = desk.layout.narrow, holder == desk.owner
    wide, left, room = (158, 10, 106) if narrow else (212, 64, 106)
    look = LOOKS["filled" if own else "empty"] | {"stroke_width": 2.2 if own else 1.5}
    frame = el("rect", width=wide, height=42, rx=4, **look)
    if holder < 0:
        frame = el("rect", width=wide, height=42, rx=4, **look, stroke_dasharray="5 3.4")
    emblem = "" if narrow else group(_emblem(name, holder >= 0), transform=at(33, 22))
    words = text(
        desk.speak(f"draw-{name}"), left, 18, size=13, width=room, font_weight=700, fill=INK
    ) + text(_note(desk, name, holder, counts), left, 34, size=12, width=room, fill=BROWN)
    badge = disc(holder, 2, 2, 0.86) if holder >= 0 and not own else ""
    spot = (352, 60 + row * 49) if narrow else (770, 84 + row * 50)
    return group(frame, emblem, words, _worth(own, wide), badge, transform=at(*spot))


def _worth(own: bool, wide: float) -> str:
    """The points of a title: filled for whoever holds it."""
    pen: Attrs = {
        "fill": INK if own else PAPER,
        "stroke": INK if own else SEPIA,
        "stroke_width": 1.5,
    }
    return el("rect", **box(29, 32, wide - 19.5, 21), rx=3, **pen) + middle(
        str(TITLE_POINTS), wide - 19.5, 21, 17, font_weight=800, fill=PAPER if own else BROWN
    )


def _emblem(name: str, held: bool) -> str:
    """Three knights, or three roads in a row."""
    pen = "ink" if held else "sepia"
    if name == "army":
        return "".join(mini("knight", 16 * n - 18, 0, 0.58, pen) for n in range(3))
    return "".join(mini("road", 13 * n - 15, 6.5 - 7 * n, 0.44, pen, turn=-28) for n in range(3))


def _note(desk: Desk, name: str, holder: int, counts: list[int]) -> str:
    if holder < 0:
        return desk.speak(f"draw-{name}-free")
    if holder == desk.view.seat:
        return desk.speak(f"draw-{name}-own", count=counts[holder])
    return desk.speak(f"draw-{name}-other", name=desk.names[holder], count=counts[holder])


def _points(desk: Desk) -> None:
    points = desk.view.points[desk.owner]
    words = desk.speak("draw-points-of", points=points, goal=desk.view.options["points_to_win"])
    for number in range(BOXES):
        desk.piece(f"box-{number + 1}", _tick_box(desk, number))
    if desk.layout.narrow:
        big = middle(figure(points), 470, 728, 36, font_weight=800, fill=INK)
        small = middle(words, 470, 764, 15, width=82, font_weight=600, fill=BROWN)
        desk.piece("points", big, small)
        return
    desk.ground("points-title", title(desk.speak("draw-points"), 770, 204, 19, 130))
    desk.piece(
        "points",
        text(words, 982, 203, size=14, width=78, text_anchor="end", font_weight=700, fill=INK),
    )


def _ticks(desk: Desk) -> int:
    """Points of settlements and cities, which are ticked in the boxes (DP4.2)."""
    built = desk.view.built[desk.owner]
    return sum(place.points for place in desk.page.places if place.id in built)


def _tick_box(desk: Desk, number: int) -> str:
    column, row = number % 5, number // 5
    spot = (790.0 + column * 43, 228.0 + row * 31)
    size = (40, 28)
    if desk.layout.narrow:
        spot, size = (55.0 + column * 82, 728.0 + row * 44), (77, 38)
    ticked = number < _ticks(desk)
    frame = el("rect", **box(*size, *spot), rx=3, **LOOKS["filled" if ticked else "empty"])
    tick = line(
        TICK,
        stroke=INK,
        stroke_width=2.8,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=at(*spot),
    )
    return frame + (tick if ticked else "")
