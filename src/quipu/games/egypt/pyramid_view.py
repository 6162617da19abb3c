"""What a seat may know of the Great Pyramid: all of it is public but the order of the stack.

A position has besides `golden`, what is `left` of the stack by number and the `number` revealed
last, `site`, by place a seat, -1 free or -2 golden, `favour`, a seat or null, and `swapped`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quipu.core.luck import Luck
from quipu.core.memory import Memory
from quipu.core.reading import Form, fields, flag, listed, number, optional, part, whole
from quipu.core.refusal import Malformed
from quipu.games.egypt.box import FEWEST_GOLDEN, NILE_PATHS, SITE_PLACES, STONE
from quipu.games.egypt.god_view import GodsObservation, imagine_gods, read_god_phase, read_gods
from quipu.games.egypt.gods import GODS_END, GodTerms
from quipu.games.egypt.pyramid import (
    BUILT_STONES,
    CURSE,
    FAVOUR,
    GOLDEN,
    GOLDEN_BUILT,
    GOLDEN_STONE,
    NUMBER,
    PYRAMID_END,
    SITE,
    SWAPPED,
    EgyptPyramid,
    blank_pyramid,
)
from quipu.games.egypt.pyramid_actions import PYRAMID_BOX, PYRAMID_KIT
from quipu.games.egypt.setup import PYRAMID_OPTIONS
from quipu.games.egypt.soundness import sound
from quipu.games.egypt.view import land_of
from quipu.settlers.layout import POINTS, ROW, STOCK
from quipu.settlers.position import read_phase, read_position
from quipu.settlers.reading import options_of, seats_of

FREE_PLACE: Final = -1
GOLDEN_PLACE: Final = -2


class PyramidObservation(GodsObservation):
    """P1.2, P7.1, P8.1: site, tiles, favour, and what is left of the golden stack as a set."""

    def __init__(self, key: str, state: EgyptPyramid, seat: i64, memory: Memory | None) -> None:
        super().__init__(key, state, seat, memory)
        self.add_cells(state, GODS_END, PYRAMID_END)
        self.blessed = [state.is_blessed(each) for each in range(state.seats)]

    @property
    def oxcarts(self) -> list[list[int]]:
        return [[path for path in paths if path not in NILE_PATHS] for paths in self.routes]

    @property
    def boats(self) -> list[list[int]]:
        return [[path for path in paths if path in NILE_PATHS] for paths in self.routes]

    @property
    def stones(self) -> list[int]:
        """By place of the site: a seat, -1 free, -2 golden."""
        found = [int(self.cells[SITE + place]) for place in range(SITE_PLACES)]
        return [GOLDEN_PLACE if what == GOLDEN_STONE else what - 1 for what in found]

    @property
    def golden_left(self) -> int:
        return sum(int(self.cells[GOLDEN + n]) for n in range(4))

    @property
    def golden_number(self) -> int:
        """The number revealed last; 0 before the first."""
        return int(self.cells[NUMBER])

    @property
    def favour(self) -> int:
        return int(self.cells[FAVOUR]) - 1

    def public_json(self) -> Form:
        form = super().public_json()
        left = {str(FEWEST_GOLDEN + n): int(self.cells[GOLDEN + n]) for n in range(4)}
        form["golden"] = {"left": left, "number": self.golden_number}
        form["site"] = self.stones
        form["favour"] = None if self.favour < 0 else self.favour
        form["swapped"] = self.cells[SWAPPED] != 0
        return form


def observe_pyramid(state: EgyptPyramid, seat: i64, memory: Memory | None) -> PyramidObservation:
    return PyramidObservation("egypt-pyramid", state, seat, memory)


def imagine_pyramid(view: PyramidObservation, luck: Luck) -> EgyptPyramid:
    terms = view.terms
    assert isinstance(terms, GodTerms)
    state = EgyptPyramid(view.seats, view.catalogue, terms, view.cells[:], view.phase)
    imagine_gods(state, view, luck)
    return state


def pyramid_from_position(data: object) -> EgyptPyramid:
    form = fields(data)
    seats = seats_of(form, "egypt-pyramid")
    options = options_of(form, PYRAMID_OPTIONS, seats)
    state = blank_pyramid(seats, PYRAMID_KIT, GodTerms(PYRAMID_BOX, land_of(form), options))
    besides = ["bonus", "golden", "site", "favour", "swapped"]
    read_position(state, form, besides, ["god"])
    read_gods(state, form)
    read_site(state, form)
    phase = part(form, "phase")
    state.phase = read_phase(state, phase) or read_god_phase(state, phase)
    return sound(state)


def read_site(state: EgyptPyramid, form: Form) -> None:
    golden = part(form, "golden")
    left = part(golden, "left")
    for n in range(4):
        state.cells[GOLDEN + n] = whole(left, str(FEWEST_GOLDEN + n), 0, 12)
    state.cells[NUMBER] = whole(golden, "number", 0, 9)
    state.cells[FAVOUR] = optional(form, "favour", int(state.seats) - 1) + 1
    state.cells[SWAPPED] = 1 if flag(form, "swapped") else 0
    for place, what in enumerate(listed(form, "site", SITE_PLACES)):
        read_stone(state, place, what)
    for seat in range(state.seats):
        state.cells[POINTS + seat] += state.tile(seat) - CURSE


def read_stone(state: EgyptPyramid, place: int, what: object) -> None:
    stone = number(what, "site", GOLDEN_PLACE, int(state.seats) - 1)
    if stone == GOLDEN_PLACE:
        state.cells[SITE + place] = GOLDEN_STONE
        state.cells[GOLDEN_BUILT] += 1
    elif stone != FREE_PLACE:
        state.cells[SITE + place] = stone + 1
        state.cells[BUILT_STONES + stone] += 1
        state.cells[STOCK + stone * ROW + STONE] -= 1
        if state.stock(stone, STONE) < 0:
            most = state.terms.box.stock[STONE]
            raise Malformed(f"'site': seat {stone} has more than {most} stones")
