"""What the rules pages of the Inkas draw: worked examples, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example
from quipu.settlers.present_figures import after, rolled, scene


def printed(game: Game) -> State:
    return Position(game, 4).state()


def who_earns(game: Game) -> State:
    return rolled(game, 4, 5, 6)


def several_earn(game: Game) -> State:
    return scene(game, {0: [9, 23], 2: [10]}, {}, dice=(2, 4))


def nearly_complete(game: Game) -> State:
    """Three markers of the first tribe; the fourth settlement completes it."""
    cost = {"wood": 1, "stone": 1, "potato": 1, "wool": 1}
    return (
        Position(game, 3, map="beginner", first_seat=0)
        .set("phase", {"name": "main"})
        .set("dice", [2, 6])
        .set("players.0.hand", cost)
        .set("players.0.settlements", [35, 44, 19])
        .set("players.0.routes", [40, 31, 65, 66])
        .state()
    )


def declined(game: Game) -> State:
    return after(game, nearly_complete(game), "build_settlement 45")


def next_tribe(game: Game) -> State:
    return after(game, declined(game), "found_tribe 29")


EXAMPLES: Final[Mapping[str, Example]] = {
    "I2.2": Example("inca", printed),
    "I4.8": Example("inca", who_earns),
    "I4.9": Example("inca", several_earn),
    "I12.2": Example("inca", nearly_complete, 0),
    "I13.6": Example("inca", declined),
    "I14.1": Example("inca", next_tribe),
}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("I1.2", "I1.3", "I1.4", "I1.8", "I1.11", "I2.4", "I2.6", "I3.3"),
    *("I4.3", "I4.4", "I5.2", "I5.3", "I5.4", "I5.7", "I7.2", "I7.4", "I7.12"),
    *("I8.4", "I8.6", "I9.2", "I9.6", "I10.3", "I10.7", "I10.8", "I11.1", "I11.2"),
    *("I12.1", "I12.2", "I13.1", "I13.3", "I13.6", "I13.7", "I14.1", "I14.7", "I15.1"),
)
