"""What the settlers games show alike: cards, numbers of the seats, offers, titles, reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from quipu.core.openings import Opening
from quipu.core.state import Action
from quipu.presenting import (
    Answer,
    Card,
    Choice,
    Count,
    Looking,
    OfferShown,
    Picture,
    Presenter,
    Reason,
    Thing,
)
from quipu.settlers.offer_terms import answers_json, offer_json
from quipu.settlers.phases import Offering
from quipu.settlers.present_reasons import reasons
from quipu.settlers.view import SettlersObservation
from quipu.texts import Speak, thing_name

S = TypeVar("S", bound=SettlersObservation)

PIECE: Final = "-23 -25 46 44"  # the box of a piece, which is drawn around its foot
CARD: Final = "0 0 64 88"
COUNTER: Final = "counter_trade"
PICKED: Final = {"discard": "discard_card"}  # a form, and the act that does a part of it


class SettlersPresenter(Presenter[S]):
    """Hands are drawn; whoever has a title is told by its picture before the seat."""

    places: ClassVar[frozenset[str]] = frozenset({"crossing", "path", "hex"})
    lacking: ClassVar[frozenset[str]] = frozenset({"cannot_pay"})
    great: ClassVar[frozenset[str]] = frozenset()  # pieces and events that a replay marks
    counted: ClassVar[Mapping[str, str]] = {}  # numbers of a seat and their icons

    # ---- cards and numbers ----------------------------------------------------------------

    def cards(self, looking: Looking[S]) -> Sequence[Card]:
        view = looking.view
        titles = {title: count for title, count in view.held.items() if count}
        return [self.card(looking, card, count) for card, count in {**view.hand, **titles}.items()]

    def points(self, looking: Looking[S]) -> Sequence[int | None]:
        return [int(looking.view.visible_points(seat)) for seat in range(looking.seats)]

    def counts(self, looking: Looking[S], seat: int) -> Sequence[Count]:
        numbers = looking.view.player_json(seat)
        return [
            self.count(looking, name, n, icon)
            for name, icon in self.counted.items()
            if isinstance(n := numbers[name], int)
        ]

    def facts(self, looking: Looking[S]) -> Sequence[Count]:
        """What the bank holds, and the deck."""
        bank = [
            Count(looking.speak(f"cards-{kind}", n=n), n, self.picture(kind))
            for kind, n in looking.view.bank.items()
        ]
        return [*bank, self.count(looking, "deck", int(looking.view.deck), self.counted["cards"])]

    def phase(self, looking: Looking[S]) -> str:
        return looking.view.phase.name

    def owner(self, looking: Looking[S]) -> int:
        return int(looking.view.active)

    # ---- acts -----------------------------------------------------------------------------

    def composes(self, opening: Opening, action: Action[Any]) -> bool:
        return super().composes(opening, action) or PICKED.get(opening.kind) == action.kind

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
        return Answer(
            seat=seat,
            answer=given["answer"],
            text=looking.speak(f"answer-{given['answer']}"),
            give=self.side(looking, given.get("give")),
            want=self.side(looking, given.get("want")),
            choice=chosen[0] if chosen else None,
        )

    def side(self, looking: Looking[S], cards: Mapping[str, int] | None) -> Sequence[Card] | None:
        if cards is None:
            return None
        return [self.card(looking, card, count) for card, count in cards.items() if count]

    def milestone(self, speak: Speak, event: str, data: Mapping[str, object]) -> Thing | None:
        """Titles, cities, and what a game calls great."""
        piece = str(data.get("piece", ""))
        if event in ("built", "built_over", "built_anew") and piece in self.great:
            return Thing(thing_name(speak, piece), self.picture(piece))
        if event in self.great:
            return Thing(speak(f"milestone-{event.replace('_', '-')}"))
        return super().milestone(speak, event, data)

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
