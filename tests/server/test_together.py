"""Bots who are asked at the same time answer together, each as if it were alone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from quipu.core.table import Table
from quipu.play import commands, table_setup
from quipu.play.session import TableSession
from quipu.server.bots.pool import BotPool
from quipu.server.tables.services import Services
from tests.support.server.auto_actions import SEATS, at, does, drilled


class Thinking:
    """Decides as it is told, and counts who thought about what."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = list(wishes)
        self.heads: list[str] = []

    async def decide(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        del seat, bot
        self.heads.append(table.record.head)
        await asyncio.sleep(0)
        return {"kind": self.wishes.pop(0)}


async def asked(
    services: Services, live: TableSession, active: int, offer: dict[str, Any]
) -> list[int]:
    """An offer to two bots, while nobody does due work."""
    services.closing.set()
    services.scheduler.awake.set()
    others = [(active + step) % SEATS for step in (1, 2)]
    for seat in others:
        bot = replace(live.seats[seat], bot="greedy")
        live.apply_state(table_setup.with_seat(live.state, bot))
    await does(live, active, offer)
    return sorted(others)


def answers(live: TableSession, seats: list[int]) -> list[str]:
    knots: list[dict[str, Any]] = at(live).record.knots[-len(seats) :]
    assert sorted(knot["seat"] for knot in knots) == seats
    return [knot["action"]["kind"] for knot in knots]


def test_one_round_of_thinking_answers_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        others = await asked(services, live, active, offer)
        monkeypatch.setattr(
            commands, "tell", lambda live, began: told.append(len(at(live).record.knots))
        )
        thinking = Thinking("accept_trade", "decline_trade")
        await commands.bot_step(live, cast("BotPool", thinking))
        assert sorted(answers(live, others)) == ["accept_trade", "decline_trade"]
        assert len(set(thinking.heads)) == 1, "each thought of the same moment"
        assert told == [len(at(live).record.knots)], "told once, with both answers"

    drilled(tmp_path, drill)


def test_a_thought_that_was_overtaken_is_thrown_away(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        await asked(services, live, active, offer)
        thinking = Thinking("accept_trade", "accept_trade")
        step = asyncio.create_task(commands.bot_step(live, cast("BotPool", thinking)))
        while not thinking.heads:
            await asyncio.sleep(0)
        await does(live, active, {"kind": "withdraw_trade"})
        await step
        assert at(live).record.knots[-1]["action"] == {"kind": "withdraw_trade"}

    drilled(tmp_path, drill)


def test_one_that_wants_what_is_not_allowed_does_not_hold_up_the_other(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        others = await asked(services, live, active, offer)
        thinking = Thinking("end_turn", "decline_trade")
        await commands.bot_step(live, cast("BotPool", thinking))
        assert len(answers(live, others)) == len(others)

    drilled(tmp_path, drill)
