"""What lies on every board: fields, chips, robber, route pieces, buildings; and the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from quipu.drawing import Attrs, at, el, group, text, use
from quipu.settlers.draw_desk import Desk, Layout, Places
from quipu.settlers.draw_kit import ON_TABLE, STAMPS, Point, dashed, thing

CHIP_BELOW: Final = 18
ROBBER_ABOVE: Final = -17
ROBBED: Final = 0.6
DICE: Final = ("ivory", "rust")
TILTS: Final = (-7, 8)

PLATES: Final = {"path": "#6B5636", "cross": "#1B6488"}  # of numbers of paths and crossings
NUMBERED: Final[Attrs] = {
    "fill": "#2B2620",
    "stroke": "#FFFDF2",
    "stroke_width": 3.4,
    "paint_order": "stroke",
}

Standing = tuple[int, str]  # seat and piece


# ---- fields ---------------------------------------------------------------------------------


def variations(desk: Desk) -> list[int]:
    """One of two looks by the field's id, the other beside a field that would be its copy."""
    looks: list[int] = []
    lands, near = desk.view.terrains, desk.look.places.near
    for hex, land in enumerate(lands):
        beside = [looks[other] for other in near[hex] if other < hex and lands[other] == land]
        look = hex * 7 // 3 % 2 + 1
        looks.append(3 - look if beside.count(look) > beside.count(3 - look) else look)
    return looks


def tile(desk: Desk, hex: int, look: int, *more: str) -> str:
    land = dashed(desk.view.terrains[hex])
    shown = use(f"terrain-{desk.look.game}-{land}-{look}")
    spot = at(*desk.at_hex(hex))
    return group(shown, *more, transform=spot, role="img", aria_label=desk.lands[hex])


def draw_places(desk: Desk) -> None:
    """Where a page may be asked why nothing can be built."""
    paths, crossings = desk.look.places.paths, desk.look.places.crossings
    desk.ground("places", *_places(desk, "path", paths), *_places(desk, "crossing", crossings))


def _places(desk: Desk, sort: str, spots: Sequence[Point]) -> list[str]:
    found = [desk.layout.spot(*spot) for spot in spots]
    return [
        el("circle", cx=round(x), cy=round(y), r=13, class_="hit", data_place=f"{sort}-{place}")
        for place, (x, y) in enumerate(found)
    ]


def draw_numbers(desk: Desk, signs: Mapping[str, str]) -> None:
    """The numbers by which rules name places; a page shows them while such a rule is open."""
    for sort in ("hex", "path", "cross"):
        desk.piece(f"numbers-{sort}", _numbers(desk.look.places, desk.layout, sort, signs[sort]))


@lru_cache(64)
def _numbers(places: Places, layout: Layout, sort: str, sign: str) -> str:
    spots = {"hex": places.hexes, "path": places.paths, "cross": places.crossings}[sort]
    found = [layout.spot(*spot) for spot in spots]
    words = [_number(f"{sign}{n}", sort, spot) for n, spot in enumerate(found)]
    return group(*words, class_="place-number", visibility="hidden", aria_hidden="true")


def _number(words: str, sort: str, spot: Point) -> str:
    x, y = spot
    if sort == "hex":
        return text(words, x, y - 34, size=13, text_anchor="middle", font_weight=800, **NUMBERED)
    look = PLATES[sort]
    plate = el("rect", x=x - 9, y=y - 6.5, width=18, height=13, rx=6, fill=look, stroke="#FFFDF2")
    return plate + text(
        words, x, y + 3.2, size=8.6, text_anchor="middle", font_weight=700, fill="#FFFDF2"
    )


def draw_chips(desk: Desk) -> None:
    for hex, chip in enumerate(desk.view.chips):
        if chip:
            desk.piece(f"chip-{hex}", _chip(desk, hex, chip))


def _chip(desk: Desk, hex: int, chip: int) -> str:
    """Dulled while the robber is there; in a ring of light when its number was rolled."""
    x, y = desk.at_hex(hex)
    spot = at(x, y + CHIP_BELOW, scale=desk.layout.mark)
    if hex == desk.view.robber:
        return use(f"chip-{chip}", transform=spot, opacity=ROBBED)
    if chip != sum(desk.view.dice):
        return use(f"chip-{chip}", transform=spot)
    wide = 19.5 if chip in (6, 8) else 17.5
    ring = el("circle", r=wide, fill="#FFE9A8", stroke="#C97B12", stroke_width=1.4)
    return group(ring, use(f"chip-{chip}"), transform=spot)


def robber_spot(desk: Desk, hex: int) -> Point:
    x, y = desk.at_hex(hex)
    return x - 1, y + ROBBER_ABOVE


def draw_robber(desk: Desk, spot: Point, place: str) -> None:
    shown = group(
        use("piece-robber"),
        transform=at(*spot, scale=1.12 * desk.layout.piece),
        role="img",
        aria_label=desk.speak("draw-robber", place=place),
    )
    desk.piece("robber", shown)


# ---- pieces ---------------------------------------------------------------------------------


def spread(by_seat: Sequence[Sequence[int]], kind: str) -> dict[int, Standing]:
    return {place: (seat, kind) for seat, places in enumerate(by_seat) for place in places}


def back_to_front(desk: Desk) -> list[tuple[float, str, int]]:
    """All places from the top of the board down; on one height buildings stand in front."""
    places = desk.look.places
    paths = [(spot[1] - 1, "path", n) for n, spot in enumerate(places.paths)]
    return sorted(paths + [(spot[1], "crossing", n) for n, spot in enumerate(places.crossings)])


def standing_piece(
    desk: Desk,
    spot: Point,
    standing: Standing,
    stands: Mapping[str, tuple[float, float]],
    name: str,
) -> str:
    """A piece on its place; `stands` has how much it stands above it, and its size."""
    seat, what = standing
    lift, size = stands[what]
    x, y = spot
    return group(
        use(f"{desk.look.game}-{what}-{STAMPS[seat]}"),
        class_=desk.look.tint(seat),
        transform=at(x, y + lift, scale=size * desk.layout.piece),
        role="img",
        aria_label=desk.speak("draw-piece-of", thing=desk.speak(name), name=desk.names[seat]),
    )


# ---- beside the board -----------------------------------------------------------------------


def draw_dice(desk: Desk) -> None:
    for number in range(len(DICE)):
        desk.piece(f"die-{number}", _die(desk, number))
    desk.piece("dice-sum", _sum(desk))


def _die(desk: Desk, number: int) -> str:
    """A blank, faded die before the roll."""
    (x, y), size = desk.layout.dice, desk.layout.die
    spot = (x + number * 50 * size, y)
    if not desk.view.dice:
        blank = use(f"die-{DICE[number]}-blank", opacity=0.4)
        return group(blank, transform=at(*spot, turn=TILTS[number], scale=size))
    face = desk.view.dice[number]
    shown = use(f"die-{DICE[number]}-{face}")
    name = desk.speak("draw-die", face=face)
    return group(shown, transform=at(*spot, scale=size), role="img", aria_label=name)


def _sum(desk: Desk) -> str:
    if not desk.view.dice:
        return ""
    (x, y), size = desk.layout.dice, desk.layout.die
    words = str(sum(desk.view.dice))
    big = 26 * size
    if desk.layout.sum_below:
        return text(words, x - 18 * size, y + 50 * size, size=big, font_weight=800, **ON_TABLE)
    return text(words, x + 82 * size, y + big * 0.36, size=big, font_weight=800, **ON_TABLE)


def draw_stock(desk: Desk, kind: str, icon: str, spot: Point, label: str) -> None:
    """A kind and how many cards of it are left for all."""
    x, y = spot
    left = desk.view.bank.get(kind, 0)
    shown = use(icon, x, y - 13, width=18, height=18)
    count = text(str(left), x + 26, y + 1, size=14, opacity=0.86, **ON_TABLE)
    said = desk.speak(label, card=thing(desk.speak, kind), n=left)
    desk.piece(f"bank-{kind}", group(shown, count, role="img", aria_label=said))
