"""The six stacks: how many unseen tiles lie on each, and the known ones that were put under."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.luck import Luck
from quipu.games.jade.faces import PRINTED, TYPE_COUNTS

STACK_STEP: Final = 64  # a buried tile is written as its stack times this, plus its type


class Stacks:
    """Tiles nobody has seen form one bag: which lies where does not exist until it is drawn."""

    def __init__(self, bag: vec[u8], unseen: vec[u8], under: vec[i64], left: i64) -> None:
        self.bag = bag  # unseen tiles by type
        self.unseen = unseen  # by stack: how many of them lie on it
        self.under = under  # J7.10: the known tiles below them, each stack from top to bottom
        self.left = left  # tiles in all stacks together

    def copy(self) -> Stacks:
        return Stacks(self.bag[:], self.unseen[:], self.under[:], self.left)

    def height(self, stack: i64) -> i64:
        height = i64(self.unseen[stack])
        for buried in self.under:
            if buried // STACK_STEP == stack:
                height += 1
        return height

    def is_empty(self, stack: i64) -> bool:
        return self.height(stack) == 0

    def draw(self, stack: i64, luck: Luck) -> i64:
        """J5.1, J5.2: the top tile. A known one is there for certain and needs no luck."""
        self.left -= 1
        if self.unseen[stack] == 0:
            return self.dig_up(stack)
        type = luck.draw(self.bag)
        self.bag[type] -= 1
        self.unseen[stack] -= 1
        return type

    def dig_up(self, stack: i64) -> i64:
        """The uppermost of the tiles put under a stack."""
        kept: list[i64] = []
        found: i64 = -1
        for buried in self.under:
            if found < 0 and buried // STACK_STEP == stack:
                found = buried % STACK_STEP
            else:
                kept.append(buried)
        self.under = vec[i64](kept)
        return found

    def bury(self, stack: i64, type: i64) -> None:
        """J7.10: at the very bottom."""
        kept = list(self.under)
        kept.append(stack * STACK_STEP + type)
        self.under = vec[i64](kept)
        self.left += 1

    def buried(self, stack: i64) -> list[int]:
        """The types put under this stack, the uppermost first."""
        return [
            int(buried) % STACK_STEP for buried in self.under if int(buried) // STACK_STEP == stack
        ]


def full_stacks() -> Stacks:
    """J2.3: all tiles, shuffled."""
    left = sum(PRINTED.stacks)
    return Stacks(vec[u8](TYPE_COUNTS), vec[u8](PRINTED.stacks), vec[i64]([]), left)
