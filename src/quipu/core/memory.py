"""Memory and Observation: what one seat remembers, and what it may know now."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """A fold over the events told to one seat, and over nothing else.

    A game without hidden things remembers nothing and uses this class itself.
    """

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat = seat
        self.seats = seats

    def copy(self) -> Memory:
        """Another one that knows the same; whoever remembers anything has its own way."""
        if type(self) is not Memory:
            raise NotImplementedError(f"{type(self).__name__} does not say how it is copied")
        return Memory(self.seat, self.seats)

    def hear(self, told: dict[str, object]) -> None:
        """Take in one event as it was told to this seat."""

    def take_in(self, view: Observation) -> None:
        """Begin in the middle of a game, with what the seat sees there and no more."""

    def to_json(self) -> dict[str, object]:
        """What is remembered, for whoever looks at it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """What one seat, or a spectator, may know; subclasses add fields and never delete any."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        """All that the seat may know, as JSON."""
        return {"seat": int(self.seat)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))
