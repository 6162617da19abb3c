"""What a seat may know of an Egyptian game (K3), positions, and imagining back from both."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from quipu.core.journal import SPECTATOR
from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.options import Option, settle
from quipu.core.refusal import IllegalAction, Malformed, shown
from quipu.games.egypt.actions import BOX, KIT
from quipu.games.egypt.box import ANY, DESERT, GRID, KIND_NAMES, TERRAINS
from quipu.games.egypt.setup import EGYPT_OPTIONS, SEATS
from quipu.games.egypt.state import Egypt, blank
from quipu.settlers.imagining import fill_in
from quipu.settlers.layout import BANK, HELD, NEW, NOBODY, ROW
from quipu.settlers.phases import SettlersPhase
from quipu.settlers.position import (
    Form,
    fields,
    listed,
    position_json,
    read_phase,
    read_position,
    whole,
)
from quipu.settlers.soundness import unsound
from quipu.settlers.terms import Land, Options, Terms
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
    def chips(self) -> list[int]:
        return [int(number) for number in self.terms.land.numbers]

    @property
    def harbours(self) -> dict[int, str]:
        found = self.terms.land.harbours
        return {path: ANY if kind == NOBODY else KIND_NAMES[kind] for path, kind in found.items()}

    @property
    def settlements(self) -> list[list[int]]:
        return [self.settlements_of(seat) for seat in range(self.seats)]

    @property
    def temple_cities(self) -> list[list[int]]:
        return [self.cities_of(seat) for seat in range(self.seats)]

    @property
    def oxcarts(self) -> list[list[int]]:
        return [self.paths_of(seat) for seat in range(self.seats)]

    @property
    def bank(self) -> dict[str, int]:
        return {name: int(self.cells[BANK + kind]) for kind, name in enumerate(KIND_NAMES)}

    @property
    def hand(self) -> dict[str, int]:
        if self.seat == SPECTATOR:
            return {}
        return {name: int(self.own_cards(kind)) for kind, name in enumerate(KIND_NAMES)}

    @property
    def held(self) -> dict[str, int]:
        """Own development cards by title, new ones included."""
        if self.seat == SPECTATOR:
            return {}
        return self.terms.box.titles_json(self.cells, HELD + self.seat * ROW)

    @property
    def new_cards(self) -> dict[str, int]:
        """Own development cards bought in this turn."""
        return self.terms.box.titles_json(self.cells, NEW)


def observe(state: Egypt, seat: i64, memory: Memory | None) -> EgyptObservation:
    return EgyptObservation("egypt", state, seat, memory)


def imagine(view: EgyptObservation, luck: Luck) -> Egypt:
    state = Egypt(view.seats, view.catalogue, view.terms, view.cells[:], view.phase)
    fill_in(state, view, luck)
    return state


def position(state: Egypt) -> Form:
    return position_json(observe(state, SPECTATOR, None), state)


def from_position(data: object) -> Egypt:
    form = fields(data)
    seats = seats_of(form, "egypt")
    options = options_of(form, EGYPT_OPTIONS, seats)
    state = blank(seats, KIT, Terms(BOX, land_of(form), options))
    read_position(state, form)
    phase = fields(form.get("phase"))
    state.phase = known_phase(read_phase(state, phase), phase)
    return checked(state)


def known_phase(phase: SettlersPhase | None, form: Form) -> SettlersPhase:
    if phase is None:
        raise Malformed(f"there is no phase {shown(form.get('name'))}")
    return phase


def checked(state: E) -> E:
    fault = state.broken() or unsound(state)
    if fault:
        raise Malformed(fault)
    return state


def seats_of(form: Form, key: str) -> int:
    if form.get("game") != key:
        raise Malformed(f"'game' is not {key!r}")
    players = form.get("players")
    if not isinstance(players, list) or len(players) not in SEATS:
        raise Malformed("'players' is not a list of 3 or 4")
    return len(players)


def options_of(form: Form, declared: list[Option], seats: int) -> Options:
    try:
        return settle(declared, seats, fields(form.get("options")))
    except IllegalAction as error:
        raise Malformed(str(error)) from None


def land_of(form: Form) -> Land:
    """E1.3: every hex but the desert carries a chip."""
    kinds: list[int] = []
    numbers: list[int] = []
    for pair in listed(form, "map", int(GRID.hexes)):
        if not isinstance(pair, list) or len(pair) != 2:
            raise Malformed("'map' is not made of pairs")
        kind, number = pair
        if (kind is None) != (number is None):
            raise Malformed("a hex needs both kind and number, or none of them")
        kinds.append(DESERT if kind is None else kind_of(kind))
        numbers.append(0 if number is None else whole({"number": number}, "number", 2, 12))
    return Land(GRID, kinds, numbers, harbours_of(form))


def harbours_of(form: Form) -> dict[int, int]:
    places = form.get("harbours")
    if not isinstance(places, list):
        raise Malformed("'harbours' is not a list")
    found: dict[int, int] = {}
    for place in places:
        harbour = fields(place)
        kind = harbour.get("kind")
        path = whole(harbour, "path", 0, int(GRID.sides) - 1)
        found[path] = NOBODY if kind == ANY else kind_of(kind)
    return found


def kind_of(name: object) -> int:
    if name not in KIND_NAMES:
        raise Malformed(f"there is no resource {shown(name)}")
    return KIND_NAMES.index(str(name))
