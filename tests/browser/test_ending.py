"""The end of a game at the table: the panel, the way back to the board, and the rematch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.companies import company
from tests.support.browser.gestures import press
from tests.support.browser.watched_page import DESK, PATIENCE, PHONE, Watched

expect.set_options(timeout=PATIENCE)


def resign(seen: Watched) -> None:
    press(seen.page, "details.menu:has(#resign) summary")
    press(seen.page, "#resign")
    press(seen.page, '#sure button[value="yes"]')


def ended(seen: Watched) -> Page:
    seen.page.wait_for_selector("#ending:not([hidden])")
    return seen.page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_says_who_won_and_stays(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    host, friend = company(browser, address, size)
    resign(friend)
    page, other = ended(host), ended(friend)
    expect(page.locator("#ending-title")).to_contain_text("You win with")
    expect(other.locator("#ending-title")).to_contain_text("Guest wins with")
    expect(other.locator("#ending-about")).to_have_text("Everyone else resigned.")
    expect(other.locator("#ending-own")).to_contain_text("You are second")
    assert [row.inner_text() for row in page.locator(".ranks .rank").all()] == ["1", "2"]
    expect(page.locator(".ranks .me .nm b")).to_have_text("Guest")
    expect(other.locator("#turn")).to_contain_text("Guest wins")
    table = page.url
    page.wait_for_timeout(3500)  # the old page changed by itself after 2.6 seconds
    assert page.url == table
    press(host.page, "#ending-fold")
    expect(page.locator("#ending")).to_be_hidden()
    press(host.page, "#turn")
    expect(page.locator("#ending")).to_be_visible()
    host.shot("ending")
    press(host.page, "#ending-full")
    page.wait_for_url("**/result*")
    host.close()
    friend.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_rematch_is_announced_and_joined(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    host, friend = company(browser, address, size)
    resign(friend)
    page, other = ended(host), ended(friend)
    old = other.url
    expect(other.locator("#rematch-strip")).to_be_hidden()
    press(host.page, "#rematch-button")
    page.wait_for_selector(".st")  # the host waits in the next room
    room = page.url
    assert room != old
    expect(page.locator(".st")).to_contain_text("Ines")
    expect(other.locator("#rematch-title")).to_have_text("Guest wants a rematch")
    expect(other.locator("#rematch-note")).to_contain_text("If you do nothing, Guest can start")
    assert other.locator("#rematch-joined .in").count() == 1
    assert other.url == old  # nobody is moved without pressing
    friend.shot("rematch")
    press(friend.page, "#rematch-not-now")
    expect(other.locator("#rematch-strip")).to_be_hidden()
    press(friend.page, "#rematch-button")  # joins the same room, and all are there: it begins
    for each in (host, friend):
        each.page.wait_for_selector(".layer-ground > g", state="attached")
        assert each.page.url == room
    host.close()
    friend.close()


def test_a_rematch_reaches_the_result_page(browser: Browser, address: str) -> None:
    host, friend = company(browser, address)
    resign(friend)
    ended(host)
    ended(friend)
    press(friend.page, "#ending-full")
    friend.page.wait_for_url("**/result*")
    press(host.page, "#rematch-button")
    host.page.wait_for_selector(".st")
    expect(friend.page.locator("#rematch-title")).to_have_text("Guest wants a rematch")
    press(friend.page, "#rematch-button")
    friend.page.wait_for_selector(".layer-ground > g", state="attached")
    assert friend.page.url == host.page.url
    host.close()
    friend.close()


def test_a_rematch_finds_a_friend_at_another_table(browser: Browser, address: str) -> None:
    """Who has gone on to another game hears of it there, and is not moved."""
    host, friend = company(browser, address)
    resign(friend)
    ended(host)
    ended(friend)
    friend.play_now("jade")
    elsewhere = friend.page.url
    press(host.page, "#rematch-button")
    host.page.wait_for_selector(".st")
    expect(friend.page.locator("#rematch-notice")).to_contain_text("Guest wants a rematch")
    assert friend.page.url == elsewhere
    press(friend.page, "#rematch-notice .btn.primary")
    friend.page.wait_for_url(host.page.url)
    host.close()
    friend.close()


def test_who_watches_sees_the_end_and_no_rematch_button(browser: Browser, address: str) -> None:
    host, friend = company(browser, address)
    table = host.page.url
    press(host.page, "details.menu:has(#people-here) summary")
    watcher = Watched(browser, address, DESK)
    watcher.page.goto(watch_link(host))
    press(watcher.page, "main .btn.primary")
    watcher.page.wait_for_url(table)
    watcher.page.wait_for_selector(".layer-ground > g", state="attached")
    resign(friend)
    page = ended(watcher)
    expect(page.locator("#ending-title")).to_contain_text("Guest wins with")
    expect(page.locator("#ending-own")).to_be_empty()
    assert page.locator("#rematch-button").count() == 0
    for each in (host, friend, watcher):
        each.close()


def watch_link(host: Watched) -> str:
    """The link for watching, from the list of people."""
    press(host.page, "#people-here")
    host.page.wait_for_selector("#people[open] [data-copy-text]")
    link = host.page.locator("#people [data-copy-text]").inner_text()
    press(host.page, "#people .acts2 .btn")
    return link


def test_against_bots_a_rematch_begins_at_once(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    first = seen.page.url
    seen.page.wait_for_selector('.app:not([aria-busy="true"])')
    resign(seen)
    page = ended(seen)
    expect(page.locator("#ending-own")).to_contain_text("You are second")
    press(seen.page, "#rematch-button")
    page.wait_for_url(lambda address: address != first)
    page.wait_for_selector(".layer-ground > g", state="attached")
    seen.close()
