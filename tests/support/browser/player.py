"""Whole games in the browser, by pressing what glows."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Error, Page

from tests.support.browser.gestures import CannotPress, press_chosen

CHOOSE: Final = (
    Path(__file__).with_name("player.js").read_text(encoding="utf-8").strip().rstrip(";")
)
CHANGED: Final = f"""async ([given, before, ms]) => {{
  const until = performance.now() + ms;
  while (({CHOOSE})(given).state === before && performance.now() < until)
    await new Promise((done) => setTimeout(done, 15));
}}"""
COVERED_MS: Final = 15_000  # how long a target may be covered before that counts as a fault
EFFECT_MS: Final = 600  # how long a press may take to show; then the player goes on
MAX_REFUSED: Final = 5
FOLLOWING: Final = ("turn", "lay", "place again", "entry")  # these end what an earlier press began


class Player:
    """Takes turns between the kinds of things to press, and notes what could not be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made = 0  # decisions
        self.turns = self.turned = 0  # how often the tile in the air shall be and has been turned
        self.refused: list[str] = []
        self.pressed: Counter[str] = Counter()  # by sort
        self.boxes: list[str] = []  # of board and bar, each once
        self.over = False

    def play(self, seconds: float) -> dict[str, Any]:
        """Press on until the game is over; what was pressed."""
        deadline = time.monotonic() + seconds
        while not self.over:
            told = vars(self) | {"page": self.page.url}
            assert time.monotonic() < deadline, f"no end: {told}"
            assert len(self.refused) < MAX_REFUSED, self.refused
            try:
                self.step()
            except Error:
                self.page.wait_for_timeout(50)  # the page loads again
        return {key: told for key, told in vars(self).items() if key != "page"}

    def step(self) -> None:
        given = {
            "made": self.made,
            "cards": self.pressed["card"],
            "turns": self.turns,
            "turned": self.turned,
        }
        try:
            found = press_chosen(self.page, CHOOSE, given, within=COVERED_MS)
        except CannotPress as refusal:
            self.refused.append(str(refusal))
            self.made += 1
            return
        sort, self.over = found["sort"], found["over"]
        if not sort:
            self.page.wait_for_timeout(15)
            return
        if found["box"] not in self.boxes:
            self.boxes.append(found["box"])
        self.pressed[sort] += 1
        if sort == "turning":
            self.turns, self.turned = self.made % 3, 0
        self.turned += sort == "turn"
        self.made += sort not in FOLLOWING
        self.page.evaluate(CHANGED, [given, found["state"], EFFECT_MS])
