"""The land: frame, fields with their chips, harbours and oases, the Nile, the robber."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees, hypot
from typing import Final

from quipu.drawing import at, el, group, text, use
from quipu.games.egypt.box import OASES
from quipu.games.egypt.draw_layout import DARK, Desk, Point
from quipu.games.egypt.draw_places import AT_PATH, CROSSINGS, ENDS, HEXES, NEAR, PATHS, harbour_name

NILE: Final = {  # P1.4: which piece of the river, turned by so much
    0: ("straight-1", 0),
    4: ("straight-2", 0),
    9: ("fork", 0),
    14: ("straight-1", 0),
    18: ("straight-2", 0),
    5: ("straight-1", 60),
    2: ("straight-2", 60),
}
PLATE: Final = 83  # from the middle of the hex
BESIDE: Final[dict[int, Point]] = {  # the ship or the palm beside the plate, by path
    0: (-24, 16),
    3: (25, 13),
    17: (25, 13),
    38: (2, -26),
    61: (24, -14),
    69: (24, -14),
    66: (-25, -12),
    49: (-2, 30),
    18: (-2, -26),
    33: (-1, -27),
}
CHIP_BELOW: Final = 18
ROBBER_ABOVE: Final = -17
ROBBED: Final = 0.6


def draw_ground(desk: Desk) -> None:
    middle = at(*desk.layout.middle)
    desk.ground("board", use("board-egypt", transform=middle))
    for path, kind in sorted(desk.view.harbours.items()):
        desk.ground(f"harbour-{path}", _harbour(desk, path, kind))
    if desk.view.has_pyramid:
        desk.ground("nile", use("board-egypt-nile", transform=middle))
    for hex, look in enumerate(_variations(desk)):
        desk.ground(f"hex-{hex}", _tile(desk, hex, look))
    desk.ground("places", *_places(desk, "path", PATHS), *_places(desk, "crossing", CROSSINGS))


def _places(desk: Desk, sort: str, spots: Sequence[Point]) -> list[str]:
    """Where a page may be asked why nothing can be built."""
    found = [desk.layout.spot(*spot) for spot in spots]
    return [
        el("circle", cx=round(x), cy=round(y), r=13, class_="hit", data_place=f"{sort}-{place}")
        for place, (x, y) in enumerate(found)
    ]


def _variations(desk: Desk) -> list[int]:
    """One of two looks by the field's id, the other beside a field that would be its copy."""
    looks: list[int] = []
    lands = desk.view.terrains
    for hex, land in enumerate(lands):
        beside = [looks[near] for near in NEAR[hex] if near < hex and lands[near] == land]
        look = hex * 7 // 3 % 2 + 1
        looks.append(3 - look if beside.count(look) > beside.count(3 - look) else look)
    return looks


def _tile(desk: Desk, hex: int, look: int) -> str:
    land = desk.view.terrains[hex].replace("_", "-")
    spot = desk.layout.spot(*HEXES[hex])
    parts = [use(f"terrain-egypt-{land}-{look}")]
    if desk.view.has_pyramid and hex in NILE:
        piece, turn = NILE[hex]
        parts.append(use(f"nile-{piece}", transform=f"rotate({turn})" if turn else None))
    return group(*parts, transform=at(*spot), role="img", aria_label=desk.lands[hex])


# ---- harbours and oases ---------------------------------------------------------------------


def _harbour(desk: Desk, path: int, kind: str) -> str:
    (hx, hy), (mx, my) = HEXES[AT_PATH[path][0]], PATHS[path]
    far = PLATE / hypot(mx - hx, my - hy)
    plate = (hx + (mx - hx) * far, hy + (my - hy) * far)
    oasis = path in OASES
    ways = [_trail(CROSSINGS[end], plate, oasis) for end in ENDS[path]]
    dx, dy = BESIDE[path]
    shown = use(
        "mark-oasis" if oasis else "mark-harbour",
        transform=at(
            plate[0] + dx * desk.layout.mark, plate[1] + dy * desk.layout.mark, scale=0.66
        ),
    )
    sign = group(_sign(kind), transform=at(*plate, scale=desk.layout.mark))
    label = harbour_name(desk.speak, kind)
    board = at(*desk.layout.middle)
    return group(*ways, shown, sign, transform=board, role="img", aria_label=label)


def _trail(crossing: Point, plate: Point, oasis: bool) -> str:
    """A pier over the water, or steps in the sand, from a crossing towards the plate."""
    (x, y), (px, py) = crossing, plate
    far = hypot(px - x, py - y)
    dx, dy = (px - x) / far, (py - y) / far
    if not oasis:
        turn = degrees(atan2(dy, dx)) - 90
        return use("mark-pier", transform=at(x + 9 * dx, y + 9 * dy, turn=turn))
    return el(
        "line",
        x1=x + 10 * dx,
        y1=y + 10 * dy,
        x2=x + 27 * dx,
        y2=y + 27 * dy,
        stroke="#A9803F",
        stroke_width=4,
        stroke_linecap="round",
        stroke_dasharray="0.1 6",
    )


def _sign(kind: str) -> str:
    if kind == "any":
        return use("mark-plate") + _rate("3:1", 4.4, 12.5)
    icon = use(f"icon-{kind}", -8, -11, width=16, height=16)
    return use("mark-plate") + icon + _rate("2:1", 10.4, 8)


def _rate(words: str, y: float, size: float) -> str:
    return text(words, 0, y, size=size, text_anchor="middle", font_weight=800, fill=DARK)


# ---- what lies on the fields ----------------------------------------------------------------


def draw_chips(desk: Desk) -> None:
    for hex, chip in enumerate(desk.view.chips):
        if chip:
            desk.piece(f"chip-{hex}", _chip(desk, hex, chip))


def _chip(desk: Desk, hex: int, chip: int) -> str:
    """Dulled while the robber is there; in a ring of light when its number was rolled."""
    x, y = desk.layout.spot(*HEXES[hex])
    spot = at(x, y + CHIP_BELOW, scale=desk.layout.mark)
    if hex == desk.view.robber:
        return use(f"chip-{chip}", transform=spot, opacity=ROBBED)
    if chip != sum(desk.view.dice):
        return use(f"chip-{chip}", transform=spot)
    wide = 19.5 if chip in (6, 8) else 17.5
    ring = el("circle", r=wide, fill="#FFE9A8", stroke="#C97B12", stroke_width=1.4)
    return group(ring, use(f"chip-{chip}"), transform=spot)


def robber_spot(desk: Desk, hex: int) -> Point:
    x, y = desk.layout.spot(*HEXES[hex])
    return x - 1, y + ROBBER_ABOVE


def draw_robber(desk: Desk) -> None:
    spot = robber_spot(desk, desk.view.robber)
    hex = desk.lands[desk.view.robber]
    desk.piece(
        "robber",
        group(
            use("piece-robber"),
            transform=at(*spot, scale=1.12 * desk.layout.piece),
            role="img",
            aria_label=desk.speak("draw-robber", place=hex),
        ),
    )
