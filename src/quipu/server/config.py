"""Settings: what a server is told when it starts, by arguments or by the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Final

import quipu
from quipu.server.clock import Clock, since_boot
from quipu.server.db.engine import FOLDER_MODE, SQLITE, driven, make_private

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8787
LARGEST: Final = {"port": 65_535, "thinkers": 64, "workers": 64}
SHORTEST_CODES: Final = {"operator_code": 12, "door_code": 8}
LONGEST: Final = 86_400.0  # seconds
FIRST_PAGE: Final = "index.html"  # of the documentation
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Settings:
    """One server; everything has a default that is right for playing on this machine."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str = ""
    browser: bool = True
    door_code: str = ""
    operator_code: str = ""  # opens the operator's page and the metrics; without it there are none
    log: str = "plain"  # or json
    access_log: str = ""  # a file for a line of each request; none is written without it
    name: str = ""  # of this server among several, in metrics; else that of the machine
    docs: str = ""  # the folder of the documentation; else that of the clone, if it was built
    data_key: str = field(default="", repr=False)  # encrypts the luck keys that are stored
    trusted_proxies: tuple[str, ...] = ()
    workers: int = 1  # processes that serve; more than one need PostgreSQL
    lease: float = 2.0  # seconds after which work of a worker that died is taken by another
    thinkers: int = 1  # processes of each worker in which bots think
    think_limit: float = 30.0  # seconds for a decision of a bot, then its process is replaced
    bot_pause: float = 0.7  # seconds between two steps of a bot, so that eyes can follow
    nonce_wait: float = 10.0
    clock_grace: float = 20.0  # seconds before any clock ends after a start, to come back
    tables_per_person: int = 30  # that may be opened in an hour; 0 is any number
    tables_per_address: int = 150
    connections: int = 2000  # that wait or ask at the same time; lines are counted apart
    connections_per_address: int = 150
    lines_per_address: int = 100  # open at the same time
    lines: int = 3000  # WebSockets of a worker, open at the same time
    loads: int = 8  # connections of a worker that are served their first view at once
    waiting: int = 5000  # connections of a worker that may wait for that
    pool: int = 20  # connections of a worker to PostgreSQL
    limits: bool = True  # rate limits; tests switch them off
    warm: bool = False  # whether bots are woken before the first game
    wall: Clock = time  # what the time is, and what has passed; tests change them
    steady: Clock = since_boot

    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        where = self.database or str(data_folder() / "tables.sqlite")
        if "://" in where:
            return driven(where)
        if not self.database and data_folder().is_dir():
            make_private(data_folder(), FOLDER_MODE)
        Path(where).parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
        return SQLITE + where

    def handbook(self) -> Path | None:
        """The documentation: as named, or as built in the clone that this program is part of."""
        clones = (Path(sys.prefix).parent, Path(quipu.__file__).parents[2])
        places = [Path(self.docs)] if self.docs else [each / "build" / "docs" for each in clones]
        return next((place for place in places if (place / FIRST_PAGE).is_file()), None)


def long_enough(name: str, code: str, least: int) -> str:
    """A code, if there is one, that cannot be guessed by trying."""
    if code and len(code) < least:
        raise ValueError(f"QUIPU_{name.upper()} has at least {least} characters")
    return code


def data_folder() -> Path:
    """The folder in which a user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "quipu"


def from_environment(given: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Arguments first, then the variables QUIPU_HOST, QUIPU_PORT, …, then the defaults."""

    def value(name: str, default: str) -> str:
        said = given.get(name)
        return str(said) if said is not None else environ.get(f"QUIPU_{name.upper()}", default)

    def number(name: str, default: float) -> float:
        said = value(name, str(default))
        try:
            found = float(said)
        except ValueError:
            raise ValueError(f"QUIPU_{name.upper()} is a number, not {said!r}") from None
        if not 0 <= found <= LARGEST.get(name, LONGEST):
            raise ValueError(f"QUIPU_{name.upper()} cannot be {said}")
        return found

    def code(name: str) -> str:
        return long_enough(name, value(name, ""), SHORTEST_CODES[name])

    proxies = given.get("trusted_proxies") or environ.get("QUIPU_TRUSTED_PROXY", "")
    listed = proxies.split(",") if isinstance(proxies, str) else list(proxies)  # type: ignore[call-overload]
    said = given.get("browser")
    quiet = environ.get("QUIPU_NO_BROWSER", "").lower() in ("1", "true", "yes")
    return Settings(
        host=value("host", DEFAULT_HOST),
        port=int(number("port", DEFAULT_PORT)),
        database=value("database", ""),
        browser=bool(said) if said is not None else not quiet,
        door_code=code("door_code"),
        operator_code=code("operator_code"),
        data_key=environ.get("QUIPU_DATA_KEY", ""),
        log=value("log", "plain"),
        access_log=value("access_log", ""),
        name=value("name", ""),
        docs=value("docs", ""),
        trusted_proxies=tuple(each.strip() for each in listed if each.strip()),
        workers=int(max(1, number("workers", 1))),
        lease=max(0.5, number("lease", 2)),
        thinkers=int(max(1, number("thinkers", 1))),
        think_limit=max(0.1, number("think_limit", 30)),
        bot_pause=number("bot_pause", 0.7),
        nonce_wait=number("nonce_wait", 10),
        clock_grace=number("clock_grace", 20),
        tables_per_person=int(number("tables_per_person", 30)),
        tables_per_address=int(number("tables_per_address", 150)),
        connections=int(number("connections", 2000)),
        connections_per_address=int(number("connections_per_address", 150)),
        lines_per_address=int(number("lines_per_address", 100)),
        lines=int(max(1, number("lines", 3000))),
        loads=int(max(1, number("loads", 8))),
        waiting=int(number("waiting", 5000)),
        pool=int(max(2, number("pool", 20))),
    )
