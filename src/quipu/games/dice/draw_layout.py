"""The two shapes of the sheet, and the pens and colours it is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from quipu.drawing import Drawing, el, group, path, use
from quipu.drawing.markup import at

if TYPE_CHECKING:
    from quipu.games.dice.draw_places import Sheet
    from quipu.texts import Speak

INK: Final = "#232A52"
SEPIA: Final = "#8A7146"
PAPER: Final = "#FBF3DD"
BROWN: Final = "#4E4430"
DARK: Final = "#3E3524"
RED: Final = "#B3201A"
AMBER: Final = "#E8A021"

SEATS: Final = ("red", "orange", "blue", "grey", "violet", "turquoise", "yellow", "white")
STAMPS: Final = ("circle", "triangle", "square", "star")


class View(Protocol):
    """What the drawing reads of an observation."""

    seat: int
    seats: int
    variant: str
    options: dict[str, object]
    active: int
    turn: int
    phase: str
    throws: int
    faces: list[int]
    dice_state: list[int]
    built: list[list[str]]
    used: list[list[str]]
    fresh: list[str]
    boxes: list[list[int]]
    totals: list[int]
    army: int
    route: int
    knights: list[int]
    routes: list[int]
    points: list[int]
    winners: list[int]


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
    pitch: float
    die: float

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """A point of the island on the sheet."""
        return self.island[0] + x * self.scale, self.island[1] + y * self.scale

    def slot(self, die: int) -> tuple[float, float]:
        """The middle of a die's place in the tray."""
        return self.tray[0] + (die - 2.5) * self.pitch, self.tray[1]


WIDE: Final = Layout(
    narrow=False,
    width=1040,
    height=860,
    island=(520, 438),
    scale=1,
    symbol=1,
    tray=(520, 781),
    pitch=93,
    die=1.42,
)
NARROW: Final = Layout(
    narrow=True,
    width=520,
    height=900,
    island=(260, 326),
    scale=0.93,
    symbol=1.08,
    tray=(260, 644),
    pitch=82,
    die=1.5,
)


@dataclass(frozen=True)
class Desk:
    """All that is needed while drawing: the picture, the view and the words for it."""

    drawing: Drawing
    layout: Layout
    view: View
    sheet: Sheet
    owner: int
    actions: Sequence[dict[str, object]]
    speak: Speak
    names: Sequence[str]

    @property
    def plus(self) -> bool:
        return bool(self.sheet.marked)

    @property
    def own(self) -> bool:
        """Whether the viewer's own turn is shown."""
        return self.view.seat == self.view.active

    def ground(self, key: str, *markup: str) -> None:
        self.drawing.add("ground", key, "".join(markup))

    def piece(self, key: str, *markup: str) -> None:
        self.drawing.add("pieces", key, "".join(markup))

    def target(self, key: str, *markup: str, role: str = "button", **attrs: object) -> None:
        """A place that can be chosen; `data_…` says what choosing it means."""
        seat = f"glow seat-{SEATS[self.view.active]}"
        place = group(*markup, class_=seat, role=role, tabindex=0, **attrs)
        self.drawing.add("targets", key, place)


def disc(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's colour with its stamp."""
    return group(
        el("circle", r=10.4, class_="s", stroke="#2A1D18", stroke_width=1.4),
        path("M-7.6-4A8.6 8.6 0 0 1 3-7.8", **SHINE),
        use(f"stamp-{STAMPS[seat % 4]}", transform="scale(1.06)"),
        class_=f"seat-{SEATS[seat]}",
        transform=at(x, y, scale=scale),
    )


SHINE: Final = {
    "fill": "none",
    "stroke": "#FFF6E0",
    "stroke_opacity": 0.55,
    "stroke_width": 1.6,
    "stroke_linecap": "round",
}


def capital(words: str) -> str:
    """A name of a thing as the first word of a line."""
    return words[:1].upper() + words[1:]
