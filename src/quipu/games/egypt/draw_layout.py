"""Where the parts of the table lie, wide and narrow, and what is needed while drawing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Attrs, Drawing, at, el, group, text, use
from quipu.drawing.markup import escaped
from quipu.games.egypt.box import COLOURS
from quipu.games.egypt.draw_view import View

if TYPE_CHECKING:
    from quipu.texts import Speak

Point = tuple[float, float]
Form = dict[str, object]

STAMPS: Final = ("circle", "triangle", "square", "star")
TABLE: Final = "#EFE6D5"
INK: Final = "#2B2620"
PAPER: Final = "#FFFBF3"
DARK: Final = "#3A2A1C"
ON_TABLE: Final[Attrs] = {"fill": "currentColor"}  # light or dark, as the page is


@dataclass(frozen=True)
class Layout:
    """The middle of the board, and the places of what lies around it."""

    narrow: bool
    width: float
    height: float
    middle: Point
    mark: float  # size of chips and plates
    piece: float
    dice: Point
    die: float
    bank: Point | None
    gods: tuple[Point, ...]  # of open cards, upper left corners
    gods_title: Point
    god: float
    owners: tuple[Point, ...]  # of the cards in front of their owners
    site: Point
    site_size: float
    golden: tuple[Point, Point]

    def spot(self, x: float, y: float) -> Point:
        """A point of the board on the table."""
        return self.middle[0] + x, self.middle[1] + y


def _row(x: float, y: float, count: int, pitch: float) -> tuple[Point, ...]:
    return tuple((x + pitch * n, y) for n in range(count))


WIDE_DICE: Final[Point] = (46, 41)
NOWHERE: Final[Point] = (0, 0)
PAIR: Final = (NOWHERE, NOWHERE)


def layout_for(view: View, narrow: bool) -> Layout:
    return _narrow(view) if narrow else _wide(view)


def _wide(view: View) -> Layout:
    plain = view.variant == "egypt"
    four = len(view.open_gods) > 6
    return Layout(
        narrow=False,
        width=880,
        height=576,
        middle=(440, 286) if plain else (360, 286),
        mark=1,
        piece=1,
        dice=WIDE_DICE,
        die=1.12,
        bank=(21, 458),
        gods=_row(672, 377, 3, 68) + _row(604 if four else 672, 475, 4 if four else 3, 68),
        gods_title=(673, 368),
        god=0.84,
        owners=_row(876 - 68 * view.seats, 36, view.seats, 68),
        site=(750, 113),
        site_size=0.6,
        golden=((696, 256), (766, 256)),
    )


def _narrow(view: View) -> Layout:
    pyramid = view.variant == "egypt-pyramid"
    row = _row(8, 612, 7, 93)
    four = len(view.open_gods) > 6
    grid = _row(344, 624, 3, 104) + _row(344, 750, 3, 104)
    if four:
        grid = _row(338, 630, 4, 80) + _row(338, 750, 4, 80)
    height = {"egypt": 580.0, "egypt-gods": 744.0}.get(view.variant, 880.0)
    return Layout(
        narrow=True,
        width=660,
        height=height,
        middle=(330, 287),
        mark=1.2,
        piece=1.08,
        dice=(28, 28),
        die=1.05,
        bank=None,
        gods=grid if pyramid else row,
        gods_title=(grid[0][0], 610) if pyramid else (10, 600),
        god=(1 if four else 1.1) if pyramid else 1.12,
        owners=(),
        site=(168, 690),
        site_size=0.72,
        golden=((4, 806), (268, 806)),
    )


@dataclass(frozen=True)
class Desk:
    """All that is needed while drawing: the picture, the view and the words for it."""

    drawing: Drawing
    layout: Layout
    view: View
    actions: Sequence[Form]
    speak: Speak
    names: Sequence[str]
    lands: Sequence[str]  # the names of the fields

    def ground(self, key: str, *markup: str) -> None:
        self.drawing.add("ground", key, "".join(markup))

    def piece(self, key: str, *markup: str) -> None:
        self.drawing.add("pieces", key, "".join(markup))

    def target(self, key: str, offer: str, *markup: str, **attrs: Any) -> None:
        self.drawing.add("targets", key, target(self.view.seat, offer, *markup, **attrs))


def target(seat: int, offer: str, *markup: str, **attrs: Any) -> str:
    """A place to choose, in the colour of who chooses; `offer` is what choosing it means."""
    role: Attrs = {"class_": f"glow {colour(seat)}", "role": "button", "tabindex": 0}
    return group(*markup, **role, **attrs).replace("<g", f"<g {offer}", 1)


def act(action: Form) -> str:
    """An offer of one action, in single quotes: half as long as with escaped ones."""
    written = json.dumps(action, separators=(",", ":"))
    return "data-action='" + escaped(written).replace("&quot;", '"') + "'"


def menu(ways: Sequence[Form], name: str, value: object) -> str:
    """An offer of several actions: their kinds, and what they have in common."""
    kinds = " ".join(dict.fromkeys(str(way["kind"]) for way in ways))
    return f'data-menu="{kinds}" data-{name}="{value}" aria-haspopup="menu"'


def colour(seat: int) -> str:
    return f"seat-{COLOURS[seat]}"


def disc(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's colour with its stamp."""
    return group(
        el("circle", r=10.4, class_="s", stroke="#2A1D18", stroke_width=1.4),
        use(f"stamp-{STAMPS[seat]}", transform="scale(1.06)"),
        class_=colour(seat),
        transform=at(x, y, scale=scale),
    )


def middle(words: str, x: float, y: float, size: float, **attrs: Any) -> str:
    """Words around a point; y is the middle of their figures."""
    return text(words, x, y + size * 0.36, size=size, text_anchor="middle", **attrs)


def capital(words: str) -> str:
    """A name of a thing as the first word of a line."""
    return words[:1].upper() + words[1:]


def thing(speak: Speak, name: str) -> str:
    return speak("thing-" + name.replace("_", "-"))
