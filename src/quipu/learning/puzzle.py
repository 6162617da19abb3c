"""Puzzle: a position, a task for one turn, and the proof of what is best, as data of a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.resources import files
from typing import Any, Final

from quipu.core.game import Game
from quipu.core.luck import NoLuck
from quipu.core.refusal import IllegalAction, Malformed, UnknownName
from quipu.core.state import Action, State
from quipu.core.table import Table
from quipu.learning.proving import TASKS, Prover, best_acts, best_line, is_single

FIELDS: Final = {"name", "task", "seat", "value", "best", "line", "shares", "hard", "from"}
HARDEST: Final = 5
PREFIX: Final = "puzzle "  # of the names under which their tables stand


class BadPuzzle(ValueError):
    """A puzzle that is not of this form, or that does not hold."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle; `value` is what the best play of this turn is worth, exactly."""

    game: Game
    name: str
    task: str
    seat: int
    value: Fraction
    best: Sequence[Action[Any]]  # first acts; more than one only where they are alike
    line: Sequence[Action[Any]]  # from the first act to the first luck, or to the end
    shares: Sequence[tuple[Fraction, Fraction]]  # chance and value of what that luck brings
    hard: int  # 1 to 5
    position: dict[str, object]
    origin: dict[str, Any] = field(default_factory=dict)  # the game in which it was found

    @property
    def kept_as(self) -> str:
        """The name under which its table stands."""
        return PREFIX + self.name

    @property
    def is_sure(self) -> bool:
        """Whether no luck is left in it."""
        return not self.shares

    @property
    def seats(self) -> int:
        """How many sit at its table."""
        return int(self.begin().seats)

    def begin(self) -> State:
        """The position it begins with."""
        return self.game.from_position(self.position)

    def table(self, names: list[str], seed: int = 0) -> Table:
        """A table that begins there."""
        return Table.open_at(self.game, names, self.position, None, seed)

    def prover(self) -> Prover:
        """Who knows what each act of the turn is worth."""
        return Prover(self.game, self.begin(), self.seat, self.task)

    def prove(self) -> None:
        """Go through the whole turn again; raises BadPuzzle if anything is otherwise."""
        prover, state = self.prover(), self.begin()
        value, acts, other = best_acts(prover, state)
        if value != self.value:
            raise self.bad(f"it is worth {value}, not {self.value}")
        if [str(each) for each in acts] != [str(each) for each in self.best]:
            raise self.bad("other first acts are best")
        if other is None or not is_single(prover, state, acts):
            raise self.bad("more than one first act is best")
        if [str(each) for each in best_line(prover, state)] != [str(each) for each in self.line]:
            raise self.bad("another line is best")
        if shares_after(prover, state, self.line) != list(self.shares):
            raise self.bad("luck spreads otherwise")

    def bad(self, why: object) -> BadPuzzle:
        """What is wrong with it, to raise."""
        return BadPuzzle(f"puzzle {self.name} of {self.game.key}: {why}")

    def to_json(self) -> dict[str, Any]:
        """As it stands in its file."""
        return {
            "name": self.name,
            "task": self.task,
            "seat": self.seat,
            "value": str(self.value),
            "best": [str(each) for each in self.best],
            "line": [str(each) for each in self.line],
            "shares": [[str(chance), str(value)] for chance, value in self.shares],
            "hard": self.hard,
            "from": self.origin,
            "position": self.position,
        }


def shares_after(
    prover: Prover, state: State, line: Sequence[Action[Any]]
) -> list[tuple[Fraction, Fraction]]:
    """What the luck at the end of a line brings: chances by value, the best value first."""
    state = state.copy()
    for action in line[:-1]:
        state.apply(prover.seat, action, NoLuck())
    found = prover.spread(state, line[-1])
    assert found is not None
    if len(found) == 1:
        return []
    by_value: dict[Fraction, Fraction] = {}
    for chance, value in found:
        by_value[value] = by_value.get(value, Fraction(0)) + chance
    return [(by_value[value], value) for value in sorted(by_value, reverse=True)]


def read(game: Game, line: str) -> Puzzle:
    """A puzzle from its line; whatever is wrong with it is a BadPuzzle."""
    try:
        form = json.loads(line)
        missing = (FIELDS | {"position"}) - set(form)
        if missing:
            raise BadPuzzle(f"a puzzle of {game.key} lacks {min(missing)!r}")
        if form["task"] not in TASKS or not 1 <= int(form["hard"]) <= HARDEST:
            raise BadPuzzle(f"puzzle {form['name']} of {game.key}: no such task")
        return Puzzle(
            game,
            str(form["name"]),
            str(form["task"]),
            int(form["seat"]),
            Fraction(form["value"]),
            [game.parse(each) for each in form["best"]],
            [game.parse(each) for each in form["line"]],
            [(Fraction(chance), Fraction(value)) for chance, value in form["shares"]],
            int(form["hard"]),
            form["position"],
            form["from"],
        )
    except (ValueError, TypeError, IllegalAction, Malformed, UnknownName) as error:
        if isinstance(error, BadPuzzle):
            raise
        raise BadPuzzle(f"a puzzle of {game.key}: {error}") from error


_read: dict[int, tuple[Game, dict[str, Puzzle]]] = {}


def puzzles(game: Game) -> dict[str, Puzzle]:
    """Those that a game brings, `puzzles/<game>.jsonl` in its package, by name; read once."""
    if id(game) not in _read:
        file = files(game.anchor) / "puzzles" / f"{game.key}.jsonl"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        found = [read(game, line) for line in text.splitlines() if line]
        _read[id(game)] = (game, {each.name: each for each in found})
    return _read[id(game)][1]
