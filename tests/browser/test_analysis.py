"""Was it luck? A finished game is brought, judged, and shown with what would have been better."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.game_with_mistake import mistaken

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_game_is_judged_and_shows_chances_mistakes_and_luck(
    browser: Browser, address: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size, color_scheme="dark" if size == PHONE else "light")
    page = seen.page
    file = tmp_path / "game.quipu"
    file.write_text(mistaken(), encoding="utf-8")
    page.goto(f"{address}/r")
    page.set_input_files("input[type=file]", str(file))
    press(page, "button.primary")
    press(page, "#ask-analysis button")
    page.wait_for_selector("#decisions button")
    assert page.locator("#chance-curve .ln").count() == page.locator("#luck-list li").count()
    assert "%" in (page.locator("#luck-list b").first.text_content() or "")
    assert page.locator("#costly button").count() == 1
    press(page, "#decisions button")
    page.wait_for_selector(".layer-costly .dashed", state="attached")
    assert (page.locator(".better b").text_content() or "").startswith("Better: ")
    assert page.locator("#decisions [aria-current]").count() == 1
    seen.shot("analysis")
    page.keyboard.press("Home")
    page.wait_for_selector(".layer-costly", state="detached")
    assert page.locator(".better").is_hidden()
    page.reload()
    page.wait_for_selector("#decisions button")
    assert page.locator("#ask-analysis").is_hidden(), "it is judged once"
    seen.close()
