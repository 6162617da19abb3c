"""J3 and J4: the order of a move, and driving."""

from __future__ import annotations

import pytest

import quipu
from tests.support.jade.build import (
    GAME,
    draw,
    ends,
    example,
    last_round,
    legal,
    phase,
    play,
    position,
    start,
    table,
    told,
)
from tests.support.refusals import refused

# ---- J3 Turn and move -----------------------------------------------------------------------


def test_j3_1_only_the_mover_decides() -> None:
    state = start(3)
    assert state.waiting() == [0]
    assert state.legal(1) == state.legal(2) == []
    refused(state, "drive 5,4", "not_your_turn", "J3.1", seat=1)
    refused(state, "swap_tile A1 1", "not_your_turn", "J3.1", seat=2)
    refused(state, "pass", "not_your_turn", "J3.1", seat=2)
    refused(state, "lay_tile A1 0 N", "not_your_turn", "J3.1", seat=1)
    refused(state, "buy_bonus", "not_your_turn", "J3.1", seat=1)


def test_j3_1_seats_take_turns_by_number() -> None:
    state = table(seats=3, gold={0: 0, 1: 0, 2: 0})
    order = []
    for _ in range(6):
        order += state.waiting()
        play(state, "drive 5,5")  # nothing to exchange, no figure, no gold
    assert order == [0, 1, 2, 0, 1, 2]


def test_j3_2_a_move_is_drive_discovery_figure_dig_bonus() -> None:
    state = table([["B2", 4, 0, 3], ["S1", 3, 0, 1], ["S2", 2, 0, 1], ["S3", 1, 0, 1]], gold={0: 2})
    state = table(position(state)["laid"], jeeps={0: [1, 0]}, displays={0: ["A1"]}, gold={0: 2})
    seen = [phase(state)]
    for act in ("drive 1,0", "lay_tile A1 1 W"):
        play(state, act)
        seen.append(phase(state))
    heard = told(state, "set_figure 1 0", luck=[0, 0, 0])
    seen.append(phase(state))
    assert seen == ["driving", "discovering", "posting", "extending"]
    assert [event["event"] for event in heard] == [
        "figure_set",
        "district_closed",
        "artefacts_found",
    ]


# What is done outside its phase is refused by the paragraph that gives it its place in the move.
PLACES = {
    "swap_tile A1 1": "J7.7",
    "drive 5,5": "J3.2",
    "drive 5,4": "J3.2",
    "stop": "J6.2",
    "draw_tile 1": "J3.2",
    "lay_tile A1 0 N": "J3.2",
    "exchange_open 1A+ 1B+": "J13.1",
    "exchange_hidden 1": "J13.1",
    "return_artefacts 1A+": "J13.3",
    "set_figure 1 0": "J9.10",
    "take_back 4,4": "J9.10",
    "pass": "J3.2",
    "buy_bonus": "J14.1",
    "end_turn": "J14.3",
}


@pytest.mark.parametrize(
    "act", sorted(set(PLACES) - {"swap_tile A1 1", "drive 5,5", "drive 5,4", "stop"})
)
def test_j3_2_what_belongs_to_another_phase_is_refused_while_driving(act: str) -> None:
    refused(start(), act, "wrong_phase", PLACES[act])


@pytest.mark.parametrize(
    "act", ["drive 5,4", "swap_tile A1 1", "exchange_hidden 1", "take_back 4,4"]
)
def test_j3_2_what_belongs_to_another_phase_is_refused_while_discovering(act: str) -> None:
    refused(play(start(), "drive 5,4"), act, "wrong_phase", PLACES[act])


def test_j3_2_stop_pass_and_end_wait_for_their_phase() -> None:
    posting = table([["A1", 4, 1, 0]], phase={"name": "posting", "cell": [4, 1]}, jeeps={0: [4, 1]})
    for act in ("stop", "end_turn", "buy_bonus", "drive 5,5", "lay_tile A1 0 N"):
        refused(posting, act, "wrong_phase", PLACES[act])
    extending = table(phase={"name": "extending"})
    for act in ("stop", "pass", "set_figure 1 0", "drive 5,5"):
        refused(extending, act, "wrong_phase", PLACES[act])


def test_j3_3_open_lines_mean_discovery_the_centre_exchange_others_nothing() -> None:
    assert phase(play(start(), "drive 5,4")) == "discovering"
    assert phase(play(table(hands={0: ["1A+"]}), "drive 5,5")) == "exchanging"
    surrounded = [["B4", 4, 4, 3], ["B4", 6, 4, 0]]  # (5,4) has no open line any more
    assert phase(play(table(surrounded, hands={0: ["1A+"]}), "drive 5,4")) == "extending"


def test_j3_4_discovering_is_a_duty() -> None:
    state = play(start(), "drive 5,4")
    for act in ("pass", "stop", "end_turn", "buy_bonus"):
        refused(state, act, "must_discover", "J3.4")


def test_j3_4_with_empty_stacks_a_fitting_tile_of_the_display_must_be_laid() -> None:
    tried = 0
    for seed in range(5):
        state = last_round(seed=seed)
        for drive in state.legal(state.mover):
            twin = state.copy()
            twin.apply(twin.mover, drive, quipu.RecordedLuck([]))
            if phase(twin) == "discovering":
                tried += 1
                assert all(act.startswith("lay_tile") for act in legal(twin))
                refused(twin, "pass", "must_discover", "J3.4")
    assert tried > 0


def test_j3_5_without_a_possible_discovery_the_move_goes_on() -> None:
    state = table(displays={0: ["D1", "D2", "D3"]}, gold={0: 1})
    play(state, "drive 5,2")  # beside a city line something would fit, and J7.3 asks for it
    assert phase(state) == "discovering"
    state = table(displays={0: ["D1", "D2", "D3"]}, gold={0: 1}, display_duty="lenient")
    play(state, "drive 5,4")  # two jungle lines in a corner: no D fits there, none may be drawn
    assert phase(state) == "extending"


def test_j3_6_a_decision_with_nothing_but_declining_is_skipped() -> None:
    state = play(table(gold={0: 0}), "drive 5,5")  # no exchange, no figure, no bonus
    assert state.mover == 1
    assert phase(state) == "driving"


def test_j3_6_the_drive_is_never_skipped() -> None:
    walled = [["D1", 6, 3, 0]]
    state = table(walled, jeeps={0: [6, 3], 1: [5, 3]})
    assert ends(state) == {(6, 3)}
    assert phase(state) == "driving"


def test_j3_7_an_open_line_leads_to_an_empty_cell_inside_whatever_its_colour() -> None:
    board = start().board
    assert [board.is_open(5 + 11 * 3, side) for side in range(4)] == [False, True, False, True]
    assert [board.is_open(5, side) for side in range(4)] == [False, True, False, True]  # J8.2
    assert not board.has_open_line(60)


# ---- J4 Driving -----------------------------------------------------------------------------


def test_j4_1_staying_is_the_drive_to_the_own_field() -> None:
    state = play(start(), "drive 5,4")
    draw(state, "S1")  # fits nowhere beside (5,4)
    assert phase(state) == "extending"
    play(state, "buy_bonus", "drive 5,4")
    assert position(state)["jeeps"][0] == [5, 4]
    assert told(start(), "drive 5,5")[0]["event"] == "stayed"


def test_j4_2_neighbouring_fields_are_joined_white_or_brown() -> None:
    assert ends(table([["D1", 6, 3, 0]], jeeps={0: [6, 3]})) == {(6, 3), (5, 3)}  # one brown line
    both = table([["D1", 6, 3, 0], ["A1", 6, 4, 1]], jeeps={0: [6, 3]})
    assert len(ends(both)) == 21 + 2  # south of it a white one leads to the cross


def test_j4_3_over_white_lines_the_jeep_drives_as_far_as_it_likes() -> None:
    assert len(ends(table(jeeps={0: [5, 0]}))) == 21


def test_j4_4_the_first_brown_line_ends_the_drive() -> None:
    inside = example("P1", jeeps={0: [6, 3]})
    assert ends(inside) == {(6, 3), (5, 3), (6, 2)}
    refused(inside, "drive 5,5", "out_of_reach", "J4.4")


def test_j4_5_not_onto_another_jeep_save_on_the_centre_field() -> None:
    state = table(seats=3, jeeps={1: [5, 3]})
    refused(state, "drive 5,3", "field_taken", "J4.5")
    assert (5, 5) in ends(state)
    assert position(play(state, "drive 5,4"))["jeeps"][2] == [5, 5]


def test_j4_6_over_other_jeeps_also_onto_a_brown_line_that_starts_there() -> None:
    state = table(jeeps={0: [5, 5], 1: [5, 4]})
    assert {(5, 3), (5, 0)} <= ends(state)
    beside = example("P1", jeeps={0: [5, 5], 1: [5, 3]})
    assert (6, 3) in ends(beside)


def test_j4_7_no_brown_line_onto_a_field_held_by_another() -> None:
    state = example("P1", jeeps={0: [5, 5], 1: [6, 3]})
    refused(state, "drive 6,3", "field_taken", "J4.5")


def test_j4_8_only_the_end_of_the_drive_matters() -> None:
    state = example("P1", jeeps={1: [5, 0]})
    white = {(x, y) for x, y in ends(state)}
    assert white == ends(example("P1")) - {(5, 0)}
    events = told(state, "drive 6,3")
    assert events[0] == {"event": "drove", "seat": 0, "cell": [6, 3], "from": [5, 5]}


def test_j4_9_jeeps_never_enter_empty_cells_by_driving() -> None:
    refused(start(), "drive 4,4", "undiscovered", "J4.9")
    with pytest.raises(quipu.IllegalAction) as raised:
        GAME.parse("drive 11,5")
    assert raised.value.refusal.code == "unknown_place"


def test_j4_10_worked_example_of_position_p1() -> None:
    state = example("P1")
    assert len(ends(state)) == 25
    without = {cell for cell in ends(state) if cell != (6, 3)}
    assert len(without) == 24
    play(state, "drive 6,3")
    board = state.board
    assert [board.is_open(11 * 3 + 6, side) for side in range(4)] == [False, True, True, False]
    draw(state, "B1")  # J5.13
    play(state, "buy_bonus")
    assert ends(state) == {(6, 3), (5, 3), (6, 2)}
