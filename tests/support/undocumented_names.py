"""Prints which public names have no words of their own; run on src/, as compiled ones have none."""

from __future__ import annotations

import inspect
from importlib import import_module

PACKAGES = [
    "quipu",
    *(f"quipu.{name}" for name in ("arena", "drawing", "envs", "learning", "presenting")),
    *(f"quipu.{name}" for name in ("terminal", "testing", "texts")),
]


def undocumented(package: str) -> list[str]:
    module = import_module(package)
    missing = []
    for name in module.__all__:
        thing = getattr(module, name)
        if callable(thing) and not inspect.getdoc(thing):
            missing.append(f"{package}.{name}")
        for inner in own_members(thing) if inspect.isclass(thing) else ():
            if not inspect.getdoc(getattr(thing, inner)):
                missing.append(f"{package}.{name}.{inner}")
    return missing


def own_members(kind: type) -> list[str]:
    """Public methods and properties that a class of ours declares."""
    sorts = (staticmethod, classmethod, property)
    return [
        name
        for name, value in vars(kind).items()
        if not name.startswith("_") and (isinstance(value, sorts) or inspect.isroutine(value))
    ]


if __name__ == "__main__":
    print("\n".join(name for package in PACKAGES for name in undocumented(package)))  # noqa: T201
