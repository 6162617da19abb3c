"""Telling: how an event is shown: its place in the log, its pictures, what moves, what it marks.

All of it is made of the event as a seat was told it, so nothing moves that this seat may not see.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from quipu.core.events import CARDS, CARDS_OR_OPEN, CELL, CROSSING, HEX, PATH, PEOPLE, EventKind
from quipu.core.homes import event_kinds
from quipu.core.journal import SPECTATOR
from quipu.presenting.shown import Picture, Shown
from quipu.texts import event_sentence

if TYPE_CHECKING:
    from quipu.presenting.looking import Looking
    from quipu.presenting.presenter import Presenter

Event = Mapping[str, Any]  # as a seat was told it

# Where it stands in the log.
TURN: Final = "turn"  # a new heading
HEAD: Final = "head"  # beside the heading
LINE: Final = "line"  # on a line of its own
OFFER: Final = "offer"  # in the fold of a turn's trades: one more offer
TALK: Final = "talk"  # what is said to it
DEAL: Final = "deal"  # what came of it

# How something moves.
FLY: Final = "fly"  # from one place to another
ROLL: Final = "roll"
WALK: Final = "walk"
DROP: Final = "drop"
RISE: Final = "rise"
LAY: Final = "lay"  # turning as it comes down
GROW: Final = "grow"  # over something

BANK: Final = "bank"  # a place for flights, as is a seat, or the key of an element on the board
PLACED: Final = (CROSSING, PATH, HEX, CELL)
SIGN: Final = re.compile("\ue000([^\ue001]*):([0-9]*)\ue001|\u2068([^\u2069]*)\u2069")


@dataclass(frozen=True)
class Part(Shown):
    """A piece of a line: words, a name, or a picture with how often; `seat` has its disc before."""

    text: str = ""
    picture: Picture | None = None
    count: int = 0
    seat: int = -1
    of: int = -1  # whose piece the picture shows, in its colour
    name: bool = False
    chip: bool = False  # framed, as a number that was rolled


@dataclass(frozen=True)
class Motion(Shown):
    """Something moves: elements of the board by their keys, or so many cards from here to there."""

    how: str
    keys: Sequence[str] = ()
    start: str = ""
    end: str = ""
    card: str = ""  # the kind, as far as it was told
    picture: Picture | None = None
    tint: str = ""
    count: int = 1


@dataclass(frozen=True)
class Mark(Shown):
    """What somebody did, to be seen until one's own next act: where, what it is called."""

    at: Sequence[str] = ()
    name: str = ""
    picture: Picture | None = None


@dataclass(frozen=True)
class Telling(Shown):
    """An event as it is shown; without parts its sentence is shown, things in it as pictures."""

    place: str = LINE
    parts: Sequence[Part] = ()
    motions: Sequence[Motion] = ()
    mark: Mark | None = None


@dataclass(frozen=True)
class Strip(Shown):
    """What came of a roll, for who looks."""

    parts: Sequence[Part]


def seat_spot(seat: int) -> str:
    return f"seat {seat}"


def declared(presenter: Presenter[Any], event: Event) -> EventKind | None:
    return event_kinds(presenter.game.anchor).get(str(event["event"]))


@cache
def named_seats(kind: EventKind) -> list[str]:
    """The fields of an event in which seats are named."""
    return [field for field, type in kind.types.items() if type in PEOPLE]


def viewpoint(presenter: Presenter[Any], kind: str, told: Event, seat: int) -> int:
    """The seat itself if an event names it; to all others it is told as to a SPECTATOR."""
    known = event_kinds(presenter.game.anchor).get(kind)
    if known is None:
        return seat
    for field in named_seats(known):
        named = told.get(field)
        if named == seat or (isinstance(named, (list, tuple)) and seat in named):
            return seat
    return SPECTATOR


def spots(presenter: Presenter[Any], event: Event) -> list[str]:
    """The keys of the places on the board that an event names."""
    kind = declared(presenter, event)
    if kind is None:
        return []
    named = [(field, event.get(field)) for field, type in kind.types.items() if type in PLACED]
    return [_key(field, value) for field, value in named if value is not None and value != -1]


def _key(field: str, value: object) -> str:
    parts = value if isinstance(value, (list, tuple)) else [value]
    return "-".join([field.replace("_", "-"), *map(str, parts)])


# ---- sentences with pictures ------------------------------------------------------------------


def pictured(presenter: Presenter[Any], looking: Looking[Any], event: Event) -> list[Part]:
    """The sentence of an event with pictures in the place of things that have one."""

    def sign(word: str, count: int) -> str:
        return f"\ue000{word}:{count}\ue001" if presenter.picture(word) is not None else ""

    apart = [f"\u2068{name}\u2069" for name in looking.names]
    sentence = event_sentence(looking.speak, event, apart, looking.seat, sign)
    return list(parted(presenter, sentence))


def parted(presenter: Presenter[Any], text: str) -> Iterator[Part]:
    """A sentence in its parts: words, names, and pictures where signs stand for things."""
    at = 0
    for found in SIGN.finditer(text):
        if found.start() > at:
            yield Part(text[at : found.start()])
        word, count, name = found.groups()
        if word is None:
            yield Part(name, name=True)
        else:
            yield Part(picture=presenter.picture(word), count=int(count or 0))
        at = found.end()
    if at < len(text):
        yield Part(text[at:])


def counted(presenter: Presenter[Any], cards: Mapping[str, int], seat: int = -1) -> list[Part]:
    """Cards as pictures with their numbers; the first has the disc of whose they are."""
    return [
        Part(
            "" if presenter.picture(card) else card,
            presenter.picture(card),
            count,
            seat if n == 0 else -1,
        )
        for n, (card, count) in enumerate(cards.items())
    ]


# ---- flights ----------------------------------------------------------------------------------


def flights(
    presenter: Presenter[Any], cards: Mapping[str, int], start: str, end: str
) -> list[Motion]:
    return [
        Motion(
            FLY,
            start=start,
            end=end,
            card=card,
            picture=presenter.picture(card),
            tint=presenter.tints.get(card, ""),
            count=count,
        )
        for card, count in cards.items()
    ]


def back(start: str, end: str, picture: Picture | None = None) -> Motion:
    """A card of which only the back is seen."""
    return Motion(FLY, start=start, end=end, picture=picture)


def cards_in(presenter: Presenter[Any], event: Event, field: str) -> Mapping[str, int]:
    """The cards that an event declares in a field; none if it does not."""
    kind = declared(presenter, event)
    told = event.get(field)
    if kind is None or kind.types.get(field) not in (CARDS, CARDS_OR_OPEN):
        return {}
    return told if isinstance(told, Mapping) else {}
