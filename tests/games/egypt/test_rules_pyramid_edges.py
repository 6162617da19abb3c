"""Part P at its edges: what the map is made of, tiles off turn, the swap, and who begins."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from quipu.core.luck import FastLuck, RecordedLuck
from quipu.games.egypt.box import HARBOURS, PYRAMID_HARBOURS
from quipu.games.egypt.setup import chips
from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import KINDS, allowed, begun, do, points, scene, written

RICH = "cattle:9 papyrus:9 stone:9"
FREE = -1


def site(*stones: int, **more: Any) -> Egypt:
    """Stones on the lowest places; seat 0 has a boat; the last stone brought the favour."""
    own: dict[str, Any] = {"site": [*stones, *[FREE] * (30 - len(stones))], "swapped": False}
    own["golden"] = {"left": dict.fromkeys("6789", 3), "number": 0}
    own["favour"] = stones[-1] if stones else None
    places: dict[str, Any] = {"robber": 8, "oxcarts": {0: [27]}, "hands": {0: RICH}}
    places["settlements"] = {0: [23]}
    gods = ("seth", "amun", "chons", "maat")
    return scene(key="egypt-pyramid", gods=gods, own=own, **{**places, **more})


# ---- P1, P2, P3 -------------------------------------------------------------------------------


@pytest.mark.parametrize("map", ["fixed", "variable"])
def test_p1_5_the_game_is_played_with_the_harbours_of_d8(map: str) -> None:
    laid = {h["path"]: h["kind"] for h in written(begun(4, "egypt-pyramid", map=map))["harbours"]}
    assert laid == PYRAMID_HARBOURS != HARBOURS
    state = scene(key="egypt-pyramid", robber=8, settlements={0: [21], 1: [0]})
    assert [[int(state.rate(seat, kind)) for kind in range(5)] for seat in (0, 1)] == [
        [3] * 5,
        [4] * 5,
    ]


def test_p2_2_chips_follow_the_spiral_and_the_desert_wanders() -> None:
    deserts = set()
    for seed in range(20):
        land = written(begun(4, "egypt-pyramid", FastLuck(seed), map="variable"))["map"]
        kinds = [KINDS.index(kind) if kind else -1 for kind, _ in land]
        numbers = [chip or 0 for _, chip in land]
        assert numbers in [chips(kinds, corner) for corner in range(6)]
        deserts.add(kinds.index(-1))
    assert len(deserts) > 3
    assert not deserts & {0, 2, 4, 5, 9, 14, 18}


def test_p3_1_the_highest_roll_begins() -> None:
    rolls = [0, 0, 5, 4, 5, 5, 1, 1]  # 2, 11, 12, 4
    state = begun(luck=RecordedLuck(rolls), key="egypt-pyramid")
    assert (state.first, state.active) == (2, 2)


# ---- P5, P6 -----------------------------------------------------------------------------------


def test_p6_2_a_foreign_stone_brings_nobody_the_blessing() -> None:
    """Whatever the four have built: a stone of seat 0 turns the tiles of others only to Curse."""
    for counts in product(range(3), repeat=4):
        stones = [seat for seat, count in enumerate(counts) for _ in range(count)]
        before = site(*stones)
        after = do(before.copy(), "build_stone -")
        for seat in (1, 2, 3):
            assert after.points(seat)["pharaoh"] <= before.points(seat)["pharaoh"]


def test_p6_2_e14_4_the_curse_of_anothers_turn_takes_a_victory_away() -> None:
    more: dict[str, Any] = {"cities": {1: [0, 2, 11, 47]}, "settlements": {0: [23], 1: [49, 20]}}
    blessed = site(1, 2, 3, **more)
    assert points(blessed)[1] == 11
    assert do(blessed.copy(), "end_turn").phase.name == "over"
    do(blessed, "build_stone -")
    assert points(blessed)[1] == 9
    assert do(blessed, "end_turn").phase.name == "before_roll"


# ---- P7 ---------------------------------------------------------------------------------------


def test_p7_2_the_swap_comes_back_with_every_own_turn() -> None:
    state = do(site(0), "swap_by_favour stone brick")
    assert not allowed(state, "swap_by_favour stone brick")
    for _ in range(4):
        do(state, "end_turn")
        do(state, "roll", luck=RecordedLuck([0, 0]))
    assert state.active == 0
    do(state, "swap_by_favour stone brick")
