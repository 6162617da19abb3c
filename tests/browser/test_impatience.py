"""Nobody loses a turn by pressing twice: every press, made again at once, commits one act."""

from __future__ import annotations

from typing import Any, Final

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, Page

import quipu
from quipu.registry import games
from tests.support.browser import gestures
from tests.support.browser.act_counts import VISIBLE, WAYS, Acts
from tests.support.browser.gestures import wait_until
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.egypt.scenes import scene

GAPS_MS: Final = (60, 120, 180, 300)
ROUNDS: Final = 3  # every gap so often
MEANT_MS: Final = 380  # presses further apart may both be meant: a busy machine made them late
TIMES: Final = """() => {
  window.pressTimes = [];
  const note = (event) => window.pressTimes.push(event.timeStamp);
  addEventListener("pointerdown", note, { capture: true, passive: true });
}"""
READY: Final = """() => location.pathname.endsWith("/result") || document.querySelector(
  '.app.yours:not([aria-busy="true"]):not([data-settling])')"""


def press(page: Page, x: float, y: float, touch: bool) -> None:
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def press_twice(page: Page, found: dict[str, Any], gap: int, touch: bool) -> float:
    """Press a place twice; how many milliseconds the page saw between the two."""
    press(page, found["x"], found["y"], touch)
    page.wait_for_timeout(gap)
    press(page, found["x"], found["y"], touch)
    first, second = page.evaluate("window.pressTimes.slice(-2)")
    return float(second - first)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", games())
def test_a_double_press_commits_one_act(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    page, touch = seen.page, size == PHONE
    acts = Acts(page)
    seen.play_now(game)
    page.evaluate(TIMES)
    committed = 0
    for turn in range(100):
        page.wait_for_function(READY)
        found = page.evaluate(VISIBLE, WAYS)
        if found is None or committed == ROUNDS * len(GAPS_MS) or seen.over():
            break
        gap = GAPS_MS[turn % len(GAPS_MS)]
        before = len(acts.sent)
        apart = press_twice(page, found, gap, touch)
        page.wait_for_timeout(500)  # what was sent is on its way, and a second would be by now
        made = acts.sent[before:]
        if apart > MEANT_MS:
            continue
        assert len(made) <= 1, f"{found['way']} {found['name']!r} twice in {gap} ms made {made}"
        committed += len(made)
    assert committed >= ROUNDS * len(GAPS_MS), f"only {committed}; then {found}"
    seen.close()


# ---- keys -----------------------------------------------------------------------------------


def first_turn(seen: Watched) -> Acts:
    """The browser's turn in Egypt, before the roll, with a card that may be played first."""
    acts = Acts(seen.page)
    state = scene(phase="before_roll", settlements={0: [10]}, held={0: "mercenary"}, seats=3)
    sit_at(seen, quipu.game("egypt"), state)
    return acts


def test_a_held_key_rolls_once_and_another_key_is_meant(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    acts = first_turn(seen)
    for _ in range(8):  # as a key repeats that is held
        seen.page.keyboard.down("r")
        seen.page.wait_for_timeout(40)
    seen.page.keyboard.up("r")
    wait_until(seen.page, lambda: bool(acts.sent))
    seen.page.wait_for_timeout(300)
    assert [each["kind"] for each in acts.sent] == ["roll"]
    seen.close()


@pytest.mark.parametrize("gap", GAPS_MS)
def test_the_same_key_twice_acts_once(browser: Browser, address: str, gap: int) -> None:
    seen = Watched(browser, address, DESK)
    acts = first_turn(seen)
    seen.page.locator(".act.lone").focus()
    seen.page.keyboard.press("Enter")
    seen.page.wait_for_timeout(gap)
    seen.page.keyboard.press("Enter")
    wait_until(seen.page, lambda: bool(acts.sent))
    seen.page.wait_for_timeout(500)
    assert [each["kind"] for each in acts.sent] == ["roll"]
    seen.close()


# ---- what the guard decides -------------------------------------------------------------------

GUARD: Final = """async () => {
  const script = document.querySelector('script[src*="table.js"]').src;
  const { Guard } = await import(script.replace("table.js", "guard.js"));
  const press = (x, y, time, more) => ({ x, y, time, isTouch: false, name: "roll", ...more });
  const nothing = { name: "", pending: null };
  const found = {};

  const acted = new Guard();
  acted.press({ x: 10, y: 10 });
  acted.acted();
  acted.see(1000, { name: "roll", pending: acted.pending }, "roll", ["roll"]);
  found.sameSpot = acted.ignores(press(12, 10, 1399));
  found.later = acted.ignores(press(12, 10, 1400));
  found.elsewhere = acted.ignores(press(80, 10, 1010));
  acted.move(80, 10);
  acted.move(10, 10);
  found.movedAwayAndBack = acted.ignores(press(10, 10, 1100));

  const resting = new Guard();
  resting.move(10, 10);
  resting.see(1000, nothing, "accept", ["accept"]);
  found.appeared = resting.ignores(press(10, 10, 1300, { name: "accept" }));
  resting.see(2000, { name: "accept", pending: null }, "accept", ["accept"]);
  found.asItWas = resting.ignores(press(10, 10, 2001, { name: "accept" }));

  const finger = new Guard();
  finger.see(1000, nothing, "", ["accept"]);
  found.freshForAFinger = finger.ignores(press(10, 10, 1300, { name: "accept", isTouch: true }));
  found.freshForAMouse = finger.ignores(press(10, 10, 1300, { name: "accept" }));
  finger.see(1500, nothing, "", ["accept"]);
  found.stillThere = finger.ignores(press(10, 10, 1501, { name: "accept", isTouch: true }));

  const keys = new Guard();
  keys.press({ key: "r" });
  keys.acted();
  keys.see(1000, { name: "", pending: keys.pending }, "", []);
  found.sameKey = keys.ignoresKey({ key: "r", time: 1200, repeat: false });
  found.otherKey = keys.ignoresKey({ key: "e", time: 1200, repeat: false });
  found.heldKey = keys.ignoresKey({ key: "e", time: 9000, repeat: true });
  return found;
}"""


def test_what_is_ignored_and_for_how_long(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    found = seen.page.evaluate(GUARD)
    ignored = {"sameSpot", "appeared", "freshForAFinger", "sameKey", "heldKey"}
    assert {name for name, is_ignored in found.items() if is_ignored} == ignored
    assert len(found) == 12
    seen.close()


# ---- second thoughts ----------------------------------------------------------------------------


def ends(page: Page) -> None:
    box = page.locator("#acts [data-means=end_turn]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("wish", ["on", "off"])
def test_ending_a_turn_asks_once_for_those_who_wish(
    browser: Browser, address: str, wish: str
) -> None:
    seen = Watched(browser, address, DESK)
    acts = Acts(seen.page)
    seen.context.add_init_script(f"localStorage.setItem('quipu.confirmEnd', '{wish}')")
    state = scene(settlements={0: [10]}, held={0: "mercenary"}, seats=3)
    sit_at(seen, quipu.game("egypt"), state)
    seen.page.evaluate(TIMES)
    ends(seen.page)
    if wish == "on":
        ends(seen.page)  # at once: nobody has read the question
        seen.page.locator("#toast").get_by_text("mercenary").wait_for(state="attached")
        first, second = seen.page.evaluate("window.pressTimes.slice(-2)")
        if second - first <= MEANT_MS:
            assert acts.sent == []
            settled(seen)
            ends(seen.page)
    wait_until(seen.page, lambda: bool(acts.sent))
    seen.page.wait_for_timeout(300)
    assert [each["kind"] for each in acts.sent] == ["end_turn"]
    seen.close()


def test_throwing_all_again_is_quieter_and_says_so(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, PHONE)
    page = seen.page
    seen.play_now("dice")
    seen.wait_for_turn()
    settled(seen)
    throw = page.locator("#forms .btn.primary")
    assert "again" not in (throw.get_attribute("class") or "")
    gestures.press(page, throw)
    page.locator("#forms .btn.again", has_text="throw all six again").wait_for()
    seen.shot("throw-again")
    gestures.press(page, page.locator(".glow[data-toggle]").first)
    page.locator("#forms .btn.primary:not(.again)").wait_for()
    seen.close()
