"""Two tables that differ only in the luck to come, and attackers who try to tell them apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from quipu.core.fairluck import FairLuck
from quipu.core.luck import FastLuck, Luck
from quipu.core.source import Source
from quipu.core.table import Table
from quipu.play import table_setup
from quipu.play.session import TableSession
from quipu.play.views.stream import ViewStream
from quipu.registry import games
from quipu.server.config import Settings
from quipu.server.net.connection import ClientConnection
from quipu.server.tables.registry import TableRegistry
from quipu.server.tables.services import Services
from quipu.server.web.client_session import ClientSession
from quipu.server.web.message_handlers import dispatch

OTHER_KEY = bytes(range(32))
WATCHER = -1
KINDS = [
    *["act"] * 6,
    *["wrong act"] * 6,
    "stale act",
    "repeated act",
    "list",
    "try",
    "try",
    "why",
    "undo",
    "undo",
    "answer",
    "takeover",
    "return",
    "end",
    "hello",
    "leave",
    "nonce",
    "say",
]


class Forked(Source):
    """The luck of the table up to an index; from there on that of another key, if `other`."""

    def __init__(self, header: dict[str, object], key: bytes, fork: int, other: bool) -> None:
        super().__init__(header, key)
        luck: Any = header["luck"]
        self.fork = fork
        self.other = other
        self.elsewhere = FairLuck(OTHER_KEY, luck["table"], luck["nonces"])

    def luck(self, knot: int, drawn: int, draws: int) -> Luck:
        if not self.other or drawn < self.fork:
            return super().luck(knot, drawn, draws)
        self.elsewhere.at(drawn)
        return self.elsewhere


class Ear:
    """The far end of a line: it keeps all that it is sent."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    async def send_text(self, data: str) -> None:
        self.told.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.told.append(f"closed {code}")


class Attack:
    """One table, a session for each seat and a watcher; all that each hears is kept."""

    def __init__(self, services: Services, live: TableSession) -> None:
        self.services = services
        self.live = live
        self.told: dict[int, list[str]] = {}
        self.sessions: dict[int, ClientSession] = {}

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    async def sit_down(self, seat: int) -> None:
        person = self.live.seats[seat].person if seat >= 0 else None
        viewer = ViewStream(self.live, seat, "en", narrow=False)
        ear = Ear(self.told.setdefault(seat, []))
        line = ClientConnection(ear, person, seat, f"p{seat}", viewer)
        line.start()
        self.sessions[seat] = ClientSession(
            self.services, self.live, line, f"address {seat}", dispatch
        )
        await self.say(seat, {"type": "hello", "lang": "en", "arrangement": "desk", "grounds": []})

    async def say(self, seat: int, body: dict[str, Any]) -> None:
        await self.sessions[seat].hear(json.dumps(body))
        await self.settle()

    async def settle(self) -> None:
        """Lines are served in slices: wait until all has been told."""
        calm = 0
        while calm < 20:
            await asyncio.sleep(0)
            busy = any(not line.queue.empty() for line in TableRegistry.connections(self.live))
            calm = 0 if busy else calm + 1


@asynccontextmanager
async def attacked(folder: Path, key: str, fork: int, other: bool) -> AsyncIterator[Attack]:
    """A table of people, all of them attackers, that draws other luck from an index on."""
    made = Settings(database=str(folder / f"{other}.sqlite"), bot_pause=0.0, limits=False)
    services = Services(made)
    await services.store.open()
    game = games()[key]
    count = table_setup.usual_count(game)
    people = [await services.store.add_person(f"s{n}", f"r{n}", f"p{n}") for n in range(count)]
    row = table_setup.new_table(game, people[0], False, {})
    seats = [table_setup.new_seat(n, person) for n, person in enumerate(people)]
    state = replace(row, id="table", key=bytes(32), seats=tuple(seats))
    live = await services.registry.put(state)
    await services.lifecycle.start(live, live.state, "en")
    await services.lifecycle.begin(live, live.state)
    assert live.table is not None
    live.table.source = Forked(live.table.record.header, state.key, fork, other)
    attack = Attack(services, live)
    try:
        for seat in [*range(count), WATCHER]:
            await attack.sit_down(seat)
        yield attack
    finally:
        for line in TableRegistry.connections(live):
            line.stop()
        await services.store.close()


def request(attack: Attack, luck: FastLuck, number: int) -> tuple[int, dict[str, Any]]:
    """Who asks for what: half of it nonsense, from all seats, whoever's turn it is."""
    table = attack.table
    waiting = table.waiting()
    seat = waiting[luck.below(len(waiting))] if luck.below(3) else int(luck.below(table.seats))
    kind = KINDS[luck.below(len(KINDS))]
    known = table.game.catalogue.actions
    legal = table.legal(seat) or known
    right, wrong = legal[luck.below(len(legal))], known[luck.below(len(known))]
    seen, coin = table.seen(seat), luck.below(2) == 0
    place, value = next(iter(wrong.arguments().items()), ("hex", 0))
    more: dict[str, dict[str, Any]] = {
        "act": {"action": right.to_json()},
        "wrong act": {"type": "act", "action": wrong.to_json()},
        "stale act": {"type": "act", "action": right.to_json(), "seen": max(0, seen - 3)},
        "repeated act": {"type": "act", "action": right.to_json(), "token": "token-000000"},
        "list": {"type": "act", "actions": [right.to_json(), wrong.to_json()]},
        "try": {"id": number, "action": (right if coin else wrong).to_json()},
        "why": {"id": number, "place": f"{place}-{value}"},
        "answer": {"yes": coin},
        "takeover": {"seat": seat},
        "hello": {
            "lang": "de" if coin else "en",
            "arrangement": "phone" if luck.below(2) else "desk",
        },
        "nonce": {"nonce": "again"},
        "say": {"phrase": "luck"},
    }
    token = f"token-{number:06}"
    return seat, {"type": kind, "token": token, "seen": seen, **more.get(kind, {})}


async def ask(attack: Attack, seat: int, body: dict[str, Any]) -> None:
    """One request; whoever leaves comes back at once; a bot that took over plays on."""
    if body["type"] == "leave":
        attack.sessions[seat].leave()
        await attack.settle()
        await attack.sit_down(seat)
    else:
        await attack.say(seat, body)
    for away in sorted(attack.live.taken):
        await attack.say(away, {"type": "return"})
