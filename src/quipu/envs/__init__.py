"""Environments for learners: PettingZoo, Gymnasium and OpenSpiel, made of the decision contract."""

from __future__ import annotations

try:
    from quipu.envs.registration import env_id, register_envs
    from quipu.envs.single import SingleEnv
    from quipu.envs.spaces import Described, described
    from quipu.envs.turns import TurnsEnv, aec
    from quipu.envs.vector import GamesEnv
except ModuleNotFoundError as missing:
    needs = f"quipu.envs needs {missing.name}: pip install 'quipu[rl]'"
    raise ModuleNotFoundError(needs, name=missing.name) from None

register_envs()

__all__ = [
    "Described",
    "GamesEnv",
    "SingleEnv",
    "TurnsEnv",
    "aec",
    "described",
    "env_id",
    "register_envs",
]
