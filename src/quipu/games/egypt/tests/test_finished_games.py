"""Finished games in games/: every way to end has one in every mode, and each replays to its end."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.core.record import read_record
from quipu.games.egypt.tests.finished import FOLDER, RECIPES, Recipe

FILES = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
ENDS = {  # E14.2, E14.5, P9.2, and what a table may do
    "egypt": {"points", "turn_limit", "resigned", "agreed"},
    "egypt-gods": {"points", "turn_limit", "resigned"},
    "egypt-pyramid": {"points", "turn_limit", "pyramid", "agreed"},
}


def stored(recipe: Recipe) -> quipu.Record:
    return read_record(recipe.path.read_text(encoding="utf-8"))


def ended(recipe: Recipe) -> Any:
    last = stored(recipe).knots[-1]
    assert last["table"] == "end"
    return last["result"]


@FILES
def test_it_verifies_with_chain_and_luck(recipe: Recipe) -> None:
    verdict = quipu.verify(quipu.game(recipe.key), stored(recipe))
    assert (verdict.finished, verdict.chain, verdict.luck) == (True, True, True)


@FILES
def test_it_replays_to_the_stored_result(recipe: Recipe) -> None:
    table = None
    for table in quipu.replay(quipu.game(recipe.key), stored(recipe)):
        assert table.state.broken() == ""
    assert table is not None
    assert table.ended is not None
    assert table.ended.to_json() == ended(recipe)


@FILES
def test_it_is_played_again_knot_by_knot_from_its_seed(recipe: Recipe) -> None:
    assert recipe.play().record.lines() == stored(recipe).lines()


def test_every_file_has_a_recipe_and_every_end_a_file() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {recipe.path.name for recipe in RECIPES}
    found: dict[str, set[str]] = {}
    for recipe in RECIPES:
        found.setdefault(recipe.key, set()).add(ended(recipe)["reason"])
        assert recipe.path.stat().st_size < 300_000
    assert found == ENDS


def test_both_ends_of_the_pyramid_have_a_file() -> None:
    """P9.2: by the last golden stone, and by the last place."""
    left = {}
    for recipe in RECIPES:
        if recipe.name in ("pyramid-golden-stones", "pyramid-all-places"):
            *_, table = quipu.replay(quipu.game(recipe.key), stored(recipe))
            view: Any = table.observe(-1)
            left[recipe.name] = (view.golden_left, view.stones.count(-1))
    assert left["pyramid-golden-stones"][0] == 0
    assert left["pyramid-all-places"][1] == 0
    assert left["pyramid-all-places"][0] > 0
