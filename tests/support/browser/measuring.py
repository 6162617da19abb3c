"""Measuring: moments of games are fed into the real page, and what does not fit is named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page

from quipu.presenting import presenter
from quipu.registry import games
from tests.support.browser.gestures import press
from tests.support.browser.moments import Moment
from tests.support.browser.watched_page import PATIENCE

PHONES: Final = ((320, 568), (360, 640), (390, 844), (414, 896), (844, 390))
TABLETS: Final = ((820, 1180), (1024, 768), (1180, 820))
DESKS: Final = ((1280, 720), (1280, 800), (1440, 900), (1920, 1080))
SIZES: Final = (*PHONES, *TABLETS, *DESKS)
FEW_SIZES: Final = ((360, 640), (844, 390), (820, 1180), (1280, 720))
THEMES: Final = ("light", "dark")
ARRANGED: Final = """() =>
    getComputedStyle(document.querySelector("main")).getPropertyValue("--arrangement").trim()"""
HERE: Final = Path(__file__).parent
MEASURE: Final = (HERE / "measure.js").read_text(encoding="utf-8")
FED: Final = (HERE / "fed.js").read_text(encoding="utf-8")
WELCOME: Final = {
    "type": "welcome",
    "person": 1,
    "stage": "playing",
    "chat": [],
    "phrases": [],
    "coach": {"on": False, "known": []},
    "hints": False,
}


@dataclass(frozen=True)
class Fault:
    """Something that does not fit, and when."""

    game: str
    size: str
    lang: str
    moment: str
    kind: str
    element: str
    words: str
    detail: str


class Measured:
    """One table's page in one size and language, without a server behind its line."""

    def __init__(
        self, browser: Browser, game: str, size: tuple[int, int], lang: str, **more: Any
    ) -> None:
        self.game, self.size, self.lang = game, size, lang
        self.finger = size not in DESKS
        self.is_narrow = False
        self.share = 1.0  # of the screen that the board has, at least
        self.boxes: dict[str, str] = {}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.finger,
            is_mobile=self.finger,
            reduced_motion="reduce",
            **more,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)

    def visit(self, address: str, cookie: str) -> int:
        """Open a page as the person who has this cookie sees it; the status of the answer."""
        for name, value in (("quipu", cookie), ("lang", self.lang)):
            self.context.add_cookies([{"name": name, "value": value, "url": address}])
        answer = self.page.goto(address)
        self.page.evaluate("document.fonts.ready")
        return answer.status if answer is not None else 0

    def open(self, address: str, cookie: str) -> None:
        """The page of a table, which is then fed with moments of games."""
        self.context.add_init_script(FED)
        self.context.route("**/result*", lambda asked: asked.abort())  # a game that is over stays
        self.visit(address, cookie)
        self.page.wait_for_function("() => window.fed !== null")
        arrangement: str = self.page.evaluate(ARRANGED)
        self.is_narrow = presenter(games()[self.game]).is_narrow(arrangement)
        self.tell(json.dumps(WELCOME))

    def tell(self, text: str) -> None:
        self.page.evaluate("text => window.fed(text)", text)

    def show(self, moment: Moment) -> None:
        self.tell(moment.views[self.lang, self.is_narrow])
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def compose(self) -> bool:
        """Press *Trade* where it can be pressed; the next moment closes it again."""
        trade = self.page.locator("#trade:not(.off)")
        if not trade.count() or not trade.is_visible():
            return False
        press(self.page, trade)
        self.page.wait_for_selector(".composer")
        return True

    def fault(
        self, moment: str, kind: str, element: str, words: str = "", detail: str = ""
    ) -> Fault:
        size = f"{self.size[0]}×{self.size[1]}"
        return Fault(self.game, size, self.lang, moment, kind, element, words, detail)

    def faults(self, moment: str) -> Iterator[Fault]:
        """What is wrong with the page as it lies; the first boxes of a game hold to its end."""
        found: dict[str, Any] = self.page.evaluate(MEASURE, {"finger": self.finger})
        self.share = min(self.share, found["share"] or 1.0)
        for each in found["faults"]:
            yield self.fault(moment, **each)
        for part, box in found["boxes"].items():
            first = self.boxes.setdefault(part, box)
            if box != first:
                yield self.fault(moment, "moved", part, detail=f"{first} → {box}")

    def contrast(self, moment: str) -> Iterator[Fault]:
        """What axe finds too pale, in both themes."""
        for theme in THEMES:
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            run: dict[str, Any] = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
            for node in nodes(Axe().run(self.page, options=run).response):
                yield self.fault(
                    moment, f"contrast {theme}", node["target"][0], detail=node["html"][:90]
                )
        self.page.emulate_media(color_scheme="light")

    def shot(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file, style="[data-fault]{outline:2px solid magenta!important}")


def nodes(found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for fault in found["violations"]:
        yield from fault["nodes"]
