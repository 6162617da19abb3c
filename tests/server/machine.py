"""A real server in a process of its own, to be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect

from quipu.server.people import csrf_token


class Server:
    """A real server that is killed and started again at the same port and database."""

    def __init__(self, folder: Path, **given: str) -> None:
        self.given = given
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.lines = ExitStack()
        self.secrets: dict[str, str] = {}  # those the server gave, by those the tests began with

    def start(self) -> None:
        given = {
            "QUIPU_PORT": str(self.port),
            "QUIPU_DATABASE": str(self.folder / "tables.sqlite"),
            "QUIPU_NO_BROWSER": "1",
            "QUIPU_BOT_PAUSE": "0",
            **self.given,
        }
        command = [sys.executable, "-m", "quipu.server"]
        self.process = subprocess.Popen(command, env=os.environ | given, start_new_session=True)
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=20):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def table(self, secret: str, how: str = "/play") -> str:
        return self.post(how, secret, game="dice").rpartition("/")[2]

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

    def line(self, table: str, secret: str) -> ClientConnection:
        made = connect(
            f"ws://127.0.0.1:{self.port}/t/{table}/line",
            additional_headers={"Cookie": f"quipu={self.secrets.get(secret, secret)}"},
            max_size=None,
        )
        line = self.lines.enter_context(made)
        line.send(json.dumps({"type": "hello", "lang": "en", "narrow": False, "grounds": []}))
        return line
