"""Positions read back what they write, and say what is wrong with a bad one."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import quipu
from quipu.games.jade.tests.build import GAME, draw, play, position, start, table

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
    swapped = table(phase={"name": "driving", "swapped": True, "jungle": False})
    exchanging = play(table(hands={0: ["1A+"]}), "drive 5,5")
    for state in (drawn, jungle, hidden, swapped, exchanging):
        form = position(state)
        assert GAME.position(GAME.from_position(form)) == form


@pytest.mark.parametrize("reason", ["tiles", "artefacts", "standstill"])
def test_an_ended_game_reads_back(reason: str) -> None:
    state = table(phase={"name": "over", "reason": reason})
    assert state.waiting() == []
    assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda f: f.update(game="chess"), "'game' is not 'jade'"),
        (lambda f: f.update(colour=1), "no field 'colour'"),
        (lambda f: f.update(options={"first_seat": 7}), "wrong_option"),
        (lambda f: f.update(options=None), "JSON objects"),
        (lambda f: f.update(jeeps=[[5, 5]]), "'jeeps' is not a list of 2 to 4"),
        (lambda f: f.update(jeeps=[[5, 5], [5, 11]]), "'jeeps': 11 is not a number from 0 to 10"),
        (lambda f: f.update(turn=0), "'turn': 0 is not a number"),
        (lambda f: f.update(bonus=1), "'bonus' is neither true nor false"),
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
        (lambda f: f["stacks"][0].update(unseen=9), "unseen tiles are not as many"),
        (lambda f: f.update(open=["1A+"] * 5), "too many artefacts 1A+"),
        (lambda f: f.update(hands=[["9Z+"], []]), "there is no artefact '9Z+'"),
        (lambda f: f.update(gold=[-1, 0]), "'gold': -1 is not a number"),
        (lambda f: f.update(phase={"name": "sleeping"}), "'phase' is none of the phases"),
        (lambda f: f.update(phase={"name": "posting", "cell": [4, 1]}), "'cell' is not where"),
        (lambda f: f.update(phase={"name": "discovering"}), "nothing can be done while disc"),
        (lambda f: f.update(phase={"name": "fitting", "tile": "A1"}), "unseen tiles are not as"),
        (
            lambda f: f.update(phase={"name": "exchanging"}, jeeps=[[5, 4], [5, 5]]),
            "nothing can be done while exchanging",
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: Callable[[Any], object], fault: str) -> None:
    form = copy.deepcopy(FORM)
    change(form)
    with pytest.raises(quipu.Malformed, match=re.escape(fault)):
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
