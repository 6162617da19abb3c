"""Exact chance: everything that can come of an action, and how likely each of it is.

The rules ask luck one question after another. Here luck answers those it has answered before
and stops at the first new one, which is then answered in every possible way.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.journal import SILENT
from quipu.core.luck import Luck
from quipu.core.state import Action, State

MOST: Final = 10_000


class TooManyOutcomes(ValueError):
    """An action has more outcomes than were asked for; `each_outcome` gives them one by one."""


class NewQuestion(Exception):
    """The rules ask something that has not been answered yet."""


class Outcome:
    """A position that may follow, its probability, and answers of luck that lead there."""

    def __init__(self, state: State, chance: Fraction, luck: list[int]) -> None:
        self.state = state
        self.chance = chance
        self.luck = luck  # as a record writes it; of several ways the first

    def __repr__(self) -> str:
        return f"<{self.chance}: {self.state!r}>"


class AskedLuck(Luck):
    """Gives the answers it was given; at a question beyond them it notes the ways and stops."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.asked: i64 = 0
        self.ways: list[tuple[int, int]] = []  # of the new question: an answer, and how often
        self.total: i64 = 1

    def copy(self) -> AskedLuck:
        twin = AskedLuck(self.answers)
        twin.asked, twin.ways, twin.total = self.asked, self.ways, self.total
        return twin

    def choose(self, stream: i64, n: i64) -> i64:
        if self.asked == len(self.answers):
            self.total = n
            self.ways = [(answer, 1) for answer in range(int(n))]
            raise NewQuestion
        self.asked += 1
        return self.answers[self.asked - 1]

    def pick(self, stream: i64, bag: vec[u8]) -> i64:
        """Things of a kind are one answer: the first of them, as often as there are such."""
        if self.asked < len(self.answers):
            return super().pick(stream, bag)
        self.ways = []
        self.total = 0
        for count in bag:
            if count:
                self.ways.append((int(self.total), int(count)))
            self.total += i64(count)
        raise NewQuestion


def each_outcome(state: State, seat: i64, action: Action[Any]) -> Iterator[Outcome]:
    """The outcomes one by one, each way of luck for itself; a refused action has none."""
    state.must_allow(seat, action)
    open_ways: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while open_ways:
        answers, chance = open_ways.pop()
        luck = AskedLuck(answers)
        twin = state.copy()
        try:
            action.apply(twin, seat, luck, SILENT)
        except NewQuestion:
            total = int(luck.total)
            for answer, count in reversed(luck.ways):
                open_ways.append(([*answers, answer], chance * Fraction(count, total)))
            continue
        yield Outcome(twin, chance, answers)


def outcomes(state: State, seat: i64, action: Action[Any], most: int = MOST) -> list[Outcome]:
    """All outcomes, equal positions as one; their probabilities sum to 1.

    Raises TooManyOutcomes as soon as there are more ways of luck than `most`.
    """
    found: dict[int, Outcome] = {}
    for ways, each in enumerate(each_outcome(state, seat, action), start=1):
        if ways > most:
            raise TooManyOutcomes(f"{action} has more than {most} outcomes")
        key = int(each.state.key())
        if key in found:
            found[key].chance += each.chance
        else:
            found[key] = each
    return list(found.values())
