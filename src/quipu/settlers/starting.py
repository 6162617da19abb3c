"""Before the first turn: who begins, things laid in random order, and fixed first pieces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quipu.core.journal import Journal
from quipu.core.luck import Luck
from quipu.settlers.events import BEGAN, START_ROLLED
from quipu.settlers.layout import ROUTE
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Options

Starts = list[tuple[list[int], list[int]]]  # by seat: settlements and the route pieces at them

MOST_START_ROLLS: Final = 20  # then a lot is drawn, so that every set-up ends


def starting_seat(seats: int, chosen: object, luck: Luck, journal: Journal) -> int:
    """The seat agreed on, or the highest roll of two dice; ties roll again."""
    if isinstance(chosen, int):
        return chosen
    rolling = list(range(seats))
    for _ in range(MOST_START_ROLLS):
        sums = [roll_for_start(seat, luck, journal) for seat in rolling]
        rolling = [seat for seat, sum in zip(rolling, sums, strict=True) if sum == max(sums)]
        if len(rolling) == 1:
            return rolling[0]
    return rolling[luck.below(len(rolling))]


def roll_for_start(seat: int, luck: Luck, journal: Journal) -> int:
    one, two = int(luck.die()), int(luck.die())
    if journal.listening:
        journal.tell(START_ROLLED.of({"seat": seat, "dice": [one, two]}))
    return one + two


def shuffled(things: list[int], luck: Luck) -> list[int]:
    left = list(things)
    return [left.pop(luck.below(len(left))) for _ in things]


def mix(kinds: list[int], places: list[int], luck: Luck) -> None:
    """What lies in these places changes them at random."""
    for place, kind in zip(places, shuffled([kinds[n] for n in places], luck), strict=True):
        kinds[place] = kind


def begin(
    state: Settlers, starts: Starts, paid: int, robber: i64, luck: Luck, journal: Journal
) -> None:
    """Who begins, and then the first pieces: fixed ones for beginners, else by founding."""
    options = state.terms.options
    state.lay_out()
    state.robber = robber
    state.first = starting_seat(int(state.seats), options["first_seat"], luck, journal)
    if journal.listening:
        journal.tell(BEGAN.of({"seat": int(state.first)}))
    if not is_printed(options):
        state.begin_founding()
        return
    place_beginners(state, starts, paid, journal)
    for step in range(state.seats, 2 * state.seats):
        state.founded(state.founder(step), journal)
    state.begin_turn(state.first, luck, journal)


def is_printed(options: Options) -> bool:
    """Whether the first pieces lie as printed: agreed by itself, or with the map."""
    founding = options.get("founding")
    return founding == "printed" if founding is not None else options["map"] == "beginner"


def place_beginners(state: Settlers, starts: Starts, paid: int, journal: Journal) -> None:
    """Fixed pieces for everybody, and the first cards for one settlement of each."""
    for seat in range(state.seats):
        settlements, routes = starts[seat]
        for crossing, path in zip(settlements, routes, strict=True):
            state.settle(seat, crossing, journal)
            state.lay(seat, ROUTE, path, journal)
        state.take_start_cards(seat, settlements[paid], journal)
