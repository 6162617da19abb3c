"""Trade and discard by touch on phones: targets for a finger, nothing below the fold, one board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.browser.test_forms import OFFER, asked, show, tap
from tests.browser.watching import CHROMIUM, PHONE, Watched

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
BOXES = """() => ["board-room", "bottom", "own-cards"].map((id) => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""
# One decision of no importance on the way to one's own turn.
ON = """() => {
  const decline = document.querySelector('[data-act*="decline"]');
  const lone = document.querySelector("#bottom .lone");
  const place = document.querySelector(".layer-targets .glow[data-action]");
  if (decline) decline.click();
  else if (lone) lone.click();
  else place?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


@pytest.fixture(scope="module")
def seen(browser: Browser, address: str) -> Iterator[Watched]:
    """A phone at a table of Egypt, in the first turn of its own in which something can be given."""
    made = Watched(browser, address, PHONE)
    made.play_now("egypt")
    for _ in range(600):
        if made.page.locator("#trade:not(.off)").count():
            break
        made.page.evaluate(ON)
        made.page.wait_for_timeout(60)
    yield made
    made.close()


def fit(page: Page) -> None:
    for each in page.evaluate(TARGETS):
        assert each["wide"] >= FINGER - 0.5, each
        assert each["high"] >= FINGER - 0.5, each
        assert each["reached"], each


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_trade_is_tapped_together(seen: Watched, size: tuple[int, int]) -> None:
    page = seen.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
    page.wait_for_selector("#trade:not(.off)")
    boxes = page.evaluate(BOXES)
    card = page.locator("#own-cards [data-card].tap").first
    kind = card.get_attribute("data-card")
    card.tap()
    assert page.locator("#own-cards .going text").text_content() == "\N{MINUS SIGN}1"
    page.locator(f'.composer .wk:enabled:not([data-want="{kind}"])').first.tap()
    page.wait_for_selector("#compose-foot .btn.primary:enabled")
    assert page.evaluate(BOXES) == boxes
    assert page.locator("#acts").is_hidden()
    fit(page)
    seen.shot(f"trade-{size[0]}")
    page.locator(".composer .head .sqb").last.tap()
    assert page.locator(".composer").count() == 0
    assert page.locator("#own-cards .going").count() == 0
    assert page.evaluate(BOXES) == boxes


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_a_discard_is_tapped_together(seen: Watched, size: tuple[int, int]) -> None:
    page = seen.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
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
    page.locator("#compose-foot .btn.primary").tap()
    done: Any = page.evaluate("done.at(-1)")
    assert done == {"kind": "discard", "give": {"grain": 2, "ore": 2}}
    page.evaluate("show({groups: [], turn: {you: false}})")
    assert page.locator(".composer").count() == 0


def test_a_long_composition_scrolls_and_the_button_stays(seen: Watched) -> None:
    page = seen.page
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    page.wait_for_timeout(300)
    whom = [asked(seat, **OFFER) for seat in (None, 1, 2)]
    show(page, {"kind": "offer_trade", "shape": "cards", "title": "Offer", "asked": whom})
    orders = "[{order: 'close', title: 'The first yes closes it', on: false}]"
    page.evaluate(f"show({{orders: {orders}}})")
    tap(page, "grain")
    fit(page)
    page.locator('[role="switch"]').scroll_into_view_if_needed()
    page.locator('[role="switch"]').tap()
    assert page.evaluate("ordered") == [["close", True]]
    page.evaluate("composing.close()")
