"""Everybody can use it: the rules of axe find nothing on any page."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import DESK, PHONE, Watched

PATHS = ("", "watch", "me", "rules/egypt", "rules/dice?q=joker", "learn/jade", "no-such-page")


def faults(page: Page) -> list[str]:
    found: dict[str, Any] = Axe().run(page).response
    return [
        f"{fault['id']}: {node['html'][:120]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(
    browser: Browser, address: str, size: tuple[int, int], theme: str
) -> None:
    seen = Watched(browser, address, size, color_scheme=theme)
    found = {}
    for path in PATHS:
        seen.page.goto(f"{address}/{path}")
        found[path] = faults(seen.page)
    seen.page.goto(f"{address}/learn/egypt")
    press(seen.page, 'form[action="/learn/egypt/oxcart"] button')
    seen.page.wait_for_selector("#lesson:not([hidden])")
    found["lesson"] = faults(seen.page)
    seen.invite("egypt-pyramid")
    found["room"] = faults(seen.page)
    for game in ("dice", "egypt-gods"):
        seen.play_now(game)
        seen.wait_for_turn()
        found[game] = faults(seen.page)
    seen.context.close()
    assert {where: each for where, each in found.items() if each} == {}
