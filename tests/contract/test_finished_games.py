"""The finished games that every game keeps: each is sound, and every way to end has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import quipu
from quipu.texts.speaking import _packages
from tests.support.finished_games import (
    KEPT,
    Recipe,
    ended,
    game_of,
    recipes,
    stored,
    tables,
)
from tests.support.paths import GAME_TESTS
from tests.support.texts import dashed, messages

FOLDERS = sorted(path.name for path in GAME_TESTS.iterdir() if path.is_dir())
RECIPES = [recipe for folder in FOLDERS for recipe in recipes(folder)]
BY_TABLE = ("resigned", "agreed")


def named(path: Path) -> str:
    return f"games/{path.parts[-3]}/{path.stem}"


every_file = pytest.mark.parametrize("path", KEPT, ids=named)
every_folder = pytest.mark.parametrize("folder", FOLDERS)


@every_file
def test_it_verifies_with_chain_and_luck(path: Path) -> None:
    verdict = quipu.verify(game_of(path), stored(path))
    assert (verdict.finished, verdict.chain, verdict.luck) == (True, True, True)


@every_file
def test_it_replays_to_the_stored_result(path: Path) -> None:
    table = None
    for table in tables(path):
        assert table.state.broken() == ""
    assert table is not None
    assert table.ended is not None
    assert table.ended.to_json() == ended(path)
    result = table.state.result()
    if table.ended.reason in BY_TABLE:
        assert result is None
    else:
        assert result is not None
        assert result.to_json() == ended(path)


@every_file
def test_it_is_small(path: Path) -> None:
    assert path.stat().st_size < 500_000


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: named(recipe.path))
def test_it_is_played_again_knot_by_knot_from_its_seed(recipe: Recipe) -> None:
    """By the readings of its time and by the rules of luck of its format."""
    header: Any = stored(recipe.path).header
    game = quipu.game(recipe.key)
    assert header["rules"] == (recipe.rules or game.rules_version)
    assert (header["luck"]["seed"], len(header["seats"])) == (recipe.seed, recipe.seats)
    known = game.recall(header["rules"], recipe.seats, header["options"])
    assert recipe.options.items() <= known.items()
    assert recipe.play(header).record.lines() == stored(recipe.path).lines()


@every_folder
def test_where_there_are_recipes_every_file_has_one(folder: str) -> None:
    files = {path for path in KEPT if path.parts[-3] == folder}
    assert {recipe.path for recipe in recipes(folder)} in (set(), files)


@every_folder
def test_every_reason_to_end_has_a_file(folder: str) -> None:
    texts = [key for name in _packages(f"quipu.games.{folder}") for key in messages(name, "en")]
    reasons = {key for key in texts if key.startswith("reason-")}
    met = {"reason-" + dashed(ended(path)["reason"]) for path in KEPT if path.parts[-3] == folder}
    assert reasons
    assert reasons <= met
