"""Where the parts of the table lie, wide and narrow, and what is needed while drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from quipu.drawing import Part
from quipu.drawing.parts import BOARD, BOTTOM_LEFT, NOWHERE, TOP_LEFT
from quipu.games.egypt.box import COLOURS, GRID, KIND_NAMES, TERRAINS, TITLES
from quipu.games.egypt.draw_view import View
from quipu.settlers.draw_desk import Desk as SettlersDesk
from quipu.settlers.draw_desk import Layout as SettlersLayout
from quipu.settlers.draw_desk import Look, Places
from quipu.settlers.draw_kit import Point

EGYPT: Final = Look(
    game="egypt",
    home=__package__,
    places=Places(GRID),
    colours=COLOURS,
    kinds=KIND_NAMES,
    titles=list(TITLES),
    yields=dict(zip(TERRAINS, KIND_NAMES, strict=False)),  # E1.2; the desert is left over
)


@dataclass(frozen=True, kw_only=True)
class Layout(SettlersLayout):
    """The places of bank, gods and site."""

    bank: Point | None
    gods: tuple[Point, ...]  # of open cards, upper left corners
    gods_title: Point
    god: float
    owners: tuple[Point, ...]  # of the cards in front of their owners
    site: Point
    site_size: float
    golden: tuple[Point, Point]


def _row(x: float, y: float, count: int, pitch: float) -> tuple[Point, ...]:
    return tuple((x + pitch * n, y) for n in range(count))


WIDE_DICE: Final[Point] = (46, 41)
DICE: Final = ("die-", "dice-sum")
GODS: Final = ("gods-title", "god-", "do-god-")
SITE: Final = ("site", "stone-", "golden-", "do-stone-")
HALF: Final = 323.0  # of the board's width


def layout_for(view: View, narrow: bool) -> Layout:
    four = len(view.open_gods) > 6
    return _narrow(view.variant, four) if narrow else _wide(view.variant, four, view.seats)


@cache
def _wide(variant: str, four: bool, seats: int) -> Layout:
    plain = variant == "egypt"
    middle = 440.0 if plain else 360.0
    parts = [
        Part("board", (middle - HALF, 0, 2 * HALF, 578), place=BOARD),
        Part("dice", (16, 13, 164, 60), DICE, TOP_LEFT, least=0.6, most=1),
        Part("bank", (16, 443, 56, 128), ("bank-",), BOTTOM_LEFT, least=0.9),
        Part("owners", (600, 12, 276, 124), ("owners-title", "god-"), NOWHERE),
    ]
    if not plain:
        left = 600.0 if four else 668.0
        parts.append(Part("gods", (left, 353, 874 - left, 220), GODS, least=0.62))
    if variant == "egypt-pyramid":
        del parts[3]
        parts.append(Part("site", (630, 8, 254, 318), SITE, least=0.7))
    return Layout(
        narrow=False,
        parts=tuple(parts),
        width=880,
        height=576,
        middle=(middle, 286),
        mark=1,
        piece=1,
        dice=WIDE_DICE,
        die=1.12,
        bank=(21, 458),
        gods=_row(672, 377, 3, 68) + _row(604 if four else 672, 475, 4 if four else 3, 68),
        gods_title=(673, 368),
        god=0.84,
        owners=_row(876 - 68 * seats, 36, seats, 68),
        site=(750, 113),
        site_size=0.6,
        golden=((696, 256), (766, 256)),
    )


@cache
def _narrow(variant: str, four: bool) -> Layout:
    pyramid = variant == "egypt-pyramid"
    row = _row(8, 584, 7, 93)
    grid = _row(344, 624, 3, 104) + _row(344, 750, 3, 104)
    if four:
        grid = _row(338, 630, 4, 80) + _row(338, 750, 4, 80)
    height = {"egypt": 580.0, "egypt-gods": 700.0}.get(variant, 880.0)
    parts = [
        Part("board", (330 - HALF, 0, 2 * HALF, 580), place=BOARD),
        Part("dice", (2, 1, 152, 58), DICE, TOP_LEFT, least=0.5, most=1),
    ]
    if pyramid:
        parts.append(Part("site", (4, 584, 336, 296), SITE, least=0.5))
        parts.append(Part("gods", (336, 588, 320, 290), GODS, least=0.5))
    elif variant == "egypt-gods":
        parts.append(Part("gods", (4, 551, 644 if four else 550, 149), GODS, least=0.58))
    return Layout(
        narrow=True,
        parts=tuple(parts),
        width=660,
        height=height,
        middle=(330, 287),
        mark=1.2,
        piece=1.08,
        dice=(28, 28),
        die=1.05,
        bank=None,
        gods=grid if pyramid else row,
        gods_title=(grid[0][0], 610) if pyramid else (10, 572),
        god=(1 if four else 1.1) if pyramid else 1,
        owners=(),
        site=(168, 690),
        site_size=0.72,
        golden=((4, 806), (268, 806)),
    )


@dataclass(frozen=True, kw_only=True)
class Desk(SettlersDesk):
    """The same with Egypt's own view and layout."""

    layout: Layout
    view: View


def colour(seat: int) -> str:
    return EGYPT.tint(seat)
