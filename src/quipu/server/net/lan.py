"""Network: opens a server that was for this machine only to the local network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from typing import Any, Final

import uvicorn

from quipu.server.background import log_failures
from quipu.server.config import LOOPBACK as HOME
from quipu.server.net.http_server import ServerConfig
from quipu.server.tables.services import Services

LOOPBACK: Final = ("127.0.0.1", "::1", "testclient")

_running: set[asyncio.Task[None]] = set()


class LanServer(uvicorn.Server):
    """Serves the same application at another address; signals belong to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def local_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if address.startswith("127.") else address


async def open_to_network(services: Services, app: Any) -> None:
    """Listen at the network address as well; `house.network` then names it."""
    address = local_address()
    if services.network or not address:
        return
    settings = services.settings
    if settings.host not in HOME:
        services.network = f"{address}:{settings.port}"
        return
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((address, settings.port))
    except OSError:
        door.bind((address, 0))
    config = ServerConfig(app, app.state.crowd, lifespan="off")
    serving = asyncio.create_task(LanServer(config).serve(sockets=[door]))
    task = log_failures(serving, "the door to the local network")
    _running.add(task)
    task.add_done_callback(_running.discard)
    services.network = f"{address}:{door.getsockname()[1]}"
