"""Walk a lesson by pressing what its ring marks, and look at every moment of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tests.support.browser.gestures import FIELD_PX, CannotPress, press

LOOK: Final = Path(__file__).with_name("walker.js").read_text(encoding="utf-8")
SETTLE_MS: Final = 60  # two looks so far apart that agree
PATIENCE_S: Final = 20.0
MAX_PRESSES: Final = 150
TOUCH_BELOW: Final = 1000  # pixels of width; smaller windows are pressed by finger

Size = tuple[int, int]


@dataclass
class Walked:
    """What a walk saw: moments looked at, and what was wrong at which of them."""

    looks: int = 0
    presses: int = 0
    faults: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def look(self, where: str, faults: Sequence[str]) -> None:
        self.looks += 1
        for fault in faults:
            self.fault(where, fault)

    def fault(self, where: str, says: str) -> None:
        self.faults.append(f"{where}: {says}")
        self.kinds[says.partition(":")[0]] += 1


@contextmanager
def learner(browser: Browser, size: Size, lang: str) -> Iterator[Page]:
    """A page of that size and language; small ones are touched."""
    wide, high = size
    touch = wide < TOUCH_BELOW
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        has_touch=touch,
        is_mobile=touch,
        locale=lang,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    try:
        yield page
    finally:
        context.close()


def begin(page: Page, address: str, key: str, name: str) -> None:
    """Begin a lesson from the list of its game."""
    page.goto(f"{address}/learn/{key}")
    press(page, f'form[action="/learn/{key}/{name}"] button')
    page.wait_for_selector("#lesson:not([hidden])")


def settled(page: Page) -> dict[str, Any]:
    """What the page shows once it is still and the learner can do something."""
    deadline = time.monotonic() + PATIENCE_S
    seen: dict[str, Any] = {"state": None}
    while True:
        now = dict(page.evaluate(LOOK))
        still = now["state"] == seen["state"] and not now["busy"] and not now["waiting"]
        if still and not (now["faults"] and time.monotonic() < deadline - PATIENCE_S + 1.5):
            return now
        if time.monotonic() > deadline:
            return now
        seen = now
        page.wait_for_timeout(SETTLE_MS)


def walk(page: Page, where: str, others: Sequence[Size] = ()) -> Walked:
    """Press the ring until the lesson says that it is done, looking at each moment.

    With `others` each moment is looked at in windows of these sizes too.
    """
    walked, stuck = Walked(), 0
    while walked.presses < MAX_PRESSES:
        now = settled(page)
        said = f"{where} {now['moment'][:60]} [{now['ringed'][:40]}]"
        walked.look(said, now["faults"])
        if others and not stuck:
            now = survey(page, where, others, walked)
        if now["finished"]:
            return walked
        if stuck > 2 or not now["ringed"]:
            walked.fault(said, "stuck")
            return walked
        try:
            least = FIELD_PX if now["onBoard"] else None
            press(page, page.locator("[data-ring]").first, least=least, within=5_000)
        except CannotPress as error:
            walked.fault(said, f"not pressed: {error}")
        walked.presses += 1
        stuck = 0 if changed(page, now) else stuck + 1
    walked.fault(where, "no end")
    return walked


def survey(page: Page, where: str, others: Sequence[Size], walked: Walked) -> dict[str, Any]:
    """Look at the same moment in windows of other sizes."""
    own = page.viewport_size
    assert own is not None
    for wide, high in others:
        page.set_viewport_size({"width": wide, "height": high})
        now = settled(page)
        walked.look(f"{where} at {wide}×{high} {now['moment'][:60]}", now["faults"])
    page.set_viewport_size(own)
    return settled(page)


def changed(page: Page, before: dict[str, Any]) -> bool:
    """Whether a press had an effect, after a while at most."""
    deadline = time.monotonic() + 4
    while time.monotonic() < deadline:
        if page.evaluate(LOOK)["state"] != before["state"]:
            return True
        page.wait_for_timeout(SETTLE_MS)
    return False
