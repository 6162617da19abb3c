"""The contract, fourth part: what settlers games remember of hands and decks is true."""

from __future__ import annotations

import pytest

from quipu import FastLuck
from quipu.settlers.layout import DECK, HAND, ROW
from quipu.settlers.memory import HandMemory
from quipu.settlers.state import Settlers
from tests.support.games_under_test import CASES, Case, walk
from tests.support.hypothesis_settings import SPARING
from tests.support.settlers_dsl import GAMES


@pytest.mark.parametrize("case", [case for case in CASES if case.game.key in GAMES], ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_the_truth_lies_within_every_memory(case: Case, seed: int) -> None:
    """And every world imagined from it looks the same."""
    case, luck = Case(case.game, case.seats, {"turn_limit": 90}), FastLuck(seed + 100)
    for way in walk(case, seed, SPARING):
        assert isinstance(way.state, Settlers)
        assert way.state.broken() == ""
        for seat, memory in way.memories.items():
            assert isinstance(memory, HandMemory)
            check(way.state, seat, memory)
            view = way.game.observe(way.state, seat, memory)
            imagined = way.game.imagine(view, luck)
            assert imagined.broken() == ""
            assert way.game.observe(imagined, seat, memory) == view


def check(state: Settlers, viewer: int, memory: HandMemory) -> None:
    """Everything true lies between floor and ceiling; one's own hand is known."""
    box = state.terms.box
    for seat in range(int(state.seats)):
        for kind in range(len(box.kind_names)):
            place = seat * ROW + kind
            true = state.cells[HAND + place]
            assert memory.floor[place] <= true <= memory.ceiling[place]
            if seat == viewer:
                assert memory.floor[place] == memory.ceiling[place]
    for title in range(len(box.title_names)):
        assert memory.deck[title] <= state.cells[DECK + title]
