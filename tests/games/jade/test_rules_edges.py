"""Where a rule just holds or just fails, whose decision it is, and what all are told."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import quipu
from quipu.games.jade.faces import TYPES
from quipu.games.jade.stacks import STACK_STEP, Stacks
from quipu.games.jade.state import Jade
from quipu.games.jade.tiles import OPEN
from tests.support.jade.build import (
    GAME,
    draw,
    legal,
    phase,
    play,
    start,
    stuck,
    table,
    told,
)
from tests.support.refusals import refused

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


def test_j5_8_a_place_with_several_turns_is_one_to_compose() -> None:
    forms: list[Any] = [each.to_json() for each in at("discovering").openings(0)]
    assert [form["place"] for form in forms] == [[6, 4], [4, 4]]
    assert [turn["turn"] for turn in forms[0]["turns"]] == [0, 1]


def test_j7_3_staying_is_no_way_out_either() -> None:
    """No D fits beside (5,4), and the mover is there already."""
    state = table(displays={0: ["D1", "D2", "D3"]}, jeeps={0: [5, 4]})
    refused(state, "drive 5,4", "must_reduce", "J7.3")


def test_j7_10_each_stack_has_its_own_tiles_under_it() -> None:
    stacks = Stacks(vec[u8]([0] * TYPES), vec[u8]([0] * 6), vec[i64]([3, STACK_STEP + 5]), 2)
    assert [stacks.is_empty(stack) for stack in range(3)] == [False, False, True]
    assert int(stacks.draw(1, quipu.RecordedLuck([]))) == 5
    assert (stacks.buried(0), stacks.buried(1), int(stacks.left)) == ([3], [], 1)


def test_j10_8_tiles_and_closed_districts_are_counted() -> None:
    figures = start().course_figures()
    assert (figures["tiles_laid"], figures["districts_closed"]) == (0, 0)
    state = play(table(displays={0: ["A1"]}), "drive 5,0", "lay_tile A1 0 W")
    figures = state.course_figures()
    assert (figures["tiles_laid"], figures["districts_closed"]) == (1, 1)


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


def test_j13_3_as_many_are_put_back_as_were_drawn_or_up_to_two() -> None:
    for option, bounds in (("same", (1, 1)), ("free", (0, 2))):
        state = play(table(**HANDS, hidden_return=option), "drive 5,5")
        form: Any = play(state, "exchange_hidden 1", luck=[0]).openings(0)[0].to_json()
        assert (form["least"], form["most"]) == bounds


def test_j13_7_who_owns_only_what_lies_open_may_draw_hidden_ones() -> None:
    """The printed parts do not allow it, since five open ones are of two kinds at least."""
    own = table(hands={0: ["3D+"]})
    kind = own.artefacts.open[0]
    own.artefacts.open = vec[u8]([kind] * OPEN)
    own.gold[0] = 1
    assert own.can_exchange()
    own.gold[0] = 0
    assert not own.can_exchange()
    own.gold[0], own.artefacts.size = 1, 0
    assert not own.can_exchange()


@pytest.mark.rule("J13.3", "J13.7")
def test_hidden_return_free_needs_gold_and_a_hidden_artefact() -> None:
    for changes in ({"gold": {0: 0}}, {"hidden": 0}):
        state = play(table(hidden_return="free", **changes), "drive 5,5")
        assert phase(state) != "exchanging"
    assert phase(play(table(hidden_return="free"), "drive 5,5")) == "exchanging"


def test_j15_5_a_city_tile_that_closes_nothing_ends_nothing() -> None:
    """The heap is empty already, which an exchange may do (J13.8)."""
    state = table(displays={0: ["A1"]}, hidden=0, hidden_return="free")
    play(state, "drive 5,4", "lay_tile A1 0 W", "pass")
    assert phase(state) == "extending"


def test_j9_7_no_figure_is_nobodys() -> None:
    refused(posting(), "take_back 4,4", "not_your_figure", "J9.7")
    refused(posting(), "take_back 4,8", "not_your_figure", "J9.7")


def test_j15_4_nobody_decides_any_more() -> None:
    state = table(phase={"name": "over", "reason": "artefacts"}, hidden=0)
    assert (state.waiting(), int(state.deciding())) == ([], -1)


def test_j9_7_no_figure_ever_stands_on_the_cross() -> None:
    kinds = [action.kind for action in GAME.catalogue.actions]
    assert kinds.count("take_back") == 100


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


def test_j2_5_the_start_is_told() -> None:
    chronicle = quipu.Chronicle()
    GAME.start(2, quipu.FastLuck(1), chronicle, first_seat=1)
    first: Any = chronicle.events[0].told(quipu.SPECTATOR)
    assert (first["event"], first["seat"], len(first["tiles"]), len(first["open"])) == (
        *("began", 1),
        *(2, 5),
    )
