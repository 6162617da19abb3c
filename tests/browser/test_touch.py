"""Trade and discard by touch on phones: targets for a finger, nothing below the fold, one board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.support.browser.forms import OFFER, asked, show, tap
from tests.support.browser.gestures import press, press_chosen
from tests.support.browser.watched_page import CHROMIUM, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

SMALL = (360, 640)
FINGER = 44

# What can be tapped in the composer: how large it is, and whether it is in sight or can be
# scrolled to.
TARGETS = """() => [...document.querySelectorAll(
  "#bottom button:enabled, #bottom [data-card].tap")]
  .filter((each) => each.checkVisibility())
  .map((each) => {
    const box = each.getBoundingClientRect();
    const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const scrolls = each.closest(".sheet, .ps, .wt") !== null;
    const name = each.dataset.focus || each.dataset.card || String(each.className);
    return { name, wide: box.width, high: box.height, reached: inside || scrolls };
  })"""
# The sheet may come up over the board; the board and the hand stay where they are.
BOXES = """() => ["board-room", "zoomed", "own-cards"].map((id) => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""
# One decision of no importance on the way to one's own turn.
ON = """() => {
  const asked = document.querySelector('.app.yours:not([aria-busy="true"])');
  const found = [
    ".glow.picked",
    '[data-act*="decline"]',
    "#bottom .lone:not(.off)",
    ".layer-targets .glow[data-action]",
  ].map((each) => document.querySelector(each));
  return { element: asked && found.find((each) => each?.checkVisibility()) };
}"""


@pytest.fixture(scope="module")
def seen(browser: Browser, address: str) -> Iterator[Watched]:
    """A phone at a table of Egypt, in the first turn of its own in which something can be given."""
    made = Watched(browser, address, PHONE)
    made.play_now("egypt")
    while not made.page.locator("#trade:not(.off)").count():
        press_chosen(made.page, ON)
        made.page.wait_for_timeout(60)
    yield made
    made.close()


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another size of the window, and wait until everything has found its place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    before: list[Any] = []
    while len(before) < 3 or before[-3:] != before[-1:] * 3:
        page.wait_for_timeout(100)
        before.append(page.evaluate(BOXES))


def fit(page: Page) -> None:
    for each in page.evaluate(TARGETS):
        assert each["wide"] >= FINGER - 0.5, each
        assert each["high"] >= FINGER - 0.5, each
        assert each["reached"], each


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_trade_is_tapped_together(seen: Watched, size: tuple[int, int]) -> None:
    page = seen.page
    resize(page, size)
    page.wait_for_selector("#trade:not(.off)")
    boxes = page.evaluate(BOXES)
    card = page.locator("#own-cards [data-card].tap").first
    kind = card.get_attribute("data-card")
    press(page, card)
    assert page.locator("#own-cards .going text").text_content() == "\N{MINUS SIGN}1"
    press(page, page.locator(f'.composer .wk:enabled:not([data-want="{kind}"])').first)
    page.wait_for_selector("#compose-foot .btn.primary:enabled")
    assert page.evaluate(BOXES) == boxes
    assert page.locator("#acts").is_hidden()
    fit(page)
    seen.shot(f"trade-{size[0]}")
    press(page, page.locator(".composer .head .sqb").last)
    assert page.locator(".composer").count() == 0
    assert page.locator("#own-cards .going").count() == 0
    assert page.evaluate(BOXES) == boxes


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_discard_is_tapped_together(seen: Watched, size: tuple[int, int]) -> None:
    page = seen.page
    resize(page, size)
    whom = [asked(None, give={"grain": 3, "ore": 2}, give_count=[4, 4])]
    show(page, {"kind": "discard", "shape": "cards", "title": "Give back", "asked": whom})
    page.evaluate("show({groups: []})")
    tap(page, "grain", times=2)
    tap(page, "ore")
    assert page.locator(".composer .counter").inner_text() == "3 of 4"
    assert page.locator("#compose-foot .btn.primary").is_disabled()
    tap(page, "ore")
    page.wait_for_selector("#compose-foot .btn.primary:enabled")
    fit(page)
    assert page.locator("#acts").is_hidden()
    press(page, "#compose-foot .btn.primary")
    done: Any = page.evaluate("done.at(-1)")
    assert done == {"kind": "discard", "give": {"grain": 2, "ore": 2}}
    page.evaluate("show({groups: [], turn: {you: false}})")
    assert page.locator(".composer").count() == 0


def test_a_long_composition_scrolls_and_the_button_stays(seen: Watched) -> None:
    page = seen.page
    resize(page, SMALL)
    whom = [asked(seat, **OFFER) for seat in (None, 1, 2)]
    show(page, {"kind": "offer_trade", "shape": "cards", "title": "Offer", "asked": whom})
    orders = "[{order: 'close', title: 'The first yes closes it', on: false}]"
    page.evaluate(f"show({{orders: {orders}}})")
    tap(page, "grain")
    fit(page)
    press(page, '[role="switch"]')
    assert page.evaluate("ordered") == [["close", True]]
    page.evaluate("composing.close()")
