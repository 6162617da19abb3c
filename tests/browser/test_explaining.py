"""What lies on the table says what it is, by mouse, finger and keys, and opens its paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.browser.watching import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


INSIDE = """() => {
  const box = document.getElementById("explain").getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""
APART = """(selector) => {
  const one = document.getElementById("explain").getBoundingClientRect();
  const other = document.querySelector(selector).getBoundingClientRect();
  return one.right <= other.left || one.left >= other.right
    || one.bottom <= other.top || one.top >= other.bottom;
}"""


def test_what_is_hovered_focused_or_walked_to_explains_itself(
    browser: Browser, address: str
) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("egypt")
    seen.wait_for_turn()
    page, bubble = seen.page, seen.page.locator("#explain")
    for selector, words in (
        ("#at-chip-0", "Quarry 10"),
        (".seat .pts", "10 points"),
        (".seat .fact", "more than 7 cards"),
        ("#at-bank-brick use", "four equal cards"),
    ):
        page.locator(selector).first.hover(force=True)
        bubble.get_by_text(words).first.wait_for()
        assert page.evaluate(INSIDE)
        assert page.evaluate(APART, selector)
        page.keyboard.press("Escape")
        bubble.wait_for(state="hidden")
    page.locator("body").press("x")
    bubble.wait_for()
    page.locator(".explained:focus").press("Enter")
    page.wait_for_selector("#ledger .rule.on")
    seen.close()


def test_a_long_press_explains_and_does_nothing_else(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.play_now("egypt")
    seen.wait_for_turn()
    page = seen.page
    box = page.locator("#strip .p").first.bounding_box()
    assert box is not None
    spot = {"clientX": box["x"] + 4, "clientY": box["y"] + 4}
    touch = {"pointerType": "touch", "bubbles": True, **spot}
    page.locator("#strip .p").first.dispatch_event("pointerdown", touch)
    page.locator("#explain").get_by_text("10 points").wait_for()
    assert page.evaluate(INSIDE)
    seen.close()


def test_the_bank_explains_itself_and_opens_its_rule(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("egypt")
    seen.wait_for_turn()
    page = seen.page
    page.locator("#at-bank-brick use").first.click()
    bubble = page.locator("#explain")
    bubble.get_by_text("four equal cards").wait_for()
    bubble.locator(".par").click()
    page.wait_for_selector("#ledger #E6\\.1")
    seen.close()
