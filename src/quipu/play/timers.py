"""Clocks: how long a seat may think; when its time is over a bot answers for it, once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from quipu.play.state import JobKind, timeout_job
from quipu.texts import Speak

DAY: Final = 86_400  # seconds
CHOICES: Final = (0, 30, 60, 120, 300, DAY)  # seconds for a decision; 0 is no clock
HURRY: Final = 5.0  # for what is left of a turn whose clock ran out, so that the others go on


class DecisionTimers:
    """When the time of each seat ends that a person decides for; kept as due work."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.ends: dict[int, float] = {}
        self.late: set[int] = set()  # seats whose last decision was left to their clock
        self.furthest = 0
        self._just = -1  # the seat of a timeout whose answer comes next

    def copy(self) -> DecisionTimers:
        other = DecisionTimers(self.seconds)
        other.ends, other.late = dict(self.ends), set(self.late)
        other.furthest, other._just = self.furthest, self._just
        return other

    def follow(self, knot: dict[str, Any]) -> None:
        """Who is late follows from the cord: the clock answered last, not the person."""
        seat, kind = knot.get("seat", -1), knot.get("table")
        if kind == "timeout":
            self.late.add(seat)
        elif kind in ("return", "undo") or (kind is None and seat != self._just):
            self.late.discard(seat)
        self._just = seat if kind == "timeout" else -1

    def set(self, asked: list[int], moved: Collection[int], steps: int, now: float) -> None:
        """Fresh time for who is asked anew or got further than ever; an undo wins no time.

        `asked` are the seats of people the game waits for after so many steps, `moved` those
        that have just acted.
        """
        if steps <= self.furthest:
            moved = ()
        if not self.seconds:
            asked = []
        kept = {seat: end for seat, end in self.ends.items() if seat not in moved}
        self.ends = {seat: kept.get(seat) or now + self.time(seat) for seat in asked}
        self.furthest = max(self.furthest, steps)

    def time(self, seat: int) -> float:
        """All the time there is, unless the clock has just answered in the same turn."""
        return min(HURRY, self.seconds) if seat in self.late & self.ends.keys() else self.seconds

    def left(self, seat: int, now: float) -> float | None:
        """Seconds left for a seat, or None if no clock runs for it."""
        return round(max(0.0, self.ends[seat] - now), 1) if seat in self.ends else None

    def forget(self) -> None:
        """What all agreed to take back takes nobody's time."""
        self.ends, self.furthest = {}, 0

    def spare(self, earliest: float) -> None:
        """The house itself was away: nobody's time ends before that."""
        self.ends = {seat: max(end, earliest) for seat, end in self.ends.items()}

    def limit(self, now: float, grace: float) -> None:
        """Nobody has more time than there is, whatever clock stored it."""
        latest = now + max(self.seconds, grace)
        self.ends = {seat: min(end, latest) for seat, end in self.ends.items()}

    def due(self) -> dict[str, float]:
        return {timeout_job(seat): end for seat, end in self.ends.items()}

    def take_up(self, jobs: Mapping[str, float], steps: int) -> None:
        """The times that were stored."""
        self.furthest = max(self.furthest, steps)
        prefix = f"{JobKind.TIMEOUT} "
        self.ends = {
            int(job.removeprefix(prefix)): end
            for job, end in jobs.items()
            if job.startswith(prefix)
        }


def offered(speak: Speak) -> list[tuple[int, str]]:
    """The clocks a host may choose, in words."""
    return [(seconds, words(speak, seconds)) for seconds in CHOICES]


def words(speak: Speak, seconds: int) -> str:
    if seconds == 0:
        return speak("clock-off")
    if seconds < 60:
        return speak("clock-seconds", n=seconds)
    if seconds < DAY:
        return speak("clock-minutes", n=seconds // 60)
    return speak("clock-days", n=seconds // DAY)
