"""The symbol library: symbols, gradients, clips, filters and patterns, each id once.

Every definition stands on its own line of a file beside this one; a line is what is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

DEFINITION = re.compile(r'<\w+ id="([\w-]+)"')
REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


class UnknownSymbol(KeyError):
    """A drawing names a symbol that no file of the library defines."""

    def __str__(self) -> str:
        return f"no symbol {self.args[0]!r} in the library"


@cache
def library() -> Mapping[str, str]:
    """All definitions by id."""
    found: dict[str, str] = {}
    for file in sorted(files(__name__).iterdir(), key=lambda each: each.name):
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


def symbol(name: str) -> str:
    """The markup that defines this id."""
    try:
        return library()[name]
    except KeyError:
        raise UnknownSymbol(name) from None


def references(markup: str) -> set[str]:
    """The ids this markup refers to directly."""
    return set(REFERENCE.findall(markup))


@cache
def closure(name: str) -> frozenset[str]:
    """An id and all it needs in its turn."""
    found: set[str] = set()
    open_ids = [name]
    while open_ids:
        one = open_ids.pop()
        if one not in found:
            found.add(one)
            open_ids += references(symbol(one))
    return frozenset(found)


def needed(names: Iterable[str]) -> list[str]:
    """These ids and all they need, in the order of the library."""
    every = set().union(*map(closure, names))
    return [name for name in library() if name in every]


def definitions(names: Iterable[str]) -> str:
    """The markup of `<defs>` for these ids and all they need."""
    return "".join(symbol(name) for name in needed(names))
