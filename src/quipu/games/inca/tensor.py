"""The Inkas as numbers for learners: ruins, tribes and both decks, after the settlers' own."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from quipu.core.memory import Memory
from quipu.core.tensor import numbered, put, put_nothing, put_row, put_set, seat_names
from quipu.games.inca.lands import COMBAT_USED, FIRST_GONE, FIRST_HELD, ROUTE_USED, RUINS
from quipu.games.inca.state import Inca, markers_of, tribe_of
from quipu.games.inca.view import IncaObservation
from quipu.settlers.layout import POINTS, ROW
from quipu.settlers.state import Settlers
from quipu.settlers.tensor import MOST_CARDS, SettlersTensor
from quipu.settlers.terms import Box
from quipu.settlers.view import SettlersObservation

TRIBES = 3
MOST_MARKERS = 12


class IncaTensor(SettlersTensor):
    """I1.14: backs of hidden cards are open, so the number of those of deck "1" is."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        each, titles = int(seats), int(box.titles)
        self.declare("ruins", [int(box.grid.corners)], each)
        self.declare("tribes", [each], TRIBES)
        self.declare("markers", [each, TRIBES], MOST_MARKERS)
        self.declare("first_cards", [each], MOST_CARDS)
        for name in ("first_held", "first_gone"):
            self.declare(name, [titles], MOST_CARDS)
        for name in ("second_deck", "route_used", "combat_used"):
            self.declare(name, [1], 1)
        along = seat_names(each)
        owners = ["none", *along]
        self.explain(["ruins"], [numbered("crossing", int(box.grid.corners))], owners)
        self.explain(["tribes"], [along], ["none", "first", "second", "third"])
        self.explain(["markers"], [along, ["first", "second", "third"]])
        self.explain(["first_cards"], [along], usual=5)
        self.explain(["first_held", "first_gone"], [box.title_names], usual=5)

    def own_phases(self) -> list[str]:
        return ["founding_tribe"]

    def point(
        self, view: SettlersObservation, state: Settlers, seat: i64, memory: Memory | None
    ) -> None:
        super().point(view, state, seat, memory)
        assert isinstance(view, IncaObservation)
        assert isinstance(state, Inca)
        view.second_deck = state.has_second_deck()
        for each in range(self.seats):
            view.first_cards[each] = int(state.first_cards(each))

    def write_own(self, view: SettlersObservation, cells: vec[i16], at: i64) -> i64:
        assert isinstance(view, IncaObservation)
        known, titles = view.cells, self.box.titles
        corners = self.box.grid.corners
        put_nothing(cells, at, corners)
        for n in range(self.seats):
            put_set(cells, at, known[RUINS + self.seat_at(view, n)], n + 1)
        at = self.write_tribes(view, cells, at + corners)
        if view.seat >= 0:
            at = put_row(cells, at, known, FIRST_HELD + view.seat * ROW, titles)
        else:
            at = put_nothing(cells, at, titles)
        at = put_row(cells, at, known, FIRST_GONE, titles)
        at = put(cells, at, i64(view.second_deck))
        at = put(cells, at, known[ROUTE_USED])
        return put(cells, at, known[COMBAT_USED])

    def write_tribes(self, view: IncaObservation, cells: vec[i16], at: i64) -> i64:
        seats = self.seats
        for n in range(seats):
            seat = self.seat_at(view, n)
            points = view.cells[POINTS + seat]
            cells[at + n] = i16(tribe_of(points) + 1)
            markers = markers_of(points)
            for tribe in range(TRIBES):
                cells[at + seats + n * TRIBES + tribe] = i16(markers[tribe])
            cells[at + seats * (1 + TRIBES) + n] = i16(view.first_cards[seat])
        return at + seats * (2 + TRIBES)
