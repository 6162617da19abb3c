"""Analysing: finished games are judged one after another, in a process of their own.

What was asked for is a row; what was found is added to it every few seconds, so that whoever
goes on, after a restart or on another worker, begins where the last one stopped. It is done once.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, or_, select, update

from quipu.core.record import Record, read_record
from quipu.play.bots import BotFault, WorkerLost
from quipu.server.background import BackgroundLoop
from quipu.server.bots.pool import BotPool
from quipu.server.db.models import AnalysisRow, UploadRow
from quipu.server.db.repository import SLACK

if TYPE_CHECKING:
    from quipu.server.tables.services import Services

log = logging.getLogger("quipu.server")

WAITING, DONE, STOPPED, FAILED = "waiting", "done", "stopped", "failed"
MOST_WAITING: Final = 40  # games that may wait at the same time
LONGEST: Final = 300.0  # seconds of thinking for one game
LEASE: Final = 60.0  # seconds after which another worker goes on
SAVED: Final = 6.0  # seconds of thinking between two stored parts
RESTS: Final = 30.0  # seconds between two looks for what another worker left


class AnalysisQueue:
    """Takes one game after another; asked by `awake`, or by what lies in the store."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.thinkers = BotPool(1, services.settings.think_limit)
        self.awake = asyncio.Event()
        self.loop = BackgroundLoop("analyst", self.look, None, services.closing)
        self.begun = False
        self.now: dict[str, int] = {}  # steps that are judged, of the game at hand

    def start(self) -> None:
        self.loop.start()

    async def close(self) -> None:
        self.awake.set()
        await self.thinkers.close()

    async def look(self) -> None:
        self.awake.clear()
        if not self.begun and not self.services.store.shared:  # whoever had a lease is no more
            await self.free_all()
        self.begun = True
        row = await self.take()
        if row is not None:
            await self.work(row)
            return
        await self.thinkers.rest()  # nobody waits: the process need not stay
        with suppress(TimeoutError):
            await asyncio.wait_for(self.awake.wait(), RESTS)

    # ---- what is stored -------------------------------------------------------------------

    async def found(self, word: str) -> AnalysisRow | None:
        async with self.services.store.reading() as session:
            return await session.get(AnalysisRow, word)

    async def ask(self, word: str, steps: int) -> bool:
        """Have a game judged, unless it is; False if too many wait."""
        now = self.services.now()
        async with self.services.store.writing() as session:
            row = await session.get(AnalysisRow, word)
            if row is not None and row.stage != FAILED:
                return True
            waiting = select(func.count()).where(AnalysisRow.stage == WAITING)
            if (await session.scalar(waiting) or 0) >= MOST_WAITING:
                return False
            if row is None:
                row = AnalysisRow(word=word, parts="[]", done=0, spent=0.0, steps=steps)
                session.add(row)
            row.stage, row.asked, row.lease_until = WAITING, now, 0.0
        self.awake.set()
        return True

    async def take(self) -> AnalysisRow | None:
        """The one that waits longest, if nobody else has it."""
        now = self.services.now()
        until = AnalysisRow.lease_until
        strayed = until > now + LEASE + SLACK  # stored by another clock
        free = AnalysisRow.stage == WAITING, or_(until <= now, strayed)
        async with self.services.store.reading() as session:
            row = await session.scalar(select(AnalysisRow).where(*free).order_by(AnalysisRow.asked))
        if row is None:
            return None
        mine = update(AnalysisRow).where(AnalysisRow.word == row.word, *free)
        async with self.services.store.writing() as session:
            taken = mine.values(lease_until=now + LEASE).returning(AnalysisRow.word)
            quick = taken.execution_options(synchronize_session=False)
            got = (await session.execute(quick)).first()
        if got is None:
            return await self.take()
        row.lease_until = now + LEASE
        return row

    async def free_all(self) -> None:
        async with self.services.store.writing() as session:
            await session.execute(update(AnalysisRow).values(lease_until=0.0))

    async def note(self, row: AnalysisRow, **values: object) -> bool:
        """Store something under one's lease; False if another worker took it meanwhile."""
        is_mine = AnalysisRow.word == row.word, AnalysisRow.lease_until == row.lease_until
        noted = update(AnalysisRow).where(*is_mine).values(**values).returning(AnalysisRow.word)
        async with self.services.store.writing() as session:
            quick = noted.execution_options(synchronize_session=False)
            got = (await session.execute(quick)).first()
        lease = values.get("lease_until")
        row.lease_until = lease if isinstance(lease, float) else row.lease_until
        return got is not None

    async def record(self, word: str) -> Record | None:
        live = await self.services.registry.get(word)
        if live is not None:
            return live.table.record if live.table is not None and live.table.ended else None
        async with self.services.store.reading() as session:
            row = await session.get(UploadRow, word)
        return read_record(row.text) if row is not None else None

    # ---- one game -------------------------------------------------------------------------

    async def work(self, row: AnalysisRow) -> None:
        record = await self.record(row.word)
        if record is None:  # removed meanwhile
            async with self.services.store.writing() as session:
                await session.execute(delete(AnalysisRow).where(AnalysisRow.word == row.word))
            return
        try:
            await self.judge(row, record)
        except (BotFault, WorkerLost):
            log.exception("analysis of %s failed", row.word)
            await self.note(row, stage=FAILED)
        finally:
            self.now.pop(row.word, None)

    async def judge(self, row: AnalysisRow, record: Record) -> None:
        parts: list[Any] = json.loads(row.parts)
        spent = saved = row.spent
        while len(parts) <= row.steps and spent < LONGEST and not self.services.closing.is_set():
            said = await self.thinkers.asked(record, {"judge": len(parts)})
            parts += said["steps"]
            spent += float(said["spent"])
            self.now[row.word] = len(parts) - 1
            values: dict[str, object] = {"lease_until": self.services.now() + LEASE}
            if spent - saved > SAVED:
                values |= {"parts": json.dumps(parts), "spent": spent, "done": len(parts) - 1}
                saved = spent
            if not await self.note(row, **values):
                return
        whole, late = len(parts) > row.steps, spent >= LONGEST
        stage = DONE if whole else STOPPED if late else WAITING
        kept = {"parts": json.dumps(parts), "spent": spent, "done": len(parts) - 1}
        await self.note(row, stage=stage, lease_until=0.0, **kept)
