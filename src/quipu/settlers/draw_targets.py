"""Places of the board that can be chosen: every legal action with a place is offered there once.

A place with one way to use it carries the action. Further ways open as a menu: `data-menu` names
their kinds, `data-path` or its like the place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from quipu.drawing import at, el, group, use
from quipu.settlers.draw_board import robber_spot
from quipu.settlers.draw_desk import Desk
from quipu.settlers.draw_kit import STAMPS, Form, Point, dashed

Place = tuple[str, Any]

D = TypeVar("D", bound=Desk)
Makers = dict[str, Callable[[D, Any, Sequence[Form]], None]]


def draw_placed(desk: D, found: dict[Place, list[Form]], makers: Makers[D]) -> None:
    """From back to front by sort, each from the top of the board down."""
    for sort, make in makers.items():
        for place in sorted(place for other, place in found if other == sort):
            make(desk, place, found[sort, place])


def said(way: Form) -> str:
    return dashed(str(way["kind"]))


def crossing_target(
    desk: Desk, place: int, offer: str, what: str, ring: bool, words: str, around: list[str]
) -> None:
    """A free crossing, or in a ring the building that stands there."""
    marks = AROUND if ring else (el("circle", r=18, class_="place-halo"), use("target-crossing"))
    desk.target(
        f"do-crossing-{place}",
        offer,
        *marks,
        ghost(desk, f"ghost-{what}"),
        el("circle", r=24, class_="focus-ring"),
        transform=at(*desk.at_crossing(place)),
        data_yield=yield_of(desk, place),
        aria_label=desk.speak(f"draw-do-{words}", place=around),
    )


def yield_of(desk: Desk, crossing: int) -> str:
    """What a building there draws, for the bubble of a page: kinds with their numbers."""
    view, look = desk.view, desk.look
    lands = [(view.terrains[hex], view.chips[hex]) for hex in look.places.at_crossing[crossing]]
    return " ".join(f"{look.yields[land]} {chip}" for land, chip in lands if chip)


def ghost(desk: Desk, symbol: str, **attrs: Any) -> str:
    """The piece that would stand there, shown while the place is looked at."""
    name = f"{desk.look.game}-{symbol}-{STAMPS[desk.view.seat]}"
    return use(name, class_="ghost", **attrs)


def path_target(desk: Desk, place: int, offer: str, what: str, words: str) -> None:
    lean = desk.look.places.leans[place]
    desk.target(
        f"do-path-{place}",
        offer,
        use(f"way-{lean}", class_="path-halo"),
        use(f"target-path-{lean}"),
        ghost(desk, f"{what}-{lean}"),
        el("circle", r=24, class_="focus-ring"),
        transform=at(*desk.at_path(place)),
        aria_label=desk.speak(f"draw-do-{words}", place=desk.path_name(place)),
    )


def hex_target(desk: Desk, place: int, offer: str) -> None:
    """Where the robber may go, and whom he would meet there."""
    settled = _settled(desk, place)
    robber_target(
        desk, f"do-hex-{place}", offer, robber_spot(desk, place), desk.lands[place], settled
    )


def robber_target(
    desk: Desk, key: str, offer: str, spot: Point, place: str, settled: Sequence[int]
) -> None:
    names = [desk.names[seat] for seat in settled]
    desk.target(
        key,
        offer,
        el("circle", r=20, class_="place-halo"),
        use("target-hex"),
        use("ghost-robber", class_="ghost"),
        transform=at(*spot),
        aria_label=desk.speak("draw-do-move-robber", place=place, names=names, count=len(names)),
    )


def _settled(desk: Desk, hex: int) -> list[int]:
    """Others with a building there."""
    view, around = desk.view, set(desk.look.places.at_hex[hex])
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return [seat for seat in others if around & view.buildings(seat)]


def seat_target(desk: Desk, place: int, offer: str) -> None:
    """Whom to rob: all his buildings at the robber's hex are one place to choose."""
    there = desk.look.places.at_hex[desk.view.robber]
    hit = [crossing for crossing in there if crossing in desk.view.buildings(place)]
    label = desk.speak("draw-do-steal-from", name=desk.names[place])
    rings = [_aim(desk, crossing) for crossing in hit]
    desk.target(f"do-seat-{place}", offer, *rings, aria_label=label)


def _aim(desk: Desk, crossing: int) -> str:
    x, y = desk.at_crossing(crossing)
    return group(*AROUND, transform=at(x, y - 2))


# a ring around a building that hides neither its colour nor the middle of a path
SOFT = {"fill": "none", "stroke_width": 5, "stroke_opacity": 0.4, "pointer_events": "none"}
AROUND = (
    el("circle", r=29, class_="sk soft", **SOFT),
    use("target-building"),
)
