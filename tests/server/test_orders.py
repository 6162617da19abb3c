"""Standing orders: ordinary steps, stored first, ended in time, told to nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quipu.core.journal import SPECTATOR
from quipu.core.refusal import IllegalAction, Malformed
from quipu.play import auto_actions, commands, table_setup
from quipu.play.messages.client import CLIENT_MESSAGES, SetOrder
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.server.db.repository import Store
from quipu.server.net.connection import ClientConnection
from quipu.server.tables.registry import TableRegistry
from quipu.server.tables.services import Services
from tests.support.server.auto_actions import SEATS, at, does, drilled, held, offers, opened


class Wire:
    """A page that keeps what it was sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    async def send_text(self, data: str) -> None:
        self.heard.append(json.loads(data))

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        del code, reason


async def order(live: TableSession, seat: int, name: str, on: bool = True) -> None:
    await commands.set_auto_action(live, seat, SetOrder(order=name, on=on))


async def until(fact: Callable[[], bool]) -> None:
    for _ in range(20_000):
        if fact():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not come to that")


def last(live: TableSession) -> dict[str, Any]:
    return dict(at(live).record.knots[-1])


def stored(folder: Path, question: str) -> list[tuple[Any, ...]]:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(folder / "tables.sqlite")) as asked:
        return asked.execute(question).fetchall()


def declined(live: TableSession) -> list[int]:
    knots: list[dict[str, Any]] = at(live).record.knots
    decline = {"kind": "decline_trade"}
    return [knot["seat"] for knot in knots if knot.get("action") == decline]


# ---- carried out -----------------------------------------------------------------------------


def test_offers_of_this_turn_are_declined_until_it_ends(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one, two = (active + 1) % SEATS, (active + 2) % SEATS
        await order(live, one, "decline")
        for n in (1, 2):
            await does(live, active, offer)
            await until(lambda: declined(live).count(one) == n)  # noqa: B023
            assert set(last(live)["action"]) == {"kind"}  # a knot like any other
            await does(live, two, {"kind": "decline_trade"})
            assert declined(live).count(two) == n
        await does(live, active, {"kind": "end_turn"})
        assert live.orders == auto_actions.NONE
        assert stored(tmp_path, "SELECT orders FROM tables") == [(None,)]

    drilled(tmp_path, drill)


def test_an_open_offer_is_declined_at_once_and_one_for_another_seat_is_not(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one, two = (active + 1) % SEATS, (active + 2) % SEATS
        await does(live, active, offer | {"to": two})
        await order(live, one, "decline")
        await asyncio.sleep(0.05)
        assert declined(live) == []
        await order(live, two, "decline")
        await until(lambda: declined(live) == [two])

    drilled(tmp_path, drill)


def test_the_first_in_turn_order_who_accepts_closes(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one, two = (active + 1) % SEATS, (active + 2) % SEATS
        await order(live, active, "close")
        before = held(live, one)
        await does(live, active, offer)
        await does(live, two, {"kind": "accept_trade"})
        assert last(live)["seat"] == two  # E5.11: not before all have answered
        await does(live, one, {"kind": "accept_trade"})
        await until(lambda: last(live)["seat"] == active)
        assert last(live)["action"] == {"kind": "choose_partner", "seat": one}
        (want,) = offer["want"]
        assert held(live, one)[want] == before[want] - 1

    drilled(tmp_path, drill)


def test_a_counter_is_left_to_who_offered(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one, two = (active + 1) % SEATS, (active + 2) % SEATS
        await order(live, active, "close")
        await does(live, active, offer)
        (want,), (give,) = offer["want"], offer["give"]
        counter = {"kind": "counter_trade", "give": {want: 1}, "want": {give: 2}}
        await does(live, one, counter)
        await does(live, two, {"kind": "decline_trade"})
        await asyncio.sleep(0.05)
        assert last(live)["action"]["kind"] == "decline_trade"
        assert stored(tmp_path, "SELECT kind FROM jobs") == []

    drilled(tmp_path, drill)


# ---- kept ------------------------------------------------------------------------------------


def test_an_order_outlives_the_server(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        await order(live, (active + 1) % SEATS, "decline")

    drilled(tmp_path, drill)

    async def later() -> None:
        async with opened(tmp_path) as services:
            ((name,),) = stored(tmp_path, "SELECT id FROM tables")
            live = await services.registry.get(name)
            assert live is not None
            (standing,) = live.orders
            offer = offers(live)
            assert offer is not None
            await does(live, (standing.seat - 1) % SEATS, offer)
            await until(lambda: declined(live) == [standing.seat])

    asyncio.run(later())


def test_what_was_due_when_the_server_died_is_done_by_the_next(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        await order(live, (active + 1) % SEATS, "decline")
        services.closing.set()  # nobody does due work any more
        services.scheduler.awake.set()
        await asyncio.sleep(0.02)
        await does(live, active, offer)
        assert stored(tmp_path, "SELECT kind FROM jobs") == [("order",)]
        assert declined(live) == []

    drilled(tmp_path, drill)

    async def later() -> None:
        async with opened(tmp_path) as services:
            ((name,),) = stored(tmp_path, "SELECT id FROM tables")
            live = await services.registry.get(name)
            assert live is not None
            await until(lambda: len(declined(live)) == 1)

    asyncio.run(later())


def test_what_is_not_stored_does_not_stand_and_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        async def fails(*_: object, **__: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(Store, "change_table", fails)
        with pytest.raises(OSError, match="full"):
            await order(live, active, "close")
        assert live.orders == auto_actions.NONE
        view = ViewStream(live, active, "en", narrow=False).view()
        assert [each["on"] for each in view["orders"]] == [False]

    drilled(tmp_path, drill)


# ---- ended -----------------------------------------------------------------------------------


def test_who_gave_an_order_takes_it_back(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one = (active + 1) % SEATS
        await order(live, one, "decline")
        await order(live, one, "decline", on=False)
        await does(live, active, offer)
        await asyncio.sleep(0.05)
        assert declined(live) == []
        assert stored(tmp_path, "SELECT orders FROM tables") == [(None,)]

    drilled(tmp_path, drill)


def test_who_takes_a_step_back_is_not_answered_for_again(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one = (active + 1) % SEATS
        await order(live, one, "decline")
        await order(live, active, "close")
        await does(live, active, offer)
        await until(lambda: declined(live) == [one])
        await commands.undo(live, one)
        await asyncio.sleep(0.05)
        assert last(live)["table"] == "undo"
        assert [each.seat for each in live.orders] == [active]
        await does(live, one, {"kind": "accept_trade"})

    drilled(tmp_path, drill)


def test_for_whom_a_bot_plays_no_order_is_carried_out(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        one = (active + 1) % SEATS
        mine = replace(live.seats[one], person=live.state.host)
        live.apply_state(table_setup.with_seat(live.state, mine))
        await order(live, one, "decline")
        await commands.hand_over(live, one, True)
        assert live.orders == auto_actions.NONE
        with pytest.raises(IllegalAction, match="foreign"):
            await order(live, one, "decline")

    drilled(tmp_path, drill)


# ---- races -----------------------------------------------------------------------------------


def test_who_answers_first_is_right_and_the_order_finds_nothing(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        one = (active + 1) % SEATS
        await order(live, one, "decline")
        async with live.lock:  # the keeper waits while the person answers
            await live.keep(at(live).prepare(active, live.game.parse(offer)))
            await asyncio.sleep(0.02)
            accept = live.game.parse({"kind": "accept_trade"})
            await live.keep(at(live).prepare(one, accept))
        await until(lambda: not services.scheduler.running)
        assert declined(live) == []
        assert services.scheduler.retries == {}

    drilled(tmp_path, drill)


def test_a_race_lost_to_another_server_is_run_again(tmp_path: Path) -> None:
    async def drill(
        services: Services, live: TableSession, active: int, offer: dict[str, Any]
    ) -> None:
        one = (active + 1) % SEATS
        async with opened(tmp_path) as other:
            await order(live, one, "decline")
            twin = await other.registry.get(live.state.id)
            assert twin is not None
            await does(twin, active, offer)
            await until(lambda: bool(declined(twin)) or bool(declined(live)))
            async with opened(tmp_path) as third:
                newest = await third.registry.get(live.state.id)
                assert newest is not None
                assert declined(newest) == [one]  # once, whoever did it

    drilled(tmp_path, drill)


# ---- secrets ---------------------------------------------------------------------------------


def test_nobody_else_hears_that_an_order_was_given_or_stands(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        one = (active + 1) % SEATS
        wires = {seat: Wire() for seat in (*range(SEATS), SPECTATOR)}
        for seat, wire in wires.items():
            viewer = ViewStream(live, seat, "en", narrow=False)
            line = ClientConnection(wire, None, seat, "", viewer)
            live.lines.add(line)
            line.start()
            line.show()
        await until(lambda: all(wire.heard for wire in wires.values()))

        def seen() -> dict[int, str]:
            others = [seat for seat in wires if seat != one]
            views = {seat: ViewStream(live, seat, "en", narrow=False).view() for seat in others}
            return {seat: json.dumps(view) for seat, view in views.items()}

        before = seen()
        await order(live, one, "decline")
        await until(lambda: len(wires[one].heard) == 2)
        assert wires[one].heard[-1]["orders"][0]["on"]
        assert [len(wires[seat].heard) for seat in wires if seat != one] == [1, 1, 1]
        assert seen() == before
        assert ViewStream(live, SPECTATOR, "en", narrow=False).view()["orders"] == []
        for each in TableRegistry.connections(live):
            each.stop()

    drilled(tmp_path, drill)


def test_an_order_takes_a_while_and_never_the_same() -> None:
    whiles = {auto_actions.while_away(0.7) for _ in range(50)}
    assert len(whiles) == 50
    assert all(0.7 <= each <= 0.7 * auto_actions.LONGEST for each in whiles)
    assert auto_actions.while_away(0.0) == 0.0


# ---- refused ---------------------------------------------------------------------------------


def test_what_cannot_be_ordered_is_refused(tmp_path: Path) -> None:
    async def drill(_: Services, live: TableSession, active: int, offer: dict[str, Any]) -> None:
        for seat, name in ((active, "decline"), ((active + 1) % SEATS, "close"), (active, "win")):
            with pytest.raises(IllegalAction, match="no_order"):
                await order(live, seat, name)
        with pytest.raises(IllegalAction, match="foreign"):
            await order(live, SPECTATOR, "close")
        for body in ({}, {"order": 1, "on": True}, {"order": "close", "on": 1}):
            with pytest.raises(Malformed, match=r"^order\.(order|on): "):
                CLIENT_MESSAGES.decode({"type": "order", **body})
        assert live.orders == auto_actions.NONE

    drilled(tmp_path, drill)
