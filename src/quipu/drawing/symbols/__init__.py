"""The symbols of a game: symbols, gradients, clips, filters and patterns, each id once.

They stand in the folder `symbols` of the game, of the packages it shares with others and of this
room; whoever is nearer to the game is asked first. Every definition stands on a line of its own,
and a line is what is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from quipu.core.homes import homes

HOUSE: Final = "quipu.drawing"
DEFINITION: Final = re.compile(r'<\w+ id="([\w-]+)"')
KEPT: Final = 4096  # pieces of markup that were read before
REFERENCE: Final = re.compile(r'(?:href="|url\()#([\w-]+)')


class UnknownSymbol(KeyError):
    """A drawing names a symbol that no file of its library defines."""

    def __str__(self) -> str:
        return f"no symbol {self.args[0]!r} in the library"


class Library(dict[str, str]):
    """The definitions that drawings of one game may use, by id."""

    def __init__(self, found: dict[str, str]) -> None:
        super().__init__(found)
        self._closures: dict[str, frozenset[str]] = {}

    def __missing__(self, name: str) -> str:
        raise UnknownSymbol(name)

    def closure(self, name: str) -> frozenset[str]:
        """An id and all it needs in its turn."""
        if name not in self._closures:
            found: set[str] = set()
            open_ids = [name]
            while open_ids:
                one = open_ids.pop()
                if one not in found:
                    found.add(one)
                    open_ids += references(self[one])
            self._closures[name] = frozenset(found)
        return self._closures[name]

    def closed(self, names: Iterable[str]) -> frozenset[str]:
        """These ids and all they need."""
        return frozenset().union(*map(self.closure, names))

    def needed(self, names: Iterable[str]) -> list[str]:
        """The same in the order of the library."""
        every = self.closed(names)
        return [name for name in self if name in every] if every else []

    def definitions(self, names: Iterable[str]) -> str:
        """The markup of `<defs>` for these ids and all they need."""
        return "".join(self[name] for name in self.needed(names))


@cache
def library(home: str = HOUSE) -> Library:
    """What drawings of the game of this package may use."""
    found: dict[str, str] = {}
    for package in (HOUSE, *reversed(homes(home))):
        found |= brought_by(package)
    return Library(found)


def brought_by(package: str) -> dict[str, str]:
    """The definitions of one package by id."""
    folder = files(package) / "symbols"
    found: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if file.name.endswith(".svg"):
            _read(file.read_text(encoding="utf-8"), file.name, found)
    return found


def _read(source: str, name: str, found: dict[str, str]) -> None:
    for row in source.splitlines():
        match = DEFINITION.match(row)
        if match and match[1] in found:
            raise ValueError(f"{name}: {match[1]} is defined twice")
        if match:
            found[match[1]] = row


@lru_cache(KEPT)  # 35 answers an act in egypt-gods, 27 in jade; 0.3 µs each and more
def references(markup: str) -> frozenset[str]:
    """The ids this markup refers to directly."""
    return frozenset(REFERENCE.findall(markup))
