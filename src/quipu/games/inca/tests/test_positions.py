"""Positions: read back as written, and Malformed says what does not fit."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from quipu import Malformed
from quipu.core.luck import FastLuck
from quipu.games.inca.tests.scenes import GAME, begun, dice, do, legal, read, scene, written

OFFERED = do(scene(hands={0: "wood", 1: "wool:2", 2: "ore"}), "offer_trade wood:1 wool:1 -")
RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}


def moments() -> list[Any]:
    """A position in every phase."""
    seven = scene(hands={0: "wood:9", 1: "ore:8"}, phase="before_roll")
    do(seven, "roll", luck=dice(3, 4))
    thief: dict[str, Any] = {"settlements": {1: [13], 2: [1]}, "hands": {1: "wood", 2: "ore"}}
    combat = scene(**thief, held={0: "combat_arts"})
    early = scene(**thief, held={0: "combat_arts"}, phase="before_roll")
    robbing = do(scene(**thief, phase="before_roll"), "roll", luck=dice(3, 4))
    free = do(scene(settlements={0: [13]}, held={0: "road_building"}), "play_road_building")
    founding = begun(map="variable", first_seat=0)
    tribe = scene(settlements={0: [13, 28, 44]}, roads={0: [65, 66]}, hands=RICH)
    return [
        begun(),
        begun(3),
        OFFERED,
        do(OFFERED.copy(), "counter_trade wool:2 wood:1", seat=1),
        do(OFFERED.copy(), "withdraw_trade", "call_for_proposals - wool:1 2"),
        seven,
        do(seven.copy(), "discard_card wood"),
        robbing,
        do(robbing.copy(), "move_robber 6"),
        do(combat, "play_combat_arts"),
        do(combat.copy(), "move_robber 6"),
        do(early, "play_combat_arts"),
        do(early.copy(), "move_robber 6"),
        free,
        founding,
        do(founding.copy(), "place_start_settlement 3"),
        do(tribe, "build_settlement 45"),
        do(tribe.copy(), "found_tribe 3"),
        do(begun(3, turn_limit=1), "roll", "end_turn", luck=dice(1, 1)),
    ]


@pytest.mark.parametrize("number", range(19))
def test_a_position_of_every_phase_reads_back(number: int) -> None:
    state = moments()[number]
    form = written(state)
    again = read(json.loads(json.dumps(form)))
    assert written(again) == form
    for seat in range(int(state.seats)):
        assert [str(a) for a in again.legal(seat)] == [str(a) for a in state.legal(seat)]
        view = GAME.observe(state, seat)
        imagined = GAME.imagine(view, FastLuck(number))
        assert GAME.observe(imagined, seat) == view


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("game", "egypt", "'game' is not"),
        ("players", [], "3 or 4"),
        ("options", {"map": "x"}, "wrong_option"),
        ("map", [], "a list of 29"),
        ("map.0", ["wood", 8], "hexes of this game"),
        ("map.5", ["stone", 2], "hexes of this game"),
        ("map.5", ["wood", 3], "hexes of this game"),
        ("turn", 3, "not the turn of the active seat"),
        ("robber", 29, "0 to 28"),
        ("robber", 0, "robber stands where it may not"),
        ("route_used", 1, "neither true nor false"),
        ("combat_used", None, "neither true nor false"),
        ("first_gone", {"monopoly": 1}, "gone that nobody played"),
        ("first_gone", {"gold": 1}, "known things"),
        ("phase", {"name": "founding_tribe"}, "exactly after a decline"),
        ("phase", {"name": "combat_stealing", "back": "main"}, "nobody to rob"),
        ("phase", {"name": "dreaming"}, "no phase 'dreaming'"),
        ("players.0.tribe", 4, "1 to 3"),
        ("players.0.tribe", 0, "1 to 3"),
        ("players.0.ruins", [0], "no building is"),
        ("players.0.ruins", [44], "leads to none of its buildings"),
        ("players.0.routes", [65, 40, 0], "leads to none of its buildings"),
        ("players.0.settlements", [35, 44, 0, 33], "markers do not fit"),
        ("players.0.settlements", [35, 44, 37], "too close"),
        ("players.0.cities", [0, 33], "markers do not fit"),
        ("players.0.first_cards", {"monopoly": 1}, "too many cards of deck 1"),
        ("players.0.hand", {"wood": 21}, "'bank' does not fit"),
        ("players.0.routes", [65, 3], "taken twice"),
        ("route", 1, "longest route lies with the wrong seat"),
        ("army", 1, "largest army lies with the wrong seat"),
    ],
)
def test_what_does_not_fit_is_malformed(path: str, value: object, message: str) -> None:
    form = copy.deepcopy(written(begun(first_seat=0)))
    *way, last = path.split(".")
    place: Any = form
    for step in way:
        place = place[int(step)] if step.isdecimal() else place[step]
    place[int(last) if last.isdecimal() else last] = value
    with pytest.raises(Malformed, match=message):
        GAME.from_position(form)


def test_the_first_tribe_finds_no_ruins() -> None:
    form = written(begun(first_seat=0))
    form["players"][0].update(ruins=[44], routes=[40])
    with pytest.raises(Malformed, match="ruins of no tribe"):
        GAME.from_position(form)


def test_a_road_leads_to_a_building_of_its_tribe_past_whatever_was_built_since() -> None:
    road = [12, 20, 32]  # v7, v13, v20, v28
    begin = scene(settlements={0: [7]}, roads={0: road}, route=0)
    assert written(begin)["players"][0]["routes"] == road
    cut = scene(settlements={0: [7], 1: [20]}, roads={0: road})
    assert legal(cut, "build_settlement") == []
    with pytest.raises(Malformed, match="leads to none of its buildings"):
        scene(settlements={0: [44]}, ruins={0: [7]}, roads={0: road}, route=0)
    with pytest.raises(Malformed, match="leads to none of its buildings"):
        scene(settlements={0: [7]}, roads={0: [20, 32]})


def test_cards_of_the_second_deck_come_later() -> None:
    form = written(begun(first_seat=0))
    form["players"][0]["cards"] = {"monopoly": 1}
    form["deck"]["monopoly"] = 1
    with pytest.raises(Malformed, match="deck 2 were drawn too early"):
        GAME.from_position(form)


def test_a_position_is_an_object() -> None:
    with pytest.raises(Malformed):
        GAME.from_position([])
