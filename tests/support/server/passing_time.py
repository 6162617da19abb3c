"""Shared by tests: pass_time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from quipu.server.tables.services import Services
from tests.support.server.client import Watch, serving


@pytest.fixture
def watch() -> Watch:
    """Time stands still until a test moves it on."""
    return Watch()


@pytest.fixture
def client(tmp_path: Path, watch: Watch) -> Iterator[TestClient]:
    with serving(tmp_path, steady=watch, clock_grace=0.0) as client:
        yield client


def pass_time(client: TestClient, watch: Watch, seconds: float) -> None:
    watch.at += seconds
    services: Any = client.app.state.services  # type: ignore[attr-defined]
    client.portal.call(wake, services)  # type: ignore[union-attr]


async def wake(services: Services) -> None:
    services.scheduler.awake.set()
