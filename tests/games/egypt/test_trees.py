"""Counted trees: the ways to so many decisions from fixed positions, by `legal` and otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quipu.games.egypt.state import Egypt
from tests.support.egypt.scenes import begun, scene
from tests.support.settlers_dsl import count_twice


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


@pytest.mark.parametrize("name", TREES)
def test_counted_trees(name: str) -> None:
    count_twice(*TREES[name])
