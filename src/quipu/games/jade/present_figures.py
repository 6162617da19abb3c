"""What the rules pages of jade draw: the worked examples of districts, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.core.game import Game
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example


def begun(game: Game) -> State:
    return Position(game, 2).state()


EXAMPLES: Final[Mapping[str, Example]] = {"J2.1": Example("jade", begun)}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("J1.1", "J1.8", "J1.9", "J3.1", "J4.2", "J5.1", "J5.5", "J9.1", "J9.2"),
    *("J10.6", "J11.2", "J11.4", "J13.1", "J14.3", "J15.1", "J16.2", "J16.3"),
)
