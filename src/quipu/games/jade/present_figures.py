"""What the rules pages of jade draw: the worked examples of districts, and what is not as usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.core.game import Game
from quipu.core.luck import NoLuck
from quipu.core.position import Position
from quipu.core.state import State
from quipu.presenting import Example

Laid = Sequence[tuple[str, int, int, int]]  # tile, x, y, turn


def begun(game: Game) -> State:
    return Position(game, 2).state()


P1: Final = (("D1", 6, 3, 0), ("A1", 6, 2, 2), ("A1", 7, 2, 2), ("B2", 7, 4, 3))  # T5
P2: Final = (("B2", 4, 0, 3), ("S1", 3, 0, 1), ("S2", 2, 0, 1), ("S3", 1, 0, 1))
FIGURES: Final = ((0, 1, 4, 0, 0), (1, 3, 3, 0, 0), (2, 2, 2, 0, 0), (3, 1, 1, 0, 0))
TILES: Final = 85
STACKS: Final = 6


def laid(game: Game, seats: int, tiles: Laid, jeep: tuple[int, int], hand: str = "") -> Position:
    """These tiles on the board, the first jeep there, perhaps a tile in the first display."""
    left = TILES - len(tiles) - bool(hand)
    stacks = [{"unseen": (left + STACKS - 1 - n) // STACKS, "under": []} for n in range(STACKS)]
    return (
        Position(game, seats, first_seat=0)
        .set("laid", [list(each) for each in tiles])
        .set("stacks", stacks)
        .set("displays", [[hand] if hand else [], *([] for _ in range(1, seats))])
        .set("jeeps", [list(jeep), *([5, 5] for _ in range(1, seats))])
    )


def open_lines(game: Game) -> State:
    return laid(game, 2, P1, (6, 3)).state()


def it_fits(game: Game) -> State:
    """A1 fits to the south and nowhere else."""
    return after(game, laid(game, 2, P1, (6, 3), "A1").state(), "drive 6,3")


def district(game: Game) -> State:
    made = laid(game, 4, P2, (1, 0), "A1").set("figures", [list(each) for each in FIGURES])
    return after(game, made.state(), "drive 1,0")


def after(game: Game, state: State, *acts: str) -> State:
    for act in acts:
        state.apply(0, game.parse(act), NoLuck())
    return state


EXAMPLES: Final[Mapping[str, Example]] = {
    "J2.1": Example("jade", begun),
    "J5.14": Example("jade", it_fits, 0),
    "J10.11": Example("jade", open_lines),
    "J11.13": Example("jade", district, 0),
}

# what differs from the settlers everybody knows
DIFFERENCES: Final[Sequence[str]] = (
    *("J1.1", "J1.8", "J1.9", "J3.1", "J4.2", "J5.1", "J5.5", "J9.1", "J9.2"),
    *("J10.6", "J11.2", "J11.4", "J13.1", "J14.3", "J15.1", "J16.2", "J16.3"),
)
