"""Which bot of a game is asked what acts are worth, whatever it is called."""

from __future__ import annotations

from quipu.core.game import Game


def weighs(game: Game, name: str) -> bool:
    """Whether a bot weighs what it may do and answers at once, without a search."""
    bot = game.bot(name)
    searches = any(option.name == "playouts" for option in bot.adjustable())
    return hasattr(bot, "think") and not searches  # as every `WeighingBot` does


def guide_of(game: Game) -> str | None:
    """The first bot that weighs; None if the game has none."""
    for name in game.bots():
        if weighs(game, name):
            return name
    return None


def must_guide(game: Game) -> str:
    """The same; ValueError if there is none."""
    name = guide_of(game)
    if name is None:
        raise ValueError(f"{game.key} has no bot that weighs its acts")
    return name
