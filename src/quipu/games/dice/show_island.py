"""The island of a dice sheet in letters: what is built is drawn, what is not is named."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from quipu.games.dice.draw_places import (
    AROUND,
    BASE,
    HALF,
    HEXES,
    PLUS,
    SIDE,
    Joker,
    Page,
    Place,
)
from quipu.games.dice.sheet import MARKED_ROAD, START, Sheet
from quipu.terminal import Canvas

COLUMNS: Final = 4  # letters to half a side of a hex
ROWS: Final = 2  # lines to half the height of a hex
MIDDLE: Final = (20, 6)  # of the canvas
SIZE: Final = (43, 13)

INK: Final = "bold #d7875f"
NOW: Final = "bold black on #87d75f"
NEAR: Final = "bold"
FAR: Final = "dim"
COAST: Final = "dim"
WATER: Final = "#5f87af"
TILES: Final = {
    "brick": "bold white on #af5f5f",
    "wood": "bold white on #005f00",
    "wool": "bold black on #afd75f",
    "grain": "bold black on #d7af00",
    "ore": "bold black on #9e9e9e",
    "gold": "bold black on #ffff5f",
    "any": "bold black on #eeeeee",
}
MARK: Final = "*"  # DP6.1: this road wins the Longest Trade Route
SIGNS: Final = {"road": "━", "knight": "♞", "settlement": "▲", "city": "■"}
PAIRED: Final = {"PK6": -1, "PK8": -1, "PK7": 1, "PK9": 1}  # two knights need the widest line
SLANTS: Final = {60: "╲", -120: "╲", -60: "╱", 120: "╱"}


class Island:
    """One sheet on a canvas."""

    def __init__(
        self, plus: bool, sheet: Sheet, built: list[str], used: list[str], resting: list[str]
    ) -> None:
        self.page: Page = PLUS if plus else BASE
        self.sheet = sheet
        self.built = built
        self.used = used
        self.resting = resting  # knights whose jokers wait for the next turn
        self.canvas = Canvas(*SIZE)

    def draw(self, possible: list[str], names: dict[str, str]) -> Text:
        """`possible` can be built now; `names` are the resources in words."""
        self.draw_coast()
        self.draw_road(self.page.start, True, [])
        for place in self.page.places:
            if place.kind == "road":
                self.draw_road(place, place.id in self.built, possible)
            else:
                self.draw_symbol(place, possible)
        for joker in self.page.jokers:
            self.draw_joker(joker, names[joker.gives])
        return self.canvas.text()

    def draw_coast(self) -> None:
        for x, y, land in HEXES.values():
            ends = [(x + dx, y + dy) for dx, dy in AROUND]
            for (ax, ay), (bx, by) in zip(ends, [*ends[1:], ends[0]], strict=True):
                column, row = spot((ax + bx) / 2, (ay + by) / 2)
                rising = (bx - ax) * (by - ay)
                line = "───────" if ay == by else "╲" if rising > 0 else "╱"
                self.canvas.put(column, row, line, COAST)
            for ax, ay in ends:
                self.canvas.put(*spot(ax, ay), "·", COAST)
            if land == "lagoon" and not self.page.plus:
                for dy, waves in ((-1, "~   ~"), (0, "~   ~   ~"), (1, "~   ~")):
                    column, row = spot(x, y)
                    self.canvas.put(column, row + dy, waves, WATER)

    def draw_road(self, place: Place, is_built: bool, possible: list[str]) -> None:
        column, row = at(place)
        flat = place.turn % 180 == 0
        if is_built:
            line = "━━━━━━━" if flat else SLANTS[int(place.turn)] * 3
            self.canvas.put(column, row, line, INK)
            return
        self.canvas.put(column, row, *self.label(place, possible))

    def draw_symbol(self, place: Place, possible: list[str]) -> None:
        column, row = at(place)
        if place.id in PAIRED:
            column, row = column + PAIRED[place.id], row + 1
        if place.id in self.built:
            self.canvas.put(column, row, SIGNS[place.kind] + place.id.lstrip("PKSC"), INK)
        else:
            self.canvas.put(column, row, *self.label(place, possible))

    def label(self, place: Place, possible: list[str]) -> tuple[str, str]:
        name = place.id + MARK if place.id == MARKED_ROAD else place.id
        if place.id in possible:
            return f"‹{name}›", NOW
        return name, NEAR if self.is_next(place.id) else FAR

    def is_next(self, id: str) -> bool:
        """Whether only the dice are missing."""
        number = self.sheet.number[id]
        needs = self.sheet.road[number] | self.sheet.after[number]
        return not needs & ~self.sheet.mask([each for each in self.built if each != START])

    def draw_joker(self, joker: Joker, name: str) -> None:
        column, row = at(joker)
        row += len(joker.needs) - 1
        if joker.id in self.used:
            self.canvas.put(column, row, f"✗{name}", "dim strike")
        elif all(knight in self.built for knight in joker.needs):
            rests = any(knight in self.resting for knight in joker.needs)
            self.canvas.put(column, row, f" {name} ", NEAR if rests else TILES[joker.gives])
        else:
            self.canvas.put(column, row, name, FAR)


def at(place: Place | Joker) -> tuple[int, int]:
    return spot(place.x / (SIDE / 2), place.y / HALF)


def spot(x: float, y: float) -> tuple[int, int]:
    """A point of the lattice on the canvas."""
    return MIDDLE[0] + round(x * COLUMNS), MIDDLE[1] + round(y * ROWS)
