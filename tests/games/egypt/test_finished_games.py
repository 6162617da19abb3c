"""Finished games of Egypt: every mode has one for its ends."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.games.egypt.gods import USED, EgyptGods
from tests.support.egypt.finished import RECIPES
from tests.support.finished_games import ended, kept, replayed, tables

ENDS = {  # E14.2, E14.5, P9.2, and what a table may do
    "egypt": {"points", "turn_limit", "resigned", "agreed"},
    "egypt-gods": {"points", "turn_limit", "resigned"},
    "egypt-pyramid": {"points", "turn_limit", "pyramid", "agreed"},
}


def test_every_end_has_a_file_in_every_mode() -> None:
    found: dict[str, set[str]] = {}
    for recipe in RECIPES:
        found.setdefault(recipe.key, set()).add(ended(recipe.path)["reason"])
    assert found == ENDS


def test_both_ends_of_the_pyramid_have_a_file() -> None:
    """P9.2: by the last golden stone, and by the last place."""
    golden, places = (
        replayed(kept(name)).observe(-1) for name in ("pyramid-golden-stones", "pyramid-all-places")
    )
    assert left(golden)[0] == 0
    assert left(places)[0] > 0
    assert left(places)[1] == 0


@pytest.mark.rule("E5.13")
def test_there_is_a_game_with_more_than_six_offers_in_a_turn() -> None:
    offers = [0]
    for step in replayed(kept("egypt-many-offers")).steps:
        offers[-1] += step.action.kind == "offer_trade"
        if step.action.kind == "end_turn":
            offers.append(0)
    assert max(offers) > 6


@pytest.mark.rule("G2.7")
def test_there_is_a_game_in_which_a_god_rests_in_its_owners_next_turn() -> None:
    rested = 0
    for table in tables(kept("gods-own-turn-ends")):
        state = table.state
        assert isinstance(state, EgyptGods)
        used = int(state.cells[USED + state.active])
        rested += 0 < used < state.turn and state.is_resting(state.active)
    assert rested


@pytest.mark.rule("P7.2")
def test_there_is_a_game_with_swaps_before_the_roll() -> None:
    rolled, early = False, 0
    for step in replayed(kept("pyramid-early-swaps")).steps:
        rolled = (rolled or step.action.kind == "roll") and step.action.kind != "end_turn"
        early += step.action.kind == "swap_by_favour" and not rolled
    assert early


def left(view: Any) -> tuple[int, int]:
    """Golden stones in the stack, and free places."""
    return view.golden_left, view.stones.count(-1)
