"""What people and bots do at a table that is playing; each command is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from time import monotonic
from typing import Any

from quipu.core.change import Change
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.core.state import Action
from quipu.core.table import NEEDS_CONSENT, NOTHING_TO_UNDO, OVER, STALE, Table
from quipu.play import auto_actions
from quipu.play.bots import BotFault, BotPlayers
from quipu.play.broadcast import tell
from quipu.play.messages.client import Act, SetOrder
from quipu.play.session import Proposal, TableSession
from quipu.play.state import JobKind, timeout_job
from quipu.play.store import retry_on_conflict
from quipu.play.table_setup import best_bot
from quipu.presenting import presenter
from quipu.presenting.auto_actions import AutoAction, first_wanted, look, wanted

log = logging.getLogger("quipu.play")

NOT_PLAYING = Refusal("not_playing", "")
FOREIGN = Refusal("foreign", "")
REPEATED = Refusal("repeated", "")


@retry_on_conflict
async def submit(live: TableSession, seat: int, message: Act) -> None:
    """Store an action and send the views; raises IllegalAction with the reason."""
    began = monotonic()
    await keep_act(live, seat, message)
    tell(live, began=began)


async def keep_act(live: TableSession, seat: int, message: Act) -> None:
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
        await live.keep(table.prepare(seat, live.game.parse(message.action), seen), token)


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
async def undo(live: TableSession, seat: int) -> None:
    """One step back; past a reveal the other people have to agree, and bots never do."""
    async with live.changing():
        table = running(live, seat)
        if table.undoable(seat):
            await live.keep(table.prepare_undo(seat, 1))
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
async def offer_end(live: TableSession, seat: int) -> None:
    async with live.changing():
        table = running(live, seat)
        await carry_out(live, Proposal("end", seat, len(table.record.knots), {seat}))
    tell(live)


@retry_on_conflict
async def answer(live: TableSession, seat: int, yes: bool) -> None:
    """Agree or decline; what all people agreed to is done at once."""
    async with live.changing():
        running(live, seat)
        asked = live.proposal
        if asked is None:
            raise IllegalAction(STALE)
        if yes:
            await carry_out(live, replace(asked, agreed=asked.agreed | {seat}))
        else:
            await live.propose(None)
    tell(live)


async def carry_out(live: TableSession, asked: Proposal) -> None:
    """Do what all people agreed to; until then it is stored, so that a restart forgets nothing."""
    table = live.table
    assert table is not None
    if not set(live.people()) <= asked.agreed:
        await live.propose(asked)
    elif asked.kind == "end":
        await live.keep(table.prepare_end())
    elif not can_consent(live, asked.seat):  # those who could have left their seats to bots
        raise IllegalAction(NEEDS_CONSENT)
    else:
        await live.keep(table.prepare_undo(asked.seat, 1, consent=True), fresh=True)


@retry_on_conflict
async def resign(live: TableSession, seat: int) -> None:
    async with live.changing():
        table = playing(live, seat)
        await live.keep(table.prepare_resign(seat))
    tell(live)


@retry_on_conflict
async def hand_over(live: TableSession, seat: int, to_bot: bool) -> None:
    """A bot takes over a seat, or the person comes back to it."""
    async with live.changing():
        table = live.table
        if table is None or table.ended is not None or live.seats[seat].person is None:
            raise IllegalAction(NOT_PLAYING)
        if (seat in live.taken) == to_bot or seat in table.resigned:
            raise IllegalAction(STALE)
        player = best_bot(live.game) if to_bot else live.seats[seat].name
        kind = "takeover" if to_bot else "return"
        await live.keep(table.prepare_player(seat, kind, player))
    tell(live)


@retry_on_conflict
async def set_pace(live: TableSession, pace: str) -> None:
    """How fast bots are from now on; one that waits already goes on at once."""
    async with live.changing():
        await live.change_state(pace=pace)
        if live.bots_waited_for():
            await live.store.set_job(live.state.id, JobKind.BOT, live.store.now())
            live.observer.on_jobs(live)
    tell(live)


@retry_on_conflict
async def bot_step(live: TableSession, bots: BotPlayers) -> None:
    """Let the bots decide that the table waits for; all who are asked at once answer together."""
    async with live.changing():
        seats = live.bots_waited_for()
        if not seats:
            await live.store.drop_job(live.state.id, JobKind.BOT, live.state.version)
            return
    await decide_for(live, seats, JobKind.BOT, bots)


@retry_on_conflict
async def clock_step(live: TableSession, seat: int, bots: BotPlayers) -> None:
    """The time of a seat is over: a bot answers in its place, once."""
    kind = timeout_job(seat)
    async with live.changing():
        end = live.clocks.ends.get(seat)
        if end is None:
            await live.store.drop_job(live.state.id, kind, live.state.version)
            return
        if end > live.store.now():
            await live.store.set_job(live.state.id, kind, end)
            return
    await decide_for(live, [seat], kind, bots)


@retry_on_conflict
async def order_step(live: TableSession) -> None:
    """Do what somebody's standing order wants; who was quicker is right."""
    try:
        done = await play_auto_action(live)
    except IllegalAction:
        await live.store.set_job(live.state.id, JobKind.AUTO_ACTION, live.store.now())
        return
    if done:
        tell(live)


async def decide_for(live: TableSession, seats: list[int], kind: str, bots: BotPlayers) -> None:
    """Do what bots want for these seats; a thought overtaken by the table is thrown away."""
    table = live.table
    assert table is not None
    head = table.record.head
    thoughts = [thought(live, table, seat, bots) for seat in seats]
    wanted = await asyncio.gather(*thoughts)
    began = monotonic()
    async with live.changing():
        if live.table is not table or table.record.head != head:
            await live.store.set_job(live.state.id, kind, live.store.now())
            return
        asked = {seat: table.state.decision(seat) for seat in seats}
        for seat, (bot, wish) in zip(seats, wanted, strict=True):
            if seat not in table.waiting() or table.state.decision(seat) != asked[seat]:
                break  # what the others did changed the question
            await live.keep(decided(live, table, seat, kind, bot, wish))
    tell(live, began=began)


async def thought(
    live: TableSession, table: Table, seat: int, bots: BotPlayers
) -> tuple[str, dict[str, Any]]:
    """Who thinks for a seat, and what it wants; nothing if it could not decide."""
    bot = live.bot_of(seat) or best_bot(live.game)
    try:
        return bot, await bots.decide(table, seat, bot)
    except BotFault:
        log.exception("table %s: bot %s could not decide", live.state.id, bot)
        return bot, {}


def decided(
    live: TableSession, table: Table, seat: int, kind: str, bot: str, wish: dict[str, Any]
) -> Change:
    try:
        return answered(table, seat, kind, bot, live.game.parse(wish))
    except (IllegalAction, Malformed):
        log.exception("table %s: bot %s chose an illegal action: %s", live.state.id, bot, wish)
        return answered(table, seat, kind, bot, table.legal(seat)[0])


def answered(table: Table, seat: int, kind: str, bot: str, action: Action[Any]) -> Change:
    """The step of a bot, or of the clock for a person."""
    if kind == JobKind.BOT:
        return table.prepare(seat, action)
    return table.prepare_timeout(seat, bot, action)


# ---- automatic actions ----------------------------------------------------------------------


@retry_on_conflict
async def set_auto_action(live: TableSession, seat: int, message: SetOrder) -> None:
    """Store an order or its end, then show it to its owner alone."""
    name, on = message.order, message.on
    async with live.changing():
        table = running(live, seat)
        looking = look(live.game, table.now, seat, table.names)
        shown = presenter(live.game)
        order = AutoAction(seat, name, shown.turn(looking))
        if on and name not in shown.orders(looking):
            raise IllegalAction(auto_actions.NO_ORDER)
        orders = live.orders | {order} if on else live.orders - {order}
        if orders == live.orders:
            return
        if on and wanted(live.game, table.now, order, table.names):
            live.ordered_at = live.store.now() + auto_actions.while_away(live.bot_pause)
            await live.store.set_job(live.state.id, JobKind.AUTO_ACTION, live.ordered_at)
        await live.change_state(orders=auto_actions.written(orders))
        live.orders = orders
        live.gallery.turn(bool(live.lines))
        live.observer.on_jobs(live)
    for line in live.lines:
        if line.seat == seat:
            line.show()


async def play_auto_action(live: TableSession) -> bool:
    """Do the next step that an order wants; whether there was one."""
    async with live.changing():
        table = live.table
        live.ordered_at = None
        if table is not None and table.ended is None:
            people = [order for order in live.orders if live.bot_of(order.seat) is None]
            found = first_wanted(live.game, table.now, people, table.names)
            if found is not None:
                await live.keep(table.prepare(*found))
                return True
        await live.store.drop_job(live.state.id, JobKind.AUTO_ACTION, live.state.version)
    return False
