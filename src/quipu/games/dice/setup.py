"""Setting up the dice games: options, seats, the first turn."""

from __future__ import annotations

from typing import Final

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.core.options import Choice, FirstSeat, Flag, Option, Range
from quipu.games.dice.actions import BASE_KIT, PLUS_KIT
from quipu.games.dice.events import BEGAN
from quipu.games.dice.plus import DicePlus
from quipu.games.dice.sheet import BASE, PLUS
from quipu.games.dice.state import Dice

BASE_OPTIONS: Final[list[Option]] = [
    Flag("extra_seats", False, "D2.1"),
    FirstSeat("D2.4"),
    Flag("fresh_joker", False, "D10.7"),
    Flag("joker_gold", False, "D11.6").since(2, before=True),
]
PLUS_OPTIONS: Final[list[Option]] = [
    FirstSeat("D2.4"),
    Flag("fresh_joker", False, "DP7.3"),
    Flag("joker_gold", False, "D11.6").since(3, before=True),
    Flag("dice_ramp", True, "DP2.1"),
    Choice("route_spurs", "tip", ["tip", "never"], "DP6.3"),
    Range("points_to_win", 10, 5, 15, "DP8.1"),
    Choice("victory_ends", "turn", ["turn", "at_once"], "DP8.1").since(2, before="at_once"),
    Range("round_limit", 0, 0, 9999, "DP8.4"),
]

BASE_SEATS: Final = [1, 2, 3, 4]  # D2.1
EXTRA_SEATS: Final = [5, 6, 7, 8]  # D2.1
PLUS_SEATS: Final = [2, 3, 4]  # DP1.2


def blank(seats: int, plus: bool, options: dict[str, bool | int | str], first: int) -> Dice:
    """D2.3: a sheet for every seat, with nothing but the start road.

    D1.2: sheets never run out; D2.2, DP1.1: all are of the one variant that was agreed.
    """
    if plus:
        return DicePlus(seats, PLUS_KIT, PLUS, options, first)
    return Dice(seats, BASE_KIT, BASE, options, first)


def deal(
    seats: int, plus: bool, options: dict[str, bool | int | str], luck: Luck, journal: Journal
) -> Dice:
    state = blank(seats, plus, options, first_seat(seats, options["first_seat"], luck))
    if journal.listening:
        journal.tell(BEGAN.of({"seat": int(state.first)}))
    state.begin_turn(luck, journal)
    return state


def first_seat(seats: int, chosen: bool | int | str, luck: Luck) -> int:
    """D2.4: by lot, each with the same chance; with one seat nothing is drawn."""
    if isinstance(chosen, int):
        return chosen
    return luck.below(seats) if seats > 1 else 0
