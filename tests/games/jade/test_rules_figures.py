"""J9 and J10: figures and districts."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.games.jade.board import CROSS
from quipu.games.jade.state import Jade
from tests.support.jade import ledger
from tests.support.jade.build import (
    anything,
    district,
    draw,
    example,
    legal,
    parts_of,
    phase,
    play,
    position,
    start,
    table,
    told,
)
from tests.support.refusals import refused

# ---- J9 Figures -----------------------------------------------------------------------------


def laid(tile: str = "A1", act: str = "lay_tile A1 0 W", **changes: Any) -> Jade:
    """The mover has just laid this tile from (5,4)."""
    return play(table(displays={0: [tile]}, **changes), "drive 5,4", act)


POSTED = [["A1", 4, 1, 0], ["A1", 4, 8, 0]]  # two open districts, away from everything
FIGURES = [[0, 2, 4, 1, 0], [1, 1, 4, 8, 0]]


def with_figures(**changes: Any) -> Jade:
    """Seat 0 has its figure of 2 on (4,1), seat 1 one of 1 on (4,8)."""
    return table(POSTED, FIGURES, **changes)


def test_j9_1_one_figure_on_the_city_tile_just_laid() -> None:
    state = laid()
    assert legal(state) == ["set_figure 1 0", "set_figure 2 0", "set_figure 3 0", "pass"]
    play(state, "set_figure 2 0")
    assert position(state)["figures"] == [[0, 2, 4, 4, 0]]
    exchanging = play(with_figures(hands={0: ["1A+"]}), "drive 5,5", "pass")
    assert phase(exchanging) == "posting"
    assert position(exchanging)["phase"]["cell"] is None
    refused(on_city(), "set_figure 1 0", "no_city", "J9.4")


def on_city() -> Jade:
    """The mover stands on an old city tile and has drawn what fits nowhere."""
    state = table(ledger.POSITIONS["P1"]["lay"], [[0, 1, 7, 4, 0]], jeeps={0: [6, 3]})
    return draw(play(state, "drive 6,3"), "B1")


def test_j9_2_figures_cost_0_1_and_2_gold() -> None:
    costs = [int(cost) for cost in ledger.COSTS["figure_cost"].values()]
    for size, cost in zip((1, 2, 3), costs, strict=True):
        state = play(laid(), f"set_figure {size} 0")
        assert position(state)["gold"][0] == 5 - cost
    refused(laid(gold={0: 1}), "set_figure 3 0", "cannot_pay", "J9.2")
    refused(laid(gold={0: 0}), "set_figure 2 0", "cannot_pay", "J9.2")
    used = [["A1", 4, 1, 0]]
    refused(laid(lay=used, figures=[[0, 2, 4, 1, 0]]), "set_figure 2 0", "no_figure", "J9.2")


def test_j9_3_with_several_parts_the_mover_chooses_one() -> None:
    state = laid("B5", "lay_tile B5 0 E")
    assert legal(state, "set_figure 1") == ["set_figure 1 0", "set_figure 1 1"]
    refused(state, "set_figure 1 2", "no_such_part", "J9.3")
    refused(state, "set_figure 1 3", "unknown_place", "J9.3")
    play(state, "set_figure 1 1")
    assert position(state)["figures"] == [[0, 1, 6, 4, 1]]


def test_j9_4_only_on_the_tile_of_this_move_not_of_the_move_before() -> None:
    state = play(laid(), "set_figure 1 0", "buy_bonus", "drive 4,4")
    draw(state, "J0")  # both open lines lead past city
    assert phase(state) == "posting"
    refused(state, "set_figure 1 0", "no_city", "J9.4")
    assert all((x, y) != (5, 5) for _, _, x, y, _ in position(state)["figures"])


def test_j9_4_never_on_the_cross_where_nothing_was_laid() -> None:
    state = play(with_figures(hands={0: ["1A+"]}), "drive 5,5", "pass")
    refused(state, "set_figure 1 0", "no_city", "J9.4")


def test_j9_5_at_most_one_figure_per_move() -> None:
    state = play(laid(), "set_figure 1 0")
    refused(state, "set_figure 1 0", "wrong_phase", "J9.10")


def test_j9_6_joining_a_district_of_others_is_allowed() -> None:
    state = table([["A1", 4, 3, 2]], [[1, 3, 4, 3, 0]], displays={0: ["B1"]}, jeeps={1: [4, 3]})
    play(state, "drive 5,4", "lay_tile B1 3 W")
    anything(state, "set_figure 1 0")
    assert [row[0] for row in position(state)["figures"]] == [1, 0]


def test_j9_7_without_a_set_figure_any_own_one_may_be_taken_back() -> None:
    state = play(with_figures(displays={0: ["A3"]}), "drive 5,4", "lay_tile A3 0 W")
    assert legal(state, "take_back") == ["take_back 4,1"]
    refused(state, "take_back 4,8", "not_your_figure", "J9.7")
    refused(state, "take_back 4,4", "not_your_figure", "J9.7")
    refused(state, "take_back 5,5", "not_your_figure", "J9.7")
    play(state, "take_back 4,1")
    assert position(state)["figures"] == [[1, 1, 4, 8, 0]]


def test_j9_8_taking_back_is_free_and_possible_after_any_move() -> None:
    after_draw = draw(play(with_figures(), "drive 5,4"), "S1")
    after_exchange = play(with_figures(hands={0: ["1A+"]}), "drive 5,5", "exchange_open 1A+ 3D+")
    after_drive = play(with_figures(gold={0: 0}), "drive 5,5")
    after_stop = play(with_figures(displays={0: ["J0"]}), "drive 5,4", "lay_tile J0 0 E", "stop")
    for state in (after_draw, after_exchange, after_drive, after_stop):
        assert legal(state) == ["take_back 4,1", "pass"]
        gold = position(state)["gold"][0]
        play(state, "take_back 4,1")
        assert position(state)["gold"][0] == gold
        assert int(state.supply[1]) == 1


def test_j9_9_a_figure_taken_back_may_be_set_in_the_bonus_move() -> None:
    state = play(with_figures(displays={0: ["A3"]}), "drive 5,5", "take_back 4,1", "buy_bonus")
    play(state, "drive 5,4", "lay_tile A3 0 W", "set_figure 2 0")
    assert [0, 2, 4, 4, 0] in position(state)["figures"]


def test_j9_10_a_figure_may_be_taken_out_of_a_district_about_to_be_dug() -> None:
    state = example("P2", seats=4, jeeps={0: [1, 0]}, displays={0: ["A1"]})
    play(state, "drive 1,0", "lay_tile A1 1 W")
    heard = told(state, "take_back 4,0", luck=[0] * 6)  # 3, 2 and 1 artefacts
    closed = next(event for event in heard if event["event"] == "district_closed")
    assert closed["archaeologists"] == [0, 3, 2, 1]
    assert phase(state) == "extending"


def test_j9_10_set_take_back_or_neither_is_one_decision() -> None:
    state = play(with_figures(displays={0: ["A3"]}), "drive 5,4", "lay_tile A3 0 W", "pass")
    assert phase(state) == "extending"


# ---- J10 Districts --------------------------------------------------------------------------


def test_j10_1_parts_are_joined_over_a_common_city_side() -> None:
    state = table([["S1", 4, 3, 0], ["A1", 4, 4, 0]])
    assert parts_of(state, 4, 3) == {(4, 3, 0), (4, 4, 0)}


def test_j10_2_never_over_a_corner_nor_across_jungle() -> None:
    state = table([["A1", 4, 3, 0], ["J0", 3, 3, 0], ["A1", 3, 2, 1], ["B6", 6, 4, 0]])
    assert parts_of(state, 4, 3) == {(4, 3, 0)}
    assert parts_of(state, 6, 4, 0) == {(6, 4, 0)}
    assert parts_of(state, 6, 4, 1) == {(6, 4, 1)}


def test_j10_3_parts_of_the_cross_belong_to_the_district_they_join() -> None:
    assert parts_of(table([["D1", 6, 3, 0]]), 6, 3) == {(6, 3, 0), (5, 3, 0)}


def test_j10_4_two_parts_of_one_tile_may_meet_by_a_detour() -> None:
    ring = [["D2", 6, 3, 2], ["B4", 7, 3, 2], ["B1", 7, 4, 3], ["B5", 6, 4, 0]]
    state = table(ring)
    assert {(6, 4, 0), (6, 4, 1)} <= parts_of(state, 6, 4)
    assert district(state, 6, 4) == (3, 2, 0)


def test_j10_5_towards_the_edge_a_side_is_shut() -> None:
    assert district(table([["S1", 4, 0, 0]]), 4, 0) == (1, 0, 1)


def test_j10_6_a_district_without_open_sides_is_closed_for_ever() -> None:
    state = table([["A1", 4, 0, 0]], displays={0: ["A1"]})
    assert district(state, 4, 0) == (1, 0, 0)
    play(state, "drive 5,4", "lay_tile A1 0 W")
    assert district(state, 4, 0) == (1, 0, 0)


def test_j10_7_a_jungle_tile_never_touches_a_city_side() -> None:
    state = play(table(displays={0: ["J0"]}), "drive 5,3")
    refused(state, "lay_tile J0 0 E", "does_not_fit", "J5.5")
    assert legal(state, "lay_tile") == ["lay_tile J0 0 W"]


def test_j10_8_one_part_alone_can_be_a_closed_district() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,0", "lay_tile A1 0 W")
    heard = told(state, "set_figure 1 0", luck=[0])
    assert [event["event"] for event in heard][:3] == [
        "figure_set",
        "district_closed",
        "artefacts_found",
    ]


def test_j10_9_districts_are_kept_as_a_recount_gives_them() -> None:
    """Every state that a test makes is recounted; here a fault is found."""
    state = table([["D1", 6, 3, 0]])
    assert state.broken() == ""
    root = state.board.district_of(3 * (11 * 3 + 6))
    state.board.district[root] += 1
    assert "has [1, 0, 2" in state.broken()


def test_j10_10_at_the_start_there_are_twelve_districts_with_one_open_side() -> None:
    cells = [(x, y) for x, y, sides in ledger.CROSS["cross"] if "C" in sides]
    roots = {int(CROSS.district_of(3 * (11 * y + x))) for x, y in cells}
    assert len(roots) == 12
    assert {int(CROSS.open_sides(root)) for root in roots} == {1}


def test_j10_11_worked_example_of_position_p1() -> None:
    state = example("P1", jeeps={0: [6, 3]}, displays={0: ["A1"]})
    assert parts_of(state, 6, 3) == {(5, 3, 0), (6, 3, 0), (6, 2, 0)}
    assert district(state, 6, 3) == (2, 0, 1)
    assert district(state, 7, 2) == (1, 0, 1)
    assert district(state, 7, 4) == (0, 1, 2)
    play(state, "drive 6,3", "lay_tile A1 1 S")
    assert parts_of(state, 6, 4) == {(6, 4, 0), (7, 4, 0)}
    assert district(state, 6, 4) == (1, 1, 1)


@pytest.mark.parametrize(
    ("tile", "closed"),
    [
        ("D1", [(5, 1)]),
        ("D5", [(3, 1), (2, 1)]),
        ("D6", [(3, 2), (2, 0)]),
        ("D7", [(2, 1), (2, 0), (2, 1)]),
    ],
)
def test_j10_11_closing_one_two_or_three_districts(tile: str, closed: list[Any]) -> None:
    lay = [*ledger.POSITIONS["P1"]["lay"], ["A1", 6, 4, 1]]
    state = table(lay, jeeps={0: [6, 3]}, displays={0: [tile]})
    play(state, "drive 6,3", f"lay_tile {tile} 3 E")
    heard = [event for event in told(state, "pass") if event["event"] == "district_closed"]
    assert sorted((event["heads"], event["coins"]) for event in heard) == sorted(closed)
    if tile == "D1":
        assert len(parts_of(state, 7, 3)) == 7


def test_j10_12_worked_example_of_the_ring() -> None:
    ring = [["D2", 6, 3, 2], ["B4", 7, 3, 2], ["B1", 7, 4, 3]]
    state = table(ring, displays={0: ["B5"]})
    assert district(state, 6, 3) == (1, 1, 2)
    assert len(parts_of(state, 6, 3)) == 4
    play(state, "drive 5,4", "lay_tile B5 0 E")
    heard = [event for event in told(state, "pass") if event["event"] == "district_closed"]
    assert [(event["heads"], event["coins"]) for event in heard] == [(3, 2)]
    assert len(parts_of(state, 6, 4)) == 6


def test_j10_9_the_drive_is_kept_as_a_search_gives_it() -> None:
    state = start()
    state.goals_low ^= 1
    assert state.broken().startswith("the drive may end on")
