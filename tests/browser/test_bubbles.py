"""What somebody says stands for some seconds at their seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.companies import company
from tests.support.browser.gestures import hover, press, type_into
from tests.support.browser.watched_page import DESK, PHONE, Watched

# Looks at each bubble when it comes, however long the test takes to ask.
WATCH = """() => {
  window.bubbles = [];
  new MutationObserver((changes) => {
    for (const each of changes.flatMap((change) => [...change.addedNodes]))
      if (each.matches?.('.said-bubble')) requestAnimationFrame(() => {
        const said = each.getBoundingClientRect();
        const covered = [...document.querySelectorAll('.layer-targets .glow')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width && box.left < said.right && box.right > said.left &&
            box.top < said.bottom && box.bottom > said.top;
        }).length;
        const { pointerEvents } = getComputedStyle(each);
        bubbles.push({ text: each.textContent, covered, pointerEvents,
          left: said.left, right: said.right, top: said.top, bottom: said.bottom });
      });
  }).observe(document.body, { childList: true });
}"""


def speak(seen: Watched, words: str) -> None:
    if seen.size == "phone":
        press(seen.page, "#latest")
    press(seen.page, '[data-tab="chat"]')
    type_into(seen.page, "#say input", words)
    press(seen.page, "#say .btn")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_stand_at_the_seat_and_cover_nothing_that_glows(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    host, friend = company(browser, address, size)
    host.page.evaluate(WATCH)
    speak(friend, "Good luck to you!")
    host.page.wait_for_function("() => bubbles.length > 0")
    (said,) = host.page.evaluate("bubbles")
    assert said["text"] == "Good luck to you!"
    assert said["covered"] == 0
    assert said["pointerEvents"] == "none"
    assert 0 <= said["left"] < said["right"] <= size[0]
    assert 0 <= said["top"] < said["bottom"] <= size[1]
    host.shot("bubble")
    expect(host.page.locator(".said-bubble")).to_have_count(0)  # it goes by itself
    assert friend.page.locator(".said-bubble").count() == 0  # who reads the chat needs no bubble
    host.close()
    friend.close()


def test_who_is_muted_has_no_bubble(browser: Browser, address: str) -> None:
    host, friend = company(browser, address)
    speak(friend, "First words")
    press(host.page, '[data-tab="chat"]')
    hover(host.page, "#chat li")
    press(host.page, "#chat .mute", least=16)
    press(host.page, '[data-tab="log"]')
    host.page.evaluate(WATCH)
    type_into(friend.page, "#say input", "Second words")
    press(friend.page, "#say .btn")
    host.page.wait_for_selector('#chat li:has-text("Second words")', state="attached")
    assert host.page.evaluate("bubbles") == []
    host.close()
    friend.close()
