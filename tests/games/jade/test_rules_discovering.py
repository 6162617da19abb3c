"""J5 to J8: discovering, the jungle tile, the display of three, the area."""

from __future__ import annotations

from typing import Any

import pytest

import quipu
from quipu.games.jade.faces import TILE_FACES
from quipu.games.jade.state import Jade
from tests.support.jade import ledger
from tests.support.jade.build import (
    GAME,
    buried_all,
    district,
    draw,
    ends,
    example,
    fits,
    legal,
    phase,
    placements,
    play,
    position,
    read,
    staircase,
    start,
    stuck,
    table,
    tile_luck,
    told,
)
from tests.support.refusals import refused

# ---- J5 Discovering -------------------------------------------------------------------------


def beside(*display: str, **changes: Any) -> Any:
    """The mover has driven to (5,4) with this display: two lines, each between two jungles."""
    return play(table(displays={0: list(display)}, **changes), "drive 5,4")


def test_j5_1_draw_a_tile_or_lay_one_of_the_display() -> None:
    state = beside("A1", "S1")
    assert legal(state, "draw_tile") == [f"draw_tile {stack}" for stack in range(1, 7)]
    assert len(legal(state, "lay_tile A1")) == 4
    assert not legal(state, "lay_tile S1")
    refused(state, "lay_tile B1 0 E", "not_in_display", "J5.1")
    play(state, "lay_tile A1 0 E")
    assert position(state)["displays"][0] == ["S1"]
    assert position(state)["laid"] == [["A1", 6, 4, 0]]


def test_j5_2_any_stack_that_holds_a_tile_may_be_chosen() -> None:
    state = play(buried_all(), "drive 5,4")
    assert legal(state, "draw_tile") == ["draw_tile 1"]
    refused(state, "draw_tile 2", "stack_empty", "J5.2")
    with pytest.raises(quipu.IllegalAction):
        GAME.parse("draw_tile 7")


def test_j5_3_a_drawn_tile_is_seen_by_everyone_at_once() -> None:
    state = beside()
    for seat in (-1, 0, 1):
        heard = told(state.copy(), "draw_tile 2", luck=[tile_luck(state, "A1")], seat=seat)
        assert heard[0] == {
            "event": "tile_drawn",
            "seat": 0,
            "stack": 2,
            "tile": "A1",
            "fits": True,
        }


def test_j5_4_only_on_an_empty_cell_at_an_open_line_of_the_jeeps_field() -> None:
    state = beside("A1")
    refused(state, "lay_tile A1 0 N", "no_open_line", "J5.4")
    refused(state, "lay_tile A1 0 S", "no_open_line", "J5.4")
    draw(state, "A1")
    refused(state, "lay_tile A1 0 N", "no_open_line", "J5.4")


def test_j5_5_jungle_meets_jungle_and_city_meets_city() -> None:
    state = beside("A1")
    refused(state, "lay_tile A1 3 E", "does_not_fit", "J5.5")  # its city to the west
    refused(state, "lay_tile A1 2 E", "does_not_fit", "J5.5")  # its city to the south
    assert legal(state, "lay_tile") == [
        "lay_tile A1 0 E",
        "lay_tile A1 0 W",
        "lay_tile A1 1 E",
        "lay_tile A1 3 W",
    ]


def test_j5_6_tiles_turn_clockwise_and_are_never_flipped() -> None:
    for face in TILE_FACES:
        printed = ledger.TILES["tiles"][face.type]["sides"]
        shown = "".join("C" if face.city() >> side & 1 else "J" for side in range(4))
        assert shown == ledger.turned(printed, face.turn)
    faces = {
        tile: [f.parts for f in TILE_FACES if ledger.TYPE_IDS[f.type] == tile]
        for tile in ("D5", "D6")
    }
    assert not [parts for parts in faces["D5"] if parts in faces["D6"]]  # mirror images


def test_j5_7_turns_with_the_same_face_are_one_choice() -> None:
    assert [
        len({str(GAME.parse(f"lay_tile {tile} {turn} N")) for turn in range(4)})
        for tile in ("J0", "S1", "S4", "S5", "S6", "A1", "D7")
    ] == [1, 2, 2, 4, 4, 4, 4]
    assert str(GAME.parse("lay_tile S1 3 N")) == "lay_tile S1 1 N"
    assert str(GAME.parse({"kind": "lay_tile", "tile": "J0", "turn": 2, "side": "E"})) == (
        "lay_tile J0 0 E"
    )
    with pytest.raises(quipu.IllegalAction):
        GAME.parse("lay_tile S1 4 N")
    for act in ("lay_tile X1 0 N", "lay_tile S1 0 Q"):
        with pytest.raises(quipu.Malformed):
            GAME.parse(act)


def test_j5_8_a_drawn_tile_that_fits_must_be_laid() -> None:
    state = draw(beside(), "A1")
    assert phase(state) == "fitting"
    assert legal(state) == [
        "lay_tile A1 0 E",
        "lay_tile A1 0 W",
        "lay_tile A1 1 E",
        "lay_tile A1 3 W",
    ]
    for act in ("pass", "stop", "end_turn", "buy_bonus"):
        refused(state, act, "must_lay", "J5.8")
    refused(state, "draw_tile 1", "wrong_phase", "J3.2")


def test_j5_8_one_place_with_several_turns_is_an_opening() -> None:
    state = draw(beside(), "A1")
    forms: Any = [opening.to_json() for opening in state.openings(0)]
    assert [form["place"] for form in forms] == [[6, 4], [4, 4]]
    assert [turn["turn"] for turn in forms[0]["turns"]] == [0, 1]
    assert all(GAME.parse(turn) in state.legal(0) for form in forms for turn in form["turns"])
    assert state.openings(1) == []


def test_j5_9_a_drawn_tile_that_does_not_fit_goes_to_the_display() -> None:
    state = draw(beside("B1"), "S1")
    assert position(state)["displays"][0] == ["B1", "S1"]
    assert phase(state) == "extending"


def test_j5_10_after_drawing_no_display_tile_may_be_laid() -> None:
    state = draw(beside("B1"), "A1")
    refused(state, "lay_tile B1 0 E", "not_the_drawn_tile", "J5.10")
    draw(state := beside("B1"), "S1")
    refused(state, "lay_tile B1 0 E", "wrong_phase", "J3.2")


def test_j5_11_the_jeep_goes_onto_the_new_tile_over_white_or_brown() -> None:
    state = play(beside("A1"), "lay_tile A1 0 W")
    assert position(state)["jeeps"][0] == [4, 4]
    brown = play(table(displays={0: ["A1"]}), "drive 5,3", "lay_tile A1 3 E")
    assert position(brown)["jeeps"][0] == [6, 3]


def test_j5_12_a_tile_with_city_ends_the_step() -> None:
    state = play(beside("A1", "J0"), "lay_tile A1 0 W")
    assert phase(state) == "posting"


def test_j5_13_worked_example_a_corner_that_fits_nowhere() -> None:
    state = play(example("P1"), "drive 6,3")
    draw(state, "B1")
    assert position(state)["displays"][0] == ["B1"]
    assert phase(state) == "extending"


def test_j5_14_worked_example_a_one_sided_tile_with_one_place() -> None:
    state = draw(play(example("P1"), "drive 6,3"), "A1")
    assert legal(state) == ["lay_tile A1 1 S"]
    play(state, "lay_tile A1 1 S")
    assert position(state)["jeeps"][0] == [6, 4]
    play(state, "set_figure 1 0")
    assert position(state)["gold"][0] == 5
    fitting = [
        tile["id"]
        for tile in ledger.TILES["tiles"]
        if any(fits(play(example("P1"), "drive 6,3"), tile["id"], turn, "E") for turn in range(4))
    ]
    assert fitting == [f"D{n}" for n in range(1, 8)]


def test_j5_15_a_cell_between_four_cities_stays_empty() -> None:
    around = [*ledger.POSITIONS["P1"]["lay"], ["A2", 8, 4, 2], ["A3", 8, 3, 3]]
    state = table(around, jeeps={0: [6, 3]})
    assert sum(placements(state, tile) for tile in ledger.TYPE_IDS if fits_east(state, tile)) == 0
    assert state.board.is_open(11 * 3 + 6, 1)
    assert district(state, 7, 4) == (0, 1, 2)
    play(state, "drive 6,3")
    assert len(legal(state, "draw_tile")) == 6


def fits_east(state: Jade, tile: str) -> bool:
    return any(fits(state, tile, turn, "E") for turn in range(4))


# ---- J6 The all-jungle tile -----------------------------------------------------------------


def on_jungle(**changes: Any) -> Any:
    return play(beside("J0", **changes), "lay_tile J0 0 E")


def test_j6_1_after_a_jungle_tile_the_mover_may_take_a_further_step() -> None:
    state = on_jungle()
    assert phase(state) == "driving"
    assert position(state)["phase"]["jungle"] is True
    assert position(state)["jeeps"][0] == [6, 4]
    play(state, "drive 5,2")
    assert phase(state) == "discovering"


def test_j6_2_the_further_step_is_an_offer() -> None:
    state = on_jungle()
    assert "stop" in legal(state)
    assert phase(play(state, "stop")) == "extending"
    refused(start(), "stop", "not_after_jungle", "J6.2")
    staying = play(on_jungle(), "drive 6,4")
    refused(staying, "stop", "must_discover", "J3.4")


def test_j6_2_with_a_free_further_step_one_may_drive_on_and_stop() -> None:
    state = play(on_jungle(further_step="free"), "drive 5,2")
    assert position(state)["phase"] == {"name": "discovering", "free": True}
    assert legal(state)[0] == "stop"
    assert legal(state, "draw_tile")
    refused(state, "pass", "wrong_phase", "J3.2")
    refused(state, "end_turn", "wrong_phase", "J14.3")
    again = GAME.from_position(position(state))
    assert (GAME.position(again), again.key()) == (position(state), state.key())
    assert phase(play(state, "stop")) == "extending"
    assert position(state)["jeeps"][0] == [5, 2]


def test_j6_2_a_free_further_step_frees_nothing_else() -> None:
    first = play(table(further_step="free"), "drive 5,2")
    refused(first, "stop", "must_discover", "J3.4")
    drawn = draw(play(on_jungle(further_step="free"), "drive 5,2"), "J0")
    refused(drawn, "stop", "must_lay", "J5.8")
    again = play(drawn, f"lay_tile J0 0 {side_of(drawn)}", "drive 5,1")
    assert position(again)["phase"] == {"name": "discovering", "free": True}


def side_of(state: Jade) -> str:
    """Where the drawn jungle tile fits."""
    return legal(state, "lay_tile")[0][-1]


def test_j6_2_no_swap_in_a_further_step() -> None:
    refused(on_jungle(), "swap_tile J0 1", "wrong_phase", "J7.7")


def test_j6_3_the_new_drive_is_a_full_drive_with_one_brown_line() -> None:
    state = play(table([["A1", 6, 3, 3]], displays={0: ["J0"]}), "drive 5,4", "lay_tile J0 0 W")
    assert (6, 3) in ends(state)


def test_j6_4_each_further_jungle_tile_gives_a_further_step() -> None:
    state = play(beside("J0", "J0", "J0"), "lay_tile J0 0 E")
    play(state, "drive 5,4", "lay_tile J0 0 W", "drive 5,6", "lay_tile J0 0 E", "stop")
    assert len(position(state)["laid"]) == 3
    assert position(state)["displays"][0] == []


def test_j6_5_a_jungle_tile_of_the_display_counts_like_a_drawn_one() -> None:
    drawn = play(draw(beside(), "J0"), "lay_tile J0 0 E")
    assert phase(drawn) == phase(on_jungle()) == "driving"
    assert position(drawn)["phase"] == position(on_jungle())["phase"]


def test_j6_6_no_figure_on_a_jungle_tile() -> None:
    state = on_jungle(lay=[["A1", 4, 1, 0]], figures=[[0, 1, 4, 1, 0]])
    play(state, "stop")
    refused(state, "set_figure 1 0", "no_city", "J6.6")


def test_j6_7_a_city_tile_is_the_last_of_the_move() -> None:
    state = play(beside("J0", "A1"), "lay_tile J0 0 E", "drive 5,4", "lay_tile A1 0 W", "pass")
    assert phase(state) == "extending"


# ---- J7 Display of three --------------------------------------------------------------------

THREE = ["S1", "D1", "D2"]


def test_j7_1_with_three_tiles_nothing_may_be_drawn() -> None:
    state = play(table(displays={0: THREE}), "drive 5,3")
    refused(state, "draw_tile 1", "display_full", "J7.1")
    assert not legal(state, "draw_tile")


def test_j7_2_the_display_must_shrink_if_it_can() -> None:
    state = table(displays={0: THREE})
    play(state, "drive 5,3", "lay_tile D1 0 E")
    assert position(state)["displays"][0] == ["S1", "D2"]


def test_j7_3_only_fields_where_a_tile_fits_may_be_driven_to() -> None:
    state = table(displays={0: THREE})
    assert (5, 4) not in ends(state)
    refused(state, "drive 5,4", "must_reduce", "J7.3")
    refused(state, "drive 5,5", "must_reduce", "J7.3")
    for cell in ends(state):
        twin = play(state.copy(), f"drive {cell[0]},{cell[1]}")
        assert phase(twin) == "discovering"
        assert all(act.startswith("lay_tile") for act in legal(twin))


def test_j7_3_lenient_duty_bars_only_drawing() -> None:
    state = table(displays={0: THREE}, display_duty="lenient")
    assert len(ends(state)) == 21
    refused(play(state, "drive 5,3"), "draw_tile 1", "display_full", "J7.1")


def test_j7_4_where_nothing_fits_he_may_drive_anywhere_and_exchange() -> None:
    state = stuck(hands={0: ["1A+"]})
    assert (5, 5) in ends(state)
    assert (4, 4) in ends(state)
    assert phase(play(state, "drive 5,5")) == "exchanging"


def test_j7_4_without_stuck_exchange_he_only_drives() -> None:
    state = stuck(hands={0: ["1A+"]}, stuck_exchange=False)
    assert ends(state) == ends(stuck())
    assert phase(play(state.copy(), "drive 5,5")) == "extending"
    home = play(state, "drive 5,5")
    refused(home, "exchange_open 1A+ 3D+", "wrong_phase", "J13.1")
    refused(home, "exchange_hidden 1", "wrong_phase", "J13.1")


def test_j7_4_without_stuck_exchange_others_exchange_as_ever() -> None:
    two = table(displays={0: ["S1", "D1"]}, hands={0: ["1A+"]}, stuck_exchange=False)
    assert phase(play(two, "drive 5,5")) == "exchanging"
    lenient: Any = {"display_duty": "lenient", "stuck_exchange": False}
    three = table(displays={0: THREE}, hands={0: ["1A+"]}, **lenient)  # one of them fits
    assert phase(play(three, "drive 5,5")) == "exchanging"


def test_j7_5_with_fewer_than_three_he_may_draw_again_in_the_same_move() -> None:
    state = table(displays={0: ["J0", "S1", "D1"]})
    play(state, "drive 5,4", "lay_tile J0 0 E", "drive 5,4")
    assert legal(state, "draw_tile")


def test_j7_6_a_display_that_fits_nowhere_may_swap_a_tile() -> None:
    state = stuck()
    assert len(legal(state, "swap_tile")) == 18
    luck = [tile_luck(state, "B1")]
    heard = told(state, "swap_tile S1 3", luck=luck)
    assert heard[0] == {
        "event": "tile_swapped",
        "seat": 0,
        "tile": "S1",
        "stack": 3,
        "drawn": "B1",
    }
    assert position(state)["displays"][0] == ["B1", "D3", "D4"]
    assert position(state)["stacks"][2]["under"] == ["S1"]


def test_j7_6_no_swap_with_fewer_tiles_or_with_one_that_fits() -> None:
    refused(table(displays={0: ["A1"]}), "swap_tile A1 1", "display_not_full", "J7.6")
    refused(table(displays={0: THREE}), "swap_tile S1 1", "tile_fits", "J7.6")
    refused(table(displays={0: THREE}), "swap_tile A1 1", "not_in_display", "J7.6")
    refused(buried_all(displays={0: THREE}), "swap_tile S1 2", "stack_empty", "J7.6")


def test_j7_6_the_scope_of_the_swap_is_the_board_or_the_reach() -> None:
    """From (7,0) only (6,0) can be reached, and all open lines of both lead past city."""
    laid = [["A1", 6, 0, 1], ["D1", 7, 0, 2]]
    jungle: Any = {"jeeps": {0: [7, 0]}, "displays": {0: ["J0", "J0", "J0"]}}
    board = table(laid, **jungle)
    assert ends(board) == {(7, 0), (6, 0)}  # J7.4
    refused(board, "swap_tile J0 1", "tile_fits", "J7.6")
    reach = table(laid, swap_scope="reach", **jungle)
    assert legal(reach, "swap_tile") == [f"swap_tile J0 {stack}" for stack in range(1, 7)]
    away = table(laid, swap_scope="reach", displays=jungle["displays"])
    refused(away, "swap_tile J0 1", "tile_fits", "J7.6")


def test_j7_7_at_most_one_swap_per_move_and_it_is_optional() -> None:
    state = stuck()
    assert legal(state, "drive")
    play(state, "swap_tile S1 3", luck=[tile_luck(state, "D5")])
    refused(state, "swap_tile D3 1", "swapped_already", "J7.7")
    play(state, "drive 5,5", "buy_bonus")
    assert legal(state, "swap_tile")


def test_j7_8_after_the_swap_the_new_three_are_judged() -> None:
    state = stuck()
    play(state, "swap_tile S1 1", luck=[tile_luck(state, "A1")])
    refused(state, "drive 5,5", "must_reduce", "J7.3")
    refused(state, "swap_tile D3 1", "tile_fits", "J7.6")
    assert state.display_size(0) == 3


def stuck_without_unseen(stack: int = 0) -> Jade:
    """All tiles that lie nowhere else are under one stack."""
    state = buried_all(staircase(), displays={0: ["S1", "D3", "D4"]})
    form = position(state)
    form["stacks"][stack], form["stacks"][0] = form["stacks"][0], form["stacks"][stack]
    return read(form)


def test_j7_9_a_swap_leaves_the_stack_as_high_and_is_no_last_draw() -> None:
    state = stuck_without_unseen()
    height = state.stacks.height(0)
    play(state, "swap_tile S1 1")
    assert state.stacks.height(0) == height
    assert state.last_turn == 0
    refused(stuck_without_unseen(1), "swap_tile S1 1", "stack_empty", "J7.6")


def test_j7_9_even_with_the_last_tile_of_all_stacks() -> None:
    state = stuck_without_unseen()
    state.stacks.under = state.stacks.under[:1]
    state.stacks.left = 1
    state.apply(0, GAME.parse("swap_tile S1 1"), quipu.RecordedLuck([]))
    assert (state.stacks.height(0), state.stacks.left) == (1, 1)
    assert state.last_turn == 0


def test_j7_10_the_tile_put_under_is_known_and_lies_at_the_bottom() -> None:
    state = stuck_without_unseen()
    under = position(state)["stacks"][0]["under"]
    play(state, "swap_tile S1 1")
    assert position(state)["stacks"][0]["under"] == [*under[1:], "S1"]
    assert under[0] in position(state)["displays"][0]
    view: Any = GAME.observe(state, 1).to_json()
    assert view["stacks"][0]["under"][-1] == "S1"


# ---- J8 The area ----------------------------------------------------------------------------


def test_j8_1_the_area_has_100_undiscovered_cells_in_four_quarters() -> None:
    board = start().board
    empty = [cell for cell in range(121) if board.face[cell] == 255]
    assert len(empty) == 100
    quarters = {(x < 5, y < 5): 0 for x in (0, 9) for y in (0, 9)}
    for cell in empty:
        quarters[cell % 11 < 5, cell // 11 < 5] += 1
    assert set(quarters.values()) == {25}


def test_j8_2_no_tile_outside_the_area() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,0")
    refused(state, "lay_tile A1 0 N", "off_board", "J8.2")


def test_j8_3_towards_the_edge_a_tile_may_show_jungle_or_city() -> None:
    state = play(table(displays={0: ["A1"]}), "drive 5,0")
    north = [act for act in legal(state, "lay_tile") if act == "lay_tile A1 0 W"]
    south = [act for act in legal(state, "lay_tile") if act == "lay_tile A1 2 W"]
    assert north
    assert south
    assert placements(state, "A1") == 6
