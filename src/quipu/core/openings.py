"""Openings: what a seat may compose now, as forms that page and terminal show without the rules."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from quipu.core.journal import own
from quipu.core.luck import Luck
from quipu.core.notation import ID, Parameter

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening:
    """A form for one kind of action; `shape` says which of the four forms it is."""

    def __init__(self, kind: str, shape: str) -> None:
        self.kind = kind
        self.shape = shape
        self.exact = True  # whether the rules allow all that fits this form

    def __repr__(self) -> str:
        return f"<form of {self.kind}>"

    def covers(self, form: dict[str, object]) -> bool:
        """Whether this action can be put together here, so that no list need name it."""
        return form["kind"] == self.kind

    def sample(self, luck: Luck) -> dict[str, object]:
        """The form filled in by chance, within its bounds."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The form as JSON, for pages and programs."""
        return {"kind": self.kind, "shape": self.shape}


class Subset(Opening):
    """Choose some of these things: dice to throw, cards to discard, parts of a payment."""

    def __init__(self, kind: str, field: str, things: list[object], least: int, most: int) -> None:
        super().__init__(kind, "subset")
        self.field = field
        self.things = things
        self.least = least
        self.most = most

    def sample(self, luck: Luck) -> dict[str, object]:
        count = self.least + luck.below(self.most - self.least + 1)
        return {"kind": self.kind, self.field: some(self.things, count, luck)}

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(field=self.field, things=self.things, least=self.least, most=self.most)
        return own(form)


class Cards(Opening):
    """Cards to give and cards to want, by kind, each within bounds, and to whom.

    What is wanted is counted in the field `want`; `taken` names another field and its type: one
    kind, or a list of kinds. `barred` are sides, given and wanted, that may not stand together.
    """

    def __init__(
        self,
        kind: str,
        give: dict[str, int],
        want: dict[str, int],
        give_count: tuple[int, int],
        want_count: tuple[int, int],
        to: list[int] | None = None,
        taken: Parameter | None = None,
        barred: tuple[dict[str, int], dict[str, int]] | None = None,
    ) -> None:
        super().__init__(kind, "cards")
        self.give = give
        self.want = want
        self.give_count = give_count
        self.want_count = want_count
        self.to = to
        self.taken = taken
        self.barred = barred

    def filled(self, give: dict[str, int], want: dict[str, int]) -> dict[str, object]:
        """The action that names these cards, and nobody."""
        form: dict[str, object] = {"kind": self.kind}
        if self.give_count[1]:
            form["give"] = give
        if self.want_count[1] and self.taken is None:
            form["want"] = want
        elif self.taken is not None:
            kinds = [kind for kind, count in want.items() for _ in range(count)]
            form[self.taken.name] = kinds[0] if self.taken.type == ID else kinds
        return form

    def sample(self, luck: Luck) -> dict[str, object]:
        give, want = self.sides(luck)
        form = self.filled(give, want)
        if self.to is not None:
            form["to"] = self.to[luck.below(len(self.to))]
        return form

    def sides(self, luck: Luck) -> tuple[dict[str, int], dict[str, int]]:
        """What is given and what is wanted; of a choice what to take this is said first."""
        if self.taken is None:
            give = some_cards(apart(self.give, self.want), self.give_count, luck)
            want = some_cards(without(self.want, give), self.want_count, luck)
            return give, self.another(give, luck) if self.barred == (give, want) else want
        want = some_cards(self.want, self.want_count, luck)
        return some_cards(without(self.give, want), self.give_count, luck), want

    def another(self, give: dict[str, int], luck: Luck) -> dict[str, int]:
        """A single card to want instead of what is barred together with this."""
        assert self.barred is not None
        kinds = [kind for kind in without(self.want, give) if {kind: 1} != self.barred[1]]
        return {kinds[luck.below(len(kinds))]: 1}

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(give=self.give, want=self.want)
        form.update(give_count=list(self.give_count), want_count=list(self.want_count))
        if self.to is not None:
            form["to"] = self.to
        if self.taken is not None:
            form["taken"] = {"name": self.taken.name, "type": self.taken.type}
        return own(form)


class Turning(Opening):
    """One place at which a thing may lie in several ways; each turn is one finished action."""

    def __init__(self, kind: str, place: object, turns: list[dict[str, object]]) -> None:
        super().__init__(kind, "turning")
        self.place = place
        self.turns = turns

    def covers(self, form: dict[str, object]) -> bool:
        return form in self.turns

    def sample(self, luck: Luck) -> dict[str, object]:
        return {"kind": self.kind, **self.turns[luck.below(len(self.turns))]}

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form.update(place=self.place, turns=self.turns)
        return own(form)


class Listing(Opening):
    """Choose one of a list of finished actions that have no place of their own."""

    def __init__(self, kind: str, choices: list[dict[str, object]]) -> None:
        super().__init__(kind, "listing")
        self.choices = choices

    def covers(self, form: dict[str, object]) -> bool:
        return form in self.choices

    def sample(self, luck: Luck) -> dict[str, object]:
        return {"kind": self.kind, **self.choices[luck.below(len(self.choices))]}

    def to_json(self) -> dict[str, object]:
        form = super().to_json()
        form["choices"] = self.choices
        return own(form)


# ---- sampling -----------------------------------------------------------------------------------


def without(most: dict[str, int], named: dict[str, int]) -> dict[str, int]:
    return {card: count for card, count in most.items() if card not in named}


def apart(give: dict[str, int], want: dict[str, int]) -> dict[str, int]:
    """What may be given so that something is left to want: no kind stands on both sides."""
    return dict(list(give.items())[:-1]) if len(give) == len(want) > 1 else give


def some(things: list[T], count: int, luck: Luck) -> list[T]:
    """So many of the things, in their order."""
    left = [*range(len(things))]
    chosen = [left.pop(luck.below(len(left))) for _ in range(count)]
    return [things[index] for index in sorted(chosen)]


def some_cards(most: dict[str, int], count: tuple[int, int], luck: Luck) -> dict[str, int]:
    cards = [card for card, number in most.items() for _ in range(number)]
    high = min(count[1], len(cards))
    chosen = some(cards, count[0] + luck.below(high - count[0] + 1), luck)
    return {card: chosen.count(card) for card in most if card in chosen}
