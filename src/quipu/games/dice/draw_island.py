"""The ground of the sheet: paper, sea, the seven hexes with their washes and scenes."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, group, line, path, use, wobble
from quipu.drawing.hand import Point
from quipu.games.dice.draw_layout import INK, PAPER, SEPIA, Desk, Layout
from quipu.games.dice.draw_places import HEXES, LANDS, Joker, corners, paper

WASHES: Final = {
    "desert": "#E9CE91",
    "hills": "#D08A5E",
    "forest": "#6FA269",
    "pasture": "#B4CF83",
    "fields": "#EBC763",
    "mountains": "#A7A0A4",
    "lagoon": "#7DB7D0",
}
MIDDLE_DESERT: Final = "#E3C07A"

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
WAVES: Final = ((-269, -133), (-288, 83), (-221, 258), (211, 266), (298, 17), (182, -225)) + (
    (-163, -241),
    (293, 175),
)
NARROW_WAVES: Final = ((-176, -226), (196, -238), (214, 262), (-196, 276), (150, 284))

WIDE_PAPER: Final = (
    "M26 24C200 18 400 28 620 22S900 20 1014 26C1020 220 1012 420 1018 620S1016 780 1014 836"
    "C800 842 560 832 320 838S100 838 26 834C20 640 30 400 24 220Z"
)
MARKED: Final = "M-36-13H36Q40-13 40-9V9Q40 13 36 13H-36Q-40 13-40 9V-9Q-40-13-36-13Z"


def draw_ground(desk: Desk) -> None:
    desk.ground("paper", _paper(desk.layout))
    x, y = desk.layout.island
    desk.ground(
        "island",
        group(*_island(desk), transform=at(x, y, scale=desk.layout.scale)),
    )


def _paper(layout: Layout) -> str:
    edge = WIDE_PAPER if not layout.narrow else _narrow_paper(layout)
    return (
        path(edge, fill="#3B2A12", opacity=0.2, transform="translate(5 8)")
        + path(edge, fill="url(#g-paper)", stroke="#C7AC74", stroke_width=1.4)
        + line(edge, stroke="#B08E4E", stroke_width=10, stroke_opacity=0.1)
    )


def _narrow_paper(layout: Layout) -> str:
    right, low = layout.width - 7, layout.height - 9
    return (
        f"M5 6C130 3 260 9 380 5S480 6 {right} 5C{right + 3} 220 {right - 3} 430 {right + 2} 620"
        f"S{right} {low - 60} {right} {low}C380 {low + 4} 240 {low - 4} 120 {low + 2}"
        f"S30 {low} 5 {low}C2 640 8 400 4 220Z"
    )


def _island(desk: Desk) -> list[str]:
    spots = [(name, LANDS[name], *at_) for name, at_ in HEXES.items()]
    wash = dict(WASHES, lagoon=MIDDLE_DESERT) if desk.plus else WASHES
    return [
        "".join(path(_wash(x, y, 130, 8), fill="#8FC2D6", opacity=0.4) for *_, x, y in spots),
        "".join(path(_ring(x, y, 97), fill="#F5E9CB") for *_, x, y in spots),
        "".join(_field(x, y, wash[land]) for _, land, x, y in spots),
        "".join(path(_edge(x, y), **OUTLINE) for *_, x, y in spots),
        _scenes(desk),
        _fixtures(desk),
    ]


OUTLINE: Final = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 1.5,
    "stroke_opacity": 0.7,
    "stroke_linejoin": "round",
}


def _hex(x: float, y: float, radius: float, shift: float = 0) -> list[Point]:
    cx, cy = paper(x, y)
    k = radius / 96
    return [(cx + shift + (px - cx) * k, cy + shift + (py - cy) * k) for px, py in corners(x, y)]


def _ring(x: float, y: float, radius: float) -> str:
    points = " ".join(f"{px:.1f} {py:.1f}" for px, py in _hex(x, y, radius))
    return f"M{points}Z"


def _edge(x: float, y: float) -> str:
    return wobble(_hex(x, y, 96), amount=1.6, wave=30, step=12, seed=4)


def _wash(x: float, y: float, radius: float, seed: int, shift: float = 0) -> str:
    points = _hex(x, y, radius, shift)
    return wobble(points, amount=6, wave=30, step=8, seed=seed, octaves=3)


def _field(x: float, y: float, colour: str) -> str:
    edge = _wash(x, y, 91, 8)
    return path(
        edge, fill=colour, fill_opacity=0.7, stroke=colour, stroke_opacity=0.35, stroke_width=2
    ) + path(_wash(x, y, 70.4, 21, -8), fill="#FFF9E6", opacity=0.2)


def _scenes(desk: Desk) -> str:
    drawn = []
    for name, land in LANDS.items():
        sand = desk.plus and land == "lagoon"
        motif = f"sheet-{'desert' if sand else land}"
        cx, cy = paper(*HEXES[name])
        for dx, dy in MIDDLE_DUNES if sand else SCENES[name]:
            drawn.append(use(motif, transform=at(cx + dx, cy + dy)))
    waves = NARROW_WAVES if desk.layout.narrow else WAVES
    sea = [use("sheet-lagoon", transform=at(x, y)) for x, y in waves]
    return group(*drawn, class_="pen", stroke=INK, stroke_width=1.5, stroke_opacity=0.6) + group(
        *sea, class_="pen", stroke="#3C6E8E", stroke_width=1.5, stroke_opacity=0.7
    )


def _fixtures(desk: Desk) -> str:
    """What is printed and never changes: the start road, the marked road's field, brackets."""
    marked = next((place for place in desk.sheet.places if place.id == desk.sheet.marked), None)
    field = ""
    if marked:
        spot = at(marked.x, marked.y, turn=marked.turn)
        field = path(MARKED, fill="#B5793A", opacity=0.55, transform=spot) + line(
            MARKED, stroke="#7A4A1A", stroke_width=1.4, stroke_dasharray="4 3", transform=spot
        )
    pairs = [_bracket(joker) for joker in desk.sheet.jokers if len(joker.needs) == 2]
    return field + "".join(pairs) + _start(desk)


def _bracket(joker: Joker) -> str:
    x, y = joker.x, joker.y
    d = f"M{x - 19:.1f} {y - 28:.1f}v5h38v-5M{x:.1f} {y - 23:.1f}v6"
    return line(d, stroke=SEPIA, stroke_width=1.5, stroke_linejoin="round")


def _start(desk: Desk) -> str:
    start = desk.sheet.start
    return group(
        use("sheet-road-1", class_="margin"),
        use("sheet-road-1", class_="ink"),
        use("sheet-road-start", class_="pen", stroke=PAPER, stroke_width=2.6),
        transform=at(start.x, start.y, turn=start.turn, scale=desk.layout.symbol),
    )
