"""What the rules pages of the dice games draw: the two sheets, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example


def fresh(game: Game) -> State:
    return Position(game, 2).state()


def by_joker(game: Game) -> State:
    """Knight 1 stands and the next city is reached; the joker turns the wool to ore."""
    dice = ["grain", "grain", "ore", "ore", "wool", "gold"]
    return built(game, ["S3", "R0", "R1", "K1"], [3, 2, 1], dice)


def by_gold(game: Game) -> State:
    dice = ["grain", "grain", "ore", "ore", "gold", "gold"]
    return built(game, ["S3", "R0", "R1"], [3, 2], dice)


def built(game: Game, things: list[str], boxes: list[int], dice: list[str]) -> State:
    made = Position(game, 1).set("turn", len(boxes) + 1).set("phase", "building")
    made.set("throws", 3).set("dice", dice).set("sheets.0.built", things)
    return made.set("sheets.0.boxes", boxes).state()


EXAMPLES: Final[Mapping[str, Example]] = {
    "D2.1": Example("dice", fresh),
    "D10.10": Example("dice", by_joker, 0),
    "D11.8": Example("dice", by_gold, 0),
    "DP1.1": Example("dice-plus", fresh),
}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("D1.1", "D2.1", "D4.2", "D5.2", "D6.2", "D7.2", "D8.1", "D8.2", "D9.1"),
    *("D10.2", "D11.1", "D12.1", "D13.1", "DP2.1", "DP3.1", "DP5.1", "DP6.1", "DP8.1"),
)
