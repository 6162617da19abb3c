"""The lobby in Chromium: nothing cut at any size, the question before a first game, the name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import press, type_into
from tests.support.browser.page_sizes import MEASURE, SIZES
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

EGYPT: Final = 'form.start:has([value="egypt"])'
FIRST: Final = "dialog.first[open]"


def test_nothing_is_cut_at_any_size_in_any_language(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    for lang in ("en", "de", "nl"):
        seen.context.add_cookies([{"name": "lang", "value": lang, "url": address}])
        for path in ("/", "/first/egypt", "/first/jade", "/me", "/settings", "/watch", "/privacy"):
            seen.page.goto(address + path)
            for wide, high in SIZES:
                seen.page.set_viewport_size({"width": wide, "height": high})
                assert seen.page.evaluate(MEASURE) == [], (lang, path, wide, high)
    seen.close()


@pytest.mark.parametrize("text", ["90", "130"])
def test_nor_with_larger_or_smaller_text(browser: Browser, address: str, text: str) -> None:
    seen = Watched(browser, address, DESK)
    cookies = {"lang": "de", "text": text}
    seen.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in cookies.items()]
    )
    for path in ("/", "/first/egypt", "/settings"):
        seen.page.goto(address + path)
        for wide, high in ((360, 640), (390, 844), (820, 1180), (1280, 720)):
            seen.page.set_viewport_size({"width": wide, "height": high})
            assert seen.page.evaluate(MEASURE) == [], (path, wide, high)
    seen.close()


def test_the_dialog_fits_every_size(browser: Browser, address: str) -> None:
    for size in ((320, 568), (360, 640), PHONE, (844, 390), (820, 1180), DESK):
        for lang in ("en", "de", "nl"):
            seen = Watched(browser, address, size)
            seen.context.add_cookies([{"name": "lang", "value": lang, "url": address}])
            seen.page.goto(address)
            press(seen.page, f"{EGYPT} .big")
            seen.page.wait_for_selector(FIRST)
            assert seen.page.evaluate(MEASURE) == [], (size, lang)
            box = seen.page.locator(f"{FIRST} button.primary").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1]
            press(seen.page, f"{FIRST} .shut")
            seen.page.wait_for_selector(FIRST, state="hidden")
            seen.close()


def test_a_small_desktop_window_shows_every_button_of_the_cards(
    browser: Browser, address: str
) -> None:
    seen = Watched(browser, address, (1280, 720))
    seen.page.goto(address)
    for button in seen.page.locator(".go .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720
    seen.close()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_first_game_with_a_coach_and_a_name(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    page = seen.page
    page.goto(address)
    press(page, f"{EGYPT} .big")
    page.wait_for_selector(FIRST)
    type_into(page, f'{FIRST} input[name="name"]', "Nofret")
    assert page.locator(f"{FIRST} button.primary").inner_text() == "Start with a coach"
    press(page, f"{FIRST} button.primary")
    page.wait_for_selector("#coach:not([hidden])")
    page.wait_for_selector(':is(#seats, #strip) > li:visible:has-text("Nofret")')
    seen.close()


def test_learning_first_begins_the_first_lesson(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.page.goto(address)
    press(seen.page, 'form.start:has([value="jade"]) .big')
    press(seen.page, f'{FIRST} .way:has([value="learn"])')
    assert not seen.page.locator(f"{FIRST} .setup").is_visible()
    press(seen.page, f"{FIRST} button.primary")
    seen.page.wait_for_selector("#lesson:not([hidden])")
    seen.close()


def test_the_card_starts_what_it_says(browser: Browser, address: str) -> None:
    """Level, players and map are chosen on the card; the second game leaves the first map."""
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("egypt")
    page.goto(address)
    line = page.locator(f"{EGYPT} [data-setup-line]")
    assert line.inner_text() == "Bots: medium · 3 players · Map: variable"
    press(page, f"{EGYPT} .setup summary")
    press(page, f'{EGYPT} label:has([name="level"][value="hard"])')
    press(page, f'{EGYPT} label:has([name="seats:egypt"][value="4"])')
    assert line.inner_text() == "Bots: hard · 4 players · Map: variable"
    press(page, f"{EGYPT} .big")
    page.wait_for_selector(".layer-ground > g", state="attached")
    assert page.locator("#seats > li").count() == 4
    assert page.locator("#seats").inner_text().count("bot, hard") >= 2  # one may be moving
    seen.close()


def test_a_variant_brings_its_own_words_lessons_and_setup(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    page = seen.page
    page.goto(address)
    card = page.locator(f".game:has({EGYPT})")
    press(page, card.locator('label:has([value="egypt-pyramid"])'))
    assert "papyrus boats" in card.locator("p[data-about]").inner_text()
    assert "Map: fixed" in card.locator("[data-setup-line]").inner_text()
    press(page, card.locator(".learn"))
    page.wait_for_url("**/learn/egypt-pyramid")
    seen.close()


def test_without_scripts_a_page_asks_instead_of_a_dialog(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(address)
    page.mouse.click(*middle(page, f"{EGYPT} .big"))
    page.wait_for_url("**/first/egypt*")
    assert page.locator("h2").inner_text() == "Your first game: Ancient Egypt"
    context.close()


def middle(page: Page, target: str) -> tuple[float, float]:
    """Wheel to a target on a page that runs no scripts, where `press` cannot look."""
    for _ in range(40):
        box = page.locator(target).bounding_box()
        assert box is not None
        if box["y"] >= 0 and box["y"] + box["height"] <= 844:
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(100)
    raise AssertionError(f"{target} does not come into sight")


@pytest.mark.parametrize("size", [(320, 568), PHONE, DESK], ids=["small", "phone", "desk"])
def test_the_name_can_be_changed_from_any_page(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    page = seen.page
    for path, name in (("/", "Meret"), ("/watch", "Teti"), ("/learn/dice", "Senbi")):
        page.goto(address + path)
        press(page, ".own-name")
        page.wait_for_url(re.compile("/me[?]to="))
        type_into(page, 'input[name="name"]', name)
        press(page, 'form[action="/me/name"] button.primary')
        page.wait_for_url(address + path)
        assert page.locator(".own-name span").inner_text() == name
    seen.close()


def test_keys_reach_the_games_by_the_first_link(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    page.goto(address)
    page.keyboard.press("Tab")
    assert page.locator(".skip").evaluate("e => e === document.activeElement")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.locator(".grid :focus").count() == 1
    seen.close()


def test_watching_is_in_the_menu_of_a_phone(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, (320, 568))
    seen.page.goto(address)
    press(seen.page, ".hd .menu:last-child summary")
    press(seen.page, '.hd .pop a[href="/watch"]')
    seen.page.wait_for_url("**/watch")
    seen.close()
