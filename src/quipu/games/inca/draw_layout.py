"""Where the parts of the table lie, wide and narrow, and what is needed while drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quipu.drawing import Part
from quipu.drawing.parts import BOARD
from quipu.games.inca.box import COLOURS, GRID, KIND_NAMES, LANDSCAPES, TITLES
from quipu.games.inca.draw_view import View
from quipu.settlers.draw_desk import Desk as SettlersDesk
from quipu.settlers.draw_desk import Layout as SettlersLayout
from quipu.settlers.draw_desk import Look, Places
from quipu.settlers.draw_kit import Point

CENTRE: Final = (4, 6)  # of the board, on the lattice
INCA: Final = Look(
    game="inca",
    home=__package__,
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
    stock: float  # size of a kind in the supply
    supply_title: Point | None = None
    badge: float = 0.87  # size of numbers on small cards


def layout_for(narrow: bool) -> Layout:
    return NARROW if narrow else WIDE


def _columns(left: float, right: float, top: float) -> tuple[Point, ...]:
    """Four kinds below each other and four more: the goods stand together."""
    count = len(KIND_NAMES)
    return tuple((left if n < 4 else right, top + 25.0 * (n % 4)) for n in range(count))


def _parts(
    seats: Sequence[Point], wide: float, tall: float, least: float, edge: float
) -> tuple[Part, ...]:
    """The board with so much of its frame, and what lies before each seat."""
    found = [Part("board", (-edge, 0, 764 + 2 * edge, 597), place=BOARD)]
    for seat, (x, y) in enumerate(seats):
        own = [f"{name}-{seat}" for name in ("culture-board", "seat", "tribe", "hand", "combat")]
        own += [f"marker-{seat}-", f"hidden-1-{seat}", f"hidden-2-{seat}"]
        box = (x - 2, y - 5, wide, tall)
        found.append(Part(f"culture-{seat}", box, (*own, *TITLE_CARDS), least=least, waits=True))
    return tuple(found)


TITLE_CARDS: Final = ("longest-route", "mightiest-combat")  # beside the board, or before a seat
WIDE_SEATS: Final = tuple((770.0, 8 + 150.0 * seat) for seat in range(4))
NARROW_SEATS: Final = tuple((6 + 190.0 * seat, 600.0) for seat in range(4))
WIDE: Final = Layout(  # the whole board, the seats beside it, all else in its corners
    narrow=False,
    parts=_parts(WIDE_SEATS, 232, 152, 0.66, 18),
    width=998,
    height=606,
    middle=(382, 298),
    mark=1,
    piece=1,
    dice=(23, 27),
    die=0.86,
    sum_below=True,
    seats=WIDE_SEATS,
    tile=0.57,
    name=15,
    card=0.46,
    decks=((684, 8), (722, 8)),
    titles=((712, 54), (730, 98)),
    supply=_columns(4, 716, 500),
    stock=1,
)
NARROW: Final = Layout(  # the corners around the board, and one row below it
    narrow=True,
    parts=_parts(NARROW_SEATS, 190, 126, 0.72, 0),
    width=764,
    height=722,
    middle=(382, 298),
    mark=1.2,
    piece=1.1,
    dice=(23, 27),
    die=0.86,
    sum_below=True,
    seats=NARROW_SEATS,
    tile=0.4,
    name=22,
    card=0.44,
    badge=1.1,
    decks=((684, 8), (722, 8)),
    titles=((712, 54), (730, 98)),
    supply=_columns(4, 716, 500),
    stock=1.05,
)


@dataclass(frozen=True, kw_only=True)
class Desk(SettlersDesk):
    """The same with this game's own view and layout."""

    layout: Layout
    view: View
