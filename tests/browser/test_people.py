"""The host's list of people, and options that are typed, at the desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.support.browser.gestures import lift, press, put_down, reach, type_into
from tests.support.browser.watched_page import DESK, PHONE, Watched


def invited(browser: Browser, address: str, link: str, name: str = "") -> Watched:
    """Somebody who follows a link and comes in."""
    guest = Watched(browser, address, DESK)
    guest.page.goto(link)
    if name:
        type_into(guest.page, 'input[name="name"]', name)
    press(guest.page, "main .btn.primary")
    guest.page.wait_for_url("**/t/*")
    return guest


def room_for(host: Watched, game: str) -> None:
    host.invite(game)
    host.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_option_is_typed(browser: Browser, address: str, size: tuple[int, int]) -> None:
    host = Watched(browser, address, size)
    room_for(host, "egypt-pyramid")
    type_into(host.page, ".word .field", "676767678989")
    press(host.page, ".word .btn")
    host.page.wait_for_selector('.op button.on[value="676767678989"]')
    wide: int = host.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
    host.shot("room-pyramid", full=True)
    host.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_mutes_and_removes(browser: Browser, address: str, size: tuple[int, int]) -> None:
    host = Watched(browser, address, size)
    page = host.page
    room_for(host, "dice")
    guest = invited(
        browser, address, page.locator(".inv [data-copy-text]").first.inner_text(), "Ines"
    )
    page.wait_for_selector('.st b:text("Ines")')
    watcher = invited(browser, address, page.locator(".blk [data-copy-text]").inner_text())
    page.wait_for_selector('.guests button[value="remove"] >> nth=1')
    host.shot("room-people", full=True)
    press(page, 'button[name="start"]')
    page.wait_for_selector(".layer-ground > g", state="attached")
    press(page, page.locator(".tools details.menu summary").last)
    press(page, "#people-here")
    page.wait_for_selector("#people[open] .ppl")
    press(page, page.locator('#people button[value="mute"]').first)
    page.wait_for_selector('#people button[value="unmute"]')
    press(page, '#people button[value="remove"]')
    page.wait_for_selector('#people button[value="readmit"]')
    host.shot("people")
    watcher.page.wait_for_url(f"{address}/closed/*")
    for each in (host, guest, watcher):
        each.close()


def test_a_button_pressed_while_somebody_comes_still_works(browser: Browser, address: str) -> None:
    host = Watched(browser, address, DESK)
    page = host.page
    room_for(host, "dice")
    link = page.locator(".inv [data-copy-text]").first.inner_text()
    spot = reach(page, 'button[name="start"]')
    put_down(page, spot)
    with page.expect_response(lambda answer: "part=true" in answer.url):
        guest = invited(browser, address, link, "Ines")
    page.wait_for_timeout(200)
    lift(page, spot)
    page.wait_for_selector(".layer-ground > g", state="attached")
    for each in (host, guest):
        each.close()
