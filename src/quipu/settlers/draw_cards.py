"""Cards in a row: a seat's own hand with what can be done with each, and cards to choose from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Drawing, Part, Shelf, at, el, group, sign, text, use
from quipu.drawing.parts import BOARD
from quipu.settlers.draw_desk import Look, View
from quipu.settlers.draw_kit import (
    INK,
    PAPER,
    Form,
    Point,
    act,
    badge,
    capital,
    dashed,
    form,
    menu,
    middle,
    target,
    thing,
)
from quipu.texts import describe_action

if TYPE_CHECKING:
    from quipu.texts import Speak

PITCH: Final = 76
FEW: Final = 5  # kinds of cards; more of them lie closer
NARROW_PITCH: Final = 68
TOP: Final = 22  # room above a card for its number, or for the card lifted
HAND_HEIGHT: Final = 122
GAP: Final = 14  # between resources and development cards
ROUND: Final = 9
HANDS: Final[Shelf[Drawing]] = Shelf()


@dataclass(frozen=True)
class Deeds:
    """Actions with own cards."""

    given: Mapping[str, str]  # the parameter that names the card given
    played: Mapping[str, str]  # by title the action that plays it
    composed: Collection[str] = ()  # of these those that have a form

    def giving(self, actions: Sequence[Form], kind: str) -> list[Form]:
        return [way for way in actions if kind in self.paid(way)]

    def paid(self, way: Form) -> Collection[object]:
        """The kinds that an action gives."""
        given = way.get(self.given.get(str(way["kind"]), ""))
        return given if isinstance(given, dict) else (given,)


@dataclass(frozen=True)
class Row:
    """Cards beside each other while they are drawn."""

    drawing: Drawing
    look: Look
    view: View
    actions: Sequence[Form]
    speak: Speak

    @property
    def tint(self) -> str:
        return self.look.tint(max(self.view.seat, 0))

    def card(self, name: str, label: str, spot: Point, *markup: str, **attrs: Any) -> None:
        told = {"role": "img", "aria_label": label, **attrs}
        shown = group(*markup, class_=self.tint, transform=at(*spot), **told)
        self.drawing.add("pieces", f"card-{name}", shown)

    def choice(self, name: str, offer: str, label: str, spot: Point, marks: str) -> None:
        """A card to choose; its number is drawn once more, over the ring."""
        ring = (
            _edge(class_="sk soft", fill="none", stroke_width=2.4, stroke_opacity=0.8),
            _edge(class_="focus-ring"),
            marks,
            _hit(),
        )
        place = target(self.tint, offer, *ring, transform=at(*spot), aria_label=label)
        self.drawing.add("targets", f"do-card-{name}", place)

    def face(self, name: str) -> str:
        return card_face(self.look, self.speak, name)


def hand_drawing(
    look: Look, view: View, actions: Sequence[Form], speak: Speak, deeds: Deeds
) -> Drawing:
    """Cards by kind, then the development cards by title; for one or two their room is kept."""
    own = (view.seat, view.hand, view.picked, view.held, view.new_cards)
    known = (look.game, speak.lang, sign(own, actions))
    return HANDS.take(known, lambda: _drawn_hand(look, view, actions, speak, deeds))


def _drawn_hand(
    look: Look, view: View, actions: Sequence[Form], speak: Speak, deeds: Deeds
) -> Drawing:
    titles = [title for title in look.titles if view.held.get(title)]
    pitch, room = (PITCH, 2) if len(look.kinds) <= FEW else (NARROW_PITCH, 1)
    cards = len(look.kinds) + max(room, len(titles))
    wide = pitch * cards + GAP + 6
    cells = Part("board", (0, 4, wide, HAND_HEIGHT - 4), place=BOARD, cells=cards, columns=cards)
    drawing = Drawing(wide, HAND_HEIGHT, speak("draw-hand"), PAPER, look.home, (cells,))
    row = Row(drawing, look, view, actions, speak)
    for place, kind in enumerate(look.kinds):
        ways = deeds.giving(actions, kind)
        shown = (view.seat, kind, view.hand.get(kind, 0), view.picked.get(kind, 0), place, ways)
        known = (look.game, speak.lang, sign(shown))
        drawing.put(HANDS.take(known, partial(_resource, row, kind, 4 + pitch * place, ways)))
    for place, title in enumerate(titles):
        _development(row, title, 4 + GAP + pitch * (len(look.kinds) + place), deeds)
    return drawing


def _resource(hand: Row, kind: str, x: float, ways: Sequence[Form]) -> Drawing:
    """A kind with its number; faded when there is none, lifted when some are picked."""
    row = replace(hand, drawing=hand.drawing.blank())
    speak, name = row.speak, thing(row.speak, kind)
    count, picked = row.view.hand.get(kind, 0), row.view.picked.get(kind, 0)
    spot = (x, TOP - (10.0 if picked else 0.0))
    ring = _edge(class_="sk", fill="none", stroke_width=3.2) if picked else ""
    face = group(row.face(kind), ring, opacity=None if count else 0.42)
    marks = _count(count) + (_picked(picked) if picked else "")
    label = speak("draw-hand-card", card=name, n=count)
    row.card(kind, label, spot, face, marks, _hit(), data_card=kind)
    if ways:
        offer = act(ways[0]) if len(ways) == 1 else menu(ways, "give", kind)
        row.choice(kind, offer, _said(speak, ways[0], name), spot, marks)
    return row.drawing


def _development(row: Row, title: str, x: float, deeds: Deeds) -> None:
    """A title with its number; one bought in this turn says so."""
    speak, name = row.speak, thing(row.speak, title)
    count, key = row.view.held[title], dashed(title)
    new = _slip(speak("draw-new")) if row.view.new_cards.get(title) else ""
    marks = _count(count) if count > 1 else ""
    label = speak("draw-dev-card", card=name, n=count)
    row.card(key, label, (x, TOP), row.face(title), new, marks)
    ways = [way for way in row.actions if way["kind"] == deeds.played.get(title)]
    if ways:
        offer = act(ways[0]) if len(ways) == 1 else menu(ways, "title", title)
        if deeds.played[title] in deeds.composed and len(ways) > 1:
            offer = form(ways)
        row.choice(key, offer, _said(speak, ways[0], name), (x, TOP), marks)


def choice_drawing(look: Look, view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    """Cards to choose from, one for each action."""
    wide = PITCH * len(actions) + 6
    drawing = Drawing(wide, HAND_HEIGHT, speak("draw-choice"), PAPER, look.home)
    row = Row(drawing, look, view, actions, speak)
    for place, action in enumerate(actions):
        card = str(next(value for name, value in action.items() if name != "kind"))
        spot, key = (4.0 + PITCH * place, float(TOP)), dashed(card)
        row.card(key, thing(speak, card), spot, row.face(card))
        row.choice(key, act(action), describe_action(speak, action), spot, "")
    return drawing


# ---- one card -------------------------------------------------------------------------------


def card_face(look: Look, speak: Speak, name: str) -> str:
    """A whole card with its name, 64 by 88."""
    symbol = f"card-{look.game}-{dashed(name)}"
    words = capital(thing(speak, name))
    size = 13.5 if len(words) < 9 else 11.5
    return use(symbol, width=64, height=88) + text(
        words, 31, 76.8, size=size, width=56, text_anchor="middle", font_weight=600, fill=INK
    )


def _said(speak: Speak, way: Form, card: str) -> str:
    return speak("draw-do-" + dashed(str(way["kind"])), card=card)


def _hit() -> str:
    """Where a finger means this card."""
    return el("rect", class_="hit", x=-6, y=-12, width=74, height=104)


def _edge(**attrs: Any) -> str:
    return el("rect", x=0, y=0, width=62, height=86, rx=ROUND + 1, **attrs)


def _count(count: int) -> str:
    return badge(count, 60, 2, 12.5, 14) if count else ""


def _picked(count: int) -> str:
    """How many of them are to be given."""
    pill = el("rect", x=-18, y=-10, width=36, height=20, rx=10, class_="s")
    words = middle(f"\N{MINUS SIGN}{count}", 0, 0, 13, font_weight=800, font="t so")
    return group(pill, words, transform=at(31, 91))


def _slip(words: str) -> str:
    return group(
        el("rect", x=-21, y=-8, width=42, height=16, rx=8, fill=PAPER, stroke="#8A5A9E"),
        middle(words, 0, 0, 10.5, width=36, font_weight=700, fill="#5B3470"),
        transform=at(31, 91),
    )
