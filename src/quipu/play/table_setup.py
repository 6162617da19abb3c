"""A table before it begins: seats and options. Every change returns the next state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from time import time
from typing import Any, Final

from quipu.core.fairluck import KEY_BYTES
from quipu.core.game import Game
from quipu.core.options import Choice, FirstSeat, Flag, Limit, Option, Range, settle
from quipu.core.refusal import IllegalAction, Refusal
from quipu.play import bot_speed, timers
from quipu.play.game_catalog import seat_range
from quipu.play.identifiers import short_id, shown_name
from quipu.play.state import PersonLike, SeatState, TableState
from quipu.registry import games

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


def new_table(
    game: Game, host: PersonLike, private: bool, options: Mapping[str, object]
) -> TableState:
    """A table without seats."""
    return TableState(
        id=short_id(),
        game=game.key,
        host=host.id,
        key=new_key(),
        options=dict(options),
        private=private,
        touched=time(),
        pace=bot_speed.USUAL,
        watch_word=short_id(14),
    )


def new_seat(number: int, person: PersonLike | None = None, bot: str | None = None) -> SeatState:
    return SeatState(
        seat=number,
        person=person.id if person is not None else None,
        bot=bot,
        name=person.name if person is not None else "",
        invitation=short_id(14),
    )


def usual_count(game: Game) -> int:
    """The smallest company that is not solitary."""
    counts = seat_range(game)
    return next((count for count in counts if count >= 2), counts[-1])


def best_bot(game: Game) -> str:
    """The bot that fills a seat: one that plays well and soon."""
    bots = game.bots()
    return next((name for name in USUAL_BOTS if name in bots), bots[-1])


def offered(game: Game, seats: Sequence[SeatState]) -> list[str]:
    """The levels, and the bots that sit here already."""
    here = [seat.bot for seat in seats if seat.bot is not None]
    return list(dict.fromkeys([*game.levels(), *here]))


def seated(
    state: TableState, game: Game, host: PersonLike, count: int, bots: bool, level: str = ""
) -> TableState:
    """The table with its host and so many other seats, for bots or for guests."""
    bot = (level or best_bot(game)) if bots else None
    others = [new_seat(n, bot=bot) for n in range(1, count)]
    return replace(state, seats=(new_seat(0, host), *others))


def name_seats(seats: Sequence[SeatState], bot_word: str, guest_word: str) -> tuple[SeatState, ...]:
    """Names that differ: bots are numbered, people of one name as well."""
    used: dict[str, int] = {}
    named = []
    for seat in seats:
        base = seat.name or guest_word
        if seat.bot is not None and seat.person is None:
            base = bot_word
        used[base] = used.get(base, 0) + 1
        number = used[base]
        name = base if number == 1 and base != bot_word else f"{base} {number}"
        named.append(replace(seat, name=name))
    return tuple(named)


def with_seat(state: TableState, seat: SeatState) -> TableState:
    """The table with another seat of the same number."""
    return replace(
        state, seats=tuple(seat if each.seat == seat.seat else each for each in state.seats)
    )


# ---- changes by the host --------------------------------------------------------------------


def set_game(state: TableState, key: str) -> TableState:
    if key not in games():
        raise refuse("unknown_game")
    game = games()[key]
    counts = seat_range(game)
    count = min(max(len(state.seats), counts[0]), counts[-1])
    state = set_count(replace(state, game=key, options={}), count)
    return replace(state, seats=tuple(with_known_bot(game, seat) for seat in state.seats))


def with_known_bot(game: Game, seat: SeatState) -> SeatState:
    """A bot that the game does not have is replaced by its best one."""
    if seat.bot is None or seat.bot in game.levels():
        return seat
    return replace(seat, bot=best_bot(game))


def set_count(state: TableState, count: int) -> TableState:
    """More seats are given to bots; fewer take away free ones and bots first."""
    if not 1 <= count <= MOST_SEATS:
        raise refuse("wrong_seats")
    seats = list(state.seats)
    while len(seats) > count:
        free = [seat for seat in seats if seat.person is None]
        if not free:
            raise refuse("seat_taken")
        seats.remove(free[-1])
    while len(seats) < count:
        seats.append(new_seat(len(seats), bot=best_bot(games()[state.game])))
    return replace(
        state, seats=tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
    )


def set_option(state: TableState, seats: int, name: str, text: str) -> TableState:
    game = games()[state.game]
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        raise refuse("wrong_option")
    value = read_value(option, text)
    if not option.takes(value, seats):
        raise refuse("wrong_option")
    rest = {key: each for key, each in state.options.items() if key != name}
    together = {**rest, name: value}
    if seats in game.seat_counts(settle(game.options, seats, together, lenient=True)):
        game.agree(seats, together)  # options that do not go together are refused at once
    is_usual = agreed(game, seats, rest)[name] == value
    return replace(state, options=rest if is_usual else together)


def agreed(game: Game, seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """All options as they would be played; a default may follow another option."""
    try:
        return {**game.agree(seats, dict(chosen))}
    except IllegalAction:
        return {**settle(game.options, seats, dict(chosen), lenient=True)}


def read_value(option: Option, text: str) -> bool | int | str:
    return option.read(text[:40])


def set_clock(state: TableState, text: str) -> TableState:
    if text not in map(str, timers.CHOICES):
        raise refuse("wrong_option")
    return replace(state, clock=int(text))


def set_pace(state: TableState, text: str) -> TableState:
    if text not in bot_speed.FACTORS:
        raise refuse("wrong_option")
    return replace(state, pace=text)


def set_seat(state: TableState, number: int, to: str, name: str = "") -> TableState:
    """Give a seat to a bot, to somebody at the host's device, or free it for a guest.

    This also asks a guest to leave; the host keeps one seat.
    """
    if not 0 <= number < len(state.seats):
        raise refuse("no_such_seat")
    old, host = state.seats[number], state.host
    if to == DEVICE and old.person in (None, host):
        return sit_beside(state, number, host, name)
    if old.person == host and sum(seat.person == host for seat in state.seats) == 1:
        raise refuse("no_such_seat")
    bot = to if to in games()[state.game].bots() else None
    if bot is None and to != "guest":
        raise refuse("no_such_bot")
    seat = new_seat(number, bot=bot)
    if old.person is None:
        seat = replace(seat, invitation=old.invitation)
    return with_seat(state, seat)


def sit_down(state: TableState, number: int, person: PersonLike) -> TableState:
    if any(seat.person == person.id for seat in state.seats):
        return state
    seat = state.seats[number]
    if seat.person is not None:
        raise refuse("seat_taken")
    return with_seat(state, replace(seat, person=person.id, bot=None, name=person.name))


def sit_beside(state: TableState, number: int, person: int, name: str) -> TableState:
    """A further person at the same device, by a name of its own; or another name for it."""
    seat = state.seats[number]
    if seat.person not in (None, person):
        raise refuse("seat_taken")
    named = shown_name(name, seat.name)
    return with_seat(state, replace(seat, person=person, bot=None, name=named))


def renew_links(state: TableState) -> TableState:
    """All links that somebody may have seen lead nowhere any more."""
    seats = tuple(replace(seat, invitation=short_id(14)) for seat in state.seats)
    return replace(state, watch_word=short_id(14), seats=seats)


def free_seat(seats: Sequence[SeatState]) -> int | None:
    for seat in seats:
        if seat.person is None and seat.bot is None:
            return seat.seat
    return None


def rotated(seats: Sequence[SeatState]) -> tuple[SeatState, ...]:
    """The same company one seat further, for the next game."""
    return tuple(
        replace(
            new_seat(number, bot=seat.bot),
            person=seat.person,
            name=seat.name if seat.person is not None else "",
        )
        for number, seat in enumerate([*seats[1:], seats[0]])
    )


# ---- what the page shows --------------------------------------------------------------------


def option_form(option: Option, chosen: Mapping[str, object], seats: int) -> dict[str, Any]:
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
