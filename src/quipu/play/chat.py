"""Chat at a table: stored, then told to everybody."""

from __future__ import annotations

from time import time

from quipu.play.messages.server import Chat
from quipu.play.session import TableSession
from quipu.play.state import ChatMessage
from quipu.texts import Speak


async def say(
    live: TableSession, person: int, name: str, words: str, phrase: bool, once: str | None = None
) -> None:
    """Say something; what is said for something, `once`, is not said again."""
    message = ChatMessage(live.state.id, person, name, words, phrase, time(), once)
    stored = await live.store.add_chat_message(message)
    if stored is not None:
        tell_message(live, stored)


def tell_message(live: TableSession, message: ChatMessage) -> None:
    """Send a stored message to everybody who is connected here."""
    live.talk = None
    for line in live.lines:
        line.send(chat_line(message, line.viewer.speak, seat_of_speaker(live, message)))


def seat_of_speaker(live: TableSession, message: ChatMessage) -> int:
    """The seat that said it: of several at one device the one of that name."""
    mine = live.seats_of(message.person)
    by_name = (seat for seat in mine if live.names[seat] == message.name)
    return next(by_name, live.seat_of(message.person))


def chat_line(message: ChatMessage, speak: Speak, seat: int) -> Chat:
    """A message as it is sent; a quick phrase is said in the reader's language."""
    words = speak(f"phrase-{message.words}") if message.phrase else message.words
    return Chat(
        id=message.id,
        from_=message.person,
        seat=seat,
        name=message.name,
        text=words,
        phrase=message.words if message.phrase else "",
    )
