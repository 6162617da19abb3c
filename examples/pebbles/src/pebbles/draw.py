"""The table as a drawing: the heap, the tokens of the seats, and what can be taken now."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from pebbles.state import IN_HEAP
from pebbles.view import PebblesObservation
from quipu.drawing import Drawing, at, el, group, text, use

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.texts import Speak

SEATS: Final = ("red", "blue", "yellow", "white")
STAMPS: Final = ("circle", "triangle", "square", "star")
BACKDROP: Final = "#E9E2D2"
INK: Final = "#3A3327"
GAP: Final = 74
TOP: Final = 70
ROW: Final = 46


def draw(
    view: PebblesObservation,
    legal: Sequence[Action[Any]],
    speak: Speak,
    names: Sequence[str],
    narrow: bool = False,
) -> Drawing:
    """The heap above, the seats below; `narrow` for phones."""
    across = 4 if narrow else 6
    rows = -(-len(view.owner) // across)
    below = TOP + GAP * rows
    size = (GAP * across + 40, below + ROW * len(view.tokens) + 16)
    drawing = Drawing(*size, speak("draw-label"), backdrop=BACKDROP, home=__package__)
    ground = el("rect", x=10, y=10, width=size[0] - 20, height=below - 36, rx=26, class_="sand")
    drawing.add("ground", "sand", ground)
    spots = [(20 + GAP * (n % across) + GAP / 2, TOP + GAP * (n // across)) for n in range(99)]
    for pebble, owner in enumerate(view.owner):
        drawing.add("pieces", f"pebble-{pebble}", stone(view, pebble, owner, spots[pebble], speak))
    for seat in range(len(view.tokens)):
        row = seat_row(view, seat, below + ROW * seat, names, speak)
        drawing.add("pieces", f"seat-{seat}", row)
    forms = [action.to_json() for action in legal]
    for pebble in range(len(view.owner)):
        ways = [form for form in forms if form.get("pebble") == pebble]
        if ways:
            drawing.add("targets", f"take-{pebble}", target(ways, view, spots[pebble], speak))
    return drawing


def stone(
    view: PebblesObservation, pebble: int, owner: int, spot: tuple[float, float], speak: Speak
) -> str:
    """A pebble of the heap; where one was taken, a hollow in the colour of who has it."""
    number = text(str(pebble), 0, 5, size=14, text_anchor="middle", fill=INK)
    label = speak("draw-pebble", pebble=pebble)
    if owner == IN_HEAP:
        mark = use("pebble-mark") if pebble == view.marks[view.seat] and view.seat >= 0 else ""
        shape = use(f"pebble-{1 + pebble % 3}") + number + mark
        return group(shape, transform=at(*spot), role="img", aria_label=label)
    tint = f"seat-{SEATS[owner]}" if owner >= 0 else "lost"
    hollow = el("ellipse", rx=22, ry=15, class_="hollow s" if owner >= 0 else "hollow")
    return group(hollow, class_=tint, transform=at(*spot))


def seat_row(
    view: PebblesObservation, seat: int, y: float, names: Sequence[str], speak: Speak
) -> str:
    """Colour, name, pebbles and token; a token that this seat does not know lies face down."""
    token = view.tokens[seat] or view.known[seat]
    face = use("token-front") if token else use("token-back")
    value = text(str(token), 0, 5, size=15, text_anchor="middle", fill=INK) if token else ""
    disc = el("circle", r=10, class_="s", stroke="#2A1D18", stroke_width=1.4)
    stamp = use(f"stamp-{STAMPS[seat]}")
    said = speak("draw-seat", name=names[seat], n=view.owner.count(seat))
    return group(
        group(disc, stamp, class_=f"seat-{SEATS[seat]}", transform=at(34, y)),
        text(said, 56, y + 5, size=15, fill=INK),
        group(face, value, transform=at(GAP * 4 + 6, y)),
        role="img",
        aria_label=said,
    )


def target(
    ways: Sequence[dict[str, object]],
    view: PebblesObservation,
    spot: tuple[float, float],
    speak: Speak,
) -> str:
    """A pebble that can be taken: a click does it, or asks what to do if there are several ways."""
    pebble = ways[0]["pebble"]
    kinds = " ".join(str(way["kind"]) for way in ways)
    several = {"data_menu": kinds, "data_pebble": pebble, "aria_haspopup": "menu"}
    offer = {"data_action": json.dumps(ways[0])} if len(ways) == 1 else several
    return group(
        el("ellipse", rx=29, ry=22, class_="place soft"),
        el("ellipse", rx=33, ry=26, class_="focus-ring"),
        el("ellipse", rx=30, ry=24, class_="hit"),
        class_=f"glow seat-{SEATS[view.seat]}",
        role="button",
        tabindex=0,
        aria_label=speak("draw-take", pebble=pebble),
        transform=at(*spot),
        **offer,
    )
