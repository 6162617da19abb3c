"""Drawings for all games: layers of keyed SVG, a library of symbols, a hand that wobbles."""

from __future__ import annotations

from quipu.drawing.desk import Desk
from quipu.drawing.drawing import LAYERS, Drawing
from quipu.drawing.hand import wobble
from quipu.drawing.letters import font_file, font_names, measure
from quipu.drawing.markup import (
    Attrs,
    at,
    el,
    group,
    line,
    num,
    paragraph,
    path,
    polygon,
    text,
    use,
)
from quipu.drawing.parts import Part
from quipu.drawing.remembering import Shelf, sign
from quipu.drawing.style import seat_colour, stylesheet
from quipu.drawing.symbols import library

__all__ = [
    "LAYERS",
    "Attrs",
    "Desk",
    "Drawing",
    "Part",
    "Shelf",
    "at",
    "el",
    "font_file",
    "font_names",
    "group",
    "library",
    "line",
    "measure",
    "num",
    "paragraph",
    "path",
    "polygon",
    "seat_colour",
    "sign",
    "stylesheet",
    "text",
    "use",
    "wobble",
]
