"""Part: a piece of a drawing that a page may place by itself, such as dice or a stack of tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BOARD: Final = "board"  # as large as the space allows
BESIDE: Final = "beside"  # to the right of the board or under it, wherever the board stays larger
UNDER: Final = "under"  # always under the board
TOP_LEFT: Final = "top-left"  # in that corner of the room, over what the board leaves free
TOP_RIGHT: Final = "top-right"
BOTTOM_LEFT: Final = "bottom-left"
BOTTOM_RIGHT: Final = "bottom-right"
ABOVE: Final = "above"  # a line over the board
NOWHERE: Final = "nowhere"  # a page has its own, such as the paper behind everything

Box = tuple[float, float, float, float]  # left, top, width, height in units of the drawing


@dataclass(frozen=True)
class Part:
    """Where a part lies in the whole drawing, and which elements belong to it.

    An element belongs to the part whose `keys` its key begins with. If several parts name it
    (a card that changes hands), to the one in whose box it lies; if none does, to the board.
    """

    name: str
    box: Box
    keys: tuple[str, ...] = ()
    place: str = BESIDE
    least: float = 0.8  # pixels for a unit at which its words can be read
    most: float = 1.25
    cells: int = 0  # of equal size in rows; a page may choose how many stand in a row
    columns: int = 0  # of cells, as drawn
    waits: bool = False  # in a low room it lies below the fold, so that the board is larger

    def to_json(self) -> dict[str, object]:
        """As the page reads it; what has its usual value is left out."""
        return {name: value for name, value in vars(self).items() if value not in ((), 0)}
