"""The solver of one turn agrees with the rules, position by position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

import quipu
from quipu.games.dice.sheets import HANDS
from quipu.games.dice.state import BUILDING, Dice
from quipu.games.dice.turning import AFTER, RESTING, Turn
from tests.support.dice.build import base, begun
from tests.support.dice.walking import (
    EVERY_JOKER,
    SHEETS,
    Walk,
    made_up_worth,
    sheet_of,
    value_of,
)


def building(seed: int, fresh_joker: bool) -> Iterator[Dice]:
    """Build phases of a game by chance in which no turn ends while more can be done."""
    luck = quipu.FreeLuck(seed)
    state = begun(fresh_joker=fresh_joker)
    while state.turn < 15:
        acts = state.legal(0)
        if state.phase is BUILDING:
            yield state
            acts = acts[:-1] or acts
        state.apply(0, acts[luck.below(len(acts))], luck)


@pytest.mark.parametrize("fresh_joker", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_d14_6_every_position_of_a_turn_is_worth_what_the_rules_make_of_it(
    seed: int, fresh_joker: bool
) -> None:
    worth = made_up_worth()
    turn = Turn(fresh_joker)
    turn.begin(worth, EVERY_JOKER)
    walk = Walk(worth)
    seen = 0
    for state in building(seed, fresh_joker):
        if sheet_of(state)[2].bit_count() > 2:
            continue  # too many ways for a walk
        assert value_of(turn, state) == pytest.approx(walk.best(state), abs=1e-9)
        seen += 1
    assert seen >= 20


SHEETS_WITH_KNIGHTS = [
    "K1 K2 K3 R0 R2 S3",
    "K1 K2 K3 K4 R0 R1 R2 R3 R4 C7 S3 S4",
    "K1 K2 K3 K4 K5 K6 R0 R1 R2 S3",
]
USED = ["K2", "K1 K4", "K1 K2 K3 K5"]


@pytest.mark.parametrize("fresh_joker", [False, True])
@pytest.mark.parametrize(("sheet", "used"), [*zip(SHEETS_WITH_KNIGHTS, USED, strict=True)])
@pytest.mark.parametrize(
    "dice",
    [
        "gold gold gold gold gold gold",
        "gold gold gold wool wool ore",
        "brick wood wool grain ore gold",
        "grain grain ore ore wool gold",
    ],
)
def test_jokers_and_gold_together(sheet: str, used: str, dice: str, fresh_joker: bool) -> None:
    worth = made_up_worth()
    turn = Turn(fresh_joker)
    turn.begin(worth, EVERY_JOKER)
    state = base(dice, sheet, turn=12, used=used, fresh_joker=fresh_joker)
    assert value_of(turn, state) == pytest.approx(Walk(worth).best(state), abs=1e-9)


def test_there_are_155575_sheets() -> None:
    assert SHEETS.count * HANDS == 155575
    assert SHEETS.count == 1225


@pytest.mark.parametrize("stage", [AFTER, RESTING])
def test_d11_4_gold_that_is_left_over_is_worth_nothing_also_below_nothing(stage: int) -> None:
    turn = Turn(fresh_joker=False)
    turn.begin(vec[float]([-5.0] * (int(SHEETS.count) * HANDS)), EVERY_JOKER)
    two_gold = turn.mixtures.of(2 * 7**5)
    assert turn.value(stage, int(SHEETS.count) - 1, 1, 1, two_gold) == -5
