"""Homes: the packages in which texts, events, symbols, styles and pictures of a game lie."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quipu.core.events import EVENTS, EventKind


def homes(anchor: str) -> tuple[str, ...]:
    """The package of a game, then those that it names as `SHARED`; the first that has it counts."""
    shared: tuple[str, ...] = getattr(import_module(anchor), "SHARED", ())
    return (anchor, *shared)


@cache
def event_kinds(anchor: str) -> dict[str, EventKind]:
    """The kinds of events that can be told at a table of this game: its own, shared, the house's.

    They are `EVENTS` in the modules `events`, or `game`, of its packages. A game that brings none
    has only those of the house, and its texts are made from the names of the fields.
    """
    found = dict(EVENTS)
    for home in reversed(homes(anchor)):
        for module in ("game", "events"):
            own = declared(home, module, "EVENTS")
            found.update(own if isinstance(own, dict) else {})
    return found


def brought(home: str, name: str) -> str:
    """A file of a package as text; empty if it brings none of that name."""
    from importlib.resources import files

    file = files(home) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def declared(anchor: str, module: str, name: str) -> object:
    """What a module of a package declares under this name; None if there is no such module."""
    where = f"{anchor}.{module}"
    return None if find_spec(where) is None else getattr(import_module(where), name, None)
