"""Lessons in Chromium: walked by doing what the page says and nothing else.

One of each mode in the tests; `make lessons` (QUIPU_LESSONS=all) walks all of them at both sizes.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error

from quipu.learning import lessons
from quipu.registry import games
from tests.browser.watching import DESK, PHONE, Watched

WALKER = Path(__file__).with_name("walker.js").read_text(encoding="utf-8")
EVERY = os.environ.get("QUIPU_LESSONS") == "all"
SIZES = {"desk": DESK, "phone": PHONE}
SOME = {
    "dice": ("throw", "phone"),
    "dice-plus": ("army", "desk"),
    "egypt": ("robber", "desk"),
    "egypt-gods": ("hapi", "phone"),
    "egypt-pyramid": ("stone", "desk"),
    "inca": ("decline", "phone"),
    "jade": ("drive", "desk"),
}
WALKED = (
    [(key, name, size) for key in games() for name in lessons(games()[key]) for size in SIZES]
    if EVERY
    else [(key, *some) for key, some in SOME.items()]
)


def begin(page: Watched, key: str, name: str) -> None:
    page.page.goto(f"{page.address}/learn/{key}")
    page.page.locator(f'form[action="/learn/{key}/{name}"] button').click()
    page.page.wait_for_selector("#lesson:not([hidden])")


def walk(page: Watched) -> dict[str, Any]:
    page.page.evaluate(WALKER, page.size == "phone")
    try:
        page.page.wait_for_selector("body[data-walked]", state="attached")
    except Error as error:
        page.shot("lesson-stuck")
        said = page.page.locator("#lesson").inner_text()
        raise AssertionError(f"no end: {said} {page.page.evaluate('window.walked')}") from error
    return dict(page.page.evaluate("window.walked"))


@pytest.mark.parametrize(("key", "name", "size"), WALKED)
def test_a_lesson_is_done_by_doing_what_the_page_says(
    browser: Browser, address: str, key: str, name: str, size: str
) -> None:
    page = Watched(browser, address, SIZES[size])
    begin(page, key, name)
    walked = walk(page)
    acts = sum(step.is_learners for step in lessons(games()[key])[name].steps)
    assert walked["pressed"] + walked["shown"] >= acts
    page.page.goto(f"{address}/learn/{key}")
    done = page.page.locator(f'form[action="/learn/{key}/{name}"] button.done')
    assert done.count() == 1
    page.close()


def test_a_coach_speaks_once_in_each_situation(browser: Browser, address: str) -> None:
    page = Watched(browser, address, DESK)
    page.page.goto(f"{address}/learn/egypt")
    page.page.locator('form[action="/play"] button').click()
    page.page.wait_for_selector("#coach:not([hidden])")
    first = page.page.locator("#coach-words p").inner_text()
    page.page.locator("#coach-understood").click()
    page.page.locator("#coach:visible", has_text=first).wait_for(state="hidden")
    page.page.reload()
    page.wait_for_turn()
    assert page.page.locator("#coach:visible", has_text=first).count() == 0
    page.close()
