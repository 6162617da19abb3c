"""Room: a table before it begins; who sits where, by which options, and who may change that."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import TYPE_CHECKING, Any, Final

from quipu.core.fairluck import KEY_BYTES
from quipu.core.game import Game
from quipu.core.options import Choice, FirstSeat, Flag, Limit, Option, Range, settle
from quipu.core.refusal import IllegalAction, Refusal
from quipu.registry import games
from quipu.server.auth.identity import short_id, shown_name
from quipu.server.db.models import COLUMNS, Person, SeatRow, TableRow, copy_seat
from quipu.server.play import bot_speed, timers
from quipu.server.web.game_catalog import seat_range

if TYPE_CHECKING:
    from quipu.server.play.session import TableSession

MOST_SEATS: Final = 8
DEVICE: Final = "device"  # where a seat is that its host gives to somebody beside it
USUAL_BOTS: Final = ("medium", "greedy")


@dataclass(frozen=True)
class Setup:
    """How a new table is set up; what is left out is as usual."""

    level: str = ""  # of the bots
    seats: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    pace: str = bot_speed.USUAL


def refuse(code: str) -> IllegalAction:
    return IllegalAction(Refusal(code, ""))


def new_key() -> bytes:
    """What a table's luck is made of."""
    return secrets.token_bytes(KEY_BYTES)


def new_row(game: Game, host: Person, private: bool, options: dict[str, object]) -> TableRow:
    return TableRow(
        id=short_id(),
        game=game.key,
        stage="open",
        options=options,
        host=host.id,
        private=private,
        locked=False,
        key=new_key(),
        header=None,
        rematch=None,
        touched=time(),
        clock=0,
        pace=bot_speed.USUAL,
        proposal=None,
        watched=True,
        watch_word=short_id(14),
        lesson=None,
        hints=None,
        version=0,
    )


def new_seat(
    table: str, seat: int, person: Person | None = None, bot: str | None = None
) -> SeatRow:
    return SeatRow(
        table_id=table,
        seat=seat,
        person=person.id if person is not None else None,
        bot=bot,
        name=person.name if person is not None else "",
        invitation=short_id(14),
        nonce=None,
    )


def usual_count(game: Game) -> int:
    """The smallest company that is not solitary."""
    counts = seat_range(game)
    return next((count for count in counts if count >= 2), counts[-1])


def best_bot(game: Game) -> str:
    """The bot that fills a seat: one that plays well and soon."""
    bots = game.bots()
    return next((name for name in USUAL_BOTS if name in bots), bots[-1])


def offered(game: Game, seats: list[SeatRow]) -> list[str]:
    """The levels, and whoever sits here already."""
    here = [seat.bot for seat in seats if seat.bot is not None]
    return list(dict.fromkeys([*game.levels(), *here]))


def seats_for(
    row: TableRow, game: Game, host: Person, count: int, bots: bool, level: str = ""
) -> list[SeatRow]:
    bot = (level or best_bot(game)) if bots else None
    others = [new_seat(row.id, n, bot=bot) for n in range(1, count)]
    return [new_seat(row.id, 0, host), *others]


def name_seats(seats: list[SeatRow], bot_word: str, guest_word: str) -> None:
    """Names that differ: bots are numbered, people of one name as well."""
    used: dict[str, int] = {}
    for seat in seats:
        base = seat.name or guest_word
        if seat.bot is not None and seat.person is None:
            base = bot_word
        used[base] = used.get(base, 0) + 1
        number = used[base]
        seat.name = base if number == 1 and base != bot_word else f"{base} {number}"


@contextmanager
def whole(live: TableSession) -> Iterator[None]:
    """All of a change of a room, or nothing: what was refused or not stored is forgotten."""
    game, seats = live.game, [copy_seat(seat) for seat in live.seats]
    row = {name: getattr(live.row, name) for name in COLUMNS}
    try:
        yield
    except BaseException:
        live.game, live.seats[:] = game, seats
        for name, value in row.items():
            setattr(live.row, name, value)
        raise


# ---- changes by the host --------------------------------------------------------------------


def set_game(row: TableRow, seats: list[SeatRow], key: str) -> None:
    if key not in games():
        raise refuse("unknown_game")
    game = games()[key]
    row.game = key
    row.options = {}
    counts = seat_range(game)
    set_count(row, seats, min(max(len(seats), counts[0]), counts[-1]))
    for seat in seats:
        if seat.bot is not None and seat.bot not in game.levels():
            seat.bot = best_bot(game)


def set_count(row: TableRow, seats: list[SeatRow], count: int) -> None:
    """More seats are given to bots; fewer take away free ones and bots first."""
    if not 1 <= count <= MOST_SEATS:
        raise refuse("wrong_seats")
    while len(seats) > count:
        free = [seat for seat in seats if seat.person is None]
        if not free:
            raise refuse("seat_taken")
        seats.remove(free[-1])
    while len(seats) < count:
        seats.append(new_seat(row.id, len(seats), bot=best_bot(games()[row.game])))
    for number, seat in enumerate(seats):
        seat.seat = number


def set_option(row: TableRow, seats: int, name: str, text: str) -> None:
    game = games()[row.game]
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        raise refuse("wrong_option")
    value = read_value(option, text)
    if not option.takes(value, seats):
        raise refuse("wrong_option")
    rest = {key: each for key, each in row.options.items() if key != name}
    together = {**rest, name: value}
    if seats in game.seat_counts(settle(game.options, seats, together, lenient=True)):
        game.agree(seats, together)  # options that do not go together are refused at once
    row.options = rest if agreed(game, seats, rest)[name] == value else together


def agreed(game: Game, seats: int, chosen: dict[str, object]) -> dict[str, object]:
    """All options as they would be played; a default may follow another option."""
    try:
        return {**game.agree(seats, chosen)}
    except IllegalAction:
        return {**settle(game.options, seats, chosen, lenient=True)}


def read_value(option: Option, text: str) -> bool | int | str:
    return option.read(text[:40])


def set_clock(row: TableRow, text: str) -> None:
    if text not in map(str, timers.CHOICES):
        raise refuse("wrong_option")
    row.clock = int(text)


def set_pace(row: TableRow, text: str) -> None:
    if text not in bot_speed.FACTORS:
        raise refuse("wrong_option")
    row.pace = text


def set_seat(row: TableRow, seats: list[SeatRow], number: int, to: str, name: str = "") -> None:
    """Give a seat to a bot, to somebody at the host's device, or free it for a guest.

    This also asks a guest to leave; the host keeps one seat.
    """
    if not 0 <= number < len(seats):
        raise refuse("no_such_seat")
    old = seats[number]
    if to == DEVICE and old.person in (None, row.host):
        sit_beside(seats, number, row.host, name)
        return
    if old.person == row.host and sum(seat.person == row.host for seat in seats) == 1:
        raise refuse("no_such_seat")
    bot = to if to in games()[row.game].bots() else None
    if bot is None and to != "guest":
        raise refuse("no_such_bot")
    seats[number] = new_seat(row.id, number, bot=bot)
    if old.person is None:
        seats[number].invitation = old.invitation


def sit_down(seats: list[SeatRow], number: int, person: Person) -> None:
    if any(seat.person == person.id for seat in seats):
        return
    if seats[number].person is not None:
        raise refuse("seat_taken")
    seats[number].person, seats[number].bot = person.id, None
    seats[number].name = person.name


def sit_beside(seats: list[SeatRow], number: int, person: int, name: str) -> None:
    """A further person at the same device, by a name of its own; or another name for it."""
    if seats[number].person not in (None, person):
        raise refuse("seat_taken")
    seats[number].person, seats[number].bot = person, None
    seats[number].name = shown_name(name, seats[number].name)


def renew_links(row: TableRow, seats: list[SeatRow]) -> None:
    """All links that somebody may have seen lead nowhere any more."""
    row.watch_word = short_id(14)
    for seat in seats:
        seat.invitation = short_id(14)


def free_seat(seats: list[SeatRow]) -> int | None:
    for seat in seats:
        if seat.person is None and seat.bot is None:
            return seat.seat
    return None


def rotated(seats: list[SeatRow], table: str) -> list[SeatRow]:
    """The same company one seat further, for the next game."""
    moved = [*seats[1:], seats[0]]
    rows = []
    for number, seat in enumerate(moved):
        row = new_seat(table, number, bot=seat.bot)
        row.person, row.name = seat.person, seat.name if seat.person is not None else ""
        rows.append(row)
    return rows


# ---- what the page shows --------------------------------------------------------------------


def option_form(option: Option, chosen: dict[str, object], seats: int) -> dict[str, Any]:
    value = chosen.get(option.name, option.default)
    form: dict[str, Any] = {"name": option.name, "value": value, "paragraph": option.paragraph}
    if isinstance(option, Flag):
        form["type"] = "flag"
    elif isinstance(option, Range):
        form.update(type="range", low=option.low, high=option.high)
    elif isinstance(option, Limit):
        number = value if isinstance(value, int) else option.usual + 1
        form.update(type="limit", low=option.low, word=option.word, less=number - 1)
        form["more"] = number + 1 if value != option.word and number < option.high else option.word
    elif isinstance(option, (Choice, FirstSeat)):
        form.update(type="choice", values=option.samples(seats))
    else:
        form.update(type="words", values=option.samples(seats), words=option.words())
        if value not in form["values"]:
            form["values"].append(value)
    form["names_seats"] = isinstance(option, FirstSeat)
    return form
