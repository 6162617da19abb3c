"""Proving: what a turn is worth, exactly, over everything that chance can bring."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from quipu.core.chance import each_outcome
from quipu.core.game import Game
from quipu.core.luck import RecordedLuck
from quipu.core.state import Action, State

WIN: Final = "win"  # the chance to have won when one's turn is over
POINTS: Final = "points"  # the points that the turn brings, in the mean
TASKS: Final = (WIN, POINTS)
MOST_POSITIONS: Final = 20_000
MOST_WAYS: Final = 200_000  # of luck, over all acts
DEEPEST: Final = 40  # acts in one turn

Alike = Callable[[State], Hashable]
Same = Callable[[State, Action[Any]], Hashable]
Ways = Callable[[State, Action[Any]], Iterator[tuple[Fraction, list[int]]] | None]
Judged = tuple[Fraction, list[Action[Any]], Fraction | None]


class TooLarge(ValueError):
    """More positions or ways of luck than can be gone through."""


class NotOwn(ValueError):
    """Luck may ask somebody else within the turn, so that it is not for one seat to decide."""


class Prover:
    """Goes through all of a seat's own turn; values are remembered by position.

    Acts that ask somebody else are left out: in a puzzle nobody trades.
    """

    def __init__(
        self,
        game: Game,
        start: State,
        seat: int,
        task: str,
        positions: int = MOST_POSITIONS,
        ways: int = MOST_WAYS,
    ) -> None:
        self.seat = seat
        self.task = task
        self.turn = turn_of(start)
        self.had = sum(start.points(seat).values())
        self.alike, self.same, self.known_ways = habits_of(game)
        self.judged: dict[int, Judged] = {}
        self.values: dict[Hashable, Fraction | None] = {}
        self.positions = positions
        self.ways = ways

    def is_own(self, state: State) -> bool:
        return state.waiting() == [self.seat] and turn_of(state) == self.turn

    def is_over(self, state: State) -> bool:
        return state.result() is not None or turn_of(state) != self.turn

    def worth(self, state: State) -> Fraction:
        """Of a position in which the turn is over."""
        if self.task == POINTS:
            return Fraction(sum(state.points(self.seat).values()) - self.had)
        result = state.result()
        return Fraction(int(result is not None and self.seat in result.winners))

    def is_done(self, state: State, goal: Fraction) -> bool:
        """Whether the points that can be had are there; what is left is to end the turn."""
        return self.task == POINTS and self.worth(state) == goal

    def value(self, state: State, depth: int = 0) -> Fraction:
        """Of a position, with the best acts from here on."""
        if self.is_over(state):
            return self.worth(state)
        if not self.is_own(state):
            raise NotOwn("somebody else is asked")
        key = self.alike(state)
        known = self.values.get(key)
        if known is not None:
            return known
        self.positions -= 1
        if self.positions < 0 or depth > DEEPEST or key in self.values:
            raise TooLarge("the turn has too many positions")
        self.values[key] = None
        weighed = [value for _, value in self.weighed(state, depth)]
        if not weighed:
            raise NotOwn("all that can be done asks somebody else")
        found = max(weighed)
        self.values[key] = found
        return found

    def weighed(self, state: State, depth: int = 0) -> list[tuple[Action[Any], Fraction]]:
        """Every act that is one's own to decide, and its value."""
        found, known = [], dict[Hashable, Fraction | None]()
        for action in state.legal(self.seat):
            same = self.same(state, action)
            if same not in known:
                known[same] = self.act(state, action, depth)
            value = known[same]
            if value is not None:
                found.append((action, value))
        return found

    def act(self, state: State, action: Action[Any], depth: int = 0) -> Fraction | None:
        """The value of an act; None if it asks somebody else."""
        shares = self.spread(state, action, depth)
        return None if shares is None else sum((c * v for c, v in shares), Fraction(0))

    def spread(
        self, state: State, action: Action[Any], depth: int = 0
    ) -> list[tuple[Fraction, Fraction]] | None:
        """Chance and value of all that can come of an act."""
        chances: dict[Hashable, tuple[Fraction, State]] = {}
        for share, after, drawn in self.outcomes(state, action):
            self.ways -= 1
            if self.ways < 0:
                raise TooLarge("luck has too many ways")
            if not self.is_over(after) and not self.is_own(after):
                if drawn:
                    raise NotOwn(f"{action} may ask somebody else")
                return None
            key = self.alike(after)
            had = chances[key][0] if key in chances else Fraction(0)
            chances[key] = (had + share, after)
        return [(chance, self.value(after, depth + 1)) for chance, after in chances.values()]

    def outcomes(self, state: State, action: Action[Any]) -> Iterator[tuple[Fraction, State, bool]]:
        """All that can come of an act with its chance, and whether luck was drawn."""
        ways = self.known_ways(state, action)
        if ways is None:
            for outcome in each_outcome(state, self.seat, action):
                yield outcome.chance, outcome.state, bool(outcome.luck)
            return
        for chance, answers in ways:
            twin = state.copy()
            twin.apply(self.seat, action, RecordedLuck(answers))
            yield chance, twin, True


def turn_of(state: State) -> int:
    """Which turn it is, counted over all seats."""
    return int(state.turn)  # type: ignore[attr-defined]


def habits_of(game: Game) -> tuple[Alike, Same, Ways]:
    """What is worth the same in a game, as its `puzzling` says; without one, nothing is.

    `alike(state)` is equal for positions of one worth, `same(state, action)` for such acts, and
    `ways(state, action)` gives of luck that differs in nothing one answer, with its chance.
    """
    name = f"{game.anchor}.puzzling"
    if find_spec(name) is None:
        return (lambda state: int(state.key())), (lambda _, act: int(act.index)), lambda *_: None
    found = import_module(name)
    return found.alike, found.same, found.ways


def fits(game: Game, state: State) -> bool:
    """Whether a turn is short enough to be gone through, as far as its game knows."""
    name = f"{game.anchor}.puzzling"
    return find_spec(name) is None or bool(import_module(name).fits(state))


def best_acts(prover: Prover, state: State) -> Judged:
    """The best value, the acts that have it, and the next best value."""
    key = int(state.key())
    if key not in prover.judged:
        weighed = prover.weighed(state)
        if not weighed:
            raise NotOwn("all that can be done asks somebody else")
        best = max(value for _, value in weighed)
        others = [value for _, value in weighed if value < best]
        acts = [action for action, value in weighed if value == best]
        prover.judged[key] = best, acts, max(others) if others else None
    return prover.judged[key]


def is_single(prover: Prover, state: State, acts: list[Action[Any]]) -> bool:
    """Whether these acts are one: the same, or draws that lead to the same by the same chances."""
    acts = list({prover.same(state, action): action for action in acts}.values())
    spreads = []
    for action in acts:
        found = prover.spread(state, action)
        assert found is not None
        spreads.append(sorted((value, chance) for chance, value in found))
    return len(acts) == 1 or (len(spreads[0]) > 1 and all(each == spreads[0] for each in spreads))


def best_line(prover: Prover, state: State) -> list[Action[Any]]:
    """The fewest best acts up to the first that draws luck, or until the task is done."""
    goal = best_acts(prover, state)[0]
    found: dict[Hashable, list[Action[Any]]] = {prover.alike(state): []}
    queue = [state]
    for now in queue:
        line = found[prover.alike(now)]
        for action in best_acts(prover, now)[1]:
            ways = list(prover.outcomes(now, action))
            _, after, drawn = ways[0]
            if drawn or len(ways) > 1 or prover.is_over(after) or prover.is_done(after, goal):
                return [*line, action]
            if prover.alike(after) not in found:
                found[prover.alike(after)] = [*line, action]
                queue.append(after)
    return []
