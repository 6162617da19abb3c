"""What lies on the table says what it is, by mouse, finger and keys, and opens its paragraph.

It never speaks up by itself, and it never lies over what has to be chosen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

import quipu
from tests.support.browser.gestures import hold, hover, press
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.egypt.scenes import scene

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

LATER_MS: Final = 1_300  # longer than any explanation waits


HELD_MS = 900
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
COVERED = """() => {
  const one = document.getElementById("explain").getBoundingClientRect();
  return [...document.querySelectorAll(".layer-targets .glow")].filter((each) => {
    const other = each.getBoundingClientRect();
    return one.width && one.left < other.right && other.left < one.right
      && one.top < other.bottom && other.top < one.bottom;
  }).length;
}"""


def is_silent(page: Page) -> bool:
    """Whether nothing explains itself, also after a while."""
    page.wait_for_timeout(LATER_MS)
    return page.locator("#explain").is_hidden() and page.locator("#bubble").is_hidden()


# ---- whoever asks is answered -----------------------------------------------------------------


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
        ("#at-bank-brick", "four identical cards"),
    ):
        hover(page, page.locator(selector).first)
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
    lines = page.locator("#log li").count()
    hold(page, page.locator("#strip .p").first, HELD_MS, least=10)
    page.locator("#explain").get_by_text("10 points").wait_for()
    assert page.evaluate(INSIDE)
    assert page.locator("#log li").count() == lines
    seen.close()


def test_the_bank_explains_itself_and_opens_its_rule(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("egypt")
    seen.wait_for_turn()
    page = seen.page
    press(page, "#at-bank-brick")
    bubble = page.locator("#explain")
    bubble.get_by_text("four identical cards").wait_for()
    press(page, bubble.locator(".par"), least=10)
    page.wait_for_selector("#ledger #E6\\.1")
    seen.close()


# ---- nobody else is ---------------------------------------------------------------------------


def test_what_is_built_under_a_resting_pointer_stays_silent(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("egypt-pyramid")
    seen.wait_for_turn()
    for _ in range(2):  # a settlement, then a route beside it
        settled(seen)
        press(page, seen.glows(), least=10)
        seen.wait_for_turn()
        assert is_silent(page)
    seen.close()


def test_roll_is_followed_by_nothing_that_opens_by_itself(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    state = scene(phase="before_roll", settlements={0: [10]}, seats=3)
    sit_at(seen, quipu.game("egypt"), state)
    press(seen.page, ".act.lone")
    seen.page.wait_for_selector(".act.lone", state="detached")
    assert is_silent(seen.page)
    box = seen.page.locator("#acts [data-means=end_turn]").bounding_box()
    assert box is not None
    seen.page.mouse.move(box["x"] + 8, box["y"] + 8)
    seen.page.locator("#explain").wait_for()  # the pointer was moved, so it is meant
    seen.close()


def test_no_explanation_covers_what_is_to_be_chosen(browser: Browser, address: str) -> None:
    """At founding the whole board glows: fields are explained beside it."""
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("egypt-pyramid")
    seen.wait_for_turn()
    settled(seen)
    for chip in range(0, 18, 3):
        hover(page, page.locator(f"#at-chip-{chip}"))
        page.locator("#explain").wait_for()
        assert page.evaluate(COVERED) == 0
        page.mouse.move(4, 300)
        page.locator("#explain").wait_for(state="hidden")
    seen.close()


@pytest.mark.parametrize("game", ["dice", "jade"])
def test_a_tap_opens_no_words_of_what_comes_next(browser: Browser, address: str, game: str) -> None:
    seen = Watched(browser, address, PHONE)
    page = seen.page
    seen.play_now(game)
    seen.wait_for_turn()
    settled(seen)
    if game == "dice":
        press(page, "#forms .btn.primary")
    else:
        place = seen.glows(":has(.ghost)")
        press(page, place, least=10)
        assert page.locator("#bubble.caption").is_visible()  # what a second tap would do
        press(page, place, least=10)
    seen.wait_for_turn()
    assert is_silent(page)
    seen.close()
