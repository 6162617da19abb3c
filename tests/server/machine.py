"""A real server in a process of its own, to be killed and started again; its luck is known."""

from __future__ import annotations

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
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect

from quipu.server.people import csrf_token

KNOWN = Path(__file__).with_name("known.py")


class Server:
    """A real server that is killed and started again at the same port and database."""

    def __init__(self, folder: Path, **given: str) -> None:
        self.given = given
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.file = folder / "tables.sqlite"
        self.nursery: subprocess.Popen[bytes] | None = None
        self.pid = 0
        self.lines = ExitStack()
        self.secrets: dict[str, str] = {}  # those the server gave, by those the tests began with

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        nursery = self.nursery or self.prepare()
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
            "QUIPU_DATABASE": str(self.file),
            "QUIPU_NO_BROWSER": "1",
            "QUIPU_BOT_PAUSE": "0",
            **self.given,
        }
        pipe = subprocess.PIPE
        with (self.folder / "log").open("ab") as log:
            self.nursery = subprocess.Popen(
                [sys.executable, str(KNOWN), str(self.folder)],
                env=os.environ | given,
                stdin=pipe,
                stdout=pipe,
                stderr=log,
            )
        return self.nursery

    def kill(self) -> None:
        """As `kill -9` does."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.002)

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
        except OSError:
            return None

    def log(self) -> str:
        return (self.folder / "log").read_text()

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database itself."""
        with closing(sqlite3.connect(self.file, timeout=60)) as asked:
            return asked.execute(question, values).fetchall()

    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        found = []
        with suppress(FileNotFoundError):
            for each in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
                if b"quipu.server.thinking" in Path(f"/proc/{each}/cmdline").read_bytes():
                    found.append(int(each))
        return found

    # ---- a person at it -------------------------------------------------------------------

    def table(self, secret: str, how: str = "/play", game: str = "dice") -> str:
        return self.post(how, secret, game=game).rpartition("/")[2]

    def post(self, path: str, secret: str, **fields: str) -> str:
        """Send a form; the address one is led to."""
        mine = self.secrets.get(secret, secret)
        body = urlencode({"csrf": csrf_token(mine), **fields})
        headers = {"Cookie": f"quipu={mine}", "Content-Type": "application/x-www-form-urlencoded"}
        asked = HTTPConnection("127.0.0.1", self.port, timeout=60)
        asked.request("POST", path, body, headers)
        answer = asked.getresponse()
        assert answer.status == 303, answer.read()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            if cookie.startswith("quipu="):
                self.secrets[secret] = cookie.partition("=")[2].partition(";")[0]
        asked.close()
        return str(answer.headers["Location"])

    def cookie(self, secret: str) -> dict[str, str]:
        """What a browser shows that began with this secret."""
        return {"Cookie": f"quipu={self.secrets.get(secret, secret)}"}

    def line(self, table: str, secret: str) -> ClientConnection:
        made = connect(
            f"ws://127.0.0.1:{self.port}/t/{table}/line",
            additional_headers=self.cookie(secret),
            max_size=None,
        )
        line = self.lines.enter_context(made)
        line.send(json.dumps({"type": "hello", "lang": "en", "narrow": False, "grounds": []}))
        return line
