"""Bucket as it is shown: the bucket with its water, the seats, and the cards one can pour."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import ClassVar, Final

from bucket.view import BucketView
from quipu.drawing import Drawing, at, el, group, text
from quipu.presenting import Looking, Presenter

COLOURS: Final = ("red", "blue", "yellow", "white")
INK: Final = "#26333A"
WIDTH: Final = 360
FLOOR: Final = 200  # where the bucket ends
TALL: Final = 140
ROW: Final = 34


class BucketPresenter(Presenter[BucketView]):
    """What page and terminal say of the game."""

    colours: ClassVar[Sequence[str]] = COLOURS

    def board(self, looking: Looking[BucketView]) -> Drawing:
        view, speak = looking.view, looking.speak
        label = speak("draw-bucket", n=view.bucket, size=view.size)
        height = FLOOR + 90 + ROW * looking.seats
        drawing = Drawing(WIDTH, height, label, backdrop="#E4EEF0", home=__package__)
        drawing.add("ground", "bucket", bucket())
        drawing.add("pieces", "water", water(view))
        drawing.add("pieces", "level", text(label, 180, FLOOR + 26, size=15, text_anchor="middle"))
        for seat, name in enumerate(looking.names):
            facts = {"points": view.points[seat], "cards": view.cards[seat]}
            said = speak("draw-seat", name=name, **facts)
            row = text(said, 44, FLOOR + 104 + ROW * seat, size=15, fill=INK)
            disc = el("circle", cx=26, cy=FLOOR + 99 + ROW * seat, r=9, class_="s")
            drawing.add("pieces", f"seat-{seat}", group(disc, row, class_=f"seat-{COLOURS[seat]}"))
        for place, value in enumerate(view.hand):
            drawing.add("pieces", f"card-{place}", card(value, place))
        for action in looking.legal:
            value = int(str(action.arguments()["value"]))
            spot = view.hand.index(value)
            label = speak("draw-pour", value=value)
            drawing.add("targets", f"pour-{value}", target(action.to_json(), spot, label, view))
        return drawing

    def points(self, looking: Looking[BucketView]) -> Sequence[int | None]:
        return looking.view.points

    def phase(self, looking: Looking[BucketView]) -> str:
        return "over" if looking.view.is_over else "pouring"


def bucket() -> str:
    path = f"M110 {FLOOR - TALL}L128 {FLOOR}H232L250 {FLOOR - TALL}"
    return el("path", d=path, fill="#FFFFFF", stroke=INK, stroke_width=4)


def water(view: BucketView) -> str:
    """As high as the bucket is full."""
    height = round(TALL * view.bucket / view.size)
    slant = round(18 * height / TALL)
    top = FLOOR - height
    path = f"M{128 - slant} {top}L128 {FLOOR}H232L{232 + slant} {top}Z"
    return el("path", d=path, fill="#3F8FB5", fill_opacity=0.8)


def spot_of(place: int) -> tuple[float, float]:
    return 110 + 70 * place, FLOOR + 60


def card(value: int, place: int) -> str:
    paper = el("rect", x=-20, y=-24, width=40, height=48, rx=6, fill="#FBF7E8", stroke=INK)
    number = text(str(value), 0, 7, size=20, text_anchor="middle", fill=INK)
    return group(paper, number, transform=at(*spot_of(place)))


def target(form: dict[str, object], place: int, label: str, view: BucketView) -> str:
    """A card that can be poured: a click does it."""
    box = {"x": -26, "y": -30, "width": 52, "height": 60, "rx": 9}
    return group(
        el("rect", **box, class_="place soft"),
        el("rect", **box, class_="focus-ring"),
        el("rect", **box, class_="hit"),
        class_=f"glow seat-{COLOURS[view.seat]}",
        role="button",
        tabindex=0,
        aria_label=label,
        transform=at(*spot_of(place)),
        data_action=json.dumps(form),
    )
