"""What a seat may know of an Egyptian game (K3), positions, and imagining back from both."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.reading import Form, field, fields, one_of, part, row, whole
from quipu.games.egypt.actions import BOX, KIT
from quipu.games.egypt.box import ANY, GRID, KIND_NAMES, TERRAINS
from quipu.games.egypt.setup import EGYPT_OPTIONS
from quipu.games.egypt.soundness import sound
from quipu.games.egypt.state import Egypt, blank
from quipu.settlers.imagining import fill_in
from quipu.settlers.layout import NOBODY
from quipu.settlers.position import read_phase, read_position
from quipu.settlers.reading import hexes_of, known_phase, options_of, seats_of
from quipu.settlers.terms import Land, Terms
from quipu.settlers.view import SettlersObservation

E = TypeVar("E", bound=Egypt)


class EgyptObservation(SettlersObservation):
    """E1.6, E11.3: hands and cards are hidden, their numbers and the bank are not.

    The properties tell the same in the words of the box, for whoever shows it.
    """

    @property
    def variant(self) -> str:
        return self.key

    @property
    def terrains(self) -> list[str]:
        return [TERRAINS[kind] for kind in self.terms.land.kinds]  # the desert is the last

    @property
    def harbours(self) -> dict[int, str]:
        found = self.terms.land.harbours
        return {path: ANY if kind == NOBODY else KIND_NAMES[kind] for path, kind in found.items()}

    @property
    def oxcarts(self) -> list[list[int]]:
        return self.routes


def observe(state: Egypt, seat: i64, memory: Memory | None) -> EgyptObservation:
    return EgyptObservation("egypt", state, seat, memory)


def imagine(view: EgyptObservation, luck: Luck) -> Egypt:
    state = Egypt(view.seats, view.catalogue, view.terms, view.cells[:], view.phase)
    fill_in(state, view, luck)
    return state


def from_position(data: object) -> Egypt:
    form = fields(data)
    seats = seats_of(form, "egypt")
    options = options_of(form, EGYPT_OPTIONS, seats)
    state = blank(seats, KIT, Terms(BOX, land_of(form), options))
    read_position(state, form, [], [])
    phase = part(form, "phase")
    state.phase = known_phase(read_phase(state, phase), phase)
    return sound(state)


def land_of(form: Form) -> Land:
    """E1.3: every hex but the desert carries a chip."""
    kinds, numbers = hexes_of(form, GRID, KIND_NAMES)
    return Land(GRID, kinds, numbers, harbours_of(form))


def harbours_of(form: Form) -> dict[int, int]:
    found: dict[int, int] = {}
    for place in row(field(form, "harbours"), "harbours", 0, int(GRID.sides)):
        harbour = fields(place, "a harbour")
        kind = field(harbour, "kind")
        path = whole(harbour, "path", 0, int(GRID.sides) - 1)
        found[path] = NOBODY if kind == ANY else one_of(kind, "harbours", KIND_NAMES)
    return found
