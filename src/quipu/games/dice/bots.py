"""Bots of the dice games; greedy is written below."""

from __future__ import annotations

from quipu.bots.bot import RandomBot
from quipu.core.game import Game


class GreedyBot(RandomBot):
    def __init__(self, game: Game) -> None:
        super().__init__()
