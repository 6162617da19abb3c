"""Many games at once: simulations, tournaments of bots, and what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quipu.arena.contest import Coded, Named, Program
    from quipu.arena.tournament import Tournament, run

__all__ = ["Coded", "Named", "Program", "Tournament", "run"]

_HOME = {
    "Coded": "quipu.arena.contest",
    "Named": "quipu.arena.contest",
    "Program": "quipu.arena.contest",
    "Tournament": "quipu.arena.tournament",
    "run": "quipu.arena.tournament",
}


def __getattr__(name: str) -> Any:
    """numpy, polars and the rest load with the first tournament, not with a simulation."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        return getattr(import_module(_HOME[name]), name)
    except ModuleNotFoundError as missing:
        needs = f"quipu.arena needs {missing.name}: pip install 'quipu[arena]'"
        raise ModuleNotFoundError(needs, name=missing.name) from None
