"""Tensor: what a seat knows as numbers at fixed places, for learners.

Seats are counted from the one that looks: 0 is oneself, 1 the next in turn. Numbers that name
something are one more than usual, so that 0 is none.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from quipu.core.memory import Memory, Observation
from quipu.core.state import State

MOST = 32_767  # what a place can hold


class Part:
    """A stretch of places: what they stand for, in which shape, and between which numbers."""

    def __init__(self, name: str, shape: list[int], low: int, high: int, start: int) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length
        self.usual = high  # numbers are seldom larger: divide by this
        self.axes: list[list[str]] = []  # what the places along each axis are
        self.values = ["no", "yes"] if (low, high) == (0, 1) else list[str]()  # names from low on

    def names(self) -> list[str]:
        """A name for every place: `rates[self, grain]`."""
        labels = [""]
        for axis, length in enumerate(self.shape):
            along = self.axes[axis] if axis < len(self.axes) else [str(n) for n in range(length)]
            labels = [
                f"{before}, {each}" if before else each for before in labels for each in along
            ]
        return [self.name] if self.shape == [1] else [f"{self.name}[{each}]" for each in labels]

    def __repr__(self) -> str:
        return f"<{self.name} {self.shape} from {self.low} to {self.high}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """The places that one game has for so many seats; a game declares its own and fills them in."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.parts: list[Part] = []
        self.size: i64 = 0
        self.marks: i64 = 0  # how many numbers `write_state` keeps between two calls

    def declare(self, name: str, shape: list[int], high: int, low: int = 0) -> None:
        """The next places; they are filled in in the order in which they were declared."""
        part = Part(name, shape, low, high, int(self.size))
        self.parts.append(part)
        self.size += part.size

    def explain(
        self,
        names: list[str],
        axes: list[list[str]] | None = None,
        values: list[str] | None = None,
        usual: int = 0,
    ) -> None:
        """Say of declared places what lies along their axes, what their numbers mean, how large."""
        for part in self.parts:
            if part.name in names:
                if axes is not None:
                    part.axes = axes
                if values is not None:
                    part.values = values
                    part.high = part.usual = part.low + len(values) - 1
                if usual:
                    part.usual = usual

    def board(self) -> dict[str, list[list[int]]]:
        """Which places of the board touch which, by their numbers; -1 where there is none."""
        return {}

    def room(self) -> vec[i16]:
        """A vector with a place for every number."""
        return vec[i16]([0] * int(self.size))

    def write(self, view: Observation, cells: vec[i16], at: i64) -> i64:
        """Fill in the places from `at` on; where they end. Nothing but the observation is asked."""
        return at

    def write_state(
        self,
        state: State,
        seat: i64,
        memory: Memory | None,
        cells: vec[i16],
        at: i64,
        marks: vec[i64],
        mark: i64,
    ) -> None:
        """Bring places up to date that hold an earlier observation of this seat in this game.

        Afterwards they hold what `write` gives for the observation of the seat. Marks say what was
        written before; all of them are 0 for a new game. Games that are stepped often write only
        what has changed.
        """
        self.write(state.catalogue.game.look(state, seat, memory), cells, at)

    def distance(self, view: Observation, seat: i64) -> i64:
        """Which seat that is, counted from the one that looks."""
        looker = view.seat
        if looker < 0:
            looker = 0
        return (seat - looker + self.seats) % self.seats

    def seat_at(self, view: Observation, distance: i64) -> i64:
        """The seat so many places after the one that looks."""
        looker = view.seat
        if looker < 0:
            looker = 0
        return (looker + distance) % self.seats


def seat_names(seats: int) -> list[str]:
    """Seats as they are counted from the one that looks."""
    return ["self", *[f"seat +{n}" for n in range(1, seats)]]


def numbered(what: str, count: int) -> list[str]:
    """`hex 0`, `hex 1` and so on."""
    return [f"{what} {n}" for n in range(count)]


def rows(cells: vec[i64], width: int) -> list[list[int]]:
    """A flat table as rows."""
    flat = [int(cell) for cell in cells]
    return [flat[at : at + width] for at in range(0, len(flat), width)]


def put(cells: vec[i16], at: i64, value: i64) -> i64:
    """Write one number at a place; the next place."""
    cells[at] = i16(value)
    return at + 1


def put_row(cells: vec[i16], at: i64, values: vec[i64], start: i64, count: i64) -> i64:
    """Numbers that lie one after another."""
    for n in range(count):
        cells[at + n] = i16(values[start + n])
    return at + count


def put_set(cells: vec[i16], at: i64, members: i64, value: i64) -> None:
    """The same number at the place of every member of a set of places from `at` on."""
    n: i64 = 0
    while members:
        if members & 1:
            cells[at + n] = i16(value)
        members >>= 1
        n += 1


def put_nothing(cells: vec[i16], at: i64, count: i64) -> i64:
    for n in range(count):
        cells[at + n] = 0
    return at + count
