"""A record that was brought is watched step by step, by keys, through other eyes, and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.browser.watching import CHROMIUM, DESK, Watched
from tests.finishing import kept

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


def test_a_game_is_brought_watched_and_played_on(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    page.goto(f"{address}/r")
    page.set_input_files("input[type=file]", str(kept("egypt-agreed")))
    page.locator("button.primary").click()
    page.wait_for_selector("#seats .hand:not([hidden])")
    last = int(page.get_attribute("#slider", "max") or "0")
    page.keyboard.press("Home")
    page.locator("#step-now", has_text="Step 0").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#happened li:last-child")
    page.locator("[data-eyes='1']").click()
    page.wait_for_function(
        "() => document.querySelectorAll('#seats .hand:not([hidden])').length === 1"
    )
    assert page.url.endswith("#1")
    page.goto(f"{page.url.partition('?')[0].partition('#')[0]}?step={last // 2}")
    page.locator("#step-now", has_text=f"Step {last // 2}").wait_for()
    page.locator("#explore button").click()
    page.wait_for_selector(".app .layer-ground > g", state="attached")
    seen.close()
