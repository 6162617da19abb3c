"""I9 to I11: seven and robber, development cards, Mightiest Combat Arts."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import RecordedLuck
from quipu.games.inca.box import RESOURCE_CELLS
from quipu.games.inca.state import Inca
from quipu.hexes.bits import BITS
from tests.support.inca.scenes import (
    DECK,
    KINDS,
    RESOURCES,
    begun,
    dice,
    do,
    hand,
    heard,
    legal,
    lengths,
    numbers,
    player,
    refused,
    scene,
    told,
    written,
)

NINE = "wood:3 stone:2 wool:2 potato ore"


def seven(**more: Any) -> Inca:
    return do(scene(phase="before_roll", **more), "roll", luck=dice(3, 4))


# ---- I9 ---------------------------------------------------------------------------------------


def test_i9_1_discards_then_robber_then_theft() -> None:
    state = seven(hands={0: "wood:8", 1: "ore"}, settlements={1: [13]})
    assert state.phase.name == "discarding"
    do(state, "discard wood:4")
    assert state.phase.name == "moving_robber"
    do(state, "move_robber 6", luck=RecordedLuck([0]))
    assert (state.phase.name, hand(state, 0)) == ("main", {"wood": 4, "ore": 1})


def test_i9_2_seven_cards_and_one_more_for_each_open_combat_art() -> None:
    state = seven(hands={0: "wood:9", 1: "ore:9", 2: "fish:7"}, open={1: 2}, army=1)
    assert state.waiting() == [0]
    assert [int(state.hand_limit(seat)) for seat in range(3)] == [7, 9, 7]


def test_i9_3_half_of_them_rounded_down() -> None:
    state = seven(hands={0: "wood:9 fish:2"})
    refused(state, "discard wood:4", "discard_count", "I9.3")
    refused(state, "discard wood:2,fish:3", "discard_not_held", "I9.3")
    refused(state, "discard_card ore", "discard_not_held")
    refused(state, "discard wood:1", "not_asked", seat=1)
    do(state, "discard wood:3,fish:2")
    assert hand(state, 0) == {"wood": 6}


def test_i9_4_i9_10_all_choose_unseen_and_pay_together() -> None:
    state = seven(hands={0: NINE, 1: "wood:8"})
    assert state.waiting() == [0, 1]
    first = heard(state, "discard wood:3,stone:1")
    assert [event.told(1) for event in first] == [None]
    assert state.hand_size(0) == 9  # until all are done
    refused(state, "discard_card wood", "not_asked")
    refused(state, "move_robber 6", "not_asked")
    for _ in range(3):
        do(state, "discard_card wood", seat=1)
    last = told(state, "discard_card wood", seat=1)
    assert {"event": "discarded", "seat": 0, "paid": {"wood": 3, "stone": 1}} in last
    assert [int(state.hand_size(seat)) for seat in (0, 1)] == [5, 4]
    assert state.phase.name == "moving_robber"


@pytest.mark.parametrize(("held", "open", "lost"), [(9, 0, 4), (7, 0, 0), (10, 3, 0), (11, 3, 5)])
def test_i9_5_examples_of_the_hand_limit(held: int, open: int, lost: int) -> None:
    army = 0 if open > 1 else None
    state = seven(hands={0: f"wood:{held}"}, open={0: open}, army=army)
    assert int(getattr(state.phase, "owed", [0])[0]) == lost


def test_i9_6_to_another_resource_hex() -> None:
    state = seven()
    assert numbers(state, "move_robber") == RESOURCE_CELLS
    assert len(RESOURCE_CELLS) == 18
    for hex in (0, 1, 24, 25):
        refused(state, f"move_robber {hex}", "robber_not_here", "I9.6")
    refused(state, "move_robber -", "robber_must_move", "I9.6")
    there = seven(robber=6, settlements={0: [13]})
    refused(there, "move_robber 6", "robber_must_move", "I9.6")
    refused(there, "move_robber -", "robber_not_here")
    assert len(numbers(there, "move_robber")) == 17
    assert written(do(there, "move_robber 7"))["robber"] == 7  # an own building is there too


def test_i9_6_by_the_english_edition_to_the_frame() -> None:
    state = seven(robber=6, settlements={1: [13]}, hands={1: "wood"}, robber_to_frame=True)
    assert legal(state, "move_robber")[-1] == "frame"
    assert len(legal(state, "move_robber")) == 18
    assert told(state, "move_robber -") == [
        {"event": "robber_moved", "seat": 0, "hex": -1, "land": None}
    ]
    assert (written(state)["robber"], state.phase.name) == (None, "main")
    refused(seven(robber_to_frame=True), "move_robber -", "robber_must_move")


def test_i9_6_nobody_lives_at_the_frame() -> None:
    """Not even whoever has a building at the last hex."""
    grid = begun().grid
    last = [hex for hex in range(int(grid.hexes)) if grid.around[hex]][-1]
    crossing = next(n for n in range(int(grid.corners)) if grid.around[last] & BITS[n])
    state = seven(robber=6, settlements={1: [crossing]}, hands={1: "wood"}, robber_to_frame=True)
    do(state, "move_robber -")
    assert hand(state, 1) == {"wood": 1}


def test_i9_7_victims_have_a_building_there_and_a_card() -> None:
    state = seven(
        settlements={0: [12], 1: [1], 2: [13], 3: [44]},
        hands={0: "ore", 1: "wood", 2: "wool"},
    )
    do(state, "move_robber 6")
    assert numbers(state, "steal_from") == [1, 2]
    for seat in (0, 3):
        refused(state, f"steal_from {seat}", "not_a_victim", "I9.7")
    ruin = seven(settlements={1: [44]}, ruins={1: [13]}, hands={1: "wood"})
    do(ruin, "move_robber 6", luck=RecordedLuck([0]))
    assert hand(ruin, 0) == {"wood": 1}
    broke = seven(settlements={1: [13], 2: [1]}, hands={2: "wood"})
    do(broke, "move_robber 6", luck=RecordedLuck([0]))
    assert hand(broke, 0) == {"wood": 1}


def test_i9_8_a_theft_on_a_seven_is_a_duty() -> None:
    state = seven(settlements={1: [1], 2: [13]}, hands={1: "wood", 2: "wool"})
    do(state, "move_robber 6")
    refused(state, "skip_theft", "theft_required", "I9.8")
    refused(state, "steal_from 1", "not_your_turn", seat=1)
    do(state, "steal_from 2", luck=RecordedLuck([0]))
    assert hand(state, 0) == {"wool": 1}
    nobody = seven(settlements={1: [1]}, hands={1: "wood"})
    assert do(nobody, "move_robber 20").phase.name == "main"
    refused(nobody, "steal_from 1", "not_asked")
    refused(nobody, "skip_theft", "not_asked")


def test_i9_9_one_card_and_only_two_learn_it() -> None:
    state = seven(settlements={1: [1, 13]}, hands={1: "wood:2 ore"})
    *_, stole = heard(state, "move_robber 6", luck=RecordedLuck([2]))
    plain = {"event": "stole", "seat": 0, "from": 1}
    assert stole.told(0) == stole.told(1) == {**plain, "card": "ore"}
    assert stole.told(2) == stole.told(-1) == plain
    assert (hand(state, 0), hand(state, 1)) == ({"ore": 1}, {"wood": 2})


# ---- I10 --------------------------------------------------------------------------------------


def test_i10_1_not_in_the_turn_in_which_it_was_bought() -> None:
    state = scene(held={0: "monopoly"}, new="monopoly")
    refused(state, "play_monopoly wood", "card_too_new", "I10.1")
    refused(state, "play_combat_arts", "card_not_held", "I10.1")
    older = scene(held={0: "combat_arts:2"}, new="combat_arts")
    do(older, "play_combat_arts")
    assert player(older, 0)["new"] == {"combat_arts": 1}


def test_i10_2_combat_arts_stay_open_and_move_the_robber() -> None:
    state = scene(held={0: "combat_arts"}, hands={0: "wood:9"}, phase="before_roll")
    do(state, "play_combat_arts")
    assert (player(state, 0)["open"], state.phase.name) == (1, "combat_moving")
    assert do(state, "move_robber 6").phase.name == "before_roll"  # the roll is still due
    assert state.hand_size(0) == 9  # no discards
    main = do(scene(held={0: "combat_arts"}), "play_combat_arts", "move_robber 6")
    assert main.phase.name == "main"
    assert DECK["combat_arts"] == 14


def test_i10_3_after_combat_arts_he_may_steal() -> None:
    start: dict[str, Any] = {"held": {0: "combat_arts"}, "settlements": {1: [13]}}
    start["hands"] = {1: "wood"}
    state = do(scene(**start), "play_combat_arts", "move_robber 6")
    assert state.phase.name == "combat_stealing"
    assert [str(action) for action in state.legal(0)] == ["steal_from 1", "skip_theft"]
    assert told(state.copy(), "skip_theft") == [{"event": "theft_skipped", "seat": 0}]
    assert hand(do(state.copy(), "skip_theft"), 0) == {}
    assert hand(do(state, "steal_from 1", luck=RecordedLuck([0])), 0) == {"wood": 1}
    must = do(scene(**start, combat_theft="must"), "play_combat_arts", "move_robber 6")
    assert must.phase.name == "stealing"  # nobody is told that he may rob nobody
    refused(must, "skip_theft", "theft_required", "I10.3")
    assert numbers(must, "steal_from") == [1]
    early = do(scene(**start, phase="before_roll"), "play_combat_arts", "move_robber 6")
    assert do(early, "skip_theft").phase.name == "before_roll"
    duty = scene(**start, phase="before_roll", combat_theft="must")
    do(duty, "play_combat_arts", "move_robber 6")
    assert do(duty, "steal_from 1", luck=RecordedLuck([0])).phase.name == "before_roll"


def test_i10_4_progress_cards_leave_the_game() -> None:
    state = do(scene(held={0: "monopoly"}), "play_monopoly wood")
    form = written(state)
    assert (form["removed"], form["first_gone"]) == ({"monopoly": 1}, {"monopoly": 1})
    assert form["players"][0]["cards"] == {}


def test_i10_5_two_roads_free_of_charge() -> None:
    state = scene(settlements={0: [13]}, held={0: "road_building"}, phase="before_roll")
    do(state, "play_road_building")
    refused(state, "roll", "decision_pending")
    refused(state, "place_free_road 32", "road_not_connected")
    do(state, "place_free_road 20")
    refused(state, "roll", "decision_pending")
    do(state, "place_free_road 32")
    assert (state.phase.name, player(state, 0)["routes"]) == ("before_roll", [20, 32])
    refused(state, "place_free_road 42", "not_asked")
    one = [12, 20, 21, 32, 33, 42]
    last = scene(settlements={0: [13]}, roads={0: one}, held={0: "road_building"}, route=0)
    do(last, "play_road_building", "place_free_road 43")
    assert last.phase.name == "main"  # the seventh and last
    none = scene(settlements={0: [13]}, roads={0: [*one, 43]}, held={0: "road_building"}, route=0)
    refused(none, "play_road_building", "no_road_possible", "I10.5")
    refused(scene(held={0: "road_building"}), "play_road_building", "no_road_possible")
    wins = scene(settlements={0: [13]}, roads={0: [20]}, held={0: "road_building"})
    do(wins, "play_road_building", "place_free_road 32", "place_free_road 42")
    assert (lengths(wins)[0], int(wins.route_holder)) == (3, 0)


def test_i10_6_invention_takes_two_cards() -> None:
    state = scene(held={0: "invention"})
    assert len(legal(state, "play_invention")) == 36
    assert hand(do(state.copy(), "play_invention fish,wood"), 0) == {"wood": 1, "fish": 1}
    resources = scene(held={0: "invention"}, invention_goods=False)
    assert len(legal(resources, "play_invention")) == 15
    refused(resources, "play_invention wood,fish", "resources_only", "I10.6")
    scarce = scene(held={0: "invention"}, hands={1: "wood:20 stone:19"})
    refused(scarce, "play_invention wood,ore", "supply_empty", "I10.6")
    refused(scarce, "play_invention stone,stone", "supply_empty", "I10.6")
    full = " ".join(f"{card}:20" for card in RESOURCES[1:])
    one = scene(held={0: "invention"}, hands={1: f"wood:19 {full}"}, invention_goods=False)
    assert legal(one, "play_invention") == ["wood,wood"]
    assert hand(do(one, "play_invention wood,wood"), 0) == {"wood": 1}
    none = scene(held={0: "invention"}, hands={1: f"wood:20 {full}"}, invention_goods=False)
    refused(none, "play_invention wood,wood", "supply_empty", "I10.6")


def test_i10_7_monopoly_takes_up_to_two_from_each() -> None:
    hands = {0: "wood", 1: "wood:3", 2: "wood", 3: "ore"}
    state = scene(held={0: "monopoly"}, hands=hands)
    assert legal(state, "play_monopoly") == KINDS
    events = told(state.copy(), "play_monopoly wood")
    handed = [event["cards"] for event in events if event["event"] == "handed"]
    assert handed == [{"wood": 2}, {"wood": 1}]
    assert hand(do(state.copy(), "play_monopoly wood"), 0) == {"wood": 4}
    assert hand(do(state, "play_monopoly fish"), 0) == {"wood": 1}
    for limit, count in ((1, 3), ("all", 5), (20, 5)):
        other = scene(held={0: "monopoly"}, hands=hands, monopoly_max=limit)
        assert hand(do(other, "play_monopoly wood"), 0) == {"wood": count}


def test_i10_8_unplayed_cards_are_worth_nothing() -> None:
    state = scene(held={0: "combat_arts:3 monopoly"}, settlements={0: [13]}, turn_limit=5)
    do(state, "end_turn")
    result = state.result()
    assert result is not None
    assert result.points[0] == 1


def test_i10_9_the_card_bought_first_is_played_first() -> None:
    gone = "combat_arts:6 road_building invention monopoly"
    start: dict[str, Any] = {
        "seats": 3,
        "settlements": {0: [13], 1: [44], 2: [33]},
        "ruins": {0: [28], 1: [48], 2: [3]},
        "removed": gone.removeprefix("combat_arts:6 "),
        "open": {1: 6},
        "army": 1,
        "held": {0: "combat_arts:2"},
        "second": {0: "combat_arts"},
    }
    state = scene(**start)
    assert player(state, 0)["first_cards"] == {"combat_arts": 1}
    do(state, "play_combat_arts")
    form = written(state)
    assert form["players"][0]["first_cards"] == {}
    assert form["players"][0]["cards"] == {"combat_arts": 1}
    assert form["first_gone"]["combat_arts"] == 7


# ---- I11 --------------------------------------------------------------------------------------


def test_i11_1_two_open_cards_then_strictly_more() -> None:
    state = scene(held={0: "combat_arts"}, open={0: 1})
    assert {"event": "title_won", "seat": 0, "title": "army", "from": -1} in told(
        state, "play_combat_arts"
    )
    tie = do(scene(held={0: "combat_arts"}, open={0: 1, 1: 2}, army=1), "play_combat_arts")
    assert int(tie.army_holder) == 1
    more = do(scene(held={0: "combat_arts"}, open={0: 2, 1: 2}, army=1), "play_combat_arts")
    assert int(more.army_holder) == 0


def mighty(**more: Any) -> Inca:
    start: dict[str, Any] = {"open": {0: 2}, "army": 0, "robber": 6, "settlements": {0: [13]}}
    return scene(**{**start, **more})


def test_i11_2_the_holder_drives_the_robber_to_the_frame() -> None:
    state = mighty()
    events = told(state, "drive_robber_off")
    assert events == [{"event": "robber_driven_off", "seat": 0, "hex": 6, "gained": {"wood": 1}}]
    assert (written(state)["robber"], hand(state, 0)) == (None, {"wood": 1})
    refused(state, "drive_robber_off", "combat_used", "I11.2")
    refused(mighty(open={}, army=None), "drive_robber_off", "combat_not_held", "I11.2")
    refused(mighty(robber=20), "drive_robber_off", "robber_not_near", "I11.2")
    refused(mighty(), "drive_robber_off", "not_your_turn", seat=1)


def test_i11_3_before_the_roll_or_after_and_besides_a_card() -> None:
    early = do(mighty(phase="before_roll"), "drive_robber_off")
    assert early.phase.name == "before_roll"
    won = scene(settlements={0: [13]}, open={0: 1}, held={0: "combat_arts"})
    do(won, "play_combat_arts", "move_robber 6", "drive_robber_off")
    assert hand(won, 0) == {"wood": 1}
    own = seven(open={0: 2}, army=0, settlements={0: [13]})
    do(own, "move_robber 6", "drive_robber_off")
    assert hand(own, 0) == {"wood": 1}
    pending = seven(open={0: 2}, army=0, robber=6, settlements={0: [13]})
    refused(pending, "drive_robber_off", "decision_pending")


def test_i11_4_own_ruins_will_do_but_not_the_frame() -> None:
    state = mighty(settlements={0: [44]}, ruins={0: [13]})
    assert hand(do(state, "drive_robber_off"), 0) == {"wood": 1}
    refused(mighty(robber=None), "drive_robber_off", "robber_not_near")


def test_i11_5_one_card_if_there_is_one() -> None:
    city = mighty(settlements={0: [1]}, cities={0: [13]})
    assert hand(do(city, "drive_robber_off"), 0) == {"wood": 1}
    none = do(mighty(hands={1: "wood:20"}), "drive_robber_off")
    assert (hand(none, 0), written(none)["robber"]) == ({}, None)


def test_a_seven_at_the_start_has_no_victim_on_the_ocean() -> None:
    state = do(begun(first_seat=0), "roll", luck=dice(3, 4))
    assert len(numbers(state, "move_robber")) == 18
