"""The frame of a position that is read: which game, for how many, with what agreed."""

from __future__ import annotations

from typing import TypeVar

from quipu.core.options import Option, settle
from quipu.core.reading import Form, field, listed, number, one_of, part
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.hexes.grid import Grid
from quipu.settlers.layout import NOBODY, SEATS
from quipu.settlers.phases import SettlersPhase
from quipu.settlers.soundness import unsound
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Options

E = TypeVar("E", bound=Settlers)


def known_phase(phase: SettlersPhase | None, form: Form) -> SettlersPhase:
    if phase is None:
        raise Malformed(f"there is no phase {shown(field(form, 'name'))}")
    return phase


def checked(state: E) -> E:
    fault = state.broken() or unsound(state)
    if fault:
        raise Malformed(fault)
    return state


def seats_of(form: Form, key: str) -> int:
    if field(form, "game") != key:
        raise Malformed(f"'game' is not {key!r}")
    players = field(form, "players")
    if not isinstance(players, list) or len(players) not in (SEATS - 1, SEATS):
        raise Malformed("'players' is not a list of 3 or 4")
    return len(players)


def options_of(form: Form, declared: list[Option], seats: int) -> Options:
    try:
        return settle(declared, seats, part(form, "options"))
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def hexes_of(form: Form, grid: Grid, names: list[str]) -> tuple[list[int], list[int]]:
    """Kinds and numbers by hex; a hex has both, or it yields nothing."""
    kinds: list[int] = []
    numbers: list[int] = []
    for pair in listed(form, "map", int(grid.hexes)):
        if not isinstance(pair, list) or len(pair) != 2:
            raise Malformed("'map' is not made of pairs")
        kind, chip = pair
        if (kind is None) != (chip is None):
            raise Malformed("a hex needs both kind and number, or none of them")
        kinds.append(NOBODY if kind is None else one_of(kind, "map", names))
        numbers.append(0 if chip is None else number(chip, "map", 2, 12))
    return kinds, numbers
