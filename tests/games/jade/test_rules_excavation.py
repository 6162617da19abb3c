"""J11 and J12: the excavation, and too few artefacts."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.jade.excavation import dues, ranked, shares
from quipu.games.jade.state import Jade
from tests.support.jade import ledger
from tests.support.jade.build import (
    GAME,
    artefact_luck,
    example,
    hand,
    phase,
    play,
    position,
    table,
    told,
)
from tests.support.refusals import refused

# ---- J11 Excavation -------------------------------------------------------------------------


def closing(tile: str = "A1", **changes: Any) -> Jade:
    """Position P2: red has laid the tile that closes the district in the corner."""
    state = example("P2", seats=4, jeeps={0: [1, 0]}, displays={0: [tile]}, **changes)
    return play(state, "drive 1,0", f"lay_tile {tile} 1 W")


def found(heard: list[Any]) -> list[tuple[int, int, int]]:
    """Who found how many artefacts and how much gold, in the order in which it was told."""
    return [
        (event["seat"], event["count"], event["gold"])
        for event in heard
        if event["event"] == "artefacts_found"
    ]


def test_j11_1_the_dig_comes_before_the_bonus_move_and_may_pay_for_it() -> None:
    state = play(closing(gold={0: 1}), "set_figure 2 0", luck=[0] * 9)
    assert position(state)["gold"][0] == 3
    play(state, "buy_bonus")
    assert int(state.supply[1]) == 1


def test_j11_2_strength_is_the_sum_of_the_archaeologists() -> None:
    heard = told(closing(), "set_figure 3 0", luck=[0] * 7)
    closed = next(event for event in heard if event["event"] == "district_closed")
    assert closed["archaeologists"] == [4, 3, 2, 1]
    assert (closed["heads"], closed["coins"]) == (3, 3)


def test_j11_3_equal_strength_shares_a_rank_and_the_next_follows_without_gap() -> None:
    assert ranked([3, 3, 2, 1], 0) == [[0, 1], [2], [3]]
    assert ranked([0, 2, 0, 2], 3) == [[3, 1]]
    assert ranked([1, 4, 1, 3], 2) == [[1], [3], [2, 0]]
    assert ranked([0, 0], 0) == []


def test_j11_4_each_seat_of_rank_1_gets_as_many_artefacts_as_heads() -> None:
    assert shares(4, [[0, 1]], 67) == [4, 4]


def test_j11_5_further_ranks_get_half_of_the_rank_before_rounded_up() -> None:
    assert dues(5, 4) == [5, 3, 2, 1]
    assert shares(5, [[2], [0, 1], [3]], 67) == [5, 3, 3, 2]


def test_j11_6_a_single_head_is_for_rank_1_only() -> None:
    assert shares(1, [[0], [1], [2]], 67) == [1, 0, 0]


def test_j11_7_amounts_of_the_ledger() -> None:
    printed = ledger.paragraph("J11.7").split(": ", 1)[1].split(".")[0]
    rows = [entry.split(": ") for entry in printed.replace("H=", "").split("; ")]
    assert len(rows) == 9
    for heads, amounts in rows:
        assert dues(int(heads), 4) == [int(amount) for amount in amounts.split(",")]


def test_j11_8_each_seat_present_gets_the_full_gold() -> None:
    heard = told(closing(), "set_figure 2 0", luck=[0] * 9)
    assert {gold for _, _, gold in found(heard)} == {3}


def test_j11_9_without_archaeologists_nothing_is_handed_out() -> None:
    lay = ledger.POSITIONS["P2"]["lay"]
    empty = table(lay, jeeps={0: [1, 0]}, displays={0: ["A1"]})
    heard = told(play(empty, "drive 1,0", "lay_tile A1 1 W"), "pass")
    assert [event["event"] for event in heard] == ["passed", "district_closed"]
    assert position(empty)["gold"] == [5, 5]
    alone = table(lay, [[1, 1, 3, 0, 0]], jeeps={0: [1, 0]}, displays={0: ["A1"]})
    heard = told(play(alone, "drive 1,0", "lay_tile A1 1 W"), "pass", luck=[0] * 3)
    assert found(heard) == [(1, 3, 3)]


def test_j11_9_without_heads_there_is_only_gold() -> None:
    state = play(table(displays={0: ["A2"]}), "drive 5,0", "lay_tile A2 0 W", "set_figure 1 0")
    assert position(state)["gold"][0] == 6
    assert hand(state) == []


def test_j11_9_a_dig_for_gold_alone_may_be_taken_back() -> None:
    """It draws nothing and tells nobody a secret."""
    place = quipu.Table.open_seeded(GAME, ["?", "?"], 1, first_seat=0)
    place.state = table(displays={0: ["A2"]})
    acts = ("drive 5,0", "lay_tile A2 0 W", "set_figure 1 0")
    for act in acts:
        place.submit(0, GAME.parse(act))
    assert place.undoable(0) == 3


def test_j11_10_all_figures_of_the_district_return_and_no_others() -> None:
    lay = [*ledger.POSITIONS["P2"]["lay"], ["A1", 4, 8, 0]]
    figures = [[1, 3, 3, 0, 0], [0, 1, 4, 0, 0], [1, 1, 4, 8, 0]]
    state = table(lay, figures, jeeps={0: [1, 0]}, displays={0: ["A1"]})
    play(state, "drive 1,0", "lay_tile A1 1 W", "set_figure 1 0", luck=[0] * 5)
    assert position(state)["figures"] == [[1, 1, 4, 8, 0]]
    assert [int(count) for count in state.supply] == [3, 1, 1, 2, 1, 1]


def test_j11_11_drawn_by_rank_and_turn_order_each_seat_its_whole_number() -> None:
    state = closing()
    kinds = ["1A+", "1A-", "1B+", "1B-", "1C+", "1C-", "1D+", "1D-", "2A+"]
    heard = told(state, "set_figure 2 0", luck=artefact_luck(state, kinds), seat=1)
    assert [seat for seat, _, _ in found(heard)] == [0, 1, 2, 3]
    assert hand(state, 0) == kinds[:3]
    assert hand(state, 1) == kinds[3:6]
    assert hand(state, 2) == kinds[6:8]
    assert hand(state, 3) == kinds[8:]
    shown = {event["seat"]: event.get("kinds") for event in heard if "count" in event}
    assert shown == {0: None, 1: kinds[3:6], 2: None, 3: None}


def test_j11_11_turn_order_begins_with_the_mover() -> None:
    jeeps = {1: [1, 0]}
    state = example("P2", seats=4, turn=2, jeeps=jeeps, displays={1: ["A1"]})
    play(state, "drive 1,0", "lay_tile A1 1 W")
    kinds = ["1A+", "1A-", "1B+", "1B-", "1C+", "1C-", "1D+"]
    heard = told(state, "set_figure 1 0", luck=artefact_luck(state, kinds))
    assert found(heard) == [(1, 3, 3), (2, 2, 3), (3, 1, 3), (0, 1, 3)]
    assert (hand(state, 3), hand(state, 0)) == (["1C-"], ["1D+"])


CELLS = {"north": [7, 2], "south": [7, 4], "west": [6, 2]}


def test_j11_12_first_the_district_of_the_figure_then_by_side() -> None:
    lay = [*ledger.POSITIONS["P1"]["lay"], ["A1", 6, 4, 1]]
    figures = [[0, 1, 6, 4, 0], [1, 1, 7, 2, 0]]
    orders = []
    for part in (0, 1, 2):
        state = table(lay, figures, jeeps={0: [6, 3]}, displays={0: ["D7"]})
        play(state, "drive 6,3", "lay_tile D7 3 E")
        heard = told(state, f"set_figure 1 {part}", luck=[0] * (4 if part == 0 else 6))
        cells = [event["cells"] for event in heard if event["event"] == "district_closed"]
        orders.append([next(name for name, cell in CELLS.items() if cell in c) for c in cells])
    assert orders == [
        ["south", "north", "west"],
        ["west", "north", "south"],
        ["north", "south", "west"],
    ]


def test_j11_12_a_district_with_several_parts_of_the_tile_is_dug_once() -> None:
    ring = [["D2", 6, 3, 2], ["B4", 7, 3, 2], ["B1", 7, 4, 3]]
    state = play(table(ring, displays={0: ["B5"]}), "drive 5,4", "lay_tile B5 0 E")
    heard = told(state, "set_figure 1 1", luck=[0] * 3)
    assert found(heard) == [(0, 3, 2)]


def test_j11_13_worked_example_of_position_p2() -> None:
    state = closing()
    heard = told(state, "set_figure 2 0", luck=[0] * 9)
    assert found(heard) == [(0, 3, 3), (1, 3, 3), (2, 2, 3), (3, 1, 3)]
    assert position(state)["gold"] == [5 - 1 + 3, 8, 8, 8]
    assert position(state)["figures"] == []
    assert [len(hand(state, seat)) for seat in range(4)] == [3, 3, 2, 1]


# ---- J12 Too few artefacts ------------------------------------------------------------------


def test_j12_1_the_best_diggers_share_what_is_left_first() -> None:
    assert shares(3, [[0, 1], [2], [3]], 6) == [3, 3, 0, 0]


def test_j12_2_dues_are_those_of_a_full_heap() -> None:
    assert shares(4, [[0, 1], [2]], 5) == [2, 2, 1]  # due 4, 4, 2
    # due 4, 4, 4, 2: half of what the best really got would be 1
    assert shares(4, [[0, 1, 2], [3]], 5) == [1, 1, 1, 2]


def test_j12_3_each_seat_of_a_rank_gets_an_equal_part() -> None:
    assert shares(3, [[0, 1, 2]], 8) == [3, 3, 2]
    assert shares(5, [[0], [1, 2]], 8) == [5, 2, 1]  # the last one is dealt by J12.4


def test_j12_4_what_is_still_left_is_dealt_singly() -> None:
    assert shares(3, [[1, 0]], 1) == [1, 0]
    assert shares(3, [[2, 3, 0]], 5) == [2, 2, 1]
    assert shares(2, [[0, 1], [2, 3]], 5) == [2, 2, 1, 0]


def test_j12_5_gold_is_paid_in_full() -> None:
    state = closing(hidden=4)
    heard = told(state, "set_figure 2 0", luck=[0] * 4)
    assert found(heard) == [(0, 2, 3), (1, 2, 3), (2, 0, 3), (3, 0, 3)]


def test_j12_6_the_open_artefacts_never_serve_for_a_dig() -> None:
    state = closing(hidden=2)
    shown = position(state)["open"]
    play(state, "set_figure 2 0", luck=[0] * 2)
    assert position(state)["open"] == shown
    assert phase(state) == "over"


@pytest.mark.parametrize("heap", range(1, 9))
def test_j12_7_worked_values_with_a_small_heap(heap: int) -> None:
    text = ledger.paragraph("J12.7").split("heap ", 1)[1].split(".")[0]
    values = dict(entry.split(" → ") for entry in text.split("; "))
    expected = [int(count) for count in values[str(heap)].split(",")]
    assert shares(3, [[0, 1], [2], [3]], heap) == expected
    heard = told(closing(hidden=heap), "set_figure 2 0", luck=[0] * heap)
    assert [count for _, count, _ in found(heard)] == expected


def test_j11_2_only_a_district_that_is_closed_is_dug() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,4", "lay_tile A1 0 W", "set_figure 1 0")
    assert position(state)["figures"] == [[0, 1, 4, 4, 0]]
    refused(state, "take_back 4,4", "wrong_phase", "J9.10")
