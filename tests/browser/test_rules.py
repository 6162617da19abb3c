"""The rules pages on a phone and at a desk: summary, tags, reference; nothing is too wide."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tag_of_the_summary_opens_the_rule(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    page = seen.page
    page.goto(f"{address}/rules/jade")
    assert page.locator(".steps li").count() == 4
    assert page.evaluate(WIDE) <= 0
    seen.shot("rules-summary", full=True)
    press(page, ".steps li:nth-child(2) .tags a")
    page.wait_for_url("**/rules/jade/all#J5.1")
    assert page.locator("[id='J5.1']").is_visible()
    assert page.evaluate(WIDE) <= 0
    press(page, ".choice a:first-child")
    page.wait_for_url("**/rules/jade")
    page.goto(f"{address}/rules/jade#J16.5")
    page.wait_for_url("**/rules/jade/all#J16.5")
    seen.close()


def test_a_phone_has_contents_that_fold(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    page = seen.page
    page.goto(f"{address}/rules/egypt/all")
    chapter = page.locator(".contents a", has_text="Seven and robber")
    assert not chapter.is_visible()
    press(page, ".contents > summary")
    chapter.wait_for(state="visible")
    press(page, chapter)
    page.wait_for_url("**/rules/egypt/all#E12.1")
    assert not chapter.is_visible()
    seen.close()
