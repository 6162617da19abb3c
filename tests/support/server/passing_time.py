"""Shared by tests: pass_time."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from quipu.server.tables.services import Services
from tests.support.server.client import Watch


def pass_time(client: TestClient, watch: Watch, seconds: float) -> None:
    watch.at += seconds
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    client.portal.call(wake, services)  # type: ignore[union-attr]


async def wake(services: Services) -> None:
    services.scheduler.awake.set()
