"""Presenter: what a game says of itself to page and terminal; a game overrides what it knows best.

It asks no rules and sees no position: an observation, the legal acts and the openings go in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from quipu.core.memory import Observation
from quipu.core.openings import Opening
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.drawing import Drawing, Shelf, text
from quipu.presenting.advice import Reason
from quipu.presenting.composing import forms_of
from quipu.presenting.explaining import capital, explained_seats
from quipu.presenting.looking import Looking
from quipu.presenting.shown import (
    BY_CARD,
    BY_PICTURE,
    BY_PLACE,
    BY_SEAT,
    BY_TEXT,
    Blocked,
    Card,
    Choice,
    Count,
    Explanation,
    Fact,
    Form,
    Group,
    Listed,
    OfferShown,
    Picture,
    Presented,
    Prompt,
    Seat,
    Situation,
    Thing,
)
from quipu.presenting.telling import (
    BANK,
    TURN,
    Event,
    Mark,
    Part,
    Strip,
    Telling,
    cards_in,
    flights,
    pictured,
    seat_spot,
    spots,
)
from quipu.texts import Speak, describe_action, describe_refusal, thing_name

if TYPE_CHECKING:
    from quipu.core.game import Game

V = TypeVar("V", bound=Observation)
Exchange = tuple[str, Sequence[Card], Sequence[Card]]

COLOURS: Final = ("violet", "turquoise", "grey", "red", "orange", "blue", "yellow", "white")
STAMPS: Final = ("circle", "triangle", "square", "star")
MOST_SINGLE: Final = 3
ROW_HEIGHT: Final = 34


@dataclass(frozen=True)
class Lasting:
    """A kind of act whose group is always shown: the cards it costs, the picture of what it makes.

    `{stamp}` in the symbol's name stands for the stamp of whoever would make it.
    """

    cost: Mapping[str, int] = field(default_factory=dict)
    picture: Picture | None = None


class Presenter(Generic[V]):
    """Shows one game; every attribute and method may be said anew by a game of your own."""

    colours: ClassVar[Sequence[str]] = COLOURS  # of the seats
    pictures: ClassVar[Mapping[str, Picture]] = {}  # of things
    tints: ClassVar[Mapping[str, str]] = {}  # of kinds of cards
    places: ClassVar[frozenset[str]] = frozenset()  # parameters of acts that name a place
    people: ClassVar[frozenset[str]] = frozenset({"seat", "to", "victim"})  # that name a seat
    lacking: ClassVar[frozenset[str]] = frozenset()  # codes that mean: it cannot be paid
    explained: ClassVar[Mapping[str, str]] = {}  # things to explain, and their paragraphs
    about: ClassVar[Mapping[str, str]] = {}  # by kind of act the thing that explains it
    turns: ClassVar[frozenset[str]] = frozenset({"turn_began"})  # events with which a turn begins
    rolls: ClassVar[frozenset[str] | None] = None  # events that `outcome` looks at; None: all
    counting: ClassVar[Mapping[str, str]] = {}  # numbers of a seat, and their paragraphs

    opens: ClassVar[bool] = False  # whether what lies before others is opened beside the board
    sources: ClassVar[
        Mapping[str, str]
    ] = {}  # sources of points, and the things that stand for them
    fair: ClassVar[Mapping[str, float]] = {}  # what chance may give, and how often it should
    numbers: ClassVar[str] = ""  # how English rules name numbered places of the board
    once: ClassVar[frozenset[str]] = frozenset()  # events that a replay marks the first time only
    situations: ClassVar[Mapping[str, str]] = {}  # what a coach explains once, and its paragraph
    pointed: ClassVar[Mapping[str, Sequence[str]]] = {}  # what it points at then

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: Shelf[Any] = Shelf()  # things, cards, numbers and choices, by their words

    @cached_property
    def acts(self) -> Mapping[str, Sequence[Action[Any]]]:
        """All fixed acts of the game by kind."""
        found: dict[str, list[Action[Any]]] = {}
        for action in self.game.catalogue.actions:
            found.setdefault(action.kind, []).append(action)
        return found

    def present(self, looking: Looking[V]) -> Presented:
        """All that is to be seen, and all that can be done."""
        forms, offer = self.forms(looking), self.offer(looking)
        counter = offer.counter if offer is not None else None
        return Presented(
            board=self.board(looking),
            hand=self.hand(looking) if looking.seat >= 0 else None,
            cards=self.cards(looking),
            seats=[self.seat(looking, seat) for seat in range(looking.seats)],
            prompt=self.prompt(looking),
            groups=self.groups(looking, offer),
            forms=[form for form in forms if form != counter],
            offer=offer,
            facts=self.facts(looking),
            rates=self.rates(looking),
            situations=self.coached(looking) if looking.seat >= 0 else [],
        )

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

    # ---- groups of acts -------------------------------------------------------------------

    def lasting(self) -> Mapping[str, Lasting]:
        """The kinds that are always shown; here up to three of which there is only one act."""
        single = {kind: Lasting() for kind, acts in self.acts.items() if len(acts) == 1}
        return single if len(single) <= MOST_SINGLE else {}

    @cached_property
    def shown_always(self) -> Mapping[str, Lasting]:
        """What `lasting` says, asked once."""
        return self.lasting()

    def groups(self, looking: Looking[V], offer: OfferShown | None) -> Sequence[Group]:
        """What comes first, then what is only now, then what lasts."""
        spoken = {each.action for each in offered(offer)}
        acts: dict[str, list[Action[Any]]] = {}
        for action in self.free(looking):
            if action not in spoken:
                acts.setdefault(self.group_of(looking, action), []).append(action)
        now = [self.group(looking, kind, each) for kind, each in acts.items()]
        lasting = self.kept(looking, acts)
        special = [each for each in now if not each.lasting]
        if lasting and not any(each.choices for each in lasting):
            special = self.headed(looking, special)
        return sorted([*special, *lasting], key=lambda each: not each.first)

    def kept(self, looking: Looking[V], acts: Mapping[str, Sequence[Action[Any]]]) -> list[Group]:
        """What lasts stands there from the first to the last step, whoever decides."""
        if looking.seat < 0 or not looking.waiting or not looking.acts:
            return []
        if looking.is_asked and self.can_act(looking):
            return [self.group(looking, kind, acts.get(kind, [])) for kind in self.shown_always]
        return [self.resting(looking, kind, shown) for kind, shown in self.shown_always.items()]

    def resting(self, looking: Looking[V], kind: str, shown: Lasting) -> Group:
        """A lasting group while another decides: one of its acts says why not."""
        refusal = looking.why(self.acts[kind][0]) if self.acts.get(kind) else None
        held = self.held(looking)

        def make() -> Group:
            return Group(
                kind=kind,
                title=self.kind_title(looking.speak, kind, looking.names),
                blocked=self.refused(looking, refusal, ()) if refusal is not None else None,
                picture=self.group_picture(looking, kind),
                cost=self.price(looking, shown.cost),
                lasting=True,
            )

        why = (refusal.code, refusal.paragraph, refusal.detail) if refusal is not None else ()
        lacks = tuple([max(0, n - held.get(card, 0)) for card, n in shown.cost.items()])
        known = (looking.speak, tuple(looking.names), looking.seat, kind, why, lacks)
        found: Group = self.made.take(known, make)
        return found

    def headed(self, looking: Looking[V], groups: Sequence[Group]) -> list[Group]:
        """What is to be decided before all else says so in a sentence."""
        phase = self.phase(looking)
        first = next((n for n, each in enumerate(groups) if not each.first), None)
        if first is None or phase not in self.situations:
            return list(groups)
        named = groups[first]
        said = replace(
            named,
            title=named.title if named.sentence else capital(self.prompt(looking).words),
            sentence=looking.speak(f"coach-{dashed(phase)}"),
            paragraph=self.situations[phase],
        )
        return [*groups[:first], said, *groups[first + 1 :]]

    def free(self, looking: Looking[V]) -> list[Action[Any]]:
        """The legal acts that no form composes."""
        return [
            action
            for action in looking.legal
            if not any(self.composes(opening, action) for opening in looking.openings)
        ]

    def composes(self, opening: Opening, action: Action[Any]) -> bool:
        """Whether a form offers this act already."""
        return opening.covers(action.to_json())

    def group_of(self, looking: Looking[V], action: Action[Any]) -> str:
        """The name of the group of an act: its kind, or that of the acts it belongs to."""
        return action.kind

    def group(self, looking: Looking[V], kind: str, acts: Sequence[Action[Any]]) -> Group:
        """All acts of a kind as one thing to choose, with its price and its choices."""
        shown = self.shown_always.get(kind)
        cost = self.price(looking, shown.cost) if shown is not None else []
        thing = self.about.get(kind, "")
        only = acts[0] if len(acts) == 1 else None
        return Group(
            kind=kind,
            title=self.kind_title(looking.speak, kind, looking.names, only),
            choices=[self.choice(looking, action) for action in acts],
            blocked=None if acts else self.blocked(looking, kind, cost),
            sentence=self.explain(looking, thing) if thing else "",
            paragraph=self.explained.get(thing, ""),
            picture=self.group_picture(looking, kind),
            cost=cost,
            lasting=shown is not None and looking.is_asked,
            first=kind == self.first(looking),
        )

    def group_picture(self, looking: Looking[V], kind: str) -> Picture | None:
        """The picture of a kind of act."""
        shown = self.shown_always.get(kind)
        if shown is not None and shown.picture is not None:
            symbol = shown.picture.symbol.format(stamp=stamp(looking.seat))
            return Picture(symbol, shown.picture.box)
        return self.picture(self.about.get(kind, ""))

    def price(self, looking: Looking[V], cost: Mapping[str, int]) -> list[Card]:
        """The cards that something costs, and how many of them the seat lacks."""
        held = self.held(looking)
        return [
            self.card(looking, card, count, max(0, count - held.get(card, 0)))
            for card, count in cost.items()
        ]

    def listed(self, looking: Looking[V]) -> Sequence[Listed]:
        """What the rules pages list in pictures besides prices."""
        return []

    def choice(self, looking: Looking[V], action: Action[Any]) -> Choice:
        """An act by the one thing that tells it from its like, if there is only one."""
        exchange = self.exchange(looking, action)
        if exchange is not None:
            words = describe_action(looking.speak, action.to_json(), looking.names)
            name, give, want = exchange
            return Choice(action, words, name=name, give=give, want=want)
        if action.index < 0:
            return self.fixed_choice(looking, action)
        known = (looking.speak, tuple(looking.names), action.index)
        found: Choice = self.made.take(known, lambda: self.fixed_choice(looking, action))
        return found

    def fixed_choice(self, looking: Looking[V], action: Action[Any]) -> Choice:
        """The same of an act that is called alike at every moment."""
        words = describe_action(looking.speak, action.to_json(), looking.names)
        named = [
            found
            for parameter, value in action.arguments().items()
            if value is not None and (found := self.chosen(looking, parameter, value)) is not None
        ]
        seats = [int(what) for by, what, _ in named if by == BY_SEAT]
        others = [each for each in named if each[0] in (BY_CARD, BY_PICTURE)]
        if len(named) == 1 or (len(named) == 2 and len(seats) == len(others) == 1):
            by, what, thing = others[0] if len(named) == 2 else named[0]
            whose = seats[0] if len(named) == 2 else None
            return Choice(action, words, by, what, thing.name, thing.picture, whose)
        return Choice(action, words, cards=self.things_in(looking, action))

    def things_in(self, looking: Looking[V], action: Action[Any]) -> list[Card]:
        """The cards and things with a picture that an act names."""
        found: dict[str, int] = {}
        for value in action.arguments().values():
            several = value if isinstance(value, (dict, list, tuple)) else [value]
            for each in several:
                if isinstance(each, str) and each in self.pictures:
                    count = several[each] if isinstance(several, dict) else 1
                    found[each] = found.get(each, 0) + int(count)
        return [self.card(looking, each, count) for each, count in found.items()]

    def exchange(self, looking: Looking[V], action: Action[Any]) -> Exchange | None:
        """With whom an act exchanges cards at once, what it gives and what it takes."""
        return None

    def chosen(
        self, looking: Looking[V], parameter: str, value: object
    ) -> tuple[str, str | int, Thing] | None:
        """By what a parameter of an act chooses; None if it does not matter."""
        if parameter in self.places:
            return BY_PLACE, place_key(parameter, value), Thing("")
        if parameter in self.people and isinstance(value, int):
            return BY_SEAT, value, Thing(looking.names[value])
        thing = str(value)
        if thing in self.tints:
            return BY_CARD, thing, self.thing(looking, thing)
        if thing in self.pictures:
            return BY_PICTURE, thing, self.thing(looking, thing)
        return BY_TEXT, thing, Thing("")

    def kind_title(
        self, speak: Speak, kind: str, names: Sequence[str], only: Action[Any] | None = None
    ) -> str:
        """What a kind of act is called."""
        name = dashed(kind)
        key = speak.first(f"button-{name}", f"kind-{name}", f"opening-{name}")
        if key is not None:
            return speak(key)
        if only is None and len(self.acts.get(kind, ())) == 1:
            only = self.acts[kind][0]
        if only is not None:
            return describe_action(speak, only.to_json(), names)
        return kind.replace("_", " ").capitalize()

    def reasons(self, looking: Looking[V], action: Action[Any]) -> Sequence[Reason]:
        """What speaks for an act that a bot advises, from what who looks may know."""
        return []

    def milestone(self, speak: Speak, event: str, data: Mapping[str, object]) -> Thing | None:
        """What a replay marks on its way: here who won a title.

        Of events that are named in `once` only the first is marked.
        """
        if event != "title_won":
            return None
        title = str(data["title"])
        return Thing(thing_name(speak, title, "title"), self.picture(title))

    # ---- what is blocked ------------------------------------------------------------------

    def blocked(self, looking: Looking[V], kind: str, cost: Sequence[Card]) -> Blocked | None:
        """Why no act of a kind can be done now, or nothing."""
        refusal = self.common_refusal(looking, kind)
        return None if refusal is None else self.refused(looking, refusal, cost)

    def refused(self, looking: Looking[V], refusal: Refusal, cost: Sequence[Card]) -> Blocked:
        """A refusal in a few plain words and as a sentence."""
        words = describe_refusal(looking.speak, refusal.code, refusal.detail or None)
        note = self.note(looking, refusal, cost)
        return Blocked(note or words, words, refusal.code, refusal.paragraph)

    def common_refusal(self, looking: Looking[V], kind: str) -> Refusal | None:
        """Why no act of a kind may be done; None if one may.

        Where one only cannot be paid, that is the reason, else what is said of most of them.
        """
        reasons: dict[str, list[Refusal]] = {}
        none = all(action.kind != kind for action in looking.legal)
        for action in self.acts.get(kind, ()):
            refusal = looking.why(action)
            if refusal is None:
                return None
            if none and self.lacking == {refusal.code}:
                return refusal
            reasons.setdefault(refusal.code, []).append(refusal)
        for code in self.lacking:
            if code in reasons:
                return reasons[code][0]
        return max(reasons.values(), key=len)[0] if reasons else None

    def note(self, looking: Looking[V], refusal: Refusal, cost: Sequence[Card]) -> str:
        """The reason in a few plain words: what is short, or the text `blocked-<code>`."""
        short = [card for card in cost if card.short]
        if refusal.code in self.lacking and short:
            if len(short) == 1:
                return looking.speak("short-of", n=short[0].short, thing=short[0].name)
            return looking.speak("short-cards", n=sum(card.short for card in short))
        key = f"blocked-{dashed(refusal.code)}"
        return looking.speak(key) if looking.speak.has(key) else ""

    # ---- what is composed, offers, explanations -------------------------------------------

    def forms(self, looking: Looking[V]) -> Sequence[Form]:
        """What can be composed; openings that differ only in whom they ask are one form."""
        return forms_of(self, looking)

    def form_title(self, looking: Looking[V], opening: Opening) -> str:
        """What a form is called."""
        return self.kind_title(looking.speak, opening.kind, looking.names)

    def form_about(self, looking: Looking[V], opening: Opening) -> tuple[str, str, str]:
        """What stands above a form: a heading, what it is for in a sentence, and its paragraph."""
        return "", "", ""

    def offer(self, looking: Looking[V]) -> OfferShown | None:
        """An open offer between seats."""
        return None

    def explanations(self, looking: Looking[V]) -> Sequence[Explanation]:
        """All that can be explained now: things of the game, numbers and marks of the seats."""
        things = [self.told(looking, thing) for thing in self.explained]
        return [*things, *self.more(looking), *explained_seats(self, looking)]

    def told(self, looking: Looking[V], thing: str) -> Explanation:
        """A thing that the game names as explained."""
        return Explanation(
            thing=thing,
            name=capital(thing_name(looking.speak, thing, "title")),
            text=self.explain(looking, thing),
            now=self.now(looking, thing),
            paragraph=self.explained[thing],
            picture=self.picture(thing),
            at=self.shown_at(looking, thing),
            facts=self.standing(looking, thing),
        )

    def more(self, looking: Looking[V]) -> Sequence[Explanation]:
        """What lies where, in the words of the game: places, pieces, cards."""
        return []

    def standing(self, looking: Looking[V], thing: str) -> Sequence[Fact]:
        """How it stands with a thing, line by line."""
        return []

    def goal(self, looking: Looking[V]) -> tuple[str, str]:
        """What ends the game and who wins, in a sentence, and its paragraph."""
        return "", ""

    def outcomes(self, kind: str, data: Mapping[str, object]) -> Sequence[str]:
        """What chance gave in an event, by the names in `fair`."""
        return []

    def scored(self, looking: Looking[V], seat: int) -> Sequence[Fact]:
        """Of what the points of a seat are made, as far as the observer knows."""
        return []

    def situation(self, looking: Looking[V]) -> Sequence[str]:
        """What is new here to who plays for the first time: the decision that is due, or none."""
        return [self.phase(looking)] if looking.is_asked else ["waiting"]

    def coached(self, looking: Looking[V]) -> Sequence[Situation]:
        """The situations of the moment, by their texts `coach-<name>`."""
        names = [name for name in self.situation(looking) if name in self.situations]
        return [
            Situation(
                name,
                looking.speak(f"coach-{dashed(name)}"),
                self.situations[name],
                self.pointed.get(name, ()),
            )
            for name in names
        ]

    def explain(self, looking: Looking[V], thing: str) -> str:
        """What a thing does, in one sentence."""
        return looking.speak(f"explain-{dashed(thing)}")

    def now(self, looking: Looking[V], thing: str) -> str:
        """How it stands with a thing at this moment, or nothing."""
        return ""

    # ---- what happened --------------------------------------------------------------------

    def tell(self, looking: Looking[V], event: Event) -> Telling:
        """How an event is shown that this seat was told: pictures, what moves, what it marks.

        What was `paid` flies to the bank and what was `gained` from there.
        """
        seat, kind = event.get("seat"), str(event["event"])
        if kind in self.turns:
            return Telling(TURN)
        motions = []
        if isinstance(seat, int) and seat >= 0:
            paid, gained = (cards_in(self, event, field) for field in ("paid", "gained"))
            motions += flights(self, paid, seat_spot(seat), BANK)
            motions += flights(self, gained, BANK, seat_spot(seat))
        at = spots(self, event)
        piece = event.get("piece")
        name = self.thing(looking, piece).name if isinstance(piece, str) else ""
        mark = Mark(at, name) if at else None
        return Telling(parts=pictured(self, looking, event), motions=motions, mark=mark)

    def outcome(self, looking: Looking[V], events: Sequence[Event]) -> Strip | None:
        """What came of the last roll among the events of a turn, if there was one."""
        return None

    def folded(self, looking: Looking[V], offers: int, deals: Sequence[Event]) -> Sequence[Part]:
        """All trades of a turn in one line: how often was asked, and what was traded."""
        return []

    def shown_at(self, looking: Looking[V], thing: str) -> Sequence[str]:
        """The keys of elements on the board that show a thing."""
        return []


def offered(offer: OfferShown | None) -> list[Choice]:
    """The acts that stand in an offer."""
    if offer is None:
        return []
    return [*offer.choices, *(each.choice for each in offer.answers if each.choice is not None)]


def stamp(seat: int) -> str:
    """The sign of a seat, for those who do not see colours."""
    return STAMPS[seat % len(STAMPS)]


def dashed(word: str) -> str:
    return word.replace("_", "-")


def place_key(parameter: str, value: object) -> str:
    """`crossing-12`, `cell-5-6`."""
    parts = value if isinstance(value, (list, tuple)) else [value]
    return "-".join([dashed(parameter), *map(str, parts)])
