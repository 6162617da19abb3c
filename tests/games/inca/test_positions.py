"""Positions: read back as written, and Malformed says what does not fit."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from quipu import Malformed
from quipu.core.luck import FastLuck
from tests.support.inca.scenes import GAME, begun, dice, do, legal, read, scene, written

OFFERED = do(scene(hands={0: "wood", 1: "wool:2", 2: "ore"}), "offer_trade wood:1 wool:1 -")
RICH = {0: "wood:9 stone:9 wool:9 potato:9 ore:9"}


def moments() -> list[Any]:
    """A position in every phase."""
    seven = scene(hands={0: "wood:9", 1: "ore:8"}, phase="before_roll")
    do(seven, "roll", luck=dice(3, 4))
    thief: dict[str, Any] = {"settlements": {1: [13], 2: [1]}, "hands": {1: "wood", 2: "ore"}}
    combat = scene(**thief, held={0: "combat_arts"})
    early = scene(**thief, held={0: "combat_arts"}, phase="before_roll")
    duty = scene(**thief, held={0: "combat_arts"}, phase="before_roll", combat_theft="must")
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
        do(duty, "play_combat_arts"),
        do(duty.copy(), "move_robber 6"),
        free,
        founding,
        do(founding.copy(), "place_start_settlement 3"),
        do(founding.copy(), "place_start_settlement 3", "place_start_road 6"),
        do(tribe, "build_settlement 45"),
        do(tribe.copy(), "found_tribe 3"),
        do(begun(3, turn_limit=1), "roll", "end_turn", luck=dice(1, 1)),
    ]


@pytest.mark.parametrize("number", range(22))
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
        ("players", 4, "3 or 4"),
        ("options", {"map": "x"}, "wrong_option"),
        ("map", [], "a list of 29"),
        ("map.0", 3, "pairs"),
        ("map.0", ["feathers", 8, 8], "pairs"),
        ("map.0", ["gold", 8], "'gold' is none of"),
        ("map.0", ["feathers", None], "both kind and number"),
        ("map.0", ["wood", 8], "hexes of this game"),
        ("map.5", ["stone", 2], "hexes of this game"),
        ("map.5", ["wood", 3], "hexes of this game"),
        ("turn", 3, "not the turn of the active seat"),
        ("robber", 29, "0 to 28"),
        ("robber", 0, "robber stands where it may not"),
        ("route_used", 1, "neither true nor false"),
        ("combat_used", None, "neither true nor false"),
        ("first_gone", {"monopoly": 1}, "gone that nobody played"),
        ("first_gone", {"gold": 1}, "'gold' is none of"),
        ("phase", {"name": "founding_tribe"}, "exactly after a decline"),
        ("phase", {"name": "combat_stealing", "back": "before_roll"}, "nobody to rob"),
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


SEVEN: dict[str, Any] = {"dice": [3, 4]}
MAIN: dict[str, Any] = {"phase": {"name": "main"}, "dice": [1, 2]}
REFUSED = [{"seat": seat, "answer": "declined"} for seat in (1, 2)]


def back_to(phase: str, back: str, **more: object) -> Any:
    return {"phase": {"name": phase, "back": back}, **more}


def owing(*owed: int) -> Any:
    return {"phase": {"name": "discarding", "owed": [*owed], "picked": [{}] * 4}, **SEVEN}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({**MAIN, "trade_closed": True}, "does not fit the options"),
        ({"options": {"turn_limit": 4}, "turn": 5}, "last turn is over"),
        ({**MAIN, "options": {"offers_per_turn": 6}, "offers": 7}, "does not fit the options"),
        ({**MAIN, "offers": 1_000_001}, "'offers': 1000001 is not a number"),
        ({"offers": 1}, "before the roll"),
        (back_to("moving_robber", "main", dice=[1, 2]), "no seven"),
        (back_to("moving_robber", "main"), "'dice' does not fit"),
        (back_to("moving_robber", "before_roll"), "no seven"),
        (back_to("combat_moving", "main", dice=[1, 2]), "no card was played"),
        (back_to("combat_moving", "before_roll", dice=[1, 2]), "'dice' does not fit"),
        ({**MAIN, "card_played": True}, "nobody can see"),
        ({"combat_used": True}, "driven off by nobody"),
        ({"route_used": True}, "before the roll"),
        ({"turn": 0, "phase": {"name": "founding_settlement", "step": 0}}, "not placed what"),
        (owing(1, 0, 0, 0), "does not owe"),
        (owing(9, 0, 0, 0), "does not owe"),
        ({"phase": {"name": "over", "winners": [0], "reason": "points"}}, "did not end so"),
        ({"phase": {"name": "over", "winners": [0], "reason": "turn_limit"}}, "did not end so"),
        ({"phase": {"name": "over", "winners": [], "reason": "boredom"}}, "did not end so"),
    ],
)
def test_what_no_game_can_reach_is_malformed(changes: Any, message: str) -> None:
    form = {**written(begun(first_seat=0)), **changes}
    with pytest.raises(Malformed, match=message):
        GAME.from_position(form)


@pytest.mark.parametrize(
    "changes",
    [
        {"asked": [0, 1]},
        {"asked": [1, 2]},
        {"asked": []},
        {"give": {"ore": 1}},
        {"give": {}},
        {"want": {"wood": 1}},
        {"want": {"wool": 9}},
        {"answers": [{"seat": 2, "answer": "accepted"}]},
        {"answers": [{"seat": 1, "answer": "countered", "give": {"ore": 1}, "want": {"wood": 1}}]},
        {"answers": [{"seat": 1, "answer": "countered", "give": {"wool": 1}, "want": {"wood": 1}}]},
        {"answers": REFUSED},
        {"asked": [1], "answers": [{"seat": 2, "answer": "declined"}]},
    ],
)
def test_an_offer_that_is_read_could_be_made_and_answered_so(changes: Any) -> None:
    """Seat 3 has no card and has declined; two more who decline would close the offer."""
    form = written(OFFERED)
    assert form["phase"]["answers"][2] == {"seat": 3, "answer": "declined"}
    with pytest.raises(Malformed, match=r"could not|all have declined"):
        GAME.from_position({**form, "phase": {**form["phase"], **changes}})
    with pytest.raises(Malformed, match="could not be made"):
        GAME.from_position({**form, "offers": 0})


def test_a_founding_settlement_awaits_its_road() -> None:
    state = do(begun(map="variable", first_seat=0), "place_start_settlement 3")
    form = written(state)
    with pytest.raises(Malformed, match="just placed is not there"):
        GAME.from_position({**form, "phase": {**form["phase"], "crossing": 9}})
    form["players"][1].update(settlements=[13], routes=[20])
    with pytest.raises(Malformed, match="seat 1 has not placed what"):
        GAME.from_position(form)
    form["players"][1].update(settlements=[], routes=[])
    printed = {"map": "beginner", "founding": "printed"}
    with pytest.raises(Malformed, match="no founding phase"):
        GAME.from_position({**form, "options": {**form["options"], **printed}})


def test_beginners_have_the_printed_map() -> None:
    form = written(begun(luck=FastLuck(3), map="variable"))
    form["options"]["map"] = "beginner"
    with pytest.raises(Malformed):
        GAME.from_position(form)
    form = written(scene())
    form["map"][5], form["map"][7] = ["stone", 2], ["wood", 4]
    with pytest.raises(Malformed, match="not that of beginners"):
        GAME.from_position(form)


def test_i15_1_a_third_tribe_that_is_complete_has_won() -> None:
    form = written(scene(settlements={0: [13], 1: [3, 33]}, tribes={1: 3}))
    form["players"][1]["settlements"] = [3, 33, 44]
    with pytest.raises(Malformed, match="third tribe is complete"):
        GAME.from_position(form)
    form["players"][1]["settlements"] = [3, 33, 44, 48]
    with pytest.raises(Malformed, match="more markers than there are"):
        GAME.from_position(form)


def test_combat_arts_stay_open_and_new_cards_come_after_the_roll() -> None:
    form = written(scene())
    form["deck"]["combat_arts"] -= 1
    gone = {"removed": {"combat_arts": 1}, "first_gone": {"combat_arts": 1}}
    with pytest.raises(Malformed, match="never leave the game"):
        GAME.from_position({**form, **gone})
    form = written(scene(held={0: "monopoly"}, new="monopoly"))
    with pytest.raises(Malformed, match="before the roll"):
        GAME.from_position({**form, "phase": {"name": "before_roll"}, "dice": []})


def test_i9_2_whoever_holds_too_many_owes_half() -> None:
    form = written(
        do(scene(hands={0: "wood:9", 1: "ore:8"}, phase="before_roll"), "roll", luck=dice(3, 4))
    )
    form["phase"]["owed"] = [4, 0, 0, 0]
    with pytest.raises(Malformed, match="seat 1 owes 4 cards"):
        GAME.from_position(form)


def test_no_city_is_founded() -> None:
    form = written(do(begun(map="variable", first_seat=0), "place_start_settlement 3"))
    form["players"][0].update(settlements=[], cities=[3])
    with pytest.raises(Malformed, match="a city in the founding phase"):
        GAME.from_position(form)


def test_a_tribe_is_founded_after_the_roll() -> None:
    form = written(do(scene(settlements={0: [13, 28, 44]}, hands=RICH), "build_city 13"))
    with pytest.raises(Malformed, match="'dice' does not fit"):
        GAME.from_position({**form, "dice": []})
