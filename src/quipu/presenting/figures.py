"""Figures: positions that the rules of a game are shown on, and paragraphs that are not as usual.

A game declares them as EXAMPLES and DIFFERENCES in its module `present_figures`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from quipu.core.journal import SPECTATOR

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.state import State

MODULE: Final = "present_figures"


@dataclass(frozen=True)
class Example:
    """A position of one mode, as one seat sees it: what it may do there glows."""

    game: str
    make: Callable[[Game], State]
    seat: int = SPECTATOR


@cache
def module_of(anchor: str) -> Any:
    name = f"{anchor}.{MODULE}"
    return import_module(name) if find_spec(name) is not None else None


def examples(anchor: str) -> Mapping[str, Example]:
    """By paragraph."""
    found: Mapping[str, Example] = getattr(module_of(anchor), "EXAMPLES", {})
    return found


def differences(anchor: str) -> Sequence[str]:
    """The paragraphs that are not as people who know the family of games expect."""
    found: Sequence[str] = getattr(module_of(anchor), "DIFFERENCES", ())
    return found
