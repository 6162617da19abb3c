"""Eight games that go on whatever happens, and players who remember all that they were told."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from quipu.core.luck import FastLuck
from quipu.core.notation import Parameter
from quipu.core.openings import Cards, Subset
from quipu.core.record import Record, hang, read_line
from quipu.core.replay import resume, verify
from quipu.registry import games
from quipu.server.auth.identity import new_secret
from tests.support.server.client import acts, whole
from tests.support.server.server_process import Server

Frame = dict[str, Any]

HELLO: Final = {"type": "hello", "lang": "en", "arrangement": "desk", "grounds": []}
AGAIN: Final = 0.3  # seconds until somebody tries again what could not be stored
LOST: Final = (OSError, WebSocketException, TimeoutError, AssertionError)


class Garbled(Exception):
    """What came is no JSON."""


class Player:
    """A person at one table after another, with bots; or, `alone`, only the bots go on."""

    def __init__(self, server: Server, number: int, game: str, alone: bool) -> None:
        self.server = server
        self.number = number
        self.game = game
        self.alone = alone
        self.luck = FastLuck(number)
        self.secret = new_secret()
        self.table = ""
        self.tables: list[str] = []
        self.told: dict[tuple[str, int], str] = {}  # the head at each length of each cord
        self.unproved: set[tuple[str, int]] = set()
        self.done: set[str] = set()  # acts that were acknowledged
        self.failed: Counter[str] = Counter()
        self.open: Frame | None = None
        self.last: Frame = {}
        self.acts = 0
        self.grounds: set[str] = set()
        self.patience = 60.0  # seconds until who is not answered tries again

    async def go_on(self) -> None:
        """Come back after anything; when a game is over, begin the next."""
        while True:
            with suppress(*LOST):
                if not self.table:
                    self.table = await asyncio.to_thread(
                        self.server.table, self.secret, "/play", self.game
                    )
                    self.tables.append(self.table)
                    self.open = None
                await self.sit_down()
            await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        where = f"ws://{self.server.ip}:{self.server.door}/t/{self.table}/line"
        cookie = self.server.cookie(self.secret)
        async with connect(
            where,
            additional_headers=cookie,
            max_size=None,
            open_timeout=self.patience,
            ping_interval=self.patience,
            ping_timeout=self.patience,
        ) as wire:
            await say(wire, HELLO | {"grounds": [*self.grounds]})
            if self.open is not None:
                await say(wire, self.open)
            while self.table:
                text = await self.next(wire)
                try:
                    frame = json.loads(text)
                except ValueError:
                    raise Garbled(text) from None
                await self.hear(wire, frame)

    async def next(self, wire: ClientConnection) -> str:
        """The next frame; who is not answered for long tries again."""
        while True:
            try:
                async with asyncio.timeout(AGAIN if self.open is None else self.patience):
                    return str(await wire.recv())
            except TimeoutError:
                if self.open is not None:
                    raise
                await self.act(wire)

    async def hear(self, wire: ClientConnection, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "promise":
            await say(wire, {"type": "nonce", "nonce": f"nonce{self.number}"})
        elif kind == "view":
            frame = self.last = whole(self.last, frame)
            self.grounds.add(frame["board"]["ground"])
            self.told[self.table, frame["knots"]] = frame["head"]
            self.unproved.add((self.table, frame["knots"]))
            if frame["over"]:
                self.table = ""
            elif self.open is None:
                await self.act(wire)
        elif kind == "done":
            self.done.add(frame["token"])
            self.open = None
        elif kind == "refused" and self.open is not None and frame["token"] == self.open["token"]:
            self.failed[frame["code"]] += 1
            if frame["code"] == "repeated":
                self.done.add(frame["token"])
            self.open = None
            if frame["code"] not in ("not_stored", "repeated", "stale"):
                await self.act(wire)

    async def act(self, wire: ClientConnection) -> None:
        if not self.last or self.last["over"]:
            return
        if self.alone:
            if not self.last["seats"][0]["bot"]:
                await say(wire, {"type": "takeover"})
            return
        wanted = self.choice() if self.last["turn"]["you"] else None
        if wanted is not None:
            self.acts += 1
            token = f"player-{self.number}-{self.acts:06}"
            seen = self.last["seen"]
            self.open = {"type": "act", "token": token, "seen": seen, "action": wanted}
            await say(wire, self.open)

    def is_seated(self) -> bool:
        mine = [seat for seat in self.last.get("seats", []) if seat["me"]]
        return [bool(seat["bot"]) for seat in mine if not seat["away"]] == [self.alone]

    def choice(self) -> Frame | None:
        offered = acts(self.last)
        offer = self.last["offer"] or {"counter": None}
        forms = self.last["forms"] + [form for form in [offer["counter"]] if form]
        if forms and (not offered or self.luck.below(6) == 0):
            return composed(forms[self.luck.below(len(forms))], self.luck)
        return offered[self.luck.below(len(offered))] if offered else None


async def say(wire: ClientConnection, body: Frame) -> None:
    await wire.send(json.dumps(body))


def composed(form: Frame, luck: FastLuck) -> Frame:
    """A form, filled in by chance."""
    if "choices" in form:
        return dict(form["choices"][luck.below(len(form["choices"]))]["action"])
    if form["shape"] == "subset":
        names = ("kind", "field", "values", "least", "most")
        return Subset(*[form[name] for name in names]).sample(luck)
    taken = Parameter(**form["taken"]) if form["taken"] else None
    asked = form["asked"][luck.below(len(form["asked"]))]
    give, want = tuple(asked["give_count"]), tuple(asked["want_count"])
    to = None if asked["seat"] is None else [asked["seat"]]
    return Cards(form["kind"], asked["give"], asked["want"], give, want, to, taken).sample(luck)


def stored(server: Server, table: str, header: str) -> Record:
    """The cord of a table, as the database has it."""
    record = Record(json.loads(header))
    lines = server.rows("SELECT text FROM entries WHERE table_id = ? ORDER BY number", table)
    for number, (line,) in enumerate(lines):
        hang(record, read_line(line, number + 2), number + 2)
    return record


class Lost(Exception):
    """A promise of the server that it broke."""


class Company:
    """Eight players, half of them where only bots are left, and what the database must hold."""

    def __init__(self, server: Server, *some: str) -> None:
        modes = some or [*games(), "egypt"][:8]
        self.server = server
        self.tasks: list[asyncio.Task[None]] = []
        self.players = [
            Player(server, number, game, alone=number % 2 == 1) for number, game in enumerate(modes)
        ]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        self.tasks = [asyncio.create_task(each.go_on()) for each in self.players]
        try:
            await self.all_further()
            yield
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def all_play(self) -> None:
        """Nobody was told what cannot be understood."""
        for task in self.tasks:
            if task.done():
                task.result()

    def lengths(self) -> list[int]:
        """Knots stored of each player's tables."""
        counts = dict(self.server.rows("SELECT table_id, count(*) FROM entries GROUP BY table_id"))
        return [sum(counts.get(each, 0) for each in player.tables) for player in self.players]

    async def all_further(self, knots: int = 2, seconds: float = 300) -> None:
        """Wait until every game has gone on by itself."""
        before = await asyncio.to_thread(self.lengths)
        async with asyncio.timeout(seconds):
            while True:
                now = await asyncio.to_thread(self.lengths)
                self.all_play()
                if all(new >= old + knots for new, old in zip(now, before, strict=True)):
                    return
                await asyncio.sleep(0.1)

    async def all_seated(self, seconds: float = 300) -> None:
        """Wait until each was shown itself at its table, playing, or a bot where it let one."""
        async with asyncio.timeout(seconds):
            while not all(player.is_seated() for player in self.players):
                self.all_play()
                await asyncio.sleep(0.05)

    async def told_more(self, views: int, seconds: float = 3) -> None:
        """Wait until so many more views were told, though not for long."""
        before = sum(len(player.told) for player in self.players)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while sum(len(player.told) for player in self.players) < before + views:
                    await asyncio.sleep(0.005)

    def prove(self) -> int:
        """What was told or acknowledged is stored, once; how much of it was proved."""
        told = 0
        for player in self.players:
            due = {each for each in tuple(player.unproved) if each in player.told}
            player.unproved -= due
            told += len(due)
            for table in {table for table, _ in due}:
                asked = "SELECT number, text FROM entries WHERE table_id = ?"
                found = dict(self.server.rows(asked, table))
                for _, knots in sorted(each for each in due if each[0] == table):
                    line = found.get(knots - 1)
                    if line is None or json.loads(line)["hash"] != player.told[table, knots]:
                        raise Lost(f"{player.game}: knot {knots - 1} was told and is not stored")
        done = set[str]().union(*(player.done for player in self.players))  # before more come
        kept = Counter(
            token for (token,) in self.server.rows("SELECT token FROM entries WHERE token NOTNULL")
        )
        twice = [token for token, times in kept.items() if times > 1]
        if twice:
            raise Lost(f"happened twice: {twice}")
        lost = done - kept.keys()
        if lost:
            raise Lost(f"acknowledged and lost: {sorted(lost)}")
        return told

    def verify(self) -> int:
        """Every cord follows from its header and its luck; how many games came to their end."""
        ended = 0
        rows = self.server.rows("SELECT id, game, header, key FROM tables WHERE header NOTNULL")
        for table, key, header, secret in rows:
            record = stored(self.server, table, header)
            followed = resume(games()[key], record, secret)
            if followed.ended is not None:
                ended += 1
                verify(games()[key], record)
        return ended

    def summary(self) -> str:
        done = sum(len(player.done) for player in self.players)
        told = sum(len(player.told) for player in self.players)
        tables = sum(len(player.tables) for player in self.players)
        failed = sum((player.failed for player in self.players), Counter())
        return (
            f"{tables} games, {sum(self.lengths())} knots, {told} told, {done} acts acknowledged, "
            f"refused: {dict(failed.most_common(6))}"
        )
