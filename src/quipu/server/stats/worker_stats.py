"""Pulse: what a worker counts of itself, minute by minute, in a form that others can add to theirs.

Times go into few buckets, so a minute of any load is as small as a quiet one, and percentiles of
several workers are those of their sums.
"""

from __future__ import annotations

import logging
import os
import resource
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from quipu.server.logging_setup import without_secrets

EDGES: Final = (1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 75, 100, 150, 250, 500, 1000, 3000, 10_000)  # ms
KEPT: Final = 60  # minutes
MOST_FAULTS: Final = 40
LONGEST_FAULT: Final = 160


@dataclass
class MinuteStats:
    """What happened in one minute."""

    number: int
    acts: int = 0
    buckets: list[int] = field(default_factory=lambda: [0] * (len(EDGES) + 1))  # views by time

    @property
    def views(self) -> int:
        return sum(self.buckets)


def added(minutes: Iterable[MinuteStats], number: int) -> MinuteStats:
    """Several workers, or minutes, as one."""
    whole = MinuteStats(number)
    for each in minutes:
        whole.acts += each.acts
        whole.buckets = [a + b for a, b in zip(whole.buckets, each.buckets, strict=True)]
    return whole


def bucket(seconds: float) -> int:
    """The place of a time among the buckets."""
    return sum(1 for edge in EDGES if seconds * 1000 > edge)


def percentile(buckets: Sequence[int], share: float) -> float:
    """Milliseconds within which such a share was, as exactly as the buckets say."""
    wanted, below = share * sum(buckets), 0.0
    for number, count in enumerate(buckets):
        if count and below + count >= wanted:
            low = EDGES[number - 1] if number else 0
            high = EDGES[min(number, len(EDGES) - 1)]
            return low + (high - low) * (wanted - below) / count
        below += count
    return 0.0


class LoggedFault(NamedTuple):
    """A warning or a fault of the log."""

    at: float
    level: str
    words: str


@dataclass
class TableStats:
    """A table as a worker tells of it: who is there, how far it is, what views of it take."""

    id: str
    game: str
    seats: int
    bots: int  # of the house, at these seats
    outside: list[int]  # seats of bots from outside
    slow: bool  # whether one of these has long been waited for
    days: bool  # whether people have days for a decision
    lines: int
    watching: int
    steps: int
    touched: float
    views: int  # of late
    seconds: float  # that these took, together


@dataclass
class WorkerStats:
    """A worker as it tells others of itself."""

    worker: str
    began: float
    lines: int = 0
    tables: int = 0
    acts: int = 0  # since it began, like all below
    refused: int = 0
    faults: int = 0
    seconds: float = 0.0  # of the views, together
    buckets: list[int] = field(default_factory=lambda: [0] * (len(EDGES) + 1))
    cpu: float = 0.0
    load: float = 0.0  # share of a core, of late
    memory: int = 0
    host: str = ""  # one machine, or one of several servers on it
    thoughts: dict[str, list[int]] = field(default_factory=dict)  # of each bot, by time
    thought_seconds: dict[str, float] = field(default_factory=dict)  # together
    waits: dict[str, list[int]] = field(default_factory=dict)  # for a process, of each bot
    wait_seconds: dict[str, float] = field(default_factory=dict)
    queue: dict[str, int] = field(default_factory=dict)  # bots that wait now
    hurried: dict[str, int] = field(default_factory=dict)  # decisions with a smaller budget
    waiting: int = 0  # connections that wait for their first view
    pool: int = 0  # connections to the database in use
    responses: dict[str, int] = field(default_factory=dict)  # HTTP, by code
    closed: dict[str, int] = field(default_factory=dict)  # WebSockets, by code
    thinking: dict[str, int] = field(default_factory=dict)  # who does so now
    minute: dict[str, Any] = field(default_factory=dict)  # the last whole one
    busiest: list[TableStats] = field(default_factory=list)


class StatsRecorder:
    """The counts of this worker, the last hour of all, and the latest faults."""

    def __init__(self, now: Callable[[], float], host: str = "") -> None:
        self.now = now
        place = os.environ.get("QUIPU_PLACE", "1")
        self.state = WorkerStats(place, now(), host=host)
        self.minutes: deque[MinuteStats] = deque(maxlen=KEPT)  # own, the running one last
        self.others: dict[str, WorkerStats] = {}  # by the names of the workers
        self.hour: dict[str, dict[int, MinuteStats]] = {}  # whole minutes of others
        self.faults: deque[LoggedFault] = deque(maxlen=MOST_FAULTS)
        self.looked = (time.monotonic(), 0.0)

    def minute(self) -> MinuteStats:
        number = int(self.now() // 60)
        if not self.minutes or self.minutes[-1].number != number:
            self.minutes.append(MinuteStats(number))
        return self.minutes[-1]

    def acted(self) -> None:
        self.state.acts += 1
        self.minute().acts += 1

    def viewed(self, seconds: float) -> None:
        """Somebody was shown what was done so many seconds before."""
        place = bucket(seconds)
        self.state.buckets[place] += 1
        self.state.seconds += seconds
        self.minute().buckets[place] += 1

    def thought(self, bot: str, seconds: float, waited: float = 0.0) -> None:
        """A bot decided after so many seconds, for which it had waited for a process."""
        state = self.state
        for times, sums, spent in (
            (state.thoughts, state.thought_seconds, seconds),
            (state.waits, state.wait_seconds, waited),
        ):
            times.setdefault(bot, [0] * (len(EDGES) + 1))[bucket(spent)] += 1
            sums[bot] = sums.get(bot, 0.0) + spent

    def answered(self, code: int) -> None:
        """A request was answered."""
        self.state.responses[str(code)] = self.state.responses.get(str(code), 0) + 1

    def ended(self, code: int) -> None:
        """A WebSocket was closed, by whichever side."""
        self.state.closed[str(code)] = self.state.closed.get(str(code), 0) + 1

    def told(self, lines: int, tables: int) -> dict[str, Any]:
        """What others are told of this worker."""
        state, (at, used) = self.state, self.looked
        spent = resource.getrusage(resource.RUSAGE_SELF)
        state.lines, state.tables = lines, tables
        state.cpu = spent.ru_utime + spent.ru_stime
        state.memory = memory()
        now = time.monotonic()
        if now - at >= 1:
            state.load, self.looked = (state.cpu - used) / (now - at), (now, state.cpu)
        whole = [each for each in self.minutes if each.number < int(self.now() // 60)]
        state.minute = asdict(whole[-1]) if whole else {}
        return asdict(state)

    def heard(self, name: str, told: dict[str, Any]) -> None:
        known = {each.name for each in fields(WorkerStats)}  # another version may tell more
        found = WorkerStats(**{name: value for name, value in told.items() if name in known})
        found.busiest = [TableStats(**each) for each in told["busiest"]]
        self.others[name] = found
        if found.minute:
            minute = MinuteStats(**found.minute)
            hour = self.hour.setdefault(name, {})
            hour[minute.number] = minute
            for old in [each for each in hour if each < minute.number - KEPT]:
                del hour[old]

    def gone(self, name: str) -> None:
        self.others.pop(name, None)

    def states(self) -> list[WorkerStats]:
        return sorted(
            [self.state, *self.others.values()], key=lambda each: (each.host, each.worker)
        )

    def last_hour(self) -> list[MinuteStats]:
        """All workers together, minute by minute, up to the last whole one."""
        last = int(self.now() // 60) - 1
        own = {each.number: each for each in self.minutes}
        every = [own, *self.hour.values()]
        return [
            added([each[number] for each in every if number in each], number)
            for number in range(last - KEPT + 1, last + 1)
        ]


def memory() -> int:
    """Bytes that this process has for itself and its share of what it shares."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")


class ErrorLogHandler(logging.Handler):
    """Warnings and faults of the log, for the operator's page."""

    def __init__(self, pulse: StatsRecorder, also: Callable[[str, str], None]) -> None:
        super().__init__(logging.WARNING)
        self.pulse = pulse
        self.also = also

    def emit(self, record: logging.LogRecord) -> None:
        words = without_secrets(record.getMessage())[:LONGEST_FAULT]
        self.pulse.state.faults += 1
        self.pulse.faults.append(LoggedFault(self.pulse.now(), record.levelname, words))
        self.also(record.levelname, words)
