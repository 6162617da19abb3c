"""Setting up: options, landscapes, who begins, and the beginners' start."""

from __future__ import annotations

from typing import Final

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.options import Choice, FirstSeat, Flag, Option, Range
from quipu.games.inca.box import BEGINNER_KINDS, GRID, NUMBERS, RESOURCE_CELLS, STARTS
from quipu.games.inca.kit import BOX, KIT
from quipu.games.inca.lands import IncaTerms
from quipu.games.inca.state import Inca, blank
from quipu.settlers.layout import NOBODY
from quipu.settlers.starting import begin, mix
from quipu.settlers.terms import Land, Options

LETTERED: Final = 0  # I2.8: the settlement that brings the first cards
MONOPOLY_MOST: Final = 20
MONOPOLY_ALL: Final = "all"


class MonopolyMax(Option):
    """I10.7: so many cards from each opponent, or all as in the base game."""

    def __init__(self) -> None:
        super().__init__("monopoly_max", 2, "I10.7")

    def takes(self, value: object, seats: int) -> bool:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return value in range(1, MONOPOLY_MOST + 1) if is_number else value == MONOPOLY_ALL

    def samples(self, seats: int) -> list[bool | int | str]:
        return [1, 2, MONOPOLY_MOST, MONOPOLY_ALL]

    def words(self) -> str:
        return f"1–{MONOPOLY_MOST}, {MONOPOLY_ALL}"

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["type"] = "limit"
        return form


OPTIONS: Final[list[Option]] = [
    Choice("map", "beginner", ["beginner", "variable"], "I2.1"),
    FirstSeat("I2.9"),
    Choice("three_goods_take", "any", ["any", "resources"], "I5.4"),
    Range("offers_per_turn", 6, 0, 99, "I6.19"),
    Range("trade_side_max", 0, 0, 19, "I6.7"),
    Flag("counter_offers", True, "I6.10"),
    Flag("own_ruin_breaks_route", False, "I8.3"),
    Flag("robber_to_frame", False, "I9.6"),
    Choice("combat_theft", "may", ["may", "must"], "I10.3"),
    Flag("invention_goods", True, "I10.6"),
    MonopolyMax(),
    Range("turn_limit", 0, 0, 9999, "I15.4"),
]


PRINTED_LAND: Final = Land(GRID, BEGINNER_KINDS, NUMBERS, {})


def land_of(map: object, luck: Luck) -> Land:
    """I2.2: as printed; I2.3, I16.8: or the resource hexes at random on their cells."""
    if map != "variable":
        return PRINTED_LAND
    kinds = list(BEGINNER_KINDS)
    mix(kinds, RESOURCE_CELLS, luck)
    return Land(GRID, kinds, NUMBERS, {})


def deal(seats: int, options: Options, luck: Luck, journal: Journal) -> Inca:
    """I1.1, I2.5: seats in the order of the colours; I2.4: robber on the frame, cards aside.

    I2.9, I2.14: who begins; I2.2, I2.7, I16.5 to I16.7: the fixed pieces, or I2.10: founding;
    I2.13: every rule applies from the start.
    """
    terms = IncaTerms(BOX, land_of(options["map"], luck), options)
    state = blank(seats, KIT, terms)
    begin(state, STARTS, LETTERED, NOBODY, luck, journal)
    return state
