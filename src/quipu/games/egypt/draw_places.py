"""Where hexes, crossings and paths lie on the board, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from quipu.games.egypt.box import GRID
from quipu.games.egypt.draw_layout import Desk, Point, thing
from quipu.games.egypt.draw_view import View

if TYPE_CHECKING:
    from quipu.texts import Speak

ACROSS: Final = 51.96  # units of one step on the lattice
DOWN: Final = 30.0


def _paper(x: float, y: float) -> Point:
    return x * ACROSS, y * DOWN


def _members(flat: Any, start: int, count: int) -> list[int]:
    """Some entries of a flat table, without those that stand for nothing."""
    return [n for n in (int(flat[start + k]) for k in range(count)) if n >= 0]


HEXES: Final[list[Point]] = [_paper(2 * q + r, 3 * r) for q, r in GRID.cells]
CROSSINGS: Final[list[Point]] = [_paper(x, y) for x, y in GRID.corner_points]
ENDS: Final = [(int(GRID.ends[2 * n]), int(GRID.ends[2 * n + 1])) for n in range(int(GRID.sides))]
PATHS: Final[list[Point]] = [
    ((CROSSINGS[a][0] + CROSSINGS[b][0]) / 2, (CROSSINGS[a][1] + CROSSINGS[b][1]) / 2)
    for a, b in ENDS
]
AT_HEX: Final = [_members(GRID.hex_corners, 6 * n, 6) for n in range(len(HEXES))]
AT_CROSSING: Final = [_members(GRID.corner_hexes, 3 * n, 3) for n in range(len(CROSSINGS))]
AT_PATH: Final = [_members(GRID.side_hexes, 2 * n, 2) for n in range(len(PATHS))]
NEAR: Final = [
    [other for pair in AT_PATH if hex in pair for other in pair if other != hex]
    for hex in range(len(HEXES))
]


def _lean(path: int) -> int:
    """1 falls to the right, 2 stands, 3 rises."""
    (ax, ay), (bx, by) = (CROSSINGS[end] for end in ENDS[path])
    if abs(ax - bx) < 1:
        return 2
    return 1 if (bx - ax) * (by - ay) > 0 else 3


LEANS: Final = [_lean(path) for path in range(len(PATHS))]
TURNS: Final = {1: 30, 2: 90, 3: -30}


def hex_name(view: View, speak: Speak, hex: int) -> str:
    """A land with its number, as one says it."""
    land, chip = thing(speak, view.terrains[hex]), view.chips[hex]
    return speak("draw-hex", land=land, number=chip) if chip else land


def crossing_name(desk: Desk, crossing: int) -> list[str]:
    """The lands around, and the harbour it has."""
    serving = [kind for path, kind in desk.view.harbours.items() if crossing in ENDS[path]]
    lands = [desk.lands[hex] for hex in AT_CROSSING[crossing]]
    return lands + [harbour_name(desk.speak, kind) for kind in serving]


def path_name(desk: Desk, path: int) -> list[str]:
    return [desk.lands[hex] for hex in AT_PATH[path]]


def harbour_name(speak: Speak, kind: str) -> str:
    if kind == "any":
        return speak("draw-harbour-any")
    return speak("draw-harbour", card=thing(speak, kind))
