"""One server and one Chromium for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.browser.watching import Watched, chromium
from tests.server.machine import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, server: Server) -> None:
    """What a new table's luck is made of follows from the test's name; so do bots."""
    server.draw_by(str(request.node.nodeid))
    Watched.made = 0


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as made:
        yield made


@pytest.fixture(scope="package")
def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"
