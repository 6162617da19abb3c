"""Mixtures of faces without order, and the exact value of keeping some and throwing the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quipu.games.dice.sheet import DICE

BASE_7: Final = vec[i64]([7**face for face in range(DICE)])


class Mixtures:
    """All mixtures of up to six dice, numbered by size, and their neighbours by one die."""

    def __init__(self) -> None:
        self.codes = vec[i64]([0])
        self.starts = vec[i64]([0])  # number of the first mixture of each size
        self.number = vec[i64]([-1] * 7**DICE)  # by code, base 7: how often each face is there
        self.number[0] = 0
        for _ in range(DICE):
            self.add_size()
        self.starts = append(self.starts, len(self.codes))
        self.more = vec[i64]([-1] * (int(self.starts[DICE]) * DICE))
        for mixture in range(self.starts[DICE]):
            for face in range(DICE):
                self.more[mixture * DICE + face] = self.number[self.codes[mixture] + BASE_7[face]]

        self.chances = vec[float]([self.chance(n) for n in range(len(self.codes))])

    def add_size(self) -> None:
        first = self.starts[len(self.starts) - 1]
        last = i64(len(self.codes))
        self.starts = append(self.starts, last)
        for mixture in range(first, last):
            for face in range(DICE):
                code = self.codes[mixture] + BASE_7[face]
                if self.number[code] < 0:
                    self.number[code] = len(self.codes)
                    self.codes = append(self.codes, code)

    def of(self, code: i64) -> i64:
        return self.number[code]

    def size(self, mixture: i64) -> i64:
        """How many dice."""
        dice: i64 = 0
        while self.starts[dice + 1] <= mixture:
            dice += 1
        return dice

    def count(self, mixture: i64, face: i64) -> i64:
        return (self.codes[mixture] // BASE_7[face]) % 7

    def chance(self, mixture: i64) -> float:
        """That a throw of as many dice gives this mixture."""
        ways, all_ways, dice = 1, 1, 0
        for face in range(DICE):
            for nth in range(1, int(self.count(mixture, face)) + 1):
                dice += 1
                ways = ways * dice // nth
                all_ways *= 6
        return ways / all_ways

    def expected(self, values: vec[float]) -> float:
        """The mean over throws of all six dice."""
        total = 0.0
        for mixture in range(self.starts[DICE], self.starts[DICE + 1]):
            total += self.chances[mixture] * values[mixture]
        return total

    def keeping(self, values: vec[float], dice: i64) -> None:
        """From the values of full mixtures, those of keeping a part and throwing the rest once."""
        more = self.more
        for mixture in range(self.starts[dice] - 1, -1, -1):
            total = 0.0
            at = mixture * DICE
            for face in range(at, at + DICE):
                total += values[more[face]]
            values[mixture] = total / 6.0

    def best_keep(self, kept: vec[float], dice: i64) -> vec[float]:
        """For every mixture the value of its best part to keep, itself included."""
        best, more = kept[:], self.more
        for mixture in range(self.starts[dice]):
            at = mixture * DICE
            worth = best[mixture]
            for face in range(at, at + DICE):
                larger = more[face]
                if worth > best[larger]:
                    best[larger] = worth
        return best

    def best_part(self, kept: vec[float], dice: i64) -> vec[i64]:
        """For every mixture that best part itself; of equal ones the smallest."""
        best, more = kept[:], self.more
        part = vec[i64]([n for n in range(len(self.codes))])  # noqa: C416  # mypyc wants it so
        for mixture in range(self.starts[dice]):
            at = mixture * DICE
            for face in range(at, at + DICE):
                larger = more[face]
                if best[mixture] > best[larger]:
                    best[larger] = best[mixture]
                    part[larger] = part[mixture]
        return part


_made: list[Mixtures] = []


def mixtures() -> Mixtures:
    """Made at the first use: rules alone do not need them."""
    if not _made:
        _made.append(Mixtures())
    return _made[0]
