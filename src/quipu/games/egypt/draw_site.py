"""The building site: a stepped pyramid that grows stone by stone in its builders' colours."""

from __future__ import annotations

from typing import Final

from quipu.drawing import at, group, text, use
from quipu.games.egypt.draw_layout import Desk, colour
from quipu.games.egypt.draw_view import FREE, GOLDEN
from quipu.settlers.draw_kit import ON_TABLE, STAMPS, Point, badge, middle

LEVELS: Final = (16, 9, 4, 1)  # P1.3
HALF: Final = 44  # of a stone's upper face, across
TALL: Final = 38


def _places() -> list[tuple[int, float, float]]:
    """By id: its level, and the middle of the upper face of the stone that will lie there."""
    found: list[tuple[int, float, float]] = []
    for level, count in enumerate(LEVELS):
        side = len(LEVELS) - level
        for n in range(count):
            row, column = divmod(n, side)
            found.append((level, HALF * (column - row), HALF / 2 * (column + row) - 16 * level))
    return found


PLACES: Final = _places()
CAPSTONE: Final = len(PLACES) - 1


def draw_site_ground(desk: Desk) -> None:
    layout = desk.layout
    desk.ground("site", use("site-ground", transform=at(*layout.site, scale=layout.site_size)))
    size = 24 if layout.narrow else 15
    x, y = _title_spot(desk)
    title = desk.speak("draw-pyramid")
    wide = 300 if layout.narrow else 236
    desk.ground(
        "site-title",
        text(
            title,
            x,
            y,
            size=size,
            width=wide,
            font="tt",
            font_weight=700,
            text_anchor="middle",
            **ON_TABLE,
        ),
    )


def _title_spot(desk: Desk) -> Point:
    return (168, 610) if desk.layout.narrow else (desk.layout.site[0], 24)


def draw_site(desk: Desk) -> None:
    desk.piece("site-note", _note(desk))
    for place in sorted(range(len(PLACES)), key=lambda n: (PLACES[n][0], PLACES[n][2])):
        desk.piece(f"stone-{place}", _stone(desk, place))
    desk.piece("golden-stack", _stack(desk))
    desk.piece("golden-limit", _limit(desk))


def _note(desk: Desk) -> str:
    """Which level is being built, and how much of it is free."""
    free = [PLACES[n][0] for n, stone in enumerate(desk.view.stones) if stone == FREE]
    words = desk.speak("draw-pyramid-done")
    if free:
        words = desk.speak("draw-pyramid-level", level=free[0] + 1, left=free.count(free[0]))
    x, y = _title_spot(desk)
    size, drop, wide = (20, 27, 310) if desk.layout.narrow else (12, 17, 236)
    return text(
        words,
        x,
        y + drop,
        size=size,
        width=wide,
        text_anchor="middle",
        font_weight=500,
        opacity=0.82,
        **ON_TABLE,
    )


# ---- stones ---------------------------------------------------------------------------------


def place_spot(desk: Desk, place: int, drop: float = 0) -> Point:
    """The middle of a place's upper face; `drop` goes down, in units of the site."""
    (x, y), size = desk.layout.site, desk.layout.site_size
    _, px, py = PLACES[place]
    return x + px * size, y + (py + drop) * size


def stone(seat: int, place: int) -> str:
    """The symbol of a seat's stone, around its upper face; the last one is pointed."""
    return f"egypt-{'capstone' if place == CAPSTONE else 'stone'}-{STAMPS[seat]}"


def _stone(desk: Desk, place: int) -> str:
    owner = desk.view.stones[place]
    if owner == FREE:
        return ""
    spot = at(*place_spot(desk, place), scale=desk.layout.site_size)
    if owner == GOLDEN:
        shown = use("site-capstone-golden" if place == CAPSTONE else "site-stone-golden")
        name = desk.speak("draw-golden-stone")
        return group(shown, transform=spot, role="img", aria_label=name)
    name = desk.speak(
        "draw-piece-of", thing=desk.speak("thing-pyramid-stone"), name=desk.names[owner]
    )
    return group(
        use(stone(owner, place)), class_=colour(owner), transform=spot, role="img", aria_label=name
    )


# ---- golden stones --------------------------------------------------------------------------


def _stack(desk: Desk) -> str:
    """The golden stones still to come, counted."""
    left = desk.view.golden_left
    x, y = desk.layout.golden[0]
    tile = use("tile-golden-hidden", x, y, **_tile_size(desk), opacity=None if left else 0.35)
    size = 1.35 if desk.layout.narrow else 1
    count = badge(left, x + 44 * size, y + 5 * size, 11, 13, size)
    label = desk.speak("draw-golden-left-label", n=left)
    caption = _caption(desk, "draw-golden-left", 0)
    return group(tile, count, caption, role="img", aria_label=label)


def _limit(desk: Desk) -> str:
    """The number revealed last."""
    number = desk.view.golden_number
    x, y = desk.layout.golden[1]
    if not number:
        return ""
    tile = use(f"tile-golden-{number}", x, y, **_tile_size(desk))
    label = desk.speak("draw-golden-limit-label", n=number)
    return group(tile, _caption(desk, "draw-golden-limit", 1), role="img", aria_label=label)


def _tile_size(desk: Desk) -> dict[str, float]:
    size = 1.2 if desk.layout.narrow else 0.83
    return {"width": 58 * size, "height": 60 * size}


def _caption(desk: Desk, key: str, which: int) -> str:
    if desk.layout.narrow:
        return ""
    x, y = desk.layout.golden[which]
    return middle(
        desk.speak(key), x + 22, y + 60, 11.5, width=64, font_weight=500, opacity=0.82, **ON_TABLE
    )
