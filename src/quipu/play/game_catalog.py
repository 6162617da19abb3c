"""Families: games that share a package are variants of one game; what each is called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from quipu.core.game import Game
from quipu.core.refusal import Refusal
from quipu.play.messages.view import RefusalWords
from quipu.registry import games
from quipu.texts import BrokenText, Speak, describe_refusal, speaker


@cache
def families() -> dict[str, list[Game]]:
    """Games by their package; the first is the base of its variants."""
    found: dict[str, list[Game]] = {}
    for game in games().values():
        found.setdefault(game.anchor, []).append(game)
    return found


def title(game: Game, lang: str) -> str:
    """What a game is called; its key if its texts cannot be read."""
    try:
        return speaker(game.anchor, lang)(f"game-{game.key}")
    except BrokenText:
        return game.key


def aim(game: Game, lang: str, options: Mapping[str, object]) -> str:
    """What one plays for, in two or three words, if the game says so."""
    speak, key = speaker(game.anchor, lang), f"game-{game.key}-aim"
    return speak(key, **options) if speak.has(key) else ""


def seat_range(game: Game) -> list[int]:
    """For how many seats the game is with its usual options."""
    return game.seat_counts({option.name: option.default for option in game.options})


def refusal_words(speak: Speak, refusal: Refusal) -> RefusalWords:
    return {
        "code": refusal.code,
        "paragraph": refusal.paragraph,
        "text": describe_refusal(speak, refusal.code, refusal.detail or None),
    }
