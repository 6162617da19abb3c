"""Grouping: how a game orders the acts that can be done, and says why others cannot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from quipu.core.openings import Opening
from quipu.core.refusal import Refusal
from quipu.core.state import Action
from quipu.presenting.advice import Reason
from quipu.presenting.explaining import capital
from quipu.presenting.looking import Looking
from quipu.presenting.seeing import Seeing, V, dashed, stamp
from quipu.presenting.shown import (
    BY_CARD,
    BY_PICTURE,
    BY_PLACE,
    BY_SEAT,
    BY_TEXT,
    Blocked,
    Card,
    Choice,
    Group,
    Listed,
    OfferShown,
    Picture,
    Thing,
)
from quipu.texts import Speak, describe_action, describe_refusal, thing_name

Exchange = tuple[str, Sequence[Card], Sequence[Card]]

MOST_SINGLE: Final = 3


@dataclass(frozen=True)
class Lasting:
    """A kind of act whose group is always shown: the cards it costs, the picture of what it makes.

    `{stamp}` in the symbol's name stands for the stamp of whoever would make it.
    """

    cost: Mapping[str, int] = field(default_factory=dict)
    picture: Picture | None = None


class Grouping(Seeing[V]):
    """Acts in groups of their kind, with words, prices and pictures."""

    @cached_property
    def acts(self) -> Mapping[str, Sequence[Action[Any]]]:
        """All fixed acts of the game by kind."""
        found: dict[str, list[Action[Any]]] = {}
        for action in self.game.catalogue.actions:
            found.setdefault(action.kind, []).append(action)
        return found

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
            return [
                self.group(looking, kind, acts[kind])
                if acts.get(kind)
                else self.barred(looking, kind, shown)
                for kind, shown in self.shown_always.items()
            ]
        return [self.resting(looking, kind, shown) for kind, shown in self.shown_always.items()]

    def barred(self, looking: Looking[V], kind: str, shown: Lasting) -> Group:
        """A lasting group of which nothing can be done now."""
        refusal = self.common_refusal(looking, kind)
        first = kind == self.first(looking)
        known = (*self.closed(looking, kind, shown, refusal), looking.is_asked, first)
        found: Group = self.made.take(known, lambda: self.group(looking, kind, []))
        return found

    def closed(
        self, looking: Looking[V], kind: str, shown: Lasting, refusal: Refusal | None
    ) -> tuple[Hashable, ...]:
        """All that a lasting group shows without choices: why not, and which cards are lacking."""
        held = self.held(looking)
        why = (refusal.code, refusal.paragraph, refusal.detail) if refusal is not None else ()
        lacks = tuple([max(0, n - held.get(card, 0)) for card, n in shown.cost.items()])
        return looking.speak, tuple(looking.names), looking.seat, kind, why, lacks

    def resting(self, looking: Looking[V], kind: str, shown: Lasting) -> Group:
        """A lasting group while another decides: one of its acts says why not."""
        refusal = looking.why(self.acts[kind][0]) if self.acts.get(kind) else None

        def make() -> Group:
            return Group(
                kind=kind,
                title=self.kind_title(looking.speak, kind, looking.names),
                blocked=self.refused(looking, refusal, ()) if refusal is not None else None,
                picture=self.group_picture(looking, kind),
                cost=self.price(looking, shown.cost),
                lasting=True,
                ends=kind in self.ending,
            )

        found: Group = self.made.take(self.closed(looking, kind, shown, refusal), make)
        return found

    def headed(self, looking: Looking[V], groups: Sequence[Group]) -> list[Group]:
        """What is to be decided before all else says so in a sentence, unless a button leads."""
        phase = self.phase(looking)
        is_led = any(each.first for each in groups)
        if is_led or not groups or phase not in self.situations:
            return list(groups)
        named, *others = groups
        said = replace(
            named,
            title=named.title if named.sentence else capital(self.prompt(looking).words),
            sentence=looking.speak(f"coach-{dashed(phase)}"),
            paragraph=self.situations[phase],
        )
        return [said, *others]

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
            ends=kind in self.ending,
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
        if any(action.kind == kind for action in looking.legal):
            return None
        reasons: dict[str, list[Refusal]] = {}
        for action in self.acts.get(kind, ()):
            refusal = looking.why(action)
            if refusal is None:
                return None
            if self.lacking == {refusal.code}:
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


def offered(offer: OfferShown | None) -> list[Choice]:
    """The acts that stand in an offer."""
    if offer is None:
        return []
    return [*offer.choices, *(each.choice for each in offer.answers if each.choice is not None)]


def place_key(parameter: str, value: object) -> str:
    """`crossing-12`, `cell-5-6`."""
    parts = value if isinstance(value, (list, tuple)) else [value]
    return "-".join([dashed(parameter), *map(str, parts)])
