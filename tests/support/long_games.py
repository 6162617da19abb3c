"""Shared by tests: WIDEST."""

from __future__ import annotations

from tests.support.games_under_test import CASES

WIDEST = [
    max((c for c in CASES if c.game.key == key), key=lambda case: case.seats)
    for key in dict.fromkeys(case.game.key for case in CASES)
]
