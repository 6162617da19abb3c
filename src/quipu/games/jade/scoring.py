"""What a hand of artefacts is worth at the end."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.state import Result
from quipu.games.jade.faces import DESIGNS, KIND_COUNT, LETTERS

MIXED: Final = 3  # J16.4
PURE: Final = 5  # J16.5
MOST_PARTS: Final = 1000  # more than there are


def statues(hand: vec[u8], start: i64, designs: bool) -> tuple[int, int]:
    """J16.6, J16.9: complete statues with a bad part, and those of four good parts."""
    if not designs:  # J16.3: letters only
        return statues_of(hand, start, 0, DESIGNS - 1)
    mixed = pure = 0
    for design in range(DESIGNS):
        more = statues_of(hand, start, design, design)
        mixed += more[0]
        pure += more[1]
    return mixed, pure


def statues_of(hand: vec[u8], start: i64, first: i64, last: i64) -> tuple[int, int]:
    """Of the designs from the first to the last: the fewest parts of a letter count."""
    fewest_good: i64 = MOST_PARTS
    fewest: i64 = MOST_PARTS
    for letter in range(LETTERS):
        good: i64 = 0
        bad: i64 = 0
        for design in range(first, last + 1):
            place = start + 2 * (LETTERS * design + letter)
            good += i64(hand[place])
            bad += i64(hand[place + 1])
        fewest_good = min(fewest_good, good)
        fewest = min(fewest, good + bad)
    return int(fewest - fewest_good), int(fewest_good)


def sources(hand: vec[u8], start: i64, designs: bool) -> dict[str, int]:
    """J16.1, J16.2, J16.7: only artefacts score, each tile one point and statues more."""
    mixed, pure = statues(hand, start, designs)
    tiles: i64 = 0
    for kind in range(start, start + KIND_COUNT):
        tiles += i64(hand[kind])
    return {"artefacts": int(tiles), "mixed_statues": MIXED * mixed, "pure_statues": PURE * pure}


class Standing(Result):
    """J16.8: ranks by points, then artefacts, then gold."""

    def __init__(self, points: list[int], tiles: list[int], gold: list[int], reason: str) -> None:
        keys = list(zip(points, tiles, gold, strict=True))
        best = max(keys)
        super().__init__([n for n, key in enumerate(keys) if key == best], points, reason)
        self.tiles = tiles
        self.gold = gold
        self.places = [1 + sum(1 for other in keys if other > key) for key in keys]

    @property
    def ranks(self) -> list[int]:
        return self.places

    def __reduce__(self) -> tuple[Any, ...]:
        return Standing, (self.points, self.tiles, self.gold, self.reason)
