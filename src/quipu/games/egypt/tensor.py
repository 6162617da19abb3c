"""The gods and the Great Pyramid as numbers for learners, after those of every settlers game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Memory
from quipu.core.tensor import MOST, numbered, put, put_row, seat_names
from quipu.games.egypt.box import GODS, SITE_PLACES
from quipu.games.egypt.god_phases import AmunAgain, AmunReturn, GodPhase
from quipu.games.egypt.gods import BONUS, GOD, SIDE, TAKEN, USED
from quipu.games.egypt.pyramid import (
    FAVOUR,
    GOLDEN,
    GOLDEN_STONE,
    NUMBER,
    SITE,
    SWAPPED,
    EgyptPyramid,
)
from quipu.games.egypt.pyramid_view import PyramidObservation
from quipu.settlers.phases import SettlersPhase
from quipu.settlers.state import Settlers
from quipu.settlers.tensor import SettlersTensor
from quipu.settlers.terms import Box
from quipu.settlers.view import SettlersObservation

GOD_PHASES = [  # by their numbers, from OWN_PHASES on
    *("hapi_window", "isis_window", "amun_return", "amun_again", "thot_choice", "maat_taking"),
    "god_choice",
]


class GodsTensor(SettlersTensor):
    """G1.6: the gods lie open; of a use that goes on, who decides and about which kind."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        each = int(seats)
        self.declare("gods", [each], len(GODS))
        self.declare("god_sides", [each], 1)
        for name in ("gods_taken", "gods_used"):  # in which turn
            self.declare(name, [each], MOST)
        self.declare("bonus", [1], int(box.kinds))
        self.declare("god_decides", [1], each)
        self.declare("god_kind", [1], int(box.kinds))
        seats_along = seat_names(each)
        self.explain(["gods"], [seats_along], ["none", *GODS])
        self.explain(["god_sides"], [seats_along], ["A", "B"])
        self.explain(["gods_taken", "gods_used"], [seats_along], usual=100)
        self.explain(["bonus", "god_kind"], values=["none", *box.kind_names])
        self.explain(["god_decides"], values=["none", *seats_along])

    def own_phases(self) -> list[str]:
        return GOD_PHASES

    def write_own(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        known, seats = view.cells, self.seats
        for n in range(seats):
            seat = self.seat_at(view, n)
            cells[at + n] = i16(known[GOD + seat] + 1)
            cells[at + seats + n] = i16(known[SIDE + seat])
            cells[at + 2 * seats + n] = i16(known[TAKEN + seat])
            cells[at + 3 * seats + n] = i16(known[USED + seat])
        at = put(cells, at + 4 * seats, known[BONUS])
        phase = view.phase
        at = self.put_seat(view, cells, at, phase.seat if isinstance(phase, GodPhase) else -1)
        return put(cells, at, asked_kind(phase) + 1)


def asked_kind(phase: SettlersPhase) -> i64:
    """G4.1: the kind that Amun asks for, or -1."""
    if isinstance(phase, AmunReturn):
        return phase.kind
    if isinstance(phase, AmunAgain):
        return phase.kind
    return -1


class PyramidTensor(GodsTensor):
    """P1.2, P7.1, P8.1: the site, the golden stack as a set, the favour and who is blessed."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.declare("site", [SITE_PLACES], int(seats) + 1)  # the last is golden
        self.declare("golden", [4], 12)
        self.declare("golden_number", [1], 9)
        self.declare("favour", [1], int(seats))
        self.declare("swapped", [1], 1)
        self.declare("blessed", [int(seats)], 1)
        seats_along = seat_names(int(seats))
        owners = ["none", *seats_along]
        self.explain(["site"], [numbered("place", SITE_PLACES)], [*owners, "golden"])
        self.explain(["golden"], [["6", "7", "8", "9"]])
        self.explain(["favour"], values=owners)
        self.explain(["blessed"], [seats_along])

    def point(
        self, view: SettlersObservation, state: Settlers, seat: i64, memory: Memory | None
    ) -> None:
        super().point(view, state, seat, memory)
        assert isinstance(view, PyramidObservation)
        assert isinstance(state, EgyptPyramid)
        for each in range(self.seats):
            view.blessed[each] = state.is_blessed(each)

    def write_own(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        at = super().write_own(view, cells, at)
        assert isinstance(view, PyramidObservation)
        known = view.cells
        for place in range(SITE_PLACES):
            stone = known[SITE + place]
            if stone == GOLDEN_STONE:
                stone = self.seats + 1
            elif stone:
                stone = self.distance(view, stone - 1) + 1
            cells[at + place] = i16(stone)
        at = put_row(cells, at + SITE_PLACES, known, GOLDEN, 4)
        at = put(cells, at, known[NUMBER])
        at = self.put_seat(view, cells, at, known[FAVOUR] - 1)
        at = put(cells, at, known[SWAPPED])
        for n in range(self.seats):
            at = put(cells, at, i64(view.blessed[self.seat_at(view, n)]))
        return at
