"""Cropping: a part of a drawing around one of its elements, as a picture of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

from quipu.drawing.drawing import LAYERS, Drawing
from quipu.drawing.markup import num

PLACE = re.compile(r"translate\((-?[\d.]+)[ ,](-?[\d.]+)\)")
REACH = 110.0  # an element whose origin is farther outside than this cannot be seen


def place_of(drawing: Drawing, key: str) -> tuple[float, float]:
    """Where an element stands. Raises KeyError for an unknown key or one without a place."""
    for layer in LAYERS:
        found = PLACE.search(drawing.elements(layer).get(key, ""))
        if found is not None:
            return float(found[1]), float(found[2])
    raise KeyError(key)


def cropped(drawing: Drawing, key: str, size: Sequence[float], shift: Sequence[float]) -> str:
    """A standalone SVG of `size` units, centred on the element `key` moved by `shift`.

    What lies outside is left out, so that the file is small.
    """
    (x, y), (width, height) = place_of(drawing, key), size
    left, top = x + shift[0] - width / 2, y + shift[1] - height / 2
    part = drawing.blank()
    for layer in LAYERS:
        for number, (each, markup) in enumerate(drawing.elements(layer).items()):
            found = PLACE.search(markup)
            is_backdrop = layer == "ground" and number == 0
            if found is None or is_backdrop or _is_near(found, left, top, width, height):
                part.add(layer, each, markup)
    root = ElementTree.fromstring(part.svg())
    root.set("viewBox", f"{num(left)} {num(top)} {num(width)} {num(height)}")
    root.set("width", num(width))
    root.set("height", num(height))
    return ElementTree.tostring(root, encoding="unicode")


def _is_near(found: re.Match[str], left: float, top: float, width: float, height: float) -> bool:
    x, y = float(found[1]) - left, float(found[2]) - top
    return -REACH < x < width + REACH and -REACH < y < height + REACH
