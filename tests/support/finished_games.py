"""Finished games as files: those in `tests/games/<game>/records`, and how each was played.

A game that has recipes lists them as `RECIPES` in `tests/support/<game>/finished.py`, so that its
games can be played again. `PYTHONPATH=src python -m tests.support.finished_games egypt NAME...`
writes these of one game.
Games of older rules are never written anew: they prove that their readings are still played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import quipu
from quipu.core.fairluck import key_from_seed
from quipu.core.record import read_record
from quipu.core.replay import take_place
from tests.support.paths import GAME_TESTS, SUPPORT

KEPT = sorted(GAME_TESTS.glob("*/records/*.quipu"))
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hal"]


def kept(name: str) -> Path:
    return next(path for path in KEPT if path.stem == name)


@cache
def stored(path: Path) -> quipu.Record:
    return read_record(path.read_text(encoding="utf-8"))


def game_of(path: Path) -> quipu.Game:
    return quipu.game(str(stored(path).header["game"]))


def ended(path: Path) -> Any:
    """The stored result."""
    last = stored(path).knots[-1]
    assert last["table"] == "end"
    return last["result"]


def tables(path: Path) -> Iterator[quipu.Table]:
    """The table after each knot."""
    return quipu.replay(game_of(path), stored(path))


@cache
def replayed(path: Path) -> quipu.Table:
    """The table at the end of the cord."""
    *_, table = tables(path)
    return table


# ---- how they were played -----------------------------------------------------------------------


@dataclass
class Recipe:
    """One file: the game, its seed, and what the table does before the game ends by itself."""

    name: str
    key: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    resigns: tuple[int, ...] = ()
    agrees: bool = False
    after: int = 80  # steps before the table does so
    rules: int = 0  # the older version by which it was played; 0: today's

    def of_rules(self, version: int, **played: object) -> Recipe:
        """The same by an older version of the rules, and what was usual then."""
        return replace(self, rules=version, options={**played, **self.options})

    @property
    def path(self) -> Path:
        folder = quipu.game(self.key).anchor.rpartition(".")[2]
        return GAME_TESTS / folder / "records" / f"{self.name}.quipu"

    def play(self, header: dict[str, Any] | None = None) -> quipu.Table:
        """Play it anew, or once more under the header that it had then."""
        game = quipu.game(self.key)
        if header is None:
            table = quipu.Table.open_seeded(game, NAMES[: self.seats], self.seed, **self.options)
        else:
            table = take_place(game, quipu.Record(header), key_from_seed(self.seed))
            table.adopt(table.prepare_start())
        luck = quipu.FastLuck(self.seed)
        while table.ended is None:
            if len(table.steps) >= self.after and (self.resigns or self.agrees):
                self.break_off(table)
                continue
            seat = table.waiting()[0]
            table.submit(seat, self.decide(game, table.state, seat, luck))
        return table

    def decide(
        self, game: quipu.Game, state: quipu.State, seat: int, luck: quipu.Luck
    ) -> quipu.Action[Any]:
        raise NotImplementedError

    def break_off(self, table: quipu.Table) -> None:
        for seat in self.resigns:
            table.resign(seat)
        if self.agrees:
            table.agree_to_end()


def recipes(game: str) -> list[Recipe]:
    """Those of the game in this folder; none if it keeps games that were played otherwise."""
    if not (SUPPORT / game / "finished.py").exists():
        return []
    found: list[Recipe] = import_module(f"tests.support.{game}.finished").RECIPES
    return found


if __name__ == "__main__":
    for recipe in recipes(sys.argv[1]):
        if recipe.name in sys.argv[2:] and not recipe.rules:
            recipe.path.parent.mkdir(exist_ok=True)
            recipe.path.write_text(recipe.play().record.text(), encoding="utf-8")
