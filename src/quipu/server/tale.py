"""Tale: what one pair of eyes was told, put into words and pictures once, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from quipu.core.journal import SPECTATOR
from quipu.core.memory import Observation
from quipu.core.table import Table
from quipu.presenting import Event, Looking, Telling, plain, presenter, telling
from quipu.presenting.shown import Shown
from quipu.texts import describe_event

ISOLATED: Final = "\u2068{}\u2069"  # a name is set apart, whatever script it is in
LATEST: Final = 150  # sentences of the log in a first view
Message = dict[str, Any]


@dataclass(frozen=True)
class Tale:
    """The lines of a log up to a moment, and what stands open in it: the running turn."""

    lines: Sequence[Message] = ()
    heard: int = 0  # events that were put into words, or passed over
    turn: Sequence[Event] = ()  # told since it began
    began: int = 0  # the number of its first event
    owner: int = SPECTATOR  # whose it is; nobody's before the first one
    offers: int = 0
    deals: Sequence[Event] = ()


def follow(looking: Looking[Observation], table: Table, tale: Tale | None) -> Tale:
    """Put what was told since an earlier tale into words; no more than is ever shown."""
    writer = Writer(looking, table, tale or Tale())
    start, first = (tale.heard,) * 2 if tale is not None else writer.beginning()
    for number in range(start, len(table.events)):
        told = table.events[number].told(looking.seat)
        if told is not None:
            writer.add(number, told, silent=number < first)
    return writer.tale(len(table.events))


class Writer:
    """Writes on where a tale ended."""

    def __init__(self, looking: Looking[Observation], table: Table, tale: Tale) -> None:
        self.looking = looking
        self.events = table.events
        self.presenter = presenter(table.game)
        self.names = [ISOLATED.format(name) for name in table.names]
        self.lines = list(tale.lines)
        self.turn = list(tale.turn)
        self.began, self.owner = tale.began, tale.owner
        self.offers = tale.offers
        self.deals = list(tale.deals)

    def tale(self, heard: int) -> Tale:
        kept = self.lines[-LATEST:]
        return Tale(kept, heard, self.turn, self.began, self.owner, self.offers, self.deals)

    def beginning(self) -> tuple[int, int]:
        """Where the first turn begins of which something is shown, and the first line of it."""
        lines, first = 0, len(self.events)
        while first > 0 and lines < LATEST:
            first -= 1
            told = self.events[first].told(self.looking.seat)
            lines += told is not None and bool(self.sentence(told))
        start = first
        while start > 0 and self.events[start].kind not in self.presenter.turns:
            start -= 1
        return start, first

    def add(self, number: int, told: Event, silent: bool) -> None:
        """One more event; of those before the first line only what they open is kept in mind."""
        shown = self.presenter.tell(self.looking, told)
        if shown.place == telling.TURN:
            self.turn, self.began, self.offers, self.deals = [], number, 0, []
            self.owner = seat_of(told)
        self.turn.append(told)
        folds = shown.place in (telling.OFFER, telling.TALK, telling.DEAL)
        fold = self.fold(told, shown.place) if folds else []
        text = "" if silent else self.sentence(told)
        if text:
            self.lines.append(self.line(number, told, text, shown, fold))

    def sentence(self, told: Event) -> str:
        me = self.looking.seat if self.looking.seat != SPECTATOR else None
        return describe_event(self.looking.speak, str(told["event"]), told, self.names, me)

    def line(
        self, number: int, told: Event, text: str, shown: Telling, fold: list[Message]
    ) -> Message:
        """A line as JSON, without what is empty."""
        line: Message = {
            "n": number,
            "kind": told["event"],
            "seat": seat_of(told),
            "turn": self.began,
            "owner": self.owner,
            "text": text,
            "place": shown.place,
            "parts": brief(shown.parts),
            "motions": brief(shown.motions),
            "mark": plain(shown.mark),
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
            each.name: plain(value)
            for each in fields(one)
            if (value := getattr(one, each.name)) != each.default
        }
        for one in shown
    ]


def strip(looking: Looking[Observation], table: Table, tale: Tale) -> list[Message]:
    """What came of the last roll of the running turn."""
    found = presenter(table.game).outcome(looking, tale.turn)
    return brief(found.parts) if found is not None else []


def marks(tale: Tale, table: Table, seat: int, keys: set[str]) -> list[Message]:
    """What others did since one's own last act, on elements that are still on the board.

    Spectators, who never act, see the marks of the running turn.
    """
    since = table.acted_until[seat] if seat >= 0 else tale.began
    found: dict[str, Message] = {}
    for line in tale.lines:
        if line["n"] < since or "mark" not in line or line["seat"] in (seat, SPECTATOR):
            continue
        mark = line["mark"]
        at = [key for key in mark["at"] if key in keys]
        if mark["at"] and not at:
            continue
        name = " ".join(at) or f"{line['seat']} {mark['name']}"
        found[name] = {"seat": line["seat"], **mark, "at": at}
    return list(found.values())
