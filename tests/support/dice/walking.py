"""Turns walked through by the real rules, beside which the solver is held."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

import quipu
from quipu.games.dice.sheet import BASE, CROSS, KNIGHT
from quipu.games.dice.sheets import HANDS, first_hand, sheets
from quipu.games.dice.state import Dice
from quipu.games.dice.turning import AFTER, BEFORE, RESTING, Turn
from tests.support.dice.build import NO_LUCK

SHEETS = sheets()
EVERY_JOKER = 63


def made_up_worth() -> vec[float]:
    """Some worth for every sheet, below nothing too; a joker more is never a loss, as in truth."""
    worth = vec[float]([0.0] * (int(SHEETS.count) * HANDS))
    for layout in range(int(SHEETS.count)):
        for knights in range(7):
            for hand in range(1 << knights):
                jokers = sum(
                    1 + (layout * 7 + joker * 13) % 11 for joker in range(6) if hand >> joker & 1
                )
                group = (layout * 29 + knights * 17) % 23
                worth[number(layout, knights, hand)] = jokers * 0.37 + group * 0.61 - 9
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
        dice = (*state.available, state.place_of_made() >= 0)
        key = (dice, int(state.built[0]), int(state.used[0]), int(state.built_now))
        if key not in self.known:
            self.known[key] = max(self.after(state, act) for act in state.legal(0))
        return self.known[key]

    def after(self, state: Dice, act: quipu.Action[Any]) -> float:
        twin = state.copy()
        twin.apply(0, act, NO_LUCK)
        if act.kind == "end_turn":
            cross = CROSS if state.built_now == 0 else 0
            return float(self.worth[number(*sheet_of(twin))]) + cross
        gained = int(twin.points_of(twin.built_now) - state.points_of(state.built_now))
        return gained + self.best(twin)
