"""What drawings of settlers games are made of: places to choose, discs, and words in them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Attrs, at, el, group, text, use
from quipu.drawing.markup import escaped

if TYPE_CHECKING:
    from quipu.texts import Speak

Point = tuple[float, float]
Form = dict[str, object]

STAMPS: Final = ("circle", "triangle", "square", "star")
TABLE: Final = "#EFE6D5"
INK: Final = "#2B2620"
PAPER: Final = "#FFFBF3"
DARK: Final = "#3A2A1C"
ON_TABLE: Final[Attrs] = {"fill": "currentColor"}  # light or dark, as the page is


def target(tint: str, offer: str, *markup: str, **attrs: Any) -> str:
    """A place to choose, in the colour of who chooses; `offer` is what choosing it means."""
    role: Attrs = {"class_": f"glow {tint}", "role": "button", "tabindex": 0}
    return group(*markup, **role, **attrs).replace("<g", f"<g {offer}", 1)


def act(action: Form) -> str:
    """An offer of one action, in single quotes: half as long as with escaped ones."""
    written = json.dumps(action, separators=(",", ":"))
    return "data-action='" + escaped(written).replace("&quot;", '"') + "'"


def menu(ways: Sequence[Form], name: str, value: object) -> str:
    """An offer of several actions: their kinds, and what they have in common."""
    kinds = " ".join(dict.fromkeys(str(way["kind"]) for way in ways))
    return f'data-menu="{kinds}" data-{name}="{value}" aria-haspopup="menu"'


def form(ways: Sequence[Form]) -> str:
    """An offer of several actions that are composed: the form of their kind opens."""
    return f'data-form="{ways[0]["kind"]}"'


def disc(tint: str, seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's colour with its stamp."""
    return group(
        el("circle", r=10.4, class_="s", stroke="#2A1D18", stroke_width=1.4),
        use(f"stamp-{STAMPS[seat]}", transform="scale(1.06)"),
        class_=tint,
        transform=at(x, y, scale=scale),
    )


def badge(count: int, x: float, y: float, r: float, size: float, scale: float = 1) -> str:
    """A number in a dark circle."""
    return group(
        el("circle", r=r, fill=INK, stroke=PAPER, stroke_width=2),
        middle(str(count), 0, 0, size, font_weight=800, fill="#FFF8E7"),
        transform=at(x, y, scale=scale),
    )


def middle(words: str, x: float, y: float, size: float, **attrs: Any) -> str:
    """Words around a point; y is the middle of their figures."""
    return text(words, x, y + size * 0.36, size=size, text_anchor="middle", **attrs)


def capital(words: str) -> str:
    """A name of a thing as the first word of a line."""
    return words[:1].upper() + words[1:]


def dashed(name: str) -> str:
    return name.replace("_", "-")


def thing(speak: Speak, name: str) -> str:
    return speak("thing-" + dashed(name))
