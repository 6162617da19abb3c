"""Chromium as a player: it clicks what glows, and everything it should not see is noted."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page, sync_playwright

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
SHOTS = Path(os.environ.get("QUIPU_SHOTS", "build/shots"))


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


class Watched:
    """A page with what it asked for, complained about and received."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], **more: Any) -> None:
        phone = size == PHONE
        wide, high = size
        self.context = browser.new_context(
            viewport={"width": wide, "height": high}, has_touch=phone, is_mobile=phone, **more
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
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

    def close(self) -> None:
        self.context.close()
        assert self.faults == []
        own = urlsplit(self.address).netloc
        assert self.hosts <= {own, ""}, self.hosts

    # ---- playing --------------------------------------------------------------------------

    def play_now(self, game: str) -> None:
        self.page.goto(self.address)
        self.page.locator(f'form[action="/play"] button[value="{game}"]').first.click()
        self.page.wait_for_selector(".layer-ground > g", state="attached")

    def yours(self) -> bool:
        return self.page.locator(".app.yours").count() > 0

    def over(self) -> bool:
        return "/result" in self.page.url

    def step(self, number: int) -> None:
        """Click one thing that glows or can be pressed."""
        page = self.page
        ready = page.locator("#forms .btn.primary:enabled:visible")
        boxes = page.locator(".layer-targets [data-toggle]")
        glowing = page.locator(".layer-targets .glow[data-action]")
        acts = page.locator("#acts .act:not(.off)")
        steppers = page.locator("#forms .pm button:last-child")
        if lit := glowing.count():
            glowing.nth(number % lit).dispatch_event("click", timeout=2000)
        elif (many := boxes.count()) and ready.count() and number % 3:
            boxes.nth(number % many).dispatch_event("click", timeout=2000)
            page.wait_for_timeout(60)
            ready.first.click(timeout=2000)
        elif many := acts.count():
            acts.nth(number % many).click(timeout=2000)
        elif ready.count():
            ready.first.click(timeout=2000)
        elif many := steppers.count():
            steppers.nth(number % many).click(timeout=2000)

    def play_to_the_end(self, most: int = 1500) -> int:
        """Decide until the result page comes; how many decisions it took."""
        made = 0
        for _ in range(most * 20):
            if self.over():
                return made
            try:
                if self.yours():
                    self.step(made)
                    made += 1
                self.page.wait_for_timeout(40)
            except Error:
                continue  # the table moved on while it was looked at
            if made >= most:
                break
        raise AssertionError(f"no end after {made} decisions")
