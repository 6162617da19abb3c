"""Finished games of Egypt: every mode has one for its ends."""

from __future__ import annotations

from typing import Any

from quipu.games.egypt.tests.finished import RECIPES
from tests.finishing import ended, kept, replayed

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


def left(view: Any) -> tuple[int, int]:
    """Golden stones in the stack, and free places."""
    return view.golden_left, view.stones.count(-1)
