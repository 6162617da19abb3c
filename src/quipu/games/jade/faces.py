"""Faces of tiles, cells of the area and kinds of artefacts as tables, made once from the data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.games.jade.tiles import KINDS, MIDDLE, SIDE_NAMES, SIZE, TileType, printed

# ---- the area (J8.1) --------------------------------------------------------------------------

CELLS: Final = SIZE * SIZE
CENTRE: Final = SIZE * MIDDLE + MIDDLE  # J1.5
SIDES: Final = 4
STEPS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # N, E, S, W
OFF: Final = -1  # J8.2: there is no cell

# A table, since mypyc writes the literal of `1 << n` as a 32-bit number into C.
BITS: Final = vec[i64]([1 << n for n in range(62)])

# Sets of cells are two words; cell 61 is the lowest bit of the second.
WORD: Final = 61
WORD_OF: Final = vec[i64]([cell // WORD for cell in range(CELLS)])
BIT_OF: Final = vec[i64]([1 << cell % WORD for cell in range(CELLS)])
PRIME: Final = 67  # no two powers of two below 2**62 leave the same rest


def neighbour(cell: int, side: int) -> int:
    x, y = cell % SIZE + STEPS[side][0], cell // SIZE + STEPS[side][1]
    return SIZE * y + x if 0 <= x < SIZE and 0 <= y < SIZE else OFF


def places_of_bits() -> list[int]:
    places = [0] * PRIME
    for place in range(WORD + 1):
        places[(1 << place) % PRIME] = place
    return places


def around(cell: int, word: int) -> int:
    """The neighbours of a cell that lie in one word, as bits; OFF lies in none."""
    others = [neighbour(cell, side) for side in range(SIDES)]
    return sum(1 << other % WORD for other in others if other // WORD == word)


NEIGHBOUR: Final = vec[i64]([neighbour(cell, side) for cell in range(CELLS) for side in range(4)])
BIT_PLACE: Final = vec[i64](places_of_bits())
AROUND: Final = vec[i64]([around(cell, word) for cell in range(CELLS) for word in range(2)])


# ---- faces (J5.6, J5.7, J17.1) ------------------------------------------------------------------

EMPTY: Final = 255  # no face: the cell is undiscovered
PARTS: Final = 3  # J1.3: at most; the number of a part is its place in the list of its type
NO_PART: Final = 3


class Face:
    """A tile as it lies: its type, its turn, and each part as sides, heads and coins."""

    def __init__(self, type: int, turn: int, parts: list[tuple[int, int, int]]) -> None:
        self.type = type
        self.turn = turn
        self.parts = parts

    def city(self) -> int:
        """Its city sides as bits."""
        return sum(part[0] for part in self.parts)

    def part_on(self, side: int) -> int:
        for place, part in enumerate(self.parts):
            if part[0] >> side & 1:
                return place
        return NO_PART


def turned(number: int, type: TileType, turn: int) -> Face:
    """Turned clockwise: printed side s points to (s + turn) mod 4."""
    parts = []
    for sides, heads, coins in type.parts:
        mask = sum(1 << (SIDE_NAMES.index(side) + turn) % SIDES for side in sides)
        parts.append((mask, heads, coins))
    return Face(number, turn, parts)


def different_faces(types: list[TileType]) -> list[Face]:
    """J5.7: turns that give the same face are one, with the smallest turn."""
    found: list[Face] = []
    for number, type in enumerate(types):
        seen: list[list[tuple[int, int, int]]] = []
        for turn in range(SIDES):
            face = turned(number, type, turn)
            if sorted(face.parts) not in seen:
                seen.append(sorted(face.parts))
                found.append(face)
    return found


def face_numbers() -> list[int]:
    """By type and turn: the face it shows, also for turns that are written smaller."""
    looks = [(face.type, sorted(face.parts)) for face in TILE_FACES]
    return [
        looks.index((number, sorted(turned(number, type, turn).parts)))
        for number, type in enumerate(PRINTED.types)
        for turn in range(SIDES)
    ]


PRINTED: Final = printed()
TYPES: Final = len(PRINTED.types)
TYPE_IDS: Final = [type.id for type in PRINTED.types]
TYPE_COUNTS: Final = [type.count for type in PRINTED.types]  # T1, J17.2, J17.3
TILE_FACES: Final = different_faces(PRINTED.types)
FACES: Final = len(TILE_FACES)
# T2: a field of the cross looks like no tile: jungle, or one city part without symbols (J1.6)
ALL_FACES: Final = [
    *TILE_FACES,
    Face(-1, 0, []),
    *[Face(-1, 0, [(1 << side, 0, 0)]) for side in range(SIDES)],
]
FACE_OF: Final = vec[i64](face_numbers())
FACE_TYPE: Final = vec[i64]([face.type for face in ALL_FACES])
FACE_TURN: Final = vec[i64]([face.turn for face in ALL_FACES])
FACE_CITY: Final = vec[i64]([face.city() for face in ALL_FACES])
FACE_PARTS: Final = vec[i64]([len(face.parts) for face in ALL_FACES])
PART_ON: Final = vec[i64]([face.part_on(side) for face in ALL_FACES for side in range(SIDES)])


def cross_face(sides: str) -> int:
    return FACES + 1 + sides.index("C") if "C" in sides else FACES


# ---- districts in one word (J10.9) ------------------------------------------------------------

# Heads, coins, open sides and the archaeologists of four seats are bytes of one number,
# so that joining two districts is one sum.
COIN: Final = 256
OPEN_SIDE: Final = 65536
BYTE: Final = 255
STRENGTH: Final = vec[i64]([1 << 24 + 8 * seat for seat in range(4)])
STRENGTH_SHIFT: Final = 24


def symbols(face: Face, place: int) -> int:
    if place >= len(face.parts):
        return 0
    return face.parts[place][1] + COIN * face.parts[place][2]


SYMBOLS: Final = vec[i64]([symbols(face, place) for face in ALL_FACES for place in range(PARTS)])


# ---- fitting (J5.5) ---------------------------------------------------------------------------

# What the four neighbours of an empty cell ask for: a digit of base 3 for each side. Towards
# empty cells and the edge a side is free (J8.3). Four cities are met by no tile (J5.15, J17.8).
FREE: Final = 0
JUNGLE: Final = 1
CITY: Final = 2
POWER: Final = vec[i64]([1, 3, 9, 27])
DEMANDS: Final = 81


def turns_that_fit(demand: int) -> list[int]:
    """By type: the turns (of different faces) that meet a demand, as bits."""
    asked = [demand // 3**side % 3 for side in range(SIDES)]
    jungle = sum(1 << side for side in range(SIDES) if asked[side] == JUNGLE)
    city = sum(1 << side for side in range(SIDES) if asked[side] == CITY)
    turns = [0] * TYPES
    for number, face in enumerate(TILE_FACES):
        shown = int(FACE_CITY[number])
        if not shown & jungle and shown & city == city:
            turns[face.type] |= 1 << face.turn
    return turns


# J17.6, J17.7: by demand and type
FITTING_TURNS: Final = vec[u8]([t for demand in range(DEMANDS) for t in turns_that_fit(demand)])
FITTING_TYPES: Final = vec[i64](
    [
        sum(1 << type for type in range(TYPES) if FITTING_TURNS[demand * TYPES + type])
        for demand in range(DEMANDS)
    ]
)


# ---- artefacts (J1.7, T3) ---------------------------------------------------------------------

KIND_COUNT: Final = len(KINDS)
COPIES: Final = PRINTED.copies
DESIGNS: Final = 3
LETTERS: Final = 4


def kind_name(kind: i64) -> str:
    return KINDS[kind]


def kind_names(hand: vec[u8], start: i64) -> list[str]:
    """The artefacts of one hand in a row of hands, by kind, each as often as it is there."""
    names: list[str] = []
    for kind in range(KIND_COUNT):
        names += [KINDS[kind]] * int(hand[start + kind])
    return names


def point(cell: i64) -> list[int]:
    """A cell as it is written: x, y."""
    return [int(cell % SIZE), int(cell // SIZE)]
