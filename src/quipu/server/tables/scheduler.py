"""The job scheduler of a worker: polls due jobs, leases them and runs their handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from quipu.play import auto_actions, bot_speed
from quipu.play.session import TableSession
from quipu.play.state import JobKind, read_job
from quipu.server.background import SHORT_WAIT, BackgroundLoop, backoff_seconds
from quipu.server.clock import ServerClock
from quipu.server.config import Settings
from quipu.server.db.models import JobRow
from quipu.server.db.repository import Job, Store
from quipu.server.fault_log import FaultLog
from quipu.server.tables.registry import TableRegistry

log = logging.getLogger("quipu.server")

MAX_SLEEP_S: Final = 5.0
SHARED_SLEEP_S: Final = 1.0  # the same where others may leave work behind
POLL_TIMEOUT_S: Final = 40.0
STALLED_S: Final = 10.0  # without a poll, after which timers are spared
FORGET_FAULT_S: Final = 120.0  # after which a fault that did not come again is over
OVERDUE_S: Final = 60.0  # after which a job that was not done is a fault
AGES_S: Final = 2.0  # between two questions for the age of due jobs
MAX_RUNNING: Final = 64

Handler = Callable[[TableSession, int], Awaitable[None]]  # for the seat of a job, -1 if none


class JobScheduler:
    """Runs the jobs of all tables, also with nobody connected."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: ServerClock,
        registry: TableRegistry,
        handlers: Mapping[JobKind, Handler],
        faults: FaultLog,
        closing: asyncio.Event,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.registry = registry
        self.handlers = handlers
        self.faults = faults
        self.closing = closing
        self.awake = asyncio.Event()  # set when a job may be due before all others
        self.is_paused = False  # no job is started any more
        self.polling = BackgroundLoop(
            "scheduler", self.poll_jobs, POLL_TIMEOUT_S, closing, SHORT_WAIT
        )
        self.renewal = BackgroundLoop(
            "renewal of leases", self.renew_leases, POLL_TIMEOUT_S, closing, SHORT_WAIT
        )
        self.polled_at: float | None = None
        self.oldest: dict[str, float] = {}  # when the job was due that waits longest, by kind
        self.counted_at = float("-inf")  # when it last asked for that
        self.running: dict[Job, asyncio.Task[None]] = {}
        self.retries: dict[Job, tuple[int, float]] = {}  # faults in a row, and when to try again

    def start(self) -> None:
        self.polling.start()
        if self.store.shared:
            self.renewal.start()

    def hurry(self) -> None:
        """The database can be written again: all that waits because of it goes on at once."""
        self.retries.clear()
        self.polling.hurry()
        self.renewal.hurry()
        self.awake.set()

    async def poll_jobs(self) -> None:
        """Take what is due, also with nobody connected; other work waits in its rows."""
        self.awake.clear()
        if self.is_paused:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), MAX_SLEEP_S)
            return
        if self.store.wrong:
            await self.store.probe()
        self.clock.compare()
        now, settings = self.clock.now(), self.settings
        if self.polled_at is None or now - self.polled_at > STALLED_S:
            await self.spare_timers(now)
        pause = settings.bot_pause * bot_speed.LONGEST
        longest: dict[str, float] = {
            JobKind.BOT: pause,
            JobKind.AUTO_ACTION: auto_actions.LONGEST * pause,
            JobKind.START: settings.nonce_wait,
        }
        passed_over = len(self.retries) + sum(
            bool(live.frozen) for live in self.registry.sessions.values()
        )
        rows, following = await self.store.due(
            now, longest, settings.clock_grace, MAX_RUNNING + passed_over + len(self.running)
        )
        rows = [row for row in rows if not self.is_resting(row.table_id)]
        self.polled_at = now
        if now - self.counted_at > AGES_S or now < self.counted_at:
            resting = [table for table, live in self.registry.sessions.items() if live.frozen]
            self.oldest, self.counted_at = await self.store.oldest_due(now, resting), now
        free = [row for row in rows if self.may_start(row, now)]
        lease = now + settings.lease
        mine = await self.store.lease(free[: MAX_RUNNING - len(self.running)], now, lease)
        for row in free:
            if (row.table_id, row.kind) in mine:
                self.start_job((row.table_id, row.kind))
        self.retries = {
            work: each for work, each in self.retries.items() if each[1] > now - FORGET_FAULT_S
        }
        again = [at for _, at in self.retries.values() if at > now]
        times = [following or now + MAX_SLEEP_S, *again]
        with suppress(TimeoutError):
            rest = SHARED_SLEEP_S if self.store.shared else MAX_SLEEP_S
            wait = max(0.01, min(rest, min(times) - now))
            await asyncio.wait_for(self.awake.wait(), wait)

    async def spare_timers(self, now: float) -> None:
        """After a start, a sleep or a fault nobody's clock ends at once."""
        if self.polled_at is not None:
            log.warning("the scheduler stood still for %.0f seconds", now - self.polled_at)
        earliest = now + self.settings.clock_grace
        await self.store.spare_clocks(earliest)
        for live in self.registry.sessions.values():
            live.clocks.spare(earliest)

    def is_resting(self, table: str) -> bool:
        return table in self.registry.sessions and bool(self.registry.sessions[table].frozen)

    def may_start(self, row: JobRow, now: float) -> bool:
        """Not what is being done, nor what has just failed."""
        work = (row.table_id, row.kind)
        return work not in self.running and self.retries.get(work, (0, now))[1] <= now

    def start_job(self, work: Job) -> None:
        if not self.closing.is_set() and not self.is_paused:
            self.running[work] = asyncio.create_task(self.run_job(*work))

    async def renew_leases(self) -> None:
        """Keep the work that takes longer than a lease."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self.settings.lease / 3)
        if self.running:
            await self.store.renew(list(self.running), self.clock.now() + self.settings.lease)

    async def run_job(self, table: str, kind: str) -> None:
        """Do it; what fails stays due and is tried again, ever later."""
        try:
            await self.handle(table, kind)
            self.retries.pop((table, kind), None)
        except Exception as error:  # noqa: BLE001  # a bot may fail in any way
            faults = self.retries.get((table, kind), (0, 0.0))[0] + 1
            wait = backoff_seconds(faults)
            self.retries[table, kind] = (faults, self.clock.now() + wait)
            what = f"table {table}: due work failed; again in {wait:.1f} seconds"
            self.faults.note(what, error)
            with suppress(SQLAlchemyError, OSError):
                await self.store.renew([(table, kind)], self.clock.now() + wait)
        finally:
            self.running.pop((table, kind), None)
            self.awake.set()

    async def handle(self, table: str, kind: str) -> None:
        """Run one job by the handler of its kind."""
        live = await self.registry.get(table)
        if live is None:
            await self.store.drop_job(table, kind)
        elif not live.frozen:  # else its jobs rest with it
            known, seat = read_job(kind)
            await self.handlers[known](live, seat)

    def ages(self) -> dict[str, float]:
        """Seconds for which the oldest due work of each kind has waited, leased or not."""
        return {kind: max(0.0, self.clock.now() - at) for kind, at in self.oldest.items()}

    def wrong(self) -> str:
        """What is wrong with it, in a few words, or nothing."""
        silent = self.clock.now() - self.polled_at if self.polled_at is not None else 0.0
        stalled = f"has not polled for {silent:.0f} seconds" if silent > POLL_TIMEOUT_S else ""
        return self.polling.wrong() or stalled

    def overdue(self) -> str:
        """The kind of job that waits too long, and how long."""
        kind, late = max(self.ages().items(), key=lambda each: each[1], default=("", 0.0))
        return f"{kind}: {late:.0f} seconds" if late > OVERDUE_S else ""
