"""Kinds of events: each says once which fields it tells, of which type, and which are secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quipu.core.journal import Event

# Types of fields; what each looks like as JSON is said by `is_of`.
SEAT: Final = "seat"
SEAT_OR_NOBODY: Final = "seat or nobody"  # -1 is nobody, or everybody where all are asked
SEATS: Final = "seats"
CARD: Final = "card"  # a kind of card, or the title of one
CARDS: Final = "cards"  # so many of each kind
CARDS_OR_OPEN: Final = "cards or open"  # None is a side of an offer that was left open
WORD: Final = "word"  # the id of anything else that has a name
WORD_OR_NONE: Final = "word or none"
WORDS: Final = "words"
WORDS_BY_SEAT: Final = "words by seat"
HEX: Final = "hex"  # -1 is beyond the board
HEXES: Final = "hexes"
CROSSING: Final = "crossing"
CROSSINGS: Final = "crossings"
PATH: Final = "path"
CELL: Final = "cell"  # x and y
CELLS: Final = "cells"
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
FLAG: Final = "flag"
TEXT: Final = "text"  # somebody's words, such as a name

ONE_SEAT: Final = (SEAT, SEAT_OR_NOBODY)
PEOPLE: Final = (SEAT, SEAT_OR_NOBODY, SEATS)


class EventKind:
    """One kind of event: what all are told, what only some are told, what is not always told."""

    def __init__(
        self,
        name: str,
        fields: dict[str, str],
        secret: dict[str, str] | None = None,
        perhaps: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.fields = fields
        self.secret: dict[str, str] = {} if secret is None else secret
        self.perhaps: dict[str, str] = {} if perhaps is None else perhaps
        self.types: dict[str, str] = {**fields, **self.secret, **self.perhaps}
        self.roles = [  # those concerned, besides the seat that acts
            field for field in self.types if field != "seat" and self.types[field] in ONE_SEAT
        ]

    def of(
        self,
        data: dict[str, object],
        secret: dict[str, object] | None = None,
        knows: list[int] | None = None,
        only: bool = False,
        value: float = 0.0,
        expected: float = 0.0,
        opens: bool = False,
    ) -> Event:
        """An event of this kind."""
        return Event(self.name, data, secret, knows, only, value, expected, opens)

    def seat(self, told: dict[str, object], field: str) -> i64:
        """The seat in a field that is declared to hold one."""
        if self.types.get(field) != SEAT:
            raise ValueError(f"{self.name} declares no seat {field!r}")
        return seat_in(told, field)

    def fault(self, event: Event) -> str:
        """What does not fit between an event and this declaration; nothing if all does."""
        open_types = {**self.fields, **self.perhaps}
        for field in self.fields:
            if field not in event.data:
                return f"{self.name} lacks {field!r}"
        return misfit(self.name, open_types, event.data) or misfit(
            self.name, self.secret, event.secret
        )


def seat_in(told: dict[str, object], field: str = "seat") -> i64:
    """The seat that an event names; one that names none is an error, never somebody's."""
    seat = told.get(field)
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise ValueError(f"{told.get('event')} tells no seat {field!r}")
    return seat


def misfit(name: str, types: dict[str, str], told: dict[str, object]) -> str:
    """The first field that is not declared, or not of its type."""
    for field, value in told.items():
        if field not in types:
            return f"{name} does not declare {field!r}"
        if not is_of(types[field], value):
            return f"{name}: {field!r} is {value!r}, which is no {types[field]}"
    return ""


def is_of(type: str, value: object) -> bool:
    """Whether a value is of the type of a field."""
    if type in (SEAT, CROSSING, PATH):
        return is_number(value, 0)
    if type in (SEAT_OR_NOBODY, HEX):
        return is_number(value, -1)
    if type == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool)
    if type in (CARD, WORD, TEXT):
        return isinstance(value, str)
    if type == WORD_OR_NONE:
        return value is None or isinstance(value, str)
    if type == FLAG:
        return isinstance(value, bool)
    if type == CARDS or (type == CARDS_OR_OPEN and value is not None):
        return isinstance(value, dict) and all(
            isinstance(card, str) and is_number(count, 1) for card, count in value.items()
        )
    if type == CARDS_OR_OPEN:
        return True
    return isinstance(value, list) and is_list_of(type, value)


def is_number(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


LISTED: Final = {
    SEATS: SEAT,
    HEXES: HEX,
    CROSSINGS: CROSSING,
    NUMBERS: NUMBER,
    WORDS: WORD,
    CELLS: CELL,
}


def is_list_of(type: str, values: list[object]) -> bool:
    if type == CELL:
        return len(values) == 2 and all(is_number(value, 0) for value in values)
    if type == WORDS_BY_SEAT:
        return all(is_of(WORDS, value) for value in values)
    item = LISTED.get(type, "")
    return item != "" and all(is_of(item, value) for value in values)


def by_name(kinds: list[EventKind]) -> dict[str, EventKind]:
    """The kinds by their names, as `EVENTS` of a game."""
    return {kind.name: kind for kind in kinds}


# What happens at a table, whatever is played there.
UNDONE: Final = EventKind("undone", {"seat": SEAT, "steps": NUMBER})
RESIGNED: Final = EventKind("resigned", {"seat": SEAT})
AGREED_END: Final = EventKind("agreed_end", {})
TAKEOVER: Final = EventKind("takeover", {"seat": SEAT, "player": TEXT})
RETURN: Final = EventKind("return", {"seat": SEAT, "player": TEXT})
TIMEOUT: Final = EventKind("timeout", {"seat": SEAT, "player": TEXT})
EVENTS: Final = by_name([UNDONE, RESIGNED, AGREED_END, TAKEOVER, RETURN, TIMEOUT])
