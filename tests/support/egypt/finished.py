"""Finished games: how each in games/ was played, so that it can be played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import quipu
from tests.support.settlers_dsl import SettlersRecipe

LIKINGS = [  # what each seat likes to do, best first; the seats differ
    ["build_settlement", "build_temple_city", "settle_with_ptah", "buy_card", "build_oxcart"],
    ["build_temple_city", "build_settlement", "play_mercenary", "buy_card", "build_oxcart"],
    ["build_settlement", "build_oxcart", "build_temple_city", "play_route_building"],
    ["play_mercenary", "buy_card", "build_settlement", "build_temple_city", "build_oxcart"],
]
MASONS = ["build_stone", "build_boat", "swap_by_favour", "build_settlement", "build_oxcart"]


@dataclass
class EgyptRecipe(SettlersRecipe):
    """Everybody follows its likings, or builds the pyramid first."""

    masons: bool = False

    def liked(self, seat: int) -> list[str]:
        return MASONS if self.masons else LIKINGS[seat]

    def otherwise(self, acts: list[quipu.Action[Any]]) -> list[quipu.Action[Any]]:
        rest = super().otherwise(acts)
        return [act for act in rest if fits_masons(act)] or rest if self.masons else rest


def fits_masons(act: quipu.Action[Any]) -> bool:
    """Cattle, papyrus and stone are not given away."""
    form = act.to_json()
    return form.get("give") in ("brick", "grain") and form.get("take") in ("cattle", "stone")


FIRST_RULES = [  # by the first rules, when six offers were made in a turn
    EgyptRecipe("egypt-ten-points", "egypt", 4, 1),
    EgyptRecipe("egypt-variable", "egypt", 3, 0, {"map": "variable", "phases": "merged"}),
    EgyptRecipe("egypt-turn-limit", "egypt", 3, 3, {"turn_limit": 40}),
    EgyptRecipe("egypt-turn-limit-tie", "egypt", 4, 0, {"turn_limit": 8}),
    EgyptRecipe("egypt-resigned", "egypt", 3, 5, resigns=(2, 0)),
    EgyptRecipe("egypt-agreed", "egypt", 4, 6, agrees=True),
    EgyptRecipe("gods-ten-points", "egypt-gods", 4, 0),
    EgyptRecipe("gods-beginner", "egypt-gods", 3, 2, {"map": "beginner"}),
    EgyptRecipe("gods-turn-limit", "egypt-gods", 3, 3, {"turn_limit": 30}),
    EgyptRecipe("gods-resigned", "egypt-gods", 3, 4, resigns=(0, 1)),
    EgyptRecipe("pyramid-golden-stones", "egypt-pyramid", 4, 1),
    EgyptRecipe("pyramid-points", "egypt-pyramid", 3, 11, {"points_to_win": 6}),
    EgyptRecipe("pyramid-all-places", "egypt-pyramid", 4, 19, {"points_to_win": 20}, masons=True),
    EgyptRecipe("pyramid-turn-limit", "egypt-pyramid", 3, 2, {"turn_limit": 20, "map": "variable"}),
    EgyptRecipe("pyramid-agreed", "egypt-pyramid", 3, 3, agrees=True),
]

RECIPES = [
    EgyptRecipe("egypt-many-offers", "egypt", 3, 1, {"turn_limit": 12}, offers=2),
    EgyptRecipe("gods-own-turn-ends", "egypt-gods", 3, 9, {"points_to_win": 7}),
    EgyptRecipe("pyramid-early-swaps", "egypt-pyramid", 3, 1, {"points_to_win": 5}, masons=True),
    *[recipe.of_rules(1, offers_per_turn=6) for recipe in FIRST_RULES],
]
