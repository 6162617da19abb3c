"""What is worth the same in a turn of jade: artefacts by sort, stacks by what may be drawn."""

from __future__ import annotations

from fractions import Fraction

from quipu.core.chance import outcomes
from quipu.games.jade.puzzling import SORTS, alike, fits, same, ways
from quipu.learning.proving import POINTS, Prover, best_acts
from tests.support.jade.build import GAME, play, table


def test_sorts_of_artefacts_are_all_ways_of_a_dig() -> None:
    state = play(table(displays={0: ["A1"]}, gold={0: 0}), "drive 5,0", "lay_tile A1 0 W")
    action = GAME.parse("set_figure 1 0")
    found = ways(state, action)
    assert found is not None
    assert len(list(found)) == SORTS
    prover = Prover(GAME, state, 0, POINTS)
    by_sort: dict[object, Fraction] = {}
    for chance, after, _ in prover.outcomes(state, action):
        by_sort[alike(after)] = by_sort.get(alike(after), Fraction(0)) + chance
    by_kind: dict[object, Fraction] = {}
    for each in outcomes(state, 0, action):
        by_kind[alike(each.state)] = by_kind.get(alike(each.state), Fraction(0)) + each.chance
    assert by_sort == by_kind
    assert ways(state, GAME.parse("pass")) is None


def test_designs_count_only_where_they_matter() -> None:
    one = table(hands={0: ["1A+", "1B+"]})
    other = table(hands={0: ["2A+", "1B+"]})
    assert alike(one) == alike(other)
    assert alike(one) != alike(table(hands={0: ["1A-", "1B+"]}))
    strict = [table(hands={0: [kind, "1B+"]}, designs_matter=True) for kind in ("1A+", "2A+")]
    assert alike(strict[0]) != alike(strict[1])


def test_acts_with_artefacts_of_a_sort_are_the_same() -> None:
    state = play(table(hands={0: ["1A+", "2A+", "1B+"]}), "drive 5,5")
    texts = ("exchange_open 1A+ 3D+", "exchange_open 2A+ 3D+", "exchange_open 1B+ 3D+")
    keys = [same(state, GAME.parse(text)) for text in texts]
    assert keys[0] == keys[1] != keys[2]
    draws = [GAME.parse(f"draw_tile {stack}") for stack in (1, 2)]
    assert same(state, draws[0]) == same(state, draws[1])
    known = table(under=["A1"])
    assert same(known, draws[0]) != same(known, draws[1])


def test_a_turn_with_tiles_to_come_is_too_long() -> None:
    assert not fits(table())
    assert fits(play(table(hands={0: ["1A+"]}, gold={0: 0}), "drive 5,5"))


def test_the_fourth_part_of_a_statue_is_found() -> None:
    state = play(table(hands={0: ["1A+", "1B+", "1C+", "2C+"]}, gold={0: 0}), "drive 5,5")
    value, acts, other = best_acts(Prover(GAME, state, 0, POINTS), state)
    assert value == 5
    assert other == 3  # with a badly preserved one
    assert {str(act) for act in acts} == {"exchange_open 1C+ 3D+", "exchange_open 2C+ 3D+"}
