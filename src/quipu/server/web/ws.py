"""Sockets: one WebSocket for each open table; PROTOCOL.md says what is sent and refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import monotonic
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quipu.core.fairluck import commitment_to
from quipu.core.refusal import IllegalAction, Malformed, Refusal
from quipu.presenting import presenter
from quipu.server.auth.identity import WORDS_LENGTH, shown
from quipu.server.bots.external import OUTSIDE, PROTOCOL, ExternalBotStream
from quipu.server.db import progress
from quipu.server.db.moderation import BANNED
from quipu.server.net.arrival_queue import QueueFull, come_back
from quipu.server.net.connection import ClientConnection, written
from quipu.server.net.middleware import TokenBuckets
from quipu.server.play import auto_actions, commands, hints, hotseat, rematches
from quipu.server.play.bot_speed import FACTORS
from quipu.server.play.session import TableSession
from quipu.server.play.study import study_session
from quipu.server.play.views import queries
from quipu.server.play.views.stream import ViewStream
from quipu.server.stats import collect
from quipu.server.tables import access, guests
from quipu.server.tables.services import Services
from quipu.server.web import game_catalog
from quipu.server.web.request_context import PageError, RequestContext
from quipu.texts import LANGUAGES

FRAME_LIMIT: Final = 16_000
STRICT: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
NONCE_LIMIT: Final = 64
PHRASES: Final = ("hello", "luck", "nice", "thanks", "wait", "sorry", "again", "bye")
HEARD: Final = (
    "hello",
    "ping",
    "nonce",
    "act",
    "order",
    "try",
    "why",
    "what",
    "stats",
    "hint",
    "undo",
    "end",
    "answer",
    "resign",
    "curtain",
    "takeover",
    "return",
    "pace",
    "say",
    "lesson",
    "puzzle",
    "coach",
)
TOLD: Final = (
    "wait",
    "welcome",
    "pong",
    "room",
    "here",
    "promise",
    "began",
    "curtain",
    "view",
    "done",
    "refused",
    "tried",
    "explained",
    "stats",
    "hint",
    "puzzle",
    "chat",
    "rematch",
    "announce",
)
CODES: Final = {"no_table": 4404, "door": 4401, "too_many": 4429, "silent": 4408}
AGAIN_LATER: Final = 1013
MOST_WATCHING: Final = 300  # at one table
FIRST_WORD: Final = 20.0  # seconds to say hello in
WAIT_S: Final = 3.0  # after which a page that waits for its first view is told so, again and again
LEAST_SPREAD_S: Final = 4  # over which pages come back that could not be served


async def serve_line(services: Services, socket: WebSocket, table: str) -> None:
    """Accept a browser, show it the table and do what it asks until it leaves."""
    address = socket.scope["address"]
    await socket.accept()
    if services.settings.limits and is_full(services, address):
        await socket.close(CODES["too_many"], "too many connections")
        return
    services.connected[address] += 1
    try:
        await serve_accepted(services, socket, table, address)
    except WebSocketDisconnect:
        pass
    except QueueFull:
        await socket.close(AGAIN_LATER, come_back(max(LEAST_SPREAD_S, services.spread())))
    except Exception as error:  # noqa: BLE001  # whatever it is, the page is told to come back
        services.troubles.note(f"table {table}: a connection could not be served", error)
        with suppress(RuntimeError):  # it was closed already
            await socket.close(AGAIN_LATER, come_back(max(LEAST_SPREAD_S, services.spread())))
    finally:
        services.connected[address] -= 1
        if not services.connected[address]:
            del services.connected[address]


async def serve_accepted(services: Services, socket: WebSocket, table: str, address: str) -> None:
    """Wait for its hello, then for a slot in which its table is loaded and first shown."""
    try:
        async with asyncio.timeout(FIRST_WORD):
            text = await next_text(socket)
    except TimeoutError:
        await socket.close(CODES["silent"], "no hello")
        return
    session: ClientSession | None = None
    try:
        async with patience(services, socket), services.arrivals.slot(address):
            session = await greeted(services, socket, table, address)
            if session is None:
                return
            await session.hear(text)
        await session.listen(socket)
    finally:
        if session is not None:
            session.leave()


@asynccontextmanager
async def patience(services: Services, socket: WebSocket) -> AsyncIterator[None]:
    """Tell a page that waits that it was not forgotten, so that it does not try again."""

    async def tell() -> None:
        while True:
            await asyncio.sleep(WAIT_S)
            body = {"type": "wait", "ahead": len(services.arrivals)}
            with suppress(Exception):
                await socket.send_text(written(body))

    task = asyncio.create_task(tell())
    try:
        yield
    finally:
        task.cancel()


async def greeted(
    services: Services, socket: WebSocket, table: str, address: str
) -> ClientSession | None:
    """Read person and table; None if this person has no such table, which it is told."""
    try:
        visit = await RequestContext.begin(services, socket)
    except PageError:
        await socket.close(BANNED, "banned")
        return None
    live = await services.live(table) if visit.may_enter else None
    if live is not None and not await access.may_come_now(services, live, visit.person_id):
        live = None
    if live is None:
        if visit.may_enter:
            await socket.close(CODES["no_table"], "no such table")
        else:
            await socket.close(CODES["door"], "door code")
        return None
    person = visit.person_id
    if services.settings.limits and is_crowded(live, live.seat_of(person)):
        await socket.close(CODES["too_many"], "too many watch this table")
        return None
    name = visit.person.name if visit.person is not None else visit.speak("guest")
    line = ClientConnection(socket, person, hotseat.own_eyes(live, person), name)
    line.viewer = ViewStream(live, line.seat, visit.lang, narrow=False)
    line.viewed = partial(collect.viewed, services, live)
    session = ClientSession(services, live, line, address)
    line.start()
    return session


def is_full(services: Services, address: str) -> bool:
    """Whether there are connections enough: from this address, or at this worker."""
    every, settings = services.connected, services.settings
    return every[address] >= settings.lines_per_address or every.total() >= settings.lines


def is_crowded(live: TableSession, seat: int) -> bool:
    """Whether enough people watch this table."""
    return seat < 0 and sum(map(live.is_watching, live.lines)) >= MOST_WATCHING


class ClientSession:
    """What one browser asks, one frame after another."""

    def __init__(
        self, services: Services, live: TableSession, line: ClientConnection, address: str
    ) -> None:
        self.services = services
        self.live = live
        self.line = line
        self.name = f"person {line.person}" if line.person is not None else address
        self.hellos = TokenBuckets(5, 0.5)  # a whole view is the dearest thing to ask for

    async def listen(self, socket: WebSocket) -> None:
        while True:
            try:
                async with asyncio.timeout(None if self.is_greeted else FIRST_WORD):
                    text = await next_text(socket)
            except TimeoutError:
                await socket.close(CODES["silent"], "no hello")
                return
            await self.wait_for(self.services.frames)
            await self.hear(text)

    @property
    def is_greeted(self) -> bool:
        return self.line in self.live.lines

    async def wait_for(self, buckets: TokenBuckets) -> None:
        """Who asks too fast is heard later; the others go on."""
        while self.services.settings.limits and not buckets.take(self.name):
            await asyncio.sleep(1 / buckets.rate)

    async def hear(self, text: str) -> None:
        body: dict[str, Any] = {}
        try:
            body = read_frame(text)
            await self.do(body)
        except IllegalAction as error:
            self.refuse(body, error.refusal)
        except Malformed as error:
            self.refuse(body, Refusal("malformed", "", str(error)[:200]))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            if body.get("type") == "hello":
                raise  # a page without its view would stay empty: it is told to come back
            self.services.troubles.note(f"table {self.live.row.id}: a request failed", error)
            self.say_what_is_known(body)

    def say_what_is_known(self, body: dict[str, Any]) -> None:
        """After a fault: an act was stored, or was not, or the database could not be asked."""
        token = body.get("token")
        if body.get("type") == "act" and token in self.live.tokens:
            self.live.gallery.turn(is_watched=True)
            for line in self.live.lines:  # what failed may have been telling them
                line.show()
            self.line.send({"type": "done", "token": token})
        elif self.live.is_behind:
            self.refuse(body, Refusal("unsure", ""))
        else:
            self.refuse(body, Refusal("not_stored", ""))

    def refuse(self, body: dict[str, Any], refusal: Refusal) -> None:
        """Only the sender hears of a refusal: code, paragraph and a sentence."""
        self.services.pulse.state.refused += body.get("type") == "act"
        speak = self.line.viewer.game_speak
        if not speak.has("refusal-" + refusal.code.replace("_", "-")):
            speak = self.line.viewer.speak
        words = game_catalog.refusal_words(speak, refusal)
        self.line.send({"type": "refused", "token": body.get("token"), **words})

    async def do(self, body: dict[str, Any]) -> None:
        kind = body.get("type")
        if kind == "hello":
            await self.hello(body)
        elif kind == "ping":
            self.line.send({"type": "pong", "retry": self.services.spread()})
        elif not self.is_greeted:
            raise Malformed("say hello first")
        elif self.live.study is not None and kind not in study_session.HARMLESS:
            await study_session.change(self.services, self.live, self.line, body)
        elif isinstance(self.line.viewer, ExternalBotStream):
            await self.answer(self.line.viewer, body)
        elif kind == "act":
            await commands.submit(self.live, self.line.seat, body, self.pause)
            self.line.send({"type": "done", "token": body["token"]})
        elif not queries.ask(self.services, self.live, self.line, body):
            await self.at_table(kind, body)

    @property
    def pause(self) -> float:
        return self.services.settings.bot_pause

    async def at_table(self, kind: object, body: dict[str, Any]) -> None:
        live, seat = self.live, self.line.seat
        if kind == "undo":
            await commands.undo(live, seat, self.pause)
        elif kind == "order":
            await auto_actions.give(live, seat, body, self.pause)
        elif kind == "resign":
            await commands.resign(live, seat, self.pause)
        elif kind == "end":
            await commands.offer_end(live, seat, self.pause)
        elif kind == "answer":
            mine = hotseat.answering(live, self.line)
            await commands.answer(live, mine, body.get("yes") is True, self.pause)
        elif kind == "return" and live.seat_of(self.line.person) >= 0:
            await commands.hand_over(live, self.returning(body), False, self.pause)
        elif kind == "takeover":
            await self.takeover(body)
        elif kind == "pace":
            await self.pace(body)
        elif kind == "curtain":
            hotseat.change(self.services, live, self.line, body)
        else:
            await self.in_room(kind, body)

    async def in_room(self, kind: object, body: dict[str, Any]) -> None:
        if kind == "nonce":
            await self.nonce(body)
        elif kind == "say":
            await self.say(body)
        elif kind == "coach":
            await progress.note(self.live, self.line.person, body)
        else:
            raise Malformed("there is no such message")

    async def answer(self, asking: ExternalBotStream, body: dict[str, Any]) -> None:
        """What a bot from outside does; wrong answers cost its seat, and nobody else anything."""
        if body.get("type") != "act" or asking.is_past(body.get("number")):
            return
        try:
            await commands.submit(self.live, asking.seat, asking.answer(body), self.pause)
            self.services.thought(OUTSIDE, monotonic() - asking.since)
        except (IllegalAction, Malformed) as error:
            fault = "illegal" if isinstance(error, IllegalAction) else "malformed"
            if asking.failed():
                self.line.send({"type": "lost", "fault": fault, "detail": str(error)[:200]})
                with suppress(IllegalAction):
                    await commands.hand_over(self.live, asking.seat, True, self.pause)
                return
            self.line.show()
            raise

    # ---- each message ---------------------------------------------------------------------

    async def hello(self, body: dict[str, Any]) -> None:
        """The whole view; said again after a change of language or shape."""
        lang, grounds = body.get("lang"), body.get("grounds", [])
        if lang not in LANGUAGES or not isinstance(grounds, list) or len(grounds) > 50:
            raise Malformed("hello is {lang, arrangement, grounds}")
        await self.wait_for(self.hellos)
        viewer, live = self.line.viewer, self.live
        said = await live.latest_talk()
        if not await guests.may_come(self.services, live, self.line.person):
            await self.line.wire.close(CODES["no_table"])
            return
        hotseat.come(self.services, live, self.line, body.get("open"))  # seats may have changed
        if body.get("bot") == PROTOCOL:
            await self.hello_bot(lang, body.get("worlds") is True)
            return
        narrow = presenter(live.game).is_narrow(str(body.get("arrangement", "")))
        viewer.restart(lang, narrow, {str(each)[:16] for each in grounds})
        first, here = not self.is_greeted, live.here()
        self.come(live)
        speak = viewer.speak
        talk = [commands.talk_line(row, speak, commands.seat_of_speaker(live, row)) for row in said]
        coach = await progress.coach(live.store, self.line.person, live.game.anchor)
        self.line.send(
            {
                "type": "welcome",
                "stage": live.row.stage,
                "seat": self.line.seat,
                "person": self.line.person,
                "host": self.line.person == live.row.host,
                "frozen": live.frozen,
                "hints": hints.allowed(live),
                "chat": talk,
                "phrases": [[each, speak(f"phrase-{each}")] for each in PHRASES],
                "coach": coach,
                "retry": self.services.spread(),
            }
        )
        if live.row.stage == "starting":
            self.promise()
        else:
            hotseat.follow(live, self.line)
            self.line.show()
            await self.tell_of_rematch()
        if first:
            self.presence(here)
        await study_session.go_on(self.services, live)

    async def tell_of_rematch(self) -> None:
        """Whoever comes back to a finished table hears that its company plays on."""
        made = await rematches.following(self.services, self.live)
        if made is not None:
            rematches.tell_one(self.live, made, self.line)

    async def hello_bot(self, lang: str, worlds: bool) -> None:
        """A bot from outside: from now on it is asked, and shown no pictures."""
        live, here = self.live, self.live.here()
        if self.line.seat < 0 or self.line.curtain is not None:
            raise IllegalAction(commands.FOREIGN)
        if not isinstance(self.line.viewer, ExternalBotStream):
            self.line.viewer = ExternalBotStream(live, self.line.seat, lang)
        self.line.viewer.wants_worlds = worlds
        self.come(live)
        if live.row.stage == "starting":
            await self.services.nonce(live, self.line.seat, "")
        self.line.show()
        self.presence(here)

    def come(self, live: TableSession) -> None:
        """From here on this line is told of all; of what came about on its way, as well."""
        self.services.lives.wake(live.row.id)
        live.lines.add(self.line)
        if live.is_behind:
            self.services.neighbours.catch_up(live)

    def promise(self) -> None:
        key = self.live.row.key
        self.line.send(
            {"type": "promise", "commitment": commitment_to(key), "table": self.live.row.id}
        )

    async def nonce(self, body: dict[str, Any]) -> None:
        nonce = body.get("nonce")
        if not isinstance(nonce, str) or not nonce.isalnum() or len(nonce) > NONCE_LIMIT:
            raise Malformed("a nonce is up to 64 letters and digits")
        await self.services.nonce(self.live, self.live.seat_of(self.line.person), nonce)

    async def say(self, body: dict[str, Any]) -> None:
        phrase, words = body.get("phrase"), body.get("words")
        if self.line.person is None:
            raise IllegalAction(commands.FOREIGN)
        if await guests.is_muted(self.services, self.live, self.line.person):
            raise IllegalAction(guests.MUTED)
        if self.services.settings.limits and not self.services.words.take(self.name):
            raise IllegalAction(Refusal("too_fast", ""))
        if phrase in PHRASES:
            said, quick = str(phrase), True
        elif isinstance(words, str) and shown(words, WORDS_LENGTH):
            said, quick = shown(words, WORDS_LENGTH), False
        else:
            raise Malformed("say is {words} or {phrase}")
        seat = self.line.seat
        name = self.live.names[seat] if seat >= 0 else self.line.name
        await commands.say(self.live, self.line.person, name, said, quick)

    def returning(self, body: dict[str, Any]) -> int:
        """The seat its person plays again; of several at a device, the one that is named."""
        seat = body.get("seat", self.line.seat)
        if seat not in self.live.seats_of(self.line.person):
            raise IllegalAction(commands.FOREIGN)
        return int(seat)

    async def takeover(self, body: dict[str, Any]) -> None:
        """One's own seat; or that of somebody who is away, as the host or in the host's absence."""
        seat = body.get("seat", self.line.seat)
        if type(seat) is not int or not 0 <= seat < len(self.live.seats):
            raise Malformed("takeover is {seat}")
        if seat != self.line.seat and not self.live.may_hand_over(self.line.seat, seat):
            raise IllegalAction(commands.FOREIGN)
        await commands.hand_over(self.live, seat, True, self.pause)

    async def pace(self, body: dict[str, Any]) -> None:
        """How fast the bots of this table are: for its host to say."""
        pace = body.get("pace")
        if not isinstance(pace, str) or pace not in FACTORS:
            raise Malformed(f"pace is one of {', '.join(FACTORS)}")
        if self.line.person is None or self.line.person != self.live.row.host:
            raise IllegalAction(commands.FOREIGN)
        await commands.set_pace(self.live, pace)

    # ---- coming and going -----------------------------------------------------------------

    def presence(self, before: set[int]) -> None:
        """All hear who is here; if a seat came or went, they see it as well."""
        live, is_watching = self.live, self.live.is_watching(self.line)
        live.gallery.seldom(lambda: self.tell_presence(live))
        if not is_watching and live.row.stage == "playing" and live.here() != before:
            commands.tell(live, but=self.line)

    def tell_presence(self, live: TableSession) -> None:
        commands.tell_presence(live)
        self.services.neighbours.announce(live)

    def leave(self) -> None:
        here = self.live.here()
        self.live.lines.discard(self.line)
        self.line.stop()
        if not self.services.is_draining:  # who is sent elsewhere is not away
            self.presence(here)


async def next_text(socket: WebSocket) -> str:
    """The next frame; one of bytes is as good as none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return str(message.get("text") or "")


def read_frame(text: str) -> dict[str, Any]:
    """A frame as data; what could not be said again is refused, numbers beyond 64 bits as well."""
    if len(text) > FRAME_LIMIT:
        raise Malformed("the frame is too long")
    try:
        body = json.loads(text)
        STRICT.encode(body).encode()
        written(body)
    except (ValueError, TypeError, RecursionError):
        raise Malformed("this is not JSON") from None
    if not isinstance(body, dict):
        raise Malformed("a message is a JSON object")
    return body
