"""What happened in Jade, as it moves: jeeps drive, a tile turns as it is laid, artefacts fly.

Which artefacts came out of the heap only their finder is told; the others see their backs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from quipu.presenting import (
    Event,
    Looking,
    Mark,
    Motion,
    Part,
    Picture,
    Presenter,
    Telling,
    telling,
)
from quipu.presenting.seeing import stamp
from quipu.presenting.telling import flights, pictured, seat_spot

HEAP: Final = "heap"
OPEN: Final = "open"
BACK: Final = Picture("jade-back", "-50 -50 100 100")
MOST: Final = 4  # artefacts that are seen to fly at once


def tell(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Telling | None:
    """None if nothing is special about it."""
    kind = str(event["event"])
    if kind not in KNOWN:
        return None
    motions, mark = KNOWN[kind](presenter, looking, event)
    shown = mark.picture if mark is not None else None
    piece = [Part(picture=shown, of=event["seat"])] if shown is not None else []
    return Telling(parts=[*piece, *pictured(presenter, looking, event)], motions=motions, mark=mark)


Moved = tuple[Sequence[Motion], Mark | None]


def drove(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    jeep = f"jeep-{event['seat']}"
    return [Motion(telling.WALK, [jeep])], mark_of(presenter, looking, event, "jeep", [jeep])


def stayed(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    return [], None


def tile_laid(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    x, y = event["cell"]
    laid, jeep = f"cell-{x}-{y}", f"jeep-{event['seat']}"
    motions = [Motion(telling.LAY, [laid]), Motion(telling.WALK, [jeep])]
    return motions, Mark([laid], presenter.thing(looking, "tile").name)


def figure_set(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    x, y = event["cell"]
    figure = f"figure-{x}-{y}"
    mark = mark_of(presenter, looking, event, "archaeologist", [figure])
    return [Motion(telling.DROP, [figure])], mark


def dug_up(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    """Out of the heap, by kind for whoever was told."""
    seat, told = seat_spot(event["seat"]), event.get("kinds")
    if told is not None:
        found = {kind: told.count(kind) for kind in told}
        return flights(presenter, found, HEAP, seat), None
    count = min(MOST, int(event["count"]))
    hidden = Motion(telling.FLY, start=HEAP, end=seat, picture=BACK, count=count)
    return [hidden] if count else [], None


def exchanged_openly(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> Moved:
    seat = seat_spot(event["seat"])
    given = flights(presenter, {event["give"]: 1}, seat, OPEN)
    return [*given, *flights(presenter, {event["take"]: 1}, OPEN, seat)], None


def mark_of(
    presenter: Presenter[Any], looking: Looking[Any], event: Event, thing: str, at: Sequence[str]
) -> Mark:
    """A piece with the stamp of whose it is."""
    shown = presenter.thing(looking, thing)
    assert shown.picture is not None
    symbol = shown.picture.symbol.replace("circle", stamp(event["seat"]))
    return Mark(at, shown.name, Picture(symbol, shown.picture.box))


KNOWN: Final[Mapping[str, Callable[[Presenter[Any], Looking[Any], Event], Moved]]] = {
    "drove": drove,
    "stayed": stayed,
    "tile_laid": tile_laid,
    "figure_set": figure_set,
    "artefacts_found": dug_up,
    "exchanged_hidden": dug_up,
    "exchanged_openly": exchanged_openly,
}
