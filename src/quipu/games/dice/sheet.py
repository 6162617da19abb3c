"""The two sheets: every symbol with its place, its points and what must be built before it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BRICK: Final = 0
WOOD: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
GOLD: Final = 5
ANY: Final = -1
FACES: Final = ["brick", "wood", "wool", "grain", "ore", "gold"]  # D1.1: each face once on a die
DICE: Final = 6  # D1.1
THROWS: Final = 3  # D4.2

ROAD: Final = 0
KNIGHT: Final = 1
SETTLEMENT: Final = 2
CITY: Final = 3
SORTS: Final = ["road", "knight", "settlement", "city"]

# D5.2: cost of road, knight, settlement, city; six faces each
COST_ROWS: Final = [
    [1, 1, 0, 0, 0, 0],
    [0, 0, 1, 1, 1, 0],
    [1, 1, 1, 1, 0, 0],
    [0, 0, 0, 2, 3, 0],
]
COSTS: Final = vec[i64]([units for row in COST_ROWS for units in row])

START: Final = ""  # stands for the start road as a parent: it is always built (D6.1)


class Symbol:
    """A road, knight, settlement or city: `road` must lead to it, `after` is built before it."""

    def __init__(self, id: str, sort: i64, points: i64, road: str, after: str = "") -> None:
        self.id = id
        self.sort = sort
        self.points = points
        self.road = road
        self.after = after


class Joker:
    """What a knight, or a pair of them, gives once: one resource, or any."""

    def __init__(self, id: str, knights: list[str], gives: i64) -> None:
        self.id = id
        self.knights = knights
        self.gives = gives


# A table, since mypyc writes the literal of `1 << n` as a 32-bit number into C.
BITS: Final = vec[i64]([1 << n for n in range(62)])


def bit(symbol: i64) -> i64:
    return BITS[symbol]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class Sheet:
    """A sheet as tables over symbol numbers; sets of symbols are bit masks."""

    def __init__(
        self, start: str, symbols: list[Symbol], jokers: list[Joker], main_line: list[str]
    ) -> None:
        self.start = start
        self.symbols = symbols
        self.ids = [symbol.id for symbol in symbols]
        self.number = {symbol.id: number for number, symbol in enumerate(symbols)}
        self.size: i64 = len(symbols)
        self.sort = vec[i64]([symbol.sort for symbol in symbols])
        self.points = vec[i64]([symbol.points for symbol in symbols])
        self.road = vec[i64]([self.mask([symbol.road]) for symbol in symbols])
        self.after = vec[i64]([self.mask([symbol.after]) for symbol in symbols])
        self.sorts = vec[i64]([self.all_of(sort) for sort in range(len(SORTS))])
        self.depth = vec[i64]([self.roads_to(symbol, symbols) for symbol in symbols])
        self.main_line: i64 = self.mask(main_line)
        self.joker_ids = [joker.id for joker in jokers]
        self.joker_number = {joker.id: number for number, joker in enumerate(jokers)}
        self.joker_knights = vec[i64]([self.mask(joker.knights) for joker in jokers])
        self.joker_gives = vec[i64]([joker.gives for joker in jokers])

    def mask(self, ids: list[str]) -> int:
        return sum(1 << self.number[id] for id in ids if id != START)

    def all_of(self, sort: int) -> int:
        return sum(1 << number for number in range(len(self.ids)) if self.sort[number] == sort)

    def roads_to(self, symbol: Symbol, symbols: list[Symbol]) -> int:
        """How many roads lead from the start to the end of this symbol's own road."""
        own = 1 if symbol.sort == ROAD else 0
        if symbol.road == START:
            return own
        return own + self.roads_to(symbols[self.number[symbol.road]], symbols)

    def names(self, mask: i64) -> list[str]:
        return [self.ids[number] for number in range(int(self.size)) if mask & bit(number)]

    def joker_names(self, mask: i64) -> list[str]:
        return [name for number, name in enumerate(self.joker_ids) if mask & bit(number)]


def roads(prefix: str, first: int, parents: str, points: int) -> list[Symbol]:
    """Roads from their parents; `-` is the start road."""
    return [
        Symbol(f"{prefix}{first + n}", ROAD, points, START if parent == "-" else parent)
        for n, parent in enumerate(parents.split())
    ]


def row(sort: i64, sites: str, ordered: bool) -> list[Symbol]:
    """Symbols of one sort from `id=points@road that leads there`, to be built in order or not."""
    made: list[Symbol] = []
    before = ""
    for site in sites.split():
        id, _, rest = site.partition("=")
        points, _, road = rest.partition("@")
        made.append(Symbol(id, sort, int(points), road, before if ordered else ""))
        before = id
    return made


# Their check values: D14.1, D14.2, D14.3, D14.4, D14.5, D14.6, and DP9.1, DP9.2, DP9.3.

# T2 to T4, D1.3, D1.4, D6.5, D7.2, D7.3, D8.1, D8.4, D9.2, D9.4
BASE_ROADS: Final = "- R0 R0 R2 R3 R3 R5 R6 R7 R8 R9 R10 R7 R12 R13 R14"  # parents of R0 to R15
BASE_KNIGHTS: Final = "K1=1 K2=2 K3=3 K4=4 K5=5 K6=6"
BASE_SETTLEMENTS: Final = "S3=3 S4=4@R2 S5=5@R5 S7=7@R7 S9=9@R9 S11=11@R11"
BASE_CITIES: Final = "C7=7@R1 C12=12@R4 C20=20@R13 C30=30@R15"
BASE: Final = Sheet(
    "START",
    [
        *roads("R", 0, BASE_ROADS, 1),
        *row(KNIGHT, BASE_KNIGHTS, True),
        *row(SETTLEMENT, BASE_SETTLEMENTS, True),
        *row(CITY, BASE_CITIES, True),
    ],
    [
        Joker("K1", ["K1"], ORE),  # D1.5
        Joker("K2", ["K2"], GRAIN),
        Joker("K3", ["K3"], WOOL),
        Joker("K4", ["K4"], WOOD),
        Joker("K5", ["K5"], BRICK),
        Joker("K6", ["K6"], ANY),
    ],
    [],
)
TURNS: Final = 15  # D13.1
CROSS: Final = -2  # D12.5, D13.2

# T5 to T7, DP1.3, DP1.4, DP3.1, DP4.1
PLUS_ROADS: Final = "- P1 P1 P3 P4 P4 P6 P7 P8 P9 P10 P11 P11 P13 P14 P15 P16"  # of P1 to P17
PLUS_KNIGHTS: Final = "PK1=0 PK2=0 PK3=0 PK4=0 PK5=0 PK6=0 PK7=0 PK8=0 PK9=0"
PLUS_SETTLEMENTS: Final = "PS1=1 PS2=1@P3 PS3=1@P6 PS4=1@P10 PS5=1@P13 PS6=1@P15 PS7=1@P17"
PLUS_CITIES: Final = "PC1=2@P2 PC2=2@P5 PC3=2@P8 PC4=2@P12"
PLUS: Final = Sheet(
    "P0",
    [
        *roads("P", 1, PLUS_ROADS, 0),
        *row(KNIGHT, PLUS_KNIGHTS, False),
        *row(SETTLEMENT, PLUS_SETTLEMENTS, False),
        *row(CITY, PLUS_CITIES, False),
    ],
    [
        Joker("ore", ["PK1"], ORE),  # DP7.1
        Joker("grain", ["PK2"], GRAIN),
        Joker("wool", ["PK3"], WOOL),
        Joker("wood", ["PK4"], WOOD),
        Joker("brick", ["PK5"], BRICK),
        Joker("north", ["PK6", "PK7"], ANY),  # DP7.2
        Joker("middle", ["PK8", "PK9"], ANY),
    ],
    # DP6.2: without the start road, which is always built
    ["P1", "P3", "P4", "P6", "P7", "P8", "P9", "P10", "P11", "P13", "P14", "P15", "P16", "P17"],
)
MARKED_ROAD: Final = "P6"  # DP6.1
FIRST_ARMY: Final = 3  # DP5.1
TITLE_POINTS: Final = 2  # DP5.1, DP6.1
FEWEST_DICE: Final = 3  # DP2.1
