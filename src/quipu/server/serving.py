"""Serving: `serve` starts the server and, if wanted, opens the page."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from typing import Any

import uvicorn

from quipu.server.app import create_app
from quipu.server.network import FRAME_BYTES
from quipu.server.settings import LOOPBACK, Settings, from_environment


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    browser: bool | None = None,
    door_code: str | None = None,
    trusted_proxies: tuple[str, ...] = (),
    say: Any = None,
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
    }
    settings = from_environment(given, os.environ)
    door = bound(settings, fixed=port is not None or "QUIPU_PORT" in os.environ)
    settings = Settings(**{**settings.__dict__, "port": door.getsockname()[1], "warm": True})
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", *LOOPBACK) else settings.host
    address = f"http://{shown}:{settings.port}/"
    if say is not None:
        say(address)
    if settings.browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[door])


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
