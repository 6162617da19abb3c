"""What is shown: small typed values, from the whole view of a seat down to one card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeVar

from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.drawing import LAYERS, Drawing

T = TypeVar("T")

BY_CARD = "card"
BY_SEAT = "seat"
BY_PLACE = "place"
BY_PICTURE = "picture"
BY_TEXT = "text"
SIMPLE = frozenset((str, int, bool, float, type(None)))


def plain(value: object) -> Any:
    """A value as JSON."""
    kind = type(value)
    if kind in SIMPLE:
        return value
    return (WAYS.get(kind) or way_of(kind))(value)


def listed(several: Iterable[object]) -> list[Any]:
    return [each if type(each) in SIMPLE else plain(each) for each in several]


def named(values: Mapping[object, object]) -> dict[str, Any]:
    return {str(name): plain(each) for name, each in values.items()}


def drawn(drawing: Drawing) -> dict[str, Any]:
    layers = {layer: dict(drawing.elements(layer)) for layer in LAYERS}
    return {"size": [drawing.width, drawing.height], "title": drawing.title, "layers": layers}


WAYS: Final[dict[type, Callable[[Any], Any]]] = {}  # into JSON, by type; found once


def way_of(kind: type) -> Callable[[Any], Any]:
    way: Callable[[Any], Any] = as_it_is
    if issubclass(kind, (Shown, Action)):
        way = kind.to_json
    elif issubclass(kind, Drawing):
        way = drawn
    elif issubclass(kind, Mapping):
        way = named
    elif issubclass(kind, (list, tuple)):
        way = listed
    WAYS[kind] = way
    return way


def as_it_is(value: object) -> object:
    return value


@dataclass(frozen=True)
class Shown:
    """Something that is shown; as JSON it is its fields, but for the opening behind a form."""

    def to_json(self) -> dict[str, Any]:
        """Made once for each value; whoever adds something makes a dict of its own."""
        own = self.__dict__
        known: dict[str, Any] | None = own.get("json")
        if known is None:
            known = {}
            for name in self.__dataclass_fields__:
                value = own[name]
                if type(value) in SIMPLE:
                    known[name] = value
                elif not isinstance(value, Opening):
                    known[name] = plain(value)
            own["json"] = known
        return known


@lru_cache(32768, typed=True)
def made(kind: Callable[..., T], *fields: Any) -> T:
    """A small value; equal ones are the same one, which is put into JSON once."""
    return kind(*fields)


# ---- pictures, numbers, cards -------------------------------------------------------------------


@dataclass(frozen=True)
class Picture(Shown):
    """A symbol of the library and the box in which it is seen."""

    symbol: str
    box: str = "0 0 24 24"


@dataclass(frozen=True)
class Thing(Shown):
    """Anything that can be named."""

    name: str
    picture: Picture | None = None
    tint: str = ""  # the colour of its card, for a card without a drawing


@dataclass(frozen=True)
class Card(Thing):
    """So many cards of a kind; of a price, `short` of them are missing."""

    card: str = ""
    count: int = 0
    short: int = 0


@dataclass(frozen=True)
class Row(Thing):
    """A thing in a table of the rules: the cards it brings or costs, or what is said of it."""

    cost: Sequence[Card] = ()
    words: str = ""


@dataclass(frozen=True)
class Listed(Shown):
    """A table that the rules pages draw."""

    title: str
    rows: Sequence[Row]


@dataclass(frozen=True)
class Count(Shown):
    """A number in words, with its picture if there is one; `key` is what it counts."""

    name: str
    n: int
    picture: Picture | None = None
    key: str = ""


@dataclass(frozen=True)
class Seat(Shown):
    """A seat as its game shows it; who sits there is for the house to say."""

    seat: int
    name: str
    colour: str
    stamp: str
    points: int | None  # as far as the observer knows them
    hidden: int  # of them, those that only the observer knows
    counts: Sequence[Count]
    things: Drawing | None  # what lies before it
    opens: bool = False  # whether more of it can be opened beside the board


# ---- what is decided ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Prompt(Shown):
    """Whose decision is due, and which."""

    seats: Sequence[int]  # none when the game is over
    you: bool
    phase: str
    words: str  # after the name of a seat, or after "your turn"
    owner: int = -1  # of the turn, where others may be asked in it


@dataclass(frozen=True)
class Choice(Shown):
    """One act, and by what it is chosen: a card, a seat, a place, a picture or its text.

    Of an exchange of cards `give` and `want` say which, and `name` with whom.
    """

    action: Action[Any]
    text: str
    by: str = BY_TEXT
    what: str | int = ""  # the card, the seat, the place such as `crossing-12`
    name: str = ""
    picture: Picture | None = None
    seat: int | None = None  # whose card or thing it is, where both are chosen
    cards: Sequence[Card] = ()  # what it names, where that is several things
    give: Sequence[Card] | None = None  # of an exchange that is made at once
    want: Sequence[Card] | None = None


@dataclass(frozen=True)
class Blocked(Shown):
    """Why nothing of a group can be done: in plain words, as a sentence, by its paragraph."""

    note: str
    text: str
    code: str
    paragraph: str


@dataclass(frozen=True)
class Group(Shown):
    """Acts that belong together; either there are choices or it is blocked.

    A lasting group is shown whenever its seat is asked, the first one before all others; one that
    ends a turn has a key of its own.
    """

    kind: str
    title: str
    choices: Sequence[Choice] = ()
    blocked: Blocked | None = None
    sentence: str = ""
    paragraph: str = ""  # of what the sentence says
    picture: Picture | None = None
    cost: Sequence[Card] = ()
    lasting: bool = False
    first: bool = False
    ends: bool = False


# ---- what is composed ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Form(Shown):
    """Something to compose; `shape` says which form it is."""

    kind: str
    shape: str
    title: str
    opening: Opening
    named: Mapping[str, Thing] = field(default_factory=dict)
    heading: str = ""  # where it says more than the title
    sentence: str = ""
    paragraph: str = ""  # of what the sentence says


@dataclass(frozen=True)
class SubsetForm(Form):
    """Choose some of these values."""

    field: str = ""
    values: Sequence[object] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True)
class Asked(Shown):
    """Whom an offer asks, None for all, and how much may be named then."""

    seat: int | None
    give: Mapping[str, int]
    want: Mapping[str, int]
    give_count: tuple[int, int]
    want_count: tuple[int, int]


@dataclass(frozen=True)
class CardsForm(Form):
    """Cards to give and to want. Of several seats to ask, one is chosen, or all at once.

    `taken` names the field of those wanted, and its type, where it is not `want`.
    """

    asked: Sequence[Asked] = ()
    taken: Mapping[str, str] | None = None

    @property
    def sides(self) -> tuple[bool, bool]:
        """Whether cards are given, and whether some are wanted."""
        return self.asked[0].give_count[1] > 0, self.asked[0].want_count[1] > 0


@dataclass(frozen=True)
class ChoiceForm(Form):
    """One of several finished acts: the ways in which a thing may lie at a place, or a list."""

    place: object = None
    choices: Sequence[Choice] = ()


# ---- an offer, explanations, the whole ----------------------------------------------------------


@dataclass(frozen=True)
class Answer(Shown):
    """What a seat has said to an offer, and the act that takes it at its word."""

    seat: int
    answer: str
    text: str
    give: Sequence[Card] | None
    want: Sequence[Card] | None
    choice: Choice | None = None


@dataclass(frozen=True)
class OfferShown(Shown):
    """An open offer, its answers, and what the observer can say to it.

    A side that is left open is None.
    """

    seat: int
    title: str
    give: Sequence[Card] | None
    want: Sequence[Card] | None
    asked: bool  # the observer
    answers: Sequence[Answer]
    choices: Sequence[Choice]
    counter: Form | None


@dataclass(frozen=True)
class Fact(Shown):
    """One line of how it stands: of a seat, or with a picture; the number if there is one."""

    name: str
    n: int | None = None
    picture: Picture | None = None
    seat: int = -1


@dataclass(frozen=True)
class Explanation(Shown):
    """A thing: what it is called, what it does, how that stands now, and the paragraph.

    `at` are the keys of what shows it: of elements on the board and of own cards, and for what
    stands in the row of a seat the key, `@` and the seat: `hand@1`, `seat@0`.
    """

    thing: str
    name: str
    text: str
    now: str
    paragraph: str
    picture: Picture | None
    at: Sequence[str] = ()
    facts: Sequence[Fact] = ()


@dataclass(frozen=True)
class Situation(Shown):
    """What a coach explains once: in two sentences, by its paragraph, pointing at something.

    `at` are keys of elements on the board, kinds of acts, `hand` or `seat-<n>`.
    """

    name: str
    text: str
    paragraph: str
    at: Sequence[str] = ()


@dataclass(frozen=True)
class Presented(Shown):
    """All that a seat, or a spectator, sees of a game, and all that it can do."""

    board: Drawing
    hand: Drawing | None
    cards: Sequence[Card]  # one's own, whether there is a drawing of them or not
    seats: Sequence[Seat]
    prompt: Prompt
    groups: Sequence[Group]
    forms: Sequence[Form]
    offer: OfferShown | None
    facts: Sequence[Count]  # what concerns all seats: the bank, a deck
    rates: Sequence[Card]  # so many of a kind are given for one card of another, without a partner
    situations: Sequence[Situation] = ()

    def choices(self) -> Iterator[Choice]:
        """Every finished act that is shown."""
        for group in self.groups:
            yield from group.choices
        for form in self.forms:
            if isinstance(form, ChoiceForm):
                yield from form.choices
        if self.offer is not None:
            yield from self.offer.choices
            yield from (each.choice for each in self.offer.answers if each.choice is not None)
