"""Memory and Observation: what one seat remembers, and what it may know now."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from quipu.core.journal import Event
from quipu.core.luck import FastLuck


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """A fold over the events told to one seat, and over nothing else.

    A game without hidden things remembers nothing and uses this class itself.
    """

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat = seat
        self.seats = seats
        self.game: Any = None  # whose it is; `Game.memory` says so, and no rule asks

    def copy(self) -> Memory:
        """Another one that knows the same; whoever remembers anything has its own way."""
        if type(self) is not Memory:
            raise NotImplementedError(f"{type(self).__name__} does not say how it is copied")
        twin = Memory(self.seat, self.seats)
        twin.game = self.game
        return twin

    def __copy__(self) -> Memory:
        twin = self.copy()
        twin.game = self.game
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the game, the seat and `save`."""
        if self.game is None:
            raise TypeError("only a memory that a game has made can be pickled")
        return load_memory, (self.game, int(self.seat), int(self.seats), self.save())

    def save(self) -> dict[str, object]:
        """All that is remembered, as JSON that `load` reads back."""
        if type(self) is not Memory:
            raise NotImplementedError(f"{type(self).__name__} does not say how it is saved")
        return {}

    def load(self, saved: dict[str, Any]) -> None:
        """Take the place of the memory that `save` wrote down."""

    def cares(self, kind: str) -> bool:
        """Whether an event of this kind can change anything; one that cannot need not be told."""
        return True

    def hear(self, told: dict[str, object]) -> None:
        """Take in one event as it was told to this seat."""

    def hear_events(self, events: list[Event]) -> None:
        """Take in what happened, as far as this seat is told."""
        for event in events:
            told = event.told(self.seat) if self.cares(event.kind) else None
            if told is not None:
                self.hear(told)

    def take_in(self, view: Observation) -> None:
        """Begin in the middle of a game, with what the seat sees there and no more."""

    def to_json(self) -> dict[str, object]:
        """What is remembered, for whoever looks at it."""
        return {}


def load_memory(game: Any, seat: int, seats: int, saved: dict[str, Any]) -> Memory:
    """Unpickle a memory."""
    memory: Memory = game.memory(seat, seats)
    memory.load(saved)
    return memory


@mypyc_attr(allow_interpreted_subclasses=True)
class Follower:
    """Keeps the memories of all seats of one game by comparing positions, without events.

    It is for simulations with many steps, in which nobody hears events. Only what a tensor writes
    of a memory is kept up to date.
    """

    def follow(self, state: Any, seat: i64, action: Any) -> None:
        """Take in what an action of a seat, which was just applied, showed to everybody."""

    def settle(self, seat: i64) -> None:
        """Draw the conclusions of one seat, before its memory is read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What one seat, or a spectator, may know; subclasses add fields and never delete any."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.game: Any = None  # whose it is; `Game.observe` says so, and no rule asks
        self.remembered: Memory | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as a position that fits it, with the hidden parts imagined, and its memory."""
        if self.game is None:
            raise TypeError("only what `Game.observe` gave can be pickled")
        return read_observation, (
            self.game,
            self.game.position(self.game.imagine(self, FastLuck(0))),
            int(self.seat),
            self.remembered,
        )

    def to_json(self) -> dict[str, object]:
        """All that the seat may know, as JSON."""
        return {"seat": int(self.seat)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))

    def __repr__(self) -> str:
        viewer = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        return f"<{type(self).__name__} of {viewer}>"


def read_observation(game: Any, position: object, seat: int, memory: Memory | None) -> Observation:
    """Unpickle an observation."""
    found: Observation = game.observe(game.from_position(position), seat, memory)
    return found
