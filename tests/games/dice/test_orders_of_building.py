"""What a turn can come to: whether gold from a joker counts, and when jokers and gold are used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

import quipu
from quipu.games.dice.puzzling import alike
from quipu.games.dice.sheet import FACES
from quipu.games.dice.state import Dice
from tests.support.dice.build import NO_LUCK, base, plus

Result = tuple[int, int]  # what is built, and which jokers are used
KNIGHTS = "K1 K2 K3 K4 K5 K6"
DESERTS = "PK6 PK7 PK8 PK9"
EVERY = [" ".join(dice) for dice in combinations_with_replacement(FACES, 6)]


def results(state: Dice, dice_first: bool = False) -> set[Result]:
    """All that a build phase can end with, by the real rules.

    With `dice_first` nothing but building is done once something is built.
    """
    known, waiting, found = set(), [state], set[Result]()
    while waiting:
        now = waiting.pop()
        found.add((int(now.built[0]), int(now.used[0])))
        for act in now.legal(0):
            late = dice_first and now.built_now and not act.kind.startswith("build_")
            if act.kind != "end_turn" and not late:
                after = now.copy()
                after.apply(0, act, NO_LUCK)
                if (key := alike(after)) not in known:
                    known.add(key)
                    waiting.append(after)
    return found


def scenes(every: int) -> Iterator[tuple[Callable[..., Dice], str, dict[str, Any]]]:
    """Sheets with a few jokers left; of the 462 results one in so many."""
    for dice in EVERY[::every]:
        yield base, dice, {"sheet": f"{KNIGHTS} R0 R1 S3", "used": "K2 K3 K4 K5"}
        yield plus, dice, {"sheet": f"{DESERTS} P1 P2", "used": "", "army": 0}


def laid(make: Callable[..., Dice], dice: str, sheet: str, **changes: Any) -> Dice:
    return make(dice, sheet, **changes)


def test_d11_6_whether_a_jokers_gold_is_traded_changes_no_result() -> None:
    """So it changes no value either: a turn is worth what it can end with."""
    every = 1 if quipu.COMPILED else 11
    for make, dice, changes in scenes(every):
        assert results(laid(make, dice, **changes)) == results(
            laid(make, dice, **changes, joker_gold=True)
        ), dice


@pytest.mark.rule("D5.6", "D10.6", "D11.5")
@pytest.mark.parametrize("joker_gold", [False, True])
def test_jokers_and_gold_come_to_the_same_before_building_as_between(joker_gold: bool) -> None:
    every = 4 if quipu.COMPILED else 23
    for make, dice, changes in scenes(every):
        state = laid(make, dice, **changes, joker_gold=joker_gold)
        assert results(state) == results(state, dice_first=True), dice
    for dice in EVERY[::every]:
        state = base(dice, "K1 K2 R0 R1", joker_gold=joker_gold)
        assert results(state) == results(state, dice_first=True), dice


@pytest.mark.rule("D10.7")
def test_only_the_joker_of_a_knight_just_built_needs_the_order() -> None:
    """With `fresh_joker` what is built first may help to build more."""
    dice = "wool grain ore brick gold gold"
    state = base(dice, "K1 K2 K3", used="K1 K2 K3", fresh_joker=True)
    assert results(state) > results(state, dice_first=True)
    rested = base(dice, "K1 K2 K3", used="K1 K2 K3")
    assert results(rested) == results(rested, dice_first=True)
