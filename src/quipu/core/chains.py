"""Chains: every act as a chain of words from one fixed list, for those who choose among few things.

The words of an action are its kind and then its arguments in order: `path=12`, or one word for
each item of a list or card of a hand and then `done`; `-` stands for nothing. A long list of
actions becomes a short list of words, and what is composed is reached in the same way.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from quipu.core.game import Game
from quipu.core.notation import Parameter
from quipu.core.openings import Cards, Opening, Subset
from quipu.core.state import Action, State

DONE: Final = "done"
NOTHING: Final = "-"


def spelled(form: dict[str, object]) -> list[str]:
    """The words of an action in its JSON form."""
    words = [str(form["kind"])]
    for name, value in form.items():
        if name != "kind":
            words += spelled_value(name, value)
    return words


def spelled_value(name: str, value: object) -> list[str]:
    if value is None:
        return [f"{name}={NOTHING}"]
    if isinstance(value, dict):
        items = [item for item, count in value.items() for _ in range(count)]
        return [*[f"{name}={item}" for item in items], DONE]
    if isinstance(value, list):
        return [*[f"{name}={item}" for item in value], DONE]
    return [f"{name}={value}"]


class Lexicon:
    """The fixed list of words of one game, and the spelling of every action of its catalogue."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words: list[str] = []
        self.number: dict[str, int] = {}
        self.spellings = [spelled(action.to_json()) for action in game.catalogue.actions]
        for word in [DONE, *game.kinds]:
            self.learn(word)
        for spelling in self.spellings:
            for word in spelling:
                self.learn(word)
        for word in game.composed_words():
            self.learn(word)

    def learn(self, word: str) -> None:
        if word not in self.number:
            self.number[word] = len(self.words)
            self.words.append(word)

    def chain(self, state: State, seat: i64) -> Chain:
        """A decision of this seat, not begun yet."""
        return Chain(self, state, seat)


class Chain:
    """One decision on its way: what was said so far, and which words may follow."""

    def __init__(self, lexicon: Lexicon, state: State, seat: i64) -> None:
        self.lexicon = lexicon
        self.state = state
        self.seat = seat
        self.said: list[str] = []
        self.legal = state.legal(seat)
        self.drafts = [Draft(lexicon.game, each) for each in state.openings(seat)]

    def choices(self) -> list[int]:
        """The numbers of the words that may be said now; none when the chain is whole."""
        return sorted(self.lexicon.number[word] for word in self.words_after(self.said))

    def say(self, word: int) -> None:
        """Go on by a word; ValueError if it may not be said now."""
        if word not in self.choices():
            raise ValueError(f"{self.lexicon.words[word]!r} may not be said now")
        self.said.append(self.lexicon.words[word])

    def action(self) -> Action[Any] | None:
        """The act that the chain names; None while it is not whole."""
        return self.act(self.said)

    def act(self, said: list[str]) -> Action[Any] | None:
        for action in self.legal:
            if self.lexicon.spellings[action.index] == said:
                return action
        for draft in self.drafts:
            form = draft.finished(said)
            if form is not None:
                made = self.lexicon.game.parse(form)
                if made.refusal(self.state, self.seat) is None:
                    return made
        return None

    def words_after(self, said: list[str]) -> list[str]:
        if said and self.act(said) is not None:
            return []
        found: dict[str, bool] = {}
        length = len(said)
        for action in self.legal:
            spelling = self.lexicon.spellings[action.index]
            if len(spelling) > length and spelling[:length] == said:
                found[spelling[length]] = True
        for word in self.drafted(said):
            if word not in found and self.leads_on([*said, word]):
                found[word] = True
        return list(found)

    def drafted(self, said: list[str]) -> list[str]:
        return [word for draft in self.drafts for word in draft.words_after(said)]

    def leads_on(self, said: list[str]) -> bool:
        """Whether an act can be reached from here by drafts."""
        if self.act(said) is not None:
            return True
        for word in self.drafted(said):
            if self.leads_on([*said, word]):
                return True
        return False


class Draft:
    """An opening as words: which may follow, and when the form is filled in."""

    def __init__(self, game: Game, opening: Opening) -> None:
        self.opening = opening
        self.parameters = game.kinds[opening.kind]

    def words_after(self, said: list[str]) -> list[str]:
        if not said:
            return [self.opening.kind] if self.is_composed() else []
        return self.read(said)[1]

    def finished(self, said: list[str]) -> dict[str, object] | None:
        """The form, if these words fill it in."""
        return self.read(said)[0] if said else None

    def is_composed(self) -> bool:
        opening = self.opening
        return isinstance(opening, Subset) or (isinstance(opening, Cards) and opening.taken is None)

    def read(self, said: list[str]) -> tuple[dict[str, object] | None, list[str]]:
        """The form, if it is whole, or the words that may follow."""
        if said[0] != self.opening.kind or not self.is_composed():
            return None, []
        form: dict[str, object] = {"kind": self.opening.kind}
        rest = said[1:]
        for parameter in self.parameters:
            part = self.part(parameter, form)
            used = part.read(rest)
            if used < 0:
                return None, []
            if not part.is_whole:
                return None, part.words_after()
            if part.value is not None or parameter.name in ("give", "want"):
                form[parameter.name] = part.value
            rest = rest[used:]
        return (None, []) if rest else (form, [])

    def part(self, parameter: Parameter, form: dict[str, object]) -> Part:
        """What may be said for one parameter, after those before it."""
        opening, name = self.opening, parameter.name
        if isinstance(opening, Subset):
            return Items(name, opening.things, opening.least, opening.most)
        assert isinstance(opening, Cards)
        if name == "to":
            targets: list[object] = [None] if opening.to is None else [*opening.to]
            return Part(name, targets)
        if name == "give":
            return Side(name, opening.give, opening.give_count)
        given = form.get("give")
        named = given if isinstance(given, dict) else {}
        rest = {card: count for card, count in opening.want.items() if card not in named}
        return Side(name, rest, opening.want_count)


class Part:
    """The words for one parameter: here one value out of a few."""

    def __init__(self, name: str, values: list[object]) -> None:
        self.name = name
        self.values = values
        self.is_whole = False
        self.value: object = None

    def word(self, value: object) -> str:
        return f"{self.name}={NOTHING if value is None else value}"

    def read(self, said: list[str]) -> int:
        """How many words belong here; -1 if they do not fit."""
        if not said:
            return 0
        for value in self.values:
            if said[0] == self.word(value):
                self.value = value
                self.is_whole = True
                return 1
        return -1

    def words_after(self) -> list[str]:
        return [self.word(value) for value in self.values]


class Items(Part):
    """Some of the values in their order, and then `done`."""

    def __init__(self, name: str, values: list[object], least: int, most: int) -> None:
        super().__init__(name, values)
        self.least = least
        self.most = most
        self.taken: list[int] = []  # places of the values said

    def read(self, said: list[str]) -> int:
        for count, word in enumerate(said):
            if word == DONE:
                if not self.may_end():
                    return -1
                self.is_whole = True
                self.value = self.named()
                return count + 1
            place = self.place_of(word)
            if place < 0 or len(self.taken) == self.most:
                return -1
            self.taken.append(place)
        return len(said)

    def may_end(self) -> bool:
        return len(self.taken) >= self.least

    def named(self) -> object:
        return [self.values[place] for place in self.taken]

    def rest(self) -> range:
        """The places after those said."""
        return range(self.taken[-1] + 1 if self.taken else 0, len(self.values))

    def place_of(self, word: str) -> int:
        for place in self.rest():
            if word == self.word(self.values[place]):
                return place
        return -1

    def words_after(self) -> list[str]:
        words = [DONE] if self.may_end() else []
        if len(self.taken) < self.most:
            words += dict.fromkeys([self.word(self.values[place]) for place in self.rest()])
        return words


class Side(Items):
    """Cards of one side of a trade, each as often as it may be named; or it is left open."""

    def __init__(self, name: str, cards: dict[str, int], count: tuple[int, int]) -> None:
        values: list[object] = [card for card, most in cards.items() for _ in range(most)]
        super().__init__(name, values, count[0], count[1])

    def read(self, said: list[str]) -> int:
        if said and said[0] == self.word(None):
            self.is_whole = self.least == 0
            return 1 if self.is_whole else -1
        return super().read(said)

    def may_end(self) -> bool:
        """A side without cards is one that is left open, and that has a word of its own."""
        return len(self.taken) >= max(self.least, 1)

    def named(self) -> object:
        cards = [str(self.values[place]) for place in self.taken]
        return {card: cards.count(card) for card in dict.fromkeys(cards)}

    def words_after(self) -> list[str]:
        words = super().words_after()
        return words if self.taken or self.least else [self.word(None), *words]
