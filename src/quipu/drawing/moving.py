"""A moving picture: many drawings of one board as one SVG that plays without a script."""

from __future__ import annotations

from collections.abc import Sequence

from quipu.drawing.drawing import Drawing
from quipu.drawing.markup import el, num

LAYERS = ("ground", "pieces")
PACE = 0.7  # seconds for a drawing
REST = 4  # as many drawings long the last one stays


class Shown:
    """One element as it looks from one drawing to before another."""

    def __init__(self, markup: str, first: int) -> None:
        self.markup = markup
        self.first = first
        self.end = first + 1


def moving(drawings: Sequence[Drawing], pace: float = PACE) -> Drawing:
    """What stays is drawn once; what changes is visible in its time, and all begins anew."""
    last = drawings[-1]
    made = Drawing(last.width, last.height, last.title, last.backdrop, last.home)
    length = len(drawings) + REST
    for layer in LAYERS:
        for key, looks in looks_of(drawings, layer).items():
            for n, look in enumerate(looks):
                end = length if look.end == len(drawings) else look.end
                made.add(layer, f"{key}-{n}", timed(look, end, length, pace))
    return made


def looks_of(drawings: Sequence[Drawing], layer: str) -> dict[str, list[Shown]]:
    """By key, one after another; keys in the order in which they lie on the last drawings."""
    found: dict[str, list[Shown]] = {}
    for n, drawing in enumerate(drawings):
        for key, markup in drawing.elements(layer).items():
            looks = found.setdefault(key, [])
            if looks and looks[-1].end == n and looks[-1].markup == markup:
                looks[-1].end = n + 1
            else:
                looks.append(Shown(markup, n))
    order = {key: n for drawing in drawings for n, key in enumerate(drawing.elements(layer))}
    return dict(sorted(found.items(), key=lambda each: order[each[0]]))


def timed(look: Shown, end: int, length: int, pace: float) -> str:
    if look.first == 0 and end == length:
        return look.markup
    times, values = [0.0], ["visible" if look.first == 0 else "hidden"]
    if look.first:
        times.append(look.first / length)
        values.append("visible")
    if end < length:
        times.append(end / length)
        values.append("hidden")
    animate = el(
        "animate",
        attributeName="visibility",
        calcMode="discrete",
        values=";".join(values),
        keyTimes=";".join(f"{each:.5f}" for each in times),
        dur=f"{num(length * pace)}s",
        repeatCount="indefinite",
    )
    return el("g", animate, look.markup, visibility=values[0] if end == length else "hidden")
