"""The districts of the city (J10), told apart for whoever looks at the area."""

from __future__ import annotations

from mypy_extensions import i64

from quipu.games.jade.board import Board
from quipu.games.jade.faces import CELLS, EMPTY, FACE_PARTS, PARTS, point


class District:
    """J10.3, J10.9: its parts, what they show, who is there, and how many sides are open."""

    def __init__(self, board: Board, seats: int, root: i64) -> None:
        self.parts: list[list[int]] = []  # x, y and the place of the part on its tile
        self.heads = int(board.heads(root))
        self.coins = int(board.coins(root))
        self.open_sides = int(board.open_sides(root))
        self.archaeologists = [int(board.strength(root, seat)) for seat in range(seats)]

    @property
    def is_closed(self) -> bool:
        """J10.6."""
        return self.open_sides == 0

    def to_json(self) -> dict[str, object]:
        return {
            "parts": self.parts,
            "heads": self.heads,
            "coins": self.coins,
            "open_sides": self.open_sides,
            "archaeologists": self.archaeologists,
        }

    def __repr__(self) -> str:
        return f"<district of {len(self.parts)} parts, {self.open_sides} open sides>"


def districts_of(board: Board, seats: int) -> list[District]:
    """All of them, by their first part."""
    found: dict[int, District] = {}
    for cell in range(CELLS):
        face = i64(board.face[cell])
        for place in range(FACE_PARTS[face]) if face != EMPTY else []:
            root = int(board.district_of(PARTS * cell + place))
            if root not in found:
                found[root] = District(board, seats, root)
            found[root].parts.append([*point(cell), int(place)])
    return list(found.values())
