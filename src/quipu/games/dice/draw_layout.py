"""The two shapes of the sheet, and the pens and colours it is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from quipu import drawing
from quipu.drawing import Attrs, Part, at, el, group, path, sign, text, use
from quipu.drawing.parts import (
    ABOVE,
    BOARD,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    NOWHERE,
    TOP_LEFT,
    TOP_RIGHT,
    UNDER,
)
from quipu.games.dice.draw_places import Page

if TYPE_CHECKING:
    from quipu.games.dice.view import DiceObservation
    from quipu.texts import Speak

INK: Final = "#232A52"
SEPIA: Final = "#8A7146"
PAPER: Final = "#FBF3DD"
BROWN: Final = "#4E4430"
DARK: Final = "#3E3524"
FAINT: Final = "#7A6640"
RED: Final = "#B3201A"
AMBER: Final = "#E8A021"
BRASS: Final = "#F3C95A"

SEATS: Final = ("red", "orange", "blue", "grey", "violet", "turquoise", "yellow", "white")
STAMPS: Final = ("circle", "triangle", "square", "star")


@dataclass(frozen=True)
class Layout:
    """Where the parts of the sheet lie; the island is scaled, its symbols a little more."""

    narrow: bool
    width: float
    height: float
    island: tuple[float, float]
    scale: float
    symbol: float
    tray: tuple[float, float]
    tray_width: float
    pitch: float
    die: float
    parts: tuple[Part, ...] = ()  # that a page places by themselves

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A point of the island on the sheet."""
        return self.island[0] + x * self.scale, self.island[1] + y * self.scale

    def placed(self, x: float, y: float) -> str:
        """The transform of a symbol at a point of the island."""
        return at(*self.spot(x, y), scale=self.scale * self.symbol)

    def slot(self, die: int) -> tuple[float, float]:
        """The middle of a die's place in the tray."""
        return self.tray[0] + (die - 2.5) * self.pitch, self.tray[1]


TRAY: Final = ("tray", "die-", "keep-", "do-throw", "do-gold-")
PRINTED: Final = (  # the page has a paper, a title and seats of its own
    Part("paper", (0, 0, 0, 0), ("paper",), NOWHERE),
    Part("owner", (0, 0, 0, 0), ("owner",), NOWHERE),
    Part("others", (0, 0, 0, 0), ("other",), NOWHERE),
)
WIDE: Final = Layout(
    narrow=False,
    width=1040,
    height=860,
    island=(520, 438),
    scale=1,
    symbol=1,
    tray=(520, 781),
    tray_width=590,
    pitch=93,
    die=1.42,
    parts=(
        Part("board", (219, 152, 604, 572), place=BOARD),
        Part("heading", (340, 46, 340, 36), ("title",), NOWHERE),
        Part("status", (340, 85, 360, 26), ("status",), ABOVE, least=0.9),
        Part("note", (832, 754, 172, 50), ("tray-note",), UNDER, least=0.86),
        Part("tray", (222, 733, 600, 100), TRAY, UNDER, least=0.7),
        Part(
            "score",
            (762, 50, 224, 226),
            ("turns", "total", "box-", "titles", "title-", "points"),
            least=0.9,
        ),
        Part("costs", (56, 50, 216, 172), ("costs",), least=0.8),
        Part("legend", (56, 576, 224, 172), ("legend",), least=0.85),
        *PRINTED,
    ),
)
NARROW: Final = Layout(
    narrow=True,
    width=520,
    height=0,
    island=(260, 330),
    scale=0.93,
    symbol=1.08,
    tray=(260, 650),
    tray_width=502,
    pitch=82,
    die=1.5,
    parts=(
        Part("board", (0, 68, 520, 522), place=BOARD),
        Part("status", (30, 17, 460, 28), ("status",), ABOVE, least=0.62),
        Part("costs", (12, 60, 150, 108), ("costs",), TOP_LEFT, least=0.6, most=0.9),
        Part("army", (343, 50, 170, 52), ("title-army",), TOP_RIGHT, least=0.85, most=1),
        Part("route", (343, 102, 170, 52), ("title-route",), BOTTOM_RIGHT, least=0.85, most=1),
        Part("note", (14, 533, 178, 54), ("tray-note",), BOTTOM_LEFT, least=0.66, most=0.9),
        Part("tray", (6, 602, 510, 100), TRAY, UNDER, least=0.6),
    ),
)
SCORE: Final = Part(
    "score", (13.9, 706, 490.4, 88), ("box-", "total"), least=0.62, cells=16, columns=8
)
PLUS_SCORE: Final = Part("score", (12, 703, 494, 92), ("box-", "points"), least=0.62)
OTHERS_TOP: Final = 820  # of the narrow sheet
OTHERS_STEP: Final = 32


def layout_for(view: DiceObservation, narrow: bool) -> Layout:
    if not narrow:
        return WIDE
    others = view.seats - 1
    rows = ceil(others / columns(others, view.variant == "dice-plus")) if others else 0
    return replace(
        NARROW,
        height=OTHERS_TOP + OTHERS_STEP * rows,
        parts=(*NARROW.parts, PLUS_SCORE if view.variant == "dice-plus" else SCORE, *PRINTED),
    )


def columns(others: int, plus: bool) -> int:
    """In how many columns the others stand on the narrow sheet."""
    return 1 if plus or others == 1 else 2 if others in (2, 4) else 3


@dataclass(frozen=True)
class Desk(drawing.Desk):
    """All that is needed while drawing: the picture, the view and the words for it."""

    layout: Layout
    view: DiceObservation
    page: Page
    owner: int
    actions: Sequence[dict[str, object]]
    speak: Speak
    names: Sequence[str]

    @property
    def plus(self) -> bool:
        return self.page.plus

    @property
    def own(self) -> bool:
        """Whether it is the viewer's own turn."""
        return self.view.seat == self.view.active

    def lay(self, draw: Callable[[Desk], None], part: str, *shown: object) -> None:
        """Draw a part, or take it as it was drawn when it showed the same in the same words."""
        shape = (self.layout.narrow, self.layout.height)
        known = (part, self.plus, shape, self.speak.lang, *self.names, sign(shown))
        self.lay_known(draw, known)

    def target(self, key: str, *markup: str, role: str = "button", **attrs: Any) -> None:
        """A place that can be chosen; `data_…` says what choosing it means."""
        seat = f"glow seat-{SEATS[self.view.active]}"
        place = group(*markup, class_=seat, role=role, tabindex=0, **attrs)
        self.drawing.add("targets", key, place)


def disc(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's colour with its stamp."""
    return group(
        el("circle", r=10.4, class_="s", stroke="#2A1D18", stroke_width=1.4),
        path(
            "M-7.6-4A8.6 8.6 0 0 1 3-7.8",
            class_="pen",
            stroke="#FFF6E0",
            stroke_opacity=0.55,
            stroke_width=1.6,
        ),
        use(f"stamp-{STAMPS[seat % 4]}", transform="scale(1.06)"),
        class_=f"seat-{SEATS[seat]}",
        transform=at(x, y, scale=scale),
    )


def mini(kind: str, x: float, y: float, scale: float, pen: str = "ink", turn: float = 0) -> str:
    """A small symbol for costs, counts and titles."""
    dark = INK if pen == "ink" else SEPIA
    light: Attrs = {"class_": "pen", "stroke": PAPER if pen == "ink" else SEPIA, "stroke_width": 2}
    head = ""
    if kind == "knight":
        head = use("sheet-knight-visor", **light)
        head += use("sheet-knight-plume", **(light | {"stroke": dark}))
    shape = use(f"sheet-{kind}-1", class_=pen)
    return group(shape, head, transform=at(x, y, turn=turn, scale=scale))


def focus(tag: str, **attrs: Any) -> str:
    """A ring in the seat's colour, cased in ink, that shows when its place is looked at."""
    return el(tag, class_="focus-case", **attrs) + el(tag, class_="focus-ring", **attrs)


def title(words: str, x: float, y: float, size: float, width: float, **attrs: Any) -> str:
    return text(words, x, y, size=size, width=width, font="tt", font_weight=700, fill=INK, **attrs)


def middle(words: str, x: float, y: float, size: float, **attrs: Any) -> str:
    """Words around a point; y is the middle of their figures."""
    return text(words, x, y + size * 0.36, size=size, text_anchor="middle", **attrs)


def box(width: float, height: float, x: float = 0, y: float = 0) -> Attrs:
    """The attributes of a rectangle around a point."""
    return {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}


def figure(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def capital(words: str) -> str:
    """A name of a thing as the first word of a line."""
    return words[:1].upper() + words[1:]
