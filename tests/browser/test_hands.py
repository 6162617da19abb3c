"""Hands at the board: fingers, keys, places that refuse, and two browsers that trade."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Locator

from tests.support.browser.gestures import press, type_into
from tests.support.browser.positions import settled
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

SILENT = """() => [...document.querySelectorAll('.layer-ground [data-place^="crossing-"]')]
  .map((each) => each.dataset.place)
  .filter((place) => !document.querySelector(`[data-key="do-${place}"]`))"""


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- fingers --------------------------------------------------------------------------------


def test_the_first_tap_shows_and_the_second_builds(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.play_now("jade")
    seen.wait_for_turn()
    settled(seen)
    x, y = middle(seen.glows(":has(.ghost)"))
    lines = seen.page.locator("#log li").count()
    seen.page.touchscreen.tap(x + 5, y + 4)  # beside it: the nearest is meant
    seen.page.wait_for_selector(".glow.picked", state="attached")
    assert "tap again" in seen.page.locator("#bubble").inner_text()
    assert seen.page.locator("#log li").count() == lines
    settled(seen)
    seen.shot("tapped")
    seen.page.touchscreen.tap(x + 5, y + 4)
    seen.page.locator("#log li").nth(lines).wait_for(state="attached")
    seen.close()


def test_two_fingers_enlarge_the_board_and_do_nothing_else(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.play_now("egypt")
    seen.wait_for_turn()
    lines = seen.page.locator("#log li").count()
    x, y = middle(seen.page.locator("#board-room"))
    wire = seen.context.new_cdp_session(seen.page)

    def touch(kind: str, *aways: float) -> None:
        points = [{"x": x + away, "y": y, "id": n} for n, away in enumerate(aways)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30, 30)
    for away in range(40, 100, 10):
        touch("touchMove", -away, away)
    touch("touchEnd")
    size = seen.page.evaluate("new DOMMatrix(getComputedStyle(zoomed).transform).a")
    assert size > 2
    assert seen.page.locator(".glow.picked").count() == 0
    seen.shot("pinched")
    touch("touchStart", 0)
    touch("touchMove", 40)
    touch("touchMove", 80)
    touch("touchEnd")
    assert seen.page.locator("#log li").count() == lines
    seen.close()


# ---- keys -----------------------------------------------------------------------------------


def test_a_tile_is_turned_and_laid_by_keys(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("jade")
    for _ in range(60):
        seen.wait_for_turn()
        if page.locator(".glow[data-turns]").count():
            break
        seen.press(page.locator(".glow[data-action], .act:not(.off)").last)
    place = page.locator(".glow[data-turns]").first
    place.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#lay:not([hidden])")
    assert page.locator("#lay-count").inner_text().startswith("1/")
    first = place.get_attribute("data-action")
    page.keyboard.press("Space")
    assert page.locator("#lay-count").inner_text().startswith("2/")
    assert place.get_attribute("data-action") != first
    assert place.locator('[data-turn="0"]').get_attribute("display") == "none"
    assert place.locator('[data-turn="1"]').get_attribute("display") is None
    seen.shot("turning")
    page.keyboard.press("Escape")
    assert page.locator("#lay").is_hidden()
    place.focus()
    page.keyboard.press("Enter")
    lines = page.locator("#log li").count()
    page.keyboard.press("Enter")
    page.locator("#log li").nth(lines).wait_for(state="attached")
    seen.close()


# ---- places that refuse ---------------------------------------------------------------------


def test_a_place_that_does_not_glow_says_why(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("egypt-pyramid")
    seen.wait_for_turn()
    away = page.evaluate(SILENT)  # from the Nile, where the first settlement has to be
    assert away
    place = page.locator(f'[data-place="{away[0]}"]')
    settled(seen)
    page.mouse.click(*middle(place))
    page.wait_for_selector("#toast:not([hidden])")
    assert (
        "refused-here" in (place.get_attribute("class") or "")
        or page.locator(".refused-here").count()
    )
    seen.shot("refused")
    paragraph = page.locator("#toast [data-rule]").inner_text().split()[-1]
    press(page, "#toast [data-rule]")
    page.wait_for_selector(f'#ledger [id="{paragraph}"]')
    assert page.locator("#refused-rule").is_visible()
    seen.close()


def test_what_the_server_refuses_is_marked_where_it_was_pressed(
    browser: Browser, address: str
) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("jade")
    seen.wait_for_turn()
    place = seen.glows()
    place.evaluate("""each => { each.dataset.action = '{"kind":"end_turn"}'; }""")
    press(seen.page, place)
    seen.page.wait_for_selector(".glow.refused-here", state="attached")
    seen.page.wait_for_selector("#toast:not([hidden]) [data-rule]:not([hidden])")
    seen.close()


# ---- two browsers ---------------------------------------------------------------------------


def hand(seen: Watched) -> dict[str, int]:
    """The own cards as they are drawn and spoken."""
    labels = seen.page.locator('#own-cards [data-key^="card-"] > [aria-label]').evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    named = [label.rpartition(": ") for label in labels]
    return {name.lower(): int(count) for name, _, count in named if count.isdigit()}


def deal(one: Watched, two: Watched) -> tuple[str, str, str] | None:
    """What one offers, what it wants, and what the other wants instead."""
    mine, other = hand(one), hand(two)
    held = [card for card, count in mine.items() if count]
    wanted = [card for card, count in other.items() if count]
    for give in held:
        for instead in held:
            for want in wanted:
                if len({give, instead, want}) == 3:
                    return give, want, instead
    return None


def until_a_deal(one: Watched, two: Watched) -> tuple[Watched, Watched, tuple[str, str, str]]:
    """Found, roll and decline until one has the turn and both have something to trade."""
    until = time.monotonic() + 300
    while time.monotonic() < until:
        one.page.wait_for_timeout(30)
        for now, other in ((one, two), (two, one)):
            page = now.page
            if not now.yours() or page.locator('.app[aria-busy="true"]').count():
                continue
            found = deal(now, other)
            offering = page.locator("#trade:not(.off)").count()
            if offering and found:
                return now, other, found
            step(page)
    raise AssertionError("no deal in sight")


def step(page: Any) -> None:
    """One decision of no importance."""
    decline = page.locator('#deal [data-act*="decline"], #deal [data-act*="withdraw"]')
    discard = page.locator(".composer .btn.primary:enabled")
    placed = page.locator(".layer-targets .glow[data-action]:not([data-action*=build])")
    acts = page.locator('#acts .act:not(.off):not(.lights):not(.trade):not([data-act*="buy"])')
    for pressed in (decline, placed, acts.last, discard):
        if pressed.count():
            press(page, pressed.first)
            return
    press(page, page.locator("[data-card].tap").first)


def tap(seen: Watched, card: str) -> None:
    """A card of one's own hand."""
    press(seen.page, f'#own-cards [data-card="{card}"]')


def want(seen: Watched, card: str) -> None:
    press(seen.page, f'#offers [data-want="{card}"]')


def test_two_browsers_trade_with_each_other(browser: Browser, address: str) -> None:
    one, two = (Watched(browser, address, DESK) for _ in range(2))
    one.invite("egypt")
    two.page.goto(one.page.locator(".inv [data-copy-text]").first.inner_text())
    type_into(two.page, 'input[name="name"]', "Ines")
    press(two.page, "main button")
    one.page.wait_for_selector('.st b:text("Ines")')
    press(one.page, 'button[name="start"]')
    for each in (one, two):
        each.page.wait_for_selector(".layer-ground > g", state="attached")
    active, asked, (give, want_, instead) = until_a_deal(one, two)
    before = hand(active), hand(asked)

    tap(active, give)
    want(active, want_)
    mark = active.page.locator(f'#own-cards [data-card="{give}"] .going text')
    assert mark.text_content() == "\N{MINUS SIGN}1"
    active.shot("composed")
    press(active.page, "#offers .btn.primary:enabled")

    asked.page.wait_for_selector("#deal h2:has-text('offers you a trade')")
    asked.shot("offer")
    press(asked.page, "#deal [data-counter]")
    press(asked.page, f'#offers .sl.want[title="{give}" i]')
    want(asked, instead)
    asked.shot("counter")
    press(asked.page, "#offers .btn.primary:enabled")

    chosen = active.page.locator("#deal .answers .countered .btn.primary")
    chosen.wait_for()
    active.shot("answers")
    press(active.page, chosen)
    active.page.wait_for_selector("#deal", state="hidden")
    asked.page.wait_for_selector("#deal", state="hidden")
    for seen, was, gone, come in (
        (active, before[0], instead, want_),
        (asked, before[1], want_, instead),
    ):
        now = hand(seen)
        assert now[gone] == was[gone] - 1
        assert now[come] == was[come] + 1
        seen.close()


SMALL_PLACE = """() => [...document.querySelectorAll(".layer-targets .glow[data-action]")]
  .find((each) => {
    const box = (each.querySelector(".hit") || each).getBoundingClientRect();
    return Math.max(box.width, box.height) < 20;
  })"""


def test_a_small_place_is_shown_large_until_it_is_used(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, (320, 568), has_touch=True, is_mobile=True)
    seen.play_now("egypt-pyramid")
    seen.wait_for_turn()
    settled(seen)
    place = seen.page.evaluate_handle(SMALL_PLACE).as_element()
    assert place is not None
    board = seen.page.locator("#board-room")
    press(seen.page, place, least=8)
    assert "large" in (board.get_attribute("class") or "")
    lines = seen.page.locator("#log li").count()
    press(seen.page, place)
    settled(seen)
    press(seen.page, place)
    seen.page.locator("#log li").nth(lines).wait_for(state="attached")
    assert "large" not in (board.get_attribute("class") or "")
    seen.close()
