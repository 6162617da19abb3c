"""A thing on the board that offers nothing says what it is, with its paragraph."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.browser.watching import CHROMIUM, DESK, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")


def test_the_bank_explains_itself_and_opens_its_rule(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("egypt")
    seen.wait_for_turn()
    page = seen.page
    page.locator("#at-bank-brick use").first.click()
    toast = page.locator("#toast")
    toast.locator("b", has_text="bank").wait_for()
    assert "four equal cards" in toast.inner_text()
    toast.locator("[data-rule]").click()
    page.wait_for_selector("#ledger #E6\\.1")
    seen.close()
