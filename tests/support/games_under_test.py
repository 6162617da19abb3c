"""The games under test; how they are played at random is `quipu.testing.playing`."""

from __future__ import annotations

from pebbles.game import PebblesGame
from quipu import Game
from quipu.registry import games
from quipu.testing.playing import (
    ENOUGH,
    Case,
    Chosen,
    Walk,
    actor,
    as_text,
    at_some_moments,
    cases_of,
    compose,
    decide,
    defaults,
    play,
    position_text,
    spoil,
    step_by_step,
    variations,
    walk,
)

__all__ = [
    "CASES",
    "ENOUGH",
    "GAMES",
    "Case",
    "Chosen",
    "Walk",
    "actor",
    "as_text",
    "at_some_moments",
    "cases_of",
    "compose",
    "decide",
    "defaults",
    "play",
    "position_text",
    "spoil",
    "step_by_step",
    "variations",
    "walk",
]


def all_games() -> dict[str, Game]:
    """Every registered game, and the example outside the package."""
    return {"pebbles": PebblesGame(), **games()}


GAMES = all_games()
CASES = [case for game in GAMES.values() for case in cases_of(game)]
