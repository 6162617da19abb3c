"""Counted trees: decisions and outcomes of dice, counted twice in different ways and stored."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import quipu
from quipu.games.dice.state import Dice
from tests.support.dice.build import base, begun, game_of, plus, position, six, throw

# Each tree: a position, a depth in decisions, and how many ways of playing there are to each
# depth. A throw is one way per mixture of the dice thrown, not per order (K2). Trees stay within
# the running turn: its end is a way that leads no further.
ALL = "wool grain ore brick wood gold"
TREES: dict[str, tuple[Dice, list[int]]] = {
    "the third throw": (throw(throw(begun(2), six("")), six("brick wood")), [5336, 24331]),
    "jokers and gold": (
        base("brick wood wool grain gold gold", "K1 K2 R0 R1", ""),
        [17, 164, 762, 1409, 893],
    ),
    "five of six jokers": (
        base(six("grain ore ore"), "K1 K2 K3 K4 K5 K6 R0 R1", used="K2"),
        [32, 782, 14399],
    ),
    "five of six jokers, and their gold": (
        base(six("grain ore ore"), "K1 K2 K3 K4 K5 K6 R0 R1", used="K2", joker_gold=True),
        [32, 782, 14514],
    ),
    "three dice": (begun(2, "dice-plus"), [56, 7728]),
    "one and a half deserts": (
        plus(ALL, "PK6 PK7 PK8 P1", "P1 P3", army=0),
        [40, 343, 664, 360],
    ),
    "one and a half deserts, and their gold": (
        plus(ALL, "PK6 PK7 PK8 P1", "P1 P3", army=0, joker_gold=True),
        [40, 368, 1000, 911, 240],
    ),
    "one point short of winning": (
        plus(
            "wool wool grain grain ore ore",
            "P1 P2 P3 P4 P5 P6 PC1 PC2 PS1 PS2 PS3 PK1 PK2",
            route=0,
        ),
        [12, 117, 232, 378],
    ),
    "one point short of winning at once": (
        plus(
            "wool wool grain grain ore ore",
            "P1 P2 P3 P4 P5 P6 PC1 PC2 PS1 PS2 PS3 PK1 PK2",
            route=0,
            victory_ends="at_once",
        ),
        [12, 40, 50, 0],
    ),
}


def by_legal(state: Dice, depth: int, turn: int) -> int:
    """The ways to so many decisions: what `legal` lists, on copies, mixtures from a library."""
    if depth == 0:
        return 1
    ways = 0
    for seat in state.waiting() if state.turn == turn else []:
        for action in state.legal(seat):
            dice: Any = action.arguments().get("dice", [])
            for faces in combinations_with_replacement(range(6), len(dice)):
                after = state.copy()
                after.apply(seat, action, quipu.RecordedLuck(list(faces)))
                ways += by_legal(after, depth - 1, turn)
    return ways


def by_catalogue(state: Dice, depth: int) -> list[int]:
    """The same for every depth at once: the whole catalogue tried on positions as JSON text.

    Equal positions are met once with their number of ways; all orders of the dice are listed
    and those that rise are kept.
    """
    game = game_of(state)
    level = Counter({json.dumps(position(state)): 1})
    counts = []
    for _ in range(depth):
        below: Counter[str] = Counter()
        for text, ways in level.items():
            if json.loads(text)["turn"] != position(state)["turn"]:
                continue
            for after in followers(game, text):
                below[after] += ways
        counts.append(below.total())
        level = below
    return counts


def followers(game: quipu.Game, text: str) -> list[str]:
    found = []
    before = game.from_position(json.loads(text))
    for seat in range(int(before.seats)):
        for action in game.catalogue.actions:
            if action.refusal(before, seat) is not None:
                continue
            for luck in rising(action):
                after = game.from_position(json.loads(text))
                after.apply(seat, action, quipu.RecordedLuck(luck))
                found.append(json.dumps(game.position(after)))
    return found


def rising(action: quipu.Action[Any]) -> list[list[int]]:
    """What luck may give for an action, each mixture once."""
    count = str(action).count(",") + 1 if action.kind == "throw_dice" else 0
    every = product(range(6), repeat=count)
    return [list(faces) for faces in every if list(faces) == sorted(faces)]


@pytest.mark.parametrize("name", list(TREES))
def test_the_tree_has_the_stored_number_of_ways(name: str) -> None:
    state, stored = TREES[name]
    turn = int(state.turn)
    assert [by_legal(state, depth, turn) for depth in range(1, len(stored) + 1)] == stored


@pytest.mark.parametrize("name", list(TREES))
def test_the_tree_has_as_many_ways_when_counted_differently(name: str) -> None:
    state, stored = TREES[name]
    assert by_catalogue(state, len(stored)) == stored
