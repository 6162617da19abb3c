"""Serving: `serve` starts the server and, if wanted, opens the page."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sqlite3
import threading
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from quipu.registry import games
from quipu.server import logging_setup
from quipu.server.cluster.socket_handoff import SocketHandoff
from quipu.server.cluster.supervisor import Supervisor
from quipu.server.config import LOOPBACK, Settings, data_folder, from_environment
from quipu.server.db import key_encryption
from quipu.server.db.engine import SQLITE, is_shared, keep_private, without_password
from quipu.server.db.key_encryption import Sealed
from quipu.server.db.repository import Store
from quipu.server.net.http_server import HttpServer, ServerConfig
from quipu.server.web.app import create_app

SELDOM: Final = (100_000, 20, 20)  # thresholds of the collector


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    browser: bool | None = None,
    door_code: str | None = None,
    trusted_proxies: tuple[str, ...] = (),
    say: Any = None,
    workers: int | None = None,
    operator_code: str | None = None,
) -> None:
    """Serve until interrupted. What is None comes from QUIPU_HOST, QUIPU_PORT, … or a default.

    `say` is called with the address once the server listens. If the usual port is taken and
    none was asked for, a free one is used.
    """
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "browser": browser,
        "door_code": door_code,
        "trusted_proxies": trusted_proxies,
        "workers": workers,
        "operator_code": operator_code,
    }
    settings = from_environment(given, os.environ)
    if settings.workers > 1 and not is_shared(settings.url()):
        raise ValueError("several workers need PostgreSQL: --database postgresql://…")
    held = reserved(settings)
    door = bound(settings, fixed=port is not None or "QUIPU_PORT" in os.environ)
    settings = Settings(**{**settings.__dict__, "port": door.getsockname()[1], "warm": True})
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", *LOOPBACK) else settings.host
    address = f"http://{shown}:{settings.port}/"
    if say is not None:
        say(address)
    logging_setup.begin(settings.log)
    if settings.browser and settings.workers == 1:
        threading.Timer(0.8, webbrowser.open, [address]).start()

    corridor = SocketHandoff(settings.workers) if settings.workers > 1 else None

    def work() -> None:
        app = create_app(settings)
        config = ServerConfig(app, app.state.crowd, corridor, timeout_graceful_shutdown=3)
        HttpServer(config).run(sockets=[door])

    settle()
    if corridor is not None:
        Supervisor(corridor, work).run()
        corridor.close()
    else:
        hear_reload()
        work()
    if held is not None:
        held.close()


def hear_reload() -> None:
    """End on SIGHUP as on SIGTERM: a single worker drains, and systemd starts it again."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda *_: os.kill(os.getpid(), signal.SIGTERM))


def settle() -> None:
    """Read the games in, and spare the collector what lasts as long as the server.

    A view leaves no cycles behind, so it need not look for them after every few of them.
    """
    with suppress(Exception):  # a game that cannot be read is named where it is wanted
        games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def reserved(settings: Settings) -> sqlite3.Connection | None:
    """Open the database once before anybody is told of the server; on SQLite, hold it alone."""
    held = None
    try:
        url = settings.url()
        held = held_alone(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None
        key_encryption.use(settings.data_key)
        asyncio.run(brought_up_to_date(url))
    except Sealed:
        if held is not None:
            held.close()
        raise
    except (OSError, ImportError, sqlite3.Error, SQLAlchemyError, CommandError) as error:
        reason = (str(getattr(error, "orig", None) or error) or type(error).__name__).splitlines()
        if isinstance(error, ImportError):
            reason = [f"pip install 'quipu[postgres]' ({error.name} is missing)"]
        where = without_password(settings.database) or data_folder()
        raise ValueError(f"{where}: {reason[0]}") from None
    return held


def held_alone(file: str) -> sqlite3.Connection:
    """A lock that ends with this process, however it ends: two servers would not see each other.

    It lies beside the file itself, whichever symbolic link leads there. A file with a second name
    is refused: SQLite keeps its latest pages beside one of the names, and the other lacks them.
    """
    file = str(Path(file).resolve())
    keep_private(SQLITE + file)
    with closing(sqlite3.connect(file)) as tables:
        tables.execute("PRAGMA schema_version")
    if Path(file).stat().st_nlink > 1:
        raise OSError("the file has another name (a hard link); only one can be kept")
    keep_private(f"{SQLITE}{file}.lock")
    lock = sqlite3.connect(f"{file}.lock", timeout=1, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise OSError("another server keeps its tables there") from None
    return lock


async def brought_up_to_date(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
        await key_encryption.bring_up_to_date(store.engine)
    finally:
        await store.close()


def bound(settings: Settings, fixed: bool) -> socket.socket:
    """A socket at the wanted address; another port if the usual one is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError:
        if fixed:
            raise
        door.bind((settings.host, 0))
    door.listen(128)  # so that a browser that is early waits
    return door
