"""Where a rule just holds or just fails, whose decision it is, and what all are told."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.games.jade.state import Jade
from quipu.games.jade.tests.build import (
    draw,
    legal,
    phase,
    play,
    refused,
    stuck,
    table,
    told,
)

HANDS: Any = {"hands": {0: ["1A+", "1B+"], 1: ["1A+", "1B+"]}}
DISPLAYS: Any = {"displays": {0: ["A1", "J0"], 1: ["A1", "J0"]}}


def posting() -> Jade:
    """A city tile was laid, and both seats have figures on the area."""
    figures = [[0, 1, 4, 1, 0], [1, 1, 4, 8, 0]]
    state = table([["A1", 4, 1, 0], ["A1", 4, 8, 0]], figures, displays={0: ["A1"]})
    return play(state, "drive 5,4", "lay_tile A1 0 W")


def at(phase: str) -> Jade:
    """Seat 0 is to decide something in this phase."""
    if phase == "driving":
        return table()
    if phase == "swapping":
        return stuck()
    if phase == "driving_on":
        return play(table(**DISPLAYS), "drive 5,4", "lay_tile J0 0 W")
    if phase == "discovering":
        return play(table(**DISPLAYS), "drive 5,4")
    if phase == "fitting":
        return draw(play(table(**DISPLAYS), "drive 5,4"), "A1")
    if phase == "exchanging":
        return play(table(**HANDS), "drive 5,5")
    if phase == "returning":
        return play(at("exchanging"), "exchange_hidden 1", luck=[0])
    return posting() if phase == "posting" else play(table(), "drive 5,5")


@pytest.mark.parametrize(
    ("phase", "act"),
    [
        ("driving", "drive 5,5"),
        ("swapping", "swap_tile S1 1"),
        ("driving_on", "stop"),
        ("discovering", "draw_tile 1"),
        ("discovering", "lay_tile A1 0 W"),
        ("fitting", "lay_tile A1 0 W"),
        ("exchanging", "exchange_open 1A+ 3D-"),
        ("exchanging", "exchange_hidden 1"),
        ("exchanging", "pass"),
        ("returning", "return_artefacts 1A+"),
        ("posting", "set_figure 1 0"),
        ("posting", "take_back 4,8"),
        ("posting", "pass"),
        ("extending", "buy_bonus"),
        ("extending", "end_turn"),
    ],
)
def test_j3_1_nobody_but_the_mover_decides(phase: str, act: str) -> None:
    """Although seat 1 has what it takes."""
    state = at(phase)
    refused(state, act, "not_your_turn", "J3.1", seat=1)
    assert (state.waiting(), int(state.deciding())) == ([0], 0)
    assert (state.legal(1), state.openings(1)) == ([], [])


def test_j5_1_equal_tiles_of_the_display_are_one_choice() -> None:
    state = play(table(displays={0: ["A1", "A1"]}), "drive 5,4")
    one = play(table(displays={0: ["A1"]}), "drive 5,4")
    assert legal(state, "lay_tile") == legal(one, "lay_tile")


def test_j13_2_no_exchange_is_offered_twice() -> None:
    state = play(table(hands={0: ["3D-", "3B+"]}), "drive 5,5")
    acts = legal(state, "exchange_open")
    assert acts == [
        *[f"exchange_open 3B+ {kind}" for kind in ("3C+", "3C-", "3D+", "3D-")],
        *[f"exchange_open 3D- {kind}" for kind in ("3B+", "3C+", "3C-", "3D+")],
    ]


def test_j13_3_the_last_gold_will_do() -> None:
    state = play(table(hands={0: ["3D-"]}, gold={0: 1}), "drive 5,5")
    play(state, "exchange_hidden 1", luck=[0])
    assert int(state.gold[0]) == 0


def test_j15_5_a_city_tile_that_closes_nothing_ends_nothing() -> None:
    """The heap is empty already, which an exchange may do (J13.8)."""
    state = table(displays={0: ["A1"]}, hidden=0, hidden_return="free")
    play(state, "drive 5,4", "lay_tile A1 0 W", "pass")
    assert phase(state) == "extending"


def test_j9_7_no_figure_is_nobodys() -> None:
    refused(posting(), "take_back 4,4", "not_your_figure", "J9.7")
    refused(posting(), "take_back 4,8", "not_your_figure", "J9.7")


# ---- what all are told ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "act", "event"),
    [
        ("driving_on", "stop", {"event": "stopped", "seat": 0}),
        (
            "exchanging",
            "exchange_open 1A+ 3D-",
            {"event": "exchanged_openly", "seat": 0, "give": "1A+", "take": "3D-"},
        ),
        (
            "posting",
            "take_back 4,1",
            {"event": "figure_taken_back", "seat": 0, "cell": [4, 1], "archaeologists": 1},
        ),
        ("extending", "buy_bonus", {"event": "bonus_bought", "seat": 0}),
        ("extending", "end_turn", {"event": "turn_began", "seat": 1, "turn": 2}),
        (
            "discovering",
            "lay_tile A1 0 W",
            {"event": "tile_laid", "seat": 0, "tile": "A1", "turn": 0, "cell": [4, 4]},
        ),
    ],
)
def test_j3_2_every_step_is_told(phase: str, act: str, event: dict[str, Any]) -> None:
    assert event in told(at(phase), act)


def test_j13_3_how_many_go_back_is_told_to_all_and_which_to_one() -> None:
    plain = {"event": "artefacts_returned", "seat": 0, "count": 1}
    for seat, secret in ((1, {}), (0, {"kinds": ["1B+"]})):
        heard = told(at("returning"), "return_artefacts 1B+", seat=seat)
        assert heard[0] == {**plain, "hidden": heard[0]["hidden"], **secret}
