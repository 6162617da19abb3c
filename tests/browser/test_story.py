"""What happened, in Chromium: flights, dice, marks, the strip, the log, sounds, and less of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import CHROMIUM, DESK, Watched
from tests.support.paths import SUPPORT
from tests.support.server.event_feeds import played, told

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

STORY = (SUPPORT / "browser" / "story.js").read_text(encoding="utf-8")
PRESS = (
    "#acts .lone:not(.off)",
    "#acts .end:not(.off)",
    '[data-act*="decline"]',
    ".layer-targets .glow[data-action]",
    "#special .act",
)


def opened(browser: Browser, address: str, game: str, motion: str) -> Watched:
    seen = Watched(browser, address, DESK, reduced_motion=motion)
    seen.context.add_init_script(STORY)
    seen.play_now(game)
    return seen


def noted(seen: Watched) -> dict[str, Any]:
    return dict(seen.page.evaluate("window.story"))


def roll(seen: Watched) -> None:
    """One's own turn up to the roll: the first of its acts that throws dice."""
    seen.wait_for_turn()
    lone = seen.page.locator("#acts .lone:not(.off)")
    while not lone.count():
        act(seen)
        seen.wait_for_turn()
    seen.press(lone.first)


def act(seen: Watched) -> None:
    """One act of no importance."""
    for each in PRESS:
        found = seen.page.locator(each)
        if found.count():
            seen.press(found.first)
            return


def rolls(seen: Watched) -> int:
    return seen.page.locator("#log .rolled").count()


def test_cards_fly_from_the_field_dice_tumble_once_and_marks_last_until_ones_own_act(
    browser: Browser, address: str
) -> None:
    seen = opened(browser, address, "egypt", "no-preference")
    seen.wait_for_turn()
    before = rolls(seen)
    tumbled = sum(each["key"] == "die-0" and each["turns"] for each in noted(seen)["moved"])
    for _ in range(12):
        roll(seen)
        assert seen.page.locator(".layer-marks .mark, .did span").count() == 0
        assert seen.page.locator("#came .rolled").count() == 1
        story = noted(seen)
        if any(start.startswith("hex-") and end == "seat 0" for _, start, end in story["flown"]):
            break
        seen.wait_for_turn()
        act(seen)
    else:
        raise AssertionError("nothing was yielded in twelve turns")
    seen.page.keyboard.press("Shift")  # any press ends what still moves
    assert seen.page.locator(".flying").count() == 0
    story = noted(seen)
    now = sum(each["key"] == "die-0" and each["turns"] for each in story["moved"])
    assert now - tumbled == rolls(seen) - before  # once for each roll, and for nothing else
    assert all(150 <= each["duration"] <= 400 for each in story["moved"] if each["key"] != "BUTTON")
    seen.close()


def test_with_less_motion_nothing_flies_and_all_that_moves_is_a_fade(
    browser: Browser, address: str
) -> None:
    seen = opened(browser, address, "egypt", "reduce")
    for _ in range(3):
        roll(seen)
        seen.wait_for_turn()
        act(seen)
    story = noted(seen)
    assert rolls(seen) >= 3
    assert story["flown"] == []
    assert {name for each in story["moved"] for name in each["names"]} <= {"opacity"}
    seen.close()


def test_the_trades_of_a_turn_are_folded_and_every_line_has_its_words(
    browser: Browser, address: str
) -> None:
    """The log of the page is given a game that was played with many trades."""
    tale = told(played("egypt", 160), 0)
    folds = {line["turn"] for line in tale.lines if line.get("fold")}
    assert folds
    seen = opened(browser, address, "egypt", "reduce")
    page = seen.page
    page.evaluate(
        """async (lines) => {
          const source = document.querySelector('script[src$="table.js"]').src;
          const { Log } = await import(source.replace("table.js", "log.js"));
          const colours = ["violet", "turquoise", "grey", "red"];
          const seats = colours.map((colour, seat) =>
            ({ seat, colour, stamp: "circle", name: `P${seat}` }));
          new Log().show(lines, true, seats);
        }""",
        list(tale.lines),
    )
    assert page.locator("#log .trades").count() == len(folds)
    assert page.locator("#log details[open]").count() == 0
    first = page.locator("#log .trades").first
    assert not first.locator(".told").first.is_visible()
    press(page, first.locator("summary"))
    first.locator(".told").first.wait_for()
    heard = page.locator("#log .unseen").count()
    assert heard == len(tale.lines)
    turns = len({line["turn"] for line in tale.lines})
    assert page.locator("#log .turn-of").count() == turns
    assert page.locator("#log .head .i").count() > 10
    seen.close()


def test_sounds_are_off_until_they_are_switched_on_and_that_is_remembered(
    browser: Browser, address: str
) -> None:
    seen = opened(browser, address, "dice", "no-preference")
    page = seen.page
    seen.wait_for_turn()
    press(page, page.locator("#forms .btn.primary:enabled, #acts .lone:not(.off)").first)
    page.wait_for_selector("#log .rolled", state="attached")
    assert page.get_attribute("#sound", "aria-pressed") == "false"
    assert noted(seen)["contexts"] == 0
    press(page, "#sound")
    assert page.get_attribute("#sound", "aria-pressed") == "true"
    assert noted(seen)["contexts"] == 1
    page.reload()
    page.wait_for_selector('#sound[aria-pressed="true"]')
    press(page, "#sound")
    page.reload()
    page.wait_for_selector('#sound[aria-pressed="false"]')
    assert page.get_attribute("#call-me", "aria-pressed") == "false"
    seen.close()


def test_who_wishes_is_called_when_asked_while_looking_elsewhere(
    browser: Browser, address: str
) -> None:
    seen = opened(browser, address, "dice", "reduce")
    page = seen.page
    seen.wait_for_turn()
    press(page, page.locator("header details summary").last)
    press(page, "#call-me")
    page.wait_for_selector('#call-me[aria-pressed="true"]', state="attached")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    called = page.evaluate(
        """async () => {
          const source = document.querySelector('script[src$="table.js"]').src;
          const { Calling } = await import(source.replace("table.js", "calling.js"));
          const calling = new Calling(() => {});
          const found = [];
          for (const you of [false, true, true, false, true]) {
            calling.hear({ you, title: "Your turn", note: "" }, false);
            found.push([window.story.called.length, document.title.startsWith("●")]);
          }
          return found;
        }"""
    )
    assert called == [[0, False], [1, True], [1, True], [1, False], [2, True]]
    seen.close()
