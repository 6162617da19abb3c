"""The contract of `quipu.testing`, asked of every game for every number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import Game
from quipu.testing import CASE_RULES, GAME_RULES, Rule
from tests.support.games_under_test import CASES, GAMES, Case


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("rule", CASE_RULES, ids=lambda rule: rule.name)
def test_a_case_keeps_the_contract(rule: Rule[Case], case: Case) -> None:
    rule(case)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("rule", GAME_RULES, ids=lambda rule: rule.name)
def test_a_game_keeps_the_contract(rule: Rule[Game], game: Game) -> None:
    rule(game)


def test_every_rule_is_a_sentence_and_has_a_name_of_its_own() -> None:
    rules: list[Rule[Any]] = [*CASE_RULES, *GAME_RULES]
    assert len({rule.name for rule in rules}) == len(rules)
    assert all(rule.sentence.endswith((".", "….", ").")) for rule in rules)
