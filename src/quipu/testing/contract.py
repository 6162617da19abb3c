"""The contract: every rule, asked of one game for each number of seats that it allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from quipu.core.game import Game
from quipu.registry import game as find_game
from quipu.testing import course, declarations, knowledge, machines, records, words
from quipu.testing.findings import Finding, Rule, finding_of
from quipu.testing.playing import Case, cases_of

# Without these nothing else can be asked.
FIRST: Final[list[Rule[Game]]] = [
    declarations.methods_are_there,
    declarations.kinds_are_declared,
    machines.bots_can_be_made,
]
BASIC: Final[list[Rule[Case]]] = [
    course.games_end,
    course.copies_share_nothing,
    course.positions_read_back,
]
GAME_RULES: Final[list[Rule[Game]]] = [
    *FIRST,
    declarations.names_are_snake_case,
    *course.OF_GAMES,
    machines.keys_differ_by_options,
    machines.playouts_are_guided,
    declarations.there_is_a_ledger,
    declarations.paragraphs_are_in_the_ledger,
    *words.OF_GAMES,
    machines.there_is_a_tensor,
]
CASE_RULES: Final[list[Rule[Case]]] = [
    *course.OF_CASES,
    *records.OF_CASES,
    *knowledge.OF_CASES,
    *declarations.OF_CASES,
    *machines.OF_CASES,
    *words.OF_CASES,
]
Result = tuple[Rule[Any], Finding | None]


def check(game: Game | str) -> list[Finding]:
    """Ask all rules of the contract of a game; an empty list if it keeps them."""
    made = find_game(game) if isinstance(game, str) else game
    return [finding for _, finding in each_result(made) if finding is not None]


def each_result(game: Game) -> Iterator[Result]:
    """Each rule as it was asked, with the first finding or None.

    Where a game cannot even be played, the rules that would need it are left out.
    """
    for first in FIRST:
        found = ask_rule(game, first, [game])
        yield first, found
        if found is not None and not found.is_advice:
            return
    cases = cases_of(game)
    for basic in BASIC:
        found = ask_rule(game, basic, cases)
        yield basic, found
        if found is not None:
            return
    for rule in CASE_RULES:
        if rule not in BASIC:
            yield rule, ask_rule(game, rule, cases)
    for of_game in GAME_RULES[len(FIRST) :]:
        yield of_game, ask_rule(game, of_game, [game])


def ask_rule(game: Game, rule: Rule[Any], subjects: Sequence[Game | Case]) -> Finding | None:
    """Ask one rule of a game, or of its cases until one breaks it."""
    for subject in subjects:
        name = str(subject) if isinstance(subject, Case) else game.key
        try:
            rule(subject)
        except Exception as error:  # noqa: BLE001  # whatever the game does is a finding
            return finding_of(game, rule, name, error)
    return None


def rule_count() -> int:
    """How many rules the contract has."""
    return len(GAME_RULES) + len(CASE_RULES)
