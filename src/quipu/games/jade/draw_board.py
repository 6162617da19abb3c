"""The area: jungle, cross and tiles, complete districts, figures and jeeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from quipu.drawing import Attrs, at, el, group, line, text, use
from quipu.games.jade.draw_layout import STAMPS, Desk, colour
from quipu.games.jade.draw_places import (
    District,
    Part,
    Point,
    complete_districts,
    shape,
    shut_sides,
)
from quipu.games.jade.draw_view import Figure
from quipu.games.jade.faces import ALL_FACES, CELLS, CENTRE, EMPTY, FACES, SIDES
from quipu.games.jade.tiles import SIZE

HALF: Final = 334
RIM: Final = 9
BAND: Final = 20  # what the rim is wider above and to the left, for the coordinates
JEEP: Final = 0.94
FIGURE: Final = 0.78
PARKED: Final[dict[int, tuple[Point, ...]]] = {  # so many jeeps on the centre field
    1: ((0, -3),),
    2: ((-12, -12), (12, 11)),
    3: ((-15, -15), (15, -15), (0, 13)),
    4: ((-15, -15), (15, -15), (-15, 13), (15, 13)),
}
BESIDE: Final = 0.7  # scale of jeeps that share a field


def crosses(faces: Sequence[int]) -> list[tuple[int, int]]:
    """The cells on which the cross is printed, with its faces."""
    return [(cell, face) for cell, face in enumerate(faces) if FACES <= face < EMPTY]


def draw_ground(desk: Desk) -> None:
    layout = desk.layout
    box = group(*_frame(), transform=at(*layout.middle, scale=layout.scale))
    desk.ground("area", box)
    for cell, face in crosses(desk.view.faces):
        markup = group(use("jade-shade"), tile(face, "cross"), transform=layout.placed(cell))
        desk.ground(f"cross-{name(cell)}", markup)
    desk.ground("centre", use("jade-centre", transform=layout.placed(CENTRE)))
    desk.ground("coordinates", _coordinates(desk))
    desk.ground("cells", *(_place(desk, cell) for cell in range(CELLS)))


def _coordinates(desk: Desk) -> str:
    """J1.5: the numbers of columns and rows, at the edge above and to the left."""
    size = 9 if desk.layout.narrow else 13
    look: Attrs = {"text_anchor": "middle", "font_weight": 700, "fill": "#F1E9CB"}
    look |= {"stroke": "#0A2417", "stroke_width": 2.6, "paint_order": "stroke"}
    words = []
    for n in range(SIZE):
        x, y = desk.layout.spot(n)[0], desk.layout.spot(SIZE * n)[1]
        left, top = desk.layout.middle
        rim = (HALF + (RIM + BAND) / 2) * desk.layout.scale
        words.append(text(str(n), x, top - rim + size * 0.36, size=size, **look))
        words.append(text(str(n), left - rim, y + size * 0.36, size=size, **look))
    return group(*words, aria_hidden="true")


def _place(desk: Desk, cell: int) -> str:
    """Where a page may be asked why nothing can be done."""
    x, y = desk.layout.spot(cell)
    size = round(58 * desk.layout.scale)
    box = {"x": round(x - size / 2), "y": round(y - size / 2), "width": size, "height": size}
    return el("rect", **box, class_="hit", data_place=f"cell-{name(cell)}")


def _frame() -> list[str]:
    out, wide = HALF + RIM, 2 * (HALF + RIM) + BAND
    rim = {"x": -out - BAND, "y": -out - BAND, "width": wide, "height": wide, "rx": 18}
    ground = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF, "rx": 11}
    steps = [60 * n + 30 for n in range(-5, 5)]
    grid = "".join(f"M{step}-330V330M-330 {step}H330" for step in steps)
    return [
        el("rect", **rim, transform="translate(3 6)", fill="#0B140E", opacity=0.3),
        el("rect", **rim, fill="url(#g-rim)"),
        el("rect", **ground, fill="#0F3020"),
        group(use("jade-forest"), clip_path="url(#clip-board)"),
        el("rect", **ground, fill="#0A2417", opacity=0.42),
        line(grid, stroke="#BFE3C6", stroke_opacity=0.1),
        el("rect", **ground, fill="none", stroke="#06180E", stroke_opacity=0.7, stroke_width=2),
    ]


@lru_cache(2048)
def tile(face: int, ground: str, spent: tuple[int, ...] = ()) -> str:
    """A face upright: ground, city parts, lines and field, symbols; spent symbols are pale."""
    parts = ALL_FACES[face].parts
    city = ALL_FACES[face].city()
    cities, marks = "", ""
    for place, (_, heads, coins) in enumerate(parts):
        form = shape(face, place)
        cities += use(f"jade-city-{form.name}", transform=_turn(form.turn))
        kinds = ["head"] * heads + ["coin"] * coins
        spots = form.marks(len(kinds))
        shown = "".join(
            use(f"mark-{kind}", x, y) for kind, (x, y) in zip(kinds, spots, strict=True)
        )
        marks += group(shown, opacity=0.4) if place in spent and shown else shown
    sides = "".join("c" if city >> side & 1 else "j" for side in range(SIDES))
    return use(f"jade-{ground}") + cities + use(f"jade-lines-{sides}") + marks


def _turn(quarters: int) -> str | None:
    return f"rotate({90 * quarters})" if quarters else None


def jungle(seed: int) -> str:
    """One of four pieces of jungle."""
    return f"jungle-{1 + (seed * 7 + seed // 4) % 4}"


def name(cell: int) -> str:
    return f"{cell % SIZE}-{cell // SIZE}"


def draw_board(desk: Desk) -> None:
    """From back to front: tiles, outlines, jeeps and figures from the top down."""
    desk.lay(_draw_tiles, "tiles", desk.view.faces, desk.view.laid)
    _standing(desk)


def _draw_tiles(desk: Desk) -> None:
    faces = desk.view.faces
    districts = complete_districts(faces)
    closing = [d for d in districts if desk.view.laid in {cell for cell, _ in d.parts}]
    dug = {part for district in districts if district not in closing for part in district.parts}
    for cell in range(CELLS):
        if faces[cell] < FACES:
            spent = tuple(place for place in range(3) if (cell, place) in dug)
            markup = tile(faces[cell], jungle(cell), spent)
            desk.piece(
                f"cell-{name(cell)}",
                group(use("jade-shade"), markup, transform=desk.layout.placed(cell)),
            )
    for district in districts:
        _outline(desk, district, district in closing)


# ---- complete districts -----------------------------------------------------------------------


def _outline(desk: Desk, district: District, closing: bool) -> None:
    """A golden line around it; while it waits for its dig it glows."""
    said = "draw-district-closing" if closing else "draw-district-closed"
    fields = len({cell for cell, _ in district.parts})
    label = desk.speak(said, heads=district.heads, coins=district.coins, fields=fields)
    halo = group(_edges(desk, district, "glow"), class_="soft") if closing else ""
    cell, place = district.parts[0]
    desk.piece(
        f"district-{name(cell)}-{place}",
        group(halo, _edges(desk, district, "edge"), role="img", aria_label=label),
    )


def _edges(desk: Desk, district: District, sort: str) -> str:
    return "".join(_edge(desk, part, sort) for part in district.parts)


def _edge(desk: Desk, part: Part, sort: str) -> str:
    faces = desk.view.faces
    form = shape(faces[part[0]], part[1])
    shapes = [(form.name, form.turn)] + [("side", side) for side in shut_sides(faces, part)]
    x, y = desk.layout.spot(part[0])
    return "".join(
        use(f"jade-{sort}-{what}", transform=at(x, y, turn=90 * turn, scale=desk.layout.scale))
        for what, turn in shapes
    )


# ---- pieces -----------------------------------------------------------------------------------


def _standing(desk: Desk) -> None:
    """What stands further down stands in front."""
    shown: list[tuple[float, str, str]] = []
    for seat in range(desk.view.seats):
        spot = jeep_spot(desk, seat)
        shown.append((spot[1] - 4, f"jeep-{seat}", _jeep(desk, seat, spot)))
    for figure in desk.view.figures:
        spot = figure_spot(desk, figure)
        shown.append((spot[1] + 6, f"figure-{name(figure.cell)}", _figure(desk, figure, spot)))
    for _, key, markup in sorted(shown):
        desk.piece(key, markup)


def jeep_spot(desk: Desk, seat: int) -> Point:
    """Where a jeep stands; on the centre field several stand beside each other (J4.5)."""
    there = _together(desk, seat)
    return desk.layout.spot(desk.view.jeeps[seat], *PARKED[len(there)][there.index(seat)])


def jeep_scale(desk: Desk, seat: int) -> float:
    return JEEP if len(_together(desk, seat)) == 1 else BESIDE


def _together(desk: Desk, seat: int) -> list[int]:
    jeeps = desk.view.jeeps
    return [other for other in range(len(jeeps)) if jeeps[other] == jeeps[seat]]


def _jeep(desk: Desk, seat: int, spot: Point) -> str:
    label = desk.speak("draw-jeep", name=desk.names[seat], place=desk.place(desk.view.jeeps[seat]))
    return group(
        use(f"jade-jeep-{STAMPS[seat]}"),
        class_=colour(seat),
        transform=at(*spot, scale=jeep_scale(desk, seat) * desk.layout.scale),
        role="img",
        aria_label=label,
    )


def figure_spot(desk: Desk, figure: Figure) -> Point:
    form = shape(desk.view.faces[figure.cell], figure.part)
    return desk.layout.spot(figure.cell, *form.stand)


def _figure(desk: Desk, figure: Figure, spot: Point) -> str:
    label = desk.speak(
        "draw-figure",
        n=figure.size,
        name=desk.names[figure.seat],
        place=desk.place(figure.cell),
    )
    return group(
        use(f"jade-figure-{figure.size}-{STAMPS[figure.seat]}"),
        class_=colour(figure.seat),
        transform=at(*spot, scale=FIGURE * desk.layout.scale),
        role="img",
        aria_label=label,
    )
