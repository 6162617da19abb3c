"""Gymnasium's vector environment: many games stepped in one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from quipu.bots.bot import Bot, RandomBot
from quipu.core.batch import LARGEST_SEED, Batch
from quipu.core.rewards import ZERO_SUM
from quipu.envs.course import Opponents, Policy, Seen, Terms
from quipu.envs.spaces import ALL, described
from quipu.registry import game as game_named

if TYPE_CHECKING:
    from typing_extensions import Buffer

NO_SEED = -1  # the next game of the seed that a place has


class GamesEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Games in which one seat learns against others or, with `seat=None`, every seat does.

    `info["seat"]` says who decides in each game. A game that is over has an empty mask; whatever is
    chosen in it, the next step begins a new one. With `autoreset=AutoresetMode.SAME_STEP` it begins
    at once, and `info["final_obs"]` and `info["final_info"]` hold the end; with `DISABLED` it
    begins by `reset(options={"reset_mask": …})`.

    `opponents` is who plays the other seats, as in `SingleEnv`; a policy gets arrays with a row for
    each game in which its seat is asked, and answers with an id for each row. With `memory=False`
    nobody remembers what it was told, which is faster; the numbers are then not those that bots
    see. With `copy=False` steps return the same arrays each time, which is faster, too.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as its base declares it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "memory": True,
    }

    def __init__(
        self,
        key: str,
        seats: int,
        num_envs: int,
        seat: int | None = 0,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        *,
        opponents: str | Bot | Policy | list[Any] = "random",
        actions: str = ALL,
        reward: str = ZERO_SUM,
        limit_ends: bool = False,
        memory: bool = True,
        copy: bool = True,
        **options: object,
    ) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not one of {seats}")
        if num_envs < 1:
            raise ValueError("there is at least one game")
        self.terms = Terms(key, seats, options, actions, reward, limit_ends)
        self.seat = seat
        self.num_envs = num_envs
        self.autoreset = AutoresetMode(autoreset)
        self.memory = memory
        self.copy = copy
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset, "memory": memory}
        own = [*range(seats)] if seat is None else [seat]
        self.opponents = Opponents(key, seats, own, opponents)
        self.is_begun = False
        self.build()

    def build(self) -> None:
        """The games, and the arrays that lie over their memory."""
        terms, num_envs = self.terms, self.num_envs
        game = game_named(terms.key)
        seats = range(terms.seats)
        own = [*seats] if self.seat is None else [self.seat]
        bots = [self.opponents.bots.get(seat) for seat in seats]
        plain = [None if type(bot) is RandomBot else bot for bot in bots]  # chosen for faster
        self.batch = Batch(
            game,
            terms.seats,
            {**game.limits(), **terms.options},
            num_envs,
            0,
            [*own, *self.opponents.policies],
            plain,
            terms.reward,
            terms.limit_ends,
            self.memory,
            terms.actions == ALL,
        )
        space = described(terms.key, terms.seats, terms.actions)
        self.single_observation_space = space.seen()
        self.single_action_space = space.acts()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.known = shared(self.batch.observations, np.int16, num_envs * terms.seats)
        self.first_rows = np.arange(num_envs) * terms.seats  # of `known`, a row for every seat
        self.seen: Seen = {
            "observation": np.empty((num_envs, self.known.shape[1]), np.int16),
            "action_mask": shared(self.batch.masks, np.int8, num_envs),
        }
        if space.words:
            self.seen["said"] = shared(self.batch.said, np.int16, num_envs)
        self.everybody = shared(self.batch.rewards, np.float64, num_envs)
        self.earned = shared(self.batch.earned, np.float64, num_envs)[:, 0]
        self.over = shared(self.batch.over, np.bool_, num_envs)[:, 0]
        self.ended = shared(self.batch.ended, np.bool_, num_envs)[:, 0]
        self.cut = shared(self.batch.cut, np.bool_, num_envs)[:, 0]
        self.deciding = shared(self.batch.deciding, np.int64, num_envs)[:, 0]
        self.counts = shared(self.batch.counts, np.int64, num_envs)[:, 0]
        self.picked = shared(self.batch.picked, np.int64, num_envs)[:, 0]

    def __getstate__(self) -> dict[str, Any]:
        """All but what lies over the memory of the games; these are saved one by one."""
        names = ("terms", "seat", "num_envs", "autoreset", "memory", "copy", "metadata")
        more = ("opponents", "is_begun", "np_random")
        kept = {name: getattr(self, name) for name in (*names, *more)}
        return {**kept, "games": self.batch.save()}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        games = saved.pop("games")
        self.np_random = saved.pop("np_random")
        self.__dict__.update(saved)
        self.build()
        self.batch.load(games)

    # ---- Gymnasium ------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """All games from the start, or those in the mask `options["reset_mask"]`.

        A number is the seed of the first game, the next number that of the second, and so on; a
        list has a seed for each. Without one the next games of the seeds before begin.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = self.seeds_of(seed)
        for n in np.flatnonzero(self.chosen_games(options)):
            self.batch.reset_one(int(n), seeds[n])
        self.is_begun = True
        self.play_policies()
        return self.shown(), self.info()

    def seeds_of(self, seed: int | list[int | None] | None) -> list[int]:
        """The seed of each game; NO_SEED where none is said."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
            if any(each is not None and not 0 <= each <= LARGEST_SEED for each in seed):
                raise ValueError("a seed is a number from 0 to 2**63 - 1")
            return [NO_SEED if each is None else int(each) for each in seed]
        if seed is not None:
            return [seed + n for n in range(self.num_envs)]
        if self.is_begun:
            return [NO_SEED] * self.num_envs
        return [int(each) for each in self.np_random.integers(2**40, size=self.num_envs)]

    def chosen_games(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        """The games that are reset."""
        if not options or "reset_mask" not in options:
            return np.ones(self.num_envs, bool)
        mask = np.asarray(options["reset_mask"])
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} bools, some of them True")
        if not self.is_begun:
            raise ResetNeeded("the first reset begins all games")
        return mask

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One act in every game, and what other seats do after it, in one compiled call."""
        if not self.is_begun:
            raise ResetNeeded("no game was begun: call reset first")
        if self.autoreset is AutoresetMode.DISABLED and self.over.any():
            raise ResetNeeded("some games are over: reset them by options['reset_mask'] first")
        self.batch.step(vec[i64](np.asarray(actions).tolist()))
        self.play_policies()
        rewards, over, cut = self.earned.copy(), self.ended.copy(), self.cut.copy()
        info = self.info()
        if self.autoreset is AutoresetMode.SAME_STEP and self.over.any():
            info |= self.renewed(over | cut)
            info["seat"] = self.deciding.copy() if self.copy else self.deciding
        return self.shown(), rewards, over, cut, info

    def renewed(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Begin those games again; how they ended, as Gymnasium's own vectors tell it."""
        self.look()
        last = np.full(self.num_envs, None, dtype=object)
        for n in np.flatnonzero(ended):
            last[n] = {name: array[n].copy() for name, array in self.seen.items()}
        final = {
            "seat": self.deciding.copy(),
            "_seat": ended.copy(),
            "rewards": self.everybody.copy(),
            "_rewards": ended.copy(),
        }
        for n in np.flatnonzero(ended):
            self.batch.renew(int(n))
        rewards = final["rewards"]
        self.play_policies()
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": final,
            "_final_info": ended.copy(),
            "rewards": rewards,
        }

    def shown(self) -> Seen:
        """What is seen, as arrays of its own unless `copy=False`."""
        self.look()
        if not self.copy:
            return self.seen
        return {name: array.copy() for name, array in self.seen.items()}

    def look(self) -> None:
        """Gather what the seats know that decide."""
        rows = self.first_rows + self.deciding
        self.known.take(rows, axis=0, out=self.seen["observation"], mode="clip")

    def info(self) -> dict[str, Any]:
        """Who decides in each game, and what the last step brought to every seat."""
        if not self.copy:
            return {"seat": self.deciding, "rewards": self.everybody}
        return {"seat": self.deciding.copy(), "rewards": self.everybody.copy()}

    # ---- choosing -------------------------------------------------------------------------

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """A legal act in every game, all equally likely, without looking through the masks."""
        ranks = (luck.random(self.num_envs) * self.counts).astype(np.int64)
        self.batch.pick(vec[i64](ranks.tolist()))
        return self.picked.copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which acts may be chosen in each game, as MaskablePPO of sb3-contrib asks for it."""
        return self.seen["action_mask"].astype(bool)

    def play_policies(self) -> None:
        """Ask the policies of other seats until a learner decides in every game that goes on."""
        policies = self.opponents.policies
        while policies:
            self.look()
            waiting = [
                (seat, rows)
                for seat in policies
                if len(rows := np.flatnonzero((self.deciding == seat) & (self.counts > 0)))
            ]
            if not waiting:
                return
            for seat, rows in waiting:
                self.ask_policy(seat, rows)

    def ask_policy(self, seat: int, rows: NDArray[np.int64]) -> None:
        """One act or word of a policy in each of these games."""
        seen = {name: array[rows] for name, array in self.seen.items()}
        chosen = np.asarray(self.opponents.policies[seat](seen)).astype(np.int64).reshape(-1)
        if chosen.shape != rows.shape:
            raise ValueError(f"the policy of seat {seat} gives no id for each of {len(rows)} rows")
        in_range = (chosen >= 0) & (chosen < self.single_action_space.n)  # type: ignore[attr-defined]
        if not (in_range & seen["action_mask"][np.arange(len(rows)), chosen * in_range]).all():
            raise ValueError(f"the policy of seat {seat} chose an illegal act")
        self.batch.step_some(vec[i64](rows.tolist()), vec[i64](chosen.tolist()))


def shared(cells: Buffer, kind: type, rows: int) -> NDArray[Any]:
    """The memory of a vector as an array, a row for each game."""
    return np.frombuffer(memoryview(cells), dtype=kind).reshape(rows, -1)
