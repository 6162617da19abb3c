"""One server and one Chromium for all tests of a worker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.watched_page import Watched, chromium
from tests.support.server.server_process import Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("house"))
    made.start()
    yield made
    made.close()


@pytest.fixture(scope="module", autouse=True)
def known_luck_of_module(request: pytest.FixtureRequest, server: Server) -> None:
    """For what a module makes for all its tests: it comes before the luck of the first of them."""
    server.draw_by(str(request.node.nodeid))
    Watched.made = 0


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


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Beside what failed stands what the pages showed, and what the server said last."""
    outcome: Any = yield
    report: pytest.TestReport = outcome.get_result()
    if report.failed:
        for each in Watched.open:
            report.sections.append(("page", each.told()))
        server = getattr(item, "funcargs", {}).get("server")
        if isinstance(server, Server):
            report.sections.append(("server", server.log()[-2000:]))
