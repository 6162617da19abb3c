"""Neighbours: other workers at the same database; who is connected there, and what they stored."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from quipu.play import chat, hotseat
from quipu.play.broadcast import tell, tell_presence
from quipu.play.messages.server import RoomChanged
from quipu.play.session import Presence, TableSession
from quipu.play.state import TableHealth
from quipu.server.background import BackgroundLoop, log_failures
from quipu.server.db.pubsub import BEAT, Message, PgPubSub
from quipu.server.stats.worker_stats import LoggedFault
from quipu.server.tables import rematches

if TYPE_CHECKING:
    from quipu.server.tables.services import Services

log = logging.getLogger("quipu.server")

SILENT: Final = 3.5 * BEAT  # seconds after which a worker that says nothing is gone
LOOK_S: Final = 1.0  # between two looks for such workers
LATE_S: Final = 5.0  # after which this worker itself stood still, and judges nobody
COMMAND: Final = "command"  # says what `quipu prune` and the like did; it is no worker
MOST_NAMED: Final = 400  # persons of one table that are told by name


class ClusterCoordinator:
    """All other workers; on SQLite there are none."""

    def __init__(self, services: Services, url: str, shared: bool) -> None:
        self.services = services
        self.post: PgPubSub | None = None
        if shared:
            name = services.store.name
            calls = (self.hear, self.reconnected, self.sign, self.holds)
            self.post = PgPubSub(url, name, *calls, services.closing)
            self.loop = asyncio.get_running_loop()
        self.alive: dict[str, float] = {}  # when each was last heard of
        self.draining: set[str] = set()  # those of them that take no more pages
        self.here: dict[str, dict[str, Presence]] = {}  # by table, then by worker
        self.following: set[str] = set()  # tables that are being read again
        self.presence = BackgroundLoop("presence", self.watch_silence, None, services.closing)

    def start(self) -> None:
        if self.post is not None:
            self.post.start()
            self.presence.start()

    async def close(self) -> None:
        if self.post is not None:
            if self.presence.task is not None:
                self.presence.task.cancel()
            await self.post.close()

    def hurry(self) -> None:
        """The database can be reached again."""
        if self.post is not None:
            self.post.listening.hurry()

    def wrong(self) -> str:
        return self.post.wrong() if self.post is not None else ""

    # ---- telling --------------------------------------------------------------------------

    def presence_at(self, table: str) -> list[Presence]:
        return list(self.here.get(table, {}).values())

    def announce(self, live: TableSession) -> None:
        """Tell the others who is connected to a table here."""
        if self.post is not None:
            persons = sorted({line.person for line in live.lines if line.person is not None})
            self.post.put(
                do="here",
                table=live.state.id,
                seats=sorted(seat for seat in live.connected() if seat >= 0),
                watching=sum(live.is_watching(line) for line in live.lines),
                persons=persons[:MOST_NAMED],
            )

    def holds(self, table: str) -> bool:
        """Whether there is anything to learn: a table that nobody looks at is in doubt already."""
        live = self.services.registry.sessions.get(table)
        return live is not None and (bool(live.lines) or not live.is_doubtful)

    def sign(self) -> Message:
        return {"pulse": self.services.measured()}

    def tell_fault(self, level: str, words: str) -> None:
        """From whichever thread it is logged."""
        if self.post is not None:
            letter = partial(self.post.put, do="fault", level=level, words=words)
            with suppress(RuntimeError):  # the loop is over
                self.loop.call_soon_threadsafe(letter)

    def cover(self, live: TableSession, person: int | None) -> None:
        """A device opened a hand here: elsewhere it shows none."""
        if self.post is not None:
            self.post.put(do="cover", table=live.state.id, person=person)

    def tell_rematch(self, table: str, persons: list[int]) -> None:
        """The company of a finished table plays on: whoever of it is connected there is told."""
        if self.post is not None:
            self.post.put(do="rematch", table=table, persons=persons)

    def any_serves(self) -> bool:
        """Whether another worker takes the pages of this one."""
        return bool(self.alive.keys() - self.draining)

    def offer_work(self) -> None:
        """Tell the others that this worker drains; they look for work at once."""
        if self.post is not None:
            self.post.put(do="free")

    def cut_off(self, person: int) -> None:
        if self.post is not None:
            self.post.put(do="cut", person=person)

    async def reconnected(self) -> None:
        """Letters may have been missed: everything is in doubt, and everybody is asked."""
        assert self.post is not None
        self.alive = dict.fromkeys(self.alive, self.services.now())
        self.post.put(do="ask")
        for live in list(self.services.registry.sessions.values()):
            live.is_doubtful = True
            if live.lines:
                self.announce(live)
                self.catch_up(live)

    # ---- hearing --------------------------------------------------------------------------

    async def hear(self, letter: Message) -> None:
        worker, do = str(letter["by"]), letter["do"]
        if worker != COMMAND and do != "bye":
            self.notice(worker)
        if do == "here":
            self.came(worker, letter)
        elif do == "ask":
            for each in list(self.services.registry.sessions.values()):
                if each.lines:
                    self.announce(each)
        elif do in ("alive", "bye", "drain", "fault", "free"):
            self.heard_of_worker(worker, letter)
        elif do == "cut":
            await self.services.registry.close_person(int(letter["person"]))
        elif do == "rematch":
            await self.hear_of_rematch(str(letter["table"]), set(letter["persons"]))
        else:
            await self.hear_of_table(letter)

    def heard_of_worker(self, worker: str, letter: Message) -> None:
        """Its counts, its end, a fault in its log, or what an operator wants of this one."""
        if letter["do"] == "alive":
            self.services.pulse.heard(worker, letter["pulse"])
        elif letter["do"] == "bye":
            self.forget(worker)
        elif letter["do"] == "free":
            self.draining.add(worker)
            self.services.scheduler.awake.set()
        elif letter["do"] == "drain":
            if letter["host"] == self.services.pulse.state.host:
                log_failures(asyncio.create_task(self.services.drain()), "draining")
        else:
            fault = LoggedFault(self.services.now(), str(letter["level"]), str(letter["words"]))
            self.services.pulse.faults.append(fault)

    async def hear_of_table(self, letter: Message) -> None:
        live, do = self.services.registry.sessions.get(str(letter["table"])), letter["do"]
        if live is None:
            return
        if do == "table" and live.state.version < int(letter["version"]):
            self.changed(live, letter)
        elif do == "talk":
            await self.said(live, int(letter["talk"]))
        elif do == "cover":
            hotseat.cover_others(live, int(letter["person"]))
        elif do == "gone":
            live.is_doubtful = True
            self.catch_up(live)
        elif do == "guests":
            await self.services.sweep(live)

    async def hear_of_rematch(self, table: str, persons: set[int]) -> None:
        """Told here if somebody of the company is connected, or anybody at the old table."""
        old = self.services.registry.sessions.get(table)
        lines = [line for live in self.services.registry.sessions.values() for line in live.lines]
        if (old is not None and old.lines) or any(line.person in persons for line in lines):
            await rematches.hear(self.services, table)

    def notice(self, worker: str) -> None:
        """A worker that is heard of lives."""
        if worker not in self.alive and self.post is not None:
            self.post.put(do="ask")
        self.alive[worker] = self.services.now()

    async def watch_silence(self) -> None:
        """Drop the workers that were silent for long, also if no other one is left to be heard.

        While this worker stands still or has no connection it hears nobody, and judges nobody.
        """
        before = self.loop.time()
        await asyncio.sleep(LOOK_S)
        if self.loop.time() - before > LATE_S:
            self.alive = dict.fromkeys(self.alive, self.services.now())
        if self.post is None or not self.post.is_connected:
            return
        now = self.services.now()
        for worker in [each for each, at in self.alive.items() if now - at > SILENT]:
            self.forget(worker)

    def forget(self, worker: str) -> None:
        """A worker is gone, and so are its people."""
        self.alive.pop(worker, None)
        self.draining.discard(worker)
        self.services.scheduler.awake.set()  # its work may wait
        self.services.pulse.gone(worker)
        for table in [table for table, found in self.here.items() if worker in found]:
            self.set_presence(table, worker, None)

    def came(self, worker: str, letter: Message) -> None:
        seats, persons = frozenset(letter["seats"]), frozenset(letter["persons"])
        found = Presence(seats, int(letter["watching"]), persons)
        is_any = bool(found.seats or found.watching)
        self.set_presence(str(letter["table"]), worker, found if is_any else None)

    def set_presence(self, table: str, worker: str, found: Presence | None) -> None:
        live = self.services.registry.sessions.get(table)
        before = live.here() if live is not None else set()
        at = self.here.setdefault(table, {})
        if found is None:
            at.pop(worker, None)
        else:
            at[worker] = found
        if not at:
            del self.here[table]
        if live is not None and live.lines:
            live.gallery.seldom(lambda: tell_presence(live))
            if live.here() != before and live.state.stage == "playing":
                tell(live)

    def changed(self, live: TableSession, letter: Message) -> None:
        """Another worker stored something; where nobody looks it is read when it is needed."""
        if live.lines and letter.get("entries"):
            live.news[int(letter["version"])] = letter
        else:
            live.is_doubtful = True
        if live.lines:
            self.catch_up(live)

    def catch_up(self, live: TableSession) -> None:
        table = live.state.id
        if table not in self.following:
            self.following.add(table)
            log_failures(asyncio.create_task(self.follow(live)), f"following table {table}")

    async def follow(self, live: TableSession) -> None:
        """Read what another worker stored, and tell those who are connected here."""
        table, stage, rematch = live.state.id, live.state.stage, live.state.rematch
        private = live.state.private
        try:
            while live.is_behind:
                await live.settle()
        finally:
            self.following.discard(table)
        if live.health is TableHealth.GONE:
            await self.services.registry.close_table(live)
        elif live.table is not None and stage in ("open", "starting"):
            self.services.lifecycle.reseat(live)
            self.services.lifecycle.welcome(live)
        elif live.table is None:
            self.services.lifecycle.reseat(live)
            for line in live.lines:
                line.send(RoomChanged())
        else:
            tell(live)
        if live.state.rematch != rematch:
            await rematches.hear(self.services, table)
        if live.state.private and not private:
            await self.services.sweep(live)

    async def said(self, live: TableSession, talk: int) -> None:
        row = await self.services.store.chat_message(talk)
        if row is not None:
            chat.tell_message(live, row)
