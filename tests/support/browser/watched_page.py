"""Chromium with a player in front of it; whatever the page should not do is noted."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from tests.support.browser.gestures import PATIENCE_MS, press
from tests.support.browser.player import Player

CHROMIUM = os.environ.get("QUIPU_CHROMIUM", "/usr/bin/chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK, PHONE = (1280, 800), (390, 844)
KNOWN = Path(__file__).with_name("known.js").read_text(encoding="utf-8")
PATIENCE = PATIENCE_MS
SHOTS = Path(os.environ.get("QUIPU_SHOTS", "build/shots"))


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


class Watched:
    """A page with what it asked for, complained about and received."""

    made = 0  # in this test
    open: ClassVar[list[Watched]] = []

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **more: Any) -> None:
        phone = size == PHONE
        wide, high = size
        how: dict[str, Any] = {
            "has_touch": phone,
            "is_mobile": phone,
            "reduced_motion": "reduce",
        } | more
        self.context = browser.new_context(viewport={"width": wide, "height": high}, **how)
        Watched.made += 1
        self.context.add_init_script(KNOWN.replace("BROWSER", str(Watched.made)))
        self.page: Page = self.context.new_page()
        Watched.open.append(self)
        self.page.set_default_timeout(PATIENCE_MS)
        self.address = address
        self.size = "phone" if phone else "desk"
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.loaded = 0.0
        self.frames: list[int] = []
        self.texts: list[int] = []
        self.squeezed = False
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda asked: self.hosts.add(urlsplit(asked.url).netloc))
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self.count)
        wire.on("Network.webSocketFrameReceived", self.frame)
        wire.on("Network.webSocketHandshakeResponseReceived", self.greeted)

    def heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(message.text)

    def count(self, event: dict[str, Any]) -> None:
        self.loaded += event["encodedDataLength"]

    def frame(self, event: dict[str, Any]) -> None:
        """What a frame takes on the wire: Chromium tells the text, the line compresses it."""
        text = event["response"]["payloadData"].encode()
        self.frames.append(len(zlib.compress(text)))
        self.texts.append(len(text))

    def greeted(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): said for name, said in event["response"]["headers"].items()}
        self.squeezed = "permessage-deflate" in headers.get("sec-websocket-extensions", "")

    def shot(self, name: str, full: bool = False) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.size}.png", full_page=full)

    def told(self) -> str:
        """Where it is, what it shows and what it complained about."""
        try:
            shown = self.page.locator("body").inner_text(timeout=2000)[:1500]
        except Error as error:
            shown = str(error)
        return f"{self.page.url} ({self.size})\n{shown}\n{self.faults}"

    def close(self) -> None:
        Watched.open.remove(self)
        self.context.close()
        assert self.faults == []
        own = urlsplit(self.address).netloc
        assert self.hosts <= {own, ""}, self.hosts

    # ---- playing --------------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        self.begin(game, "button.primary")
        asked, table = "dialog.first[open] .first-form", ".layer-ground > g"
        self.page.wait_for_selector(f"{asked}, {table}", state="attached")
        if self.page.locator(asked).count():
            self.just_play()
        self.page.wait_for_selector(table, state="attached")

    def just_play(self, level: str = "medium") -> None:
        """Answer the question before a first game: no lesson, no coach, bots of this level."""
        asked = self.page.locator("dialog.first .first-form")
        press(self.page, asked.locator('.way:has([value="play"])'))
        change = asked.locator(".setup:not([open]) .change")
        if change.count():
            press(self.page, change)
        wanted = asked.locator(f'label:has([value="{level}"])')
        if wanted.count():  # not every game has levels
            press(self.page, wanted)
        press(self.page, asked.locator("button.primary"))

    def invite(self, game: str) -> None:
        """Open a room for this game, as its host."""
        self.begin(game, 'button[formaction="/new"]')
        self.page.wait_for_selector(".cols")

    def begin(self, game: str, button: str) -> None:
        """In the lobby a mode is chosen on its card, then begun."""
        self.page.goto(self.address)
        card = self.page.locator(f'form.start:has(input[value="{game}"])')
        mode = card.locator(f'label:has(input[value="{game}"])')
        if mode.count():
            press(self.page, mode)
        press(self.page, card.locator(button))

    def yours(self) -> bool:
        return self.page.locator(".app.yours").count() > 0

    def over(self) -> bool:
        return self.page.locator("#ending:not([hidden])").count() > 0

    def to_result(self) -> None:
        """From the panel at the end of a game to the page with all its figures."""
        self.page.wait_for_selector("#ending:not([hidden])")
        press(self.page, "#ending-full")
        self.page.wait_for_url("**/result*")

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector('.app.yours:not([aria-busy="true"])')

    def glows(self, more: str = "") -> Locator:
        """The first thing that glows, of those this selector means."""
        return self.page.locator(f".layer-targets .glow[data-action]{more}").first

    def press(self, target: Locator) -> None:
        """Press something and wait until the table has answered."""
        lines = self.page.locator("#log li").count()
        press(self.page, target)
        self.page.locator("#log li").nth(lines).wait_for(state="attached")
        self.page.wait_for_selector('.app:not([aria-busy="true"])', state="attached")

    def play_to_the_end(self, seconds: float = 400) -> dict[str, Any]:
        """Press what glows until the game is over, and go to its result; what was pressed."""
        made = Player(self.page).play(seconds)
        self.to_result()
        return made
