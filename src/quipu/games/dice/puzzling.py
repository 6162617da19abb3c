"""Puzzling: what is worth the same in a turn, whichever die shows what."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

FACES: Final = 6


def alike(state: Any) -> Hashable:
    """The dice count by what they show; which die shows it matters to nobody."""
    dice = tuple(sorted(zip(state.faces, state.gone, strict=True)))
    rest = tuple(state.built), tuple(state.used), tuple(state.boxes), int(state.built_now)
    return int(state.turn), int(state.throws), state.phase.name, dice, rest


def same(state: Any, action: Any) -> Hashable:
    """Throwing one of two dice that show the same is throwing the other."""
    if action.kind != "throw_dice":
        return int(action.index)
    return tuple(sorted((state.faces[die], state.gone[die]) for die in action.to_json()["dice"]))


def ways(_state: Any, action: Any) -> Iterator[tuple[Fraction, list[int]]] | None:
    """Of a throw each mixture of faces once, with its chance; of other acts nothing is known."""
    if action.kind != "throw_dice":
        return None
    return mixtures(len(action.to_json()["dice"]))


def mixtures(dice: int) -> Iterator[tuple[Fraction, list[int]]]:
    for faces in combinations_with_replacement(range(FACES), dice):
        orders = factorial(dice)
        for face in set(faces):
            orders //= factorial(faces.count(face))
        yield Fraction(orders, FACES**dice), list(faces)


def fits(state: Any) -> bool:
    """With two throws to come a turn is too long to go through."""
    return state.phase.name != "throwing" or int(state.throws) > 1
