"""Finished games: how each in games/ was played, so that it can be played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import quipu
from quipu.games.inca.state import Inca
from quipu.hexes.bits import count_bits
from tests.support.settlers_dsl import SettlersRecipe

LIKINGS = [  # what each seat likes to do, best first; the seats differ
    ["build_settlement", "build_city", "buy_card", "build_road", "play_combat_arts"],
    ["build_city", "build_settlement", "play_combat_arts", "build_road", "drive_robber_off"],
    ["build_settlement", "build_road", "trade_by_route", "build_city", "play_road_building"],
    ["play_combat_arts", "buy_card", "build_settlement", "build_city", "build_road"],
]
CROWDERS = ["build_road", "build_settlement", "play_road_building"]  # they like no cities
PLACING = ["build_settlement", "build_road", "found_tribe", "place_free_road"]
ENOUGH = 99


@dataclass
class IncaRecipe(SettlersRecipe):
    """Everybody follows its likings, or builds where it leaves the others least room."""

    offers: int = 20
    crowds: bool = False

    def liked(self, seat: int) -> list[str]:
        return CROWDERS if self.crowds else LIKINGS[seat]

    def weighed(
        self, state: quipu.State, seat: int, acts: list[quipu.Action[Any]]
    ) -> list[quipu.Action[Any]]:
        return tightest(state, seat, acts) if self.crowds else acts


def tightest(
    state: quipu.State, seat: int, acts: list[quipu.Action[Any]]
) -> list[quipu.Action[Any]]:
    """Of the actions that take a place, for each kind only those that leave the fewest others."""
    room: dict[str, int] = {}
    kept: dict[str, list[quipu.Action[Any]]] = {}
    for act in acts:
        left = room_after(state, seat, act) if act.kind in PLACING else 0
        if left < room.get(act.kind, ENOUGH):
            room[act.kind], kept[act.kind] = left, []
        if left == room[act.kind]:
            kept[act.kind].append(act)
    return [act for same in kept.values() for act in same]


def room_after(state: quipu.State, seat: int, act: quipu.Action[Any]) -> int:
    """Free places at a distance from all buildings and away from all roads."""
    after = state.copy()
    assert isinstance(after, Inca)
    after.apply(seat, act, quipu.FastLuck(1))
    return int(count_bits(after.found_sites(quipu.SPECTATOR)))


LIMIT = {"turn_limit": 400}
FIRST_RULES = [  # by the first rules, when six offers were made in a turn
    IncaRecipe("inca-three-settlements", "inca", 4, 3, LIMIT),
    IncaRecipe("inca-settlement-and-city", "inca", 3, 0, {"map": "variable", **LIMIT}),
    IncaRecipe("inca-walled-in", "inca", 4, 6, LIMIT),
    IncaRecipe("inca-own-ruin", "inca", 4, 4, {"turn_limit": 200}, crowds=True),
    IncaRecipe("inca-turn-limit", "inca", 3, 5, {"turn_limit": 60}),
    IncaRecipe("inca-turn-limit-tie", "inca", 4, 0, {"turn_limit": 8}),
    IncaRecipe("inca-resigned", "inca", 3, 5, resigns=(2, 0)),
    IncaRecipe("inca-agreed", "inca", 4, 6, agrees=True),
]

RECIPES = [
    IncaRecipe("inca-free-founding", "inca", 3, 1, {"founding": "free", "turn_limit": 60}),
    *[recipe.of_rules(1, offers_per_turn=6) for recipe in FIRST_RULES],
]
