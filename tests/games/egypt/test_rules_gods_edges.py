"""Part G at its edges: what closes trade, shortages, hidden points, and stock before discards."""

from __future__ import annotations

from typing import Any

import pytest

from quipu.core.luck import FastLuck
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import allowed, dice, do, hand, legal, refused, scene

RICH = "brick:9 cattle:9 grain:9 papyrus:9 stone:9"


def with_god(*gods: str, **more: Any) -> Egypt:
    return scene(key="egypt-gods", map="beginner", gods=gods, **more)


@pytest.mark.parametrize("phases", ["separate", "merged"])
@pytest.mark.parametrize("god", ["wepwawet", "thot", "ptah"])
def test_g3_2_a_build_inside_a_god_closes_trade_if_phases_are_separate(
    god: str, phases: str
) -> None:
    state = with_god(god, settlements={0: [18]}, hands={0: RICH}, open={0: 1}, phases=phases)
    if god == "wepwawet":
        do(state, "build_with_wepwawet 27 cattle:1,stone:1")
    elif god == "ptah":
        do(state, "raise_with_ptah 18")
    else:
        do(state, "buy_with_thot brick:1,papyrus:1,stone:1", luck=FastLuck(1))
        do(state, f"keep_card {legal(state, 'keep_card')[0]}")
    do(state, "keep_god")
    assert allowed(state, "trade_bank brick stone") == (phases == "merged")


def test_g3_2_free_oxcarts_and_wepwawet_do_not_combine() -> None:
    state = with_god("wepwawet", settlements={0: [18]}, hands={0: RICH}, held={0: "route_building"})
    do(state, "play_route_building")
    refused(state, "build_with_wepwawet 27 cattle:1,stone:1", "decision_pending", "G2.1")
    do(state, "place_free_oxcart 27", "waive_oxcart")
    do(state, "build_with_wepwawet 28 cattle:1,stone:1")


def test_g4_3_nothing_because_of_a_shortage_counts_too() -> None:
    start: dict[str, Any] = {"settlements": {1: [8], 2: [18]}, "phase": "before_roll"}
    enough = with_god("seth", "hapi", **start, hands={3: "brick:17"})
    assert do(enough, "roll", luck=dice(3, 3)).phase.name == "main"
    short = with_god("seth", "hapi", **start, hands={3: "brick:18"})
    assert do(short, "roll", luck=dice(3, 3)).phase.name == "hapi_window"
    do(short, "take_with_hapi brick", "keep_god", seat=1)
    assert hand(short, 1) == {"brick": 1}


def test_g4_6_the_gain_comes_from_the_stock_before_discards() -> None:
    state = with_god("isis", phase="before_roll", hands={0: "grain", 1: "stone:19"})
    do(state, "roll", luck=dice(3, 4))
    refused(state, "use_isis stone", "bank_empty")
    do(state, "use_isis brick", "keep_god")
    do(state, "discard stone:9", seat=1)
    assert hand(state, 0) == {"brick": 1, "grain": 1}


def test_g4_6_whoever_passes_still_owes_what_the_roll_fixed() -> None:
    state = with_god("isis", phase="before_roll", hands={0: "brick:9", 1: "stone:8"})
    do(state, "roll", luck=dice(3, 4))
    do(state, "pass")
    assert state.waiting() == [0, 1]
    saved = with_god("isis", phase="before_roll", hands={0: "brick:9", 1: "stone:8"})
    do(saved, "roll", luck=dice(3, 4))
    assert do(saved, "use_isis -", "keep_god").waiting() == [1]


def test_g4_8_the_owners_hidden_points_do_not_count_either() -> None:
    state = with_god("maat", settlements={1: [8]}, hands={1: "brick"}, held={0: "victory_point:3"})
    do(state, "look_with_maat 1", "take_with_maat brick")
    assert hand(state, 0) == {"brick": 1}


def test_g4_10_after_the_roll_nobody_is_robbed() -> None:
    state = with_god("seth", robber=3, settlements={1: [12], 2: [29]}, hands={1: "brick:3"})
    do(state, "drive_off_with_seth", "keep_god")
    assert (hand(state, 0), hand(state, 1)) == ({"grain": 1}, {"brick": 3})
    assert state.phase.name == "main"
