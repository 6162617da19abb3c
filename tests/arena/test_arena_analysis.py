"""Analysis: costly decisions are found, luck is told from play, and the same comes out again."""

from __future__ import annotations

from typing import Any

import pytest

from pebbles.game import PebblesGame
from quipu import Action, FastLuck, Game, Table
from quipu.arena.analysis import Analysis, Judge, analyse, each_step
from tests.support.game_with_mistake import last_moment


def played(seed: int) -> tuple[Game, Table]:
    """A small game to its end, by chance."""
    game = PebblesGame()
    table = Table.open_seeded(game, ["Ann", "Ben"], seed)
    choice = FastLuck(seed)
    while table.ended is None:
        seat = table.state.waiting()[0]
        legal = table.legal(seat)
        table.submit(seat, legal[choice.below(len(legal))])
    return game, table


def test_every_act_that_stands_is_a_step_with_chances_and_the_end_is_the_result() -> None:
    game, table = played(3)
    made = analyse(game, table.record, worlds=4, depth=4)
    acts = [knot for knot in table.record.knots if "action" in knot]
    assert [step.knot for step in made.steps] == [knot["knot"] for knot in acts]
    assert all(0 <= chance <= 1 for step in made.steps for chance in step.chances)
    assert table.ended is not None
    winners = table.ended.winners
    share = 1 / len(winners)
    assert made.steps[-1].chances == [share if seat in winners else 0.0 for seat in range(2)]
    drawn = [step for step in made.steps if step.luck]
    assert len(drawn) == sum(bool(knot.get("luck")) for knot in acts)
    assert all(abs(sum(step.luck)) < 1e-9 for step in drawn)  # what one wins the others lose


def test_the_same_record_gives_the_same_analysis() -> None:
    game, table = played(4)
    forms = [analyse(game, table.record, worlds=4, depth=4).to_json() for _ in range(2)]
    assert forms[0] == forms[1]


def test_it_grows_knot_by_knot() -> None:
    game, table = played(5)
    counts = [len(made.steps) for made in each_step(game, table.record, 1, 1)]
    assert len(counts) == len(table.record.knots)
    assert counts == sorted(counts)


def test_a_win_that_was_left_is_the_costliest_decision() -> None:
    game, moment = last_moment("plus-ten-points")
    seat = int(moment.state.deciding())
    end: Action[Any] = game.parse("end_turn")
    judged = Judge(game, 20, 8).decision(moment, seat, end, 1)
    assert judged is not None
    assert judged.better == {"kind": "build_city", "city": "PC2"}
    assert judged.before == pytest.approx(1.0)
    assert judged.cost > 0.05
    better: Action[Any] = game.parse(judged.better)
    right = Judge(game, 20, 8).decision(moment, seat, better, 1)
    assert right is not None
    assert (right.cost, right.better) == (0.0, None)
    made = Analysis(game.key, ["a", "b"])
    assert made.costliest() == []
