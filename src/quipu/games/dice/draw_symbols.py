"""Roads, settlements, cities, knights and jokers: in ink, pencilled or in sepia, and what glows."""

from __future__ import annotations

import json
from typing import Final

from quipu.drawing import at, el, group, line, text, use
from quipu.games.dice.draw_layout import AMBER, INK, PAPER, RED, SEPIA, Desk
from quipu.games.dice.draw_places import Joker, Place
from quipu.texts import describe_action

VARIATIONS: Final = {"road": 4, "settlement": 3, "city": 2, "knight": 3}
STROKES: Final = {"built": PAPER, "open": "#4A494D", "closed": SEPIA}
FIGURES: Final = {"built": PAPER, "open": "#38373B", "closed": "#6B5430"}
FIGURE_SPOTS: Final = {  # baseline below the middle, size
    "road": (4.4, 12),
    "settlement": (10.4, 17),
    "city": (13, 17),
    "knight": (14, 14),
}
HITS: Final = {"road": (60, 42), "settlement": (48, 48), "city": (58, 54), "knight": (46, 54)}
CROSS: Final = "M-13-12C-5-4 6 6 13 13M13-13C5-5-6 4-13 12"


def draw_symbols(desk: Desk) -> None:
    buildable = _buildable(desk)
    built = desk.view.built[desk.owner]
    for place in desk.sheet.places:
        name = f"{place.kind}-{place.id}"
        state = "built" if place.id in built else "open" if name in buildable else "closed"
        desk.piece(name, _symbol(desk, place, state))
        if name in buildable:
            _offer(desk, place, buildable[name])
    for joker in desk.sheet.jokers:
        _joker(desk, joker)


def _buildable(desk: Desk) -> dict[str, dict[str, object]]:
    """The legal builds, by the key of what they build."""
    found = {}
    for action in desk.actions:
        verb, _, kind = str(action["kind"]).partition("_")
        if verb == "build":
            found[f"{kind}-{action[kind]}"] = action
    return found


def _symbol(desk: Desk, place: Place, state: str) -> str:
    shape = _shape(place)
    figure = _figure(place, state) if place.points and not desk.plus else ""
    drawn = _outline(shape, state) + _details(desk, place, state)
    return group(
        group(drawn, transform=_turned(place)) if place.turn else drawn,
        figure,
        transform=_spot(desk, place),
    )


def _shape(place: Place) -> str:
    number = int("".join(sign for sign in place.id if sign.isdigit()))
    return f"sheet-{place.kind}-{number % VARIATIONS[place.kind] + 1}"


def _spot(desk: Desk, place: Place) -> str:
    return at(*desk.layout.spot(place.x, place.y), scale=desk.layout.scale * desk.layout.symbol)


def _turned(place: Place) -> str:
    """Along its side, but never upside down."""
    turn = place.turn % 180
    return f"rotate({round(turn - 180 if turn > 90 else turn)})"


def _outline(shape: str, state: str) -> str:
    if state == "open":
        again = use(shape, class_="graphite-again", transform="translate(1.4 -1)rotate(1.2)")
        return (
            use(shape, class_="warm soft")
            + use(shape, class_="sheet")
            + use(shape, fill="url(#p-pencil)")
            + again
            + use(shape, class_="graphite")
        )
    return use(shape, class_="margin") + use(shape, class_="ink" if state == "built" else "sepia")


def _details(desk: Desk, place: Place, state: str) -> str:
    pen = {"class_": "pen", "stroke": STROKES[state], "stroke_width": 1.8}
    if place.kind == "knight":
        plume = use(
            "sheet-knight-plume", class_="pen", stroke=INK if state == "built" else pen["stroke"]
        )
        arms = use("sheet-knight-arms", **pen) if desk.plus else ""
        return plume + use("sheet-knight-visor", **pen) + arms
    if place.kind == "city":
        return use("sheet-city-door" if desk.plus else "sheet-city-slit", **pen)
    if place.kind == "settlement":
        return use("sheet-settlement-door", **pen) if desk.plus else ""
    return _road_details(desk, state)


def _road_details(desk: Desk, state: str) -> str:
    if state == "built":
        return use("sheet-road-strokes", class_="pen", stroke="#7E86B4", stroke_width=1)
    if state == "closed" and desk.plus:
        return use("sheet-road-dashes", class_="pen", stroke="#B79F6C", stroke_width=1.3)
    return ""


def _figure(place: Place, state: str) -> str:
    if place.kind == "road" and state == "built":
        return ""
    below, size = FIGURE_SPOTS[place.kind]
    halo: dict[str, object] = {}
    if state == "open":
        halo = {"stroke": PAPER, "stroke_width": 4.5, "paint_order": "stroke"}
    return text(
        str(place.points),
        0,
        below,
        size=size,
        text_anchor="middle",
        font_weight=800,
        fill=FIGURES[state],
        **halo,
    )


def _offer(desk: Desk, place: Place, action: dict[str, object]) -> None:
    """The place of a legal build: a ghost in ink, a ring when it is looked at, room to hit."""
    shape = _shape(place)
    wide, high = HITS[place.kind]
    grow = 1.12 if desk.layout.narrow else 1
    drawn = (
        el("rect", class_="hit", **_middle(wide * grow, high * grow), rx=12)
        + group(use(shape, class_="ink"), class_="ghost")
        + use(shape, class_="focus-ring")
    )
    desk.target(
        f"do-{place.kind}-{place.id}",
        group(drawn, transform=_spot(desk, place) + _turned(place)),
        data_action=json.dumps(action, separators=(",", ":")),
        aria_label=describe_action(desk.speak, action, desk.names),
    )


def _middle(width: float, height: float) -> dict[str, object]:
    return {"x": -width / 2, "y": -height / 2, "width": width, "height": height}


def _joker(desk: Desk, joker: Joker) -> None:
    usable = any(action.get("joker") == joker.id for action in desk.actions)
    spot = at(*desk.layout.spot(joker.x, joker.y), scale=desk.layout.scale * desk.layout.symbol)
    desk.piece(f"joker-{joker.id}", group(_joker_disc(desk, joker, usable), transform=spot))
    if usable:
        desk.target(
            f"do-joker-{joker.id}",
            group(
                el("circle", class_="hit", r=27),
                el("circle", class_="focus-ring", r=20),
                transform=spot,
            ),
            data_menu="use_joker",
            data_joker=joker.id,
            aria_haspopup="menu",
            aria_label=desk.speak("draw-use-joker", joker=desk.speak(f"thing-{joker.gives}")),
        )


def _joker_disc(desk: Desk, joker: Joker, usable: bool) -> str:
    ready = all(knight in desk.view.built[desk.owner] for knight in joker.needs)
    used = joker.id in desk.view.used[desk.owner]
    fresh = desk.view.fresh if desk.owner == desk.view.active else []
    resting = ready and not used and any(knight in fresh for knight in joker.needs)
    dashes = "3 3" if not ready else "6 2.6" if resting and not usable else None
    icon = use(f"icon-{joker.gives}", -11, -11, width=22, height=22)
    return (
        (el("circle", r=20, fill=AMBER, opacity=0.45, class_="soft") if usable else "")
        + el(
            "circle",
            r=16,
            fill=PAPER,
            stroke=INK if ready else SEPIA,
            stroke_width=2.2 if usable else 1.6,
            stroke_dasharray=dashes,
        )
        + (icon if ready and not resting else group(icon, opacity=0.6))
        + (line(CROSS, **STRIKE) if used else "")
    )


STRIKE: Final = {
    "stroke": RED,
    "stroke_width": 2.6,
    "stroke_opacity": 0.85,
    "stroke_linecap": "round",
}
