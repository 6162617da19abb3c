"""A whole game through `play` alone: two people, a bot, a spectator, and a store in memory."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from quipu.core.journal import SPECTATOR
from quipu.core.luck import FastLuck
from quipu.core.record import Record
from quipu.core.refusal import IllegalAction
from quipu.core.replay import verify
from quipu.core.table import Table
from quipu.play import chat, commands, encoding, table_setup
from quipu.play.client import HotSeat
from quipu.play.memory_store import MemoryTableStore
from quipu.play.messages.bots import BotServerMessage
from quipu.play.messages.client import Act
from quipu.play.messages.server import ServerMessage
from quipu.play.session import TableSession
from quipu.play.state import JobKind, Stage, TableState, read_job
from quipu.play.store import VersionConflict
from quipu.play.views.stream import ViewStream
from quipu.registry import game as game_of

FORBIDDEN = ("sqlalchemy", "starlette", "fastapi", "uvicorn", "multiprocessing", "quipu.server")
PEOPLE = [SimpleNamespace(id=n, name=name) for n, name in enumerate(("Ann", "Ben"), start=1)]


class Page:
    """A client that takes its views at once."""

    def __init__(self, live: TableSession, person: int | None, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.name = f"page {seat}"
        self.viewer = ViewStream(live, seat, "en", narrow=False)
        self.curtain: HotSeat | None = None
        self.told: list[dict[str, Any]] = []
        self.views: list[dict[str, Any]] = []

    def send(self, message: ServerMessage | BotServerMessage) -> None:
        self.put(encoding.encoded(message))

    def put(self, text: str | None) -> None:
        assert text is not None
        self.told.append(json.loads(text))

    def show(self, began: float | None = None) -> None:
        del began
        self.views.append(self.viewer.view())


class RandomBots:
    """Decides in this very process, by chance."""

    def __init__(self) -> None:
        self.luck = FastLuck(1)

    def choose(self, table: Table, seat: int) -> dict[str, Any]:
        legal = table.legal(seat)
        return legal[self.luck.below(len(legal))].to_json()

    async def decide(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        del bot
        return self.choose(table, seat)

    async def advise(self, table: Table, seat: int, bot: str) -> dict[str, Any]:
        del bot
        return {"action": self.choose(table, seat), "weighed": [], "exact": False}

    async def prove(self, record: Record, task: str, seat: int) -> Fraction:
        raise NotImplementedError


def begun_state(key: str) -> TableState:
    """Two people and a bot at a table that is about to begin."""
    game = game_of(key)
    state = table_setup.new_table(game, PEOPLE[0], True, {})
    state = table_setup.set_count(table_setup.seated(state, game, PEOPLE[0], 2, bots=False), 3)
    state = table_setup.sit_down(state, 1, PEOPLE[1])
    return replace(state, stage=Stage.STARTING, clock=60)


async def begin(store: MemoryTableStore, state: TableState) -> TableSession:
    store.add(state)
    live = TableSession(state, store, bot_pause=0.0)
    seats: list[dict[str, object]] = [{"name": f"p{seat.seat}"} for seat in state.seats]
    table, start = Table.prepare_open(live.game, seats, state.key, state.id)
    await live.keep_first(table, start)
    return live


async def play(live: TableSession, store: MemoryTableStore, bots: RandomBots, most: int) -> None:
    """Everybody moves when asked; jobs run as a scheduler would run them."""
    table = live.table
    assert table is not None
    for number in range(most):
        if table.ended is not None:
            return
        jobs = [read_job(job)[0] for job in store.jobs[live.state.id]]
        if JobKind.BOT in jobs:
            await commands.bot_step(live, bots)
            continue
        seat = table.waiting()[0]
        action = bots.choose(table, seat)
        message = Act(token=f"token-{number:06}", seen=table.seen(seat), action=action)
        await commands.submit(live, seat, message)
        with pytest.raises(IllegalAction, match="repeated"):
            await commands.submit(live, seat, message)


@pytest.mark.parametrize("key", ["dice", "egypt"])
def test_two_people_a_bot_and_a_spectator_play_a_whole_game(key: str) -> None:
    async def game() -> None:
        store, bots = MemoryTableStore(), RandomBots()
        live = await begin(store, begun_state(key))
        pages = [Page(live, 1, 0), Page(live, 2, 1), Page(live, None, SPECTATOR)]
        live.lines.update(pages)
        await chat.say(live, 2, "Ben", "hello", phrase=True)
        await play(live, store, bots, 3000)
        table = live.table
        assert table is not None
        if table.ended is None:
            for seat in (0, 1):
                await commands.resign(live, seat)
            await play(live, store, bots, 20_000)
        assert table.ended is not None
        assert (live.state.stage, store.jobs[live.state.id]) == (Stage.OVER, {})
        assert verify(live.game, table.record, table.record.head).head is True
        for page in pages:
            whole = ViewStream(live, page.seat, "en", narrow=False).view()
            assert page.views[-1]["over"]
            assert page.views[-1]["head"] == whole["head"] == table.record.head
            assert [each["text"] for each in page.told if each["type"] == "chat"] == ["Hello!"]
        again = TableSession(store.states[live.state.id], store)
        await again.load()
        assert again.table is not None
        assert again.table.record.head == table.record.head
        assert again.tokens == live.tokens

    asyncio.run(game())


def test_a_writer_that_knows_an_older_version_stores_nothing() -> None:
    async def race() -> None:
        store, bots = MemoryTableStore(), RandomBots()
        live = await begin(store, begun_state("dice"))
        other = TableSession(store.states[live.state.id], store)
        await other.load()
        await play(live, store, bots, 1)
        before = list(store.entries[live.state.id])
        assert other.table is not None
        seat = other.table.waiting()[0]
        change = other.table.prepare(seat, other.table.legal(seat)[0])
        with pytest.raises(VersionConflict):
            await other.keep(change)
        assert store.entries[live.state.id] == before
        assert other.table.record.head == live.table.record.head  # type: ignore[union-attr]

    asyncio.run(race())


def test_a_person_without_time_is_answered_for() -> None:
    async def wait() -> None:
        now = [1000.0]
        store, bots = MemoryTableStore(lambda: now[0]), RandomBots()
        live = await begin(store, begun_state("dice"))
        table = live.table
        assert table is not None
        while JobKind.BOT in [read_job(job)[0] for job in store.jobs[live.state.id]]:
            await commands.bot_step(live, bots)
        seat = table.waiting()[0]
        assert live.clocks.left(seat, now[0]) == 60
        now[0] += 61
        await commands.clock_step(live, seat, bots)
        assert table.record.knots[-2]["table"] == "timeout"
        assert seat in live.clocks.late

    asyncio.run(wait())


def test_the_standard_library_writes_the_same_bytes() -> None:
    live = asyncio.run(begin(MemoryTableStore(), begun_state("egypt")))
    view = ViewStream(live, 0, "de", narrow=True).view()
    assert encoding.plain_dumps(view) == encoding.dumps(view)
    part = encoding.plain_dumps(view["seats"])
    plain = encoding.plain_dumps({"a": 'ü"\\', "seats": encoding.PlainFragment(part)})
    assert plain == encoding.dumps({"a": 'ü"\\', "seats": encoding.Fragment(part)})


def test_nothing_of_a_server_is_imported() -> None:
    code = (
        "import sys; import quipu.play.commands, quipu.play.views.stream, quipu.play.views.queries,"
        " quipu.play.study.study_session, quipu.play.replay.replay, quipu.play.memory_store;"
        f" print([name for name in {FORBIDDEN!r} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
