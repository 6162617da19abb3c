"""Places that can be chosen: every legal action with a place is offered once, at that place.

A place with one way to use it carries the action in `data-action`.

Where a tile can be laid in several ways (other turns, or other tiles of the display), `data-turns`
lists all of them in order and `data-action` is the first. The target then holds one group for each
way, `<g data-turn="0" aria-label="…">` and so on; all but the first have `display="none"`. Clicking
again takes the next way: show its group, hide the one before, and make it the `data-action`.

Other choices open as a menu: `data-menu` names the kind, and the further data fields, such as
`data-part` or `data-take`, the arguments that all ways at this place have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from quipu.drawing import at, el, group, use
from quipu.games.jade.draw_board import (
    figure_spot,
    jeep_scale,
    jeep_spot,
    jungle,
    name,
    tile,
)
from quipu.games.jade.draw_layout import STAMPS, Desk, Form, act, count, menu, turns
from quipu.games.jade.draw_places import Point, face_number, shape
from quipu.games.jade.draw_rack import shelf_of, standing, statues
from quipu.games.jade.draw_side import (
    BADGE,
    display_scale,
    display_spot,
    open_size,
    open_spot,
    stack_spot,
)
from quipu.games.jade.faces import ALL_FACES, neighbour
from quipu.games.jade.tiles import SIDE_NAMES, SIZE
from quipu.texts import describe_action

Place = Any

AWAY: Final = 1.26  # places for figures keep clear of the jeep


def draw_targets(desk: Desk) -> None:
    found: dict[str, dict[Place, list[Form]]] = {}
    for action in desk.actions:
        kind = str(action["kind"])
        if kind in PLACES:
            place = PLACES[kind](desk, action)
            found.setdefault(kind, {}).setdefault(place, []).append(action)
    for kind, make in MAKERS.items():
        for place, ways in found.get(kind, {}).items():
            make(desk, place, ways)


def is_placed(action: Form, actions: Sequence[Form]) -> bool:
    """Whether an action is offered at a place; several artefacts are put back by a form."""
    if action["kind"] == "return_artefacts":
        return all(len(_kinds(other)) == 1 for other in actions)
    return action["kind"] in PLACES


def _kinds(action: Form) -> list[str]:
    kinds = action["kinds"]
    assert isinstance(kinds, list)
    return kinds


def _cell(_desk: Desk, action: Form) -> int:
    cell = action["cell"]
    assert isinstance(cell, list)
    return int(SIZE * cell[1] + cell[0])


def _beside(desk: Desk, action: Form) -> int:
    """Where a tile would lie: beside the jeep."""
    return neighbour(desk.view.jeeps[desk.view.seat], SIDE_NAMES.index(str(action["side"])))


def _returned(_desk: Desk, action: Form) -> str:
    return " ".join(_kinds(action))


PLACES: Final[dict[str, Callable[[Desk, Form], Place]]] = {
    "drive": _cell,
    "lay_tile": _beside,
    "draw_tile": lambda _, action: action["stack"],
    "swap_tile": lambda _, action: action["tile"],
    "exchange_open": lambda _, action: action["take"],
    "exchange_hidden": lambda _, action: "heap",
    "return_artefacts": _returned,
    "set_figure": lambda _, action: action["part"],
    "take_back": _cell,
}


# ---- on the area ------------------------------------------------------------------------------


def _drive(desk: Desk, cell: int, ways: Sequence[Form]) -> None:
    view = desk.view
    if cell == view.jeeps[view.seat]:
        x, y = jeep_spot(desk, view.seat)
        label = desk.speak("draw-do-stay", place=desk.place(cell))
        spot = at(x, y, scale=jeep_scale(desk, view.seat) * desk.layout.scale)
        marks = [use("jade-target-stay", class_="soft")]
    else:
        label = desk.speak("draw-do-drive", place=desk.place(cell))
        x, y = desk.layout.spot(cell)
        spot = at(round(x), round(y), scale=desk.layout.scale)
        ghost = use(f"jade-go-{STAMPS[view.seat]}", class_="ghost")
        marks = [use("jade-reach"), ghost]
    key = f"go-{name(cell)}"
    desk.target(key, act(ways[0]), *marks, transform=spot, aria_label=label)


def _lay(desk: Desk, cell: int, ways: Sequence[Form]) -> None:
    shown = []
    for number, way in enumerate(ways):
        face = face_number(str(way["tile"]), int(str(way["turn"])))
        several = len(ways) > 1
        shown.append(
            group(
                tile(face, jungle(cell)),
                opacity=0.86,
                data_turn=number if several else None,
                aria_label=describe_action(desk.speak, way) if several else None,
                display="none" if number else None,
            )
        )
    desk.target(
        f"do-lay-{name(cell)}",
        turns(ways),
        use("jade-target-cell", class_="soft"),
        *shown,
        use("jade-target-rim"),
        use("jade-turn", 26, -26) if len(ways) > 1 else "",
        _ring(-34, 68, 9),
        transform=desk.layout.placed(cell),
        aria_label=desk.speak("draw-do-lay", place=desk.place(cell), n=len(ways)),
    )


def _ring(start: float, size: float, radius: float) -> str:
    """Shows when its place is looked at."""
    box = {"x": start, "y": start, "width": size, "height": size, "rx": radius}
    return el("rect", **box, class_="focus-ring")


def _set(desk: Desk, part: int, ways: Sequence[Form]) -> None:
    view = desk.view
    face = view.faces[view.laid]
    x, y = shape(face, part).stand
    size = int(str(ways[0]["archaeologists"]))
    parts = len(ALL_FACES[face].parts)
    ghost = use(f"jade-figure-{size}-{STAMPS[view.seat]}", transform=at(0, -1, scale=0.66))
    desk.target(
        f"do-set-{part}",
        menu(ways, part=part),
        use("jade-target-figure", class_="soft"),
        group(ghost, class_="bare", opacity=0.75),
        el("circle", r=15, class_="focus-ring"),
        transform=desk.layout.placed(view.laid, AWAY * x, AWAY * y),
        aria_label=desk.speak("draw-do-set", part=part + 1, parts=parts),
    )


def _take_back(desk: Desk, cell: int, ways: Sequence[Form]) -> None:
    figure = next(each for each in desk.view.figures if each.cell == cell)
    label = desk.speak("draw-do-take-back", n=figure.size, place=desk.place(cell))
    desk.target(
        f"do-take-back-{name(cell)}",
        act(ways[0]),
        use("jade-target-lift", class_="soft"),
        el("circle", r=20, class_="focus-ring"),
        transform=at(*figure_spot(desk, figure), scale=desk.layout.scale),
        aria_label=label,
    )


# ---- beside the area --------------------------------------------------------------------------


def _frame(size: float, radius: float, spread: float = 4) -> tuple[str, ...]:
    """A glowing frame around something square, from its middle."""
    half = size / 2
    box = {"x": -half, "y": -half, "width": size, "height": size, "rx": radius}
    far, all_of = -half - spread, size + 2 * spread
    wide = {"x": far, "y": far, "width": all_of, "height": all_of, "rx": radius + spread}
    return (
        el("rect", **wide, fill="none", class_="sk soft", stroke_width=6, stroke_opacity=0.5),
        el("rect", **box, fill="none", stroke="#2A1D18", stroke_width=4.8),
        el("rect", **box, fill="none", class_="sk", stroke_width=3),
        el("rect", **wide, class_="focus-ring"),
        el("rect", **wide, class_="hit"),
    )


def _draw(desk: Desk, stack: int, ways: Sequence[Form]) -> None:
    desk.target(
        f"do-stack-{stack}",
        act(ways[0]),
        *_frame(41, 6, 2.4),
        count(desk.view.heights[stack - 1], *BADGE),
        transform=at(*stack_spot(desk, stack - 1)),
        aria_label=desk.speak("draw-do-draw", stack=stack),
    )


def _swap(desk: Desk, kind: str, ways: Sequence[Form]) -> None:
    """A tile of the display; the menu asks for the stack."""
    place = list(desk.view.displays[desk.view.seat]).index(kind)
    desk.target(
        f"do-display-{place}",
        menu(ways, tile=kind),
        *_frame(62 * display_scale(desk), 9),
        transform=at(*display_spot(desk, place)),
        aria_label=desk.speak("draw-do-swap", tile=desk.tile(kind)),
    )


def _open(desk: Desk, kind: str, ways: Sequence[Form]) -> None:
    """An open artefact; the menu asks which own one is given for it."""
    place = list(desk.view.open).index(kind)
    label = desk.speak("draw-do-take", kind=desk.kind(kind))
    spot, size = open_spot(desk, place), open_size(desk)
    _artefact(desk, f"open-{place}", menu(ways, take=kind), spot, size, label)


def _hidden(desk: Desk, _place: str, ways: Sequence[Form]) -> None:
    spot = open_spot(desk, 5)
    _artefact(desk, "heap", menu(ways), spot, open_size(desk), desk.speak("draw-do-hidden"))


def _return(desk: Desk, kind: str, ways: Sequence[Form]) -> None:
    """One artefact to be put back; for two a form is filled in."""
    if not is_placed(ways[0], desk.actions):
        return
    view = desk.view
    shown = statues(view.hands[view.seat] or [], view.designs_matter)
    shelf = shelf_of(desk, len(shown))
    key, _, spot = next(each for each in standing(desk, shown, shelf) if each[1] == kind)
    label = desk.speak("draw-do-return", kind=desk.kind(kind))
    _artefact(desk, key, act(ways[0]), spot, shelf.quarter, label)


def _artefact(desk: Desk, key: str, offer: str, spot: Point, size: float, label: str) -> None:
    x, y = spot
    half = size / 2 - size / 60
    desk.target(
        f"do-{key}",
        offer,
        *_frame(size + 0.6, size / 9, 2),
        transform=at(x + half + size / 60, y + half + size / 60),
        aria_label=label,
    )


MAKERS: Final[dict[str, Callable[[Desk, Any, Sequence[Form]], None]]] = {
    "drive": _drive,
    "take_back": _take_back,
    "lay_tile": _lay,
    "set_figure": _set,
    "draw_tile": _draw,
    "swap_tile": _swap,
    "exchange_open": _open,
    "exchange_hidden": _hidden,
    "return_artefacts": _return,
}
