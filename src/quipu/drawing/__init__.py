"""Drawings for all games: layers of keyed SVG, a library of symbols, a hand that wobbles."""

from __future__ import annotations

from quipu.drawing.drawing import LAYERS, Drawing
from quipu.drawing.hand import wobble
from quipu.drawing.markup import (
    Attrs,
    at,
    el,
    group,
    line,
    measure,
    num,
    paragraph,
    path,
    polygon,
    text,
    use,
)
from quipu.drawing.style import seat_colour, stylesheet
from quipu.drawing.symbols import definitions, symbol

__all__ = [
    "LAYERS",
    "Attrs",
    "Drawing",
    "at",
    "definitions",
    "el",
    "group",
    "line",
    "measure",
    "num",
    "paragraph",
    "path",
    "polygon",
    "seat_colour",
    "stylesheet",
    "symbol",
    "text",
    "use",
    "wobble",
]
