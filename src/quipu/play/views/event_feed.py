"""Tale: what one pair of eyes was told, put into words and pictures once, turn by turn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from operator import itemgetter
from typing import Any, Final, cast

from quipu.core.journal import SPECTATOR
from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.drawing import Drawing, Shelf
from quipu.presenting import Event, Looking, plain, presenter, telling
from quipu.presenting.shown import Shown
from quipu.presenting.telling import viewpoint
from quipu.texts import event_sentence

ISOLATED: Final = "\u2068{}\u2069"  # a name is set apart, whatever script it is in
LATEST: Final = 150  # sentences of the log in a first view
MOST_WORDED: Final = 600  # events of a table that are kept in words
MOST_STRIPS: Final = 40  # outcomes of its running turn
Message = dict[str, Any]


@dataclass(frozen=True)
class EventFeed:
    """The lines of a log up to a moment, and what stands open in it: the running turn."""

    lines: Sequence[Message] = ()
    heard: int = 0  # events that were put into words, or passed over
    turn: Sequence[Event] = ()  # told since it began, of those that its outcome needs
    began: int = 0  # the number of its first event
    owner: int = SPECTATOR  # whose it is; nobody's before the first one
    offers: int = 0
    deals: Sequence[Event] = ()
    marked: dict[str, Message] = field(default_factory=dict)  # the last line by what it marks

    def since(self, number: int) -> Sequence[Message]:
        """The lines of events from a number on."""
        return self.lines[bisect_left(self.lines, number, key=itemgetter("n")) :]


@dataclass(frozen=True)
class RenderedEvent:
    """One event as it was told, in words and pictures."""

    told: Event
    text: str
    place: str
    shown: Message  # of its line: parts, motions, mark


class EventTextCache:
    """The events of one table in words, each once for all who are told the same of it."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table
        self.kept: Shelf[RenderedEvent | None] = Shelf(MOST_WORDED)
        self.strips: Shelf[list[Message]] = Shelf(MOST_STRIPS)

    def of(self, table: Table) -> EventTextCache:
        """Nothing that was said of another table is taken for this one."""
        if self.table is not table:
            EventTextCache.__init__(self, table)
        return self


def follow(
    looking: Looking[Observation],
    table: Table,
    tale: EventFeed | None,
    lore: EventTextCache | None = None,
) -> EventFeed:
    """Put what was told since an earlier tale into words; no more than is ever shown."""
    writer = FeedBuilder(looking, table, tale or EventFeed(), lore or EventTextCache())
    start, first = (tale.heard,) * 2 if tale is not None else writer.beginning()
    for number in range(start, len(table.events)):
        worded = writer.worded(number)
        if worded is not None:
            writer.add(number, worded, silent=number < first)
    return writer.tale(len(table.events))


class FeedBuilder:
    """Writes on where a tale ended."""

    def __init__(
        self, looking: Looking[Observation], table: Table, tale: EventFeed, lore: EventTextCache
    ) -> None:
        self.looking = looking
        self.lore = lore.of(table).kept
        self.events = table.events
        self.presenter = presenter(table.game)
        self.rolls = self.presenter.rolls
        self.names = [ISOLATED.format(name) for name in table.names]
        self.lines = list(tale.lines)
        self.turn = list(tale.turn)
        self.began, self.owner = tale.began, tale.owner
        self.offers = tale.offers
        self.deals = list(tale.deals)
        self.marked = dict(tale.marked)

    def tale(self, heard: int) -> EventFeed:
        kept = self.lines[-LATEST:]
        if len(kept) < len(self.lines):
            first = kept[0]["n"]
            self.marked = {name: line for name, line in self.marked.items() if line["n"] >= first}
        open_things = (self.turn, self.began, self.owner, self.offers, self.deals)
        return EventFeed(kept, heard, *open_things, self.marked)

    def beginning(self) -> tuple[int, int]:
        """Where the first turn begins of which something is shown, and the first line of it."""
        lines, first = 0, len(self.events)
        while first > 0 and lines < LATEST:
            first -= 1
            worded = self.worded(first)
            lines += worded is not None and bool(worded.text)
        start = first
        while start > 0 and self.events[start].kind not in self.presenter.turns:
            start -= 1
        return start, first

    def worded(self, number: int) -> RenderedEvent | None:
        """An event for these eyes; whoever it does not name is told it in the same words."""
        event, seat = self.events[number], self.looking.seat
        knows = seat in event.knows
        if event.only and not knows:
            return None
        who = seat if knows else viewpoint(self.presenter, event.kind, event.data, seat)
        known = (number, self.looking.speak.lang, who, *self.names)
        return self.lore.take(known, lambda: self.put_into_words(number))

    def put_into_words(self, number: int) -> RenderedEvent:
        told = self.events[number].told(self.looking.seat)
        assert told is not None
        shown = self.presenter.tell(self.looking, told)
        line: Message = {
            "parts": brief(shown.parts),
            "motions": brief(shown.motions),
            "mark": plain(shown.mark),
        }
        return RenderedEvent(told, self.sentence(told), shown.place, line)

    def add(self, number: int, worded: RenderedEvent, silent: bool) -> None:
        """One more event; of those before the first line only what they open is kept in mind."""
        shown, told = worded, worded.told
        if shown.place == telling.TURN:
            self.turn, self.began, self.offers, self.deals = [], number, 0, []
            self.owner = seat_of(told)
        if self.rolls is None or told["event"] in self.rolls:
            self.turn.append(told)
        folds = shown.place in (telling.OFFER, telling.TALK, telling.DEAL)
        fold = self.fold(told, shown.place) if folds else []
        if worded.text and not silent:
            self.lines.append(self.line(number, worded, fold))
            self.mark(self.lines[-1])

    def mark(self, line: Message) -> None:
        """Of several lines that mark the same the last one counts, and comes last."""
        if "mark" in line:
            mark = line["mark"]
            name = " ".join(mark["at"]) or f"{line['seat']} {mark['name']}"
            self.marked.pop(name, None)
            self.marked[name] = line

    def sentence(self, told: Event) -> str:
        return event_sentence(self.looking.speak, told, self.names, self.looking.seat)

    def line(self, number: int, worded: RenderedEvent, fold: list[Message]) -> Message:
        """A line as JSON, without what is empty."""
        line: Message = {
            "n": number,
            "kind": worded.told["event"],
            "seat": seat_of(worded.told),
            "turn": self.began,
            "owner": self.owner,
            "text": worded.text,
            "place": worded.place,
            **worded.shown,
            "fold": fold,
        }
        return {name: value for name, value in line.items() if value not in (None, [])}

    def fold(self, told: Event, place: str) -> list[Message]:
        self.offers += place == telling.OFFER
        self.deals += [told] if place == telling.DEAL else []
        return brief(self.presenter.folded(self.looking, self.offers, self.deals))


def seat_of(told: Event) -> int:
    """Who acts in an event; SPECTATOR if it is nobody's."""
    seat = told.get("seat")
    return seat if isinstance(seat, int) else SPECTATOR


def brief(shown: Sequence[Shown]) -> list[Message]:
    """Values as JSON, each without the fields that are as usual."""
    return [
        {
            name: plain(value)
            for name, usual in usual_fields(cast("Any", type(one)))
            if (value := getattr(one, name)) != usual
        }
        for one in shown
    ]


@cache
def usual_fields(kind: Any) -> list[tuple[str, object]]:
    """The fields of a value and how they usually are."""
    return [(each.name, each.default) for each in fields(kind)]


def strip(
    looking: Looking[Observation], table: Table, tale: EventFeed, lore: EventTextCache | None = None
) -> list[Message]:
    """What came of the last roll of the running turn; the same as long as nothing was added."""

    def made() -> list[Message]:
        found = presenter(table.game).outcome(looking, tale.turn)
        return brief(found.parts) if found is not None else []

    known = (looking.seat, looking.speak.lang, *table.names, tale.began, len(tale.turn))
    return (lore or EventTextCache()).of(table).strips.take(known, made)


def marks(tale: EventFeed, table: Table, seat: int, board: Drawing) -> list[Message]:
    """What others did since one's own last act, on elements that are still on the board.

    Spectators, who never act, see the marks of the running turn.
    """
    since = table.acted_until[seat] if seat >= 0 else tale.began
    ground, pieces = board.elements("ground"), board.elements("pieces")
    found: list[Message] = []
    for line in reversed(tale.marked.values()):
        if line["n"] < since:
            break
        mark = line["mark"]
        at = [key for key in mark["at"] if key in ground or key in pieces]
        if line["seat"] not in (seat, SPECTATOR) and (at or not mark["at"]):
            found.append({"seat": line["seat"], **mark, "at": at})
    return found[::-1]
