"""Acts: what people and bots do at a table that is playing; each is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from time import monotonic, time
from typing import Any

from quipu.core.change import Change
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.core.state import Action
from quipu.core.table import NEEDS_CONSENT, NOTHING_TO_UNDO, OVER, STALE, Table
from quipu.play.messages.client import Act
from quipu.play.messages.server import Chat, Presence
from quipu.server.bots.pool import BotFault, BotPool
from quipu.server.db.models import ChatMessageRow
from quipu.server.db.storage import retry_on_conflict
from quipu.server.net.connection import ClientConnection, encoded
from quipu.server.play import auto_actions, hotseat
from quipu.server.play.session import Proposal, TableSession
from quipu.server.play.table_setup import best_bot
from quipu.server.play.timers import KIND

log = logging.getLogger("quipu.server")

NOT_PLAYING = Refusal("not_playing", "")
FOREIGN = Refusal("foreign", "")
REPEATED = Refusal("repeated", "")


@retry_on_conflict
async def submit(live: TableSession, seat: int, message: Act, pause: float) -> None:
    """Store an action and send the views; raises IllegalAction with the reason."""
    began = monotonic()
    await keep_act(live, seat, message, pause)
    tell(live, began=began)


async def keep_act(live: TableSession, seat: int, message: Act, pause: float) -> None:
    """The same, stored and not yet told."""
    token, seen = message.token, message.seen
    async with live.changing():
        table = playing(live, seat)
        if live.store.shared and seen > table.seen(seat):  # told by a worker that is ahead
            await live.load()
        if token in live.tokens:
            raise IllegalAction(REPEATED)
        if table.is_stale(seat, seen):
            raise IllegalAction(STALE)
        await live.keep(table.prepare(seat, live.game.parse(message.action), seen), pause, token)


def playing(live: TableSession, seat: int) -> Table:
    """The running table, if this seat may act at it."""
    if live.table is None:
        raise IllegalAction(NOT_PLAYING)
    if seat < 0 or live.bot_of(seat) is not None:
        raise IllegalAction(FOREIGN)
    return live.table


def running(live: TableSession, seat: int) -> Table:
    """The same, if the game is not over."""
    table = playing(live, seat)
    if table.ended is not None:
        raise IllegalAction(OVER)
    return table


@retry_on_conflict
async def undo(live: TableSession, seat: int, pause: float) -> None:
    """One step back; past a reveal the other people have to agree, and bots never do."""
    async with live.changing():
        table = running(live, seat)
        if table.undoable(seat):
            await live.keep(table.prepare_undo(seat, 1), pause)
        else:
            if not table.steps:
                raise IllegalAction(NOTHING_TO_UNDO)
            if not can_consent(live, seat):
                raise IllegalAction(NEEDS_CONSENT)
            table.must_be_rare("undo", seat)
            await live.propose(Proposal("undo", seat, len(table.record.knots), {seat}))
    tell(live)


def can_consent(live: TableSession, seat: int) -> bool:
    """Whether anybody could agree to undo what luck gave to a seat.

    Bots never agree. So where a bot plays, another person has to: whoever has several seats is
    one person. People who share a device without bots agree among themselves.
    """
    seats = live.people()
    if len(seats) == len(live.seats):
        return seats != [seat]
    return len({live.seats[each].person for each in seats}) > 1


@retry_on_conflict
async def offer_end(live: TableSession, seat: int, pause: float) -> None:
    async with live.changing():
        table = running(live, seat)
        await carry_out(live, Proposal("end", seat, len(table.record.knots), {seat}), pause)
    tell(live)


@retry_on_conflict
async def answer(live: TableSession, seat: int, yes: bool, pause: float) -> None:
    """Agree or decline; what all people agreed to is done at once."""
    async with live.changing():
        running(live, seat)
        asked = live.proposal
        if asked is None:
            raise IllegalAction(STALE)
        if yes:
            await carry_out(live, replace(asked, agreed=asked.agreed | {seat}), pause)
        else:
            await live.propose(None)
    tell(live)


async def carry_out(live: TableSession, asked: Proposal, pause: float) -> None:
    """Do what all people agreed to; until then it is stored, so that a restart forgets nothing."""
    table = live.table
    assert table is not None
    if not set(live.people()) <= asked.agreed:
        await live.propose(asked)
    elif asked.kind == "end":
        await live.keep(table.prepare_end(), pause)
    elif not can_consent(live, asked.seat):  # those who could have left their seats to bots
        raise IllegalAction(NEEDS_CONSENT)
    else:
        await live.keep(table.prepare_undo(asked.seat, 1, consent=True), pause, fresh=True)


@retry_on_conflict
async def resign(live: TableSession, seat: int, pause: float) -> None:
    async with live.changing():
        table = playing(live, seat)
        await live.keep(table.prepare_resign(seat), pause)
    tell(live)


@retry_on_conflict
async def hand_over(live: TableSession, seat: int, to_bot: bool, pause: float) -> None:
    """A bot takes over a seat, or the person comes back to it."""
    async with live.changing():
        table = live.table
        if table is None or table.ended is not None or live.seats[seat].person is None:
            raise IllegalAction(NOT_PLAYING)
        if (seat in live.taken) == to_bot or seat in table.resigned:
            raise IllegalAction(STALE)
        player = best_bot(live.game) if to_bot else live.seats[seat].name
        kind = "takeover" if to_bot else "return"
        await live.keep(table.prepare_player(seat, kind, player), pause)
    tell(live)


@retry_on_conflict
async def set_pace(live: TableSession, pace: str) -> None:
    """How fast bots are from now on; one that waits already goes on at once."""
    async with live.changing():
        await live.store.change_table(live.row, pace=pace)
        if live.bots_waited_for():
            await live.store.set_due(live.row.id, "bot", live.store.now())
            live.wake()
    tell(live)


@retry_on_conflict
async def bot_step(live: TableSession, thinkers: BotPool, pause: float) -> None:
    """Let the bots decide that the table waits for; all who are asked at once answer together."""
    async with live.changing():
        seats = live.bots_waited_for()
        if not seats:
            await live.store.drop_due(live.row.id, "bot", live.row.version)
            return
    await decide_for(live, seats, "bot", thinkers, pause)


@retry_on_conflict
async def clock_step(live: TableSession, seat: int, thinkers: BotPool, pause: float) -> None:
    """The time of a seat is over: a bot answers in its place, once."""
    kind = f"{KIND}{seat}"
    async with live.changing():
        end = live.clocks.ends.get(seat)
        if end is None:
            await live.store.drop_due(live.row.id, kind, live.row.version)
            return
        if end > live.store.now():
            await live.store.set_due(live.row.id, kind, end)
            return
    await decide_for(live, [seat], kind, thinkers, pause)


@retry_on_conflict
async def order_step(live: TableSession, pause: float) -> None:
    """Do what somebody's standing order wants; who was quicker is right."""
    try:
        done = await auto_actions.carry_out(live, pause)
    except IllegalAction:
        await live.store.set_due(live.row.id, auto_actions.KIND, live.store.now())
        return
    if done:
        tell(live)


async def decide_for(
    live: TableSession, seats: list[int], kind: str, thinkers: BotPool, pause: float
) -> None:
    """Do what bots want for these seats; a thought overtaken by the table is thrown away."""
    table = live.table
    assert table is not None
    head = table.record.head
    thoughts = [thought(live, table, seat, thinkers) for seat in seats]
    wanted = await asyncio.gather(*thoughts)
    began = monotonic()
    async with live.changing():
        if live.table is not table or table.record.head != head:
            await live.store.set_due(live.row.id, kind, live.store.now())
            return
        asked = {seat: table.state.decision(seat) for seat in seats}
        for seat, (bot, wish) in zip(seats, wanted, strict=True):
            if seat not in table.waiting() or table.state.decision(seat) != asked[seat]:
                break  # what the others did changed the question
            await live.keep(decided(live, table, seat, kind, bot, wish), pause)
    tell(live, began=began)


async def thought(
    live: TableSession, table: Table, seat: int, thinkers: BotPool
) -> tuple[str, dict[str, Any]]:
    """Who thinks for a seat, and what it wants; nothing if it could not decide."""
    bot = live.bot_of(seat) or best_bot(live.game)
    try:
        return bot, await thinkers.decide(table, seat, bot)
    except BotFault:
        log.exception("table %s: bot %s could not decide", live.row.id, bot)
        return bot, {}


def decided(
    live: TableSession, table: Table, seat: int, kind: str, bot: str, wish: dict[str, Any]
) -> Change:
    try:
        return answered(table, seat, kind, bot, live.game.parse(wish))
    except (IllegalAction, Malformed):
        log.exception("table %s: bot %s chose an illegal action: %s", live.row.id, bot, wish)
        return answered(table, seat, kind, bot, table.legal(seat)[0])


def answered(table: Table, seat: int, kind: str, bot: str, action: Action[Any]) -> Change:
    """The step of a bot, or of the clock for a person."""
    if kind == "bot":
        return table.prepare(seat, action)
    return table.prepare_timeout(seat, bot, action)


async def say(
    live: TableSession, person: int, name: str, words: str, phrase: bool, once: str | None = None
) -> None:
    """A line of chat; what is said for something, `once`, is not said again."""
    row = ChatMessageRow(table_id=live.row.id, person=person, name=name, words=words, phrase=phrase)
    row.at, row.once = time(), once
    if await live.store.say(row):
        tell_talk(live, row)


def tell_talk(live: TableSession, row: ChatMessageRow) -> None:
    live.talk = None
    for line in live.lines:
        line.send(talk_line(row, line.viewer.speak, seat_of_speaker(live, row)))


def seat_of_speaker(live: TableSession, row: ChatMessageRow) -> int:
    """Who said it: of several at one device the one of that name."""
    mine = live.seats_of(row.person)
    return next((seat for seat in mine if live.names[seat] == row.name), live.seat_of(row.person))


def talk_line(row: ChatMessageRow, speak: Any, seat: int) -> Chat:
    """A line of chat; a quick phrase is said in the reader's language."""
    words = speak(f"phrase-{row.words}") if row.phrase else row.words
    return Chat(
        id=row.id,
        from_=row.person,
        seat=seat,
        name=row.name,
        text=words,
        phrase=row.words if row.phrase else "",
    )


def tell(
    live: TableSession, but: ClientConnection | None = None, began: float | None = None
) -> None:
    """Each connection is to get its own view of what is stored now, those of seats first.

    `began` is when somebody asked for what they see.
    """
    live.gallery.turn(bool(live.lines))
    for line in sorted(live.lines, key=lambda each: each.seat < 0):
        if live.table is not None and line is not but:
            hotseat.follow(live, line)
            line.show(began)


def tell_presence(live: TableSession) -> None:
    """All hear who is here, whichever worker they are connected to."""
    here = sorted(seat for seat in live.here() if seat >= 0)
    text = encoded(Presence(seats=here, watching=live.watching()))
    for line in live.lines:
        line.put(text)
