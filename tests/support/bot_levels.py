"""Shared by tests: choice, moments, searched."""

from __future__ import annotations

from typing import Any

import pytest

from quipu import COMPILED, Action, FastLuck, State
from quipu.registry import games
from tests.support.games_under_test import Case, Walk, cases_of, decide

GAMES = games()


CASES = [cases_of(game)[-1] for game in GAMES.values()]


SEARCHED = [case for case in CASES if case.game.key != "dice"]  # which is played perfectly


STEPS = 120 if COMPILED else 9  # pure search shows the same, many times as slowly


searched = pytest.mark.parametrize("case", SEARCHED, ids=str)


def choice(bot: Any, way: Walk, state: State, seat: int, seed: int) -> Action[Any]:
    view = way.game.observe(state, seat, way.memories[seat])
    made: Action[Any] = bot.decide(view, state.legal(seat), state.openings(seat), FastLuck(seed))
    return made


def moments(case: Case, seed: int, every: int) -> list[tuple[Walk, int]]:
    """A game on its way by a guide and by chance; at every so many steps it is looked at."""
    way = Walk(case, seed)
    guide = case.game.bot("greedy")
    found = []
    for step in range(STEPS):
        waiting = way.state.waiting()
        if not waiting:
            break
        seat = waiting[0]
        if step % every == 0:
            twin = Walk(case, seed)
            twin.state, twin.memories = way.state.copy(), dict(way.memories)
            twin.memories[seat] = way.memories[seat].copy()
            found.append((twin, seat))
        if way.choice.below(4):
            way.do(seat, choice(guide, way, way.state, seat, step))
        else:
            way.do(seat, decide(way.state, seat, way.game, way.choice))
    return found
