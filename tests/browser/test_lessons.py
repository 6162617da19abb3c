"""Lessons in Chromium: walked by pressing what the ring marks and nothing else.

A few at two sizes in the tests; `make lessons` (QUIPU_LESSONS=all) walks all of them at five sizes
in three languages, and looks at each moment of them at six more sizes.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from quipu.learning import lessons
from quipu.registry import games
from quipu.texts import LANGUAGES
from tests.support.browser.gestures import press
from tests.support.browser.lesson_walk import Size, begin, learner, settled, walk

EVERY = os.environ.get("QUIPU_LESSONS") == "all"
PHONE, SMALL, TABLET, LANDSCAPE, DESK = (390, 844), (360, 640), (820, 1180), (844, 390), (1280, 720)
SIZES = (PHONE, SMALL, TABLET, LANDSCAPE, DESK)
FURTHER = ((320, 568), (414, 896), (1180, 820), (1024, 768), (1440, 900), (1920, 1080))
SOME = [
    ("dice", "throw", PHONE, "en"),
    ("dice", "cross", DESK, "de"),
    ("dice-plus", "army", DESK, "nl"),
    ("egypt", "trade", PHONE, "nl"),
    ("egypt", "answers", DESK, "en"),
    ("egypt", "robber", PHONE, "de"),
    ("egypt-gods", "hapi", PHONE, "de"),
    ("egypt-pyramid", "stone", DESK, "en"),
    ("inca", "supply", DESK, "de"),
    ("inca", "ruins", PHONE, "en"),
    ("inca", "progress", LANDSCAPE, "en"),
    ("jade", "display", DESK, "nl"),
]
TAUGHT = [(key, name) for key in games() for name in lessons(games()[key])]
WALKED = (
    [(*taught, size, lang) for taught, size, lang in product(TAUGHT, SIZES, LANGUAGES)]
    if EVERY
    else SOME
)


def named(value: Any) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(("key", "name", "size", "lang"), WALKED, ids=named)
def test_a_lesson_is_done_by_pressing_what_is_ringed(
    browser: Browser, address: str, key: str, name: str, size: Size, lang: str
) -> None:
    with learner(browser, size, lang) as page:
        begin(page, address, key, name)
        walked = walk(page, f"{key}/{name}")
        assert walked.faults == []
        acts = sum(step.is_learners for step in lessons(games()[key])[name].steps)
        assert walked.presses >= acts
        page.goto(f"{address}/learn/{key}")
        done = page.locator(f'form[action="/learn/{key}/{name}"] button.done')
        assert done.count() == 1


@pytest.mark.skipif(not EVERY, reason="make lessons")
@pytest.mark.parametrize(("key", "name"), TAUGHT)
def test_every_moment_of_a_lesson_fits_further_sizes(
    browser: Browser, address: str, key: str, name: str
) -> None:
    with learner(browser, DESK, LANGUAGES[TAUGHT.index((key, name)) % len(LANGUAGES)]) as page:
        begin(page, address, key, name)
        assert walk(page, f"{key}/{name}", FURTHER).faults == []


def box(page: Page, selector: str) -> FloatRect:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def test_show_me_does_the_act_and_back_takes_it_back(browser: Browser, address: str) -> None:
    with learner(browser, PHONE, "en") as page:
        begin(page, address, "dice", "roads")
        first = settled(page)["moment"]
        press(page, "#lesson-show")
        page.wait_for_selector(f"#lesson-words:not(:has-text('{first[6:30]}'))")
        second = settled(page)["moment"]
        assert second != first
        press(page, "#lesson-back")
        page.wait_for_selector(f"#lesson-words:has-text('{first[6:30]}')")


def test_the_last_words_say_that_the_lesson_is_done(browser: Browser, address: str) -> None:
    with learner(browser, PHONE, "en") as page:
        begin(page, address, "dice", "roads")
        said = [settled(page)["moment"]]
        while not settled(page)["finished"]:
            said.append(settled(page)["moment"])
            press(page, page.locator("[data-ring]").first, least=16)
        last = page.locator("#lesson .words").inner_text()
        assert "Lesson complete" in last or "finished this lesson" in last
        assert not any(last in each for each in said)
        following, back = box(page, "#lesson-next button"), box(page, "#lesson-back")
        assert following["x"] > back["x"] + back["width"]


def test_long_words_open_over_the_board_and_move_nothing(browser: Browser, address: str) -> None:
    with learner(browser, SMALL, "de") as page:
        begin(page, address, "egypt-pyramid", "stone")
        press(page, page.locator("[data-ring]").first, least=16)
        settled(page)
        rooms = ("#board-room", "#bottom")
        before = [box(page, each) for each in rooms]
        assert page.locator("#lesson .more").is_visible()
        press(page, "#lesson .more")
        words = page.locator("#lesson .words")
        assert words.evaluate("each => each.scrollHeight <= each.clientHeight + 2")
        assert [box(page, each) for each in rooms] == before


def test_words_point_at_the_box_they_are_about(browser: Browser, address: str) -> None:
    with learner(browser, DESK, "en") as page:
        begin(page, address, "dice", "cross")
        walk(page, "dice/cross")
        meant, spot = box(page, '[data-key="box-3"]'), box(page, ".shade .spot")
        assert abs(meant["x"] + meant["width"] / 2 - spot["x"] - spot["width"] / 2) < 2
        assert abs(meant["y"] + meant["height"] / 2 - spot["y"] - spot["height"] / 2) < 2


def test_no_odds_are_shown_in_a_lesson(browser: Browser, address: str) -> None:
    with learner(browser, DESK, "en") as page:
        begin(page, address, "dice", "cross")
        settled(page)
        odds = page.locator(".odds")
        assert odds.count() > 0
        assert not any(each.is_visible() for each in odds.all())


# ---- the coach ------------------------------------------------------------------------------


def coached(page: Page, address: str, key: str) -> None:
    """Begin a game with a coach, and wait until it speaks."""
    page.goto(f"{address}/learn/{key}")
    press(page, 'form[action="/play"] button')
    page.wait_for_selector("#coach:not([hidden])")


def test_a_coach_speaks_once_in_each_situation(browser: Browser, address: str) -> None:
    with learner(browser, DESK, "en") as page:
        coached(page, address, "egypt")
        first = page.locator("#coach-words p").inner_text()
        press(page, "#coach-understood")
        page.locator("#coach:visible", has_text=first).wait_for(state="hidden")
        page.reload()
        page.wait_for_selector('.app.yours:not([aria-busy="true"])')
        assert page.locator("#coach:visible", has_text=first).count() == 0


@pytest.mark.parametrize("size", [PHONE, DESK], ids=named)
def test_a_coach_rings_none_of_several_places(browser: Browser, address: str, size: Size) -> None:
    with learner(browser, size, "en") as page:
        coached(page, address, "egypt-gods")
        page.wait_for_selector('.app.yours:not([aria-busy="true"])')
        assert page.locator(".layer-targets .glow").count() > 1
        assert page.locator("#pointing .ring").count() == 0
        panel = page.locator(".group p").first
        if panel.count():
            assert page.locator("#coach-words").inner_text()[:40] not in panel.inner_text()


def test_a_coach_is_silent_while_a_hint_is_open(browser: Browser, address: str) -> None:
    with learner(browser, DESK, "en") as page:
        coached(page, address, "egypt-gods")
        page.wait_for_selector('.app.yours:not([aria-busy="true"])')
        press(page, "#hint")
        page.wait_for_selector("#hint-card:not([hidden])")
        assert page.locator("#coach").is_hidden()
        press(page, "#hint-card [data-not]")
        assert page.locator("#coach").is_visible()


def test_with_a_coach_on_a_phone_the_throw_is_in_sight(browser: Browser, address: str) -> None:
    with learner(browser, SMALL, "de") as page:
        coached(page, address, "dice")
        page.wait_for_selector('.app.yours:not([aria-busy="true"])')
        strip = box(page, "#coach")
        assert strip["height"] < 110
        press(page, ".app .lone, .layer-targets .glow[data-action]", least=16)
        page.wait_for_selector(".glow[data-toggle]")
        assert page.evaluate("document.scrollingElement.scrollTop") == 0


def test_an_open_panel_is_closed_before_the_next_press(browser: Browser, address: str) -> None:
    with learner(browser, PHONE, "de") as page:
        coached(page, address, "dice")
        page.wait_for_selector("#pointing .ring", state="attached")
        press(page, page.locator("#coach .par").first, least=16)
        page.wait_for_selector("#talk-away:visible")
        page.wait_for_function("() => !document.querySelector('#pointing .ring')")
        press(page, "#talk-away")
        page.wait_for_selector("#pointing .ring", state="attached")
        begin(page, address, "dice", "throw")
        settled(page)
        press(page, page.locator("#lesson-on"))
        settled(page)
        press(page, page.locator("#lesson-words .par").first, least=16)
        page.wait_for_selector("#talk-away[data-ring]")
        press(page, page.locator("[data-ring]").first)
        page.wait_for_selector("#talk-away:visible", state="hidden")
