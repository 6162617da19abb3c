"""Shared by tests: company."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.support.browser.gestures import press, type_into
from tests.support.browser.watched_page import DESK, Watched


def company(
    browser: Browser, address: str, size: tuple[int, int] = DESK, game: str = "dice"
) -> tuple[Watched, Watched]:
    """A host and a friend, Ines, at a table of their own that has begun."""
    host = Watched(browser, address, size)
    host.invite(game)
    link = host.page.locator(".inv [data-copy-text]").first.inner_text()
    friend = Watched(browser, address, size)
    friend.page.goto(link)
    type_into(friend.page, 'input[name="name"]', "Ines")
    press(friend.page, "main .btn.primary")
    friend.page.wait_for_url("**/t/*")
    host.page.wait_for_selector('.st b:text("Ines")')
    press(host.page, 'button[name="start"]')
    for each in (host, friend):
        each.page.wait_for_selector(".layer-ground > g", state="attached")
        each.page.wait_for_selector('.app:not([aria-busy="true"])')
    return host, friend
