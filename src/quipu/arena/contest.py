"""Contest: who plays what, how often and with which luck; every game follows from it alone."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from quipu.arena.programs import ProgramBot
from quipu.bots.bot import Bot
from quipu.core.game import Game
from quipu.core.luck import FastLuck
from quipu.registry import game as find_game

LARGEST_SEED: Final = (1 << 48) - 1
DEAL_BITS: Final = 32
OTHER_BITS: Final = 80  # above seed and deal: luck for anything but the game itself
LINEUPS: Final = 1 << 15  # who sits down; below it the whims of each place


class BadContest(ValueError):
    """A contest that cannot be held; the message says why."""


# ---- who plays ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Named:
    """A bot that the game itself has."""

    name: str

    def make(self, game: Game) -> Bot:
        """The bot that the game has by this name."""
        made: Bot = game.bot(self.name)
        return made

    def to_json(self) -> dict[str, Any]:
        """As it stands in the contest."""
        return {"name": self.name}


@dataclass(frozen=True)
class Coded:
    """A bot of your own in Python: what takes the game and gives a bot, such as a class.

    `source` is that itself, or where it lies: `package.module:Class` or `file.py:Class`.
    """

    name: str
    source: str | Callable[[Game], Bot]

    def make(self, game: Game) -> Bot:
        """The bot that the class makes for a game; what cannot decide is refused."""
        maker = load(self.source) if isinstance(self.source, str) else self.source
        made = maker(game)
        if not callable(getattr(made, "decide", None)):
            raise BadContest(f"{self.name}: {self.place()} makes nothing that can decide")
        return made

    def place(self) -> str:
        """Where the class is found, as module:name."""
        if isinstance(self.source, str):
            return self.source
        return f"{self.source.__module__}:{getattr(self.source, '__qualname__', self.source)}"

    def to_json(self) -> dict[str, Any]:
        """As it stands in the contest."""
        return {"name": self.name, "python": self.place()}


@dataclass(frozen=True)
class Program:
    """A bot of your own as a program that speaks JSON lines (PROTOCOL.md beside this file)."""

    name: str
    command: str | tuple[str, ...]

    def words(self) -> list[str]:
        """The command as a list of words."""
        return shlex.split(self.command) if isinstance(self.command, str) else list(self.command)

    def make(self, game: Game) -> Bot:
        """A bot that asks the program."""
        return ProgramBot(self.name, self.words(), game)

    def to_json(self) -> dict[str, Any]:
        """As it stands in the contest."""
        return {"name": self.name, "program": shlex.join(self.words())}


Contestant = Named | Coded | Program


def load(place: str) -> Callable[[Game], Bot]:
    """What stands at `package.module:name` or `file.py:name`."""
    where, _, name = place.rpartition(":")
    if not where or not name.isidentifier():
        raise BadContest(f"{place!r} is not of the form module:Class or file.py:Class")
    try:
        module = load_file(where) if where.endswith(".py") else import_module(where)
    except (ImportError, OSError, SyntaxError, ValueError) as error:
        raise BadContest(f"{where} cannot be loaded: {error}") from None
    found = getattr(module, name, None)
    if not callable(found):
        raise BadContest(f"there is no class {name} in {where}")
    maker: Callable[[Game], Bot] = found
    return maker


@lru_cache
def load_file(path: str) -> Any:
    spec = spec_from_file_location(f"quipu_bot_{Path(path).stem}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BadContest(f"there is no file {path}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---- what is played -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Seating:
    """One game: at seat n sits the contestant `bots[n]`, who came from place `whims[n]`."""

    deal: int
    rotation: int
    bots: tuple[int, ...]
    whims: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """A deal is one luck, played once for every different rotation of its seats."""

    key: str
    contestants: tuple[Contestant, ...]
    seats: int
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    limit: float = 10.0  # seconds a bot may think about one decision

    def __post_init__(self) -> None:
        names = [each.name for each in self.contestants]
        if not names:
            raise BadContest("somebody has to play")
        if len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise BadContest(f"two bots are called {twice}")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise BadContest("a seed is a number from 0 to 2**48 - 1")
        self.game.agree(self.seats, self.chosen())

    @property
    def game(self) -> Game:
        return find_game(self.key)

    @property
    def names(self) -> list[str]:
        return [each.name for each in self.contestants]

    def chosen(self) -> dict[str, object]:
        """The options: limits, since programs play; seat 0 begins, unless said otherwise."""
        game = self.game
        begins = {"first_seat": 0} if any(o.name == "first_seat" for o in game.options) else {}
        return {**game.limits(), **begins, **self.options}

    # ---- luck -----------------------------------------------------------------------------------

    def luck(self, deal: int) -> FastLuck:
        """The luck of the game: the same for every rotation of a deal."""
        return FastLuck((self.seed << DEAL_BITS) | deal)

    def whim(self, seating: Seating, seat: int) -> FastLuck:
        """A bot's own luck goes with it from seat to seat."""
        return self.other(seating.deal, 1 + seating.whims[seat])

    def other(self, number: int, use: int) -> FastLuck:
        return FastLuck((use << OTHER_BITS) | (self.seed << DEAL_BITS) | number)

    # ---- who sits where -------------------------------------------------------------------------

    def lineup(self, deal: int) -> list[int]:
        """Who sits at the table, in which order: all equally often in every so many deals."""
        count = len(self.contestants)
        whole, rest = divmod(self.seats, count)
        block, place = divmod(deal, count)
        circle = shuffled(list(range(count)), self.other(block, LINEUPS))
        guests = [circle[(place + n) % count] for n in range(rest)]
        return shuffled([*range(count)] * whole + guests, self.other(deal, LINEUPS + 1))

    def rotations(self, deal: int) -> list[Seating]:
        """The games of a deal; equal rotations are played once."""
        lineup = self.lineup(deal)
        found: dict[tuple[int, ...], Seating] = {}
        for turn in range(self.seats):
            whims = tuple((seat + turn) % self.seats for seat in range(self.seats))
            bots = tuple(lineup[place] for place in whims)
            found.setdefault(bots, Seating(deal, turn, bots, whims))
        return list(found.values())

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.key,
            "rules": self.game.rules_version,
            "bots": [each.to_json() for each in self.contestants],
            "seats": self.seats,
            "seed": self.seed,
            "options": self.game.agree(self.seats, self.chosen()),
            "limit": self.limit,
        }


def shuffled(items: list[int], luck: FastLuck) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = int(luck.below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items
