"""Positions: read back as written, and Malformed says what does not fit."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from quipu import Malformed
from quipu.core.luck import FastLuck
from tests.support.egypt.scenes import GAMES, begun, dice, do, scene, with_gods, written

OFFERED = do(scene(hands={0: "brick", 1: "grain:2", 2: "stone"}), "offer_trade brick:1 grain:1 -")


def read_back(form: Any, key: str = "egypt") -> Any:
    return GAMES[key].position(GAMES[key].from_position(json.loads(json.dumps(form))))


def moments() -> list[Any]:
    """A position in every phase of the base game."""
    countered = do(OFFERED.copy(), "counter_trade grain:2 brick:1", seat=1)
    seven = scene(hands={0: "brick:9", 1: "stone:8"}, phase="before_roll")
    do(seven, "roll", luck=dice(3, 4))
    robber = do(scene(held={0: "mercenary"}), "play_mercenary")
    thief = scene(
        held={0: "mercenary"}, settlements={1: [0], 2: [8]}, hands={1: "brick", 2: "brick"}
    )
    free = do(scene(settlements={0: [18]}, held={0: "route_building"}), "play_route_building")
    founding = begun(map="variable", first_seat=0)
    over = do(begun(3, turn_limit=1), "roll", "end_turn", luck=dice(1, 1))
    return [
        begun(),
        OFFERED,
        countered,
        seven,
        do(seven.copy(), "discard_card brick"),
        robber,
        do(scene(held={0: "mercenary"}, phase="before_roll"), "play_mercenary"),
        do(thief, "play_mercenary", "move_robber 0"),
        free,
        founding,
        do(founding.copy(), "place_start_settlement 3"),
        over,
        do(OFFERED.copy(), "withdraw_trade", "call_for_proposals - grain:1 2"),
    ]


@pytest.mark.parametrize("number", range(13))
def test_a_position_of_every_phase_reads_back(number: int) -> None:
    state = moments()[number]
    form = written(state)
    assert read_back(form) == form
    again = GAMES["egypt"].from_position(form)
    for seat in range(int(state.seats)):
        assert [str(a) for a in again.legal(seat)] == [str(a) for a in state.legal(seat)]
        view = GAMES["egypt"].observe(state, seat)
        imagined = GAMES["egypt"].imagine(view, FastLuck(number))
        assert GAMES["egypt"].observe(imagined, seat) == view


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "dice", "'game' is not"),
        ("players", [], "3 or 4"),
        ("players", 4, "3 or 4"),
        ("options", {"map": "x"}, "wrong_option"),
        ("options", 7, "'options' is a JSON object, not 7"),
        ("map", [], "a list of 19"),
        ("map.0", 3, "pairs"),
        ("map.0", ["brick", 3, 4], "pairs"),
        ("map.0", ["gold", 3], "'gold' is none of"),
        ("map.0", ["brick", 13], "2 to 12"),
        ("map.0", ["brick", None], "both kind and number"),
        ("harbours", 1, "not a list"),
        ("harbours.0.path", 99, "0 to 71"),
        ("turn", -1, "'turn': -1 is not a number"),
        ("turn", True, "'turn': True is not a number"),
        ("turn", 2, "not the turn of the active seat"),
        ("turn", 0, "not the turn of the active seat"),
        ("dice", [1, 2], "does not fit the phase"),
        ("phase", {"name": "main"}, "does not fit the phase"),
        ("phase", {"name": "founding_settlement", "step": 3}, "founding phase"),
        ("phase", {"name": "stealing", "back": "main"}, "nothing to decide"),
        ("phase", {"name": "free_routes", "left": 3, "back": "main"}, "1 to 2"),
        ("trade_closed", 1, "neither true nor false"),
        ("dice", [1, 7], "1 to 6"),
        ("bank", {}, "'bank' does not fit the hands"),
        ("bank.brick", 3, "'bank' does not fit the hands"),
        ("bank.gold", 3, "'bank': 'gold' is none of brick"),
        ("phase", {"name": "dreaming"}, "no phase 'dreaming'"),
        ("phase", {"name": "moving_robber", "back": "over"}, "'over' is none of before_roll, main"),
        ("players.0.hand", {"gold": 1}, "'hand': 'gold' is none of brick"),
        ("players.0.hand", {"brick": 30}, "'bank' does not fit the hands"),
        ("players.0.settlements", [8, 8], "names something twice"),
        ("players.0.settlements", [8, 13], "too close"),
        ("players.0.routes", [13, 58], "taken twice"),
        ("players.0.routes", [13, 41, 0], "leads to none of its buildings"),
        ("players.0.new", {"plenty": 1}, "not among the cards"),
        ("players.0.cards", {"plenty": 1}, "plenty cards"),
        ("route", 1, "longest route lies with the wrong seat"),
        ("army", 1, "largest army lies with the wrong seat"),
    ],
)
def test_what_does_not_fit_is_malformed(path: str, value: object, message: str) -> None:
    form = copy.deepcopy(written(begun()))
    *way, last = path.split(".")
    place: Any = form
    for step in way:
        place = place[int(step)] if step.isdecimal() else place[step]
    place[int(last) if last.isdecimal() else last] = value
    with pytest.raises(Malformed, match=message):
        GAMES["egypt"].from_position(form)


def test_the_bank_may_be_left_out_since_it_is_what_the_hands_leave() -> None:
    form = copy.deepcopy(written(begun()))
    del form["bank"]
    assert read_back(form) == written(begun())
    form["players"][0]["hand"] = {"brick": 30}
    with pytest.raises(Malformed, match="the bank owes"):
        GAMES["egypt"].from_position(form)


def test_a_position_is_an_object() -> None:
    with pytest.raises(Malformed):
        GAMES["egypt"].from_position([])


def test_what_isis_saves_from_is_owed_by_those_who_play() -> None:
    """Earlier versions wrote a fourth entry for three seats; it still reads."""
    for seats in (3, 4):
        state = with_gods("isis", seats=seats, phase="before_roll", hands={0: "brick:9"})
        do(state, "roll", luck=dice(3, 4))
        form = written(state)
        assert form["phase"]["owed"] == [4, *[0] * (seats - 1)]
        saved = written(do(state.copy(), "use_isis -"))
        assert saved["phase"]["owed"] == [0] * seats
        for each in (form, saved):
            assert read_back(each, "egypt-gods") == each
            older = json.loads(json.dumps(each))
            older["phase"]["owed"] += [0] * (4 - seats)
            assert read_back(older, "egypt-gods") == each
    form["phase"]["owed"] = [4, 0]
    with pytest.raises(Malformed, match="'owed' is not a list of 4"):
        read_back(form, "egypt-gods")
