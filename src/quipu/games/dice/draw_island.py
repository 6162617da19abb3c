"""The ground of the sheet: paper, sea, the seven hexes with their washes and scenes."""

from __future__ import annotations

from functools import cache
from typing import Final

from quipu.drawing import Attrs, at, group, line, path, use, wobble
from quipu.games.dice.draw_layout import INK, PAPER, SEPIA, Desk, Layout
from quipu.games.dice.draw_places import HEXES, SIDE, Joker, Place, Point, corners, paper

WASHES: Final = {
    "desert": "#E9CE91",
    "hills": "#D08A5E",
    "forest": "#6FA269",
    "pasture": "#B4CF83",
    "fields": "#EBC763",
    "mountains": "#A7A0A4",
    "lagoon": "#7DB7D0",
    "middle": "#E3C07A",
}
SCENES: Final[dict[str, tuple[Point, ...]]] = {
    "N": ((-44, 34), (42, 40), (-58, 2), (56, -2), (-2, 62)),
    "NE": ((-50, 30), (44, 46), (60, 4), (-8, 64)),
    "SE": ((-58, 14), (-44, 40), (50, 40), (62, 8), (8, 64), (-14, 60), (34, 56)),
    "S": ((-48, 34), (46, 36), (2, 64), (58, 0)),
    "SW": ((-56, 8), (-44, 34), (-58, 30), (46, 36), (58, 20), (4, 62), (18, 60)),
    "NW": ((-52, 28), (46, 36), (4, 62), (60, 2)),
    "C": ((-36, -24), (20, -36), (-8, 4), (34, 16), (-30, 34), (14, 46)),
}
MIDDLE_DUNES: Final = ((-54, 6), (54, 8), (-40, 46), (40, 48), (0, 64))
WAVES: Final = (
    *((-269, -133), (-288, 83), (-221, 258), (211, 266)),
    *((290, -36), (182, -225), (-163, -241), (268, -172)),
)
NARROW_WAVES: Final = ((196, -238), (190, 236), (236, 262), (148, 276))
WIDE_EDGE: Final = (
    "M26 24C200 18 400 28 620 22S900 20 1014 26C1020 220 1012 420 1018 620S1016 780 1014 836"
    "C800 842 560 832 320 838S100 838 26 834C20 640 30 400 24 220Z"
)
MARKED: Final = "M-36-13H36Q40-13 40-9V9Q40 13 36 13H-36Q-40 13-40 9V-9Q-40-13-36-13Z"


def draw_ground(desk: Desk) -> None:
    layout = desk.layout
    scenes = _scenes(desk.plus, NARROW_WAVES if layout.narrow else WAVES)
    island = group(
        _land(desk.plus),
        scenes,
        _fixtures(desk),
        transform=at(*layout.island, scale=layout.scale),
    )
    desk.ground("paper", _paper(layout))
    desk.ground("island", island)


def _paper(layout: Layout) -> str:
    edge = _narrow_edge(layout) if layout.narrow else WIDE_EDGE
    return (
        path(edge, fill="#3B2A12", opacity=0.2, transform="translate(5 8)")
        + path(edge, fill="url(#g-paper)", stroke="#C7AC74", stroke_width=1.4)
        + line(edge, stroke="#B08E4E", stroke_width=10, stroke_opacity=0.1)
    )


def _narrow_edge(layout: Layout) -> str:
    right, low = layout.width - 7, layout.height - 9
    return (
        f"M5 6C130 3 260 9 380 5S480 6 {right} 5C{right + 3} 220 {right - 3} 430 {right + 2} 620"
        f"S{right} {low - 60} {right} {low}C380 {low + 4} 240 {low - 4} 120 {low + 2}"
        f"S30 {low} 5 {low}C2 640 8 400 4 220Z"
    )


@cache
def _land(plus: bool) -> str:
    """Sea, a rim of bare paper, the washes, and the outlines in ink."""
    spots = [
        (x, y, "middle" if plus and land == "lagoon" else land) for x, y, land in HEXES.values()
    ]
    sea = [path(_wash(_hex(x, y, 130), 8), fill="#8FC2D6", opacity=0.4) for x, y, _ in spots]
    rims = [path(wobble(_hex(x, y, 97), amount=0), fill="#F5E9CB") for x, y, _ in spots]
    fields = [_field(x, y, WASHES[land]) for x, y, land in spots]
    edges = [path(wobble(_hex(x, y, SIDE), amount=1.6, wave=30, seed=4)) for x, y, _ in spots]
    ink: Attrs = {"stroke": INK, "stroke_width": 1.5, "stroke_opacity": 0.7}
    return "".join(sea + rims + fields) + group(*edges, class_="pen", **ink)


def _hex(x: float, y: float, radius: float, shift: float = 0) -> list[Point]:
    (cx, cy), k = paper(x, y), radius / SIDE
    return [(cx + shift + (px - cx) * k, cy + shift + (py - cy) * k) for px, py in corners(x, y)]


def _wash(points: list[Point], seed: int) -> str:
    """The uneven edge of a watercolour."""
    return wobble(points, amount=6, wave=30, step=8, seed=seed, octaves=3)


def _field(x: float, y: float, colour: str) -> str:
    """A wash with a darker rim, where the colour ran and dried, and a lighter middle."""
    edge = _wash(_hex(x, y, 91), 8)
    light = _wash(_hex(x, y, 70.4, -8), 21)
    return (
        path(edge, fill=colour, opacity=0.7)
        + line(edge, stroke=colour, stroke_opacity=0.4, stroke_width=2)
        + path(light, fill="#FFF9E6", opacity=0.2)
    )


def _scenes(plus: bool, waves: tuple[Point, ...]) -> str:
    drawn = []
    for name, (x, y, land) in HEXES.items():
        sand = plus and land == "lagoon"
        cx, cy = paper(x, y)
        drawn += [
            use("sheet-desert" if sand else f"sheet-{land}", transform=at(cx + dx, cy + dy))
            for dx, dy in (MIDDLE_DUNES if sand else SCENES[name])
        ]
    sea = [use("sheet-lagoon", transform=at(x, y)) for x, y in waves]
    pen: Attrs = {"class_": "pen", "stroke_width": 1.5}
    return group(*drawn, **pen, stroke=INK, stroke_opacity=0.6) + group(
        *sea, **pen, stroke="#3C6E8E", stroke_opacity=0.7
    )


def _fixtures(desk: Desk) -> str:
    """What is printed and never changes: the marked road's field, brackets, the start road."""
    field = marked_field(MARKED, _along(desk.page.marked)) if desk.page.marked else ""
    pairs = [_bracket(joker) for joker in desk.page.jokers if len(joker.needs) == 2]
    return field + "".join(pairs) + _start(desk.page.start, desk.layout.symbol)


def marked_field(shape: str, transform: str) -> str:
    """The shaded ground of the road that starts the trade route (DP6.1)."""
    return path(shape, fill="#B5793A", opacity=0.55, transform=transform) + line(
        shape, stroke="#7A4A1A", stroke_width=1.4, stroke_dasharray="4 3", transform=transform
    )


def _along(place: Place, scale: float = 1) -> str:
    return at(place.x, place.y, turn=place.turn, scale=scale)


def _bracket(joker: Joker) -> str:
    d = f"M{joker.x - 19:.1f} {joker.y - 28:.1f}v5h38v-5M{joker.x:.1f} {joker.y - 23:.1f}v6"
    return line(d, stroke=SEPIA, stroke_width=1.5, stroke_linejoin="round")


def _start(start: Place, scale: float) -> str:
    return group(
        use("sheet-road-1", class_="margin"),
        use("sheet-road-1", class_="ink"),
        use("sheet-road-start", class_="pen", stroke=PAPER, stroke_width=2.6),
        transform=_along(start, scale),
    )
