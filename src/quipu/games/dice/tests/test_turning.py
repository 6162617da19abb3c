"""The solver of one turn agrees with the rules, position by position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

import quipu
from quipu.games.dice.sheet import BASE, CROSS, FACES, KNIGHT
from quipu.games.dice.sheets import HANDS, first_hand, sheets
from quipu.games.dice.state import BUILDING, Dice
from quipu.games.dice.tests.build import NO_LUCK, base, begun
from quipu.games.dice.turning import AFTER, BEFORE, RESTING, Turn

SHEETS = sheets()
EVERY_JOKER = 63


def made_up_worth() -> vec[float]:
    """Some worth for every sheet; a joker more is never a loss, as in any true one."""
    worth = vec[float]([0.0] * (int(SHEETS.count) * HANDS))
    for layout in range(int(SHEETS.count)):
        for knights in range(7):
            for hand in range(1 << knights):
                jokers = sum(
                    1 + (layout * 7 + joker * 13) % 11 for joker in range(6) if hand >> joker & 1
                )
                group = (layout * 29 + knights * 17) % 23
                worth[number(layout, knights, hand)] = jokers * 0.37 + group * 0.61
    return worth


def number(layout: int, knights: int, hand: int) -> int:
    return layout * HANDS + int(first_hand(knights)) + hand


def sheet_of(state: Dice, seat: int = 0) -> tuple[int, int, int]:
    built = state.built[seat]
    knights = int(SHEETS.knights(built))
    return int(SHEETS.layout(built)), knights, ((1 << knights) - 1) & ~int(state.used[seat])


def stage_of(state: Dice) -> int:
    if state.built_now == 0:
        return BEFORE
    return RESTING if state.built_now & BASE.sorts[KNIGHT] else AFTER


def value_of(turn: Turn, state: Dice) -> float:
    code = sum(int(state.available[face]) * 7**face for face in range(6))
    layout, knights, hand = sheet_of(state)
    return turn.value(stage_of(state), layout, knights, hand, turn.mixtures.of(code))


class Walk:
    """All ways through the build phase by the real rules; what is built counts when it is."""

    def __init__(self, worth: vec[float]) -> None:
        self.worth = worth
        self.known: dict[object, float] = {}

    def best(self, state: Dice) -> float:
        dice = tuple(state.available)
        key = (dice, int(state.built[0]), int(state.used[0]), int(state.built_now))
        if key not in self.known:
            self.known[key] = max(self.after(state, act) for act in state.legal(0))
        return self.known[key]

    def after(self, state: Dice, act: quipu.Action[Any]) -> float:
        twin = state.copy()
        twin.apply(0, act, NO_LUCK)
        if twin.turn != state.turn:
            cross = CROSS if state.built_now == 0 else 0
            return float(self.worth[number(*sheet_of(twin))]) + cross
        gained = int(twin.points_of(twin.built_now) - state.points_of(state.built_now))
        return gained + self.best(twin)


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
def test_d10_d11_jokers_and_gold_together(
    sheet: str, used: str, dice: str, fresh_joker: bool
) -> None:
    worth = made_up_worth()
    turn = Turn(fresh_joker)
    turn.begin(worth, EVERY_JOKER)
    state = base(dice, sheet, turn=12, used=used, fresh_joker=fresh_joker)
    assert value_of(turn, state) == pytest.approx(Walk(worth).best(state), abs=1e-9)


def test_there_are_155575_sheets() -> None:
    assert SHEETS.count * HANDS == 155575
    assert len(FACES) == 6
