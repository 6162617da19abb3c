"""Chances that are pencilled while throwing, held beside the real rules and beside the solver."""

from __future__ import annotations

from itertools import product
from math import isclose

import pytest

from quipu.core.luck import FastLuck
from quipu.games.dice.chances import Way, chances, kept_sets, odds, pays, way_to
from quipu.games.dice.sheet import DICE, FACES
from quipu.games.dice.state import Dice
from quipu.presenting import looking_at, presenter
from quipu.registry import game
from tests.support.dice.build import scored

NO_HELP = (0,) * (DICE + 1)
ROAD = Way((1, 1, 0, 0, 0, 0), NO_HELP)


def position(built: list[str], used: list[str], dice: list[str], phase: str = "building") -> Dice:
    """A sheet with these symbols and these dice, for one seat."""
    rules = game("dice")
    form = rules.position(rules.start(1, FastLuck(1)))
    boxes = scored(built)
    boxes += ["x"] * (14 - len(boxes))
    form["sheets"] = [{"built": built, "used": used, "boxes": boxes}]
    form.update(turn=15, phase=phase, throws=3 if phase == "building" else 2, dice=dice)
    state = rules.from_position(form)
    assert isinstance(state, Dice)
    return state


def reached(state: Dice) -> set[str]:
    """All symbols that some line of legal acts builds in this turn."""
    found: set[str] = set()
    known: set[int] = set()
    todo = [state]
    while todo:
        here = todo.pop()
        found |= set(here.sheet.names(here.built[0]))
        for action in here.legal(0):
            if action.kind == "end_turn":
                continue
            after = here.copy()
            after.apply(0, action, FastLuck(1))
            if after.key() not in known:
                known.add(after.key())
                todo.append(after)
    return found


SHEETS = [
    (["R0", "R1", "S3"], []),
    (["R0", "R1", "R2", "S3", "K1", "K2"], ["K1"]),
    (["R0", "R1", "R2", "S3", "S4", "K1", "K2", "K3", "K4", "K5", "K6"], ["K2", "K3", "K4"]),
]
THROWN = [
    ["brick", "wood", "wool", "grain", "gold", "gold"],
    ["grain", "grain", "ore", "ore", "gold", "gold"],
    ["brick", "wood", "gold", "gold", "gold", "ore"],
    ["wool", "wool", "grain", "ore", "brick", "ore"],
]


@pytest.mark.parametrize("dice", THROWN)
@pytest.mark.parametrize(("built", "used"), SHEETS)
def test_dice_pay_for_what_the_rules_let_build(
    built: list[str], used: list[str], dice: list[str]
) -> None:
    state = position(built, used, dice)
    faces = tuple(dice.count(face) for face in FACES)
    real = reached(state) - set(built)
    ways = {
        name: way_to(state, 0, number)
        for name, number in state.sheet.number.items()
        if name not in built
    }
    said = {name for name, way in ways.items() if sum(way.price) <= DICE and pays(faces, way)}
    assert said == real


def test_a_chance_is_the_share_of_throws_that_pay() -> None:
    kept = ["brick", "grain", "ore", "ore"]
    dice = [*kept, "wool", "wool"]
    state = position(["R0"], [], dice, "throwing")
    mixture = kept_sets(state, DICE)[0b001111]
    share = sum("wood" in two or two.count("gold") == 2 for two in product(FACES, repeat=2)) / 36
    assert isclose(chances(ROAD, DICE, 1)[mixture], share)


def test_with_two_throws_left_the_best_dice_are_kept_between_them() -> None:
    """A road from nothing: never less likely than to throw once, and sure once it is there."""
    once, twice = chances(ROAD, DICE, 1), chances(ROAD, DICE, 2)
    assert all(one <= two + 1e-12 for one, two in zip(once, twice, strict=True))
    state = position(["R0"], [], ["brick", "wood", "wool", "wool", "ore", "ore"], "throwing")
    found = odds(state, 0)["R1"]
    assert found[0b000011] == 1.0
    assert 0 < found[0] < 1


def test_what_could_be_built_is_pencilled_with_its_chance_for_who_throws() -> None:
    state = position(["R0"], [], ["brick", "wood", "wool", "wool", "ore", "ore"], "throwing")
    shown = presenter(game("dice")).board(looking_at(game("dice"), state, 0))
    slips = {key for key in shown.elements("pieces") if key.startswith("odds-")}
    assert {"odds-R1", "odds-R2", "odds-K1", "odds-S3"} <= slips
    assert "sure" in shown.elements("pieces")["odds-R1"]
    watched = presenter(game("dice")).board(looking_at(game("dice"), state, -1))
    assert not [key for key in watched.elements("pieces") if key.startswith("odds-")]
