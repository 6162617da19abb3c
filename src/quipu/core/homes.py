"""Homes: the packages in which texts, symbols, styles and pictures of a game lie."""

from __future__ import annotations

from importlib import import_module


def homes(anchor: str) -> tuple[str, ...]:
    """The package of a game, then those that it names as `SHARED`; the first that has it counts."""
    shared: tuple[str, ...] = getattr(import_module(anchor), "SHARED", ())
    return (anchor, *shared)


def brought(home: str, name: str) -> str:
    """A file of a package as text; empty if it brings none of that name."""
    from importlib.resources import files

    file = files(home) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def declared(anchor: str, module: str, name: str) -> object:
    """What a module of a package declares under this name; None if there is no such module."""
    from importlib.util import find_spec

    where = f"{anchor}.{module}"
    return None if find_spec(where) is None else getattr(import_module(where), name, None)
