"""Findings: what is wrong with a game, which rule of the contract says so, and where to look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from quipu.core.game import Game
from quipu.plugins import Place, error_line, folders_of, innermost_place, is_inside, place_of

T = TypeVar("T")


class Broken(AssertionError):
    """A game does not keep a rule of the contract; `at` is the code that probably has to change."""

    def __init__(self, message: str, at: object = None) -> None:
        super().__init__(message)
        self.at = at


class Advice(Broken):
    """The game can be played, but something that readers, players or learners expect is missing."""


class Rule(Generic[T]):
    """One rule of the contract: a sentence, and a function that raises `Broken` where it fails."""

    def __init__(self, sentence: str, check: Callable[[T], None]) -> None:
        self.sentence = sentence
        self.check = check
        self.name = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, subject: T) -> None:
        self.check(subject)

    def __repr__(self) -> str:
        return f"<rule {self.name}>"


def rule(sentence: str) -> Callable[[Callable[[T], None]], Rule[T]]:
    """Make a rule of a function that takes a game or a case."""

    def make(check: Callable[[T], None]) -> Rule[T]:
        return Rule(sentence, check)

    return make


@dataclass(frozen=True)
class Finding:
    """A rule that a game does not keep, and the place in the author's files to begin with."""

    rule: str  # its name
    sentence: str  # what it says
    message: str  # what happened instead
    place: Place
    is_advice: bool
    case: str  # the game and its number of seats, or the game
    trace: str  # of the error; empty if the rule noticed it itself

    def to_json(self) -> dict[str, object]:
        """The finding as JSON, for editors and continuous integration."""
        return {
            "rule": self.rule,
            "says": self.sentence,
            "found": self.message,
            "file": self.place.file,
            "line": self.place.line,
            "advice": self.is_advice,
            "case": self.case,
        }


def finding_of(game: Game, broken: Rule[T], case: str, error: Exception) -> Finding:
    """The finding that an error stands for, in a rule or in the code of the game."""
    from traceback import format_exception

    own = isinstance(error, Broken)
    return Finding(
        rule=broken.name,
        sentence=broken.sentence,
        message=str(error) if own else error_line(error),
        place=find_place(game, error),
        is_advice=isinstance(error, Advice),
        case=case,
        trace="" if own else "".join(format_exception(error)),
    )


def find_place(game: Game, error: Exception) -> Place:
    """What the rule names, else the innermost line of the game in the traceback, else its class."""
    folders = folders_of(game)
    named = error.at if isinstance(error, Broken) else None
    if isinstance(named, Place):
        return named
    place = place_of(named) if named is not None else None
    if place is None or not is_inside(place.file, folders):
        place = innermost_place(error.__traceback__, folders) or place_of(type(game))
    return place or Place(game.anchor)
