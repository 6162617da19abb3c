"""Counted trees: the ways to so many decisions from fixed positions, by `legal` and otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quipu.core.luck import Luck
from quipu.games.egypt.state import Egypt
from quipu.games.egypt.tests.scenes import begun, game_of, scene


class First(Luck):
    """Gives the first of everything, so that a tree counts decisions only."""

    def choose(self, stream: int, n: int) -> int:
        return 0


def rich() -> Egypt:
    return scene(
        settlements={0: [18], 1: [8, 31]},
        oxcarts={0: [27, 35], 1: [13]},
        hands={0: "brick:2 cattle:2 grain:2 papyrus stone:3", 1: "grain:2"},
        held={0: "mercenary plenty"},
    )


def with_gods() -> Egypt:
    return scene(
        key="egypt-gods",
        map="beginner",
        gods=("chons", "amun", "maat", "isis"),
        settlements={0: [18], 1: [8]},
        oxcarts={0: [27, 35]},
        hands={0: "brick cattle stone:4", 1: "grain:2"},
    )


def at_the_pyramid() -> Egypt:
    own: dict[str, Any] = {"site": [0, 1, *[-1] * 28], "favour": 1, "swapped": False}
    own["golden"] = {"left": {"6": 3, "7": 3, "8": 3, "9": 3}, "number": 0}
    return scene(
        key="egypt-pyramid",
        robber=8,
        gods=("seth", "amun", "maat", "isis"),
        settlements={0: [18]},
        oxcarts={0: [27, 20]},
        hands={0: "brick cattle:3 papyrus:2 stone:2"},
        own=own,
    )


TREES: dict[str, tuple[Callable[[], Egypt], list[int]]] = {
    "the founding phase": (lambda: begun(3, map="variable", first_seat=0), [54, 144]),
    "a rich hand": (rich, [25, 384]),
    "with the gods": (with_gods, [13, 95]),
    "at the pyramid": (at_the_pyramid, [20, 578]),
}


def by_legal(state: Egypt, depth: int) -> int:
    if depth == 0:
        return 1
    ways = 0
    for seat in state.waiting():
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action, First())
            ways += by_legal(after, depth - 1)
    return ways


def by_catalogue(state: Egypt, depth: int) -> int:
    """The same through positions and the whole catalogue."""
    if depth == 0:
        return 1
    ways = 0
    game = game_of(state)
    for seat in state.waiting():
        for action in game.catalogue.actions:
            if action.refusal(state, seat) is None:
                after = game.from_position(game.position(state))
                assert isinstance(after, Egypt)
                after.apply(seat, action, First())
                assert after.broken() == ""
                ways += by_catalogue(after, depth - 1)
    return ways


@pytest.mark.parametrize("name", TREES)
def test_counted_trees(name: str) -> None:
    make, counts = TREES[name]
    assert [by_legal(make(), depth) for depth in (1, 2)] == counts
    assert [by_catalogue(make(), depth) for depth in (1, 2)] == counts
