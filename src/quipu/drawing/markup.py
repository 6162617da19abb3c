"""Small builders of SVG markup; they escape what they are given and never write `style=`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from quipu.drawing.letters import measure

Attrs = dict[str, Any]

FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # in XML
SMALLEST = 0.78  # words shrink to this share of their size before they are pressed


@lru_cache(65536, typed=True)  # 5 answers an act in egypt-gods, 2 in jade (bench/caches.py)
def num(value: float) -> str:
    """A number as short as SVG allows: two decimals, no trailing zeros."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short in ("", "-0") else short


def el(tag: str, /, *children: str, **attrs: Any) -> str:
    """One element; `stroke_width=2` becomes `stroke-width`, `class_` `class`, None is left out.

    Children are markup already; words go through `text`.
    """
    return _element(tag, children, *attrs.items())


@lru_cache(131072, typed=True)  # 64 answers an act in egypt-gods, 134 in jade; 0.34 µs each
def _element(tag: str, children: tuple[str, ...], *attrs: tuple[str, Any]) -> str:
    """A board is drawn again and again, and most of it is as it was."""
    head = tag + "".join([_attribute(key, value) for key, value in attrs])
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


@lru_cache(65536, typed=True)  # 28 answers an act in egypt-gods, 31 in jade
def _attribute(key: str, value: object) -> str:
    if value is None:
        return ""
    name = key.rstrip("_").replace("_", "-")
    if name == "style":
        raise ValueError("no style attributes in drawings: use a class or a presentation attribute")
    shown = num(value) if isinstance(value, (int, float)) else escaped(str(value))
    return f' {name}="{shown}"'


@lru_cache(32768)  # 9 answers an act in egypt-gods, 15 in jade
def escaped(words: str) -> str:
    """Words as they may stand in markup, whatever name somebody takes."""
    return escape(FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", words), quote=True)


def group(*children: str, **attrs: Any) -> str:
    """A `g` element around others."""
    return el("g", *(children or ("",)), **attrs)


def path(d: str, **attrs: Any) -> str:
    """A `path` element."""
    return el("path", d=d, **attrs)


def line(d: str, **attrs: Any) -> str:
    """A path that is only stroked."""
    return el("path", d=d, fill="none", **attrs)


def use(symbol: str, x: float | None = None, y: float | None = None, **attrs: Any) -> str:
    """A symbol of the library; those with a viewBox also want width and height."""
    return el("use", href=f"#{symbol}", x=x, y=y, **attrs)


@lru_cache(65536)  # 25 answers an act in egypt-gods, 50 in jade
def at(x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """The value of a transform attribute: move, then turn (degrees), then scale."""
    moved = f"translate({num(x)} {num(y)})"
    turned = f"rotate({num(turn)})" if turn else ""
    return moved + turned + (f"scale({num(scale)})" if scale != 1 else "")


def text(
    words: str,
    x: float,
    y: float,
    *,
    size: float = 14,
    width: float | None = None,
    font: str = "t",
    **attrs: Any,
) -> str:
    """Words at a baseline, escaped; with `width` they shrink, and are pressed if still too long.

    `font` is a class: `t` interface, `tt` titles.
    """
    natural = measure(words, size, attrs.get("font_weight", 400), font)
    if width is not None and natural > width:
        shrunk = max(width / natural, SMALLEST)
        size *= shrunk
        if natural * shrunk > width * 1.02:
            attrs |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return el("text", escaped(words), x=x, y=y, class_=font, font_size=size, **attrs)


def paragraph(words: str, x: float, y: float, *, size: float, width: float, **attrs: Any) -> str:
    """Words around the height y, on two lines if they do not fit on one."""
    if measure(words, size, attrs.get("font_weight", 400)) <= width or " " not in words:
        return text(words, x, y + size * 0.36, size=size, width=width, **attrs)
    split = _best_split(words)
    rows = (words[:split], words[split + 1 :])
    return "".join(
        text(row, x, y + size * (n * 1.15 - 0.22), size=size, width=width, **attrs)
        for n, row in enumerate(rows)
    )


def _best_split(words: str) -> int:
    """The space that makes two lines most equal."""
    spaces = [place for place, sign in enumerate(words) if sign == " "]
    return min(spaces, key=lambda place: abs(2 * place - len(words)))


def polygon(points: Sequence[tuple[float, float]], **attrs: Any) -> str:
    """A `polygon` element through points."""
    return el("polygon", points=" ".join(f"{num(x)},{num(y)}" for x, y in points), **attrs)
