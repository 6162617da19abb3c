"""The law of imports has teeth: rules of every game are covered, and nothing imports by stealth."""

from __future__ import annotations

import ast

import pytest

from quipu.registry import games
from tools.law import breaches, rules


def test_the_rules_keep_the_law() -> None:
    assert breaches() == []


def test_every_module_of_every_game_that_decides_something_is_under_the_law() -> None:
    for game in games().values():
        for module in ("state", "setup", "view", "game"):
            assert f"{game.anchor}.{module}" in rules()
    covered = set(rules())
    assert {"quipu.games.egypt.gods", "quipu.games.jade.actions.posting"} <= covered
    assert {"quipu.settlers.trade", "quipu.hexes.grid", "quipu.core.luck"} <= covered
    assert not [name for name in covered if name.rpartition(".")[2].startswith(("draw", "show"))]


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import time",
        "from os import path",
        "from quipu.drawing import Drawing",
        "from quipu.games.egypt import draw",
        "from quipu.games.egypt.draw_map import draw_map",
        "from importlib import import_module",
        "import importlib",
        "def late():\n    from rich.text import Text",
        "def late():\n    return __import__('random')",
        "def late(loader):\n    return loader.import_module('random')",
    ],
)
def test_each_way_around_the_law_is_found(source: str) -> None:
    assert len(breaches({"quipu.games.egypt.gods": ast.parse(source)})) >= 1


@pytest.mark.parametrize("source", ["from quipu.core.luck import Luck", "from typing import Final"])
def test_what_rules_may_use_is_let_through(source: str) -> None:
    assert breaches({"quipu.games.egypt.gods": ast.parse(source)}) == []
