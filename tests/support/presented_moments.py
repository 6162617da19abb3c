"""Shared by tests: Moment, moments, pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from quipu.core.game import Game
from quipu.core.memory import Memory
from quipu.presenting import (
    Presented,
    looking_at,
    presenter,
)
from tests.support.games_under_test import GAMES, Case, Walk, cases_of

STEPS = (0, 3, 20, 45, 80, 130)


class Moment:
    """A position on its way, and what each seat remembers."""

    def __init__(self, way: Walk) -> None:
        self.game: Game = way.game
        self.state = way.state.copy()
        self.memories: dict[int, Memory] = {
            seat: memory.copy() for seat, memory in way.memories.items()
        }
        self.views = way.views


@cache
def moments(key: str) -> list[Moment]:
    return list(walked(cases_of(GAMES[key])[-1], 11, STEPS))


def walked(case: Case, seed: int, steps: Sequence[int]) -> Iterator[Moment]:
    """A random game after so many steps."""
    way = Walk(case, seed)
    for step in range(steps[-1] + 1):
        if step in steps:
            yield Moment(way)
        if not way.state.waiting():
            return
        way.step()


def shown(way: Moment, seat: int, lang: str = "en", acts: bool = True) -> Presented:
    memory = way.memories[seat]
    looking = looking_at(way.game, way.state, seat, lang, memory=memory, acts=acts)
    return presenter(way.game).present(looking)


def pictures(shown: object) -> Iterator[str]:
    if isinstance(shown, list):
        for each in shown:
            yield from pictures(each)
    elif isinstance(shown, dict):
        if "symbol" in shown:
            yield shown["symbol"]
        for name, each in shown.items():
            if name not in ("board", "hand", "things"):
                yield from pictures(each)
