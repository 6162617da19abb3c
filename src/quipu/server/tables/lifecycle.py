"""How a table is made, set up, started and renamed, each step stored before it is told."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import Any, cast

from quipu.core.refusal import IllegalAction
from quipu.core.table import Table
from quipu.play import hotseat, table_setup
from quipu.play.broadcast import tell
from quipu.play.messages.server import Began, RoomChanged
from quipu.play.session import SeatControl, TableSession
from quipu.play.state import JobKind, Stage, TableState
from quipu.play.store import retry_on_conflict
from quipu.play.timers import DecisionTimers
from quipu.registry import games
from quipu.server.db.models import Person
from quipu.server.db.repository import Store
from quipu.server.tables.registry import TableRegistry
from quipu.texts import speaker

log = logging.getLogger("quipu.server")


class TableLifecycle:
    """Takes a table from its setup to its first move."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        nonce_wait: float,
        wake: Callable[[], None],
        on_setup_changed: Callable[[TableSession], None],
    ) -> None:
        self.store = store
        self.registry = registry
        self.nonce_wait = nonce_wait  # seconds for people to give their nonces
        self.wake = wake  # the scheduler
        self.on_setup_changed = on_setup_changed

    async def make(
        self,
        game: str,
        host: Person,
        lang: str,
        *,
        bots: bool,
        setup: table_setup.Setup | None = None,
    ) -> TableSession:
        """A private room; or with `bots` a game that starts at once and is not listed."""
        made, setup = games()[game], setup or table_setup.Setup()
        state = table_setup.new_table(made, host, not bots, setup.options)
        state = replace(state, pace=setup.pace, watched=not bots)
        count = setup.seats or table_setup.usual_count(made)
        live = await self.registry.put(
            table_setup.seated(state, made, host, count, bots, setup.level)
        )
        if bots:
            await self.start(live, live.state, lang)
        return live

    async def save_setup(
        self, live: TableSession, state: TableState, start_at: float | None = None
    ) -> None:
        """Store how a table is set up, then adopt and tell it."""
        stored = await self.store.save_setup(replace(state, touched=time()), start_at)
        live.apply_state(stored)
        self.reseat(live)
        for line in live.lines:
            line.send(RoomChanged())
        self.on_setup_changed(live)

    def reseat(self, live: TableSession) -> None:
        for line in live.lines:
            hotseat.follow(live, line)

    async def rename(self, person: Person) -> None:
        """A new name counts at once at tables that have not begun; a cord keeps the old one."""
        for row in await self.store.tables_of(person.id, ("open",)):
            live = await self.registry.get(row.id)
            if live is not None:
                await self.rename_at(live, person)

    @retry_on_conflict
    async def rename_at(self, live: TableSession, person: Person) -> None:
        async with live.changing():
            seats = live.seats_of(person.id)
            if (
                live.state.stage == Stage.OPEN and len(seats) == 1
            ):  # several at a device have their own
                seat = replace(live.seats[seats[0]], name=person.name)
                await self.save_setup(live, table_setup.with_seat(live.state, seat))

    async def start(self, live: TableSession, state: TableState, lang: str) -> None:
        """From now on the commitment stands; free seats are given to bots."""
        speak, game = speaker("quipu.web", lang), games()[state.game]
        game.agree(len(state.seats), dict(state.options))
        seats = [
            replace(seat, bot=table_setup.best_bot(game))
            if seat.person is None and seat.bot is None
            else seat
            for seat in state.seats
        ]
        named = table_setup.name_seats(seats, speak("bot"), speak("guest"))
        state = replace(state, stage=Stage.STARTING, seats=named)
        await self.save_setup(live, state, start_at=self.store.now() + self.nonce_wait)
        self.wake()

    @retry_on_conflict
    async def give_nonce(self, live: TableSession, seat: int, nonce: str) -> None:
        """A person's part of the luck; when all have given theirs the game begins."""
        async with live.changing():
            state = live.state
            if state.stage != Stage.STARTING or seat < 0 or live.seats[seat].nonce is not None:
                return
            for mine in live.seats_of(live.seats[seat].person):
                state = table_setup.with_seat(state, replace(state.seats[mine], nonce=nonce))
            people = [each for each in state.seats if each.person is not None]
            if any(each.nonce is None for each in people):
                live.apply_state(await self.store.save_setup(state))
                return
            await self.begin(live, state)
        self.welcome(live)

    async def begin(self, live: TableSession, state: TableState) -> None:
        """Commitment and nonces stand; lay the game out, or open the room again. Holds the lock."""
        seats: list[dict[str, object]] = [
            {"name": seat.name, "bot": seat.bot} if seat.bot else {"name": seat.name}
            for seat in state.seats
        ]
        nonces = [seat.nonce or "" for seat in state.seats]
        try:
            table, start = Table.prepare_open(
                live.game, seats, state.key, state.id, nonces, None, **dict(state.options)
            )
        except IllegalAction:
            log.exception("table %s could not start; its room is open again", state.id)
            free = tuple(replace(seat, nonce=None) for seat in state.seats)
            key = table_setup.new_key()
            await self.save_setup(live, replace(state, stage=Stage.OPEN, key=key, seats=free))
            return
        live.standing = SeatControl(DecisionTimers(state.clock))
        live.apply_state(await self.store.save_setup(state))
        await live.keep_first(table, start)
        self.wake()

    def welcome(self, live: TableSession) -> None:
        if live.table is None:
            return
        luck = cast("dict[str, Any]", live.table.record.header["luck"])  # JSON
        for line in live.lines:
            line.send(Began(luck=luck))
        tell(live)

    @retry_on_conflict
    async def stop_waiting(self, live: TableSession) -> None:
        """Whoever has given no nonce by now gives the empty one."""
        async with live.changing():
            if live.state.stage != Stage.STARTING or live.table is not None:
                await self.store.drop_job(live.state.id, JobKind.START, live.state.version)
                return
            await self.begin(live, live.state)
        self.welcome(live)
