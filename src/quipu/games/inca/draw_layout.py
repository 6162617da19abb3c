"""Where the parts of the table lie, wide and narrow, and what is needed while drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quipu.games.inca.box import COLOURS, GRID, KIND_NAMES, LANDSCAPES, TITLES
from quipu.games.inca.draw_view import View
from quipu.settlers.draw_desk import Desk as SettlersDesk
from quipu.settlers.draw_desk import Layout as SettlersLayout
from quipu.settlers.draw_desk import Look, Places
from quipu.settlers.draw_kit import Point

CENTRE: Final = (4, 6)  # of the board, on the lattice
INCA: Final = Look(
    game="inca",
    places=Places(GRID, CENTRE),
    colours=[name.replace("gray", "grey") for name in COLOURS],  # as the stylesheet writes it
    kinds=KIND_NAMES,
    titles=[title for title, count in TITLES.items() if count],
    yields=dict(zip(LANDSCAPES, KIND_NAMES, strict=False)),  # I1.3; the ocean is left over
)


@dataclass(frozen=True, kw_only=True)
class Layout(SettlersLayout):
    """The places of culture boards, decks, advantage cards and supply."""

    seats: tuple[Point, ...]  # upper left corners of what lies before each seat
    tile: float  # size of a culture board
    name: float  # size of names over them
    card: float  # size of small cards
    decks: tuple[Point, Point]
    titles: tuple[Point, Point]  # of advantage cards that nobody holds
    supply: tuple[Point, ...]  # by kind
    supply_title: Point | None
    stock: float  # size of a kind in the supply


def layout_for(narrow: bool) -> Layout:
    return NARROW if narrow else WIDE


def _grid(x: float, y: float, columns: int, across: float, down: float) -> tuple[Point, ...]:
    count = len(KIND_NAMES)
    return tuple((x + across * (n % columns), y + down * (n // columns)) for n in range(count))


WIDE: Final = Layout(
    narrow=False,
    width=1124,
    height=606,
    middle=(440, 300),
    mark=1,
    piece=1,
    dice=(28, 34),
    die=0.9,
    seats=tuple((880.0, 8 + 150.0 * seat) for seat in range(4)),
    tile=0.6,
    name=15,
    card=0.46,
    decks=((779, 14), (823, 14)),
    titles=((779, 536), (823, 536)),
    supply=_grid(10, 506, 2, 48, 25),
    supply_title=(10, 483),
    stock=1,
)
NARROW: Final = Layout(
    narrow=True,
    width=764,
    height=1126,
    middle=(382, 300),
    mark=1.2,
    piece=1.1,
    dice=(36, 650),
    die=1.25,
    seats=((10, 716), (392, 716), (10, 918), (392, 918)),
    tile=0.8,
    name=25,
    card=0.62,
    decks=((192, 622), (240, 622)),
    titles=((300, 622), (348, 622)),
    supply=_grid(424, 642, 4, 84, 44),
    supply_title=None,
    stock=1.7,
)


@dataclass(frozen=True, kw_only=True)
class Desk(SettlersDesk):
    """The same with this game's own view and layout."""

    layout: Layout
    view: View
