"""Setting up: options, map, harbours, who begins, and the beginners' start."""

from __future__ import annotations

from typing import Final

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.options import Choice, FirstSeat, Flag, Limit, Option, Range
from quipu.games.egypt.actions import BOX, KIT
from quipu.games.egypt.box import (
    ANY,
    BEGINNER_MAP,
    CENTRE,
    CORNER_HEXES,
    DESERT,
    FORK,
    GOLDEN_NUMBERS,
    GRID,
    HARBOURS,
    INNER_SPIRAL,
    KIND_NAMES,
    LETTERS,
    NILE_HEXES,
    OUTER_SPIRAL,
    PYRAMID_HARBOURS,
    PYRAMID_MAP,
    STARTS,
    TERRAIN_COUNTS,
)
from quipu.games.egypt.god_kit import GODS_KIT
from quipu.games.egypt.gods import EgyptGods, GodTerms, blank_gods
from quipu.games.egypt.pyramid import EgyptPyramid, blank_pyramid
from quipu.games.egypt.pyramid_actions import PYRAMID_BOX, PYRAMID_KIT
from quipu.games.egypt.state import Egypt, blank
from quipu.settlers.starting import begin, mix, shuffled
from quipu.settlers.terms import Land, Options, Terms

ANY_KIND: Final = -1
STARRED: Final = 1  # E2.3: the second settlement brings the first cards


def common_options(points: int) -> list[Option]:
    """The options of every mode, `map` and `first_seat` aside."""
    return [
        Choice("phases", "separate", ["separate", "merged"], "E3.3"),
        Limit("offers_per_turn", "unlimited", 6, 0, 99, "unlimited", "E5.13"),
        Range("trade_side_max", 0, 0, 19, "E5.10"),
        Flag("counter_offers", True, "E5.5"),
        Choice("bank_shortage", "sole_takes_rest", ["sole_takes_rest", "nobody"], "E4.6"),
        Choice("harbours", "printed", ["printed", "shuffled"], "E2.9"),
        Range("points_to_win", points, 5, 20, "E14.2"),
        Range("turn_limit", 0, 0, 9999, "E14.5"),
    ]


def first_seat(default: int | str) -> Option:
    """E2.6, E2.10: by rolling, or a seat; beginners start with seat 0."""
    option = FirstSeat("E2.6")
    option.default = default
    return option


def options_of(map: str, maps: list[str], paragraph: str, points: int) -> list[Option]:
    default: int | str = 0 if map == "beginner" else "random"
    return [Choice("map", map, maps, paragraph), first_seat(default), *common_options(points)]


EGYPT_OPTIONS: Final = options_of("beginner", ["beginner", "variable"], "E2.1", 10)


def god_rest() -> Option:
    """G2.6: how long a god turned to side B rests."""
    values = ["own_turn", "any_turn"]
    return Choice("god_rest", "own_turn", values, "G2.6").since(2, before="any_turn")


GODS_OPTIONS: Final = [
    *options_of("variable", ["beginner", "variable"], "E2.1", 10),
    god_rest(),
]


class GoldenNumbers(Option):
    """P1.2: the numbers on the twelve golden stones, as twelve digits."""

    def __init__(self) -> None:
        super().__init__("golden_numbers", GOLDEN_NUMBERS, "P1.2")

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and len(value) == 12 and set(value) <= set("6789")

    def samples(self, seats: int) -> list[bool | int | str]:
        return [GOLDEN_NUMBERS, "6" * 12, "9" * 12]

    def words(self) -> str:
        return "6–9 × 12"

    def read(self, text: str) -> bool | int | str:
        return text

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["type"] = "digits"
        return form


PYRAMID_OPTIONS: Final = [
    *options_of("fixed", ["fixed", "variable"], "P2.1", 11),
    GoldenNumbers(),
    god_rest(),
    Choice("favour_time", "turn", ["turn", "after_roll"], "P7.2").since(2, before="after_roll"),
]


def fixed_land(map: list[tuple[str, int]], harbours: dict[int, int]) -> Land:
    """E2.2: terrains and chips as printed."""
    kinds = [KIND_NAMES.index(kind) if kind in KIND_NAMES else DESERT for kind, _ in map]
    return Land(GRID, kinds, [number for _, number in map], harbours)


def variable_land(luck: Luck, harbours: dict[int, int]) -> Land:
    """E2.7: terrains at random; E2.8: chips along the spiral."""
    kinds = shuffled(terrains(), luck)
    return Land(GRID, kinds, chips(kinds, luck.below(len(CORNER_HEXES))), harbours)


def terrains() -> list[int]:
    """E1.2: one entry for each hex."""
    kinds = [*range(len(KIND_NAMES)), DESERT]
    return [kind for kind, count in zip(kinds, TERRAIN_COUNTS, strict=True) for _ in range(count)]


def spiral(corner: int) -> list[int]:
    """D5: from one of the six corner hexes counter-clockwise inwards."""
    outer = OUTER_SPIRAL[2 * corner :] + OUTER_SPIRAL[: 2 * corner]
    return [*outer, *INNER_SPIRAL[corner:], *INNER_SPIRAL[:corner], CENTRE]


def chips(kinds: list[int], corner: int) -> list[int]:
    """E2.8: in letter order, skipping the desert."""
    numbers = [0] * len(kinds)
    letter = 0
    for hex in spiral(corner):
        if kinds[hex] != DESERT:
            numbers[hex] = LETTERS[letter]
            letter += 1
    return numbers


def printed_harbours(printed: dict[int, str]) -> dict[int, int]:
    """By path the number of the kind."""
    kinds = {ANY: ANY_KIND, **{kind: n for n, kind in enumerate(KIND_NAMES)}}
    return {path: kinds[kind] for path, kind in printed.items()}


def harbours_of(printed: dict[int, str], how: object, luck: Luck) -> dict[int, int]:
    """E2.9: as printed, or the nine types over the nine places."""
    laid = printed_harbours(printed)
    if how == "shuffled":
        laid = dict(zip(laid, shuffled(list(laid.values()), luck), strict=True))
    return laid


PRINTED_LAND: Final = fixed_land(BEGINNER_MAP, printed_harbours(HARBOURS))
PRINTED_NILE: Final = fixed_land(PYRAMID_MAP, printed_harbours(PYRAMID_HARBOURS))


def base_land(options: Options, luck: Luck) -> Land:
    harbours = harbours_of(HARBOURS, options["harbours"], luck)
    if options["map"] == "variable":
        return variable_land(luck, harbours)
    if options["harbours"] == "printed":
        return PRINTED_LAND
    return fixed_land(BEGINNER_MAP, harbours)


def deal(seats: int, options: Options, luck: Luck, journal: Journal) -> Egypt:
    """E2.5: the robber on the desert; E2.6, E2.10, E2.16: who begins; E2.2, E2.4: the first
    pieces, and E2.15: the first turn; or by founding, of which E15.4 and P10.3 count the choices.
    """
    state = blank(seats, KIT, Terms(BOX, base_land(options, luck), options))
    begin(state, STARTS, STARRED, state.desert(), luck, journal)
    return state


def deal_gods(seats: int, options: Options, luck: Luck, journal: Journal) -> EgyptGods:
    """G1.1: the base game, and the gods as they come with the second settlement."""
    state = blank_gods(seats, GODS_KIT, GodTerms(BOX, base_land(options, luck), options))
    begin(state, STARTS, STARRED, state.desert(), luck, journal)
    return state


def nile_land(options: Options, luck: Luck) -> Land:
    """P2.1: as printed, or P2.2: Nile hexes among themselves, the others too."""
    harbours = harbours_of(PYRAMID_HARBOURS, options["harbours"], luck)
    if options["map"] == "fixed":
        printed = options["harbours"] == "printed"
        return PRINTED_NILE if printed else fixed_land(PYRAMID_MAP, harbours)
    kinds = [int(kind) for kind in PRINTED_NILE.kinds]
    rest = [hex for hex in range(len(kinds)) if hex != FORK and hex not in NILE_HEXES]
    for places in (NILE_HEXES, rest):
        mix(kinds, places, luck)
    return Land(GRID, kinds, chips(kinds, luck.below(len(CORNER_HEXES))), harbours)


def deal_pyramid(seats: int, options: Options, luck: Luck, journal: Journal) -> EgyptPyramid:
    terms = GodTerms(PYRAMID_BOX, nile_land(options, luck), options)
    state = blank_pyramid(seats, PYRAMID_KIT, terms)
    begin(state, STARTS, STARRED, state.desert(), luck, journal)
    return state
