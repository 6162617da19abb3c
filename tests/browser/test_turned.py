"""A device is turned in the middle of a decision: what was chosen stays, and stays in reach."""

from __future__ import annotations

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import press, wait_until
from tests.support.browser.lesson_walk import begin, learner, settled

UPRIGHT, LYING = (390, 844), (844, 390)
CHECKED = '.layer-targets [data-toggle][aria-checked="true"]'


def turn(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)


def press_ring(page: Page) -> None:
    settled(page)
    press(page, page.locator("[data-ring]").first, least=16)


def kept(page: Page) -> list[str]:
    return sorted(each.get_attribute("aria-label") or "" for each in page.locator(CHECKED).all())


def test_dice_that_were_kept_stay_so_when_the_device_is_turned(
    browser: Browser, address: str
) -> None:
    with learner(browser, UPRIGHT, "en") as page:
        begin(page, address, "dice", "throw")
        while len(kept(page)) < 2:
            press_ring(page)
        before = kept(page)
        turn(page, LYING)
        assert kept(page) == before
        turn(page, UPRIGHT)
        assert kept(page) == before


def test_an_open_menu_goes_with_its_place_when_the_device_is_turned(
    browser: Browser, address: str
) -> None:
    with learner(browser, LYING, "en") as page:
        begin(page, address, "dice", "gold")
        while page.locator("#choices").is_hidden():
            press_ring(page)
        turn(page, UPRIGHT)
        assert page.locator("#choices").is_visible()
        before = settled(page)["moment"]
        press_ring(page)
        assert wait_until(page, lambda: settled(page)["moment"] != before)
