"""The stylesheet of drawings, and what its variables come to where there are none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from quipu.core.homes import brought, homes
from quipu.drawing.symbols import HOUSE

FILE: Final = "style.css"
RULE: Final = re.compile(r"^\.([\w-]+) \{ ([^}]*) \}$", re.MULTILINE)
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:, *([^)]*))?\)")

Declarations = Mapping[str, str]


@cache
def stylesheet(home: str = HOUSE) -> str:
    """The classes used inside drawings of a game: those of this room, then its own `style.css`."""
    packages = dict.fromkeys([HOUSE, *reversed(homes(home))])
    return "\n".join(filter(None, (brought(package, FILE) for package in packages)))


class Style:
    """The stylesheet of a game, read."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet
        self._setting: dict[str, Declarations] = {}  # by class: the variables it sets
        self._painting: dict[str, Declarations] = {}  # by class: what it paints with variables
        for name, body in RULE.findall(sheet):
            pairs = [part.split(":", 1) for part in body.split(";")]
            read = {key.strip(): value.strip() for key, value in pairs}
            if body.startswith("--"):
                self._setting[name] = read
            elif "var(" in body:
                self._painting[name] = read

    def plain(self) -> str:
        """The stylesheet without variables, for drawings in which they are written out."""
        rest = RULE.sub(lambda rule: "" if "--" in rule[2] else rule[0], self.sheet)
        return re.sub(r"\n{2,}", "\n", re.sub(r"/\*.*?\*/\n*", "", rest, flags=re.DOTALL)).strip()

    def variables(self, classes: Iterable[str]) -> dict[str, str]:
        """The variables these classes set."""
        return {
            key: value for name in classes for key, value in self._setting.get(name, {}).items()
        }

    def paint(self, classes: Iterable[str], known: Mapping[str, str]) -> dict[str, str]:
        """The presentation attributes that these classes come to, with these variables."""
        found = {
            key: value for name in classes for key, value in self._painting.get(name, {}).items()
        }
        return {key: _resolved(value, known) for key, value in found.items()}

    def is_painted(self, markup: str) -> bool:
        """Whether a definition looks different in different seats' hands."""
        names = {name for value in re.findall(r'class="([^"]*)"', markup) for name in value.split()}
        return not names.isdisjoint(self._painting)

    def seat_colour(self, name: str) -> str:
        return self._setting[f"seat-{name}"]["--seat"]


def _resolved(value: str, known: Mapping[str, str]) -> str:
    return VARIABLE.sub(lambda match: known.get(match[1], match[2] or ""), value)


@cache
def style(home: str = HOUSE) -> Style:
    return Style(stylesheet(home))


def seat_colour(name: str) -> str:
    """The colour of a seat's pieces, such as "red"."""
    return style().seat_colour(name)
