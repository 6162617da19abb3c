"""Curtain: several people share a device; each of its lines shows one open hand, or none.

A person may hold several seats. Their line has the eyes of the one seat that is uncovered, or those
of a spectator while the curtain is down. It falls when that seat is done, and it opens for somebody
who is asked. Of all lines of a device at a table, one shows a hand at most.
"""

from __future__ import annotations

from typing import Final

from quipu.core.journal import SPECTATOR
from quipu.core.refusal import IllegalAction, Refusal
from quipu.play.client import HotSeat, TableClient
from quipu.play.messages.server import HotSeat as HotSeatMessage
from quipu.play.session import TableSession
from quipu.presenting import presenter
from quipu.presenting.auto_actions import look

OTHER_HAND: Final = Refusal("other_hand", "")
FOREIGN: Final = Refusal("foreign", "")


def own_eyes(live: TableSession, person: int | None) -> int:
    """The seat with whose eyes a person looks by itself: its only one."""
    mine = live.seats_of(person)
    return mine[0] if len(mine) == 1 else SPECTATOR


def come(live: TableSession, line: TableClient, wish: int | None) -> None:
    """Somebody says hello; a page that showed a hand when its line broke may go on with it."""
    forget(line)
    follow(live, line)
    if line.curtain is not None and wish is not None and may_open(live, line, wish):
        uncover(live, line, wish)


def forget(line: TableClient) -> None:
    line.curtain = None


def follow(live: TableSession, line: TableClient) -> None:
    """Let the curtain fall if the open seat is done, and tell the page for whom it opens next."""
    mine = live.seats_of(line.person)
    if len(mine) < 2:
        line.curtain = None
        look_with(line, own_eyes(live, line.person))
        return
    curtain = line.curtain = line.curtain or HotSeat()
    if curtain.open >= 0 and is_done(live, curtain, mine):
        cover(line)
    look_with(line, curtain.open)
    tell(live, line, curtain, mine)


def is_done(live: TableSession, curtain: HotSeat, mine: list[int]) -> bool:
    """Whether the open hand is to be put away: it is not asked, and its turn is over."""
    if curtain.open not in mine:
        return True
    if live.table is None or live.table.ended is not None or curtain.open in asked(live, mine):
        curtain.is_due = True
        return False
    if asked(live, mine):
        return True
    if has_turn(live, curtain.open):
        curtain.is_due = True
        return False
    return curtain.is_due


def asked(live: TableSession, mine: list[int]) -> list[int]:
    """Those of the device for whom the game waits."""
    if live.table is None or live.table.ended is not None:
        return []
    waiting = live.table.waiting()
    return [seat for seat in mine if seat in waiting and live.bot_of(seat) is None]


def has_turn(live: TableSession, seat: int) -> bool:
    table = live.table
    if table is None or live.bot_of(seat) is not None:
        return False
    looking = look(live.game, table.now, seat, table.names)
    return presenter(live.game).owner(looking) == seat


def named(due: list[int], last: int, seats: int) -> int:
    """For whom the curtain opens next: of all who are asked, the first after the last one."""
    return min(due, key=lambda seat: (seat - last - 1) % seats, default=SPECTATOR)


def answering(live: TableSession, line: TableClient) -> int:
    """Who of this line answers an open proposal next."""
    if line.curtain is None or live.proposal is None:
        return line.seat
    agreed = {*live.proposal.agreed, live.proposal.seat}
    left = [seat for seat in live.seats_of(line.person) if live.bot_of(seat) is None]
    return next((seat for seat in [line.seat, *left] if seat >= 0 and seat not in agreed), -1)


def tell(live: TableSession, line: TableClient, curtain: HotSeat, mine: list[int]) -> None:
    told = tidings(live, line, curtain, mine)
    if told != curtain.told and line in live.lines:
        curtain.told = told
        line.send(told)


def tidings(
    live: TableSession, line: TableClient, curtain: HotSeat, mine: list[int]
) -> HotSeatMessage:
    """What the page is told of its curtain, in its language: a spectator may know all of it."""
    due, speak, names = asked(live, mine), line.viewer.speak, live.names
    last = live.handed.get(line.person, SPECTATOR)
    next_one = named(due, last, len(live.seats))
    lead = [speak("curtain-alone", name=names[next_one])] if next_one >= 0 else []
    if lead and last >= 0 and last != next_one:
        lead.insert(0, speak("curtain-put-away", last=names[last]))
    return HotSeatMessage(
        seats=mine,
        open=curtain.open,
        named=next_one,
        title=speak("curtain-hand-to", name=names[next_one]) if next_one >= 0 else "",
        lead=" ".join(lead),
        holds={str(seat): speak("curtain-hold", name=names[seat]) for seat in mine},
        asked=due,
        last=last,
        answers=answering(live, line) if live.proposal is not None else SPECTATOR,
        over=live.table is not None and live.table.ended is not None,
    )


def look_with(line: TableClient, seat: int) -> None:
    """From now on with these eyes; the next view is whole, and nothing of it is the old ones'."""
    if line.seat != seat or line.viewer.seat != seat:
        line.viewer.switch_seat(seat)
    line.seat = seat


def cover(line: TableClient) -> None:
    curtain = line.curtain
    if curtain is not None and curtain.open >= 0:
        curtain.open, curtain.is_due = SPECTATOR, False
        look_with(line, SPECTATOR)


def uncover(live: TableSession, line: TableClient, seat: int) -> None:
    """Open a hand here, and nowhere else."""
    cover_others(live, line.person, line)
    live.observer.on_hand_opened(live, line.person)
    cover(line)
    curtain = line.curtain
    assert curtain is not None
    curtain.open = seat
    live.handed[line.person] = seat
    curtain.is_due = seat in asked(live, [seat]) or has_turn(live, seat)
    look_with(line, seat)


def may_open(live: TableSession, line: TableClient, seat: int) -> bool:
    """Whoever is asked; others of the device only while nobody of it is."""
    mine = live.seats_of(line.person)
    return live.table is not None and seat in (asked(live, mine) or mine)


def change(live: TableSession, line: TableClient, seat: int) -> None:
    """Open the hand of a seat of this device, or cover all (-1)."""
    mine = live.seats_of(line.person)
    if line.curtain is None or (seat >= 0 and seat not in mine):
        raise IllegalAction(FOREIGN)
    if seat >= 0 and not may_open(live, line, seat):
        raise IllegalAction(OTHER_HAND)
    if seat == line.curtain.open:
        return
    if seat >= 0:
        uncover(live, line, seat)
    else:
        cover(line)
    follow(live, line)
    line.show()


def cover_others(live: TableSession, person: int | None, but: TableClient | None = None) -> None:
    """Wherever else this device shows a hand at the table, the curtain falls."""
    for line in list(live.lines):
        if line.person == person and line is not but and line.curtain is not None:
            cover(line)
            follow(live, line)
            line.show()
