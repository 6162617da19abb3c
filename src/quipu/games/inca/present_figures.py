"""What the rules pages of the Inkas draw: worked examples, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example


def printed(game: Game) -> State:
    return Position(game, 4).state()


EXAMPLES: Final[Mapping[str, Example]] = {"I2.2": Example("inca", printed)}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("I1.2", "I1.3", "I1.4", "I1.8", "I1.11", "I2.4", "I2.6", "I3.3"),
    *("I4.3", "I4.4", "I5.2", "I5.3", "I5.4", "I5.7", "I7.2", "I7.4", "I7.12"),
    *("I8.4", "I8.6", "I9.2", "I9.6", "I10.3", "I10.7", "I10.8", "I11.1", "I11.2"),
    *("I12.1", "I12.2", "I13.1", "I13.3", "I13.6", "I13.7", "I14.1", "I14.7", "I15.1"),
)
