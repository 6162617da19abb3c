"""Two people at one device: the curtain falls between their turns and takes the hand with it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Browser, Error

from tests.support.browser.act_counts import Acts
from tests.support.browser.gestures import (
    Spot,
    hold,
    lift,
    press,
    press_chosen,
    put_down,
    type_into,
)
from tests.support.browser.watched_page import DESK, PHONE, Watched

HELD_MS = 1_300
OWN = "#own-cards [data-card], #hand [data-card]"
NEXT = """(first) => {
  const asked = document.querySelector('.app.yours:not([aria-busy="true"])');
  const found = [
    ".glow.picked", first, ".act.lone", "#forms .btn.primary:enabled", ".glow[data-action]",
  ].map((each) => document.querySelector(each));
  return { element: asked && found.find((each) => each?.checkVisibility()) };
}"""


def sit_down(seen: Watched, game: str, *names: str) -> None:
    """A room with these at the device, the first of them begins; bots have the other seats."""
    seen.invite(game)
    for number in range(1, len(names)):
        change(seen, number, 'button[value="device"]')
        seen.page.locator(".st li").nth(number).locator(".beside-me .field").wait_for()
    for number, name in enumerate(names):
        seat = seen.page.locator(".st li").nth(number)
        type_into(seen.page, seat.locator(".beside-me .field"), name)
        change(seen, number, ".beside-me .btn")
        seen.page.wait_for_selector(f'.st b:text-is("{name}")')
    first = 'form:has(input[value="first_seat"]) button[value="0"]'
    press(seen.page, first)
    seen.page.wait_for_selector(f'{first}[aria-pressed="true"]')
    seen.shot("room-device", full=True)
    press(seen.page, 'button[name="start"]')


def change(seen: Watched, number: int, button: str) -> None:
    press(seen.page, seen.page.locator(".st li").nth(number).locator(button))


def open_for(seen: Watched, name: str) -> None:
    """A touch does nothing, a second opens."""
    button = seen.page.locator(f'#curtain .holding.primary:has-text("I am {name}:")')
    button.wait_for()
    assert seen.page.locator(OWN).count() == 0
    press(seen.page, button)
    assert seen.page.locator("#curtain").is_visible()
    hold(seen.page, button, HELD_MS)
    seen.page.locator("#curtain").wait_for(state="hidden")
    seen.wait_for_turn()


def play_on(seen: Watched, until: str, first: str = ".act.end:not(.off)") -> None:
    """Whoever is asked does something, `first` if it can be, until this is to be seen."""
    while not seen.page.locator(until).first.is_visible():
        with suppress(Error):  # the page begins anew when the curtain falls
            press_chosen(seen.page, NEXT, first)
        seen.page.wait_for_timeout(60)


def test_a_hand_goes_with_its_turn(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    sit_down(seen, "egypt", "Nefer", "Meret")
    open_for(seen, "Nefer")
    assert seen.page.locator(OWN).count() > 0
    play_on(seen, "#curtain")
    seen.page.wait_for_selector('#curtain-title:text-is("Hand it to Meret")')
    assert "Nefer" in seen.page.locator("#curtain-lead").inner_text()
    open_for(seen, "Meret")
    assert seen.page.locator(OWN).count() > 0
    play_on(seen, "#curtain")
    seen.page.wait_for_selector("#curtain-since li")
    assert seen.page.locator(OWN).count() == 0
    seen.shot("curtain")
    seen.close()


def test_a_short_game_of_two_at_one_device(browser: Browser, address: str) -> None:
    """A turn each, then they agree to end it; a second page begins with the curtain down."""
    seen = Watched(browser, address, DESK)
    sit_down(seen, "dice", "Nefer", "Meret")
    open_for(seen, "Nefer")
    play_on(seen, "#curtain")
    seen.shot("curtain")
    other = seen.context.new_page()
    other.goto(seen.page.url)
    other.wait_for_selector('#curtain-title:text-is("Hand it to Meret")')
    other.close()
    open_for(seen, "Meret")
    press(seen.page, "details.menu:has(#offer-end) summary")
    press(seen.page, "#offer-end")
    seen.page.wait_for_selector('#proposal b:has-text("Nefer:")')
    press(seen.page, '#proposal [data-answer="yes"]')
    seen.page.wait_for_selector("#ending:not([hidden])")
    assert seen.page.locator("form[action$=rematch]").is_visible()
    seen.to_result()
    assert seen.page.locator("form[action$=rematch]").is_visible()
    seen.close()


def test_letting_go_of_the_curtain_presses_nothing_behind_it(
    browser: Browser, address: str
) -> None:
    """Ten times by a finger, all over the button; the board lies behind it."""
    seen = Watched(browser, address, PHONE)
    acts = Acts(seen.page)
    sit_down(seen, "jade", "Nefer", "Meret")
    page = seen.page
    for turn in range(10):
        button = page.locator("#curtain .holding.primary")
        button.wait_for()
        box = button.bounding_box()
        assert box is not None
        across, down = 0.08 + 0.09 * turn, 0.2 + 0.15 * (turn % 5)
        spot = Spot(box["x"] + box["width"] * across, box["y"] + box["height"] * down, True)
        put_down(page, spot)
        page.locator("#curtain .holding.ready").wait_for()
        lift(page, spot)
        page.locator("#curtain").wait_for(state="hidden")
        seen.wait_for_turn()
        page.wait_for_timeout(300)
        assert page.locator(".glow.picked").count() == 0
        assert page.locator("#bubble").is_hidden()
        assert page.locator("#explain").is_hidden()
        assert acts.sent == []
        page.reload()
    seen.close()
