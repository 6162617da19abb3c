"""The `hello` of a client: what it is sent first, as a person or as an external bot."""

from __future__ import annotations

from quipu.core.fairluck import commitment_to
from quipu.core.refusal import IllegalAction
from quipu.play import chat, commands, hints, hotseat
from quipu.play.messages.client import PHRASES, Hello
from quipu.play.messages.server import LuckPromise, Welcome
from quipu.play.study import study_session
from quipu.presenting import presenter
from quipu.server import close_codes
from quipu.server.bots.external import ExternalBotStream
from quipu.server.db import progress
from quipu.server.tables import guests, rematches
from quipu.server.web.client_session import ClientSession

MAX_GROUND_CHARACTERS = 16  # of a hash that a page names


async def greet(session: ClientSession, message: Hello) -> None:
    """Send the whole view; said again after a change of language or arrangement."""
    await session.wait_for(session.hellos)
    line, live = session.line, session.live
    said = await live.latest_talk()
    if not await guests.may_come(session.services, live, line.person):
        await line.wire.close(close_codes.NO_TABLE)
        return
    hotseat.come(live, line, message.open)  # seats may have changed
    if message.bot is not None:
        await greet_bot(session, message)
        return
    viewer = line.viewer
    narrow = presenter(live.game).is_narrow(message.arrangement)
    viewer.restart(message.lang, narrow, {each[:MAX_GROUND_CHARACTERS] for each in message.grounds})
    first, here = not session.is_greeted, live.here()
    session.enter()
    speak = viewer.speak
    talk = [chat.chat_line(row, speak, chat.seat_of_speaker(live, row)) for row in said]
    coach = await progress.coach(session.services.store, line.person, live.game.anchor)
    line.send(
        Welcome(
            stage=live.state.stage,
            seat=line.seat,
            person=line.person,
            host=line.person == live.state.host,
            frozen=live.frozen,
            hints=hints.allowed(live),
            chat=talk,
            phrases=[[each, speak(f"phrase-{each}")] for each in PHRASES],
            coach=coach,
            retry=session.services.spread(),
        )
    )
    if live.state.stage == "starting":
        line.send(LuckPromise(commitment=commitment_to(live.state.key), table=live.state.id))
    else:
        hotseat.follow(live, line)
        line.show()
        await tell_of_rematch(session)
    if first:
        session.presence(here)
    await study_session.go_on(live, session.services.thinkers)


async def tell_of_rematch(session: ClientSession) -> None:
    """Tell a person who comes back to a finished table that the others play on."""
    made = await rematches.following(session.services, session.live)
    if made is not None:
        rematches.tell_one(session.live, made, session.line)


async def greet_bot(session: ClientSession, message: Hello) -> None:
    """An external bot: from now on it is sent decisions and no drawings."""
    line, live, here = session.line, session.live, session.live.here()
    if line.seat < 0 or line.curtain is not None:
        raise IllegalAction(commands.FOREIGN)
    bot = session.bot or ExternalBotStream(live, line.seat, message.lang)
    line.viewer, bot.wants_worlds = bot, message.worlds
    session.enter()
    if live.state.stage == "starting":
        await session.services.lifecycle.give_nonce(live, line.seat, "")
    line.show()
    session.presence(here)
