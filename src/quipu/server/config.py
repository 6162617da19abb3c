"""Settings of a server: each is declared once, with its default, unit, limits, doc and variable.

`docs/hosting.md` lists them in a table that is made of these declarations
(`python -m tools.settings_table`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

import quipu
from quipu.server.clock import Clock, since_boot
from quipu.server.db.engine import FOLDER_MODE, SQLITE, driven, make_private

PREFIX: Final = "QUIPU_"
ON: Final = ("1", "true", "yes")
MOST: Final = 86_400.0  # of a number that names no other limit
FIRST_PAGE: Final = "index.html"  # of the documentation
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")

T = TypeVar("T")


@dataclass(frozen=True)
class Declaration:
    """What is said about one setting beside its type and default."""

    doc: str
    variable: str = ""  # in the environment; else QUIPU_ and the name
    unit: str = ""
    least: float = 0.0  # a smaller number is raised to it; a negative one is refused
    most: float = MOST  # a larger number is refused
    shortest: int = 0  # characters of a code that is set
    usual: str = ""  # how the table names the default, where the value says little
    is_inverted: bool = False  # the variable switches it off


def setting(default: T, doc: str, *, is_secret: bool = False, **more: Any) -> T:
    """Declare a setting that arguments and the environment may change."""
    told = {"declaration": Declaration(doc, **more)}
    return field(default=default, repr=not is_secret, metadata=told)


@dataclass(frozen=True)
class Settings:
    """One server; everything has a default that is right for playing on this machine."""

    host: str = setting("127.0.0.1", "The address to listen at.")
    port: int = setting(8787, "The port to listen at.", most=65_535)
    database: str = setting(
        "",
        "A file, or the address of a PostgreSQL database (`postgresql://…`).",
        usual="a file in the data folder of the user",
    )
    browser: bool = setting(
        True,
        "Set it to 1 to start without opening the page in a browser.",
        variable="QUIPU_NO_BROWSER",
        usual="0",
        is_inverted=True,
    )
    door_code: str = setting(
        "", "A code of at least 8 characters that every visitor has to enter.", shortest=8
    )
    operator_code: str = setting(
        "",
        "A code of at least 12 characters that opens `/operator` and `/metrics`, see below.",
        shortest=12,
    )
    log: str = setting("plain", "The form of the log: `plain` or `json`.")
    access_log: str = setting("", "A file that gets one line per request.")
    name: str = setting(
        "", "The name of this host in metrics and for `quipu admin`.", usual="machine and port"
    )
    docs: str = setting(
        "", "The folder of the built documentation, shown at `/docs`.", usual="of the clone"
    )
    data_key: str = setting(
        "", "Encrypts the luck keys of running games, see below.", is_secret=True
    )
    trusted_proxies: tuple[str, ...] = setting(
        (),
        "Addresses of proxies whose `X-Forwarded-For` counts, separated by commas.",
        variable="QUIPU_TRUSTED_PROXY",
    )
    workers: int = setting(
        1, "Processes that serve; more than one need PostgreSQL.", least=1, most=64
    )
    lease: float = setting(
        2.0,
        "The time after which the work of a worker that died is done by another.",
        unit="s",
        least=0.5,
    )
    thinkers: int = setting(1, "Processes of each worker in which bots compute.", least=1, most=64)
    think_limit: float = setting(
        30.0,
        "The time for a decision of a bot; then its process is replaced.",
        unit="s",
        least=0.1,
    )
    bot_pause: float = setting(
        0.7, "The pause between two steps of a bot, so that people can follow.", unit="s"
    )
    nonce_wait: float = setting(
        10.0, "How long a new game waits for the random numbers of its players.", unit="s"
    )
    clock_grace: float = setting(
        20.0, "What every game clock has left at least after a start of the server.", unit="s"
    )
    tables_per_person: int = setting(
        30, "Tables that a person may open within an hour; 0 means no limit."
    )
    tables_per_address: int = setting(
        150, "Tables that all who share an address may open within an hour; 0 means no limit."
    )
    connections: int = setting(
        2000, "HTTP connections of each worker at the same time; WebSockets are counted apart."
    )
    connections_per_address: int = setting(150, "HTTP connections of each worker from one address.")
    lines_per_address: int = setting(
        100, "WebSockets of each worker from one address: raise it for a club behind one."
    )
    lines: int = setting(3000, "WebSockets of each worker, one for each open table page.", least=1)
    loads: int = setting(
        8, "Pages of each worker that are sent their first view at the same time.", least=1
    )
    waiting: int = setting(5000, "Pages of each worker that may wait for their first view.")
    pool: int = setting(20, "Connections of each worker to PostgreSQL, at most.", least=2)

    # set by the program itself and by tests
    limits: bool = True  # whether rates are limited
    warm: bool = False  # whether bots are started before the first game
    wall: Clock = time  # the time of day
    steady: Clock = since_boot  # the time that has passed

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


def declared() -> Iterator[tuple[Field[Any], Declaration]]:
    """All settings that can be changed from outside, in the order of their declaration."""
    for each in fields(Settings):
        if "declaration" in each.metadata:
            yield each, each.metadata["declaration"]


def variable(each: Field[Any]) -> str:
    """The environment variable of a setting."""
    found: Declaration = each.metadata["declaration"]
    return found.variable or PREFIX + each.name.upper()


def data_folder() -> Path:
    """The folder in which a user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "quipu"


def from_environment(given: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Arguments first, then the variables QUIPU_HOST, QUIPU_PORT, …, then the defaults.

    Raises ValueError, which names the variable, if a value cannot be used.
    """
    found: dict[str, Any] = {}
    for each, about in declared():
        argument, name = given.get(each.name), variable(each)
        if argument is not None and argument != ():
            text = argument if isinstance(argument, bool | tuple) else str(argument)
            found[each.name] = read(text, each, about)
        elif name in environ:
            value = read(environ[name], each, about)
            found[each.name] = not value if about.is_inverted else value
    return Settings(**found)


def read(said: str | bool | tuple[object, ...], each: Field[Any], about: Declaration) -> object:
    """The value of a setting as its type says."""
    kind: type[Any] = type(each.default)
    if isinstance(said, bool):
        return said
    if isinstance(said, tuple):
        return tuple(str(one).strip() for one in said if str(one).strip())
    if kind is tuple:
        return tuple(one.strip() for one in said.split(",") if one.strip())
    if kind is bool:
        return said.lower() in ON
    if kind is str:
        return long_enough(variable(each), said, about.shortest)
    return kind(max(about.least, number(variable(each), said, about.most)))


def number(name: str, said: str, most: float) -> float:
    """A number from 0 to the largest that is allowed."""
    try:
        found = float(said)
    except ValueError:
        raise ValueError(f"{name} is a number, not {said!r}") from None
    if not 0 <= found <= most:
        raise ValueError(f"{name} cannot be {said}")
    return found


def long_enough(name: str, code: str, least: int) -> str:
    """A code, if there is one, that cannot be guessed by trying."""
    if code and len(code) < least:
        raise ValueError(f"{name} has at least {least} characters")
    return code
