"""A few sizes of what `make layout` measures: nothing cut, covered or too small, a large board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.layout import Size, measured
from tests.support.browser.measuring import FEW_SIZES
from tests.support.browser.site_pages import Site
from tests.support.browser.watched_page import CHROMIUM
from tests.support.server.server_process import Server

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

MOMENTS = 4


@pytest.fixture(scope="module")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    server = Server(tmp_path_factory.mktemp("layout"))
    server.start()
    server.draw_by("layout")
    yield Site(server, browser)
    server.close()


@pytest.mark.parametrize("size", FEW_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("what", ["dice", "jade", "replay jade"])
def test_a_table_and_a_replay_fit_their_window(
    browser: Browser, site: Site, what: str, size: Size
) -> None:
    faults, share = measured(browser, site, what, size, "de", MOMENTS)
    assert not faults, "\n".join(map(str, faults))
    assert share >= (0.75 if size[0] < size[1] else 0.55)
