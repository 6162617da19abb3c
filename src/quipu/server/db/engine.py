"""Database: a file of SQLite, or PostgreSQL that several workers share, and how it is opened."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE: Final = "sqlite+aiosqlite:///"
POSTGRES: Final = "postgresql+asyncpg://"
SCHEMES: Final = ("postgresql://", "postgres://", POSTGRES)  # as people write them
CONNECTIONS: Final = 20  # that a worker opens to PostgreSQL; half of them stay open
LONGEST_QUESTION: Final = 15.0  # seconds
IDLE_MS: Final = "5000"  # after which PostgreSQL ends a transaction that asks nothing
UPGRADING: Final = 7_173_001  # of all locks in PostgreSQL, the one for changing the form
FILE_MODE: Final = 0o600  # it holds secrets of people and of running games
FOLDER_MODE: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")  # files of one SQLite database


class DatabaseUnavailable(OSError):
    """The database cannot be asked: it is away, starting, or ended the connection."""


def is_shared(url: str) -> bool:
    """Whether several workers may ask the same database."""
    return not url.startswith("sqlite")


def is_of_driver(error: BaseException) -> bool:
    """Whether an error is one of the driver that SQLAlchemy has not made one of its own."""
    return type(error).__module__.partition(".")[0] == "asyncpg"


def driven(where: str) -> str:
    """The address of a database for SQLAlchemy, however it was written."""
    scheme = next((each for each in SCHEMES if where.startswith(each)), "")
    return POSTGRES + where.removeprefix(scheme) if scheme else where


def plain_address(url: str) -> str:
    """The address of a PostgreSQL as its own tools and its driver understand it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def without_password(url: str) -> str:
    """An address that may be told."""
    return make_url(url).render_as_string(hide_password=True) if "://" in url else url


def make_private(path: Path, mode: int = FILE_MODE) -> None:
    """Only its owner may read it; a file of somebody else stays as it is."""
    with suppress(OSError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)


def keep_private(url: str) -> None:
    """The file of a SQLite database is its owner's alone: a new one, and what is there already."""
    file = make_url(url).database or ""
    if is_shared(url) or not file or file.startswith((":", "file:")):
        return
    with suppress(OSError):  # what cannot be opened is said by the database
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))
    for ending in BESIDE:
        make_private(Path(file + ending))


def make_engine(
    url: str, connections: int = CONNECTIONS, limit: float | None = LONGEST_QUESTION
) -> AsyncEngine:
    """An engine; on SQLite who writes takes the write lock at once, and what is written is synced.

    Who only reads (`reading=True` among the execution options) waits for nobody. `limit` is for
    one statement on PostgreSQL, in seconds.
    """
    if is_shared(url):
        patience: dict[str, Any] = {"timeout": LONGEST_QUESTION, "command_timeout": limit}
        kept = max(1, connections // 2)
        if limit is not None:  # a host that is cut off or stopped must not hold up the others
            patience["server_settings"] = {"idle_in_transaction_session_timeout": IDLE_MS}
        return create_async_engine(
            url,
            pool_size=kept,
            max_overflow=connections - kept,
            pool_timeout=LONGEST_QUESTION,
            hide_parameters=True,
            connect_args=patience,
        )
    keep_private(url)
    engine = create_async_engine(url, hide_parameters=True)  # faults are logged, secrets are not
    engine.sync_engine.dialect.do_terminate = stop  # type: ignore[method-assign, assignment]
    prepared(engine.sync_engine)
    return engine


ENDING: Final[dict[asyncio.Future[Any], Any]] = {}  # connections that are let go, until they are


def stop(connection: Any) -> None:
    """Let a connection go in whose question somebody was cancelled.

    The usual way waits for its end and, cancelled once more, ends it again: of two ends only the
    first comes about, and who waits for the other waits for ever.
    """
    driver = connection.driver_connection
    ended = driver.stop()
    if ended is not None:
        ENDING[ended] = driver
        ended.add_done_callback(ENDING.pop)


async def let_go() -> None:
    """Wait until those are gone that this loop let go."""
    loop = asyncio.get_running_loop()
    ending = [each for each in ENDING if each.get_loop() is loop]
    if ending:
        await asyncio.wait(ending, timeout=LONGEST_QUESTION)


def make_writer(url: str) -> Engine | None:
    """An engine for a thread that writes alone; none where others write as well."""
    if is_shared(url):
        return None
    file = make_url(url).set(drivername="sqlite+pysqlite")
    engine = create_engine(file, hide_parameters=True, pool_size=1, max_overflow=0)
    prepared(engine)
    return engine


def prepared(engine: Engine) -> None:
    """How SQLite is spoken to."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "busy_timeout=10000",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest form, or to an older one; one worker at a time."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADING})
    config = Config()
    config.set_main_option("script_location", str(files("quipu.server.db") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
