"""The tables that a worker holds in memory; each is loaded once, however many ask for it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from quipu.play.session import TableObserver, TableSession
from quipu.play.state import TableHealth, TableState
from quipu.registry import games
from quipu.server.close_codes import MOVED, NO_TABLE
from quipu.server.db.repository import Store
from quipu.server.net.connection import ClientConnection
from quipu.server.tables.session_cache import SessionCache

log = logging.getLogger("quipu.server")


class TableRegistry:
    """Sessions by table id, and a load future for each table that is being read."""

    def __init__(self, store: Store, observer: TableObserver, bot_pause: float) -> None:
        self.store = store
        self.observer = observer
        self.bot_pause = bot_pause
        self.sessions = SessionCache()
        self.loads: dict[str, asyncio.Task[TableSession | None]] = {}  # being read, by table

    async def get(self, table: str) -> TableSession | None:
        """The table of that id as it is stored, or None."""
        self.sessions.wake(table)
        if table in self.sessions and table not in self.loads:
            await self.sessions[table].settle()
            if self.sessions[table].health is not TableHealth.GONE:
                return self.sessions[table]
            del self.sessions[table]
            return None
        if table not in self.loads:
            task = self.loads[table] = asyncio.create_task(self.read_in(table))
            task.add_done_callback(partial(self.loaded, table))
        return await asyncio.shield(self.loads[table])

    def loaded(self, table: str, task: asyncio.Task[TableSession | None]) -> None:
        del self.loads[table]
        if not task.cancelled():
            task.exception()  # all who waited were told; perhaps nobody did

    async def read_in(self, table: str) -> TableSession | None:
        """Load a table that is not in memory; once, however many ask for it."""
        found = await self.store.table(table)
        if found is None or found.game not in games():
            return None
        self.sessions.rest_some()
        live = self.new_session(found)
        self.sessions[table] = live  # what other workers tell from here on is heard
        try:
            await self.load(live)
        except BaseException:
            del self.sessions[table]
            raise
        return live

    def new_session(self, state: TableState) -> TableSession:
        return TableSession(state, self.store, self.observer, self.bot_pause)

    @staticmethod
    def connections(live: TableSession) -> list[ClientConnection[Any]]:  # of any view source
        """The WebSockets of a table at this worker."""
        return [line for line in live.lines if isinstance(line, ClientConnection)]

    async def load(self, live: TableSession) -> None:
        """A cord that cannot be followed rests, as it is stored; everything else goes on."""
        try:
            await live.load()
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            log.exception("table %s could not be loaded and is on hold", live.state.id)
            live.table, live.health = None, TableHealth.DAMAGED

    async def put(self, state: TableState, after: TableSession | None = None) -> TableSession:
        """Store a new table; `after` is the finished one whose company plays on there."""
        await self.store.add_table(state, after.state if after is not None else None)
        if after is not None:
            version = after.state.version + 1
            after.apply_state(replace(after.state, version=version, rematch=state.id))
        live = self.new_session(state)
        self.sessions[state.id] = live
        return live

    def every_connection(self) -> list[ClientConnection[Any]]:
        return [line for live in self.sessions.values() for line in self.connections(live)]

    async def close_table(self, live: TableSession) -> None:
        """Close the connections of a table that was removed: it does not exist for them."""
        for line in self.connections(live):
            with suppress(Exception):
                await line.wire.close(NO_TABLE)

    async def close_person(self, person: int, code: int = MOVED) -> None:
        """Close the connections of a person at this worker."""
        for line in self.every_connection():
            if line.person == person:
                with suppress(Exception):
                    await line.wire.close(code)
