"""The services of one worker: what it is made of, how it starts, drains and ends."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter, OrderedDict
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from quipu.play import commands
from quipu.play.replay.replay import Replay
from quipu.play.session import Presence, TableObserver, TableSession
from quipu.play.state import JobKind
from quipu.server.auth.identity import short_id
from quipu.server.background import log_failures
from quipu.server.bots.analysis_queue import AnalysisQueue
from quipu.server.bots.pool import BotPool
from quipu.server.clock import ServerClock
from quipu.server.close_codes import SERVER_RESTARTS
from quipu.server.cluster.coordinator import ClusterCoordinator
from quipu.server.config import Settings
from quipu.server.db.moderation import Moderation
from quipu.server.db.repository import Store
from quipu.server.fault_log import FaultLog
from quipu.server.net.arrival_queue import ArrivalQueue, come_back, spread
from quipu.server.net.limits import RateLimits
from quipu.server.rendering.png import Painter
from quipu.server.stats import collect
from quipu.server.stats.worker_stats import ErrorLogHandler, StatsRecorder
from quipu.server.tables import rematches
from quipu.server.tables.access import sweep
from quipu.server.tables.lifecycle import TableLifecycle
from quipu.server.tables.registry import TableRegistry
from quipu.server.tables.scheduler import JobScheduler

log = logging.getLogger("quipu.server")

DRAINED: Final = 25  # connections that are sent elsewhere at a time
DRAIN_PAUSE_S: Final = 0.1  # after each of these
HEARING_S: Final = 0.3  # for messages of workers that drain at the same time
PATIENCE: Final = 2.0


class ServerObserver(TableObserver):
    """Passes on what happens at the tables of a worker: to its scheduler, counters and peers."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    def on_committed(self, session: TableSession) -> None:
        self.services.pulse.acted()

    def on_jobs(self, session: TableSession) -> None:
        self.services.scheduler.awake.set()

    def on_hand_opened(self, session: TableSession, person: int | None) -> None:
        self.services.neighbours.cover(session, person)

    def remote_presence(self, table: str) -> list[Presence]:
        return self.services.neighbours.presence_at(table)

    def keep_task(self, task: asyncio.Task[None], what: str) -> None:
        super().keep_task(log_failures(task, what), what)


class Services:
    """Holds all parts of a worker and starts and ends them together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hours = ServerClock(settings.wall, settings.steady)
        self.store = Store(settings.url(), self.hours.now, short_id(), settings.pool)
        self.thinkers = BotPool(settings.thinkers, settings.think_limit, self.thought)
        self.observer = ServerObserver(self)
        self.registry = TableRegistry(self.store, self.observer, settings.bot_pause)
        host = settings.name or f"{socket.gethostname()}:{settings.port}"
        self.pulse = StatsRecorder(self.hours.now, host)
        self.noting = ErrorLogHandler(self.pulse, self.tell_fault)
        self.arrivals = ArrivalQueue(settings.loads, settings.waiting)
        self.troubles = FaultLog(log)
        self.closing = asyncio.Event()
        self.is_draining = False  # nobody is served any more who is not yet, and all are sent on
        self.moderation = Moderation(self)
        self.neighbours = ClusterCoordinator(self, settings.url(), self.store.shared)
        self.store.on_recovered = self.recovered
        handlers = {
            JobKind.BOT: self.bot_job,
            JobKind.AUTO_ACTION: self.auto_action_job,
            JobKind.TIMEOUT: self.timeout_job,
            JobKind.START: self.start_job,
        }
        self.scheduler = JobScheduler(
            settings,
            self.store,
            self.hours,
            self.registry,
            handlers,
            self.troubles,
            self.closing,
        )
        self.lifecycle = TableLifecycle(
            self.store,
            self.registry,
            settings.nonce_wait,
            self.scheduler.awake.set,
            partial(rematches.room_changed, self),
        )
        self.waking: asyncio.Task[None] | None = None
        self.rate_limits = RateLimits(settings)
        self.analyst = AnalysisQueue(self)
        self.painter = Painter()
        self.checker = Painter()  # of uploaded records; pictures do not wait for them
        self.films: OrderedDict[str, Replay] = OrderedDict()
        self.connected: Counter[str] = Counter()  # open lines by address
        self.network = ""  # the address in the local network, once it is open

    async def open(self) -> None:
        await self.store.open()
        await self.store.take_up_starts(self.now() + self.settings.nonce_wait)
        log.addHandler(self.noting)
        self.neighbours.start()
        await self.moderation.read()
        self.moderation.start()
        self.scheduler.start()
        self.analyst.start()
        if self.settings.warm:
            self.waking = log_failures(asyncio.create_task(self.thinkers.warm()), "waking the bots")

    async def drain(self) -> None:
        """Finish what is under way, give due work to others, and send all pages elsewhere.

        Where other workers serve, pages are sent on a few at a time and come back at once; else
        all together, with the time over which to spread their return.
        """
        if self.is_draining:
            return
        self.is_draining = self.scheduler.is_paused = True
        self.neighbours.offer_work()
        if self.neighbours.alive:  # if all end together, each hears of the others
            await asyncio.sleep(HEARING_S)
        tasks = list(self.scheduler.running.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        with suppress(SQLAlchemyError, OSError):
            await self.store.release_leases()
        self.neighbours.offer_work()
        lines = self.registry.every_connection()
        others = self.neighbours.any_serves()
        reason = come_back(0 if others else self.spread())
        for number, line in enumerate(lines, start=1):
            with suppress(Exception):
                await line.wire.close(SERVER_RESTARTS, reason)
            if others and number % DRAINED == 0:
                await asyncio.sleep(DRAIN_PAUSE_S)

    async def close(self) -> None:
        """Let what is being stored be stored; who still thinks then is interrupted."""
        self.closing.set()
        self.scheduler.awake.set()
        self.analyst.awake.set()
        others = filter(
            None,
            [
                self.scheduler.polling.task,
                self.scheduler.renewal.task,
                self.waking,
                self.analyst.loop.task,
            ],
        )
        tasks = [*self.scheduler.running.values(), *self.observer.tasks, *others]
        _, slow = await asyncio.wait(tasks, timeout=PATIENCE) if tasks else ((), ())
        for task in slow:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        for line in self.registry.every_connection():
            line.stop()
        with suppress(SQLAlchemyError, OSError):
            await self.store.release_leases()
        log.removeHandler(self.noting)
        await self.moderation.close()
        await self.neighbours.close()
        await self.analyst.close()
        await self.painter.close()
        await self.checker.close()
        await self.thinkers.close()
        await self.store.close()

    def spread(self) -> int:
        """Seconds over which the pages of this worker should come back if it ends."""
        return spread(self.connected.total())

    async def cut_off(self, person: int) -> None:
        """Close the lines of a person that went on on another device."""
        self.neighbours.cut_off(person)
        await self.registry.close_person(person)

    async def sweep(self, live: TableSession) -> None:
        await sweep(self, live)

    def now(self) -> float:
        return self.hours.now()

    def recovered(self) -> None:
        """The database can be written again: all that waits because of it goes on at once."""
        self.scheduler.hurry()
        self.analyst.loop.hurry()
        self.neighbours.hurry()

    async def bot_job(self, live: TableSession, _seat: int) -> None:
        await commands.bot_step(live, self.thinkers)

    async def auto_action_job(self, live: TableSession, _seat: int) -> None:
        await commands.order_step(live)

    async def timeout_job(self, live: TableSession, seat: int) -> None:
        live.clocks.limit(self.now(), self.settings.clock_grace)
        await commands.clock_step(live, seat, self.thinkers)

    async def start_job(self, live: TableSession, _seat: int) -> None:
        await self.lifecycle.stop_waiting(live)

    def measured(self) -> dict[str, object]:
        """What this worker counts of itself, as of now."""
        return collect.measured(self)

    def thought(self, bot: str, seconds: float, waited: float = 0.0) -> None:
        self.pulse.thought(bot, seconds, waited)

    def tell_fault(self, level: str, words: str) -> None:
        self.neighbours.tell_fault(level, words)

    def wrong(self) -> dict[str, str]:
        """What is wrong with the server, by part; nothing, if all is well."""
        found = {
            "storage": self.store.wrong,
            "keeper": self.scheduler.wrong(),
            "post": self.neighbours.wrong(),
            "thinkers": self.thinkers.wrong,
            "analyst": self.analyst.loop.wrong(),
            "starting": "wakes its bots" if self.is_waking else "",
            "draining": "sends its pages elsewhere" if self.is_draining else "",
            "overdue": self.scheduler.overdue(),
        }
        return {part: words for part, words in found.items() if words}

    @property
    def is_waking(self) -> bool:
        """Whether its bots are not ready yet; other workers had better go on until they are."""
        return self.waking is not None and not self.waking.done()
