"""What a table needs of bots, wherever they decide: in this process or in others."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Protocol

from quipu.core.record import Record
from quipu.core.table import Table


class WorkerLost(Exception):
    """A bot process died or took too long; the question can be asked again."""


class BotFault(Exception):
    """The bot itself fails here: its traceback, or that it found no end."""


class BotPlayers(Protocol):
    """Decides for bots, advises people, and proves puzzles.

    Raises BotFault if a bot cannot decide, WorkerLost or OSError if nobody could be asked.
    """

    async def decide(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """The action that the bot wants, as JSON."""
        ...

    async def advise(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        """The same with the actions that were weighed."""
        ...

    async def prove(self, record: Record, task: str, seat: int) -> Fraction:
        """What the actions of a turn were worth together, whatever luck made of them."""
        ...
