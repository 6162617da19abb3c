"""What lies before a seat: its own cards, the cost card, and the special things it has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Drawing, at, el, group, text, use
from quipu.games.egypt.box import KIND_NAMES, TITLES
from quipu.games.egypt.draw_gods import god_card
from quipu.games.egypt.draw_layout import (
    INK,
    PAPER,
    Form,
    Point,
    act,
    capital,
    colour,
    menu,
    middle,
    target,
    thing,
)
from quipu.games.egypt.draw_view import Seen, View, seen
from quipu.texts import describe_action

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.texts import Speak

PITCH: Final = 76
TOP: Final = 22  # room above a card for its number, or for the card lifted
HAND_HEIGHT: Final = 122
GAP: Final = 14  # between resources and development cards
ROUND: Final = 9
PLAYED_BY: Final = {  # the action that plays a title
    "mercenary": "play_mercenary",
    "route_building": "play_route_building",
    "plenty": "play_plenty",
    "monopoly": "play_monopoly",
}
GIVEN: Final = {  # actions with an own card: the parameter that names it
    "discard_card": "card",
    "give_back": "card",
    "trade_bank": "give",
    "swap_by_favour": "give",
}


def draw_hand(view: Seen, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """The viewer's cards by kind, then the development cards by title."""
    return draw_hand_view(seen(view), [action.to_json() for action in legal], speak)


def draw_hand_view(view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    titles = [title for title in TITLES if view.held.get(title)]
    wide = PITCH * (len(KIND_NAMES) + len(titles)) + (GAP if titles else 0) + 6
    drawing = Drawing(wide, HAND_HEIGHT, speak("draw-hand"), backdrop=PAPER)
    row = _Row(drawing, view, actions, speak)
    for place, kind in enumerate(KIND_NAMES):
        _resource(row, kind, 4 + PITCH * place)
    for place, title in enumerate(titles):
        _development(row, title, 4 + GAP + PITCH * (len(KIND_NAMES) + place))
    return drawing


@dataclass(frozen=True)
class _Row:
    """Cards beside each other while they are drawn."""

    drawing: Drawing
    view: View
    actions: Sequence[Form]
    speak: Speak

    def card(self, name: str, label: str, spot: Point, *markup: str) -> None:
        seat = colour(max(self.view.seat, 0))
        shown = group(*markup, class_=seat, transform=at(*spot), role="img", aria_label=label)
        self.drawing.add("pieces", f"card-{name}", shown)

    def choice(self, name: str, offer: str, label: str, spot: Point, marks: str) -> None:
        """A card to choose; its number is drawn once more, over the ring."""
        ring = (
            _edge(class_="sk soft", fill="none", stroke_width=2.4, stroke_opacity=0.8),
            _edge(class_="focus-ring"),
            marks,
            el("rect", class_="hit", x=-6, y=-12, width=74, height=104),
        )
        place = target(self.view.seat, offer, *ring, transform=at(*spot), aria_label=label)
        self.drawing.add("targets", f"do-card-{name}", place)


# ---- cards ----------------------------------------------------------------------------------


def _resource(row: _Row, kind: str, x: float) -> None:
    """A kind with its number; faded when there is none, lifted when some are picked."""
    speak, name = row.speak, thing(row.speak, kind)
    count, picked = row.view.hand.get(kind, 0), row.view.picked.get(kind, 0)
    spot = (x, TOP - (10.0 if picked else 0.0))
    ring = _edge(class_="sk", fill="none", stroke_width=3.2) if picked else ""
    face = group(_card(speak, kind), ring, opacity=None if count else 0.42)
    marks = _count(count) + (_picked(picked) if picked else "")
    row.card(kind, speak("draw-hand-card", card=name, n=count), spot, face, marks)
    ways = [way for way in row.actions if way.get(GIVEN.get(str(way["kind"]), "")) == kind]
    if ways:
        offer = act(ways[0]) if len(ways) == 1 else menu(ways, "give", kind)
        row.choice(kind, offer, _said(speak, ways[0], name), spot, marks)


def _development(row: _Row, title: str, x: float) -> None:
    """A title with its number; one bought in this turn says so."""
    speak, name = row.speak, thing(row.speak, title)
    count, key = row.view.held[title], title.replace("_", "-")
    new = _slip(speak("draw-new")) if row.view.new_cards.get(title) else ""
    marks = _count(count) if count > 1 else ""
    label = speak("draw-dev-card", card=name, n=count)
    row.card(key, label, (x, TOP), _card(speak, title), new, marks)
    ways = [way for way in row.actions if way["kind"] == PLAYED_BY.get(title)]
    if ways:
        offer = act(ways[0]) if len(ways) == 1 else menu(ways, "title", title)
        row.choice(key, offer, _said(speak, ways[0], name), (x, TOP), marks)


def _said(speak: Speak, way: Form, card: str) -> str:
    return speak("draw-do-" + str(way["kind"]).replace("_", "-"), card=card)


def _card(speak: Speak, name: str) -> str:
    symbol = "card-egypt-" + name.replace("_", "-")
    words = capital(thing(speak, name))
    size = 11 if len(words) < 9 else 8.8
    return use(symbol, width=64, height=88) + text(
        words, 31, 76.4, size=size, width=52, text_anchor="middle", font_weight=600, fill=INK
    )


def _edge(**attrs: Any) -> str:
    return el("rect", x=0, y=0, width=62, height=86, rx=ROUND + 1, **attrs)


def _count(count: int) -> str:
    if not count:
        return ""
    return group(
        el("circle", r=12.5, fill=INK, stroke=PAPER, stroke_width=2),
        middle(str(count), 0, 0, 14, font_weight=800, fill="#FFF8E7"),
        transform=at(60, 2),
    )


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


# ---- a choice among cards -------------------------------------------------------------------


def draw_choice(view: Seen, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """Cards to choose from, one for each action: of the bank, of a hand seen, of the deck."""
    return draw_choice_view(seen(view), [action.to_json() for action in legal], speak)


def draw_choice_view(view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    drawing = Drawing(PITCH * len(actions) + 6, HAND_HEIGHT, speak("draw-choice"), backdrop=PAPER)
    row = _Row(drawing, view, actions, speak)
    for place, action in enumerate(actions):
        card = str(next(value for name, value in action.items() if name != "kind"))
        spot, key = (4.0 + PITCH * place, float(TOP)), card.replace("_", "-")
        row.card(key, thing(speak, card), spot, _card(speak, card))
        row.choice(key, act(action), describe_action(speak, action), spot, "")
    return drawing


# ---- the cost card, and what a seat has -----------------------------------------------------


def draw_costs(view: Seen, speak: Speak) -> Drawing:
    """The cost card in the viewer's colour."""
    return draw_costs_view(seen(view), speak)


def draw_costs_view(view: View, speak: Speak) -> Drawing:
    symbol, tall = ("card-egypt-costs", 142)
    if view.has_pyramid:
        symbol, tall = ("card-egypt-costs-pyramid", 198)
    drawing = Drawing(156, tall, speak("draw-costs"), backdrop=PAPER)
    card = use(symbol, width=156, height=tall)
    drawing.add("ground", "costs", group(card, class_=f"bare {colour(max(view.seat, 0))}"))
    return drawing


def draw_seat(view: Seen, seat: int, speak: Speak, name: str) -> Drawing:
    """The special cards, tiles and the god in front of a seat, for its row."""
    return draw_seat_view(seen(view), seat, speak, name)


def draw_seat_view(view: View, seat: int, speak: Speak, name: str) -> Drawing:
    things = _things(view, seat)
    wide = sum(width for _, width, _ in things) + 4 * max(0, len(things) - 1)
    drawing = Drawing(max(wide, 1), 56, speak("draw-seat-things", name=name), backdrop=PAPER)
    x = 0.0
    for what, width, tall in things:
        if what.startswith("god:"):
            markup = _god_square(view, seat, speak)
            label = _god_label(view, seat, speak, name)
        else:
            symbol, word = what.split()
            markup, label = use(symbol, width=width, height=tall), thing(speak, word)
        key = what.split()[-1].replace(":", "-")
        shown = group(markup, transform=at(x, (56 - tall) / 2), role="img", aria_label=label)
        drawing.add("pieces", key, shown)
        x += width + 4
    return drawing


def _things(view: View, seat: int) -> list[tuple[str, float, float]]:
    """What lies before a seat, each with its size: symbol and word, or the god."""
    found: list[tuple[str, float, float]] = []
    if view.route_holder == seat:
        found.append(("card-egypt-longest-route longest-route", 32, 44))
    if view.army_holder == seat:
        found.append(("card-egypt-largest-army largest-army", 32, 44))
    if view.has_pyramid:
        if view.favour == seat:
            found.append(("tile-favour favour", 36, 37))
        side = "blessing" if view.blessed[seat] else "curse"
        found.append((f"tile-pharaoh-{side} {side}", 36, 37))
    if view.has_gods and view.gods[seat]:
        found.append((f"god:{view.gods[seat]}", 55, 55.4))
    return found


def _god_square(view: View, seat: int, speak: Speak) -> str:
    """The upper part of a god's card; the lower part is cut off."""
    card = god_card(speak, view.gods[seat], view.god_sides[seat])
    return el("svg", card, viewBox="0 0 75 75.4", width=55, height=55.4)


def _god_label(view: View, seat: int, speak: Speak, name: str) -> str:
    side = view.god_sides[seat].upper()
    return speak("draw-god-of", god=thing(speak, view.gods[seat]), side=side, name=name)
