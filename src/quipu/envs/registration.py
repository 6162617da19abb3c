"""Ids of all games for `gymnasium.make` and `gymnasium.make_vec`."""

from __future__ import annotations

import gymnasium as gym

from quipu.core.game import Game
from quipu.envs.spaces import usual_seats
from quipu.registry import games


def env_id(game: Game) -> str:
    """The id of a game, `quipu/egypt-v2`: its version is that of the rules."""
    return f"quipu/{game.key}-v{game.rules_version}"


def register_envs() -> list[str]:
    """Make all games known to Gymnasium, unless they are; their ids. An import does this."""
    found = []
    for key, game in games().items():
        id = env_id(game)
        found.append(id)
        if id not in gym.registry:
            gym.register(
                id,
                entry_point="quipu.envs.single:SingleEnv",
                vector_entry_point="quipu.envs.vector:GamesEnv",
                kwargs={"key": key, "seats": usual_seats(game)},
            )
    return found
