"""The players of this game."""

from __future__ import annotations

from typing import Final

from quipu.bots.bot import Bot, RandomBot
from quipu.core.game import Game

NAMES: Final = ["random"]


def make_bot(game: Game, name: str) -> Bot:
    return RandomBot()
