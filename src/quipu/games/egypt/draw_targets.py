"""Places that can be chosen: every legal action with a place is offered once, at that place.

A place with one way to use it carries the action. Further ways, such as a god's help or another
payment, open as a menu: `data-menu` names their kinds, `data-path` or its like the place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from quipu.drawing import at, el, group, use
from quipu.games.egypt.box import KIND_NAMES, TERRAINS
from quipu.games.egypt.draw_gods import god_ring, god_spot
from quipu.games.egypt.draw_layout import STAMPS, Desk, Form, act, menu, thing
from quipu.games.egypt.draw_map import robber_spot
from quipu.games.egypt.draw_places import (
    AT_CROSSING,
    AT_HEX,
    CROSSINGS,
    LEANS,
    PATHS,
    crossing_name,
    path_name,
)
from quipu.games.egypt.draw_site import TALL, place_spot, stone

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
YIELDS: Final = dict(zip(TERRAINS, KIND_NAMES, strict=False))  # E1.2; the desert is left over
RAISED: Final = frozenset(("build_temple_city", "raise_with_ptah"))

Place = tuple[str, Any]


def draw_targets(desk: Desk) -> None:
    """From back to front by sort, each from the top of the board down."""
    found = placed(desk.actions)
    for sort, make in MAKERS.items():
        for place in sorted(place for other, place in found if other == sort):
            make(desk, place, found[sort, place])


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


def _target(
    desk: Desk, sort: str, place: Any, ways: Sequence[Form], *markup: str, **attrs: Any
) -> None:
    words = attrs.pop("words", {})
    said = attrs.pop("said", None) or str(ways[0]["kind"]).replace("_", "-")
    attrs["aria_label"] = desk.speak(f"draw-do-{said}", **words)
    key = f"do-{'stone' if sort == 'place' else sort}-{place}"
    desk.target(key, _offer(desk, sort, place, ways), *markup, **attrs)


# ---- on the board ---------------------------------------------------------------------------


def _crossing(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    what = "temple" if ways[0]["kind"] in RAISED else "settlement"
    spot = desk.layout.spot(*CROSSINGS[place])
    if what == "temple":
        marks = _around()
    else:
        marks = (el("circle", r=18, class_="place-halo"), use("target-crossing"))
    _target(
        desk,
        "crossing",
        place,
        ways,
        *marks,
        _ghost(desk, f"ghost-{what}"),
        el("circle", r=24, class_="focus-ring"),
        transform=at(*spot),
        words={"place": crossing_name(desk, place)},
        data_yield=_yield(desk, place),
    )


def _yield(desk: Desk, crossing: int) -> str:
    """What a building there draws, for the bubble of a page: kinds with their numbers."""
    lands = [(desk.view.terrains[hex], desk.view.chips[hex]) for hex in AT_CROSSING[crossing]]
    return " ".join(f"{YIELDS[land]} {chip}" for land, chip in lands if chip)


def _ghost(desk: Desk, symbol: str, **attrs: Any) -> str:
    """The piece that would stand there, shown while the place is looked at."""
    return use(f"egypt-{symbol}-{STAMPS[desk.view.seat]}", class_="ghost", **attrs)


def _path(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    what = "boat" if ways[0]["kind"] == "build_boat" else "oxcart"
    lean = LEANS[place]
    _target(
        desk,
        "path",
        place,
        ways,
        use(f"way-{lean}", class_="path-halo"),
        use(f"target-path-{lean}"),
        _ghost(desk, f"route-{what}-{lean}"),
        el("circle", r=24, class_="focus-ring"),
        transform=at(*desk.layout.spot(*PATHS[place])),
        words={"place": path_name(desk, place)},
    )


def _oxcart(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    """An oxcart that may be taken up; where to comes next."""
    x, y = desk.layout.spot(*PATHS[place])
    _target(
        desk,
        "oxcart",
        place,
        ways,
        *_around(),
        transform=at(x, y - 4, scale=0.8),
        said="lift-with-chons",
        words={"place": path_name(desk, place)},
    )


def _hex(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    _target(
        desk,
        "hex",
        place,
        ways,
        el("circle", r=20, class_="place-halo"),
        use("target-hex"),
        use("ghost-robber", class_="ghost"),
        transform=at(*robber_spot(desk, place)),
        words={
            "place": desk.lands[place],
            "names": [desk.names[seat] for seat in _settled(desk, place)],
            "count": len(_settled(desk, place)),
        },
    )


def _settled(desk: Desk, hex: int) -> list[int]:
    """Others with a building there."""
    view, around = desk.view, set(AT_HEX[hex])
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return [seat for seat in others if around & view.buildings(seat)]


def _seat(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    """Whom to rob: all his buildings at the robber's hex are one place to choose."""
    view = desk.view
    hit = [crossing for crossing in AT_HEX[view.robber] if crossing in view.buildings(place)]
    _target(
        desk,
        "seat",
        place,
        ways,
        *(_aim(desk, crossing) for crossing in hit),
        words={"name": desk.names[place]},
    )


def _aim(desk: Desk, crossing: int) -> str:
    x, y = desk.layout.spot(*CROSSINGS[crossing])
    return group(*_around(), transform=at(x, y - 2))


def _around() -> tuple[str, str]:
    """A ring around a building that does not hide its colour."""
    glow = el("circle", r=29, class_="sk soft", fill="none", stroke_width=5, stroke_opacity=0.4)
    return glow, use("target-building")


# ---- beside the board -----------------------------------------------------------------------


def _stone(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    ghost = use(stone(desk.view.seat, place), y=-TALL, class_="ghost")
    _target(
        desk,
        "place",
        place,
        ways,
        use("target-stone"),
        ghost,
        transform=at(*place_spot(desk, place, TALL), scale=desk.layout.site_size),
    )


def _god(desk: Desk, place: str, ways: Sequence[Form]) -> None:
    _target(
        desk,
        "god",
        place,
        ways,
        *god_ring(desk, place),
        transform=at(*god_spot(desk, place), scale=desk.layout.god),
        words={"god": thing(desk.speak, place)},
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
