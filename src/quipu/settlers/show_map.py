"""The land in letters: hexes with their numbers, pieces in the colours of their seats, harbours,
and the numbers of the places that can be chosen now.

A hex is ten columns wide and takes four lines of its own; its corners and sides lie on lines
between, so that nothing ever covers anything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from rich.text import Text

from quipu.drawing.style import style
from quipu.settlers.layout import CITY, NOBODY, ROUTE, SETTLEMENT
from quipu.terminal import Canvas, Scene
from quipu.texts import thing_name

if TYPE_CHECKING:
    from quipu.settlers.view import SettlersObservation

STEP: Final = 5  # columns to a step of the lattice
LINES: Final = (0, 1, 3)  # of a hex: its middle, the corners beside it, the corner below
ROOM: Final = 8  # letters of a name between two sides
RED: Final = (6, 8)
KINDS: Final = (  # of land, by the number of the kind
    *("red", "yellow", "bright_yellow", "green", "bright_black"),
    *("magenta", "bright_green", "cyan"),
)
HOUSES: Final = {SETTLEMENT: "▲", CITY: "■"}
ROUTES: Final = {1: "╲", 2: "│", 3: "╱"}  # by the way a path leans
SIGNS: Final = {**{sign: thing for thing, sign in HOUSES.items()}, "╱": ROUTE}
ROBBER: Final = "♟"
FALLEN: Final = "dim strike"
PLACES: Final = {  # how a place that can be chosen is marked, by the name of the place
    "crossing": "bold black on bright_green",
    "path": "bold black on bright_yellow",
    "hex": "bold black on bright_cyan",
}
DIGITS: Final = "₁₂₃₄"


@dataclass(frozen=True)
class Pieces:
    """What stands on the map, with its seat."""

    settlements: Mapping[int, int]  # by crossing
    cities: Mapping[int, int]
    routes: Mapping[int, int]  # by path
    swimming: frozenset[int] = frozenset()  # paths whose piece swims
    fallen: frozenset[int] = field(default_factory=frozenset)  # crossings whose building has fallen


@cache
def seat_style(colour: str) -> str:
    """The piece's colour behind it, so that it is seen on any screen."""
    set_by = style().variables([f"seat-{colour}"])
    return f"bold {set_by['--seat-on']} on {set_by['--seat']}"


class Map:
    """One map on a canvas."""

    def __init__(
        self, scene: Scene, view: SettlersObservation, pieces: Pieces, colours: Sequence[str]
    ) -> None:
        self.scene = scene
        self.view = view
        self.pieces = pieces
        self.colours = colours
        self.grid = view.terms.grid
        around = 1 if view.terms.land.harbours else 0  # room for the harbours
        across = [2 * q + r for q, r in self.grid.cells]
        down = [r for _, r in self.grid.cells]
        self.left = min(across) - 1 - around
        self.top = 4 * min(down) - 3 - around
        self.columns = (max(across) + 1 + around - self.left) * STEP + 5
        self.rows = 4 * max(down) + 4 + around - self.top

    def chosen(self) -> bool:
        return any(map(self.scene.places, PLACES))

    def text(self) -> Text:
        self.canvas = Canvas(self.columns, self.rows)
        for hex in range(len(self.grid.cells)):
            self.draw_hex(hex)
        for path in range(int(self.grid.sides)):
            self.draw_path(path)
        for crossing in range(int(self.grid.corners)):
            self.draw_crossing(crossing)
        for path, kind in self.view.terms.land.harbours.items():
            self.draw_harbour(path, kind)
        return self.canvas.text()

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A point of the lattice on the canvas."""
        row, part = divmod(int(y), 3)
        return round((x - self.left) * STEP) + 2, 4 * row + LINES[part] - self.top

    # ---- hexes ----------------------------------------------------------------------------

    def draw_hex(self, hex: int) -> None:
        q, r = self.grid.cells[hex]
        column, row = self.spot(2 * q + r, 3 * r)
        land = self.view.terms.land
        kind, number = int(land.kinds[hex]), int(land.numbers[hex])
        if hex in self.scene.places("hex"):
            self.canvas.put(column, row - 1, f" {hex} ", PLACES["hex"])
        if kind == NOBODY:
            self.canvas.put(column, row, "~", "dim")
        else:
            name = thing_name(self.scene.speak, self.view.terms.box.kind_names[kind])
            self.canvas.put(column, row, name[:ROOM], KINDS[kind])
        if number:
            self.canvas.put(column, row + 1, str(number), "bold red" if number in RED else "bold")
        if hex == self.view.robber:
            self.canvas.put(column + (3 if number else 0), row + 1, f" {ROBBER} ", "reverse")

    # ---- paths ----------------------------------------------------------------------------

    def middle(self, path: int) -> tuple[int, int, int]:
        """Where a path is drawn, and how it leans."""
        ends = [self.grid.corner_points[self.grid.ends[2 * path + n]] for n in range(2)]
        (ax, ay), (bx, by) = ends
        (acolumn, arow), (bcolumn, brow) = (self.spot(*end) for end in ends)
        lean = 2 if ax == bx else 1 if (bx - ax) * (by - ay) > 0 else 3
        return (acolumn + bcolumn) // 2, (arow + brow) // 2, lean

    def draw_path(self, path: int) -> None:
        column, row, lean = self.middle(path)
        seat = self.pieces.routes.get(path)
        if seat is not None:
            sign = "≈" if path in self.pieces.swimming else ROUTES[lean]
            self.canvas.put(column, row, sign + DIGITS[seat], seat_style(self.colours[seat]))
        elif path in self.scene.places("path"):
            self.canvas.put(column, row, f"{path:>2}", PLACES["path"])
        else:
            self.canvas.put(column, row, ROUTES[lean], "dim")

    # ---- crossings ------------------------------------------------------------------------

    def draw_crossing(self, crossing: int) -> None:
        column, row = self.spot(*self.grid.corner_points[crossing])
        seat = self.pieces.cities.get(crossing, self.pieces.settlements.get(crossing))
        chosen = crossing in self.scene.places("crossing")
        if seat is None:
            mark, look = (f"{crossing:>2}", PLACES["crossing"]) if chosen else ("·", "dim")
            self.canvas.put(column, row, mark, look)
            return
        sign = HOUSES[CITY if crossing in self.pieces.cities else SETTLEMENT]
        look = FALLEN if crossing in self.pieces.fallen else seat_style(self.colours[seat])
        self.canvas.put(column, row, sign + DIGITS[seat], look)
        if chosen:
            self.canvas.put(column + 2, row, f"{crossing:>2}", PLACES["crossing"])

    # ---- harbours -------------------------------------------------------------------------

    def draw_harbour(self, path: int, kind: int) -> None:
        """Beyond its path, over the water: what it takes, with a star for any kind."""
        column, row, _ = self.middle(path)
        q, r = self.grid.cells[int(self.grid.side_hexes[2 * path])]
        inland, line = self.spot(2 * q + r, 3 * r)
        names = self.view.terms.box.kind_names
        speak = self.scene.speak
        what = "3:1" if kind == NOBODY else f"2:1 {thing_name(speak, names[kind])[:3]}"
        away, below = (column > inland) - (column < inland), (row > line) - (row < line)
        self.canvas.put(column + STEP * away, row + 2 * below, what, "cyan")
