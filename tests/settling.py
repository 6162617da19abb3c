"""What the tests of the settlers games do alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import quipu
from tests.finishing import Recipe

Acts = list[quipu.Action[Any]]

TRADES = ["trade_bank", "trade_three", "trade_two_goods", "trade_goods_set", "roll"]


# ---- finished games -----------------------------------------------------------------------------


@dataclass
class SettlersRecipe(Recipe):
    """Each seat does what it likes best, and of one decision in so many makes an offer."""

    offers: int = 12

    def liked(self, seat: int) -> list[str]:
        """Kinds of action, best first."""
        raise NotImplementedError

    def weighed(self, state: quipu.State, seat: int, acts: Acts) -> Acts:
        """The actions that are worth a thought."""
        return acts

    def otherwise(self, acts: Acts) -> Acts:
        """What is done when nothing liked can be."""
        rest = [act for act in acts if act.kind in TRADES]
        return rest or [act for act in acts if act.kind == "end_turn"] or acts

    def decide(
        self, game: quipu.Game, state: quipu.State, seat: int, luck: quipu.Luck
    ) -> quipu.Action[Any]:
        """What it likes best; one decision in eight is a whim, and some of those are offers."""
        acts = sorted(state.legal(seat), key=str)
        offers = [form for form in state.openings(seat) if form.kind == "offer_trade"]
        if offers and luck.below(self.offers) == 0:
            return offer(game, offers[0].to_json(), luck)
        if luck.below(8) == 0:
            return acts[luck.below(len(acts))]
        acts = self.weighed(state, seat, acts)
        for kind in self.liked(seat):
            fitting = [act for act in acts if act.kind == kind]
            if fitting:
                return fitting[luck.below(len(fitting))]
        rest = self.otherwise(acts)
        return rest[luck.below(len(rest))]


def offer(game: quipu.Game, form: Any, luck: quipu.Luck) -> quipu.Action[Any]:
    """One card for one, to all."""
    give = list(form["give"])[luck.below(len(form["give"]))]
    others = [kind for kind in form["want"] if kind != give]
    want = others[luck.below(len(others))]
    return game.parse({"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}, "to": None})
