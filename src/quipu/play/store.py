"""What a table needs of storage. What a store has committed is true, nothing else is.

Writes use optimistic locking: a writer that knows an older version gets a VersionConflict, reads
the table again and tries again (`retry_on_conflict`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import wraps
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from quipu.core.refusal import IllegalAction
from quipu.core.table import STALE
from quipu.play.state import ChatMessage, NewEntry, StoredTable, TableState

MAX_TRIES: Final = 4

P = ParamSpec("P")
R = TypeVar("R")


class VersionConflict(IllegalAction):
    """Somebody else changed the table first."""

    def __init__(self) -> None:
        super().__init__(STALE)


def retry_on_conflict(do: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Do it again by what is true now, if somebody else changed the table first."""

    @wraps(do)
    async def trying(*args: P.args, **given: P.kwargs) -> R:
        for _ in range(MAX_TRIES):
            with suppress(VersionConflict):
                return await do(*args, **given)
        return await do(*args, **given)

    return trying


class TableStore(Protocol):
    """Where tables are kept; each method is one transaction."""

    @property
    def shared(self) -> bool:
        """Whether others may change the same tables."""
        ...

    def now(self) -> float:
        """The time by which jobs are due, in seconds."""
        ...

    async def load(self, table: str, since: int = 0) -> StoredTable | None:
        """All that is stored of a table, with its entries from a number on."""
        ...

    async def append(
        self,
        before: TableState,
        after: TableState,
        entries: Sequence[NewEntry],
        jobs: Mapping[str, float],
    ) -> TableState:
        """Store entries, the changed state and the jobs that replace all others: all or nothing.

        Returns the state as it is stored. Raises VersionConflict.
        """
        ...

    async def change_table(self, before: TableState, after: TableState) -> TableState:
        """Store a changed state, without seats. Raises VersionConflict."""
        ...

    async def set_job(self, table: str, job: str, at: float) -> None: ...

    async def drop_job(self, table: str, job: str, version: int | None = None) -> None:
        """Forget a job. Raises VersionConflict if the table has another version."""
        ...

    async def add_chat_message(self, message: ChatMessage) -> ChatMessage | None:
        """The message with its number; None if it was said before (`once`)."""
        ...

    async def recent_chat(self, table: str) -> list[ChatMessage]: ...

    async def learn(self, person: int, what: str) -> None:
        """Note the progress of a person."""
        ...
