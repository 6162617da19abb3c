"""Parts of a view as JSON, and what of them changed since an earlier view."""

from __future__ import annotations

import re
from typing import Any, Final

from quipu.drawing import LAYERS, Drawing, Shelf, group
from quipu.play.encoding import dumps
from quipu.presenting.shown import Shown

MOVING: Final = ("pieces", "targets")
SYMBOL: Final = re.compile(rb'"symbol":"([^"]*)"')
FRAMED: Final[Shelf[str]] = Shelf()
Message = dict[str, Any]
Changed = dict[str, dict[str, str | None]]  # by layer and key
Part = bytes | list[bytes]  # of a message, already written; a list entry by entry
Parts = dict[str, Part]
TEXT: Final = "json text"  # of a value that is shown, among its fields; none is called so
AS_IT_WAS: Final = b"null"  # an entry at the same place of the same list


def changes(new: Drawing, old: Drawing | None, changed: Changed) -> Message:
    """What a page has to change so that it shows the new drawing."""
    parts = [each.to_json() for each in new.parts] if old is None or old.parts != new.parts else []
    return ({"parts": parts} if parts else {}) | {
        "size": [new.width, new.height],
        "title": new.title,
        "ground": new.ground_hash,
        "changed": {layer: changed[layer] for layer in MOVING if changed[layer]},
        "order": {
            layer: list(new.elements(layer))
            for layer in MOVING
            if old is None or not new.is_in_order(layer, old)
        },
        "symbols": "",
    }


def laid_out(value: object) -> Part:
    """A part as it is written, a list entry by entry."""
    if not isinstance(value, (list, tuple)):
        return entry(value)
    if value and isinstance(value[0], Shown):
        return [vars(each).get(TEXT) or entry(each) for each in value]
    return [*map(dumps, value)]


def entry(value: object) -> bytes:
    """What is shown again and again is written once."""
    if not isinstance(value, Shown):
        return dumps(value)
    known: bytes | None = vars(value).get(TEXT)
    if known is None:
        known = vars(value)[TEXT] = dumps(value.to_json())
    return known


def joined(part: Part) -> bytes:
    return part if isinstance(part, bytes) else b"[%b]" % b",".join(part)


def news(parts: Parts, old: Parts) -> Parts:
    """The parts that are not as they were, and of lists the entries."""
    return {name: since_then(part, old[name]) for name, part in parts.items() if part != old[name]}


def since_then(part: Part, old: Part) -> Part:
    if isinstance(part, bytes) or not isinstance(old, list):
        return part
    kept = [AS_IT_WAS if each == was else each for each, was in zip(part, old, strict=False)]
    return kept + part[len(old) :]


def symbols_in(shown: object) -> set[str]:
    """The symbols that pictures in a part of a message name, however deep."""
    return symbols_named(dumps(shown))


def symbols_named(written: bytes) -> set[str]:
    """The same of a part that is written already."""
    return {name.decode() for name in set(SYMBOL.findall(written))}


def framed(drawing: Drawing | None) -> str:
    """A small drawing as markup, its elements by key; nothing if there is nothing on it."""
    return FRAMED.take(drawing, lambda: _framed(drawing)) if drawing is not None else ""


def _framed(drawing: Drawing) -> str:
    layers = [drawing.elements(layer) for layer in LAYERS]
    markup = [group(each, data_what=key) for layer in layers for key, each in layer.items()]
    return drawing.frame(*markup) if markup else ""
