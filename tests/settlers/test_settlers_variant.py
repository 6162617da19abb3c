"""A settlers game that is none of ours: eight kinds, another land, other answers to questions."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quipu import Chronicle, FastLuck, Refusal
from quipu.core.refusal import Reasons
from quipu.core.state import Catalogue
from quipu.hexes.bits import set_of
from quipu.hexes.grid import Grid
from quipu.settlers import reasons
from quipu.settlers.bank import TradeBank
from quipu.settlers.building import BuildCity, BuildRoute
from quipu.settlers.cards import (
    PlaceFreeRoute,
    PlayFreeRoutes,
    PlayPlenty,
    PlaySoldier,
)
from quipu.settlers.founding import PlaceStartRoute
from quipu.settlers.kit import Named, SettlersKit
from quipu.settlers.layout import CLOSED, GAME, LENGTH, OPEN, OWN, TOUCHED
from quipu.settlers.memory import HandMemory
from quipu.settlers.phases import BEFORE_ROLL, Over, SettlersPhase
from quipu.settlers.state import Settlers
from quipu.settlers.terms import Box, Land, Terms
from quipu.settlers.view import SettlersObservation

GRID = Grid(
    [(q, r) for r in range(4) for q in range(-(r // 2), 4 - r // 2)], ground=[*range(1, 12)]
)
KINDS = {"wood": 20, "stone": 20, "wool": 20, "potato": 20, "ore": 20, "coca": 12, "fish": 12}
KINDS["feathers"] = 12
COSTS: list[dict[str, int]] = [
    {"wood": 1, "stone": 1},
    {"wood": 1, "stone": 1, "wool": 1, "potato": 1},
    {"potato": 2, "ore": 3},
    {"wool": 1, "potato": 1, "ore": 1},
]
TITLES = {"fighter": 7, "point": 0, "roads": 1, "invention": 1, "monopoly": 1}
USUAL = [Refusal(f"reason_{n}", "X1.1") for n in range(reasons.OWN_REASONS)]
REASONS = Reasons(USUAL, {}, {"points": USUAL[reasons.GAME_OVER]})
BOX = Box(GRID, KINDS, ["road", "settlement", "city", "card"], COSTS, [7, 8, 2], TITLES, REASONS)


def make_kit() -> SettlersKit:
    names = list(KINDS)
    paths = range(GRID.sides)
    pairs = [(a, b) for a in range(8) for b in range(a, 8)]
    return SettlersKit(
        BOX,
        Named(
            start_routes=[PlaceStartRoute(path) for path in paths],
            routes=[BuildRoute(path) for path in paths],
            cities=[BuildCity(crossing) for crossing in range(GRID.corners)],
            soldier=PlaySoldier(),
            free=PlayFreeRoutes(),
            free_routes=[PlaceFreeRoute(path) for path in paths],
            waive=None,
            plenties=[PlayPlenty(a, b, names) for a, b in pairs],
            trades=[TradeBank(a, b, names) for a in range(8) for b in range(8) if a != b],
        ),
        [],
    )


KIT = make_kit()
DECLINED = set_of([0, 1])  # crossings from which nobody goes on


class Highlands(Settlers):
    """Titles are worth nothing, routes count from three, soldiers raise the hand limit."""

    def __init__(
        self,
        seats: i64,
        catalogue: Catalogue[Any],
        terms: Terms,
        cells: vec[i64],
        phase: SettlersPhase,
    ) -> None:
        super().__init__(seats, catalogue, terms, cells, phase)

    def copy(self) -> Highlands:
        twin = Highlands(self.seats, self.catalogue, self.terms, self.cells[:], self.phase)
        self.copy_into(twin)
        return twin

    def route_minimum(self) -> i64:
        return 3

    def army_minimum(self) -> i64:
        return 2

    def title_points(self) -> i64:
        return 0

    def hand_limit(self, seat: i64) -> i64:
        return 7 + self.cells[OPEN + seat]

    def monopoly_limit(self) -> i64:
        return 2

    def anchors(self, seat: i64) -> i64:
        return super().anchors(seat) & ~DECLINED

    def resting_reason(self, hex: i64) -> i64:
        return reasons.UNKNOWN_PLACE if hex > 10 else reasons.FINE


def begun(seats: int = 3) -> Highlands:
    kinds = [n % 8 for n in range(16)]
    numbers = [(2, 3, 4, 5, 6, 8, 9, 10, 11, 12)[n % 10] for n in range(16)]
    terms = Terms(BOX, Land(GRID, kinds, numbers, {}), {"points_to_win": 8, "turn_limit": 300})
    cells = vec[i64]([0] * GAME)
    state = Highlands(seats, KIT, terms, cells, BEFORE_ROLL)
    state.lay_out()
    state.begin_founding()
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_variant_plays_to_its_end(seed: int) -> None:
    """Nothing is lost, `legal` is what is not refused, and memories hold the truth."""
    state, luck = begun(3 + seed % 2), FastLuck(seed)
    memory = HandMemory(0, state.seats, BOX)
    steps = 0
    while state.waiting():
        seat = int(state.deciding())
        legal = state.legal(seat)
        if steps % 9 == 0:
            all_of_them = [a for a in KIT.actions if a.refusal(state, seat) is None]
            assert [str(action) for action in legal] == [str(action) for action in all_of_them]
        chronicle = Chronicle()
        state.apply(seat, legal[luck.below(len(legal))], luck, chronicle)
        assert state.broken() == ""
        for event in chronicle.events:
            told = event.told(0)
            if told is not None:
                memory.hear(told)
        steps += 1
    assert isinstance(state.phase, Over)
    for seat in range(int(state.seats)):
        for kind in range(8):
            place = seat * 8 + kind
            assert memory.floor[place] <= state.held(seat, kind) <= memory.ceiling[place]
    view = SettlersObservation("highlands", state, 0, memory)
    assert view.to_json()["game"] == "highlands"


def test_a_variant_answers_questions_differently() -> None:
    state = begun()
    state.settle(0, 0, Chronicle())
    assert state.anchors(0) == 0
    assert state.cells[OWN] == 1
    assert state.cells[TOUCHED] == 0
    assert state.cells[CLOSED] == GRID.near[0]
    assert state.cells[LENGTH] == 0
