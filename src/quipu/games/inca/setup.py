"""Setting up: options, landscapes, who begins, and the beginners' start."""

from __future__ import annotations

from typing import Final

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.options import Choice, FirstSeat, Flag, Limit, Option, Range
from quipu.core.refusal import IllegalAction, Refusal
from quipu.games.inca.box import BEGINNER_KINDS, GRID, NUMBERS, RESOURCE_CELLS, STARTS
from quipu.games.inca.kit import BOX, KIT
from quipu.games.inca.lands import IncaTerms
from quipu.games.inca.state import Inca, blank
from quipu.settlers.layout import NOBODY
from quipu.settlers.starting import begin, mix
from quipu.settlers.terms import Land, Options

LETTERED: Final = 0  # I2.8: the settlement that brings the first cards

OPTIONS: Final[list[Option]] = [
    Choice("map", "beginner", ["beginner", "variable"], "I2.1"),
    Choice("founding", "printed", ["printed", "free"], "I2.1").since(2),
    FirstSeat("I2.9"),
    Choice("three_goods_take", "any", ["any", "resources"], "I5.4"),
    Limit("offers_per_turn", "unlimited", 6, 0, 99, "unlimited", "I6.19"),
    Range("trade_side_max", 0, 0, 19, "I6.7"),
    Flag("counter_offers", True, "I6.10"),
    Flag("own_ruin_breaks_route", False, "I8.3"),
    Flag("robber_to_frame", False, "I9.6"),
    Choice("combat_theft", "may", ["may", "must"], "I10.3"),
    Flag("invention_goods", True, "I10.6"),
    Limit("monopoly_max", 2, 2, 1, 20, "all", "I10.7"),
    Range("turn_limit", 0, 0, 9999, "I15.4"),
]


PRINTED_LAND: Final = Land(GRID, BEGINNER_KINDS, NUMBERS, {})
NEEDS_PRINTED_BOARD: Final = Refusal("needs_printed_board", "I2.1")


def with_founding(chosen: dict[str, object]) -> dict[str, object]:
    """I2.1: on the variable board founding is free; the printed start does not lie there."""
    if chosen.get("map") != "variable":
        return chosen
    if chosen.get("founding") == "printed":
        raise IllegalAction(NEEDS_PRINTED_BOARD)
    return {"founding": "free", **chosen}


def land_of(map: object, luck: Luck) -> Land:
    """I2.2: as printed; I2.3, I16.8: or the resource hexes at random on their cells."""
    if map != "variable":
        return PRINTED_LAND
    kinds = list(BEGINNER_KINDS)
    mix(kinds, RESOURCE_CELLS, luck)
    return Land(GRID, kinds, NUMBERS, {})


def deal(seats: int, options: Options, luck: Luck, journal: Journal) -> Inca:
    """I1.1, I2.5: seats in the order of the colours; I2.4: robber on the frame, cards aside.

    I2.9, I2.14: who begins; I2.2, I2.7, I16.5, I16.6, I16.7: the fixed pieces, or I2.10: founding;
    I2.13: every rule applies from the start.
    """
    terms = IncaTerms(BOX, land_of(options["map"], luck), options)
    state = blank(seats, KIT, terms)
    begin(state, STARTS, LETTERED, NOBODY, luck, journal)
    return state
