"""What lies before a seat: its own cards, the cost card, and the special things it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Drawing, Shelf, at, el, group, sign, use
from quipu.games.egypt.draw_gods import god_card
from quipu.games.egypt.draw_layout import EGYPT, colour
from quipu.games.egypt.draw_view import View, seen
from quipu.settlers.draw_cards import Deeds, choice_drawing, hand_drawing
from quipu.settlers.draw_kit import PAPER, Form, thing

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.games.egypt.view import EgyptObservation
    from quipu.texts import Speak

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
BEFORE_SEATS: Final[Shelf[Drawing]] = Shelf()
DEEDS: Final = Deeds(given=GIVEN, played=PLAYED_BY, composed=("play_plenty",))


def draw_hand(view: EgyptObservation, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """The viewer's cards by kind, then the development cards by title."""
    return draw_hand_view(seen(view), [action.to_json() for action in legal], speak)


def draw_hand_view(view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    return hand_drawing(EGYPT, view, actions, speak, DEEDS)


# ---- a choice among cards -------------------------------------------------------------------


def draw_choice(view: EgyptObservation, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """Cards to choose from, one for each action: of the bank, of a hand seen, of the deck."""
    return draw_choice_view(seen(view), [action.to_json() for action in legal], speak)


def draw_choice_view(view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    return choice_drawing(EGYPT, view, actions, speak)


# ---- the cost card, and what a seat has -----------------------------------------------------


def draw_costs(view: EgyptObservation, speak: Speak) -> Drawing:
    """The cost card in the viewer's colour."""
    return draw_costs_view(seen(view), speak)


def draw_costs_view(view: View, speak: Speak) -> Drawing:
    symbol, tall = ("card-egypt-costs", 142)
    if view.has_pyramid:
        symbol, tall = ("card-egypt-costs-pyramid", 198)
    drawing = Drawing(156, tall, speak("draw-costs"), PAPER, EGYPT.home)
    card = use(symbol, width=156, height=tall)
    drawing.add("ground", "costs", group(card, class_=f"bare {colour(max(view.seat, 0))}"))
    return drawing


def draw_seat(view: EgyptObservation, seat: int, speak: Speak, name: str) -> Drawing:
    """The special cards, tiles and the god in front of a seat, for its row."""
    return draw_seat_view(seen(view), seat, speak, name)


def draw_seat_view(view: View, seat: int, speak: Speak, name: str) -> Drawing:
    things = _things(view, seat)
    gods = (view.gods[seat], view.god_sides[seat]) if view.has_gods else ()
    known = (speak.lang, sign(things, gods, name))
    return BEFORE_SEATS.take(known, lambda: _drawn_seat(view, seat, speak, name, things))


def _drawn_seat(
    view: View, seat: int, speak: Speak, name: str, things: Sequence[tuple[str, float, float]]
) -> Drawing:
    wide = sum(width for _, width, _ in things) + 4 * max(0, len(things) - 1)
    label = speak("draw-seat-things", name=name)
    drawing = Drawing(max(wide, 1), 56, label, PAPER, EGYPT.home)
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
