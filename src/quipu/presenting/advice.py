"""Advice: which bot of a game is asked for a hint, and the reasons for an act in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from quipu.presenting.shown import Picture, Shown

if TYPE_CHECKING:
    from quipu.core.game import Game

ADVISORS: Final = ("perfect", "greedy")  # the first that the game has


@dataclass(frozen=True)
class Reason(Shown):
    """One thing that speaks for an act, or against it."""

    text: str
    picture: Picture | None = None
    good: bool = True


def advisor(game: Game) -> str | None:
    """The bot that says why; None if none of the game weighs anything."""
    return next((name for name in ADVISORS if name in game.bots()), None)
