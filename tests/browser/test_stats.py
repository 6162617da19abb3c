"""The tab with what chance gave, at a running table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import DESK, PATIENCE, PHONE, Watched

expect.set_options(timeout=PATIENCE)

FITS = """() => [...document.querySelectorAll('.statsp, .statsp *')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('svg, th, .unseen'))
  .map((each) => each.className)"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_rolls_and_cards_are_counted_while_the_tab_is_open(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    seen.play_now("egypt")
    page = seen.page
    page.wait_for_selector('.app:not([aria-busy="true"])')
    if size == PHONE:
        press(page, "#latest")
    press(page, '[data-tab="stats"]')
    page.wait_for_selector("#stats .note")  # nothing was rolled yet
    if size == PHONE:
        press(page, "#talk-away")
    press(page, "details.menu:has(#takeover) summary")
    press(page, "#takeover")  # bots play on, and the open tab asks again
    if size == PHONE:
        page.wait_for_selector("#ending:not([hidden])")
        press(page, "#ending-fold")
        press(page, "#latest")
        press(page, '[data-tab="stats"]')
    expect(page.locator("#stats .ch .k")).to_have_count(11)
    rolls = sum(int(each) for each in page.locator("#stats .ch .k").all_text_contents())
    assert rolls >= 5
    assert page.locator("#stats tbody tr").count() == page.locator("#seats > li").count()
    assert page.locator("#stats .held li").count() > 4
    assert page.evaluate(FITS) == []
    seen.shot("stats")
    seen.close()


def test_nothing_is_asked_before_the_tab_is_open(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    asked: list[str] = []

    def heard(text: str | bytes) -> None:
        asked.append(str(text))

    seen.page.on("websocket", lambda wire: wire.on("framesent", heard))
    seen.play_now("egypt")
    seen.page.wait_for_selector('.app:not([aria-busy="true"])')
    assert not any('"stats"' in each for each in asked)
    press(seen.page, '[data-tab="stats"]')
    expect(seen.page.locator("#stats .note").first).to_have_text(
        "Too few rolls and draws to show yet."
    )
    assert sum('"stats"' in each for each in asked) == 1
    seen.close()
