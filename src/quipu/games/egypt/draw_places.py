"""Where hexes, crossings and paths lie on the board, and what they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quipu.games.egypt.draw_layout import EGYPT, Desk
from quipu.settlers.draw_kit import thing

if TYPE_CHECKING:
    from quipu.texts import Speak

HEXES = EGYPT.places.hexes
CROSSINGS = EGYPT.places.crossings
PATHS = EGYPT.places.paths
ENDS = EGYPT.places.ends
AT_HEX = EGYPT.places.at_hex
AT_PATH = EGYPT.places.at_path


def crossing_name(desk: Desk, crossing: int) -> list[str]:
    """The lands around, and the harbour it has."""
    serving = [kind for path, kind in desk.view.harbours.items() if crossing in ENDS[path]]
    harbours = [harbour_name(desk.speak, kind) for kind in serving]
    return desk.crossing_name(crossing) + harbours


def harbour_name(speak: Speak, kind: str) -> str:
    if kind == "any":
        return speak("draw-harbour-any")
    return speak("draw-harbour", card=thing(speak, kind))
