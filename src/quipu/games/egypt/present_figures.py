"""What the rules pages of the Egyptian games draw: worked examples, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example
from quipu.settlers.present_figures import rolled, scene

RICH: Final = {0: {"brick": 2, "cattle": 2, "grain": 1, "papyrus": 1}}


def printed(game: Game) -> State:
    return Position(game, 4, map="beginner").state()


def where_oxcarts(game: Game) -> State:
    return scene(game, {0: [17], 1: [28]}, {0: [25, 34]}, hands={0: {"brick": 1, "cattle": 1}})


def where_settlements(game: Game) -> State:
    cost = {"brick": 1, "cattle": 1, "grain": 1, "papyrus": 1}
    return scene(game, {0: [17], 1: [28]}, {0: [23, 24, 25]}, hands={0: cost})


def cut_route(game: Game) -> State:
    violet, grey = [13, 20, 28, 36, 45, 46, 27, 25], [23, 24, 34, 41, 50, 56, 63]
    return scene(game, {0: [8, 22], 2: [48]}, {0: violet, 2: grey}, route=0)


def who_earns(game: Game) -> State:
    return rolled(game, 4, 4, 6)


def several_earn(game: Game) -> State:
    return scene(game, {0: [8, 17], 1: [18]}, {0: [13, 25], 1: [20]}, dice=(2, 4))


def at_harbours(game: Game) -> State:
    """Violet has a 3:1 harbour and the papyrus oasis."""
    hand = {0: {"brick": 3, "papyrus": 2}}
    return scene(game, {0: [3, 42], 1: [28]}, {0: [6, 53]}, hands=hand)


def pyramid(game: Game) -> State:
    """Violet may lay a stone where it glows."""
    gods = ("hapi", "wepwawet", "amun")
    given: dict[str, Any] = {
        f"players.{seat}.god": {"name": god, "side": "a", "taken": 0, "used": 0}
        for seat, god in enumerate(gods)
    }
    where = {0: [18, 36], 1: [8, 40], 2: [14, 28]}
    routes = {0: [20, 46, 28], 1: [13, 57], 2: [21, 41]}
    return scene(game, where, routes, hands={0: {"stone": 1, "cattle": 2}}, **given)


EXAMPLES: Final[Mapping[str, Example]] = {
    "E2.2": Example("egypt", printed),
    "E4.7": Example("egypt", who_earns),
    "E4.8": Example("egypt", several_earn),
    "E6.3": Example("egypt", at_harbours, 0),
    "E7.4": Example("egypt", where_oxcarts, 0),
    "E8.7": Example("egypt", cut_route),
    "E9.4": Example("egypt", where_settlements, 0),
    "P5.1": Example("egypt-pyramid", pyramid, 0),
}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("E1.2", "E1.5", "E1.7", "E2.9", "E2.10", "E3.3", "E4.6", "E6.7"),
    *("E7.2", "E9.1", "E10.1", "E11.1", "E13.3", "E13.4", "E13.7"),
    *("G1.1", "G2.1", "G3.1", "G4.1"),
    *("P1.1", "P4.1", "P5.1", "P6.1", "P7.1", "P8.1", "P9.1"),
)
