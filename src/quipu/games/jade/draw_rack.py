"""The own rack: statues in four quarters on their ledges, what is missing, and the gold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quipu.drawing import at, el, group, line, path, text, use
from quipu.games.jade.draw_layout import COLUMN, Desk, artefact, disc, middle
from quipu.games.jade.draw_places import Point

LETTERS: Final = "ABCD"
DESIGNS: Final = "123"
GOOD: Final = "+"
LEAST: Final = 3  # so many statues have room at least
EDGE: Final = 22.0  # beside the statues
SMALL_EDGE: Final = 12.0
GAP: Final = 12.0
LEDGE: Final = 7.0
COINS: Final = 8  # more are not drawn, but counted in words

Statue = dict[str, str]  # by letter: the kind of its quarter
CREAM: Final = "#F1DDB4"


# ---- which part stands where (J16.6) ----------------------------------------------------------


def statues(hand: Sequence[str], designs_matter: bool) -> list[Statue]:
    """The hand grouped best: well preserved statues, other complete ones, then begun ones."""
    if designs_matter:
        rows = [_grouped([kind for kind in hand if kind[0] == design]) for design in DESIGNS]
        return sorted((statue for row in rows for statue in row), key=_rank)
    return _grouped(list(hand))


def _rank(statue: Statue) -> tuple[bool, bool]:
    return len(statue) < 4, any(kind[2] != GOOD for kind in statue.values())


def _grouped(rest: list[str]) -> list[Statue]:
    found: list[Statue] = []
    for pool in ([kind for kind in rest if kind[2] == GOOD], rest):
        while statue := _complete(pool):
            found.append(statue)
            for kind in statue.values():
                rest.remove(kind)
                if pool is not rest:
                    pool.remove(kind)
    return found + _begun(rest)


def _complete(pool: Sequence[str]) -> Statue:
    """Four letters, of one design if there is such a set; or nothing."""
    for designs in (*DESIGNS, DESIGNS):
        best = {kind[1]: kind for kind in sorted(pool, reverse=True) if kind[0] in designs}
        if len(best) == len(LETTERS):
            return best
    return {}


def _begun(rest: Sequence[str]) -> list[Statue]:
    """What is left, with parts of one design beside each other where that costs no room."""
    found: list[Statue] = []
    for kind in sorted(rest, key=lambda each: (each[0], each[2])):
        free = [statue for statue in found if kind[1] not in statue]
        alike = [statue for statue in free if any(kind[0] == other[0] for other in statue.values())]
        if not free:
            free = [{}]
            found += free
        (alike or free)[0][kind[1]] = kind
    return found


@dataclass(frozen=True)
class Shelf:
    """How many statues stand side by side, on how many ledges, and how large a quarter is."""

    columns: int
    rows: int
    quarter: float
    left: float
    top: float
    step: float

    def spot(self, number: int, letter: str) -> Point:
        """The upper left corner of a quarter, from the corner of the rack."""
        column, row = number % self.columns, number // self.columns
        place = LETTERS.index(letter)
        x = self.left + column * (2 * self.quarter + GAP) + self.quarter * (place % 2)
        return x, self.top + row * self.step + (self.quarter + LEDGE) * (place // 2)


def shelf_for(count: int, tall: float, wide: float, top: float) -> Shelf:
    """The largest quarters with which all statues have room."""
    count = max(count, LEAST)
    edge = EDGE if wide > 300 else SMALL_EDGE
    best = Shelf(1, 1, 0, 0, 0, 0)
    for rows in range(1, 5):
        columns = -(-count // rows)
        across = (wide - 2 * edge - GAP * (columns - 1)) / (2 * columns)
        quarter = float(int(min(across, 60, (tall / rows - 2 * LEDGE - 6) / 2)))
        if quarter > best.quarter:
            used = columns * 2 * quarter + GAP * (columns - 1)
            step = 2 * quarter + 2 * LEDGE + 6
            first = top + max(0, tall - rows * step) // 2
            best = Shelf(columns, rows, quarter, (wide - used) // 2, first, step)
    return best


# ---- drawing ----------------------------------------------------------------------------------


def draw_rack_ground(desk: Desk) -> None:
    """Wood with two feet; inside it is dark."""
    if "rack" not in desk.layout.tops:
        return
    if desk.layout.narrow:
        desk.ground("rack", _small_rack(desk))
        return
    low = desk.layout.tall["rack"] - 8
    arch = (
        f"M0 32Q0 20 12 20H128Q156 4 198 4T268 20H384Q396 20 396 32V{low - 10}Q396 {low} 386 {low}"
    )
    arch += f"H10Q0 {low} 0 {low - 10}Z"
    foot = f"M{{}} {low - 2}h52l9 9h-70Z"
    inner = {"x": 11, "y": 34, "width": COLUMN - 22, "height": low - 44, "rx": 8}
    leaves = "".join(
        use(
            f"m-leaf{n}",
            transform=f"translate({198 + side * x} {y})scale({side} 1)rotate({r})scale(.6)",
        )
        for side in (-1, 1)
        for n, x, y, r in (("2", 66, 21, -70), ("", 50, 17, -80), ("3", 36, 14, -62))
    )
    desk.ground(
        "rack",
        group(
            *(path(foot.format(x), fill="url(#g-rack)", stroke="#2A1D18") for x in (46, 298)),
            path(arch, fill="#2A1A0C", opacity=0.25, transform="translate(2.5 3.5)"),
            path(arch, fill="url(#g-rack)", stroke="#2A1D18", stroke_width=1.5),
            line(
                "M2 33Q2 22 13 22H129Q157 6 198 6T267 22H383", stroke="#F4DDB4", stroke_opacity=0.7
            ),
            el("rect", **inner, fill="url(#g-rack-in)", stroke="#2A1808", stroke_width=1.4),
            leaves,
            transform=at(*desk.corner("rack", 0, 0)),
        ),
    )


def _small_rack(desk: Desk) -> str:
    """A plain wooden panel with its name."""
    wide, tall = desk.layout.wide["rack"], desk.layout.tall["rack"]
    size = {"width": wide, "height": tall, "rx": 14}
    words = text(
        desk.speak("draw-rack"), 12, 21, size=13, width=110, font_weight=700, fill="#F7E7C6"
    )
    return group(
        el("rect", x=2, y=3, **size, fill="#1C120A", opacity=0.25),
        el("rect", **size, fill="url(#g-rack-in)", stroke="#2A1808", stroke_width=1.4),
        words,
        transform=at(*desk.corner("rack", 0, 0)),
    )


def draw_rack(desk: Desk) -> None:
    view, own = desk.view, desk.view.seat
    hand = view.hands[own] if own >= 0 else None
    if hand is not None:
        worth = (view.gold[own], view.points[own], own in view.winners)
        desk.lay(_draw_rack, "rack", own, hand, view.designs_matter, *worth)


def _draw_rack(desk: Desk) -> None:
    own = desk.view.seat
    hand = desk.view.hands[own] or ()
    if not desk.layout.narrow:
        desk.piece("medal", disc(own, *desk.corner("rack", 198, 19), scale=1.3))
    shown = statues(hand, desk.view.designs_matter)
    shelf = shelf_of(desk, len(shown))
    _ledges(desk, shelf)
    _missing(desk, shown, shelf)
    for key, kind, (x, y) in standing(desk, shown, shelf):
        size = shelf.quarter
        label = desk.speak("draw-own-label", kind=desk.kind(kind))
        whole = {"width": size, "height": size + 1, "role": "img", "aria_label": label}
        desk.piece(key, use(artefact(kind), x, y, **whole))
    _foot(desk, shown)


def shelf_of(desk: Desk, count: int) -> Shelf:
    """Where so many statues stand on the own rack."""
    tall, wide = desk.layout.tall["rack"], desk.layout.wide["rack"]
    if desk.layout.narrow:
        return shelf_for(count, tall - 31 - 28, wide, 30)
    return shelf_for(count, tall - 8 - 42 - 52, wide, 42)


def standing(desk: Desk, shown: Sequence[Statue], shelf: Shelf) -> Iterator[tuple[str, str, Point]]:
    """Every own artefact: its key, its kind, the upper left corner where it stands."""
    often: dict[str, int] = {}
    for number, statue in enumerate(shown):
        for letter, kind in sorted(statue.items()):
            often[kind] = often.get(kind, 0) + 1
            x, y = shelf.spot(number, letter)
            yield f"{artefact(kind)}-{often[kind]}", kind, desk.corner("rack", x, y)


def _ledges(desk: Desk, shelf: Shelf) -> None:
    """A board under every two quarters."""
    wide = 2 * shelf.quarter + 4
    parts = []
    for number in range(shelf.columns * shelf.rows):
        for letter in "AC":
            x, y = shelf.spot(number, letter)
            board = {"x": x - 2, "y": y + shelf.quarter, "width": wide}
            parts.append(el("rect", **board, height=5, rx=1.6, fill="url(#g-ledge)"))
    look = {"stroke": "#2A1D18", "stroke_width": 0.9}
    desk.piece("ledges", group(*parts, **look, transform=at(*desk.corner("rack", 0, 0))))


def _missing(desk: Desk, shown: Sequence[Statue], shelf: Shelf) -> None:
    """Begun statues show pale what they lack; empty places only a dashed edge."""
    parts = []
    for number in range(max(len(shown), LEAST)):
        statue = shown[number] if number < len(shown) else {}
        designs = [kind[0] for kind in statue.values()]
        design = max(DESIGNS, key=designs.count) if designs else ""
        for letter in LETTERS:
            if letter not in statue:
                x, y = shelf.spot(number, letter)
                parts.append(_gap(desk, letter, design, shelf.quarter, x, y))
    desk.piece("missing", group(*parts, transform=at(*desk.corner("rack", 0, 0))))


def _gap(desk: Desk, letter: str, design: str, size: float, x: float, y: float) -> str:
    ground = el("rect", width=56, height=56, rx=6, fill="#1E1309", opacity=0.5)
    pale = ""
    if design:
        symbol = use(f"artefact-{design}{letter}-good", -1, -1, width=60, height=62)
        pale = group(symbol, opacity=0.2)
    edge = {"fill": "none", "stroke": "#D9BE8C", "stroke_width": 1.5, "stroke_dasharray": "4.4 3.6"}
    rim = el("rect", x=1, y=1, width=54, height=54, rx=5.4, **edge)
    sign = middle(letter, 28, 28, 18, font_weight=800, fill=CREAM)
    shown = (ground, pale, rim, sign) if design else (ground, rim)
    scale = size / 60
    return group(
        *shown,
        transform=at(x + scale, y + scale, scale=scale),
        opacity=None if design else 0.55,
        role="img" if design else None,
        aria_label=desk.speak("draw-missing", letter=letter) if design else None,
    )


def _foot(desk: Desk, shown: Sequence[Statue]) -> None:
    """Gold on its ledge, and what the rack is worth now."""
    if desk.layout.narrow:
        _small_foot(desk, shown)
        return
    view, speak = desk.view, desk.speak
    low = desk.layout.tall["rack"] - 60
    gold = view.gold[view.seat] or 0
    coins = ["coin-5"] * (gold // 5) + ["coin-1"] * (gold % 5)
    x, parts = 30.0, []
    for coin in coins[:COINS]:
        parts.append(use(coin, transform=at(x, low + 19, scale=0.74)))
        x += 27 if coin == "coin-5" else 22
    words = speak("draw-gold", n=gold)
    parts.append(text(words, x - 5, low + 24, size=14.5, font_weight=700, fill=CREAM))
    edge = {"fill": "url(#g-ledge)", "stroke": "#2A1D18", "stroke_width": 0.9}
    ledge = el("rect", x=18, y=low + 33, width=COLUMN - 36, height=5, rx=1.6, **edge)
    whole = sum(1 for statue in shown if len(statue) == len(LETTERS))
    right = {"text_anchor": "end", "fill": CREAM}
    points = speak("draw-points", n=view.points[view.seat] or 0)
    count = speak("draw-statues", n=whole)
    parts.append(text(points, COLUMN - 24, low + 14, size=15, width=130, font_weight=700, **right))
    parts.append(text(count, COLUMN - 24, low + 29, size=12.5, width=130, **right))
    if view.seat in view.winners:
        parts.append(
            middle(speak("draw-winner"), 198, low + 19, 15, font_weight=800, fill="#F7CE4B")
        )
    shown_at = at(*desk.corner("rack", 0, 0))
    desk.piece("gold", group(ledge, *parts, transform=shown_at))


def _small_foot(desk: Desk, shown: Sequence[Statue]) -> None:
    """The same in two lines: points above the statues, gold and how many are whole below."""
    view, speak = desk.view, desk.speak
    wide, low = desk.layout.wide["rack"], desk.layout.tall["rack"] - 11.5
    gold, whole = view.gold[view.seat] or 0, sum(len(each) == len(LETTERS) for each in shown)
    right = {"text_anchor": "end", "fill": CREAM}
    points = speak("draw-points", n=view.points[view.seat] or 0)
    if view.seat in view.winners:
        points = speak("draw-winner")
    count = speak("draw-statues", n=whole)
    desk.piece(
        "gold",
        group(
            text(points, wide - 12, 21, size=12.5, width=86, font_weight=700, **right),
            use("coin-1", transform=at(22, low - 4.5, scale=0.62)),
            text(speak("draw-gold", n=gold), 34, low, size=13, font_weight=700, fill=CREAM),
            text(count, wide - 12, low, size=12, width=110, **right),
            transform=at(*desk.corner("rack", 0, 0)),
        ),
    )
