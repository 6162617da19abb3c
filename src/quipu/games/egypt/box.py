"""What lies in the box: board, chips, cards, pieces and prices; numbers only, no rules."""

from __future__ import annotations

from typing import Final

from quipu.hexes.grid import Grid

HEXES: Final = [  # E1.1, E1.4, D1: axial, by id; the grid numbers crossings and paths as D1 does
    (q, r)
    for r, (start, count) in zip(
        range(-2, 3), [(0, 3), (-1, 4), (-2, 5), (-2, 4), (-2, 3)], strict=True
    )
    for q in range(start, start + count)
]
GRID: Final = Grid(HEXES)  # E15.1 counts it, P10.2 without the Nile paths

KINDS: Final = {"brick": 19, "cattle": 19, "grain": 19, "papyrus": 19, "stone": 19}  # E1.6
KIND_NAMES: Final = list(KINDS)
TERRAINS: Final = ["alluvial", "pasture", "fields", "papyrus_grove", "quarry", "desert"]
TERRAIN_COUNTS: Final = [3, 4, 4, 4, 3, 1]  # E1.2, by kind, then the desert
DESERT: Final = -1

COLOURS: Final = ["violet", "turquoise", "grey", "red"]  # E1.7, E2.6

BOAT: Final = 4
STONE: Final = 5
THINGS: Final = [  # names of the pieces and of what is bought
    "oxcart",
    "settlement",
    "temple_city",
    "development_card",
    "papyrus_boat",
    "pyramid_stone",
]
COSTS: Final[list[dict[str, int]]] = [  # D6: E7.2, E9.1, E10.1, E11.1, P4.1, P5.1
    {"brick": 1, "cattle": 1},
    {"brick": 1, "cattle": 1, "grain": 1, "papyrus": 1},
    {"grain": 2, "stone": 3},
    {"grain": 1, "papyrus": 1, "stone": 1},
    {"cattle": 1, "papyrus": 2},
    {"cattle": 1, "stone": 1},
]
STOCK: Final = [15, 5, 4, 0, 0, 0]  # E1.7
TITLES: Final = {  # E1.8
    "mercenary": 14,
    "victory_point": 5,
    "route_building": 2,
    "plenty": 2,
    "monopoly": 2,
}
TITLE_NAMES: Final = list(TITLES)

LETTERS: Final = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]  # E1.3, D5: A to R
OUTER_SPIRAL: Final = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1]  # D5, counter-clockwise
INNER_SPIRAL: Final = [4, 8, 13, 14, 10, 5]
CENTRE: Final = 9
CORNER_HEXES: Final = [0, 7, 16, 18, 11, 2]  # each goes on inside at the same place of the ring

BEGINNER_MAP: Final = [  # D2; its pips are those of E15.2
    *[("stone", 10), ("papyrus", 2), ("cattle", 9)],
    *[("grain", 12), ("brick", 6), ("papyrus", 4), ("brick", 10)],
    *[("grain", 9), ("cattle", 11), ("desert", 0), ("cattle", 3), ("stone", 8)],
    *[("cattle", 8), ("stone", 3), ("grain", 4), ("papyrus", 5)],
    *[("brick", 5), ("grain", 6), ("papyrus", 11)],
]
ANY: Final = "any"
HARBOURS: Final = {  # E1.5, D3: by path
    0: ANY,
    3: "grain",
    17: "stone",
    38: ANY,
    61: "papyrus",
    69: ANY,
    66: ANY,
    49: "brick",
    18: "cattle",
}
OASES: Final = [61, 69, 66]  # look only
STARTS: Final = [  # D4, E15.3, by colour: settlements (the second is starred) and their oxcarts
    ([8, 28], [13, 41]),
    ([14, 40], [15, 58]),
    ([17, 31], [25, 37]),
    ([39, 41], [56, 52]),
]

GODS: Final = [  # G1.1: the first four carry numbers, A1 to A4
    *["amun", "wepwawet", "hapi", "chons"],
    *["isis", "thot", "maat", "ptah", "hathor", "seth"],
]
AMUN: Final = 0
WEPWAWET: Final = 1
HAPI: Final = 2
CHONS: Final = 3
ISIS: Final = 4
THOT: Final = 5
MAAT: Final = 6
PTAH: Final = 7
HATHOR: Final = 8
SETH: Final = 9

PYRAMID_STOCK: Final = [15, 5, 4, 0, 3, 12]  # P1.1
GOLDEN_NUMBERS: Final = "666777888999"  # P1.2
FEWEST_GOLDEN: Final = 6
LEVELS: Final = [16, 9, 4, 1]  # P1.3
SITE_PLACES: Final = 30

FORK: Final = 9  # P1.4
NILE_HEXES: Final = [0, 2, 4, 5, 14, 18]  # besides the fork
NILE_PATHS: Final = [0, 5, 12, 15, 27, 28, 44, 59, 71]  # P1.4
PYRAMID_MAP: Final = [  # D7; its pips are those of P10.1
    *[("papyrus", 3), ("stone", 6), ("cattle", 4)],
    *[("grain", 8), ("brick", 5), ("grain", 10), ("papyrus", 9)],
    *[("papyrus", 11), ("desert", 0), ("papyrus", 6), ("cattle", 11), ("grain", 12)],
    *[("cattle", 10), ("brick", 4), ("grain", 5), ("stone", 9)],
    *[("stone", 2), ("cattle", 8), ("brick", 3)],
]
PYRAMID_HARBOURS: Final = {  # P1.5, D8
    3: "grain",
    17: "stone",
    38: ANY,
    61: "papyrus",
    69: ANY,
    66: ANY,
    49: "brick",
    33: ANY,
    18: "cattle",
}
