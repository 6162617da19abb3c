"""Two people at one device: the curtain falls between their turns and takes the hand with it."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Browser, Error

from tests.browser.watching import DESK, PHONE, Watched

HELD = 1_300  # milliseconds
OWN = "#own-cards [data-card], #hand [data-card]"
PRESS = """(first) => {
  if (!document.querySelector('.app.yours:not([aria-busy="true"])')) return;
  const found = [first, ".act.lone", "#forms .btn.primary:enabled", ".glow[data-action]"];
  const pressed = found.map((each) => document.querySelector(each)).find((each) => each);
  pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def sit_down(seen: Watched, game: str, *names: str) -> None:
    """A room with these at the device, the first of them begins; bots have the other seats."""
    seen.invite(game)
    for number in range(1, len(names)):
        change(seen, number, 'button[value="device"]')
        seen.page.locator(".st li").nth(number).locator(".beside-me .field").wait_for()
    for number, name in enumerate(names):
        seen.page.locator(".st li").nth(number).locator(".beside-me .field").fill(name)
        change(seen, number, ".beside-me .btn")
        seen.page.wait_for_selector(f'.st b:text-is("{name}")')
    first = 'form:has(input[value="first_seat"]) button[value="0"]'
    seen.page.locator(first).dispatch_event("click")
    seen.page.wait_for_selector(f'{first}[aria-pressed="true"]')
    seen.shot("room-device", full=True)
    seen.page.locator('button[name="start"]').dispatch_event("click")


def change(seen: Watched, number: int, button: str) -> None:
    """Press a button of a seat, in one moment: the room may be drawn anew at any time."""
    seen.page.locator(".st li").nth(number).locator(button).dispatch_event("click")


def hold(seen: Watched, name: str) -> None:
    """A touch does nothing, a second opens."""
    button = seen.page.locator(f'#curtain .holding.primary:has-text("I am {name}:")')
    button.wait_for()
    assert seen.page.locator(OWN).count() == 0
    button.hover()
    seen.page.mouse.down()
    seen.page.mouse.up()
    assert seen.page.locator("#curtain").is_visible()
    seen.page.mouse.down()
    seen.page.wait_for_timeout(HELD)
    seen.page.mouse.up()
    seen.page.locator("#curtain").wait_for(state="hidden")
    seen.wait_for_turn()


def play_on(seen: Watched, until: str, first: str = ".act.end:not(.off)") -> None:
    """Whoever is asked does something, `first` if it can be, until this is to be seen."""
    while not seen.page.locator(until).first.is_visible():
        with suppress(Error):  # the page begins anew when the curtain falls
            seen.page.evaluate(PRESS, first)
        seen.page.wait_for_timeout(60)


def test_a_hand_goes_with_its_turn(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    sit_down(seen, "egypt", "Nefer", "Meret")
    hold(seen, "Nefer")
    assert seen.page.locator(OWN).count() > 0
    play_on(seen, "#curtain")
    seen.page.wait_for_selector('#curtain-title:text-is("Hand it to Meret")')
    assert "Nefer" in seen.page.locator("#curtain-lead").inner_text()
    hold(seen, "Meret")
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
    hold(seen, "Nefer")
    play_on(seen, "#curtain")
    seen.shot("curtain")
    other = seen.context.new_page()
    other.goto(seen.page.url)
    other.wait_for_selector('#curtain-title:text-is("Hand it to Meret")')
    other.close()
    hold(seen, "Meret")
    seen.page.locator("details.menu:has(#offer-end) summary").click()
    seen.page.locator("#offer-end").click()
    seen.page.wait_for_selector('#proposal b:has-text("Nefer:")')
    seen.page.locator('#proposal [data-answer="yes"]').click()
    seen.page.wait_for_url("**/result*")
    assert seen.page.locator("form[action$=rematch]").count() == 1
    seen.close()
