"""The solved dice game: short games by other ways, and what must hold between its parts."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from quipu.games.dice.sheet import FACES, TURNS
from quipu.games.dice.sheets import HANDS, ROWS, sheets
from quipu.games.dice.solving import Solver
from quipu.games.dice.spreading import Spread
from quipu.games.dice.turning import Turn
from tests.support.dice.build import base, mixtures_built, six

POINTS = {"road": 1, "knight": 1, "settlement": 3}


def solve(turns: int, fresh_joker: bool = False, lucky: bool = False) -> Solver:
    solver = Solver(fresh_joker, lucky, turns)
    assert [*solver.run()][-1] == solver.steps()
    return solver


# ---- a game of one turn, by the rules alone -------------------------------------------------

Dice = tuple[int, ...]


@cache
def result(dice: Dice) -> Fraction:
    """The best that one turn on an empty sheet makes of a result, gold traded in every way."""
    state = base(" ".join(FACES[face] for face in dice) if len(dice) == 6 else filled(dice))
    best = max(sum(points(mixture)) for mixture in mixtures_built(state))
    found = Fraction(best or -2)
    gold = dice.count(5)
    if gold >= 2:
        rest = [face for face in dice if face != 5] + [5] * (gold - 2)
        found = max([found, *(result(tuple(sorted([*rest, face]))) for face in range(5))])
    return found


def filled(dice: Dice) -> str:
    """Dice that were lost to gold trades, as single gold that pays for nothing."""
    return six(" ".join(FACES[face] for face in dice))


def points(mixture: tuple[str, ...]) -> list[int]:
    """D7.3: a second knight is worth 2."""
    two_knights = 1 if mixture.count("knight") == 2 else 0
    return [*(POINTS[sort] for sort in mixture), two_knights]


@cache
def throw(kept: Dice, throws: int) -> Fraction:
    """Keep these and throw the rest, with so many throws to come after that."""
    total, missing = Fraction(0), 6 - len(kept)
    for thrown in combinations_with_replacement(range(6), missing):
        ways = factorial(missing) // prod(factorial(thrown.count(face)) for face in range(6))
        total += ways * best(tuple(sorted(kept + thrown)), throws)
    return total * Fraction(1, 6) ** missing


@cache
def best(dice: Dice, throws: int) -> Fraction:
    if throws == 0:
        return result(dice)
    counts = [range(dice.count(face) + 1) for face in range(6)]
    parts = (
        tuple(face for face in range(6) for _ in range(part[face])) for part in product(*counts)
    )
    return max(result(dice), *(throw(part, throws - 1) for part in parts if part != dice))


def test_d14_6_a_game_of_one_turn_is_worth_what_all_throws_by_the_rules_make_of_it() -> None:
    assert solve(1).start() == pytest.approx(float(throw((), 2)), abs=1e-12)


# ---- what holds between the parts -----------------------------------------------------------


@pytest.mark.parametrize("fresh_joker", [False, True])
def test_the_chances_of_all_totals_have_the_mean_that_was_solved(fresh_joker: bool) -> None:
    solver = solve(2, fresh_joker)
    spread = Spread(solver)
    assert [*spread.run()][-1] == spread.steps()
    assert sum(spread.totals.values()) == pytest.approx(1, abs=1e-12)
    assert abs(spread.missing) < 1e-12
    mean = sum(total * chance for total, chance in spread.totals.items())
    assert mean == pytest.approx(solver.start(), abs=1e-12)
    assert min(spread.totals) == -4
    assert max(spread.totals) <= solve(2, fresh_joker, lucky=True).start()


def test_known_values_compiled_and_not() -> None:
    assert solve(2).start() == pytest.approx(4.7700884833556, abs=1e-12)
    assert solve(1, lucky=True).start() == 4  # D8.2, D6.5: a settlement and a road


# ---- the best total -------------------------------------------------------------------------


def dearest(turns: int) -> int:
    """D14.5: the most that the dice of so many turns can build, whatever they show."""
    board = sheets()
    soonest = board.soonest()
    return max(
        int(board.points[layout]) + knights * (knights + 1) // 2
        for layout in range(int(board.count))
        for knights in range(ROWS)
        if soonest[layout * ROWS + knights] <= turns
    )


@pytest.mark.parametrize("fresh_joker", [False, True])
def test_with_luck_at_will_dice_are_all_that_is_short(fresh_joker: bool) -> None:
    """A joker turns a die and adds none, so neither reading of D10.7 reaches more."""
    for turns in (1, 2, 3):
        assert solve(turns, fresh_joker, lucky=True).start() == dearest(turns)


def test_the_best_total_of_a_whole_game_as_the_command_prints_it_for_both_readings() -> None:
    assert dearest(TURNS) == 132


# ---- more that holds between the parts --------------------------------------------------------


def test_a_fresh_joker_and_another_turn_are_never_a_loss() -> None:
    rested, fresh = solve(2), solve(2, fresh_joker=True)
    empty = rested.size - HANDS
    assert fresh.start() >= rested.start()
    assert rested.worth[2][empty] > rested.worth[1][empty] > rested.worth[0][empty] == 0.0


def test_a_sheet_with_nothing_left_to_build_gets_a_cross() -> None:
    """D12.3: fifteen turns are too few for that; the solver is asked all the same."""
    turn = Turn(fresh_joker=False)
    full = 0
    turn.begin(Solver(False).worth[0], 63)
    turn.need_before(full, 6)
    assert turn.throw(63) == pytest.approx(-2)
