"""A real server in a process of its own, to be killed and started again; its luck is known."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from re import sub
from typing import Any
from urllib.parse import urlencode

import asyncpg
from websockets.sync.client import ClientConnection, connect

from quipu.server.auth.identity import csrf_token
from tests.support.server.postgres import Postgres

KNOWN = Path(__file__).with_name("known_luck.py")
ELSEWHERE = ThreadPoolExecutor(1)  # whoever asks may be within a loop already


class Server:
    """A real server that is killed and started again at the same port and database."""

    def __init__(self, folder: Path, postgres: Postgres | None = None, **given: str) -> None:
        self.given = given
        self.postgres = postgres
        self.database = postgres.database() if postgres is not None else ""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.ip = "127.0.0.1"
        self.prefix: tuple[str, ...] = ()  # of its command
        self.patience = 120.0  # seconds for an answer
        self.through = 0  # the port of what stands between it and those who come
        self.folder = folder
        self.file = folder / "tables.sqlite"
        self.nursery: subprocess.Popen[bytes] | None = None
        self.pid = 0
        self.lives = 0
        self.lines = ExitStack()
        self.secrets: dict[str, str] = {}  # those the server gave, by those the tests began with
        self.addresses: dict[str, str] = {}  # from where people come, by a proxy that is trusted

    @property
    def address(self) -> str:
        return f"http://{self.ip}:{self.port}"

    @property
    def door(self) -> int:
        """The port at which people come."""
        return self.through or self.port

    def start(self) -> None:
        nursery = self.nursery or self.prepare()
        self.lives += 1
        (self.folder / "life").write_text(str(self.lives))
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        nursery.stdin.write(b"\n")
        nursery.stdin.flush()
        self.pid = int(nursery.stdout.readline())
        for _ in range(1200):
            if self.health() is not None:
                return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def prepare(self) -> subprocess.Popen[bytes]:
        given = {
            "QUIPU_PORT": str(self.port),
            "QUIPU_DATABASE": self.database or str(self.file),
            "QUIPU_NO_BROWSER": "1",
            "QUIPU_BOT_PAUSE": "0",
            **self.given,
        }
        pipe = subprocess.PIPE
        with (self.folder / "log").open("ab") as log:
            self.nursery = subprocess.Popen(
                [*self.prefix, sys.executable, str(KNOWN), str(self.folder)],
                env=os.environ | given,
                stdin=pipe,
                stdout=pipe,
                stderr=log,
            )
        return self.nursery

    def kill(self) -> None:
        """As `kill -9` does, to all its workers at once."""
        everybody = [self.pid, *self.workers()]
        for each in everybody:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        while any(Path(f"/proc/{each}").exists() for each in everybody):
            time.sleep(0.002)

    def end(self) -> None:
        """As an operator does: SIGTERM, and a wait for its end."""
        everybody = [self.pid, *self.workers()]
        os.kill(self.pid, signal.SIGTERM)
        while any(Path(f"/proc/{each}").exists() for each in everybody):
            time.sleep(0.01)

    def close(self) -> None:
        left = self.thinkers()
        if self.pid:
            self.kill()
        for each in left:  # one that was stopped would never end
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self.lines.close()
        if self.nursery is not None:
            self.nursery.communicate()
            self.nursery = None

    # ---- what it is told, and says --------------------------------------------------------

    def draw_by(self, word: str) -> None:
        """What tables made from now on draw follows from this word."""
        (self.folder / "luck").write_text(word)

    def fail(self, **faults: Any) -> None:
        """From now on; without any, no more."""
        (self.folder / "faults.new").write_text(json.dumps(faults))
        (self.folder / "faults.new").rename(self.folder / "faults")

    def health(self) -> dict[str, Any] | None:
        """What it says is wrong; None if it says nothing."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=20) as answer:
                return dict(json.load(answer)["wrong"])
        except urllib.error.HTTPError as error:
            return dict(json.load(error)["wrong"])
        except (OSError, HTTPException, ValueError):  # an answer may be cut off anywhere
            return None

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database itself."""
        if self.database:
            places = count(1)
            numbered = sub(r"[?]", lambda _: f"${next(places)}", question)
            return ELSEWHERE.submit(asyncio.run, rows_of(self.database, numbered, values)).result()
        with closing(sqlite3.connect(self.file, timeout=60)) as asked:
            return asked.execute(question, values).fetchall()

    def thinkers(self, of: int = 0) -> list[int]:
        """The processes in which its bots think, or those of one worker."""
        serving = [of] if of else [self.pid, *self.workers()]
        return [each for parent in serving for each in children(parent) if is_thinker(each)]

    def workers(self) -> list[int]:
        """The processes that serve, if there are several."""
        helping = (b"quipu.server.bots.worker", b"quipu.server.rendering.png")
        return [each for each in children(self.pid) if not runs(each, *helping)]

    # ---- a person at it -------------------------------------------------------------------

    def table(self, secret: str, how: str = "/play", game: str = "dice") -> str:
        return self.post(how, secret, game=game).rpartition("/")[2]

    def post(self, path: str, secret: str, **fields: str) -> str:
        """Send a form; the address one is led to."""
        mine = self.secrets.get(secret, secret)
        body = urlencode({"csrf": csrf_token(mine), **fields})
        headers = {"Content-Type": "application/x-www-form-urlencoded", **self.cookie(secret)}
        with closing(HTTPConnection(self.ip, self.door, timeout=self.patience)) as asked:
            asked.request("POST", path, body, headers)
            answer = asked.getresponse()
            assert answer.status == 303, answer.read()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            if cookie.startswith("quipu="):
                self.secrets[secret] = cookie.partition("=")[2].partition(";")[0]
        return str(answer.headers["Location"])

    def cookie(self, secret: str) -> dict[str, str]:
        """What a browser shows that began with this secret."""
        shown = {"Cookie": f"quipu={self.secrets.get(secret, secret)}"}
        if secret in self.addresses:
            shown["X-Forwarded-For"] = self.addresses[secret]
        return shown

    def line(self, table: str, secret: str) -> ClientConnection:
        made = connect(
            f"ws://{self.ip}:{self.door}/t/{table}/line",
            additional_headers=self.cookie(secret),
            max_size=None,
            open_timeout=120,
        )
        line = self.lines.enter_context(made)
        line.send(json.dumps({"type": "hello", "lang": "en", "arrangement": "desk", "grounds": []}))
        return line


@contextmanager
def running_workers(folder: Path, postgres: Postgres, **given: str) -> Iterator[Server]:
    """A server of two workers on a PostgreSQL, until the test is over."""
    server = Server(folder, postgres, QUIPU_WORKERS="2", **given)
    try:
        server.start()
        yield server
    finally:
        server.close()


def children(process: int) -> list[int]:
    with suppress(FileNotFoundError):
        return [*map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())]
    return []


def is_thinker(process: int) -> bool:
    return runs(process, b"quipu.server.bots.worker")


def runs(process: int, *modules: bytes) -> bool:
    """Whether a process runs one of these modules."""
    with suppress(FileNotFoundError):
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        return any(each in command for each in modules)
    return False


async def rows_of(database: str, question: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    wire = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await wire.fetch(question, *values)]
    finally:
        await wire.close()
