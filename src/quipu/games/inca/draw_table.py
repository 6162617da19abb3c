"""What lies on the table beside the board: decks, advantage cards and supply."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, group, text, use
from quipu.games.inca.box import KIND_NAMES
from quipu.games.inca.draw_culture import card_spot, small_card
from quipu.games.inca.draw_layout import Desk
from quipu.settlers.draw_desk import NOBODY
from quipu.settlers.draw_kit import ON_TABLE, Point, thing

ICONS: Final = {"stone": "icon-inca-stone"}  # the others are called after their kind
TITLES: Final = ("longest-route", "mightiest-combat")
FADED: Final = 0.45


def draw_table(desk: Desk) -> None:
    for number in range(2):
        desk.piece(f"deck-{number + 1}", _deck(desk, number))
    holders = (desk.view.route_holder, desk.view.army_holder)
    used = (desk.view.route_used, desk.view.combat_used)
    for number, name in enumerate(TITLES):
        desk.piece(name, _title(desk, number, holders[number], used[number]))
    _supply(desk)


def _deck(desk: Desk, number: int) -> str:
    """I7.23: deck "2" lies aside, faded, until everybody has founded a second tribe."""
    left = desk.view.decks[number]
    if not left:
        return ""
    aside = number == 1 and not desk.view.second_deck
    label = desk.speak("draw-deck-aside" if aside else "draw-deck", n=left)
    symbol = f"card-inca-dev-back-{number + 1}"
    spot = desk.layout.decks[number]
    return small_card(desk, symbol, spot, label, left, opacity=FADED if aside else None)


def title_spot(desk: Desk, number: int, holder: int) -> Point:
    return desk.layout.titles[number] if holder == NOBODY else card_spot(desk, holder, number, 2)


def _title(desk: Desk, number: int, holder: int, used: bool) -> str:
    """An advantage card beside the board, or before its owner; faded once used in this turn."""
    title = thing(desk.speak, TITLES[number])
    if holder == NOBODY:
        label = desk.speak("draw-free-title", title=title)
    else:
        label = desk.speak("draw-holds", title=title, name=desk.names[holder])
    faded = FADED if used and holder == desk.view.active else None
    spot = title_spot(desk, number, holder)
    return small_card(desk, f"card-inca-{TITLES[number]}", spot, label, opacity=faded)


def _supply(desk: Desk) -> None:
    """The stock of every kind, open to all (I1.12)."""
    layout, speak = desk.layout, desk.speak
    if layout.supply_title:
        title = text(
            speak("draw-supply"), *layout.supply_title, size=13, font_weight=700, **ON_TABLE
        )
        desk.ground("supply-title", title)
    for kind, (x, y) in zip(KIND_NAMES, layout.supply, strict=True):
        left, size = desk.view.bank.get(kind, 0), layout.stock
        icon = use(ICONS.get(kind, f"icon-{kind}"), 0, -13, width=18, height=18)
        count = text(str(left), 24, 1, size=14, font_weight=500, **ON_TABLE)
        label = speak("draw-supply-stock", card=thing(speak, kind), n=left)
        spot = at(x, y, scale=size)
        desk.piece(f"bank-{kind}", group(icon, count, transform=spot, role="img", aria_label=label))
