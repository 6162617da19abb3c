"""What is stored of a table beside its record, as frozen values; `replace` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, NamedTuple, Protocol


class Stage(StrEnum):
    """How far a table is."""

    OPEN = "open"  # people sit down and choose options
    STARTING = "starting"  # the commitment stands, nonces are collected
    PLAYING = "playing"
    OVER = "over"


class TableHealth(StrEnum):
    """Whether a table can be played at; all but PLAYABLE rest as they are stored."""

    PLAYABLE = ""
    GONE = "gone"  # it was removed
    DAMAGED = "damaged"  # its record cannot be followed
    OUTDATED = "outdated"  # of rules that are no longer played


class JobKind(StrEnum):
    """What the scheduler does for a table."""

    BOT = "bot"
    AUTO_ACTION = "order"
    START = "start"  # with the nonces that were given by then
    TIMEOUT = "clock"  # of one seat: `clock 3`


def timeout_job(seat: int) -> str:
    """The job that ends the time of a seat."""
    return f"{JobKind.TIMEOUT} {seat}"


def read_job(job: str) -> tuple[JobKind, int]:
    """The kind of a job and its seat, -1 if it has none."""
    kind, _, seat = job.partition(" ")
    return JobKind(kind), int(seat) if seat else -1


@dataclass(frozen=True)
class SeatState:
    """A seat: of a person, of a bot, or free for the person who has the invitation."""

    seat: int
    person: int | None = None
    bot: str | None = None
    name: str = ""
    invitation: str = ""
    nonce: str | None = None


@dataclass(frozen=True)
class TableState:
    """A table beside its record; once the game runs, the record is the truth."""

    id: str
    game: str
    host: int
    key: bytes = field(default=b"", repr=False)  # of its luck; secret while it is played
    stage: str = Stage.OPEN
    options: Mapping[str, object] = field(default_factory=dict)
    private: bool = True
    locked: bool = False
    header: str | None = None  # of the record, as JSON
    rematch: str | None = None  # the table that follows this one
    clock: int = 0  # seconds for a decision; 0 is no limit
    pace: str = "brisk"  # of its bots
    proposal: Mapping[str, Any] | None = None  # as JSON
    orders: Sequence[dict[str, Any]] | None = None  # automatic actions, as JSON
    watched: bool = True  # listed, if not private
    watch_word: str = ""
    lesson: str | None = None  # of its game, that it teaches
    hints: bool | None = None  # None: only against bots
    touched: float = 0.0  # when it was last changed
    version: int = 0  # changes so far
    seats: tuple[SeatState, ...] = ()

    def changes_since(self, before: TableState) -> dict[str, Any]:
        """The values that differ, without seats, version and time."""
        found = {}
        for name in COLUMNS:
            value = getattr(self, name)
            if value is not getattr(before, name) and value != getattr(before, name):
                found[name] = value
        return found


COLUMNS = tuple(
    each.name
    for each in fields(TableState)
    if each.name not in ("id", "version", "touched", "seats")
)


class NewEntry(NamedTuple):
    """An entry as it is stored, with the token of the request that caused it."""

    number: int
    text: str
    token: str | None


@dataclass(frozen=True)
class StoredTable:
    """A table as it is at one moment: its state, entries from some number on, and its jobs."""

    state: TableState
    entries: Sequence[NewEntry]
    jobs: Mapping[str, float]  # when each is due, by kind


@dataclass(frozen=True)
class ChatMessage:
    """One line of chat."""

    table_id: str
    person: int
    name: str
    words: str  # or the name of a phrase
    phrase: bool
    at: float
    once: str | None = None  # what it is said for, so that it is said once
    id: int = 0  # given by the store


class PersonLike(Protocol):
    """What a table needs to know of a person."""

    @property
    def id(self) -> int: ...

    @property
    def name(self) -> str: ...
