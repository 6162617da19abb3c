"""The vector environment as Stable-Baselines3 wants it: solo games of dice, numbers as features.

In the dice game no sheet touches another, so whoever wants to win learns alone to reach a high
total. Acts are rewarded by the points they bring, a tenth each; nothing else is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

import quipu
from quipu.envs import GamesEnv, described

KEY = "dice"
FEW = 8  # a number with at most so many values is as many features, of which one is 1
LARGE = 32.0  # other numbers are divided by this
POINTS = 0.1  # reward for a point


class Features:
    """Numbers of a seat that plays alone as features between about -1 and 3, row by row.

    Last of all how many of the dice that can be used show each face.
    """

    def __init__(self) -> None:
        self.parts = described(KEY, 1).parts
        whole: list[int] = []
        named: list[int] = []
        places: list[int] = []
        size = 0
        for part in self.parts:
            values = part.high - part.low + 1
            cells = range(part.start, part.start + part.size)
            if 2 < values <= FEW:
                named += cells
                places += [size + n * values - part.low for n in range(part.size)]
                size += part.size * values
        for part in self.parts:
            values = part.high - part.low + 1
            if not 2 < values <= FEW:
                whole += range(part.start, part.start + part.size)
        high = [part.high for part in self.parts for _ in range(part.size)]
        self.named, self.whole = np.array(named), np.array(whole)
        self.places = np.array(places)
        self.scale = np.array([1.0 if high[n] == 1 else LARGE for n in whole], np.float32)
        parts = {part.name: part for part in self.parts}
        self.dice = parts["faces"]
        self.states = parts["dice_state"].start
        self.first_whole = size
        self.first_count = size + len(whole)
        self.size = self.first_count + self.dice.high

    def of(self, numbers: NDArray[np.int16]) -> NDArray[np.float32]:
        made = np.zeros((len(numbers), self.size), np.float32)
        np.put_along_axis(made, self.places + numbers[:, self.named], 1.0, axis=1)
        made[:, self.first_whole : self.first_count] = numbers[:, self.whole] / self.scale
        start, count = self.dice.start, self.dice.size
        free = numbers[:, self.states : self.states + count] == 0
        for face in range(self.dice.high):
            shown = (numbers[:, start : start + count] == face + 1) & free
            made[:, self.first_count + face] = shown.sum(axis=1) / FEW
        return made


class Order:
    """Dice in rising order of state and face: which of them shows what is all the same.

    Of dice that show the same the first ones are thrown, so that each choice is there once.
    """

    def __init__(self) -> None:
        game = quipu.game(KEY)
        parts = {part.name: part for part in described(KEY, 1).parts}
        self.faces, self.states = parts["faces"].start, parts["dice_state"].start
        self.dice = parts["faces"].size
        actions = game.catalogue.actions
        self.throws = np.array([action.kind == "throw_dice" for action in actions])
        self.bits = np.zeros((len(actions), self.dice), bool)
        self.ids: dict[tuple[int, ...], int] = {}
        for id in np.flatnonzero(self.throws):
            places: Any = actions[id].arguments()["dice"]
            self.bits[id, places] = True
            self.ids[tuple(places)] = int(id)
        self.skips = (~self.bits[:, :-1] & self.bits[:, 1:]).astype(np.int8)

    def laid(self, numbers: NDArray[np.int16]) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        """The numbers with the dice in order, and which place each of them came from."""
        faces = numbers[:, self.faces : self.faces + self.dice]
        states = numbers[:, self.states : self.states + self.dice]
        order = np.argsort(states * FEW + faces, axis=1, kind="stable")
        made = numbers.copy()
        made[:, self.faces : self.faces + self.dice] = np.take_along_axis(faces, order, 1)
        made[:, self.states : self.states + self.dice] = np.take_along_axis(states, order, 1)
        return made, order

    def masked(self, laid: NDArray[np.int16], mask: NDArray[np.int8]) -> NDArray[np.bool_]:
        """Legal acts, without throws that leave out the first of dice that show the same."""
        faces = laid[:, self.faces : self.faces + self.dice]
        same = (faces[:, :-1] == faces[:, 1:]).astype(np.int8)
        allowed: NDArray[np.bool_] = (mask != 0) & ((same @ self.skips.T) == 0)
        return allowed

    def meant(self, chosen: NDArray[np.int64], order: NDArray[np.int64]) -> NDArray[np.int64]:
        """The acts at the table that were chosen with the dice in order."""
        acts = chosen.copy()
        for n in np.flatnonzero(self.throws[chosen]):
            acts[n] = self.ids[tuple(sorted(order[n, self.bits[chosen[n]]].tolist()))]
        return acts


class Solo(VecEnv):  # type: ignore[misc]  # its types are there only for `make learner`
    """So many solo games in one compiled call; `totals` are the points of those that ended."""

    def __init__(self, num_envs: int, seed: int) -> None:
        self.games = GamesEnv(KEY, 1, num_envs, autoreset=AutoresetMode.SAME_STEP)
        self.features, self.order = Features(), Order()
        [points] = [part for part in self.features.parts if part.name == "points"]
        self.points = points.start
        self.render_mode = None
        self.totals: list[int] = []
        self.first_seed: int | None = seed
        room = spaces.Box(-np.inf, np.inf, (self.features.size,), np.float32)
        super().__init__(num_envs, room, self.games.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self.games.reset(seed=self.first_seed)
        self.first_seed = None
        self.had = self.scores(seen)
        return self.shown(seen)

    def shown(self, seen: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
        laid, self.places = self.order.laid(seen["observation"])
        self.legal = self.order.masked(laid, seen["action_mask"])
        return self.features.of(laid)

    def scores(self, seen: dict[str, NDArray[Any]]) -> NDArray[np.int64]:
        return seen["observation"][:, self.points].astype(np.int64)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.chosen = self.order.meant(actions, self.places)

    def step_wait(self) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, _, over, _, info = self.games.step(self.chosen)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        now = reached = self.scores(seen)
        if over.any():
            last = {"observation": np.stack([n["observation"] for n in info["final_obs"][over]])}
            ends = np.flatnonzero(over)
            reached = now.copy()
            reached[ends] = self.scores(last)
            self.totals += reached[ends].tolist()
            for n, end in zip(ends, self.features.of(last["observation"]), strict=True):
                told[n]["terminal_observation"] = end
        rewards = (reached - self.had).astype(np.float32) * np.float32(POINTS)
        self.had = now
        return self.shown(seen), rewards, over, told

    def masks(self) -> NDArray[np.bool_]:
        """Which acts may be chosen in each game."""
        return self.legal

    def env_method(
        self, method_name: str, *method_args: object, indices: Any = None, **method_kwargs: object
    ) -> list[Any]:
        """Masks are what the learner asks every game for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return [*self.masks()]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":
            return [self.masks] * self.num_envs
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()
