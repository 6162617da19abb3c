"""Gymnasium's vector environment: many games stepped in one compiled call."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray
from typing_extensions import Buffer

from quipu.core.batch import Batch
from quipu.envs.spaces import described
from quipu.registry import game as game_named

Seen = dict[str, NDArray[Any]]


class GamesEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games in which one seat learns against chance or, with `seat=None`, every seat does.

    Observations, masks and rewards are arrays that every step fills anew: copy what is to stay.
    `info["seat"]` says who decides in each game. Memories are not kept: of foreign hands the
    numbers tell what can be seen at that moment. Games that are over begin anew with the next step
    or, with `autoreset=AutoresetMode.SAME_STEP`, at once; then `info["final_obs"]` holds what was
    seen at the end.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        seats: int,
        num_envs: int,
        seat: int | None = 0,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        if autoreset is AutoresetMode.DISABLED:
            raise ValueError("games that are over begin anew: in the next step, or in the same")
        self.metadata = {**self.metadata, "autoreset_mode": autoreset}
        self.at_once = autoreset is AutoresetMode.SAME_STEP
        game = game_named(key)
        learners = [*range(seats)] if seat is None else [seat]
        chosen = {**game.limits(), **options}
        self.batch = Batch(game, seats, chosen, num_envs, 0, learners)
        self.seat = seat
        self.num_envs = num_envs
        space = described(key, seats)
        self.single_observation_space = space.seen()
        self.single_action_space = space.acts()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seen: Seen = {
            "observation": shared(self.batch.observations, np.int16, num_envs),
            "action_mask": shared(self.batch.masks, np.int8, num_envs),
        }
        self.everybody = shared(self.batch.rewards, np.float64, num_envs)
        self.over = shared(self.batch.over, np.uint8, num_envs)[:, 0]
        self.deciding = shared(self.batch.deciding, np.int64, num_envs)[:, 0]
        self.counts = shared(self.batch.counts, np.int64, num_envs)[:, 0]
        self.picked = shared(self.batch.picked, np.int64, num_envs)[:, 0]
        self.never = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """All games anew; which they are follows from the seed."""
        if isinstance(seed, list):
            raise ValueError("the games of a vector have one seed together")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**31)))
        return self.seen, self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One act in every game, and what other seats do after it, in one compiled call."""
        acting = self.deciding.copy() if self.seat is None else self.seat
        self.batch.step(vec[i64](np.asarray(actions).tolist()))
        rewards = self.everybody[np.arange(self.num_envs), acting]
        over = self.over.astype(bool)
        info = self.info()
        if self.at_once and over.any():
            info |= self.renewed(over)
        return self.seen, rewards, over, self.never, info

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A legal act in every game, all equally likely, without looking through the masks."""
        ranks = (luck.random(self.num_envs) * self.counts).astype(np.int64)
        self.batch.pick(vec[i64](ranks.tolist()))
        return self.picked.copy()

    def renewed(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin those games anew; what was seen in them at the end, and what everybody got."""
        last = {name: array.copy() for name, array in self.seen.items()}
        rewards = self.everybody.copy()
        for n in np.flatnonzero(over):
            self.batch.renew(int(n))
        return {"final_obs": last, "_final_obs": over, "rewards": rewards}

    def info(self) -> dict[str, Any]:
        """Who decides in each game, and what the last step brought to every seat."""
        return {"seat": self.deciding, "rewards": self.everybody}


def shared(cells: Buffer, kind: type, rows: int) -> NDArray[Any]:
    """The memory of a vector as an array, a row for each game."""
    return np.frombuffer(memoryview(cells), dtype=kind).reshape(rows, -1)
