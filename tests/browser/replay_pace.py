"""How long any step of a long replay takes in Chromium, from the key to the picture.

`python -m tests.browser.replay_pace [NAME]`: steps far apart, as somebody jumps about with the
slider, then one by one; through open eyes and those of the first seat.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console

import tests.browser.alone  # noqa: F401  # for what it does
from tests.browser.watching import DESK, Watched, chromium
from tests.finishing import kept
from tests.server.machine import Server

LONGEST: Final = "inca-walled-in"
CONSOLE: Final = Console()
STRIDE: Final = 379  # a prime: the steps come out of order, and far from each other
JUMPS: Final = 60
BAR: Final = 100  # milliseconds
MOMENT: Final = """(step) => new Promise((done) => {
  const slider = document.getElementById("slider");
  const began = performance.now();
  const told = () => done(performance.now() - began);
  const shown = () => requestAnimationFrame(() => setTimeout(told));
  addEventListener("moment", shown, { once: true });
  slider.value = String(step);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
})"""


def said(took: list[float]) -> str:
    slow = sum(each > BAR for each in took)
    middle, most = statistics.median(took), max(took)
    return f"{middle:.0f} ms, at most {most:.0f}, {slow} of {len(took)} above {BAR}"


def main(words: list[str]) -> None:
    """Print what the steps took, for each pair of eyes."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        seen = Watched(browser, server.address, DESK)
        page = seen.page
        page.goto(f"{server.address}/r")
        page.set_input_files("input[type=file]", str(kept(words[0] if words else LONGEST)))
        page.locator("button.primary").click()
        page.wait_for_selector("#seats .hand svg")
        last = int(page.get_attribute("#slider", "max") or "0")
        for eyes in ("-2", "0"):
            page.locator(f"[data-eyes='{eyes}']").click()
            for how, stride in (("far apart", STRIDE), ("one by one", 1)):
                took = [page.evaluate(MOMENT, each * stride % last) for each in range(1, JUMPS)]
                CONSOLE.print(f"{last} steps {how}, eyes {eyes}: {said(took)}")
        seen.close()
        server.close()


if __name__ == "__main__":
    main(sys.argv[1:])
