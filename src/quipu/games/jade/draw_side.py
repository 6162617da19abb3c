"""Beside the area: stacks, open artefacts, the own display, and a row for every other seat."""

from __future__ import annotations

from functools import partial
from typing import Final

from quipu.drawing import at, el, group, text, use
from quipu.games.jade.draw_board import jungle, tile
from quipu.games.jade.draw_layout import (
    COLUMN,
    INK,
    QUIET,
    STAMPS,
    Desk,
    artefact,
    aside,
    colour,
    count,
    disc,
    middle,
    panel,
    title,
)
from quipu.games.jade.draw_places import Point, face_number
from quipu.games.jade.state import DISPLAY

STACK_PITCH: Final = 51.0
BADGE: Final = (17.0, -17.0)  # the height of a stack, from its middle
OPEN_SIZE: Final = 57.0
OPEN_PITCH: Final = 61.0
SHOWN: Final = 1.2  # scale of the own display
SUPPLY: Final = ((254.0, 1), (301.0, 2), (354.0, 3))
SMALL_SUPPLY: Final = (20.0, 82.0, 156.0)
COSTS: Final = (0, 1, 2)  # J9.2
SMALL: Final = 0.6


def draw_side_ground(desk: Desk) -> None:
    for name, tall in desk.layout.tall.items():
        if name != "rack":
            sheet = group(
                panel(desk.layout.wide[name], tall), transform=at(*desk.corner(name, 0, 0))
            )
            desk.ground(f"panel-{name}", sheet)


def draw_side(desk: Desk) -> None:
    view, own = desk.view, desk.view.seat
    drawn = (view.drawn, view.mover) if view.drawn else ()
    desk.lay(_stacks, "stacks", view.heights, view.last_round, drawn)
    desk.lay(_open, "open", view.open, view.hidden)
    if "display" in desk.layout.tops:
        desk.lay(_display, "display", own, view.displays[own], view.supplies[own])
    others = [seat for seat in range(view.seats) if seat != own]
    for place, seat in enumerate(others):
        y = 5 + desk.layout.row * (place + 0.5)
        desk.lay(partial(_row, seat, y), "row", seat, y, *_known_of(desk, seat))


def _known_of(desk: Desk, seat: int) -> tuple[object, ...]:
    """All that is shown of another seat."""
    view = desk.view
    hand = view.hands[seat] if view.over else None
    turn = view.mover == seat and not view.over
    public = (view.displays[seat], view.supplies[seat], view.hand_sizes[seat])
    return turn, view.over, hand, view.gold[seat], view.points[seat], seat in view.winners, public


# ---- stacks -----------------------------------------------------------------------------------


def stack_spot(desk: Desk, stack: int) -> Point:
    if desk.layout.narrow:
        return desk.corner("stacks", 33 + 47 * (stack % 3), 54 + 50 * (stack // 3))
    return desk.corner("stacks", 36 + STACK_PITCH * stack, 66)


def _stacks(desk: Desk) -> None:
    view, speak = desk.view, desk.speak
    left = aside(desk, "stacks", speak("draw-stacks-left", n=sum(view.heights)))
    head = title(desk, "stacks", speak("draw-stacks"))
    if view.last_round:
        words, narrow = speak("draw-last-round"), desk.layout.narrow
        x, size = (110, 12) if narrow else (COLUMN / 2, 13.5)
        head += middle(words, x, 17, size, width=96, font_weight=700, fill="#9A4517")
        left = "" if narrow else left
    desk.piece("stacks", group(head, left, transform=at(*desk.corner("stacks", 0, 0))))
    for stack, height in enumerate(view.heights):
        label = speak("draw-stack", stack=stack + 1, n=height)
        markup = group(
            _pile(height), transform=at(*stack_spot(desk, stack)), role="img", aria_label=label
        )
        desk.piece(f"stack-{stack + 1}", markup)
    if view.drawn:
        _drawn(desk)


def _pile(height: int) -> str:
    """The higher the stack, the more tiles show under the first."""
    if not height:
        return _slot(38)
    under = min(3, (height + 3) // 5)
    shown = "".join(use("jade-back-under", 0, 3 * (under - n)) for n in range(under))
    return shown + use("jade-back") + count(height, *BADGE)


def _slot(size: float) -> str:
    """Where nothing lies."""
    return el(
        "rect",
        x=-size / 2,
        y=-size / 2,
        width=size,
        height=size,
        rx=6,
        fill="#F1E7D0",
        stroke="#B7A27C",
        stroke_width=1.2,
        stroke_dasharray="5 4",
    )


def _drawn(desk: Desk) -> None:
    """The tile that must be laid, in the colour of who drew it."""
    box = {"x": -28, "y": -28, "width": 56, "height": 56, "rx": 8}
    ring = el("rect", **box, fill="none", class_="sk", stroke_width=3)
    face = face_number(desk.view.drawn)
    desk.piece(
        "drawn",
        group(
            group(ring, class_=colour(desk.view.mover)),
            group(tile(face, jungle(face)), transform="scale(.8)"),
            transform=_drawn_spot(desk),
            role="img",
            aria_label=desk.speak("draw-drawn-label", tile=desk.tile(desk.view.drawn)),
        ),
    )


def _drawn_spot(desk: Desk) -> str:
    """Beside the stacks; where they are small, beside the own display."""
    if not desk.layout.narrow:
        return at(*desk.corner("stacks", COLUMN - 42, 62))
    panel = "display" if "display" in desk.layout.tops else "stacks"
    return at(*desk.corner(panel, desk.layout.wide[panel] - 30, 60), scale=0.86)


# ---- open artefacts ---------------------------------------------------------------------------


def open_spot(desk: Desk, place: int) -> Point:
    """The upper left corner; place 5 is the heap."""
    if desk.layout.narrow:
        return desk.corner("open", 13 + 50 * (place % 3), 31 + 52 * (place // 3))
    return desk.corner("open", 13 + OPEN_PITCH * place + (8 if place == 5 else 0), 38)


def open_size(desk: Desk) -> float:
    return 44.0 if desk.layout.narrow else OPEN_SIZE


def _open(desk: Desk) -> None:
    view, speak = desk.view, desk.speak
    size = open_size(desk)
    head = title(desk, "open", speak("draw-open"))
    head += aside(desk, "open", speak("draw-heap", n=view.hidden))
    desk.piece("open", group(head, transform=at(*desk.corner("open", 0, 0))))
    for place, kind in enumerate(view.open):
        x, y = open_spot(desk, place)
        shown = use(artefact(kind), x, y, width=size + 2, height=size + 4)
        label = speak("draw-open-label", kind=desk.kind(kind))
        desk.piece(f"open-{place}", group(shown, role="img", aria_label=label))
    x, y = open_spot(desk, 5)
    backs = "".join(
        use("artefact-back", x + n, y - 2 * n, width=size + 2, height=size + 4)
        for n in range(min(3, view.hidden))
    )
    empty = group(_slot(size - 5), transform=at(x + size / 2, y + size / 2))
    label = speak("draw-heap", n=view.hidden)
    desk.piece("heap", group(backs or empty, role="img", aria_label=label))


# ---- the own display and supply ---------------------------------------------------------------


def display_spot(desk: Desk, place: int) -> Point:
    if desk.layout.narrow:
        return desk.corner("display", 36 + 54 * place, 57)
    return desk.corner("display", 50 + 78 * place, 76)


def display_scale(desk: Desk) -> float:
    return 0.82 if desk.layout.narrow else SHOWN


def _display(desk: Desk) -> None:
    view, speak, own = desk.view, desk.speak, desk.view.seat
    shown = view.displays[own]
    head = title(desk, "display", speak("draw-display"))
    size = speak("draw-display-size", n=len(shown))
    if desk.layout.narrow:
        head += aside(desk, "display", size)
    else:
        head += text(size, 230, 24, size=13.5, width=100, fill=QUIET, text_anchor="end")
    desk.piece("display", group(head, transform=at(*desk.corner("display", 0, 0))))
    for place in range(DISPLAY):
        spot = at(*display_spot(desk, place), scale=display_scale(desk))
        if place < len(shown):
            label = speak("draw-display-label", name=desk.names[own], tile=desk.tile(shown[place]))
            shade = el("rect", x=-27, y=-26, width=58, height=58, rx=6, fill="#1C120A", opacity=0.2)
            face = face_number(shown[place])
            lying = (shade, tile(face, jungle(face)))
            markup = group(*lying, transform=spot, role="img", aria_label=label)
        else:
            markup = group(_slot(56), transform=spot)
        desk.piece(f"display-{place}", markup)
    for x, size_of in SUPPLY:
        _supply(desk, size_of, x + 8)


def _supply(desk: Desk, size: int, x: float) -> None:
    """Figures of one size with their number and cost; pale when all are on the board."""
    speak, own = desk.speak, desk.view.seat
    left = desk.view.supplies[own][size - 1]
    narrow = desk.layout.narrow
    scale = 0.8 if narrow else 1.2
    figure = use(f"jade-figure-{size}-{STAMPS[own]}", transform=f"scale({scale})")
    shown = group(figure, class_=f"bare {colour(own)}", opacity=None if left else 0.25)
    cost = COSTS[size - 1]
    words = speak("draw-cost", n=cost) if cost else speak("draw-free")
    label = speak("draw-supply-label", name=desk.names[own], n=size, count=left)
    desk.piece(
        f"supply-{size}",
        group(
            shown,
            _supply_words(narrow, size, left, words),
            transform=at(
                *desk.corner("display", *((SMALL_SUPPLY[size - 1], 112) if narrow else (x, 66)))
            ),
            role="img",
            aria_label=label,
        ),
    )


def _supply_words(narrow: bool, size: int, left: int, words: str) -> str:
    """How many figures are left, and what one costs: below it, or beside it where it is small."""
    if narrow:
        number = count(left, 6 + 3 * size, -12, 0.72) if left > 1 else ""
        return number + text(words, 9 + 5 * size, 8, size=12, width=38, fill=QUIET)
    number = count(left, 14 + 3 * size, -14, 0.8) if left > 1 else ""
    return number + middle(words, 0, 35, 12.5, width=50, fill=QUIET)


# ---- the others -------------------------------------------------------------------------------


def _row(seat: int, y: float, desk: Desk) -> None:
    """Who it is, what is laid open, and how much is hidden."""
    view, spot = desk.view, at(*desk.corner("others", 0, y))
    turn = ""
    if view.mover == seat and not view.over:
        row = desk.layout.row
        wide = desk.layout.wide["others"] - 8
        size = {"x": 4, "y": -row / 2 + 2, "width": wide, "height": row - 4, "rx": 10}
        turn = el("rect", **size, fill="#F3E6CB")
    shown = view.over and view.hands[seat] is not None
    parts = {
        "": turn + _name(desk, seat),
        "-display": "" if shown else _lying(desk, seat),
        "-supply": "" if shown else _left(desk, seat),
        "-hand": _shown_hand(desk, seat) if shown else _hidden_hand(desk, seat),
    }
    for name, markup in parts.items():
        desk.piece(f"other-{seat}{name}", group(markup, transform=spot))


def _name(desk: Desk, seat: int) -> str:
    if desk.layout.narrow:  # the names stand at the seats
        return disc(seat, 19, 0)
    view, speak = desk.view, desk.speak
    below = ""
    gold, points = view.gold[seat], view.points[seat]
    if view.over and points is not None:
        below = speak("draw-points", n=points)
        if seat in view.winners:
            below += " \N{MIDDLE DOT} " + speak("draw-winner")
    elif gold is not None:
        below = speak("draw-gold", n=gold)
    lines = text(
        desk.names[seat], 34, -3 if below else 5, size=14, width=84, font_weight=600, fill=INK
    )
    if below:
        lines += text(below, 34, 14, size=12.5, width=84, fill=QUIET)
    return disc(seat, 19, 0) + lines


def _lying(desk: Desk, seat: int) -> str:
    """The display of another seat."""
    view, speak, who = desk.view, desk.speak, desk.names[seat]
    parts = []
    left, pitch, size = (54, 31, 0.5) if desk.layout.narrow else (143, 39, SMALL)
    for place in range(DISPLAY):
        spot = at(left + pitch * place, 0, scale=size)
        if place < len(view.displays[seat]):
            kind = view.displays[seat][place]
            label = speak("draw-display-label", name=who, tile=desk.tile(kind))
            face = face_number(kind)
            lying = tile(face, jungle(face))
            parts.append(group(lying, transform=spot, role="img", aria_label=label))
        else:
            parts.append(group(_slot(56), transform=spot, opacity=0.6))
    return "".join(parts)


def _left(desk: Desk, seat: int) -> str:
    """The supply of another seat."""
    x, pitch, scale = (144.0, 7.5, 0.44) if desk.layout.narrow else (258.0, 11.0, 0.56)
    parts = []
    for size, left in enumerate(desk.view.supplies[seat], 1):
        label = desk.speak("draw-supply-label", name=desk.names[seat], n=size, count=left)
        figures = "".join(
            use(f"jade-figure-{size}-{STAMPS[seat]}", transform=at(x + pitch * n, -1, scale=scale))
            for n in range(left)
        )
        x += pitch * max(left, 1) + (2 + 4 * size) * pitch / 11
        seat_class = f"bare {colour(seat)}"
        parts.append(group(figures, class_=seat_class, role="img", aria_label=label))
    return "".join(parts)


def _hidden_hand(desk: Desk, seat: int) -> str:
    size = desk.view.hand_sizes[seat]
    label = desk.speak("draw-hand-label", name=desk.names[seat], n=size)
    x, wide = (198, 26) if desk.layout.narrow else (350, 32)
    back = use("artefact-back", x, -wide / 2, width=wide, height=wide + 1)
    number = count(size, x + wide - 1, 4 - wide / 2, 0.86)
    return group(back, number, role="img", aria_label=label)


def _shown_hand(desk: Desk, seat: int) -> str:
    """After the end all artefacts are shown (J16.1)."""
    hand = desk.view.hands[seat] or []
    columns = max(12, (len(hand) + 1) // 2)
    left, room = (38, 190) if desk.layout.narrow else (124, 262)
    pitch = room / columns
    who = desk.names[seat]
    parts = [
        use(
            artefact(kind),
            left + pitch * (n % columns),
            (-21.5 if len(hand) > columns else -10) + 21.5 * (n // columns),
            width=min(21, pitch),
            height=min(22, pitch * 1.04),
        )
        for n, kind in enumerate(hand)
    ]
    label = desk.speak("draw-hand-label", name=who, n=len(hand))
    return group(*parts, role="img", aria_label=label)
