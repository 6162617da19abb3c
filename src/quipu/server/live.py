"""Live: one table in the memory of a worker; everything in it follows from what is stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

from quipu.core.game import Game
from quipu.core.journal import SPECTATOR
from quipu.core.record import Record, hang, read_line, written
from quipu.core.replay import resume
from quipu.core.table import Table
from quipu.registry import game as game_of
from quipu.server.clocks import Clocks
from quipu.server.line import Line
from quipu.server.room import best_bot
from quipu.server.schema import KnotRow, SeatRow, TableRow
from quipu.server.store import Store


@dataclass
class Proposal:
    """Something the others have to agree to: an undo, or the end of the game."""

    kind: str
    seat: int
    knots: int
    agreed: set[int] = field(default_factory=set)

    def stored(self) -> dict[str, object]:
        return {**self.__dict__, "agreed": sorted(self.agreed)}

    @staticmethod
    def read(stored: dict[str, Any]) -> Proposal:
        return Proposal(**{**stored, "agreed": set(stored["agreed"])})


class Live:
    """Row, seats and cord of one table, who is connected, and the lock that orders its changes."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], store: Store, wake: Callable[[], None]
    ) -> None:
        self.wake = wake  # called when work has become due
        self.row = row
        self.seats = seats
        self.store = store
        self.game: Game = game_of(row.game)
        self.table: Table | None = None
        self.tokens: set[str] = set()
        self.taken: dict[int, str] = {}  # seats a bot took over
        self.clocks = Clocks(0)
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.proposal: Proposal | None = None
        self.frozen = ""

    async def load(self) -> None:
        """Follow the stored cord; one of rules no longer played is frozen."""
        self.game, self.table = game_of(self.row.game), None
        if self.row.header is None:
            return
        header = json.loads(self.row.header)
        if not self.game.plays(header["rules"]):
            self.frozen = str(header["rules"])
            return
        rows = await self.store.knots(self.row.id)
        record = Record(header)
        for number, each in enumerate(rows):
            hang(record, read_line(each.line, number + 2), number + 2)
        self.tokens = {each.token for each in rows if each.token}
        self.table = resume(self.game, record, self.row.key)
        self.taken, self.clocks = {}, Clocks(self.row.clock)
        for knot in record.knots:
            self.note_change(knot)
        self.clocks.take_up(await self.store.due_of(self.row.id), len(self.table.steps))
        asked = Proposal.read(self.row.proposal) if self.row.proposal is not None else None
        self.proposal = asked if asked is not None and asked.knots == len(rows) else None

    def note_change(self, knot: dict[str, Any]) -> None:
        self.clocks.follow(knot)
        if knot.get("table") == "takeover":
            self.taken[int(knot["seat"])] = str(knot["player"])
        elif knot.get("table") == "return":
            self.taken.pop(int(knot["seat"]), None)

    # ---- asking ---------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return self.table.names if self.table is not None else [seat.name for seat in self.seats]

    def seat_of(self, person: int | None) -> int:
        """The seat of a person, or SPECTATOR."""
        for seat in self.seats:
            if person is not None and seat.person == person:
                return seat.seat
        return SPECTATOR

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for this seat now, if one does."""
        if self.table is not None and seat in self.table.resigned:
            return best_bot(self.game)
        return self.taken.get(seat) or self.seats[seat].bot

    def bots_waited_for(self) -> list[int]:
        waiting = self.table.waiting() if self.table is not None else []
        return [seat for seat in waiting if self.bot_of(seat) is not None]

    def people(self) -> list[int]:
        """Seats a person decides for."""
        return [seat.seat for seat in self.seats if self.bot_of(seat.seat) is None]

    def here(self) -> set[int]:
        return {line.seat for line in self.lines}

    def is_away(self, seat: int) -> bool:
        """Whether nobody decides for a seat: not connected, or the clock answered last."""
        gone = seat not in self.here() or seat in self.clocks.late
        return gone and self.bot_of(seat) is None

    def may_hand_over(self, mine: int, seat: int) -> bool:
        """The host gives the seat of somebody away to a bot; if the host is away, anybody does."""
        host = self.seat_of(self.row.host)
        keeps = mine == host or self.is_away(host) or self.bot_of(host) is not None
        return mine >= 0 and mine != seat and keeps and self.is_away(seat)

    # ---- keeping --------------------------------------------------------------------------

    async def keep(self, before: int, pause: float, token: str | None = None) -> None:
        """Commit the knots tied since `before`; if that fails, go back to what is stored."""
        assert self.table is not None
        knots = self.table.record.knots[before:]
        rows = [
            KnotRow(
                table_id=self.row.id,
                knot=before + n,
                line=written(knot),
                token=token if n == 0 else None,
            )
            for n, knot in enumerate(knots)
        ]
        if self.proposal is not None and self.proposal.knots != len(self.table.record.knots):
            self.proposal = None
        values: dict[str, object] = {
            "stage": "over" if self.table.ended is not None else "playing",
            "header": json.dumps(self.table.record.header),
            "proposal": self.proposal.stored() if self.proposal is not None else None,
        }
        due = self.due_after(knots, pause)
        try:
            await self.store.append(self.row.id, rows, values, due)
        except Exception:
            await self.load()
            raise
        for name, value in values.items():
            setattr(self.row, name, value)
        if due:
            self.wake()
        if token is not None:
            self.tokens.add(token)

    def due_after(self, knots: list[dict[str, Any]], pause: float) -> dict[str, float]:
        """The work these knots cause: the decision of a bot, the clocks of people."""
        assert self.table is not None
        for knot in knots:
            self.note_change(knot)
        now = time()
        self.clocks.set(self.table, self.people(), knots, now)
        bots = {"bot": now + pause} if self.bots_waited_for() else {}
        return bots | self.clocks.due()

    async def propose(self, proposal: Proposal | None) -> None:
        """Something to agree to, or no longer; it outlives the server."""
        self.proposal = proposal
        self.row.proposal = proposal.stored() if proposal is not None else None
        await self.store.change_table(self.row.id, proposal=self.row.proposal)
