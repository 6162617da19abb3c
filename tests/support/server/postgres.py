"""A PostgreSQL of one's own: made from Debian's packages, on a free port, gone at the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

USER: Final = "postgres"
QUICK: Final = ("fsync=off", "full_page_writes=off")
SMALL: Final = ("shared_buffers=32MB", "max_connections=120", "log_min_messages=fatal")


def programs() -> Path | None:
    """The folder of initdb and postgres, which Debian keeps off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=str)
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


class Postgres:
    """One cluster; it refuses root, so it runs as somebody without rights."""

    def __init__(self, safe: bool = False, also: str = "") -> None:
        place = programs()
        assert place is not None, "there is no PostgreSQL: apt-get install postgresql"
        self.place = place
        self.settings = SMALL if safe else (*SMALL, *QUICK)
        self.folder = Path(tempfile.mkdtemp(prefix="quipu-postgres-"))
        self.who: dict[str, Any] = {}
        if os.getuid() == 0:
            self.who = {"user": USER, "group": USER, "extra_groups": []}
            shutil.chown(self.folder, USER, USER)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.listens = f"127.0.0.1,{also}" if also else "127.0.0.1"
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0
        self.run("initdb", "-D", self.data, "-A", "trust", "-U", USER, "-N", "-E", "UTF8")
        if also:  # an address beyond this machine, in a namespace of its own
            with (self.folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {also.rpartition('.')[0]}.0/24 trust\n")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *words: str) -> str:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [str(self.place / program), *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
            **self.who,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        given = [word for each in self.settings for word in ("-c", each)]
        where = ["-D", self.data, "-p", str(self.port), "-k", str(self.folder)]
        command = [str(self.place / "postgres"), *where, "-h", self.listens, *given]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, **self.who
            )
        for _ in range(1200):
            with suppress(AssertionError):
                self.ask("SELECT 1")
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections and stops in order; SIGQUIT is a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a fresh and empty database."""
        self.made += 1
        name = f"quipu{self.made}"
        self.ask(f"CREATE DATABASE {name}")
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def ask(self, question: str, database: str = "postgres") -> list[list[str]]:
        said = self.run(
            "psql",
            *("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-X", "-A", "-t", "-q"),
            *("-F", "\t", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", question),
        )
        return [line.split("\t") for line in said.splitlines()]
