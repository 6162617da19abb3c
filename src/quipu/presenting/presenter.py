"""Presenter: what a game says of itself to page and terminal; a game overrides what it knows best.

It asks no rules and sees no position: an observation, the legal acts and the openings go in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from quipu.core.openings import Opening
from quipu.presenting.composing import forms_of
from quipu.presenting.explaining import capital, explained_seats
from quipu.presenting.grouping import Grouping
from quipu.presenting.looking import Looking
from quipu.presenting.seeing import V, dashed
from quipu.presenting.shown import (
    Explanation,
    Fact,
    Form,
    OfferShown,
    Presented,
    Situation,
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
from quipu.texts import thing_name


class Presenter(Grouping[V]):
    """Shows one game; every attribute and method may be said anew by a game of your own."""

    quick_options: ClassVar[Sequence[str]] = ()  # offered where a game against bots is begun
    # By option and value: the value that quick games take instead, once a person knows the game.
    after_first_game: ClassVar[Mapping[str, Mapping[str, str]]] = {}

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
        """The situations of the moment: a tip where there is one, else what the rule says."""
        names = [name for name in self.situation(looking) if name in self.situations]
        return [
            Situation(
                name,
                looking.speak(self.coach_text(looking, dashed(name))),
                self.situations[name],
                self.pointed.get(name, ()),
            )
            for name in names
        ]

    def coach_text(self, looking: Looking[V], name: str) -> str:
        """The key of what a coach says: `tip-<name>`, as panels say `coach-<name>` themselves."""
        return looking.speak.first(f"tip-{name}", f"coach-{name}") or f"coach-{name}"

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
        """What came of the last roll among the events of a turn, if there was one.

        It follows from the events and from who looks, and is asked once for the same ones.
        """
        return None

    def folded(self, looking: Looking[V], offers: int, deals: Sequence[Event]) -> Sequence[Part]:
        """All trades of a turn in one line: how often was asked, and what was traded."""
        return []

    def shown_at(self, looking: Looking[V], thing: str) -> Sequence[str]:
        """The keys of elements on the board that show a thing."""
        return []
