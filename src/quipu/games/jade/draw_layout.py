"""Where the parts of the table lie, wide and narrow, and what is needed while drawing."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from quipu import drawing
from quipu.drawing import Attrs, Part, at, el, group, sign, text, use
from quipu.drawing.markup import escaped
from quipu.drawing.parts import BOARD
from quipu.games.jade.draw_places import Point, offset
from quipu.games.jade.draw_view import View
from quipu.games.jade.tiles import SIZE
from quipu.texts import thing_name

if TYPE_CHECKING:
    from quipu.texts import Speak

Form = dict[str, object]

COLOURS: Final = ("red", "yellow", "blue", "white")  # J1.11
STAMPS: Final = ("circle", "triangle", "square", "star")
TABLE: Final = "#F4EDDF"
INK: Final = "#2B2620"
QUIET: Final = "#5A4E41"
PAPER: Final = "#FFFBF3"
EDGE: Final = "#DCCDB2"
COLUMN: Final = 396.0  # width of what lies beside the area
GAP: Final = 8.0
ROW: Final = 46.0
ROOMY: Final = 72.0  # rows when nobody looks from a seat
HEIGHTS: Final = {"stacks": 98.0, "display": 120.0, "open": 106.0, "rack": 240.0}
SMALL_PANELS: Final = {  # left and width; two rows of two, all of one height
    "stacks": (2.0, 160.0),
    "display": (168.0, 230.0),
    "open": (2.0, 168.0),
    "rack": (176.0, 222.0),
    "others": (2.0, 236.0),
}
SMALL_HEIGHT: Final = 138.0
KEYS: Final = {
    "stacks": ("panel-stacks", "stack", "do-stack-", "drawn"),
    "display": ("panel-display", "display", "do-display-", "supply-", "drawn"),
    "open": ("panel-open", "open", "do-open-", "heap", "do-heap"),
    "rack": ("rack", "medal", "ledges", "missing", "gold", "artefact-", "do-artefact-"),
    "others": ("panel-others", "other-"),
}
WIDE_HEIGHT: Final = 740.0


@dataclass(frozen=True)
class Layout:
    """The middle and scale of the area, and the upper left corners of the panels."""

    narrow: bool
    width: float
    height: float
    middle: Point
    scale: float
    row: float  # height of another seat's row
    tops: dict[str, float]
    tall: dict[str, float]  # how high each panel is
    lefts: dict[str, float]
    wide: dict[str, float]
    parts: tuple[Part, ...] = ()  # that a page places by themselves

    def spot(self, cell: int, x: float = 0, y: float = 0) -> Point:
        """A point on a cell, given from its middle."""
        dx, dy = offset(cell)
        return self.middle[0] + self.scale * (dx + x), self.middle[1] + self.scale * (dy + y)

    def placed(self, cell: int, x: float = 0, y: float = 0, scale: float = 1) -> str:
        """The transform of something on a cell."""
        return at(*self.spot(cell, x, y), scale=self.scale * scale)


def layout_for(view: View, narrow: bool) -> Layout:
    own = view.seat >= 0
    rows = view.seats - 1 if own else view.seats
    tall = dict(HEIGHTS) if own else {name: HEIGHTS[name] for name in ("stacks", "open")}
    row = ROW if own or narrow else ROOMY
    tall["others"] = row * rows + 10
    return _narrow(tall, row) if narrow else _wide(tall, row, own)


def _wide(tall: dict[str, float], row: float, own: bool) -> Layout:
    """The panels in one column beside the area."""
    top, width = 10.0, 720 + COLUMN + 10
    room = WIDE_HEIGHT - 2 * top - sum(tall.values()) - GAP * (len(tall) - 1)
    if own:
        tall["rack"] += room
    tops = {}
    for name, size in tall.items():
        tops[name] = top
        top += size + GAP
    lefts, wide = dict.fromkeys(tall, 720.0), dict.fromkeys(tall, COLUMN)
    board = Part("board", (2, 9, 718, 722), place=BOARD)
    parts = (board, *_panels(lefts, tops, wide, tall, 0.84))
    middle = (368.0, 376.0)
    return Layout(False, width, WIDE_HEIGHT, middle, 1, row, tops, tall, lefts, wide, parts)


def _narrow(tall: dict[str, float], row: float) -> Layout:
    """Small panels in two rows under the area, then the others."""
    top, width = 404.0, COLUMN + 4
    tall |= {name: SMALL_HEIGHT for name in tall if name != "others"}
    lefts = {name: SMALL_PANELS[name][0] for name in tall}
    wide = {name: SMALL_PANELS[name][1] for name in tall}
    second = top + SMALL_HEIGHT + GAP
    tops = {name: top if name in ("stacks", "display") else second for name in tall}
    tops["others"] = second + SMALL_HEIGHT + GAP
    height = tops["others"] + tall["others"] + GAP
    board = Part("board", (4, 2, 396, 396), place=BOARD)
    parts = (board, *_panels(lefts, tops, wide, tall, 0.88))
    middle = (width / 2 + 5.5, 203.0)
    return Layout(True, width, height, middle, 0.55, row, tops, tall, lefts, wide, parts)


def _panels(
    lefts: dict[str, float],
    tops: dict[str, float],
    wide: dict[str, float],
    tall: dict[str, float],
    least: float,
) -> list[Part]:
    return [
        Part(
            name, (lefts[name], tops[name], wide[name] + 2, tall[name] + 4), KEYS[name], least=least
        )
        for name in tall
    ]


@dataclass(frozen=True)
class Desk(drawing.Desk):
    """All that is needed while drawing: the picture, the view and the words for it."""

    layout: Layout
    view: View
    actions: Sequence[Form]
    speak: Speak
    names: Sequence[str]

    def lay(self, draw: Callable[[Desk], None], part: str, *shown: object) -> None:
        """Draw a part, or take it as it was drawn when it showed the same in the same words.

        `shown` is all of the view that it shows, besides how many sit there and whether one looks.
        """
        shape = (self.layout.narrow, self.view.seats, self.view.seat >= 0)
        known = (part, shape, self.speak.lang, *self.names, sign(shown))
        self.lay_known(draw, known)

    def target(self, key: str, offer: str, *markup: str, **attrs: Any) -> None:
        """A place to choose, in the colour of who chooses; `offer` is what choosing it means."""
        role: Attrs = {"class_": f"glow {colour(self.view.seat)}", "role": "button", "tabindex": 0}
        made = group(*markup, **role, **attrs).replace("<g", f"<g {offer}", 1)
        self.drawing.add("targets", key, made)

    def corner(self, panel: str, x: float, y: float) -> Point:
        """A point of a panel on the table."""
        return self.layout.lefts[panel] + x, self.layout.tops[panel] + y

    def place(self, cell: int) -> str:
        """A cell in words."""
        return self.speak("cell-at", x=cell % SIZE, y=cell // SIZE)

    def kind(self, kind: str) -> str:
        """An artefact in words."""
        return thing_name(self.speak, kind)

    def tile(self, tile: str) -> str:
        """A tile in words; one of a file with other ids is called by its id."""
        return thing_name(self.speak, tile)


def act(action: Form) -> str:
    """An offer of one action."""
    return _quoted("data-action", action)


def turns(ways: Sequence[Form]) -> str:
    """An offer of several actions at one place, the first of them shown."""
    return act(ways[0]) + (" " + _quoted("data-turns", list(ways)) if len(ways) > 1 else "")


def menu(ways: Sequence[Form], **common: object) -> str:
    """One action, or a menu of those of this kind that have this in common."""
    if len(ways) == 1:
        return act(ways[0])
    said = "".join(f' data-{name}="{value}"' for name, value in common.items())
    return f'data-menu="{ways[0]["kind"]}"{said} aria-haspopup="menu"'


def _quoted(name: str, value: object) -> str:
    """In single quotes: half as long as with escaped ones."""
    written = json.dumps(value, separators=(",", ":"))
    return f"{name}='" + escaped(written).replace("&quot;", '"') + "'"


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


def artefact(kind: str) -> str:
    """The symbol of a kind such as `2C+`."""
    return f"artefact-{kind[:2]}-{'good' if kind[2] == '+' else 'bad'}"


def panel(width: float, height: float) -> str:
    """A sheet with its shadow, at its upper left corner."""
    shade = el("rect", x=2, y=3, width=width, height=height, rx=14, fill="#1C120A", opacity=0.1)
    return shade + el("rect", width=width, height=height, rx=14, fill=PAPER, stroke=EDGE)


def title(desk: Desk, panel: str, words: str) -> str:
    if desk.layout.narrow:
        room = desk.layout.wide[panel] * 0.5
        return text(words, 10, 21, size=13, width=room, font_weight=700, fill=INK)
    return text(words, 16, 24, size=15, width=230, font_weight=700, fill=INK)


def aside(desk: Desk, panel: str, words: str) -> str:
    """Quiet words at the right of a title."""
    wide = desk.layout.wide[panel]
    if desk.layout.narrow:
        room = wide * 0.37
        return text(words, wide - 10, 21, size=12, width=room, fill=QUIET, text_anchor="end")
    return text(words, wide - 16, 24, size=13.5, width=140, fill=QUIET, text_anchor="end")


def middle(words: str, x: float, y: float, size: float, **attrs: Any) -> str:
    """Words around a point; y is the middle of their figures."""
    return text(words, x, y + size * 0.36, size=size, text_anchor="middle", **attrs)


def count(number: int, x: float, y: float, scale: float = 1) -> str:
    """A number in a dark disc."""
    return group(
        el("circle", r=10.5, fill=INK, stroke=PAPER, stroke_width=1.6),
        middle(str(number), 0, 0, 12.5, font_weight=800, fill="#FFF8E7"),
        transform=at(x, y, scale=scale),
    )
