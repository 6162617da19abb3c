"""What a view holds: the state of a table as one seat or a spectator may know it.

A view is a `ViewHead`, the changes of its drawings and its parts in one JSON object. The parts are
encoded once and shared by all who see the same, so they are never objects of one class together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from quipu.play.messages.client import ActionForm
from quipu.presenting.shown import Card, Count, Form, Group, OfferShown, Picture, Situation
from quipu.presenting.telling import Mark, Motion, Part

T = TypeVar("T")


class Brief(Generic[T]):
    """A value of presentation in JSON without the fields that have their default."""


class RefusalWords(TypedDict):
    """Why something is not allowed."""

    code: str
    paragraph: str  # of the rules; else empty
    text: str  # in the reader's language


class Turn(TypedDict):
    """Whose decision is due; after the end who won."""

    you: bool  # whether the reader is to decide
    seat: int
    title: str
    note: str


class UndoState(TypedDict):
    """What an undo of the reader would do."""

    text: str  # what it takes back
    asks: bool  # whether the others have to agree
    why: str  # why it cannot be done; else empty


class ProposalView(TypedDict):
    """A proposal that people answer."""

    kind: str  # `undo` or `end`
    seat: int  # who proposes
    text: str
    answer: bool  # whether the reader is to answer


class LessonPage(TypedDict):
    """A text of a lesson."""

    text: str
    at: Sequence[str]  # keys of what it points at
    rule: str  # paragraph


class LessonView(TypedDict):
    """The state of a lesson."""

    title: str
    pages: Sequence[LessonPage]  # read one after another
    act: ActionForm | None  # the action that goes on
    also: Sequence[ActionForm]  # others that go on as well; with `kind` alone all of that kind
    free: bool  # whether they are as good as `act` and marked together
    does: str  # the words of `act`
    done: bool
    back: bool  # whether something can be taken back
    at: int  # actions of the learner that are done
    of: int  # all of them
    next: str  # the lesson after it; empty after the last


@dataclass(frozen=True, kw_only=True)
class ViewHead:
    """To each connection after every stored change: what its seat, or a spectator, may know.

    The first view of a connection is whole (`full`), a later one is an update. See *Views*.
    """

    type: Literal["view"] = "view"
    full: bool = True  # whether nothing is left out
    seat: int  # of the reader, -1 for spectators
    seen: int  # names this moment in `act`
    knots: int  # entries of the record
    head: str  # hash of the last entry of the record; the result page proves that it is in it
    turn: Turn
    undo: int  # how many own steps can be taken back freely
    undoes: UndoState
    pace: str  # of the bots
    over: bool  # whether the game is over
    proposal: ProposalView | None
    lesson: LessonView | None  # at a lesson


class DrawingPart(TypedDict):
    """A part of a drawing that the page may place elsewhere. What has its default is left out."""

    name: str
    box: Sequence[float]  # in the drawing: x, y, width, height
    keys: NotRequired[Sequence[str]]  # how the keys of its elements begin
    place: str
    least: float  # pixels for a unit at which its words can be read
    most: float
    cells: NotRequired[int]  # of equal size in rows
    columns: NotRequired[int]  # of cells, as drawn
    waits: NotRequired[bool]  # in a low window it lies below the fold


class DrawingUpdate(TypedDict):
    """What a page has to change so that it shows a drawing."""

    parts: NotRequired[Sequence[DrawingPart]]  # if they changed
    size: Sequence[float]  # width and height
    title: str
    ground: str  # hash of the ground
    changed: Mapping[str, Mapping[str, str | None]]  # markup by layer and key; null removes
    order: Mapping[str, Sequence[str]]  # all keys of a layer, if their order changed
    symbols: str  # definitions that were not sent before on this connection
    laid: NotRequired[Mapping[str, str]]  # markup of the ground by key, if the page lacks it


class LogLine(TypedDict):
    """One event in the log. What is empty is left out."""

    n: int  # number of the event
    kind: str  # of the event
    seat: int  # who acts, -1 if nobody
    turn: int  # number of the event with which its turn began
    owner: int  # whose turn it is, -1 before the first
    text: str  # the sentence; names are between U+2068 and U+2069
    # Where it is shown: `turn` is a new heading, `head` is beside it, `line` on a line of its own;
    # `offer`, `talk` and `deal` are in the fold of a turn's trades.
    place: Literal["turn", "head", "line", "offer", "talk", "deal"]
    parts: NotRequired[Sequence[Brief[Part]]]  # the sentence with pictures
    motions: NotRequired[Sequence[Brief[Motion]]]  # sent once, with the first view of the line
    mark: NotRequired[Mark]
    fold: NotRequired[Sequence[Brief[Part]]]  # the one line that stands for the trades of a turn


class ViewDrawings(TypedDict):
    """The drawings and the log: what changed since the view before on this connection."""

    board: DrawingUpdate
    hand: DrawingUpdate | None  # own cards, if the game draws them
    log: Sequence[LogLine]  # new lines


class SeatView(TypedDict):
    """A seat as its game shows it, and who sits there."""

    seat: int
    name: str
    colour: str
    stamp: str
    points: int | None  # as far as the reader knows them
    hidden: int  # of them, those that only the reader knows
    counts: Sequence[Count]
    things: str  # markup of what lies before it
    opens: bool  # whether more of it can be opened beside the board
    me: bool
    bot: str | None  # which one plays it
    tag: str  # in words: you, a bot, away
    away: bool
    give: bool  # whether the reader may give it to a bot
    clock: float | None  # seconds left
    on: bool  # whether it has the turn
    asked: bool  # whether it is to decide in another's turn


class OrderView(TypedDict):
    """An automatic action that the reader may set."""

    order: str
    title: str
    on: bool


class SeatMark(TypedDict):
    """What a seat did since the reader's last action."""

    seat: int
    at: Sequence[str]  # keys of elements on the board; empty: at the seat
    name: str
    picture: Picture | None


class SourceShare(TypedDict):
    """Points of a seat from one source."""

    points: int
    shade: int  # number of its colour
    name: str


class EndingRow(TypedDict):
    """A seat in the result."""

    seat: int
    parts: Sequence[SourceShare]
    minus: int
    rank: int
    points: int


class PointSource(TypedDict):
    """A source of points."""

    name: str
    words: str
    picture: Picture | None
    shade: int


class EndingView(TypedDict):
    """The result of a game."""

    title: str
    about: str  # what decided it, or why it ended
    is_decided: bool
    own: str  # the reader's place in words
    winners: Sequence[int]
    rows: Sequence[EndingRow]  # by rank
    sources: Sequence[PointSource]


class ViewParts(TypedDict):
    """Parts that an update leaves out while they are unchanged.

    Of a list that changed, an entry that is unchanged at its position is null.
    """

    seats: Sequence[SeatView]
    cards: Sequence[Card]  # own cards
    groups: Sequence[Group]  # actions that belong together
    forms: Sequence[Form]  # what can be composed
    offer: OfferShown | None  # an open offer
    facts: Sequence[Count]  # numbers that concern all: the bank, a deck
    rates: Sequence[Card]  # what the bank asks for one card; empty where nobody trades
    orders: Sequence[OrderView]
    situations: Sequence[Situation]  # what a coach explains, each once
    strip: Sequence[Brief[Part]]  # what came of the last roll
    marks: Sequence[SeatMark]
    ending: EndingView | None  # once the game is over; not at lessons and puzzles
