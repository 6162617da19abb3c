"""A record that was brought is watched step by step, by keys, through other eyes, and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.finished_games import kept

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


def test_a_game_is_brought_watched_and_played_on(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    page.goto(f"{address}/r")
    with page.expect_file_chooser() as asked:
        press(page, ".file .btn")
    asked.value.set_files(str(kept("egypt-agreed")))
    assert page.locator("[data-file]").inner_text() == kept("egypt-agreed").name
    press(page, "button.primary")
    page.wait_for_selector("#seats .hand:not([hidden])")
    last = int(page.get_attribute("#slider", "max") or "0")
    page.keyboard.press("Home")
    page.locator("#step-now", has_text="Step 0").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#happened li:last-child")
    press(page, "[data-eyes='1']")
    page.wait_for_function(
        "() => document.querySelectorAll('#seats .hand:not([hidden])').length === 1"
    )
    assert page.url.endswith("#1")
    page.goto(f"{page.url.partition('?')[0].partition('#')[0]}?step={last // 2}")
    page.locator("#step-now", has_text=f"Step {last // 2}").wait_for()
    press(page, "#explore button")
    page.wait_for_selector(".app .layer-ground > g", state="attached")
    seen.close()


def test_a_replay_opens_at_the_start_and_hides_no_score(browser: Browser, address: str) -> None:
    """On a phone; in a game where nothing is hidden nobody is asked through whose eyes."""
    seen = Watched(browser, address, PHONE)
    page = seen.page
    page.goto(f"{address}/r")
    page.set_input_files("input[type=file]", str(kept("dice-two-seats")))
    press(page, "button.primary")
    page.locator("#step-now", has_text="Step 0").wait_for()
    assert not page.locator("#eyes").is_visible()
    press(page, "#to-last")
    page.wait_for_selector("#happened li:last-child")
    told = page.locator("#happened").bounding_box()
    drawn = page.locator("#zoomed").bounding_box()
    assert told is not None
    assert drawn is not None
    assert told["y"] + told["height"] <= drawn["y"] + 1  # it lies above the board, not over it
    seen.shot("replay")
    seen.close()
