"""Positions read back what they write, and say what is wrong with a bad one."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import quipu
from tests.support.jade.build import (
    GAME,
    draw,
    last_round,
    play,
    position,
    spread,
    start,
    stuck,
    table,
)

FORM: Any = position(table([["A1", 4, 1, 0]], [[0, 2, 4, 1, 0]], hands={0: ["1A+"]}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back(seats: int) -> None:
    state = start(seats, seed=seats)
    luck = quipu.FastLuck(seats)
    phases = set()
    while state.waiting():
        phases.add(state.phase.name)
        form = json.loads(json.dumps(GAME.position(state)))
        again = GAME.from_position(form)
        assert GAME.position(again) == form
        acts = state.legal(state.mover)
        assert again.legal(state.mover) == acts
        state.apply(state.mover, acts[luck.below(len(acts))], luck)
    assert {"driving", "discovering", "fitting", "posting", "extending"} <= phases
    assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)


def test_phases_with_data_read_back() -> None:
    drawn = draw(play(table(), "drive 5,4"), "A1")
    jungle = play(table(displays={0: ["J0"]}), "drive 5,4", "lay_tile J0 0 E")
    hidden = play(table(hands={0: ["1A+"]}), "drive 5,5", "exchange_hidden 1", luck=[0])
    swapped = play(stuck(), "swap_tile S1 3", luck=[0])
    exchanging = play(table(hands={0: ["1A+"]}), "drive 5,5")
    for state in (drawn, jungle, hidden, swapped, exchanging):
        form = position(state)
        assert GAME.position(GAME.from_position(form)) == form


@pytest.mark.parametrize(
    ("reason", "changes"),
    [("artefacts", {"hidden": 0}), ("standstill", {"idle": 20, "turn": 20})],
)
def test_an_ended_game_reads_back(reason: str, changes: dict[str, Any]) -> None:
    state = table(phase={"name": "over", "reason": reason}, **changes)
    assert state.waiting() == []
    assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda f: f.update(game="chess"), "'game' is not 'jade'"),
        (lambda f: f.update(colour=1), "no field 'colour'"),
        (lambda f: f.update(options={"first_seat": 7}), "wrong_option"),
        (lambda f: f.update(options=None), "'options' is a JSON object, not None"),
        (lambda f: f.update(jeeps=[[5, 5]]), "'jeeps' is not a list of 2 to 4"),
        (lambda f: f.update(jeeps=[[5, 5], [5, 11]]), "'jeeps': 11 is not a number from 0 to 10"),
        (lambda f: f.update(turn=0), "'turn': 0 is not a number"),
        (lambda f: f.update(bonus=1), "'bonus': 1 is neither true nor false"),
        (lambda f: f["laid"].append(["Z9", 4, 4, 0]), "there is no tile 'Z9'"),
        (lambda f: f["laid"].append(["A1", 4, 1, 0]), "two tiles lie on 4,1"),
        (lambda f: f["laid"].append(["A1", 4, 4, 4]), "'turn': 4 is not a number from 0 to 3"),
        (lambda f: f["laid"].extend([["D7", x, 0, 0] for x in (0, 1, 2)]), "too many tiles D7"),
        (lambda f: f["laid"].append(["A1", 6, 4, 3]), "A1 does not fit on 6,4"),
        (
            lambda f: f["laid"].extend([["J0", 10, 10, 0], ["A1", 10, 9, 2]]),
            "A1 does not fit on 10,9",
        ),
        (lambda f: f["figures"].append([0, 2, 5, 4, 0]), "on 5,4 no figure can stand"),
        (lambda f: f["figures"].append([0, 1, 4, 1, 0]), "on 4,1 no figure can stand"),
        (lambda f: f.update(figures=[[0, 1, 4, 1, 1]]), "'figures': 1 is not a number"),
        (lambda f: f.update(displays=[["A1"] * 4, []]), "'displays' is not a list of 0 to 3"),
        (lambda f: f["stacks"][0].update(unseen=9), "tiles are unseen, but"),
        (lambda f: f.update(open=["1A+"] * 5), "too many artefacts 1A+"),
        (lambda f: f.update(hands=[["9Z+"], []]), "there is no artefact '9Z+'"),
        (lambda f: f.update(gold=[-1, 0]), "'gold': -1 is not a number"),
        (lambda f: f.update(phase={"name": "sleeping"}), "'phase' is none of the phases"),
        (lambda f: f.update(phase={"name": "posting", "cell": [4, 1]}), "'cell' is not where"),
        (lambda f: f.update(phase={"name": "discovering"}), "'phase': discovering does not fit"),
        (lambda f: f.update(phase={"name": "fitting", "tile": "A1"}), "tiles are unseen, but"),
        (
            lambda f: f.update(phase={"name": "exchanging"}, jeeps=[[5, 4], [5, 5]]),
            "'phase': exchanging does not fit",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: Callable[[Any], object], fault: str) -> None:
    form = copy.deepcopy(FORM)
    change(form)
    with pytest.raises(quipu.Malformed, match=re.escape(fault)):
        GAME.from_position(form)


def phase(name: str, **data: object) -> dict[str, object]:
    return {"name": name, **data}


ON_TILE: Any = {"jeeps": [[4, 1], [5, 5]], "stirred": True}
AT_LINE: Any = {"jeeps": [[5, 2], [5, 5]], "stirred": True}
DRIVES_ONLY: Any = {"first_seat": 0, "stuck_exchange": False}
THREE: Any = {"displays": [["S1", "D1", "D2"], []], "hands": [["1A+"], []]}
ALONE: Any = {"laid": [["A1", 4, 0, 0]], "figures": [[0, 2, 4, 0, 0]]}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"laid": [["J0", 0, 0, 0]], "figures": []}, "a tile lies apart"),  # J5.4
        ({"first": 1}, "'first' is not the seat"),  # J2.4
        (ALONE, "one stands in a district that is dug"),  # J11.10
        ({"phase": phase("posting", cell=[4, 1]), **ON_TILE}, "on the tile just laid"),  # J9.5
        ({"phase": phase("posting", cell=None), "figures": []}, "posting does not fit"),  # J3.6
        ({"phase": phase("extending"), "bonus": True}, "extending does not fit"),  # J14.2
        ({"phase": phase("extending"), "gold": [0, 5]}, "extending does not fit"),  # J14.3
        ({"phase": phase("exchanging"), "hands": [[], []]}, "exchanging does not fit"),  # J13.7
        ({"phase": phase("driving", swapped=True, jungle=False)}, "driving does not fit"),  # J7.8
        (
            {"phase": phase("driving", swapped=False, jungle=True), "stirred": True},
            "driving does not fit",  # J6.1: the centre is no tile
        ),
        (
            {"phase": phase("driving", swapped=False, jungle=True), **ON_TILE},
            "driving does not fit",  # J6.1: nor is this one jungle
        ),
        ({"phase": phase("returning", count=1)}, "returning does not fit"),  # J13.4
        (
            {"phase": phase("returning", count=1), "hands": [["1A+", "1B+"], []], **ON_TILE},
            "returning does not fit",  # J13.1
        ),
        ({"phase": phase("discovering", free=True), **AT_LINE}, "discovering does not fit"),  # J6.2
        (
            {"phase": phase("exchanging"), "options": DRIVES_ONLY, **THREE},
            "exchanging does not fit",  # J7.4
        ),
        ({"last_turn": 2}, "'last_turn' is told when"),  # J15.1
        ({"idle": 1}, "so many turns have not been"),  # J15.6
        ({"idle": 20, "turn": 21}, "'idle' does not fit the end"),  # J15.6
        ({"phase": phase("over", reason="standstill")}, "'idle' does not fit the end"),
        ({"phase": phase("over", reason="tiles")}, "over does not fit"),  # J15.2
        ({"phase": phase("over", reason="artefacts")}, "over does not fit"),  # J15.4
    ],
)
def test_what_no_game_comes_to_is_refused(changes: dict[str, Any], fault: str) -> None:
    form = {**copy.deepcopy(FORM), **changes}
    spread(form)
    with pytest.raises(quipu.Malformed, match=re.escape(fault)):
        GAME.from_position(form)


@pytest.mark.parametrize(
    ("display", "stirred", "fault"),
    [
        (["A2", "A2"], True, ""),
        (["A2", "A2", "A3"], True, "fitting does not fit"),  # J7.1
        ([], False, "fitting does not fit"),  # J5.1: nothing was drawn
    ],
)
def test_a_drawn_tile_was_drawn_with_room_for_it(
    display: list[str], stirred: bool, fault: str
) -> None:
    form = {**copy.deepcopy(FORM), "phase": phase("fitting", tile="A1"), "jeeps": [[5, 4], [5, 5]]}
    form.update(displays=[display, []], stirred=stirred)
    spread(form)
    if not fault:
        assert GAME.from_position(form).legal(0)
        return
    with pytest.raises(quipu.Malformed, match=fault):
        GAME.from_position(form)


@pytest.mark.parametrize(
    ("last_turn", "fault"),
    [(0, "told when"), (-1, "within one round"), (5, "within one round"), (4, ""), (1, "")],
)
def test_the_last_round_is_one_round(last_turn: int, fault: str) -> None:
    """J15.1, J15.2: announced when the stacks are empty; `last_turn` counts from the turn."""
    state = last_round(4)
    form = position(state)
    form["last_turn"] = int(state.turn) + last_turn if last_turn else 0
    if not fault:
        assert GAME.from_position(form).legal(state.mover)
        return
    with pytest.raises(quipu.Malformed, match=fault):
        GAME.from_position(form)


def test_an_empty_heap_without_an_end_takes_the_option_of_free_returns() -> None:
    """J13.8, J15.4."""
    form = position(table(hidden=0, hidden_return="free"))
    form["options"]["hidden_return"] = "same"
    with pytest.raises(quipu.Malformed, match="with an empty heap"):
        GAME.from_position(form)


def test_two_figures_of_one_kind_are_too_many() -> None:
    form = copy.deepcopy(FORM)
    form["laid"].append(["A1", 4, 4, 0])
    form["figures"].append([0, 2, 4, 4, 0])
    with pytest.raises(quipu.Malformed, match="seat 0 has too many of 2"):
        GAME.from_position(form)


def test_what_is_no_object_is_malformed() -> None:
    with pytest.raises(quipu.Malformed):
        GAME.from_position([])
