"""Real Chromium at real tables: whole games, two browsers, phones, keys, languages, lost lines."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser

from quipu.registry import games
from tests.support.browser.gestures import hover, press, type_into, wait_until
from tests.support.browser.positions import settled
from tests.support.browser.watched_page import CHROMIUM, DESK, PHONE, Watched
from tests.support.server.server_process import Server

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no Chromium")

FIRST_VIEW = 300_000
UPDATE = 30_000


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_by_clicking_what_glows(
    browser: Browser, address: str, game: str, size: tuple[int, int]
) -> None:
    seen = Watched(browser, address, size)
    seen.play_now(game)
    seen.wait_for_turn()
    assert seen.squeezed
    first = seen.loaded + sum(seen.frames)
    assert first < FIRST_VIEW, first
    seen.shot(f"table-{game}")
    before = len(seen.frames)
    made = seen.play_to_the_end()
    worst = max(seen.frames[before:])
    assert worst < UPDATE, worst
    assert made["refused"] == []
    boards = {box.partition(",")[0] for box in made["boxes"]}  # a phone's sheet may grow over it
    assert len(boards if seen.size == "phone" else made["boxes"]) == 1, made["boxes"]
    seen.page.wait_for_selector(".rs")
    seen.shot(f"result-{game}", full=True)
    text = max(seen.texts[before:])
    print(f"{game} {seen.size}: first view {first:.0f}, worst update {worst} ({text}), {made}")  # noqa: T201
    seen.close()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_is_shown(browser: Browser, address: str, size: tuple[int, int]) -> None:
    for theme in ("light", "dark"):
        seen = Watched(browser, address, size, color_scheme=theme)
        mark = "" if theme == "light" else "-dark"
        page = seen.page
        page.goto(seen.address)
        seen.shot(f"lobby{mark}", full=True)
        for path in ("watch", "me", "rules/dice", "rules/dice?q=joker"):
            page.goto(f"{seen.address}/{path}")
            seen.shot(f"{path.replace('/', '-').replace('?q=', '-find-')}{mark}")
        seen.invite("dice")
        seen.shot(f"room{mark}", full=True)
        seen.play_now("dice")
        seen.wait_for_turn()
        press(page, "#forms .btn.primary:enabled")
        page.wait_for_selector(".layer-targets [data-toggle]", state="attached")
        press(page, page.locator(".layer-targets [data-toggle]").nth(1))
        page.wait_for_selector('.layer-targets [aria-checked="true"]', state="attached")
        seen.shot(f"keeping{mark}")
        if size == PHONE:
            press(page, page.locator("#app summary").last)
            press(page, "#talk-here")
        press(page, '[data-tab="rules"]')
        page.wait_for_selector("#ledger a")
        type_into(page, "#find input", "joker")
        page.wait_for_selector("#ledger mark")
        seen.shot(f"rules-panel{mark}")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        seen.close()


def test_two_browsers_play_and_talk_with_each_other(browser: Browser, address: str) -> None:
    one, two = (Watched(browser, address, DESK) for _ in range(2))
    one.invite("dice")
    link = one.page.locator(".inv [data-copy-text]").first.inner_text()
    two.page.goto(link)
    two.shot("invitation")
    type_into(two.page, 'input[name="name"]', "Ines")
    press(two.page, "main button")
    two.page.wait_for_selector(".cols")
    one.page.wait_for_selector('.st b:text("Ines")')
    press(one.page, 'button[name="start"]')
    for each in (one, two):
        each.page.wait_for_selector(".layer-ground > g", state="attached")
    for _ in range(6):
        assert wait_until(one.page, lambda: one.yours() or two.yours())
        now = one if one.yours() else two
        now.wait_for_turn()
        now.press(now.page.locator("#forms .btn.primary:enabled, .act:not(.off)").first)
    press(two.page, '[data-tab="chat"]')
    type_into(two.page, "#say input", "<b>hello</b>")
    two.page.press("#say input", "Enter")
    press(one.page, '[data-tab="chat"]')
    one.page.wait_for_selector('#chat li:has-text("<b>hello</b>")')
    one.shot("chat")
    hover(one.page, "#chat li:last-child")
    press(one.page, "#chat li:last-child .mute")
    assert not one.page.locator('#chat li:has-text("hello")').is_visible()
    one.page.reload()
    press(one.page, '[data-tab="chat"]')
    one.page.wait_for_selector('#chat li:has-text("hello")', state="attached")
    assert not one.page.locator('#chat li:has-text("hello")').is_visible()
    press(one.page, "#unmute")
    assert one.page.locator('#chat li:has-text("hello")').is_visible()
    one.close()
    two.close()


def test_a_lost_line_comes_back_by_itself(server: Server, browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    seen.wait_for_turn()
    server.kill()
    seen.page.wait_for_selector("#offline:not([hidden])")
    seen.shot("reconnecting")
    server.start()
    seen.page.wait_for_selector("#offline", state="hidden")
    lines = seen.page.locator("#log li").count()
    press(seen.page, "#forms .btn.primary:enabled")
    seen.page.locator("#log li").nth(lines).wait_for()
    seen.context.set_offline(True)
    seen.page.wait_for_selector("#offline:not([hidden])")
    seen.context.set_offline(False)
    seen.page.wait_for_selector("#offline", state="hidden")
    seen.faults = [fault for fault in seen.faults if "ERR_" not in fault]  # the cut itself
    seen.close()


def test_a_turn_by_keyboard_alone(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("dice")
    seen.wait_for_turn()
    reach(seen, "document.activeElement.closest('.layer-targets')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".layer-targets [data-toggle]", state="attached")
    reach(seen, "document.activeElement.dataset.toggle")
    page.keyboard.press("Space")
    page.wait_for_selector('.layer-targets [aria-checked="true"]', state="attached")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert page.locator('.layer-targets [aria-checked="true"]').count() == 2
    seen.shot("keyboard")
    reach(seen, "document.activeElement.matches('#acts .act:not(.off)')")
    settled(seen)
    page.keyboard.press("Enter")
    page.wait_for_selector('#acts [data-act*="end_turn"]')
    seen.close()


def test_a_whole_game_by_keyboard_alone(browser: Browser, address: str) -> None:
    """R throws, E stops and ends the turn; a question mark tells the keys."""
    seen = Watched(browser, address, DESK)
    page = seen.page
    seen.play_now("dice")
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open] kbd")
    seen.shot("keys")
    page.keyboard.press("Escape")
    for step in range(3000):
        if seen.over():
            break
        if seen.yours():
            page.keyboard.press("re"[step % 2])
        page.wait_for_timeout(20)
    seen.to_result()
    page.wait_for_selector(".rs")
    seen.close()


def reach(seen: Watched, there: str) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(80):
        if seen.page.evaluate(f"Boolean({there})"):
            return
        seen.page.keyboard.press("Tab")
    raise AssertionError(there)


def test_the_language_changes_in_mid_game(browser: Browser, address: str) -> None:
    seen = Watched(browser, address, DESK)
    seen.play_now("dice")
    seen.page.wait_for_selector('#log li:has-text("began")')
    press(seen.page, seen.page.locator(".tools summary").first)
    press(seen.page, 'button[lang="de"]')
    seen.page.wait_for_selector('#log li:has-text("begonnen")')
    seen.shot("german")
    with seen.page.expect_response("**/settings"):
        press(seen.page, "[data-theme-form] button:visible")
    assert seen.page.evaluate("document.documentElement.dataset.theme") == "dark"
    seen.page.reload()
    assert seen.page.evaluate("document.documentElement.dataset.theme") == "dark"
    seen.close()
