"""A puzzle in the browser: begun from its page, tried, proved on the board, tried again."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from quipu import games
from quipu.learning import puzzles
from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


def a_win() -> str:
    """A puzzle that ends on the board."""
    every = puzzles(games()["egypt"]).values()
    won = [each for each in every if each.is_sure and each.task == "win"]
    return min(won, key=lambda each: len(each.line)).name


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_puzzle_is_tried_and_proved(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size, color_scheme="dark" if size == PHONE else "light")
    page = seen.page
    page.goto(f"{address}/puzzles")
    seen.shot("puzzles", full=True)
    button = f"form[action='/puzzles/egypt/{a_win()}'] button"
    if not page.locator(button).first.is_visible():  # its shelf is folded
        press(page, page.locator(f"details.shelf:has({button}) summary"))
    press(page, page.locator(button).first)
    page.wait_for_selector(".app .layer-ground > g", state="attached")
    assert page.locator("#proof").is_hidden()
    press(page, page.locator("[data-act*='end_turn']").first)
    page.wait_for_selector("#tries li", state="attached")
    assert page.locator("#tries b").text_content() == "0 %"
    assert page.locator("#proof").is_hidden(), "who tries again shall not have seen it"
    press(page, "#puzzle-again button")
    page.wait_for_selector("#puzzle-again", state="hidden")
    page.wait_for_selector("#tries li", state="attached")
    press(page, "#puzzle-show")
    page.wait_for_selector(".layer-proof .no", state="attached")
    assert page.locator("#proof-line li").count() >= 2
    assert page.locator("#puzzle-play").is_visible()
    seen.shot("puzzle")
    assert page.locator("#tries li").count() == 1, "what was seen was not tried"
    seen.close()
