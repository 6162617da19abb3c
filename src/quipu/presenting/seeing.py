"""Seeing: how a game shows its board, its cards, its seats and who decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from quipu.core.memory import Observation
from quipu.core.state import Action
from quipu.drawing import Drawing, Shelf, text
from quipu.presenting.looking import Looking
from quipu.presenting.shown import (
    Card,
    Count,
    Picture,
    Prompt,
    Seat,
    Thing,
)
from quipu.texts import thing_name

if TYPE_CHECKING:
    from quipu.core.game import Game

V = TypeVar("V", bound=Observation)

COLOURS: Final = ("violet", "turquoise", "grey", "red", "orange", "blue", "yellow", "white")
STAMPS: Final = ("circle", "triangle", "square", "star")
ROW_HEIGHT: Final = 34
SMALL: Final = 16_384  # values that are kept, of a few hundred bytes each


class Seeing(Generic[V]):
    """What lies on the table, and whose turn it is."""

    colours: ClassVar[Sequence[str]] = COLOURS  # of the seats
    pictures: ClassVar[Mapping[str, Picture]] = {}  # of things
    tints: ClassVar[Mapping[str, str]] = {}  # of kinds of cards
    places: ClassVar[frozenset[str]] = frozenset()  # parameters of acts that name a place
    people: ClassVar[frozenset[str]] = frozenset({"seat", "to", "victim"})  # that name a seat
    lacking: ClassVar[frozenset[str]] = frozenset()  # codes that mean: it cannot be paid
    explained: ClassVar[Mapping[str, str]] = {}  # things to explain, and their paragraphs
    about: ClassVar[Mapping[str, str]] = {}  # by kind of act the thing that explains it
    turns: ClassVar[frozenset[str]] = frozenset({"turn_began"})  # events with which a turn begins
    parts: ClassVar[frozenset[str]] = frozenset()  # kinds of acts that do a part of another one
    ending: ClassVar[frozenset[str]] = frozenset()  # kinds of acts that end a turn
    rolls: ClassVar[frozenset[str] | None] = None  # events that `outcome` looks at; None: all
    counting: ClassVar[Mapping[str, str]] = {}  # numbers of a seat, and their paragraphs

    narrow_in: ClassVar[frozenset[str]] = frozenset({"phone", "tablet", "landscape"})
    opens: ClassVar[bool] = False  # whether what lies before others is opened beside the board
    sources: ClassVar[
        Mapping[str, str]
    ] = {}  # sources of points, and the things that stand for them
    fair: ClassVar[Mapping[str, float]] = {}  # what chance may give, and how often it should
    yields: ClassVar[str] = ""  # the event in which a roll gives cards to a seat, as `gained`
    surface: ClassVar[str] = "table"  # what the board lies on: the table, or "paper" of its own
    numbers: ClassVar[str] = ""  # how English rules name numbered places of the board
    once: ClassVar[frozenset[str]] = frozenset()  # events that a replay marks the first time only
    situations: ClassVar[Mapping[str, str]] = {}  # what a coach explains once, and its paragraph
    pointed: ClassVar[Mapping[str, Sequence[str]]] = {}  # what it points at then

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: Shelf[Any] = Shelf(SMALL)  # things, cards, numbers and choices, by their words

    def is_narrow(self, arrangement: str) -> bool:
        """Whether a page arranged like this gets the narrow drawing: large pieces, small panels.

        Pages with the same answer share one drawing; where its parts lie each of them decides.
        """
        return arrangement in self.narrow_in

    # ---- pictures -------------------------------------------------------------------------

    def board(self, looking: Looking[V]) -> Drawing:
        """The board; of a game without a drawing, the seats and their points."""
        size = (480, 20 + ROW_HEIGHT * looking.seats)
        drawing = Drawing(*size, self.title(looking), home=self.game.anchor)
        for seat, points in enumerate(self.points(looking)):
            line = looking.names[seat] + ("" if points is None else f": {points}")
            drawing.add("pieces", f"seat-{seat}", text(line, 20, ROW_HEIGHT * (seat + 1), size=18))
        return drawing

    def title(self, looking: Looking[V]) -> str:
        """What the game is called."""
        return looking.speak(f"game-{self.game.key}")

    def hand(self, looking: Looking[V]) -> Drawing | None:
        """One's own cards with what can be done with them; None if a list of them will do."""
        return None

    def things(self, looking: Looking[V], seat: int) -> Drawing | None:
        """What lies before a seat, for its row."""
        return None

    def beside(self, looking: Looking[V], seat: int) -> Drawing | None:
        """All that lies openly before a seat, for games that `opens`."""
        return None

    def picture(self, thing: str) -> Picture | None:
        """The picture of a thing, if it has one."""
        return self.pictures.get(thing)

    def thing(self, looking: Looking[V], thing: object) -> Thing:
        """Anything by its id; things without a name are numbered from one."""
        if isinstance(thing, int):
            return Thing(str(thing + 1))
        word = str(thing)
        found: Thing = self.made.take((looking.speak, word), lambda: self.named(looking, word))
        return found

    def named(self, looking: Looking[V], word: str) -> Thing:
        """A thing with name, picture and tint, made anew."""
        name = thing_name(looking.speak, word, "card")
        return Thing(name, self.picture(word), self.tints.get(word, ""))

    def card(self, looking: Looking[V], card: str, count: int, short: int = 0) -> Card:
        """A card with how many there are, and how many are lacking."""

        def make() -> Card:
            named = self.thing(looking, card)
            return Card(named.name, named.picture, named.tint, card, count, short)

        found: Card = self.made.take((looking.speak, card, count, short), make)
        return found

    def several(self, looking: Looking[V], counts: tuple[tuple[str, int], ...]) -> Sequence[Card]:
        """So many cards of each kind."""

        def make() -> list[Card]:
            return [self.card(looking, card, count) for card, count in counts]

        found: list[Card] = self.made.take((looking.speak, counts), make)
        return found

    # ---- seats and numbers ----------------------------------------------------------------

    def seat(self, looking: Looking[V], seat: int) -> Seat:
        """What everybody sees of a seat: name, colour, points and counts."""
        return Seat(
            seat=seat,
            name=looking.names[seat],
            colour=self.colour(seat),
            stamp=stamp(seat),
            points=self.points(looking)[seat],
            hidden=self.hidden(looking, seat),
            counts=self.counts(looking, seat),
            things=self.things(looking, seat),
            opens=self.opens and seat != looking.seat,
        )

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.colours[seat % len(self.colours)]

    def points(self, looking: Looking[V]) -> Sequence[int | None]:
        """By seat, as far as the observer knows them."""
        return [None] * looking.seats

    def hidden(self, looking: Looking[V], seat: int) -> int:
        """Of the points of a seat, those that nobody but the observer knows."""
        return 0

    def counts(self, looking: Looking[V], seat: int) -> Sequence[Count]:
        """Further numbers of a seat."""
        return []

    def cards(self, looking: Looking[V]) -> Sequence[Card]:
        """The observer's own cards."""
        return []

    def revealed(self, looking: Looking[V]) -> Sequence[Card]:
        """The same where all is laid open and nothing else shows them."""
        return self.cards(looking)

    def held(self, looking: Looking[V]) -> Mapping[str, int]:
        """Of what a price is paid."""
        return {card.card: card.count for card in self.cards(looking)}

    def facts(self, looking: Looking[V]) -> Sequence[Count]:
        """Numbers that concern all."""
        return []

    def rates(self, looking: Looking[V]) -> Sequence[Card]:
        """Where cards can be exchanged: what the bank asks of the observer for one, by kind."""
        return []

    def count(self, looking: Looking[V], key: str, n: int, icon: str = "") -> Count:
        """A number by its text `fact-<key>`, and what stands for it: a thing or a symbol."""

        def make() -> Count:
            name = looking.speak(f"fact-{dashed(key)}", n=n)
            return Count(name, n, self.picture(icon) or Picture(icon) if icon else None, key)

        found: Count = self.made.take((looking.speak, key, n, icon, Count), make)
        return found

    def explain(self, looking: Looking[V], thing: str) -> str:
        """What a thing does, in one sentence."""
        return looking.speak(f"explain-{dashed(thing)}")

    # ---- what is decided ------------------------------------------------------------------

    def phase(self, looking: Looking[V]) -> str:
        """The name of the decision that is due, said by `phase-<name>`,

        to whoever decides by `phase-<name>-you`, in the turn of another by `phase-<name>-asked`.
        """
        return ""

    def prompt(self, looking: Looking[V]) -> Prompt:
        """Who is asked what, in words."""
        phase, you = self.phase(looking), looking.is_asked and bool(self.can_act(looking))
        base, owner = f"phase-{dashed(phase)}", self.owner(looking)
        asked = [f"{base}-asked"] if owner not in (-1, looking.seat) else []
        key = looking.speak.first(*([*asked, f"{base}-you"] if you else []), base)
        words = looking.speak(key, detail="none", n=len(looking.waiting)) if key else ""
        return Prompt(looking.waiting, you, phase, words, owner)

    def owner(self, looking: Looking[V]) -> int:
        """Whose turn it is, where others may be asked in it; -1 if it is whoever is asked."""
        return -1

    def turn(self, looking: Looking[V]) -> int:
        """The number of the turn, with whose end standing orders end."""
        return -1

    def orders(self, looking: Looking[V]) -> Sequence[str]:
        """What the observer may order to be done for it in this turn: texts `order-<name>`."""
        return []

    def ordered(self, looking: Looking[V], order: str) -> Action[Any] | None:
        """The act by which such an order is carried out now; None while there is nothing to do."""
        return None

    def can_act(self, looking: Looking[V]) -> bool:
        """Whether there is anything this seat may do."""
        return bool(looking.legal or looking.openings)

    def first(self, looking: Looking[V]) -> str:
        """The kind of act that is offered before all others now, if there is one."""
        return ""


def stamp(seat: int) -> str:
    """The sign of a seat, for those who do not see colours."""
    return STAMPS[seat % len(STAMPS)]


def dashed(word: str) -> str:
    return word.replace("_", "-")
