"""The gods: cards that lie open, and those in front of their owners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quipu.drawing import Attrs, at, el, group, text, use
from quipu.games.egypt.draw_layout import Desk, colour
from quipu.settlers.draw_kit import INK, ON_TABLE, Point, disc, thing

if TYPE_CHECKING:
    from quipu.texts import Speak

CARD: Final[Attrs] = {"width": 76, "height": 112}


def god_card(speak: Speak, god: str, side: str = "a") -> str:
    """A whole card with its name, 76 by 112."""
    name = text(
        thing(speak, god),
        37,
        83.6,
        size=9.4,
        width=62,
        text_anchor="middle",
        font_weight=700,
        fill=INK,
    )
    return use(f"card-egypt-god-{god}{'-b' if side == 'b' else ''}", **CARD) + name


def draw_gods(desk: Desk) -> None:
    view, layout = desk.view, desk.layout
    held = {} if view.has_pyramid else dict(zip(layout.owners, enumerate(view.gods), strict=False))
    desk.piece("gods-title", _title(desk, "draw-open-gods", *layout.gods_title, view.open_gods))
    for god, spot in zip(view.open_gods, layout.gods, strict=False):
        desk.piece(f"god-{god}", _open_card(desk, god, spot))
    if held:
        x, y = layout.owners[0]
        desk.piece("owners-title", _title(desk, "draw-gods-held", x, y - 9, view.gods))
    for spot, (seat, god) in held.items():
        if god:
            desk.piece(f"god-{god}", _held_card(desk, seat, god, spot))


def _title(desk: Desk, key: str, x: float, y: float, cards: Sequence[str]) -> str:
    """Words over cards, once there are any."""
    size = 20 if desk.layout.narrow else 13
    return text(desk.speak(key), x, y, size=size, font_weight=600, **ON_TABLE) if any(cards) else ""


def _open_card(desk: Desk, god: str, spot: Point) -> str:
    name = desk.speak("draw-open-god", god=thing(desk.speak, god))
    card = god_card(desk.speak, god)
    return group(card, transform=at(*spot, scale=desk.layout.god), role="img", aria_label=name)


def _held_card(desk: Desk, seat: int, god: str, spot: Point) -> str:
    """In front of its owner: with the owner's disc."""
    side = desk.view.god_sides[seat]
    who = desk.names[seat]
    label = desk.speak("draw-god-of", god=thing(desk.speak, god), side=side.upper(), name=who)
    return group(
        god_card(desk.speak, god, side),
        disc(colour(seat), seat, 9, 9, 1.05),
        transform=at(*spot, scale=desk.layout.god),
        role="img",
        aria_label=label,
    )


def god_frame(**attrs: object) -> str:
    """The edge of a card, to glow or to be focused."""
    return el("rect", x=-2, y=-2, width=78, height=114, rx=12, **attrs)


def god_ring(desk: Desk, god: str) -> tuple[str, ...]:
    """What makes an open card a place to choose."""
    return (
        god_frame(class_="sk soft", fill="none", stroke_width=4.4),
        god_frame(class_="hit"),
        god_frame(class_="focus-ring"),
    )


def god_spot(desk: Desk, god: str) -> Point:
    return desk.layout.gods[list(desk.view.open_gods).index(god)]
