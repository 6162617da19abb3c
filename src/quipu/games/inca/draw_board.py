"""The land between jungle and sea, the robber on it or on the frame, roads and buildings."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, use
from quipu.games.inca.draw_layout import INCA, Desk
from quipu.settlers import draw_board as board
from quipu.settlers.draw_board import Standing, spread, standing_piece
from quipu.settlers.draw_kit import Point

FRAME: Final[Point] = (-297, -196)  # where the robber stands on the frame (I1.7)
STANDS: Final = {  # how much a piece stands above its place, and its size on the board
    "settlement": (-1, 0.98),
    "city": (-2, 0.98),
    "ruin-settlement": (-1, 0.98),
    "ruin-city": (-1, 0.98),
    "road-1": (0, 1),
    "road-2": (0, 1),
    "road-3": (0, 1),
}


def draw_ground(desk: Desk) -> None:
    desk.ground("board", use("board-inca", transform=at(*desk.layout.middle)))
    for hex, look in enumerate(board.variations(desk)):
        desk.ground(f"hex-{hex}", board.tile(desk, hex, look))
    board.draw_places(desk)


def draw_robber(desk: Desk) -> None:
    hex = desk.view.robber
    if hex < 0:
        board.draw_robber(desk, frame_spot(desk), desk.speak("draw-frame"))
    else:
        board.draw_robber(desk, board.robber_spot(desk, hex), desk.lands[hex])


def frame_spot(desk: Desk) -> Point:
    return desk.layout.spot(*FRAME)


# ---- pieces ---------------------------------------------------------------------------------


def draw_pieces(desk: Desk) -> None:
    """Every place has its key in every picture, empty or not."""
    roads, buildings = on_paths(desk), on_crossings(desk)
    for _, kind, place in board.back_to_front(desk):
        standing = (roads if kind == "path" else buildings).get(place)
        desk.piece(f"{kind}-{place}", _piece(desk, kind, place, standing) if standing else "")


def on_paths(desk: Desk) -> dict[int, Standing]:
    roads = spread(desk.view.roads, "road")
    return {path: (seat, f"road-{INCA.places.leans[path]}") for path, (seat, _) in roads.items()}


def on_crossings(desk: Desk) -> dict[int, Standing]:
    view = desk.view
    found = {**spread(view.settlements, "settlement"), **spread(view.cities, "city")}
    for crossing in spread(view.ruins, "ruin"):
        seat, what = found[crossing]
        found[crossing] = (seat, f"ruin-{what}")
    return found


def _piece(desk: Desk, kind: str, place: int, standing: Standing) -> str:
    what = standing[1]
    spot = desk.at_path(place) if kind == "path" else desk.at_crossing(place)
    name = "thing-road" if kind == "path" else what if what.startswith("ruin") else f"thing-{what}"
    return standing_piece(desk, spot, standing, STANDS, name)
