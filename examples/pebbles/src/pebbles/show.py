"""Pebbles in a terminal: the heap with its numbers, and the seats with what they show."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pebbles.draw import SEATS
from pebbles.state import IN_HEAP
from pebbles.view import PebblesObservation
from quipu.drawing import seat_colour
from quipu.terminal import Scene, Terminal

CHOSEN: Final = "bold black on bright_green"


def show(scene: Scene) -> Text:
    """Pebbles that can be taken stand out; hollows are in the colour of who has them."""
    view = seen(scene)
    drawn = Text()
    for pebble, owner in enumerate(view.owner):
        if owner == IN_HEAP:
            look = CHOSEN if pebble in scene.places("pebble") else "bold"
            drawn.append(f" ({pebble})", look)
        else:
            drawn.append("  · ", f"bold {seat_colour(SEATS[owner])}" if owner >= 0 else "dim")
    return Text("\n").join([drawn, *(Text(line) for line in seats(scene))])


def words(scene: Scene) -> list[str]:
    view = seen(scene)
    heap = [str(pebble) for pebble, owner in enumerate(view.owner) if owner == IN_HEAP]
    return [f"{scene.speak('show-heap')}: {', '.join(heap) or '–'}", *seats(scene)]


def seats(scene: Scene) -> list[str]:
    view = seen(scene)
    lines = []
    for seat, name in enumerate(scene.names[: len(view.tokens)]):
        token = view.tokens[seat] or view.known[seat]
        shown = scene.speak("fact-token", n=token) if token else scene.speak("show-hidden")
        lines.append(f"{scene.speak('draw-seat', name=name, n=view.owner.count(seat))} · {shown}")
    return lines


def seen(scene: Scene) -> PebblesObservation:
    assert isinstance(scene.view, PebblesObservation)
    return scene.view


TERMINAL: Final = Terminal(show=show, words=words)
