"""Route pieces on paths and buildings on crossings, in their seats' colours with their stamps.

Every path and crossing has its keys in every picture, empty or not: so the order from back to
front never changes, and a page can put a piece where it belongs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quipu.drawing import at, group, use
from quipu.games.egypt.draw_layout import EGYPT, Desk, colour
from quipu.games.egypt.draw_places import PATHS
from quipu.settlers.draw_board import Standing, back_to_front, spread, standing_piece
from quipu.settlers.draw_desk import TURNS

STANDS: Final = {  # how much a piece stands above its place, and its size on the board
    "settlement": (-1, 0.98),
    "temple": (-2, 0.92),
    "oxcart": (-5, 0.74),
    "boat": (-6, 0.72),
}
NAMES: Final = {
    "settlement": "settlement",
    "temple": "temple-city",
    "oxcart": "oxcart",
    "boat": "papyrus-boat",
}


def draw_pieces(desk: Desk) -> None:
    routes, buildings = on_paths(desk), on_crossings(desk)
    for path in range(len(PATHS)):
        desk.piece(f"bar-{path}", _bar(desk, path, routes))
    for _, kind, place in back_to_front(desk):
        standing = (routes if kind == "path" else buildings).get(place)
        desk.piece(f"{kind}-{place}", _piece(desk, kind, place, standing) if standing else "")


def on_paths(desk: Desk) -> dict[int, Standing]:
    return {**spread(desk.view.oxcarts, "oxcart"), **spread(desk.view.boats, "boat")}


def on_crossings(desk: Desk) -> dict[int, Standing]:
    settlements = spread(desk.view.settlements, "settlement")
    return {**settlements, **spread(desk.view.cities, "temple")}


def _bar(desk: Desk, path: int, routes: Mapping[int, Standing]) -> str:
    """What a cart or a boat lies on, turned along its path."""
    if path not in routes:
        return ""
    spot = desk.at_path(path)
    bar = use("piece-bar", transform="scale(1.12 1)")
    seat = routes[path][0]
    return group(
        bar, class_=colour(seat), transform=at(*spot, turn=TURNS[EGYPT.places.leans[path]])
    )


def _piece(desk: Desk, kind: str, place: int, standing: Standing) -> str:
    spot = desk.at_path(place) if kind == "path" else desk.at_crossing(place)
    return standing_piece(desk, spot, standing, STANDS, f"thing-{NAMES[standing[1]]}")
