"""How long a ping takes at one table while many watch another at which bots play without pause.

`python bench/crowd.py [WATCHERS] [SECONDS]` starts a server and prints the pings of a quiet house,
of a house that plays, and of one with that many watchers.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from quipu.server.auth.identity import new_secret
from tests.support.server.server_process import Server

HELLO = json.dumps({"type": "hello", "lang": "en", "arrangement": "desk", "grounds": []})


def line(server: Server, table: str, secret: str) -> connect:
    where = f"ws://127.0.0.1:{server.port}/t/{table}/line"
    return connect(where, additional_headers=server.cookie(secret), max_size=None)


async def hear(wire: ClientConnection, kind: str) -> None:
    while json.loads(await wire.recv())["type"] != kind:
        pass


async def watch(server: Server, table: str, heard: list[int]) -> None:
    async with line(server, table, new_secret()) as wire:
        await wire.send(HELLO)
        while True:
            heard.append(len(await wire.recv()))


async def pings(wire: ClientConnection, seconds: float) -> str:
    took, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await wire.send('{"type":"ping"}')
        await hear(wire, "pong")
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.02)
    took.sort()
    middle, high = took[len(took) // 2], took[int(len(took) * 0.95)]
    return f"median {middle:.1f} ms, 95 of 100 under {high:.1f} ms, worst {took[-1]:.1f} ms"


async def measure(server: Server, watchers: int, seconds: float) -> None:
    one, two = new_secret(), new_secret()
    busy, quiet = server.table(one, game="egypt"), server.table(two, game="dice")
    async with line(server, quiet, two) as calm, line(server, busy, one) as host:
        for wire in (calm, host):
            await wire.send(HELLO)
            await hear(wire, "promise")
            await wire.send('{"type":"nonce","nonce":"a1"}')
            await hear(wire, "view")
        print("quiet:", await pings(calm, seconds))
        await host.send('{"type":"takeover"}')
        reading = asyncio.create_task(watch_on(host))
        print("bots play:", await pings(calm, seconds))
        heard: list[int] = []
        crowd = [asyncio.create_task(watch(server, busy, heard)) for _ in range(watchers)]
        await asyncio.sleep(3)
        heard.clear()
        print(f"{watchers} watch:", await pings(calm, seconds))
        print(f"they heard {len(heard)} messages, {sum(heard) / 1e6:.1f} MB")
        for task in [*crowd, reading]:
            task.cancel()


async def watch_on(wire: ClientConnection) -> None:
    while True:
        await wire.recv()


def main() -> None:
    given = [int(each) for each in sys.argv[1:]]
    watchers, seconds = given[0] if given else 60, given[1] if len(given) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), QUIPU_BOT_PAUSE="0.2")
        server.start()
        try:
            asyncio.run(measure(server, watchers, seconds))
        finally:
            server.close()


if __name__ == "__main__":
    main()
