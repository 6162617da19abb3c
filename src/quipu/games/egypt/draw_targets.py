"""Places that can be chosen: every legal action with a place is offered once, at that place.

A place with one way to use it carries the action. Further ways, such as a god's help or another
payment, open as a menu: `data-menu` names their kinds, `data-path` or its like the place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from quipu.drawing import at, use
from quipu.games.egypt.draw_gods import god_ring, god_spot
from quipu.games.egypt.draw_layout import Desk
from quipu.games.egypt.draw_places import crossing_name
from quipu.games.egypt.draw_site import TALL, place_spot, stone
from quipu.settlers.draw_kit import Form, act, menu, thing
from quipu.settlers.draw_targets import (
    AROUND,
    Place,
    crossing_target,
    draw_placed,
    hex_target,
    path_target,
    said,
    seat_target,
)

PLACED: Final = {  # the parameter that names the place
    "place_start_settlement": "crossing",
    "build_settlement": "crossing",
    "build_temple_city": "crossing",
    "settle_with_ptah": "crossing",
    "raise_with_ptah": "crossing",
    "place_start_oxcart": "path",
    "build_oxcart": "path",
    "place_free_oxcart": "path",
    "build_boat": "path",
    "build_with_wepwawet": "path",
    "move_with_chons": "path",
    "move_robber": "hex",
    "steal_from": "seat",
    "build_stone": "place",
    "exchange_god": "god",
}
WITH_A_GOD: Final = frozenset(
    ("settle_with_ptah", "raise_with_ptah", "build_with_wepwawet", "move_with_chons")
)
RAISED: Final = frozenset(("build_temple_city", "raise_with_ptah"))


def draw_targets(desk: Desk) -> None:
    draw_placed(desk, placed(desk.actions), MAKERS)


def placed(actions: Sequence[Form]) -> dict[Place, list[Form]]:
    """The actions that have a place, by that place; an oxcart is taken up before it is moved."""
    moves = [action for action in actions if action["kind"] == "move_with_chons"]
    lifted = len({move["oxcart"] for move in moves}) > 1
    found: dict[Place, list[Form]] = {}
    for action in actions:
        sort = PLACED.get(str(action["kind"]), "")
        if lifted and action["kind"] == "move_with_chons":
            sort = "oxcart"
        place = action.get(sort)
        if place is not None:
            found.setdefault((sort, place), []).append(action)
    return {place: sorted(ways, key=_with_a_god) for place, ways in found.items()}


def _with_a_god(way: Form) -> bool:
    return way["kind"] in WITH_A_GOD


def _offer(desk: Desk, sort: str, place: object, ways: Sequence[Form]) -> str:
    """What a click does, and what a menu lists besides."""
    asked = len({action["kind"] for action in desk.actions}) == 1  # the page wants one kind
    plain = [way for way in ways if len(way) == 2 and way["kind"] not in WITH_A_GOD]
    direct = ways if asked and len(ways) == 1 and sort != "oxcart" else plain[:1]
    others = [way for way in ways if way not in direct]
    parts = [act(way) for way in direct] + ([menu(others, sort, place)] if others else [])
    return " ".join(parts)


# ---- on the board ---------------------------------------------------------------------------


def _crossing(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    raised = ways[0]["kind"] in RAISED
    offer, what = _offer(desk, "crossing", place, ways), "temple" if raised else "settlement"
    around = crossing_name(desk, place)
    crossing_target(desk, place, offer, what, raised, said(ways[0]), around)


def _path(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    what = "boat" if ways[0]["kind"] == "build_boat" else "oxcart"
    path_target(desk, place, _offer(desk, "path", place, ways), f"route-{what}", said(ways[0]))


def _oxcart(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    """An oxcart that may be taken up; where to comes next."""
    x, y = desk.at_path(place)
    desk.target(
        f"do-oxcart-{place}",
        _offer(desk, "oxcart", place, ways),
        *AROUND,
        transform=at(x, y - 4, scale=0.8),
        aria_label=desk.speak("draw-do-lift-with-chons", place=desk.path_name(place)),
    )


def _hex(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    hex_target(desk, place, _offer(desk, "hex", place, ways))


def _seat(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    seat_target(desk, place, _offer(desk, "seat", place, ways))


# ---- beside the board -----------------------------------------------------------------------


def _stone(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    desk.target(
        f"do-stone-{place}",
        _offer(desk, "place", place, ways),
        use("target-stone"),
        use(stone(desk.view.seat, place), y=-TALL, class_="ghost"),
        transform=at(*place_spot(desk, place, TALL), scale=desk.layout.site_size),
        aria_label=desk.speak("draw-do-build-stone"),
    )


def _god(desk: Desk, place: str, ways: Sequence[Form]) -> None:
    desk.target(
        f"do-god-{place}",
        _offer(desk, "god", place, ways),
        *god_ring(desk, place),
        transform=at(*god_spot(desk, place), scale=desk.layout.god),
        aria_label=desk.speak("draw-do-exchange-god", god=thing(desk.speak, place)),
    )


MAKERS: Final[dict[str, Callable[[Desk, Any, Sequence[Form]], None]]] = {
    "hex": _hex,
    "path": _path,
    "oxcart": _oxcart,
    "crossing": _crossing,
    "seat": _seat,
    "place": _stone,
    "god": _god,
}
