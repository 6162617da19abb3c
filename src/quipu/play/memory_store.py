"""A table store in memory: for tests, and wherever a table need not outlive its process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from time import time
from typing import Final

from quipu.play.state import ChatMessage, NewEntry, StoredTable, TableState
from quipu.play.store import VersionConflict

MAX_CHAT: Final = 100


class MemoryTableStore:
    """Keeps states, entries, jobs, chat and progress in dictionaries."""

    shared = False

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self.clock = clock
        self.states: dict[str, TableState] = {}
        self.entries: dict[str, list[NewEntry]] = {}
        self.jobs: dict[str, dict[str, float]] = {}
        self.chat: list[ChatMessage] = []
        self.progress: dict[int, set[str]] = {}

    def now(self) -> float:
        return self.clock()

    def add(self, state: TableState) -> None:
        """A new table."""
        self.states[state.id], self.entries[state.id], self.jobs[state.id] = state, [], {}

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        if table not in self.states:
            return None
        return StoredTable(self.states[table], self.entries[table][since:], dict(self.jobs[table]))

    async def append(
        self,
        before: TableState,
        after: TableState,
        entries: Sequence[NewEntry],
        jobs: Mapping[str, float],
    ) -> TableState:
        known = self.entries[before.id]
        if entries and entries[0].number != len(known):
            raise VersionConflict
        stored = await self.change_table(before, after)
        known.extend(entries)
        self.jobs[before.id] = dict(jobs)
        return stored

    async def change_table(self, before: TableState, after: TableState) -> TableState:
        if self.states[before.id].version != before.version:
            raise VersionConflict
        stored = replace(after, version=before.version + 1, touched=self.now())
        self.states[before.id] = stored
        return stored

    async def set_job(self, table: str, job: str, at: float) -> None:
        self.jobs[table][job] = at

    async def drop_job(self, table: str, job: str, version: int | None = None) -> None:
        if version is not None and self.states[table].version != version:
            raise VersionConflict
        self.jobs[table].pop(job, None)

    async def add_chat_message(self, message: ChatMessage) -> ChatMessage | None:
        said = [(each.table_id, each.once) for each in self.chat if each.once is not None]
        if (message.table_id, message.once) in said:
            return None
        self.chat.append(replace(message, id=len(self.chat) + 1))
        return self.chat[-1]

    async def recent_chat(self, table: str) -> list[ChatMessage]:
        return [each for each in self.chat if each.table_id == table][-MAX_CHAT:]

    async def learn(self, person: int, what: str) -> None:
        self.progress.setdefault(person, set()).add(what)
