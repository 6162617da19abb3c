"""The room in Chromium: what is typed is never lost, rows that do not break, links for all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import press, type_into
from tests.support.browser.page_sizes import MEASURE, SIZES, wait_until
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

NAME: Final = '.st li:nth-child(2) .beside-me input[name="name"]'


def change(page: Page, **fields: str) -> None:
    """A change of the room by the host in another window; waits until this page shows it."""
    form: dict[str, Any] = {
        "csrf": page.locator('input[name="csrf"]').first.input_value(),
        **fields,
    }
    page.request.post(f"{page.url}/room", form=form)
    (name, value), *_ = fields.items()
    page.wait_for_selector(f'button[name="{name}"][value="{value}"].on')


def beside(seen: Watched) -> Page:
    """A room of dice whose second seat is on the host's device."""
    seen.invite("dice")
    press(seen.page, '.st li:nth-child(2) button:has-text("On this device")')
    seen.page.wait_for_selector(NAME)
    return seen.page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_name_typed_slowly_outlives_every_redraw(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    page = beside(seen)
    press(page, NAME)
    page.keyboard.press("Control+A")
    for turn, letter in enumerate("Nefertari"):
        change(page, pace=("calm", "brisk")[turn % 2])
        page.keyboard.type(letter)
    change(page, hints="yes")
    assert page.locator(NAME).input_value() == "Nefertari"
    page.keyboard.press("Enter")
    page.wait_for_selector('.st li:nth-child(2) b:text("Nefertari")')
    seen.close()


def test_what_is_selected_stays_selected_when_the_room_is_redrawn(
    browser: Browser, address: str
) -> None:
    """The fault of issue 27: the name Nefer became NeferGuest, as the selection was lost."""
    seen = Watched(browser, address, DESK)
    page = beside(seen)
    first = '.st li:nth-child(1) .beside-me input[name="name"]'
    assert page.locator(first).input_value() == "Guest"
    press(page, first)
    page.keyboard.press("Control+A")
    change(page, pace="calm")
    page.keyboard.type("Nefer")
    assert page.locator(first).input_value() == "Nefer"
    page.keyboard.press("ArrowLeft")
    change(page, pace="brisk")
    page.keyboard.type("-")
    assert page.locator(first).input_value() == "Nefe-r"
    seen.close()


def test_a_field_is_the_same_element_after_a_redraw(browser: Browser, address: str) -> None:
    """So that the keyboard of a phone and its suggestions stay."""
    seen = Watched(browser, address, DESK)
    page = beside(seen)
    press(page, NAME)
    field: Any = page.locator(NAME).element_handle()
    change(page, count="4")
    change(page, lock="yes")
    assert field.evaluate("e => e.isConnected && e === document.activeElement")
    seen.close()


def test_rows_of_seats_hold_at_every_size(browser: Browser, address: str) -> None:
    """A host, a bot, a free seat and a guest on this device; in all languages."""
    seen = Watched(browser, address, DESK)
    page = beside(seen)
    change(page, count="4")
    press(page, '.st li:nth-child(4) button:has-text("Invite")')
    page.wait_for_selector(".inv .url")
    other = Watched(browser, address, DESK)
    other.page.goto(page.locator(".inv [data-copy-text]").first.inner_text())
    type_into(other.page, 'input[name="name"]', "Ines Maria Wolkenstein M")
    press(other.page, "main button")
    other.page.wait_for_selector(".cols")
    page.wait_for_selector('.st b:text("Ines Maria")')
    for lang in ("en", "de", "nl"):
        for each in (seen, other):
            each.context.add_cookies([{"name": "lang", "value": lang, "url": address}])
            each.page.reload()
            for wide, high in SIZES:
                each.page.set_viewport_size({"width": wide, "height": high})
                assert each.page.evaluate(MEASURE) == [], (lang, wide, high)
    seen.close()
    other.close()


def test_titles_of_games_keep_clear_of_the_tick(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.invite("egypt")
    for wide, high in SIZES:
        seen.page.set_viewport_size({"width": wide, "height": high})
        title, tick = (seen.page.locator(f".g.on {each}") for each in ("b", ".tick"))
        words, mark = title.bounding_box(), tick.bounding_box()
        assert words is not None
        assert mark is not None
        beside = words["x"] + words["width"] <= mark["x"]
        below = words["y"] >= mark["y"] + mark["height"]
        assert beside or below, (wide, high)
    seen.close()


def test_a_guest_sees_what_is_set_and_nothing_to_press(browser: Browser, address: str) -> None:
    host, guest = Watched(browser, address, DESK), Watched(browser, address, PHONE)
    host.invite("egypt")
    guest.page.goto(host.page.locator(".inv [data-copy-text]").first.inner_text())
    press(guest.page, "main button")
    guest.page.wait_for_selector(".cols")
    pressable = guest.page.locator(".op button, .blk button, .st button, .games button:enabled")
    assert pressable.count() == 0
    assert guest.page.locator(".op .as-set").first.inner_text() == "for beginners"
    waits = guest.page.locator(".foot .waits")
    assert waits.inner_text() == "The host starts the game"
    assert waits.evaluate("e => getComputedStyle(e).borderStyle") == "none"
    press(host.page, 'button[name="value"][value="variable"]')
    guest.page.wait_for_selector('.op .as-set:text("variable")')
    host.close()
    guest.close()


def test_the_link_is_shared_or_copied(browser: Browser, address: str) -> None:
    phone = Watched(browser, address, PHONE)
    phone.context.add_init_script(
        "Object.defineProperty(navigator, 'share', {value: async (what) => {window.shared = what}})"
    )
    phone.invite("dice")
    link = phone.page.locator(".inv [data-copy-text]").first.inner_text()
    press(phone.page, "[data-share]")
    wait_until(phone.page, "window.shared?.url")
    assert phone.page.evaluate("window.shared.url") == link
    phone.close()
    desk = Watched(browser, address, DESK, permissions=["clipboard-read", "clipboard-write"])
    desk.invite("dice")
    link = desk.page.locator(".inv [data-copy-text]").first.inner_text()
    press(desk.page, "[data-share]")
    desk.page.wait_for_selector('[data-share]:has-text("Link copied")')
    assert desk.page.evaluate("navigator.clipboard.readText()") == link
    desk.close()


def test_one_link_seats_everybody_and_then_offers_to_watch(browser: Browser, address: str) -> None:
    host = Watched(browser, address, DESK)
    host.invite("dice")
    change(host.page, count="3")
    press(host.page, '.st li:nth-child(3) button:has-text("Invite")')
    host.page.wait_for_selector('.state:has-text("2 more players")')
    link = host.page.locator(".inv [data-copy-text]").first.inner_text()
    friends = [Watched(browser, address, PHONE) for _ in range(3)]
    for friend in friends[:2]:
        friend.page.goto(link)
        press(friend.page, "main button.primary")
        friend.page.wait_for_selector(".cols")
    late = friends[2].page
    late.goto(link)
    assert "All seats" in late.locator("main p").inner_text()
    press(late, "main button.primary")
    late.wait_for_selector('.inv:has-text("You are watching")')
    for each in (host, *friends):
        each.close()
