"""What lies before each seat: its culture board, and how many cards of which sort it has."""

from __future__ import annotations

from functools import partial
from typing import Final

from quipu.drawing import at, el, group, text, use
from quipu.games.inca.draw_layout import INCA, Desk
from quipu.settlers.draw_kit import ON_TABLE, STAMPS, Point, badge, disc

TILE: Final = (252, 196)
CARD: Final = (64, 88)
COLUMNS: Final = (47, 124, 201)  # of the three tribes on the board
ROWS: Final = (164, 137, 110, 83)  # from below
GOALS: Final = (4, 4, 3)
EMBLEMS: Final = (31, 31, 43)  # heights of the tribes' signs
LEAVES: Final = 179
PITCH: Final = 1.18  # of small cards beside the board


def draw_seat(desk: Desk, seat: int) -> None:
    view = desk.view
    has = (view.hand_sizes[seat], view.combat_arts[seat], view.hidden_cards[seat])
    shown = (view.markers[seat], view.tribes[seat], view.active == seat, *has)
    desk.lay(DRAWN[seat], shown)


def _draw_seat(seat: int, desk: Desk) -> None:
    desk.ground(f"culture-board-{seat}", _board(desk, seat))
    desk.piece(f"seat-{seat}", _name(desk, seat))
    desk.piece(f"tribe-{seat}", _tribe(desk, seat))
    for number, spot in enumerate(PLACES):
        desk.piece(f"marker-{seat}-{number}", _marker(desk, seat, number, spot))
    _draw_cards(desk, seat)


DRAWN: Final = [partial(_draw_seat, seat) for seat in range(len(STAMPS))]


def _places() -> list[Point]:
    """Of the eleven markers, in the order in which they are placed."""
    return [
        (column, ROWS[n]) for column, goal in zip(COLUMNS, GOALS, strict=True) for n in range(goal)
    ]


PLACES: Final = _places()


def _corner(desk: Desk, seat: int) -> Point:
    """The upper left corner of the culture board, below the name."""
    x, y = desk.layout.seats[seat]
    return x, y + desk.layout.name * 1.6


def _board(desk: Desk, seat: int) -> str:
    size, (wide, tall) = desk.layout.tile, TILE
    return use("tile-inca-culture", *_corner(desk, seat), width=wide * size, height=tall * size)


def _name(desk: Desk, seat: int) -> str:
    """Who it is, how far, and whether it is this seat's turn."""
    view, layout = desk.view, desk.layout
    (x, y), size = layout.seats[seat], layout.name
    count = sum(view.markers[seat])
    label = desk.speak("draw-culture", name=desk.names[seat], n=count, tribe=view.tribes[seat])
    wide = TILE[0] * layout.tile
    above = y + size * 0.7
    done = text(
        desk.speak("draw-culture-count", n=count),
        x + wide,
        above + size * 0.36,
        size=size,
        text_anchor="end",
        font_weight=700,
        **ON_TABLE,
    )
    shown = disc(INCA.tint(seat), seat, x + size * 0.72, above, size / 16)
    name = "" if layout.narrow else _called(desk, seat, above)  # a phone has no room for it
    return group(shown, name, done, role="img", aria_label=label)


def _called(desk: Desk, seat: int, above: float) -> str:
    size, wide = desk.layout.name, TILE[0] * desk.layout.tile
    return text(
        desk.names[seat],
        desk.layout.seats[seat][0] + size * 1.7,
        above + size * 0.36,
        size=size,
        width=wide - size * 5.2,
        font_weight=800 if seat == desk.view.active else 600,
        **ON_TABLE,
    )


def _tribe(desk: Desk, seat: int) -> str:
    """A ring around the sign of the active tribe, leaves at the foot of fallen ones."""
    tribe, (x, y) = desk.view.tribes[seat] - 1, _corner(desk, seat)
    fallen = [use("inca-leaves", COLUMNS[n], LEAVES) for n in range(tribe)]
    place: dict[str, float] = {"cx": COLUMNS[tribe], "cy": EMBLEMS[tribe], "r": 20.5}
    ring = el("circle", **place, fill="none", stroke="#FFFBF3", stroke_width=7)
    core = el("circle", **place, fill="none", class_="sk", stroke_width=4)
    spot = at(x, y, scale=desk.layout.tile)
    turn = ""
    if seat == desk.view.active:
        edge: dict[str, float] = {"x": 1, "y": 1, "width": 248, "height": 190, "rx": 13}
        turn = el("rect", **edge, fill="none", class_="sk", stroke_width=5)
    return group(turn, *fallen, ring, core, class_=INCA.tint(seat), transform=spot)


def _marker(desk: Desk, seat: int, number: int, place: Point) -> str:
    markers = desk.view.markers[seat]
    tribe, row = (number // 4, number % 4) if number < 8 else (2, number - 8)
    if row >= markers[tribe]:
        return ""
    x, y = _corner(desk, seat)
    size = desk.layout.tile
    spot = at(x + place[0] * size, y + place[1] * size, scale=size)
    return group(use(f"inca-marker-{STAMPS[seat]}"), class_=INCA.tint(seat), transform=spot)


# ---- cards ----------------------------------------------------------------------------------


def card_spot(desk: Desk, seat: int, column: int, row: int) -> Point:
    """Of a small card beside the culture board: two columns and three rows."""
    x, y = desk.layout.seats[seat] if desk.layout.narrow else _corner(desk, seat)
    size = desk.layout.card
    left = x + TILE[0] * desk.layout.tile + 10
    return left + column * CARD[0] * size * PITCH * 1.12, y + row * CARD[1] * size * 0.99


def small_card(
    desk: Desk, symbol: str, spot: Point, label: str, count: int = 0, opacity: float | None = None
) -> str:
    """A card at its corner, with how many of its sort there are."""
    size = desk.layout.card
    wide, tall = CARD[0] * size, CARD[1] * size
    face = use(symbol, width=wide, height=tall, opacity=opacity)
    size = desk.layout.badge
    number = badge(count, wide * 0.86, tall * 0.2, 10, 12, size) if count else ""
    return group(face, number, transform=at(*spot), role="img", aria_label=label)


def _draw_cards(desk: Desk, seat: int) -> None:
    view, speak = desk.view, desk.speak
    hand = view.hand_sizes[seat]
    _sort(desk, seat, "hand", "card-inca-back", (0, 0), hand, speak("draw-hand-of", n=hand))
    open_arts = view.combat_arts[seat]
    label = speak("draw-combat-of", n=open_arts)
    _sort(desk, seat, "combat", "card-inca-combat-arts", (1, 0), open_arts, label)
    for back, count in enumerate(view.hidden_cards[seat]):
        label = speak("draw-hidden-of", n=count, back=back + 1)
        symbol = f"card-inca-dev-back-{back + 1}"
        _sort(desk, seat, f"hidden-{back + 1}", symbol, (back, 1), count, label)


def _sort(
    desk: Desk, seat: int, key: str, symbol: str, place: tuple[int, int], count: int, label: str
) -> None:
    """Nothing is drawn where there is none."""
    shown = small_card(desk, symbol, card_spot(desk, seat, *place), label, count) if count else ""
    desk.piece(f"{key}-{seat}", shown)
