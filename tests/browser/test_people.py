"""The host's list of people, and options that are typed, at the desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.watching import DESK, PHONE, Watched


def invited(browser: Browser, address: str, link: str, name: str = "") -> Watched:
    """Somebody who follows a link and comes in."""
    guest = Watched(browser, address, DESK)
    guest.page.goto(link)
    if name:
        guest.page.fill('input[name="name"]', name)
    guest.page.click("main .btn.primary")
    guest.page.wait_for_url("**/t/*")
    return guest


def room_for(host: Watched, game: str) -> None:
    host.invite(game)
    host.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_option_is_typed(browser: Browser, address: str, size: tuple[int, int]) -> None:
    host = Watched(browser, address, size)
    room_for(host, "egypt-pyramid")
    host.page.fill(".word .field", "676767678989")
    host.page.click(".word .btn")
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
    guest = invited(browser, address, page.locator(".inv [data-copy-text]").inner_text(), "Ines")
    page.wait_for_selector('.st b:text("Ines")')
    watcher = invited(browser, address, page.locator(".blk [data-copy-text]").inner_text())
    page.wait_for_selector('.guests button[value="remove"] >> nth=1')
    host.shot("room-people", full=True)
    page.click('button[name="start"]')
    page.wait_for_selector(".layer-ground > g", state="attached")
    page.locator(".tools details.menu summary").last.click()
    page.click("#people-here")
    page.wait_for_selector("#people[open] .ppl")
    page.locator('#people button[value="mute"]').first.click()
    page.wait_for_selector('#people button[value="unmute"]')
    page.click('#people button[value="remove"]')
    page.wait_for_selector('#people button[value="readmit"]')
    host.shot("people")
    watcher.page.wait_for_url(f"{address}/")
    for each in (host, guest, watcher):
        each.close()


def test_a_button_pressed_while_somebody_comes_still_works(browser: Browser, address: str) -> None:
    host = Watched(browser, address, DESK)
    page = host.page
    room_for(host, "dice")
    link = page.locator(".inv [data-copy-text]").inner_text()
    page.hover('button[name="start"]')
    page.mouse.down()
    with page.expect_response(lambda answer: "part=true" in answer.url):
        guest = invited(browser, address, link, "Ines")
    page.wait_for_timeout(200)
    page.mouse.up()
    page.wait_for_selector(".layer-ground > g", state="attached")
    for each in (host, guest):
        each.close()
