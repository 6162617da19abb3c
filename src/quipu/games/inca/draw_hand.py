"""What lies before a seat: its own cards, and the cost card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quipu.drawing import Drawing, Shelf, el, group, use
from quipu.games.inca.box import COSTS, KIND_NAMES, THINGS
from quipu.games.inca.draw_layout import INCA
from quipu.games.inca.draw_table import ICONS, TITLES
from quipu.games.inca.draw_view import View, seen
from quipu.settlers.draw_cards import Deeds, choice_drawing, hand_drawing
from quipu.settlers.draw_kit import PAPER, Form, capital, thing

if TYPE_CHECKING:
    from quipu.core.state import Action
    from quipu.games.inca.view import IncaObservation
    from quipu.texts import Speak

DEEDS: Final = Deeds(
    given={"discard_card": "card", "trade_three": "give", "trade_two_goods": "give"},
    played={
        "combat_arts": "play_combat_arts",
        "road_building": "play_road_building",
        "invention": "play_invention",
        "monopoly": "play_monopoly",
    },
    composed=("play_invention",),
)
BEFORE_SEATS: Final[Shelf[Drawing]] = Shelf()
PIECES: Final = ("road", "settlement", "city", "development_card")
ROW: Final = 34
WIDE: Final = 168


def draw_hand(view: IncaObservation, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """The viewer's cards by kind, then the development cards by title."""
    return draw_hand_view(seen(view), [action.to_json() for action in legal], speak)


def draw_hand_view(view: View, actions: Sequence[Form], speak: Speak) -> Drawing:
    return hand_drawing(INCA, view, actions, speak, DEEDS)


def draw_choice(view: IncaObservation, legal: Sequence[Action[Any]], speak: Speak) -> Drawing:
    """Cards to choose from, one for each action."""
    return choice_drawing(INCA, seen(view), [action.to_json() for action in legal], speak)


# ---- the cost card --------------------------------------------------------------------------


def draw_costs(view: IncaObservation, speak: Speak) -> Drawing:
    """I7.2 in the viewer's colour: each piece and what it costs."""
    tall = ROW * len(PIECES) + 12
    drawing = Drawing(WIDE, tall, speak("draw-costs"), PAPER, INCA.home)
    tint = INCA.tint(max(int(view.seat), 0))
    for number, piece in enumerate(PIECES):
        drawing.add("ground", f"cost-{number}", _cost(speak, tint, number, piece))
    return drawing


def _cost(speak: Speak, tint: str, number: int, piece: str) -> str:
    cost = COSTS[THINGS.index(piece)]
    kinds = [kind for kind in KIND_NAMES for _ in range(cost.get(kind, 0))]
    y = 6 + ROW * number
    icons = [
        use(ICONS.get(kind, f"icon-{kind}"), 52 + 22 * n, y + 6, width=21, height=21)
        for n, kind in enumerate(kinds)
    ]
    label = f"{capital(thing(speak, piece))}: {speak('cost-' + piece.replace('_', '-'))}"
    ground = el("rect", x=3, y=y + 1, width=WIDE - 6, height=ROW - 3, rx=8, fill="#F6EEDF")
    return group(
        ground, _shape(piece, y + ROW / 2), *icons, class_=tint, role="img", aria_label=label
    )


def _shape(piece: str, y: float) -> str:
    if piece == "development_card":
        return use("card-inca-dev-back-1", 17, y - 14, width=20, height=28)
    if piece == "road":
        return group(use("inca-road-3-circle"), transform=f"translate(27 {y:g})scale(.86)")
    symbol = "inca-city-circle" if piece == "city" else "inca-settlement-circle"
    return group(use(symbol), transform=f"translate(27 {y + 1:g})scale(.82)")


# ---- what a seat has ------------------------------------------------------------------------


def draw_seat(view: IncaObservation, seat: int, speak: Speak, name: str) -> Drawing:
    """The advantage cards in front of a seat, for its row."""
    holders = (int(view.route_holder), int(view.army_holder))
    held = [title for title, holder in zip(TITLES, holders, strict=True) if holder == seat]
    return BEFORE_SEATS.take((speak.lang, name, *held), lambda: _drawn_seat(held, speak, name))


def _drawn_seat(held: Sequence[str], speak: Speak, name: str) -> Drawing:
    wide = max(1, 36 * len(held) - 4)
    drawing = Drawing(wide, 44, speak("draw-seat-things", name=name), PAPER, INCA.home)
    for place, title in enumerate(held):
        card = use(f"card-inca-{title}", 36 * place, 0, width=32, height=44)
        label = thing(speak, title)
        drawing.add("pieces", title, group(card, role="img", aria_label=label))
    return drawing
