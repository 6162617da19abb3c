"""Puzzles: what is shipped holds, is read strictly, and one first act is best in each."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from quipu import Game, games
from quipu.core.chance import outcomes
from quipu.games.dice.puzzling import alike, mixtures
from quipu.learning import BadPuzzle, Puzzle, puzzles
from quipu.learning.proving import WIN, Prover, TooLarge, best_acts
from quipu.learning.puzzle import read

ALL = os.environ.get("QUIPU_PUZZLES") == "all"
CHEAP = 2  # of each game, in a usual run
GAMES = [game for game in games().values() if puzzles(game)]


def chosen() -> Iterator[Any]:
    """All on request; else those of each game whose proof is quickest."""
    for game in GAMES:
        every = sorted(puzzles(game).values(), key=lambda each: (len(each.shares), len(each.line)))
        for each in every if ALL else every[:CHEAP]:
            yield pytest.param(each, id=f"{game.key} {each.name}")


@pytest.mark.parametrize("puzzle", list(chosen()))
def test_a_puzzle_holds(puzzle: Puzzle) -> None:
    puzzle.prove()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_what_a_game_brings_can_be_begun_and_played(game: Game) -> None:
    for puzzle in puzzles(game).values():
        table = puzzle.table([f"Seat {n}" for n in range(puzzle.seats)])
        assert table.waiting() == [puzzle.seat], puzzle.name
        legal = table.legal(puzzle.seat)
        assert all(action in legal for action in puzzle.best), puzzle.name
        assert puzzle.line[0] in puzzle.best
        assert puzzle.value > 0
        assert puzzle.task != WIN or puzzle.value <= 1
        assert sum((chance for chance, _ in puzzle.shares), Fraction(0)) in (0, 1)
        mean = sum((chance * value for chance, value in puzzle.shares), Fraction(0))
        assert not puzzle.shares or mean == puzzle.value


def first() -> Puzzle:
    return next(iter(puzzles(GAMES[0]).values()))


@pytest.mark.parametrize(
    ("field", "value"),
    [("task", "lose"), ("value", "much"), ("best", ["fly 3"]), ("hard", 9), ("line", None)],
)
def test_what_is_not_of_the_form_is_named(field: str, value: object) -> None:
    form = first().to_json() | {field: value}
    with pytest.raises(BadPuzzle):
        read(first().game, json.dumps(form))
    del form[field]
    with pytest.raises(BadPuzzle, match=f"lacks '{field}'"):
        read(first().game, json.dumps(form))


def sure() -> Puzzle:
    every = [each for game in GAMES for each in puzzles(game).values() if each.is_sure]
    return min(every, key=lambda each: len(each.line))


def test_another_value_or_line_does_not_hold() -> None:
    puzzle = sure()
    with pytest.raises(BadPuzzle, match="worth"):
        replace(puzzle, value=puzzle.value + 1).prove()
    others = [each for each in puzzle.begin().legal(puzzle.seat) if each not in puzzle.best]
    with pytest.raises(BadPuzzle, match="first acts"):
        replace(puzzle, best=others[:1]).prove()


def test_a_turn_that_is_too_large_is_refused() -> None:
    puzzle = sure()
    prover = Prover(puzzle.game, puzzle.begin(), puzzle.seat, puzzle.task, positions=1)
    with pytest.raises(TooLarge):
        best_acts(prover, puzzle.begin())


def test_mixtures_of_dice_are_all_ways_of_a_throw() -> None:
    game = games()["dice"]
    puzzle = next(iter(puzzles(game).values()), None) or first()
    assert [chance for chance, _ in mixtures(1)] == [Fraction(1, 6)] * 6
    assert sum(chance for chance, _ in mixtures(6)) == 1
    throws = [
        (each, state)
        for each in puzzles(game).values()
        for state in [each.begin()]
        if state.legal(each.seat)[0].kind == "throw_dice"
    ]
    for puzzle, state in throws[:1]:
        action = next(
            each for each in state.legal(puzzle.seat) if each.to_json().get("dice") == [0, 1, 2]
        )
        prover = Prover(game, state, puzzle.seat, puzzle.task)
        by_mixture: dict[object, Fraction] = {}
        for chance, after, _ in prover.outcomes(state, action):
            by_mixture[alike(after)] = by_mixture.get(alike(after), Fraction(0)) + chance
        one_by_one: dict[object, Fraction] = {}
        for each in outcomes(state, puzzle.seat, action):
            key = alike(each.state)
            one_by_one[key] = one_by_one.get(key, Fraction(0)) + each.chance
        assert by_mixture == one_by_one
