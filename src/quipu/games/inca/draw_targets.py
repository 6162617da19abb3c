"""Places that can be chosen: every legal action with a place is offered once, at that place.

The supply opens the form for a set of goods, the Longest Trade Route that for its own trade.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from quipu.drawing import at, el
from quipu.games.inca.box import RESOURCES
from quipu.games.inca.draw_board import frame_spot
from quipu.games.inca.draw_culture import CARD
from quipu.games.inca.draw_layout import Desk
from quipu.games.inca.draw_table import title_spot
from quipu.settlers.draw_board import robber_spot
from quipu.settlers.draw_kit import Form, act, form
from quipu.settlers.draw_targets import (
    AROUND,
    Place,
    crossing_target,
    draw_placed,
    hex_target,
    path_target,
    robber_target,
    said,
    seat_target,
)

PLACED: Final = {  # the parameter that names the place
    "place_start_settlement": "crossing",
    "build_settlement": "crossing",
    "build_city": "crossing",
    "found_tribe": "crossing",
    "place_start_road": "path",
    "build_road": "path",
    "place_free_road": "path",
    "move_robber": "hex",
    "steal_from": "seat",
}
FRAME: Final = -1  # I9.6: where the robber may go by some tables' rules; no hex
AT_THING: Final = {  # the thing at which actions without a place are offered
    "buy_card": "deck",
    "drive_robber_off": "robber",
    "trade_goods_set": "supply",
    "trade_by_route": "route",
}


def draw_targets(desk: Desk) -> None:
    draw_placed(desk, placed(desk.actions), MAKERS)


def placed(actions: Sequence[Form]) -> dict[Place, list[Form]]:
    """The actions that have a place, or a thing to be done with, by that."""
    found: dict[Place, list[Form]] = {}
    for action in actions:
        kind = str(action["kind"])
        if kind in AT_THING:
            found.setdefault(("thing", AT_THING[kind]), []).append(action)
        elif kind in PLACED:
            place = action[PLACED[kind]]
            found.setdefault((PLACED[kind], FRAME if place is None else place), []).append(action)
    return found


# ---- on the board ---------------------------------------------------------------------------


def _crossing(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    """A settlement and a city never compete for one crossing."""
    words, around = said(ways[0]), desk.crossing_name(place)
    what = "city" if words == "build-city" else "settlement"
    ruin = any(place in ruins for ruins in desk.view.ruins)
    if words == "build-settlement" and ruin:
        words = "overbuild"
    crossing_target(desk, place, act(ways[0]), what, what == "city" or ruin, words, around)


def _path(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    path_target(desk, place, act(ways[0]), "road", said(ways[0]))


def _hex(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    if place == FRAME:
        frame, spot = desk.speak("draw-frame"), frame_spot(desk)
        robber_target(desk, "do-frame", act(ways[0]), spot, frame, [])
    else:
        hex_target(desk, place, act(ways[0]))


def _seat(desk: Desk, place: int, ways: Sequence[Form]) -> None:
    seat_target(desk, place, act(ways[0]))


# ---- at things ------------------------------------------------------------------------------


def _thing(desk: Desk, place: str, ways: Sequence[Form]) -> None:
    offer = act(ways[0]) if len(ways) == 1 else form(ways)
    label = desk.speak(f"draw-do-{said(ways[0])}", card="")
    spot, *marks = THINGS[place](desk)
    desk.target(f"do-{place}", offer, *marks, transform=at(*spot), aria_label=label)


def _deck(desk: Desk) -> tuple[Any, ...]:
    number = 0 if desk.view.decks[0] else 1
    return desk.layout.decks[number], *_frame(desk)


def _robber(desk: Desk) -> tuple[Any, ...]:
    return robber_spot(desk, desk.view.robber), *AROUND


def _route(desk: Desk) -> tuple[Any, ...]:
    return title_spot(desk, 0, desk.view.route_holder), *_frame(desk)


def _supply(desk: Desk) -> tuple[Any, ...]:
    """Around the goods."""
    goods, size = desk.layout.supply[RESOURCES:], desk.layout.stock
    left, right = min(x for x, _ in goods), max(x for x, _ in goods)
    above, below = min(y for _, y in goods), max(y for _, y in goods)
    wide, tall = right - left + 46 * size, below - above + 23 * size
    return (left - 3 * size, above - 16 * size), *_box(wide, tall, 8)


def _frame(desk: Desk) -> tuple[str, ...]:
    """Around a small card."""
    size = desk.layout.card
    return _box((CARD[0] - 2) * size, (CARD[1] - 2) * size, 9 * size)


def _box(wide: float, tall: float, round: float) -> tuple[str, ...]:
    edge = {"x": -1, "y": -1, "width": wide + 2, "height": tall + 2, "rx": round}
    return (
        el("rect", **edge, class_="sk soft", fill="none", stroke_width=3.4),
        el("rect", **edge, class_="hit"),
        el("rect", **edge, class_="focus-ring"),
    )


THINGS: Final[dict[str, Callable[[Desk], tuple[Any, ...]]]] = {
    "deck": _deck,
    "robber": _robber,
    "route": _route,
    "supply": _supply,
}
MAKERS: Final[dict[str, Callable[[Desk, Any, Sequence[Form]], None]]] = {
    "hex": _hex,
    "path": _path,
    "crossing": _crossing,
    "seat": _seat,
    "thing": _thing,
}
