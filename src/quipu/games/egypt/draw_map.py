"""The land: frame, fields, harbours and oases, the Nile."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final

from quipu.drawing import at, el, group, text, use
from quipu.games.egypt.box import OASES
from quipu.games.egypt.draw_layout import Desk
from quipu.games.egypt.draw_places import AT_PATH, CROSSINGS, ENDS, HEXES, PATHS, harbour_name
from quipu.settlers.draw_board import draw_places, tile, variations
from quipu.settlers.draw_kit import DARK, Point

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


def draw_ground(desk: Desk) -> None:
    middle = at(*desk.layout.middle)
    desk.ground("board", use("board-egypt", transform=middle))
    for path, kind in sorted(desk.view.harbours.items()):
        desk.ground(f"harbour-{path}", _harbour(desk, path, kind))
    if desk.view.has_pyramid:
        desk.ground("nile", use("board-egypt-nile", transform=middle))
    for hex, look in enumerate(variations(desk)):
        desk.ground(f"hex-{hex}", _tile(desk, hex, look))
    draw_places(desk)


def _tile(desk: Desk, hex: int, look: int) -> str:
    if not desk.view.has_pyramid or hex not in NILE:
        return tile(desk, hex, look)
    piece, turn = NILE[hex]
    river = use(f"nile-{piece}", transform=f"rotate({turn})" if turn else None)
    return tile(desk, hex, look, river)


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
