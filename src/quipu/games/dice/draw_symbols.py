"""Roads, settlements, cities, knights and jokers: in ink, pencilled or in sepia, and what glows."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from quipu.drawing import Attrs, el, group, line, use
from quipu.games.dice.chances import odds, shown
from quipu.games.dice.draw_layout import AMBER, INK, PAPER, RED, SEPIA, Desk, box, focus, middle
from quipu.games.dice.draw_places import Joker, Place
from quipu.texts import describe_action

VARIATIONS: Final = {"road": 4, "settlement": 3, "city": 2, "knight": 3}
STROKES: Final = {"built": PAPER, "open": "#4A494D", "hoped": "#4A494D", "closed": SEPIA}
FIGURES: Final = {"built": PAPER, "open": "#38373B", "hoped": "#38373B", "closed": "#6B5430"}
SLIPS: Final = {  # where the slip of a chance lies, from the middle of its symbol
    "road": (-26, 14),
    "settlement": (30, -20),
    "city": (0, 34),
    "knight": (38, 0),
}
AROUND: Final = [  # where else it may lie if something is written there
    (x * far, y * far)
    for far in (1.0, 1.35)
    for x, y in ((26, 14), (-30, -20), (0, -30), (0, 30), (38, 0), (-38, 0), (30, -20), (-26, 14))
]
LEAST: Final = 0.005  # less is hardly
FIGURE_SPOTS: Final = {  # how far below the middle, and size
    "road": (0, 12),
    "settlement": (4.2, 17),
    "city": (6.9, 17),
    "knight": (9, 14),
}
HITS: Final = {"road": (60, 42), "settlement": (48, 48), "city": (58, 54), "knight": (44, 54)}
CROSS: Final = "M-13-12C-5-4 6 6 13 13M13-13C5-5-6 4-13 12"

Action = dict[str, object]
Spot = tuple[float, float]
Box = tuple[float, float, float, float]


def draw_symbols(desk: Desk) -> None:
    buildable = _buildable(desk)
    built, used = desk.view.built[desk.owner], desk.view.used[desk.owner]
    fresh = desk.view.fresh if desk.owner == desk.view.active else []
    offered = {action.get("joker") for action in desk.actions}
    usable = [joker for joker in desk.page.jokers if joker.id in offered]
    hoped = _hoped(desk)

    def places(desk: Desk) -> None:
        for place in desk.page.places:
            name = f"{place.kind}-{place.id}"
            state = "built" if place.id in built else "open" if name in buildable else "closed"
            desk.piece(name, _symbol(desk, place, "hoped" if place.id in hoped else state))

    def jokers(desk: Desk) -> None:
        for joker in desk.page.jokers:
            spot = desk.layout.placed(joker.x, joker.y)
            disc = _disc(joker, built, used, fresh, joker in usable)
            desk.piece(f"joker-{joker.id}", group(disc, transform=spot))

    desk.lay(places, "symbols", built, list(buildable), list(hoped))
    for place in desk.page.places:
        name = f"{place.kind}-{place.id}"
        if name in buildable:
            _offer(desk, place, buildable[name])
    desk.lay(jokers, "jokers", built, used, fresh, [joker.id for joker in usable])
    for joker in usable:
        _offer_joker(desk, joker)
    if hoped:
        desk.lay(lambda desk: _slips(desk, hoped), "slips", hoped)


def _slips(desk: Desk, hoped: Mapping[str, Sequence[float]]) -> None:
    taken = [_figure_box(desk, place) for place in desk.page.places]
    for place in desk.page.places:
        if place.id in hoped:
            desk.piece(f"odds-{place.id}", _odds(desk, place, hoped[place.id], taken))


def _figure_box(desk: Desk, place: Place) -> Box:
    """Where the number of a place is written: middle and half sizes."""
    x, y = desk.layout.spot(place.x, place.y)
    below, size = FIGURE_SPOTS[place.kind]
    scale = desk.layout.scale * desk.layout.symbol
    return x, y + below * scale, 0.62 * size * scale, 0.5 * size * scale


def _free_spot(desk: Desk, place: Place, half: Spot, taken: list[Box]) -> Spot:
    """Beside its symbol, where no number and no other slip lies; the place is taken then."""
    x, y = desk.layout.spot(place.x, place.y)
    scale = desk.layout.scale
    spots = [(x + dx * scale, y + dy * scale) for dx, dy in (SLIPS[place.kind], *AROUND)]
    found = next((spot for spot in spots if not _lies_on(spot, half, taken)), spots[0])
    taken.append((*found, *half))
    return found


def _lies_on(spot: Spot, half: Spot, taken: Sequence[Box]) -> bool:
    return any(
        abs(spot[0] - x) < half[0] + wide and abs(spot[1] - y) < half[1] + high
        for x, y, wide, high in taken
    )


def _hoped(desk: Desk) -> dict[str, list[float]]:
    """While who looks may still throw: what could be built, and how likely by what is kept."""
    view = desk.view
    if view.phase != "throwing" or not desk.own or desk.owner != view.seat:
        return {}
    found = odds(view.copy, desk.owner)
    return {name: found[name] for name in shown(view.copy, desk.owner, found)}


def _odds(desk: Desk, place: Place, chances: Sequence[float], taken: list[Box]) -> str:
    """A slip with the chance; the page says it anew for the dice that are checked."""
    said = [_percent(desk, chance) for chance in chances]
    size = 15 if desk.layout.narrow else 12.5
    spot = _free_spot(desk, place, (size * 1.85, size * 0.78), taken)
    slip = el("rect", **box(size * 3.7, size * 1.55, *spot), rx=size * 0.78, class_="slip")
    words = middle(said[0], *spot, size, font_weight=700, fill=INK)
    told = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    sure = desk.speak("draw-sure")
    return group(slip, words, class_="odds", data_by_checked=told, data_sure=sure)


def _percent(desk: Desk, chance: float) -> str:
    if chance >= 1:
        return desk.speak("draw-sure")
    if chance < LEAST:
        return "" if chance == 0 else desk.speak("draw-hardly")
    return desk.speak("draw-percent", n=min(99, round(100 * chance)))


def draw_numbers(desk: Desk) -> None:
    """The ids by which rules name symbols; a page shows them while such a rule is open."""
    words = []
    for place in desk.page.places:
        x, y = desk.layout.spot(place.x, place.y)
        plate = el("rect", **box(26, 14, x, y), rx=7, fill="#1B6488", stroke=PAPER)
        words.append(plate + middle(place.id, x, y, 10, font_weight=700, fill=PAPER))
    desk.piece(
        "numbers", group(*words, class_="place-number", visibility="hidden", aria_hidden="true")
    )


def _buildable(desk: Desk) -> dict[str, Action]:
    """The legal builds, by the key of what they build."""
    found = {}
    for action in desk.actions:
        verb, _, kind = str(action["kind"]).partition("_")
        if verb == "build":
            found[f"{kind}-{action[kind]}"] = action
    return found


def _symbol(desk: Desk, place: Place, state: str) -> str:
    drawn = _outline(_shape(place), state) + _details(desk.plus, place.kind, state)
    turned = group(drawn, transform=_turned(place)) if place.kind == "road" else drawn
    figure = "" if desk.plus else _figure(place, state)
    return group(turned, figure, transform=desk.layout.placed(place.x, place.y))


def _shape(place: Place) -> str:
    number = int("".join(sign for sign in place.id if sign.isdigit()))
    return f"sheet-{place.kind}-{number % VARIATIONS[place.kind] + 1}"


def _turned(place: Place) -> str:
    """Along its side, but never upside down."""
    turn = place.turn % 180
    return f"rotate({turn - 180 if turn > 90 else turn:.0f})"


def _outline(shape: str, state: str) -> str:
    if state == "open":
        return pencilled(shape)
    if state == "hoped":
        return use(shape, class_="margin") + use(shape, class_="hoped")
    return use(shape, class_="margin") + use(shape, class_="ink" if state == "built" else "sepia")


def pencilled(shape: str) -> str:
    """Hatched, outlined twice as a pencil does, with a warm glow behind."""
    return (
        use(shape, class_="warm soft")
        + use(shape, class_="sheet")
        + use(shape, fill="url(#p-pencil)")
        + use(shape, class_="graphite-again", transform="translate(1.4 -1)rotate(1.2)")
        + use(shape, class_="graphite")
    )


def _details(plus: bool, kind: str, state: str) -> str:
    pen: Attrs = {"class_": "pen", "stroke": STROKES[state], "stroke_width": 1.8}
    if kind == "knight":
        plume = pen | {"stroke": INK if state == "built" else STROKES[state]}
        arms = use("sheet-knight-arms", **pen) if plus else ""
        return use("sheet-knight-plume", **plume) + use("sheet-knight-visor", **pen) + arms
    if kind == "city":
        return use("sheet-city-door" if plus else "sheet-city-slit", **pen)
    if kind == "settlement":
        return use("sheet-settlement-door", **pen) if plus else ""
    return _road_details(plus, state)


def _road_details(plus: bool, state: str) -> str:
    if state == "built":
        return use("sheet-road-strokes", class_="pen", stroke="#7E86B4", stroke_width=1)
    if state == "closed" and plus:
        return use("sheet-road-dashes", class_="pen", stroke="#B79F6C", stroke_width=1.3)
    return ""


def _figure(place: Place, state: str) -> str:
    """The printed points; a built road shows its strokes instead."""
    if place.kind == "road" and state == "built":
        return ""
    below, size = FIGURE_SPOTS[place.kind]
    halo: Attrs = {}
    if state == "open":
        halo = {"stroke": PAPER, "stroke_width": 4.5, "paint_order": "stroke"}
    return middle(str(place.points), 0, below, size, font_weight=800, fill=FIGURES[state], **halo)


def _offer(desk: Desk, place: Place, action: Action) -> None:
    """The place of a legal build: a ghost in ink, a ring when it is looked at, room to hit."""
    shape = _shape(place)
    wide, high = HITS[place.kind]
    grow = 1.28 if desk.layout.narrow else 1
    spot = desk.layout.placed(place.x, place.y)
    desk.target(
        f"do-{place.kind}-{place.id}",
        el("rect", class_="hit", **box(wide * grow, high * grow), rx=12),
        group(use(shape, class_="ink"), class_="ghost"),
        focus("use", href=f"#{shape}"),
        transform=spot + (_turned(place) if place.kind == "road" else ""),
        data_action=json.dumps(action, separators=(",", ":")),
        aria_label=describe_action(desk.speak, action, desk.names),
    )


def _offer_joker(desk: Desk, joker: Joker) -> None:
    desk.target(
        f"do-joker-{joker.id}",
        el("circle", class_="hit", r=27),
        focus("circle", r=20),
        transform=desk.layout.placed(joker.x, joker.y),
        data_menu="use_joker",
        data_joker=joker.id,
        aria_haspopup="menu",
        aria_label=desk.speak("draw-use-joker", joker=desk.speak(f"thing-{joker.gives}")),
    )


def _disc(
    joker: Joker, built: Sequence[str], spent: Sequence[str], fresh: Sequence[str], usable: bool
) -> str:
    """Dashed in sepia until its knights are built, solid in ink, struck out when used."""
    ready = all(knight in built for knight in joker.needs)
    used = joker.id in spent
    resting = not usable and not used and any(knight in fresh for knight in joker.needs)
    icon = use(f"icon-{joker.gives}", -11, -11, width=22, height=22)
    ring = el(
        "circle",
        r=16,
        fill=PAPER,
        stroke=INK if ready else SEPIA,
        stroke_width=2.2 if usable else 1.6,
        stroke_dasharray="6 2.6" if ready and resting else None if ready else "3 3",
    )
    return (
        (el("circle", r=20, fill=AMBER, opacity=0.45, class_="soft") if usable else "")
        + ring
        + (icon if ready and not resting else group(icon, opacity=0.6))
        + (strike(CROSS) if used else "")
    )


def strike(d: str, width: float = 2.6) -> str:
    """Struck out in red."""
    return line(d, stroke=RED, stroke_width=width, stroke_opacity=0.88, stroke_linecap="round")
