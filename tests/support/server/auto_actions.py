"""Shared by tests: SEATS, at, does, drilled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from quipu.core.table import Table
from quipu.play import commands, table_setup
from quipu.play.messages.client import Act
from quipu.play.session import TableSession
from quipu.play.state import Stage
from quipu.registry import games
from quipu.server.config import Settings
from quipu.server.tables.services import Services

SEATS = 3


STEPS = 400


def settings(folder: Path) -> Settings:
    return Settings(database=str(folder / "tables.sqlite"), bot_pause=0.0, limits=False)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Services]:
    services = Services(settings(folder))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def three(services: Services) -> TableSession:
    """Three people at a table of Egypt, where somebody may offer what the others could give."""
    host = await services.store.add_person("secret", "recovery", "p0")
    game = games()["egypt"]
    row = table_setup.new_table(game, host, True, {})
    row = table_setup.seated(row, game, host, SEATS, bots=False)
    seats = tuple(replace(each, name=f"p{each.seat}") for each in row.seats)
    live = await services.registry.put(replace(row, seats=seats))
    names: list[dict[str, object]] = [{"name": each.name} for each in seats]
    key = bytes(range(32))
    state = replace(live.state, stage=Stage.PLAYING, key=key)
    live.apply_state(await services.store.save_setup(state))
    table, start = Table.prepare_open(game, names, key, row.id)
    await live.keep_first(table, start)
    for _ in range(STEPS):
        if offers(live):
            return live
        seat = at(live).waiting()[0]
        legal = at(live).legal(seat)
        kinds = [each.kind for each in legal]
        ends = kinds.index("end_turn") if "end_turn" in kinds else 0
        await live.keep(at(live).prepare(seat, legal[ends]))
    raise AssertionError("nobody can trade")


def at(live: TableSession) -> Table:
    assert live.table is not None
    return live.table


def held(live: TableSession, seat: int) -> dict[str, int]:
    state: Any = at(live).state
    names = state.terms.box.kind_names
    return {name: int(state.held(seat, kind)) for kind, name in enumerate(names)}


def offers(live: TableSession) -> dict[str, Any] | None:
    """An offer of the active seat that both others could accept."""
    state: Any = at(live).state
    seat = int(state.active)
    openings = {each.kind for each in state.openings(seat)}
    if "offer_trade" not in openings:
        return None
    hands = [held(live, (seat + step) % SEATS) for step in (1, 2)]
    for want in hands[0]:
        if all(hand[want] for hand in hands):
            for give, count in held(live, seat).items():
                if count and give != want:
                    return {"kind": "offer_trade", "give": {give: 1}, "want": {want: 1}}
    return None


async def does(live: TableSession, seat: int, action: dict[str, Any]) -> None:
    """As the page would send it."""
    does.count = getattr(does, "count", 0) + 1  # type: ignore[attr-defined]
    token = f"token-{does.count:06}"  # type: ignore[attr-defined]
    message = Act(token=token, seen=at(live).seen(seat), action=action)
    await commands.submit(live, seat, message)


Drill = Callable[[Services, TableSession, int, dict[str, Any]], Awaitable[None]]


def drilled(folder: Path, drill: Drill) -> None:
    async def run() -> None:
        async with opened(folder) as services:
            live = await three(services)
            offer = offers(live)
            assert offer is not None
            state: Any = at(live).state
            await drill(services, live, int(state.active), offer)

    asyncio.run(run())
