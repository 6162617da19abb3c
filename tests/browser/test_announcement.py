"""What the operator announces is read at the table, and takes nothing of it away."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser.gestures import press
from tests.support.browser.watched_page import DESK, PHONE, Watched
from tests.support.server.server_process import Server

WORDS = "The server restarts at 21:00 for about two minutes. Your games are kept."


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_table_keeps_its_buttons_below_an_announcement(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    server = Server(tmp_path)
    server.start()  # makes the database
    told = [sys.executable, "-m", "quipu", "admin", "announce", WORDS]
    subprocess.run([*told, "--database", str(server.file)], check=True, timeout=120)
    server.kill()
    server.start()
    seen = Watched(browser, server.address, size)
    seen.play_now("egypt")
    page = seen.page
    page.wait_for_selector('.app:not([aria-busy="true"])')
    assert page.locator(".announcement").inner_text() == WORDS
    for each in page.locator("#acts .act").all():
        box = each.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]
    press(page, "#bottom .lone")
    page.wait_for_selector("#bottom .lone", state="detached")
    seen.close()
    server.close()
