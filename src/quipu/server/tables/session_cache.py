"""Lives: the tables in memory, each once; where there are many, those nobody looks at rest."""

from __future__ import annotations

from typing import Final
from weakref import WeakValueDictionary

from quipu.play.session import TableSession

MOST: Final = 400


class SessionCache(dict[str, TableSession]):
    """By id. One that rests is read again, unless somebody still has it: then it is that one."""

    def __init__(self) -> None:
        super().__init__()
        self.resting: WeakValueDictionary[str, TableSession] = WeakValueDictionary()

    def rest_some(self) -> None:
        """Make room; what others store of a table that rests is not heard, so it is in doubt."""
        if len(self) >= MOST:
            idle = [key for key, live in self.items() if not live.lines and not live.lock.locked()]
            for key in idle[: MOST // 2]:
                live = self.resting[key] = self.pop(key)
                live.is_doubtful = True

    def wake(self, table: str) -> None:
        """Whoever still has a table that rests has the one that is played at."""
        live = self.resting.pop(table, None)
        if live is not None:
            self.setdefault(table, live)
