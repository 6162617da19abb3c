"""Where things stand on the two sheets, in units of the island drawing (ledger T1 to T8)."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees
from typing import Final

SIDE: Final = 96.0
HALF: Final = SIDE * 3**0.5 / 2  # half the height of a hex
FACES: Final = ("brick", "wood", "wool", "grain", "ore", "gold")  # 0 to 5
ANY: Final = "any"

Point = tuple[float, float]
Lattice = tuple[float, float]

HEXES: Final[dict[str, Lattice]] = {  # T1
    "N": (0, -2),
    "NE": (3, -1),
    "SE": (3, 1),
    "S": (0, 2),
    "SW": (-3, 1),
    "NW": (-3, -1),
    "C": (0, 0),
}
LANDS: Final = {
    "N": "desert",
    "NE": "hills",
    "SE": "forest",
    "S": "pasture",
    "SW": "fields",
    "NW": "mountains",
    "C": "lagoon",
}
COSTS: Final = (  # D5.2, in the order of the printed table
    ("road", ("brick", "wood")),
    ("knight", ("wool", "grain", "ore")),
    ("settlement", ("brick", "wood", "wool", "grain")),
    ("city", ("grain", "grain", "ore", "ore", "ore")),
)
TRACK: Final = (  # T8
    ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (3, 2))
    + ((2, 2), (1, 2), (0, 2), (0, 3), (0, 4), (1, 4), (2, 4))
)


@dataclass(frozen=True)
class Place:
    """One symbol of a sheet: what it is, where it stands, how it is turned, what it is worth."""

    id: str
    kind: str
    x: float
    y: float
    turn: float = 0
    points: int = 0


@dataclass(frozen=True)
class Joker:
    id: str
    gives: str
    needs: tuple[str, ...]
    x: float
    y: float


@dataclass(frozen=True)
class Sheet:
    start: Place
    places: tuple[Place, ...]
    jokers: tuple[Joker, ...]
    marked: str = ""


def paper(x: float, y: float) -> Point:
    """A point of the lattice in units of the drawing; the middle of the island is 0, 0."""
    return x * SIDE / 2, y * HALF


def corners(x: float, y: float) -> list[Point]:
    """The six corners of the hex with this centre."""
    return [paper(x + dx, y + dy) for dx, dy in AROUND]


AROUND: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def _road(name: str, start: Lattice, end: Lattice, points: int = 0) -> Place:
    (ax, ay), (bx, by) = paper(*start), paper(*end)
    turn = degrees(atan2(by - ay, bx - ax))
    return Place(name, "road", (ax + bx) / 2, (ay + by) / 2, turn, points)


def _roads(prefix: str, first: int, sides: str, points: int) -> list[Place]:
    """Roads numbered from `first`, each written `x,y>x,y` in lattice points."""
    made = []
    for number, side in enumerate(sides.split(), first):
        start, end = (tuple(map(int, point.split(","))) for point in side.split(">"))
        made.append(_road(f"{prefix}{number}", (start[0], start[1]), (end[0], end[1]), points))
    return made


def _at(name: str, kind: str, at: Lattice, points: int = 0) -> Place:
    return Place(name, kind, *paper(*at), points=points)


def _knight(name: str, hex_id: str, side: float = 0, points: int = 0) -> Place:
    x, y = paper(*HEXES[hex_id])
    return Place(name, "knight", x + side * 19, y - 36, points=points)


def _joker(name: str, gives: str, hex_id: str, *needs: str) -> Joker:
    x, y = paper(*HEXES[hex_id])
    return Joker(name, gives, needs, x, y + 16)


START: Final = ((-2, -2), (-1, -1))

BASE_ROADS: Final = (  # T2
    "-1,-1>-2,0 -2,0>-4,0 -2,0>-1,1 -1,1>-2,2 -2,2>-4,2 -2,2>-1,3 -1,3>1,3 1,3>2,2 2,2>1,1 "
    "1,1>2,0 2,0>1,-1 1,-1>2,-2 2,2>4,2 4,2>5,1 5,1>4,0 4,0>5,-1"
)
PLUS_ROADS: Final = (  # T5
    "-1,-1>-2,0 -2,0>-4,0 -2,0>-1,1 -1,1>-2,2 -2,2>-4,2 -2,2>-1,3 -1,3>1,3 1,3>2,2 2,2>4,2 "
    "4,2>5,1 5,1>4,0 4,0>2,0 4,0>5,-1 5,-1>4,-2 4,-2>2,-2 2,-2>1,-3 1,-3>-1,-3"
)

BASE: Final = Sheet(
    start=_road("START", *START),
    places=(
        *_roads("R", 0, BASE_ROADS, 1),
        _at("S3", "settlement", (-1, -1), 3),  # T3
        _at("S4", "settlement", (-1, 1), 4),
        _at("S5", "settlement", (-1, 3), 5),
        _at("S7", "settlement", (2, 2), 7),
        _at("S9", "settlement", (2, 0), 9),
        _at("S11", "settlement", (2, -2), 11),
        _at("C7", "city", (-4, 0), 7),
        _at("C12", "city", (-4, 2), 12),
        _at("C20", "city", (5, 1), 20),
        _at("C30", "city", (5, -1), 30),
        _knight("K1", "NW", points=1),  # T4
        _knight("K2", "SW", points=2),
        _knight("K3", "S", points=3),
        _knight("K4", "SE", points=4),
        _knight("K5", "NE", points=5),
        _knight("K6", "N", points=6),
    ),
    jokers=(
        _joker("K1", "ore", "NW", "K1"),
        _joker("K2", "grain", "SW", "K2"),
        _joker("K3", "wool", "S", "K3"),
        _joker("K4", "wood", "SE", "K4"),
        _joker("K5", "brick", "NE", "K5"),
        _joker("K6", ANY, "N", "K6"),
    ),
)

PLUS: Final = Sheet(
    start=_road("P0", *START),
    places=(
        *_roads("P", 1, PLUS_ROADS, 0),
        _at("PS1", "settlement", (-1, -1)),  # T6
        _at("PS2", "settlement", (-1, 1)),
        _at("PS3", "settlement", (-1, 3)),
        _at("PS4", "settlement", (5, 1)),
        _at("PS5", "settlement", (5, -1)),
        _at("PS6", "settlement", (2, -2)),
        _at("PS7", "settlement", (-1, -3)),
        _at("PC1", "city", (-4, 0)),
        _at("PC2", "city", (-4, 2)),
        _at("PC3", "city", (2, 2)),
        _at("PC4", "city", (2, 0)),
        _knight("PK1", "NW"),  # T7
        _knight("PK2", "SW"),
        _knight("PK3", "S"),
        _knight("PK4", "SE"),
        _knight("PK5", "NE"),
        _knight("PK6", "N", -1),
        _knight("PK7", "N", 1),
        _knight("PK8", "C", -1),
        _knight("PK9", "C", 1),
    ),
    jokers=(
        _joker("ore", "ore", "NW", "PK1"),
        _joker("grain", "grain", "SW", "PK2"),
        _joker("wool", "wool", "S", "PK3"),
        _joker("wood", "wood", "SE", "PK4"),
        _joker("brick", "brick", "NE", "PK5"),
        _joker("north", ANY, "N", "PK6", "PK7"),
        _joker("middle", ANY, "C", "PK8", "PK9"),
    ),
    marked="P6",
)
