"""Where things stand on the two sheets, in units of the island drawing (T1 to T8)."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees
from typing import Final

from quipu.games.dice import sheet as tables
from quipu.games.dice.sheet import COST_ROWS, FACES, MARKED_ROAD, SORTS

SIDE: Final = 96.0
HALF: Final = SIDE * 3**0.5 / 2  # half the height of a hex

Point = tuple[float, float]

HEXES: Final[dict[str, tuple[int, int, str]]] = {  # T1: centre on the lattice, land
    "N": (0, -2, "desert"),
    "NE": (3, -1, "hills"),
    "SE": (3, 1, "forest"),
    "S": (0, 2, "pasture"),
    "SW": (-3, 1, "fields"),
    "NW": (-3, -1, "mountains"),
    "C": (0, 0, "lagoon"),
}
AROUND: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
START: Final = "-2,-2>-1,-1"
BASE_ROADS: Final = (  # T2, from R0
    "-1,-1>-2,0 -2,0>-4,0 -2,0>-1,1 -1,1>-2,2 -2,2>-4,2 -2,2>-1,3 -1,3>1,3 1,3>2,2 2,2>1,1 "
    "1,1>2,0 2,0>1,-1 1,-1>2,-2 2,2>4,2 4,2>5,1 5,1>4,0 4,0>5,-1"
)
PLUS_ROADS: Final = (  # T5, from P1
    "-1,-1>-2,0 -2,0>-4,0 -2,0>-1,1 -1,1>-2,2 -2,2>-4,2 -2,2>-1,3 -1,3>1,3 1,3>2,2 2,2>4,2 "
    "4,2>5,1 5,1>4,0 4,0>2,0 4,0>5,-1 5,-1>4,-2 4,-2>2,-2 2,-2>1,-3 1,-3>-1,-3"
)
BASE_SITES: Final = (  # T3
    "S3:-1,-1 S4:-1,1 S5:-1,3 S7:2,2 S9:2,0 S11:2,-2 C7:-4,0 C12:-4,2 C20:5,1 C30:5,-1"
)
PLUS_SITES: Final = (  # T6
    "PS1:-1,-1 PS2:-1,1 PS3:-1,3 PS4:5,1 PS5:5,-1 PS6:2,-2 PS7:-1,-3 "
    "PC1:-4,0 PC2:-4,2 PC3:2,2 PC4:2,0"
)
BASE_KNIGHTS: Final = "K1:NW K2:SW K3:S K4:SE K5:NE K6:N"  # T4
PLUS_KNIGHTS: Final = "PK1:NW PK2:SW PK3:S PK4:SE PK5:NE PK6:N PK7:N PK8:C PK9:C"  # T7
PAIRED: Final = {"PK6": -19, "PK7": 19, "PK8": -19, "PK9": 19}
TRACK: Final = (  # T8: column and row of the fifteen boxes
    *((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2)),
    *((3, 2), (2, 2), (1, 2), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4)),
)
COSTS: Final = [  # T8: rows of the printed table
    (kind, [face for face, units in zip(FACES, row, strict=True) for _ in range(units)])
    for kind, row in zip(SORTS, COST_ROWS, strict=True)
]


@dataclass(frozen=True)
class Place:
    """One symbol of a sheet: what it is, where it stands, how it is turned, what is printed."""

    id: str
    kind: str
    x: float
    y: float
    turn: float = 0
    points: int = 0


@dataclass(frozen=True)
class Joker:
    """A disc below its knights; `gives` is a face or "any"."""

    id: str
    gives: str
    needs: list[str]
    x: float
    y: float


@dataclass(frozen=True)
class Page:
    """One side of the pad."""

    plus: bool
    start: Place
    places: list[Place]
    jokers: list[Joker]

    @property
    def marked(self) -> Place | None:
        return next((place for place in self.places if place.id == MARKED_ROAD), None)


def paper(x: float, y: float) -> Point:
    """A point of the lattice in units of the drawing; the middle of the island is 0, 0."""
    return x * SIDE / 2, y * HALF


def corners(x: float, y: float) -> list[Point]:
    """The six corners of the hex with this centre."""
    return [paper(x + dx, y + dy) for dx, dy in AROUND]


def _lattice(point: str) -> Point:
    x, y = point.split(",")
    return paper(int(x), int(y))


def _road(name: str, side: str) -> Place:
    (ax, ay), (bx, by) = map(_lattice, side.split(">"))
    turn = round(degrees(atan2(by - ay, bx - ax)))
    return Place(name, "road", (ax + bx) / 2, (ay + by) / 2, turn)


def _page(plus: bool, sheet: tables.Sheet, roads: str, sites: str, knights: str) -> Page:
    start = _road("P0" if plus else "START", START)
    spots = {road: _road(road, side) for road, side in zip(sheet.ids, roads.split(), strict=False)}
    for name, point in (pair.split(":") for pair in sites.split()):
        spots[name] = Place(name, "", *_lattice(point))
    homes = dict(pair.split(":") for pair in knights.split())
    for name, home in homes.items():
        x, y = paper(*HEXES[home][:2])
        spots[name] = Place(name, "", x + PAIRED.get(name, 0), y - 36)
    places = [_named(sheet, number, spots[name]) for number, name in enumerate(sheet.ids)]
    jokers = [_joker(sheet, number, homes) for number in range(len(sheet.joker_ids))]
    return Page(plus, start, sorted(places, key=_depth), jokers)


def _named(sheet: tables.Sheet, number: int, spot: Place) -> Place:
    kind = SORTS[sheet.sort[number]]
    return Place(spot.id, kind, spot.x, spot.y, spot.turn, int(sheet.points[number]))


def _depth(place: Place) -> int:
    """From back to front: roads below what stands at their ends."""
    return ["road", "settlement", "city", "knight"].index(place.kind)


def _joker(sheet: tables.Sheet, number: int, homes: dict[str, str]) -> Joker:
    needs = sheet.names(sheet.joker_knights[number])
    x, y = paper(*HEXES[homes[needs[0]]][:2])
    gives = int(sheet.joker_gives[number])
    name = "any" if gives == tables.ANY else FACES[gives]
    return Joker(sheet.joker_ids[number], name, needs, x, y + 16)


BASE: Final = _page(False, tables.BASE, BASE_ROADS, BASE_SITES, BASE_KNIGHTS)
PLUS: Final = _page(True, tables.PLUS, PLUS_ROADS, PLUS_SITES, PLUS_KNIGHTS)
