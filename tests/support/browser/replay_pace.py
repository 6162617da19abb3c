"""How long any step of a long replay takes in Chromium, from the key to the picture.

`python -m tests.support.browser.replay_pace [NAME]`: steps far apart, as somebody jumps about
with the slider, then one by one; through open eyes and those of the first seat.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page
from rich.console import Console

import tests.support.browser.alone  # noqa: F401  # for what it does
from tests.support.browser.gestures import press
from tests.support.browser.watched_page import DESK, Watched, chromium
from tests.support.finished_games import kept
from tests.support.server.server_process import Server

LONGEST: Final = "inca-walled-in"
CONSOLE: Final = Console()
STRIDE: Final = 379  # a prime: the steps come out of order, and far from each other
JUMPS: Final = 60
BAR: Final = 100  # milliseconds
WATCH: Final = """() => {
  window.took = null;
  const began = (event) => { window.began = event.timeStamp; };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, began, true);
  const told = () => { window.took = performance.now() - window.began; };
  addEventListener("moment", () => requestAnimationFrame(() => setTimeout(told)));
}"""
THUMB_PX: Final = 16


def jump(page: Page, step: int, last: int) -> None:
    """Press the slider where this step lies."""
    box = page.locator("#slider").bounding_box()
    assert box is not None
    along = (box["width"] - THUMB_PX) * step / last
    page.mouse.click(box["x"] + THUMB_PX / 2 + along, box["y"] + box["height"] / 2)


def took(page: Page) -> float:
    """The milliseconds from the last press to the picture."""
    page.wait_for_function("() => window.took !== null")
    return float(page.evaluate("[window.took, (window.took = null)][0]"))


def measured(page: Page, stride: int, last: int) -> list[float]:
    page.keyboard.press("Home")
    page.locator("#step-now", has_text="Step 0").wait_for()
    page.evaluate("window.took = null")
    found = []
    for each in range(1, JUMPS):
        if stride == 1:
            page.keyboard.press("ArrowRight")
        else:
            jump(page, each * stride % last, last)
        found.append(took(page))
    return found


def said(times: list[float]) -> str:
    slow = sum(each > BAR for each in times)
    middle, most = statistics.median(times), max(times)
    return f"{middle:.0f} ms, at most {most:.0f}, {slow} of {len(times)} above {BAR}"


def main(words: list[str]) -> None:
    """Print what the steps took, for each pair of eyes."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        seen = Watched(browser, server.address, DESK)
        page = seen.page
        page.goto(f"{server.address}/r")
        page.set_input_files("input[type=file]", str(kept(words[0] if words else LONGEST)))
        press(page, "button.primary")
        page.wait_for_selector("#seats .hand svg")
        page.evaluate(WATCH)
        last = int(page.get_attribute("#slider", "max") or "0")
        for eyes in ("-2", "0"):
            press(page, f"[data-eyes='{eyes}']")
            for how, stride in (("far apart", STRIDE), ("one by one", 1)):
                times = measured(page, stride, last)
                CONSOLE.print(f"{last} steps {how}, eyes {eyes}: {said(times)}")
        seen.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
