"""Advice: which bot of a game is asked for a hint, and the reasons for an act in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from quipu.presenting.shown import Picture, Shown

if TYPE_CHECKING:
    from quipu.core.game import Game

ADVISORS: Final = ("perfect", "greedy")  # the first that the game has, before any other


@dataclass(frozen=True)
class Reason(Shown):
    """One thing that speaks for an act, or against it."""

    text: str
    picture: Picture | None = None
    good: bool = True


def advisor(game: Game) -> str | None:
    """The bot that says why: a usual one, else the first that weighs; None if none does.

    One that searches is not asked: a hint has to come at once.
    """
    bots = game.bots()
    usual = next((name for name in ADVISORS if name in bots), None)
    return usual or next((name for name in bots if weighs(game, name)), None)


def weighs(game: Game, name: str) -> bool:
    """Whether a bot weighs what it may do and answers at once, without a search."""
    bot = game.bot(name)
    searches = any(option.name == "playouts" for option in bot.adjustable())
    return hasattr(bot, "think") and not searches  # as every `WeighingBot` does


def guide_of(game: Game) -> str | None:
    """The first bot that weighs; None if the game has none."""
    return next((name for name in game.bots() if weighs(game, name)), None)


def must_guide(game: Game) -> str:
    """The same; ValueError if there is none."""
    name = guide_of(game)
    if name is None:
        raise ValueError(f"{game.key} has no bot that weighs its acts")
    return name
