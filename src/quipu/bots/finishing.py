"""A win within one's own turn: every line of acts is tried that leaves nothing to chance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck, LuckMismatch, NoLuck
from quipu.core.memory import Observation
from quipu.core.state import Action, State

LONGEST: Final = 6  # acts of a line
POSITIONS: Final = 1500  # that may be looked at in one world
WORLDS: Final = 3  # in which a line must be found that begins alike


class Finisher:
    """Looks for the end of the game in one world; what does not lead there is kept."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.vain: dict[int, int] = {}  # by position: so many acts were not enough
        self.luck = NoLuck()

    def wins_by(self, state: State, action: Action[Any], acts: int) -> bool:
        """Whether this act and as many as are left then can win."""
        twin = state.copy()
        try:
            action.apply(twin, self.seat, self.luck, SILENT)
        except LuckMismatch:
            return False
        return self.wins(twin, acts - 1)

    def wins(self, state: State, acts: int) -> bool:
        """Whether the seat decides and goes on deciding until it has won."""
        result = state.result()
        if result is not None:
            return result.winners == [int(self.seat)]
        if acts == 0 or state.deciding() != self.seat:
            return False
        key = int(state.key())
        tried = self.vain.get(key, 0)
        if tried >= acts or (tried == 0 and len(self.vain) == POSITIONS):
            return False
        self.vain[key] = acts
        for action in state.catalogue.legal(state, self.seat):
            if self.wins_by(state, action, acts):
                return True
        return False


def sure_win(game: Game, view: Observation, legal: list[Action[Any]]) -> Action[Any] | None:
    """An act with which the shortest sure win in this turn begins, whatever the seat cannot know.

    The worlds are always the same, so that nobody's luck is asked for it.
    """
    world = game.imagine(view, FastLuck(0))
    if len(legal) == 1 or not game.nears_end(world, view.seat):
        return None
    others = [game.imagine(view, FastLuck(n)) for n in range(1, WORLDS)]
    for acts in range(1, LONGEST + 1):
        finisher = Finisher(view.seat)
        for action in legal:
            if not finisher.wins_by(world, action, acts):
                continue
            if all(Finisher(view.seat).wins_by(other, action, acts) for other in others):
                return action
            finisher = Finisher(view.seat)  # what was on the way there may be on another act's
    return None
