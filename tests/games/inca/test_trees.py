"""Counted trees: the ways to so many decisions from fixed positions, by `legal` and otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quipu.games.inca.state import Inca
from tests.support.inca.scenes import begun, do, scene
from tests.support.settlers_dsl import count_twice


def rich() -> Inca:
    return scene(
        settlements={0: [13], 1: [9]},
        roads={0: [20, 32], 1: [14]},
        hands={0: "wood:2 stone:2 wool potato:2 ore:3 fish:2", 1: "ore:2"},
        held={0: "combat_arts monopoly"},
    )


def ruined() -> Inca:
    """Ruins to build over, both advantages, and the robber beside an own ruin."""
    return scene(
        settlements={0: [29], 2: [48]},
        ruins={0: [13], 2: [14, 30]},
        roads={0: [33, 22, 44, 45]},
        route=0,
        open={0: 2},
        army=0,
        robber=6,
        hands={0: "wood stone potato wool fish"},
    )


def declining() -> Inca:
    state = scene(
        settlements={0: [13, 28, 44], 1: [3], 2: [33]},
        roads={0: [65, 66], 1: [7, 14]},
        hands={0: "wood stone potato wool"},
    )
    return do(state, "build_settlement 45")


TREES: dict[str, tuple[Callable[[], Inca], list[int]]] = {
    "the founding phase": (lambda: begun(3, map="variable", first_seat=0), [54, 142]),
    "a rich hand": (rich, [32, 1273]),
    "ruins and advantages": (ruined, [67, 357]),
    "a decline": (declining, [33, 33]),
}


@pytest.mark.parametrize("name", TREES)
def test_counted_trees(name: str) -> None:
    count_twice(*TREES[name])
