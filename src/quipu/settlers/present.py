"""What the settlers games show alike: cards, numbers of the seats, offers, titles, reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, TypeVar

from quipu.core.openings import Cards, Opening
from quipu.core.state import Action
from quipu.presenting import (
    Answer,
    Card,
    Choice,
    Count,
    Event,
    Explanation,
    Fact,
    Listed,
    Looking,
    OfferShown,
    Part,
    Picture,
    Presenter,
    Prompt,
    Reason,
    Row,
    Strip,
    Telling,
    Thing,
    capital,
)
from quipu.presenting.grouping import Exchange
from quipu.presenting.seeing import dashed
from quipu.presenting.shown import made
from quipu.settlers import present_events
from quipu.settlers.events import YIELDED
from quipu.settlers.layout import HELD, NOBODY, POINT, RATE, ROW
from quipu.settlers.offer_terms import answers_json, offer_json
from quipu.settlers.phases import ACCEPTED, Offering
from quipu.settlers.present_reasons import reasons
from quipu.settlers.present_things import SEVEN, Things, ways
from quipu.settlers.view import SettlersObservation
from quipu.texts import Speak, describe_refusal, sentence_list, thing_name

S = TypeVar("S", bound=SettlersObservation)

PIECE: Final = "-23 -25 46 44"  # the box of a piece, which is drawn around its foot
CARD: Final = "0 0 64 88"
LAND: Final = "-54 -61 108 122"  # of a hex
COUNTER: Final = "counter_trade"
DECLINE_TRADE: Final = "decline_trade"
CHOOSE: Final = "choose_partner"
WILLING: Final = ("accepted", "countered")
CLOSE, DECLINE = "close", "decline"  # standing orders
PICKED: Final = {"discard": "discard_card"}  # a form, and the act that does a part of it


class SettlersPresenter(Presenter[S]):
    """Hands are drawn; whoever has a title is told by its picture before the seat."""

    quick_options: ClassVar[Sequence[str]] = ("map",)
    after_first_game: ClassVar[Mapping[str, Mapping[str, str]]] = {"map": {"beginner": "variable"}}
    places: ClassVar[frozenset[str]] = frozenset({"crossing", "path", "hex"})
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay"})
    parts: ClassVar[frozenset[str]] = frozenset(PICKED.values())
    ending: ClassVar[frozenset[str]] = frozenset({"end_turn"})
    once: ClassVar[frozenset[str]] = frozenset({"rolled"})
    rolls: ClassVar[frozenset[str] | None] = frozenset({"rolled", "yielded"})
    great: ClassVar[frozenset[str]] = frozenset()  # pieces and events that a replay marks
    titles: ClassVar[Mapping[str, str]] = {}  # by title the card that stands for it
    counted: ClassVar[Mapping[str, str]] = {}  # numbers of a seat and their icons
    exchanges: ClassVar[frozenset[str]] = frozenset()  # acts that exchange cards at once
    family: ClassVar[str] = ""  # by which its lands are drawn
    city: ClassVar[str] = "city"  # what a settlement becomes
    soldier: ClassVar[str] = ""  # the card that moves the robber
    developments: ClassVar[Sequence[str]] = ()  # titles of development cards
    fair: ClassVar[Mapping[str, float]] = {str(n): ways(n) / 36 for n in range(2, 13)}
    yields: ClassVar[str] = YIELDED.name
    rules: ClassVar[Mapping[str, str]] = {}  # paragraphs of hexes, crossings, cards and dice

    # ---- cards and numbers ----------------------------------------------------------------

    def cards(self, looking: Looking[S]) -> Sequence[Card]:
        view = looking.view
        titles = [(title, count) for title, count in view.held.items() if count]
        return self.several(looking, (*view.hand.items(), *titles))

    def held(self, looking: Looking[S]) -> Mapping[str, int]:
        return looking.view.hand

    def points(self, looking: Looking[S]) -> Sequence[int | None]:
        """What lies open, and what the observer knows of hidden cards."""
        return looking.once(known_points)

    def hidden(self, looking: Looking[S], seat: int) -> int:
        is_own = seat == looking.seat and bool(looking.waiting)
        return hidden_points(looking.view, seat) if is_own else 0

    def counts(self, looking: Looking[S], seat: int) -> Sequence[Count]:
        numbers = looking.view.player_json(seat)
        values = tuple([numbers[name] for name in self.counted])

        def make() -> list[Count]:
            return [
                self.count(looking, name, n, icon)
                for (name, icon), n in zip(self.counted.items(), values, strict=True)
                if isinstance(n, int)
            ]

        found: list[Count] = self.made.take((looking.speak, "counts", values), make)
        return found

    def facts(self, looking: Looking[S]) -> Sequence[Count]:
        """What the bank holds, and the deck."""
        bank, deck = looking.view.bank, int(looking.view.deck)

        def make() -> list[Count]:
            held = [
                made(Count, looking.speak(f"cards-{kind}", n=n), n, self.picture(kind))
                for kind, n in bank.items()
            ]
            return [*held, self.count(looking, "deck", deck, self.counted["cards"])]

        found: list[Count] = self.made.take((looking.speak, "bank", *bank.items(), deck), make)
        return found

    def rates(self, looking: Looking[S]) -> Sequence[Card]:
        """What the bank asks of the observer, as the ledger of its game says."""
        if looking.seat < 0:
            return []
        names = looking.view.terms.box.kind_names
        rates = tuple([(name, self.rate(looking, kind)) for kind, name in enumerate(names)])
        return self.several(looking, rates)

    def rate(self, looking: Looking[S], kind: int) -> int:
        return int(looking.view.cells[RATE + looking.seat * ROW + kind])

    def phase(self, looking: Looking[S]) -> str:
        return looking.view.phase.name

    pointed: ClassVar[Mapping[str, Sequence[str]]] = {
        "before_roll": ("roll",),
        "discarding": ("hand",),
        "moving_robber": ("robber",),
        "waiting": ("hand",),
    }

    def first(self, looking: Looking[S]) -> str:
        """The dice stay where they are, also beside a card that may be played before the roll."""
        return "roll" if self.phase(looking) == "before_roll" else ""

    besides: ClassVar[Sequence[str]] = ()  # situations that come after that of a usual turn

    def situation(self, looking: Looking[S]) -> Sequence[str]:
        now = super().situation(looking)
        return [*now, *self.besides] if "main" in now else now

    def prompt(self, looking: Looking[S]) -> Prompt:
        """E5.11, I6.11: whoever cannot choose anybody is told so."""
        now = super().prompt(looking)
        chooses = any(action.kind in (CHOOSE, DECLINE_TRADE) for action in looking.legal)
        if now.phase != "offering" or not now.you or chooses or looking.seat != now.owner:
            return now
        return replace(now, words=looking.speak("phase-offering-alone"))

    def owner(self, looking: Looking[S]) -> int:
        return int(looking.view.active)

    # ---- standing orders ------------------------------------------------------------------

    def turn(self, looking: Looking[S]) -> int:
        return int(looking.view.turn)

    def orders(self, looking: Looking[S]) -> Sequence[str]:
        """To close with the first who accepts one's offer; to decline the offers of another."""
        view = looking.view
        begun = looking.waiting and view.turn > 0
        if looking.seat < 0 or not begun or not view.terms.offers_per_turn:
            return []
        return [CLOSE] if looking.seat == view.active else [DECLINE]

    def ordered(self, looking: Looking[S], order: str) -> Action[Any] | None:
        """E5.11, I6.11: once all have answered, the first in turn order who accepts."""
        phase = looking.view.phase
        if order not in self.orders(looking) or not isinstance(phase, Offering):
            return None
        if order == DECLINE:
            return next((act for act in looking.legal if act.kind == DECLINE_TRADE), None)
        for step in range(1, looking.seats):
            seat = (looking.seat + step) % looking.seats
            for act in looking.legal if phase.answers[seat] == ACCEPTED else ():
                if act.kind == CHOOSE and act.arguments()["seat"] == seat:
                    return act
        return None

    # ---- acts -----------------------------------------------------------------------------

    def composes(self, opening: Opening, action: Action[Any]) -> bool:
        return super().composes(opening, action) or PICKED.get(opening.kind) == action.kind

    def form_about(self, looking: Looking[S], opening: Opening) -> tuple[str, str, str]:
        """Of a discard how much of how much, and why."""
        phase = self.phase(looking)
        is_discard = opening.kind in PICKED and phase in self.situations
        if not is_discard or not isinstance(opening, Cards):
            return super().form_about(looking, opening)
        held = sum(looking.view.hand.values())
        heading = looking.speak("discard-title", n=opening.give_count[1], all=held)
        return heading, looking.speak("about-discard"), self.situations[phase]

    def exchange(self, looking: Looking[S], action: Action[Any]) -> Exchange | None:
        if action.kind not in self.exchanges:
            return None
        named = action.arguments()
        taken = named.get("take", named.get("cards"))
        want = Counter(taken if isinstance(taken, list) else [taken])
        give = self.paid(looking, action)
        sides = [[self.card(looking, kind, n) for kind, n in each.items()] for each in (give, want)]
        return self.dealer(looking, action), sides[0], sides[1]

    def paid(self, looking: Looking[S], action: Action[Any]) -> Mapping[str, int]:
        """What an exchange gives: named with its number, or at the rate of its kind."""
        given: Any = action.arguments().get("give", {})
        if isinstance(given, dict):
            return given
        return {given: self.rate(looking, looking.view.terms.box.kind_names.index(given))}

    def dealer(self, looking: Looking[S], action: Action[Any]) -> str:
        """With whom cards are exchanged."""
        return self.kind_title(looking.speak, action.kind, looking.names)

    def of_cards(self, looking: Looking[S]) -> list[Action[Any]]:
        """The acts of single own cards; what is exchanged or discarded is composed of them."""
        return [
            action
            for action in looking.legal
            if action.kind not in PICKED.values()
            and not (action.kind in self.exchanges and self.paid(looking, action))
        ]

    def fixed_choice(self, looking: Looking[S], action: Action[Any]) -> Choice:
        """An act that is about several cards is also called by them alone: `2 cattle`."""
        made_choice = super().fixed_choice(looking, action)
        if made_choice.name or not made_choice.cards:
            return made_choice
        named = [looking.speak(f"cards-{each.card}", n=each.count) for each in made_choice.cards]
        return replace(made_choice, name=sentence_list(named, looking.speak.lang))

    def offer(self, looking: Looking[S]) -> OfferShown | None:
        """The offer of the active seat; all that can be done then is an answer to it."""
        view = looking.view
        phase = view.phase
        if not isinstance(phase, Offering):
            return None
        terms: Mapping[str, Any] = offer_json(view.terms.box, phase)
        choices = [self.choice(looking, action) for action in self.free(looking)]
        answers = [self.answer(looking, each, choices) for each in self.answers(looking, phase)]
        partners = [each.choice for each in answers if each.choice is not None]
        forms = [form for form in self.forms(looking) if form.kind == COUNTER]
        active, asked = int(view.active), looking.seat in terms["asked"]
        called = terms["give"] is None or terms["want"] is None
        title = "calls-you" if called else "offers-you" if asked else "offers-others"
        return OfferShown(
            seat=active,
            title=looking.speak(title, name=looking.names[active]),
            give=self.side(looking, terms["give"]),
            want=self.side(looking, terms["want"]),
            asked=asked,
            answers=answers,
            choices=[choice for choice in choices if choice not in partners],
            counter=forms[0] if forms else None,
        )

    def answers(self, looking: Looking[S], phase: Offering) -> Sequence[Mapping[str, Any]]:
        return answers_json(looking.view.terms.box, phase)

    def answer(
        self, looking: Looking[S], given: Mapping[str, Any], choices: Sequence[Choice]
    ) -> Answer:
        seat: int = given["seat"]
        chosen = [each for each in choices if each.action.arguments().get("seat") == seat]
        text = looking.speak(f"answer-{given['answer']}")
        why = "" if chosen else self.not_chosen(looking, seat, given["answer"])
        return Answer(
            seat=seat,
            answer=given["answer"],
            text=f"{text}: {why}" if why else text,
            give=self.side(looking, given.get("give")),
            want=self.side(looking, given.get("want")),
            choice=chosen[0] if chosen else None,
        )

    def not_chosen(self, looking: Looking[S], seat: int, answer: str) -> str:
        """Why who offers cannot trade with a seat that would."""
        is_mine = looking.is_asked and looking.seat == looking.view.active
        if not is_mine or answer not in WILLING:
            return ""
        choose = next((act for act in self.acts[CHOOSE] if act.arguments()["seat"] == seat), None)
        refusal = looking.why(choose) if choose is not None else None
        if refusal is None:
            return ""
        return describe_refusal(looking.speak, refusal.code, refusal.detail or None)

    def side(self, looking: Looking[S], cards: Mapping[str, int] | None) -> Sequence[Card] | None:
        if cards is None:
            return None
        return [self.card(looking, card, count) for card, count in cards.items() if count]

    def milestone(self, speak: Speak, event: str, data: Mapping[str, object]) -> Thing | None:
        """Titles, cities, the first seven, and what a game calls great."""
        piece = str(data.get("piece", ""))
        if event in ("built", "built_over", "built_anew") and piece in self.great:
            return Thing(thing_name(speak, piece), self.picture(piece))
        dice = data.get("dice")
        if event == "rolled" and isinstance(dice, list) and sum(dice) == SEVEN:
            return Thing(speak("milestone-seven"))
        if event in self.great:
            return Thing(speak(f"milestone-{event.replace('_', '-')}"))
        return super().milestone(speak, event, data)

    # ---- what happened --------------------------------------------------------------------

    def tell(self, looking: Looking[S], event: Event) -> Telling:
        return present_events.tell(self, looking, event) or super().tell(looking, event)

    def outcome(self, looking: Looking[S], events: Sequence[Event]) -> Strip | None:
        return present_events.outcome(self, looking, events)

    def folded(self, looking: Looking[S], offers: int, deals: Sequence[Event]) -> Sequence[Part]:
        return present_events.folded(self, looking, offers, deals)

    # ---- explanations ---------------------------------------------------------------------

    def more(self, looking: Looking[S]) -> Sequence[Explanation]:
        return list(Things(self, looking).all())

    def listed(self, looking: Looking[S]) -> Sequence[Listed]:
        """What each land yields, and what the bank asks."""
        view, speak = looking.view, looking.speak
        kinds = dict(zip(self.lands(looking), view.terms.land.kinds, strict=True))
        names = view.terms.box.kind_names
        paying = {land: names[kind] for land, kind in kinds.items() if kind != NOBODY}
        yields = [
            Row(
                thing_name(speak, land),
                Picture(f"terrain-{self.family}-{dashed(land)}-1", LAND),
                cost=[self.card(looking, card, 1)],
            )
            for land, card in paying.items()
        ]
        rates = Listed(speak("listed-rates"), self.bank_rates(looking))
        return [Listed(speak("listed-yields"), yields), rates]

    def bank_rates(self, looking: Looking[S]) -> Sequence[Row]:
        """The ways to trade with the bank."""
        raise NotImplementedError

    def lands(self, looking: Looking[S]) -> Sequence[str]:
        """The name of the land of each hex."""
        raise NotImplementedError

    def routes(self, looking: Looking[S], seat: int) -> Mapping[str, Sequence[int]]:
        """The paths on which pieces of a seat lie, by what they are."""
        raise NotImplementedError

    def building(self, looking: Looking[S], crossing: int, worth: int) -> str:
        """What stands at a crossing and takes so many cards."""
        return "settlement" if worth == 1 else self.city

    def shown_at(self, looking: Looking[S], thing: str) -> Sequence[str]:
        if thing in self.developments:
            return [f"card-{thing.replace('_', '-')}"]
        return ["robber"] if thing == "robber" else []

    def now(self, looking: Looking[S], thing: str) -> str:
        view = looking.view
        if thing in self.developments:
            held, new = view.held.get(thing, 0), view.new_cards.get(thing, 0)
            return looking.speak("now-title", n=held, new=new) if held else ""
        return ""

    def outcomes(self, kind: str, data: Mapping[str, object]) -> Sequence[str]:
        dice = data.get("dice")
        return [str(sum(dice))] if kind == "rolled" and isinstance(dice, list) else []

    def titled(self, thing: str, holder: int) -> list[str]:
        """Where a title lies: before whoever holds it."""
        return [f"{thing.replace('_', '-')}@{holder}"] if holder >= 0 else []

    def source(self, looking: Looking[S], thing: str, points: int) -> Fact:
        """Points and what they are for."""
        name = capital(thing_name(looking.speak, thing, "title"))
        return Fact(name, points, self.picture(thing))

    def compared(self, looking: Looking[S], numbers: Sequence[int], icon: str) -> list[Fact]:
        """One number of every seat."""
        shown = Picture(self.counted[icon])
        return [Fact(looking.names[seat], n, shown, seat) for seat, n in enumerate(numbers)]

    def reasons(self, looking: Looking[S], action: Action[Any]) -> Sequence[Reason]:
        return reasons(self, looking, action)

    # ---- titles ---------------------------------------------------------------------------

    def title_now(self, looking: Looking[S], text: str, holder: int, numbers: Sequence[int]) -> str:
        """Who holds a title with how much, and how much the observer has."""
        mine = numbers[looking.seat] if looking.seat >= 0 else 0
        name = looking.names[holder] if holder >= 0 else "none"
        n = numbers[holder] if holder >= 0 else 0
        return looking.speak(text, name=name, n=n, mine=mine)

    def lengths(self, looking: Looking[S]) -> list[int]:
        return [int(looking.view.route_length(seat)) for seat in range(looking.seats)]

    def armies(self, looking: Looking[S]) -> list[int]:
        return [int(looking.view.open_cards(seat)) for seat in range(looking.seats)]


def cards_pictured(game: str, titles: Sequence[str]) -> dict[str, Picture]:
    """The development cards of a game by title."""
    return {title: Picture(f"card-{game}-{title.replace('_', '-')}", CARD) for title in titles}


def known_points(view: SettlersObservation) -> list[int]:
    """By seat, as far as the observer knows them."""
    seats = range(int(view.seats))
    return [int(view.visible_points(seat)) + hidden_points(view, seat) for seat in seats]


def hidden_points(view: SettlersObservation, seat: int) -> int:
    """Points on the cards of a seat, if the observer knows those: their owner, or the end."""
    return int(view.cells[HELD + seat * ROW + POINT])
