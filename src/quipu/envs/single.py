"""Gymnasium: one seat learns, the others are bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import gymnasium as gym

from quipu.core.batch import LOST
from quipu.core.luck import FreeLuck
from quipu.core.refusal import IllegalAction
from quipu.envs.course import ENDS, RAISES, RENDER_MODES, Course

if TYPE_CHECKING:
    import numpy as np
    from gymnasium.spaces import Space
    from numpy.typing import NDArray

CHOICES = 2**40  # seeds of what bots choose lie beyond those of the games

Seen = dict[str, "NDArray[Any]"]


class SingleEnv(gym.Env[Seen, "np.int64"]):
    """One game from one seat; between its decisions the bots play on what they may know.

    `opponents` is the name of a bot for all other seats, or a name for each of them in turn.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        seats: int,
        opponents: str | list[str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        illegal: str = ENDS,
        **options: object,
    ) -> None:
        if not 0 <= seat < seats:
            raise ValueError(f"seat {seat} is not one of {seats}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else [*opponents]
        if len(names) != seats - 1:
            raise ValueError(f"{seats - 1} opponents are needed, not {len(names)}")
        self.course = Course(key, seats, options, render_mode, illegal)
        self.seat = seat
        self.render_mode = render_mode
        others = [each for each in range(seats) if each != seat]
        self.bots = {
            each: self.course.game.bot(name) for each, name in zip(others, names, strict=True)
        }
        self.observation_space = cast("Space[Seen]", self.course.described.seen())
        self.action_space = self.course.described.acts()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**40))
        self.course.begin(number)
        self.whims = FreeLuck(number + CHOICES)
        self.play_others()
        return self.seen(), self.info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """An illegal act ends the episode with the lowest reward, or is raised if so chosen."""
        try:
            self.course.act(self.seat, self.course.action(int(action)))
        except (IllegalAction, IndexError) as refused:
            if self.course.illegal == RAISES:
                raise
            info = {**self.info(), "refused": str(refused)}
            return self.seen(), LOST, True, False, info
        self.play_others()
        over = self.course.deciding() < 0
        return self.seen(), self.course.rewards()[self.seat], over, False, self.info()

    def play_others(self) -> None:
        """Let the bots play until this seat is asked or the game is over."""
        course = self.course
        seat = course.deciding()
        while seat >= 0 and seat != self.seat:
            view = course.game.observe(course.state, seat, course.memories[seat])
            legal, openings = course.state.legal(seat), course.state.openings(seat)
            course.act(seat, self.bots[seat].decide(view, legal, openings, self.whims))
            seat = course.deciding()

    def seen(self) -> Seen:
        """The numbers and the mask of this seat."""
        return {
            "observation": self.course.numbers(self.seat),
            "action_mask": self.course.mask(self.seat),
        }

    def info(self) -> dict[str, Any]:
        """The mask once more, where wrappers look for it."""
        return {"action_mask": self.course.mask(self.seat)}

    def render(self) -> str | bytes | None:  # type: ignore[override]  # pictures are text or PNG
        return self.course.shown(self.render_mode)
