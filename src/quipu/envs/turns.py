"""PettingZoo: every seat is an agent, and acts when the game asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from quipu.core.refusal import IllegalAction
from quipu.core.rewards import ZERO_SUM
from quipu.envs.course import ENDS, RAISES, RENDER_MODES, Course, Terms
from quipu.envs.spaces import ALL

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

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        game = course.game
        name = f"quipu_{game.key.replace('-', '_')}_v{game.rules_version}"
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = course.terms.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(course.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: course.described.acts() for agent in self.possible_agents}
        self.observation_spaces = {agent: course.described.seen() for agent in self.possible_agents}
        self.game_seed: int | None = None  # of the games; later ones follow from it
        self.episode = 0
        self.is_begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the numbers, which acts are legal, what it has said of an act."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The acts by their ids: those of the catalogue, then words."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it follows from the seed before."""
        if seed is not None or self.game_seed is None:
            self.game_seed = int(np.random.default_rng().integers(2**40)) if seed is None else seed
            self.episode = 0
        self.course.begin(self.game_seed, self.episode)
        self.episode += 1
        self.is_begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.show()

    def must_have_begun(self) -> None:
        """Refuse what comes before the first reset."""
        if not self.is_begun:
            raise ResetNeeded("no game was begun: call reset first")

    def last(self, observe: bool = True) -> Any:
        """What the agent that is due sees, its reward since its last act, and how it ended."""
        self.must_have_begun()
        return super().last(observe)

    def show(self) -> None:
        """Ask the seat that decides; when nobody does, tell everybody how it ended."""
        seat = self.course.deciding()
        if seat < 0:
            for agent, reward in zip(self.possible_agents, self.course.rewards(), strict=True):
                self.rewards[agent] = reward
            self.end(self.course.is_cut())
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.course.mask(seat)}

    def end(self, cut: bool) -> None:
        """The episode is over for everybody: by the rules, or cut short by a limit."""
        if cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows; its mask is empty unless it is asked."""
        self.must_have_begun()
        return self.course.seen(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The chosen agent acts; one whose game is over says None."""
        self.must_have_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError(f"{agent} has to act: None is for agents whose game is over")
        self.act(agent, int(action))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def act(self, agent: str, action: int) -> None:
        """Do what an agent chose; what is illegal ends the episode or is raised."""
        try:
            self.course.act(self.seat_of[agent], action)
        except (IllegalAction, IndexError):
            if self.course.terms.illegal == RAISES:
                raise
            self.rewards[agent] = self.course.illegal_reward()
            self.end(False)
            return
        self.show()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.course.shown(self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def aec(
    key: str,
    seats: int,
    *,
    render_mode: str | None = None,
    illegal: str = ENDS,
    actions: str = ALL,
    reward: str = ZERO_SUM,
    limit_ends: bool = False,
    **options: object,
) -> TurnsEnv:
    """A game as a PettingZoo environment: `quipu.envs.aec("inca", seats=4)`."""
    terms = Terms(key, seats, options, actions, reward, limit_ends, illegal, render_mode)
    return TurnsEnv(Course(terms))
