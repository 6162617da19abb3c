"""What each message of a client does: one table from message class to handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.play import chat, commands, hints, hotseat
from quipu.play.messages import client
from quipu.play.messages.bots import BotLost
from quipu.play.messages.client import BOT_ANSWERS, CLIENT_MESSAGES
from quipu.play.messages.server import Done, Pong
from quipu.play.study import study_session
from quipu.play.views import queries
from quipu.server.auth.identity import WORDS_LENGTH, shown
from quipu.server.bots.external import OUTSIDE, ExternalBotStream
from quipu.server.db import progress
from quipu.server.tables import guests
from quipu.server.web.client_session import ACT, MAX_DETAIL_CHARACTERS, ClientSession
from quipu.server.web.greeting import greet

M = TypeVar("M")
Handler = Callable[[ClientSession, M], Awaitable[None]]
Handlers = dict[type, Handler[Any]]
FIRST: Final[Handlers] = {}  # also before a client was greeted
AT_TABLE: Final[Handlers] = {}
AT_STUDY: Final[Handlers] = {}  # at a lesson or a puzzle, instead of all above
TOO_FAST: Final = Refusal("too_fast", "")
FOR_BOTS: Final = ("hello", "ping")  # of an external bot; its `act` has a form of its own


def handles(kind: type[M], *tables: Handlers) -> Callable[[Handler[M]], Handler[M]]:
    """Enter a handler for a message class into these tables."""

    def enter(handler: Handler[M]) -> Handler[M]:
        for table in tables:
            table[kind] = handler
        return handler

    return enter


async def dispatch(session: ClientSession, body: dict[str, Any]) -> None:
    """Decode a message and call its handler; raises IllegalAction or Malformed."""
    bot, name = session.bot, body.get("type")
    if bot is not None and session.is_greeted and name not in FOR_BOTS:
        if name == ACT:
            await answer_of_bot(session, bot, body)
        return
    message = CLIENT_MESSAGES.decode(body)
    handler = FIRST.get(type(message))
    if handler is None:
        if not session.is_greeted:
            raise Malformed("type: hello is expected first")
        is_study = session.live.study is not None
        handler = (AT_STUDY if is_study else AT_TABLE).get(type(message))
        if handler is None:
            where = "at a lesson or puzzle" if is_study else "at this table"
            raise Malformed(f"type: {message.type} is not accepted {where}")
    await handler(session, message)


handles(client.Hello, FIRST)(greet)


@handles(client.Ping, FIRST)
async def answer_ping(session: ClientSession, message: client.Ping) -> None:
    session.line.send(Pong(retry=session.services.spread()))


# ---- playing --------------------------------------------------------------------------------


@handles(client.Act, AT_TABLE)
async def act(session: ClientSession, message: client.Act) -> None:
    await commands.submit(session.live, session.line.seat, message)
    session.line.send(Done(token=message.token))


@handles(client.SetOrder, AT_TABLE)
async def set_order(session: ClientSession, message: client.SetOrder) -> None:
    await commands.set_auto_action(session.live, session.line.seat, message)


@handles(client.Undo, AT_TABLE)
async def undo(session: ClientSession, message: client.Undo) -> None:
    await commands.undo(session.live, session.line.seat)


@handles(client.ProposeEnd, AT_TABLE)
async def propose_end(session: ClientSession, message: client.ProposeEnd) -> None:
    await commands.offer_end(session.live, session.line.seat)


@handles(client.AnswerProposal, AT_TABLE)
async def answer_proposal(session: ClientSession, message: client.AnswerProposal) -> None:
    seat = hotseat.answering(session.live, session.line)
    await commands.answer(session.live, seat, message.yes)


@handles(client.Resign, AT_TABLE)
async def resign(session: ClientSession, message: client.Resign) -> None:
    await commands.resign(session.live, session.line.seat)


@handles(client.TakeOver, AT_TABLE)
async def take_over(session: ClientSession, message: client.TakeOver) -> None:
    """The sender's own seat; or that of somebody away, by the host or in the host's absence."""
    live, own = session.live, session.line.seat
    seat = own if message.seat is None else message.seat
    if not 0 <= seat < len(live.seats):
        raise Malformed("takeover.seat: a seat of this table is expected")
    if seat != own and not live.may_hand_over(own, seat):
        raise IllegalAction(commands.FOREIGN)
    await commands.hand_over(live, seat, True)


@handles(client.Return, AT_TABLE)
async def return_to_seat(session: ClientSession, message: client.Return) -> None:
    """The person plays its seat again; of several on a device, the one that is named."""
    seat = session.line.seat if message.seat is None else message.seat
    if seat not in session.live.seats_of(session.line.person):
        raise IllegalAction(commands.FOREIGN)
    await commands.hand_over(session.live, seat, False)


@handles(client.SetPace, AT_TABLE)
async def set_pace(session: ClientSession, message: client.SetPace) -> None:
    person = session.line.person
    if person is None or person != session.live.state.host:
        raise IllegalAction(commands.FOREIGN)
    await commands.set_pace(session.live, message.pace)


@handles(client.OpenHand, AT_TABLE)
async def open_hand(session: ClientSession, message: client.OpenHand) -> None:
    hotseat.change(session.live, session.line, message.open)


@handles(client.Nonce, AT_TABLE)
async def take_nonce(session: ClientSession, message: client.Nonce) -> None:
    seat = session.live.seat_of(session.line.person)
    await session.services.lifecycle.give_nonce(session.live, seat, message.nonce)


@handles(client.Say, AT_TABLE)
async def say(session: ClientSession, message: client.Say) -> None:
    services, live, line = session.services, session.live, session.line
    if line.person is None:
        raise IllegalAction(commands.FOREIGN)
    if await guests.is_muted(services, live, line.person):
        raise IllegalAction(guests.MUTED)
    if services.settings.limits and not services.rate_limits.words.take(session.name):
        raise IllegalAction(TOO_FAST)
    words = message.phrase or shown(message.words or "", WORDS_LENGTH)
    if not words:
        raise Malformed("say.words: a text that can be shown, or a phrase, is expected")
    name = live.names[line.seat] if line.seat >= 0 else line.name
    await chat.say(live, line.person, name, words, message.phrase is not None)


@handles(client.SetCoach, AT_TABLE, AT_STUDY)
async def set_coach(session: ClientSession, message: client.SetCoach) -> None:
    await progress.note(session.services.store, session.live.game, session.line.person, message)


# ---- questions that change nothing ----------------------------------------------------------


@handles(client.Try, AT_TABLE, AT_STUDY)
async def try_action(session: ClientSession, message: client.Try) -> None:
    queries.attempt(session.live, session.line, message)


@handles(client.AskWhy, AT_TABLE, AT_STUDY)
async def ask_why(session: ClientSession, message: client.AskWhy) -> None:
    queries.why(session.live, session.line, message)


@handles(client.AskWhat, AT_TABLE, AT_STUDY)
async def ask_what(session: ClientSession, message: client.AskWhat) -> None:
    queries.what(session.live, session.line, message)


@handles(client.AskStats, AT_TABLE)
async def ask_stats(session: ClientSession, message: client.AskStats) -> None:
    queries.count(session.live, session.line, message)


@handles(client.AskHint, AT_TABLE)
async def ask_hint(session: ClientSession, message: client.AskHint) -> None:
    services, line = session.services, session.line

    def may_ask() -> bool:
        limits = services.settings.limits
        return not limits or services.rate_limits.hints.take(f"person {line.person}")

    hints.ask(session.live, line, message.id, services.thinkers, may_ask)


# ---- lessons and puzzles --------------------------------------------------------------------


@handles(client.Act, AT_STUDY)
async def act_at_study(session: ClientSession, message: client.Act) -> None:
    await study_session.act(session.live, session.line.seat, message)
    session.line.send(Done(token=message.token))
    await study_session.go_on(session.live, session.services.thinkers)


async def change_study(session: ClientSession, message: study_session.StudyMessage) -> None:
    await study_session.change(session.live, session.line.seat, message)
    await study_session.go_on(session.live, session.services.thinkers)


handles(client.Undo, AT_STUDY)(change_study)
handles(client.LessonStep, AT_STUDY)(change_study)
handles(client.ShowProof, AT_STUDY)(change_study)


# ---- external bots --------------------------------------------------------------------------


async def answer_of_bot(
    session: ClientSession, bot: ExternalBotStream, body: dict[str, Any]
) -> None:
    """The answer of an external bot; wrong ones cost its seat, and nobody else anything."""
    live, line = session.live, session.line
    if bot.is_past(body.get("number")):
        return
    try:
        await commands.submit(live, bot.seat, bot.answer(BOT_ANSWERS.decode(body)))
        session.services.thought(OUTSIDE, monotonic() - bot.since)
    except (IllegalAction, Malformed) as error:
        fault = "illegal" if isinstance(error, IllegalAction) else "malformed"
        if bot.failed():
            line.send(BotLost(fault=fault, detail=str(error)[:MAX_DETAIL_CHARACTERS]))
            with suppress(IllegalAction):
                await commands.hand_over(live, bot.seat, True)
            return
        line.show()
        raise
