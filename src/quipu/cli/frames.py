"""A record as frames: after every knot the position, and what was told of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quipu.cli.choosing import find_seat
from quipu.cli.records import read_cord, seat_names, told_by_line
from quipu.cli.voice import Fault

if TYPE_CHECKING:
    from quipu.core.game import Game
    from quipu.core.memory import Observation
    from quipu.core.state import State


@dataclass
class Frame:
    """The moment after one knot."""

    knot: dict[str, Any]
    state: State
    view: Observation
    told: list[dict[str, object]]


@dataclass
class Film:
    """All frames of a record through the eyes of one seat, or of a spectator."""

    game: Game
    names: list[str]
    seat: int
    frames: list[Frame]

    def at(self, step: int) -> Frame:
        if not 0 <= step < len(self.frames):
            raise Fault("no-such-step", step=str(step), most=str(len(self.frames) - 1))
        return self.frames[step]


def read_film(path: Path, seat: str | None) -> Film:
    """The frames of a file; every step is played again by the rules."""
    from quipu.core.replay import replay

    game, record = read_cord(path)
    names = seat_names(record)
    eyes = find_seat(names, seat)
    frames: list[Frame] = []
    heard = 0
    with told_by_line(path):
        for knot, table in zip(record.knots, replay(game, record), strict=True):
            news = [event.told(eyes) for event in table.events[heard:]]
            heard = len(table.events)
            told = [each for each in news if each is not None]
            frames.append(Frame(knot, table.state, table.observe(eyes), told))
        if not frames:
            raise Fault("no-start", file=str(path))
    return Film(game, names, eyes, frames)
