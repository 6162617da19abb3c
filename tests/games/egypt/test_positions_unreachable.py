"""Positions that no game could reach are Malformed, in every phase and mode."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quipu import Malformed
from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import begun, dice, do, read, scene, written

RICH = "brick:9 cattle:9 grain:9 papyrus:9 stone:9"
HANDS = {0: "brick:2", 1: "grain:2", 2: "stone"}


def with_god(*gods: str, **more: Any) -> Egypt:
    return scene(key="egypt-gods", map="beginner", gods=gods, **more)


def pyramid(**more: Any) -> Egypt:
    return scene(key="egypt-pyramid", robber=8, gods=("isis",), **more)


def moment(name: str) -> Egypt:
    """A position that can be reached, which a change will spoil."""
    if name == "begun":
        return begun(first_seat=0, offers_per_turn=2, turn_limit=9)
    if name in ("variable", "shuffled"):
        options = {"map": "variable"} if name == "variable" else {"harbours": "shuffled"}
        return begun(4, "egypt-pyramid" if name == "variable" else "egypt", FastLuck(2), **options)
    if name == "founding":
        return do(begun(map="variable", first_seat=0), "place_start_settlement 18")
    if name == "founded":
        return do(moment("founding"), "place_start_oxcart 27")
    if name == "offered":
        return do(scene(hands=HANDS), "offer_trade brick:1 grain:1 -")
    if name == "answered":
        return do(moment("offered"), "counter_trade grain:2 brick:1", seat=1)
    if name == "seven":
        state = scene(hands={0: "brick:9", 1: "stone:7"}, phase="before_roll")
        return do(state, "roll", luck=dice(3, 4))
    return end_moment(name)


def end_moment(name: str) -> Egypt:
    if name == "over":
        return do(begun(3, turn_limit=1), "roll", "end_turn", luck=dice(1, 1))
    if name == "won":
        return do(scene(settlements={1: [0, 2, 11, 47, 49]}, points_to_win=5), "end_turn")
    if name == "complete":
        own: dict[str, Any] = {"site": [-2] * 11 + [-1] * 19, "favour": None, "swapped": False}
        own["golden"] = {"left": {"6": 0, "7": 0, "8": 0, "9": 1}, "number": 6}
        state = pyramid(own=own, phase="before_roll", settlements={1: [0]})
        return do(state, "roll", "pass", luck=RecordedLuck([2, 3, 0]))
    return god_moment(name)


def god_moment(name: str) -> Egypt:
    if name == "hapi":
        return do(with_god("seth", "hapi", phase="before_roll"), "roll", luck=dice(1, 2))
    if name == "isis":
        state = with_god("seth", "isis", phase="before_roll", hands={0: "brick:9"})
        return do(state, "roll", luck=dice(3, 4))
    if name == "saved":
        return do(god_moment("isis"), "use_isis grain", seat=1)
    if name == "seth":
        return do(with_god("seth", robber=3, phase="before_roll"), "drive_off_with_seth")
    if name == "amun":
        return do(with_god("amun", hands={1: "brick", 2: "stone"}), "ask_amun brick 1")
    if name == "again":
        return do(god_moment("amun"), "give_back brick")
    if name == "thot":
        luck = RecordedLuck([0, 13, 22])
        return do(with_god("thot", hands={0: RICH}), "buy_with_thot grain:2,stone:1", luck=luck)
    if name == "maat":
        state = with_god("maat", settlements={1: [8]}, hands={1: "brick stone:2"})
        return do(state, "look_with_maat 1")
    if name == "golden":
        state = pyramid(hands={0: "brick:9"}, phase="before_roll")
        return do(state, "roll", "pass", luck=RecordedLuck([2, 3, 4]))
    assert name == "stone"
    return do(pyramid(settlements={0: [23]}, oxcarts={0: [27]}, hands={0: RICH}), "build_stone 0")


MOMENTS = ["begun", "variable", "shuffled", "founding", "founded", "offered", "answered", "seven"]
MOMENTS += ["over", "won", "complete", "hapi", "isis", "saved", "seth", "amun", "again", "thot"]
MOMENTS += ["maat", "golden", "stone"]


@pytest.mark.parametrize("name", MOMENTS)
def test_each_of_these_can_be_reached(name: str) -> None:
    form = written(moment(name))
    assert written(read(json.loads(json.dumps(form)))) == form


LAND = [
    ("begun", "map.0", ["brick", 10], "not the printed one"),
    ("begun", "map.0", ["stone", 7], "not the printed one"),
    ("begun", "harbours.0.kind", "brick", "not those of the box"),
    ("begun", "harbours.0.path", 1, "not those of the box"),
    ("begun", "robber", None, "on no hex"),
    ("begun", "options.first_seat", 1, "chosen to begin"),
    ("variable", "map.9", ["brick", 6], "not laid out by the rules"),
    ("variable", "map.1", [None, None], "not laid out by the rules"),
    ("variable", "map.1.1", 7, "not laid out by the rules"),
    ("variable", "map.0", ["cattle", 3], "not laid out by the rules"),
    ("shuffled", "harbours.0.path", 1, "not those of the box"),
]
TURN = [
    ("begun", "turn", 13, "last turn is over"),
    ("begun", "offers", 1, "before the roll"),
    ("begun", "offers", 3, "does not fit the options"),
    ("begun", "trade_closed", True, "before the roll"),
    ("founding", "phase.crossing", 20, "not there"),
    ("founding", "dice", [1, 1], "does not fit the phase"),
    ("founding", "players.0.routes", [27], "has its route piece"),
    ("founded", "players.1.settlements", [0], "not placed what"),
    ("founded", "players.0.routes", [], "not placed what"),
    ("seven", "dice", [1, 2], "does not fit the phase"),
    ("seven", "phase.owed", [3, 0, 0, 0], "does not owe"),
    ("seven", "phase.owed", [4, 3, 0, 0], "does not owe"),
    ("over", "phase.winners", [0], "not ended so"),
    ("over", "phase.reason", "points", "not ended so"),
    ("won", "phase.winners", [0], "not ended so"),
    ("won", "phase.reason", "turn_limit", "not ended so"),
    ("complete", "phase.winners", [0], "not ended so"),
    ("over", "phase.reason", "pyramid", "not ended so"),
]
OFFERS = [
    ("offered", "dice", [], "does not fit the phase"),
    ("offered", "offers", 0, "could not be made"),
    ("offered", "trade_closed", True, "could not be made"),
    ("offered", "phase.asked", [0, 1], "could not be made"),
    ("offered", "phase.give", {}, "could not be made"),
    ("offered", "phase.give", {"brick": 3}, "could not be made"),
    ("offered", "phase.answers.0.answer", "missing", ""),
    ("offered", "phase.answers.1.answer", "accepted", "seat 2 could not"),
    ("offered", "phase.answers.2.answer", "missing", "seat 3"),
    ("answered", "phase.answers.0.give", {"grain": 3}, "seat 1 could not"),
    ("answered", "phase.want", None, ""),
]
GODS = [
    ("hapi", "phase.seat", 2, "may not help now"),
    ("hapi", "dice", [3, 4], "may not help now"),
    ("hapi", "players.1.god.taken", 5, "may not help now"),
    ("isis", "phase.seat", 0, "may not help now"),
    ("isis", "phase.owed", [3, 0, 0, 0], "may not help now"),
    ("isis", "dice", [1, 1], "may not help now"),
    ("saved", "players.1.god.used", 0, "no god was used"),
    ("saved", "phase.owed", [4, 1, 0, 0], "no god was used"),
    ("saved", "phase.back", "main", "no god was used"),
    ("seth", "phase.seat", 1, "no god was used"),
    ("seth", "phase.back", "main", "no god was used"),
    ("seth", "bonus", "brick", "after the roll"),
    ("amun", "phase.giver", 0, "not used so"),
    ("again", "phase.asked", 0, "not used so"),
    ("again", "players.0.god.used", 0, "not used so"),
    ("again", "players.0.god.name", "seth", "not used so"),
    ("thot", "phase.count", 2, "not used so"),
    ("thot", "phase.titles", [0, 0, 3, 0, 0, 0, 0, 0], "not used so"),
    ("maat", "phase.victim", 0, "not used so"),
    ("maat", "phase.hand", [2, 0, 0, 0, 1, 0, 0, 0], "not used so"),
]
PYRAMID = [
    ("golden", "golden.number", 0, "does not fit the golden stones"),
    ("golden", "golden.number", 5, "does not fit the golden stones"),
    ("golden", "golden.left", {"6": 4, "7": 1, "8": 3, "9": 3}, "not so many golden stones"),
    ("stone", "favour", 1, "has built no stone"),
    ("stone", "swapped", True, ""),
    ("golden", "swapped", True, "nobody could swap"),
]


@pytest.mark.parametrize(
    ("name", "path", "value", "message"), [*LAND, *TURN, *OFFERS, *GODS, *PYRAMID]
)
def test_what_cannot_be_reached_is_malformed(
    name: str, path: str, value: object, message: str
) -> None:
    """An empty message: this change leads to another position that can be reached."""
    form = written(moment(name))
    *way, last = path.split(".")
    place: Any = form
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value
    if not message:
        read(form)
        return
    with pytest.raises(Malformed, match=message):
        read(form)


def test_nobody_founds_a_temple_city() -> None:
    form = written(moment("founded"))
    form["players"][0].update(settlements=[], cities=[18])
    with pytest.raises(Malformed, match="a city in the founding phase"):
        read(form)
