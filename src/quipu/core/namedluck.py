"""NamedLuck: luck said beforehand by the names of a game, for tests and studies."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from quipu.core.game import Game
from quipu.core.luck import DICE, SETUP, STREAM_NAMES, THEFTS, Luck, LuckMismatch
from quipu.core.refusal import Malformed, UnknownName

CHOICE = "choose"  # a number from 0: who begins, which tile of the set-up


class NamedLuck(Luck):
    """Gives what was said, `dice 3 4, draw mercenary, steal grain`, and notices what does not fit.

    The words and their names are the game's (`Game.lots`). What was given stands in `given` as a
    record writes it, so that a table can be opened with it as its script.
    """

    def __init__(self, game: Game, said: str) -> None:
        self.game = game
        self.lots = game.lots()
        self.said = read_lots(self.lots, said)
        self.used: i64 = 0
        self.given: list[int] = []

    def is_spent(self) -> bool:
        """Whether all that was said was used."""
        return self.used == len(self.said)

    def copy(self) -> NamedLuck:
        return resume_named(self.game, self.said, int(self.used), self.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_named, (self.game, self.said, int(self.used), self.given)

    def choose(self, stream: i64, n: i64) -> i64:
        word, name = self.next(stream)
        if stream == DICE and word == "dice":
            return self.give(self.lots[word].index(name))
        if stream != SETUP or word != CHOICE:
            raise self.unfit(stream, word, name)
        if int(name) >= int(n):
            raise LuckMismatch(f"'{word} {name}': there are only {n}, from 0 on")
        return self.give(int(name))

    def pick(self, stream: i64, bag: vec[u8]) -> i64:
        """The kind that was named, if the bag has one of it."""
        word, name = self.next(stream)
        if word in ("dice", CHOICE) or (word == "steal") != (stream == THEFTS):
            raise self.unfit(stream, word, name)
        kind: i64 = self.lots[word].index(name)
        if kind >= len(bag) or bag[kind] == 0:
            raise LuckMismatch(f"'{word} {name}': there is none to be had")
        before: i64 = 0
        for each in range(kind):
            before += i64(bag[each])
        self.give(int(before))
        return kind

    def next(self, stream: i64) -> tuple[str, str]:
        """The next word and name that were said."""
        if self.is_spent():
            raise LuckMismatch(
                f"the rules ask for {STREAM_NAMES[stream]}, and nothing more is said"
            )
        self.used += 1
        return self.said[self.used - 1]

    def give(self, answer: int) -> int:
        """Keep an answer as a record would write it, and give it."""
        self.given.append(answer)
        return answer

    def unfit(self, stream: i64, word: str, name: str) -> LuckMismatch:
        """The fault of having named something that the rules do not ask for."""
        return LuckMismatch(f"the rules ask for {STREAM_NAMES[stream]}, not for '{word} {name}'")


def resume_named(game: Game, said: list[tuple[str, str]], used: int, given: list[int]) -> NamedLuck:
    """Unpickle NamedLuck."""
    luck = NamedLuck(game, "")
    luck.said, luck.used, luck.given = said, used, given[:]
    return luck


def read_lots(lots: dict[str, list[str]], said: str) -> list[tuple[str, str]]:
    """Pairs of a word and a name, each known to the game."""
    found: list[tuple[str, str]] = []
    for part in said.split(","):
        words = part.split()
        if not words:
            continue
        word = words[0]
        if word not in lots and word != CHOICE:
            raise UnknownName("lot", word, [*lots, CHOICE])
        if len(words) == 1:
            raise Malformed(f"{word!r} of what? It is said as in '{word} {example(lots, word)}'")
        for name in words[1:]:
            check_name(lots, word, name)
            found.append((word, name))
    return found


def check_name(lots: dict[str, list[str]], word: str, name: str) -> None:
    if word == CHOICE:
        if not name.isdecimal() or len(name) > 9:
            raise Malformed(f"'{word} {name}': a choice is a number from 0")
    elif name not in lots[word]:
        raise UnknownName("lot", f"{word} {name}", [f"{word} {each}" for each in lots[word]])


def example(lots: dict[str, list[str]], word: str) -> str:
    return "0" if word == CHOICE else lots[word][0]
