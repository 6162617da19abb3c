"""Finished games as files: how each in games/ was played, so that it can be played again.

`PYTHONPATH=src python -m quipu.games.egypt.tests.finished` writes them all anew; that is due
when the version of the rules rises, and at no other time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import quipu

FOLDER = Path(__file__).parent / "games"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
LIKINGS = [  # what each seat likes to do, best first; the seats differ
    ["build_settlement", "build_temple_city", "settle_with_ptah", "buy_card", "build_oxcart"],
    ["build_temple_city", "build_settlement", "play_mercenary", "buy_card", "build_oxcart"],
    ["build_settlement", "build_oxcart", "build_temple_city", "play_route_building"],
    ["play_mercenary", "buy_card", "build_settlement", "build_temple_city", "build_oxcart"],
]
MASONS = ["build_stone", "build_boat", "swap_by_favour", "build_settlement", "build_oxcart"]


@dataclass
class Recipe:
    """One file: the game, its seed, and what the table does before the game ends by itself."""

    name: str
    key: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    masons: bool = False  # everybody builds the pyramid first
    resigns: tuple[int, ...] = ()
    agrees: bool = False
    after: int = 80  # steps before the table does so

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.quipu"

    def play(self) -> quipu.Table:
        game = quipu.game(self.key)
        table = quipu.Table.open_seeded(game, NAMES[: self.seats], self.seed, **self.options)
        luck = quipu.FastLuck(self.seed)
        while table.ended is None:
            if len(table.steps) >= self.after and (self.resigns or self.agrees):
                self.break_off(table)
                continue
            seat = table.waiting()[0]
            table.submit(seat, [self.decide(game, table.state, seat, luck)])
        return table

    def break_off(self, table: quipu.Table) -> None:
        for seat in self.resigns:
            table.resign(seat)
        if self.agrees:
            table.agree_to_end()

    def decide(
        self, game: quipu.Game, state: quipu.State, seat: int, luck: quipu.Luck
    ) -> quipu.Action[Any]:
        """What it likes best; one decision in eight is a whim, and some of those are offers."""
        acts = sorted(state.legal(seat), key=str)
        offers = [form for form in state.openings(seat) if form.kind == "offer_trade"]
        if offers and luck.below(12) == 0:
            return offer(game, offers[0].to_json(), luck)
        if luck.below(8) == 0:
            return acts[luck.below(len(acts))]
        for kind in MASONS if self.masons else LIKINGS[seat]:
            fitting = [act for act in acts if act.kind == kind]
            if fitting:
                return fitting[luck.below(len(fitting))]
        rest = [act for act in acts if act.kind in ("trade_bank", "roll")]
        rest = rest or [act for act in acts if act.kind == "end_turn"] or acts
        if self.masons:
            rest = [act for act in rest if fits_masons(act)] or rest
        return rest[luck.below(len(rest))]


def fits_masons(act: quipu.Action[Any]) -> bool:
    """Cattle, papyrus and stone are not given away."""
    form = act.to_json()
    return form.get("give") in ("brick", "grain") and form.get("take") in ("cattle", "stone")


def offer(game: quipu.Game, form: Any, luck: quipu.Luck) -> quipu.Action[Any]:
    """One card for one, to all."""
    give = list(form["give"])[luck.below(len(form["give"]))]
    others = [kind for kind in form["want"] if kind != give]
    want = others[luck.below(len(others))]
    return game.parse({"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}, "to": None})


RECIPES = [
    Recipe("egypt-ten-points", "egypt", 4, 1),
    Recipe("egypt-variable", "egypt", 3, 0, {"map": "variable", "phases": "merged"}),
    Recipe("egypt-turn-limit", "egypt", 3, 3, {"turn_limit": 40}),
    Recipe("egypt-turn-limit-tie", "egypt", 4, 0, {"turn_limit": 8}),
    Recipe("egypt-resigned", "egypt", 3, 5, resigns=(2, 0)),
    Recipe("egypt-agreed", "egypt", 4, 6, agrees=True),
    Recipe("gods-ten-points", "egypt-gods", 4, 0),
    Recipe("gods-beginner", "egypt-gods", 3, 2, {"map": "beginner"}),
    Recipe("gods-turn-limit", "egypt-gods", 3, 3, {"turn_limit": 30}),
    Recipe("gods-resigned", "egypt-gods", 3, 4, resigns=(0, 1)),
    Recipe("pyramid-golden-stones", "egypt-pyramid", 4, 1),
    Recipe("pyramid-points", "egypt-pyramid", 3, 11, {"points_to_win": 6}),
    Recipe("pyramid-all-places", "egypt-pyramid", 4, 19, {"points_to_win": 20}, masons=True),
    Recipe("pyramid-turn-limit", "egypt-pyramid", 3, 2, {"turn_limit": 20, "map": "variable"}),
    Recipe("pyramid-agreed", "egypt-pyramid", 3, 3, agrees=True),
]


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for recipe in RECIPES:
        recipe.path.write_text(recipe.play().record.text(), encoding="utf-8")


if __name__ == "__main__":
    write_all()
