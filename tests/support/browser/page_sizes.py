"""Shared by tests: MEASURE, SIZES, wait_until."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.support.browser.watched_page import PATIENCE

MEASURE: Final = Path(__file__).with_name("measure_page.js").read_text(encoding="utf-8")


SIZES: Final = (
    *((320, 568), (360, 640), (390, 844), (414, 896), (844, 390), (820, 1180)),
    *((1024, 768), (1280, 720), (1440, 900), (1920, 1080)),
)


def wait_until(page: Page, expression: str) -> None:
    """Until this is true in the page, whose policy forbids `wait_for_function`."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, expression
        page.wait_for_timeout(40)
