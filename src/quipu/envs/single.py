"""Gymnasium: one seat learns, the others are bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import gymnasium as gym
import numpy as np

from quipu.core.refusal import IllegalAction
from quipu.core.rewards import ZERO_SUM
from quipu.envs.course import ENDS, RAISES, RENDER_MODES, Course, Opponents, Policy, Seen, Terms
from quipu.envs.spaces import ALL

if TYPE_CHECKING:
    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from quipu.bots.bot import Bot


class SingleEnv(gym.Env[Seen, "np.int64"]):
    """One game from one seat; between its decisions the others play on what they may know.

    `opponents` is a bot by name, a bot of your own, or a policy (a function from what its seat
    sees to the id of an act) for all other seats, or a list with one for each of them in turn.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        seats: int,
        opponents: str | Bot | Policy | list[Any] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        illegal: str = ENDS,
        *,
        actions: str = ALL,
        reward: str = ZERO_SUM,
        limit_ends: bool = False,
        **options: object,
    ) -> None:
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not one of {seats}")
        terms = Terms(key, seats, options, actions, reward, limit_ends, illegal, render_mode)
        self.opponents = Opponents(key, seats, [seat], opponents)
        self.course = Course(terms, self.opponents.need_events())
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = cast("Space[Seen]", self.course.described.seen())
        self.action_space = self.course.described.acts()
        self.game_seed: int | None = None  # of the games; later ones follow from it
        self.episode = 0
        self.is_over = True  # until it is reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game up to this seat's first decision; without a seed it follows from the last."""
        super().reset(seed=seed)
        if seed is not None or self.game_seed is None:
            self.game_seed = int(self.np_random.integers(2**40)) if seed is None else seed
            self.episode = 0
        self.course.begin(self.game_seed, self.episode)
        self.episode += 1
        self.opponents.play(self.course)
        self.is_over = self.course.deciding() < 0
        return self.course.seen(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """An illegal act ends the episode with the lowest reward, or is raised if so chosen."""
        if self.is_over:
            raise gym.error.ResetNeeded("this game is over or was never begun: call reset first")
        course = self.course
        try:
            course.act(self.seat, int(action))
        except (IllegalAction, IndexError) as refused:
            if course.terms.illegal == RAISES:
                raise
            self.is_over = True
            info = {**self.info(), "refused": str(refused)}
            return course.seen(self.seat), course.illegal_reward(), True, False, info
        self.opponents.play(course)
        self.is_over = course.deciding() < 0
        cut = course.is_cut()
        reward = course.rewards()[self.seat]
        return course.seen(self.seat), reward, self.is_over and not cut, cut, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which acts may be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        return self.course.mask(self.seat).astype(bool)

    def info(self) -> dict[str, Any]:
        """The mask once more, where wrappers look for it."""
        return {"action_mask": self.course.mask(self.seat)}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.course.shown(self.render_mode)
