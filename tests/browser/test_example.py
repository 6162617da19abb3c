"""The example game, from its installed package, in Chromium: the lobby, the table, the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.example_package import environment
from tests.support.server.server_process import Server

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the game beside Quipu."""
    made = Server(tmp_path_factory.mktemp("example"), PYTHONPATH=environment()["PYTHONPATH"])
    made.start()
    yield made
    made.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_example_is_played_by_clicking_what_glows(
    browser: Browser, hosting: Server, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    hosting.draw_by(str(request.node.nodeid))
    seen = Watched(browser, hosting.address, size)
    seen.page.goto(seen.address)
    assert seen.page.locator('.game:has-text("Pebbles") svg.scene').count() == 1
    seen.play_now("pebbles")
    seen.wait_for_turn()
    assert seen.page.locator(".layer-pieces [data-key^=pebble-]").count() == 9
    sand = seen.page.locator(".layer-ground .sand")
    assert sand.evaluate("each => getComputedStyle(each).fill") == "rgb(220, 203, 164)"
    assert seen.page.locator("#symbols #pebble-1").count() == 1
    assert seen.page.locator(".act").count() > 0
    seen.shot("table-pebbles")
    made = seen.play_to_the_end()
    assert made["pressed"]["menu"] > 0
    assert made["pressed"]["entry"] > 0
    assert made["refused"] == []
    seen.page.wait_for_selector(".rs")
    seen.shot("result-pebbles", full=True)
    seen.close()
