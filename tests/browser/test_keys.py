"""Keys at the table: R begins, E ends, Escape puts away, whatever else lies open."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

import quipu
from tests.support.browser.act_counts import VISIBLE, WAYS, Acts
from tests.support.browser.gestures import press, wait_until
from tests.support.browser.positions import settled, sit_at
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.egypt.scenes import scene


def with_a_card(**more: Any) -> Any:
    """The turn of seat 0 before the roll, holding a mercenary that may be played."""
    return scene(phase="before_roll", settlements={0: [10]}, seats=3, **more)


def corner(seen: Watched) -> tuple[float, float]:
    """Where Roll begins, and how wide it is."""
    box = seen.page.locator("#bottom .act.lone").bounding_box()
    assert box is not None
    return box["x"], box["width"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_roll_keeps_its_corner_beside_a_playable_card(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    alone, beside = (Watched(browser, address, size) for _ in range(2))
    sit_at(alone, quipu.game("egypt"), with_a_card())
    sit_at(beside, quipu.game("egypt"), with_a_card(held={0: "mercenary"}))
    assert corner(alone) == corner(beside)
    beside.shot("roll-beside-card")
    for each in (alone, beside):
        acts = Acts(each.page)
        each.page.reload()
        each.wait_for_turn()
        settled(each)
        each.page.keyboard.press("r")
        each.page.locator("#acts [data-means=end_turn]").wait_for()
        each.page.wait_for_timeout(300)
        assert [sent["kind"] for sent in acts.sent] == ["roll"]
        each.close()


def test_the_card_in_the_hand_plays_and_no_picture_pretends_to(
    browser: Browser, address: str
) -> None:
    seen = Watched(browser, address, DESK)
    acts = Acts(seen.page)
    sit_at(seen, quipu.game("egypt"), with_a_card(held={0: "mercenary"}))
    settled(seen)
    assert seen.page.locator("#special .pic:visible").count() == 0
    press(seen.page, "#own-cards .glow[data-action*=mercenary]")
    seen.page.locator(".layer-targets .glow[data-action*=robber]").first.wait_for(state="attached")
    assert [sent["kind"] for sent in acts.sent] == ["play_mercenary"]
    seen.close()


def test_escape_closes_the_trade_panel(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    state = scene(settlements={0: [10]}, hands={0: "brick:4"}, seats=3)
    sit_at(seen, quipu.game("egypt"), state)
    press(seen.page, "#trade")
    seen.page.locator("#offers .composer").wait_for()
    seen.page.keyboard.press("Escape")
    seen.page.locator("#offers .composer").wait_for(state="detached")
    seen.close()


def test_control_z_takes_back(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    state = scene(settlements={0: [10]}, hands={0: "brick cattle"}, seats=3)
    sit_at(seen, quipu.game("egypt"), state)
    press(seen.page, seen.glows())
    built = seen.page.locator('[data-means="build_oxcart"].off')
    built.wait_for()
    seen.page.keyboard.press("Control+z")
    built.wait_for(state="detached")
    seen.close()


@pytest.mark.parametrize("game", quipu.games())
def test_e_ends_a_turn(browser: Browser, address: str, game: str) -> None:
    """Press on until the turn may be ended, then by the key."""
    seen = Watched(browser, address, DESK)
    page = seen.page
    acts = Acts(page)
    seen.play_now(game)
    ends = page.locator(".act[data-ends]:not(.off):visible")
    for _ in range(80):
        seen.wait_for_turn()
        settled(seen)
        if ends.count():
            break
        found = page.evaluate(VISIBLE, WAYS)
        assert found is not None
        page.mouse.click(found["x"], found["y"])
        page.wait_for_timeout(60)
    before = len(acts.sent)
    page.keyboard.press("e")
    wait_until(page, lambda: len(acts.sent) > before)
    page.wait_for_timeout(300)
    assert [sent["kind"] for sent in acts.sent[before:]] == ["end_turn"]
    seen.close()
