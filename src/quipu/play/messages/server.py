"""Messages from the server to a client; what a view holds is in `view`.

Docstrings and field comments are the text of the tables in PROTOCOL.md (`make protocol`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypedDict

from quipu.play.messages.client import ActionForm, RequestId
from quipu.play.messages.view import RefusalWords, ViewHead
from quipu.presenting.advice import Reason
from quipu.presenting.shown import Fact, Picture


@dataclass(frozen=True, kw_only=True)
class Wait:
    """The server is loading the table, or serves others first. Sent every three seconds."""

    type: Literal["wait"] = "wait"
    ahead: int  # connections that wait


class CoachState(TypedDict):
    """The coach of a person at a game."""

    on: bool
    known: Sequence[str]  # situations that were explained


@dataclass(frozen=True, kw_only=True)
class Chat:
    """To all: a chat message."""

    type: Literal["chat"] = "chat"
    id: int | None
    from_: int  # id of the person
    seat: int  # of the sender, -1 for spectators
    name: str
    text: str  # a phrase is translated for each reader
    phrase: str  # the name of the phrase; `hint` says that the seat asked for one; else empty


@dataclass(frozen=True, kw_only=True)
class Welcome:
    """The answer to `hello`."""

    type: Literal["welcome"] = "welcome"
    stage: str  # of the table: `open`, `starting`, `playing`, `ended`
    seat: int  # of the reader, -1 for spectators
    person: int | None  # id of the reader
    host: bool  # whether the reader is the host
    frozen: str  # why the table cannot go on; else empty
    hints: bool  # whether hints are allowed
    chat: Sequence[Chat]
    phrases: Sequence[Sequence[str]]  # name and words of each quick phrase
    coach: CoachState
    retry: int  # seconds within which a page comes back at a random time if its connection ends


@dataclass(frozen=True, kw_only=True)
class Pong:
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"
    retry: int  # as in `welcome`


@dataclass(frozen=True, kw_only=True)
class RoomChanged:
    """To all before the start: seats or options changed. Pages load `/t/<table>?part=true`."""

    type: Literal["room"] = "room"


@dataclass(frozen=True, kw_only=True)
class Presence:
    """To all when somebody came or left, at most four times a second."""

    type: Literal["here"] = "here"
    seats: Sequence[int]  # that are connected
    watching: int  # how many spectators


@dataclass(frozen=True, kw_only=True)
class LuckPromise:
    """To all while the game begins: the commitment to the luck, before any nonce is known."""

    type: Literal["promise"] = "promise"
    commitment: str
    table: str


@dataclass(frozen=True, kw_only=True)
class Began:
    """To all: the game has begun. Pages check that commitment and own nonce are in `luck`."""

    type: Literal["began"] = "began"
    luck: Mapping[str, Any]  # of the header of the record: `{commitment, nonces, …}`


@dataclass(frozen=True, kw_only=True)
class HotSeat:
    """To a shared device before the first `view` and after a change. See *Shared devices*."""

    type: Literal["curtain"] = "curtain"
    seats: Sequence[int]  # of the device
    open: int  # whose hand is open on this page, -1 if none
    named: int  # who is to take the device next, -1 if nobody
    title: str
    lead: str
    holds: Mapping[str, str]  # the words of the button, by seat
    asked: Sequence[int]  # seats of the device that are to decide
    last: int  # whose hand was open before, -1 if none
    answers: int  # who answers the open proposal next, -1 if nobody
    over: bool  # whether the game is over


@dataclass(frozen=True, kw_only=True)
class Done:
    """To the sender of an `act` after its own `view`: the action is stored."""

    type: Literal["done"] = "done"
    token: str


@dataclass(frozen=True, kw_only=True)
class Refused:
    """To the sender alone: the request was refused, or it failed. See *Refusals and faults*."""

    type: Literal["refused"] = "refused"
    token: RequestId  # of the `act`, or `id` of the `hint`; null otherwise
    code: str
    paragraph: str  # of the rules; else empty
    text: str  # in the reader's language


@dataclass(frozen=True, kw_only=True)
class NotShown:
    """To one connection: what happened is stored, but its view could not be made.

    The next view of this connection is whole.
    """

    type: Literal["not_shown"] = "not_shown"
    text: str  # in the reader's language


@dataclass(frozen=True, kw_only=True)
class Tried:
    """The answer to `try` and `why`."""

    type: Literal["tried"] = "tried"
    id: RequestId
    text: str  # what the action is called
    refusal: RefusalWords | None  # why it is not allowed


class ExplanationView(TypedDict):
    """What a thing is, what it does and how it stands for the reader."""

    thing: str
    name: str
    text: str
    now: str  # how it stands
    paragraph: str  # of the rules
    picture: Picture | None
    at: Sequence[str]  # keys of all that shows it
    facts: Sequence[Fact]  # how it stands, line by line
    chapter: str  # title of the chapter in the rules


@dataclass(frozen=True, kw_only=True)
class Explained:
    """The answer to `what` with keys."""

    type: Literal["explained"] = "explained"
    id: RequestId
    what: ExplanationView | None
    symbols: str  # definitions of its pictures


class NamedThing(TypedDict):
    """A thing that can be explained."""

    name: str
    at: Sequence[str]  # keys


@dataclass(frozen=True, kw_only=True)
class Explainable:
    """The answer to `what` without keys."""

    type: Literal["explained"] = "explained"
    id: RequestId
    things: Sequence[NamedThing]


@dataclass(frozen=True, kw_only=True)
class OpenedSeat:
    """The answer to `what` with `open`."""

    type: Literal["explained"] = "explained"
    id: RequestId
    drawing: str  # markup
    symbols: str  # definitions of its pictures


class ChanceBar(TypedDict):
    """How often one outcome came."""

    name: str
    picture: Picture | None
    n: int
    due: float  # how often it was to be expected


class ChanceStats(TypedDict):
    """What chance gave at the whole table."""

    bars: Sequence[ChanceBar]
    draws: int
    stray: int  # of 100 fair games, how many deviate more


class CardKind(TypedDict):
    """A kind of card."""

    name: str
    picture: Picture | None


class CardsRow(TypedDict):
    """What the rolls gave to one seat."""

    seat: int
    counts: Sequence[int]  # by kind
    total: int
    due: str  # what was to be expected
    more: str  # the difference


class CardStats(TypedDict):
    """What the rolls gave to each seat."""

    kinds: Sequence[CardKind]
    rows: Sequence[CardsRow]


@dataclass(frozen=True, kw_only=True)
class Stats:
    """The answer to `stats`, made of public information only."""

    type: Literal["stats"] = "stats"
    id: RequestId
    chance: ChanceStats | None
    cards: CardStats | None
    symbols: str  # definitions of the pictures


class WeighedAction(TypedDict):
    """One of the best actions with its value."""

    action: ActionForm
    text: str
    share: float  # between the worst (0) and the best (1)
    points: str  # expected, if the bot knows them exactly; else empty


@dataclass(frozen=True, kw_only=True)
class Hint:
    """The answer to `hint`."""

    type: Literal["hint"] = "hint"
    id: RequestId
    told: bool  # whether other people see that a hint was asked for
    seen: int  # as in the view
    action: ActionForm
    text: str
    reasons: Sequence[Reason]
    weighed: Sequence[WeighedAction]
    exact: bool
    by: str  # which bot
    symbols: str  # definitions of the pictures


class ProofStep(TypedDict):
    """One action of the best line."""

    text: str
    at: str  # markup of the element by which it is chosen


class Proof(TypedDict):
    """Why a line is the best."""

    value: str  # of the best line, as a fraction
    line: Sequence[ProofStep]
    shares: Sequence[Sequence[str]]  # chance and value of each outcome
    symbols: str  # definitions of the pictures


@dataclass(frozen=True, kw_only=True)
class PuzzleVerdict:
    """At a puzzle: the turn is over, or the proof was asked for."""

    type: Literal["puzzle"] = "puzzle"
    name: str
    task: str
    over: bool  # whether the turn is over
    solved: bool
    best: bool  # whether nothing is better
    value: str | None  # of the try, as a fraction: a chance to win, or points
    tried: Sequence[str]  # the actions of the try, in words
    points: bool  # whether `value` counts points
    proof: Proof | None  # once it is solved or asked for


class JoinedSeat(TypedDict):
    """A seat of the finished game."""

    seat: int
    joined: bool
    words: str


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """Somebody asked for another game, somebody joined it, or it began. See *Rematches*."""

    type: Literal["rematch"] = "rematch"
    table: str  # the next game
    of: str  # the finished one
    stage: str
    by: int  # seat of the person who asked
    seats: Sequence[JoinedSeat]
    may_join: bool
    is_in: bool
    title: str
    note: str


@dataclass(frozen=True, kw_only=True)
class Announcement:
    """To all: a notice of the operator; empty when it is over."""

    type: Literal["announce"] = "announce"
    words: str


ServerMessage = (
    Wait
    | Welcome
    | Pong
    | RoomChanged
    | Presence
    | LuckPromise
    | Began
    | HotSeat
    | ViewHead
    | Done
    | Refused
    | NotShown
    | Tried
    | Explained
    | Explainable
    | OpenedSeat
    | Stats
    | Hint
    | PuzzleVerdict
    | Chat
    | Rematch
    | Announcement
)
