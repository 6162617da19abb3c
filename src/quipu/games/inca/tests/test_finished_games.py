"""Finished games in games/: every way to end and every case that is hard to meet has one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import quipu
from quipu.core.record import read_record
from quipu.games.inca.state import Inca
from quipu.games.inca.tests.finished import FOLDER, RECIPES, Recipe
from quipu.hexes.bits import count_bits
from quipu.settlers.layout import CITIES

FILES = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
ENDS = {"points", "turn_limit", "resigned", "agreed"}  # I15.1, I15.4, and what a table may do
GAME = quipu.game("inca")


def stored(recipe: Recipe) -> quipu.Record:
    return read_record(recipe.path.read_text(encoding="utf-8"))


def named(name: str) -> Recipe:
    return next(recipe for recipe in RECIPES if recipe.name == name)


def ended(recipe: Recipe) -> Any:
    last = stored(recipe).knots[-1]
    assert last["table"] == "end"
    return last["result"]


def states(recipe: Recipe) -> Iterator[Inca]:
    """The position after each knot."""
    for table in quipu.replay(GAME, stored(recipe)):
        assert isinstance(table.state, Inca)
        yield table.state


def third_tribe(state: Inca) -> tuple[int, int]:
    """Settlements and cities of the winner's third tribe."""
    result = state.result()
    assert result is not None
    buildings = state.active_buildings(result.winners[0])
    cities = int(count_bits(buildings & state.cells[CITIES + result.winners[0]]))
    return int(count_bits(buildings)) - cities, cities


def is_walled_in(state: Inca, seat: int) -> bool:
    """No path for a road though there are roads, and no place for a settlement."""
    free = state.free_low(seat, 0) != 0 or state.free_high(seat, 0) != 0
    return state.stock(seat, 0) > 0 and not free and state.sites(seat) == 0


@FILES
def test_it_verifies_with_chain_and_luck(recipe: Recipe) -> None:
    verdict = quipu.verify(GAME, stored(recipe))
    assert (verdict.finished, verdict.chain, verdict.luck) == (True, True, True)


@FILES
def test_it_replays_to_the_stored_result(recipe: Recipe) -> None:
    table = None
    for table in quipu.replay(GAME, stored(recipe)):
        assert table.state.broken() == ""
    assert table is not None
    assert table.ended is not None
    assert table.ended.to_json() == ended(recipe)


@FILES
def test_it_is_played_again_knot_by_knot_from_its_seed(recipe: Recipe) -> None:
    assert recipe.play().record.lines() == stored(recipe).lines()


def test_every_file_has_a_recipe_and_every_end_a_file() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {recipe.path.name for recipe in RECIPES}
    assert {ended(recipe)["reason"] for recipe in RECIPES} == ENDS
    for recipe in RECIPES:
        assert recipe.path.stat().st_size < 500_000


@pytest.mark.parametrize(
    ("name", "shape"), [("inca-three-settlements", (3, 0)), ("inca-settlement-and-city", (1, 1))]
)
def test_i12_2_both_shapes_of_a_third_tribe_have_won(name: str, shape: tuple[int, int]) -> None:
    *_, last = states(named(name))
    assert third_tribe(last) == shape


def test_i14_9_a_player_is_walled_in_to_the_end() -> None:
    *_, last = states(named("inca-walled-in"))
    assert [seat for seat in range(int(last.seats)) if is_walled_in(last, seat)]


def test_i14_8_a_founder_replaces_an_own_ruin() -> None:
    recipe = named("inca-own-ruin")
    before: Inca | None = None
    replaced = 0
    for knot, table in zip(stored(recipe).knots, quipu.replay(GAME, stored(recipe)), strict=False):
        action = knot.get("action", {})
        if before is not None and isinstance(action, dict) and action.get("kind") == "found_tribe":
            replaced += before.found_sites(before.active) == 0
        assert isinstance(table.state, Inca)
        before = table.state.copy()
    assert replaced
