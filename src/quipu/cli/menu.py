"""What can be done now, as a numbered list; open-ended acts are composed by questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from quipu.cli.voice import Fault
from quipu.core.openings import Cards, Subset
from quipu.presenting import CardsForm, ChoiceForm, SubsetForm

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.state import Action
    from quipu.presenting import Form, Group
    from quipu.texts import Speak

LONGEST_LIST: Final = 12
LARGE_KIND: Final = 4

Ask = Callable[[str], str]  # raises EOFError when nobody answers any more
Where = Callable[[dict[str, object]], str]  # what stands around the place of an act


@dataclass
class Entry:
    """One line of the list: a finished action, several of one kind, or something to compose."""

    text: str
    kind: str
    action: Action[Any] | None = None
    several: Sequence[Action[Any]] = ()
    form: Form | None = None


class Words:
    """How a game and the command call things, with the plain form where there is no text."""

    def __init__(
        self, own: Speak, game: Speak, names: Sequence[str], where: Where | None = None
    ) -> None:
        self.own = own
        self.game = game
        self.names = names
        self.where = where

    def action(self, action: Action[Any]) -> str:
        return self.form(action.to_json()) or str(action)

    def form(self, form: dict[str, Any]) -> str:
        from quipu.texts import describe_action

        if not self.game.has("action-" + dashed(str(form["kind"]))):
            return ""
        place = self.where(form) if self.where is not None else ""
        return describe_action(self.game, form, self.names) + (f"  ({place})" if place else "")

    def kind(self, kind: str) -> str:
        named = self.either(f"kind-{dashed(kind)}") or self.either(f"opening-{dashed(kind)}")
        return named or kind.replace("_", " ")

    def thing(self, thing: object, argument: str) -> str:
        from quipu.texts import thing_name

        return thing_name(self.game, str(thing), argument)

    def place(self, place: object) -> str:
        """A cell by its two numbers, any other place by name."""
        if isinstance(place, list):
            return ",".join(map(str, place))
        return self.thing(place, "place")

    def either(self, key: str, **args: object) -> str:
        """A text of the game or of the command, or nothing."""
        for speak in (self.game, self.own):
            if speak.has(key):
                return speak(key, **args)
        return ""


def dashed(word: str) -> str:
    return word.replace("_", "-")


# ---- the list ---------------------------------------------------------------------------------


def make_menu(
    game: Game, groups: Sequence[Group], forms: Sequence[Form], words: Words
) -> list[Entry]:
    """What is composed stands once; exchanges and, of a long list, large groups are folded."""
    entries = [form_entry(game, form, forms, words) for form in forms]
    total = sum(len(group.choices) for group in groups)
    for group in groups:
        acts = [choice.action for choice in group.choices]
        trades = len(acts) > 1 and all(choice.give for choice in group.choices)
        if trades or (total > LONGEST_LIST and len(acts) > LARGE_KIND):
            text = words.own("several-ways", what=words.kind(group.kind), n=len(acts))
            entries.append(Entry(text, group.kind, several=acts))
        else:
            entries.extend(Entry(words.action(each), group.kind, each) for each in acts)
    return entries


def form_entry(game: Game, form: Form, forms: Sequence[Form], words: Words) -> Entry:
    if isinstance(form, SubsetForm) and form.least == form.most == len(form.values):
        action = game.parse({"kind": form.kind, form.field: form.values})
        return Entry(words.action(action), form.kind, action)
    text = words.kind(form.kind)
    if isinstance(form, ChoiceForm) and form.place is not None:
        text += f" ({words.place(form.place)})"
    if isinstance(form, CardsForm) and [each.kind for each in forms].count(form.kind) > 1:
        text += f" ({words.own('side-want' if form.sides[1] else 'side-give')})"
    return Entry(text + " …", form.kind, form=form)


def blocked_line(groups: Sequence[Group]) -> str:
    """What cannot be done now, and why, in a few words."""
    reasons = [(group.title, group.blocked.note) for group in groups if group.blocked is not None]
    return "  ·  ".join(f"{title}: {note}" for title, note in reasons)


def only_subset(entries: Sequence[Entry]) -> Subset | None:
    """The one set that numbers at the prompt can mean."""
    found = [entry.form.opening for entry in entries if isinstance(entry.form, SubsetForm)]
    return found[0] if len(found) == 1 and isinstance(found[0], Subset) else None


# ---- composing --------------------------------------------------------------------------------


def subset_action(game: Game, opening: Subset, typed: Sequence[str]) -> Action[Any]:
    """From numbers of things, or from `k` and the numbers of those to keep."""
    keep = bool(typed) and typed[0] == "k"
    numbers = typed[1:] if typed and typed[0] in ("k", "t") else typed
    chosen = {place_of(word, len(opening.things)) for word in numbers}
    things = [thing for at, thing in enumerate(opening.things) if (at in chosen) != keep]
    return game.parse({"kind": opening.kind, opening.field: things})


def subset_form(opening: Subset, action: Action[Any]) -> str:
    """The words that `subset_action` reads for such an action."""
    listed: Any = action.arguments().get(opening.field)
    left = Counter(listed)
    numbers = []
    for at, thing in enumerate(opening.things, 1):
        if left[thing] > 0:
            left[thing] -= 1
            numbers.append(str(at))
    return " ".join(["t", *numbers])


def place_of(word: str, count: int) -> int:
    if not word.isdecimal() or len(word) > 4 or not 1 <= int(word) <= count:
        raise Fault("choose-numbers", word=word, most=str(count))
    return int(word) - 1


def compose(game: Game, form: Form, words: Words, ask: Ask) -> Action[Any] | None:
    """Ask for what is open; None when the answer is empty."""
    if isinstance(form, SubsetForm) and isinstance(form.opening, Subset):
        return compose_subset(game, form.opening, words, ask)
    if isinstance(form, CardsForm):
        return compose_cards(game, form, words, ask)
    if isinstance(form, ChoiceForm) and form.choices:
        return choose_action([choice.action for choice in form.choices], words, ask)
    raise Fault("cannot-compose", kind=form.kind)


def compose_subset(game: Game, opening: Subset, words: Words, ask: Ask) -> Action[Any] | None:
    question = words.either(f"compose-{dashed(opening.kind)}")
    if not question:
        listed = "  ".join(
            f"{at} {words.thing(thing, opening.field)}"
            for at, thing in enumerate(opening.things, 1)
        )
        least, most = str(opening.least), str(opening.most)
        question = words.own("compose-subset", things=listed, least=least, most=most)
    typed = ask(question).split()
    return subset_action(game, opening, typed) if typed else None


def choose_action(actions: Sequence[Action[Any]], words: Words, ask: Ask) -> Action[Any] | None:
    at = choose_line([words.action(action) for action in actions], words, ask)
    return None if at is None else actions[at]


def choose_line(texts: Sequence[str], words: Words, ask: Ask) -> int | None:
    lines = [f"{at:>4}  {text}" for at, text in enumerate(texts, 1)]
    typed = ask("\n".join([*lines, words.own("choose-line")]))
    return place_of(typed, len(texts)) if typed else None


def compose_cards(game: Game, form: CardsForm, words: Words, ask: Ask) -> Action[Any] | None:
    """Give, want and to whom, as far as the action has them; an empty answer gives it up."""
    opening = form.opening
    assert isinstance(opening, Cards)
    sides: list[dict[str, int]] = []
    for side, offered, (least, most) in (
        ("give", opening.give, opening.give_count),
        ("want" if opening.taken is None else "take", opening.want, opening.want_count),
    ):
        sides.append(ask_cards(side, offered, most, words, ask) if most else {})
        named = sum(sides[-1].values())
        if named == 0 < least:
            return None
        if not least <= named <= most:
            raise Fault("count-cards", n=f"{least}" if least == most else f"{least}–{most}")
    filled = opening.filled(*sides)
    seats = [asked.seat for asked in form.asked if asked.seat is not None]
    if seats:
        people = ", ".join(f"{seat + 1} {words.names[seat]}" for seat in seats)
        typed = ask(words.own("compose-to", people=people))
        filled["to"] = place_of(typed, len(words.names)) if typed else None
    return game.parse(filled)


def ask_cards(
    side: str, offered: dict[str, int], most: int, words: Words, ask: Ask
) -> dict[str, int]:
    names = {card: words.thing(card, "card") for card in offered}
    listed = ", ".join(f"{names[card]} {count}" for card, count in offered.items())
    example = (" 2 " if most > 2 else " ").join(list(names.values())[:2])
    return read_cards(ask(words.own(f"compose-{side}", cards=listed, example=example)), names)


def read_cards(typed: str, names: dict[str, str]) -> dict[str, int]:
    """`grain 2 brick` as counts by kind; a kind, or its name, may be shortened."""
    counts: dict[str, int] = {}
    card = ""
    for word in typed.replace(",", " ").split():
        if word.isdecimal() and card:
            counts[card] = int(word[:4])
            continue
        fitting = shortened(word, names) or shortened(word, {each: each for each in names})
        if len(fitting) != 1:
            raise Fault("no-such-card", word=word, known=", ".join(names.values()))
        card = fitting[0]
        counts[card] = 1
    return counts


def shortened(word: str, names: dict[str, str]) -> list[str]:
    """The kinds whose names begin so."""
    return [kind for kind, name in names.items() if name.lower().startswith(word.lower())]
