"""Testing: the contract that every game keeps, asked of a game of your own.

`quipu check GAME` asks it on the command line; in a test suite of yours it is one line:

    assert quipu.testing.check("heap") == []
"""

from __future__ import annotations

from quipu.testing.contract import CASE_RULES, GAME_RULES, check, each_result
from quipu.testing.findings import Advice, Broken, Finding, Rule, rule
from quipu.testing.playing import Case, Walk, at_some_moments, cases_of, walk

__all__ = [
    "CASE_RULES",
    "GAME_RULES",
    "Advice",
    "Broken",
    "Case",
    "Finding",
    "Rule",
    "Walk",
    "at_some_moments",
    "cases_of",
    "check",
    "each_result",
    "rule",
    "walk",
]
