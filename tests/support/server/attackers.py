"""Attackers beside eight games: bounded floods from one address, all of them to 127.0.0.1.

`python -m tests.support.server.attackers PORT SECONDS` is the process that attacks; it comes from
another loopback address than the players, so that limits for an address are its own. It prints what
it was answered as one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from quipu.server.auth.identity import csrf_token, new_secret
from tests.support.finished_games import kept

HERE: Final = "127.0.0.1"
FROM: Final = ("127.0.0.2", 0)
PATIENCE: Final = 30.0  # seconds for one answer
UPGRADE: Final = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HELLO: Final = {"type": "hello", "lang": "en", "narrow": False, "grounds": []}
MOST_OPEN: Final = 300  # half-open connections at a time


class Attack:
    """One attacker's address: what it sends, and how often it was answered what."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.secret = new_secret()
        self.table = ""
        self.heard: Counter[str] = Counter()
        self.open: list[asyncio.StreamWriter] = []

    async def raw(self, data: bytes, kind: str) -> bytes:
        """Send bytes, read the answer to its end; what came is counted by its first line."""
        answer = b""
        writer = None
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=FROM)
                writer.write(data)
                answer = await reader.read()
            self.heard[f"{kind} {answer[9:12].decode(errors='replace') or 'closed'}"] += 1
        except TimeoutError:
            self.heard[f"{kind} unanswered"] += 1
        except OSError:
            self.heard[f"{kind} cut"] += 1
        finally:
            if writer is not None:
                writer.transport.abort()
        return answer

    def asked(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
    ) -> bytes:
        usual = {"Host": f"{HERE}:{self.port}", "Connection": "close"}
        usual["Cookie"] = f"quipu={self.secret}"
        if body:
            usual["Content-Length"] = str(len(body))
        lines = [f"{name}: {value}" for name, value in (usual | (headers or {})).items()]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + body

    async def form(self, path: str, kind: str, **fields: str) -> bytes:
        body = urlencode({"csrf": csrf_token(self.secret), **fields}).encode()
        typed = {"Content-Type": "application/x-www-form-urlencoded"}
        return await self.raw(self.asked("POST", path, typed, body), kind)

    async def sit_down(self) -> None:
        """A table of its own, to have pictures of and to talk to."""
        answer = (await self.form("/play", "table", game="jade")).decode(errors="replace")
        for line in answer.splitlines():
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie" and value.startswith("quipu="):
                self.secret = value.removeprefix("quipu=").partition(";")[0]
            elif name.lower() == "location":
                self.table = value.rpartition("/")[2]
        async with asyncio.timeout(PATIENCE), self.line() as talk:
            await talk.send(json.dumps(HELLO))
            while json.loads(await talk.recv())["type"] != "promise":
                pass
            await talk.send('{"type":"nonce","nonce":"attack"}')
            while json.loads(await talk.recv())["type"] != "view":
                pass

    def line(self) -> connect:
        where = f"ws://{HERE}:{self.port}/t/{self.table}/line"
        cookie = {"Cookie": f"quipu={self.secret}"}
        return connect(where, additional_headers=cookie, local_addr=FROM, max_size=None)

    # ---- floods ---------------------------------------------------------------------------

    async def half_open(self) -> None:
        """A connection that begins a request and never ends it."""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                _, writer = await asyncio.open_connection(HERE, self.port, local_addr=FROM)
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX-")
            self.open.append(writer)
            self.heard["half-open"] += 1
        while len(self.open) > MOST_OPEN:
            self.open.pop(0).transport.abort()

    async def handshake(self) -> None:
        """An upgrade that cannot be read: by turns a long path, a long header, a body."""
        number = self.heard.total() % 3
        path = f"/t/x/line?{'y' * 9_000}" if number == 0 else "/t/x/line"
        more = f"X: {'y' * 9_000}\r\n" if number == 1 else ""
        more += "Content-Length: 5\r\n" if number == 2 else ""
        head = f"GET {path} HTTP/1.1\r\nHost: a\r\n{UPGRADE}{more}\r\n"
        await self.raw(head.encode() + (b"hello" if number == 2 else b""), "handshake")

    async def picture(self) -> None:
        await self.raw(self.asked("GET", f"/t/{self.table}/board.png"), "picture")

    async def upload(self) -> None:
        boundary = "b" * 24
        parts = {"csrf": csrf_token(self.secret).encode(), "record": RECORD}
        body = b""
        for name, value in parts.items():
            file = '; filename="game.quipu"' if name == "record" else ""
            head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n'
            body += head.encode() + value + b"\r\n"
        body += f"--{boundary}--\r\n".encode()
        typed = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        await self.raw(self.asked("POST", "/r", typed, body), "upload")

    async def code(self) -> None:
        guess = f"guess {self.heard.total()} of many"
        bearer = {"Authorization": f"Bearer {guess}"}
        await self.raw(self.asked("GET", "/metrics", bearer), "operator code")
        await self.form("/me/recover", "recovery code", code=guess)

    async def frames(self) -> None:
        """A WebSocket that says what is no JSON, too long, no UTF-8, or no message."""
        try:
            async with asyncio.timeout(PATIENCE), self.line() as line:
                for frame in ("[" * 3_000, "{}", '{"type":"act"}', json.dumps(HELLO), "x" * 20_000):
                    await line.send(frame)
                await line.send(b"\xff\xfe", text=True)
                while True:
                    await line.recv()
        except TimeoutError:
            self.heard["frames unanswered"] += 1
        except (OSError, WebSocketException) as error:
            code = getattr(getattr(error, "rcvd", None), "code", type(error).__name__)
            self.heard[f"frames {code}"] += 1


RECORD: Final = kept("egypt-agreed").read_bytes()


def floods(attack: Attack) -> dict[Callable[[], Awaitable[None]], float]:
    """What is tried, and how often in a second."""
    return {
        attack.half_open: 20.0,
        attack.handshake: 20.0,
        attack.picture: 2.0,
        attack.upload: 1.0,
        attack.code: 5.0,
        attack.frames: 3.0,
    }


async def attacked(port: int, seconds: float) -> dict[str, int]:
    attack = Attack(port)
    await attack.sit_down()
    running: set[asyncio.Task[None]] = set()

    async def flood(do: Callable[[], Any], rate: float) -> None:
        for _ in range(int(seconds * rate)):
            task = asyncio.create_task(do())
            running.add(task)
            task.add_done_callback(running.discard)
            await asyncio.sleep(1 / rate)

    await asyncio.gather(*(flood(do, rate) for do, rate in floods(attack).items()))
    if running:
        await asyncio.wait(running, timeout=PATIENCE)
    for writer in attack.open:
        writer.transport.abort()
    return dict(attack.heard)


def main() -> None:
    os.nice(10)  # what is measured is the server, not this process
    port, seconds = int(sys.argv[1]), float(sys.argv[2])
    print(json.dumps(asyncio.run(attacked(port, seconds))))  # noqa: T201


if __name__ == "__main__":
    main()
