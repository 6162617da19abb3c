"""A drawing that stands alone: stylesheet and symbols inside, seat colours written out.

Renderers like resvg know no CSS variables. So the classes that paint with them become attributes,
and a symbol used by two seats is defined twice, once for each set of variables in force.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from xml.etree import ElementTree

from quipu.drawing.drawing import Drawing
from quipu.drawing.markup import el
from quipu.drawing.style import style
from quipu.drawing.symbols import references

SVG = "http://www.w3.org/2000/svg"
Variables = Mapping[str, str]

ElementTree.register_namespace("", SVG)


def written_out(drawing: Drawing) -> str:
    back = el("rect", width="100%", height="100%", fill=drawing.backdrop)
    content = (back if drawing.backdrop else "") + drawing.layers()
    root = ElementTree.fromstring(drawing.frame(content))
    definitions = _Definitions(drawing)
    _write_out(root, {}, definitions)
    root.insert(0, definitions.element())
    root.insert(0, _element("style", "\n" + style(drawing.home).plain() + "\n"))
    return ElementTree.tostring(root, encoding="unicode")


def _element(tag: str, words: str | None = None) -> ElementTree.Element:
    made = ElementTree.Element(f"{{{SVG}}}{tag}")
    made.text = words
    return made


def _mark(known: Variables) -> str:
    """The same for the same variables, so that drawings on one page do not mix up their ids."""
    return sha256(repr(sorted(known.items())).encode()).hexdigest()[:6]


class _Definitions:
    """The definitions a drawing needs, one for each symbol and the variables it is used with."""

    def __init__(self, drawing: Drawing) -> None:
        self.library = drawing.library
        self.style = style(drawing.home)
        self._made: dict[str, ElementTree.Element] = {}

    def name(self, symbol: str, known: Variables) -> str:
        """The id under which this symbol is defined with these variables."""
        closure = self.library.closure(symbol)
        painted = any(self.style.is_painted(self.library[one]) for one in closure)
        name = f"{symbol}-{_mark(known)}" if painted and known else symbol
        if name not in self._made:
            self._define(symbol, name, known)
        return name

    def _define(self, symbol: str, name: str, known: Variables) -> None:
        source = f'<svg xmlns="{SVG}">{self.library[symbol]}</svg>'
        made = ElementTree.fromstring(source)[0]
        made.set("id", name)
        self._made[name] = made
        _write_out(made, known, self)

    def element(self) -> ElementTree.Element:
        defs = _element("defs")
        defs.extend(self._made.values())
        return defs


def _write_out(element: ElementTree.Element, known: Variables, found: _Definitions) -> None:
    classes = element.get("class", "").split()
    known = {**known, **found.style.variables(classes)}
    for key, value in found.style.paint(classes, known).items():
        element.set(key, value)
    for key, value in list(element.items()):
        for symbol in references(f'{key}="{value}"'):
            element.set(key, value.replace(f"#{symbol}", f"#{found.name(symbol, known)}"))
    for child in element:
        _write_out(child, known, found)
