"""Where things lie on a tile and on the area, and which districts are complete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from quipu.games.jade.faces import ALL_FACES, CELLS, EMPTY, FACE_OF, OFF, SIDES, TYPE_IDS, neighbour
from quipu.games.jade.tiles import SIZE

Point = tuple[float, float]
Part = tuple[int, int]  # cell, place of the part on its tile

CELL: Final = 60.0
SHAPES: Final = {"N": 1, "NE": 3, "NS": 5, "WNE": 11, "NESW": 15}  # sides as bits
MARKS: Final[dict[str, tuple[Point, ...]]] = {  # heads, then coins
    "N": ((-11.5, -21.5), (11.5, -21.5), (0, -18)),
    "NE": ((-10, -20.5), (20.5, 9.5), (9, -9)),
    "NS": ((-11, -19), (11, -19), (-10, 19)),
    "WNE": ((-13, -19), (13, -19), (-20, 8)),
    "NESW": ((-16, -16), (16, -16), (-16, 16)),
}
STANDS: Final[dict[str, Point]] = {  # where a figure stands
    "N": (0, -16),
    "NE": (14, -13),
    "NS": (0, 17),
    "WNE": (19, 1),
    "NESW": (16, 12),
}


@dataclass(frozen=True)
class Shape:
    """A city part as it lies: its drawing and by how many quarters it is turned."""

    name: str
    turn: int

    def marks(self, count: int) -> list[Point]:
        spots = MARKS[self.name]
        return [turned(spots[n % len(spots)], self.turn) for n in range(count)]

    @property
    def stand(self) -> Point:
        return turned(STANDS[self.name], self.turn)


def turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters % SIDES):
        x, y = -y, x
    return x, y


def _shapes() -> dict[int, Shape]:
    found: dict[int, Shape] = {}
    for name, mask in SHAPES.items():
        for turn in range(SIDES):
            sides = [(side + turn) % SIDES for side in range(SIDES) if mask >> side & 1]
            found.setdefault(sum(1 << side for side in sides), Shape(name, turn))
    return found


SHAPE_OF: Final = _shapes()


def face_number(tile: str, turn: int = 0) -> int:
    return int(FACE_OF[SIDES * TYPE_IDS.index(tile) + turn])


def shape(face: int, part: int) -> Shape:
    return SHAPE_OF[ALL_FACES[face].parts[part][0]]


def offset(cell: int) -> Point:
    """The middle of a cell, from the middle of the area."""
    half = (SIZE - 1) / 2
    return CELL * (cell % SIZE - half), CELL * (cell // SIZE - half)


# ---- districts (J10) --------------------------------------------------------------------------


@dataclass
class District:
    """Joined parts, how many of their sides are open, and what they show."""

    parts: list[Part] = field(default_factory=list)
    open: int = 0
    heads: int = 0
    coins: int = 0


def complete_districts(faces: Sequence[int]) -> list[District]:
    """Those without an open side, from the top of the area down."""
    return [district for district in districts(faces) if not district.open]


def districts(faces: Sequence[int]) -> list[District]:
    """All of them, from the top of the area down."""
    found: list[District] = []
    seen: set[Part] = set()
    for cell in range(CELLS):
        for place in range(_count(faces, cell)):
            if (cell, place) not in seen:
                found.append(_joined(faces, (cell, place)))
                seen |= set(found[-1].parts)
    return found


def _count(faces: Sequence[int], cell: int) -> int:
    return 0 if faces[cell] == EMPTY else len(ALL_FACES[faces[cell]].parts)


def _joined(faces: Sequence[int], first: Part) -> District:
    district = District()
    known, waiting = {first}, [first]
    while waiting:
        cell, place = waiting.pop()
        mask, heads, coins = ALL_FACES[faces[cell]].parts[place]
        district.parts.append((cell, place))
        district.heads += heads
        district.coins += coins
        for side in range(SIDES):
            beside = neighbour(cell, side)
            if not mask >> side & 1 or beside == OFF:
                continue
            if faces[beside] == EMPTY:
                district.open += 1
                continue
            other = (beside, ALL_FACES[faces[beside]].part_on((side + 2) % SIDES))
            if other not in known:
                known.add(other)
                waiting.append(other)
    district.parts.sort()
    return district


def shut_sides(faces: Sequence[int], part: Part) -> list[int]:
    """The sides of a part that lie at the edge of the area (J8.3)."""
    mask = ALL_FACES[faces[part[0]]].parts[part[1]][0]
    return [s for s in range(SIDES) if mask >> s & 1 and neighbour(part[0], s) == OFF]
