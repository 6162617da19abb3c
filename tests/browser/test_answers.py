"""The table answers plainly: what is kept, who can trade, what a place is, what Undo does."""

from __future__ import annotations

from typing import Any, Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

import quipu
from quipu.games.egypt.state import Egypt
from tests.support.browser.act_counts import Acts
from tests.support.browser.gestures import press, type_into
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.egypt.scenes import do, read, scene

EGYPT: Final = quipu.game("egypt")
HAND: Final = "brick:4 cattle:2 grain:3"


def sat(browser: Browser, address: str, state: Egypt, size: tuple[int, int] = DESK) -> Watched:
    seen = Watched(browser, address, size)
    sit_at(seen, EGYPT, state)
    settled(seen)
    return seen


def own_turn(hands: dict[int, str] | None = None) -> Egypt:
    return scene(settlements={0: [10]}, seats=3, hands=hands)


# ---- giving back and trading --------------------------------------------------------------------


def discarding() -> Egypt:
    form: Any = EGYPT.position(own_turn(hands={0: HAND}))
    form["phase"] = {"name": "discarding", "owed": [4, 0, 0], "due": [4, 0, 0], "picked": [{}] * 3}
    form["dice"] = [3, 4]
    return read(form)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_kept_is_in_sight_and_one_tap_too_many_changes_nothing(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = sat(browser, address, discarding(), size)
    page = seen.page
    for _ in range(3):  # there are two
        press(page, '#own-cards [data-card="cattle"]', least=20)
    press(page, '#own-cards [data-card="brick"]', least=20)
    keeps = page.locator(".composer .keeps")
    assert page.locator(".composer .counter").inner_text() == "3 of 4"
    assert keeps.evaluate("each => getComputedStyle(each).opacity") == "1"
    assert keeps.locator(".num").all_inner_texts() == ["3", "3"]
    seen.shot("discarding")
    seen.close()


def test_my_open_offer_reads_from_my_side_and_nobody_to_choose_says_why(
    browser: Browser, address: str
) -> None:
    """Both others want a stone, which seat 0 does not have."""
    state = own_turn(hands={0: HAND, 1: "papyrus", 2: "papyrus"})
    do(state, "call_for_proposals - papyrus:1 -")
    for seat in (1, 2):
        do(state, "counter_trade papyrus:1 stone:1", seat=seat)
    seen = sat(browser, address, state)
    page = seen.page
    assert page.locator("#deal em").inner_text() == "whatever they ask for"
    assert "withdraw your offer" in page.locator("#turn").inner_text()
    answers = page.locator("#deal .answers li").all_inner_texts()
    assert len(answers) == 2
    assert all("cannot pay" in each or "not have" in each for each in answers), answers
    seen.shot("nobody-to-choose")
    seen.close()


# ---- places and buttons -------------------------------------------------------------------------


def test_a_click_on_a_field_explains_it(browser: Browser, address: str) -> None:
    seen = sat(browser, address, own_turn(hands={0: "brick cattle"}))
    page = seen.page
    press(page, page.locator("#at-chip-4"), least=10)
    page.locator("#explain .name").wait_for()
    assert page.locator("#toast").is_hidden()
    assert page.locator(".refused-here").count() == 0
    seen.close()


def test_a_greyed_button_says_why_and_leaves_the_log_open(browser: Browser, address: str) -> None:
    seen = sat(browser, address, own_turn())
    page = seen.page
    press(page, "[data-means=build_oxcart]", off=True)
    page.locator("#explain .now", has_text="short").wait_for()
    assert page.locator("#log").is_visible()
    seen.shot("greyed")
    seen.close()


# ---- undo ---------------------------------------------------------------------------------------


def label(page: Page) -> str:
    return page.locator("#undo").get_attribute("aria-label") or ""


def test_undo_says_what_it_takes_back_and_why_it_cannot(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    acts = Acts(seen.page)
    state = scene(phase="before_roll", settlements={0: [10]}, seats=3, hands={0: "brick cattle"})
    sit_at(seen, EGYPT, state)
    page = seen.page
    settled(seen)
    press(page, ".act.lone")
    page.locator("[data-means=end_turn]:not(.off)").wait_for()
    assert "bots never agree" in label(page)
    settled(seen)
    press(page, seen.glows("[data-action*=oxcart]"), least=10)
    page.wait_for_function("() => document.getElementById('undo').title.includes('oxcart')")
    assert label(page).startswith("Undo: Build an oxcart")
    press(page, "#undo")
    page.wait_for_function("() => !document.getElementById('undo').title.includes('oxcart')")
    assert [each["kind"] for each in acts.sent if "kind" in each] == ["roll", "build_oxcart"]
    seen.close()


def test_undo_that_asks_looks_ready_and_names_the_step(browser: Browser, address: str) -> None:
    one, two = (Watched(browser, address, DESK) for _ in range(2))
    one.invite("dice")
    two.page.goto(one.page.locator(".inv [data-copy-text]").first.inner_text())
    type_into(two.page, 'input[name="name"]', "Ines")
    press(two.page, "main button")
    one.page.wait_for_selector('.st b:text("Ines")')
    press(one.page, 'button[name="start"]')
    for each in (one, two):
        each.page.wait_for_selector(".layer-ground > g", state="attached")
    one.page.wait_for_function("() => document.querySelector('#turn b').textContent")
    active = one if one.page.locator(".app.yours").count() else two
    other = two if active is one else one
    active.wait_for_turn()
    settled(active)
    press(active.page, "#forms .btn.primary")
    undo = active.page.locator("#undo.asks")
    undo.wait_for()
    assert undo.inner_text() == "Ask to undo"
    assert "quiet" not in (undo.get_attribute("class") or "")
    press(active.page, "#undo")
    other.page.locator("#proposal b", has_text="asks to undo: Throw").wait_for()
    press(other.page, '#proposal [data-answer="yes"]')
    active.page.locator("#undo.asks").wait_for(state="detached")
    for each in (one, two):
        each.close()
