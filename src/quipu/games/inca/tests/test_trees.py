"""Counted trees: the ways to so many decisions from fixed positions, by `legal` and otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quipu.core.luck import Luck
from quipu.games.inca.state import Inca
from quipu.games.inca.tests.scenes import GAME, begun, do, scene


class First(Luck):
    """Gives the first of everything, so that a tree counts decisions only."""

    def choose(self, stream: int, n: int) -> int:
        return 0


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


def by_legal(state: Inca, depth: int) -> int:
    if depth == 0:
        return 1
    ways = 0
    for seat in state.waiting():
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action, First())
            ways += by_legal(after, depth - 1)
    return ways


def by_catalogue(state: Inca, depth: int) -> int:
    """The same through positions and the whole catalogue."""
    if depth == 0:
        return 1
    ways = 0
    for seat in state.waiting():
        for action in GAME.catalogue.actions:
            if action.refusal(state, seat) is None:
                after = GAME.from_position(GAME.position(state))
                assert isinstance(after, Inca)
                after.apply(seat, action, First())
                assert after.broken() == ""
                ways += by_catalogue(after, depth - 1)
    return ways


@pytest.mark.parametrize("name", TREES)
def test_counted_trees(name: str) -> None:
    make, counts = TREES[name]
    assert [by_legal(make(), depth) for depth in (1, 2)] == counts
    assert [by_catalogue(make(), depth) for depth in (1, 2)] == counts
