"""The match against catanatron: places, acts, what a seat knows; and whole games if it is here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bench.catanatron_acts import acts, differences, is_expected
from bench.catanatron_mirror import GAME, Mirror, next_holder
from bench.catanatron_places import Places
from bench.catanatron_seat import Seat
from bench.match_catanatron import ABSENT, asked_for, find_peer, play, report
from quipu.core.luck import FastLuck
from quipu.games.egypt.box import BEGINNER_MAP, HARBOURS
from tests.support.catanatron_table import ForeignTable, cube, edge, land, node
from tests.support.paths import ROOT

PEER = find_peer()


class Scripted:
    """A bot that answers what it is told to, and keeps what it was shown."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.views: list[Any] = []

    def decide(self, view: Any, legal: Any, openings: Any, luck: Any) -> Any:
        self.views.append(view.to_json())
        return GAME.parse(self.answers.pop(0))


def mirrored(table: ForeignTable, seed: int = 1) -> Mirror:
    mirror = Mirror(table, FastLuck(seed))
    mirror.follow()
    return mirror


def seated(table: ForeignTable, *answers: str) -> Seat:
    seat = Seat("RED", Scripted(*answers), FastLuck(1))
    seat.sit_down(mirrored(table))
    return seat


# ---- places -------------------------------------------------------------------------------------


def test_hexes_crossings_paths_and_harbours_lie_where_egypts_lie() -> None:
    places = Places(land())
    assert places.map[0] == ["stone", 10]
    assert places.map[9] == [None, None]
    assert [pair[1] or 0 for pair in places.map] == [number for _, number in BEGINNER_MAP]
    assert sorted(places.crossings.values()) == [*range(54)]
    assert [places.crossing(node(4, corner)) for corner in ("NORTH", "SOUTHEAST")] == [8, 18]
    assert places.path(edge(0, "NORTHWEST", "NORTH")) == 0
    assert {each["path"]: each["kind"] for each in places.harbours} == HARBOURS


# ---- what a seat knows --------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_of_others_how_many() -> None:
    table = ForeignTable()
    table.give(0, WOOD=1, ORE=2)
    table.give(1, SHEEP=3, WHEAT=1)
    table.set(2, KNIGHT_IN_HAND=1, VICTORY_POINT_IN_HAND=1)
    views: list[Any] = []
    for seed in range(6):
        state = mirrored(table, seed).reflected(0)
        assert state.broken() == ""
        views.append(GAME.observe(state, 0, GAME.memory(0, 4)).to_json())
    assert views[0]["hand"] == {"cattle": 1, "stone": 2}
    assert [player["hand"] for player in views[0]["players"]] == [3, 4, 0, 0]
    assert [player["cards"] for player in views[0]["players"]] == [0, 0, 2, 0]
    assert all(view == views[0] for view in views)


def test_hidden_cards_are_dealt_anew_each_time() -> None:
    table = ForeignTable()
    table.give(1, SHEEP=4)
    table.give(2, WHEAT=4)
    hands = {str(mirrored(table, seed).position(0)["players"][1]["hand"]) for seed in range(9)}
    assert len(hands) > 3


def test_what_is_discarded_stays_in_hand_until_all_is_named() -> None:
    table = ForeignTable()
    table.rolled(3, 4)
    table.give(0, WOOD=5, ORE=2)
    table.done(0, "DISCARD_RESOURCE", result="WOOD")
    table.state.current_prompt = table.state.current_prompt._replace(name="DISCARD")
    table.state.discard_counts = [3, 0, 0, 0]
    form = mirrored(table).position(0)
    assert form["players"][0]["hand"] == {"cattle": 6, "stone": 2}
    assert form["phase"]["owed"] == [4, 0, 0, 0]
    table.offer("DISCARD_RESOURCE", "WOOD", "ORE")
    seat = seated(table, "discard cattle:2,stone:1")
    assert seat.decide(table, table.playable_actions).value == "WOOD"
    assert list(seat.named) == ["cattle", "stone"]


def test_a_theft_is_told_to_thief_and_victim_only() -> None:
    table = ForeignTable()
    table.give(1, SHEEP=1)
    table.give(2, WHEAT=1)
    seat = seated(table)
    before = [seat.mirror.hand(each) for each in range(4)]
    nothing = [Counter[str]()] * 4
    gains = table.done(0, "ROLL", result=(2, 2))
    seat.hear(gains, nothing, before)
    stolen = table.done(1, "MOVE_ROBBER", (cube(0), "ORANGE"), "WHEAT")
    seat.hear(stolen, before, before)
    assert seat.memory is not None
    hands: Any = seat.memory.to_json()["hands"]
    assert hands[1]["grain"] == [1, 1]  # the only card that could be stolen
    seat.hear(table.done(2, "MOVE_ROBBER", (cube(1), "BLUE"), "WHEAT"), before, before)
    hands = seat.memory.to_json()["hands"]
    assert hands[2]["grain"] == [0, 1]
    assert hands[2]["papyrus"] == [0, 1]


def test_the_longest_route_is_judged_by_egypts_rule() -> None:
    assert next_holder(None, [4, 3, 0, 0]) is None
    assert next_holder(None, [5, 3, 0, 0]) == 0
    assert next_holder(0, [5, 5, 0, 0]) == 0
    assert next_holder(None, [6, 6, 0, 0]) is None
    assert next_holder(0, [4, 6, 6, 0]) is None
    table = ForeignTable()
    ring = ["NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST"]
    for one, other in pairwise(ring):
        table.lay(0, edge(10, one, other))
    table.build(1, node(10, "NORTH"))
    mirror = mirrored(table)
    assert mirror.holder == 0
    assert mirror.has_other_title()


# ---- acts ---------------------------------------------------------------------------------------


def test_acts_of_both_engines_have_one_name() -> None:
    table = ForeignTable()
    table.give(0, WOOD=4, BRICK=1, WHEAT=1, ORE=1, SHEEP=1)
    mirror = mirrored(table)
    state = mirror.reflected(0)
    ours = {str(act) for act in state.legal(0)}
    table.offer("END_TURN")
    table.offer("BUY_DEVELOPMENT_CARD")
    for card in ("BRICK", "WHEAT", "ORE", "SHEEP"):
        table.offer("MARITIME_TRADE", ("WOOD", "WOOD", "WOOD", "WOOD", card))
    for hex in (5, 4):
        table.offer("BUILD_ROAD", edge(hex, "NORTH", "NORTHEAST"))
        table.offer("BUILD_ROAD", edge(hex, "SOUTHWEST", "NORTHWEST"))
    assert set(acts(mirror)) <= ours
    assert {each[2:].split()[0] for each in differences(mirror, state, 0)} == {"build_oxcart"}
    table.offer("BUILD_CITY", node(4, "NORTH"))
    strange = [each for each in differences(mirror, state, 0) if each.startswith("-")]
    assert strange == [f"- build_temple_city {mirror.places.crossing(node(4, 'NORTH'))}"]
    assert not is_expected(strange[0])


def test_a_route_past_a_foreign_building_is_a_known_difference() -> None:
    table = ForeignTable()
    table.give(0, WOOD=1, BRICK=1)
    table.lay(0, edge(4, "NORTHWEST", "SOUTHWEST"))
    table.build(1, node(4, "SOUTHWEST"))
    table.offer("BUILD_ROAD", edge(4, "SOUTHWEST", "SOUTH"))
    mirror = mirrored(table)
    found = differences(mirror, mirror.reflected(0), 0)
    assert [each for each in found if each.startswith("-")] == ["- past_foreign"]
    assert is_expected("- past_foreign")


def test_the_robber_names_hex_and_victim_at_once() -> None:
    table = ForeignTable()
    table.state.current_prompt = table.state.current_prompt._replace(name="MOVE_ROBBER")
    table.build(1, node(15, "NORTHEAST"))
    table.give(1, WOOD=2)
    table.give(3, WOOD=2)
    offered = table.offer("MOVE_ROBBER", (cube(15), "WHITE"), (cube(15), "BLUE"), (cube(0), None))
    seat = seated(table, "move_robber 15", "steal_from 1")
    assert seat.decide(table, table.playable_actions) is offered[1]
    assert [view["phase"]["name"] for view in seat.bot.views] == ["moving_robber", "stealing"]


def test_an_answer_that_catanatron_does_not_know_is_counted() -> None:
    table = ForeignTable()
    table.give(0, WOOD=4)
    table.offer("END_TURN")
    table.offer("MARITIME_TRADE", ("WOOD", "WOOD", "WOOD", "WOOD", "ORE"))
    seat = seated(table, "trade_bank cattle grain")
    assert seat.decide(table, table.playable_actions) in table.playable_actions
    assert seat.unknown == {"trade_bank": 1}


# ---- the match ----------------------------------------------------------------------------------


def test_the_report_says_share_interval_and_differences() -> None:
    game = {"won": True, "turns": 70, "over": True, "seconds": 2.0, "times": [1.0, 3.0]}
    game |= {"compared": 9, "differing": {"title": 1}, "strange": [], "unknown": {}}
    said = report(asked_for(["--bot", "greedy"]), [game, {**game, "won": False}])
    assert "greedy against three value: 1 of 2 games, 50% [9%-91%]" in said
    assert "compared at 18 decisions; differing: {'title': 2}, not expected: 0" in said


def test_without_catanatron_nothing_is_played() -> None:
    kept = {name: value for name, value in os.environ.items() if name != "QUIPU_PEER"}
    folders = kept.pop("PYTHONPATH", "").split(os.pathsep)
    own = [each for each in folders if each and not (Path(each) / "catanatron").exists()]
    kept["PYTHONPATH"] = os.pathsep.join(own)
    command = [sys.executable, str(ROOT / "bench" / "match_catanatron.py"), "--games", "1"]
    done = subprocess.run(command, env=kept, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ABSENT


@pytest.mark.skipif(not PEER, reason="the source of catanatron is not here (QUIPU_PEER)")
@pytest.mark.parametrize("numbers", ["official_spiral", "random"])
def test_whole_games_go_in_lock_step(numbers: str) -> None:
    asked = asked_for(["--bot", "greedy", "--opponents", "weighted", "--numbers", numbers])
    for number in range(3):
        game = play(asked, number)
        assert game["over"]
        assert game["strange"] == []
        assert game["unknown"] == {}
