"""Finished games: how each in games/ was played, so that it can be played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import quipu
from quipu.games.dice.state import Dice
from tests.support.dice.ledger import COMMON
from tests.support.finished_games import Recipe

LIKINGS = [  # what each seat aims at first; the seats differ, so that titles change hands
    ["city", "settlement", "knight", "road"],
    ["settlement", "city", "road", "knight"],
    ["knight", "city", "settlement", "road"],
    ["road", "city", "settlement", "knight"],
]


@dataclass
class DiceRecipe(Recipe):
    """Everybody builds what it likes best; who resigns first has a bot in its place."""

    after: int = 60

    def decide(
        self, game: quipu.Game, state: quipu.State, seat: int, luck: quipu.Luck
    ) -> quipu.Action[Any]:
        return decide(state, seat, luck)

    def break_off(self, table: quipu.Table) -> None:
        for seat in self.resigns:
            table.resign(seat)
            if table.ended is None:
                table.change_player(seat, "takeover", "greedy")
        if self.agrees:
            table.agree_to_end()


LONG = {"fresh_joker": True, "dice_ramp": False, "route_spurs": "tip", "points_to_win": 15}

FIRST_RULES = [  # the Plus variant by its first rules, when no spur counted and all gold did
    DiceRecipe("plus-ten-points", "dice-plus", 2, 1),
    DiceRecipe("plus-eleven-points", "dice-plus", 4, 1),
    DiceRecipe("plus-army-moves", "dice-plus", 3, 14),
    DiceRecipe("plus-route-moves", "dice-plus", 3, 1),
    DiceRecipe("plus-fifteen-points", "dice-plus", 2, 1, {**LONG, "round_limit": 60}),
    DiceRecipe("plus-round-limit", "dice-plus", 3, 1, {"round_limit": 6}),
    DiceRecipe("plus-round-limit-tie", "dice-plus", 3, 18, {"round_limit": 6}),
    DiceRecipe("plus-resigned", "dice-plus", 2, 2, resigns=(1,)),
    DiceRecipe("plus-agreed", "dice-plus", 4, 3, agrees=True, after=150),
]

SECOND_RULES = [  # by the first rules of the base variant and the second of Plus
    DiceRecipe("dice-one-seat", "dice", 1, 1, rules=1),
    DiceRecipe("dice-two-seats", "dice", 2, 1, rules=1),
    DiceRecipe("dice-four-seats", "dice", 4, 1, rules=1),
    DiceRecipe("dice-shared-victory", "dice", 2, 8, rules=1),
    DiceRecipe("dice-eight-seats", "dice", 8, 1, {"extra_seats": True}, rules=1),
    DiceRecipe("dice-resigned", "dice", 3, 2, resigns=(2, 0), rules=1),
    DiceRecipe("dice-agreed", "dice", 2, 3, agrees=True, rules=1),
    DiceRecipe("plus-turn-played-out", "dice-plus", 2, 39, rules=2),
]

RECIPES = [
    DiceRecipe("dice-rolled-gold", "dice", 2, 67),
    DiceRecipe("plus-rolled-gold", "dice-plus", 2, 26),
    DiceRecipe("plus-joker-gold", "dice-plus", 2, 26, {"joker_gold": True}),
    *[recipe.of_rules(recipe.rules, joker_gold=True) for recipe in SECOND_RULES],
    *[recipe.of_rules(1, route_spurs="never", joker_gold=True) for recipe in FIRST_RULES],
]


# ---- the player -----------------------------------------------------------------------------


def decide(state: quipu.State, seat: int, luck: quipu.Luck) -> quipu.Action[Any]:
    """Build what it likes best, use jokers and gold for it; one decision in twelve is a whim."""
    assert isinstance(state, Dice)
    acts = sorted(state.legal(seat), key=str)
    if luck.below(12) == 0:
        return acts[luck.below(len(acts))]
    if state.phase.name == "throwing":
        return throw_for(state, seat, acts)
    liking = LIKINGS[seat % len(LIKINGS)]
    builds = [act for act in acts if act.kind.startswith("build_")]
    if builds:
        return min(builds, key=lambda act: liking.index(act.kind.removeprefix("build_")))
    for act in acts:
        if act.kind in ("use_joker", "trade_gold"):
            after = state.copy()
            after.apply(seat, act, quipu.RecordedLuck([]))
            if any(more.kind.startswith("build_") for more in after.legal(seat)):
                return act
    return next(act for act in acts if act.kind == "end_turn")


def throw_for(state: Dice, seat: int, acts: list[quipu.Action[Any]]) -> quipu.Action[Any]:
    """Lay aside what pays for the best that is in reach, throw the rest."""
    if len(acts) == 1:
        return acts[0]
    want = dict(COMMON["costs"][aim(state, seat)])
    again = []
    for place in range(int(state.dice_count())):
        face = COMMON["faces"][state.faces[place]]
        if want.get(face, 0):
            want[face] -= 1
        else:
            again.append(place)
    wanted = {"dice": again, "kind": "throw_dice"} if any(want.values()) else None
    for act in acts:
        if act.to_json() == wanted or (wanted is None and act.kind == "stop_throwing"):
            return act
    return acts[0]


def aim(state: Dice, seat: int) -> str:
    """The sort it likes best of which something is in reach."""
    sheet, built = state.sheet, state.built[seat]
    reach = set()
    for symbol in range(int(sheet.size)):
        needs = sheet.road[symbol] | sheet.after[symbol]
        if not state.has_built(seat, symbol) and needs & ~built == 0:
            reach.add(["road", "knight", "settlement", "city"][sheet.sort[symbol]])
    return next((sort for sort in LIKINGS[seat % len(LIKINGS)] if sort in reach), "road")
