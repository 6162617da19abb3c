"""Finished games as files: how each in games/ was played, so that it can be played again.

`PYTHONPATH=src python -m quipu.games.inca.tests.finished` writes them all anew; that is due
when the version of the rules rises, and at no other time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import quipu
from quipu.games.inca.state import Inca
from quipu.hexes.bits import count_bits

FOLDER = Path(__file__).parent / "games"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
LIKINGS = [  # what each seat likes to do, best first; the seats differ
    ["build_settlement", "build_city", "buy_card", "build_road", "play_combat_arts"],
    ["build_city", "build_settlement", "play_combat_arts", "build_road", "drive_robber_off"],
    ["build_settlement", "build_road", "trade_by_route", "build_city", "play_road_building"],
    ["play_combat_arts", "buy_card", "build_settlement", "build_city", "build_road"],
]
CROWDERS = ["build_road", "build_settlement", "play_road_building"]  # they like no cities
PLACING = ["build_settlement", "build_road", "found_tribe", "place_free_road"]
ENOUGH = 99
TRADES = ["trade_three", "trade_two_goods", "trade_goods_set", "roll"]


@dataclass
class Recipe:
    """One file: the game, its seed, and what the table does before the game ends by itself."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    crowds: bool = False  # everybody builds where it leaves the others least room
    resigns: tuple[int, ...] = ()
    agrees: bool = False
    after: int = 80  # steps before the table does so

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.quipu"

    def play(self) -> quipu.Table:
        game = quipu.game("inca")
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
        if offers and luck.below(20) == 0:
            return offer(game, offers[0].to_json(), luck)
        if luck.below(8) == 0:
            return acts[luck.below(len(acts))]
        if self.crowds:
            acts = tightest(state, seat, acts)
        for kind in CROWDERS if self.crowds else LIKINGS[seat]:
            fitting = [act for act in acts if act.kind == kind]
            if fitting:
                return fitting[luck.below(len(fitting))]
        rest = [act for act in acts if act.kind in TRADES]
        rest = rest or [act for act in acts if act.kind == "end_turn"] or acts
        return rest[luck.below(len(rest))]


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


def offer(game: quipu.Game, form: Any, luck: quipu.Luck) -> quipu.Action[Any]:
    """One card for one, to all."""
    give = list(form["give"])[luck.below(len(form["give"]))]
    others = [kind for kind in form["want"] if kind != give]
    want = others[luck.below(len(others))]
    return game.parse({"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}, "to": None})


LIMIT = {"turn_limit": 400}
RECIPES = [
    Recipe("inca-three-settlements", 4, 3, LIMIT),
    Recipe("inca-settlement-and-city", 3, 0, {"map": "variable", **LIMIT}),
    Recipe("inca-walled-in", 4, 6, LIMIT),
    Recipe("inca-own-ruin", 4, 4, {"turn_limit": 200}, crowds=True),
    Recipe("inca-turn-limit", 3, 5, {"turn_limit": 60}),
    Recipe("inca-turn-limit-tie", 4, 0, {"turn_limit": 8}),
    Recipe("inca-resigned", 3, 5, resigns=(2, 0)),
    Recipe("inca-agreed", 4, 6, agrees=True),
]


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for recipe in RECIPES:
        recipe.path.write_text(recipe.play().record.text(), encoding="utf-8")


if __name__ == "__main__":
    write_all()
