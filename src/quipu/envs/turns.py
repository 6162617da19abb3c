"""PettingZoo: every seat is an agent, and acts when the game asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from pettingzoo import AECEnv

from quipu.core.batch import LOST
from quipu.core.refusal import IllegalAction
from quipu.envs.course import ENDS, RAISES, RENDER_MODES, Course

if TYPE_CHECKING:
    from gymnasium import spaces


class TurnsEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it has no types
    """One game. Seats that are asked at once are asked one after another, unseen by the others."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as its base declares it
        "render_modes": RENDER_MODES,
        "name": "quipu",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        super().__init__()
        self.course = course
        self.metadata = {**self.metadata, "name": f"quipu_{course.game.key.replace('-', '_')}_v1"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: course.described.acts() for agent in self.possible_agents}
        self.observation_spaces = {agent: course.described.seen() for agent in self.possible_agents}
        self.numbered = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it follows from the seed before."""
        if seed is not None:
            self.numbered = np.random.default_rng(seed)
        self.course.begin(int(self.numbered.integers(2**53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.show()

    def show(self) -> None:
        """Ask the seat that decides; when nobody does, tell everybody how it ended."""
        seat = self.course.deciding()
        if seat < 0:
            for agent, reward in zip(self.possible_agents, self.course.rewards(), strict=True):
                self.rewards[agent] = reward
            self.end()
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.course.mask(seat)}

    def end(self) -> None:
        """The episode is over for everybody."""
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.course.numbers(seat), "action_mask": self.course.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.act(agent, int(action))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def act(self, agent: str, action: int) -> None:
        """Do what an agent chose; what is illegal ends the episode or is raised."""
        seat = self.seat_of[agent]
        try:
            self.course.act(seat, self.course.action(action))
        except (IllegalAction, IndexError):
            if self.course.illegal == RAISES:
                raise
            self.rewards[agent] = LOST
            self.end()
            return
        self.show()

    def render(self) -> str | bytes | None:
        return self.course.shown(self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def aec(
    key: str,
    seats: int,
    *,
    render_mode: str | None = None,
    illegal: str = ENDS,
    **options: object,
) -> TurnsEnv:
    """A game as a PettingZoo environment: `quipu.envs.aec("inca", seats=4)`."""
    return TurnsEnv(Course(key, seats, options, render_mode, illegal), render_mode)
