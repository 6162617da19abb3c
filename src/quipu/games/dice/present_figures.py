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


EXAMPLES: Final[Mapping[str, Example]] = {
    "D2.1": Example("dice", fresh),
    "DP1.1": Example("dice-plus", fresh),
}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("D1.1", "D2.1", "D4.2", "D5.2", "D6.2", "D7.2", "D8.1", "D8.2", "D9.1"),
    *("D10.2", "D11.1", "D12.1", "D13.1", "DP2.1", "DP3.1", "DP5.1", "DP6.1", "DP8.1"),
)
