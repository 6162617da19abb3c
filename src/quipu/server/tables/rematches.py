"""Rematches: who asked for another game, who has joined, and everybody of the company told of it.

The next game is a room of its own. A seat of somebody who has not joined yet is kept free under
their name, and the room is locked, so that nobody else takes it unless the host opens the door.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from time import time
from typing import TYPE_CHECKING, Final

from quipu.play import table_setup
from quipu.play.client import TableClient
from quipu.play.messages.server import JoinedSeat, Rematch
from quipu.play.session import TableSession
from quipu.play.state import SeatState, TableState
from quipu.server.bots.external import ExternalBotStream
from quipu.server.db.models import Person
from quipu.texts import Speak, sentence_list

if TYPE_CHECKING:
    from quipu.server.tables.services import Services
    from quipu.server.web.request_context import RequestContext

LONGEST_KEPT_S: Final = 86_400  # after a day nobody is reminded of a rematch any more


# ---- making and joining ---------------------------------------------------------------------


def new_room(old: TableSession, host: Person) -> TableState:
    """The room of the next game: everybody one seat further, only its host seated yet."""
    before = old.state
    made = table_setup.new_table(old.game, host, before.private, before.options)
    seats = tuple(
        seat if seat.person == host.id else replace(seat, person=None)
        for seat in table_setup.rotated(old.seats)
    )
    is_full = all(seat.person is not None or seat.bot is not None for seat in seats)
    return replace(
        made,
        clock=before.clock,
        watched=before.watched,
        hints=before.hints,
        pace=before.pace,
        locked=not is_full,
        seats=seats,
    )


def sit_down(old: TableSession, state: TableState, person: Person) -> TableState:
    """Give somebody of the old company the seats kept for them in the next game, if any is left."""
    if any(seat.person == person.id for seat in state.seats):
        return state
    for seat in old.seats_of(person.id):
        kept = (seat - 1) % len(state.seats)
        place = kept if is_free(state.seats[kept]) else table_setup.free_seat(state.seats)
        if place is None:
            break
        taken = replace(state.seats[place], person=person.id, bot=None, name=old.seats[seat].name)
        state = table_setup.with_seat(state, taken)
    return state


def is_free(seat: SeatState) -> bool:
    return seat.person is None and seat.bot is None


def is_complete(old: TableSession, made: TableState) -> bool:
    """Whether everybody of the old company has joined and no seat is left free."""
    joined = {seat.person for seat in made.seats}
    return company(old) <= joined and not any(map(is_free, made.seats))


def company(old: TableSession) -> set[int]:
    """The persons who sat at the finished table."""
    return {seat.person for seat in old.seats if seat.person is not None}


# ---- what is shown --------------------------------------------------------------------------


def shown(old: TableSession, made: TableSession, person: int | None, speak: Speak) -> Rematch:
    """The rematch as one person reads it; it holds nothing that is not open to all."""
    host, mine = old.seat_of(made.state.host), old.seat_of(person)
    persons = {seat.person for seat in made.seats}
    joined = [
        seat.seat
        for seat in old.seats
        if seat.person in persons or (seat.person is None and seat.bot is not None)
    ]
    is_in = person is not None and person in persons
    name = old.names[host] if host >= 0 else speak("guest")
    asked_it = person is not None and person == made.state.host
    return Rematch(
        table=made.state.id,
        of=old.state.id,
        stage=made.state.stage,
        by=host,
        seats=joined_seats(old, joined, speak),
        may_join=mine >= 0 and not is_in and made.state.stage == "open",
        is_in=is_in,
        title=speak("rematch-yours") if asked_it else speak("rematch-wanted", name=name),
        note=note(old, made, mine, is_in, name, speak, joined),
    )


def joined_seats(old: TableSession, joined: list[int], speak: Speak) -> list[JoinedSeat]:
    """Every seat of the finished table with whether it is in the next game."""
    return [
        {
            "seat": seat,
            "joined": seat in joined,
            "words": speak(
                "rematch-has-joined" if seat in joined else "rematch-not-joined", name=name
            ),
        }
        for seat, name in enumerate(old.names)
    ]


def note(
    old: TableSession,
    made: TableSession,
    mine: int,
    is_in: bool,
    name: str,
    speak: Speak,
    joined: list[int],
) -> str:
    """One or two sentences: who has joined, and what happens if the reader does nothing."""
    if made.state.stage != "open":
        without = mine >= 0 and not is_in
        return speak("rematch-begun-without" if without else "rematch-begun")
    host = old.seat_of(made.state.host)
    others = [
        old.names[seat]
        for seat in joined
        if old.seats[seat].person is not None and seat not in (host, mine)
    ]
    told = [speak("rematch-joined", names=sentence_list(others, speak.lang))] if others else []
    if is_in:
        told.append(speak("rematch-waiting"))
    elif mine >= 0:
        told.append(speak("rematch-if-nothing", name=name))
    elif not told:
        told.append(speak("rematch-nobody"))
    return " ".join(told)


# ---- telling --------------------------------------------------------------------------------


def tell(services: Services, old: TableSession, made: TableSession) -> None:
    """Tell everybody connected here: at the finished table, and its company wherever they are."""
    for line in list(lines_of(services, old, made)):
        tell_one(old, made, line)


def tell_one(old: TableSession, made: TableSession, line: TableClient) -> None:
    if not isinstance(line.viewer, ExternalBotStream):  # a program is not asked
        line.send(shown(old, made, line.person, line.viewer.speak))


async def following(services: Services, old: TableSession) -> TableSession | None:
    """The room of the next game, if somebody asked for one and it is still there."""
    return await services.registry.get(old.state.rematch) if old.state.rematch is not None else None


def lines_of(services: Services, old: TableSession, made: TableSession) -> Iterable[TableClient]:
    """All lines at the old table; elsewhere those of its people who have not joined yet."""
    yield from old.lines
    missing = company(old) - {seat.person for seat in made.seats}
    if missing and made.state.stage == "open":
        for other in list(services.registry.sessions.values()):
            if other is not old and other is not made and other.study is None:
                yield from (line for line in other.lines if line.person in missing)


def announce(services: Services, old: TableSession, made: TableSession) -> None:
    """The same on all workers."""
    tell(services, old, made)
    services.neighbours.tell_rematch(old.state.id, sorted(company(old)))


def room_changed(services: Services, made: TableSession) -> None:
    """A room was stored: the company of the game before it sees who is in."""
    for old in list(services.registry.sessions.values()):
        if old.state.rematch == made.state.id:
            announce(services, old, made)


async def hear(services: Services, table: str) -> None:
    """Another worker announced the rematch of a table: read it, and tell those connected here."""
    old = await services.registry.get(table)
    made = await following(services, old) if old is not None else None
    if old is not None and made is not None:
        tell(services, old, made)


# ---- pages without a connection -------------------------------------------------------------


async def waiting_for(visit: RequestContext) -> list[Rematch]:
    """Rematches in which a seat is kept for the visitor."""
    if visit.person is None:
        return []
    services, found = visit.services, []
    for table in await services.store.rematches_of(visit.person.id, time() - LONGEST_KEPT_S):
        old = await services.registry.get(table)
        made = await following(services, old) if old is not None else None
        if old is not None and made is not None:
            found.append(shown(old, made, visit.person.id, visit.speak))
    return [each for each in found if each.may_join]
