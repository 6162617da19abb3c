"""Settings in Chromium: saved as they are made, and seen on every page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.page_sizes import wait_until
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def opened(browser: Browser, address: str, size: tuple[int, int], **more: Any) -> Watched:
    seen = Watched(browser, address, size, **more)
    seen.page.goto(address)
    press(seen.page, ".hd .menu:last-child summary")
    press(seen.page, '.pop a[href="/settings"]')
    seen.page.wait_for_url("**/settings")
    return seen


@SIZES
def test_text_theme_and_motion_change_at_once_and_stay(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = opened(browser, address, size)
    page = seen.page
    sample = "parseFloat(getComputedStyle(document.querySelector('.sample')).fontSize)"
    before = page.evaluate(sample)
    for name, value in (("text", "130"), ("theme", "dark"), ("motion", "reduced")):
        press(page, f'.set button[name="{name}"][value="{value}"]')
        page.wait_for_selector(f'.set button[name="{name}"][value="{value}"][aria-pressed="true"]')
    assert page.evaluate(sample) == pytest.approx(before * 1.3)
    for path in ("/", "/rules/dice", "/settings"):
        page.goto(address + path)
        kept = page.evaluate("({...document.documentElement.dataset})")
        assert kept == {"text": "130", "theme": "dark", "motion": "reduced"}
    seen.close()


def test_a_language_is_spoken_at_once(browser: Browser, address: str) -> None:
    seen = opened(browser, address, PHONE)
    press(seen.page, '.set button[name="lang"][value="nl"]')
    seen.page.wait_for_selector('h1:text("Instellingen")')
    seen.close()


@SIZES
def test_sound_and_confirmations_are_kept_in_the_browser(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = opened(browser, address, size)
    page = seen.page
    assert page.locator("#volume").is_disabled()
    press(page, '[data-local="sound"]')
    press(page, "#volume", least=16)
    asked = page.locator('[data-local="confirmEnd"] input')
    was = asked.is_checked()
    press(page, '[data-local="confirmEnd"]')
    kept = page.evaluate("({...localStorage})")
    assert kept["sound"] == "on"
    assert kept["quipu.volume"] in ("40", "50", "60")
    assert kept["quipu.confirmEnd"] == ("off" if was else "on")
    page.reload()
    assert page.locator('[data-local="sound"] input').is_checked()
    assert page.locator("#volume").input_value() == kept["quipu.volume"]
    seen.close()


def test_notifications_need_permission(browser: Browser, address: str) -> None:
    seen = opened(browser, address, DESK, permissions=["notifications"])
    press(seen.page, '[data-local="call me"]')
    wait_until(seen.page, "localStorage.getItem('call me') === 'on'")
    seen.close()
    seen = opened(browser, address, DESK, permissions=[])
    press(seen.page, '[data-local="call me"]')
    seen.page.wait_for_selector("#call-refused:not([hidden])")
    assert not seen.page.locator('[data-local="call me"] input').is_checked()
    seen.close()


def test_the_pace_is_that_of_the_next_table(browser: Browser, address: str) -> None:
    seen = opened(browser, address, DESK)
    assert seen.page.locator('button[name="pace"].on').get_attribute("value") == "brisk"
    press(seen.page, 'button[name="pace"][value="at_once"]')
    seen.page.wait_for_selector('button[name="pace"][value="at_once"].on')
    seen.invite("jade")
    assert seen.page.locator('button[name="pace"].on').get_attribute("value") == "at_once"
    seen.close()


def test_the_menu_of_a_table_leads_to_the_settings_and_back(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    seen.play_now("dice")
    table = seen.page.url
    press(seen.page, "#app .tools > .menu:last-child summary")
    press(seen.page, '.pop a[href^="/settings"]')
    seen.page.wait_for_url(re.compile("/settings[?]to="))
    press(seen.page, ".set > header .btn")
    seen.page.wait_for_url(table)
    seen.close()
