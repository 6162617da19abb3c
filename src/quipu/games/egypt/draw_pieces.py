"""Route pieces on paths and buildings on crossings, in their seats' colours with their stamps.

Every path and crossing has its keys in every picture, empty or not: so the order from back to
front never changes, and a page can put a piece where it belongs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quipu.drawing import at, group, use
from quipu.games.egypt.draw_layout import STAMPS, Desk, colour
from quipu.games.egypt.draw_places import CROSSINGS, LEANS, PATHS, TURNS

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

Standing = tuple[int, str]  # seat and piece


def draw_pieces(desk: Desk) -> None:
    routes, buildings = on_paths(desk), on_crossings(desk)
    for path in range(len(PATHS)):
        desk.piece(f"bar-{path}", _bar(desk, path, routes))
    for _, kind, place in _back_to_front():
        standing = (routes if kind == "path" else buildings).get(place)
        desk.piece(f"{kind}-{place}", _piece(desk, kind, place, standing) if standing else "")


def on_paths(desk: Desk) -> dict[int, Standing]:
    return {**_spread(desk.view.oxcarts, "oxcart"), **_spread(desk.view.boats, "boat")}


def on_crossings(desk: Desk) -> dict[int, Standing]:
    settlements = _spread(desk.view.settlements, "settlement")
    return {**settlements, **_spread(desk.view.temple_cities, "temple")}


def _spread(by_seat: Sequence[Sequence[int]], kind: str) -> dict[int, Standing]:
    return {place: (seat, kind) for seat, places in enumerate(by_seat) for place in places}


def _back_to_front() -> list[tuple[float, str, int]]:
    """All places from the top of the board down; on one height buildings stand before carts."""
    paths = [(spot[1] - 1, "path", n) for n, spot in enumerate(PATHS)]
    return sorted(paths + [(spot[1], "crossing", n) for n, spot in enumerate(CROSSINGS)])


def _bar(desk: Desk, path: int, routes: Mapping[int, Standing]) -> str:
    """What a cart or a boat lies on, turned along its path."""
    if path not in routes:
        return ""
    spot = desk.layout.spot(*PATHS[path])
    bar = use("piece-bar", transform="scale(1.12 1)")
    seat = routes[path][0]
    return group(bar, class_=colour(seat), transform=at(*spot, turn=TURNS[LEANS[path]]))


def _piece(desk: Desk, kind: str, place: int, standing: Standing) -> str:
    seat, what = standing
    lift, size = STANDS[what]
    x, y = desk.layout.spot(*(PATHS if kind == "path" else CROSSINGS)[place])
    name = desk.speak(f"thing-{NAMES[what]}")
    return group(
        use(f"egypt-{what}-{STAMPS[seat]}"),
        class_=colour(seat),
        transform=at(x, y + lift, scale=size * desk.layout.piece),
        role="img",
        aria_label=desk.speak("draw-piece-of", thing=name, name=desk.names[seat]),
    )
