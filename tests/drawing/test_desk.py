"""Desk: a part is drawn once for all that it shows, at a desk of its own."""

from __future__ import annotations

from dataclasses import dataclass

from quipu import drawing
from quipu.drawing import Drawing


@dataclass(frozen=True)
class Desk(drawing.Desk):
    """A desk that knows a number, and counts what is drawn at it."""

    number: int
    drawn: list[int]


@dataclass(frozen=True)
class Other(drawing.Desk):
    """Another game's."""


def blank() -> Drawing:
    return Drawing(10, 10, "nothing")


def draw(desk: Desk) -> None:
    desk.drawn.append(desk.number)
    desk.ground("field", f"<b>{desk.number}</b>")
    desk.piece("piece", "<i/>", "<i/>")


def test_what_was_drawn_is_laid_again_until_it_shows_something_else() -> None:
    drawn: list[int] = []
    for number in (1, 1, 2, 1):
        desk = Desk(blank(), number, drawn)
        desk.lay_known(draw, ("part", number))
        assert dict(desk.drawing.elements("ground")) == {"field": f"<b>{number}</b>"}
        assert dict(desk.drawing.elements("pieces")) == {"piece": "<i/><i/>"}
    assert drawn == [1, 2]


def test_a_part_may_be_drawn_at_a_desk_that_knows_less() -> None:
    drawn: list[int] = []
    desk = Desk(blank(), 7, drawn)
    desk.lay_known(draw, "less", lambda: {"number": 0})
    assert drawn == [0]
    assert desk.number == 7


def test_desks_of_two_games_share_nothing() -> None:
    assert Desk.shelf is not Other.shelf
