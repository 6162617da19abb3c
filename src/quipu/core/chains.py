"""Chains: every act as a chain of words from one fixed list, for those who choose among few things.

The words of an action are its kind and then its arguments in order: `path=12`, or one word for
each item of a list or card of a hand and then `done`; `-` stands for nothing. A long list of
actions becomes a short list of words, and what is composed is reached in the same way.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from quipu.core.composing import Composer
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
        drafts = [Draft(self.game, each) for each in state.openings(seat)]
        return Chain(self, state, seat, state.legal(seat), drafts)


class Acts:
    """Every act of a game by number: first the catalogue, then words for what is composed.

    An act of the catalogue is one number. One that is composed begins with the word of its kind
    and goes on word by word until it is whole. Without composed acts there are no words.
    """

    def __init__(self, game: Game, composed: bool = True) -> None:
        self.lexicon = Lexicon(game)
        self.listed: i64 = len(game.catalogue.actions)
        found = [action.kind for action in game.catalogue.actions]
        self.kinds = [kind for kind in game.kinds if kind not in found] if composed else []
        self.words: list[str] = self.needed() if self.kinds else []
        self.number = {word: n for n, word in enumerate(self.words)}
        self.choices: i64 = self.listed + len(self.words)

    def needed(self) -> list[str]:
        """The words by which the kinds that are not listed are spelled."""
        game = self.lexicon.game
        named = {parameter.name for kind in self.kinds for parameter in game.kinds[kind]}
        spelled = [word for word in self.lexicon.words if word.partition("=")[0] in named]
        return [*self.kinds, *spelled, DONE]

    def chain(self, state: State, seat: i64) -> Chain | None:
        """What this seat may compose now, not begun yet; None if that is nothing."""
        if not self.words:
            return None
        openings = [each for each in state.openings(seat) if each.kind in self.kinds]
        if not openings:
            return None
        drafts = [Draft(self.lexicon.game, each) for each in openings]
        return Chain(self.lexicon, state, seat, [], drafts)

    def numbers(self, chain: Chain) -> list[int]:
        """The numbers of the words that may be said now, in rising order."""
        first = int(self.listed)
        return sorted([first + self.number[word] for word in chain.following()])

    def say(self, chain: Chain, number: i64) -> Action[Any] | None:
        """Go on by a word that may be said now; the act, once it is whole."""
        chain.advance(self.words[number - self.listed])
        return chain.whole

    def composer(self) -> Composer:
        """One that composes acts, the game's own if it has one."""
        numbers = {word: int(self.listed) + n for word, n in self.number.items()}
        own = self.lexicon.game.composer(numbers) if numbers else None
        return ChainComposer(self) if own is None else own

    def text(self, number: i64) -> str:
        """An act of the catalogue, or a word."""
        if number < self.listed:
            return str(self.lexicon.game.catalogue.by_id[number])
        return self.words[number - self.listed]


class ChainComposer(Composer):
    """Composes by the forms of the state."""

    def __init__(self, acts: Acts) -> None:
        super().__init__()
        self.acts = acts
        self.chain: Chain | None = None

    def first(self, state: State, seat: i64, ids: vec[i64], count: i64) -> i64:
        self.is_begun = False
        self.chain = self.acts.chain(state, seat)
        return self.following(ids, count)

    def following(self, ids: vec[i64], count: i64) -> i64:
        chain = self.chain
        if chain is not None:
            for number in self.acts.numbers(chain):
                ids[count] = number
                count += 1
        return count

    def say(self, number: i64) -> Action[Any] | None:
        chain = self.chain
        assert chain is not None
        whole = self.acts.say(chain, number)
        self.is_begun = whole is None
        return whole


class Chain:
    """One decision on its way: what was said so far, and which words may follow."""

    def __init__(
        self,
        lexicon: Lexicon,
        state: State,
        seat: i64,
        legal: list[Action[Any]],
        drafts: list[Draft],
    ) -> None:
        self.lexicon = lexicon
        self.state = state
        self.seat = seat
        self.said: list[str] = []
        self.legal = legal
        self.drafts = drafts
        self.whole: Action[Any] | None = None  # `follow` found the act that was said
        self.words: list[str] | None = None  # `follow` found the words that may be said now

    def following(self) -> list[str]:
        """The words that may be said now, for a chain of drafts alone."""
        if self.words is None:
            self.follow()
        return self.words or []

    def advance(self, word: str) -> None:
        """Go on by a word that may be said now; drafts that it does not fit are left out."""
        self.said.append(word)
        self.drafts = [draft for draft in self.drafts if draft.advance(word)]
        self.follow()

    def follow(self) -> None:
        """Find the act that was said, or the words that may follow."""
        found: dict[str, bool] = {}
        self.words = []
        for draft in self.drafts:
            form = draft.filled()
            if form is not None:
                made = self.lexicon.game.parse(form)
                if made.refusal(self.state, self.seat) is None:
                    self.whole = made
                    return
            for word in draft.following():
                if word not in found and (draft.exact or self.leads_on([*self.said, word])):
                    found[word] = True
        self.words = list(found)

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
        for draft in self.drafts:
            for word in draft.words_after(said):
                if word not in found and (draft.exact or self.leads_on([*said, word])):
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
        self.game = game
        self.opening = opening
        self.parameters = game.kinds[opening.kind]
        self.exact = opening.exact  # whether each word it names leads to a legal act
        if isinstance(opening, Cards) and opening.give_count[0] > 1 and opening.want_count[0]:
            self.exact = False  # several cards on one side may leave nothing for the other
        self.form: dict[str, object] = {"kind": opening.kind}
        self.place = -1  # of the parameter that is being said; -1 before the kind
        self.part: Part | None = None

    def words_after(self, said: list[str]) -> list[str]:
        """The words after which the form can still be filled in."""
        draft = self.after(said)
        return [] if draft is None else draft.following()

    def finished(self, said: list[str]) -> dict[str, object] | None:
        """The form, if these words fill it in."""
        draft = self.after(said)
        return None if draft is None else draft.filled()

    def after(self, said: list[str]) -> Draft | None:
        """The same opening after these words; None if they do not fit."""
        draft = Draft(self.game, self.opening)
        for word in said:
            if not draft.advance(word):
                return None
        return draft

    def filled(self) -> dict[str, object] | None:
        """The form, if it is whole."""
        return self.form if self.place == len(self.parameters) else None

    def following(self) -> list[str]:
        """The words that may be said now."""
        if self.place < 0:
            return [self.opening.kind] if self.is_composed() and self.is_possible() else []
        return [] if self.part is None else self.part.words_after()

    def advance(self, word: str) -> bool:
        """Go on by a word; False if it does not fit."""
        if self.place < 0:
            if word != self.opening.kind or not self.is_composed():
                return False
        else:
            part = self.part
            if part is None or not part.take(word):
                return False
            if not part.is_whole:
                return True
            if part.value is not None or part.name in ("give", "want"):
                self.form[part.name] = part.value
        self.place += 1
        is_last = self.place == len(self.parameters)
        self.part = None if is_last else self.part_of(self.parameters[self.place])
        return True

    def is_composed(self) -> bool:
        opening = self.opening
        return isinstance(opening, Subset) or (isinstance(opening, Cards) and opening.taken is None)

    def is_possible(self) -> bool:
        """Whether anything fits the form."""
        opening = self.opening
        if isinstance(opening, Subset):
            return len(opening.things) >= opening.least
        if not isinstance(opening, Cards):
            return False
        given, wanted = sum(opening.give.values()), sum(opening.want.values())
        if opening.give_count[0] == 0 or opening.want_count[0] == 0:
            return given >= opening.give_count[0] and wanted >= opening.want_count[0]
        for card in opening.give:  # no kind is on both sides
            if wanted - opening.want.get(card, 0) >= opening.want_count[0]:
                return given >= opening.give_count[0]
        return False

    def part_of(self, parameter: Parameter) -> Part:
        """What may be said for one parameter, after those before it."""
        opening, name = self.opening, parameter.name
        if isinstance(opening, Subset):
            return Items(name, opening.things, opening.least, opening.most)
        assert isinstance(opening, Cards)
        if name == "to":
            targets: list[object] = [None] if opening.to is None else [*opening.to]
            return Part(name, targets)
        if name == "give":
            return Side(name, opening.give, opening.give_count, opening.want, opening.want_count[0])
        given = self.form.get("give")
        named = given if isinstance(given, dict) else {}
        rest = {card: count for card, count in opening.want.items() if card not in named}
        return Side(name, rest, opening.want_count, {}, 0)


class Part:
    """The words for one parameter: here one value out of a few."""

    def __init__(self, name: str, values: list[object]) -> None:
        self.name = name
        self.values = values
        self.is_whole = False
        self.value: object = None

    def word(self, value: object) -> str:
        return f"{self.name}={NOTHING if value is None else value}"

    def take(self, word: str) -> bool:
        """Go on by a word; False if it does not fit."""
        for value in self.values:
            if word == self.word(value):
                self.value = value
                self.is_whole = True
                return True
        return False

    def words_after(self) -> list[str]:
        """The words after which this part, and those to come, can still be filled in."""
        return [self.word(value) for value in self.values]


class Items(Part):
    """Some of the values in their order, and then `done`."""

    def __init__(self, name: str, values: list[object], least: int, most: int) -> None:
        super().__init__(name, values)
        self.least = least
        self.most = most
        self.first = 0  # the place after the last value that was said
        self.chosen: list[object] = []

    def take(self, word: str) -> bool:
        if word == DONE:
            self.value = self.chosen
            self.is_whole = len(self.chosen) >= self.least
            return self.is_whole
        if len(self.chosen) == self.most:
            return False
        for place in range(self.first, len(self.values)):
            if word == self.word(self.values[place]):
                self.chosen.append(self.values[place])
                self.first = place + 1
                return True
        return False

    def words_after(self) -> list[str]:
        words = [DONE] if len(self.chosen) >= self.least else []
        if len(self.chosen) < self.most:
            due = self.least - len(self.chosen)
            last = min(len(self.values), len(self.values) + 1 - due)
            words += dict.fromkeys(
                [self.word(self.values[place]) for place in range(self.first, last)]
            )
        return words


class Side(Part):
    """Cards of one side of a trade, each as often as it may be named, and then `done`.

    Kinds are named in their order. A side without cards is one that is left open, and that has a
    word of its own. What the other side may name must not run out: no kind is on both.
    """

    def __init__(
        self,
        name: str,
        cards: dict[str, int],
        count: tuple[int, int],
        other: dict[str, int],
        other_least: int,
    ) -> None:
        super().__init__(name, [])
        self.cards = list(cards)
        self.left = list(cards.values())
        self.least = count[0]
        self.most = count[1]
        self.other = other
        self.other_least = other_least
        self.chosen: dict[str, int] = {}
        self.count = 0
        self.first = 0  # the kind that was named last

    def take(self, word: str) -> bool:
        if word == DONE:
            self.value = self.chosen
            self.is_whole = self.may_end()
            return self.is_whole
        if self.count == 0 and self.least == 0 and word == self.word(None):
            self.is_whole = True
            return True
        for kind in range(self.first, len(self.cards)):
            if self.left[kind] and self.count < self.most and word == self.word(self.cards[kind]):
                card = self.cards[kind]
                self.chosen[card] = self.chosen.get(card, 0) + 1
                self.left[kind] -= 1
                self.count += 1
                self.first = kind
                return True
        return False

    def may_end(self) -> bool:
        return self.count >= max(self.least, 1)

    def words_after(self) -> list[str]:
        words = [DONE] if self.may_end() else []
        if self.count == 0 and self.least == 0:
            words.append(self.word(None))
        if self.count < self.most:
            rest = sum(self.left[self.first :])
            for kind in range(self.first, len(self.cards)):
                if rest < self.least - self.count:
                    break
                if self.left[kind] and self.spares(self.cards[kind]):
                    words.append(self.word(self.cards[kind]))
                rest -= self.left[kind]
        return words

    def spares(self, card: str) -> bool:
        """Whether the other side can still name enough if this one names this card."""
        if self.other_least == 0 or card in self.chosen:
            return True
        left = 0
        for other, count in self.other.items():
            if other != card and other not in self.chosen:
                left += count
        return left >= self.other_least
