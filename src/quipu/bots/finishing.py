"""A win within one's own turn: every line of acts is tried that leaves nothing to chance."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.game import Game
from quipu.core.journal import SILENT
from quipu.core.luck import FastLuck, LuckMismatch, NoLuck
from quipu.core.memory import Observation
from quipu.core.state import Action, State

POSITIONS: Final = 1500  # that may be looked at in one world
WORLDS: Final = 3  # in which a line must be found that begins alike


class Finisher:
    """Looks for the end of the game in one world; positions that do not lead there are kept."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.vain: set[int] = set()
        self.luck = NoLuck()

    def wins_by(self, state: State, action: Action[Any]) -> bool:
        twin = state.copy()
        try:
            action.apply(twin, self.seat, self.luck, SILENT)
        except LuckMismatch:
            return False
        return self.wins(twin)

    def wins(self, state: State) -> bool:
        """Whether the seat decides and goes on deciding until it has won."""
        result = state.result()
        if result is not None:
            return result.winners == [int(self.seat)]
        if state.deciding() != self.seat or len(self.vain) == POSITIONS:
            return False
        key = int(state.key())
        if key in self.vain:
            return False
        self.vain.add(key)
        for action in state.catalogue.legal(state, self.seat):
            if self.wins_by(state, action):
                return True
        return False


def sure_win(game: Game, view: Observation, legal: list[Action[Any]]) -> Action[Any] | None:
    """An act after which the seat can win in this turn, whatever it does not know.

    The worlds are always the same, so that nobody's luck is asked for it.
    """
    world = game.imagine(view, FastLuck(0))
    if len(legal) == 1 or not game.nears_end(world, view.seat):
        return None
    others = [game.imagine(view, FastLuck(n)) for n in range(1, WORLDS)]
    finisher = Finisher(view.seat)
    for action in legal:
        if not finisher.wins_by(world, action):
            continue
        if all(Finisher(view.seat).wins_by(other, action) for other in others):
            return action
        finisher = Finisher(view.seat)  # what was on the way there may be on that of another act
    return None
