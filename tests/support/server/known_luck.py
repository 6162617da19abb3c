"""A server whose luck is known, and whose storage and clocks fail when they are told to.

`python known_luck.py FOLDER` imports everything once and then, for every line it reads, forks a
server that keeps its tables in the folder, and says its process id: so it is back at once after a
kill. What a new table draws follows from the word in the file `luck` and from how often the server
began; the file `faults` holds JSON: `pragmas` of SQLite for every connection, and by how many
seconds `wall` and `steady` are off. With KNOWN_FAULTS=none it never looks for that file, so that
what is measured is the server alone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from quipu.core.fairluck import KEY_BYTES
from quipu.core.table import Table
from quipu.play import table_setup
from quipu.registry import games
from quipu.server.bots import pool
from quipu.server.clock import since_boot

NEEDED = (
    "alembic.command",
    "quipu.server.run",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
)
USUAL = {"query_only": 0, "max_page_count": 1_073_741_823}


class Known:
    """Draws that follow from a word, and begin anew with every other word."""

    def __init__(self, word: Callable[[], str]) -> None:
        self.word = word
        self.drawn: dict[str, int] = {}

    def digest(self) -> bytes:
        word = self.word()
        number = self.drawn.get(word, 0)
        self.drawn[word] = number + 1
        worker = os.environ.get("QUIPU_WORKER", "")  # each draws for itself
        return sha256(f"{word} {number}{worker and ' ' + worker}".encode()).digest()

    def key(self) -> bytes:
        return self.digest()[:KEY_BYTES]

    def short_id(self, length: int = 10) -> str:
        return self.digest().hex()[:length]


def seed_of(table: Table) -> int:
    """What a bot draws follows from the cord."""
    return int(table.record.head[:8], 16)


def make_known(word: Callable[[], str], put: Callable[[Any, str, Any], None] = setattr) -> None:
    """From now on all that a table draws by chance follows from a word."""
    known = Known(word)
    put(table_setup, "new_key", known.key)
    put(table_setup, "short_id", known.short_id)
    put(pool, "new_seed", seed_of)


class Faults:
    """What the file of faults says now."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.read: tuple[int, dict[str, Any]] = (0, {})

    def get(self, name: str, usual: Any) -> Any:
        try:
            changed = self.file.stat().st_mtime_ns
            if changed != self.read[0]:
                self.read = (changed, json.loads(self.file.read_text()))
        except (OSError, ValueError):
            return self.read[1].get(name, usual)
        return self.read[1].get(name, usual)


def fail_as_told(faults: Faults) -> None:
    from sqlalchemy import event
    from sqlalchemy.pool import Pool

    @event.listens_for(Pool, "checkout")
    def checkout(connection: Any, record: Any, _proxy: object) -> None:
        wanted = USUAL | faults.get("pragmas", {})
        if record.info.get("pragmas", USUAL) != wanted:
            cursor = connection.cursor()
            for name, value in wanted.items():
                cursor.execute(f"PRAGMA {name}={value}")
            cursor.close()
            record.info["pragmas"] = wanted

    serving: Any = import_module("quipu.server.run")
    given = serving.from_environment

    def read(*arguments: Any) -> Any:
        return replace(
            given(*arguments),
            wall=lambda: time.time() + faults.get("wall", 0.0),
            steady=lambda: since_boot() + faults.get("steady", 0.0),
        )

    serving.from_environment = read


def serve(folder: Path) -> None:
    from quipu.server.run import serve as serving

    luck, life = folder / "luck", (folder / "life").read_text()
    again = "" if life == "1" else f" {life}"  # whoever is back draws no id that was drawn before
    make_known(lambda: (luck.read_text() if luck.exists() else "") + again)
    if os.environ.get("KNOWN_FAULTS") != "none":
        fail_as_told(Faults(folder / "faults"))
    serving()


def main() -> None:
    for name in NEEDED:
        import_module(name)
    games()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who was killed leaves nothing behind
    for _ in sys.stdin:
        born = os.fork()
        if born == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(Path(sys.argv[1]))
            os._exit(0)
        os.write(1, f"{born}\n".encode())


if __name__ == "__main__":
    main()
