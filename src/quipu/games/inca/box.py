"""What lies in the box: board, tokens, cards, pieces and prices; numbers only, no rules."""

from __future__ import annotations

from typing import Final

from quipu.hexes.bits import set_of
from quipu.hexes.grid import Grid

HEXES: Final = [  # I1.2: axial, by id
    (q, r)
    for r, (start, count) in enumerate([(0, 5), (-1, 6), (-2, 7), (-2, 6), (-2, 5)])
    for q in range(start, start + count)
]

KINDS: Final = {  # I1.12
    "wood": 20,
    "stone": 20,
    "wool": 20,
    "potato": 20,
    "ore": 20,
    "feathers": 12,
    "coca": 12,
    "fish": 12,
}
KIND_NAMES: Final = list(KINDS)
RESOURCES: Final = 5  # the kinds below are resources, the others goods
LANDSCAPES: Final = [  # I1.3, by kind; the ocean is the last
    *["forest", "quarry", "pasture", "farmland", "mountains"],
    *["jungle", "plantation", "fishing", "ocean"],
]
OCEAN: Final = -1  # I1.5: the kind of a hex that yields nothing

BEGINNER_MAP: Final = [  # I2.2, I16.3, I16.4, by hex: landscape and token
    *[("jungle", 8), ("plantation", 11), ("jungle", 10), ("plantation", 5), ("jungle", 4)],
    *[("forest", 2), ("forest", 9), ("quarry", 4), ("mountains", 9), ("forest", 6)],
    *[("plantation", 9)],
    *[("quarry", 11), ("farmland", 6), ("farmland", 10), ("pasture", 12), ("pasture", 3)],
    *[("farmland", 5), ("farmland", 3)],
    *[("pasture", 4), ("forest", 5), ("quarry", 8), ("mountains", 11), ("mountains", 8)],
    *[("pasture", 10)],
    *[("fishing", 6), ("ocean", 0), ("fishing", 3), ("ocean", 0), ("fishing", 9)],
]
BEGINNER_KINDS: Final = [
    OCEAN if name == "ocean" else LANDSCAPES.index(name) for name, _ in BEGINNER_MAP
]
NUMBERS: Final = [number for _, number in BEGINNER_MAP]  # I1.6; 0 on the ocean
RESOURCE_CELLS: Final = [  # I1.4
    hex for hex, kind in enumerate(BEGINNER_KINDS) if 0 <= kind < RESOURCES
]
LAND: Final = set_of(RESOURCE_CELLS)

GRID: Final = Grid(HEXES, ground=RESOURCE_CELLS)  # I1.8, I1.9, I1.10, I16.1, I16.2

COLOURS: Final = ["red", "orange", "blue", "gray"]  # I2.5
STARTS: Final = [  # I2.2, by colour: settlements (the first is lettered) and their roads
    ([44, 35], [65, 40]),
    ([7, 39], [3, 57]),
    ([8, 23], [13, 26]),
    ([9, 29], [14, 43]),
]

THICKET: Final = 4
THINGS: Final = ["road", "settlement", "city", "development_card", "thicket"]
COSTS: Final[list[dict[str, int]]] = [  # I7.2
    {"wood": 1, "stone": 1},
    {"wood": 1, "stone": 1, "wool": 1, "potato": 1},
    {"potato": 2, "ore": 3},
    {"wool": 1, "potato": 1, "ore": 1},
    {},
]
STOCK: Final = [7, 8, 2, 0, 4]  # I1.11; no route is longer than 7 (I16.9)

DECK_ONE: Final = {  # I1.13; no card is worth a point
    "combat_arts": 7,
    "victory_point": 0,
    "road_building": 1,
    "invention": 1,
    "monopoly": 1,
}
TITLES: Final = {title: 2 * count for title, count in DECK_ONE.items()}  # both decks

GOALS: Final = [4, 4, 3]  # I1.11, I12.2: markers of each tribe
